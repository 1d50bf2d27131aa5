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
    from collections.abc import Callable

    from hogar.kernel.codec import Json
    from hogar.kernel.game import Game, Options
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
    options: Json
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


def bench(
    game: Game[Any], players: int, games: int = GAMES, seconds: float = SECONDS, options: Options | None = None
) -> Speed:
    """Plays the same random games again and again for about so many seconds; the best repetition counts.

    The first repetition only warms up.
    """
    chosen = options if options is not None else game.read_options({}, players)
    start = perf_counter()

    def begin() -> State:
        first: State = game.start(players, chosen)
        return first

    play_games(begin, games)
    rates: list[tuple[float, float]] = []
    clones: list[float] = []
    positions = middles(begin)
    while len(rates) < REPETITIONS or perf_counter() - start < seconds:
        rates.append(play_games(begin, games))
        clones.append(clone_seconds(positions))
    decisions_per_s, games_per_s = max(rates)
    clone_us = min(clones) * 1e6
    python = platform.python_version()
    figures = (round(decisions_per_s, 1), round(games_per_s, 2), round(clone_us, 3))
    return Speed(game.id, players, chosen.to_json(), *figures, compiled(), python, len(rates), games)


def play_games(begin: Callable[[], State], games: int) -> tuple[float, float]:
    """Plays random games from setup to end; decisions and games in a second."""
    start = process_time()
    decisions = sum([play_out(begin(), Rng(number)) for number in range(games)])
    took = process_time() - start
    return decisions / took, games / took


def middles(begin: Callable[[], State]) -> list[State]:
    """Positions out of the middle of random games, one of each: after half of its decisions."""
    positions = []
    for number in range(POSITIONS):
        length = play_out(begin(), Rng(number))
        state = begin()
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
