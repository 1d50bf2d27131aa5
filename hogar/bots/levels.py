"""The five levels, from somebody who has just learned a game to as good as a bot here plays.

Simulations, not seconds, say how far a level thinks, and they take a fraction of its time on a machine that is its own:
so it plays equally well on a small machine and on a busy one. The time is the limit that it never exceeds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """How well a bot plays.

    `seconds` is its time for a decision, `simulations` how often it looks ahead, `sight` how many moves deep. Of the
    moves it could make it overlooks some (`overlooked`, the chance of each), and it misjudges what comes of the others
    by about so many points (`misjudged`).
    """

    seconds: float
    simulations: int
    sight: int = 99
    overlooked: float = 0.0
    misjudged: float = 0.0


LEVELS: Final[dict[str, Level]] = {
    "beginner": Level(0.2, 40, sight=1, overlooked=0.35, misjudged=5.0),
    "casual": Level(0.5, 60, sight=2, overlooked=0.15, misjudged=2.5),
    "skilled": Level(1.0, 100, sight=4, overlooked=0.05, misjudged=1.2),
    "expert": Level(2.0, 150, misjudged=0.5),
    "master": Level(5.0, 1500),
}
