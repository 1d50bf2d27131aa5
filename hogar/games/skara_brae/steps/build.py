"""Build: Furnish or Trade with a saving (SB-192 to SB-196)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.moves import BUILD
from hogar.games.skara_brae.steps.action import SpecialTile
from hogar.games.skara_brae.steps.furnish import Furnish
from hogar.games.skara_brae.steps.trade import Trade
from hogar.kernel.message import Value
from hogar.kernel.step import Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class Build(SpecialTile):
    """The Build tile."""

    def main_problem(self, table: Table, seat: int, goods: list[int]) -> int:
        furnish = track_problem(table, seat, w.FURNISH, goods)
        return furnish if furnish and track_problem(table, seat, w.TRADE, goods) else r.OK

    def main(self, table: Table, seat: int) -> None:
        table.push(ChooseTrack(seat))

    def details(self, table: Table, seat: int) -> dict[str, Value]:
        furnish, trade = track_details(table, seat, w.FURNISH), track_details(table, seat, w.TRADE)
        return {**furnish, "trade": trade["need"], **super().details(table, seat)}


def saving(table: Table, seat: int) -> int:
    """What Build saves on the cost of advancing (SB-192)."""
    return table.figures.saving[table.boards[seat].flipped >> w.BUILD & 1]


def track_problem(table: Table, seat: int, tile: int, goods: list[int]) -> int:
    """Why Build can't be used for Furnish or for Trade with these goods."""
    rules = table.tiles[tile]
    if isinstance(rules, Furnish):
        return rules.saving_problem(table, seat, goods, saving(table, seat))
    if isinstance(rules, Trade):
        return rules.saving_problem(table, seat, goods, saving(table, seat))
    return r.NO_TRACK_OF_BUILD


def track_details(table: Table, seat: int, tile: int) -> dict[str, Value]:
    """What the sentence of a problem with a track needs; the saving of Build is taken off what it asks for."""
    details = table.tiles[tile].details(table, seat)
    need = details.get("need")
    return {**details, "need": max(0, need - saving(table, seat))} if isinstance(need, int) else details


class ChooseTrack(Ask["Table"]):
    """Which of the two actions to take."""

    ASKED: ClassVar[str] = "ask.build"
    CLAUSE: ClassVar[str] = "SB-192"

    def moves(self, table: Table) -> list[Move]:
        goods = table.boards[self.seat].goods
        return [
            BUILD.move(tile) for tile in (w.FURNISH, w.TRADE) if track_problem(table, self.seat, tile, goods) == r.OK
        ]

    def choose(self, table: Table, move: Move) -> None:
        rules = table.tiles[move.a]
        if isinstance(rules, (Furnish, Trade)):
            rules.act_saving(table, self.seat, saving(table, self.seat))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not BUILD:
            return r.OK
        return track_problem(table, self.seat, move.a, table.boards[self.seat].goods)

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return track_details(table, self.seat, move.a)
