"""A look at a position of a match in play, with what several proofs want to know of it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.rng import Rng
from hogar.kernel.save import to_text, write_position
from hogar.kernel.seats import CHANCE, EVERYBODY, NOBODY
from hogar.kernel.step import Draw
from hogar.kernel.view import View
from hogar.lab.check.fault import Fault

if TYPE_CHECKING:
    from hogar.kernel.codec import Json
    from hogar.kernel.decision import Decision
    from hogar.kernel.event import Event
    from hogar.kernel.match import Match
    from hogar.kernel.message import Message
    from hogar.kernel.move import Move, Verb
    from hogar.kernel.state import State

SHARING_NOTHING: Final = 2
"""The version of marshal whose bytes depend on values alone, not on which of them are one object."""
BITS: Final = 32
MOST_BELOW: Final = 1 << 31
EXTRA_ONE_IN: Final = 4
ON: Final = 6
ON_ONE_IN: Final = 3
"""How many moves a copy is played on, and at how many positions."""

Question = tuple[int, int, tuple["Move", ...], tuple[int, ...]]
"""An open decision as it is compared: lane, seat, all legal moves, the weights of chance."""


class Look:
    """A position, its open decisions, its key and its JSON.

    `rng` is for the proofs; the match has its own. `known` are the moves that were legal so far in this match. Where a
    position `plays_on`, proofs play on copies of it and compare where that leads.
    """

    def __init__(self, match: Match, number: int, rng: Rng, known: list[Move]) -> None:
        self.match = match
        self.state = match.state
        self.number = number
        self.rng = rng
        self.known = known
        self.decisions = self.state.decisions()
        self.questions = questions(self.state)
        self.key = self.state.key()
        self.saved: Json = write_position(self.state)
        self.answers = answers(self.state)
        self.thoughts: dict[int, Thought] = {}
        self.seed = rng.bits()
        self.plays_on = self.one_in(ON_ONE_IN)

    def seats(self) -> range:
        """Every seat, and -1 for whoever only watches."""
        return range(NOBODY, self.state.players)

    def thought(self, seat: int) -> Thought:
        """What a seat sees and may think, worked out once for all proofs."""
        if seat not in self.thoughts:
            self.thoughts[seat] = Thought(self, seat)
        return self.thoughts[seat]

    def unchanged(self) -> bool:
        """Whether the position, the lists of its questions among it, still is what it was when the look was taken."""
        return self.state.key() == self.key and answers(self.state) == self.answers

    def asked(self) -> list[tuple[Decision, tuple[Move, ...]]]:
        """The open decisions, each with all that is legal."""
        return [(decision, asked[2]) for decision, asked in zip(self.decisions, self.questions, strict=True)]

    @cached_property
    def text(self) -> str:
        """The JSON as text."""
        return to_text(self.saved)

    @cached_property
    def later(self) -> State:
        """A copy that was played on for some moves, those of `seed`."""
        return played_on(self.state.clone(), self.seed)

    def any_text(self) -> str:
        """The text of a move that the game knows, legal here or not: an earlier one, or any that its verbs can say."""
        if self.known and self.rng.below(2):
            return str(self.random(self.known).text)
        verb, values = any_phrase(self)
        return verb.text(*values)

    def random(self, things: list[Any]) -> Any:
        """Any of these things."""
        return things[self.rng.below(len(things))]

    def one_in(self, times: int) -> bool:
        """Now and then: for what is too dear to look at everywhere, or needs it less."""
        return self.rng.below(times) == 0


class Thought:
    """What a seat sees of a position, and a whole position that it may take it for; proofs play on copies of that."""

    def __init__(self, look: Look, seat: int) -> None:
        self.view = View(look.state, seat)
        self.guess = self.view.determinize(look.rng)
        self.sure = self.guess.key() == look.key
        """Whether it guessed the position as it is, as it must where nothing is hidden."""


def any_phrase(look: Look) -> tuple[Verb, list[int]]:
    """A verb with any values that its places may take."""
    verb: Verb = look.random(list(look.state.game.verbs.values()))
    sizes = [parameter.size for parameter in verb.parameters]
    return verb, [any_below(size, look.rng) for size in sizes] + [0] * (3 - len(sizes))


def any_below(limit: int, rng: Rng) -> int:
    """A number below a limit of any length: sets and payments have more values than the generator has bits."""
    if limit <= MOST_BELOW:
        return rng.below(limit)
    return (any_below(limit >> BITS, rng) << BITS | rng.bits()) % limit


def answers(state: State) -> list[tuple[int, list[Move]]]:
    """The lists that positions carry from copy to copy; all else about a question follows from what a key tells."""
    return [(lane.seat, lane.moves) for lane in state.lanes if lane.open]


def questions(state: State) -> list[Question]:
    """The open decisions with everything that is legal."""
    return [question(decision) for decision in state.decisions()]


def question(decision: Decision) -> Question:
    """One open decision."""
    return decision.lane, decision.seat, tuple(decision.legal()), tuple(decision.weights())


def random_move(decision: Decision, rng: Rng) -> Move:
    """An outcome of chance by its weight, an answer, or now and then an extra."""
    step = decision.step
    if isinstance(step, Draw):
        return step.outcome(rng.weighted(decision.weights()))
    moves = (decision.extras() if rng.below(EXTRA_ONE_IN) == 0 else []) or decision.moves()
    if not moves:
        raise Fault("legal lists", f"{who(decision.seat)} is asked ({decision.clause()}), but nothing is legal")
    return moves[rng.below(len(moves))]


def play_on(state: State, rng: Rng, most: int) -> int:
    """Plays random moves in any lane; how many there were before the game was over."""
    for made in range(most):
        decisions = state.decisions()
        if not decisions:
            return made
        decision = decisions[rng.below(len(decisions))]
        state.apply(decision.lane, random_move(decision, rng))
    return most


def played_on(state: State, seed: int) -> State:
    """The position itself after some moves that follow from a seed."""
    play_on(state, Rng(seed), ON)
    return state


def after(state: State, lane: int, move: Move) -> State:
    """A copy after a move, with the events of that move alone."""
    copy = state.clone()
    copy.listening = True
    copy.events = []
    copy.reveals = 0
    copy.apply(lane, move)
    return copy


def learns(state: State, seat: int) -> bool:
    """Whether a seat learned something hidden by the move that `after` played; everybody, for who only watches."""
    return state.reveals == EVERYBODY if seat < 0 else bool(state.reveals >> seat & 1)


def heard(state: State, seat: int) -> list[Message]:
    """What a seat hears of the move that `after` played."""
    return [event.message() for event in state.events if told(event, seat)]


def told(event: Event, seat: int) -> bool:
    """Whether a seat may know of an event; who only watches hears what everybody may know."""
    return event.known == EVERYBODY if seat < 0 else bool(event.known >> seat & 1)


def who(seat: int) -> str:
    """A seat as a fault names it."""
    return "chance" if seat == CHANCE else "a spectator" if seat < 0 else f"seat {seat + 1}"
