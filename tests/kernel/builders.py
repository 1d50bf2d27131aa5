"""Small builders for the tests of the kernel: positions of Toy Farm, moves by their text, walks through matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from hogar.kernel.decision import Decision
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Game
from hogar.kernel.refusal import legal_move, why_not
from hogar.kernel.rng import Rng
from hogar.kernel.scenario import read_scenario
from hogar.kernel.seats import CHANCE
from hogar.kernel.state import State
from hogar.kernel.trial import any_move
from tests.kernel.toy import words as w
from tests.kernel.toy.game import TOY
from tests.kernel.toy.table import Board, Farm

COUNTS = (1, 2, 3, 4)

FUZZ = settings(deadline=None, derandomize=True)
"""The same examples at every run; what more of them find becomes a test of its own."""


def new_farm(players: int = 2) -> Farm:
    """A game at its first decision, which is chance's."""
    return TOY.start(players)


def at(
    moment: str,
    *,
    players: int = 2,
    seat: int = 1,
    mine: dict[str, Any] | None = None,
    others: dict[str, dict[str, Any]] | None = None,
    **table: Any,
) -> Farm:
    """The position at a moment of a seat; `mine` are fields of its board, `others` those of other seats by number."""
    seats: dict[str, dict[str, Any]] = {str(number + 1): {"hand": [], "known": []} for number in range(players)}
    for number, fields in {str(seat): mine or {}, **(others or {})}.items():
        seats[number] = seats[number] | fields
    data = {
        "game": "toy_farm",
        "players": players,
        "seed": 1,
        "set": {"table": {"round": 1, **table}, "seats": seats},
        "at": {"moment": moment, "seat": seat},
    }
    farm = read_scenario(TOY, data)
    assert isinstance(farm, Farm)
    farm.listening = True
    return farm


def play(state: State, seat: int, *texts: str) -> None:
    """Plays moves of a seat, counted from 1, by their texts; each must be legal."""
    for text in texts:
        decision, move = legal_move(state, seat - 1, text)
        state.apply(decision.lane, move)


def chance(state: State, *texts: str) -> None:
    """Lets chance decide as the test says."""
    for text in texts:
        decision = next(open_one for open_one in state.decisions() if open_one.seat == CHANCE)
        move = decision.find(text)
        assert move is not None, [move.text for move in decision.moves()]
        state.apply(decision.lane, move)


def offered(state: State, seat: int = 1) -> list[str]:
    """The texts of the answers that a seat may give; empty where it is not asked."""
    return [move.text for decision in state.decisions() if decision.seat == seat - 1 for move in decision.moves()]


def extras(state: State, seat: int = 1) -> list[str]:
    """The texts of what a seat may do besides answering."""
    return [move.text for decision in state.decisions() if decision.seat == seat - 1 for move in decision.extras()]


def refused(state: State, seat: int, text: str) -> Invalid:
    """The refusal of a text; the test fails where it is legal."""
    refusal = why_not(state, seat - 1, text)
    assert refusal is not None, f"{text!r} is legal"
    return refusal


def invalid(make: Any, *facts: Any, **more: Any) -> Invalid:
    """The refusal that a call raises."""
    with pytest.raises(Invalid) as caught:
        make(*facts, **more)
    return caught.value


def has(farm: Farm, good: str, seat: int = 1) -> int:
    """How many of a good a seat has."""
    return farm.boards[seat - 1].goods[w.GOODS.index(good)]


def board(farm: Farm, seat: int = 1) -> Board:
    """The board of a seat."""
    return farm.boards[seat - 1]


def asked(state: State, seat: int = 1) -> str:
    """The name of the step that asks a seat; empty where none does."""
    return next((type(each.step).__name__ for each in state.decisions() if each.seat == seat - 1), "")


def step_on(state: State, rng: Rng, one_in: int = 4) -> Decision:
    """Plays one random decision of any open lane, extras among them, and says which."""
    decisions = state.decisions()
    decision = decisions[rng.below(len(decisions))]
    lane = state.lane_of(decision.lane)
    assert lane is not None
    state.apply(lane.seat, any_move(state, lane, rng, one_in))
    return decision


def walk(game: Game[Any], players: int, seed: int) -> Iterator[Any]:
    """The positions of a random match, one after the other: always the same object, so clone it to keep it."""
    state = game.start(players)
    rng = Rng(seed)
    yield state
    while not state.over():
        step_on(state, rng)
        yield state


def walked(players: int, seed: int, moves: int) -> Farm:
    """The position after so many random moves."""
    state = new_farm(players)
    rng = Rng(seed)
    for _ in range(moves):
        step_on(state, rng)
    return state
