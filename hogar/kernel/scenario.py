"""Scenarios: positions with most of them left out. What is missing comes from a fresh setup.

`{"game": …, "players": …, "options": …, "seed": …, "set": {"table": …, "seats": {"1": …}}, "at": {"moment": …}}`:
`seed` plays the chance of the setup, `set` names fields of the table and of seats, `at` builds the agenda. Tests,
puzzles and people's own positions use it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.codec import Json, Whole, as_fields, as_table, set_fields, word_index
from hogar.kernel.errors import Doubtful
from hogar.kernel.lane import Lane
from hogar.kernel.rng import Rng
from hogar.kernel.save import HEADER_KEYS, read_header
from hogar.kernel.trial import MOST_DECISIONS, SCENARIO_TRIALS, any_move, refuse_problems, refuse_stuck, try_out

if TYPE_CHECKING:
    from hogar.kernel.game import Game
    from hogar.kernel.state import State

KEYS: Final = (*HEADER_KEYS, "seed", "set", "at")
SET_KEYS: Final = ("table", "seats")
SEED: Final = Whole(0, (1 << 63) - 1)


def read_scenario(game: Game[Any], data: Json, trials: int = SCENARIO_TRIALS) -> State:
    """The position that a scenario describes; raises `Invalid` where it describes none.

    What seats are given is set before the setup as well, so that chance deals from what is left.
    """
    table = as_fields(data, "", KEYS)
    changes = as_fields(table.get("set", {}), "set", SET_KEYS)
    seed = SEED.read(table.get("seed", 0), "seed")
    with Doubtful(game.id):
        state = read_header(game, table)
        change_seats(state, changes)
        set_up(state, Rng(seed))
        change_table(state, changes)
        change_seats(state, changes)
        moment(game, state, as_table(table.get("at", {}), "at"))
        refuse_problems(state)
        for lane in state.lanes.copy():
            state.run(lane)
        state.settle()
        refuse_stuck(state)
        refuse_problems(state)
        try_out(state, trials)
    return state


def set_up(state: State, rng: Rng) -> None:
    """Plays the setup of an empty table by chance, the choices of seats in it as well."""
    state.game.begin(state)
    state.settle()
    for _ in range(MOST_DECISIONS):
        lane = state.first_open()
        if lane is None or state.set_up():
            return
        state.apply(lane.seat, any_move(state, lane, rng))


def change_table(state: State, changes: dict[str, Json]) -> None:
    """Sets what a scenario names of the table."""
    fields = {name: codec for name, codec in state.FIELDS.items() if name != "boards"}
    set_fields(state, fields, changes.get("table", {}), "set.table")


def change_seats(state: State, changes: dict[str, Json]) -> None:
    """Sets what a scenario names of seats, then works out the piles that are the remainder."""
    seats = tuple([str(seat + 1) for seat in range(state.players)])
    for name, fields in as_table(changes.get("seats", {}), "set.seats").items():
        board = state.board_of(word_index(seats, name, "set.seats"))
        set_fields(board, board.FIELDS, fields, f"set.seats.{name}")
    state.balance()


def moment(game: Game[Any], state: State, at: dict[str, Json]) -> None:
    """Builds the agenda for the moment that a scenario names; without one the game stands where the setup ended."""
    if not at:
        return
    names = tuple(game.moments)
    name = names[word_index(names, at.get("moment"), "at.moment")]
    state.lanes = [Lane()]
    state.lane = state.lanes[0]
    game.moments[name](state, at)
