"""The commands of the lab: `simulate`, `bench`, `check`, `check-bot`, and under `lab` tournaments and tuning.

The annotations are evaluated where they stand, for their texts come from a catalogue: no postponed ones in this file.
"""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from hogar.bots.levels import LEVELS
from hogar.cli.contests import Contest, run_bot_bench, run_bot_check, run_tournament, run_tune
from hogar.cli.lab_runs import Request, run_bench, run_check, run_simulate
from hogar.cli.lab_words import lab_words
from hogar.lab.bench import GAMES, SECONDS
from hogar.messages import Catalogue

FROM_ZERO = Number(gte=0)
FROM_ONE = Number(gte=1)


def add_commands(app: App, words: Catalogue | None = None) -> None:
    """Registers the commands of the lab, with their help in the language of the words."""
    own = lab_words(words.language if words is not None else "")
    for add in (add_simulate, add_bench, add_check, add_check_bot):
        add(app, own)
    lab = App(name="lab", help=own.say("lab.help.lab"), usage=own.say("lab.help.usage_lab"))
    add_tournament(lab, own)
    add_tune(lab, own)
    app.command(lab)


def add_simulate(app: App, words: Catalogue) -> None:
    """Registers `hogar simulate`."""

    def simulate_command(
        game: Annotated[str, Parameter(help=words.say("lab.help.game"))],
        /,
        *,
        players: Annotated[int, Parameter(help=words.say("lab.help.players"))] = 2,
        games: Annotated[int, Parameter(help=words.say("lab.help.games"), validator=FROM_ONE)] = 100,
        bots: Annotated[str, Parameter(help=words.say("lab.help.bots"))] = "greedy,random",
        seed: Annotated[int, Parameter(help=words.say("lab.help.seed"), validator=FROM_ZERO)] = 1,
        option: Annotated[
            list[str] | None, Parameter(help=words.say("lab.help.option"), consume_multiple=True, negative=())
        ] = None,
        edition: Annotated[str | None, Parameter(help=words.say("lab.help.edition"))] = None,
        jobs: Annotated[int, Parameter(help=words.say("lab.help.jobs"), validator=FROM_ZERO)] = 0,
        json: Annotated[bool, Parameter(help=words.say("lab.help.json"), negative=())] = False,
    ) -> int:
        request = Request(words, game, games, seed, jobs, json)
        return run_simulate(request, players, bots, option or [], edition)

    app.command(simulate_command, name="simulate", **texts(words, "simulate"))


def add_bench(app: App, words: Catalogue) -> None:
    """Registers `hogar bench`."""

    def bench_command(
        game: Annotated[str, Parameter(help=words.say("lab.help.game"))],
        /,
        *,
        players: Annotated[int, Parameter(help=words.say("lab.help.players"))] = 2,
        games: Annotated[int, Parameter(help=words.say("lab.help.games_bench"), validator=FROM_ONE)] = GAMES,
        seconds: Annotated[float, Parameter(help=words.say("lab.help.seconds"), validator=FROM_ZERO)] = SECONDS,
        bot: Annotated[str | None, Parameter(help=words.say("lab.help.bench_bot"))] = None,
        option: Annotated[
            list[str] | None, Parameter(help=words.say("lab.help.option"), consume_multiple=True, negative=())
        ] = None,
        json: Annotated[bool, Parameter(help=words.say("lab.help.json"), negative=())] = False,
    ) -> int:
        request = Request(words, game, games, json=json)
        if bot is not None:
            return run_bot_bench(request, players, bot, seconds, option or [])
        return run_bench(request, players, seconds, option or [])

    app.command(bench_command, name="bench", **texts(words, "bench"))


def add_check(app: App, words: Catalogue) -> None:
    """Registers `hogar check`."""

    def check_command(
        game: Annotated[str, Parameter(help=words.say("lab.help.game"))],
        /,
        *,
        players: Annotated[int | None, Parameter(help=words.say("lab.help.players_check"))] = None,
        games: Annotated[int, Parameter(help=words.say("lab.help.games_check"), validator=FROM_ONE)] = 50,
        seed: Annotated[int, Parameter(help=words.say("lab.help.seed_check"), validator=FROM_ZERO)] = 1,
        option: Annotated[
            list[str] | None, Parameter(help=words.say("lab.help.option_check"), consume_multiple=True, negative=())
        ] = None,
        jobs: Annotated[int, Parameter(help=words.say("lab.help.jobs"), validator=FROM_ZERO)] = 0,
        json: Annotated[bool, Parameter(help=words.say("lab.help.json"), negative=())] = False,
    ) -> int:
        return run_check(Request(words, game, games, seed, jobs, json), players, option or [])

    app.command(check_command, name="check", **texts(words, "check"))


