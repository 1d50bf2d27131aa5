"""Goods from spaces and loot: piles, fixed gains, the starting player token (sections 5.4, 15 and 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.board import NO_GOODS, SPACE
from hogar.games.caverna.happenings import STARTING_PLAYER
from hogar.games.caverna.steps.action import Action
from hogar.games.caverna.steps.animals import Accommodate
from hogar.games.caverna.steps.payment import GOODS_TUPLE, NO_PRICE
from hogar.games.caverna.supply import gain_all
from hogar.kernel.codec import Codec, Flag
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table

ORE_PER_MINE = 1 << w.ORE_MINING | 1 << w.ORE_DELIVERY


def receive(table: Table, seat: int, goods: list[int]) -> None:
    """A seat gets goods, and farm animals among them look for a place (CA-232)."""
    if any(goods[w.SHEEP :]):
        table.push(Accommodate(seat))
    gain_all(table, seat, goods)


class Gain(Action):
    """Goods from the general supply."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "goods": GOODS_TUPLE}

    def __init__(self, seat: int = NOBODY, goods: tuple[int, ...] = NO_PRICE) -> None:
        super().__init__(seat)
        self.goods = goods

    def action(self) -> int:
        return w.GET_GOODS

    def do(self, table: Table) -> None:
        receive(table, self.seat, list(self.goods))


class TakePile(Action):
    """Everything on an accumulation space, and what its box gives besides; an imitator gets only this (CA-80, CA-269).

    Where nothing would be received it is no action (CA-72).
    """

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "space": SPACE, "imitated": Flag()}

    def __init__(self, seat: int = NOBODY, space: int = w.LOGGING, imitated: bool = False) -> None:
        super().__init__(seat)
        self.space = space
        self.imitated = imitated

    def action(self) -> int:
        return w.TAKE_GOODS

    def problem(self, table: Table) -> int:
        if not self.imitated and any(table.piles[self.space]):
            return r.OK
        return r.OK if any(self.besides(table)) else r.EMPTY_PILE

    def besides(self, table: Table) -> list[int]:
        """What comes from the general supply (CA-170 to CA-172)."""
        board = table.boards[self.seat]
        if ORE_PER_MINE >> self.space & 1:
            more = NO_GOODS.copy()
            more[w.ORE] = table.figures.ore_for_mines * count(board.ore_mines)
            return more
        if count(board.ruby_mines) < table.figures.spaces[self.space].mines:
            return NO_GOODS
        return table.layout.sides[self.space].gives

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        return {"space": Message(f"space.{w.SPACES[self.space]}")}

    def do(self, table: Table) -> None:
        found = self.besides(table)
        if not self.imitated:
            pile = table.piles[self.space]
            table.piles[self.space] = NO_GOODS
            found = [found[good] + pile[good] for good in range(w.GOOD_KINDS)]
        receive(table, self.seat, found)


class BecomeStartingPlayer(Action):
    """The starting player token, which may be one's own already (CA-262, CA-264)."""

    def action(self) -> int:
        return w.BECOME_STARTING_PLAYER

    def do(self, table: Table) -> None:
        table.start = self.seat
        table.tell(STARTING_PLAYER, [self.seat])
