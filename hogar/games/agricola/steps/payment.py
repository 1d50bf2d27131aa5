"""Paying: at once, after raising food, or in one of several ways (AG-191, AG-377, AG-392)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.moves import COOK, PAY, PAYMENT
from hogar.games.agricola.payment import ANY_PRICE, BILLS, Bill, purse, spend, ways
from hogar.kernel.codec import Codec, TupleOf, Whole, Word
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move

GOODS_TUPLE: Final = TupleOf(Whole(0, 99), w.GOOD_KINDS, exactly=True)
NO_GOODS: Final[tuple[int, ...]] = (0,) * w.GOOD_KINDS


def settle(table: Table, seat: int, bill: Bill) -> None:
    """A seat pays, at once where nothing is to be decided."""
    board = table.boards[seat]
    if board.rules & ANY_PRICE or not bill.plain():
        table.push(Pay(seat, bill.kind, bill.subject, tuple(bill.goods), bill.source, bill.earlier))
    else:
        settle_price(table, seat, bill.goods)


def settle_price(table: Table, seat: int, price: list[int]) -> None:
    """A seat pays exactly that, as soon as there is enough food."""
    if purse(table, seat).holds(price):
        spend(table, seat, price)
    else:
        table.push(Raise(seat, tuple(price)))


class Owed(Act["Table"]):
    """Something was chosen and its price is due: `possible` as long as it can be paid (AG-367)."""


class Pay(Ask["Table"]):
    """In which of the ways that cards allow something is paid."""

    ASKED: ClassVar[str] = "ask.pay"
    CLAUSE: ClassVar[str] = "AG-392"
    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "kind": Word(BILLS, always=True),
        "subject": Whole(0, 999),
        "goods": GOODS_TUPLE,
        "source": Word(w.CARDS),
        "earlier": Whole(0, w.CELL_KINDS),
    }

    def __init__(
        self,
        seat: int = NOBODY,
        kind: int = 0,
        subject: int = 0,
        goods: tuple[int, ...] = NO_GOODS,
        source: int = NOBODY,
        earlier: int = 0,
    ) -> None:
        super().__init__(seat)
        self.kind = kind
        self.subject = subject
        self.goods = goods
        self.source = source
        self.earlier = earlier

    def bill(self) -> Bill:
        """What is paid for."""
        return Bill(self.kind, list(self.goods), self.subject, self.source, self.earlier)

    def moves(self, table: Table) -> list[Move]:
        return [PAY.move(PAYMENT.packed(way)) for way in ways(table, self.seat, self.bill())]

    def choose(self, table: Table, move: Move) -> None:
        price = PAYMENT.counts(move.a)
        table.hooks.paid(table, self.seat, self.bill(), price)
        settle_price(table, self.seat, price)

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_THIS_PAYMENT if move.verb is PAY else r.OK


class Raise(Ask["Table"]):
    """Goods are turned into what a price lacks, one exchange at a time, until it can be paid (AG-191)."""

    ASKED: ClassVar[str] = "ask.raise_food"
    CLAUSE: ClassVar[str] = "AG-191"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "goods": GOODS_TUPLE}

    def __init__(self, seat: int = NOBODY, goods: tuple[int, ...] = NO_GOODS) -> None:
        super().__init__(seat)
        self.goods = goods

    def moves(self, table: Table) -> list[Move]:
        price = list(self.goods)
        has = purse(table, self.seat)
        if has.holds(price):
            return [PAY.move(PAYMENT.packed(price))]
        moves = [COOK.move(good) for good in has.cooks(price)]
        if has.exchanges:
            exchanges = table.hooks.exchange_moves(table, self.seat)
            moves += [exchanges[number] for number in has.trades(price)]
        return moves

    def choose(self, table: Table, move: Move) -> None:
        spend(table, self.seat, list(self.goods))

    def extras(self, table: Table) -> list[Move]:
        return [move for move in self.moves(table) if move.verb.extra]

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not COOK:
            return r.OK
        board = table.boards[self.seat]
        if not board.rates[move.a]:
            return r.NOT_CONVERTIBLE
        return r.STILL_OWED if board.goods[move.a] else r.NONE_OF_IT

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"good": Message(f"good.{w.GOODS[move.a]}")}

    def asked(self, table: Table) -> Message:
        board = table.boards[self.seat]
        return Message("ask.raise_food", {"need": self.goods[w.FOOD], "have": board.goods[w.FOOD]})
