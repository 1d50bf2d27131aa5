"""Small parts that drawings are put together from: headings, lists in a line, tracks with a marker."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from rich.table import Table as Grid
from rich.text import Text

if TYPE_CHECKING:
    from hogar.cli.boards.sight import Sight

LABEL = "bold"
FAINT = "dim"
HERE = "bold reverse"
LABELS = 17
"""The columns of the labels at the left."""


def heading(title: str, width: int, more: Text | str = "", line: str = "─") -> Text:
    """A title with a line to the right edge."""
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f"{line}{line} ", FAINT)
    text.append(title, "bold cyan")
    if more:
        text.append(" ")
        text.append_text(Text(more) if isinstance(more, str) else more)
    text.append(" " + line * max(0, width - cell_len(text.plain) - 1), FAINT)
    return text


def joined(parts: Iterable[Text | str], between: str = " · ") -> Text:
    """Parts in a line, something faint between them."""
    line = Text()
    for place, part in enumerate(parts):
        if place:
            line.append(between, FAINT)
        line.append_text(part if isinstance(part, Text) else Text(part))
    return line


def labelled(label: str, value: Text | str, style: str = LABEL) -> Text:
    """A value with its label before it."""
    return Text.assemble((label, style), " ", value if isinstance(value, Text) else Text(value))


def cut(text: str, width: int, end: str = "…") -> str:
    """A text in so many columns: filled with spaces, or cut with a sign that it was."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, max(0, width - cell_len(end))) + end


def track(rows: Sequence[tuple[str, Sequence[str]]], at: int, label: int, cell: int) -> list[Text]:
    """A track as lines of equal cells; the column of the marker is in brackets and reversed."""
    lines = []
    for name, values in rows:
        line = Text(cut(name, label), no_wrap=True)
        for place, value in enumerate(values):
            shown = f"[{value}]" if place == at else value
            line.append(shown.center(cell), HERE if place == at else "")
        lines.append(line)
    return lines


def labelled_line(label: str) -> Text:
    """The beginning of a line: its label, in the column of labels."""
    return Text.assemble((cut(label, LABELS), LABEL))


def folded(start: Text, parts: list[Text], sight: Sight) -> Iterator[Text]:
    """Parts in as many lines as they need; the later ones are indented like the first."""
    indent, line, empty = start.cell_len, start, True
    between = sight.sign(" · ")
    for part in parts:
        if not empty and line.cell_len + len(between) + part.cell_len > sight.width:
            yield line
            line, empty = Text(" " * indent), True
        if not empty:
            line.append(between, FAINT)
        line.append_text(part)
        empty = False
    yield line


def side_by_side(left: Sequence[Text], right: Sequence[Text], width: int, gap: int = 3) -> list[Text]:
    """Two blocks beside each other where they fit, else one below the other."""
    wide = max([cell_len(line.plain) for line in left], default=0)
    other = max([cell_len(line.plain) for line in right], default=0)
    if wide + gap + other > width:
        return [*left, *right]
    lines = []
    for place in range(max(len(left), len(right))):
        line = left[place].copy() if place < len(left) else Text()
        line.pad_right(wide + gap - cell_len(line.plain))
        lines.append(line + right[place] if place < len(right) else line)
    return lines


def grid(columns: int, width: int) -> Grid:
    """An invisible table of equal columns."""
    table = Grid.grid(padding=(0, 1, 0, 0), expand=False)
    for _ in range(columns):
        table.add_column(width=width // columns - 1, no_wrap=True, overflow="ellipsis")
    return table
