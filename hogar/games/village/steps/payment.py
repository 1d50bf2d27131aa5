"""Paying a price in cubes, coins or what else is allowed (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.farm import lose_time, pay
from hogar.games.village.moves import PAY
from hogar.games.village.payment import DIGIT, cube_payments, price_in_words
from hogar.kernel.codec import Codec, TupleOf, Whole
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move

PRICE: Final = Whole(0, 9)
FREE: Final[tuple[int, ...]] = (0, 0, 0, 0)
PAID_THINGS: Final[list[int]] = [w.BROWN, w.PINK, w.ORANGE, w.GREEN, w.SCROLL, w.COIN]
"""The things behind the kinds of a payment; the last kind, time, is none."""


def pay_with(table: Table, seat: int, payment: int) -> None:
    """Pays what a payment says."""
    for kind in range(w.PAY_TIME):
        count = payment // DIGIT[kind] % 10
        if count:
            pay(table, seat, PAID_THINGS[kind], count)
    lose_time(table, seat, payment // DIGIT[w.PAY_TIME])


class Pay(Ask["Table"]):
    """How to pay: cubes with coins in their place, or instead of all of them scrolls or time."""

    ASKED: ClassVar[str] = "ask.pay"
    CLAUSE: ClassVar[str] = "VI-134"
    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "cubes": TupleOf(PRICE, w.COLOUR_KINDS, exactly=True),
        "scrolls": PRICE,
        "time": PRICE,
    }

    def __init__(self, seat: int = NOBODY, cubes: tuple[int, ...] = FREE, scrolls: int = 0, time: int = 0) -> None:
        super().__init__(seat)
        self.cubes = cubes
        self.scrolls = scrolls
        self.time = time

    def moves(self, table: Table) -> list[Move]:
        things = table.boards[self.seat].things
        payments = cube_payments(things, list(self.cubes))
        if self.scrolls and things[w.SCROLL] >= self.scrolls:
            payments.append(self.scrolls * DIGIT[w.PAY_SCROLL])
        if self.time:
            payments.append(self.time * DIGIT[w.PAY_TIME])
        return [PAY.move(payment) for payment in payments]

    def choose(self, table: Table, move: Move) -> None:
        pay_with(table, self.seat, move.a)

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_THIS_PAYMENT if move.verb is PAY else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"price": self.price()}

    def price(self) -> list[Message]:
        """What is asked for, in words."""
        return price_in_words(list(self.cubes))

    def asked(self, table: Table) -> Message:
        if self.scrolls:
            return Message("ask.pay_scroll", {"price": self.price(), "scrolls": self.scrolls})
        if self.time:
            return Message("ask.pay_time", {"price": self.price(), "time": self.time})
        return Message("ask.pay", {"price": self.price()})
