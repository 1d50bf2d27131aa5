"""Action tiles: whether an action is possible (SB-131, SB-132, SB-291) and what it puts on the agenda.

One object per tile holds the rules of that tile and no state; a placed worker, Build, Innovate, Tend Land, a task or
the rest ability all use the same object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import UNITS_TO_PAY
from hogar.games.skara_brae.moves import UNITS_VERB
from hogar.games.skara_brae.storage import pay
from hogar.kernel.codec import Codec, Word
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move

TILE = Word(w.TILES)


def amounts(counts: list[int]) -> list[Message]:
    """A cost or a gain for a sentence: how many of each good."""
    return [
        Message("amount.good", {"number": count, "good": Message(f"good.{w.GOODS[good]}")})
        for good, count in enumerate(counts)
        if count
    ]


class ActionTile:
    """The rules of one action tile."""

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def problem(self, table: Table, seat: int, goods: list[int]) -> int:
        """Why the action can't be carried out with these goods; 0 where it can."""
        raise NotImplementedError

    def act(self, table: Table, seat: int) -> None:
        """Puts the action on the agenda, as if by a worker (SB-132)."""
        raise NotImplementedError

    def details(self, table: Table, seat: int) -> dict[str, Value]:
        """What the sentence of a problem needs."""
        return {"tile": Message(f"tile.{w.TILES[self.tile]}")}


class SpecialTile(ActionTile):
    """A special tile: its two units are paid first, so that its main effect stays possible (SB-188, SB-191)."""

    def problem(self, table: Table, seat: int, goods: list[int]) -> int:
        reason = r.NO_UNITS
        for food in range(UNITS_TO_PAY + 1):
            if goods[w.FOOD] >= food and goods[w.BONE] >= UNITS_TO_PAY - food:
                reason = self.main_problem(table, seat, goods_left(goods, food))
                if reason == r.OK:
                    return r.OK
        return reason

    def act(self, table: Table, seat: int) -> None:
        table.push(PayUnits(seat, self.tile))

    def details(self, table: Table, seat: int) -> dict[str, Value]:
        goods = table.boards[seat].goods
        return {**super().details(table, seat), "food": goods[w.FOOD], "bone": goods[w.BONE]}

    def main_problem(self, table: Table, seat: int, goods: list[int]) -> int:
        """Why the main effect can't be carried out with the goods that are left; 0 where it can."""
        raise NotImplementedError

    def main(self, table: Table, seat: int) -> None:
        """Puts the main effect on the agenda."""
        raise NotImplementedError


def goods_left(goods: list[int], food: int) -> list[int]:
    """The goods after two units of which so many were food."""
    left = goods.copy()
    left[w.FOOD] -= food
    left[w.BONE] -= UNITS_TO_PAY - food
    return left


class PayUnits(Ask["Table"]):
    """Which two units of food and bone to pay for a special tile (SB-188)."""

    ASKED: ClassVar[str] = "ask.units"
    CLAUSE: ClassVar[str] = "SB-188"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "tile": TILE}

    def __init__(self, seat: int = NOBODY, tile: int = w.BUILD) -> None:
        super().__init__(seat)
        self.tile = tile

    def moves(self, table: Table) -> list[Move]:
        return [UNITS_VERB.move(food) for food in range(UNITS_TO_PAY + 1) if self.units_problem(table, food) == r.OK]

    def units_problem(self, table: Table, food: int) -> int:
        """Why these units can't be paid: not there, or the main effect would become impossible."""
        goods = table.boards[self.seat].goods
        if goods[w.FOOD] < food or goods[w.BONE] < UNITS_TO_PAY - food:
            return r.NO_UNITS
        rules = table.tiles[self.tile]
        assert isinstance(rules, SpecialTile)
        return r.UNITS_BLOCK if rules.main_problem(table, self.seat, goods_left(goods, food)) else r.OK

    def choose(self, table: Table, move: Move) -> None:
        pay(table, self.seat, w.FOOD, move.a)
        pay(table, self.seat, w.BONE, UNITS_TO_PAY - move.a)
        rules = table.tiles[self.tile]
        assert isinstance(rules, SpecialTile)
        rules.main(table, self.seat)

    def check(self, table: Table, move: Move) -> int:
        return self.units_problem(table, move.a) if move.verb is UNITS_VERB else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        goods = table.boards[self.seat].goods
        return {"tile": Message(f"tile.{w.TILES[self.tile]}"), "food": goods[w.FOOD], "bone": goods[w.BONE]}

    def asked(self, table: Table) -> Message:
        return Message("ask.units", {"tile": Message(f"tile.{w.TILES[self.tile]}")})
