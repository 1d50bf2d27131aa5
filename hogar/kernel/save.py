"""Whole positions as JSON: written at any decision, in the middle of anything, and read back exactly.

How they are written stands in `write`; this module has all of both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.codec import (
    Json,
    Whole,
    as_fields,
    as_list,
    as_table,
    read_fields,
    shown,
    word_index,
    wrong,
)
from hogar.kernel.combine import Option, StepField, StepsField
from hogar.kernel.errors import Doubtful, Invalid
from hogar.kernel.lane import Lane
from hogar.kernel.seats import NOBODY, TRUNK
from hogar.kernel.step import Ask, Draw, Step
from hogar.kernel.trial import TRIALS, can_happen, refuse_problems, refuse_stuck, try_out
from hogar.kernel.write import FORMAT, digest, header, lane_name, to_text, write_position, write_step

if TYPE_CHECKING:
    from collections.abc import Collection

    from hogar.kernel.game import Game
    from hogar.kernel.state import State

__all__ = [
    "DEEPEST", "FORMAT", "HEADER_KEYS", "MOST_LANES", "MOST_STEPS", "StepReader", "digest", "header", "lane_name",
    "read_format", "read_header", "read_lane", "read_position", "to_text", "wake", "write_position", "write_step",
]  # fmt: skip

MOST_LANES: Final = 17
MOST_STEPS: Final = 200
DEEPEST: Final = 8
HEADER_KEYS: Final = ("game", "rules", "players", "options", "edition")
POSITION_KEYS: Final = ("format", *HEADER_KEYS, "table", "lanes")
NEEDED: Final = ("table", "lanes")
LANE_KEYS: Final = ("lane", "steps")


class StepReader:
    """Reads the steps of one position: of a game, for so many seats, and not more of them than a game could need."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game = game
        self.players = players
        self.left = MOST_STEPS

    def lane(self, data: Json, where: str) -> Lane:
        """A lane."""
        table = as_fields(data, where, LANE_KEYS, LANE_KEYS)
        names = tuple([lane_name(seat) for seat in range(TRUNK, self.players)])
        lane = Lane(word_index(names, table["lane"], f"{where}.lane") + TRUNK)
        steps = as_list(table["steps"], f"{where}.steps", MOST_STEPS)
        lane.steps = [self.step(step, f"{where}.steps.{place}", Step) for place, step in enumerate(steps)]
        return lane

    def step(self, data: Json, where: str, kind: type[Any], depth: int = 0) -> Step[Any]:
        """A step of a kind; refused clearly where the game has no such step or a field is out of bounds."""
        fields = dict(as_table(data, where))
        step = self.new(fields.pop("step", None), where, kind, depth)
        plain = {}
        for field, codec in step.FIELDS.items():
            inner = f"{where}.{field}"
            if isinstance(codec, StepField) and field in fields:
                setattr(step, field, self.inside(codec, fields.pop(field), inner, depth + 1))
            else:
                plain[field] = codec
        read_fields(step, plain, fields, where)
        somebody = isinstance(step, Ask) or issubclass(kind, Option)
        Whole(0 if somebody else NOBODY, self.players - 1).read(step.seat, f"{where}.seat")
        return step

    def new(self, name: Json, where: str, kind: type[Any], depth: int) -> Step[Any]:
        """A step of that name, its fields not read yet."""
        self.left -= 1
        if self.left < 0 or depth > DEEPEST:
            raise wrong(where, "longest", longest=MOST_STEPS)
        if isinstance(name, str) and name in self.game.steps:
            found = self.game.steps[name]
            if issubclass(found, kind):
                return found()
        raise wrong(where, "step", got=shown(name))

    def inside(self, codec: StepField, data: Json, where: str, depth: int) -> Any:
        """What a field holds that is made of steps: one, or a tuple of them."""
        if not isinstance(codec, StepsField):
            return self.step(data, where, codec.kind, depth)
        items = as_list(data, where, MOST_STEPS)
        return tuple([self.step(item, f"{where}.{place}", codec.kind, depth) for place, item in enumerate(items)])


def read_format(data: Json, known: str, names: Collection[str], needed: Collection[str]) -> dict[str, Json]:
    """The fields of a file of a known format; another kind of file, or one of a newer Hogar, is refused as such."""
    found = as_table(data, "").get("format")
    if found != known:
        raise Invalid("invalid.format", {"got": shown(found), "format": known})
    return as_fields(data, "", names, needed)


def read_header(game: Game[Any], data: dict[str, Json]) -> State:
    """An empty table for what a position, a record or a scenario says first."""
    if data.get("game") != game.id:
        raise Invalid("invalid.game", {"got": shown(data.get("game")), "game": game.id})
    players = Whole(game.players[0], game.players[-1]).read(data.get("players"), "players")
    options = game.read_options(data.get("options", {}), players)
    edition = game.read_edition(data["edition"]) if "edition" in data else game.printed
    state: State = game.table(players, options, edition)
    return state


def read_lane(game: Game[Any], players: int, data: Json, where: str) -> Lane:
    """A lane from JSON, not woken: what its top asks is not worked out."""
    return StepReader(game, players).lane(data, where)


def read_position(game: Game[Any], data: Json, trials: int = TRIALS) -> State:
    """A position from JSON, ready to be played on; raises `Invalid` for anything else.

    Reading carries nothing out: a position is written while it waits for decisions, and anything else is refused.
    Then it is tried (see `trial`); without trials only its form is checked, enough for what we wrote ourselves.
    """
    table = read_format(data, FORMAT, POSITION_KEYS, NEEDED)
    with Doubtful(game.id):
        state = read_header(game, table)
        read_fields(state, state.FIELDS, table["table"], "table")
        reader = StepReader(game, state.players)
        lanes = as_list(table["lanes"], "lanes", MOST_LANES)
        state.lanes = [reader.lane(lane, f"lanes.{place}") for place, lane in enumerate(lanes)]
        seats = [lane.seat for lane in state.lanes]
        if not seats or seats[-1] != TRUNK or len(set(seats)) != len(seats):
            raise wrong("lanes", "lanes")
        state.balance()
        wake(state)
        if trials:
            try_out(state, trials)
    return state


def wake(state: State) -> None:
    """Opens the decisions of a position as it was read; refuses one that does not wait for any."""
    refuse_problems(state)
    for lane in state.lanes:
        state.lane = lane
        if not waits(state, lane):
            raise Invalid("invalid.position", {"problem": f"lane {lane_name(lane.seat)} does not wait for anything"})
    refuse_stuck(state)


def waits(state: State, lane: Lane) -> bool:
    """Whether a lane waits for a decision, which is opened, or for an earlier lane; an ended trunk for nothing."""
    if not lane.steps:
        return lane.seat == TRUNK
    step = lane.steps[-1]
    if not step.ready(state):
        return True
    lane.open = True
    if isinstance(step, Ask):
        lane.moves = step.moves(state)
        return len(lane.moves) > 1 or bool(lane.moves and step.pauses(state))
    return isinstance(step, Draw) and can_happen(step.weights(state))
