"""Who sits at a table: people at this device, people who come by a link, bots."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from hogar.bots.manifest import BOTS, bot_named
from hogar.kernel.errors import Invalid
from hogar.server import wire

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_DEVICES: Final = 8
"""From so many devices one seat can be played; a ninth takes the place of the first."""


@dataclass
class Seat:
    """A seat: the kind of who sits there, the name, the devices that hold it, and which link is the valid one."""

    kind: wire.Kind
    name: str
    bot: str = ""
    link: int = 0
    holders: list[str] = field(default_factory=list)

    def hold(self, device: str) -> None:
        """Gives the seat to a device as well."""
        if device not in self.holders:
            self.holders = [*self.holders, device][-MOST_DEVICES:]

    def shown(self, number: int, device: str) -> wire.Seat:
        """The seat as a device sees it."""
        taken = self.kind == "bot" or bool(self.holders)
        return wire.Seat(number, self.kind, self.name, self.bot or None, taken, device in self.holders)


def clean_name(text: str) -> str:
    """A name as it may stand in a sentence and in a record: printable, one line."""
    printable = "".join([character if character.isprintable() else " " for character in text])
    return " ".join(printable.replace("{", "(").replace("}", ")").split())[: wire.LONGEST_NAME].strip()


def seated(asked: Sequence[wire.SeatAsked | wire.Reseat], device: str) -> list[Seat]:
    """The seats of a table as somebody asks for them; raises `Invalid` for a bot that there is not."""
    seats: list[Seat] = []
    for number, wish in enumerate(asked, 1):
        seats.append(sitter(wish, number, device, [seat.name for seat in seats]))
    return seats


def sitter(wish: wire.SeatAsked | wire.Reseat, number: int, device: str, others: list[str]) -> Seat:
    """Who sits in a seat; a bot goes by its own name, so that a record alone tells it from people."""
    if wish.kind == "bot":
        bot_named(wish.bot)
        return Seat("bot", free_name(wish.bot.capitalize(), others), wish.bot)
    name = not_a_bot(clean_name(wish.name)) or f"{number}"
    seat = Seat(wish.kind, free_name(name, others))
    if wish.kind == "here":
        seat.hold(device)
    return seat


def bot_of(name: str) -> str:
    """The bot that goes by a name in a record: `Greedy 2` is a greedy one; nothing where it is a person's."""
    kind = re.sub(r" [0-9]+$", "", name.lower())
    return kind if kind in BOTS else ""


def not_a_bot(name: str) -> str:
    """A person's name; raises `Invalid` where it is that of a bot."""
    if bot_of(name):
        raise Invalid("server.bot_name", {"name": name})
    return name


def free_name(name: str, others: Sequence[str]) -> str:
    """The name, with a number where somebody has it already."""
    taken = {other.casefold() for other in others}
    longest = wire.LONGEST_NAME - 2
    numbered = [name, *[f"{name[:longest].rstrip()} {number}" for number in range(2, wire.MOST_SEATS + 2)]]
    return next(own for own in numbered if own.casefold() not in taken)
