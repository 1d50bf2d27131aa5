"""What happened, in sentences: for the log, and for whoever sat by while others played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hogar.cli.words import capitalised
from hogar.kernel.seats import CHANCE

if TYPE_CHECKING:
    from hogar.kernel.match import Entry
    from hogar.messages import Catalogue


def events_of(words: Catalogue, entry: Entry, seat: int) -> list[str]:
    """What a seat may know of what a move did; a seat below 0 knows everything."""
    return [words.text(event.message()) for event in entry.events if seat < 0 or event.known >> seat & 1]


def sentences(words: Catalogue, entry: Entry, seat: int) -> list[str]:
    """What happened with a move as a seat may know it; one's own move itself where it did nothing to be seen."""
    told = events_of(words, entry, seat)
    if not told and entry.seat == seat:
        told = [f"{words.say(f'seat.{seat + 1}')}: {words.text(entry.played.move.message())}."]
    return [capitalised(sentence) for sentence in told]


def since(words: Catalogue, entries: Sequence[Entry], seat: int) -> list[str]:
    """What happened with some moves, a paragraph for each seat's; chance's draws lie on the table to be seen."""
    paragraphs: list[tuple[int, list[str]]] = []
    for entry in entries:
        told = sentences(words, entry, seat) if entry.seat != CHANCE else []
        if told and paragraphs and paragraphs[-1][0] == entry.seat:
            paragraphs[-1][1].extend(told)
        elif told:
            paragraphs.append((entry.seat, told))
    return [" ".join(told) for _, told in paragraphs]


def log(words: Catalogue, entries: Sequence[Entry], seat: int, last: int) -> Iterator[str]:
    """The last moves of which a seat knows something, each with its number."""
    lines = [
        f"{number}. {' '.join(told)}"
        for number, entry in enumerate(entries, 1)
        if (told := sentences(words, entry, seat))
    ]
    yield from lines[-last:]
