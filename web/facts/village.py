"""What the drawing of La Villa shows beside the edition's figures: the names of the places, and what is made where."""

from __future__ import annotations

from typing import Any

from hogar.games.village import words as w
from hogar.games.village.moves import PRIVILEGE_NAMED


def facts() -> dict[str, Any]:
    """The places, things and pieces in the order of the game, and the goods of each craft building."""
    return {
        "areas": w.AREAS,
        "cubes": w.CUBES,
        "things": w.THINGS,
        "goods": w.GOODS,
        "wanted": w.WANTED,
        "buildings": {
            name: [w.THINGS[good] for good in goods] for name, goods in zip(w.BUILDINGS, w.GOODS_OF, strict=True)
        },
        "cities": w.CITIES,
        "levels": w.LEVELS,
        "windows": w.WINDOWS,
        "privileges": PRIVILEGE_NAMED.words,
        "professions": w.PROFESSIONS,
        "places": w.PLACES,
        "generations": w.GENERATIONS,
        "customers": w.CUSTOMERS,
    }
