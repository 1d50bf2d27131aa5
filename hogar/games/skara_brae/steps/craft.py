"""Craft: the cost of one own tile flips it (SB-155 to SB-160). Innovate flips without the cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.happenings import TILE_FLIPPED
from hogar.games.skara_brae.moves import FLIP
from hogar.games.skara_brae.steps.action import ActionTile, amounts
from hogar.games.skara_brae.storage import covers, pay_all
from hogar.kernel.message import Message, Value
from hogar.kernel.step import Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class Craft(ActionTile):
    """The Craft tile."""

    def problem(self, table: Table, seat: int, goods: list[int]) -> int:
        board = table.boards[seat]
        fronts = board.tiles() & ~board.flipped
        costs = table.figures.flip_costs
        for tile in range(w.TILE_KINDS):
            if fronts >> tile & 1 and covers(goods, costs[tile]):
                return r.OK
        return r.NO_FLIP

    def act(self, table: Table, seat: int) -> None:
        table.push(FlipTile(seat))

    def details(self, table: Table, seat: int) -> dict[str, Value]:
        return {**super().details(table, seat), "which": "any"}


def flip(table: Table, seat: int, tile: int) -> None:
    """Turns a tile to its back, for good (SB-158); workers on it stay (SB-133)."""
    table.boards[seat].flipped |= 1 << tile
    table.tell(TILE_FLIPPED, [seat, tile])


def front_problem(table: Table, seat: int, tile: int, foreign: int) -> int:
    """Why a tile can't be flipped, costs aside; `foreign` is the reason where it is not the seat's own."""
    board = table.boards[seat]
    if not board.tiles() >> tile & 1:
        return foreign
    return r.ALREADY_FLIPPED if board.is_back(tile) else r.OK


class FlipTile(Ask["Table"]):
    """Which tile to flip at its printed cost (SB-156)."""

    ASKED: ClassVar[str] = "ask.flip"
    CLAUSE: ClassVar[str] = "SB-155"

    def moves(self, table: Table) -> list[Move]:
        return [FLIP.move(tile) for tile in range(w.TILE_KINDS) if self.flip_problem(table, tile) == r.OK]

    def flip_problem(self, table: Table, tile: int) -> int:
        """Why this tile can't be flipped now."""
        problem = front_problem(table, self.seat, tile, r.NOT_YOURS_TO_FLIP)
        if problem:
            return problem
        return r.OK if covers(table.boards[self.seat].goods, table.figures.flip_costs[tile]) else r.NO_FLIP

    def choose(self, table: Table, move: Move) -> None:
        pay_all(table, self.seat, table.figures.flip_costs[move.a])
        flip(table, self.seat, move.a)

    def check(self, table: Table, move: Move) -> int:
        return self.flip_problem(table, move.a) if move.verb is FLIP else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        cost = amounts(table.figures.flip_costs[move.a])
        return {"tile": Message(f"tile.{w.TILES[move.a]}"), "which": "one", "cost": cost}
