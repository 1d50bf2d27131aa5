"""The table of Caverna in a terminal: the rounds with their harvests, the action spaces, the homes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from hogar.cli.boards.caves import TILES, amounts, home_board, tile_name
from hogar.cli.boards.parts import FAINT, LABEL, folded, heading, joined, labelled, labelled_line
from hogar.cli.boards.sight import Sight
from hogar.games.caverna import words as w
from hogar.games.caverna.board import Board
from hogar.games.caverna.moves import BUY, COOK, FURNISH, PLACE, TAKE_LOOT
from hogar.games.caverna.steps.harvest import food_needed
from hogar.games.caverna.table import Table
from hogar.kernel.move import Move

COLUMN: Final = 38
"""The columns that an action space takes."""
PLAYERS: Final = ("red", "dodger_blue2", "green3", "dark_goldenrod", "medium_purple3", "dark_orange3", "grey70")
"""The colours of the families, by seat."""
GOODS: Final = (
    "orange4", "grey62", "steel_blue1", "red1", "tan", "gold1", "yellow3", "dark_orange", "orange3", "bright_white",
    "grey50", "dark_orange3", "light_salmon3",
)  # fmt: skip


class CavernaDrawing:
    """Draws Caverna."""

    NAMES: ClassVar[tuple[str, ...]] = ()

    def table(self, sight: Sight) -> RenderableType:
        """Everything: the action spaces, the seat's own home, the others in brief."""
        others = [seat for seat in range(sight.state.players) if seat != sight.seat]
        return Group(self.own(sight), *[home_in_brief(sight, seat) for seat in others])

    def own(self, sight: Sight) -> RenderableType:
        """The action spaces and the seat's own home."""
        return Group(first_line(sight), *rounds(sight), *spaces(sight), self.board(sight, sight.seat))

    def smaller(self, sight: Sight) -> Iterator[RenderableType]:
        """Without the others' homes; then with the spaces on which something lies; then in three lines."""
        board = sight.state.boards[sight.seat]
        yield self.own(sight)
        yield Group(first_line(sight), *piles(sight), self.board(sight, sight.seat))
        yield Group(first_line(sight), *goods_lines(sight, board), *dwarfs_lines(sight, sight.seat))

    def board(self, sight: Sight, seat: int) -> RenderableType:
        """One seat's home, large."""
        return Group(home_heading(sight, seat), *home_board(sight, seat), *home_lines(sight, seat))

    def note(self, sight: Sight, move: Move) -> str:
        """What lies on a space, what a tile costs and does, what something is worth."""
        return sight.sign(told(sight, move))


# Words.


def word(sight: Sight, id: str, **values: int | str) -> str:
    """A word or sentence of this drawing."""
    return sight.sign(sight.say(f"cli.caverna.{id}", **values))


def nothing(sight: Sight) -> Text:
    """What stands where nothing is."""
    return Text(sight.sign("—"), FAINT)


def told(sight: Sight, move: Move) -> str:
    """What the words of a move leave open and the table shows."""
    table: Table = sight.state
    if move.verb is PLACE:
        return amounts(sight, table.piles[move.a])
    if move.verb is FURNISH:
        return tile_told(sight, move.a)
    if move.verb is BUY:
        return amounts(sight, one_good(w.GOLD, table.figures.market[move.a]))
    if move.verb is TAKE_LOOT:
        return amounts(sight, table.figures.loot[move.a].price)
    if move.verb is COOK:
        return amounts(sight, one_good(w.FOOD, table.boards[sight.seat].rates[move.a]))
    return ""


def one_good(good: int, number: int) -> list[int]:
    """So many of one good."""
    return [number if each == good else 0 for each in range(w.GOOD_KINDS)]


def tile_told(sight: Sight, tile: int) -> str:
    """A furnishing tile: its price, its points, what it does."""
    kind = sight.state.tiles[tile]
    price = amounts(sight, kind.its.cost) or word(sight, "free")
    points = f", {kind.its.points}★" if kind.its.points else ""
    return f"{price}{points}: {sight.words.text(kind.effect())}"


