"""Furnish: payments of wool or hide move the marker (SB-140 to SB-146)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import LAST_FURNISH
from hogar.games.skara_brae.happenings import FURNISHED
from hogar.games.skara_brae.moves import BONUS, HIDES
from hogar.games.skara_brae.steps.action import ActionTile
from hogar.games.skara_brae.storage import gain, pay
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class Furnish(ActionTile):
    """The Furnish tile; Build uses it with a saving of whole payments (SB-194)."""

    def problem(self, table: Table, seat: int, goods: list[int]) -> int:
        return self.saving_problem(table, seat, goods, 0)

    def saving_problem(self, table: Table, seat: int, goods: list[int], saving: int) -> int:
        """Why the marker can't advance with these goods and that saving."""
        if table.boards[seat].furnish == LAST_FURNISH:
            return r.TRACK_END
        payable = goods[w.HIDE] + goods[w.WOOL] // table.figures.payment_wool
        return r.OK if payable >= payments(table, seat, saving) else r.NO_PAYMENT

    def act(self, table: Table, seat: int) -> None:
        self.act_saving(table, seat, 0)

    def act_saving(self, table: Table, seat: int, saving: int) -> None:
        """The action with a saving."""
        if table.boards[seat].is_back(w.FURNISH):
            table.push(FurnishBonus(seat))
        table.push(PayFurnish(seat, saving))

    def details(self, table: Table, seat: int) -> dict[str, Value]:
        goods = table.boards[seat].goods
        need = payments(table, seat, 0) if table.boards[seat].furnish < LAST_FURNISH else 0
        each = table.figures.payment_wool
        have: dict[str, Value] = {"wool": goods[w.WOOL], "hide": goods[w.HIDE], "trade": 0}
        return {"tile": Message("tile.furnish"), "need": need, "each": each, **have}


def payments(table: Table, seat: int, saving: int) -> int:
    """The payments for the next space (SB-141), less a saving (SB-194)."""
    return max(0, table.figures.payments[table.boards[seat].furnish + 1] - saving)


class PayFurnish(Ask["Table"]):
    """How many of the payments are hides; the others are wool (SB-142)."""

    ASKED: ClassVar[str] = "ask.hides"
    CLAUSE: ClassVar[str] = "SB-142"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "saving": Whole(0, 9)}

    def __init__(self, seat: int = NOBODY, saving: int = 0) -> None:
        super().__init__(seat)
        self.saving = saving

    def moves(self, table: Table) -> list[Move]:
        need = payments(table, self.seat, self.saving)
        return [HIDES.move(hides) for hides in range(need + 1) if self.hides_problem(table, hides) == r.OK]

    def hides_problem(self, table: Table, hides: int) -> int:
        """Why the payments can't be split like this."""
        goods = table.boards[self.seat].goods
        wool = (payments(table, self.seat, self.saving) - hides) * table.figures.payment_wool
        if wool < 0:
            return r.MORE_THAN_PAYMENTS
        return r.NO_PAYMENT if hides > goods[w.HIDE] or wool > goods[w.WOOL] else r.OK

    def choose(self, table: Table, move: Move) -> None:
        board = table.boards[self.seat]
        wool = (payments(table, self.seat, self.saving) - move.a) * table.figures.payment_wool
        pay(table, self.seat, w.HIDE, move.a)
        pay(table, self.seat, w.WOOL, wool)
        board.furnish += 1
        table.tell(FURNISHED, [self.seat, board.furnish])

    def check(self, table: Table, move: Move) -> int:
        return self.hides_problem(table, move.a) if move.verb is HIDES else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        need = payments(table, self.seat, self.saving)
        return {**table.tiles[w.FURNISH].details(table, self.seat), "need": need}

    def asked(self, table: Table) -> Message:
        need = payments(table, self.seat, self.saving)
        return Message("ask.hides", {"payments": need, "each": table.figures.payment_wool})


class FurnishBonus(Ask["Table"]):
    """The back of Furnish: one barley or one knife (SB-145)."""

    ASKED: ClassVar[str] = "ask.bonus"
    CLAUSE: ClassVar[str] = "SB-145"

    def moves(self, table: Table) -> list[Move]:
        return [BONUS.move(w.BARLEY), BONUS.move(w.KNIFE)]

    def choose(self, table: Table, move: Move) -> None:
        gain(table, self.seat, move.a)
