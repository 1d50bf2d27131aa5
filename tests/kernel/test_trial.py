"""Trials: positions from outside are played on before anybody else has to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest

from hogar.kernel import trial
from hogar.kernel.move import Verb
from hogar.kernel.rng import Rng
from hogar.kernel.save import digest
from hogar.kernel.step import Ask, Step
from hogar.kernel.trial import any_move, can_happen, play_to_the_end, try_out
from tests.kernel.builders import COUNTS, at, invalid, new_farm, walk
from tests.kernel.toy.game import TOY
from tests.kernel.toy.steps import DealCard, Feed, PassCards, RoundOver

if TYPE_CHECKING:
    from hogar.kernel.move import Move
    from tests.kernel.toy.table import Farm

AGAIN = Verb("again")
BREAK = Verb("break")
HARM = Verb("harm")


class Forever(Ask["Farm"]):
    """A question that comes back for ever."""

    ASKED: ClassVar[str] = "ask.forever"
    VERBS: ClassVar[tuple[Verb, ...]] = (AGAIN,)

    def moves(self, farm: Farm) -> list[Move]:
        return [verb.move() for verb in self.VERBS]

    def pauses(self, farm: Farm) -> bool:
        return True

    def choose(self, farm: Farm, move: Move) -> None:
        farm.push(self)


class Trap(Forever):
    """A question one answer of which breaks the rules, and which is over at the others."""

    VERBS: ClassVar[tuple[Verb, ...]] = (*[Verb(f"safe{number}") for number in range(50)], BREAK)

    def choose(self, farm: Farm, move: Move) -> None:
        if move.verb is BREAK:
            [].pop()


class Harm(Forever):
    """A question whose only answer leaves less than nothing."""

    VERBS: ClassVar[tuple[Verb, ...]] = (HARM,)

    def choose(self, farm: Farm, move: Move) -> None:
        farm.boards[self.seat].goods[0] = -9


class Mute(Forever):
    """A question without an answer."""

    VERBS: ClassVar[tuple[Verb, ...]] = ()


def on_top(step: Step[Farm]) -> Farm:
    """A turn in which this step comes first."""
    farm = at("turn", players=2)
    farm.push(step)
    farm.settle()
    return farm


def problem(farm: Farm, trials: int = 2) -> object:
    """Why a position does not stand its trial."""
    return invalid(try_out, farm, trials).message.values["problem"]


@pytest.mark.parametrize("players", COUNTS)
def test_what_play_reaches_stands_its_trial(players: int) -> None:
    for seed, state in enumerate(walk(TOY, players, 1)):
        play_to_the_end(state.clone(), Rng(seed))


def test_a_trial_leaves_the_position_alone() -> None:
    farm = at("turn", players=3)
    before = digest(farm)
    try_out(farm, 3)
    assert digest(farm) == before


def test_a_game_that_comes_to_no_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MOST_DECISIONS", 300)
    assert problem(on_top(Forever(0))) == "the game comes to no end"


def test_every_legal_move_is_tried() -> None:
    with pytest.raises(IndexError):
        try_out(on_top(Trap(0)), 1)


def test_an_end_that_breaks_a_promise_is_refused() -> None:
    assert problem(on_top(Harm(0))) == "goods of seat 1"


def test_a_question_without_an_answer_is_refused() -> None:
    farm = on_top(Mute(0))
    assert problem(farm) == "there is no legal move"


def test_a_draw_of_nothing_is_refused() -> None:
    farm = on_top(DealCard(0))
    farm.undealt = 0
    assert invalid(play_to_the_end, farm, Rng(1)).message.values["problem"] == "nothing can be drawn"


def test_a_move_after_which_nobody_can_go_on_is_refused() -> None:
    farm = at("harvest", players=2, mine={"goods": {"food": 1}})
    farm.lanes[0].steps = [RoundOver(), Feed(0)]
    farm.lanes[1].steps = [PassCards()]
    farm.lanes[1].open = False
    assert problem(farm) == "nobody can go on"


def test_no_trial_finds_nothing() -> None:
    try_out(on_top(Harm(0)), 0)


@pytest.mark.parametrize(
    ("weights", "can"),
    [([1], True), ([0, 3], True), ([], False), ([0, 0], False), ([2, -1], False), ([-1], False)],
)
def test_which_weights_chance_can_decide_by(weights: list[int], can: bool) -> None:
    assert can_happen(weights) is can


def test_any_move_is_an_answer_where_extras_are_not_asked_for() -> None:
    farm = at("turn", players=2, mine={"goods": {"sheep": 9}})
    lane = farm.first_open()
    assert lane is not None
    assert {any_move(farm, lane, Rng(seed)).verb.name for seed in range(60)} == {"use"}


def test_any_move_may_be_an_extra() -> None:
    farm = at("turn", players=2, mine={"goods": {"sheep": 9}})
    lane = farm.first_open()
    assert lane is not None
    assert {any_move(farm, lane, Rng(seed), 2).verb.name for seed in range(60)} == {"use", "cook"}


def test_any_outcome_of_chance_may_come() -> None:
    farm = new_farm(2)
    lane = farm.lanes[0]
    assert len({any_move(farm, lane, Rng(seed)).text for seed in range(99)}) == 10
