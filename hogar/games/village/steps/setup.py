"""Setup by chance: the start player and the first customers (chapter 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.village.happenings import START_PLAYER
from hogar.games.village.moves import BEGIN
from hogar.kernel.step import Draw

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move


class DrawStartPlayer(Draw["Table"]):
    """The first start player is drawn (VI-23)."""

    def weights(self, table: Table) -> list[int]:
        return [1] * table.players

    def outcome(self, index: int) -> Move:
        return BEGIN.move(index)

    def happen(self, table: Table, index: int) -> None:
        table.start = index
        table.tell(START_PLAYER, [index])
