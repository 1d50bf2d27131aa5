"""Muster: the effects of one habitat once more (SB-209 to SB-213)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import SETTLERS
from hogar.games.skara_brae.moves import MUSTER
from hogar.games.skara_brae.steps.action import SpecialTile
from hogar.games.skara_brae.steps.harvest import BottomEffect, ResolveEffect, TopHarvest, effect_details
from hogar.games.skara_brae.storage import covers
from hogar.kernel.message import Message, Value
from hogar.kernel.step import Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move

HARVEST_PART: Final = 0
EFFECT_PART: Final = 1
BOTH_PARTS: Final = 2


class Muster(SpecialTile):
    """The Muster tile."""

    def main_problem(self, table: Table, seat: int, goods: list[int]) -> int:
        return r.OK if table.boards[seat].settler_count() else r.NO_SETTLERS

    def main(self, table: Table, seat: int) -> None:
        table.push(ChooseHabitat(seat))


class ChooseHabitat(Ask["Table"]):
    """Which habitat, and on the front which of its two effects (SB-210, SB-211)."""

    ASKED: ClassVar[str] = "ask.muster"
    CLAUSE: ClassVar[str] = "SB-210"

    def moves(self, table: Table) -> list[Move]:
        return [
            MUSTER.move(habitat, part)
            for habitat in range(len(w.HABITATS))
            for part in range(BOTH_PARTS + 1)
            if self.part_problem(table, habitat, part) == r.OK
        ]

    def part_problem(self, table: Table, habitat: int, part: int) -> int:
        """Why a habitat, or a part of its effects, can't be chosen.

        An effect that counts no icon may be: it gives nothing (SB-122), where the harvest would have to be taken.
        """
        board = table.boards[self.seat]
        if not board.settlers[habitat]:
            return r.NO_SETTLERS
        back = board.is_back(w.MUSTER)
        if back != (part == BOTH_PARTS):
            return r.BOTH_ON_BACK if back else r.NOT_BOTH_ON_FRONT
        newest = SETTLERS[board.settlers[habitat][-1]]
        return r.OK if part != EFFECT_PART or covers(board.goods, newest.paid) else r.NOT_HAVE

    def choose(self, table: Table, move: Move) -> None:
        newest = table.boards[self.seat].settlers[move.a][-1]
        if move.b == EFFECT_PART:
            table.push(ResolveEffect(self.seat, newest))
            return
        if move.b == BOTH_PARTS:
            table.push(BottomEffect(self.seat, newest))
        table.push(TopHarvest(self.seat, move.a))

    def check(self, table: Table, move: Move) -> int:
        return self.part_problem(table, move.a, move.b) if move.verb is MUSTER else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        details: dict[str, Value] = {"tile": Message("tile.muster")}
        if reason == r.NOT_HAVE:
            details.update(effect_details(table, self.seat, table.boards[self.seat].settlers[move.a][-1]))
        return details
