"""Actions: what spaces and cards offer, as options of a choice (AG-64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.moves import DO
from hogar.kernel.combine import AnyOrder, Choice, May, Option
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import raise_moment
from hogar.kernel.move import Move

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

    def problem(self, table: Table) -> int:
        if table.boards[self.seat].rules & hooks.FORBID:
            reason = table.hooks.forbids(table, self.seat, self.action())
            if reason:
                return reason
        return self.obstacle(table)


class AndOr(AnyOrder):
    """One of its actions or several, in any order, each at most once (AG-60)."""

    ASKED: ClassVar[str] = "ask.and_or"
    CLAUSE: ClassVar[str] = "AG-60"

    def problem(self, state: State) -> int:
        """Why none of them can be carried out."""
        return r.OK if self.possible(state) else r.NOTHING_POSSIBLE

    def chosen(self, state: State, place: int) -> None:
        rest = self.options[:place] + self.options[place + 1 :]
        if rest:
            state.push(AndOr(self.seat, rest, 0))

    def check(self, state: State, move: Move) -> int:
        return wanted(self, state, move)


class Offer(May):
    """An action that may be taken, or declined for good (AG-61, AG-376)."""

    ASKED: ClassVar[str] = "ask.offer"
    CLAUSE: ClassVar[str] = "AG-61"

    def choose(self, state: State, move: Move) -> None:
        if move.verb is DO:
            super().choose(state, move)
        elif state.listeners >> m.DECLINE & 1:
            raise_moment(state, m.DECLINE, self.seat, self.options[0].label().a)

    def check(self, state: State, move: Move) -> int:
        return wanted(self, state, move)


def wanted(choice: Choice, state: State, move: Move) -> int:
    """Why an option of a choice is not possible, or why nothing may be left undone."""
    for option in choice.options:
        if option.label().text == move.text:
            return option.problem(state)
    return r.MUST_DO_ONE if move.text == "done" else r.OK


def good_details(good: int, have: int, need: int) -> dict[str, Value]:
    """A good, how many there are, how many it takes."""
    return {"good": Message(f"good.{w.GOODS[good]}"), "have": have, "need": need}
