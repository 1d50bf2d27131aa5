"""Proofs about what is hidden: views, what is determinized from them, and leaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.kernel.refusal import why_not
from hogar.kernel.seats import CHANCE, EVERYBODY
from hogar.kernel.step import Draw
from hogar.kernel.view import View
from hogar.lab.check.look import after, heard, learns, play_on, question, who
from hogar.lab.check.proof import Proof

if TYPE_CHECKING:
    from hogar.kernel.decision import Decision
    from hogar.kernel.errors import Invalid
    from hogar.kernel.message import Message
    from hogar.kernel.move import Move
    from hogar.kernel.state import State
    from hogar.lab.check.look import Look, Question, Thought

ON = 3
JSON_ONE_IN = 4
OPEN_ONE_IN = 3
"""How often moves of seats are compared in pairs; outcomes of chance, of which some are hidden, always are."""
TRIES = 2


class Views(Proof):
    """What is determinized from a view is a whole position that gives this view again."""

    NAME = "views"
    PROVES = (
        f"every seat's and a spectator's gives itself again, free of problems, playable for {ON} moves: everywhere"
        f" (one seat in turn where all was guessed right); its JSON: one seat in turn, at one in {JSON_ONE_IN} there"
    )

    def at(self, look: Look) -> None:
        turn = look.number % (look.state.players + 1) - 1
        for seat in look.seats():
            thought = look.thought(seat)
            alike = own(look.state, seat) == own(thought.guess, seat)
            self.claim(alike, "what is legal for {} depends on hidden parts", who(seat))
            if not thought.sure:
                self.guessed(thought.view, thought.guess)
            if not thought.sure or seat == turn:
                play_on(thought.guess.clone(), look.rng, ON)
        self.claim(look.unchanged(), "views change the position")
        if not look.thought(turn).sure or look.one_in(JSON_ONE_IN):
            self.written(look.thought(turn), turn)

    def guessed(self, view: View, guess: State) -> None:
        """Looks at a guess that is not the position itself, of which the same is known."""
        problems = guess.problems()
        self.claim(not problems, "what {} may think has problems: {}", who(view.seat), problems)
        same = same_view(view, View(guess, view.seat))
        self.claim(same, "{} sees something else in what it may think", who(view.seat))

    def written(self, thought: Thought, seat: int) -> None:
        """The same for the view as it is sent to a browser."""
        again = View(thought.guess, seat)
        self.claim(thought.view.to_json() == again.to_json(), "the JSON of {}'s view differs", who(seat))


class Leaks(Proof):
    """Nothing that a seat gets depends on what is hidden from it."""

    NAME = "leaks"
    PROVES = (
        "refusals, later views and log lines stay when the hidden parts are dealt anew: wherever something is hidden;"
        " who sees no difference between two outcomes hears none: at every draw,"
        f" and at one decision of a seat in {OPEN_ONE_IN}"
    )

    def at(self, look: Look) -> None:
        for seat in look.seats():
            thought = look.thought(seat)
            if look.decisions and not thought.sure:
                self.refusals(look, thought.guess, seat)
                self.moves(look, thought.guess, seat)
        if look.decisions:
            decision = look.random(look.decisions)
            if decision.seat == CHANCE or look.one_in(OPEN_ONE_IN):
                self.outcomes(look, decision)

    def refusals(self, look: Look, guess: State, seat: int) -> None:
        """Whoever is refused hears the same, wherever the hidden parts are."""
        for _ in range(TRIES if seat >= 0 else 0):
            text = look.any_text()
            real, thought = why_not(look.state, seat, text), why_not(guess, seat, text)
            self.claim(said(real) == said(thought), "the refusal of {!r} tells {} what is hidden", text, who(seat))

    def moves(self, look: Look, guess: State, seat: int) -> None:
        """A move that is possible here and there looks and sounds the same, unless it reveals something."""
        decision = look.random(look.decisions)
        there = [other for other in guess.decisions() if other.lane == decision.lane]
        possible = set(there[0].legal()) if there else set()
        common = [move for move in decision.legal() if move in possible]
        if not common:
            return
        move = look.random(common)
        real, thought = after(look.state, decision.lane, move), after(guess, decision.lane, move)
        if not learns(real, seat) and not learns(thought, seat):
            alike = same_view(View(real, seat), View(thought, seat))
            self.claim(alike, "after {!r} the view of {} depends on what is hidden", move, who(seat))
            self.claim(heard(real, seat) == heard(thought, seat), "{!r} tells {} what is hidden", move, who(seat))

    def outcomes(self, look: Look, decision: Decision) -> None:
        """What tells two moves apart in no view of a seat tells them apart in nothing that the seat hears.

        The outcomes of a draw that a seat does not see must look alike to it.
        """
        moves = decision.legal()
        if len(moves) < 2:
            return
        place = look.rng.below(len(moves))
        pair = moves[place], moves[place - 1]
        one, other = after(look.state, decision.lane, pair[0]), after(look.state, decision.lane, pair[1])
        if one.key() == other.key():
            return
        for seat in look.seats():
            alike = same_view(View(one, seat), View(other, seat))
            if unseen(decision, seat) and not learns(one, seat) and not learns(other, seat):
                self.claim(alike, "{} sees which of {} was drawn", who(seat), pair)
            if alike:
                self.claim(heard(one, seat) == heard(other, seat), "{} hears which of {} it was", who(seat), pair)


def unseen(decision: Decision, seat: int) -> bool:
    """Whether a decision is a draw that a seat does not see."""
    step = decision.step
    if not isinstance(step, Draw):
        return False
    known = step.known(decision.state)
    return known != EVERYBODY if seat < 0 else not known >> seat & 1


def same_view(one: View, other: View) -> bool:
    """Whether two views show the same position and the same questions."""
    return one.masked.key() == other.masked.key() and shown(one) == shown(other)


def shown(view: View) -> list[tuple[int, int, tuple[Move, ...]]]:
    """The questions in a view: lane, seat, and what the seat itself may answer."""
    return [
        (decision.lane, decision.seat, tuple(decision.legal()) if decision.seat == view.seat else ())
        for decision in view.waiting()
    ]


def own(state: State, seat: int) -> list[Question]:
    """The questions that a seat is asked."""
    return [question(decision) for decision in state.decisions() if decision.seat == seat]


def said(refusal: Invalid | None) -> tuple[Message, str] | None:
    """What a refusal says, and which clause it names."""
    return (refusal.message, refusal.clause) if refusal is not None else None
