"""Buying at the weekly market, and trading ore (CA-203, section 15.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.board import NO_GOODS
from hogar.games.caverna.happenings import PAID
from hogar.games.caverna.moves import BUY, TRADE
from hogar.games.caverna.reach import covered, payable, raising
from hogar.games.caverna.steps.action import Action, price_details
from hogar.games.caverna.steps.goods import receive
from hogar.games.caverna.steps.question import Question
from hogar.games.caverna.supply import gain_all, spend
from hogar.kernel.codec import Codec, Flag, Mask, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move


def one_of(good: int) -> list[int]:
    """One of a good."""
    goods = NO_GOODS.copy()
    goods[good] = 1
    return goods


class Buy(Action):
    """Any selection of the market's goods, each at most once (CA-205, CA-206)."""

    def action(self) -> int:
        return w.BUY

    def do(self, table: Table) -> None:
        table.push(ChooseGood(self.seat))


class ChooseGood(Question):
    """What is bought next."""

    ASKED: ClassVar[str] = "ask.buy"
    CLAUSE: ClassVar[str] = "CA-205"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "bought": Mask(w.GOODS, always=True)}

    def __init__(self, seat: int = NOBODY, bought: int = 0) -> None:
        super().__init__(seat)
        self.bought = bought

    def owes(self, table: Table) -> bool:
        return False

    def good_problem(self, table: Table, good: int) -> int:
        """Why a good can't be bought."""
        price = table.figures.market[good]
        if not price:
            return r.NOT_FOR_SALE
        if self.bought >> good & 1:
            return r.BOUGHT_ALREADY
        return r.OK if price <= table.boards[self.seat].goods[w.GOLD] else r.NOT_ENOUGH_GOLD

    def answers(self, table: Table) -> list[Move]:
        moves = [BUY.move(good) for good in range(w.GOOD_KINDS) if self.good_problem(table, good) == r.OK]
        return [*moves, DONE.move()]

    def answer(self, table: Table, move: Move) -> None:
        price = table.figures.market[move.a]
        table.push(ChooseGood(self.seat, self.bought | 1 << move.a))
        table.boards[self.seat].goods[w.GOLD] -= price
        if table.listening:
            table.tell(PAID, [self.seat, price, w.GOLD])
        receive(table, self.seat, one_of(move.a))

    def pauses(self, table: Table) -> bool:
        """Whether rubies could buy gold for more."""
        return bool(table.boards[self.seat].goods[w.RUBY])

    def check(self, table: Table, move: Move) -> int:
        return self.good_problem(table, move.a) if move.verb is BUY else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        have = table.boards[self.seat].goods[w.GOLD]
        return {"good": Message(f"good.{w.GOODS[move.a]}"), "have": have, "need": table.figures.market[move.a]}


class TradeOre(Action):
    """Ore for gold and food, a few times (CA-203)."""

    def action(self) -> int:
        return w.TRADE_ORE

    def problem(self, table: Table) -> int:
        return r.OK if payable(table.boards[self.seat], table.figures.trade_price) else r.NOT_ENOUGH

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        return price_details(table.boards[self.seat], table.figures.trade_price)

    def do(self, table: Table) -> None:
        table.push(ChooseTrades(self.seat, table.figures.trades))


class ChooseTrades(Question):
    """How many times ore is traded now; the rest may follow after exchanges (CA-203)."""

    ASKED: ClassVar[str] = "ask.trade"
    CLAUSE: ClassVar[str] = "CA-203"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": Whole(0, 9), "begun": Flag()}

    def __init__(self, seat: int = NOBODY, left: int = 0, begun: bool = False) -> None:
        super().__init__(seat)
        self.left = left
        self.begun = begun

    def owes(self, table: Table) -> bool:
        return not self.begun

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        price = table.figures.trade_price
        moves = [TRADE.move(times) for times in range(1, self.left + 1) if covered(board.goods, many(price, times))]
        if self.begun:
            moves.append(DONE.move())
        return moves if moves or not payable(board, price) else raising(board, price)

    def answer(self, table: Table, move: Move) -> None:
        if self.left > move.a:
            table.push(ChooseTrades(self.seat, self.left - move.a, True))
        spend(table, self.seat, many(table.figures.trade_price, move.a))
        gain_all(table, self.seat, many(table.layout.sides[w.ORE_TRADING].gives, move.a))

    def pauses(self, table: Table) -> bool:
        """Whether exchanges could make another trade possible."""
        return self.begun and payable(table.boards[self.seat], table.figures.trade_price)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.MUST_DO_ONE
        return r.NOT_ENOUGH if move.verb is TRADE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return price_details(table.boards[self.seat], many(table.figures.trade_price, max(1, move.a)))


def many(goods: list[int], times: int) -> list[int]:
    """Some goods so many times."""
    return [times * number for number in goods]
