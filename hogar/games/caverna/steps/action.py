"""Actions: what spaces and loot offer, as options of a choice; how spaces combine them (sections 5.3 and 5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings.furnishing import BOTH_HALVES
from hogar.games.caverna.moves import DO
from hogar.kernel.codec import Codec, Flag
from hogar.kernel.combine import NO_STEPS, AnyOrder, Choice, May, Option, ThenOr
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY

if TYPE_CHECKING:
    from typing import Any

    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.state import State

LABELS: Final[list[Move]] = [DO.move(action) for action in range(len(w.ACTIONS))]


class Action(Option["Table"]):
    """An action of a seat."""

    def action(self) -> int:
        """Which of the named actions it is."""
        raise NotImplementedError

    def problem(self, table: Table) -> int:
        """Why it can't be taken: exchanges that may be made at any time before it are counted (CA-342)."""
        return r.OK

    def label(self) -> Move:
        return LABELS[self.action()]


class AndOr(AnyOrder):
    """One of its actions or several, in any order, each at most once (CA-75)."""

    ASKED: ClassVar[str] = "ask.and_or"
    CLAUSE: ClassVar[str] = "CA-75"

    def problem(self, state: State) -> int:
        """Why none of them can be carried out."""
        return why_none(self, state)

    def chosen(self, state: State, place: int) -> None:
        rest = self.options[:place] + self.options[place + 1 :]
        if rest:
            state.push(AndOr(self.seat, rest, 0))

    def check(self, state: State, move: Move) -> int:
        return wanted(self, state, move)


class BeforeTaking(AndOr):
    """The same, but the last of its options ends it (CA-200)."""

    CLAUSE: ClassVar[str] = "CA-200"

    def chosen(self, state: State, place: int) -> None:
        rest = self.options[:place] + self.options[place + 1 :]
        if place < len(self.options) - 1:
            state.push(BeforeTaking(self.seat, rest, 0))


class AndThenOr(ThenOr):
    """One of its actions or several, each at most once, in the printed order (CA-76)."""

    ASKED: ClassVar[str] = "ask.and_then_or"
    CLAUSE: ClassVar[str] = "CA-76"

    def problem(self, state: State) -> int:
        """Why none of them can be carried out."""
        return why_none(self, state)

    def chosen(self, state: State, place: int) -> None:
        rest = self.options[place + 1 :]
        if rest:
            state.push(AndThenOr(self.seat, rest, 0))

    def check(self, state: State, move: Move) -> int:
        return wanted(self, state, move)


class Either(Choice):
    """Exactly one of its two halves, or both where a tile says so; `once` in the game only (CA-77, CA-282, CA-284)."""

    ASKED: ClassVar[str] = "ask.either"
    CLAUSE: ClassVar[str] = "CA-77"
    FIELDS: ClassVar[dict[str, Codec]] = {**Choice.FIELDS, "once": Flag()}

    def __init__(self, seat: int = NOBODY, options: tuple[Option[Any], ...] = NO_STEPS, once: bool = False) -> None:
        super().__init__(seat, options)
        self.once = once

    def problem(self, state: State) -> int:
        """Why none of them can be carried out."""
        return why_none(self, state)

    def chosen(self, state: State, place: int) -> None:
        board: Board = state.board_of(self.seat)
        if board.rules & BOTH_HALVES and not (self.once and board.extended):
            rest = self.options[:place] + self.options[place + 1 :]
            state.push(OtherHalf(self.seat, rest, self.once))

    def check(self, state: State, move: Move) -> int:
        return wanted(self, state, move)


class OtherHalf(Either):
    """The other half as well, if the seat likes (CA-282)."""

    ASKED: ClassVar[str] = "ask.other_half"
    CLAUSE: ClassVar[str] = "CA-282"

    def may_stop(self, state: State, possible: bool) -> bool:
        return True

    def chosen(self, state: State, place: int) -> None:
        if self.once:
            state.board_of(self.seat).extended = True


class Offer(May):
    """An action that may be taken, or declined (CA-78)."""

    ASKED: ClassVar[str] = "ask.offer"
    CLAUSE: ClassVar[str] = "CA-78"

    def check(self, state: State, move: Move) -> int:
        return wanted(self, state, move)


def why_none(choice: Choice, state: State) -> int:
    """Why none of the options of a choice can be carried out; the reason of the only one where there is one."""
    for option in choice.options:
        if option.possible(state):
            return r.OK
    return choice.options[0].problem(state) if len(choice.options) == 1 else r.NOTHING_POSSIBLE


def wanted(choice: Choice, state: State, move: Move) -> int:
    """Why an option of a choice is not possible, or why nothing may be left undone."""
    for option in choice.options:
        if option.label().text == move.text:
            return option.problem(state)
    return r.MUST_DO_ONE if move.text == "done" else r.OK


# Details of sentences.


def in_words(price: list[int]) -> list[Message]:
    """A price for a sentence."""
    return [Message(f"amount.{w.GOODS[good]}", {"number": number}) for good, number in enumerate(price) if number]


def price_details(board: Board, price: list[int]) -> dict[str, Value]:
    """A price, and what a supply lacks of it."""
    lack = [max(0, number - board.goods[good]) for good, number in enumerate(price)]
    return {"price": in_words(price), "missing": in_words(lack)}
