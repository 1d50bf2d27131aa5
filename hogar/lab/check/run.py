"""Many random matches under proof, shared out among processes, and the report on them."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from hogar.lab.check.manifest import PROOFS
from hogar.lab.check.trail import JSON_EVERY, Interpreter
from hogar.lab.check.walk import END, MOST_MOVES, Failure, Walk, Walked
from hogar.lab.workers import spread
from hogar.manifest import game_named
from hogar.pure import compiled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hogar.kernel.codec import Json
    from hogar.kernel.game import Game
    from hogar.lab.check.options import Fixed

COMPARED: Final = "compiled"
BATCH: Final = 5

PROVES: Final[dict[str, str]] = {
    **{proof.NAME: proof.PROVES for proof in PROOFS},
    END: f"the game ends within {MOST_MOVES} moves, and no rule breaks down: per game",
    COMPARED: (
        "compiled and interpreted agree on lists, weights and all that makes positions different: everywhere;"
        f" on JSON: at every position in {JSON_EVERY}"
    ),
}


@dataclass(frozen=True)
class Plan:
    """What to check; game number i of a number of players is played with the seed plus i."""

    game: str
    players: tuple[int, ...]
    games: int
    seed: int
    fixed: Fixed = ()


def walks(task: tuple[str, int, range, Fixed]) -> list[Walked]:
    """Checks the matches of some seeds, up to the first failure."""
    name, players, seeds, fixed = task
    game = game_named(name)
    done = []
    for seed in seeds:
        done.append(compared(game, Walk(game, players, seed, fixed=fixed).run()))
        if done[-1].failure is not None:
            break
    return done


def check(plan: Plan, jobs: int = 1) -> Iterator[list[Walked]]:
    """Checks all matches of a plan and yields them in batches, as they are done; stops after a failure."""
    tasks = [
        (plan.game, players, range(plan.seed + start, plan.seed + min(start + BATCH, plan.games)), plan.fixed)
        for start in range(0, plan.games, BATCH)
        for players in plan.players
    ]
    for done in spread(walks, tasks, jobs):
        yield done
        if any(walked.failure is not None for walked in done):
            return


@cache
def interpreter() -> Interpreter:
    """The interpreted core beside this process."""
    return Interpreter()


def compared(game: Game[Any], walked: Walked) -> Walked:
    """Replays the record of a match with the interpreted core, where this one is compiled."""
    if walked.failure is not None or not compiled():
        return walked
    ours, theirs = walked.trail, interpreter().trail(walked.record)
    made = walked.made | {COMPARED: len(ours)}
    failure = differs(game, walked, ours, theirs) if ours != theirs else None
    return replace(walked, made=made, failure=failure)


def differs(game: Game[Any], walked: Walked, ours: list[str], theirs: list[str]) -> Failure:
    """The first position of a record at which the interpreted core differs from the compiled one."""
    number = next((place for place, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), 0)
    problem = theirs[0] if len(theirs) != len(ours) else "the interpreted core gives another position or other lists"
    record = {**walked.record, "moves": walked.record["moves"][:number], "keys": {}, "result": None}
    return Failure(COMPARED, problem, game.id, walked.players, walked.options, walked.seed, number, record)


@dataclass
class Report:
    """What was shown so far."""

    games: Counter[int] = field(default_factory=Counter)
    positions: int = 0
    made: Counter[str] = field(default_factory=Counter)
    options: dict[str, Counter[str]] = field(default_factory=dict)
    failure: Failure | None = None

    def add(self, walked: Walked) -> None:
        """Counts one match."""
        self.games[walked.players] += 1
        self.positions += walked.positions
        self.made.update(walked.made)
        for name, value in walked.options.items():
            self.options.setdefault(name, Counter())[str(value)] += 1
        self.failure = self.failure or walked.failure

    def to_json(self) -> dict[str, Json]:
        """The report as JSON, the failure without its record."""
        failure = (
            {key: value for key, value in asdict(self.failure).items() if key != "record"} if self.failure else None
        )
        return {
            "games": {str(players): games for players, games in sorted(self.games.items())},
            "positions": self.positions,
            "options": {name: dict(sorted(values.items())) for name, values in self.options.items()},
            "proofs": [
                {"name": name, "made": self.made[name], "proves": proves}
                for name, proves in PROVES.items()
                if name != COMPARED or compiled()
            ],
            "compiled": compiled(),
            "failure": failure,
        }
