"""Turns what the core says (messages, moves, events, views, scores) into what goes over the wire."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.codec import write_fields
from hogar.kernel.parameters import Number, SeatNumber, Several
from hogar.kernel.write import lane_name, write_step
from hogar.server import wire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hogar.kernel.decision import Decision
    from hogar.kernel.event import Event
    from hogar.kernel.message import Message, Value
    from hogar.kernel.move import Move, Phrase
    from hogar.kernel.parameters import Parameter
    from hogar.kernel.state import State

KEPT: Final = 20_000
"""How many moves are kept as they go over the wire; every table of a game shares them."""


def message(said: Message) -> wire.Message:
    """A message."""
    return wire.Message(said.id, {name: _value(value) for name, value in said.values.items()})


def _value(value: Value) -> Any:
    if isinstance(value, list):
        return [message(item) for item in value]
    return value if isinstance(value, int | str) else message(value)


def places(phrase: Phrase, values: Sequence[int]) -> dict[str, int | str | list[str]]:
    """The values of a move or an event as words and numbers, by the names of its places."""
    pairs = zip(phrase.parameters, values, strict=False)
    return {place.name: _place(place, value) for place, value in pairs}


def _place(place: Parameter, value: int) -> int | str | list[str]:
    if isinstance(place, Several):
        return [place.words[member] for member in place.members(value)]
    return int(place.text(value)) if isinstance(place, Number | SeatNumber) else place.text(value)


@lru_cache(KEPT)
def move(own: Move) -> wire.Move:
    """A move; moves are shared by all tables, so this is made once for each."""
    return wire.Move(own.text, own.verb.name, places(own.verb, (own.a, own.b, own.c)), message(own.message()))


def event(happened: Event, seats: Sequence[int]) -> wire.Event:
    """An event for whoever holds these seats (from 0), or knows everything where there is none to be told from."""
    knowing = [seat + 1 for seat in seats if happened.known >> seat & 1]
    only = knowing if len(knowing) < len(seats) else None
    return wire.Event(happened.kind.name, places(happened.kind, happened.values), message(happened.message()), only)


def scores(state: State) -> list[wire.Score]:
    """The score sheets of all seats."""
    return [
        wire.Score(sheet.total, [wire.ScoreLine(line.category, line.points) for line in sheet.lines])
        for sheet in state.scores()
    ]


def position(masked: State) -> wire.Position:
    """What lies on a table and what is in progress."""
    lanes = [
        {"lane": lane_name(lane.seat), "steps": [write_step(step) for step in lane.steps]} for lane in masked.lanes
    ]
    return wire.Position(write_fields(masked, masked.FIELDS), lanes, masked.sketch())


def decision(own: Decision, version: int) -> wire.Decision:
    """An open decision of the seat that asks, with everything it may play."""
    asked = own.asked()
    assert asked is not None
    moves, extras = own.moves(), own.extras()
    return wire.Decision(
        version, lane_name(own.lane), own.clause(), message(asked), [move(each) for each in moves],
        [move(each) for each in extras],
    )  # fmt: skip


def question(other: Decision) -> wire.Question:
    """An open decision as everybody may know it."""
    return wire.Question(other.seat + 1, lane_name(other.lane), other.clause())


def round_of(state: State) -> int:
    """The round that a position is in, where its game counts rounds; else 0."""
    return int(getattr(state, "round")) if "round" in state.FIELDS else 0  # noqa: B009 - a field of some games
