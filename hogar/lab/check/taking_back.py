"""Proofs about undo and redo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.kernel.errors import Invalid
from hogar.kernel.match import Match
from hogar.kernel.rng import Rng
from hogar.kernel.save import write_position
from hogar.lab.check.look import after, answers, question, questions, random_move, who
from hogar.lab.check.proof import Proof

if TYPE_CHECKING:
    from hogar.kernel.decision import Decision
    from hogar.kernel.match import Entry
    from hogar.kernel.move import Move
    from hogar.kernel.state import State
    from hogar.lab.check.look import Look


class Undo(Proof):
    """A move can be taken back unless its seat learned something by it, and played again."""

    NAME = "undo"
    PROVES = "undo of every move of a seat gives the JSON, key and lists before it, redo those after it"

    def after(self, look: Look, entry: Entry) -> None:
        if entry.seat < 0:
            return
        match = look.match
        learned = bool(entry.after.reveals >> entry.seat & 1)
        key, listed = match.state.key(), answers(match.state)
        refusal = refused(match, entry.seat)
        if learned:
            self.claim(
                refusal == "undo.learned", "{} may take back {} after learning", who(entry.seat), entry.played.move
            )
            return
        self.claim(refusal == "", "{} can't take back {}: {}", who(entry.seat), entry.played.move, refusal)
        if match.state is not look.state:
            self.back(match.state, look, entry)
        self.made += 1
        match.redo(entry.seat)
        same = match.state.key() == key and answers(match.state) == listed
        self.claim(same, "redo of {} gives another position", entry.played.move)

    def back(self, state: State, look: Look, entry: Entry) -> None:
        """What was taken back led to a position that is to be the one before."""
        self.claim(state.key() == look.key, "undo of {} gives another key", entry.played.move)
        self.claim(answers(state) == look.answers, "undo of {} gives other lists", entry.played.move)
        self.claim(write_position(state) == look.saved, "undo of {} gives another JSON", entry.played.move)


def refused(match: Match, seat: int) -> str:
    """Takes a seat's last move back; the id of the refusal where that can't be."""
    try:
        match.undo(seat)
    except Invalid as refusal:
        return refusal.message.id
    return ""


class LanesApart(Proof):
    """Lanes don't disturb each other: in any order, and taken back apart."""

    NAME = "lanes"
    PROVES = "two moves of different lanes commute, and the first is undone alone: a pair wherever lanes are open"

    def at(self, look: Look) -> None:
        if len(look.decisions) < 2:
            return
        first = look.rng.below(len(look.decisions))
        second = (first + 1 + look.rng.below(len(look.decisions) - 1)) % len(look.decisions)
        self.pair(look, look.decisions[first], look.decisions[second])

    def pair(self, look: Look, first: Decision, second: Decision) -> None:
        """Plays a move of each in both orders, and takes the first one back."""
        one, other = random_move(first, look.rng), random_move(second, look.rng)
        without, only = after(look.state, second.lane, other), after(look.state, first.lane, one)
        self.still(without, first)
        self.still(only, second)
        there = after(only, second.lane, other)
        back = after(without, first.lane, one)
        self.claim(there.key() == back.key(), "{} and {} give another position in the other order", one, other)
        same = questions(there) == questions(back)
        self.claim(same, "{} and {} give other lists in the other order", one, other)
        if first.seat >= 0 and first.seat != second.seat:
            self.taken_back(match_of(look.state, [(first, one), (second, other)]), first.seat, without)

    def still(self, later: State, decision: Decision) -> None:
        """A decision is still open, with the same moves, after another lane has moved."""
        asked = question(decision)
        there = [question(other) for other in later.decisions() if other.lane == decision.lane]
        self.claim(there == [asked], "{} was asked {}, and {} after another lane moved", who(asked[1]), asked, there)

    def taken_back(self, match: Match, seat: int, without: State) -> None:
        """The seat that moved first takes its move back; the other lane keeps its own."""
        learned = any(entry.after.reveals >> seat & 1 for entry in match.entries)
        key = match.state.key()
        refusal = refused(match, seat)
        self.claim(refusal == ("undo.learned" if learned else ""), "{} in its lane: undo says {!r}", who(seat), refusal)
        if not refusal:
            self.claim(match.state.key() == without.key(), "undo of {} alone gives another position", who(seat))
            match.redo(seat)
            self.claim(match.state.key() == key, "redo of {} after another lane gives another position", who(seat))


def match_of(state: State, moves: list[tuple[Decision, Move]]) -> Match:
    """A match of its own that begins with a position and some moves in different lanes."""
    match = Match(state, Rng())
    for decision, move in moves:
        now = next(other for other in match.state.decisions() if other.lane == decision.lane)
        match.enter(now, move)
    return match
