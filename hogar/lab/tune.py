"""Tuning the judgement of a searching bot by self-play.

In every round the bot plays games against itself, with some misjudgement so that it sees what it would not choose.
Each position of these games is a sample: what the judgement said there of a seat, how that depends on each weight, and
with how many points the seat ended, all of it against the mean of the seats: what makes a game long or rich is the same
for everybody and would drown what makes one seat better. The weights are then moved to where they foretell the points
best (regularised least squares, towards the weights that they had). They stay there if they win as many games again
against those they come from, by their points, and the next round plays with those that won. Every game follows from
the seed and its number alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from hogar.bots.levels import Level
from hogar.bots.thinker import Thinker
from hogar.kernel.rng import Rng
from hogar.kernel.step import Ask
from hogar.lab.playing import play_game
from hogar.lab.seeds import derived
from hogar.lab.workers import spread
from hogar.manifest import game_named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hogar.bots.bot import Bot
    from hogar.kernel.game import Game
    from hogar.kernel.mind import Mind
    from hogar.kernel.state import State

MISJUDGED: Final = 1.0
"""By how many points the players misjudge their moves, so that games differ."""
NUDGE: Final = 0.05
"""How far a weight is moved to see what depends on it."""
TRUST: Final = 3.0
"""By how many points a weight is thought to be wrong before anything is seen: so firmly it is held where it was."""
LEVEL: Final = 0.2
"""How much it counts to foretell the points that all seats will have on average, beside what each is ahead of that."""
BATCH: Final = 5


@dataclass(frozen=True)
class Tuning:
    """What to tune; plain enough to be sent to another process. `players` are played in turn."""

    game: str
    players: tuple[int, ...]
    rounds: int
    games: int
    simulations: int
    seed: int
    weights: tuple[float, ...] = ()
    round: int = 0


@dataclass
class Samples:
    """Normal equations of what was seen: how weights act together, and what the judgement missed."""

    count: int
    missed: float
    together: list[list[float]]
    misses: list[float]

    @staticmethod
    def empty(size: int) -> Samples:
        """No samples of so many weights."""
        return Samples(0, 0.0, [[0.0] * size for _ in range(size)], [0.0] * size)

    def add(self, slopes: list[float], miss: float) -> None:
        """Counts one sample: how the judgement depends on each weight, and by how much it was too low."""
        self.count += 1
        self.missed += miss * miss
        self.learn(slopes, miss)

    def learn(self, slopes: list[float], miss: float) -> None:
        """Takes what a sample says of the weights."""
        acting = [place for place, slope in enumerate(slopes) if slope]
        for place in acting:
            slope, line = slopes[place], self.together[place]
            self.misses[place] += slope * miss
            for other in acting:
                line[other] += slope * slopes[other]

    def merge(self, other: Samples) -> None:
        """Counts the samples of others."""
        self.count += other.count
        self.missed += other.missed
        self.misses = [own + more for own, more in zip(self.misses, other.misses, strict=True)]
        for own, line in zip(self.together, other.together, strict=True):
            own[:] = [have + more for have, more in zip(own, line, strict=True)]

    def error(self) -> float:
        """By how many points the judgement missed the ends of games: the root of the mean square."""
        return float((self.missed / max(1, self.count)) ** 0.5)


def tune(plan: Tuning, jobs: int = 1) -> Iterator[tuple[int, list[float] | None, float]]:
    """Tunes round by round. Yields games played; after each round the new weights and the error of the old ones."""
    weights = list(plan.weights) or list(game_named(plan.game).mind(plan.players[0]).weights)
    for number in range(plan.rounds):
        now = replace(plan, weights=tuple(weights), round=number)
        samples = Samples.empty(len(weights))
        batches = [range(start, min(start + BATCH, plan.games)) for start in range(0, plan.games, BATCH)]
        for played, batch in spread(sampled, [(now, batch) for batch in batches], jobs):
            samples.merge(batch)
            yield played, None, 0.0
        found = fitted(weights, samples, plan.games)
        ahead = 0.0
        for played, margin in spread(tried, [(now, tuple(found), batch) for batch in batches], jobs):
            ahead += margin
            yield played, None, 0.0
        if ahead > 0:
            weights = found
        yield 0, weights, samples.error()


def sampled(task: tuple[Tuning, range]) -> tuple[int, Samples]:
    """Plays a batch of games and takes their samples."""
    plan, numbers = task
    samples = Samples.empty(len(plan.weights))
    for number in numbers:
        sample_game(plan, number, samples)
    return len(numbers), samples


def tried(task: tuple[Tuning, tuple[float, ...], range]) -> tuple[int, float]:
    """Plays a batch of games with new weights against the old ones; by how many points the new ones were ahead."""
    plan, found, numbers = task
    return len(numbers), sum([trial(plan, found, number) for number in numbers])


def trial(plan: Tuning, found: tuple[float, ...], number: int) -> float:
    """By how many points new weights are ahead in one game; alone, in two with the same chance."""
    players = plan.players[number // 2 % len(plan.players)]
    seat = number % players
    if players == 1:
        return points(plan, [found], number)[0] - points(plan, [plan.weights], number)[0]
    seats = [found if other == seat else plan.weights for other in range(players)]
    ends = points(plan, seats, number)
    return ends[seat] - (sum(ends) - ends[seat]) / (players - 1)


def points(plan: Tuning, seats: list[tuple[float, ...]], number: int) -> list[float]:
    """The points of seats that play with these weights, without misjudging anything."""
    game = game_named(plan.game)
    first: State = game.start(len(seats), game.read_options({}, len(seats)))
    level = Level(float("inf"), plan.simulations)
    parts = (plan.round, number, "trial")
    chance, thinking = Rng(derived(plan.seed, *parts, "chance")), Rng(derived(plan.seed, *parts, "bots"))
    bots: list[Bot] = [Thinker(level, named(game, weights)) for weights in seats]
    last, _ = play_game(first, bots, chance, thinking, float("inf"))
    return [float(sheet.total) for sheet in last.scores()]


def named(game: Game[Any], weights: tuple[float, ...]) -> dict[str, float]:
    """Weights with their names."""
    return dict(zip(game.mind(1).WEIGHTS, weights, strict=True))


def sample_game(plan: Tuning, number: int, samples: Samples) -> None:
    """Plays one game and takes a sample of every seat at each question of a new turn."""
    game = game_named(plan.game)
    players = plan.players[number % len(plan.players)]
    first: State = game.start(players, game.read_options({}, players))
    level = Level(float("inf"), plan.simulations, misjudged=MISJUDGED)
    parts = (plan.round, number)
    chance, thinking = Rng(derived(plan.seed, *parts, "chance")), Rng(derived(plan.seed, *parts, "bots"))
    bots: list[Bot] = [Thinker(level, named(game, plan.weights)) for _ in range(players)]
    last, moves = play_game(first, bots, chance, thinking, float("inf"))
    ends = [float(sheet.total) for sheet in last.scores()]
    minds = nudged(game, players, list(plan.weights))
    state = first.clone()
    for played in moves:
        lane = state.lane_of(played.lane)
        assert lane is not None
        step = lane.steps[-1]
        if isinstance(step, Ask) and minds[0].quiet(step) and state.set_up():
            add_samples(samples, minds, state, ends)
        state.apply(played.lane, played.move)


def nudged(game: Game[Any], players: int, weights: list[float]) -> list[Mind[Any]]:
    """The judgement itself, then one for each weight with that weight moved a little."""
    return [game.mind(players, weights)] + [
        game.mind(players, [*weights[:place], weights[place] + NUDGE, *weights[place + 1 :]])
        for place in range(len(weights))
    ]


def add_samples(samples: Samples, minds: list[Mind[Any]], state: State, ends: list[float]) -> None:
    """Counts what the judgement said of every seat: what it is ahead of the others, and a little what all have."""
    said = [minds[0].value(state, seat) for seat in range(len(ends))]
    slopes = [[(mind.value(state, seat) - said[seat]) / NUDGE for mind in minds[1:]] for seat in range(len(ends))]
    misses = [end - value for end, value in zip(ends, said, strict=True)]
    count = len(ends)
    middle = [sum(column) / count for column in zip(*slopes, strict=True)]
    missed = sum(misses) / count
    if count == 1:
        samples.add(middle, missed)
        return
    for seat in range(count):
        ahead = [slope - usual for slope, usual in zip(slopes[seat], middle, strict=True)]
        samples.add(ahead, misses[seat] - missed)
    samples.learn([LEVEL * slope for slope in middle], LEVEL * missed)


def fitted(weights: list[float], samples: Samples, games: int) -> list[float]:
    """The weights that foretell the ends best. The samples of a game say little more than one of them does."""
    hold = samples.count / games * samples.error() ** 2 / TRUST**2
    lines = [
        [value + (hold if place == other else 0.0) for other, value in enumerate(line)] + [samples.misses[place]]
        for place, line in enumerate(samples.together)
    ]
    return [weight + step for weight, step in zip(weights, solved(lines), strict=True)]


def solved(lines: list[list[float]]) -> list[float]:
    """The solution of linear equations, each a line of factors with what they add up to at its end."""
    size = len(lines)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(lines[row][place]))
        lines[place], lines[pivot] = lines[pivot], lines[place]
        head = lines[place]
        for row in range(place + 1, size):
            factor = lines[row][place] / head[place] if head[place] else 0.0
            if factor:
                lines[row] = [value - factor * other for value, other in zip(lines[row], head, strict=True)]
    solution = [0.0] * size
    for place in range(size - 1, -1, -1):
        rest = lines[place][size] - sum([lines[place][col] * solution[col] for col in range(place + 1, size)])
        solution[place] = rest / lines[place][place] if lines[place][place] else 0.0
    return solution
