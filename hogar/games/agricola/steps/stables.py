"""Stables (chapter 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS, EVERY_CELL
from hogar.games.agricola.happenings import STABLE_BUILT, USED
from hogar.games.agricola.moves import STABLE, USE
from hogar.games.agricola.payment import Bill, payable
from hogar.games.agricola.steps.action import Action
from hogar.games.agricola.steps.payment import settle
from hogar.games.agricola.steps.rooms import CARD, CELL, CELL_MASK, MOST, allowed, bill_details
from hogar.kernel.codec import Codec, Flag
from hogar.kernel.combine import DONE
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask
from hogar.parts.grid import members

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.table import Table
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move


def stable_cells(board: Board) -> int:
    """The cells without tile and stable, in pastures or not (AG-149)."""
    return EVERY_CELL & ~(board.rooms | board.fields | board.stables)


def stable_obstacle(table: Table, seat: int, bill: Bill) -> int:
    """Why a seat can't build another stable for a price."""
    board = table.boards[seat]
    if not table.stables_left(seat):
        return r.NO_STABLE_LEFT
    if not payable(table, seat, bill):
        return r.NOT_ENOUGH
    if allowed(table, seat, stable_cells(board), w.BUILD_STABLES, bill.source) or spots(table, seat, bill.source):
        return r.OK
    return r.NO_STABLE_CELL


def spots(table: Table, seat: int, source: int) -> list[int]:
    """The cards with a place of their own for a stable of a named Build Stables action."""
    if not table.boards[seat].rules & hooks.STABLES or not table.hooks.named(source, w.BUILD_STABLES):
        return []
    return table.hooks.stable_spots(table, seat)


def stable_bill(table: Table, source: int, side_job: bool) -> Bill:
    """What a stable costs on Farm Expansion, on Side Job, or in an action of a card (AG-148, AG-314)."""
    prices = table.layout.prices
    return prices.side_job_stable if side_job else prices.stable.offered_by(source)


class BuildStables(Action):
    """Several stables one after the other; on Side Job, or of a card, perhaps only so many (AG-151, AG-314)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "source": CARD, "most": MOST, "side_job": Flag()}

    def __init__(self, seat: int = NOBODY, source: int = NOBODY, most: int = 0, side_job: bool = False) -> None:
        super().__init__(seat)
        self.source = source
        self.most = most
        self.side_job = side_job

    def bill(self, table: Table) -> Bill:
        """The price of a stable."""
        return stable_bill(table, self.source, self.side_job)

    def action(self) -> int:
        return w.BUILD_STABLES

    def named(self, table: Table) -> bool:
        return table.hooks.named(self.source, w.BUILD_STABLES)

    def obstacle(self, table: Table) -> int:
        return stable_obstacle(table, self.seat, self.bill(table))

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        return bill_details(table, self.seat, self.bill(table))

    def do(self, table: Table) -> None:
        most = table.figures.side_job_stables if self.side_job else self.most
        table.push(ChooseStable(self.seat, self.source, most if most else table.figures.stables, self.side_job))
        raise_moment(table, m.BUILD_STABLE_BEFORE, self.seat)


class ChooseStable(Ask["Table"]):
    """Where the next stable is built (AG-149, AG-150)."""

    ASKED: ClassVar[str] = "ask.stable"
    CLAUSE: ClassVar[str] = "AG-149"
    FIELDS: ClassVar[dict[str, Codec]] = {
        **BuildStables.FIELDS,
        "built": CELL_MASK,
        "apart": Flag(),
    }

    def __init__(
        self,
        seat: int = NOBODY,
        source: int = NOBODY,
        most: int = 0,
        side_job: bool = False,
        built: int = 0,
        apart: bool = False,
    ) -> None:
        super().__init__(seat)
        self.source = source
        self.most = most
        self.side_job = side_job
        self.built = built
        self.apart = apart

    def bill(self, table: Table) -> Bill:
        """The price of a stable."""
        return stable_bill(table, self.source, self.side_job)

    def cells(self, table: Table) -> int:
        """Where the next stable may stand."""
        return allowed(table, self.seat, stable_cells(table.boards[self.seat]), w.BUILD_STABLES, self.source)

    def problem(self, table: Table) -> int:
        """Why there is no other stable."""
        if not self.most:
            return r.ENOUGH_STABLES
        return stable_obstacle(table, self.seat, self.bill(table))

    def moves(self, table: Table) -> list[Move]:
        moves = []
        if self.problem(table) == r.OK:
            moves = [STABLE.move(cell) for cell in members(self.cells(table))]
            moves += [USE.move(card, 0) for card in spots(table, self.seat, self.source)]
        if self.built or self.apart:
            moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            raise_moment(table, m.FARM_SPACES_USED, self.seat, self.built & ~table.boards[self.seat].enclosed)
            raise_moment(table, m.BUILD_STABLE_AFTER, self.seat, self.built)
            return
        if move.verb is USE:
            table.push(ChooseStable(self.seat, self.source, self.most - 1, self.side_job, self.built, True))
            table.push(StableApart(self.seat, move.a))
        else:
            built = self.built | 1 << move.a
            table.push(ChooseStable(self.seat, self.source, self.most - 1, self.side_job, built, self.apart))
            table.push(StableBuilt(self.seat, move.a))
        settle(table, self.seat, self.bill(table))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.MUST_DO_ONE
        if move.verb is not STABLE:
            return r.OK
        board = table.boards[self.seat]
        if (board.rooms | board.fields) >> move.a & 1:
            return r.TILE_THERE
        if board.stables >> move.a & 1:
            return r.STABLE_THERE
        problem = self.problem(table)
        return problem if problem else r.NOT_WITH_THIS

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"cell": CELLS[move.a], **bill_details(table, self.seat, self.bill(table))}


class StableBuilt(Act["Table"]):
    """A stable that is paid stands; it makes its pasture hold more, or one animal outside (AG-178, AG-180)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "cell": CELL}

    def __init__(self, seat: int = NOBODY, cell: int = 0) -> None:
        super().__init__(seat)
        self.cell = cell

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        board.stables |= 1 << self.cell
        board.did(w.STABLE_DEED)
        table.house(self.seat)
        if table.listening:
            table.tell(STABLE_BUILT, [self.seat, self.cell])
        if table.listeners:
            raise_moment(table, m.STATE_WATCH, self.seat)
            raise_moment(table, m.BUILD_STABLE, self.seat, self.cell)
            if not board.enclosed >> self.cell & 1:
                raise_moment(table, m.FARM_SPACE_USED, self.seat, 1 << self.cell)


class StableApart(Act["Table"]):
    """A stable that is paid stands in a card's own place, in no cell of the farmyard."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: int = NOBODY, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        board.apart += 1
        board.did(w.STABLE_DEED)
        table.hooks.card(self.card).stable_stands(table, self.seat)
        if table.listening:
            table.tell(USED, [self.seat, self.card])
        raise_moment(table, m.STATE_WATCH, self.seat)
