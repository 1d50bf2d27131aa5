"""The words of the lab's commands: those of the terminal and, over them, `hogar/lab/text/`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from hogar.cli.words import patterns
from hogar.messages import Catalogue, language_of
from hogar.messages.load import read_patterns

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def lab_text() -> Traversable:
    """The folder of the lab's own words."""
    return files("hogar.lab") / "text"


@cache
def lab_words(language: str = "", game: str = "") -> Catalogue:
    """The catalogue of the lab's commands in a language, that of the environment where none is named."""
    chosen = language or language_of()
    return Catalogue(chosen, patterns(chosen, game) | read_patterns(lab_text() / f"{chosen}.toml"))
