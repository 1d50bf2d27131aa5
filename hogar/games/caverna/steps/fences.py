"""Pastures and stables (section 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.board import NO_GOODS
from hogar.games.caverna.happenings import LARGE_PASTURE_FENCED, SMALL_PASTURE_FENCED, STABLE_BUILT
from hogar.games.caverna.home import CELLS
from hogar.games.caverna.moves import FENCE, FENCE_BOTH, STABLE
from hogar.games.caverna.reach import covered, payable, raising, with_rubies
from hogar.games.caverna.steps.action import Action, price_details
from hogar.games.caverna.steps.animals import Accommodate
from hogar.games.caverna.steps.furnishing import less
from hogar.games.caverna.steps.land import FOREST_SINGLES
from hogar.games.caverna.steps.question import Question
from hogar.games.caverna.supply import spend
from hogar.games.caverna.terrain import NEVER, enabling, free_forest, pairs_in, singles_for_meadow, singles_for_meadows
from hogar.kernel.codec import Codec, Flag, Mask
from hogar.kernel.combine import DONE
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT
from hogar.parts.grid import count, members

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move

SMALL: Final = 0
LARGE: Final = 1
BOTH: Final = 1 << SMALL | 1 << LARGE
SIZES: Final = Mask(("small", "large"), always=True)


def fence_price(table: Table, seat: int, size: int, loot: bool, first: bool) -> list[int]:
    """The wood for a pasture: what tiles take off counts once in an action (CA-209, CA-210, CA-289)."""
    figures = table.figures
    if loot:
        price = figures.loot[w.LOOT_SMALL_PASTURE if size == SMALL else w.LOOT_LARGE_PASTURE].price
    else:
        price = figures.small_pasture_price if size == SMALL else figures.large_pasture_price
    return less(price, table.boards[seat].discounts[w.FOR_FENCES]) if first else price


def pasture_problem(table: Table, seat: int, size: int, price: list[int]) -> int:
    """Why a pasture can't be built for a price."""
    board = table.boards[seat]
    singles = singles_for_meadow(board) if size == SMALL else singles_for_meadows(board)
    if singles >= NEVER or (singles and (board.bare or singles > board.goods[w.RUBY])):
        return r.NO_MEADOW if size == SMALL else r.NO_MEADOWS
    return r.OK if payable(board, with_rubies(price, singles)) else r.NOT_ENOUGH


