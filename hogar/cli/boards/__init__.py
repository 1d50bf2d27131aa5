"""Which games have a drawing of their own; every other game is shown as the text of its position."""

from __future__ import annotations

from typing import Final

from hogar.cli.boards.agricola import AgricolaDrawing
from hogar.cli.boards.caverna import CavernaDrawing
from hogar.cli.boards.generic import TextDrawing
from hogar.cli.boards.sight import Drawing, Sight
from hogar.cli.boards.skara_brae import SkaraBraeDrawing
from hogar.cli.boards.village import VillageDrawing

__all__ = ["DRAWINGS", "Drawing", "Sight", "drawing_of"]

DRAWINGS: Final[dict[str, Drawing]] = {
    "agricola": AgricolaDrawing(),
    "caverna": CavernaDrawing(),
    "skara_brae": SkaraBraeDrawing(),
    "village": VillageDrawing(),
}


def drawing_of(game: str) -> Drawing:
    """The drawing of a game, or the one that suits all."""
    return DRAWINGS.get(game, TextDrawing())
