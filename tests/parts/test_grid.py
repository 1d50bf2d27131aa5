from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hogar.parts.grid import NO_CELL, Grid, count, lowest, members
from tests.clauses import clause

FARM = Grid(3, 5)
HALF = Grid(4, 3)


def cells_of(grid: Grid, *names: str) -> int:
    return sum([1 << grid.names.index(name) for name in names])


def steps_away(grid: Grid, cell: int) -> set[int]:
    row, column = divmod(cell, grid.columns)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return {r * grid.columns + c for r, c in around if 0 <= r < grid.rows and 0 <= c < grid.columns}


@settings(deadline=None)
@given(st.integers(0, (1 << 38) - 1))
def test_members_count_and_lowest_agree_with_the_digits(mask: int) -> None:
    indices = [index for index, digit in enumerate(reversed(f"{mask:b}")) if digit == "1"]
    assert members(mask) == indices
    assert count(mask) == len(indices)
    assert lowest(mask) == (indices[0] if indices else NO_CELL)


@clause("AG-156")
def test_a_farmyard_has_38_places_for_fences_16_of_them_on_its_border() -> None:
    assert FARM.edges == 38
    assert count(FARM.border) == 16


def test_cells_are_named_by_row_and_column() -> None:
    assert FARM.names[0] == "a1"
    assert FARM.names[FARM.cell(2, 4)] == "c5"


@pytest.mark.parametrize("grid", [FARM, HALF, Grid(1, 1), Grid(2, 6)])
def test_neighbours_share_exactly_one_edge_and_others_none(grid: Grid) -> None:
    for one in range(grid.size):
        assert set(members(grid.near[one])) == steps_away(grid, one)
        assert count(grid.around[one]) == 4
        for other in range(grid.size):
            edge = grid.edge_between(one, other)
            if other in steps_away(grid, one):
                assert sorted(grid.sides[edge]) == sorted([one, other])
            elif one != other:
                assert edge == NO_CELL


@pytest.mark.parametrize("grid", [FARM, HALF, Grid(1, 4)])
def test_each_edge_lies_on_the_sides_that_its_cells_name(grid: Grid) -> None:
    for edge, sides in enumerate(grid.sides):
        touching = [cell for cell in range(grid.size) if grid.around[cell] >> edge & 1]
        assert sorted(cell for cell in sides if cell != NO_CELL) == touching
        assert (grid.border >> edge & 1) == (len(touching) == 1)


@settings(deadline=None)
@given(st.integers(0, FARM.every))
def test_beside_is_every_neighbour_that_is_not_among_them(cells: int) -> None:
    near = {other for cell in members(cells) for other in steps_away(FARM, cell)} - set(members(cells))
    assert set(members(FARM.beside(cells))) == near


@settings(deadline=None)
@given(st.integers(0, FARM.every))
def test_the_outline_has_one_side_in_and_one_out(cells: int) -> None:
    inside = set(members(cells))
    expected = [edge for edge, sides in enumerate(FARM.sides) if (sides[0] in inside) != (sides[1] in inside)]
    assert members(FARM.outline(cells)) == expected


@settings(deadline=None)
@given(st.integers(0, FARM.every))
def test_regions_are_connected_apart_and_all(cells: int) -> None:
    regions = FARM.regions(cells)
    assert sum(regions) == cells
    for region in regions:
        assert FARM.connected(region)
        assert not FARM.beside(region) & cells
    assert FARM.connected(cells) == (len(regions) <= 1)


def test_spreading_stays_within() -> None:
    ring = cells_of(FARM, "a1", "a2", "a3", "b3", "c3", "c5")
    assert FARM.spread(cells_of(FARM, "a1"), ring) == ring & ~cells_of(FARM, "c5")
    assert FARM.spread(cells_of(FARM, "b1"), ring) == 0


def test_walls_stop_a_way() -> None:
    wall = FARM.outline(cells_of(FARM, "a1", "b1", "c1"))
    assert FARM.walled(cells_of(FARM, "a1"), wall) == cells_of(FARM, "a1", "b1", "c1")
    assert FARM.walled(cells_of(FARM, "a1"), wall & ~(1 << FARM.edge_between(0, 1))) == FARM.every
