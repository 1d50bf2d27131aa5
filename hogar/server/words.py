"""The sentences of the server: those shared by all, its own (`text/` beside this file) and those of every game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from hogar.manifest import GAMES
from hogar.messages import Catalogue
from hogar.messages.load import game_text, read_patterns, shared_text


@cache
def patterns_of(language: str, game: str = "") -> dict[str, str]:
    """The sentences that a client needs: those shared by all, the server's own, and those of a game."""
    name = f"{language}.toml"
    found = read_patterns(shared_text() / name) | read_patterns(files("hogar.server") / "text" / name)
    return found | read_patterns(game_text(game) / name) if game else found


@cache
def words_of(language: str, game: str = "") -> Catalogue:
    """A catalogue of these sentences; without a game, what is not shared is taken from all games."""
    if game:
        return Catalogue(language, patterns_of(language, game))
    every: dict[str, str] = {}
    for id in GAMES:
        every |= patterns_of(language, id)
    return Catalogue(language, every | patterns_of(language))


def words_at(language: str, game: str, names: list[str]) -> Catalogue:
    """The catalogue of a table, with the names of those who sit there."""
    seats = {f"seat.{seat}": name.replace("'", "''") for seat, name in enumerate(names, 1)}
    return Catalogue(language, patterns_of(language, game) | seats)
