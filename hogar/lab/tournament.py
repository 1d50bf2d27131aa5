"""Tournaments: all bots against all, seats rotated, every game kept at once so that it can go on later.

A *table* is a set of bots that play against each other: every two of them with two seats, every three with three, and
so on; alone, everybody plays the same games. At each table the same chance is played once from every seat before it
changes, so that luck favours nobody. Every game follows from the plan and its number alone.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from hogar.bots.manifest import bot_called
from hogar.kernel.errors import Invalid
from hogar.kernel.rng import Rng
from hogar.lab.playing import play_game
from hogar.lab.ratings import duels_of, ratings
from hogar.lab.seeds import derived
from hogar.lab.simulate import Outcome, first_of, summary
from hogar.lab.simulate import Plan as Games
from hogar.lab.workers import spread

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from hogar.kernel.codec import Json

FORMAT: Final = "hogar.tournament"
BINS: Final = 5
"""The width of a bar of the score distributions, in points."""


@dataclass(frozen=True)
class Plan:
    """What to play; plain enough to be sent to another machine. `games` are those of each table."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: tuple[tuple[str, Any], ...] = ()

    def tables(self) -> list[tuple[str, ...]]:
        """Who plays against whom; where there are fewer bots than seats, they are repeated in turn."""
        if len(self.bots) < self.players:
            return [tuple([self.bots[seat % len(self.bots)] for seat in range(self.players)])]
        return list(combinations(self.bots, self.players))

    def count(self) -> int:
        """How many games there are."""
        return self.games * len(self.tables())

    def seats(self, number: int) -> list[str]:
        """Who sits where in a game."""
        table = self.tables()[number % len(self.tables())]
        turn = number // len(self.tables())
        return [table[(seat + turn) % self.players] for seat in range(self.players)]

    def chance(self, number: int) -> int:
        """The seed of a game's chance: the same until everybody at the table had every seat."""
        return derived(self.seed, number // len(self.tables()) // self.players, "chance")

    def to_json(self) -> dict[str, Json]:
        """The plan as JSON."""
        return {**asdict(self), "bots": list(self.bots), "options": dict(self.options)}


def check(plan: Plan) -> None:
    """Raises `Invalid` where a plan names what is not there, or a bot twice."""
    first_of(Games(plan.game, plan.players, 1, plan.bots, plan.seed, plan.options))
    for name in plan.bots:
        bot_called(name)
    if len(set(plan.bots)) < len(plan.bots):
        raise Invalid("invalid.bot_twice", {"bots": ", ".join(plan.bots)})


def game_of(task: tuple[Plan, int]) -> Outcome:
    """Plays one game of a tournament."""
    plan, number = task
    names = plan.seats(number)
    first = first_of(Games(plan.game, plan.players, 1, plan.bots, plan.seed, plan.options))
    thinking = Rng(derived(plan.seed, number, "bots"))
    bots = [bot_called(name) for name in names]
    state, _ = play_game(first, bots, Rng(plan.chance(number)), thinking, float("inf"))
    verdict = state.verdict()
    scores = [sheet.total for sheet in state.scores()]
    return Outcome(number, names, scores, state.ranking(), verdict.id if verdict is not None else "")


class Book:
    """The file in which a tournament is kept: its plan, then a line for each game."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        """Opens the book; raises `Invalid` where it is that of another tournament."""
        self.path = path
        self.played: dict[int, Outcome] = {}
        if path is not None and path.exists():
            self.read(plan, path)
        elif path is not None:
            self.write({"format": FORMAT, **plan.to_json()})

    def read(self, plan: Plan, path: Path) -> None:
        """Takes over the games that were played; a last line that was cut short is left out."""
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        if lines and not lines[-1].endswith("\n"):
            path.write_text("".join(lines[:-1]), encoding="utf-8")
        if not lines or read_line(lines[0]) != {"format": FORMAT, **plan.to_json()}:
            raise Invalid("invalid.other_tournament", {"file": str(path)})
        for line in lines[1:]:
            found = read_line(line)
            if found is not None and line.endswith("\n"):
                self.played[found["number"]] = Outcome(**found)

    def add(self, outcome: Outcome) -> None:
        """Keeps one game."""
        self.played[outcome.number] = outcome
        self.write(asdict(outcome))

    def write(self, line: Json) -> None:
        """Adds a line to the file."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")


