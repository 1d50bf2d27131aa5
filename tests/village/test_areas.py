"""Grain harvest, family, church and the crafts (chapters 6, 7, 8 and 12)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.village.builders import (
    action,
    asked,
    at,
    board,
    happened,
    has,
    holds,
    in_place,
    offered,
    play,
    reason,
    refused,
    well,
    where,
)

# Grain harvest.


@clause("VI-64")
def test_a_harvest_needs_somebody_on_the_farm() -> None:
    table = well(mine={"members": {"smithy:1": 4}})
    assert reason(table, "use harvest") == "nobody_at_home"
    assert has(play(action("harvest", mine={"members": {"farm:4": 1}}), "harvest"), "grain") == 2


@clause("VI-65", "VI-66", "VI-67")
@pytest.mark.parametrize(
    ("goods", "grain"),
    [
        ({}, 2),
        ({"horse": 1, "plow": 1}, 3),
        ({"ox": 1, "plow": 1}, 4),
        ({"horse": 1, "ox": 1, "plow": 1}, 4),
        ({"horse": 2, "plow": 2}, 3),
        ({"ox": 3, "plow": 2}, 4),
        ({"horse": 2, "ox": 1}, 2),
        ({"ox": 1}, 2),
        ({"plow": 2}, 2),
    ],
)
def test_the_harvest_depends_on_plow_and_animal(goods: dict[str, int], grain: int) -> None:
    table = play(action("harvest", mine={"things": goods}), "harvest")
    assert holds(table) == {**goods, "grain": grain}


@clause("VI-66")
def test_more_members_bring_no_more_grain() -> None:
    mine = {"members": {"farm:1": 4, "farm:2": 3}, "things": {}}
    assert holds(play(action("harvest", mine=mine), "harvest")) == {"grain": 2}


@clause("VI-68")
def test_goods_and_members_are_kept() -> None:
    table = play(action("harvest", mine={"things": {"ox": 1, "plow": 1}}), "harvest")
    assert (holds(table), where(table)) == ({"ox": 1, "plow": 1, "grain": 4}, {"farm:1": 4})
    assert board(table).time == 0


@clause("VI-69")
@pytest.mark.parametrize("before", [3, 4, 5])
def test_grain_beyond_five_is_lost(before: int) -> None:
    table = action("harvest", mine={"things": {"ox": 1, "plow": 1, "grain": before}})
    assert offered(table) == ["harvest", "done"]
    assert has(play(table, "harvest"), "grain") == 5


# Family.


@clause("VI-70", "VI-75")
def test_a_birth_brings_a_member_of_the_reserve_to_the_farm() -> None:
    table = play(action("family"), "birth")
    assert where(table) == {"farm:1": 4, "farm:2": 1}
    assert board(table).reserve == [0, 2, 2, 2]
    assert (board(table).time, holds(table)) == (0, {"coin": 1})


@clause("VI-70", "VI-75")
def test_a_return_brings_a_member_of_the_board_to_the_farm() -> None:
    table = play(action("family", mine={"members": {"farm:1": 3, "smithy:1": 1}}), "return smithy 1")
    assert where(table) == {"farm:1": 4}
    assert (board(table).time, holds(table)) == (0, {"coin": 1})


@clause("VI-71")
def test_the_lowest_number_of_the_reserve_is_born_whoever_has_died() -> None:
    members = {"grave:1": 2, "farm:1": 2, "farm:2": 3}
    assert where(play(action("family", mine={"members": members}), "birth"))["farm:3"] == 1
    members = {"chronicle_farm:2": 2, "farm:1": 4, "farm:3": 2, "farm:4": 1}
    assert where(play(action("family", mine={"members": members}), "birth"))["farm:2"] == 1


@clause("VI-72")
def test_anybody_on_the_board_can_come_home() -> None:
    members = {"farm:1": 1, "office:1": 1, "city_4:1": 1, "level_3:2": 1, "window_2:3": 1, "bag:1": 1}
    table = action("family", mine={"members": members})
    assert offered(table) == [
        "birth", "return office 1", "return city_4 1", "return level_3 2", "return window_2 3", "done"
    ]  # fmt: skip


@clause("VI-72", "VI-132")
@pytest.mark.parametrize("place", ["bag", "chronicle_farm", "grave", "farm"])
def test_nobody_comes_home_from_bag_chronicle_grave_or_farm(place: str) -> None:
    table = action("family", mine={"members": {f"{place}:1": 1, "office:1": 3}})
    assert refused(table, f"return {place} 1").clause == "VI-72"


@clause("VI-73")
def test_who_has_come_home_pays_the_full_price_again() -> None:
    table = play(action("family", mine={"members": {"level_3:1": 4}}), "return level_3 1")
    assert in_place(table, "level_3") == 3
    mine = {"members": {"farm:1": 4}, "things": {"green": 2}}
    table = play(action("council", mine=mine), "enter 1")
    assert (in_place(table, "level_1"), has(table, "green"), board(table).time) == (1, 0, 1)


@clause("VI-74")
def test_with_an_empty_reserve_there_is_only_the_return() -> None:
    members = {"farm:1": 3, "smithy:1": 1, "farm:2": 3, "farm:3": 2, "farm:4": 2}
    table = action("family", mine={"members": members})
    assert offered(table) == ["return smithy 1", "done"]
    assert reason(table, "birth") == "no_reserve"


@clause("VI-74")
def test_with_nobody_on_the_board_there_is_only_the_birth() -> None:
    assert offered(action("family")) == ["birth", "done"]


@clause("VI-74", "VI-40")
def test_with_neither_the_action_does_nothing() -> None:
    members = {"farm:1": 4, "farm:2": 3, "farm:3": 2, "farm:4": 2}
    table = action("family", mine={"members": members})
    assert where(table) == members
    assert asked(table) == (2, "VI-34")


# Crafts.

BUILDINGS = [
    ("wainwright", "wagon", 2), ("stables", "horse", 3), ("stables", "ox", 3), ("office", "scroll", 2),
    ("smithy", "plow", 3),
]  # fmt: skip
CRAFTSMAN = {"things": {}, "members": {"farm:1": 4}}


@clause("VI-76", "VI-80")
def test_one_action_makes_one_good() -> None:
    table = play(action("crafts", mine={"members": {"office:1": 2, "smithy:1": 2}, "things": {}}), "make scroll")
    assert holds(table) == {"scroll": 1}
    assert asked(table) == (2, "VI-34")


@clause("VI-77", "VI-79")
def test_the_two_ways_are_not_mixed() -> None:
    table = play(action("crafts", mine={"things": {"pink": 1}}), "train office 1")
    assert offered(table) == ["make scroll", "done"]
    assert refused(table, "buy scroll").clause == "VI-79"


@clause("VI-78", "VI-85", "VI-86", "VI-87", "VI-88")
@pytest.mark.parametrize(
    ("building", "good", "time"),
    BUILDINGS,
)
def test_training_costs_time_and_making_at_once_costs_it_again(building: str, good: str, time: int) -> None:
    table = play(action("crafts", mine=CRAFTSMAN), f"train {building} 1")
    assert board(table).time == time
    assert f"make {good}" in offered(table)
    play(table, f"make {good}")
    assert (board(table).time, holds(table)) == (2 * time, {good: 1})
    assert where(table) == {"farm:1": 3, f"{building}:1": 1}


@clause("VI-79")
def test_a_member_may_be_placed_without_making_anything() -> None:
    table = play(action("crafts", mine=CRAFTSMAN), "train smithy 1", "done")
    assert (holds(table), board(table).time, in_place(table, "smithy")) == ({}, 3, 1)


@clause("VI-80", "VI-85", "VI-86", "VI-87", "VI-88")
@pytest.mark.parametrize(
    ("building", "good", "time"),
    BUILDINGS,
)
def test_a_craftsman_only_takes_the_time_to_make(building: str, good: str, time: int) -> None:
    table = play(action("crafts", mine={"members": {f"{building}:1": 4}, "things": {}}), f"make {good}")
    assert (board(table).time, holds(table), in_place(table, building)) == (time, {good: 1}, 4)


@clause("VI-80")
def test_without_a_craftsman_nothing_is_made_by_time() -> None:
    table = action("crafts", mine={"members": {"farm:1": 1, "office:1": 1, "bag:1": 2}, "things": {}})
    assert "make scroll" in offered(table)
    assert refused(table, "make plow").clause == "VI-80"


@clause("VI-81")
def test_a_second_member_pays_the_placing_time_again() -> None:
    mine = {"members": {"farm:1": 2, "office:1": 2}, "things": {}}
    table = play(action("crafts", mine=mine), "train office 1", "make scroll")
    assert (in_place(table, "office"), board(table).time, holds(table)) == (3, 4, {"scroll": 1})


@clause("VI-82")
def test_a_building_holds_any_number_of_members_of_all_colours() -> None:
    everybody = {"members": {"smithy:1": 4, "smithy:2": 3, "smithy:3": 2, "smithy:4": 1, "farm:4": 1}}
    table = action("crafts", mine=everybody, others={"2": {"members": {"smithy:1": 4}}})
    play(table, "train smithy 4", "done")
    assert (in_place(table, "smithy"), in_place(table, "smithy", 2)) == (11, 4)


@clause("VI-82", "VI-89")
def test_the_mill_takes_no_members() -> None:
    table = action("crafts", mine={"things": {"grain": 2}})
    assert refused(table, "train mill 1").message.id == "refusal.no_words"
    play(table, "mill")
    assert where(table) == {"farm:1": 4}


@clause("VI-83")
def test_a_craftsman_makes_the_goods_of_his_building_only() -> None:
    table = play(action("crafts", mine=CRAFTSMAN), "train stables 1")
    assert offered(table) == ["make horse", "make ox", "done"]
    assert refused(table, "make plow").clause == "VI-83"


@clause("VI-84", "VI-85", "VI-86", "VI-87", "VI-88")
@pytest.mark.parametrize(
    ("good", "price"),
    [
        ("wagon", {"pink": 1, "orange": 1}), ("horse", {"grain": 3}), ("ox", {"grain": 3}), ("scroll", {"pink": 1}),
        ("plow", {"pink": 1, "orange": 1}),
    ],
)  # fmt: skip
def test_a_price_buys_a_good_without_member_and_time(good: str, price: dict[str, int]) -> None:
    table = play(action("crafts", mine={"things": price, "members": {"level_1:1": 4}}), f"buy {good}")
    assert (holds(table), board(table).time) == ({good: 1}, 0)


@clause("VI-84")
def test_a_price_that_is_not_there_buys_nothing() -> None:
    table = action("crafts", mine={"things": {"orange": 2, "grain": 2}})
    assert refused(table, "buy wagon").clause == "VI-134"
    assert refused(table, "buy horse").clause == "VI-43"


@clause("VI-89")
def test_the_mill_turns_two_grain_and_two_time_into_two_coins() -> None:
    table = play(action("crafts", mine={"things": {"grain": 5}}), "mill")
    assert (holds(table), board(table).time) == ({"grain": 3, "coin": 2}, 2)
    assert asked(table) == (2, "VI-34")
    assert reason(action("crafts", mine={"things": {"grain": 1}}), "mill") == "not_enough"


@clause("VI-90", "VI-135")
def test_coins_do_not_replace_grain() -> None:
    table = action("crafts", mine={"things": {"coin": 9, "grain": 1}})
    assert reason(table, "mill") == "not_enough"
    assert reason(table, "buy horse") == "not_enough"


@clause("VI-201")
def test_the_example_of_the_wagon() -> None:
    table = play(action("crafts", mine=CRAFTSMAN), "train wainwright 1", "make wagon")
    assert (board(table).time, holds(table)) == (4, {"wagon": 1})
    mine = {"things": {"pink": 1, "orange": 1}, "members": {"bag:1": 4}}
    table = play(action("crafts", mine=mine), "buy wagon")
    assert (board(table).time, holds(table)) == (0, {"wagon": 1})


# Church.


@clause("VI-131")
@pytest.mark.parametrize(
    ("payment", "left", "time"),
    [("pay brown", {"coin": 1}, 0), ("pay coin", {"brown": 1}, 0), ("pay 3 time", {"brown": 1, "coin": 1}, 3)],
)
def test_a_member_goes_into_the_bag_for_a_cube_a_coin_or_time(payment: str, left: dict[str, int], time: int) -> None:
    table = play(action("church", mine={"things": {"brown": 1, "coin": 1}}), "ordain 1", payment)
    assert (holds(table), board(table).time, where(table)) == (left, time, {"farm:1": 3, "bag:1": 1})
    assert asked(table) == (2, "VI-34")


@clause("VI-131", "VI-206")
def test_without_cube_and_coin_there_is_always_time() -> None:
    table = play(action("church", mine={"things": {"green": 5}}), "ordain 1")
    assert (board(table).time, in_place(table, "bag")) == (3, 1)


@clause("VI-132")
def test_members_in_the_bag_score_nothing_and_live() -> None:
    table = at("turn", mine={"members": {"bag:1": 4}, "things": {}})
    assert table.scores()[0].total == 0
    assert board(table).living() == 4


@clause("VI-133")
def test_who_was_just_put_into_the_bag_does_not_die_of_the_price() -> None:
    mine = {"time": 9, "members": {"farm:1": 1, "farm:2": 2, "bag:1": 3}}
    table = play(action("church", mine=mine), "ordain 1", "pay 3 time")
    assert where(table) == {"bag:1": 4, "farm:2": 1, "chronicle_farm:2": 1}


@clause("VI-206", "VI-208")
def test_the_church_needs_somebody_on_the_farm_and_nothing_else() -> None:
    assert reason(well(mine={"members": {"smithy:1": 4}}), "use church") == "nobody_at_home"
    assert "use church" in offered(well(mine={"things": {}}))


def test_what_happens_in_a_craft_is_told() -> None:
    table = play(action("crafts", mine=CRAFTSMAN), "train office 1", "make scroll")
    assert happened(table) == ["moved", "time_lost", "time_lost", "gained"]
