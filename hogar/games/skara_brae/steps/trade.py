"""Trade: tokens of one type move the marker; then one purchase, if the seat likes (SB-169 to SB-179, SB-294)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import LAST_TRADE
from hogar.games.skara_brae.happenings import TRADED
from hogar.games.skara_brae.moves import BUY, TRADE
from hogar.games.skara_brae.steps.action import ActionTile
from hogar.games.skara_brae.storage import gain_all, pay
from hogar.kernel.codec import Codec, Whole, Word
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class Trade(ActionTile):
    """The Trade tile; Build uses it with a saving (SB-193)."""

    def problem(self, table: Table, seat: int, goods: list[int]) -> int:
        return self.saving_problem(table, seat, goods, 0)

    def saving_problem(self, table: Table, seat: int, goods: list[int], saving: int) -> int:
        """Why the marker can't advance with these goods and that saving."""
        if table.boards[seat].trade == LAST_TRADE:
            return r.TRADE_END
        cost = trade_cost(table, seat, saving)
        if cost == 0:
            return r.OK
        for good in range(w.GOOD_KINDS):
            if goods[good] >= cost and good != w.MIDDEN:
                return r.OK
        return r.TOO_FEW_OF_ONE

    def act(self, table: Table, seat: int) -> None:
        self.act_saving(table, seat, 0)

    def act_saving(self, table: Table, seat: int, saving: int) -> None:
        """The action with a saving; an advance that costs nothing asks for no type."""
        if trade_cost(table, seat, saving):
            table.push(PayTrade(seat, saving))
        else:
            advance(table, seat, -1)

    def details(self, table: Table, seat: int) -> dict[str, Value]:
        need = trade_cost(table, seat, 0) if table.boards[seat].trade < LAST_TRADE else 0
        have = max([count for good, count in enumerate(table.boards[seat].goods) if good != w.MIDDEN])
        return {"tile": Message("tile.trade"), "need": need, "have": have}


def trade_cost(table: Table, seat: int, saving: int) -> int:
    """The tokens for the next space (SB-170), less a saving (SB-193)."""
    return max(0, table.figures.trade_costs[table.boards[seat].trade + 1] - saving)


def advance(table: Table, seat: int, paid: int) -> None:
    """Moves the marker one space; the purchase is decided at once (SB-294)."""
    board = table.boards[seat]
    board.trade += 1
    table.tell(TRADED, [seat, board.trade])
    table.push(Purchase(seat, paid))


class PayTrade(Ask["Table"]):
    """Which single type of goods to spend (SB-171, SB-172)."""

    ASKED: ClassVar[str] = "ask.trade"
    CLAUSE: ClassVar[str] = "SB-169"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "saving": Whole(0, 9)}

    def __init__(self, seat: int = NOBODY, saving: int = 0) -> None:
        super().__init__(seat)
        self.saving = saving

    def moves(self, table: Table) -> list[Move]:
        return [TRADE.move(good) for good in range(w.GOOD_KINDS) if self.good_problem(table, good) == r.OK]

    def good_problem(self, table: Table, good: int) -> int:
        """Why this type can't pay for the advance."""
        if good == w.MIDDEN:
            return r.NEVER_MIDDEN
        enough = table.boards[self.seat].goods[good] >= trade_cost(table, self.seat, self.saving)
        return r.OK if enough else r.NOT_HAVE

    def choose(self, table: Table, move: Move) -> None:
        pay(table, self.seat, move.a, trade_cost(table, self.seat, self.saving))
        advance(table, self.seat, move.a)

    def check(self, table: Table, move: Move) -> int:
        return self.good_problem(table, move.a) if move.verb is TRADE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        need = trade_cost(table, self.seat, self.saving)
        have = table.boards[self.seat].goods[move.a]
        return {"need": need, "have": have, "good": Message(f"good.{w.GOODS[move.a]}")}

    def asked(self, table: Table) -> Message:
        return Message("ask.trade", {"need": trade_cost(table, self.seat, self.saving)})


class Purchase(Ask["Table"]):
    """Buying the goods under the marker: with a knife, on the back with any other resource (SB-174 to SB-178).

    `paid` is the type that the advance was paid in, -1 where it was free.
    """

    ASKED: ClassVar[str] = "ask.buy"
    CLAUSE: ClassVar[str] = "SB-174"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "paid": Word(w.GOODS)}

    def __init__(self, seat: int = NOBODY, paid: int = -1) -> None:
        super().__init__(seat)
        self.paid = paid

    def moves(self, table: Table) -> list[Move]:
        moves = [BUY.move(good) for good in range(w.GOOD_KINDS) if self.price_problem(table, good) == r.OK]
        moves.append(DONE.move())
        return moves

    def price_problem(self, table: Table, good: int) -> int:
        """Why one token of this type can't pay for the purchase."""
        board = table.boards[self.seat]
        if good == w.MIDDEN:
            return r.NEVER_MIDDEN
        if not board.is_back(w.TRADE):
            if good != w.KNIFE:
                return r.KNIFE_ONLY
        elif good == self.paid and table.choices.purchase_must_differ:
            return r.MUST_DIFFER
        return r.OK if board.goods[good] else r.NOT_HAVE

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is BUY:
            pay(table, self.seat, move.a)
            gain_all(table, self.seat, table.figures.trade_goods[table.boards[self.seat].trade])

    def check(self, table: Table, move: Move) -> int:
        return self.price_problem(table, move.a) if move.verb is BUY else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        have = table.boards[self.seat].goods[move.a]
        return {"need": 1, "have": have, "good": Message(f"good.{w.GOODS[move.a]}")}

    def asked(self, table: Table) -> Message:
        goods = table.figures.trade_goods[table.boards[self.seat].trade]
        sold = max(range(w.GOOD_KINDS), key=goods.__getitem__)
        return Message("ask.buy", {"number": goods[sold], "good": Message(f"good.{w.GOODS[sold]}")})
