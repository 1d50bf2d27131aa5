"""Lanes: their order, what waits for what, and that the order of arrival makes no difference."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from hogar.kernel.rng import Rng
from hogar.kernel.save import digest
from hogar.kernel.seats import TRUNK
from tests.kernel.builders import COUNTS, asked, at, board, chance, extras, has, new_farm, offered, play, refused

if TYPE_CHECKING:
    from tests.kernel.toy.table import Farm


def harvest(players: int, taken: int = 0, food: int = 2, grain: int = 1) -> Farm:
    """A round ends; `taken` of the five seeds are gone, and every seat has goods."""
    boards = {str(seat + 1): {"goods": {"food": food, "grain": grain}, "rooms": 2} for seat in range(players)}
    boards["1"]["seeds"] = taken
    return at("harvest", players=players, others=boards)


def lanes(farm: Farm) -> list[int]:
    """The seats of the lanes, counted from 1; 0 for the trunk."""
    return [lane.seat + 1 for lane in farm.lanes]


def test_lanes_stand_in_the_order_of_opening_before_the_trunk() -> None:
    assert lanes(harvest(4)) == [1, 2, 3, 4, 0]


@pytest.mark.parametrize("players", COUNTS)
def test_every_seat_is_asked_at_the_same_time(players: int) -> None:
    assert [decision.seat for decision in harvest(players).decisions()] == list(range(players))


def test_decisions_stand_in_the_canonical_order_whoever_has_moved() -> None:
    farm = harvest(3)
    play(farm, 3, "feed 0")
    play(farm, 1, "feed 1")
    assert [decision.seat for decision in farm.decisions()] == [0, 1, 2]


def test_the_first_decision_is_that_of_the_lane_opened_first() -> None:
    farm = harvest(3)
    play(farm, 2, "feed 0")
    decision = farm.decision()
    assert decision is not None
    assert (decision.seat, farm.decider()) == (0, 0)


def test_a_lane_that_is_done_closes() -> None:
    farm = harvest(3)
    play(farm, 2, "feed 0", "done")
    assert lanes(farm) == [1, 3, 0]


def test_the_trunk_waits_for_all_lanes() -> None:
    farm = harvest(2)
    play(farm, 1, "feed 0", "done")
    play(farm, 2, "feed 0")
    assert (farm.round, farm.alone()) == (1, False)
    play(farm, 2, "done")
    assert farm.round == 2


def test_a_seat_without_a_choice_does_not_hold_the_others_up() -> None:
    farm = at("harvest", players=2, mine={"goods": {}}, others={"2": {"goods": {"food": 1}}}, round=3)
    assert [asked(farm, 1), asked(farm, 2)] == ["Rest", "Feed"]


def test_a_move_in_one_lane_leaves_the_list_of_another_alone() -> None:
    farm = harvest(2)
    lane = farm.lane_of(1)
    assert lane is not None
    moves = lane.moves
    play(farm, 1, "feed 0")
    assert farm.lane_of(1) is lane
    assert lane.moves is moves


def test_enough_for_all_lets_nobody_wait() -> None:
    farm = harvest(4)
    play(farm, 4, "feed 0")
    assert has(farm, "grain", 4) == 2


def test_where_lanes_compete_the_later_one_waits() -> None:
    farm = harvest(3, taken=3)
    play(farm, 3, "feed 0")
    assert (has(farm, "grain", 3), asked(farm, 3)) == (1, "")
    assert refused(farm, 3, "done").message.id == "refusal.not_your_turn"


def test_a_lane_that_waits_goes_on_when_those_before_it_have_closed() -> None:
    farm = harvest(2, taken=4, grain=1)
    play(farm, 2, "feed 0")
    assert asked(farm, 2) == ""
    play(farm, 1, "feed 0", "done")
    assert (has(farm, "grain", 2), asked(farm, 2)) == (1, "Rest")


def test_what_competing_lanes_get_goes_by_the_order_of_opening() -> None:
    farm = harvest(3, taken=4)
    play(farm, 3, "feed 0")
    play(farm, 2, "feed 0")
    play(farm, 1, "feed 0", "done")
    assert [board(farm, seat).seeds for seat in (1, 2, 3)] == [5, 0, 0]


def test_a_lane_knows_those_before_it() -> None:
    farm = harvest(3)
    farm.lane = farm.lanes[2]
    assert [lane.seat for lane in farm.earlier_lanes()] == [0, 1]


@pytest.mark.parametrize("taken", range(6))
def test_moves_in_any_order_over_lanes_lead_to_the_same_position(taken: int) -> None:
    reached = set()
    for order in sorted(set(permutations([1, 1, 2, 2, 3, 3]))):
        farm = harvest(3, taken)
        for seat in [*order, 1, 2, 3] * 2:
            if farm.round == 1 and asked(farm, seat):
                play(farm, seat, wish(farm, seat))
        assert farm.round == 2
        reached.add((farm.key(), digest(farm)))
    assert len(reached) == 1


def wish(farm: Farm, seat: int) -> str:
    """What a seat always does: the second cooks whatever it can, the others answer with the first or the last."""
    if seat == 2 and extras(farm, seat):
        return extras(farm, seat)[0]
    return offered(farm, seat)[-1 if seat == 1 else 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_matches_do_not_depend_on_the_order_of_arrival(players: int) -> None:
    for seed in range(6):
        first, second = choose_alike(players, seed, 1), choose_alike(players, seed, 2)
        assert first.over()
        assert (first.key(), digest(first)) == (second.key(), digest(second))


def choose_alike(players: int, seed: int, order: int) -> Farm:
    """A match in which each lane's choices come from a generator of its own, whatever the order of the lanes."""
    farm = new_farm(players)
    choices = {lane: Rng(seed * 100 + lane + 1) for lane in range(TRUNK, players)}
    arrival = Rng(order)
    while not farm.over():
        decisions = farm.decisions()
        decision = decisions[arrival.below(len(decisions))]
        moves = decision.moves()
        farm.apply(decision.lane, moves[choices[decision.lane].below(len(moves))])
    return farm


def test_chance_in_the_trunk_comes_once_all_lanes_have_joined() -> None:
    farm = new_farm(2)
    chance(farm, "deal cart", "deal barn", "deal well", "deal kiln")
    play(farm, 1, "pass cart")
    play(farm, 2, "pass well")
    play(farm, 1, "guess sun")
    assert farm.decider() == 1
    play(farm, 2, "guess rain")
    assert [decision.weights() for decision in farm.decisions()] == [[2, 1]]


def test_the_game_is_over_when_the_trunk_alone_is_left_and_empty() -> None:
    farm = harvest(2)
    farm.round = 3
    play(farm, 1, "feed 0", "done")
    play(farm, 2, "feed 0")
    assert not farm.over()
    play(farm, 2, "done")
    assert farm.over()
    assert (farm.decision(), farm.decider(), farm.first_open()) == (None, -1, None)
