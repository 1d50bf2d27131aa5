"""Sections 7, 8 and 14: food, actions at any time, rubies."""

from __future__ import annotations

import pytest

from tests.caverna.builders import answers, asked, at, board, goods, has, named, no, offered, play, points
from tests.clauses import clause


@clause("CA-111")
@pytest.mark.parametrize(
    ("lot", "move", "food"),
    [
        ({"sheep": 1}, "cook sheep", 1), ({"donkey": 1}, "cook donkey", 1), ({"donkey": 2}, "cook donkeys", 3),
        ({"boar": 1}, "cook boar", 2), ({"cattle": 1}, "cook cattle", 3), ({"grain": 1}, "cook grain", 1),
        ({"vegetable": 1}, "cook vegetable", 2), ({"ruby": 1}, "cook ruby", 2),
    ],
)  # fmt: skip
def test_what_turns_into_how_much_food(lot: dict[str, int], move: str, food: int) -> None:
    assert goods(play(at(mine={"goods": lot}), move)) == {"food": food}


@clause("CA-112")
@pytest.mark.parametrize(("gold", "food"), [(2, 1), (3, 2), (9, 8)])
def test_gold_loses_one_each_time(gold: int, food: int) -> None:
    assert goods(play(at(mine={"goods": {"gold": 9}}), f"spend_gold {gold}")).get("food") == food
    assert no(at(mine={"goods": {"gold": 9}}), "spend_gold 1") == ("not_that_gold", "CA-112")
    assert no(at(mine={"goods": {"gold": 9}}), "spend_gold 10") == ("not_that_gold", "CA-112")


@clause("CA-112")
def test_every_separate_conversion_of_gold_loses_one() -> None:
    assert goods(play(at(mine={"goods": {"gold": 5}}), "spend_gold 3", "spend_gold 2")) == {"food": 3}


@clause("CA-113", "CA-114")
def test_nothing_else_becomes_food_and_food_becomes_nothing() -> None:
    table = at(mine={"goods": {"dog": 2, "wood": 2, "stone": 2, "ore": 2, "food": 9}})
    assert [text for text in offered(table) if not text.startswith("place")] == []
    assert no(table, "cook sheep") == ("none_of_it", "CA-111")


@clause("CA-115")
def test_a_ruby_is_worth_two_food_and_more_with_the_slaughtering_cave() -> None:
    assert has(play(at(mine={"goods": {"ruby": 1}}), "cook ruby"), "food") == 2
    assert has(play(at(mine={"goods": {"ruby": 1}, "furnished": ["slaughtering_cave"]}), "cook ruby"), "food") == 3


@clause("CA-116")
def test_crops_on_fields_are_not_turned_into_food() -> None:
    assert no(at(mine={"fields": ["f43"], "grain": {"f43": 3}}), "cook grain")[0] == "none_of_it"


@clause("CA-117", "CA-176")
def test_exchanges_between_the_steps_of_an_action() -> None:
    mine = {"goods": {"ruby": 2, "grain": 1}, "fields": ["f43"]}
    table = play(at(mine=mine), "place slash_and_burn", "do sow")
    assert asked(table) == "ask.sow"
    play(table, "ruby_tile field f42", "ruby vegetable", "sow vegetable f42")
    assert points(table, "vegetables") == 2


@clause("CA-118")
@pytest.mark.parametrize(
    ("tile", "pays"),
    [
        ("cooking_cave", {"grain": 1, "vegetable": 1}), ("trader", {"gold": 2}), ("hunting_parlor", {"boar": 2}),
        ("beer_parlor", {"grain": 2}), ("blacksmithing_parlor", {"ruby": 1, "ore": 1}),
        ("spare_part_storage", {"wood": 1, "stone": 1, "ore": 1}),
    ],
)  # fmt: skip
def test_tiles_that_exchange_at_any_time(tile: str, pays: dict[str, int]) -> None:
    table = at(mine={"goods": pays, "furnished": [tile]})
    assert f"use {tile} 0" in offered(table)
    assert no(at(mine={"goods": pays}), f"use {tile} 0") == ("no_such_trade", "CA-118")
    assert no(at(mine={"furnished": [tile]}), f"use {tile} 0") == ("not_enough_for_trade", "CA-119")


@clause("CA-118")
def test_the_peaceful_cave_gives_weapons_up_at_any_time() -> None:
    table = at(mine={"home": [0, 4], "furnished": ["peaceful_cave"]})
    assert has(play(table, "disarm at_home 4"), "food") == 4
    assert no(table, "disarm at_home 4") == ("no_such_weapon", "CA-307")


