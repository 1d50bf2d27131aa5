"""The weights of the judgement of Skara Brae, in points: found by play between bots, see docs/bots.md."""

from __future__ import annotations

from typing import Final

from hogar.games.skara_brae import words as w

USUAL: Final[dict[str, float]] = {
    "good_shell": 0.65, "good_barley": 0.67, "good_seaweed": 0.59, "good_wool": 0.26, "good_stone": 0.72,
    "good_wood": 0.63, "good_hide": 0.96, "good_bone": 0.99, "good_rabbit": 0.62, "good_fish": 0.69,
    "good_sheep": 1.05, "good_deer": 1.31, "good_cow": 1.41, "good_knife": -0.61, "good_food": -0.56,
    "good_midden": 0.39,
    "good_boar": 1.05, "few": 0.73, "more": 0.45, "placements": 6.6, "next_trade": 0.07, "room": 0.03,
    "hunger": 0.74, "later_food": 0.15, "later_midden": 0.33, "slider": 0.1,
    "furnished": 1.54, "icon": 0.4, "hearth": 1.06, "stone_ball": 0.11,
    "back_furnish": 0.26, "back_cook": 0.3, "back_craft": 0.19, "back_clean": 0.53, "back_trade": 0.33,
    "back_shore": 0.38, "back_hills": 0.49, "back_thickets": 0.39, "back_fields": 0.36, "back_special": 0.46,
    "worker": 0.58, "card": 1.63, "set": 0.57,
    "build": 0.57, "explore": 0.06, "hunt_boar": -0.33, "innovate": 1.13, "muster": -0.86, "recruit": -0.64,
    "spin_wool": -0.01, "tend_land": 0.04, "objective": 0.3, "task": 0.3,
}  # fmt: skip

ALONE: Final[dict[str, float]] = {
    "good_shell": 0.6, "good_barley": 1.23, "good_seaweed": 0.41, "good_wool": 0.41, "good_stone": 0.93,
    "good_wood": 1.01, "good_hide": 1.43, "good_bone": 0.65, "good_rabbit": 1.15, "good_fish": 1.74,
    "good_sheep": 1.34, "good_deer": 1.9, "good_cow": 2.3, "good_knife": -0.72, "good_food": -0.52,
    "good_midden": 0.36, "good_boar": 1.08, "few": 0.59, "more": 0.44, "placements": 7.14, "next_trade": 0.39,
    "room": 0.16, "hunger": 1.27, "later_food": 0.36, "later_midden": 0.38, "slider": 0.07, "furnished": 1.88,
    "icon": 0.68, "hearth": 1.74, "stone_ball": 0.09, "back_furnish": 0.01, "back_cook": -1.74, "back_craft": 0.87,
    "back_clean": -0.29, "back_trade": 0.09, "back_shore": 0.25, "back_hills": 0.45, "back_thickets": 0.86,
    "back_fields": 0.84, "back_special": 0.67, "worker": 0.31, "card": 1.8, "set": 0.63, "build": -0.76,
    "explore": 0.29, "hunt_boar": -1.86, "innovate": 1.88, "muster": 0.16, "recruit": -2.45, "spin_wool": 1.5,
    "tend_land": 1.21, "objective": 2.12, "task": 0.71,
}  # fmt: skip
"""The weights of the solo game, with its objectives and tasks and without anybody to race."""

GOOD: Final = 0
FEW: Final = w.GOOD_KINDS
MORE: Final = FEW + 1
PLACEMENTS: Final = FEW + 2
NEXT_TRADE: Final = FEW + 3
ROOM: Final = FEW + 4
HUNGER: Final = FEW + 5
LATER_FOOD: Final = FEW + 6
LATER_MIDDEN: Final = FEW + 7
SLIDER: Final = FEW + 8
FURNISHED: Final = FEW + 9
ICON: Final = FEW + 10
HEARTH: Final = FEW + 11
STONE_BALL: Final = FEW + 12
BACK: Final = FEW + 13
WORKER: Final = BACK + w.STANDARD_TILES + 1
CARD: Final = WORKER + 1
SET: Final = WORKER + 2
SPECIAL: Final = WORKER + 3
OBJECTIVE: Final = SPECIAL + w.SPECIAL_TILES
TASK: Final = OBJECTIVE + 1
