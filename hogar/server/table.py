"""A table: a match, who sits there, and everything that was changed, one version after the other.

A change is carried out here, saved by whoever keeps the table, and announced after that. Carrying out the same changes
again leads to the same table, versions and all: that is how it is loaded. Nothing here waits or does I/O.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from hogar.kernel.errors import Invalid
from hogar.kernel.match import Match
from hogar.kernel.refusal import why_not
from hogar.kernel.seats import CHANCE, TRUNK
from hogar.server import showing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hogar.kernel.decision import Decision
    from hogar.kernel.event import Event
    from hogar.kernel.lane import Lane
    from hogar.kernel.match import Entry
    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng
    from hogar.kernel.state import State
    from hogar.server.seats import Seat

Happened: TypeAlias = Literal["move", "chance", "undo", "redo", "confirm", "seats"]
MOST_REQUESTS: Final = 64
"""So many of the last requests are known again when they come twice."""
MOST_CHANGES: Final = 20_000
"""No match comes near so many."""


@dataclass(frozen=True)
class Change:
    """One change of a table, as it is kept. `seat` is -2 for chance, -1 for nobody."""

    version: int
    kind: Happened
    seat: int
    lane: int = TRUNK
    text: str = ""
    request: str = ""


@dataclass(frozen=True)
class Said:
    """A line of the log: a move and what it did, the round and the turn after it."""

    seat: int
    lane: int
    move: Move
    events: list[Event]
    round: int
    turn: int


@dataclass(frozen=True)
class Opened:
    """An open question: what tells it from the next one in its lane, and the version at which it was opened."""

    step: Any
    moves: list[Move]
    version: int

    def same(self, lane: Lane) -> bool:
        """Whether it is still the one that is open in a lane."""
        return self.step is lane.steps[-1] and self.moves is lane.moves


@dataclass
class Table:
    """A table in play. Every refusal is an `Invalid` that changes nothing."""

    id: str
    first: State
    rng: Rng
    seats: list[Seat]
    host: str
    spectators: bool = True
    created: float = field(default_factory=time.time)

    def __post_init__(self) -> None:
        self.match = Match(self.first, self.rng, [seat.name for seat in self.seats])
        self.changed = self.created
        self.version = 0
        self.lines: list[Said] = []
        self.floors: list[int] = [0]
        self.confirmed = [0] * len(self.seats)
        self.opened: dict[int, Opened] = {}
        self.requests: dict[str, int] = {}
        self.changes: list[Change] = []
        self.mark()

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state

    # Who.

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.kind != "bot"]

    def mine(self, device: str) -> list[int]:
        """The seats that a device holds."""
        return [seat for seat, sitter in enumerate(self.seats) if device in sitter.holders]

    # Commands.

    def begin(self, moves: Sequence[tuple[int, str]] = ()) -> list[Change]:
        """Plays what was played already, lane by lane; lets chance decide what comes before the next decision."""
        for lane, text in moves:
            decision = next(each for each in self.state.decisions() if each.lane == lane)
            kind: Happened = "chance" if decision.seat == CHANCE else "move"
            self.match_move(Change(self.version + 1, kind, decision.seat, lane, text))
            self.note(kind, decision.seat, lane, text)
            self.match.forget()
        for seat in self.to_confirm() if self.state.over() else ():
            self.end_turn(seat)
        return self.carried_out("")

    def play(self, seat: int, version: int, text: str, request: str = "") -> list[Change]:
        """A move that answers the question which was opened at that version."""
        decision = self.asked(seat, version)
        move = decision.find(text)
        if move is None:
            raise why_not(self.state, seat, text) or stale()
        self.match.answer(decision, move)
        self.note("move", seat, decision.lane, move.text, request)
        return self.carried_out(request)

    def confirm(self, seat: int, version: int, request: str = "") -> list[Change]:
        """The end of a seat's turn: chance and bots need not wait for it any more."""
        self.refuse_stale(version)
        if seat not in self.to_confirm():
            raise Invalid("server.nothing_to_confirm")
        self.end_turn(seat, request)
        return self.carried_out(request)

    def end_turn(self, seat: int, request: str = "") -> None:
        """Notes that a seat leaves its moves as they are."""
        self.confirmed[seat] = len(self.lines)
        self.note("confirm", seat, request=request)

    def undo(self, seat: int, version: int, whole_turn: bool, request: str = "") -> list[Change]:
        """Takes back the last move of a seat, or its turn."""
        self.refuse_stale(version)
        if self.over():
            raise Invalid("refusal.over")
        self.match.undo(seat)
        self.note("undo", seat, request=request)
        while whole_turn and self.can_undo(seat):
            self.match.undo(seat)
            self.note("undo", seat)
        return self.carried_out(request, goes_on=False)

    def redo(self, seat: int, version: int, whole_turn: bool, request: str = "") -> list[Change]:
        """Plays again what a seat took back last, or all that it took back."""
        self.refuse_stale(version)
        self.match.redo(seat)
        self.note("redo", seat, request=request)
        while whole_turn and self.match.can_redo(seat):
            self.match.redo(seat)
            self.note("redo", seat)
        return self.carried_out(request)

    def reseat(self, seat: int, sitter: Seat) -> list[Change]:
        """Lets somebody else sit in a seat, or the same person under another name."""
        self.refuse_too_long()
        self.seats[seat] = sitter
        self.match.names = [each.name for each in self.seats]
        self.note("seats", seat)
        return self.carried_out("")

    def again(self, change: Change) -> None:
        """Carries out a change that was kept; raises `Invalid` where the rules of today don't allow it."""
        if change.kind in ("move", "chance"):
            self.match_move(change)
        elif change.kind == "undo":
            self.match.undo(change.seat)
        elif change.kind == "redo":
            self.match.redo(change.seat)
        elif change.kind == "confirm":
            self.confirmed[change.seat] = len(self.lines)
        self.note(change.kind, change.seat)
        self.settled(change.request)
        self.changes = []

    def match_move(self, change: Change) -> None:
        """Plays a move, or an outcome of chance, that was kept."""
        for decision in self.state.decisions():
            if (decision.lane, decision.seat) == (change.lane, change.seat):
                move = decision.find(change.text)
                if move is not None:
                    self.match.answer(decision, move)
                    return
        raise Invalid("record.illegal", {"number": change.version, "text": change.text})

    # What every change does.

    def note(self, kind: Happened, seat: int, lane: int = TRUNK, text: str = "", request: str = "") -> None:
        """Counts a change, brings the log up to date, and finds out which questions are new."""
        self.version += 1
        self.changes.append(Change(self.version, kind, seat, lane, text, request))
        self.floors.append(self.follow_match())
        self.mark()

    def follow_match(self) -> int:
        """Makes the log tell the moves of the match; how many lines stayed."""
        start = self.match.forgotten
        entries = self.match.entries
        kept = min(len(self.lines), start)
        while kept < min(len(self.lines), start + len(entries)) and self.tells(kept, entries[kept - start]):
            kept += 1
        del self.lines[kept:]
        for entry in entries[kept - start :]:
            self.lines.append(self.line(entry))
        self.confirmed = [min(count, kept) for count in self.confirmed]
        return kept

    def tells(self, place: int, entry: Entry) -> bool:
        """Whether a line of the log is that of an entry."""
        return self.lines[place].events is entry.events

    def line(self, entry: Entry) -> Said:
        """An entry of the match as a line of the log."""
        turn = self.lines[-1].turn if self.lines else 0
        if entry.seat != CHANCE and entry.seat != self.last_seat():
            turn += 1
        played = entry.played
        return Said(entry.seat, played.lane, played.move, entry.events, showing.round_of(entry.after), turn)

    def last_seat(self) -> int:
        """The seat that moved last, chance left out; -1 before the first."""
        for line in reversed(self.lines):
            if line.seat != CHANCE:
                return line.seat
        return -1

    def mark(self) -> None:
        """Gives each question that has just been opened the version of now."""
        now: dict[int, Opened] = {}
        for lane in self.state.lanes:
            if lane.open:
                before = self.opened.get(lane.seat)
                same = before is not None and before.same(lane)
                now[lane.seat] = before if before and same else Opened(lane.steps[-1], lane.moves, self.version)
        self.opened = now

    def carried_out(self, request: str, goes_on: bool = True) -> list[Change]:
        """Lets chance go on where nobody can hold it up; all changes since the last call, to be kept."""
        decision = self.drawable() if goes_on else None
        while decision is not None:
            move = self.match.draw(decision)
            self.match.enter(decision, move)
            self.note("chance", CHANCE, decision.lane, move.text)
            decision = self.drawable()
        self.settled(request)
        changes, self.changes = self.changes, []
        return changes

    def settled(self, request: str) -> None:
        """Drops what nobody can take back, and remembers the request."""
        self.match.forget()
        self.changed = time.time()
        if request:
            self.requests[request] = self.version
            if len(self.requests) > MOST_REQUESTS:
                del self.requests[next(iter(self.requests))]

    # Who is waited for.

    def asked(self, seat: int, version: int) -> Decision:
        """The decision of a seat that was opened at a version; raises `Invalid` where it is not open any more."""
        self.refuse_too_long()
        own = [decision for decision in self.state.decisions() if decision.seat == seat]
        for decision in own:
            if self.opened[decision.lane].version == version:
                return decision
        raise stale()

    def refuse_stale(self, version: int) -> None:
        """Raises `Invalid` for an answer to another version of the table than this one."""
        self.refuse_too_long()
        if version != self.version:
            raise stale()

    def refuse_too_long(self) -> None:
        """Raises `Invalid` where a table has been changed so often that it can only be looked at."""
        if self.version >= MOST_CHANGES:
            raise Invalid("server.too_long", {"most": MOST_CHANGES})

    def over(self) -> bool:
        """Whether the match has ended: then everything is told, so nobody can take the last move back any more."""
        return self.state.over() and not self.holding_up(TRUNK)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat could take its last move back now."""
        return not self.over() and self.match.can_undo(seat)

    def pending(self, seat: int) -> bool:
        """Whether a person has moved since the last end of a turn and could still take that back."""
        place = self.match.last_of(seat)
        return place >= 0 and place + self.match.forgotten >= self.confirmed[seat] and self.match.can_undo(seat)

    def holding_up(self, lane: int) -> list[int]:
        """The people who have to end their turn before chance or a bot goes on in a lane."""
        if lane == TRUNK:
            return [seat for seat in self.people() if self.pending(seat)]
        return [lane] if self.seats[lane].kind != "bot" and self.pending(lane) else []

    def drawable(self) -> Decision | None:
        """A draw of chance that nobody holds up."""
        for decision in self.state.decisions():
            if decision.seat == CHANCE and not self.holding_up(decision.lane):
                return decision
        return None

    def to_confirm(self) -> list[int]:
        """The seats that have to end their turn before chance or a bot goes on, or before the match ends."""
        seats: set[int] = set(self.holding_up(TRUNK) if self.state.over() else ())
        for decision in self.state.decisions():
            if decision.seat == CHANCE or self.seats[decision.seat].kind == "bot":
                seats.update(self.holding_up(decision.lane))
        return sorted(seats)

    def thinkers(self) -> dict[int, int]:
        """The bots that are to move now, each with the version of its question."""
        found: dict[int, int] = {}
        for decision in self.state.decisions() if self.version < MOST_CHANGES else ():
            seat = decision.seat
            if seat not in (CHANCE, *found) and self.seats[seat].kind == "bot" and not self.holding_up(decision.lane):
                found[seat] = self.opened[decision.lane].version
        return found

    def waiting(self) -> list[int]:
        """The seats that have to decide something, or to end their turn."""
        asked = {decision.seat for decision in self.state.decisions() if decision.seat != CHANCE}
        return sorted(asked | set(self.to_confirm()))


def stale() -> Invalid:
    """The refusal of an answer to a position that is not there any more."""
    return Invalid("server.stale")
