"""The beginning of a round: start player, filling the areas (chapters 3 and 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.village import words as w
from hogar.games.village.happenings import CUBE_PLACED, ROUND_STARTED, START_PLAYER
from hogar.games.village.moves import FILL
from hogar.games.village.steps.turn import BeginTurn
from hogar.kernel.codec import Codec, Flag, Word
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Draw

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move


class NextRound(Act["Table"]):
    """A new start player if somebody wants it, new cubes, the first turn (VI-161 to VI-164).

    After the end was triggered no round follows (VI-175), nor after the last one that the table agreed on (VI-196).
    """

    def do(self, table: Table) -> None:
        if table.trigger >= 0 or (table.round and table.round == table.choices.round_limit):
            return
        table.push(self)
        if table.next_start >= 0:
            table.start = table.next_start
            table.next_start = NOBODY
            table.tell(START_PLAYER, [table.start])
        table.round += 1
        table.tell(ROUND_STARTED, [table.round])
        fill_bag(table)
        table.push(BeginTurn(table.start))
        fill_next(table, -1, sum(table.bag) < table.card.cubes_on_board)


def fill_bag(table: Table) -> None:
    """Cubes by the setup card, as far as the supply has them, and all of the plague (VI-25 to VI-27)."""
    for cube in range(w.CUBE_KINDS):
        count = table.supply[cube]
        if cube < w.COLOUR_KINDS:
            count = min(count, table.card.cubes_into_bag[cube])
        table.supply[cube] -= count
        table.bag[cube] += count


def room(table: Table, area: int) -> bool:
    """Whether an area has fewer cubes than the setup card shows."""
    cubes = table.areas
    first = area * w.CUBE_KINDS
    there = cubes[first] + cubes[first + 1] + cubes[first + 2] + cubes[first + 3] + cubes[first + 4]
    return there < table.card.cubes_per_area[area]


def fill_next(table: Table, last: int, short: bool) -> None:
    """Draws a cube for the next area: one area after the other, or in turn where the bag is short (VI-28, VI-32)."""
    first = last + 1 if short or last < 0 else last
    for distance in range(w.AREA_KINDS):
        area = (first + distance) % w.AREA_KINDS
        if room(table, area):
            if any(table.bag):
                table.push((SHORT_FILLS if short else FILLS)[area])
            return


class FillArea(Draw["Table"]):
    """A cube from the green bag for an area (VI-28)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "area": Word(w.AREAS), "short": Flag()}

    def __init__(self, seat: int = NOBODY, area: int = 0, short: bool = False) -> None:
        super().__init__(seat)
        self.area = area
        self.short = short

    def weights(self, table: Table) -> list[int]:
        return table.bag

    def outcome(self, index: int) -> Move:
        return FILL.move(index)

    def happen(self, table: Table, index: int) -> None:
        table.bag[index] -= 1
        table.areas[self.area * w.CUBE_KINDS + index] += 1
        if table.listening:
            table.tell(CUBE_PLACED, [index, self.area])
        fill_next(table, self.area, self.short)


FILLS: Final[list[FillArea]] = [FillArea(NOBODY, area) for area in range(w.AREA_KINDS)]
SHORT_FILLS: Final[list[FillArea]] = [FillArea(NOBODY, area, True) for area in range(w.AREA_KINDS)]
