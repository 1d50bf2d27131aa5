"""The weights of the judgement of La Villa, in points: found by play between bots, see docs/bots.md."""

from __future__ import annotations

from typing import Final

from hogar.games.village import words as w

USUAL: Final[dict[str, float]] = {
    "brown": -0.47, "pink": 0.18, "orange": -0.53, "green": 1.15, "scroll": 0.03, "horse": -0.63, "plow": 1.92,
    "ox": 1.96, "wagon": 0.74, "grain": -0.51, "coin": -2.25, "surplus": 1.05, "home_1": 4.46, "home_2": 3.93,
    "home_3": 3.22, "home_4": 1.84, "home_5": 0.17, "in_wainwright": 1.52, "in_stables": 3.19, "in_office": 2.25,
    "in_smithy": 0.78, "in_city": -0.26, "level_1": 1.8, "level_2": 0.78, "level_3": 2.64, "level_4": 1.24,
    "in_bag": 5.94, "unborn": -0.14, "time": 0.12, "chronicle_1": 2.66, "chronicle_2": 3.49, "chronicle_3": 4.82,
    "chronicle_4": 6.68, "chronicle_5": 11.12, "plan_spaces": 7.86, "last": 0.58, "turn": 0.42, "window": 0.79,
    "grain_team": 1.3, "stall_ready": 1.0, "stall_near": 0.25, "queue_ready": 0.32, "queue_near": 0.18,
    "majority": 1.26, "grave": 0.91, "rest": 2.29, "clock": 0.31,
}  # fmt: skip

SURPLUS: Final = w.THING_KINDS
HOME: Final = SURPLUS + 1
MOST_HOME: Final = 5
BUILDING: Final = HOME + MOST_HOME
CITY: Final = BUILDING + w.BUILDING_KINDS
LEVEL: Final = CITY + 1
BAG: Final = LEVEL + w.LEVELS
UNBORN: Final = BAG + 1
TIME: Final = BAG + 2
CHRONICLE: Final = BAG + 3
MOST_CHRONICLE: Final = 5
PLAN_SPACES: Final = CHRONICLE + MOST_CHRONICLE
LAST: Final = PLAN_SPACES + 1
TURN: Final = PLAN_SPACES + 2
WINDOW: Final = PLAN_SPACES + 3
TEAM: Final = PLAN_SPACES + 4
STALL_READY: Final = PLAN_SPACES + 5
STALL_NEAR: Final = PLAN_SPACES + 6
QUEUE_READY: Final = PLAN_SPACES + 7
QUEUE_NEAR: Final = PLAN_SPACES + 8
MAJORITY: Final = PLAN_SPACES + 9
GRAVE: Final = PLAN_SPACES + 10
REST: Final = PLAN_SPACES + 11
CLOCK: Final = PLAN_SPACES + 12
