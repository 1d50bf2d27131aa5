"""What a drawing shows, as text."""

from __future__ import annotations

from rich.console import Group

from hogar.cli.boards import Drawing, Sight, drawing_of
from hogar.kernel.state import State
from hogar.kernel.view import View
from tests.cli.table import Seen, a_screen

NAMES = ("Ana", "Bea", "Carl", "Dora")


def drawn(table: State, width: int = 80, language: str = "en", drawing: Drawing | None = None, seat: int = 0) -> str:
    """The whole table as a seat sees it, as text."""
    screen = a_screen(language, NAMES[: table.players], width, table.game.id)
    view = View(table, seat)
    sight = Sight(view.masked, seat, screen.words, screen.width)
    used = drawing if drawing is not None else drawing_of(table.game.id)
    screen.show(Group(used.table(sight), *used.smaller(sight), used.board(sight, seat)))
    seen = screen.console.file
    assert isinstance(seen, Seen)
    return seen.getvalue()


def line_with(said: str, start: str) -> str:
    """The first line that begins so."""
    return next(line for line in said.splitlines() if line.startswith(start))