class BuildFences(Action):
    """A small pasture, a large one or both; loot offers one of them, for less wood (CA-208, CA-217)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "sizes": SIZES, "loot": Flag()}

    def __init__(self, seat: int = NOBODY, sizes: int = BOTH, loot: bool = False) -> None:
        super().__init__(seat)
        self.sizes = sizes
        self.loot = loot

    def action(self) -> int:
        return w.BUILD_FENCES

    def problem(self, table: Table) -> int:
        reason = r.OK
        for size in members(self.sizes):
            problem = pasture_problem(table, self.seat, size, fence_price(table, self.seat, size, self.loot, True))
            if problem == r.OK:
                return r.OK
            reason = reason or problem
        return reason

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        size = members(self.sizes)[0]
        return price_details(table.boards[self.seat], fence_price(table, self.seat, size, self.loot, True))

    def do(self, table: Table) -> None:
        table.push(ChoosePasture(self.seat, self.sizes, self.loot, True))


class ChoosePasture(Question):
    """Which meadow becomes a small pasture, or which two a large one (CA-209 to CA-213)."""

    ASKED: ClassVar[str] = "ask.fence"
    CLAUSE: ClassVar[str] = "CA-208"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "sizes": SIZES, "loot": Flag(), "first": Flag()}

    def __init__(self, seat: int = NOBODY, sizes: int = 0, loot: bool = False, first: bool = False) -> None:
        super().__init__(seat)
        self.sizes = sizes
        self.loot = loot
        self.first = first

    def owes(self, table: Table) -> bool:
        return self.first

    def price(self, table: Table, size: int) -> list[int]:
        """What a pasture costs now."""
        return fence_price(table, self.seat, size, self.loot, self.first)

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        moves = []
        for size in members(self.sizes):
            if covered(board.goods, self.price(table, size)):
                moves += pastures(board, size)
        if not self.first:
            moves.append(DONE.move())
        return moves if moves else self.enabled(table, board)

    def enabled(self, table: Table, board: Board) -> list[Move]:
        """The exchanges that lead to a pasture."""
        moves: list[Move] = []
        for size in members(self.sizes):
            price = self.price(table, size)
            if pasture_problem(table, self.seat, size, price) == r.OK:
                if not covered(board.goods, price):
                    needed = singles_for_meadow(board) if size == SMALL else singles_for_meadows(board)
                    moves += raising(board, with_rubies(price, needed))
                else:
                    moves += enabling(
                        board, FOREST_SINGLES, singles_for_meadow if size == SMALL else singles_for_meadows
                    )
        return list(dict.fromkeys(moves))

    def answer(self, table: Table, move: Move) -> None:
        size = SMALL if move.verb is FENCE else LARGE
        rest = self.sizes & ~(1 << size)
        if rest:
            table.push(ChoosePasture(self.seat, rest, self.loot, False))
        spend(table, self.seat, self.price(table, size))
        fence(table, self.seat, move)

    def pauses(self, table: Table) -> bool:
        """Whether exchanges could let the other pasture be built (CA-213)."""
        board = table.boards[self.seat]
        if self.first or not (board.goods[w.RUBY] or board.trades):
            return False
        return any(
            pasture_problem(table, self.seat, size, self.price(table, size)) == r.OK for size in members(self.sizes)
        )

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.MUST_DO_ONE
        if move.verb is not FENCE and move.verb is not FENCE_BOTH:
            return r.OK
        size = SMALL if move.verb is FENCE else LARGE
        if not self.sizes >> size & 1:
            return r.PASTURE_BUILT
        if move not in pastures(table.boards[self.seat], size):
            return r.NO_MEADOW if size == SMALL else r.NO_MEADOWS
        return r.NOT_ENOUGH

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        size = SMALL if move.verb is FENCE else LARGE
        return {"cell": CELLS[move.a], **price_details(table.boards[self.seat], self.price(table, size))}


def pastures(board: Board, size: int) -> list[Move]:
    """Where a pasture can be built."""
    if size == SMALL:
        return [FENCE.move(cell) for cell in members(board.meadows)]
    return [FENCE_BOTH.move(one, other) for one, other in pairs_in(board.meadows)]


def fence(table: Table, seat: int, move: Move) -> None:
    """A meadow becomes a small pasture, or two a large one; stables stay (CA-212)."""
    board = table.boards[seat]
    if move.verb is FENCE:
        board.meadows &= ~(1 << move.a)
        board.small_pastures |= 1 << move.a
    else:
        cells = 1 << move.a | 1 << move.b
        board.meadows &= ~cells
        board.large_pastures = [*board.large_pastures, cells]
        board.large |= cells
    board.housing = None
    if table.listening:
        if move.verb is FENCE:
            table.tell(SMALL_PASTURE_FENCED, [seat, move.a])
        else:
            table.tell(LARGE_PASTURE_FENCED, [seat, move.a, move.b])
    table.push(Accommodate(seat))


# Stables.


def stable_cells(board: Board) -> int:
    """The forest cells without tile, the meadows and pastures, without a stable (CA-214, CA-215)."""
    return (free_forest(board) | board.meadows | board.small_pastures | board.large) & ~board.stables


def stable_price(table: Table, seat: int, loot: bool) -> list[int]:
    """What a stable costs (CA-214, CA-290); nothing as loot (CA-254)."""
    if loot:
        return NO_GOODS
    return less(table.figures.stable_price, table.boards[seat].discounts[w.FOR_STABLE])


class BuildStable(Action):
    """One stable (CA-214)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "loot": Flag()}

    def __init__(self, seat: int = NOBODY, loot: bool = False) -> None:
        super().__init__(seat)
        self.loot = loot

    def action(self) -> int:
        return w.BUILD_STABLE

    def problem(self, table: Table) -> int:
        board = table.boards[self.seat]
        if count(board.stables) >= table.figures.stables:
            return r.NO_STABLE_LEFT
        if not stable_cells(board):
            return r.NO_STABLE_CELL
        return r.OK if payable(board, stable_price(table, self.seat, self.loot)) else r.NOT_ENOUGH

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        price = stable_price(table, self.seat, self.loot)
        return {"most": table.figures.stables, **price_details(table.boards[self.seat], price)}

    def do(self, table: Table) -> None:
        table.push(ChooseStable(self.seat, self.loot))


class ChooseStable(Question):
    """Where a stable is built, once it can be paid (CA-214 to CA-216)."""

    ASKED: ClassVar[str] = "ask.stable"
    CLAUSE: ClassVar[str] = "CA-214"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "loot": Flag()}

    def __init__(self, seat: int = NOBODY, loot: bool = False) -> None:
        super().__init__(seat)
        self.loot = loot

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        price = stable_price(table, self.seat, self.loot)
        cells = stable_cells(board)
        if not cells or covered(board.goods, price):
            return [STABLE.move(cell) for cell in members(cells)]
        return raising(board, price)

    def answer(self, table: Table, move: Move) -> None:
        board = table.boards[self.seat]
        spend(table, self.seat, stable_price(table, self.seat, self.loot))
        board.stables |= 1 << move.a
        board.housing = None
        if table.listening:
            table.tell(STABLE_BUILT, [self.seat, move.a])

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not STABLE:
            return r.OK
        return r.NOT_ENOUGH if stable_cells(table.boards[self.seat]) >> move.a & 1 else r.NO_STABLE_CELL

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        price = stable_price(table, self.seat, self.loot)
        return {"cell": CELLS[move.a], **price_details(table.boards[self.seat], price)}
