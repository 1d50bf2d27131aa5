"""What a drawing of the table shows beside it: the spaces in play, where animals stand, what food is worth and needed.

The rules only know that all animals find a place; here they get one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS
from hogar.games.agricola.steps.harvest import food_needed
from hogar.parts.grid import members
from hogar.parts.housing import arrange

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.data import AgricolaEdition
    from hogar.games.agricola.table import Table

Herd = tuple[int, int, list[int]]
"""The cells of a place for animals, how many it holds, and how many of each kind stand there."""


def herds(board: Board, figures: AgricolaEdition) -> list[Herd]:
    """The pastures, then the unfenced stables, then the house, with one natural arrangement of the animals."""
    loose = [1 << cell for cell in members(board.stables & ~board.enclosed)]
    cells = [*board.pastures, *loose, board.rooms]
    places = board.places(figures)
    rows = arrange(places, board.animals())
    return [(its, place.capacity, row[: w.ANIMAL_KINDS]) for its, place, row in zip(cells, places, rows, strict=False)]


def sketch(table: Table) -> dict[str, Any]:
    """All of it for the whole table."""
    return {
        "spaces": [w.SPACES[space] for space in table.spaces],
        "boards": [sketch_of(table, seat) for seat in range(table.players)],
    }


def sketch_of(table: Table, seat: int) -> dict[str, Any]:
    """What is drawn of one farm: its herds, the food for each good, the food that the family needs."""
    board = table.boards[seat]
    return {
        "herds": [
            {"cells": names(cells), "holds": holds, "animals": kinds(animals)}
            for cells, holds, animals in herds(board, table.figures)
        ],
        "rates": {w.GOODS[good]: food for good, food in enumerate(board.rates) if food},
        "needs": food_needed(table, seat),
    }


def names(cells: int) -> list[str]:
    """The cells of a mask."""
    return [CELLS[cell] for cell in members(cells)]


def kinds(animals: list[int]) -> dict[str, int]:
    """The animals that there are, by kind."""
    return {w.ANIMALS[kind]: count for kind, count in enumerate(animals) if count}
