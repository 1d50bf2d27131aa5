"""Where the animals of a farm stand in a drawing: the rules only know that all of them find a place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS
from hogar.parts.grid import members
from hogar.parts.housing import arrange

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.data import AgricolaEdition

Herd = tuple[int, list[int]]
"""The cells of a place, and how many animals of each kind stand there."""


def herds(board: Board, figures: AgricolaEdition) -> list[Herd]:
    """The pastures, then the unfenced stables, then the house, with one natural arrangement of the animals."""
    loose = [1 << cell for cell in members(board.stables & ~board.enclosed)]
    cells = [*board.pastures, *loose, board.rooms]
    standing = arrange(board.places(figures), board.animals())
    return [(place, row[: w.ANIMAL_KINDS]) for place, row in zip(cells, standing, strict=False)]


def sketch(board: Board, figures: AgricolaEdition) -> dict[str, Any]:
    """The same in words, the empty places left out."""
    return {
        "herds": [
            {
                "cells": [CELLS[cell] for cell in members(cells)],
                "animals": {w.ANIMALS[kind]: count for kind, count in enumerate(animals) if count},
            }
            for cells, animals in herds(board, figures)
            if any(animals)
        ]
    }
