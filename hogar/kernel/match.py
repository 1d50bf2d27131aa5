"""A match: a game being played, with its history, undo and redo, and chance that waits until a turn is confirmed.

The driver's generator lies here, outside the position. Undo goes back freely to the last moment at which the seat
learned something or another seat chose in the light of its move; lanes undo independently.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.kernel.errors import Invalid, RefusedBy
from hogar.kernel.record import Played, Record, write_record
from hogar.kernel.refusal import legal_move
from hogar.kernel.seats import CHANCE
from hogar.kernel.step import Draw

if TYPE_CHECKING:
    from hogar.kernel.codec import Json
    from hogar.kernel.decision import Decision
    from hogar.kernel.event import Event
    from hogar.kernel.game import Game
    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng
    from hogar.kernel.state import State


class Entry:
    """One move of the history: who played it, the positions before and after it, and what happened.

    The `reveals` of the position after it are the seats that learned something by this move.
    """

    def __init__(self, seat: int, played: Played, before: State, after: State) -> None:
        self.seat = seat
        self.played = played
        self.before = before
        self.after = after
        self.events: list[Event] = after.events


class Match:
    """A game in play. Refused moves raise `Invalid` and change nothing."""

    def __init__(self, state: State, rng: Rng, names: list[str] | None = None) -> None:
        self.first = state
        self.rng = rng
        self.names = names if names is not None else [f"seat {seat + 1}" for seat in range(state.players)]
        self.entries: list[Entry] = []
        self.undone: list[Entry] = []
        self.forgotten = 0
        self.state = state.clone()
        self.state.listening = True

    # Playing.

    def play(self, seat: int, text: str) -> Entry:
        """Plays what a seat says; raises `Invalid` with the reason where that is not legal."""
        with RefusedBy(self.state.game.id):
            decision, move = legal_move(self.state, seat, text)
        return self.answer(decision, move)

    def answer(self, decision: Decision, move: Move) -> Entry:
        """Plays a legal move of a seat; what the seat had taken back before can't be played again."""
        self.undone = [entry for entry in self.undone if entry.seat != decision.seat]
        return self.enter(decision, move)

    def enter(self, decision: Decision, move: Move) -> Entry:
        """Plays a legal move and writes it into the history."""
        entry = self.played(decision, move)
        self.state = entry.after
        self.entries.append(entry)
        return entry

    def played(self, decision: Decision, move: Move) -> Entry:
        """A legal move carried out on a copy, with its own events and who learned something by it."""
        before = decision.state
        after = before.clone()
        after.listening = True
        after.events = []
        after.reveals = decision.step.known(before) if isinstance(decision.step, Draw) else 0
        after.apply(decision.lane, move)
        return Entry(decision.seat, Played(decision.lane, move), before, after)

    def chance(self) -> Decision | None:
        """A draw that waits for its turn to be confirmed."""
        for decision in self.state.decisions():
            if decision.seat == CHANCE:
                return decision
        return None

    def confirm(self) -> list[Entry]:
        """Lets everything that chance has to decide happen; from here on nobody can go back."""
        entries = []
        decision = self.chance()
        while decision is not None:
            entries.append(self.enter(decision, self.draw(decision)))
            decision = self.chance()
        return entries

    def draw(self, decision: Decision) -> Move:
        """An outcome of chance, by this match's own generator."""
        step = decision.step
        assert isinstance(step, Draw), step
        return step.outcome(self.rng.weighted(step.weights(self.state)))

    # Taking back.

    def last_of(self, seat: int) -> int:
        """The place of a seat's last move; -1 where it has none."""
        for place in range(len(self.entries) - 1, -1, -1):
            if self.entries[place].seat == seat:
                return place
        return -1

    def undo(self, seat: int) -> Entry:
        """Takes a seat's last move back; raises `Invalid` where there is none or a barrier stands before it."""
        place = self.last_of(seat)
        if place < 0 or seat < 0:
            raise Invalid("undo.learned" if self.forgotten else "undo.nothing")
        entry = self.entries[place]
        later = self.entries[place + 1 :]
        if any(other.after.reveals >> seat & 1 for other in self.entries[place:]):
            raise Invalid("undo.learned")
        if any(other.played.lane == entry.played.lane for other in later):
            raise Invalid("undo.answered")
        self.rebuild(place, later)
        self.undone.append(entry)
        return entry

    def can_undo(self, seat: int) -> bool:
        """Whether a seat could take its last move back now."""
        entries, state, undone = self.entries, self.state, self.undone.copy()
        try:
            self.undo(seat)
        except Invalid:
            return False
        self.entries, self.state, self.undone = entries, state, undone
        return True

    def rebuild(self, place: int, later: list[Entry]) -> None:
        """Plays the later moves of other lanes again, without the one that was taken back."""
        entries = self.entries[:place]
        state = self.entries[place].before
        for other in later:
            decision = self.same_decision(state, other)
            if decision is None:
                raise Invalid("undo.answered")
            entries.append(self.played(decision, other.played.move))
            state = entries[-1].after
        self.entries = entries
        self.state = state

    def same_decision(self, state: State, entry: Entry) -> Decision | None:
        """The open decision that a move of the history still answers; None where it can't be played there."""
        for decision in state.decisions():
            same = decision.lane == entry.played.lane and decision.seat == entry.seat
            if same and entry.played.move in decision.legal():
                return decision
        return None

    def redo(self, seat: int) -> Entry:
        """Plays again what the seat took back last; raises `Invalid` where there is nothing."""
        for place in range(len(self.undone) - 1, -1, -1):
            entry = self.undone[place]
            if entry.seat == seat:
                decision, move = legal_move(self.state, seat, entry.played.move.text)
                del self.undone[place]
                return self.enter(decision, move)
        raise Invalid("redo.nothing")

    def can_redo(self, seat: int) -> bool:
        """Whether a seat could play again what it took back last."""
        for entry in self.undone[::-1]:
            if entry.seat == seat:
                return self.same_decision(self.state, entry) is not None
        return False

    def undo_turn(self, seat: int) -> list[Entry]:
        """Takes back all that a seat did since somebody else, or chance, acted in its lane; at least one move."""
        taken = [self.undo(seat)]
        while self.last_of(seat) >= 0:
            try:
                taken.append(self.undo(seat))
            except Invalid:
                break
        return taken

    # Keeping.

    def forget(self) -> None:
        """Drops the moves after which every seat has learned something: nobody can take those back any more.

        From then on the match, and its record, begin after them; `forgotten` counts them.
        """
        everybody, learned = (1 << self.state.players) - 1, 0
        for place in range(len(self.entries) - 1, -1, -1):
            after = self.entries[place].after
            learned |= after.reveals
            if learned & everybody == everybody:
                self.first = after
                self.entries = self.entries[place + 1 :]
                self.forgotten += place + 1
                return

    def record(self) -> Json:
        """The match so far as a record."""
        return write_record(self.first, [entry.played for entry in self.entries], self.names)


def resume(game: Game[Any], data: Json, rng: Rng) -> Match:
    """A match that goes on where a record ends."""
    record = Record(game, data)
    match = Match(record.first, rng, record.names or None)
    for played in record.replay():
        for decision in match.state.decisions():
            if decision.lane == played.lane:
                match.enter(decision, played.move)
                break
    return match
