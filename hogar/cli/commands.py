"""The commands with their options and help, in the person's language.

The annotations are evaluated where they stand, for their texts come from a catalogue: no postponed ones in this file.
"""

from typing import Annotated

from cyclopts import App, Parameter
from rich.text import Text

from hogar.cli.editions import show_edition
from hogar.cli.leaving import DONE
from hogar.cli.playing import Call, play
from hogar.cli.replaying import replay_file
from hogar.cli.rules import book_of, show_rules
from hogar.cli.screen import Screen
from hogar.cli.welcome import Wishes, find_game, fitting, option_table
from hogar.cli.words import chosen_language, words_for
from hogar.manifest import GAMES
from hogar.messages import Catalogue


def add_play(app: App, words: Catalogue) -> None:
    """Registers `hogar play`."""

    def play_command(
        game: Annotated[str | None, Parameter(help=words.say("cli.help.game"))] = None,
        /,
        *,
        players: Annotated[int | None, Parameter(help=words.say("cli.help.players"))] = None,
        seats: Annotated[str | None, Parameter(help=words.say("cli.help.seats"))] = None,
        option: Annotated[
            list[str] | None, Parameter(help=words.say("cli.help.option"), consume_multiple=True, negative=())
        ] = None,
        seed: Annotated[int | None, Parameter(help=words.say("cli.help.seed"))] = None,
        edition: Annotated[str | None, Parameter(help=words.say("cli.help.edition_file"))] = None,
        resume: Annotated[str | None, Parameter(help=words.say("cli.help.resume"))] = None,
        language: Annotated[str | None, Parameter(help=words.say("cli.help.language"))] = None,
    ) -> int:
        wishes = Wishes(game, players, seats, option or [], edition)
        return play(chosen_language(language), Call(wishes, seed, resume))

    app.command(play_command, name="play", **texts(words, "play"))


def add_replay(app: App, words: Catalogue) -> None:
    """Registers `hogar replay`."""

    def replay_command(
        record: Annotated[str, Parameter(help=words.say("cli.help.record"))],
        /,
        *,
        at: Annotated[int | None, Parameter(help=words.say("cli.help.at"))] = None,
        language: Annotated[str | None, Parameter(help=words.say("cli.help.language"))] = None,
    ) -> int:
        return replay_file(chosen_language(language), record, at)

    app.command(replay_command, name="replay", **texts(words, "replay"))


def add_rules(app: App, words: Catalogue) -> None:
    """Registers `hogar rules`."""

    def rules_command(
        game: Annotated[str, Parameter(help=words.say("cli.help.rules_game"))],
        /,
        *asked: Annotated[str, Parameter(help=words.say("cli.help.words"))],
        language: Annotated[str | None, Parameter(help=words.say("cli.help.language"))] = None,
    ) -> int:
        found = find_game(game).id
        screen = Screen(words_for(chosen_language(language), found))
        show_rules(screen, book_of(screen, found), " ".join(asked).strip())
        return DONE

    app.command(rules_command, name="rules", **texts(words, "rules"))


def add_edition(app: App, words: Catalogue) -> None:
    """Registers `hogar edition`."""

    def edition_command(
        game: Annotated[str, Parameter(help=words.say("cli.help.rules_game"))],
        file: Annotated[str | None, Parameter(help=words.say("cli.help.edition_own"))] = None,
        /,
        *,
        init: Annotated[bool, Parameter(help=words.say("cli.help.edition_init"), negative=())] = False,
        language: Annotated[str | None, Parameter(help=words.say("cli.help.language"))] = None,
    ) -> int:
        found = find_game(game)
        show_edition(Screen(words_for(chosen_language(language), found.id)), found, file, init)
        return DONE

    app.command(edition_command, name="edition", **texts(words, "edition"))


def add_games(app: App, words: Catalogue) -> None:
    """Registers `hogar games`."""

    def games_command(*, language: Annotated[str | None, Parameter(help=words.say("cli.help.language"))] = None) -> int:
        show_games(chosen_language(language))
        return DONE

    app.command(games_command, name="games", **texts(words, "games"))


def show_games(language: str) -> None:
    """Every game with its players and options."""
    for game in GAMES.values():
        screen = Screen(words_for(language, game.id))
        screen.show(Text.assemble((screen.words.say(f"game.{game.id}.name"), "bold"), (f"  {game.id}", "cyan")))
        screen.tell(screen.words.say(f"game.{game.id}.about"))
        screen.say("games.players", low=game.players[0], high=game.players[-1])
        screen.say("games.options")
        screen.show(option_table(screen.words, fitting(game, game.players[0])))


def texts(words: Catalogue, command: str) -> dict[str, str]:
    """The help of a command and how it is called."""
    return {"help": words.say(f"cli.help.{command}"), "usage": words.say(f"cli.help.usage_{command}")}
