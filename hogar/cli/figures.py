"""The printed figures of a game in its rules help: what they are, where they come from and how sure that is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from hogar.manifest import game_named
from hogar.messages.catalogue import folded

if TYPE_CHECKING:
    from hogar.cli.screen import Screen
    from hogar.kernel.game import Source

MOST_SHOWN = 160


def figures_about(screen: Screen, game_id: str, asked: str) -> list[tuple[str, Source]]:
    """The figures, whole fields, whose description has words that begin like all of these."""
    wanted = re.findall(r"\w+", folded(asked))
    found = []
    for field, source in game_named(game_id).sources().items():
        words = re.findall(r"\w+", folded(screen.words.text(source.about)))
        if "." not in field and all(any(word.startswith(begin) for word in words) for begin in wanted):
            found.append((field, source))
    return found


def show_figures(screen: Screen, game_id: str, figures: list[tuple[str, Source]]) -> None:
    """Figures with their marks, under a heading that says where they can be corrected."""
    screen.say("rules.figures", style="bold", game=game_id)
    data = game_named(game_id).edition().to_json()
    for field, source in figures:
        value = str(data[field])
        shown = value if len(value) <= MOST_SHOWN else "…"
        mark = screen.words.say("edition.mark", source=source.origin, confidence=source.confidence)
        about = screen.words.text(source.about)
        screen.show(Padding(Text.assemble((f"{field}  ", "cyan"), f"{about} {shown}  ", (mark, "dim")), (0, 0, 0, 1)))
