"""A farmyard of Agricola in lines: cells with what lies on them, fences as thick lines around pastures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from hogar.cli.boards.parts import FAINT, LABEL
from hogar.cli.boards.sight import Sight
from hogar.games.agricola import words as w
from hogar.games.agricola.board import Board
from hogar.games.agricola.farm import on_cell
from hogar.games.agricola.sketch import Herd, herds
from hogar.parts.grid import ROW_LETTERS, lowest

NARROWEST: Final = 8
WIDEST: Final = 12
JOINTS: Final = "·╸╺━╹┛┗┻╻┓┏┳┃┫┣╋"
"""What stands where lines meet, by the lines there: left 1, right 2, up 4, down 8."""
FENCE: Final = "bold yellow"
ROOM: Final = ("orange4", "red3", "grey66")
"""The colours of the house, by material."""
ANIMALS: Final = ("bright_white", "grey50", "dark_orange3")


def farmyard(sight: Sight, seat: int, width: int) -> list[Text]:
    """The farmyard, row by row, with its letters and numbers."""
    board = sight.state.boards[seat]
    cell = max(NARROWEST, min(WIDEST, (width - 4) // w.COLUMNS - 1))
    beasts = [herd for herd in herds(sight.state, seat) if herd[0]]
    numbers = "".join([str(column + 1).center(cell + 1) for column in range(w.COLUMNS)])
    lines = [Text(f"   {numbers}", FAINT)]
    for row in range(w.ROWS):
        lines.append(fence_line(sight, board, row, cell))
        contents = [content(sight, board, row * w.COLUMNS + column, beasts) for column in range(w.COLUMNS)]
        for part in range(2):
            lines.append(cell_line(sight, board, row, [each[part] for each in contents], cell))
            lines[-1] = Text(f"{ROW_LETTERS[row] if not part else ' '} ", FAINT) + lines[-1]
    lines.append(fence_line(sight, board, w.ROWS, cell))
    return lines


def fence_line(sight: Sight, board: Board, line: int, cell: int) -> Text:
    """The edges above a row, and the joints between them."""
    text = Text("  ")
    for column in range(w.COLUMNS + 1):
        joint = arms(board, line, column)
        text.append(sight.sign(JOINTS[joint]), FENCE if joint else FAINT)
        if column < w.COLUMNS:
            text.append(sight.sign("━" if flat(board, line, column) else " ") * cell, FENCE)
    return text


def arms(board: Board, line: int, column: int) -> int:
    """Which fences meet at a corner: left 1, right 2, up 4, down 8."""
    meeting = (
        flat(board, line, column - 1),
        flat(board, line, column),
        upright(board, line - 1, column),
        upright(board, line, column),
    )
    return sum([1 << place for place, there in enumerate(meeting) if there])


def flat(board: Board, line: int, column: int) -> bool:
    """Whether there is a fence above the cell of a row and a column; the last line lies below the last row."""
    return 0 <= column < w.COLUMNS and bool(board.fences >> line * w.COLUMNS + column & 1)


def upright(board: Board, row: int, line: int) -> bool:
    """Whether there is a fence at the left of the cell of a row and a column."""
    first = (w.ROWS + 1) * w.COLUMNS
    return 0 <= row < w.ROWS and bool(board.fences >> first + row * (w.COLUMNS + 1) + line & 1)


def cell_line(sight: Sight, board: Board, row: int, texts: list[Text], cell: int) -> Text:
    """One line of the cells of a row, with the fences between them."""
    line = Text()
    for column in range(w.COLUMNS + 1):
        line.append(sight.sign("┃") if upright(board, row, column) else " ", FENCE)
        if column < w.COLUMNS:
            text = texts[column].copy()
            text.truncate(cell)
            free = cell - text.cell_len
            line.append_text(Text(" " * (free // 2)) + text + Text(" " * (free - free // 2)))
    return line


def content(sight: Sight, board: Board, cell: int, beasts: list[Herd]) -> tuple[Text, Text]:
    """What lies on a cell, in two lines: the tile, and what stands on it."""
    there = Text(" ").join(list(animals_on(sight, cell, beasts)))
    if board.rooms >> cell & 1:
        return Text(sight.say(f"cli.agricola.room_{w.MATERIALS[board.material]}"), ROOM[board.material]), there
    if board.fields >> cell & 1:
        return Text(sight.say("cli.agricola.field"), "orange3"), crops_on(sight, board, cell)
    first = Text()
    if board.stables >> cell & 1:
        first = Text(sight.say("cli.agricola.stable"), "red3")
    pasture = next((pasture for pasture in board.pastures if pasture >> cell & 1), 0)
    if pasture and lowest(pasture) == cell:
        return first, there if there.plain else room_left(sight, pasture, beasts)
    if not pasture and not first.plain:
        return Text(sight.sign("·"), FAINT), there
    return first, there


def number_of(sight: Sight, good: str, count: int) -> str:
    """So many of a good, as short as can be."""
    return sight.sign(f"{count}×{sight.say(f'short.{good}')}")


def crops_on(sight: Sight, board: Board, cell: int) -> Text:
    """The crops on a field."""
    for crop, packed in enumerate((board.grain, board.vegetables)):
        count = on_cell(packed, cell)
        if count:
            return Text(number_of(sight, w.CROPS[crop], count), "yellow3" if crop == 0 else "dark_orange")
    return Text()


def animals_on(sight: Sight, cell: int, beasts: list[Herd]) -> Iterator[Text]:
    """The animals of the place whose first cell this is."""
    for cells, _, _, counts in beasts:
        if lowest(cells) == cell:
            for kind, count in enumerate(counts):
                if count:
                    yield Text(number_of(sight, w.ANIMALS[kind], count), f"{LABEL} {ANIMALS[kind]}")


def room_left(sight: Sight, pasture: int, beasts: list[Herd]) -> Text:
    """How many animals an empty pasture holds."""
    holds = next((holds for cells, _, holds, _ in beasts if cells == pasture), 0)
    return Text(sight.say("cli.agricola.holds", number=holds), FAINT)
