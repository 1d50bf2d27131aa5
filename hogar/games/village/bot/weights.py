"""The weights of the judgement of La Villa, in points: found by play between bots, see docs/bots.md."""

from __future__ import annotations

from typing import Final

from hogar.games.village import words as w

USUAL: Final[dict[str, float]] = {
    "brown": 0.5, "pink": 0.45, "orange": 0.45, "green": 0.55, "scroll": 2.0, "horse": 1.6, "plow": 1.8, "ox": 2.0,
    "wagon": 1.9, "grain": 0.7, "coin": 0.5, "surplus": 0.33,
    "home_1": 1.2, "home_2": 0.8, "home_3": 0.5, "home_4": 0.3, "home_5": 0.2,
    "in_wainwright": 1.5, "in_stables": 1.5, "in_office": 1.5, "in_smithy": 1.5, "in_city": 0.8,
    "level_1": 1.5, "level_2": 1.7, "level_3": 1.8, "level_4": 1.5, "in_bag": 2.2, "unborn": 0.2, "time": 0.12,
    "chronicle_1": 1.5, "chronicle_2": 3.2, "chronicle_3": 5.5, "chronicle_4": 8.5, "chronicle_5": 12.0,
    "plan_spaces": 8.0, "last": 0.15, "turn": 1.0, "window": 0.5, "grain_team": 0.3,
    "stall_ready": 0.3, "stall_near": 0.1, "queue_ready": 0.15, "queue_near": 0.05, "majority": 1.0, "grave": 0.5,
    "rest": 3.0, "clock": 0.7,
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
