"""What a drawing of the table shows beside it: spaces in play, tiles for sale, where animals stand, what food is worth.

The rules only know that all animals find a place; here they get one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.games.caverna import home
from hogar.games.caverna import words as w
from hogar.games.caverna.home import CELLS
from hogar.parts.grid import members
from hogar.parts.housing import arrange

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table

Herd = tuple[int, int, list[int]]
"""The cells of a place for animals, how many it holds, and how many of each kind stand there, dogs last."""


def herds(table: Table, seat: int) -> list[Herd]:
    """Every place for farm animals with one natural arrangement; what a tile offers stands on its own cell."""
    board = table.boards[seat]
    places = board.places(table.figures, table.tiles)
    loose = board.stables & ~board.forest_tiles()
    singles = [board.meadows, loose, board.ore_mines | board.ruby_mines, home.FIRST_DWELLING]
    cells = board.pastures() + [1 << cell for mask in singles for cell in members(mask)]
    for its in board.furnished:
        cells += [1 << its.cell] * len(table.tiles[its.tile].places(board))
    rows = arrange(places, board.farm_animals(), board.goods[w.DOG])
    return [(its, place.capacity, row) for its, place, row in zip(cells, places, rows, strict=False)]


def sketch(table: Table) -> dict[str, Any]:
    """All of it for the whole table."""
    return {
        "spaces": [w.SPACES[space] for space in table.spaces],
        "tiles": [w.TILES[tile] for tile in members(table.free_tiles)],
        "rounds": table.layout.rounds,
        "boards": [sketch_of(table, seat) for seat in range(table.players)],
    }


def sketch_of(table: Table, seat: int) -> dict[str, Any]:
    """What is drawn of one board: its herds, the dogs that watch none, the food for things, room for dwarfs."""
    board = table.boards[seat]
    found = herds(table, seat)
    return {
        "herds": [
            {
                "cells": [CELLS[cell] for cell in members(cells)],
                "holds": holds,
                "animals": {w.FARM_ANIMALS[kind]: row[kind] for kind in range(w.ANIMAL_KINDS) if row[kind]},
                "dogs": row[w.ANIMAL_KINDS],
            }
            for cells, holds, row in found
        ],
        "dogs": board.goods[w.DOG] - sum([row[w.ANIMAL_KINDS] for _, _, row in found]),
        "rates": {word: board.rates[kind] for kind, word in enumerate(w.COOKABLE)},
        "room": table.room_for_dwarfs(seat),
    }
