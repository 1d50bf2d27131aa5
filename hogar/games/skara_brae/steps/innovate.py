"""Innovate: flip a tile for nothing; on the back its action may follow (SB-205 to SB-208)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.moves import FLIP, USE
from hogar.games.skara_brae.steps.action import TILE, SpecialTile
from hogar.games.skara_brae.steps.craft import flip, front_problem
from hogar.games.skara_brae.storage import pay
from hogar.kernel.codec import Codec, Flag
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class Innovate(SpecialTile):
    """The Innovate tile."""

    def main_problem(self, table: Table, seat: int, goods: list[int]) -> int:
        board = table.boards[seat]
        return r.OK if board.tiles() & ~board.flipped else r.NO_FRONT

    def main(self, table: Table, seat: int) -> None:
        table.push(FlipFree(seat, table.boards[seat].is_back(w.INNOVATE)))


class FlipFree(Ask["Table"]):
    """Which tile to flip; `back` is the side of Innovate when it was used (SB-206)."""

    ASKED: ClassVar[str] = "ask.flip_free"
    CLAUSE: ClassVar[str] = "SB-205"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "back": Flag()}

    def __init__(self, seat: int = NOBODY, back: bool = False) -> None:
        super().__init__(seat)
        self.back = back

    def moves(self, table: Table) -> list[Move]:
        return [FLIP.move(tile) for tile in range(w.TILE_KINDS) if self.flip_problem(table, tile) == r.OK]

    def flip_problem(self, table: Table, tile: int) -> int:
        """Why this tile can't be flipped."""
        return front_problem(table, self.seat, tile, r.NOT_YOURS_TO_FLIP_FREE)

    def choose(self, table: Table, move: Move) -> None:
        flip(table, self.seat, move.a)
        if self.back:
            table.push(UseFlipped(self.seat, move.a))

    def check(self, table: Table, move: Move) -> int:
        return self.flip_problem(table, move.a) if move.verb is FLIP else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"tile": Message(f"tile.{w.TILES[move.a]}")}


class UseFlipped(Ask["Table"]):
    """Whether to spend one food on the action of the tile just flipped (SB-207)."""

    ASKED: ClassVar[str] = "ask.use"
    CLAUSE: ClassVar[str] = "SB-207"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "tile": TILE}

    def __init__(self, seat: int = NOBODY, tile: int = w.FURNISH) -> None:
        super().__init__(seat)
        self.tile = tile

    def moves(self, table: Table) -> list[Move]:
        return [DONE.move()] if self.use_problem(table) else [USE.move(self.tile), DONE.move()]

    def use_problem(self, table: Table) -> int:
        """Why the action can't follow: no food, or not possible after paying it."""
        goods = table.boards[self.seat].goods.copy()
        if not goods[w.FOOD]:
            return r.NOT_HAVE
        goods[w.FOOD] -= 1
        return table.tiles[self.tile].problem(table, self.seat, goods)

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is USE:
            pay(table, self.seat, w.FOOD)
            table.tiles[self.tile].act(table, self.seat)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not USE:
            return r.OK
        return self.use_problem(table) if move.a == self.tile else r.NOT_THE_FLIPPED

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        if reason == r.NOT_HAVE:
            return {"need": 1, "have": 0, "good": Message("good.food")}
        food = table.boards[self.seat].goods[w.FOOD] - 1
        return {**table.tiles[move.a].details(table, self.seat), "food": food}

    def asked(self, table: Table) -> Message:
        return Message("ask.use", {"tile": Message(f"tile.{w.TILES[self.tile]}")})
