"""The verbs of Skara Brae: every kind of move, chance's among them."""

from __future__ import annotations

from typing import Final

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import CLEANED, GATHERS, TASK_COSTS, UNITS
from hogar.kernel.move import Move, Verb
from hogar.kernel.parameters import Number, Several, Words

MOST: Final = 99
PLACES: Final = 60

GOOD: Final = Words("good", w.GOODS)
TILE: Final = Words("tile", w.TILES)
CARD: Final = Words("card", w.CARDS)
HABITAT: Final = Words("habitat", w.HABITATS)

# Chance.
STACK: Final = Verb("stack", Words("marker", w.MARKERS))
SHOW_OBJECTIVE: Final = Verb("show_objective", Words("objective", w.OBJECTIVES))
SHOW_TASK: Final = Verb("show_task", Words("task", w.TASKS))
DEAL: Final = Verb("deal", TILE)
DRAW: Final = Verb("draw", CARD)

# Seats.
CHOOSE: Final = Verb("choose", TILE)
TAKE: Final = Verb("take", CARD, Number("place", 9))
PASS: Final = Verb("pass")
KNIVES: Final = Verb("knives", Number("number", MOST))
HARVEST: Final = Verb("harvest", GOOD, Number("number", 2 * MOST))
EFFECT: Final = Verb("effect")
PLACE: Final = Verb("place", TILE, Words("size", w.SIZES))
UNITS_VERB: Final = Verb("units", Words("units", UNITS))
HIDES: Final = Verb("hides", Number("number", 9))
BUILD: Final = Verb("build", TILE)
TRADE: Final = Verb("trade", GOOD)
BUY: Final = Verb("buy", GOOD)
COOK: Final = Verb("cook", GOOD)
FLIP: Final = Verb("flip", TILE)
USE: Final = Verb("use", TILE)
CLEAN: Final = Verb("clean", Several("goods", CLEANED, "good"))
CLEAR: Final = Verb("clear", Words("clear", w.CLEARS))
GATHER: Final = Verb("gather", Words("gather", tuple([option.word for option in GATHERS])))
BONUS: Final = Verb("bonus", GOOD)
KEEP: Final = Verb("keep", CARD)
MUSTER: Final = Verb("muster", HABITAT, Words("part", ("harvest", "effect", "both")))
ROOF: Final = Verb("roof")
REST: Final = Verb("rest", TILE)
FEED: Final = Verb("feed", Number("number", MOST))
DISCARD: Final = Verb("discard", HABITAT, Number("place", PLACES))
TASK: Final = Verb("task", Words("task", w.TASKS), Number("cost", TASK_COSTS), extra=True)

VERBS: Final[list[Verb]] = [
    STACK, SHOW_OBJECTIVE, SHOW_TASK, DEAL, DRAW, CHOOSE, TAKE, PASS, KNIVES, HARVEST, EFFECT, PLACE, UNITS_VERB,
    HIDES, BUILD, TRADE, BUY, COOK, FLIP, USE, CLEAN, CLEAR, GATHER, BONUS, KEEP, MUSTER, ROOF, REST, FEED, DISCARD,
    TASK,
]  # fmt: skip

PLACES_OF: Final[list[list[Move]]] = [
    [PLACE.move(tile, size) for size in (w.LARGE, w.SMALL)] for tile in range(w.TILE_KINDS)
]
"""The moves of placing a worker, by tile and size: the widest decision of the game is made of these."""
