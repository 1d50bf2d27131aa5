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
    from hogar.kernel.codec import Json
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
    """Figures with their marks, their parts below them, under a heading that says where they can be corrected."""
    if not figures:
        return
    screen.say("rules.figures", style="bold", game=game_id)
    data = game_named(game_id).edition().to_json()
    sources = game_named(game_id).sources()
    for field, _ in figures:
        for part, source in sources.items():
            if part == field or part.startswith(f"{field}."):
                screen.show(figure(screen, part, source, value_of(data, part.split("."))))


def figure(screen: Screen, field: str, source: Source, value: Json) -> Padding:
    """One figure: its name, what it is, its value where that is short, its mark; parts are set in."""
    text = as_text(value)
    mark = screen.words.say("edition.mark", source=source.origin, confidence=source.confidence)
    about = screen.words.text(source.about)
    shown = f"{about} {text}" if len(text) <= MOST_SHOWN else about
    return Padding(
        Text.assemble((f"{field}  ", "cyan"), f"{shown}  ", (mark, "dim")), (0, 0, 0, 1 + 2 * field.count("."))
    )


def value_of(data: Json, path: list[str]) -> Json:
    """The value at a place; a part that all things of a list have is the list of what they have there."""
    if not path:
        return data
    if isinstance(data, list) and not path[0].isdigit():
        return [value_of(item, path) for item in data]
    return value_of(data[int(path[0]) - 1] if isinstance(data, list) else data[path[0]], path[1:])


def as_text(value: Json) -> str:
    """A value as people write it: `2, 3, 4`, `1 horse + 1 plow`."""
    if isinstance(value, dict):
        return " + ".join([f"{count} {name}" for name, count in value.items() if count]) or "0"
    return ", ".join([as_text(item) for item in value]) if isinstance(value, list) else str(value)
