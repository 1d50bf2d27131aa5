"""Section 15: what each action space does; the weekly market."""

from __future__ import annotations

import pytest

from hogar.games.caverna.table import Table
from tests.caverna.builders import (
    answers,
    asked,
    asks,
    at,
    board,
    chance,
    goods,
    has,
    markers,
    no,
    offered,
    outcomes,
    pile,
    play,
    revealed,
    spaces,
)
from tests.clauses import clause


def refilled(players: int, lying: dict[str, dict[str, int]] | None = None) -> Table:
    """The beginning of the work phase of round 12."""
    table = at("round", players=players, round=11, table={"piles": lying or {}})
    while table.decisions() and table.decisions()[0].seat < 0:
        chance(table, next(iter(outcomes(table))))
    return table


FEW = {
    "excavation": {"stone": 1}, "logging": {"wood": 3}, "ore_mining": {"ore": 2}, "wood_gathering": {"wood": 1},
    "sustenance": {"food": 1}, "ruby_delivery": {"ruby": 2}, "ore_delivery": {"stone": 1, "ore": 1},
    "sheep_farming": {"sheep": 1}, "donkey_farming": {"donkey": 1}, "ruby_mining": {"ruby": 1},
}  # fmt: skip
TWO = {"drift_mining": {"stone": 1}, "starting_player": {"food": 1}, "clearing": {"wood": 1}}
THREE = {"forest_exploration": {"wood": 1}, "strip_mining": {"ore": 1}}
MANY = {
    "drift_mining": {"stone": 2}, "excavation": {"stone": 2}, "starting_player": {"food": 1}, "logging": {"wood": 3},
    "ore_mining": {"ore": 3}, "clearing": {"wood": 2}, "sustenance": {"grain": 1}, "forest_exploration": {"wood": 2},
}  # fmt: skip


@clause("CA-181", "CA-182", "CA-183", "CA-184", "CA-187", "CA-188", "CA-189", "CA-190", "CA-191", "CA-192", "CA-193")
@clause("CA-197", "CA-200", "CA-204", "CA-58")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (1, FEW), (2, {**FEW, **TWO}), (3, {**FEW, **TWO, **THREE}), (4, MANY),
        (5, {**MANY, "depot": {"wood": 1, "ore": 1}, "fence_building": {"wood": 1}}),
        (6, {**MANY, "depot": {"wood": 1, "ore": 1}, "fence_building": {"wood": 2}}),
        (7, {**MANY, "fence_building": {"wood": 2}, "large_depot": {"wood": 2, "ore": 1, "stone": 1}}),
    ],
)  # fmt: skip
def test_what_an_empty_space_gets(players: int, expected: dict[str, dict[str, int]]) -> None:
    table = refilled(players)
    assert {space: pile(table, space) for space in expected} == expected


LATER_FEW = {
    "excavation": {"stone": 2}, "logging": {"wood": 2}, "ore_mining": {"ore": 2}, "wood_gathering": {"wood": 2},
    "sustenance": {"food": 2},
}  # fmt: skip
LATER_MANY = {
    "drift_mining": {"stone": 3}, "excavation": {"stone": 2}, "logging": {"wood": 4}, "ore_mining": {"ore": 3},
    "clearing": {"wood": 3}, "sustenance": {"grain": 1, "vegetable": 1}, "forest_exploration": {"wood": 2},
}  # fmt: skip


@clause("CA-181", "CA-182", "CA-184", "CA-187", "CA-189", "CA-190", "CA-191", "CA-192", "CA-197", "CA-60")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, LATER_FEW), (3, {**LATER_FEW, "strip_mining": {"ore": 1, "stone": 1}, "forest_exploration": {"wood": 2}}),
        (4, LATER_MANY), (5, {**LATER_MANY, "fence_building": {"wood": 2}}),
        (6, {**LATER_MANY, "fence_building": {"wood": 2}}),
        (7, {**LATER_MANY, "large_depot": {"wood": 2, "ore": 1, "stone": 1}}),
    ],
)  # fmt: skip
def test_what_a_space_with_one_good_gets(players: int, expected: dict[str, dict[str, int]]) -> None:
    firsts = {"strip_mining": "ore", "large_depot": "wood", "sustenance": "food" if players < 4 else "grain"}
    lying = {space: {firsts.get(space, next(iter(goods))): 1} for space, goods in expected.items()}
    table = refilled(players, lying)
    assert {space: pile(table, space) for space in expected} == expected


