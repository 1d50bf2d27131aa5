"""Crops that cards take from fields or put on them, which is neither harvesting nor sowing (AG-147)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.agricola import words as w
from hogar.games.agricola.farm import MOST_CROPS, NIBBLE, on_cell
from hogar.games.agricola.moves import FIELD, FIELD_CARD
from hogar.games.agricola.steps.fields import resettle
from hogar.games.agricola.supply import gain

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move

GRAIN: Final = 0
VEGETABLES: Final = 1
BOTH: Final = (GRAIN, VEGETABLES)


def lying(board: Board, field: Move) -> list[int]:
    """The grain and the vegetables on a field, which is a cell or a card."""
    if field.verb is FIELD_CARD:
        return list(board.stock_of(field.a)[w.FIRST_CROP : w.FIRST_CROP + w.CROP_KINDS])
    return [on_cell(board.grain, field.a), on_cell(board.vegetables, field.a)]


def fields(table: Table, seat: int) -> list[Move]:
    """Every field with crops: cells, then cards."""
    board = table.boards[seat]
    found = [FIELD.move(cell) for cell in range(w.CELL_KINDS)]
    found += [FIELD_CARD.move(card) for card in table.hooks.field_cards(table, seat)]
    return [field for field in found if any(lying(board, field))]


def fields_with(table: Table, seat: int, crop: int) -> list[Move]:
    """The fields on which there is a crop."""
    return [field for field in fields(table, seat) if lying(table.boards[seat], field)[crop]]


def shift(board: Board, field: Move, crop: int, number: int) -> None:
    """Changes the crops on a field; a cell has room for only so many."""
    if field.verb is FIELD_CARD:
        goods = [0] * w.GOOD_KINDS
        goods[w.FIRST_CROP + crop] = 1
        board.stock_up(field.a, tuple(goods), number)
    elif lying(board, field)[crop] + number <= MOST_CROPS:
        change = number * (1 << NIBBLE * field.a)
        board.grain += change if crop == 0 else 0
        board.vegetables += change if crop == 1 else 0


def put(table: Table, seat: int, field: Move, crop: int, number: int) -> None:
    """Puts crops on a field of a player, or takes so many off; animals there find another place."""
    shift(table.boards[seat], field, crop, number)
    resettle(table, seat)


def pick(table: Table, seat: int, field: Move, crop: int) -> None:
    """One crop of a field goes to the supply."""
    put(table, seat, field, crop, -1)
    gain(table, seat, w.FIRST_CROP + crop, 1)