def read_line(line: str) -> Any:
    """A line of the book; None where it was cut short."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def play(plan: Plan, book: Book, jobs: int = 1, ray: str = "") -> Generator[Outcome, None, None]:
    """Plays what is not in the book yet, and yields each game as it is done; with `ray`, on that cluster."""
    check(plan)
    tasks = [(plan, number) for number in range(plan.count()) if number not in book.played]
    if ray:
        from hogar.lab.cluster import spread_out  # noqa: PLC0415 - Ray is here only where somebody asked for it

        results = spread_out(game_of, tasks, ray)
    else:
        results = spread(game_of, tasks, jobs)
    for outcome in results:
        book.add(outcome)
        yield outcome


def report(plan: Plan, played: list[Outcome]) -> dict[str, Json]:
    """What the games say: ratings, wins, points and seats of every bot."""
    played = sorted(played, key=lambda outcome: outcome.number)
    numbers = {name: place for place, name in enumerate(plan.bots)}
    games = [duels_of([numbers[name] for name in one.bots], one.ranking) for one in played]
    rated = ratings(games, len(plan.bots), plan.seed) if plan.players > 1 and len(plan.bots) > 1 and games else []
    return {
        **plan.to_json(),
        "tables": len(plan.tables()),
        "played": len(played),
        "bots": {
            name: {**figures(name, played), **(rated[place].to_json() if rated else {})}
            for name, place in numbers.items()
        },
        "duels": duels(plan, played),
        "seats": [share([one.ranking for one in played], seat) for seat in range(plan.players)],
    }


def figures(name: str, played: list[Outcome]) -> dict[str, Json]:
    """Games, wins, points and wins by seat of one bot."""
    own = [(one, seat) for one in played for seat, bot in enumerate(one.bots) if bot == name]
    scores = [one.scores[seat] for one, seat in own]
    players = len(played[0].bots) if played else 0
    return {
        "games": len(own),
        "wins": round(sum([won(one.ranking, seat) for one, seat in own]), 4),
        "scores": summary(scores),
        "histogram": histogram(scores),
        "seats": [share([one.ranking for one, at in own if at == seat], seat) for seat in range(players)],
        "verdicts": {
            word: len([one for one, _ in own if one.verdict == word])
            for word in sorted({one.verdict for one, _ in own if one.verdict})
        },
    }


def won(ranking: list[int], seat: int) -> float:
    """A seat's share of the win."""
    return 1 / ranking.count(1) if ranking[seat] == 1 else 0.0


def share(rankings: list[list[int]], seat: int) -> float | None:
    """Which part of the games a seat won; None where there are none."""
    return round(sum([won(ranking, seat) for ranking in rankings]) / len(rankings), 4) if rankings else None


def histogram(scores: list[int]) -> dict[str, int]:
    """How many scores lie in each range, by its lowest figure."""
    bins: dict[int, int] = {}
    for score in scores:
        bins[score // BINS * BINS] = bins.get(score // BINS * BINS, 0) + 1
    return {str(low): bins[low] for low in sorted(bins)}


def duels(plan: Plan, played: list[Outcome]) -> list[Json]:
    """Each two bots, how often they met and how often the first was placed better, ties by half."""
    found: dict[tuple[str, str], list[float]] = {}
    places = {name: place for place, name in enumerate(plan.bots)}
    for one in played:
        for first, second, result in duels_of([places[name] for name in one.bots], one.ranking):
            low, high = min(first, second), max(first, second)
            line = found.setdefault((plan.bots[low], plan.bots[high]), [0.0, 0.0])
            line[0] += 1
            line[1] += result if first == low else 1 - result
    return [{"bots": list(pair), "games": int(games), "better": better} for pair, (games, better) in found.items()]
