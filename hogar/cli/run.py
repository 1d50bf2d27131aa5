"""Runs a command line: what goes wrong is said to the person, and becomes an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, get_args

from cyclopts import exceptions as wrong
from cyclopts.validators import Number
from rich.text import Text

from hogar.cli.app import make_app
from hogar.cli.game_options import options_in_full
from hogar.cli.lab_words import lab_words
from hogar.cli.leaving import DONE, FAILED, INTERRUPTED, USAGE
from hogar.cli.playing import LIST, HungUp
from hogar.cli.screen import new_console
from hogar.cli.words import refusal, words_for
from hogar.kernel.errors import Invalid
from hogar.manifest import GAMES
from hogar.messages import LANGUAGES, Catalogue, TextError, language_of
from hogar.server.words import words_of


def run(arguments: Sequence[str]) -> int:
    """Carries out a command line; the exit code."""
    words = words_for(asked_language(arguments))
    try:
        return carried_out(words, list(arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
    except HungUp as signal:
        silence()
        return int(signal.args[0])
    except BrokenPipeError:
        silence()
        return DONE


def silence() -> None:
    """Lets what is still to be written vanish: nobody is there any more to read it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())


def carried_out(words: Catalogue, arguments: list[str]) -> int:
    """Carries it out; mistakes are explained on standard error."""
    try:
        app = make_app(words.language)
        result = app(
            options_in_full(resume_without_a_name(arguments)),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except wrong.CycloptsError as error:
        complain(words, usage(words, error))
        return USAGE
    except Invalid as error:
        complain(words, refusal(with_all(words, error), error))
        return FAILED
    except TextError as error:
        complain(words, str(error))
        return FAILED
    return result if isinstance(result, int) else DONE


def asked_language(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, else that of the environment: help and errors are in it."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--language":
            value = value if equals else "".join(arguments[place + 1 : place + 2])
            return value.lower() if value.lower() in LANGUAGES else language_of()
    return language_of()


def resume_without_a_name(arguments: list[str]) -> list[str]:
    """`--resume` with nothing after it asks for the list of saved matches."""
    found: list[str] = []
    for place, argument in enumerate(arguments):
        found.append(argument)
        following = arguments[place + 1 : place + 2]
        if argument == "--resume" and (not following or following[0].startswith("-")):
            found.append(LIST)
    return found


def complain(words: Catalogue, text: str) -> None:
    """Says what is wrong on standard error."""
    console = new_console(error=True)
    console.print(Text.assemble((words.say("cli.error.error"), "bold red"), " ", text), soft_wrap=True)


def with_all(words: Catalogue, error: Invalid) -> Catalogue:
    """The words that a refusal needs: those of the game that refuses, else the terminal's, the lab's, the server's."""
    games = [error.game] if error.game else ["", *GAMES]
    known = [words, *[lab_words(words.language, game) for game in games], words_of(words.language)]
    return next((own for own in known if own.has(error.message.id)), words)


def usage(words: Catalogue, error: wrong.CycloptsError) -> str:
    """What is wrong with the way in which the command was called."""
    say = words.say
    values: dict[str, Any] = {"name": name_of(error), "got": got(error)}
    if isinstance(error, wrong.UnknownOptionError):
        text = say("cli.usage.unknown_option", **values)
    elif isinstance(error, wrong.UnknownCommandError):
        text = say("cli.usage.unknown_command", got="".join((error.unused_tokens or [])[:1]))
    elif isinstance(error, wrong.MissingArgumentError):
        text = say("cli.usage.missing", **values)
    elif isinstance(error, wrong.CoercionError | wrong.ValidationError):
        text = say("cli.usage.wrong_value", **wrong_value(error))
    elif isinstance(error, wrong.RepeatArgumentError):
        text = say("cli.usage.repeated", name=got(error))
    elif isinstance(error, wrong.UnusedCliTokensError):
        text = say("cli.usage.too_much", got=" ".join(error.unused_tokens or []))
    else:
        text = say("cli.usage.other", problem=str(error))
    return f"{text} {say('cli.usage.help', command=' '.join(['hogar', *(error.command_chain or ())]))}"


def wrong_value(error: wrong.CoercionError | wrong.ValidationError) -> dict[str, Any]:
    """The option or argument with a wrong value, what stood there, and what it takes."""
    argument = error.argument
    if argument is None:
        return {"name": "", "got": got(error), "kind": "", "bounded": "no", "least": 0}
    bounds: Any = argument.parameter.validator
    least = [bound.gte for bound in bounds or () if isinstance(bound, Number) and bound.gte is not None]
    return {
        "name": argument.name,
        "got": "".join([token.value for token in argument.tokens][:1]),
        "kind": next((kind.__name__ for kind in (int, float) if kind in (argument.hint, *get_args(argument.hint))), ""),
        "bounded": "yes" if least else "no",
        "least": int(least[0]) if least else 0,
    }


def name_of(error: wrong.CycloptsError) -> str:
    """The option or argument that an error is about."""
    argument = error.argument
    return argument.name if argument is not None else ""


def got(error: wrong.CycloptsError) -> str:
    """What stood there."""
    token = getattr(error, "token", None)
    return str(token.keyword or token.value) if token is not None and not isinstance(token, str) else ""
