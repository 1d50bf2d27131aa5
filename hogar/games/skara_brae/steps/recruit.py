"""Recruit: a black worker for this round (SB-214 to SB-220)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae.happenings import RECRUITED
from hogar.games.skara_brae.steps.action import SpecialTile

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table


class Recruit(SpecialTile):
    """The Recruit tile."""

    def main_problem(self, table: Table, seat: int, goods: list[int]) -> int:
        return r.OK if table.boards[seat].black_workers < table.figures.black_workers else r.NO_BLACK

    def main(self, table: Table, seat: int) -> None:
        board = table.boards[seat]
        board.black_workers += 1
        board.small_ready += 1
        table.tell(RECRUITED, [seat])
