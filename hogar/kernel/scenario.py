"""Scenarios: positions with most of them left out. What is missing comes from a fresh setup.

`{"game": …, "players": …, "options": …, "seed": …, "set": {"table": …, "seats": {"1": …}}, "at": {"moment": …}}`:
`seed` plays the chance of the setup, `set` names fields of the table and of seats, `at` builds the agenda. Tests,
puzzles and people's own positions use it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.codec import Json, Whole, as_table, set_fields, wrong
from hogar.kernel.lane import Lane
from hogar.kernel.rng import Rng
from hogar.kernel.save import read_header, wake
from hogar.kernel.seats import CHANCE

if TYPE_CHECKING:
    from hogar.kernel.game import Game
    from hogar.kernel.state import State

KEYS: Final = ("game", "rules", "players", "options", "edition", "seed", "set", "at")
SEED: Final = Whole(0, (1 << 63) - 1)


def read_scenario(game: Game[Any], data: Json) -> State:
    """The position that a scenario describes; raises `Invalid` where it describes none.

    What seats are given is set before the setup as well, so that chance deals from what is left.
    """
    table = as_table(data, "")
    for key in table:
        if key not in KEYS:
            raise wrong("", "field", got=str(key)[:40], fields=", ".join(KEYS))
    state = read_header(game, table)
    changes = as_table(table.get("set", {}), "set")
    change_seats(state, changes)
    set_up(state, Rng(SEED.read(table.get("seed", 0), "seed")))
    change_table(state, changes)
    change_seats(state, changes)
    moment(game, state, as_table(table.get("at", {}), "at"))
    wake(state)
    return state


def set_up(state: State, rng: Rng) -> None:
    """Plays the setup of an empty table by chance, the choices of seats in it as well."""
    state.game.begin(state)
    state.settle()
    while not state.set_up():
        decision = state.decision()
        assert decision is not None
        if decision.seat == CHANCE:
            weights = decision.weights()
            step: Any = decision.step
            state.apply(decision.lane, step.outcome(rng.weighted(weights)))
        else:
            moves = decision.moves()
            state.apply(decision.lane, moves[rng.below(len(moves))])


def change_table(state: State, changes: dict[str, Json]) -> None:
    """Sets what a scenario names of the table."""
    for key in changes:
        if key not in ("table", "seats"):
            raise wrong("set", "field", got=str(key)[:40], fields="table, seats")
    fields = {name: codec for name, codec in state.FIELDS.items() if name != "boards"}
    set_fields(state, fields, changes.get("table", {}), "set.table")


def change_seats(state: State, changes: dict[str, Json]) -> None:
    """Sets what a scenario names of seats, then works out the piles that are the remainder."""
    seats = [str(seat + 1) for seat in range(state.players)]
    for name, fields in as_table(changes.get("seats", {}), "set.seats").items():
        if name not in seats:
            raise wrong("set.seats", "word", got=str(name)[:40], words=", ".join(seats))
        board = state.board_of(seats.index(name))
        set_fields(board, board.FIELDS, fields, f"set.seats.{name}")
    state.balance()


def moment(game: Game[Any], state: State, at: dict[str, Json]) -> None:
    """Builds the agenda for the moment that a scenario names; without one the game stands where the setup ended."""
    if not at:
        return
    name = at.get("moment")
    if name not in game.moments:
        raise wrong("at.moment", "word", got=str(name)[:40], words=", ".join(game.moments))
    state.lanes = [Lane()]
    state.lane = state.lanes[0]
    game.moments[name](state, at)
