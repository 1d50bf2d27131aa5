"""Ratings of bots from the places that they took: the model of Bradley and Terry on the scale of Elo.

Every game counts as one between each two bots that sat there. The figures are relative: their mean is fixed. Their
confidence intervals come from playing the same set of games again and again with games drawn from it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from hogar.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

MEAN: Final = 1500.0
SCALE: Final = 400.0 / math.log(10)
PRIOR: Final = 0.5
"""Of each two bots each is taken to have won so many games more: nobody is endlessly better."""
ITERATIONS: Final = 200
RESAMPLES: Final = 200
INSIDE: Final = 0.95

Duel = tuple[int, int, float]
"""Two bots and what the first of them got: 1 for a better place, a half for the same one, 0 for a worse one."""


class Rating:
    """A bot's rating with the ends of its confidence interval."""

    def __init__(self, rating: float, low: float, high: float) -> None:
        self.rating = rating
        self.low = low
        self.high = high

    def to_json(self) -> dict[str, float]:
        """The three figures."""
        return {"rating": round(self.rating, 1), "low": round(self.low, 1), "high": round(self.high, 1)}


def duels_of(bots: Sequence[int], ranking: Sequence[int]) -> list[Duel]:
    """A game as duels between bots that differ."""
    return [
        (bots[one], bots[other], 1.0 if ranking[one] < ranking[other] else 0.5 if ranking[one] == ranking[other] else 0)
        for one in range(len(bots))
        for other in range(one + 1, len(bots))
        if bots[one] != bots[other]
    ]


def ratings(games: list[list[Duel]], count: int, seed: int) -> list[Rating]:
    """The ratings of so many bots by these games."""
    rated = rated_once(games, count)
    rng = Rng(seed)
    again = [rated_once([games[rng.below(len(games))] for _ in games], count) for _ in range(RESAMPLES)]
    out = int(RESAMPLES * (1 - INSIDE) / 2)
    found = []
    for bot in range(count):
        ordered = sorted(sample[bot] for sample in again)
        found.append(Rating(rated[bot], ordered[out], ordered[-1 - out]))
    return found


def rated_once(games: list[list[Duel]], count: int) -> list[float]:
    """The ratings that make these games likeliest."""
    met, won = tables(games, count)
    strength = [1.0] * count
    for _ in range(ITERATIONS):
        strength = [
            sum(won[bot]) / sum([met[bot][other] / (strength[bot] + strength[other]) for other in others(bot, count)])
            for bot in range(count)
        ]
        middle = math.exp(math.fsum([math.log(value) for value in strength]) / count)
        strength = [value / middle for value in strength]
    return [MEAN + SCALE * math.log(value) for value in strength]


def tables(games: list[list[Duel]], count: int) -> tuple[list[list[float]], list[list[float]]]:
    """How often each two met, and what each got of it."""
    met = [[0.0] * count for _ in range(count)]
    won = [[0.0] * count for _ in range(count)]
    for bot in range(count):
        for other in others(bot, count):
            met[bot][other] += 2 * PRIOR
            won[bot][other] += PRIOR
    for duels in games:
        for one, other, result in duels:
            met[one][other] += 1
            met[other][one] += 1
            won[one][other] += result
            won[other][one] += 1 - result
    return met, won


def others(bot: int, count: int) -> list[int]:
    """All bots but one."""
    return [other for other in range(count) if other != bot]
