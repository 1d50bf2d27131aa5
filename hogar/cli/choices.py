"""The legal moves of a decision as a numbered list, and which of them a person means by what was typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from hogar.kernel.errors import Invalid
from hogar.kernel.move import Move
from hogar.kernel.parameters import Number
from hogar.messages import Catalogue
from hogar.messages.catalogue import folded

if TYPE_CHECKING:
    from hogar.kernel.decision import Decision

FEW: Final = 6
"""So many moves stand one below the other; more of them are grouped, and set in columns."""
MOST_COLUMNS: Final = 5


@dataclass(frozen=True)
class Choice:
    """A move with its number and its sentence."""

    number: int
    move: Move
    sentence: str
    note: str = ""

    @property
    def whole(self) -> str:
        """The sentence with its note."""
        return f"{self.sentence} ({self.note})" if self.note else self.sentence


@dataclass(frozen=True)
class Section:
    """Choices that belong together, under a title or none."""

    title: str
    choices: list[Choice]


class Choices:
    """Everything that a person may play now."""

    def __init__(self, decision: Decision, words: Catalogue, note: Callable[[Move], str]) -> None:
        """The answers to a decision in groups, then its extras; numbers run on."""
        moves = decision.moves()
        self.words = words
        self.note = note
        self.natural = natural_numbers(moves)
        self.number = max(self.natural.values(), default=0)
        self.sections = [self.section("", group) for group in grouped(moves)]
        extras = decision.extras()
        if extras:
            self.sections.append(self.section(words.say("cli.play.extras"), extras))
        self.all = [choice for section in self.sections for choice in section.choices]

    def section(self, title: str, moves: list[Move]) -> Section:
        """A group with its numbers."""
        choices = []
        for move in moves:
            number = self.natural.get(move, -1)
            if number < 0:
                self.number += 1
                number = self.number
            choices.append(Choice(number, move, self.words.text(move.message()), self.note(move)))
        return Section(title, choices)

    def understand(self, typed: str) -> list[Choice]:
        """The choices that a text may mean: by number, by exact text, else by words of the sentence or the text."""
        if re.fullmatch(r"[0-9]{1,6}", typed):
            return [choice for choice in self.all if choice.number == int(typed)]
        words = words_of(typed)
        exact = [choice for choice in self.all if words == words_of(choice.move.text)]
        if exact or not words:
            return exact
        same = [choice for choice in self.all if words == words_of(choice.sentence)]
        return same or [choice for choice in self.all if means(words, choice)]

    def no_number(self) -> Invalid:
        """The refusal of a number that no choice has."""
        numbers = [choice.number for choice in self.all]
        return Invalid("cli.play.no_number", {"first": min(numbers), "last": max(numbers)})

    def lines(self, width: int) -> RenderableType:
        """The list as it is shown: a few moves one below the other, many in columns under what they have in common."""
        parts: list[RenderableType] = []
        for section in self.sections:
            if section.title:
                parts.append(Text(section.title, "bold"))
            if len(self.all) <= FEW or len(section.choices) <= FEW // 2:
                parts.extend([cell(choice, choice.sentence) for choice in section.choices])
            else:
                parts.extend(in_columns(section.choices, width))
        return Group(*parts)


def in_columns(choices: list[Choice], width: int) -> list[RenderableType]:
    """Many choices in columns; the words with which all of them begin stand above."""
    start = common_start([choice.sentence for choice in choices])
    cells = [cell(choice, choice.sentence[len(start) :]) for choice in choices]
    columns = Columns(cells, width=column_width(cells, width), column_first=True, padding=(0, 1))
    return [Text(f"{start}…", "bold"), columns] if start else [columns]


def common_start(sentences: list[str]) -> str:
    """The words with which all of the sentences begin, if there are two or more; something is left of each."""
    split = [sentence.split(" ") for sentence in sentences]
    count = 0
    while all(count + 1 < len(words) and words[count] == split[0][count] for words in split):
        count += 1
    return " ".join(split[0][:count]) + " " if count > 1 else ""


def cell(choice: Choice, sentence: str) -> Text:
    """A choice as it stands in the list."""
    text = Text.assemble((f"{choice.number:>3} ", "bold cyan"), sentence)
    if choice.note:
        text.append(f" ({choice.note})", "dim")
    return text


def column_width(cells: Sequence[Text], width: int) -> int:
    """Equal columns, as many as fit."""
    longest = max([text.cell_len for text in cells])
    columns = max(1, min(MOST_COLUMNS, (width + 1) // (longest + 2)))
    return max(10, width // columns - 1)


def natural_numbers(moves: list[Move]) -> dict[Move, int]:
    """The numbers that moves of the first verb carry in themselves, if each has its own: `knives 2` is number 2."""
    same = [move for move in moves if move.verb is moves[0].verb]
    for place, parameter in enumerate(moves[0].verb.parameters if len(same) > 1 else []):
        numbers = {move: values(move)[place] for move in same}
        if isinstance(parameter, Number) and len(set(numbers.values())) == len(same):
            return numbers
    return {}


def grouped(moves: list[Move]) -> list[list[Move]]:
    """The moves as they come, except that many are put together by verb, and by what has two or three values."""
    if len(moves) <= FEW:
        return [moves]
    groups: dict[tuple[str, int], list[Move]] = {}
    splits = {verb: splitting([move for move in moves if move.verb.name == verb]) for verb in verbs(moves)}
    for move in moves:
        place = splits[move.verb.name]
        groups.setdefault((move.verb.name, values(move)[place] if place >= 0 else 0), []).append(move)
    return list(groups.values())


def verbs(moves: list[Move]) -> list[str]:
    """The verbs of some moves."""
    return list(dict.fromkeys([move.verb.name for move in moves]))


def values(move: Move) -> tuple[int, int, int]:
    """The values of a move."""
    return move.a, move.b, move.c


def splitting(moves: list[Move]) -> int:
    """The place of the value by which moves of one verb are best divided; -1 for none."""
    if len(moves) <= FEW:
        return -1
    for place in range(len(moves[0].verb.parameters)):
        if 2 <= len({values(move)[place] for move in moves}) <= 3:
            return place
    return -1


def words_of(text: str) -> list[str]:
    """The words of a text, without accents and capitals."""
    return re.findall(r"[\w+]+", folded(text))


def means(typed: list[str], choice: Choice) -> bool:
    """Whether each typed word begins a word of the choice."""
    words = words_of(choice.sentence) + words_of(choice.move.text)
    return all(any(word.startswith(start) for word in words) for start in typed)
