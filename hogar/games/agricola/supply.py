"""Goods come and go: what every chapter of the rules does with the supply of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.happenings import CONVERTED, GAINED, RELEASED
from hogar.kernel.moment import raise_moment

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table


def gain(table: Table, seat: int, good: int, count: int) -> None:
    """A player gets goods from the general supply, which never runs out (AG-5)."""
    if not count:
        return
    table.boards[seat].goods[good] += count
    if good < w.BUILDING_KINDS:
        table.boards[seat].gathered += count
    if table.listening:
        table.tell(GAINED, [seat, count, good])
    if table.listeners >> m.GAIN & 1:
        raise_moment(table, m.GAIN, seat, good << 8 | count)


def gain_all(table: Table, seat: int, goods: list[int]) -> None:
    """A player gets several goods."""
    for good in range(w.GOOD_KINDS):
        if goods[good]:
            gain(table, seat, good, goods[good])


def to_food(table: Table, seat: int, good: int, count: int) -> None:
    """Crops or animals become food at the best rate of the player (AG-188, AG-189, AG-215)."""
    board = table.boards[seat]
    board.goods[good] -= count
    food = board.rates[good] * count
    board.goods[w.FOOD] += food
    if board.rates[good] > table.figures.raw[good]:
        board.did(w.COOKING_DEED)
    if table.listening:
        table.tell(CONVERTED, [seat, count, good, food])
    if table.listeners >> m.GAIN & 1:
        raise_moment(table, m.GAIN, seat, w.FOOD << 8 | food)


def release(table: Table, seat: int, good: int, count: int) -> None:
    """Goods or animals go back to the general supply for nothing (AG-8, AG-184)."""
    table.boards[seat].goods[good] -= count
    if table.listening:
        table.tell(RELEASED, [seat, count, good])
