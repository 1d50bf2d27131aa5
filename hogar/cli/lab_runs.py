"""What the commands of the lab do: they run it, show how far it is, and print what it found."""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hogar.cli.editions import edition_of
from hogar.cli.lab_tables import bench_tables, check_tables, simulation_tables
from hogar.cli.lab_words import lab_words
from hogar.cli.leaving import DONE, FAILED, INTERRUPTED
from hogar.cli.screen import new_console
from hogar.cli.welcome import find_game, read_options, refused_players
from hogar.lab.bench import bench
from hogar.lab.check import run as checking
from hogar.lab.simulate import Outcome, Plan, simulate, tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.console import RenderableType

    from hogar.kernel.codec import Json
    from hogar.kernel.game import Game
    from hogar.lab.check.options import Fixed
    from hogar.lab.check.walk import Failure
    from hogar.messages import Catalogue

REFRESHES: Final = 4
QUOTE: Final = '"'


@dataclass(frozen=True)
class Request:
    """What every command of the lab is told."""

    words: Catalogue
    game: str
    games: int
    seed: int = 0
    jobs: int = 1
    json: bool = False

    def found(self) -> Game[Any]:
        """The game that is meant."""
        return find_game(self.game)

    def processes(self) -> int:
        """How many processes to start."""
        return self.jobs or os.cpu_count() or 1


@contextmanager
def progress(request: Request, what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, where somebody can see it; what it yields moves it on."""
    console = new_console(error=True)
    shown = console.is_terminal and not request.json
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not shown, transient=True, refresh_per_second=REFRESHES) as bar:
        task = bar.add_task("", total=total)
        yield lambda steps: bar.advance(task, steps)


def show(request: Request, found: Json, tables: Callable[[Catalogue, Json], list[RenderableType]]) -> None:
    """Prints a result: as JSON on one line, or as tables."""
    console = new_console()
    if request.json:
        console.out(json.dumps(found), highlight=False)
    else:
        console.print(*tables(lab_words(request.words.language, found["game"]), found), sep="\n")


def run_simulate(request: Request, players: int, bots: str, texts: list[str], edition: str | None = None) -> int:
    """Plays the games of `hogar simulate`; Ctrl-C ends it with what is done."""
    game = request.found()
    options = read_options(lab_words(request.words.language, game.id), game, refused_players(game, players), texts)
    names = tuple([name.strip() for name in bots.split(",")])
    choices = tuple(options.to_json().items())
    figures = edition_of(game, edition)
    own = figures.to_json() if figures is not None else None
    plan = Plan(game.id, players, request.games, names, request.seed, choices, own)
    start = perf_counter()
    played, interrupted = simulated(request, plan)
    settings = {"bots": list(names), "options": dict(plan.options), "seed": request.seed}
    times = {"seconds": round(perf_counter() - start, 3), "interrupted": interrupted}
    found = {"game": game.id, "players": players, **settings, **times, **tally(plan, played).to_json()}
    show(request, found, simulation_tables)
    return INTERRUPTED if interrupted else DONE


def simulated(request: Request, plan: Plan) -> tuple[list[Outcome], bool]:
    """The games that were played, and whether somebody stopped it."""
    played: list[Outcome] = []
    try:
        with progress(request, request.words.say("lab.progress.simulate"), plan.games) as moved:
            for outcomes in simulate(plan, request.processes()):
                played += outcomes
                moved(len(outcomes))
    except KeyboardInterrupt:
        return played, True
    return played, False


def run_bench(request: Request, players: int, seconds: float, texts: list[str]) -> int:
    """Measures for `hogar bench`."""
    game = request.found()
    options = read_options(lab_words(request.words.language, game.id), game, refused_players(game, players), texts)
    speed = bench(game, players, request.games, seconds, options).to_json()
    show(request, speed, bench_tables)
    return DONE


def run_check(request: Request, players: int | None, texts: list[str]) -> int:
    """Proves for `hogar check`; a broken promise is an exit code of its own, and leaves a record."""
    game = request.found()
    counts = tuple(game.players) if players is None else (refused_players(game, players),)
    plan = checking.Plan(game.id, counts, request.games, request.seed, fixed_options(request, game, counts, texts))
    start = perf_counter()
    report, interrupted = checked(request, plan)
    seconds = round(perf_counter() - start, 3)
    found = {"game": game.id, "seed": request.seed, "seconds": seconds, "interrupted": interrupted, **report.to_json()}
    if report.failure is not None:
        found["failure"] |= {"record": written(report.failure), "again": again(report.failure, plan)}
    show(request, found, check_tables)
    return FAILED if report.failure is not None else INTERRUPTED if interrupted else DONE


def fixed_options(request: Request, game: Game[Any], counts: tuple[int, ...], texts: list[str]) -> Fixed:
    """The options that a command line names, with their values; refused where a number of players can't have them."""
    chosen = [read_options(request.words, game, players, texts).to_json() for players in counts]
    return tuple((name, chosen[0][name]) for name in dict.fromkeys(text.partition("=")[0].strip() for text in texts))


def checked(request: Request, plan: checking.Plan) -> tuple[checking.Report, bool]:
    """What was proven, and whether somebody stopped it."""
    report = checking.Report()
    try:
        with progress(request, request.words.say("lab.progress.check"), plan.games * len(plan.players)) as moved:
            for done in checking.check(plan, request.processes()):
                for walked in done:
                    report.add(walked)
                moved(len(done))
    except KeyboardInterrupt:
        return report, True
    return report, False


def written(failure: Failure) -> str:
    """Writes the moves that lead to a failure as a record beside the person; its path."""
    path = Path(f"hogar-check-{failure.game}-{failure.players}-{failure.seed}.json")
    path.write_text(json.dumps(failure.record, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return str(path)


def again(failure: Failure, plan: checking.Plan) -> str:
    """The command that meets a failure again."""
    fixed = "".join(f" --option {name}={json.dumps(value).strip(QUOTE)}" for name, value in plan.fixed)
    return f"hogar check {failure.game} --players {failure.players} --games 1 --seed {failure.seed}{fixed}"
