"""The words of the terminal: those shared by all, its own (`text/` beside this file) and those of a game, in one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from hogar.kernel.errors import Invalid
from hogar.messages import LANGUAGES, Catalogue, language_of
from hogar.messages.load import game_patterns, read_patterns, shared_text

LONGEST_NAME: Final = 16


def own_text() -> Traversable:
    """The folder of the terminal's own words."""
    return files("hogar.cli") / "text"


@cache
def patterns(language: str, game: str) -> dict[str, str]:
    """Every pattern that the terminal may need for a game, by id."""
    name = f"{language}.toml"
    found = read_patterns(shared_text() / name) | read_patterns(own_text() / name)
    return found | game_patterns(game, language) if game else found


def words_for(language: str, game: str = "", names: Sequence[str] = (), kinds: Sequence[str] = ("seat",)) -> Catalogue:
    """The catalogue of the terminal; `names` are those who sit at the table, `kinds` the words that stand for them."""
    people = [(place, quoted(clean_name(name))) for place, name in enumerate(names, 1)]
    seats = {f"{kind}.{place}": name for kind in kinds for place, name in people}
    return Catalogue(language, patterns(language, game) | seats)


def chosen_language(asked: str | None) -> str:
    """The language that was asked for, else that of the environment; raises `Invalid` where there is no such."""
    if asked is None:
        return language_of()
    code = asked.strip().lower()
    if code not in LANGUAGES:
        raise Invalid("cli.error.language", {"got": asked[:40], "languages": ", ".join(LANGUAGES)})
    return code


def quoted(name: str) -> str:
    """A clean name as a pattern that says just that."""
    return name.replace("'", "''")


def refusal(words: Catalogue, error: Invalid) -> str:
    """What was wrong, as a sentence."""
    return words.text(error.message)


def capitalised(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def clean_name(text: str) -> str:
    """A name as it may stand on a screen, in a sentence and in a record: printable, one line, not too long."""
    printable = "".join([character if character.isprintable() else " " for character in text])
    return " ".join(printable.replace("{", "(").replace("}", ")").split())[:LONGEST_NAME].strip()