@clause("CA-204")
def test_ruby_delivery_gets_one_where_some_lie() -> None:
    cards = [*revealed(2, 10), "ruby_delivery"]
    lying = {"ruby_delivery": {"ruby": 2}}
    table = at("round", round=11, table={"revealed": cards, "piles": lying, "markers": markers(2, 11)})
    chance(table, next(iter(outcomes(table))))
    assert pile(table, "ruby_delivery") == {"ruby": 3}


@clause("CA-181")
@pytest.mark.parametrize("players", [6, 7])
def test_the_second_drift_mining_of_the_printed_board_is_an_option(players: int) -> None:
    assert "small_scale_drift_mining" in spaces(refilled(players))
    table = at("round", players=players, round=1, options={"second_drift_mining": True})
    assert "drift_mining_additional" in spaces(table)
    assert "small_scale_drift_mining" not in spaces(table)
    while table.decisions()[0].seat < 0:
        chance(table, next(iter(outcomes(table))))
    assert pile(table, "drift_mining_additional") == {"stone": 1}


@clause("CA-181", "CA-182", "CA-189", "CA-190")
@pytest.mark.parametrize(
    ("space", "take", "laid"),
    [
        ("drift_mining", {"stone": 2}, "lay cavern_tunnel m21 m11"),
        ("excavation", {"stone": 2}, "lay cavern_cavern m11 m21"),
        ("clearing", {"wood": 2}, "lay meadow_field f43 f33"),
        ("sustenance", {"food": 2, "grain": 1}, "lay meadow_field f43 f33"),
    ],
)  # fmt: skip
def test_spaces_with_goods_and_land(space: str, take: dict[str, int], laid: str) -> None:
    good = next(iter(take))
    table = play(at(table={"piles": {space: {good: 2}}}), f"place {space}")
    lay = next(text for text in answers(table) if text.startswith("do lay"))
    play(table, lay, laid, "do take_goods")
    assert goods(table) == take


@clause("CA-183", "CA-262")
@pytest.mark.parametrize(("players", "extra"), [(2, {"ore": 2}), (3, {"ore": 2}), (4, {"ruby": 1}), (7, {"ruby": 1})])
def test_starting_player(players: int, extra: dict[str, int]) -> None:
    table = at(players=players, seat=2, table={"piles": {"starting_player": {"food": 3}}})
    play(table, "place starting_player", seat=2)
    assert goods(table, 2) == {"food": 3, **extra}
    assert table.start == 1


@clause("CA-184")
def test_logging() -> None:
    table = play(at(mine={"home": [1]}, table={"piles": {"logging": {"wood": 3}}}), "place logging", "do take_goods")
    assert set(answers(table)) == {"do expedition", "done"}
    assert goods(play(table, "do expedition", "loot wood")) == {"wood": 4}


@clause("CA-185")
def test_supplies() -> None:
    assert goods(play(at(), "place supplies")) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@clause("CA-186")
def test_growth() -> None:
    assert goods(play(at(players=4), "place growth")) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@clause("CA-188")
def test_wood_gathering() -> None:
    assert goods(play(at(table={"piles": {"wood_gathering": {"wood": 2}}}), "place wood_gathering")) == {"wood": 2}


@clause("CA-191")
@pytest.mark.parametrize(("players", "extra"), [(3, {"vegetable": 1}), (4, {"food": 2})])
def test_forest_exploration(players: int, extra: dict[str, int]) -> None:
    table = at(players=players, table={"piles": {"forest_exploration": {"wood": 2}}})
    assert goods(play(table, "place forest_exploration")) == {"wood": 2, **extra}


@clause("CA-192")
def test_strip_mining() -> None:
    table = at(players=3, table={"piles": {"strip_mining": {"ore": 1, "stone": 2}}})
    assert goods(play(table, "place strip_mining")) == {"ore": 1, "stone": 2, "wood": 2}


