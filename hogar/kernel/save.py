"""Whole positions as JSON: written at any decision, in the middle of anything, and read back exactly."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.codec import Json, Whole, as_list, as_table, as_text, read_fields, write_fields, wrong
from hogar.kernel.combine import StepField, StepsField
from hogar.kernel.errors import Invalid
from hogar.kernel.lane import Lane
from hogar.kernel.seats import TRUNK

if TYPE_CHECKING:
    from hogar.kernel.game import Game
    from hogar.kernel.state import State
    from hogar.kernel.step import Step

FORMAT: Final = "hogar-position-1"
MOST_LANES: Final = 17
MOST_STEPS: Final = 200
DEEPEST: Final = 8


def write_step(step: Step[Any]) -> Json:
    """A step as JSON: its kind and its fields."""
    data: dict[str, Json] = {"step": type(step).__name__}
    for name, codec in step.FIELDS.items():
        value = getattr(step, name)
        if isinstance(codec, StepField):
            data[name] = write_step(value)
        elif isinstance(codec, StepsField):
            data[name] = [write_step(item) for item in value]
        else:
            data[name] = codec.write(value)
    return data


def read_step(game: Game[Any], data: Json, where: str, depth: int = 0) -> Step[Any]:
    """A step from JSON; refused clearly where the game has no such step or a field is out of bounds."""
    fields = dict(as_table(data, where))
    name = fields.pop("step", None)
    if not isinstance(name, str) or name not in game.steps or depth > DEEPEST:
        raise wrong(where, "step", got=str(name)[:40])
    step: Step[Any] = game.steps[name]()
    plain = {}
    for field, codec in step.FIELDS.items():
        inner = f"{where}.{field}"
        if isinstance(codec, StepField) and field in fields:
            setattr(step, field, read_step(game, fields.pop(field), inner, depth + 1))
        elif isinstance(codec, StepsField) and field in fields:
            items = as_list(fields.pop(field), inner, MOST_STEPS)
            setattr(step, field, tuple([read_step(game, item, inner, depth + 1) for item in items]))
        else:
            plain[field] = codec
    read_fields(step, plain, fields, where)
    return step


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
    edition = state.edition.to_json()
    if edition != state.game.edition().to_json():
        data["edition"] = edition
    return data


def read_header(game: Game[Any], data: dict[str, Json]) -> State:
    """An empty table for what a position, a record or a scenario says first."""
    if data.get("game") != game.id:
        raise Invalid("invalid.game", {"got": str(data.get("game"))[:40], "game": game.id})
    players = Whole(game.players[0], game.players[-1]).read(data.get("players"), "players")
    options = game.read_options(data.get("options", {}), players)
    edition = game.read_edition(data["edition"]) if "edition" in data else game.edition()
    state: State = game.table(players, options, edition)
    return state


def read_lane(game: Game[Any], players: int, data: Json, where: str) -> Lane:
    """A lane from JSON."""
    table = as_table(data, where)
    name = as_text(table.get("lane"), f"{where}.lane")
    names = [lane_name(seat) for seat in range(TRUNK, players)]
    if name not in names:
        raise wrong(f"{where}.lane", "word", got=name[:40], words=", ".join(names))
    lane = Lane(names.index(name) + TRUNK)
    steps = as_list(table.get("steps"), f"{where}.steps", MOST_STEPS)
    lane.steps = [read_step(game, step, f"{where}.steps.{place}") for place, step in enumerate(steps)]
    return lane


def read_position(game: Game[Any], data: Json) -> State:
    """A position from JSON, ready to be played on; raises `Invalid` for anything else."""
    table = as_table(data, "")
    if table.get("format") != FORMAT:
        raise Invalid("invalid.format", {"got": str(table.get("format"))[:40], "format": FORMAT})
    state = read_header(game, table)
    read_fields(state, state.FIELDS, table.get("table"), "table")
    state.balance()
    lanes = as_list(table.get("lanes"), "lanes", MOST_LANES)
    state.lanes = [read_lane(game, state.players, lane, f"lanes.{place}") for place, lane in enumerate(lanes)]
    seats = [lane.seat for lane in state.lanes]
    if not seats or seats[-1] != TRUNK or len(set(seats)) != len(seats):
        raise wrong("lanes", "lanes")
    wake(state)
    return state


def wake(state: State) -> None:
    """Lets a position that came from outside go on to its decisions; refuses one that its game can't be in."""
    refuse_problems(state)
    try:
        for lane in list(state.lanes):
            state.run(lane)
        state.settle()
    except (IndexError, ValueError, KeyError, AssertionError, TypeError) as error:
        raise Invalid("invalid.position", {"problem": type(error).__name__}) from error
    refuse_problems(state)


def refuse_problems(state: State) -> None:
    """Raises `Invalid` with the first promise of the game that the position breaks."""
    problems = state.problems()
    if problems:
        raise Invalid("invalid.position", {"problem": problems[0]})


def to_text(data: Json) -> str:
    """JSON in one canonical text: equal data, equal text."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(state: State) -> str:
    """A short stable name of a position, the same on any machine: what records compare."""
    return hashlib.sha256(to_text(write_position(state)).encode()).hexdigest()[:16]