def add_check_bot(app: App, words: Catalogue) -> None:
    """Registers `hogar check-bot`."""

    def check_bot_command(
        command: Annotated[str, Parameter(help=words.say("lab.help.command"))],
        /,
        *,
        game: Annotated[str | None, Parameter(help=words.say("lab.help.game_check_bot"))] = None,
        games: Annotated[int, Parameter(help=words.say("lab.help.games_check_bot"), validator=FROM_ONE)] = 1,
        seconds: Annotated[float, Parameter(help=words.say("lab.help.seconds_move"), validator=FROM_ZERO)] = 1.0,
        seed: Annotated[int, Parameter(help=words.say("lab.help.seed"), validator=FROM_ZERO)] = 1,
        json: Annotated[bool, Parameter(help=words.say("lab.help.json"), negative=())] = False,
    ) -> int:
        return run_bot_check(Request(words, game or "", games, seed, json=json), command, seconds)

    app.command(check_bot_command, name="check-bot", **texts(words, "check_bot"))


def add_tournament(app: App, words: Catalogue) -> None:
    """Registers `hogar lab tournament`."""

    def tournament_command(
        game: Annotated[str, Parameter(help=words.say("lab.help.game"))],
        /,
        *,
        players: Annotated[int, Parameter(help=words.say("lab.help.players"))] = 2,
        bots: Annotated[str, Parameter(help=words.say("lab.help.bots_tournament"))] = ",".join(LEVELS),
        games: Annotated[int, Parameter(help=words.say("lab.help.games_tournament"), validator=FROM_ONE)] = 20,
        seed: Annotated[int, Parameter(help=words.say("lab.help.seed"), validator=FROM_ZERO)] = 1,
        option: Annotated[
            list[str] | None, Parameter(help=words.say("lab.help.option"), consume_multiple=True, negative=())
        ] = None,
        jobs: Annotated[int, Parameter(help=words.say("lab.help.jobs"), validator=FROM_ZERO)] = 0,
        ray: Annotated[str, Parameter(help=words.say("lab.help.ray"))] = "",
        book: Annotated[Path | None, Parameter(help=words.say("lab.help.book"))] = None,
        plot: Annotated[Path | None, Parameter(help=words.say("lab.help.plot"))] = None,
        json: Annotated[bool, Parameter(help=words.say("lab.help.json"), negative=())] = False,
    ) -> int:
        request = Request(words, game, games, seed, jobs, json)
        return run_tournament(request, Contest(players, bots, option or [], ray, book, plot))

    app.command(tournament_command, name="tournament", **texts(words, "tournament"))


def add_tune(app: App, words: Catalogue) -> None:
    """Registers `hogar lab tune`."""

    def tune_command(
        game: Annotated[str, Parameter(help=words.say("lab.help.game"))],
        /,
        *,
        players: Annotated[str, Parameter(help=words.say("lab.help.players_tune"))] = "2",
        rounds: Annotated[int, Parameter(help=words.say("lab.help.rounds"), validator=FROM_ONE)] = 4,
        games: Annotated[int, Parameter(help=words.say("lab.help.games_tune"), validator=FROM_ONE)] = 100,
        simulations: Annotated[int, Parameter(help=words.say("lab.help.simulations"), validator=FROM_ONE)] = 60,
        seed: Annotated[int, Parameter(help=words.say("lab.help.seed"), validator=FROM_ZERO)] = 1,
        weights: Annotated[Path | None, Parameter(help=words.say("lab.help.weights"))] = None,
        out: Annotated[Path | None, Parameter(help=words.say("lab.help.out"))] = None,
        jobs: Annotated[int, Parameter(help=words.say("lab.help.jobs"), validator=FROM_ZERO)] = 0,
    ) -> int:
        request = Request(words, game, games, seed, jobs)
        return run_tune(request, players, rounds, simulations, weights, out)

    app.command(tune_command, name="tune", **texts(words, "tune"))


def texts(words: Catalogue, command: str) -> dict[str, str]:
    """The help of a command and how it is called."""
    return {"help": words.say(f"lab.help.{command}"), "usage": words.say(f"lab.help.usage_{command}")}
