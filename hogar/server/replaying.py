"""The past of a match: its positions, worked out again from its first one, and its record."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.errors import Invalid
from hogar.kernel.record import Played, write_record
from hogar.kernel.rng import Rng
from hogar.kernel.save import read_position, write_position
from hogar.kernel.view import View
from hogar.server import showing, wire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hogar.kernel.codec import Json
    from hogar.kernel.state import State
    from hogar.server.reading import Reader
    from hogar.server.table import Said

MOST_KEPT: Final = 4000
"""So many positions are kept for whoever slides through them."""


class Replays:
    """Works out positions of the past, and keeps those of the matches that were asked for last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[list[Said], list[State]]] = OrderedDict()
        self.lock = threading.Lock()

    def positions(self, id: str, first: State, lines: Sequence[Said], last: int) -> list[State]:
        """The positions of a match up to one; may take a while."""
        with self.lock:
            told, states = self.kept.pop(id, ([], []))
        same = 0
        while same < min(len(told), len(lines)) and told[same] is lines[same]:
            same += 1
        states = states[: same + 1] or [first]
        while len(states) <= last:
            line = lines[len(states) - 1]
            state = states[-1].clone()
            state.apply(line.lane, line.move)
            states.append(state)
        with self.lock:
            self.kept[id] = (list(lines[: len(states) - 1]), states)
            while sum([len(each) for _, each in self.kept.values()]) > MOST_KEPT:
                self.kept.popitem(last=False)
        return states


def replayed(states: Sequence[State], lines: Sequence[Said], at: int, seat: int, reader: Reader) -> wire.Replayed:
    """A position of the past as a seat saw it."""
    state = states[at]
    masked = View(state, seat).masked
    view = wire.View(seat + 1, showing.position(masked), [], False, False, False, False)
    return wire.Replayed(
        at=at,
        round=showing.round_of(state),
        turn=lines[at - 1].turn if at else 0,
        line=reader.line(at, lines[at - 1]) if at else None,
        view=view,
        scores=showing.scores(state if reader.everything else masked),
    )


def record(first: State, lines: Sequence[Said], names: list[str]) -> Json:
    """The record of a match."""
    return write_record(first, [Played(line.lane, line.move) for line in lines], names)


def branch(state: State, seat: int | None) -> State:
    """The position with which a new table goes on; where a seat is named, what it can't know is dealt anew."""
    going_on = View(state, seat).determinize(Rng(0)) if seat is not None else state
    data: Any = write_position(going_on)
    again: State = read_position(state.game, data, trials=0)
    if again.over():
        raise Invalid("refusal.over")
    return again
