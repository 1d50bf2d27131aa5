"""Coins and the well (chapters 13 and 14)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.village.builders import (
    Fields,
    action,
    asked,
    at,
    board,
    cubes,
    has,
    holds,
    offered,
    play,
    points,
    reason,
    refused,
    well,
    where,
)

CUBES = {"areas": {"family:brown": 1, "market:pink": 1}, "stalls": ["c09", None, None], "queue": []}


# Coins.


@clause("VI-134")
def test_coins_replace_cubes_of_any_colour_any_number_of_times() -> None:
    table = play(action("crafts", mine={"things": {"pink": 1, "orange": 1, "coin": 2}}), "buy plow")
    assert offered(table) == ["pay pink orange", "pay pink coin", "pay orange coin", "pay 2 coin"]
    play(table, "pay 2 coin")
    assert holds(table) == {"pink": 1, "orange": 1, "plow": 1}


@clause("VI-134")
def test_coins_pay_for_roads() -> None:
    table = play(action("travel", mine={"things": {"wagon": 1, "brown": 1, "coin": 1}}), "travel farm 1 city_1")
    assert holds(table) == {}


@clause("VI-134")
def test_as_many_coins_as_there_are_and_no_more() -> None:
    table = play(action("travel", mine={"things": {"wagon": 1, "brown": 2, "coin": 1}}), "travel farm 1 city_1")
    assert offered(table) == ["pay 2 brown", "pay brown coin"]


@clause("VI-135")
def test_coins_replace_no_wagon_and_no_goods() -> None:
    table = action("travel", mine={"things": {"brown": 2, "coin": 9}})
    assert asked(table) == (2, "VI-34")
    mine = {"things": {"horse": 1, "coin": 9}}
    table = at(
        "action", area="market", mine=mine, table=CUBES, others={"2": {"things": {"horse": 1, "plow": 1, "coin": 1}}}
    )
    assert asked(table)[0] == 2


@clause("VI-138", "VI-190")
def test_each_coin_left_is_worth_a_point() -> None:
    assert points(at("turn", mine={"things": {"coin": 7}}), "coins") == 7


# The well.


@clause("VI-139", "VI-142")
def test_three_cubes_of_a_colour_give_any_action_and_the_cubes_stay_on_the_board() -> None:
    table = play(at("turn", mine={"things": {"green": 3}}, table=CUBES), "well")
    assert asked(table) == (1, "VI-140")
    assert (holds(table), cubes(table, "family"), cubes(table, "market")) == ({}, [1, 0, 0, 0, 0], [0, 1, 0, 0, 0])
    play(table, "use family")
    assert where(table) == {"farm:1": 4, "farm:2": 1}
    assert asked(table) == (2, "VI-34")


@clause("VI-139")
def test_the_cubes_go_to_the_supply() -> None:
    table = at("turn", mine={"things": {"green": 3}}, table={**CUBES, "bag": {}})
    assert table.supply[3] == 15
    assert play(table, "well").supply[3] == 18


@clause("VI-139")
@pytest.mark.parametrize(
    "things", [{"green": 2}, {"green": 2, "pink": 2, "brown": 2, "orange": 2}, {"green": 1, "coin": 1}]
)
def test_less_than_three_of_a_colour_do_not_do(things: dict[str, int]) -> None:
    assert refused(at("turn", mine={"things": things}, table=CUBES), "well").clause == "VI-139"


@clause("VI-140")
def test_the_area_may_have_cubes_or_not() -> None:
    table = play(at("turn", mine={"things": {"green": 3}}, table=CUBES), "well")
    assert offered(table) == ["use harvest", "use family", "use crafts", "use market", "use church"]


@clause("VI-141", "VI-180")
def test_without_a_cube_on_the_board_nothing_is_paid() -> None:
    table = at("turn", mine={"things": {"green": 3}}, table={"areas": {}, "trigger": 1, "turns_left": 1})
    assert asked(table) == (1, "VI-180")
    assert "well" not in offered(table)


@clause("VI-143")
def test_the_well_makes_the_player_initiator_with_a_free_sale() -> None:
    mine = {"things": {"green": 3, "horse": 1, "plow": 1}}
    table = play(at("turn", mine=mine, table=CUBES), "well", "use market", "serve c09")
    assert (holds(table), board(table).time, points(table, "customers")) == ({}, 0, 6)


@clause("VI-144")
def test_after_the_well_the_action_must_be_carried_out() -> None:
    table = well()
    assert reason(table, "pass") == "must_act"
    play(table, "use family")
    assert where(table) == {"farm:1": 4, "farm:2": 1}


@clause("VI-144")
@pytest.mark.parametrize("area", ["harvest", "crafts", "church"])
def test_the_action_cannot_be_declined(area: str) -> None:
    mine = {"members": {"farm:1": 2, "farm:2": 1, "smithy:1": 2}, "things": {"coin": 1}}
    table = play(well(mine=mine), f"use {area}")
    assert "done" not in offered(table)
    if area != "harvest":
        assert refused(table, "done").clause == "VI-144"


EVERYBODY_HOME = {"farm:1": 4, "farm:2": 3, "farm:3": 2, "farm:4": 2}
NOTHING_LEFT = {
    "members": {"bag:1": 4, "bag:2": 3, "bag:3": 2, "bag:4": 2},
    "things": {"green": 3},
}


@clause("VI-144")
def test_the_well_is_no_way_to_skip_a_turn() -> None:
    table = at("turn", mine=NOTHING_LEFT, table={**CUBES, "stalls": [None] * 3})
    assert refused(table, "well").clause == "VI-144"
    assert "well" in offered(at("turn", mine=NOTHING_LEFT, table=CUBES))


@clause("VI-144", "VI-208")
def test_a_payment_that_leaves_no_action_is_not_legal() -> None:
    """With a pink cube left a scroll can be bought; with green ones nothing could."""
    mine = {**NOTHING_LEFT, "things": {"green": 3, "pink": 3}}
    table = at("turn", mine=mine, table={**CUBES, "stalls": [None] * 3})
    play(table, "well")
    assert holds(table) == {"pink": 2, "scroll": 1}


@clause("VI-137")
def test_coins_replace_any_of_the_three_cubes() -> None:
    things = {"green": 3, "pink": 1, "coin": 3}
    table = play(at("turn", mine={"things": things}, table=CUBES), "well")
    assert offered(table) == [
        "pay pink 2 coin", "pay 3 green", "pay 2 green coin", "pay green 2 coin", "pay 3 coin"
    ]  # fmt: skip
    assert reason(table, "pay pink green coin") == "not_this_well"
    play(table, "pay 3 coin")
    assert holds(table) == {"green": 3, "pink": 1}


@clause("VI-137")
def test_the_real_cubes_share_one_colour() -> None:
    table = at("turn", mine={"things": {"green": 1, "pink": 1, "coin": 1}}, table=CUBES)
    assert reason(table, "well") == "no_well_cubes"


@clause("VI-208")
@pytest.mark.parametrize(
    ("area", "open_with", "closed_with"),
    [
        ("harvest", {"things": {"grain": 4}}, {"things": {"grain": 5}}),
        (
            "family",
            {"members": {"office:1": 1, "bag:1": 3, "bag:2": 3, "bag:3": 2, "bag:4": 2}},
            {"members": EVERYBODY_HOME},
        ),
        (
            "crafts",
            {"members": {"bag:1": 4}, "things": {"grain": 2}},
            {"members": {"bag:1": 4}, "things": {"grain": 1}},
        ),
        ("crafts", {"members": {"office:1": 4}, "things": {}}, {"members": {"level_1:1": 4}, "things": {"orange": 3}}),
        ("travel", {"things": {"wagon": 1, "pink": 2}}, {"things": {"wagon": 1, "pink": 1}}),
        ("travel", {"things": {"wagon": 1, "coin": 2}}, {"things": {"coin": 2}}),
        ("council", {"things": {"scroll": 1}}, {"things": {"green": 1}}),
        ("council", {"members": {"level_4:1": 4}, "things": {}}, {"members": {"bag:1": 4}, "things": {"scroll": 1}}),
        ("church", {"things": {}}, {"members": {"office:1": 4}, "things": {"brown": 3}}),
    ],
)
def test_what_can_be_carried_out(area: str, open_with: Fields, closed_with: Fields) -> None:
    assert f"use {area}" in offered(well(mine=open_with))
    closed = well(mine=closed_with, table={"stalls": ["c23", None, None], "queue": []})
    assert len(offered(closed)) > 1
    assert f"use {area}" not in offered(closed)


@clause("VI-208")
def test_a_privilege_without_an_effect_does_not_count() -> None:
    mine = {"members": {"level_1:1": 4}, "things": {}}
    assert "use council" in offered(well(mine=mine))
    assert reason(well(mine=mine, table={"next_start": 1}), "use council") == "no_council"


@clause("VI-208", "VI-126")
def test_a_privilege_counts_with_the_cubes_just_paid() -> None:
    """All cubes are on farms; only those paid for the well make the supply that the privilege takes from."""
    mine = {"members": {"level_2:1": 4, "bag:2": 3, "bag:3": 2, "bag:4": 2}, "things": {"green": 18}}
    others = {"2": {"things": {"brown": 18, "orange": 18, "pink": 17}}}
    table = at(
        "turn", mine=mine, others=others,
        table={"areas": {"market:pink": 1, "market:plague": 1}, "bag": {}, "stalls": [None] * 3, "queue": [],
               "next_start": 1},
    )  # fmt: skip
    assert table.supply == [0, 0, 0, 0, 5]
    play(table, "well")
    assert offered(table) == ["use family", "use council"]
    assert holds(play(table, "use council", "privilege cubes")) == {"green": 17}


@clause("VI-209")
def test_who_used_the_well_for_the_market_may_pass() -> None:
    mine = {"things": {"green": 3, "horse": 1, "plow": 1}}
    table = play(at("turn", mine=mine, table=CUBES), "well", "use market")
    assert offered(table) == ["serve c09", "pass"]


@clause("VI-142")
def test_a_well_turn_does_not_shorten_the_round() -> None:
    table = play(at("turn", mine={"things": {"green": 3}}, table=CUBES), "well")
    play(table, "use harvest")
    assert has(table, "grain") == 2
    assert asked(table) == (2, "VI-34")
    assert len(offered(table, 2)) == 2
