"""Chapter 18: the end of the game and the score sheet."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.agricola.table import Table
from tests.agricola.builders import at, points
from tests.clauses import clause

CELLS = ["a2", "a3", "a4", "a5", "b5", "b4", "b3"]
BIG = [["a2", "a3", "a4", "a5", "b5", "b4", "b3", "b2", "c2", "c3", "c4", "c5"]]


def end(**mine: Any) -> Table:
    """The end of a game in which seat 1 has this."""
    return at("end", mine=mine)


@clause("AG-288")
@pytest.mark.parametrize(("fields", "worth"), [(0, -1), (1, -1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_field_tiles(fields: int, worth: int) -> None:
    assert points(end(fields=CELLS[:fields]), "fields") == worth


@clause("AG-289")
@pytest.mark.parametrize(("pastures", "worth"), [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_pastures(pastures: int, worth: int) -> None:
    land = [[cell] for cell in ["a4", "a5", "b4", "b5", "c5"]][:pastures]
    assert points(end(pastures=land), "pastures") == worth


@clause("AG-289")
def test_the_size_of_a_pasture_counts_nothing() -> None:
    assert points(end(pastures=[["a4", "a5", "b4", "b5"]]), "pastures") == 1


@clause("AG-290")
@pytest.mark.parametrize(("grain", "worth"), [(0, -1), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (20, 4)])
def test_grain(grain: int, worth: int) -> None:
    assert points(end(goods={"grain": grain}), "grain") == worth


@clause("AG-291")
@pytest.mark.parametrize(("vegetables", "worth"), [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4), (9, 4)])
def test_vegetables(vegetables: int, worth: int) -> None:
    assert points(end(goods={"vegetable": vegetables}), "vegetables") == worth


@clause("AG-290", "AG-291", "AG-303", "AG-145")
def test_crops_count_on_fields_as_in_the_supply() -> None:
    table = end(
        fields=["a4", "a5", "b5"], grain={"a4": 3, "a5": 2}, vegetables={"b5": 2}, goods={"grain": 1, "vegetable": 1}
    )
    assert (points(table, "grain"), points(table, "vegetables")) == (3, 3)


@clause("AG-292", "AG-293", "AG-294")
@pytest.mark.parametrize(
    ("animal", "ladder"),
    [
        ("sheep", [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]),
        ("boar", [-1, 1, 1, 2, 2, 3, 3, 4, 4]),
        ("cattle", [-1, 1, 2, 2, 3, 3, 4, 4]),
    ],
)
def test_animals(animal: str, ladder: list[int]) -> None:
    assert [points(end(goods={animal: count}, pastures=BIG), animal) for count in range(len(ladder))] == ladder


@clause("AG-295", "AG-155", "AG-173")
def test_unused_cells_cost_a_point_each() -> None:
    assert points(end(), "unused") == -13
    land: dict[str, Any] = {
        "fields": ["c3"],
        "stables": ["c5"],
        "pastures": [["a4", "a5"]],
        "rooms": ["a1", "b1", "c1"],
    }
    assert points(end(**land), "unused") == -8


@clause("AG-296")
def test_fenced_stables_are_worth_a_point() -> None:
    assert points(end(stables=["a5", "b5", "c5"], pastures=[["a5", "b5"]]), "stables") == 2
    assert points(end(stables=["a5"]), "stables") == 0


@clause("AG-297")
@pytest.mark.parametrize(("material", "worth"), [("wood", 0), ("clay", 3), ("stone", 6)])
def test_rooms(material: str, worth: int) -> None:
    assert points(end(material=material, rooms=["a1", "b1", "c1"]), "rooms") == worth


@clause("AG-298", "AG-131")
def test_people_are_worth_three_newborns_too() -> None:
    assert points(end(people=5, newborns=1), "people") == 15


@clause("AG-302", "AG-276")
def test_food_is_worth_nothing() -> None:
    assert end(goods={"food": 30}).scores()[0].total == end().scores()[0].total


@clause("AG-306")
def test_a_total_may_be_negative() -> None:
    table = end(begging=5)
    assert table.scores()[0].total == 2 * 3 - 13 - 7 - 15


@clause("AG-300", "AG-299", "AG-398")
def test_the_total_is_the_sum_of_the_lines() -> None:
    mine = {
        "people": 4, "material": "stone", "rooms": ["a1", "b1", "c1"], "fields": ["a2", "a3"], "begging": 1,
        "pastures": [["a5", "b5"]], "stables": ["a5"], "goods": {"sheep": 8, "grain": 3, "wood": 5},
        "majors": ["joinery", "well"],
    }  # fmt: skip
    sheet = end(**mine).scores()[0]
    lines = {
        "fields": 1, "pastures": 1, "grain": 1, "vegetables": -1, "sheep": 4, "boar": -1, "cattle": -1, "unused": -8,
        "stables": 1, "rooms": 6, "people": 12, "improvements": 6, "bonus": 2, "begging": -3,
    }  # fmt: skip
    assert sheet.to_json() == {**lines, "total": sum(lines.values())}


@clause("AG-307", "AG-399")
def test_the_highest_total_wins() -> None:
    people = {"1": {"people": 3}, "2": {"people": 5}, "3": {"people": 4}}
    table = at("end", players=3, mine=people["1"], others=people)
    assert table.ranking() == [3, 1, 2]


@clause("AG-308", "AG-399")
@pytest.mark.parametrize("good", ["wood", "clay", "reed", "stone"])
def test_a_tie_goes_to_the_most_building_resources(good: str) -> None:
    table = at("end", mine={"goods": {good: 1}}, others={"2": {"goods": {"food": 9}}})
    assert table.ranking() == [1, 2]


@clause("AG-308", "AG-399")
def test_a_full_tie_is_shared() -> None:
    table = at(
        "end",
        players=3,
        mine={"goods": {"wood": 2}},
        others={"2": {"goods": {"reed": 2}}, "3": {"people": 1, "home": 1}},
    )
    assert table.ranking() == [1, 1, 3]


@clause("AG-308", "AG-221", "AG-398")
def test_what_a_workshop_spends_does_not_break_a_tie() -> None:
    mine = {"people": 2, "goods": {"wood": 3}, "majors": ["joinery"]}
    other = {"people": 2, "goods": {"clay": 1}, "majors": ["stone_oven"]}
    assert at("end", mine=mine, others={"2": other}).ranking() == [2, 1]
