"""Chapter 9: fields and crops."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hogar.games.agricola.farm import CELLS, on_cell
from tests.agricola.builders import at, board, cells, goods, named, no, offered, play, points
from tests.clauses import clause

if TYPE_CHECKING:
    from collections.abc import Mapping


def lying(mine: Mapping[str, object], *texts: str) -> tuple[dict[str, int], dict[str, int]]:
    """The grain and the vegetables on the fields of seat 1 after sowing on Grain Utilization."""
    farm = board(play(at(mine=dict(mine)), "place grain_utilization", *texts))
    packed = (farm.grain, farm.vegetables)
    found = [{name: on_cell(crop, cell) for cell, name in enumerate(CELLS) if on_cell(crop, cell)} for crop in packed]
    return found[0], found[1]


@clause("AG-135", "AG-139")
def test_plowing_lays_one_field_for_nothing() -> None:
    table = play(at(mine={"goods": {"wood": 1}}), "place farmland", "plow a5")
    assert (named(board(table).fields), goods(table)) == (["a5"], {"wood": 1})


@clause("AG-136", "AG-153")
@pytest.mark.parametrize("land", [{"rooms": ["b1", "b2", "c1"]}, {"stables": ["b2"]}, {"pastures": [["b2"]]}])
def test_a_field_needs_an_empty_cell(land: dict[str, list[str]]) -> None:
    table = play(at(mine=land), "place farmland")
    assert "b2" not in cells(table, "plow")
    assert no(table, "plow b2") == ("not_empty", "AG-115")


@clause("AG-137")
def test_the_first_field_lies_anywhere() -> None:
    table = play(at(), "place farmland")
    assert cells(table, "plow") == [name for name in CELLS if name not in {"b1", "c1"}]


@clause("AG-137", "AG-66")
def test_further_fields_lie_beside_a_field() -> None:
    table = play(at(mine={"fields": ["b3"]}), "place farmland")
    assert cells(table, "plow") == ["a3", "b2", "b4", "c3"]
    assert no(table, "plow a4") == ("not_beside_field", "AG-137")


@clause("AG-138", "AG-9")
def test_nothing_takes_a_field_away() -> None:
    table = at(mine={"fields": ["c4", "c5"], "goods": {"wood": 9, "reed": 9}})
    assert not any(cell in text for text in offered(table) for cell in ("c4", "c5"))
    assert "c4" not in cells(play(table, "place fencing"), "fence")


@clause("AG-140")
def test_a_grain_becomes_three_and_a_vegetable_two() -> None:
    fields = {"fields": ["c4", "c5"], "goods": {"grain": 1, "vegetable": 1}}
    assert lying(fields, "sow grain c5", "sow vegetable c4") == ({"c5": 3}, {"c4": 2})


@clause("AG-141")
def test_one_action_sows_different_crops() -> None:
    fields = {"fields": ["c3", "c4", "c5"], "goods": {"grain": 2, "vegetable": 1}}
    assert lying(fields, "sow vegetable c4", "sow grain c3", "sow grain c5") == (
        {"c3": 3, "c5": 3},
        {"c4": 2},
    )


@clause("AG-142", "AG-140")
def test_fields_may_stay_empty_but_one_is_sown() -> None:
    fields = {"fields": ["c4", "c5"], "goods": {"grain": 2}}
    table = play(at(mine=fields), "place grain_utilization")
    assert "done" not in offered(table)
    assert lying(fields, "sow grain c5", "done") == ({"c5": 3}, {})


@clause("AG-143")
def test_a_planted_field_is_not_topped_up() -> None:
    table = at(mine={"fields": ["c3", "c4", "c5"], "grain": {"c4": 1}, "goods": {"grain": 2}})
    play(table, "place grain_utilization")
    assert cells(table, "sow") == ["c3", "c5"]
    assert no(table, "sow grain c4") == ("planted", "AG-143")


@clause("AG-143", "AG-385")
def test_without_an_unplanted_field_nothing_is_sown() -> None:
    table = at(mine={"fields": ["c4"], "vegetables": {"c4": 1}, "goods": {"grain": 2}})
    assert no(table, "place grain_utilization") == ("nothing_possible", "AG-47")


@clause("AG-140")
def test_without_seed_nothing_is_sown() -> None:
    assert no(at(mine={"fields": ["c4"]}), "place grain_utilization") == ("nothing_possible", "AG-47")


@clause("AG-144")
def test_taking_seed_is_no_sowing() -> None:
    table = play(at(mine={"fields": ["c4"]}), "place grain_seeds")
    assert (board(table).grain, goods(table)) == (0, {"grain": 1})


@clause("AG-145", "AG-387")
def test_crops_on_fields_cannot_be_used_but_count() -> None:
    table = at(mine={"fields": ["c4"], "grain": {"c4": 3}})
    assert no(table, "cook grain") == ("none_of_it", "AG-387")
    assert points(table, "grain") == 1


@clause("AG-146")
def test_a_harvested_field_can_be_sown_anew() -> None:
    table = at("harvest", round=13, mine={"fields": ["c4"], "grain": {"c4": 1}, "goods": {"food": 4}})
    assert board(table).grain == 0
    assert board(table).unplanted() == board(table).fields


@clause("AG-155", "AG-173")
def test_stables_and_pastures_use_their_cells() -> None:
    bare = points(at(), "unused")
    assert points(at(mine={"stables": ["a5"]}), "unused") == bare + 1
    assert points(at(mine={"pastures": [["a4", "a5"]]}), "unused") == bare + 2
