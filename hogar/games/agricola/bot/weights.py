"""The weights of the judgement of Agricola, in points: found by play between bots, see docs/bots.md."""

from __future__ import annotations

from typing import Final

from hogar.games.agricola import words as w

USUAL: Final[dict[str, float]] = {
    "wood": 0.31, "clay": 0.9, "reed": 0.26, "stone": 0.99, "grain": -0.43, "vegetable": -1.19, "sheep": 0.5,
    "boar": 0.15, "cattle": -0.21, "food": 0.49, "round": 0.73, "person": 0.98, "placement": 1.18, "free_room": 2.0,
    "crowded": 0.46, "hunger": 1.31, "later_mouth": 0.65, "kitchen": 1.61, "oven": 1.0, "workshop": 0.64,
    "field": -0.35, "sown_grain": 0.39, "sown_vegetable": 0.41, "enclosed": -0.34, "stable": 1.62, "pasture": -1.15,
    "clay_house": 0.42, "stone_house": 0.51, "start": -0.64, "promise": 0.5,
}  # fmt: skip

NEAR: Final[dict[str, float]] = {
    **USUAL, "wood": 0.4, "clay": 0.4, "reed": 0.7, "stone": 0.7, "grain": 0.6, "vegetable": 0.9, "sheep": 0.4,
    "boar": 0.5, "cattle": 0.7, "food": 0.8, "round": 0.8, "person": 0.5, "placement": 0.3, "crowded": 0.5,
    "hunger": 9.0, "later_mouth": 1.5, "kitchen": 0.6, "workshop": 0.5, "field": 0.6, "sown_grain": 0.5,
    "sown_vegetable": 0.6, "enclosed": 0.3, "stable": 0.3, "pasture": 0.3, "clay_house": 0.5, "start": 0.3,
}  # fmt: skip
"""Those of a bot that looks at its own action only: hunger must weigh before it is there. Set by hand."""

GOOD: Final = 0
ROUND: Final = w.GOOD_KINDS
PERSON: Final = ROUND + 1
PLACEMENT: Final = ROUND + 2
FREE_ROOM: Final = ROUND + 3
CROWDED: Final = ROUND + 4
HUNGER: Final = ROUND + 5
LATER_MOUTH: Final = ROUND + 6
KITCHEN: Final = ROUND + 7
OVEN: Final = ROUND + 8
WORKSHOP: Final = ROUND + 9
FIELD: Final = ROUND + 10
SOWN: Final = ROUND + 11
ENCLOSED: Final = ROUND + 13
STABLE: Final = ROUND + 14
PASTURE: Final = ROUND + 15
HOUSE: Final = ROUND + 16
START: Final = ROUND + 18
PROMISE: Final = ROUND + 19
