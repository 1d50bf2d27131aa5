"""The weights of the judgement of La Villa, in points: found by play between bots, see docs/bots.md."""

from __future__ import annotations

from typing import Final

from hogar.games.village import words as w

USUAL: Final[dict[str, float]] = {
    "brown": 0.9, "pink": -0.71, "orange": 0.63, "green": 0.57, "scroll": -0.13, "horse": -0.6, "plow": 1.8, "ox": 3.0,
    "wagon": -0.25, "grain": 0.2, "coin": -2.19, "surplus": 1.19,
    "home_1": 4.24, "home_2": 4.12, "home_3": 3.11, "home_4": 1.5, "home_5": 0.17,
    "in_wainwright": 1.46, "in_stables": 1.91, "in_office": 3.08, "in_smithy": 0.73, "in_city": -0.21,
    "level_1": 1.74, "level_2": 0.78, "level_3": 2.52, "level_4": 1.26, "in_bag": 5.3, "unborn": -1.08, "time": 0.16,
    "chronicle_1": 1.79, "chronicle_2": 4.3, "chronicle_3": 5.19, "chronicle_4": 6.68, "chronicle_5": 11.12,
    "plan_spaces": 7.5, "last": 0.47, "turn": 0.63, "window": 0.43, "grain_team": 0.1,
    "stall_ready": 0.54, "stall_near": 0.21, "queue_ready": 0.37, "queue_near": 0.22, "majority": 0.83, "grave": 0.65,
    "rest": 3.0, "clock": 0.6,
}  # fmt: skip

NAMES: Final[list[str]] = list(USUAL)

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