@clause("CA-193")
@pytest.mark.parametrize(("players", "space"), [(5, "depot"), (7, "depot"), (7, "large_depot")])
def test_depots(players: int, space: str) -> None:
    table = at(players=players, table={"piles": {space: {"wood": 2, "ore": 1}}})
    assert goods(play(table, f"place {space}")) == {"wood": 2, "ore": 1}


@clause("CA-194")
def test_small_scale_drift_mining() -> None:
    table = play(at(players=5), "place small_scale_drift_mining")
    assert set(answers(table)) == {"do get_goods", "do lay_cavern_tunnel"}
    assert goods(play(table, "do get_goods", "done")) == {"stone": 1}
    assert pile(refilled(5), "small_scale_drift_mining") == {}


@clause("CA-195")
@pytest.mark.parametrize(
    ("half", "lay", "good"),
    [
        ("lay_meadow_field", "lay meadow_field f43 f33", "wood"),
        ("lay_cavern_tunnel", "lay cavern_tunnel m21 m11", "stone"),
    ],
)  # fmt: skip
def test_extension(half: str, lay: str, good: str) -> None:
    table = play(at(players=7), "place extension", f"do {half}", lay)
    assert (goods(table), asks(table)) == ({good: 1}, 2)


@clause("CA-195")
def test_extension_gives_nothing_without_a_tile() -> None:
    forest = [f"f{row}{column}" for row in range(1, 5) for column in range(1, 4)]
    table = play(at(players=7, mine={"meadows": forest}), "place extension")
    assert asked(table) == "ask.twin"
    assert goods(play(table, "lay cavern_tunnel m21 m11")) == {"stone": 1}


@clause("CA-196")
def test_hardware_rental() -> None:
    mine = {"home": [1], "fields": ["f43", "f33"], "goods": {"grain": 1}}
    table = play(at(players=5, mine=mine), "place hardware_rental")
    assert set(answers(table)) == {"do expedition", "do sow"}
    table = play(at(players=6, mine=mine), "place hardware_rental")
    assert set(answers(table)) == {"do get_goods", "do expedition", "do sow"}
    play(table, "do get_goods", "do sow", "sow grain f43")
    assert goods(table) == {"wood": 2}


@clause("CA-197", "CA-217")
def test_fence_building_with_the_wood_just_collected() -> None:
    table = at(players=5, mine={"meadows": ["f43"]}, table={"piles": {"fence_building": {"wood": 2}}})
    play(table, "place fence_building", "do build_fences")
    assert board(table).small_pastures


@clause("CA-198")
def test_housework() -> None:
    table = play(at(mine={"goods": {"stone": 1}}), "place housework")
    assert set(answers(table)) == {"do get_goods", "do furnish"}
    assert has(play(table, "do get_goods"), "dog") == 1


@clause("CA-199")
def test_slash_and_burn_each_part_alone() -> None:
    mine = {"fields": ["f43", "f42"], "goods": {"grain": 1}}
    table = play(at(mine=mine), "place slash_and_burn", "do sow", "sow grain f43")
    assert asks(table) == 2
    table = play(at(mine=mine), "place slash_and_burn", "do lay_meadow_field", "lay meadow_field f33 f23")
    assert set(answers(table)) == {"do sow", "done"}


@clause("CA-200", "CA-233")
@pytest.mark.parametrize(("space", "animal"), [("sheep_farming", "sheep"), ("donkey_farming", "donkey")])
def test_farming_fences_and_stables_before_the_animals(space: str, animal: str) -> None:
    mine = {"meadows": ["f43", "f42"], "goods": {"wood": 2, "stone": 1}}
    table = play(at(mine=mine, table={"piles": {space: {animal: 2}}}), f"place {space}")
    assert set(answers(table)) == {"do build_fences", "do build_stable", "do take_goods"}
    play(table, "do build_stable", "stable f43")
    assert set(answers(table)) == {"do build_fences", "do take_goods", "done"}
    play(table, "do take_goods")
    assert (asks(table), has(table, animal)) == (2, 2)


