from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hogar.parts import fences as f
from hogar.parts.fences import Fencing
from hogar.parts.grid import NO_CELL, Grid, count, members
from tests.clauses import clause

FARM = Grid(3, 5)
FENCING = Fencing(FARM)
ROOMS = 1 << FARM.cell(1, 0) | 1 << FARM.cell(2, 0)


def cells(text: str, grid: Grid = FARM) -> int:
    return sum([1 << grid.names.index(name) for name in text.split()])


def around(*pastures: str) -> int:
    edges = 0
    for text in pastures:
        edges |= FARM.outline(cells(text))
    return edges


# An independent reading of AG-161: cells as a dictionary of region numbers, outside is region 0.


def naive_regions(grid: Grid, fences: int) -> dict[int, int]:
    region: dict[int, int] = {NO_CELL: 0}
    for start in [NO_CELL, *range(grid.size)]:
        if start not in region:
            region[start] = max(region.values()) + 1
        todo = [start]
        while todo:
            cell = todo.pop()
            for edge, sides in enumerate(grid.sides):
                if cell in sides and not fences >> edge & 1:
                    other = sides[1] if sides[0] == cell else sides[0]
                    if other not in region:
                        region[other] = region[cell]
                        todo.append(other)
    return region


def naive_legal(grid: Grid, fences: int, blocked: int) -> bool:
    region = naive_regions(grid, fences)
    for edge in members(fences):
        one, other = grid.sides[edge]
        if region[one] == region[other]:
            return False
    enclosed = [cell for cell in range(grid.size) if region[cell]]
    if any(blocked >> cell & 1 for cell in enclosed):
        return False
    return grid.connected(sum([1 << cell for cell in enclosed]))


def reachable(fencing: Fencing, blocked: int, most: int) -> set[int]:
    """Every layout that drawing a pasture at a time leads to."""
    seen = {0}
    todo: list[tuple[int, list[int]]] = [(0, [])]
    while todo:
        fences, pastures = todo.pop()
        for shape in fencing.drawable(fences, pastures, blocked, most - count(fences)):
            after = fences | fencing.needs(fences, shape)
            if after not in seen:
                seen.add(after)
                todo.append((after, fencing.drawn(pastures, shape)))
    return seen


@clause("AG-156", "AG-160", "AG-161", "AG-165", "AG-167", "AG-170")
@pytest.mark.parametrize("blocked", [0, 0b000001, 0b010010])
@pytest.mark.parametrize("most", [5, 9, 17])
def test_drawing_pastures_reaches_every_legal_layout_and_no_other(blocked: int, most: int) -> None:
    grid = Grid(2, 3)
    fencing = Fencing(grid)
    few = [fences for fences in range(1 << grid.edges) if count(fences) <= most]
    expected = {fences for fences in few if fencing.fault(fences, blocked) == 0}
    assert reachable(fencing, blocked, most) == expected


@pytest.mark.parametrize("blocked", [0, 0b0001, 0b0110])
def test_the_fault_of_a_layout_agrees_with_the_naive_reading(blocked: int) -> None:
    grid = Grid(2, 2)
    fencing = Fencing(grid)
    for fences in range(1 << grid.edges):
        assert (fencing.fault(fences, blocked) == 0) == naive_legal(grid, fences, blocked)


@cache
def layouts() -> list[tuple[int, int]]:
    """Legal layouts on a farm, with what is blocked, by drawing at random in a fixed way."""
    found = []
    for seed in range(300):
        blocked = ROOMS | (1 << seed % 15) | (1 << seed * 7 % 15)
        fences, pastures = 0, list[int]()
        for turn in range(4):
            shapes = FENCING.drawable(fences, pastures, blocked, 15 - count(fences))
            if shapes:
                shape = shapes[seed * 31 * (turn + 1) % len(shapes)]
                assert FENCING.check(fences, pastures, blocked, shape, 15 - count(fences)) == 0
                fences |= FENCING.needs(fences, shape)
                pastures = FENCING.drawn(pastures, shape)
                found.append((fences, blocked))
                assert pastures == FENCING.pastures(fences)
    return found


@clause("AG-161")
def test_what_was_drawn_on_a_farm_is_legal_by_the_naive_reading() -> None:
    for fences, blocked in layouts()[::5]:
        assert naive_legal(FARM, fences, blocked)
        assert FENCING.fault(fences, blocked, 0, 15) == 0


@settings(deadline=None)
@given(st.data())
def test_what_may_be_drawn_is_what_the_check_allows(data: st.DataObject) -> None:
    fences, blocked = data.draw(st.sampled_from([(0, ROOMS), *layouts()]))
    shape = data.draw(st.integers(1, FARM.every))
    most = data.draw(st.integers(0, 15 - count(fences)))
    pastures = FENCING.pastures(fences)
    drawable = FENCING.drawable(fences, pastures, blocked, most)
    after = fences | FENCING.needs(fences, shape)
    legal = after != fences and count(after & ~fences) <= most and naive_legal(FARM, after, blocked)
    one_pasture = shape in FENCING.pastures(after)
    assert (shape in drawable) == (legal and one_pasture)
    assert (FENCING.check(fences, pastures, blocked, shape, most) == 0) == (shape in drawable)
    assert FENCING.possible(fences, pastures, blocked, most) == bool(drawable)


