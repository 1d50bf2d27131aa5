"""The options of a game on the command line by their own names: `--variant family` for `--option variant=family`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hogar.kernel.codec import Codec, Flag
from hogar.manifest import GAMES
from hogar.messages.catalogue import folded

OPTION: Final = "--option"
YES: Final = "yes"


def options_in_full(arguments: Sequence[str]) -> list[str]:
    """The arguments with the options of the game that they name written out; all others are left as they are."""
    fields = options_of(arguments)
    found: list[str] = []
    rest = list(arguments)
    while rest:
        argument = rest.pop(0)
        name, equals, value = argument.partition("=")
        field = plain(name.removeprefix("--"))
        if not name.startswith("--") or field not in fields:
            found.append(argument)
            continue
        if not equals and rest and not rest[0].startswith("--"):
            value = rest.pop(0)
        elif not equals and isinstance(fields[field], Flag):
            value = YES
        found += [OPTION, f"{field}={value}"]
    return found


def options_of(arguments: Sequence[str]) -> Mapping[str, Codec]:
    """The options of the game that a command line names, if it names any."""
    named = [plain(argument) for argument in arguments[1:]]
    return next((GAMES[id].options().FIELDS for id in named if id in GAMES), {})


def plain(text: str) -> str:
    """A name as ids are written."""
    return folded(text).replace(" ", "_").replace("-", "_")
