"""The words that moves and events are made of: a good, a tile, a number, several goods.

A parameter turns a small int into a word of the text form and back, and into the name that people read.
"""

from __future__ import annotations

from hogar.kernel.message import Message, Value


class Parameter:
    """One place in a phrase; values run from 0 to size - 1."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size

    def text(self, value: int) -> str:
        """The word or words for a value."""
        raise NotImplementedError

    def read(self, words: list[str]) -> int:
        """The value of the words that belong to this place; -1 where they mean nothing."""
        raise NotImplementedError

    def greedy(self) -> bool:
        """Whether it takes all the words that are left, instead of one."""
        return False

    def value(self, value: int) -> Value:
        """What the catalogue gets for a value."""
        raise NotImplementedError


class Words(Parameter):
    """One word out of a list; its name for people is the message `<kind>.<word>`."""

    def __init__(self, name: str, words: tuple[str, ...], kind: str = "") -> None:
        super().__init__(name, len(words))
        self.words = words
        self.kind = kind if kind else name

    def text(self, value: int) -> str:
        return self.words[value]

    def read(self, words: list[str]) -> int:
        return self.words.index(words[0]) if words and words[0] in self.words else -1

    def value(self, value: int) -> Value:
        return Message(f"{self.kind}.{self.words[value]}")


class Number(Parameter):
    """A whole number from 0 to `high`."""

    def __init__(self, name: str, high: int) -> None:
        super().__init__(name, high + 1)

    def text(self, value: int) -> str:
        return str(value)

    def read(self, words: list[str]) -> int:
        if not words or len(words[0]) > 9 or not (words[0].isascii() and words[0].isdigit()):
            return -1
        number = int(words[0])
        return number if number < self.size else -1

    def value(self, value: int) -> Value:
        return value


class Several(Parameter):
    """Any set of words out of a list, each once, as a bit mask; in the text they stand in the list's order."""

    def __init__(self, name: str, words: tuple[str, ...], kind: str = "") -> None:
        super().__init__(name, 1 << len(words))
        self.words = words
        self.kind = kind if kind else name

    def members(self, value: int) -> list[int]:
        """The indices in a mask."""
        return [index for index in range(len(self.words)) if value >> index & 1]

    def text(self, value: int) -> str:
        return " ".join(self.words[index] for index in self.members(value))

    def read(self, words: list[str]) -> int:
        mask = 0
        for word in words:
            bit = 1 << self.words.index(word) if word in self.words else 0
            if not bit or mask & bit:
                return -1
            mask |= bit
        return mask

    def greedy(self) -> bool:
        return True

    def value(self, value: int) -> Value:
        return [Message(f"{self.kind}.{self.words[index]}") for index in self.members(value)]


class SeatNumber(Parameter):
    """A seat; written from 1, named by the message `seat.<number>`."""

    def __init__(self, name: str = "seat", most: int = 8) -> None:
        super().__init__(name, most)

    def text(self, value: int) -> str:
        return str(value + 1)

    def read(self, words: list[str]) -> int:
        index = Number(self.name, self.size).read(words)
        return index - 1 if index > 0 else -1

    def value(self, value: int) -> Value:
        return Message(f"seat.{value + 1}")
