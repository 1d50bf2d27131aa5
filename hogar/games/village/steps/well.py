"""Well (area H, chapter 14), and the free actions of last turns without cubes (VI-180)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.happenings import AREA_USED, PASSED, WELL_USED
from hogar.games.village.moves import PASS, PAY, USE
from hogar.games.village.payment import DIGIT, ONE_COIN
from hogar.games.village.steps.payment import PAID_THINGS, pay_with
from hogar.kernel.codec import Codec, Flag
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move

UNPAID: Final[list[int]] = [w.MARKET, w.FAMILY, w.CHURCH, w.HARVEST]
"""The areas whose conditions ask for neither cubes nor coins: a payment changes nothing about them."""


def unpaid_action(table: Table, seat: int) -> bool:
    """Whether the action of any of those areas can be carried out (VI-208)."""
    return any(table.rules[area].problem(table, seat) == r.OK for area in UNPAID)


def well_payments(table: Table, seat: int) -> list[int]:
    """Every way to pay for the well: cubes of one colour, coins in the place of any of them (VI-137, VI-139)."""
    things = table.boards[seat].things
    need = table.figures.well_cubes
    coins = things[w.COIN]
    payments = []
    for colour in range(w.COLOUR_KINDS):
        for count in range(min(things[colour], need), max(0, need - coins - 1), -1):
            payments.append(count * DIGIT[colour] + (need - count) * ONE_COIN)
    if coins >= need:
        payments.append(need * ONE_COIN)
    return payments


def leaves_an_action(table: Table, seat: int, payment: int) -> bool:
    """Whether an action can be carried out once that is paid (VI-144).

    Who could travel or use the council has a member who could come home or go to church: that leaves the crafts.
    """
    if unpaid_action(table, seat):
        return True
    shift(table, seat, payment, 1)
    possible = table.rules[w.CRAFTS].problem(table, seat) == r.OK
    shift(table, seat, payment, -1)
    return possible


def shift(table: Table, seat: int, payment: int, sign: int) -> None:
    """Takes a payment from the farm, or puts it back, without a word."""
    things = table.boards[seat].things
    for kind in range(w.PAY_TIME):
        things[PAID_THINGS[kind]] -= payment // DIGIT[kind] % 10 * sign


def well_problem(table: Table, seat: int) -> int:
    """Why the well can't be used (VI-139, VI-144)."""
    things = table.boards[seat].things
    need = table.figures.well_cubes - things[w.COIN]
    if things[w.BROWN] < need and things[w.PINK] < need and things[w.ORANGE] < need and things[w.GREEN] < need:
        return r.NO_WELL_CUBES
    if unpaid_action(table, seat):
        return r.OK
    for payment in well_payments(table, seat):
        if leaves_an_action(table, seat, payment):
            return r.OK
    return r.WELL_IN_VAIN


class PayWell(Ask["Table"]):
    """Which three cubes or coins to pay; some action must remain possible (VI-139, VI-144)."""

    ASKED: ClassVar[str] = "ask.well"
    CLAUSE: ClassVar[str] = "VI-139"

    def moves(self, table: Table) -> list[Move]:
        payments = well_payments(table, self.seat)
        return [PAY.move(payment) for payment in payments if leaves_an_action(table, self.seat, payment)]

    def choose(self, table: Table, move: Move) -> None:
        table.tell(WELL_USED, [self.seat])
        pay_with(table, self.seat, move.a)
        table.push(UseArea(self.seat))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not PAY:
            return r.OK
        return r.WELL_IN_VAIN if move.a in well_payments(table, self.seat) else r.NOT_THIS_WELL

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"need": table.figures.well_cubes}


class UseArea(Ask["Table"]):
    """Which area to use without a cube of it: after the well one must be used, in a free last turn none (VI-180)."""

    ASKED: ClassVar[str] = "ask.use"
    CLAUSE: ClassVar[str] = "VI-140"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "free": Flag()}

    def __init__(self, seat: int = NOBODY, free: bool = False) -> None:
        super().__init__(seat)
        self.free = free

    def moves(self, table: Table) -> list[Move]:
        moves = [USE.move(area) for area in range(w.AREA_KINDS) if table.rules[area].problem(table, self.seat) == r.OK]
        if self.free or not moves:
            moves.append(PASS.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is PASS:
            table.tell(PASSED, [self.seat])
            return
        table.tell(AREA_USED, [self.seat, move.a])
        table.rules[move.a].act(table, self.seat, True)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is PASS:
            return r.MUST_ACT
        return table.rules[move.a].problem(table, self.seat) if move.verb is USE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"area": Message(f"area.{w.AREAS[move.a]}")}

    def clause(self) -> str:
        return "VI-180" if self.free else "VI-140"

    def asked(self, table: Table) -> Message:
        return Message("ask.use_free" if self.free else "ask.use")
