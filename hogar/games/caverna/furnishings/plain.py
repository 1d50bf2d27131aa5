"""The few things that many furnishing tiles share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings.furnishing import Furnishing
from hogar.games.caverna.supply import gain_all
from hogar.parts.payment import Exchange

if TYPE_CHECKING:
    from hogar.games.caverna.data import Tile
    from hogar.games.caverna.table import Table


class Dwelling(Furnishing):
    """A dwelling (orange name): room for its dwarfs."""

    def colour(self) -> int:
        return w.ORANGE


class Yellow(Furnishing):
    """A parlor, storage or chamber (yellow name)."""

    def colour(self) -> int:
        return w.YELLOW


def gain_times(table: Table, seat: int, goods: list[int], times: int) -> None:
    """A player gets some goods so many times: `gain_times(table, seat, self.its.gives, donkeys)`."""
    if times:
        gain_all(table, seat, [times * count for count in goods])


def trades(its: Tile) -> list[Exchange]:
    """What a tile exchanges at any time: what it takes for what it gives, or for what else it gives."""
    ways = [Exchange(its.takes, its.gives)]
    return [*ways, Exchange(its.takes, its.or_gives)] if any(its.or_gives) else ways


def for_every(its: Tile, number: int) -> int:
    """The points of a tile for so many of something."""
    return its.worth * (number // its.each)


def on_ladder(its: Tile, number: int) -> int:
    """What a tile gives by a number; beyond its ladder as for the last rung."""
    return its.ladder[min(number, len(its.ladder) - 1)] if its.ladder else 0
