"""Section 21: the parlors."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.caverna.table import Table
from tests.caverna.builders import at, board, goods, has, no, offered, play, points
from tests.caverna.doing import go
from tests.clauses import clause

PASTURES = {"large_pastures": [["f41", "f42"], ["f31", "f32"]], "meadows": ["f43"]}


def built(tile: str, **mine: Any) -> Table:
    """Somebody has just built a tile on Housework."""
    return go(at("space", space="housework", mine=mine), "do furnish", f"furnish {tile}")


@clause("CA-308")
def test_the_weaving_parlor_gives_food_for_sheep_at_once() -> None:
    table = built("weaving_parlor", goods={"wood": 2, "stone": 1, "sheep": 5, "cattle": 1}, **PASTURES)
    assert has(table, "food") == 5


@clause("CA-308", "CA-325")
@pytest.mark.parametrize(("sheep", "bonus"), [(0, 0), (1, 0), (4, 2), (5, 2)])
def test_the_weaving_parlor_gives_a_point_for_every_two_sheep(sheep: int, bonus: int) -> None:
    assert points(at(mine={"goods": {"sheep": sheep}, "furnished": ["weaving_parlor"], **PASTURES}), "bonus") == bonus


@clause("CA-308")
def test_the_milking_parlor_gives_food_for_cattle_at_once() -> None:
    table = built("milking_parlor", goods={"wood": 2, "stone": 2, "sheep": 1, "cattle": 3}, **PASTURES)
    assert has(table, "food") == 3


@clause("CA-308", "CA-325")
def test_the_milking_parlor_gives_a_point_for_each_of_the_cattle() -> None:
    assert points(at(mine={"goods": {"cattle": 3}, "furnished": ["milking_parlor"], **PASTURES}), "bonus") == 3


@clause("CA-309")
def test_the_state_parlor_gives_food_for_the_dwellings_beside_it() -> None:
    mine = {"furnished": ["dwelling:m21", "miner:m32"], "caverns": ["m31"], "goods": {"stone": 3, "gold": 5}}
    table = built("state_parlor", **mine)
    assert has(table, "food") == 2 * 2


@clause("CA-277", "CA-309")
def test_the_state_parlor_gives_four_points_for_each_of_them() -> None:
    owned = ["state_parlor:m22", "dwelling:m12", "additional_dwelling:m21", "carpenter:m23", "couple_dwelling:m33"]
    assert points(at(mine={"furnished": owned}), "bonus") == 8
    assert points(at(mine={"furnished": ["state_parlor:m31"]}), "bonus") == 4


@clause("CA-118", "CA-310")
def test_the_hunting_parlor_takes_pairs_of_boars() -> None:
    table = at(mine={"goods": {"boar": 3}, "furnished": ["hunting_parlor"], **PASTURES})
    assert goods(play(table, "use hunting_parlor 0")) == {"boar": 1, "gold": 2, "food": 2}
    assert no(table, "use hunting_parlor 0") == ("not_enough_for_trade", "CA-119")


@clause("CA-118", "CA-119", "CA-310")
def test_the_beer_parlor_gives_gold_or_food_for_grain() -> None:
    table = at(mine={"goods": {"grain": 5}, "furnished": ["beer_parlor"]})
    assert goods(play(table, "use beer_parlor 0")) == {"grain": 3, "gold": 3}
    assert goods(play(table, "use beer_parlor 1")) == {"grain": 1, "gold": 3, "food": 4}
    assert not offered(table, "use")


@clause("CA-119", "CA-310")
def test_the_beer_parlor_may_be_used_several_times_in_a_feeding() -> None:
    mine = {"home": [0] * 4, "goods": {"grain": 4}, "furnished": ["beer_parlor", "couple_dwelling"]}
    table = at("harvest", round=5, mine=mine)
    play(table, "use beer_parlor 1", "use beer_parlor 1")
    assert board(go(table, "feed")).begging == 0
    assert goods(table) == {}


@clause("CA-310")
def test_the_blacksmithing_parlor_takes_a_ruby_and_an_ore() -> None:
    table = at(mine={"goods": {"ruby": 1, "ore": 2}, "furnished": ["blacksmithing_parlor"]})
    assert goods(play(table, "use blacksmithing_parlor 0")) == {"ore": 1, "gold": 2, "food": 1}


@clause("CA-310")
def test_the_spare_part_storage_takes_a_full_set() -> None:
    table = at(mine={"goods": {"wood": 2, "stone": 1, "ore": 1}, "furnished": ["spare_part_storage"]})
    assert goods(play(table, "use spare_part_storage 0")) == {"wood": 1, "gold": 2}
    assert not offered(table, "use")


@clause("CA-118")
def test_nobody_uses_a_tile_of_somebody_else() -> None:
    table = at(mine={"goods": {"grain": 5}}, others={"2": {"furnished": ["beer_parlor"]}})
    assert no(table, "use beer_parlor 0") == ("no_such_trade", "CA-118")
