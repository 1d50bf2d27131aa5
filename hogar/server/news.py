"""What may be told about a table: to a device that holds seats, to a spectator, about now and about the past."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar, cast

import msgspec

from hogar.kernel.rng import Rng
from hogar.kernel.seats import CHANCE, NOBODY
from hogar.kernel.view import View
from hogar.server import showing, wire
from hogar.server.reading import Reader
from hogar.server.table import stale

if TYPE_CHECKING:
    from hogar.kernel.decision import Decision
    from hogar.kernel.state import State
    from hogar.server.table import Said, Table

T = TypeVar("T")
ENCODER: Final = msgspec.json.Encoder()
EVERYBODY: Final = "0"
"""The name of the view that holds what everybody sees."""


class Seen(NamedTuple):
    """What a seat sees: its view, who is waited for, the scores; all of it encoded already."""

    view: wire.View
    waiting: list[wire.Question]
    scores: list[wire.Score]


def encoded(thing: T) -> T:
    """The thing as it goes over the wire: made once for all who see it, and a single object while it is kept."""
    return cast("T", msgspec.Raw(ENCODER.encode(thing)))


class Reporter:
    """Tells about one table. What it made of a position is kept until the table changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.printed = printed(table.state)
        self.version = -1
        self.seen: dict[tuple[int, bool], Seen] = {}
        self.ended = False

    def news(self, device: str, since: int = 0, thinking: list[int] | None = None) -> wire.News:
        """Everything that a device may know now, with the lines of the log that it lacks since a version."""
        table, state = self.table, self.table.state
        mine = table.mine(device)
        several = len(mine) > 1
        seen = {str(seat + 1): self.sees(seat, several) for seat in mine} or {EVERYBODY: self.sees(NOBODY)}
        over, first = self.over(), next(iter(seen.values()))
        return wire.News(
            table=table.id,
            version=table.version,
            game=state.game.id,
            players=state.players,
            options=state.options.to_json(),
            printed=self.printed,
            seats=[seat.shown(number, device) for number, seat in enumerate(table.seats, 1)],
            host=device == table.host,
            spectators=table.spectators,
            created=moment(table.created),
            changed=moment(table.changed),
            over=over,
            result=result(state) if over else None,
            moves=len(table.lines),
            round=showing.round_of(state),
            scores=first.scores,
            waiting=first.waiting,
            confirm=[seat + 1 for seat in table.to_confirm()],
            thinking=[seat + 1 for seat in thinking or []],
            views={name: each.view for name, each in seen.items()},
            log=self.log(mine, since),
        )

    # Views.

    def forget_past(self) -> None:
        """Drops what was made of an earlier version."""
        if self.version != self.table.version:
            self.version, self.seen, self.ended = self.table.version, {}, self.table.over()

    def over(self) -> bool:
        """Whether the match has ended."""
        self.forget_past()
        return self.ended

    def sees(self, seat: int, several: bool = False) -> Seen:
        """What a seat sees now; `several` where its device has others too."""
        self.forget_past()
        if (seat, several) not in self.seen:
            self.seen[seat, several] = self.look(View(self.table.state, seat), several)
        return self.seen[seat, several]

    def look(self, view: View, several: bool) -> Seen:
        """What a view shows."""
        waiting = [showing.question(decision) for decision in view.waiting()]
        scores = showing.scores(self.table.state if self.over() else view.masked)
        return Seen(encoded(self.shown(view, several)), encoded(waiting), encoded(scores))

    def shown(self, view: View, several: bool) -> wire.View:
        """A view of now with what its seat may do; with several seats, whether it shows more than everybody sees."""
        table, seat = self.table, view.seat
        own = [decision for decision in view.masked.decisions() if decision.seat == seat >= 0]
        position = showing.position(view.masked)
        return wire.View(
            seat=seat + 1,
            position=position,
            decisions=[self.decision(decision) for decision in own],
            undo=seat >= 0 and table.can_undo(seat),
            redo=seat >= 0 and table.match.can_redo(seat),
            confirm=seat in table.to_confirm(),
            secret=several and position.table != showing.position(View(table.state, NOBODY).masked).table,
        )

    def decision(self, own: Decision) -> wire.Decision:
        """An open decision, with the version that an answer names."""
        return showing.decision(own, self.table.opened[own.lane].version)

    # The log.

    def log(self, mine: list[int], since: int) -> wire.Log:
        """The lines that somebody lacks who knows the table as it was at a version."""
        known, reader = self.known(since), self.reader(mine)
        return wire.Log(known + 1, [reader.line(number, said) for number, said in self.lines_after(known)])

    def lines_after(self, known: int) -> list[tuple[int, Said]]:
        """The lines after so many, numbered."""
        return list(enumerate(self.table.lines[known:], known + 1))

    def reader(self, mine: list[int]) -> Reader:
        """Somebody who reads the log now; those who hold these seats."""
        return Reader(mine, self.table.state.players, self.over())

    def known(self, since: int) -> int:
        """How many lines still stand of those that somebody has who knows a version; once it is over, all is new."""
        table = self.table
        if since == table.version:
            return len(table.lines)
        if not 0 < since < table.version or self.over():
            return 0
        return min(table.floors[since + 1 :])

    # Questions.

    def preview(self, seat: int, decision: Decision, text: str) -> wire.Preview:
        """What a legal move does, tried on what the seat knows, up to the next thing that chance or others decide."""
        view = View(self.table.state, seat)
        after = played(view, decision.lane, text)
        told = [event for event in after.events if event.known >> seat & 1]
        if after.reveals:
            return wire.Preview([], True, None, [])
        masked = View(after, seat)
        shown = wire.View(seat + 1, showing.position(masked.masked), [], False, False, False, False)
        return wire.Preview(
            [showing.event(event, [seat]) for event in told], False, shown, showing.scores(masked.masked)
        )


def played(view: View, lane: int, text: str) -> State:
    """A position that the seat could not tell from the real one, after its move; `Invalid` where that is not legal."""
    state = view.determinize(Rng(1))
    state.reveals, state.events, state.listening = 0, [], True
    for decision in state.decisions():
        move = decision.find(text) if decision.lane == lane else None
        if move is not None:
            state.apply(lane, move)
            return state
    raise stale()


def printed(state: State) -> bool:
    """Whether a position plays with the figures as printed."""
    return bool(state.edition.to_json() == state.game.edition().to_json())


def result(state: State) -> wire.Result:
    """How a game ended."""
    verdict = state.verdict()
    return wire.Result(state.ranking(), showing.message(verdict) if verdict is not None else None)


def moment(seconds: float) -> str:
    """A time as ISO 8601 in UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def mark(said: Said, at: int) -> wire.Mark:
    """Who made the move that led to a position."""
    return wire.Mark(at, None if said.seat == CHANCE else said.seat + 1, said.round, said.turn)
