"""Many games between bots: who wins, with how many points.

Every game has a number; its chance, the thinking of its bots and who sits where follow from the seed and that number
alone, so that the results don't depend on how many processes share the work.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from hogar.bots.manifest import bot_called
from hogar.kernel.rng import Rng
from hogar.lab.playing import play_game
from hogar.lab.seeds import derived
from hogar.lab.workers import spread
from hogar.manifest import game_named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hogar.kernel.codec import Json
    from hogar.kernel.state import State

LARGEST_BATCH: Final = 25
BATCHES_PER_JOB: Final = 8
QUANTILES: Final = (5, 25, 50, 75, 95)


@dataclass(frozen=True)
class Plan:
    """What to simulate; plain enough to be sent to another process. `seconds` is the time for one decision."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, Any], ...] = ()
    edition: Json = None
    seconds: float = float("inf")

    def seats(self, number: int) -> list[str]:
        """Which bot sits where in a game: bots are repeated until all seats have one, then go on one seat a game."""
        length = max(self.players, len(self.bots))
        line = [self.bots[place % len(self.bots)] for place in range(length)]
        return [line[(seat + number) % length] for seat in range(self.players)]


@dataclass(frozen=True)
class Outcome:
    """How one game ended; `verdict` is the id of the message that says more than the places, or empty."""

    number: int
    bots: list[str]
    scores: list[int]
    ranking: list[int]
    verdict: str


def first_of(plan: Plan) -> State:
    """The first position of every game of a plan; raises `Invalid` where the plan names what is not there."""
    game = game_named(plan.game)
    edition = game.read_edition(plan.edition) if plan.edition else None
    first: State = game.start(plan.players, game.read_options(dict(plan.options), plan.players), edition)
    return first


def outcome(plan: Plan, number: int) -> Outcome:
    """Plays one game of a plan."""
    names = plan.seats(number)
    first = first_of(plan)
    chance, thinking = Rng(derived(plan.seed, number, "chance")), Rng(derived(plan.seed, number, "bots"))
    state, _ = play_game(first, [bot_called(name) for name in names], chance, thinking, plan.seconds)
    verdict = state.verdict()
    scores = [sheet.total for sheet in state.scores()]
    return Outcome(number, names, scores, state.ranking(), verdict.id if verdict is not None else "")


def outcomes(task: tuple[Plan, range]) -> list[Outcome]:
    """Plays a batch of games of a plan."""
    plan, numbers = task
    return [outcome(plan, number) for number in numbers]


def simulate(plan: Plan, jobs: int = 1) -> Iterator[list[Outcome]]:
    """Plays all games of a plan and yields them in batches, as they are done."""
    check(plan)
    size = max(1, min(LARGEST_BATCH, plan.games // (BATCHES_PER_JOB * jobs)))
    batches = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    yield from spread(outcomes, [(plan, batch) for batch in batches], jobs)


def check(plan: Plan) -> None:
    """Raises `Invalid` where a plan names a game, a number of players, an option or a bot that is not there."""
    first_of(plan)
    for name in plan.bots:
        bot_called(name)


@dataclass
class Tally:
    """What some games add up to, by the name of the bot."""

    games: int = 0
    wins: dict[str, float] = field(default_factory=dict)
    scores: dict[str, list[int]] = field(default_factory=dict)
    verdicts: dict[str, int] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        """Counts one game; who share the first place share the win."""
        self.games += 1
        winners = [bot for bot, place in zip(outcome.bots, outcome.ranking, strict=True) if place == 1]
        for bot, score in zip(outcome.bots, outcome.scores, strict=True):
            self.scores.setdefault(bot, []).append(score)
        for bot in winners:
            self.wins[bot] = self.wins.get(bot, 0.0) + 1 / len(winners)
        if outcome.verdict:
            self.verdicts[outcome.verdict] = self.verdicts.get(outcome.verdict, 0) + 1

    def to_json(self) -> dict[str, Json]:
        """Wins and scores by bot; how solo games went."""
        return {
            "games": self.games,
            "wins": {bot: round(wins, 6) for bot, wins in self.wins.items()},
            "scores": {bot: summary(scores) for bot, scores in self.scores.items()},
            **({"verdicts": self.verdicts} if self.verdicts else {}),
        }


def tally(plan: Plan, played: list[Outcome]) -> Tally:
    """Adds games up in the order of their numbers; bots stand in the order of the plan."""
    names = dict.fromkeys(plan.bots)
    total = Tally(wins=dict.fromkeys(names, 0.0), scores={name: [] for name in names})
    for one in sorted(played, key=lambda outcome: outcome.number):
        total.add(one)
    return total


def summary(scores: list[int]) -> dict[str, Json]:
    """Mean, spread and quantiles of some scores; empty where there are none."""
    if not scores:
        return {}
    return {
        "mean": round(statistics.fmean(scores), 4),
        "sd": round(statistics.stdev(scores), 4) if len(scores) > 1 else 0.0,
        "min": min(scores),
        "max": max(scores),
        "quantiles": {str(part): quantile(scores, part) for part in QUANTILES},
    }


def quantile(scores: list[int], part: int) -> float:
    """The score that so many in a hundred don't exceed, between two scores in proportion."""
    ordered = sorted(scores)
    place = (len(ordered) - 1) * part / 100
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return round(ordered[low] + (ordered[high] - ordered[low]) * (place - low), 4)
