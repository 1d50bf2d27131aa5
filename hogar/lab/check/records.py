"""Proofs about whole matches: records, the canonical order, going on where a record ends."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hogar.kernel.match import Match, resume
from hogar.kernel.record import Record
from hogar.kernel.save import write_position
from hogar.lab.check.proof import Proof

if TYPE_CHECKING:
    from hogar.kernel.codec import Json
    from hogar.kernel.rng import Rng
    from hogar.kernel.state import State


class Records(Proof):
    """A record, whose moves stand in the canonical order of lanes, replays to where they led in the order of play."""

    NAME = "records"
    PROVES = (
        "JSON and back, replayed in the canonical order: position, result, sheets; resumed at a random move: per game"
    )

    def end(self, match: Match, rng: Rng) -> None:
        state = match.state
        data = json.loads(json.dumps(match.record()))
        self.claim(data["result"] is not None, "the record of a game that is over has no result")
        self.same(last_of(Record(state.game, data)), state)
        part = Match(match.first, rng, match.names)
        part.entries = match.entries[: rng.below(len(match.entries)) + 1]
        part.state = part.entries[-1].after
        resumed = resume(state.game, json.loads(json.dumps(part.record())), rng)
        self.same(resumed.state, part.state)
        self.claim(resumed.names == match.names, "the seats of a record have other names")

    def same(self, one: State, other: State) -> None:
        """Two positions must be one and the same."""
        alike = one.key() == other.key() and write_position(one) == write_position(other)
        self.claim(alike, "the record, in the canonical order of lanes, leads to another position than was played")


def last_of(record: Record) -> State:
    """The position at which a record ends; every key and the result in it are compared on the way."""
    state = record.first
    for _, position in record.positions():
        state = position
    return state


def as_played(match: Match) -> Json:
    """The record of a match with its moves as they came, without keys: for a match that may be at odds with itself."""
    first = Match(match.first, match.rng, match.names).record()
    return {**first, "moves": [entry.played.text() for entry in match.entries]}
