"""Travel (chapter 10)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.village.builders import (
    Fields,
    action,
    asked,
    board,
    cities,
    happened,
    has,
    holds,
    in_place,
    offered,
    play,
    points,
    reason,
    refused,
    where,
)

READY = {"things": {"wagon": 2, "brown": 4, "pink": 4, "orange": 4}}


def abroad(city: str, **fields: object) -> Fields:
    """A family with a member in a city and cubes and wagons for the next journey."""
    return {**READY, "members": {f"{city}:1": 1, "farm:1": 3}, **fields}


@clause("VI-108", "VI-109")
def test_with_nobody_abroad_a_journey_leads_to_the_cities_next_to_the_village() -> None:
    table = action("travel", mine=READY)
    assert offered(table) == ["travel farm 1 city_1", "travel farm 1 city_2", "done"]
    play(table, "travel farm 1 city_1")
    assert asked(table) == (2, "VI-34")


@clause("VI-109")
def test_with_an_empty_farm_and_nobody_abroad_there_is_no_journey() -> None:
    table = action("travel", mine={**READY, "members": {"office:1": 4}})
    assert asked(table) == (2, "VI-34")


@clause("VI-110", "VI-113")
def test_who_is_abroad_moves_along_a_road_or_another_leaves_the_farm() -> None:
    assert offered(action("travel", mine=abroad("city_3"))) == [
        "travel farm 1 city_1", "travel farm 1 city_2",
        "travel city_3 1 city_1", "travel city_3 1 city_4", "travel city_3 1 city_5", "done",
    ]  # fmt: skip


@clause("VI-110")
def test_cities_without_a_common_road_are_not_joined() -> None:
    assert refused(action("travel", mine=abroad("city_3")), "travel city_3 1 city_6").clause == "VI-110"
    assert reason(action("travel", mine=READY), "travel farm 1 city_3") == "no_road"


@clause("VI-111")
def test_a_journey_costs_two_time_a_wagon_and_the_cubes() -> None:
    table = play(action("travel", mine=abroad("city_1", things={"wagon": 2, "orange": 3})), "travel city_1 1 city_2")
    assert (board(table).time, holds(table)) == (2, {"wagon": 1, "orange": 1})
    assert where(table) == {"farm:1": 3, "city_2:1": 1}


@clause("VI-111")
def test_without_a_wagon_there_is_no_journey() -> None:
    table = action("travel", mine={"things": {"brown": 5, "coin": 5}})
    assert asked(table) == (2, "VI-34")


@clause("VI-112")
@pytest.mark.parametrize(("city", "colour"), [("city_1", "brown"), ("city_2", "pink")])
def test_the_first_roads_cost_brown_and_pink(city: str, colour: str) -> None:
    things = {"wagon": 1, "brown": 2, "pink": 2}
    table = play(action("travel", mine={"things": things}), f"travel farm 1 {city}")
    assert has(table, colour) == 0
    assert sum(holds(table).values()) == 2


@clause("VI-112", "VI-111")
def test_a_road_whose_cubes_are_missing_cannot_be_used() -> None:
    table = action("travel", mine={"things": {"wagon": 1, "brown": 1, "pink": 2}})
    assert offered(table) == ["travel farm 1 city_2", "done"]
    assert reason(table, "travel farm 1 city_1") == "no_cubes_to_pay"


@clause("VI-113")
def test_roads_between_cities_are_used_both_ways_at_the_same_price() -> None:
    for start, end in (("city_3", "city_5"), ("city_5", "city_3")):
        table = play(action("travel", mine=abroad(start)), f"travel {start} 1 {end}")
        assert has(table, "brown") == 2
        assert in_place(table, end) == 1


@clause("VI-113")
def test_nobody_walks_back_into_the_village() -> None:
    moves = offered(action("travel", mine=abroad("city_1")))
    assert [move for move in moves if move.startswith("travel city_1")] == [
        "travel city_1 1 city_2", "travel city_1 1 city_3"
    ]  # fmt: skip


@clause("VI-114", "VI-204")
@pytest.mark.parametrize(("start", "end", "points_now"), [("city_2", "city_1", 3), ("city_1", "city_2", 3)])
def test_two_cities_give_three_points_at_once(start: str, end: str, points_now: int) -> None:
    table = play(action("travel", mine=abroad(start)), f"travel {start} 1 {end}")
    assert (cities(table), board(table).score) == ([end], points_now)
    assert asked(table) == (2, "VI-34")


@clause("VI-114", "VI-207")
def test_some_cities_give_a_coin() -> None:
    table = play(action("travel", mine=abroad("city_3")), "travel city_3 1 city_5")
    assert (cities(table), has(table, "coin"), board(table).score) == (["city_5"], 1, 0)


@clause("VI-114", "VI-118")
def test_some_cities_give_two_cubes_of_choice() -> None:
    table = play(action("travel", mine=abroad("city_4")), "travel city_4 1 city_6")
    assert offered(table) == ["choose brown", "choose pink", "choose orange", "choose green"]
    play(table, "choose green", "choose green")
    assert (cities(table), has(table, "green")) == (["city_6"], 2)
    table = play(action("travel", mine=abroad("city_4")), "travel city_4 1 city_6", "choose green", "choose orange")
    assert (has(table, "green"), has(table, "orange")) == (1, 5)


@clause("VI-118")
def test_a_plague_cube_is_never_taken() -> None:
    table = play(action("travel", mine=abroad("city_4")), "travel city_4 1 city_6")
    assert refused(table, "choose plague").message.id == "refusal.no_words"
    assert refused(table, "choose ox").clause == "VI-118"


@clause("VI-115", "VI-116")
def test_a_second_visit_brings_no_marker_and_no_reward() -> None:
    table = play(action("travel", mine=abroad("city_2", markers=["city_1"])), "travel city_2 1 city_1")
    assert (cities(table), board(table).score) == (["city_1"], 0)
    assert (board(table).time, has(table, "wagon"), has(table, "orange")) == (2, 1, 2)


@clause("VI-116")
def test_markers_of_several_players_and_several_members_share_a_city() -> None:
    everybody = {"2": {"markers": ["city_1"], "members": {"city_1:1": 4}}}
    table = play(action("travel", mine=abroad("city_1"), others=everybody), "travel farm 1 city_1")
    assert (cities(table), cities(table, 2)) == (["city_1"], ["city_1"])
    assert (in_place(table, "city_1"), in_place(table, "city_1", 2)) == (2, 4)


@clause("VI-117")
def test_a_marker_stays_when_the_traveller_moves_on_or_comes_home() -> None:
    table = play(action("travel", mine=abroad("city_1", markers=["city_1"])), "travel city_1 1 city_2")
    assert cities(table) == ["city_1", "city_2"]
    table = play(action("family", mine=abroad("city_1", markers=["city_1"])), "return city_1 1")
    assert (cities(table), points(table, "travel")) == (["city_1"], 1)


@clause("VI-204")
def test_the_reward_is_not_optional() -> None:
    table = play(action("travel", mine=abroad("city_1")), "travel city_1 1 city_3")
    assert "done" not in offered(table)
    assert refused(table, "done").clause == "VI-204"


@clause("VI-205", "VI-109")
def test_the_example_of_the_first_journey() -> None:
    table = play(action("travel", mine={"things": {"wagon": 1, "brown": 2}}), "travel farm 1 city_1")
    assert (holds(table), board(table).time, board(table).score) == ({}, 2, 3)
    assert (cities(table), where(table)) == (["city_1"], {"farm:1": 3, "city_1:1": 1})
    assert "marker_placed" in happened(table)
