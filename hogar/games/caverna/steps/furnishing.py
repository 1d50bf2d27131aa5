"""Furnishing caverns and dwellings (section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.board import CELL, Furnished
from hogar.games.caverna.happenings import FURNISHED
from hogar.games.caverna.moves import FURNISH, PAY, PAYMENT, RUBY_TILE, SETTLE
from hogar.games.caverna.reach import Means, payable, with_rubies
from hogar.games.caverna.steps.action import Action, price_details
from hogar.games.caverna.steps.payment import settle
from hogar.games.caverna.steps.question import Question
from hogar.games.caverna.terrain import NEVER, put, single_cells, take_away
from hogar.kernel.codec import Codec, Word
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act
from hogar.parts.grid import members
from hogar.parts.payment import payments

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move

# Which furnishing tiles an action offers (CA-152).
ANY_TILE: Final = 0
ANY_DWELLING: Final = 1
ORDINARY: Final = 2
CHOICES: Final = Word(("any", "dwelling", "ordinary"), always=True)
TILE: Final = Word(w.TILES, always=True)


def price_of(table: Table, seat: int, tile: int, choice: int) -> list[int]:
    """What a tile costs a seat after all discounts (CA-275, CA-354); loot has a price of its own (CA-257)."""
    cost = table.figures.loot[w.LOOT_DWELLING].price if choice == ORDINARY else table.tiles[tile].its.cost
    discount = table.boards[seat].discounts[w.FOR_FURNISHING]
    return less(cost, discount) if any(discount) else cost


def less(price: list[int], discount: list[int]) -> list[int]:
    """A price after a discount, never below nothing (CA-275)."""
    return [max(0, price[good] - discount[good]) for good in range(w.GOOD_KINDS)]


def ways(board: Board, price: list[int], rubies: int = 0) -> list[list[int]]:
    """Every way to pay a price, if so many rubies are needed besides."""
    if not board.swaps:
        return [price] if payable(board, with_rubies(price, rubies)) else []
    found = payments([with_rubies(price, rubies)], board.swaps, Means(board))
    return [without_rubies(way, rubies) for way in found]


def without_rubies(price: list[int], rubies: int) -> list[int]:
    """A price without what was added for single tiles."""
    return with_rubies(price, -rubies)


def sites(table: Table, board: Board) -> int:
    """The cells on which a player may place a furnishing tile (CA-145, CA-281)."""
    cells = board.caverns
    for its in board.furnished:
        cells |= table.tiles[its.tile].sites(board)
    return cells & ~board.rooms


def new_sites(table: Table, board: Board) -> list[tuple[int, int]]:
    """The single tiles that would be a place for a furnishing tile, with the rubies for each; the cheapest first."""
    found = []
    for single in (w.TUNNEL, w.CAVERN):
        cells = single_cells(board, single)
        if cells:
            first = cells & -cells
            put(board, single, first)
            if sites(table, board) & first:
                found.append((single, table.figures.single_rubies[single]))
            take_away(board, single, first)
    return sorted(found, key=rubies_of)


def rubies_of(site: tuple[int, int]) -> int:
    """The rubies of a single tile."""
    return site[1]


def site_rubies(table: Table, board: Board) -> int:
    """The rubies it takes before there is a place for a furnishing tile."""
    if sites(table, board):
        return 0
    if not board.goods[w.RUBY] or board.bare:
        return NEVER
    new = new_sites(table, board)
    return new[0][1] if new else NEVER


def cell_below(table: Table, board: Board, tile: int) -> int:
    """The cell of the own tile over which this one must be built (CA-295); -1 where there is none."""
    over = table.tiles[tile].over()
    for its in board.furnished:
        if its.tile == over:
            return its.cell
    return -1


def tile_problem(table: Table, seat: int, tile: int, choice: int, rubies: int) -> int:
    """Why a seat can't place a tile, if it takes so many rubies before there is a place for it."""
    board = table.boards[seat]
    if not table.free_tiles >> tile & 1:
        return r.TILE_GONE
    if not table.layout.kinds[choice] >> tile & 1:
        return r.NOT_A_DWELLING
    needed = rubies
    if table.tiles[tile].over() != w.NO_TILE and cell_below(table, board, tile) >= 0:
        needed = 0
    if needed >= NEVER:
        return r.NO_SITE
    price = price_of(table, seat, tile, choice)
    if not board.swaps:
        return r.OK if payable(board, with_rubies(price, needed)) else r.NOT_ENOUGH
    return r.OK if ways(board, price, needed) else r.NOT_ENOUGH


