"""The weights of the judgement of Caverna, in points: found by play between bots, see docs/bots.md."""

from __future__ import annotations

from typing import Final

from hogar.games.caverna import words as w

USUAL: Final[dict[str, float]] = {
    "wood": 0.6, "stone": 0.6, "ore": 0.5, "ruby": 0.4, "food": 0.15, "gold": 0.0, "grain": 0.5, "vegetable": 0.3,
    "dog": 0.1, "sheep": 0.2, "donkey": 0.2, "boar": 0.2, "cattle": 0.2,
    "round": 1.5, "dwarf": 1.5, "placement": 1.5, "free_room": 2.0, "strength": 0.3, "armed": 0.5,
    "hunger": 2.0, "later_mouth": 0.3, "field": 0.5, "sown": 0.6, "small_pasture": 0.4, "large_pasture": 0.6,
    "stable": 0.4, "cavern": 0.6, "tunnel": 0.4, "mine": 0.5, "furnished": 0.4, "start": 0.3,
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
