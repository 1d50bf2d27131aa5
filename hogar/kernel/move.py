"""Moves: immutable answers with a short text that people can read and type (`place cook large`).

A game declares its verbs once; moves are interned in them, so that equal moves are one object and a legal list costs
no text. Text to move and back is exact.
"""

from __future__ import annotations

from hogar.kernel.message import Message
from hogar.kernel.parameters import Parameter


class Move:
    """An answer: a verb and up to three small values. Every legal one is made by `Verb.move`."""

    def __init__(self, verb: Verb, a: int, b: int, c: int) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c
        self.text = verb.text(a, b, c)

    def message(self) -> Message:
        """The move in words of the catalogue."""
        return self.verb.message("move", [self.a, self.b, self.c])

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Phrase:
    """A name with typed places, the common shape of verbs and events."""

    def __init__(self, name: str, *parameters: Parameter) -> None:
        self.name = name
        self.parameters = list(parameters)

    def message(self, prefix: str, values: list[int]) -> Message:
        """The phrase with these values in words of the catalogue."""
        places = zip(self.parameters, values, strict=False)
        return Message(f"{prefix}.{self.name}", {place.name: place.value(value) for place, value in places})


class Verb(Phrase):
    """A kind of move. `extra` verbs may be used at any time: they don't answer the question that is open."""

    def __init__(self, name: str, *parameters: Parameter, extra: bool = False) -> None:
        super().__init__(name, *parameters)
        self.extra = extra
        self.table: dict[int, Move] = {}
        self.second = parameters[1].size if len(parameters) > 1 else 1
        self.third = parameters[2].size if len(parameters) > 2 else 1

    def move(self, a: int = 0, b: int = 0, c: int = 0) -> Move:
        """The one move of this verb with these values."""
        key = (a * self.second + b) * self.third + c
        move = self.table.get(key)
        if move is None:
            move = Move(self, a, b, c)
            self.table[key] = move
        return move

    def text(self, a: int, b: int, c: int) -> str:
        """The text form: the verb's name, then its values."""
        words = [self.name]
        for parameter, value in zip(self.parameters, (a, b, c), strict=False):
            words.append(parameter.text(value))
        return " ".join(word for word in words if word)

    def read(self, words: list[str]) -> Move | None:
        """The move that these words (without the verb's name) say; None where they say none.

        Whatever people type is not kept: the move is the interned one only if some list has offered it already.
        """
        values = [0, 0, 0]
        for place, parameter in enumerate(self.parameters):
            count = len(words) if parameter.greedy() else 1
            values[place] = parameter.read(words[:count])
            if values[place] < 0:
                return None
            words = words[count:]
        if words:
            return None
        a, b, c = values
        move = self.table.get((a * self.second + b) * self.third + c)
        return move if move is not None else Move(self, a, b, c)
