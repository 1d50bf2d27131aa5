"""Gather: one option of a habitat's tile (SB-180 to SB-187). Tend Land offers the same options."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import GATHERS
from hogar.games.skara_brae.moves import GATHER
from hogar.games.skara_brae.steps.action import TILE, ActionTile
from hogar.games.skara_brae.storage import covers, gain_all, pay_all
from hogar.kernel.codec import Codec
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class Gather(ActionTile):
    """One of the four Gather tiles; its first option is free, so the action is always possible (SB-291)."""

    def problem(self, table: Table, seat: int, goods: list[int]) -> int:
        return r.OK

    def act(self, table: Table, seat: int) -> None:
        table.push(ChooseGather(seat, self.tile))


def gather_problem(table: Table, seat: int, option: int) -> int:
    """Why an option of a Gather tile can't be resolved: other side, or its cost is missing."""
    board = table.boards[seat]
    gather = GATHERS[option]
    if board.is_back(gather.tile) != gather.back:
        return r.NOT_THIS_SIDE
    return r.OK if covers(board.goods, gather.paid) else r.NOT_HAVE


def offered_gathers(table: Table, seat: int, tile: int) -> list[Move]:
    """The options of a Gather tile that can be resolved now."""
    return [
        GATHER.move(option)
        for option in range(len(GATHERS))
        if GATHERS[option].tile == tile and gather_problem(table, seat, option) == r.OK
    ]


def use_gather(table: Table, seat: int, option: int) -> None:
    """Resolves an option: the cost, then everything it gives (SB-181)."""
    pay_all(table, seat, GATHERS[option].paid)
    gain_all(table, seat, GATHERS[option].gained)


def gather_details(table: Table, seat: int, option: int) -> dict[str, Value]:
    """What the sentence of a problem with an option needs."""
    paid = GATHERS[option].paid
    good = max(range(w.GOOD_KINDS), key=paid.__getitem__)
    return {
        "tile": Message(f"tile.{w.TILES[GATHERS[option].tile]}"),
        "good": Message(f"good.{w.GOODS[good]}"),
        "need": paid[good],
        "have": table.boards[seat].goods[good],
    }


class ChooseGather(Ask["Table"]):
    """Which option of a Gather tile to resolve (SB-180)."""

    ASKED: ClassVar[str] = "ask.gather"
    CLAUSE: ClassVar[str] = "SB-180"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "tile": TILE}

    def __init__(self, seat: int = NOBODY, tile: int = w.GATHER_SHORE) -> None:
        super().__init__(seat)
        self.tile = tile

    def moves(self, table: Table) -> list[Move]:
        return offered_gathers(table, self.seat, self.tile)

    def choose(self, table: Table, move: Move) -> None:
        use_gather(table, self.seat, move.a)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not GATHER:
            return r.OK
        if GATHERS[move.a].tile != self.tile:
            return r.NOT_THIS_TILE
        return gather_problem(table, self.seat, move.a)

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return gather_details(table, self.seat, move.a)

    def asked(self, table: Table) -> Message:
        return Message("ask.gather", {"tile": Message(f"tile.{w.TILES[self.tile]}")})
