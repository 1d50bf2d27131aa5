"""Raising a payment: the exchanges that bring it nearer, then it is paid (CA-146, CA-342)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.moves import PAY, PAYMENT
from hogar.games.caverna.reach import covered, payable, raising
from hogar.games.caverna.steps.action import in_words, price_details
from hogar.games.caverna.steps.question import Question
from hogar.games.caverna.supply import spend
from hogar.kernel.codec import Codec, TupleOf, Whole
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move

GOODS_TUPLE: Final = TupleOf(Whole(0, 99), w.GOOD_KINDS, exactly=True)
NO_PRICE: Final[tuple[int, ...]] = (0,) * w.GOOD_KINDS


def settle(table: Table, seat: int, price: list[int]) -> None:
    """A seat pays, at once where it has everything."""
    if covered(table.boards[seat].goods, price):
        spend(table, seat, price)
    else:
        table.push(Raise(seat, tuple(price)))


class Raise(Question):
    """Exchanges, one at a time, until a price can be paid."""

    ASKED: ClassVar[str] = "ask.raise"
    CLAUSE: ClassVar[str] = "CA-146"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "price": GOODS_TUPLE}

    def __init__(self, seat: int = NOBODY, price: tuple[int, ...] = NO_PRICE) -> None:
        super().__init__(seat)
        self.price = price

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        price = list(self.price)
        if covered(board.goods, price):
            return [PAY.move(PAYMENT.packed(price[: w.SUPPLY_KINDS]))]
        return raising(board, price) if payable(board, price) else []

    def answer(self, table: Table, move: Move) -> None:
        spend(table, self.seat, list(self.price))

    def check(self, table: Table, move: Move) -> int:
        return r.RAISE_FIRST if move.verb is PAY else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return price_details(table.boards[self.seat], list(self.price))

    def asked(self, table: Table) -> Message:
        price = list(self.price)
        return Message("ask.raise", price_details(table.boards[self.seat], price) | {"price": in_words(price)})
