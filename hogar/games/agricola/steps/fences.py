"""Fences and pastures (chapter 11).

A plan is drawn cell by cell: each answer adds a cell of the pasture that is being drawn, or closes it. Only cells are
offered that belong to some pasture which can be paid, so a bot chooses among at most as many moves as there are cells,
and every legal layout can be drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS, FENCING
from hogar.games.agricola.happenings import PASTURE_FENCED
from hogar.games.agricola.moves import CLOSE, FENCE
from hogar.games.agricola.payment import Bill, payable
from hogar.games.agricola.steps.action import Action
from hogar.games.agricola.steps.animals import Accommodate
from hogar.games.agricola.steps.payment import settle
from hogar.games.agricola.steps.rooms import CARD, CELL_MASK
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask
from hogar.parts.grid import count, members

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move


ENOUGH: Final = -1
MOST: Final = Whole(ENOUGH, w.CELL_KINDS)
"""How many pastures an action may still make; 0 is any number."""
BEFORE: Final = Whole(0, 1 << 30)


def blocked(board: Board) -> int:
    """The cells that can't lie in a pasture (AG-163)."""
    return board.rooms | board.fields


def affordable(table: Table, seat: int, source: int = NOBODY) -> int:
    """How many fences a seat can build: pieces left and what it can pay (AG-157, AG-171)."""
    left = table.fences_left(seat)
    while left and not payable(table, seat, fence_bill(table, left, source)):
        left -= 1
    return left


def fence_bill(table: Table, fences: int, source: int) -> Bill:
    """What so many fences cost (AG-157); in an action of a card that may be something else."""
    return table.layout.prices.fences[fences].offered_by(source)


def drawable(table: Table, seat: int, source: int) -> list[int]:
    """Every pasture that a seat can fence in and pay."""
    board = table.boards[seat]
    found = FENCING.drawable(board.fences, board.pastures, blocked(board), affordable(table, seat, source))
    if source < 0:
        return found
    card = table.hooks.card(source)
    return [pasture for pasture in found if card.fenceable(table, seat, pasture)]


class BuildFences(Action):
    """New pastures, or old ones divided, as many as the fences allow (AG-162, AG-170); of a card only so many."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "source": CARD, "most": MOST}

    def __init__(self, seat: int = NOBODY, source: int = NOBODY, most: int = 0) -> None:
        super().__init__(seat)
        self.source = source
        self.most = most

    def action(self) -> int:
        return w.BUILD_FENCES

    def named(self, table: Table) -> bool:
        return table.hooks.named(self.source, w.BUILD_FENCES)

    def obstacle(self, table: Table) -> int:
        board = table.boards[self.seat]
        if not table.fences_left(self.seat):
            return r.NO_FENCES_LEFT
        if self.source >= 0:
            return r.OK if drawable(table, self.seat, self.source) else r.NO_PASTURE
        most = affordable(table, self.seat)
        return r.OK if FENCING.possible(board.fences, board.pastures, blocked(board), most) else r.NO_PASTURE

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        return {"most": affordable(table, self.seat, self.source)}

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        before = board.enclosed | board.fence_pieces() << 16 | len(board.pastures) << 24
        table.push(DrawPasture(self.seat, before, 0, 0, self.source, self.most))
        raise_moment(table, m.BUILD_FENCE_BEFORE, self.seat)


class DrawPasture(Ask["Table"]):
    """Which cell the pasture that is being drawn gets next, or whether it is closed (AG-158 to AG-170).

    `cells` are those drawn so far, `closed` those of the pastures that were closed; `before` says how it was when the
    action began, as `moments.BUILD_FENCE_AFTER` tells it.
    """

    ASKED: ClassVar[str] = "ask.fence"
    CLAUSE: ClassVar[str] = "AG-160"
    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "before": BEFORE,
        "cells": CELL_MASK,
        "closed": CELL_MASK,
        "source": CARD,
        "most": MOST,
    }

    def __init__(
        self,
        seat: int = NOBODY,
        before: int = 0,
        cells: int = 0,
        closed: int = 0,
        source: int = NOBODY,
        most: int = 0,
    ) -> None:
        super().__init__(seat)
        self.source = source
        self.most = most
        self.before = before
        self.cells = cells
        self.closed = closed

    def pastures(self, table: Table) -> list[int]:
        """Every pasture that can be drawn with the cells chosen so far."""
        cells = self.cells
        found = drawable(table, self.seat, self.source)
        return [pasture for pasture in found if pasture & cells == cells] if cells else found

    def moves(self, table: Table) -> list[Move]:
        if self.most == ENOUGH:
            return [DONE.move()]
        reached = 0
        closed = False
        for pasture in self.pastures(table):
            reached |= pasture
            closed = closed or pasture == self.cells
        moves = [FENCE.move(cell) for cell in members(reached & ~self.cells)]
        if closed:
            moves.append(CLOSE.move())
        if self.closed and not self.cells:
            moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            self.finish(table)
        elif move.verb is FENCE:
            cells = self.cells | 1 << move.a
            table.push(DrawPasture(self.seat, self.before, cells, self.closed, self.source, self.most))
        else:
            needed = count(FENCING.needs(table.boards[self.seat].fences, self.cells))
            most = ENOUGH if self.most == 1 else max(0, self.most - 1)
            table.push(DrawPasture(self.seat, self.before, 0, self.closed | self.cells, self.source, most))
            table.push(PastureFenced(self.seat, self.cells))
            settle(table, self.seat, fence_bill(table, needed, self.source))

    def finish(self, table: Table) -> None:
        """The fences stand; the animals find their places anew (AG-174)."""
        table.push(Accommodate(self.seat))
        if table.listeners:
            used = self.closed & ~(self.before | table.boards[self.seat].stables)
            raise_moment(table, m.FARM_SPACES_USED, self.seat, used)
            raise_moment(table, m.BUILD_FENCE_AFTER, self.seat, self.before)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.NOT_CLOSED if self.cells else r.MUST_DO_ONE
        if move.verb is CLOSE:
            return r.NOT_CLOSED
        return r.NOT_FENCEABLE if move.verb is FENCE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        cells = self.cells | (1 << move.a if move.verb is FENCE else 0)
        need = count(FENCING.needs(table.boards[self.seat].fences, cells))
        return {"cell": CELLS[move.a], "need": need, "most": affordable(table, self.seat, self.source)}

    def asked(self, table: Table) -> Message:
        need = count(FENCING.needs(table.boards[self.seat].fences, self.cells)) if self.cells else 0
        drawn: Value = [Message(f"cell.{CELLS[cell]}") for cell in members(self.cells)]
        most = affordable(table, self.seat, self.source)
        if not self.cells:
            return Message("ask.fence", {"most": most})
        return Message("ask.fence_on", {"cells": drawn, "need": need, "most": most})


class PastureFenced(Act["Table"]):
    """A pasture that is paid stands (AG-166, AG-167)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "cells": CELL_MASK}

    def __init__(self, seat: int = NOBODY, cells: int = 0) -> None:
        super().__init__(seat)
        self.cells = cells

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        used = self.cells & ~(board.stables | board.enclosed)
        board.did(w.FENCE_DEED)
        board.pastures = FENCING.drawn(board.pastures, self.cells)
        table.house(self.seat)
        if table.listening:
            table.tell(PASTURE_FENCED, [self.seat, self.cells])
        raise_moment(table, m.STATE_WATCH, self.seat)
        if used:
            raise_moment(table, m.FARM_SPACE_USED, self.seat, used)
