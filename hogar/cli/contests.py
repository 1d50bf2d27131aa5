"""What the commands about bots do: tournaments, tuning, how fast a bot thinks, whether a program plays as it should."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from hogar.bots.manifest import read_weights
from hogar.bots.thinker import mind_of
from hogar.cli.lab_runs import Request, progress, show
from hogar.cli.lab_tables import bot_bench_tables, tournament_tables
from hogar.cli.lab_words import lab_words
from hogar.cli.leaving import DONE, INTERRUPTED
from hogar.cli.screen import new_console
from hogar.cli.welcome import read_options, refused_players
from hogar.kernel.errors import Invalid
from hogar.lab import tournament
from hogar.lab.bench_bot import bench_bot
from hogar.lab.check_bot import check_bot
from hogar.lab.plot import picture
from hogar.lab.tune import Tuning, tune
from hogar.manifest import GAMES

if TYPE_CHECKING:
    from hogar.kernel.game import Game


@dataclass(frozen=True)
class Contest:
    """What `hogar lab tournament` is told besides."""

    players: int
    bots: str
    options: list[str]
    ray: str
    book: Path | None
    plot: Path | None


def run_tournament(request: Request, contest: Contest) -> int:
    """Plays a tournament, or what is left of it; Ctrl-C ends it with what is done."""
    game = request.found()
    words = lab_words(request.words.language, game.id)
    options = read_options(words, game, refused_players(game, contest.players), contest.options)
    names = tuple([name.strip() for name in contest.bots.split(",")])
    chosen = tuple(options.to_json().items())
    plan = tournament.Plan(game.id, contest.players, names, request.games, request.seed, chosen)
    tournament.check(plan)
    book = tournament.Book(plan, contest.book)
    interrupted = False
    try:
        with progress(request, request.words.say("lab.progress.simulate"), plan.count()) as moved:
            moved(len(book.played))
            for _ in tournament.play(plan, book, request.processes(), contest.ray):
                moved(1)
    except KeyboardInterrupt:
        interrupted = True
    found = {**tournament.report(plan, list(book.played.values())), "interrupted": interrupted}
    if contest.plot is not None:
        title = words.say("lab.tournament.title", **heading(words.say(f"game.{game.id}.name"), found))
        svg = picture(found, title, words.say("lab.tournament.rating"), words.say("lab.tournament.points"))
        contest.plot.write_text(svg, encoding="utf-8")
    show(request, found, tournament_tables)
    return INTERRUPTED if interrupted else DONE


def heading(name: str, found: dict[str, Any]) -> dict[str, Any]:
    """What the title of a tournament says."""
    return {"game": name, "games": found["played"], "players": found["players"], "seed": found["seed"]}


def run_tune(
    request: Request, players: str, rounds: int, simulations: int, start: Path | None, out: Path | None
) -> int:
    """Tunes round by round; after each the weights are written, so that Ctrl-C loses nothing but a round."""
    game = request.found()
    given = read_weights(str(start)) if start is not None else {}
    seats = counts(game, players)
    weights = tuple(mind_of(game, seats[0], given).weights)
    plan = Tuning(game.id, seats, rounds, request.games, simulations, request.seed, weights)
    names = list(game.mind(seats[0]).WEIGHTS)
    if not names:
        raise Invalid("invalid.no_weights", {"game": game.id})
    console = new_console()
    try:
        with progress(request, request.words.say("lab.progress.simulate"), 2 * rounds * request.games) as moved:
            for played, found, error in tune(plan, request.processes()):
                moved(played)
                if found is not None:
                    written = json.dumps({"game": game.id, "weights": named(names, found)}, indent=1)
                    console.print(Text(request.words.say("lab.tune.error", error=f"{error:.2f}")))
                    if out is not None:
                        out.write_text(written + "\n", encoding="utf-8")
    except KeyboardInterrupt:
        return INTERRUPTED
    if out is None:
        console.out(written, highlight=False)
    return DONE


def named(names: list[str], weights: list[float]) -> dict[str, float]:
    """Weights with their names."""
    return {name: round(weight, 4) for name, weight in zip(names, weights, strict=True)}


def counts(game: Game[Any], players: str) -> tuple[int, ...]:
    """The numbers of players that somebody asks for, with commas between them."""
    if not all(part.strip().isdecimal() for part in players.split(",")):
        raise Invalid("invalid.players", {"low": game.players[0], "high": game.players[-1], "got": 0})
    return tuple([refused_players(game, int(part)) for part in players.split(",")])


def run_bot_bench(request: Request, players: int, bot: str, seconds: float, texts: list[str]) -> int:
    """Measures for `hogar bench --bot`."""
    game = request.found()
    options = read_options(lab_words(request.words.language, game.id), game, refused_players(game, players), texts)
    show(request, bench_bot(game, players, bot, seconds, options).to_json(), bot_bench_tables)
    return DONE


def run_bot_check(request: Request, command: str, seconds: float) -> int:
    """Tests a program for `hogar check-bot`; what it does wrong is an error that says so."""
    games = [request.found().id] if request.game else list(GAMES)
    console = new_console()
    found = []
    for one in check_bot(command, games, request.games, seconds, request.seed):
        found.append(one.to_json())
        if not request.json:
            values: dict[str, Any] = {**one.to_json(), "scores": ", ".join(map(str, one.scores))}
            console.print(request.words.say("lab.check_bot.match", **values | {"slowest": f"{one.slowest:.3f}"}))
    if request.json:
        console.out(json.dumps(found), highlight=False)
    else:
        console.print(Text(request.words.say("lab.check_bot.fine"), "bold green"))
    return DONE
