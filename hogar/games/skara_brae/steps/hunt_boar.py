"""Hunt Boar: one boar, at most three held (SB-201 to SB-204)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.steps.action import SpecialTile
from hogar.games.skara_brae.storage import gain_all

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table


class HuntBoar(SpecialTile):
    """The Hunt Boar tile."""

    def main_problem(self, table: Table, seat: int, goods: list[int]) -> int:
        full = goods[w.BOAR] >= table.figures.boars
        return r.BOARS_FULL if full and not table.boards[seat].is_back(w.HUNT_BOAR) else r.OK

    def main(self, table: Table, seat: int) -> None:
        board = table.boards[seat]
        counts = [0] * w.GOOD_KINDS
        if board.goods[w.BOAR] < table.figures.boars:
            counts[w.BOAR] = 1
        if board.is_back(w.HUNT_BOAR):
            counts[w.KNIFE] = 1
        gain_all(table, seat, counts)
