"""Positions as JSON: written at any decision, in the middle of anything; their text and their digest."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.codec import Json, write_fields
from hogar.kernel.combine import StepField, StepsField
from hogar.kernel.seats import TRUNK

if TYPE_CHECKING:
    from hogar.kernel.state import State
    from hogar.kernel.step import Step

FORMAT: Final = "hogar-position-1"
CANONICAL: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False)
"""What we write ourselves holds no circles: looking for them took a sixth of the time."""


def write_step(step: Step[Any]) -> Json:
    """A step as JSON: its kind and its fields."""
    data: dict[str, Json] = {"step": type(step).__name__}
    for name, codec in step.FIELDS.items():
        value = getattr(step, name)
        if isinstance(codec, StepsField):
            data[name] = [write_step(item) for item in value]
        elif isinstance(codec, StepField):
            data[name] = write_step(value)
        else:
            data[name] = codec.write(value)
    return data


def lane_name(seat: int) -> str:
    """The name of a lane: `trunk`, or its seat from 1."""
    return "trunk" if seat == TRUNK else str(seat + 1)


def write_position(state: State) -> Json:
    """A position as JSON."""
    lanes = [{"lane": lane_name(lane.seat), "steps": [write_step(step) for step in lane.steps]} for lane in state.lanes]
    return {
        "format": FORMAT,
        **header(state),
        "table": write_fields(state, state.FIELDS),
        "lanes": lanes,
    }


def header(state: State) -> dict[str, Json]:
    """What a position, a record and a scenario say first; the figures only where they are not those of the game."""
    data: dict[str, Json] = {
        "game": state.game.id,
        "rules": state.game.rules,
        "players": state.players,
        "options": state.options.to_json(),
    }
    printed = state.game.printed
    if state.edition is not printed:
        edition = state.edition.to_json()
        if edition != printed.to_json():
            data["edition"] = edition
    return data


def to_text(data: Json) -> str:
    """JSON in one canonical text: equal data, equal text."""
    return CANONICAL.encode(data)


def digest(state: State) -> str:
    """A short stable name of a position, the same on any machine and for any number of the rules' version."""
    data = {name: part for name, part in write_position(state).items() if name not in ("format", "rules")}
    return hashlib.sha256(to_text(data).encode()).hexdigest()[:16]
