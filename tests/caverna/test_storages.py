"""Section 21: storages and chambers, which count at the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.caverna.builders import at, points
from tests.clauses import clause


def bonus(*furnished: str, **mine: Any) -> int:
    """The bonus points of somebody who owns some tiles."""
    return points(at(mine={"furnished": list(furnished), **mine}), "bonus")


@clause("CA-311", "CA-325")
@pytest.mark.parametrize(
    ("tile", "goods", "worth"),
    [
        ("stone_storage", {"stone": 5, "ore": 3}, 5),
        ("ore_storage", {"ore": 5, "stone": 3}, 2),
        ("treasure_chamber", {"ruby": 3, "gold": 4}, 3),
    ],
)
def test_a_storage_counts_what_is_in_the_supply(tile: str, goods: dict[str, int], worth: int) -> None:
    assert bonus(tile, goods=goods) == worth


@clause("CA-322", "CA-325")
def test_rubies_of_the_treasure_chamber_count_twice() -> None:
    table = at(mine={"furnished": ["treasure_chamber"], "goods": {"ruby": 3}})
    assert points(table, "rubies") == points(table, "bonus") == 3


@clause("CA-311")
def test_the_weapon_storage_counts_armed_dwarfs() -> None:
    assert bonus("weapon_storage", "dwelling", home=[0, 1, 14]) == 6


@clause("CA-312")
def test_the_main_storage_counts_yellow_tiles_and_itself() -> None:
    assert bonus("main_storage") == 2
    assert bonus("main_storage", "beer_parlor", "writing_chamber", "dwelling", "carpenter") == 6


@clause("CA-313")
def test_the_supplies_storage_counts_if_all_are_armed() -> None:
    assert bonus("supplies_storage", home=[1, 1]) == 8
    assert bonus("supplies_storage", home=[0, 1]) == 0


@clause("CA-313")
def test_the_prayer_chamber_counts_if_none_is_armed() -> None:
    assert bonus("prayer_chamber") == 8
    assert bonus("prayer_chamber", home=[0, 1]) == 0


@clause("CA-314")
@pytest.mark.parametrize(("dwarfs", "worth"), [(2, 0), (4, 0), (5, 5), (6, 10)])
def test_the_broom_chamber_counts_large_families(dwarfs: int, worth: int) -> None:
    owned = ["broom_chamber", "couple_dwelling", "dwelling", "additional_dwelling"]
    assert bonus(*owned, home=[0] * dwarfs) == worth


@clause("CA-315")
def test_the_food_chamber_counts_pairs_in_supply_and_on_fields() -> None:
    assert bonus("food_chamber", goods={"grain": 2, "vegetable": 5}) == 4
    sown = {"fields": ["f43", "f42"], "grain": {"f43": 3}, "vegetables": {"f42": 2}}
    assert bonus("food_chamber", goods={"vegetable": 1}, **sown) == 6


@clause("CA-315")
def test_the_fodder_chamber_counts_three_animals_of_any_kinds() -> None:
    pastures = {"large_pastures": [["f41", "f42"], ["f31", "f32"]], "meadows": ["f43"]}
    assert bonus("fodder_chamber", goods={"sheep": 4, "cattle": 3, "boar": 1, "dog": 9}, **pastures) == 2


@clause("CA-316")
def test_the_writing_chamber_cancels_seven_negative_points() -> None:
    table = at(mine={"furnished": ["writing_chamber"], "begging": 1})
    assert [points(table, line) for line in ("missing", "unused", "begging")] == [-1, -21, -3]
    assert points(table, "bonus") == 0


@clause("CA-316")
def test_the_writing_chamber_cancels_in_the_order_of_the_clause() -> None:
    forest = [f"f{row}{column}" for row in range(1, 5) for column in range(1, 4)]
    caves = [
        f"m{row}{column}" for row in range(1, 5) for column in range(1, 4) if (row, column) not in {(4, 1), (1, 1)}
    ]
    goods = {"sheep": 1, "donkey": 1}
    mine = {"furnished": ["writing_chamber:m31"], "meadows": forest, "caverns": caves, "goods": goods, "begging": 2}
    mine["furnished"] = ["writing_chamber:m31", "mixed_dwelling:m21"]
    table = at(mine=mine)
    assert [points(table, line) for line in ("missing", "unused", "begging")] == [0, 0, -4]


@clause("CA-316")
def test_the_writing_chamber_never_gives_points() -> None:
    forest = [f"f{row}{column}" for row in range(1, 5) for column in range(1, 4)]
    caves = [f"m{row}{column}" for row in range(1, 5) for column in range(1, 4) if (row, column) != (4, 1)]
    table = at(mine={"furnished": ["writing_chamber:m31"], "meadows": forest, "caverns": caves, "begging": 0})
    assert [points(table, line) for line in ("missing", "unused", "begging")] == [-1, 0, 0]
