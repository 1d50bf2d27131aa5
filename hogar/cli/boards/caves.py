"""The home board of Caverna in lines: forest and mountain, cell by cell, with what is built and who lives there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from hogar.cli.boards.parts import FAINT, cut
from hogar.cli.boards.sight import Sight
from hogar.games.caverna import home
from hogar.games.caverna import words as w
from hogar.games.caverna.board import Board
from hogar.games.caverna.home import CELLS, on_cell
from hogar.games.caverna.sketch import Herd, herds
from hogar.parts.grid import lowest, members

NARROWEST: Final = 11
WIDEST: Final = 18
GROUNDS: Final = {
    "forest": "green4", "meadow": "green3", "field": "orange3", "pasture": "bold green3", "rock": "grey50",
    "cavern": "grey84", "tunnel": "grey62", "deep_tunnel": "grey46", "ore_mine": "steel_blue1", "ruby_mine": "red1",
    "dwelling": "dark_orange",
}  # fmt: skip
TILES: Final = ("dark_orange", "green3", "yellow3")
"""The colours of furnishing tiles: dwellings, green ones, yellow ones."""


def grounds(board: Board) -> dict[str, int]:
    """Every kind of ground with its cells, the uncovered ones last."""
    pastures = board.small_pastures | board.large
    return {
        "dwelling": home.FIRST_DWELLING,
        "field": board.fields,
        "meadow": board.meadows,
        "pasture": pastures,
        "cavern": board.caverns,
        "tunnel": board.tunnels,
        "deep_tunnel": board.deep_tunnels,
        "ore_mine": board.ore_mines,
        "ruby_mine": board.ruby_mines,
        "forest": home.FOREST,
        "rock": home.MOUNTAIN,
    }


def ground_of(board: Board, cell: int) -> str:
    """What lies on a cell."""
    return next(ground for ground, cells in grounds(board).items() if cells >> cell & 1)


def home_board(sight: Sight, seat: int) -> list[Text]:
    """Forest and mountain side by side, each row in two lines; then what lies over the edge."""
    board = sight.state.boards[seat]
    width = max(NARROWEST, min(WIDEST, (sight.width - 8) // (2 * home.COLUMNS)))
    living = herds(sight.state, seat)
    lines = []
    for row in range(home.ROWS):
        cells = [half + row * home.COLUMNS + column for half in (0, home.HALF) for column in range(home.COLUMNS)]
        for part in range(2):
            texts = [content(sight, board, cell, living)[part] for cell in cells]
            lines.append(row_line(sight, texts, width))
    return [*lines, *over_the_edge(sight, board, living)]


def row_line(sight: Sight, texts: list[Text], width: int) -> Text:
    """One line of a row: three cells of the forest, a wall, three of the mountain."""
    line = Text()
    for place, text in enumerate(texts):
        if place == home.COLUMNS:
            line.append(sight.sign("┃ "), FAINT)
        shown = text.copy()
        shown.truncate(width - 1, overflow="ellipsis", pad=True)
        line.append_text(shown).append(" ")
    return line


def content(sight: Sight, board: Board, cell: int, living: list[Herd]) -> tuple[Text, Text]:
    """What lies on a cell, in two lines: its name and what is built there; who lives there."""
    name = Text(CELLS[cell] + " ", FAINT)
    ground = ground_of(board, cell)
    tile = next((its.tile for its in board.furnished if its.cell == cell), w.NO_TILE)
    if tile != w.NO_TILE:
        colour = TILES[sight.state.tiles[tile].colour()]
        first, _, rest = tile_name(sight, tile).partition(" ")
        below = [Text(rest, colour)] if rest else []
        return name.append(first, colour), Text(" ").join([*below, *who(sight, board, cell, living)])
    shown = sight.sign("·") if ground in {"forest", "rock"} else sight.say(f"cli.caverna.{ground}")
    name.append(shown, GROUNDS[ground])
    return name, Text(" ").join(list(who(sight, board, cell, living)))


def tile_name(sight: Sight, tile: int) -> str:
    """The name of a furnishing tile, without what stands in brackets."""
    return sight.sign(sight.say(f"tile.{w.TILES[tile]}").split(" (")[0])


def who(sight: Sight, board: Board, cell: int, living: list[Herd]) -> Iterator[Text]:
    """What is on a cell: a printed reward, a stable, crops, animals."""
    if cell in home.WATER_CELLS and not board.covered_cells() >> cell & 1:
        reward = sight.state.figures.water[home.WATER_CELLS.index(cell)]
        yield Text(sight.sign(f"+{amounts(sight, reward)}"), "cyan")
    if board.stables >> cell & 1:
        yield Text(sight.say("cli.caverna.stable"), "red3")
    for crop, packed in enumerate((board.grain, board.vegetables)):
        if on_cell(packed, cell):
            yield Text(f"{on_cell(packed, cell)} {sight.say(f'short.{w.CROPS[crop]}')}", "yellow3")
    for cells, _, row in living:
        if lowest(cells) == cell:
            yield from animals(sight, row)


def animals(sight: Sight, row: list[int]) -> Iterator[Text]:
    """The animals of a herd, dogs last."""
    for kind, count in enumerate(row):
        if count:
            word = w.FARM_ANIMALS[kind] if kind < w.ANIMAL_KINDS else w.GOODS[w.DOG]
            yield Text(f"{count} {sight.say(f'short.{word}')}", "bright_white")


def amounts(sight: Sight, goods: list[int]) -> str:
    """Goods in short: `3 wood+1 stone`."""
    return "+".join([f"{count} {sight.say(f'short.{w.GOODS[good]}')}" for good, count in enumerate(goods) if count])


def over_the_edge(sight: Sight, board: Board, living: list[Herd]) -> Iterator[Text]:
    """The cells outside the board on which something lies, one after the other."""
    cells = members(board.covered_cells() & home.OUTSIDE)
    if cells:
        line = Text(cut(sight.say("cli.caverna.outside"), 17), "bold")
        parts = [Text(" ").join([part for part in content(sight, board, cell, living) if part]) for cell in cells]
        yield line.append_text(Text(sight.sign(" · "), FAINT).join(parts))
