"""Actions: what spaces and cards offer, as options of a choice (AG-64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.moves import DO, USE
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.combine import NO_STEPS, AnyOrder, Choice, InOrder, May, OneOf, Option
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import LAST_TRIGGER, raise_moment
from hogar.kernel.move import Move
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.state import State

LABELS: Final[list[Move]] = [DO.move(action) for action in range(len(w.ACTIONS))]


class Action(Option["Table"]):
    """An action of a seat; `obstacle` says why it can't be taken, `begin` takes it."""

    def action(self) -> int:
        """Which of the named actions it is."""
        raise NotImplementedError

    def obstacle(self, table: Table) -> int:
        """Why it can't be taken with what the seat has now: a reason."""
        return r.OK

    def label(self) -> Move:
        return LABELS[self.action()]

    def possible(self, table: Table) -> bool:
        return self.problem(table) == r.OK

    def named(self, table: Table) -> bool:
        """Whether it is one of the named actions, for cards that wait for those (AG-379)."""
        return True

    def hidden(self, table: Table) -> bool:
        """Whether what is possible depends on cards that others can't see, so that the offer must be made anyway."""
        return False

    def problem(self, table: Table) -> int:
        if table.boards[self.seat].rules & hooks.FORBID:
            reason = table.hooks.forbids(table, self.seat, self.action())
            if reason:
                return reason
        return self.obstacle(table)


class AndOr(AnyOrder):
    """One of its actions or several, in any order, each at most once (AG-60); of many perhaps only so many (0: all)."""

    ASKED: ClassVar[str] = "ask.and_or"
    CLAUSE: ClassVar[str] = "AG-60"
    FIELDS: ClassVar[dict[str, Codec]] = {**AnyOrder.FIELDS, "most": Whole(0, 9)}

    def __init__(
        self, seat: int = NOBODY, options: tuple[Option[Any], ...] = NO_STEPS, owed: int = 1, most: int = 0
    ) -> None:
        super().__init__(seat, options, owed)
        self.most = most

    def problem(self, state: State) -> int:
        """Why none of them can be carried out."""
        return r.OK if self.possible(state) else r.NOTHING_POSSIBLE

    def chosen(self, state: State, place: int) -> None:
        rest = self.options[:place] + self.options[place + 1 :]
        if rest and self.most != 1:
            state.push(AndOr(self.seat, rest, 0, max(0, self.most - 1)))

    def choose(self, state: State, move: Move) -> None:
        if move.verb is DO:
            super().choose(state, move)
        else:
            decline(state, self)

    def check(self, state: State, move: Move) -> int:
        return wanted(self, state, move)


class Offer(May):
    """An action that may be taken, or declined for good (AG-61, AG-376)."""

    ASKED: ClassVar[str] = "ask.offer"
    CLAUSE: ClassVar[str] = "AG-61"

    def choose(self, state: State, move: Move) -> None:
        if move.verb is DO:
            super().choose(state, move)
        else:
            decline(state, self)

    def pauses(self, state: Any) -> bool:
        return any(action.hidden(state) for action in first_actions(self))

    def check(self, state: State, move: Move) -> int:
        return wanted(self, state, move)


def decline(state: Any, choice: Choice) -> None:
    """What was offered is definitely not taken (AG-376)."""
    if state.listeners >> m.DECLINE & 1:
        for action in first_actions(choice):
            if action.named(state):
                raise_moment(state, m.DECLINE, choice.seat, action.action())


def first_actions(choice: Choice) -> list[Action]:
    """The actions of a choice; of several in order the first."""
    firsts = [option.first() if isinstance(option, InOrder) else option for option in choice.options]
    return [option for option in firsts if isinstance(option, Action)]


def wanted(choice: Choice, state: State, move: Move) -> int:
    """Why an option of a choice is not possible, or why nothing may be left undone."""
    for option in choice.options:
        if option.label().text == move.text:
            return option.problem(state)
    return r.MUST_DO_ONE if move.text == "done" else r.OK


class Instead(Action):
    """What a card offers in the place of an action: an action of its own."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "effect": Whole(0, LAST_TRIGGER)}

    def __init__(self, seat: int = NOBODY, effect: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect

    def action(self) -> int:
        raise NotImplementedError

    def label(self) -> Move:
        return USE.move(self.effect >> m.PART_BITS, self.effect & m.OWN_NOTE)

    def problem(self, table: Table) -> int:
        return r.OK

    def do(self, table: Table) -> None:
        table.push(table.hooks.effect(self.effect).begin(table, self.seat, self.seat, NOBODY))


class Substitution(OneOf):
    """An action, or what cards offer in its place."""

    ASKED: ClassVar[str] = "ask.instead"
    CLAUSE: ClassVar[str] = "AG-232"

    def pauses(self, state: Any) -> bool:
        return True


def substitutes(table: Table, seat: int, action: int) -> list[Instead]:
    """What cards offer in the place of an action."""
    if not table.boards[seat].rules & hooks.INSTEAD:
        return []
    return [Instead(seat, effect) for effect in table.hooks.instead(table, seat, action)]


def good_details(good: int, have: int, need: int) -> dict[str, Value]:
    """A good, how many there are, how many it takes."""
    return {"good": Message(f"good.{w.GOODS[good]}"), "have": have, "need": need}