class Furnish(Action):
    """One furnishing tile out of those that are offered (CA-144, CA-149, CA-150)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "choice": CHOICES}

    def __init__(self, seat: int = NOBODY, choice: int = ANY_TILE) -> None:
        super().__init__(seat)
        self.choice = choice

    def action(self) -> int:
        return w.FURNISH if self.choice == ANY_TILE else w.FURNISH_DWELLING

    def problem(self, table: Table) -> int:
        rubies = site_rubies(table, table.boards[self.seat])
        for tile in members(table.free_tiles & table.layout.kinds[self.choice]):
            if tile_problem(table, self.seat, tile, self.choice, rubies) == r.OK:
                return r.OK
        return r.NO_SITE if rubies >= NEVER else r.NO_TILE_POSSIBLE

    def do(self, table: Table) -> None:
        table.push(ChooseTile(self.seat, self.choice))


class ChooseTile(Question):
    """Which furnishing tile is placed."""

    ASKED: ClassVar[str] = "ask.furnish"
    CLAUSE: ClassVar[str] = "CA-144"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "choice": CHOICES}

    def __init__(self, seat: int = NOBODY, choice: int = ANY_TILE) -> None:
        super().__init__(seat)
        self.choice = choice

    def answers(self, table: Table) -> list[Move]:
        rubies = site_rubies(table, table.boards[self.seat])
        tiles = members(table.free_tiles & table.layout.kinds[self.choice])
        return [
            FURNISH.move(tile) for tile in tiles if tile_problem(table, self.seat, tile, self.choice, rubies) == r.OK
        ]

    def answer(self, table: Table, move: Move) -> None:
        cell = cell_below(table, table.boards[self.seat], move.a)
        if cell >= 0:
            table.push(TilePlaced(self.seat, move.a, cell))
            table.push(PayForTile(self.seat, move.a, self.choice))
        else:
            table.push(ChooseSite(self.seat, move.a, self.choice))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not FURNISH:
            return r.OK
        rubies = site_rubies(table, table.boards[self.seat])
        return tile_problem(table, self.seat, move.a, self.choice, rubies)

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        price = price_of(table, self.seat, move.a, self.choice)
        return {"tile": Message(f"tile.{w.TILES[move.a]}"), **price_details(table.boards[self.seat], price)}


class ChooseSite(Question):
    """Where a furnishing tile is placed; a place for it may be bought with rubies first (CA-145, CA-146)."""

    ASKED: ClassVar[str] = "ask.site"
    CLAUSE: ClassVar[str] = "CA-145"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "tile": TILE, "choice": CHOICES}

    def __init__(self, seat: int = NOBODY, tile: int = 0, choice: int = ANY_TILE) -> None:
        super().__init__(seat)
        self.tile = tile
        self.choice = choice

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        price = price_of(table, self.seat, self.tile, self.choice)
        cells = sites(table, board)
        if cells:
            return [SETTLE.move(cell) for cell in members(cells)] if ways(board, price) else []
        moves = []
        for single, rubies in new_sites(table, board):
            if ways(board, price, rubies):
                moves += [RUBY_TILE.move(single, cell) for cell in members(single_cells(board, single))]
        return moves

    def answer(self, table: Table, move: Move) -> None:
        table.push(TilePlaced(self.seat, self.tile, move.a))
        table.push(PayForTile(self.seat, self.tile, self.choice))

    def check(self, table: Table, move: Move) -> int:
        return r.NO_SITE if move.verb is SETTLE else r.OK

    def asked(self, table: Table) -> Message:
        return Message("ask.site", {"tile": Message(f"tile.{w.TILES[self.tile]}")})


class PayForTile(Question):
    """In which way a furnishing tile is paid (CA-146, CA-354)."""

    ASKED: ClassVar[str] = "ask.pay"
    CLAUSE: ClassVar[str] = "CA-354"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "tile": TILE, "choice": CHOICES}

    def __init__(self, seat: int = NOBODY, tile: int = 0, choice: int = ANY_TILE) -> None:
        super().__init__(seat)
        self.tile = tile
        self.choice = choice

    def answers(self, table: Table) -> list[Move]:
        price = price_of(table, self.seat, self.tile, self.choice)
        found = ways(table.boards[self.seat], price)
        return [PAY.move(PAYMENT.packed(way[: w.SUPPLY_KINDS])) for way in found]

    def answer(self, table: Table, move: Move) -> None:
        settle(table, self.seat, PAYMENT.counts(move.a) + [0] * (w.GOOD_KINDS - w.SUPPLY_KINDS))

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_THIS_PAYMENT if move.verb is PAY else r.OK

    def asked(self, table: Table) -> Message:
        return Message("ask.pay", {"tile": Message(f"tile.{w.TILES[self.tile]}")})


class TilePlaced(Act["Table"]):
    """A furnishing tile that is paid lies on its cell; some do something at once (CA-147, CA-151, CA-295)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "tile": TILE, "cell": CELL}

    def __init__(self, seat: int = NOBODY, tile: int = 0, cell: int = 0) -> None:
        super().__init__(seat)
        self.tile = tile
        self.cell = cell

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        for its in board.furnished:
            if its.cell == self.cell:
                board.covered |= 1 << its.tile
        others = [its for its in board.furnished if its.cell != self.cell]
        board.furnished = [*others, Furnished(self.cell, self.tile)]
        board.equip(table.figures, table.tiles)
        table.take_tile(self.tile)
        if table.listening:
            table.tell(FURNISHED, [self.seat, self.tile, self.cell])
        table.tiles[self.tile].built(table, self.seat, self.cell)