@clause("AG-158", "AG-159")
def test_the_border_is_no_fence() -> None:
    corner = around("a1")
    assert FENCING.pastures(corner) == [cells("a1")]
    assert FENCING.pastures(corner & ~FARM.border) == []


@clause("AG-160", "AG-162")
def test_open_and_dangling_fences_are_refused() -> None:
    assert FENCING.fault(around("b2"), 0) == 0
    dangling = around("b2 b3") | 1 << FARM.edge_between(FARM.cell(0, 4), FARM.cell(0, 3))
    assert FENCING.fault(dangling, 0) == f.OPEN
    assert FENCING.fault(around("b2") & ~FARM.around[FARM.cell(1, 2)], 0) == f.OPEN


@clause("AG-163")
def test_rooms_and_fields_are_not_enclosed() -> None:
    assert FENCING.fault(around("b1 b2"), ROOMS) == f.BLOCKED
    assert FENCING.check(0, [], ROOMS, cells("b1 b2"), 15) == f.BLOCKED


@clause("AG-165")
def test_pastures_touch_each_other() -> None:
    assert FENCING.fault(around("a2", "c4"), 0) == f.APART
    assert FENCING.check(around("a2"), [cells("a2")], ROOMS, cells("c4"), 15) == f.APART
    assert FENCING.check(around("a2"), [cells("a2")], ROOMS, cells("b3"), 15) == f.APART
    assert FENCING.check(around("a2"), [cells("a2")], ROOMS, cells("a3"), 15) == 0


@clause("AG-164")
def test_the_first_pasture_may_lie_anywhere() -> None:
    single = FENCING.drawable(0, [], ROOMS, 4)
    assert single == [1 << cell for cell in range(15) if not ROOMS >> cell & 1]


@clause("AG-166", "AG-168")
def test_a_fence_between_two_pastures_serves_both() -> None:
    assert count(FENCING.needs(around("a2"), cells("a3"))) == 3
    surrounded = around("a2", "b3", "b2")
    assert count(FENCING.needs(surrounded, cells("a3"))) == 2


@clause("AG-167", "AG-168")
def test_a_single_fence_divides_a_pasture() -> None:
    both = around("b3 b4")
    assert FENCING.drawable(both, [cells("b3 b4")], ROOMS, 1) == [cells("b3"), cells("b4")]
    assert FENCING.drawn([cells("b3 b4")], cells("b4")) == [cells("b3"), cells("b4")]


@clause("AG-167")
def test_dividing_may_leave_several_parts() -> None:
    assert FENCING.drawn([cells("b2 b3 b4")], cells("b3")) == [cells("b2"), cells("b3"), cells("b4")]


@clause("AG-169")
def test_a_pasture_is_never_enlarged_and_no_fence_removed() -> None:
    stands = around("b3")
    assert FENCING.check(stands, [cells("b3")], ROOMS, cells("b3 b4"), 15) == f.STRADDLING
    assert FENCING.fault(around("b3 b4"), 0, stands) == f.REMOVED


@clause("AG-162")
def test_a_pasture_that_stands_is_nothing_new() -> None:
    assert FENCING.check(around("b3"), [cells("b3")], ROOMS, cells("b3"), 15) == f.NOTHING_NEW


def test_cells_of_one_pasture_hang_together() -> None:
    assert FENCING.check(0, [], ROOMS, cells("a3 b4"), 15) == f.SCATTERED
    assert FENCING.check(0, [], ROOMS, 0, 15) == f.SCATTERED


@clause("AG-171", "AG-172")
def test_fences_are_limited() -> None:
    all_free = FARM.every & ~ROOMS
    block = cells("a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5")
    assert count(FARM.outline(all_free)) == 16
    assert count(FARM.outline(block)) == 14
    assert FENCING.check(0, [], ROOMS, all_free, 15) == f.TOO_MANY
    assert FENCING.check(0, [], ROOMS, block, 15) == 0
    assert FENCING.fault(FARM.outline(all_free), ROOMS, 0, 15) == f.TOO_MANY


@clause("AG-172")
def test_no_15_fences_surround_open_land() -> None:
    ring = cells("a2 a3 a4 b2 b4 c2 c3 c4")
    assert count(FARM.outline(ring)) == f.FEWEST_AROUND_OPEN_LAND
    for fences, _ in layouts():
        union = sum(FENCING.pastures(fences))
        assert FENCING.enclosed(union) == 0


def test_open_land_inside_a_ring_becomes_a_pasture_unless_blocked() -> None:
    ring = cells("a2 a3 a4 b2 b4 c2 c3 c4")
    assert ring in FENCING.drawable(0, [], ROOMS, 20)
    assert FENCING.drawn([], ring) == [ring, cells("b3")]
    assert FENCING.pastures(FARM.outline(ring)) == [ring, cells("b3")]
    assert ring not in FENCING.drawable(0, [], ROOMS | cells("b3"), 20)
    assert FENCING.check(0, [], ROOMS | cells("b3"), ring, 20) == f.BLOCKED


def test_a_choice_stays_bounded() -> None:
    assert max(len(FENCING.drawable(0, [], ROOMS, most)) for most in range(16)) == 762
    for fences, blocked in layouts():
        assert len(FENCING.drawable(fences, FENCING.pastures(fences), blocked, 15 - count(fences))) <= 762