# What everybody shares.


def first_line(sight: Sight) -> Text:
    """The round, everybody's points, who begins."""
    table: Table = sight.state
    last = table.layout.rounds[-1]
    where = word(sight, "round", round=table.round, rounds=last) if table.round else word(sight, "setup")
    seats = [Text(f"{sight.name(seat)} {sight.score(seat)}", PLAYERS[seat]) for seat in range(table.players)]
    start = [word(sight, "start", name=sight.name(table.start))] if table.start >= 0 else []
    line = joined([Text(where, LABEL), *seats, *start], sight.sign(" · "))
    line.truncate(sight.width, overflow="ellipsis")
    return line


def rounds(sight: Sight) -> Iterator[Text]:
    """How this round and those to come end, as far as it is known."""
    coming = [round for round in sight.state.layout.rounds if round >= max(1, sight.state.round)]
    parts = [Text(f"{round} {ending(sight, round)}") for round in coming]
    yield from folded(labelled_line(word(sight, "harvests")), parts, sight)


def ending(sight: Sight, round: int) -> str:
    """How a round ends: by its marker, once that is turned over, else as printed."""
    table: Table = sight.state
    figures = table.figures
    marked = [each for each in table.layout.rounds if each >= figures.first_marker_round]
    if round not in marked or not sum(table.layout.markers):
        return word(sight, f"harvest_{w.HARVESTS[figures.harvests[round - 1]]}")
    place = marked.index(round)
    if place >= len(table.markers):
        return "?"
    if table.markers[place] == w.GREEN_LEAF:
        return word(sight, "harvest_normal")
    reds = table.markers[:place].count(w.RED_QUESTION)
    event = figures.red_events[reds] if reds < len(figures.red_events) else w.NO_HARVEST
    return word(sight, f"harvest_{w.HARVESTS[event]}")


