"""Tend Land: several picks, each a Gather action or a clear (SB-225 to SB-229)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import GATHERS
from hogar.games.skara_brae.moves import CLEAR, GATHER
from hogar.games.skara_brae.steps.action import SpecialTile
from hogar.games.skara_brae.steps.clean import clear_details, clear_problem, offered_clears, use_clear
from hogar.games.skara_brae.steps.gather import gather_details, gather_problem, offered_gathers, use_gather
from hogar.kernel.codec import Codec, Mask, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class TendLand(SpecialTile):
    """The Tend Land tile; a Gather action is always possible (SB-291)."""

    def main_problem(self, table: Table, seat: int, goods: list[int]) -> int:
        return r.OK

    def main(self, table: Table, seat: int) -> None:
        picks = table.figures.picks[table.boards[seat].flipped >> w.TEND_LAND & 1]
        table.push(Pick(seat, picks))


class Pick(Ask["Table"]):
    """The next pick; `gathered` are the Gather tiles used already (SB-226)."""

    ASKED: ClassVar[str] = "ask.pick"
    CLAUSE: ClassVar[str] = "SB-225"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": Whole(0, 9), "gathered": Mask(w.TILES)}

    def __init__(self, seat: int = NOBODY, left: int = 0, gathered: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.gathered = gathered

    def moves(self, table: Table) -> list[Move]:
        moves: list[Move] = []
        if self.left:
            for tile in range(w.GATHER_SHORE, w.GATHER_FIELDS + 1):
                if not self.gathered >> tile & 1:
                    moves += offered_gathers(table, self.seat, tile)
            moves += offered_clears(table, self.seat)
        moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is GATHER:
            use_gather(table, self.seat, move.a)
            table.push(Pick(self.seat, self.left - 1, self.gathered | 1 << GATHERS[move.a].tile))
        elif move.verb is CLEAR:
            use_clear(table, self.seat, move.a)
            table.push(Pick(self.seat, self.left - 1, self.gathered))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is CLEAR:
            return clear_problem(table, self.seat, move.a)
        if move.verb is not GATHER:
            return r.OK
        if self.gathered >> GATHERS[move.a].tile & 1:
            return r.GATHERED_ALREADY
        return gather_problem(table, self.seat, move.a)

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        if move.verb is CLEAR:
            return clear_details(table, self.seat)
        return gather_details(table, self.seat, move.a)

    def asked(self, table: Table) -> Message:
        return Message("ask.pick", {"left": self.left})
