"""Major improvements (chapter 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.happenings import BUILT, PROMISED, REMOVED, RETURNED
from hogar.games.agricola.moves import BUILD, GIVE_UP, PAY, PAYMENT, RETURN
from hogar.games.agricola.payment import Bill, in_words, missing, payable, payable_then
from hogar.games.agricola.promise import Promise
from hogar.games.agricola.steps.action import Action, Offer
from hogar.games.agricola.steps.baking import Bake
from hogar.games.agricola.steps.payment import Owed, settle
from hogar.kernel.codec import Codec, Word
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask
from hogar.parts.grid import members

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move

MAJOR: Final = Word(w.MAJORS, always=True)


def fireplaces(table: Table, seat: int, major: int) -> int:
    """The own Fireplaces that could be returned instead of paying (AG-211)."""
    return table.boards[seat].majors & w.FIREPLACES if w.HEARTHS >> major & 1 else 0


def fireplace_cards(table: Table, seat: int, major: int) -> list[int]:
    """The own cards that could be returned as Fireplaces are."""
    if not table.boards[seat].rules & hooks.FIREPLACE or not w.HEARTHS >> major & 1:
        return []
    return table.hooks.bearing(table, seat, hooks.FIREPLACE)


def upgradable(table: Table, seat: int, major: int, source: int) -> bool:
    """Whether a Fireplace can be returned for a major improvement (AG-211)."""
    if source >= 0 and not table.hooks.card(source).upgrades():
        return False
    return bool(fireplaces(table, seat, major) or fireplace_cards(table, seat, major))


def major_bill(table: Table, major: int, source: int = NOBODY) -> Bill:
    """What a major improvement costs; in an action of a card that may be something else."""
    return table.layout.prices.majors[major].offered_by(source)


def major_obstacle(table: Table, seat: int, major: int, source: int = NOBODY) -> int:
    """Why a seat can't build a major improvement."""
    if not table.free_majors >> major & 1:
        return r.MAJOR_TAKEN
    if source >= 0 and not table.hooks.card(source).buildable(table, seat, major):
        return r.NOT_WITH_THIS
    if upgradable(table, seat, major, source):
        return r.OK
    bill = major_bill(table, major, source)
    return r.OK if payable_then(table, seat, bill, m.PLAY_IMPROVEMENT_BEFORE, major) else r.NOT_ENOUGH


class BuildMajor(Action):
    """Exactly one major improvement that is on display (AG-195, AG-312, AG-379)."""

    def action(self) -> int:
        return w.MAJOR

    def obstacle(self, table: Table) -> int:
        for major in range(w.MAJOR_KINDS):
            if major_obstacle(table, self.seat, major) == r.OK:
                return r.OK
        return r.NO_MAJOR

    def do(self, table: Table) -> None:
        table.push(ChooseMajor(self.seat))


class ChooseMajor(Ask["Table"]):
    """Which major improvement is built."""

    ASKED: ClassVar[str] = "ask.major"
    CLAUSE: ClassVar[str] = "AG-195"

    def moves(self, table: Table) -> list[Move]:
        majors = members(table.free_majors)
        return [BUILD.move(major) for major in majors if major_obstacle(table, self.seat, major) == r.OK]

    def choose(self, table: Table, move: Move) -> None:
        begin_major(table, self.seat, move.a)

    def check(self, table: Table, move: Move) -> int:
        return major_obstacle(table, self.seat, move.a) if move.verb is BUILD else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return major_details(table, self.seat, move.a)


def begin_major(table: Table, seat: int, major: int, source: int = NOBODY) -> None:
    """A major improvement was chosen: what comes before it, its price, then the improvement itself (AG-391)."""
    table.boards[seat].deeds &= ~w.UPGRADE_DEED
    table.push(MajorBuilt(seat, major))
    table.push(PayMajor(seat, major, source))
    raise_moment(table, m.PLAY_IMPROVEMENT_BEFORE, seat, major)


