"""`hogar edition`: the figures of a game as a file, for the owner of a box whose print differs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from hogar.cli.store import read_text, write_text
from hogar.editions import read_edition, write_edition
from hogar.kernel.errors import Invalid

if TYPE_CHECKING:
    from hogar.cli.screen import Screen
    from hogar.kernel.game import Edition, Game


def edition_of(game: Game[Any], file: str | None) -> Edition | None:
    """The figures in a file, None where none is named; raises `Invalid` with the line that doesn't fit."""
    return read_edition(game, read_text(Path(file))) if file else None


def show_edition(screen: Screen, game: Game[Any], file: str | None, init: bool) -> None:
    """Prints the figures with their sources, writes them into a new file, or says how a file differs from them."""
    if init:
        begin_file(screen, game, Path(file or f"{game.id}.toml"))
    elif file is None:
        screen.console.out(write_edition(game, screen.words.language), highlight=False, end="")
    else:
        compare(screen, game, file)


def begin_file(screen: Screen, game: Game[Any], path: Path) -> None:
    """Writes today's figures into a file that is not there yet: corrections are never overwritten."""
    if path.exists():
        raise Invalid("cli.error.edition_exists", {"file": str(path)})
    write_text(path, write_edition(game, screen.words.language))
    screen.say("edition.written", file=str(path), game=game.id)


def compare(screen: Screen, game: Game[Any], file: str) -> None:
    """Says that a file can be used, and which of its figures are not those of the game."""
    edition = edition_of(game, file)
    assert edition is not None
    own, usual = edition.to_json(), game.edition().to_json()
    changed = [field for field in usual if own[field] != usual[field]]
    screen.say("edition.fits", file=file)
    screen.say("edition.changed", some=len(changed), fields=", ".join(changed))
