"""Chapter 10: stables."""

from __future__ import annotations

import pytest

from hogar.games.agricola.farm import CELLS
from tests.agricola.builders import at, board, cells, goods, named, no, offered, play, points
from tests.clauses import clause


@clause("AG-148")
def test_a_stable_costs_two_wood() -> None:
    table = play(at(mine={"goods": {"wood": 3}}), "place farm_expansion", "stable a5")
    assert (named(board(table).stables), goods(table)) == (["a5"], {"wood": 1})
    assert no(at(mine={"goods": {"wood": 1}}), "place farm_expansion") == ("nothing_possible", "AG-47")


@clause("AG-149", "AG-150")
def test_a_stable_lies_on_any_cell_without_tile_in_a_pasture_or_not() -> None:
    land = {"fields": ["c5"], "stables": ["a5"], "pastures": [["a4", "a5"]]}
    table = play(at(mine={"goods": {"wood": 2}, **land}), "place farm_expansion")
    assert cells(table, "stable") == [name for name in CELLS if name not in {"b1", "c1", "c5", "a5"}]
    assert no(table, "stable a5") == ("stable_there", "AG-149")
    assert no(table, "stable c5") == ("tile_there", "AG-149")


@clause("AG-151")
def test_several_stables_are_built_one_after_the_other() -> None:
    table = play(at(mine={"goods": {"wood": 5}}), "place farm_expansion", "stable a5", "stable b3")
    assert (named(board(table).stables), goods(table)) == (["a5", "b3"], {"wood": 1})


@clause("AG-4", "AG-151")
def test_four_stables_are_all_there_are() -> None:
    table = at(mine={"goods": {"wood": 9}, "stables": ["a3", "a4", "a5"]})
    play(table, "place farm_expansion", "stable b5")
    assert (len(named(board(table).stables)), goods(table)) == (4, {"wood": 7})
    full = at(mine={"goods": {"wood": 9}, "stables": ["a3", "a4", "a5", "b5"]})
    assert no(full, "place farm_expansion") == ("nothing_possible", "AG-47")


@clause("AG-152")
def test_an_unfenced_stable_may_be_fenced_in_later() -> None:
    table = at(mine={"goods": {"wood": 4}, "stables": ["a5"]})
    before = points(table, "stables")
    play(table, "place fencing", "fence a5")
    assert (before, points(table, "stables")) == (0, 1)


@clause("AG-153")
@pytest.mark.parametrize(("space", "verb"), [("farmland", "plow"), ("farm_expansion", "room")])
def test_a_stable_keeps_tiles_off_its_cell(space: str, verb: str) -> None:
    table = play(at(mine={"goods": {"wood": 5, "reed": 2}, "stables": ["b2"]}), f"place {space}")
    play(table, "do build_rooms") if verb == "room" else None
    assert offered(table, verb)
    assert "b2" not in cells(table, verb)
