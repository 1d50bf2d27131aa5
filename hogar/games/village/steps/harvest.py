"""Grain harvest (area A, chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.farm import gain_grain
from hogar.games.village.moves import HARVEST
from hogar.games.village.steps.area import Area, AreaAsk
from hogar.kernel.message import Message

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move

BASE = 0
WITH_HORSE = 1
WITH_OX = 2


class GrainHarvest(Area):
    """Grain for a family with somebody on the farm."""

    def problem(self, table: Table, seat: int) -> int:
        board = table.boards[seat]
        if not board.at_home():
            return r.NOBODY_AT_HOME
        return r.OK if board.things[w.GRAIN] < table.figures.grain_limit else r.GRAIN_FULL

    def act(self, table: Table, seat: int, owed: bool) -> None:
        table.push(ChooseHarvest(seat, owed))


def grain_yield(table: Table, seat: int) -> int:
    """The grain of a harvest: the best team counts, once (VI-65 to VI-67)."""
    things = table.boards[seat].things
    figures = table.figures.harvest
    if things[w.PLOW] and things[w.OX]:
        return figures[WITH_OX]
    return figures[WITH_HORSE] if things[w.PLOW] and things[w.HORSE] else figures[BASE]


class ChooseHarvest(AreaAsk):
    """Whether to harvest; with a full farm that is allowed and brings nothing (VI-64, VI-69)."""

    ASKED: ClassVar[str] = "ask.harvest"
    CLAUSE: ClassVar[str] = "VI-64"

    def add_moves(self, table: Table, moves: list[Move]) -> None:
        if table.boards[self.seat].at_home():
            moves.append(HARVEST.move())

    def carry_out(self, table: Table, move: Move) -> None:
        gain_grain(table, self.seat, grain_yield(table, self.seat))

    def why_not(self, table: Table, move: Move) -> int:
        return r.NOBODY_AT_HOME if move.verb is HARVEST else r.OK

    def asked(self, table: Table) -> Message:
        return Message("ask.harvest", {"number": grain_yield(table, self.seat)})
