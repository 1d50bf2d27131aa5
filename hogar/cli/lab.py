"""The commands of the lab: `simulate`, `bench` and `check`.

The annotations are evaluated where they stand, for their texts come from a catalogue: no postponed ones in this file.
"""

from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from hogar.cli.lab_runs import Request, run_bench, run_check, run_simulate
from hogar.cli.lab_words import lab_words
from hogar.lab.bench import GAMES, SECONDS
from hogar.messages import Catalogue

FROM_ZERO = Number(gte=0)
FROM_ONE = Number(gte=1)


def add_commands(app: App, words: Catalogue | None = None) -> None:
    """Registers the commands of the lab, with their help in the language of the words."""
    own = lab_words(words.language if words is not None else "")
    for add in (add_simulate, add_bench, add_check):
        add(app, own)


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
        option: Annotated[
            list[str] | None, Parameter(help=words.say("lab.help.option"), consume_multiple=True, negative=())
        ] = None,
        json: Annotated[bool, Parameter(help=words.say("lab.help.json"), negative=())] = False,
    ) -> int:
        return run_bench(Request(words, game, games, json=json), players, seconds, option or [])

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
        jobs: Annotated[int, Parameter(help=words.say("lab.help.jobs"), validator=FROM_ZERO)] = 0,
        json: Annotated[bool, Parameter(help=words.say("lab.help.json"), negative=())] = False,
    ) -> int:
        return run_check(Request(words, game, games, seed, jobs, json), players)

    app.command(check_command, name="check", **texts(words, "check"))


def texts(words: Catalogue, command: str) -> dict[str, str]:
    """The help of a command and how it is called."""
    return {"help": words.say(f"lab.help.{command}"), "usage": words.say(f"lab.help.usage_{command}")}
