"""Occupations of deck B, card by card."""

from __future__ import annotations

import pytest

from tests.agricola.builders import (
    board,
    chance,
    goods,
    has,
    lying,
    offered,
    outcomes,
    play,
    points,
    promised,
    with_card,
)
from tests.clauses import clause


@clause("B091")
def test_an_assistant_tiller_plows_at_day_laborer() -> None:
    table = play(with_card("B091"), "place day_laborer", "use b091 0", "plow b3")
    assert (board(table).fields, goods(table)) == (1 << 7, {"food": 2})


@clause("B094", "AG-367")
def test_a_stock_protector_fences_with_gifts_and_places_again() -> None:
    table = with_card("B094", mine={"goods": {"wood": 2}})
    play(table, "place fencing", "fence a5", "use b094 1", "place day_laborer")
    assert (goods(table), board(table).home) == ({"food": 2}, 0)


@clause("B096")
@pytest.mark.parametrize(("round", "rounds"), [(5, [7, 9]), (6, [7, 9])])
def test_a_tree_farm_joiner_looks_at_odd_rounds(round: int, rounds: list[int]) -> None:
    table = play(with_card(hand=("B096",), round=round), "place lessons", "play b096")
    assert list(promised(table)) == rounds


@clause("B103", "AG-376")
def test_a_field_merchant_is_paid_for_what_is_not_played() -> None:
    table = play(with_card("B103", hand=("B008",), mine={"goods": {"grain": 1}}), "place meeting_place", "done")
    assert goods(table) == {"grain": 1, "food": 1}


@clause("B111")
def test_a_rustic_builds_of_clay() -> None:
    table = with_card("B111", mine={"material": "clay", "goods": {"clay": 5, "reed": 2}})
    play(table, "place farm_expansion", "room a1")
    assert (board(table).bonus, goods(table)) == (1, {"food": 2})


@clause("B113", "AG-147")
def test_a_patch_caregiver_is_a_field() -> None:
    table = play(with_card(hand=("B113",), mine={"goods": {"food": 1}}), "place lessons", "play b113", "use b113 0")
    assert goods(table) == {"grain": 1}
    table = with_card("B113", mine={"goods": {"grain": 1}})
    assert lying(play(table, "place grain_utilization"), "B113") == {"grain": 3}


@clause("B126")
def test_a_carpenter_builds_with_3_wood() -> None:
    table = with_card("B126", mine={"goods": {"wood": 3, "reed": 2}})
    play(table, "place farm_expansion", "do build_rooms", "room a1")
    assert goods(table) == {}


@clause("B136", "AG-258")
def test_a_house_steward_gives_all_who_have_the_most_rooms_3_points() -> None:
    rooms = {"rooms": ["a1", "b1", "c1"]}
    table = with_card("B136", mine=rooms, others={"2": rooms}, players=3)
    assert [points(table, "cards", seat) for seat in (1, 2, 3)] == [3, 3, 0]


@clause("B136")
@pytest.mark.parametrize(("round", "wood"), [(14, 0), (13, 1), (11, 2), (8, 3), (5, 4)])
def test_a_house_steward_brings_wood_for_the_rounds_left(round: int, wood: int) -> None:
    table = play(with_card(hand=("B136",), round=round, players=3), "place lessons", "play b136")
    assert has(table, "wood") == wood


@clause("B148", "AG-186")
def test_a_pet_broker_keeps_sheep_on_occupations() -> None:
    table = with_card("B148", "A116", mine={"goods": {"sheep": 3}}, players=4)
    housing = board(table).housing
    assert [housing.fits(herd) for herd in ([3, 0, 0], [4, 0, 0], [2, 1, 0], [1, 2, 0])] == [True, False, True, False]


@clause("B148")
def test_a_pet_broker_comes_with_a_sheep_that_it_keeps() -> None:
    table = with_card(hand=("B148",), mine={"goods": {"boar": 1}}, players=4)
    assert goods(play(table, "place lessons", "play b148")) == {"sheep": 1, "boar": 1}


@clause("B154")
def test_a_sheep_keeper_is_paid_once() -> None:
    mine = {"goods": {"sheep": 6}, "pastures": [["a4", "a5", "b4", "b5"]]}
    table = with_card("B154", mine=mine, table={"piles": {"sheep_market": 1}}, players=4)
    play(table, "place sheep_market")
    assert (board(table).bonus, has(table, "food")) == (3, 2)


@clause("B154")
@pytest.mark.parametrize(("sheep", "playable"), [(6, True), (7, False)])
def test_a_sheep_keeper_comes_before_the_seventh_sheep(sheep: int, playable: bool) -> None:
    mine = {"goods": {"sheep": sheep}, "pastures": [["a4", "a5", "b4", "b5"]]}
    table = play(with_card(hand=("B154", "B102"), mine=mine, players=4), "place lessons")
    assert ("play b154" in offered(table)) == playable


@clause("B164")
def test_a_sheep_whisperer_promises_sheep() -> None:
    table = play(with_card(hand=("B164",), round=5, players=4), "place lessons", "play b164")
    assert list(promised(table)) == [7, 10, 13]


@clause("B118")
@pytest.mark.parametrize(("rooms", "wood"), [(["b1", "c1"], 1), (["a1", "b1", "c1"], 0)])
def test_a_small_scale_farmer_gets_wood_each_round_with_two_rooms(rooms: list[str], wood: int) -> None:
    table = with_card("B118", mine={"rooms": rooms}, moment="round", round=9)
    chance(table, next(iter(outcomes(table))))
    assert has(table, "wood") == wood


@clause("B133")
def test_a_village_peasant_gets_the_smallest_count_in_vegetables_before_scoring() -> None:
    mine = {"majors": ["well", "joinery"]}
    assert goods(with_card("B133", "A116", "B039", mine=mine, moment="end")) == {"vegetable": 1}
    assert goods(with_card("B133", "A116", mine=mine, moment="end")) == {}


@clause("B142")
def test_a_greengrocer_gets_a_vegetable_with_the_grain() -> None:
    assert goods(play(with_card("B142"), "place grain_seeds")) == {"grain": 1, "vegetable": 1}
