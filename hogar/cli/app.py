"""The application: its commands, its help, and what its version is."""

from __future__ import annotations

from cyclopts import App, Group

from hogar import __version__
from hogar.cli.commands import add_edition, add_games, add_play, add_replay, add_rules
from hogar.cli.lab import add_commands
from hogar.cli.serving import add_serve
from hogar.cli.words import words_for
from hogar.pure import compiled


def version() -> str:
    """Say which Hogar this is, and whether its core is compiled: `hogar 0.1.0 (compiled)`."""
    return f"hogar {__version__} ({'compiled' if compiled() else 'interpreted'})"


def make_app(language: str) -> App:
    """The `hogar` command with its help in a language."""
    words = words_for(language)
    app = App(
        name="hogar",
        help=words.say("cli.help.about"),
        usage=words.say("cli.help.usage"),
        version=version,
        help_epilogue=words.say("cli.help.examples"),
        group_commands=Group(words.say("cli.help.commands"), sort_key=0),
        group_parameters=Group(words.say("cli.help.parameters"), sort_key=1),
        group_arguments=Group(words.say("cli.help.arguments"), sort_key=2),
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = words.say("cli.help.help")
    app["--version"].help = words.say("cli.help.version")
    for add in (add_play, add_serve, add_replay, add_rules, add_games, add_edition, add_commands):
        add(app, words)
    return app
