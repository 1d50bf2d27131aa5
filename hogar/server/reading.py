"""The log of a table as somebody reads it: what they may know of every move and of what it did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hogar.kernel.seats import CHANCE
from hogar.server import showing, wire

if TYPE_CHECKING:
    from hogar.kernel.event import Event
    from hogar.messages import Catalogue
    from hogar.server.table import Said


@dataclass(frozen=True)
class Reader:
    """Who reads: the seats that are theirs, of how many players; with `everything`, nothing is hidden any more."""

    mine: list[int]
    players: int
    everything: bool

    def may_know(self, event: Event) -> bool:
        """Whether an event may be told."""
        everybody = (1 << self.players) - 1
        if self.everything or event.known & everybody == everybody:
            return True
        return any(event.known >> seat & 1 for seat in self.mine)

    def line(self, number: int, said: Said) -> wire.Line:
        """A line as it goes over the wire."""
        told = [event for event in said.events if self.may_know(event)]
        events = [showing.event(event, [] if self.everything else self.mine) for event in told]
        seat = None if said.seat == CHANCE else said.seat + 1
        move = showing.move(said.move) if self.everything or said.seat in self.mine else None
        return wire.Line(number, seat, said.round, said.turn, move, events)

    def sentence(self, words: Catalogue, number: int, said: Said) -> str:
        """A line in words; nothing for a move that did nothing to be seen, but to its own seat."""
        told = [words.text(event.message()) for event in said.events if self.may_know(event)]
        if not told and said.seat in self.mine:
            told = [f"{words.say(f'seat.{said.seat + 1}')}: {words.text(said.move.message())}."]
        return f"{number}. {' '.join([text[:1].upper() + text[1:] for text in told])}" if told else ""
