"""Section 22: the end of the game, and the score sheet."""

from __future__ import annotations

import pytest

from tests.caverna.builders import at, new_game, points, walk
from tests.clauses import clause

ALL_KINDS = {"sheep": 1, "donkey": 1, "boar": 1, "cattle": 1}
ROOM = {"small_pastures": ["f43", "f42", "f41"]}


@clause("CA-317")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_game_ends_after_round_12(players: int) -> None:
    table = new_game(players)
    list(walk(table))
    assert (table.round, table.events[-1].kind.name) == (12, "game_ended")


@clause("CA-318")
def test_a_point_for_every_animal() -> None:
    assert points(at(mine={"goods": {**ALL_KINDS, "dog": 3, "sheep": 2}, **ROOM}), "animals") == 8


@clause("CA-319")
@pytest.mark.parametrize(
    ("herd", "minus"), [({}, -8), ({"sheep": 2}, -6), ({**ALL_KINDS, "dog": 0}, 0), ({**ALL_KINDS, "boar": 0}, -2)]
)
def test_minus_two_for_every_missing_kind_but_dogs(herd: dict[str, int], minus: int) -> None:
    assert points(at(mine={"goods": herd, **ROOM}), "missing") == minus


@clause("CA-320")
@pytest.mark.parametrize(
    ("supply", "field", "worth"), [(0, 0, 0), (1, 0, 1), (2, 0, 1), (2, 3, 3), (3, 3, 3), (0, 1, 1)]
)
def test_half_a_point_for_grain_rounded_up_once(supply: int, field: int, worth: int) -> None:
    mine = {"goods": {"grain": supply}, "fields": ["f43"], "grain": {"f43": field} if field else {}}
    assert points(at(mine=mine), "grain") == worth


@clause("CA-321")
def test_a_point_for_every_vegetable() -> None:
    mine = {"goods": {"vegetable": 2}, "fields": ["f43"], "vegetables": {"f43": 2}}
    assert points(at(mine=mine), "vegetables") == 4


@clause("CA-322")
def test_rubies_dwarfs_and_gold() -> None:
    mine = {"goods": {"ruby": 3, "gold": 7}, "home": [0, 0, 2], "furnished": ["dwelling"], "newborns": 1}
    table = at(mine=mine)
    assert (points(table, "rubies"), points(table, "dwarfs"), points(table, "gold")) == (3, 3, 7)


@clause("CA-323")
@pytest.mark.parametrize(
    ("mine", "unused"),
    [
        ({}, 22), ({"meadows": ["f43"], "stables": ["f11"]}, 20), ({"caverns": ["m31", "m21"]}, 21),
        ({"meadows": ["f43", "f33", "f23", "f13", "f03"]}, 18),
    ],
)  # fmt: skip
def test_minus_one_for_every_unused_cell(mine: dict[str, object], unused: int) -> None:
    assert points(at(mine=mine), "unused") == -unused


@clause("CA-324", "CA-168")
def test_printed_values() -> None:
    mine = {
        "small_pastures": ["f43"], "large_pastures": [["f42", "f41"]], "ore_mines": ["m21"], "ruby_mines": ["m32"],
        "furnished": ["dwelling:m31"],
    }  # fmt: skip
    assert points(at(mine=mine), "tiles") == 2 + 4 + 3 + 4 + 3


@clause("CA-325")
def test_bonus_points_count_things_a_second_time() -> None:
    tiles = ["weaving_parlor", "treasure_chamber"]
    table = at(mine={"goods": {"sheep": 4, "ruby": 2}, "small_pastures": ["f43"], "furnished": tiles})
    assert (points(table, "bonus"), points(table, "animals"), points(table, "rubies")) == (2 + 2, 4, 2)


@clause("CA-326", "CA-100")
def test_minus_three_for_every_begging_marker() -> None:
    assert points(at(mine={"begging": 2}), "begging") == -6


@clause("CA-327")
def test_food_and_building_materials_are_worth_nothing() -> None:
    poor = at().scores()[0].total
    assert at(mine={"goods": {"food": 9, "wood": 9, "stone": 9, "ore": 9}}).scores()[0].total == poor


@clause("CA-328")
def test_the_highest_total_wins_and_ties_share() -> None:
    table = at(players=3, mine={"goods": {"gold": 2}}, others={"2": {"goods": {"ruby": 2}}})
    assert table.ranking() == [1, 1, 3]
    assert table.verdict() is None