def spaces(sight: Sight) -> Iterator[Text]:
    """The action spaces in columns, with what lies there and who stands there."""
    yield heading(word(sight, "spaces"), sight.width, line=sight.sign("─"))
    columns = max(1, sight.width // COLUMN)
    width = sight.width // columns
    cells = [space_cell(sight, space) for space in sight.state.spaces]
    rows = -(-len(cells) // columns)
    for row in zip_longest(*[cells[first : first + rows] for first in range(0, len(cells), rows)]):
        line = Text()
        for cell in [cell for cell in row if cell is not None]:
            cell.truncate(width - 1, overflow="ellipsis", pad=True)
            line.append_text(cell).append(" ")
        line.rstrip()
        yield line


def space_cell(sight: Sight, space: int) -> Text:
    """A space: its name, the goods on it, whose dwarf stands there."""
    table: Table = sight.state
    text = Text(sight.say(f"space.{w.SPACES[space]}"))
    there = goods_of(sight, table.piles[space])
    if there:
        text.append("  ").append_text(joined(there, " "))
    for seat, board in enumerate(table.boards):
        if space in board.placed:
            text.append(f" [{sight.name(seat)}]", PLAYERS[seat])
    return text


def piles(sight: Sight) -> Iterator[Text]:
    """The spaces on which something lies and nobody stands, in a few lines."""
    table: Table = sight.state
    there = [space for space in table.spaces if any(table.piles[space]) and not table.occupied >> space & 1]
    yield from folded(labelled_line(word(sight, "goods_there")), [space_cell(sight, space) for space in there], sight)


def goods_of(sight: Sight, goods: list[int]) -> list[Text]:
    """Goods with their numbers, each in its colour."""
    return [
        Text(f"{count} {sight.say(f'short.{w.GOODS[good]}')}", GOODS[good]) for good, count in enumerate(goods) if count
    ]


# One home.


def home_heading(sight: Sight, seat: int) -> Text:
    """Whose home it is, and the points so far."""
    points = labelled(str(sight.score(seat)), word(sight, "points", number=sight.score(seat)))
    return heading(sight.name(seat), sight.width, points, sight.sign("─"))


def home_lines(sight: Sight, seat: int) -> Iterator[Text]:
    """The supply, the dwarfs, the tiles, what is to come."""
    board = sight.state.boards[seat]
    yield from goods_lines(sight, board)
    yield from dwarfs_lines(sight, seat)
    yield from tile_lines(sight, board)


def goods_lines(sight: Sight, board: Board) -> Iterator[Text]:
    """The supply and the animals."""
    goods = goods_of(sight, board.goods)
    yield from folded(labelled_line(word(sight, "supply")), goods or [nothing(sight)], sight)


def dwarfs_lines(sight: Sight, seat: int) -> Iterator[Text]:
    """The dwarfs by strength, at home and at work, the room for them, the food they need, begging markers."""
    table: Table = sight.state
    board = table.boards[seat]
    parts = [labelled(word(sight, "at_home"), strengths(sight, board.home), FAINT)]
    if board.placed:
        parts.append(labelled(word(sight, "at_work"), strengths(sight, board.weapons), FAINT))
    if board.cradles:
        parts.append(Text(word(sight, "newborns", number=len(board.cradles))))
    parts.append(labelled(word(sight, "room"), str(table.room_for_dwarfs(seat)), FAINT))
    parts.append(labelled(word(sight, "eats"), str(food_needed(table, seat, False, False)), FAINT))
    stables = table.figures.stables - board.stables.bit_count()
    parts.append(labelled(word(sight, "stables_left"), str(stables), FAINT))
    if board.begging:
        parts.append(Text(word(sight, "begging", number=board.begging), "bold red"))
    yield from folded(labelled_line(word(sight, "dwarfs")), parts, sight)


def strengths(sight: Sight, weapons: list[int]) -> str:
    """Dwarfs by the strength of their weapons: a dot for one who has none."""
    return " ".join([str(weapon) if weapon else sight.sign("·") for weapon in weapons]) or sight.sign("—")


def tile_lines(sight: Sight, board: Board) -> Iterator[Text]:
    """The furnishing tiles with what they do, and the goods still to come from them."""
    for its in board.furnished:
        kind = sight.state.tiles[its.tile]
        name = Text(tile_name(sight, its.tile), TILES[kind.colour()])
        left = sum([coming.rounds for coming in board.deliveries if coming.tile == its.tile])
        if left:
            name.append(f" [{word(sight, 'coming', number=left)}]", FAINT)
        yield name.append(f"  {sight.sign(sight.words.text(kind.effect()))}", FAINT)


def home_in_brief(sight: Sight, seat: int) -> RenderableType:
    """Another player's home: what is built, the supply, the dwarfs, the tiles by name."""
    board = sight.state.boards[seat]
    names = [Text(tile_name(sight, its.tile), TILES[sight.state.tiles[its.tile].colour()]) for its in board.furnished]
    return Group(
        home_heading(sight, seat),
        *folded(labelled_line(word(sight, "built")), list(built(sight, board)) or [nothing(sight)], sight),
        *goods_lines(sight, board),
        *dwarfs_lines(sight, seat),
        *folded(labelled_line(word(sight, "tiles")), names or [nothing(sight)], sight),
    )


def built(sight: Sight, board: Board) -> Iterator[Text]:
    """How many of each kind of ground there are."""
    counts = {
        "field": board.fields.bit_count(),
        "meadow": board.meadows.bit_count(),
        "pasture": board.small_pastures.bit_count() + len(board.large_pastures),
        "cavern": board.caverns.bit_count(),
        "tunnel": board.tunnels.bit_count(),
        "deep_tunnel": board.deep_tunnels.bit_count(),
        "ore_mine": board.ore_mines.bit_count(),
        "ruby_mine": board.ruby_mines.bit_count(),
    }
    for ground, count in counts.items():
        if count:
            yield labelled(word(sight, ground), str(count), FAINT)
