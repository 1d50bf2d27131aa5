"""Reads the catalogues that the package carries: the words shared by all, and those of each game."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from hogar.messages.catalogue import Catalogue

LANGUAGES: Final = ("en", "es")
"""The languages that every text is written in; the first one is for everybody else."""


class TextError(ValueError):
    """A text file that is missing or can't be read; says which, on which line where there is one, and why."""


@cache
def catalogue(language: str, game: str = "") -> Catalogue:
    """All sentences of a language: the shared ones and, over them, those of a game."""
    patterns = read_patterns(shared_text() / f"{known_language(language)}.toml")
    if game:
        patterns |= game_patterns(game, language)
    return Catalogue(language, patterns)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that a person's environment asks for, by the order that gettext follows."""
    locales = [environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)]
    locale = _code(locales[0]) if locales else ""
    if locale in ("c", "posix"):
        return LANGUAGES[0]
    wanted = [*(_code(part) for part in environment.get("LANGUAGE", "").split(":")), locale]
    return next((code for code in wanted if code in LANGUAGES), LANGUAGES[0])


def _code(locale: str) -> str:
    return re.split(r"[^A-Za-z]", locale, maxsplit=1)[0].lower()


def games_with_text() -> list[str]:
    """The games that have a text folder, in alphabetical order."""
    rooms = files("hogar") / "games"
    if not rooms.is_dir():
        return []
    return sorted([room.name for room in rooms.iterdir() if (room / "text").is_dir()])


def shared_text() -> Traversable:
    """The folder of the words shared by all."""
    return files("hogar") / "text"


def game_text(game: str) -> Traversable:
    """The folder of a game's words."""
    if game not in games_with_text():
        raise TextError(f"there are no texts for a game {game!r}; there are: {', '.join(games_with_text()) or 'none'}")
    return files("hogar") / "games" / game / "text"


def game_patterns(game: str, language: str) -> dict[str, str]:
    """The patterns of a game, those of its cards among them."""
    patterns = read_patterns(game_text(game) / f"{language}.toml")
    for file in card_files(game, language):
        patterns |= read_patterns(file)
    return patterns


def card_files(game: str, language: str) -> list[Traversable]:
    """The catalogues of a game's cards, where it has any: `cards_a.en.toml`."""
    files = [file for file in game_text(game).iterdir() if re.fullmatch(rf"cards_\w+\.{language}\.toml", file.name)]
    return sorted(files, key=lambda file: file.name)


def known_language(language: str) -> str:
    """The language itself, if there are texts in it."""
    if language not in LANGUAGES:
        raise TextError(f"there are no texts in language {language!r}; there are: {', '.join(LANGUAGES)}")
    return language


def read_patterns(file: Traversable) -> dict[str, str]:
    """The patterns of one file by id: `wool` in the table `[good]` is `good.wool`."""
    return dict(_flat(read_toml(file), "", file))


def _flat(table: Mapping[str, object], prefix: str, file: Traversable) -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.", file)
        elif isinstance(value, str):
            yield prefix + key, value
        else:
            raise TextError(f"{file}: {prefix}{key} must be a text or a table, not {value!r}")


def read_toml(file: Traversable) -> dict[str, object]:
    """The content of a TOML file; a TextError names the file and the line."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise TextError(f"{file}: there is no such file") from None
    except UnicodeDecodeError as error:
        raise TextError(f"{file}:{_line_of_byte(error)}: not in UTF-8") from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TextError(f"{file}:{_line_of_toml(error, text)}: {error}") from None


def _line_of_byte(error: UnicodeDecodeError) -> int:
    return error.object.count(b"\n", 0, error.start) + 1


def _line_of_toml(error: tomllib.TOMLDecodeError, text: str) -> int:
    told = re.search(r"at line (\d+)", str(error))
    return int(told[1]) if told else text.count("\n") + 1
