"""Fences and pastures: which cells some fences enclose, whether a layout is legal, and what may be drawn next.

A plan is drawn a pasture at a time, as the set of its cells: so a choice stays small enough to list, and every legal
layout stays reachable, because what has been drawn of it at any time is legal and cheaper. Dividing a pasture is the
same: some of its cells become a pasture of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.parts.grid import NO_CELL, Grid, count, lowest, members

if TYPE_CHECKING:
    from hogar.kernel.native import i64

OPEN: Final = 1
"""A fence has the same pasture, or open land, on both sides."""
BLOCKED: Final = 2
"""A cell that must not lie in a pasture is enclosed."""
APART: Final = 3
"""The pastures do not all touch each other."""
REMOVED: Final = 4
"""A fence that stood is gone."""
TOO_MANY: Final = 5
"""More fences than there are, or than can be paid."""
SCATTERED: Final = 6
"""The cells of the new pasture don't hang together."""
STRADDLING: Final = 7
"""The new pasture lies neither outside the others nor within one of them."""
NOTHING_NEW: Final = 8
"""No fence would be built."""

FEWEST_AROUND_OPEN_LAND: Final = 16
"""Pastures that surround open land, which so becomes a pasture too, take at least so many fences on any grid."""


class Fencing:
    """All that fences can enclose on a grid. One for each grid, shared by all positions."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.gates = [edge for edge in range(grid.edges) if grid.border >> edge & 1]
        self.shapes: list[int] = []
        self.outlines: list[int] = []
        self.upto: list[int] = []
        self.within: dict[int, list[tuple[int, int]]] = {}

    # What stands.

    def pastures(self, fences: int) -> list[int]:
        """The pastures that fences enclose, as masks of cells, in the order of their first cells."""
        grid = self.grid
        outside = 0
        for edge in self.gates:
            if not fences >> edge & 1:
                one, other = grid.sides[edge]
                outside |= 1 << (other if one == NO_CELL else one)
        rest = grid.every & ~grid.walled(outside, fences)
        parts = []
        while rest:
            part = grid.walled(rest & -rest, fences)
            parts.append(part)
            rest &= ~part
        return parts

    def fault(self, fences: int, blocked: int, former: int = 0, most: int = 99) -> int:
        """Why fences may not stand like this, where others stood before; 0 if they may."""
        if former & ~fences:
            return REMOVED
        if count(fences) > most:
            return TOO_MANY
        pastures = self.pastures(fences)
        useful = 0
        union = 0
        for pasture in pastures:
            useful |= self.grid.outline(pasture)
            union |= pasture
        if useful != fences:
            return OPEN
        if union & blocked:
            return BLOCKED
        return 0 if self.grid.connected(union) else APART

    # What may be drawn.

    def needs(self, fences: int, cells: int) -> int:
        """The fences that are still missing around some cells."""
        return self.grid.outline(cells) & ~fences

    def check(self, fences: int, pastures: list[int], blocked: int, cells: int, most: int) -> int:
        """Why some cells may not become the next pasture with at most so many more fences; 0 if they may."""
        if not cells or not self.grid.connected(cells):
            return SCATTERED
        needed = count(self.needs(fences, cells))
        if not needed:
            return NOTHING_NEW
        fault = self.misplaced(pastures, blocked, cells)
        if not fault and needed > most:
            return TOO_MANY
        return fault

    def misplaced(self, pastures: list[int], blocked: int, cells: int) -> int:
        """Why some connected cells may not be a pasture beside or within these; 0 if they may."""
        union = 0
        for pasture in pastures:
            if not cells & ~pasture:
                return 0
            union |= pasture
        if cells & union:
            return STRADDLING
        if union and not cells & self.grid.beside(union):
            return APART
        return BLOCKED if (cells | self.enclosed(cells | union)) & blocked else 0

    def enclosed(self, pastures: int) -> int:
        """The open land that these pastures would surround."""
        grid = self.grid
        free = grid.every & ~pastures
        last = grid.every & ~(grid.every >> grid.columns)
        first = grid.every & ~(grid.every << grid.columns)
        return free & ~grid.spread(grid.left | grid.right | first | last, free)

    def drawn(self, pastures: list[int], cells: int) -> list[int]:
        """The pastures after some cells have become the next one."""
        union = cells
        after = [cells]
        for pasture in pastures:
            union |= pasture
            after += self.grid.regions(pasture & ~cells)
        after += self.grid.regions(self.enclosed(union))
        after.sort(key=lowest)
        return after

    def drawable(self, fences: int, pastures: list[int], blocked: int, most: int) -> list[int]:
        """Every set of cells that may become the next pasture with at most so many more fences."""
        if most <= 0:
            return []
        union = 0
        for pasture in pastures:
            union |= pasture
        found = self.outer(fences, union, blocked, most)
        for pasture in pastures:
            if pasture & pasture - 1:
                for shape, outline in self.inside(pasture):
                    if count(outline & ~fences) <= most:
                        found.append(shape)
        return found

    def outer(self, fences: int, union: int, blocked: int, most: int) -> list[int]:
        """Those of them that lie outside the pastures, so that nothing is only divided."""
        self.prepare()
        shapes = self.shapes
        outlines = self.outlines
        taken: i64 = union | blocked
        touching: i64 = self.grid.beside(union) if union else self.grid.every
        built: i64 = fences
        limit: i64 = most
        found = []
        for place in range(self.upto[min(most + count(fences), self.grid.edges)]):
            shape: i64 = shapes[place]
            if shape & taken or not shape & touching:
                continue
            needed: i64 = outlines[place]
            needed &= ~built
            number: i64 = 0
            while needed:
                needed &= needed - 1
                number += 1
            if number <= limit:
                found.append(int(shape))
        if most + count(fences) < FEWEST_AROUND_OPEN_LAND:
            return found
        return [shape for shape in found if not self.enclosed(union | shape) & blocked]

    def possible(self, fences: int, pastures: list[int], blocked: int, most: int) -> bool:
        """Whether any pasture may be drawn with at most so many more fences. Asked often, so the usual cases first."""
        if most <= 0:
            return False
        union = 0
        for pasture in pastures:
            union |= pasture
        open_cells = self.grid.every & ~union & ~blocked
        near = open_cells & self.grid.beside(union) if union else open_cells
        if near and 4 <= most < FEWEST_AROUND_OPEN_LAND - count(fences):
            return True
        return bool(self.drawable(fences, pastures, blocked, most))

    # Tables, made when they are first needed.

    def prepare(self) -> None:
        """Lists every connected set of cells, those with short outlines first."""
        if self.shapes:
            return
        pairs = [(count(self.grid.outline(shape)), shape) for shape in connected_sets(self.grid, self.grid.every)]
        pairs.sort()
        self.outlines = [self.grid.outline(shape) for length, shape in pairs]
        self.upto = [sum([length <= most for length, shape in pairs]) for most in range(self.grid.edges + 1)]
        self.shapes = [shape for length, shape in pairs]

    def inside(self, pasture: int) -> list[tuple[int, int]]:
        """Every connected part of a pasture with its outline, the whole aside; kept, for the same ones come often."""
        parts = self.within.get(pasture)
        if parts is None:
            shapes = connected_sets(self.grid, pasture)
            parts = [(shape, self.grid.outline(shape)) for shape in shapes if shape != pasture]
            self.within[pasture] = parts
        return parts


def connected_sets(grid: Grid, cells: int) -> list[int]:
    """Every set of cells out of these that hangs together, small ones first."""
    layer = [1 << cell for cell in members(cells)]
    found = []
    while layer:
        found += layer
        wider = {shape | 1 << cell for shape in layer for cell in members(grid.beside(shape) & cells)}
        layer = sorted(wider)
    return found