@clause("CA-119")
def test_exchanges_are_repeated_as_often_as_one_can_pay() -> None:
    table = at(mine={"goods": {"grain": 5}, "furnished": ["beer_parlor"]})
    assert goods(play(table, "use beer_parlor 0", "use beer_parlor 1")) == {"grain": 1, "gold": 3, "food": 4}


@clause("CA-117", "CA-120")
def test_the_last_exchanges_come_before_the_scoring() -> None:
    table = at("round", round=12, mine={"goods": {"ruby": 1}})
    assert (asked(table), answers(table)) == ("ask.before_scoring", ["done"])
    play(table, "ruby sheep")
    assert (table.over(), goods(table)) == (True, {"sheep": 1})


@clause("CA-120")
def test_who_has_nothing_to_exchange_is_not_asked_before_the_scoring() -> None:
    assert at("round", round=12, mine={"goods": {"wood": 3, "grain": 2}}).over()


# Rubies.


@clause("CA-173")
@pytest.mark.parametrize(
    "good", ["wood", "stone", "ore", "grain", "vegetable", "gold", "dog", "sheep", "donkey", "boar"]
)
def test_a_ruby_buys_a_good(good: str) -> None:
    assert goods(play(at(mine={"goods": {"ruby": 1}}), f"ruby {good}")) == {good: 1}


@clause("CA-174")
def test_cattle_cost_a_food_besides() -> None:
    assert goods(play(at(mine={"goods": {"ruby": 1, "food": 1}}), "ruby cattle")) == {"cattle": 1}
    assert no(at(mine={"goods": {"ruby": 1}}), "ruby cattle") == ("no_ruby", "CA-173")


@clause("CA-175", "CA-176", "CA-136")
@pytest.mark.parametrize(
    ("single", "cell", "rubies", "where"),
    [("meadow", "f43", 1, "meadows"), ("field", "f43", 1, "fields"), ("tunnel", "m32", 1, "tunnels"),
     ("cavern", "m21", 2, "caverns")],
)  # fmt: skip
def test_rubies_buy_single_tiles(single: str, cell: str, rubies: int, where: str) -> None:
    table = play(at(mine={"goods": {"ruby": 2}}), f"ruby_tile {single} {cell}")
    assert (has(table, "ruby"), cell in named(getattr(board(table), where))) == (2 - rubies, True)


@clause("CA-175", "CA-137")
def test_a_tile_that_cannot_lie_there_cannot_be_bought() -> None:
    table = at(mine={"goods": {"ruby": 1}})
    assert no(table, "ruby_tile meadow f11") == ("no_place_for_tile", "CA-137")
    assert no(table, "ruby_tile cavern m21") == ("no_ruby", "CA-173")
    assert has(table, "ruby") == 1


@clause("CA-176", "CA-213", "CA-342")
def test_a_bought_tile_is_used_at_once() -> None:
    table = at(mine={"goods": {"ruby": 1, "wood": 2}}, table={"piles": {"sheep_farming": {"sheep": 1}}})
    play(table, "place sheep_farming", "do build_fences", "do take_goods")
    assert (goods(table), named(board(table).small_pastures)) == ({"sheep": 1}, ["f43"])


@clause("CA-178", "CA-232")
def test_bought_animals_must_find_a_place_or_become_food() -> None:
    table = play(at(mine={"goods": {"ruby": 1, "sheep": 2}}), "ruby boar")
    assert asked(table) == "ask.surplus"
    assert no(table, "place supplies")[0] == "not_asked"
    assert goods(play(table, "cook boar")) == {"sheep": 2, "food": 2}


@clause("CA-178")
def test_bought_dogs_need_no_place() -> None:
    assert goods(play(at(mine={"goods": {"ruby": 1, "sheep": 2}}), "ruby dog")) == {"dog": 1, "sheep": 2}


@clause("CA-179")
def test_a_ruby_kept_is_a_point() -> None:
    assert points(at(mine={"goods": {"ruby": 4}}), "rubies") == 4


@clause("CA-180")
@pytest.mark.parametrize("good", ["food", "ruby"])
def test_rubies_buy_nothing_else(good: str) -> None:
    assert no(at(mine={"goods": {"ruby": 1}}), f"ruby {good}") == ("not_for_rubies", "CA-180")
