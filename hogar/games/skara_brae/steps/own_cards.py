"""A village card joins a player's area, with what it gives at once (SB-92 to SB-102)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import SETTLERS
from hogar.games.skara_brae.storage import gain

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table


def add_card(table: Table, seat: int, card: int) -> None:
    """Puts a card into a player's area; stone balls and utensils give their goods (SB-95, SB-98)."""
    board = table.boards[seat]
    if card == w.ROOF:
        board.village_roofs += 1
    elif card == w.STONE_BALL:
        board.stone_balls += 1
        gain(table, seat, w.KNIFE, board.stone_balls)
    elif card == w.UTENSILS:
        board.utensils += 1
        gain(table, seat, w.HIDE)
    else:
        habitat = SETTLERS[card].habitat
        board.settlers[habitat] = (*board.settlers[habitat], card)