class PayMajor(Owed):
    """The price of a major improvement is due, or a Fireplace."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "major": MAJOR, "source": Word(w.CARDS)}

    def __init__(self, seat: int = NOBODY, major: int = 0, source: int = NOBODY) -> None:
        super().__init__(seat)
        self.major = major
        self.source = source

    def possible(self, table: Table) -> bool:
        return upgradable(table, self.seat, self.major, self.source) or payable(
            table, self.seat, major_bill(table, self.major, self.source)
        )

    def do(self, table: Table) -> None:
        if upgradable(table, self.seat, self.major, self.source):
            table.push(PayOrReturn(self.seat, self.major, self.source))
        else:
            settle(table, self.seat, major_bill(table, self.major, self.source))


def major_details(table: Table, seat: int, major: int) -> dict[str, Value]:
    """A major improvement, its price, what is missing of it."""
    price = table.layout.prices.majors[major].goods
    name = Message(f"major.{w.MAJORS[major]}")
    return {"major": name, "price": in_words(price), "missing": missing(table.boards[seat], price)}


class PayOrReturn(Ask["Table"]):
    """A Cooking Hearth is paid, or an own Fireplace given back for it (AG-211, AG-214)."""

    ASKED: ClassVar[str] = "ask.pay_or_return"
    CLAUSE: ClassVar[str] = "AG-211"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "major": MAJOR, "source": Word(w.CARDS)}

    def __init__(self, seat: int = NOBODY, major: int = w.COOKING_HEARTH_4, source: int = NOBODY) -> None:
        super().__init__(seat)
        self.major = major
        self.source = source

    def bill(self, table: Table) -> Bill:
        """The price in clay."""
        return major_bill(table, self.major, self.source)

    def moves(self, table: Table) -> list[Move]:
        moves = [RETURN.move(major) for major in members(fireplaces(table, self.seat, self.major))]
        moves += [GIVE_UP.move(card) for card in fireplace_cards(table, self.seat, self.major)]
        if payable(table, self.seat, self.bill(table)):
            moves.append(PAY.move(PAYMENT.packed(self.bill(table).goods)))
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is PAY:
            settle(table, self.seat, self.bill(table))
            return
        table.boards[self.seat].did(w.UPGRADE_DEED)
        if move.verb is GIVE_UP:
            leaves_play(table, self.seat, move.a)
            return
        give_back(table, self.seat, move.a)

    def check(self, table: Table, move: Move) -> int:
        if move.verb in {RETURN, GIVE_UP}:
            return r.NO_FIREPLACE
        return r.NOT_THIS_PAYMENT if move.verb is PAY else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        details = major_details(table, self.seat, self.major)
        if move.verb is RETURN:
            details["major"] = Message(f"major.{w.MAJORS[move.a]}")
        return details


def give_back(table: Table, seat: int, major: int) -> None:
    """A major improvement is on display again (AG-212)."""
    table.boards[seat].majors &= ~(1 << major)
    table.equip(seat)
    table.free_majors |= 1 << major
    if table.listening:
        table.tell(RETURNED, [seat, major])


def leaves_play(table: Table, seat: int, card: int) -> None:
    """A card before a player goes out of the game."""
    board = table.boards[seat]
    board.played = [other for other in board.played if other != card]
    table.aside = [*table.aside, card]
    table.equip(seat)
    if table.listening:
        table.tell(REMOVED, [seat, card])


class MajorBuilt(Act["Table"]):
    """A major improvement that is paid lies before its owner; some do something at once (AG-196, AG-198)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "major": MAJOR}

    def __init__(self, seat: int = NOBODY, major: int = 0) -> None:
        super().__init__(seat)
        self.major = major

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        board.majors |= 1 << self.major
        table.equip(self.seat)
        table.free_majors &= ~(1 << self.major)
        if table.listening:
            table.tell(BUILT, [self.seat, self.major])
        raise_moment(table, m.PLAY_IMPROVEMENT, self.seat, self.major)
        figures = table.figures.majors[self.major]
        if w.OVENS >> self.major & 1:
            table.push(Offer(self.seat, (Bake(self.seat),)))
        for good, amount in enumerate(figures.promises):
            if amount:
                promise(table, self.seat, self.major, good, amount, figures.promise_rounds)


def promise(table: Table, seat: int, source: int, good: int, amount: int, rounds: int) -> None:
    """Goods on each of the next round spaces; those beyond the last round get nothing (AG-216, AG-256)."""
    last = min(table.round + rounds, table.figures.rounds())
    portions = [Promise(round, source, good, amount) for round in range(table.round + 1, last + 1)]
    board = table.boards[seat]
    board.promises = board.promises + portions
    if table.listening:
        for portion in portions:
            table.tell(PROMISED, [seat, amount, good, portion.round])
