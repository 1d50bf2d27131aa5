"""Chapter 11: fences and pastures."""

from __future__ import annotations

import pytest

from hogar.games.agricola.farm import FARM, FENCING
from hogar.games.agricola.table import Table
from hogar.kernel.errors import Invalid
from hogar.parts.grid import count, members
from tests.agricola.builders import at, board, cells, goods, named, no, offered, play, points
from tests.clauses import clause


def fencer(wood: int, **mine: object) -> Table:
    """Seat 1 about to draw pastures with so much wood."""
    return play(at(mine={"goods": {"wood": wood}, **mine}), "place fencing")


def pastures(table: Table) -> list[list[str]]:
    """The pastures of seat 1."""
    return [named(pasture) for pasture in board(table).pastures]


def mask(*names: str) -> int:
    """Cells as a mask."""
    return sum(1 << FARM.names.index(name) for name in names)


@clause("AG-156")
def test_a_farm_has_thirty_eight_places_for_fences() -> None:
    flat = (FARM.rows + 1) * FARM.columns
    assert (FARM.edges, flat, FARM.edges - flat, count(FARM.border)) == (38, 20, 18, 16)


@clause("AG-157", "AG-158", "AG-166")
def test_neighbouring_pastures_pay_the_fence_between_them_once() -> None:
    table = fencer(7)
    play(table, "fence a5", "close")
    assert goods(table) == {"wood": 3}
    play(table, "fence a4")
    assert (pastures(table), goods(table)) == ([["a4"], ["a5"]], {})


@clause("AG-159")
@pytest.mark.parametrize("cell", ["a5", "c3"])
def test_the_edge_of_the_board_is_no_fence(cell: str) -> None:
    table = play(fencer(5), f"fence {cell}")
    assert goods(table) == {"wood": 1}


@clause("AG-159", "AG-163")
def test_tiles_are_no_fences_and_lie_in_no_pasture() -> None:
    table = fencer(4, fields=["a4"])
    assert "a4" not in cells(table, "fence")
    assert "b1" not in cells(table, "fence")
    assert no(table, "fence b1") == ("not_fenceable", "AG-161")
    assert goods(play(table, "fence a5")) == {}


@clause("AG-160", "AG-161")
def test_layouts_with_open_ends_or_rooms_inside_are_faults() -> None:
    block = FARM.outline(mask("a4", "a5"))
    inner = 1 << FARM.edge_between(3, 4)
    loose = FARM.outline(mask("a1")) & ~FARM.border
    assert FENCING.fault(block, 0) == 0
    assert FENCING.fault(block | inner, 0) == 0
    assert FENCING.fault(block & ~inner & ~(1 << members(block)[0]), 0) != 0
    assert FENCING.fault(loose, 0) != 0
    assert FENCING.fault(block, mask("a4")) != 0
    assert FENCING.fault(block | FARM.outline(mask("c3")), 0) != 0
    assert FENCING.fault(block, 0, former=block | FARM.outline(mask("b5"))) != 0
    assert FENCING.fault(FARM.outline(FARM.every), 0, most=15) != 0


@clause("AG-160")
def test_a_pasture_must_be_closed_before_the_action_ends() -> None:
    table = play(fencer(9), "fence a5")
    assert no(table, "done") == ("not_closed", "AG-160")


@clause("AG-162")
def test_the_action_builds_something() -> None:
    assert no(fencer(9), "done") == ("must_do_one", "AG-378")
    assert no(at(mine={"goods": {"wood": 3}}), "place fencing") == ("no_pasture", "AG-162")


@clause("AG-163", "AG-173")
def test_a_pasture_takes_empty_cells_and_stables() -> None:
    table = play(fencer(6, stables=["a5"]), "fence a5", "fence a4")
    assert pastures(table) == [["a4", "a5"]]
    assert points(table, "stables") == 1


@clause("AG-164")
def test_the_first_pasture_lies_anywhere() -> None:
    assert cells(fencer(15), "fence") == [name for name in FARM.names if name not in {"b1", "c1"}]


@clause("AG-165")
def test_a_further_pasture_touches_one_that_stands() -> None:
    table = fencer(4, pastures=[["a5"]])
    assert cells(table, "fence") == ["a4", "b5"]
    assert no(table, "fence c2") == ("not_fenceable", "AG-161")


@clause("AG-165")
def test_a_pasture_apart_from_the_others_is_refused_in_a_position_too() -> None:
    with pytest.raises(Invalid, match="position"):
        at(mine={"pastures": [["a5"], ["c3"]]})


@clause("AG-167", "AG-168")
def test_a_pasture_is_divided_with_a_single_fence() -> None:
    table = fencer(1, pastures=[["a4", "a5"]])
    assert (pastures(table), goods(table)) == ([["a4", "a5"]], {"wood": 1})
    play(table, "fence a4")
    assert (pastures(table), goods(table)) == ([["a4"], ["a5"]], {})


@clause("AG-168")
def test_a_cell_between_fences_is_closed_with_what_is_missing() -> None:
    table = play(fencer(2, pastures=[["a4", "b4", "b5"]]), "fence a5")
    assert ["a5"] in pastures(table)
    assert goods(table) == {}


@clause("AG-169")
def test_fences_stay_so_a_pasture_never_grows() -> None:
    table = play(fencer(8, pastures=[["a5"]]), "fence a4")
    assert "fence a5" not in offered(table)


@clause("AG-170")
def test_one_action_draws_and_divides() -> None:
    table = fencer(9)
    play(table, "fence a5", "fence a4", "close", "fence a5")
    assert pastures(table) == [["a4"], ["a5"]]
    assert goods(table) == {"wood": 2}


@clause("AG-171", "AG-4")
def test_fifteen_fences_are_all_there_are() -> None:
    wide = ["a4", "a5", "b4", "b5", "c4", "c5"]
    table = fencer(9, pastures=[[*wide, "a3", "b3", "c3"]])
    play(table, "fence a3", "fence b3", "fence c3", "close")
    assert (count(board(table).fences), goods(table)) == (15, {"wood": 6})
    full = at(mine={"goods": {"wood": 9}, "pastures": [["a3", "b3", "c3"], wide]})
    assert no(full, "place fencing") == ("no_fences_left", "AG-171")


@clause("AG-172")
def test_thirteen_cells_cannot_be_one_pasture_but_twelve_can() -> None:
    everything = FARM.every & ~mask("b1", "c1")
    block = mask(*[name for name in FARM.names if name[1] != "1"])
    assert (count(FARM.outline(everything)), count(FARM.outline(block))) == (16, 14)
    drawable = FENCING.drawable(0, [], mask("b1", "c1"), 15)
    assert block in drawable
    assert everything not in drawable


@clause("AG-174", "AG-386")
def test_animals_find_their_places_anew_after_the_action() -> None:
    table = at(mine={"goods": {"wood": 1, "sheep": 4, "cattle": 1}, "pastures": [["a4", "a5"]]})
    play(table, "place fencing", "fence a4")
    assert goods(table) == {"sheep": 4, "cattle": 1}
