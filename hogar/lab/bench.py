"""How fast the core is: random play on one core, and copies of positions.

What is measured is the time of the processor, not of the clock on the wall: other programs disturb it less.
"""

from __future__ import annotations

import platform
from dataclasses import asdict, dataclass
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.playout import play_out
from hogar.kernel.rng import Rng
from hogar.pure import compiled

if TYPE_CHECKING:
    from hogar.kernel.codec import Json
    from hogar.kernel.game import Game
    from hogar.kernel.state import State

GAMES: Final = 100
SECONDS: Final = 5.0
REPETITIONS: Final = 3
POSITIONS: Final = 50
CLONES: Final = 200


@dataclass(frozen=True)
class Speed:
    """What was measured. A decision is one of a seat; those of chance, and those with one answer only, don't count."""

    game: str
    players: int
    decisions_per_s: float
    games_per_s: float
    clone_us: float
    compiled: bool
    python: str
    repetitions: int
    games: int

    def to_json(self) -> dict[str, Json]:
        """The figures as JSON."""
        return asdict(self)


def bench(game: Game[Any], players: int, games: int = GAMES, seconds: float = SECONDS) -> Speed:
    """Plays the same random games again and again for about so many seconds; the best repetition counts.

    The first repetition only warms up.
    """
    start = perf_counter()
    play_games(game, players, games)
    rates: list[tuple[float, float]] = []
    clones: list[float] = []
    positions = middles(game, players)
    while len(rates) < REPETITIONS or perf_counter() - start < seconds:
        rates.append(play_games(game, players, games))
        clones.append(clone_seconds(positions))
    decisions_per_s, games_per_s = max(rates)
    clone_us = min(clones) * 1e6
    python = platform.python_version()
    figures = (round(decisions_per_s, 1), round(games_per_s, 2), round(clone_us, 3))
    return Speed(game.id, players, *figures, compiled(), python, len(rates), games)


def play_games(game: Game[Any], players: int, games: int) -> tuple[float, float]:
    """Plays random games from setup to end; decisions and games in a second."""
    start = process_time()
    decisions = sum([play_out(game.start(players), Rng(number)) for number in range(games)])
    took = process_time() - start
    return decisions / took, games / took


def middles(game: Game[Any], players: int) -> list[State]:
    """Positions out of the middle of random games, one of each: after half of its decisions."""
    positions = []
    for number in range(POSITIONS):
        length = play_out(game.start(players), Rng(number))
        state = game.start(players)
        play_out(state, Rng(number), length // 2)
        positions.append(state)
    return positions


def clone_seconds(positions: list[State]) -> float:
    """The mean time of a copy over some positions."""
    start = process_time()
    for state in positions:
        for _ in range(CLONES):
            state.clone()
    return (process_time() - start) / (CLONES * len(positions))
