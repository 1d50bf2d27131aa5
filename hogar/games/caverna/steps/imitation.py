"""Imitation: an opponent's space is used as if one's own dwarf stood there (section 20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.board import SPACE
from hogar.games.caverna.happenings import IMITATED
from hogar.games.caverna.moves import IMITATE, PAY, PAYMENT
from hogar.games.caverna.reach import after_exchange, covered, payable, raising
from hogar.games.caverna.steps.action import Action, in_words, price_details
from hogar.games.caverna.steps.question import Question
from hogar.games.caverna.supply import spend
from hogar.kernel.codec import Codec
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT
from hogar.parts.grid import members

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move

NEVER_IMITATED = w.IMITATIONS | 1 << w.STARTING_PLAYER


def opponents_spaces(table: Table, seat: int) -> int:
    """The spaces on which an opponent's dwarf stands and that may be imitated at all (CA-265, CA-267, CA-272)."""
    own = 0
    for space in table.boards[seat].placed:
        own |= 1 << space
    return table.occupied & ~own & ~NEVER_IMITATED


def target_problem(table: Table, seat: int, space: int, target: int) -> int:
    """Why a seat can't imitate a space from an Imitation space; its price is set aside (CA-271, CA-273)."""
    if NEVER_IMITATED >> target & 1:
        return r.NEVER_IMITATED
    if target in table.boards[seat].placed:
        return r.OWN_SPACE
    if not table.occupied >> target & 1:
        return r.NO_OPPONENT
    return possible_with_price(table, seat, space, target)


def possible_with_price(table: Table, seat: int, space: int, target: int) -> int:
    """Why nothing of a space can be done by an imitator who has to pay the food as well."""
    board = table.boards[seat]
    board.reserved = table.layout.sides[space].price[w.FOOD]
    problem = table.layout.problem(table, seat, target, True)
    board.reserved = 0
    return problem


class Imitate(Action):
    """Food for the action of a space that an opponent uses (CA-267)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "space": SPACE}

    def __init__(self, seat: int = NOBODY, space: int = w.IMITATION) -> None:
        super().__init__(seat)
        self.space = space

    def action(self) -> int:
        return w.IMITATE

    def problem(self, table: Table) -> int:
        spaces = opponents_spaces(table, self.seat)
        if not spaces:
            return r.NO_OPPONENT
        if not payable(table.boards[self.seat], table.layout.sides[self.space].price):
            return r.NOT_ENOUGH
        for target in members(spaces):
            if possible_with_price(table, self.seat, self.space, target) == r.OK:
                return r.OK
        return r.NOTHING_POSSIBLE

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        return price_details(table.boards[self.seat], table.layout.sides[self.space].price)

    def do(self, table: Table) -> None:
        table.push(ChooseTarget(self.seat, self.space))


class ChooseTarget(Question):
    """Which space is imitated (CA-267 to CA-272)."""

    ASKED: ClassVar[str] = "ask.imitate"
    CLAUSE: ClassVar[str] = "CA-267"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "space": SPACE}

    def __init__(self, seat: int = NOBODY, space: int = w.IMITATION) -> None:
        super().__init__(seat)
        self.space = space

    def answers(self, table: Table) -> list[Move]:
        if not payable(table.boards[self.seat], table.layout.sides[self.space].price):
            return []
        spaces = members(opponents_spaces(table, self.seat))
        return [
            IMITATE.move(target) for target in spaces
            if possible_with_price(table, self.seat, self.space, target) == r.OK
        ]  # fmt: skip

    def answer(self, table: Table, move: Move) -> None:
        if table.listening:
            table.tell(IMITATED, [self.seat, move.a])
        if table.layout.sides[self.space].price[w.FOOD]:
            table.push(PayImitation(self.seat, self.space, move.a))
        else:
            table.push(table.layout.imitated[self.seat][move.a])

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not IMITATE:
            return r.OK
        problem = target_problem(table, self.seat, self.space, move.a)
        return problem or r.NOT_ENOUGH

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        details: dict[str, Value] = {"space": Message(f"space.{w.SPACES[move.a]}")}
        if reason not in {r.NEVER_IMITATED, r.OWN_SPACE, r.NO_OPPONENT, r.NOT_ENOUGH}:
            details |= table.layout.details(table, self.seat, move.a, reason, True)
        elif reason == r.NOT_ENOUGH:
            details |= price_details(table.boards[self.seat], table.layout.sides[self.space].price)
        return details


class PayImitation(Question):
    """The food is paid before the action begins, which must stay possible (CA-271, CA-273)."""

    ASKED: ClassVar[str] = "ask.raise"
    CLAUSE: ClassVar[str] = "CA-273"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "space": SPACE, "target": SPACE}

    def __init__(self, seat: int = NOBODY, space: int = w.IMITATION, target: int = 0) -> None:
        super().__init__(seat)
        self.space = space
        self.target = target

    def price(self, table: Table) -> list[int]:
        """What the Imitation space costs."""
        return table.layout.sides[self.space].price

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        price = self.price(table)
        if not self.still_possible(table, board.goods):
            return []
        if covered(board.goods, price):
            return [PAY.move(PAYMENT.packed(price[: w.SUPPLY_KINDS]))]
        if not payable(board, price):
            return []
        return [move for move in raising(board, price) if self.still_possible(table, after_exchange(board, move))]

    def still_possible(self, table: Table, goods: list[int]) -> bool:
        """Whether the action could be carried out with some goods, once the price is paid."""
        board = table.boards[self.seat]
        kept = board.goods
        board.goods = goods
        problem = possible_with_price(table, self.seat, self.space, self.target)
        board.goods = kept
        return problem == r.OK

    def answer(self, table: Table, move: Move) -> None:
        table.push(table.layout.imitated[self.seat][self.target])
        spend(table, self.seat, self.price(table))

    def check(self, table: Table, move: Move) -> int:
        return r.RAISE_FIRST if move.verb is PAY else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return price_details(table.boards[self.seat], self.price(table))

    def asked(self, table: Table) -> Message:
        price = self.price(table)
        return Message("ask.raise", {**price_details(table.boards[self.seat], price), "price": in_words(price)})
