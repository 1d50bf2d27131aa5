"""What a drawing of the table shows beside it: spaces in play, where animals stand, food needed, pieces left.

The rules only know that all animals find a place; here they get one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS
from hogar.games.agricola.herds import homes
from hogar.games.agricola.steps.harvest import food_needed
from hogar.parts.grid import members
from hogar.parts.housing import arrange

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table

Herd = tuple[int, int, int, list[int]]
"""The same with how many it holds and how many of each kind stand there."""


def herds(table: Table, seat: int) -> list[Herd]:
    """All those places with one natural arrangement of the animals."""
    places = homes(table, seat)
    rows = arrange([place for _, _, place in places], table.boards[seat].animals())
    return [
        (cells, card, place.capacity, row[: w.ANIMAL_KINDS])
        for (cells, card, place), row in zip(places, rows, strict=False)
    ]


def sketch(table: Table) -> dict[str, Any]:
    """All of it for the whole table."""
    own = [space for board in table.boards for space in board.own_spaces if space not in table.spaces]
    cards = {
        w.SPACES[space]: w.CARDS[card]
        for board in table.boards
        for card in board.played
        if (space := table.hooks.card(card).space) >= w.FIRST_CARD_SPACE or space in board.own_spaces
    }
    return {
        "spaces": [w.SPACES[space] for space in table.spaces + own],
        "card_spaces": cards,
        "boards": [sketch_of(table, seat) for seat in range(table.players)],
    }


def sketch_of(table: Table, seat: int) -> dict[str, Any]:
    """What is drawn of one farm: its herds, the food for each good, the food that the family needs, pieces left."""
    board = table.boards[seat]
    return {
        "herds": [herd_shown(herd) for herd in herds(table, seat)],
        "rates": {w.GOODS[good]: food for good, food in enumerate(board.rates) if food},
        "needs": food_needed(table, seat),
        "left": {
            "fences": table.fences_left(seat),
            "stables": table.stables_left(seat),
            "people": table.persons_left(seat),
        },
    }


def herd_shown(herd: Herd) -> dict[str, Any]:
    """A place in words."""
    cells, card, holds, animals = herd
    where = {"card": w.CARDS[card]} if card >= 0 else {}
    return {**where, "cells": names(cells), "holds": holds, "animals": kinds(animals)}


def names(cells: int) -> list[str]:
    """The cells of a mask."""
    return [CELLS[cell] for cell in members(cells)]


def kinds(animals: list[int]) -> dict[str, int]:
    """The animals that there are, by kind."""
    return {w.ANIMALS[kind]: count for kind, count in enumerate(animals) if count}
