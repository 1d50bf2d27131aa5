"""The weights of the judgement of Caverna, in points: found by play between bots, see docs/bots.md."""

from __future__ import annotations

from typing import Final

from hogar.games.caverna import words as w

USUAL: Final[dict[str, float]] = {
    "wood": 0.49, "stone": 0.43, "ore": 0.31, "ruby": 0.39, "food": 0.73, "gold": -0.49, "grain": 0.78,
    "vegetable": 0.12, "dog": 0.68, "sheep": -0.73, "donkey": -0.43, "boar": 1.56, "cattle": 0.2, "round": 1.92,
    "dwarf": 1.64, "placement": 2.36, "free_room": 2.0, "strength": 0.04, "armed": 0.45, "hunger": 0.7,
    "later_mouth": 0.16, "field": -1.32, "sown": -0.34, "small_pasture": -0.25, "large_pasture": -0.68,
    "stable": -0.09, "cavern": 1.11, "tunnel": -0.94, "mine": 1.01, "furnished": 0.02, "start": 0.27,
}  # fmt: skip

GOOD: Final = 0
ROUND: Final = w.GOOD_KINDS
DWARF: Final = ROUND + 1
PLACEMENT: Final = ROUND + 2
FREE_ROOM: Final = ROUND + 3
STRENGTH: Final = ROUND + 4
ARMED: Final = ROUND + 5
HUNGER: Final = ROUND + 6
LATER_MOUTH: Final = ROUND + 7
FIELD: Final = ROUND + 8
SOWN: Final = ROUND + 9
SMALL_PASTURE: Final = ROUND + 10
LARGE_PASTURE: Final = ROUND + 11
STABLE: Final = ROUND + 12
CAVERN: Final = ROUND + 13
TUNNEL: Final = ROUND + 14
MINE: Final = ROUND + 15
FURNISHED: Final = ROUND + 16
START: Final = ROUND + 17
