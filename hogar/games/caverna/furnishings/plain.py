"""The few things that many furnishing tiles share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings.furnishing import Furnishing
from hogar.games.caverna.supply import gain_all

if TYPE_CHECKING:
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