@clause("CA-201")
def test_exploration_is_an_expedition_of_level_4_for_the_armed() -> None:
    assert no(at(players=3), "place exploration") == ("unarmed", "CA-240")
    table = play(at(players=3, mine={"home": [4]}), "place exploration", "loot dog", "loot wood", "loot stone")
    assert has(play(table, "loot grain"), "grain") == 1
    assert asks(table) == 2


@clause("CA-201", "CA-239")
def test_blacksmithing_forges_then_sends_out() -> None:
    table = play(at(mine={"goods": {"ore": 3}}), "place blacksmithing", "forge 3", "do expedition")
    assert set(answers(table)) >= {"loot stone", "loot dog"}
    play(table, "loot stone", "loot dog", "loot wood")
    assert board(table).weapons == [4]


@clause("CA-202")
def test_family_life() -> None:
    mine = {"fields": ["f43"], "goods": {"grain": 1}, "furnished": ["dwelling"]}
    table = play(at(mine=mine), "place family_life")
    assert set(answers(table)) == {"do grow_family", "do sow"}
    play(table, "do sow", "do grow_family")
    assert board(table).dwarfs() == 3


@clause("CA-203")
def test_ore_trading_up_to_three_times() -> None:
    table = play(at(mine={"goods": {"ore": 9}}), "place ore_trading")
    assert answers(table) == ["trade 1", "trade 2", "trade 3"]
    play(table, "trade 1")
    assert set(answers(table)) == {"trade 1", "trade 2", "done"}
    assert goods(play(table, "trade 2")) == {"ore": 3, "gold": 6, "food": 3}


@clause("CA-203")
def test_ore_trading_needs_two_ore_even_for_a_blacksmith() -> None:
    assert no(at(mine={"goods": {"ore": 1}, "furnished": ["blacksmith"]}), "place ore_trading")[0] == "not_enough"
    table = play(at(mine={"goods": {"ore": 2}}), "place ore_trading")
    assert goods(table) == {"gold": 2, "food": 1}


@clause("CA-203", "CA-342")
def test_a_ruby_may_be_the_missing_ore() -> None:
    table = play(at(mine={"goods": {"ore": 1, "ruby": 1}}), "place ore_trading")
    assert goods(table) == {"gold": 2, "food": 1}


# The weekly market.


def market(**mine: object) -> Table:
    """Seat 1 is at the weekly market."""
    return play(at(players=5, mine=dict(mine)), "place weekly_market")


@clause("CA-205")
def test_the_market_gives_four_gold_first() -> None:
    table = market()
    assert (goods(table), asked(table)) == ({"gold": 4}, "ask.buy")


@clause("CA-205")
@pytest.mark.parametrize(
    ("good", "price"),
    [
        ("wood", 1), ("stone", 1), ("ore", 1), ("sheep", 1), ("donkey", 1), ("grain", 1), ("boar", 2), ("dog", 2),
        ("vegetable", 2), ("cattle", 3),
    ],
)  # fmt: skip
def test_prices_of_the_market(good: str, price: int) -> None:
    table = play(market(), f"buy {good}")
    assert goods(table) == {"gold": 4 - price, good: 1}
    assert no(table, f"buy {good}") == ("bought_already", "CA-205")


@clause("CA-205")
@pytest.mark.parametrize("good", ["ruby", "food", "gold"])
def test_nothing_else_is_for_sale(good: str) -> None:
    assert no(market(), f"buy {good}") == ("not_for_sale", "CA-205")


@clause("CA-206")
def test_one_may_buy_nothing_or_spend_more_than_four() -> None:
    assert goods(play(market(), "done")) == {"gold": 4}
    table = play(market(goods={"gold": 1}), "buy cattle", "buy vegetable")
    assert goods(table) == {"cattle": 1, "vegetable": 1}
    assert no(play(market(), "buy cattle"), "buy boar") == ("not_enough_gold", "CA-206")


@clause("CA-207")
def test_bought_animals_need_a_place_at_once() -> None:
    table = play(market(goods={"sheep": 2}), "buy boar")
    assert asked(table) == "ask.surplus"
    play(table, "cook boar")
    assert "buy wood" in offered(table)
