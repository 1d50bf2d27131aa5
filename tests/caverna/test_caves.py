"""Section 21: the caves that have to do with food."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.caverna.table import Table
from tests.caverna.builders import asked, at, board, goods, has, no, offered, play
from tests.caverna.doing import go
from tests.clauses import clause

MINES: dict[str, Any] = {"ore_mines": ["m32"], "deep_tunnels": ["m33"], "ruby_mines": ["m21"]}


def feeding(round: int = 5, **mine: Any) -> Table:
    """The feeding of a harvest; of round 4 one food for each dwarf is due."""
    return at("harvest", round=round, mine={"home": [0, 0], **mine})


def begging(table: Table) -> int:
    """The begging markers of seat 1 once everybody is fed."""
    return board(go(table, "feed")).begging


# Slaughtering cave, Cooking cave.


@clause("CA-301")
@pytest.mark.parametrize(("animal", "food"), [("sheep", 2), ("donkey", 2), ("donkeys", 5), ("boar", 3), ("cattle", 4)])
def test_the_slaughtering_cave_gives_a_food_more_for_each_animal(animal: str, food: int) -> None:
    animals = {"donkey": 2} if animal == "donkeys" else {animal: 1}
    table = at(mine={"goods": animals, "furnished": ["slaughtering_cave"]})
    assert has(play(table, f"cook {animal}"), "food") == food


@clause("CA-115", "CA-301")
def test_the_slaughtering_cave_makes_a_ruby_worth_3_by_a_boar() -> None:
    table = at(mine={"goods": {"ruby": 1}, "furnished": ["slaughtering_cave"]})
    assert has(play(table, "cook ruby"), "food") == 3


@clause("CA-50", "CA-301")
def test_a_boar_of_a_preserve_is_worth_3_with_the_slaughtering_cave() -> None:
    table = at(mine={"goods": {"boar": 1}, "furnished": ["slaughtering_cave"]})
    assert has(play(table, "cook boar"), "food") == 3


@clause("CA-301")
def test_the_slaughtering_cave_adds_nothing_to_crops_and_to_the_hunting_parlor() -> None:
    mine = {"goods": {"grain": 1, "vegetable": 1, "boar": 2}, "furnished": ["slaughtering_cave", "hunting_parlor"]}
    table = play(at(mine=mine), "cook grain", "cook vegetable", "use hunting_parlor 0")
    assert goods(table) == {"food": 1 + 2 + 2, "gold": 2}


@clause("CA-302")
def test_the_cooking_cave_makes_five_food_of_grain_and_vegetable() -> None:
    table = at(mine={"goods": {"grain": 2, "vegetable": 3}, "furnished": ["cooking_cave"]})
    play(table, "use cooking_cave 0", "use cooking_cave 0")
    assert goods(table) == {"food": 10, "vegetable": 1}
    assert not offered(table, "use")


# Working cave, Mining cave.


@clause("CA-303")
@pytest.mark.parametrize("meal", [{"wood": 1}, {"stone": 1}, {"ore": 2}])
def test_the_working_cave_feeds_one_dwarf_with_materials(meal: dict[str, int]) -> None:
    table = feeding(goods={**meal, "food": 2}, furnished=["working_cave"])
    (text,) = offered(table, "serve")
    go(play(table, text), "feed")
    assert goods(table) == {}
    assert board(table).begging == 0


@clause("CA-303")
def test_the_working_cave_serves_once_in_a_feeding() -> None:
    table = feeding(goods={"wood": 5}, furnished=["working_cave"])
    play(table, "serve wood")
    assert not offered(table, "serve")
    assert begging(table) == 2


@clause("CA-303")
def test_one_ore_is_no_meal() -> None:
    assert not offered(feeding(goods={"ore": 1}, furnished=["working_cave"]), "serve")


@clause("CA-303", "CA-305")
def test_the_working_cave_serves_where_one_food_is_due_for_each() -> None:
    table = feeding(round=4, goods={"wood": 1, "food": 1}, furnished=["working_cave"])
    go(play(table, "serve wood"), "feed")
    assert goods(table) == {}
    assert board(table).begging == 0


@clause("CA-303")
def test_a_newborn_that_is_served_saves_its_one_food_at_most() -> None:
    table = feeding(goods={"wood": 1, "food": 3}, furnished=["working_cave", "dwelling"], home=[0, 0, 0], newborns=1)
    go(play(table, "serve wood"), "feed")
    assert board(table).begging == 0
    assert has(table, "food") == 0


@clause("CA-304")
def test_the_mining_cave_saves_a_food_for_each_donkey_in_a_mine() -> None:
    table = feeding(goods={"donkey": 2, "food": 2}, furnished=["mining_cave:m31"], **MINES)
    assert begging(table) == 0
    assert has(table, "food") == 0


@clause("CA-304")
def test_donkeys_without_a_mine_save_nothing() -> None:
    table = feeding(goods={"donkey": 4, "food": 1}, furnished=["mining_cave:m31"], **MINES)
    assert begging(table) == 1


@clause("CA-101", "CA-304")
def test_the_food_due_is_never_below_nothing() -> None:
    table = feeding(round=4, goods={"donkey": 2}, furnished=["mining_cave:m31", "working_cave:m11"], **MINES)
    go(table, "feed")
    assert board(table).begging == 0
    assert has(table, "food") == 0


@clause("CA-304")
def test_a_donkey_turned_into_food_saves_none() -> None:
    table = feeding(goods={"donkey": 2, "food": 1}, furnished=["mining_cave:m31"], **MINES)
    play(table, "cook donkey")
    assert begging(table) == 1


@clause("CA-305")
def test_both_caves_work_together_also_without_a_harvest() -> None:
    mine = {"goods": {"donkey": 1, "wood": 1}, "furnished": ["mining_cave:m31", "working_cave:m11"], **MINES}
    table = feeding(round=4, **mine)
    play(table, *[text for text in offered(table, "serve") if text == "serve wood"])
    assert begging(table) == 0
    mine["goods"] = {"donkey": 1, "wood": 1, "food": 1}
    table = feeding(round=5, **mine)
    play(table, "serve wood")
    assert begging(table) == 0


# Breeding cave.


@clause("CA-306")
@pytest.mark.parametrize(
    ("animals", "food"),
    [
        ({"sheep": 2}, 1),
        ({"sheep": 2, "cattle": 2}, 2),
        ({"sheep": 2, "cattle": 2, "boar": 2}, 3),
        ({"sheep": 2, "cattle": 2, "boar": 2, "donkey": 2}, 5),
    ],
)
def test_the_breeding_cave_gives_food_for_newborns_after_the_feeding(animals: dict[str, int], food: int) -> None:
    pastures = [["f41", "f42"], ["f31", "f32"], ["f21", "f22"]]
    mine: dict[str, Any] = {"large_pastures": pastures, "meadows": ["f43"], "ore_mines": ["m21", "m22", "m11"]}
    table = feeding(goods={**animals, "food": 4}, furnished=["breeding_cave:m31"], **mine)
    go(table, "feed", "done")
    assert board(table).begging == 0
    assert has(table, "food") == food


@clause("CA-306")
def test_the_breeding_cave_works_for_loot_too() -> None:
    mine = {"goods": {"sheep": 2}, "furnished": ["breeding_cave", "cuddle_room", "dwelling"], "home": [14, 14, 14]}
    table = go(at("space", space="logging", mine=mine), "do expedition", "loot breed", "breed sheep")
    assert goods(table) == {"sheep": 3, "food": 1}


@clause("CA-306")
def test_a_newborn_that_is_lost_gives_no_food() -> None:
    table = feeding(goods={"sheep": 2, "food": 4}, furnished=["breeding_cave"])
    go(table, "feed", "done", "keep_young", "done")
    assert goods(table) == {"sheep": 2}


# Peaceful cave.


@clause("CA-237", "CA-307")
def test_the_peaceful_cave_turns_a_weapon_into_food() -> None:
    table = play(at(mine={"home": [3, 5], "furnished": ["peaceful_cave"]}), "disarm at_home 5")
    assert goods(table) == {"food": 5}
    assert board(table).home == [0, 3]


@clause("CA-237")
def test_without_the_peaceful_cave_weapons_stay() -> None:
    assert no(at(mine={"home": [3, 5]}), "disarm at_home 5") == ("no_such_weapon", "CA-307")


@clause("CA-307")
def test_a_dwarf_just_placed_may_give_up_its_weapon_and_forge_again() -> None:
    mine = {"home": [4], "goods": {"ore": 3}, "furnished": ["peaceful_cave"]}
    table = at("space", space="blacksmithing", mine=mine)
    go(table, "do forge", "disarm placed_last 4", "forge 3")
    assert board(table).weapons == [3]
    assert goods(table) == {"food": 4}


@clause("CA-236", "CA-307")
def test_without_the_peaceful_cave_an_armed_dwarf_forges_nothing() -> None:
    table = at("space", space="blacksmithing", mine={"home": [4], "goods": {"ore": 3}})
    assert asked(table) == "ask.loot"


@clause("CA-307")
def test_a_dwarf_placed_before_may_give_up_its_weapon() -> None:
    mine = {
        "home": [9], "placed": ["logging", "housework"], "weapons": [6, 7],
        "furnished": ["peaceful_cave", "dwelling"],
    }  # fmt: skip
    table = play(at(mine=mine), "disarm placed_before 6")
    assert goods(table) == {"food": 6}
    assert board(table).weapons == [0, 7]


@clause("CA-69", "CA-307")
def test_an_unarmed_dwarf_comes_before_those_with_weapons() -> None:
    table = at(mine={"home": [3, 5], "furnished": ["peaceful_cave"]})
    play(table, "disarm at_home 5", "place supplies")
    assert board(table).weapons == [0]


@clause("CA-307", "CA-352")
def test_an_expedition_goes_on_with_the_strength_it_had() -> None:
    mine = {"home": [3, 5], "furnished": ["peaceful_cave"]}
    table = at("space", space="blacksmithing", mine=mine)
    go(table, "do expedition", "loot wood", "disarm placed_last 3")
    assert asked(table) == "ask.loot"
    go(table, "loot stone", "done")
    assert board(table).weapons == [0]
