"""Fences and pastures (chapter 11).

A plan is drawn cell by cell: each answer adds a cell of the pasture that is being drawn, or closes it. Only cells are
offered that belong to some pasture which can be paid, so a bot chooses among at most as many moves as there are cells,
and every legal layout can be drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS, FARM, FENCING, planted
from hogar.games.agricola.happenings import PASTURE_FENCED
from hogar.games.agricola.moves import CLOSE, FENCE, PALISADES
from hogar.games.agricola.payment import FOR_CARD, Bill, payable, wood_bill
from hogar.games.agricola.scoring import unused
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
    most = table.fences_left(seat)
    least = 0
    while least < most:
        middle = (least + most + 1) // 2
        if payable(table, seat, fence_bill(table, middle, source)):
            least = middle
        else:
            most = middle - 1
    return least


def fence_bill(table: Table, fences: int, source: int) -> Bill:
    """What so many fences cost (AG-157); in an action of a card that may be something else."""
    return table.layout.prices.fences[fences].offered_by(source)


def drawable(table: Table, seat: int, source: int) -> list[int]:
    """Every pasture that a seat can fence in and pay."""
    board = table.boards[seat]
    most = affordable(table, seat, source)
    palisades = palisaded(table, seat, source)
    if source >= 0:
        most = min(most, longest_outline(table.hooks.card(source).span))
    if palisades:
        most += board.goods[w.WOOD] // table.hooks.palisade(table, seat)
    found = FENCING.drawable(board.fences, board.pastures, blocked(board), most)
    if palisades:
        found = [pasture for pasture in found if splits(table, seat, pasture, source)]
    if restricted(board):
        found = [pasture for pasture in found if fits_land(table, seat, pasture)]
    if source < 0:
        return found
    card = table.hooks.card(source)
    return [pasture for pasture in found if count(pasture) <= card.span and card.fenceable(table, seat, pasture)]


def longest_outline(cells: int) -> int:
    """The fences around a pasture of so many cells, at most."""
    return 2 * cells + 2


def restricted(board: Board) -> bool:
    """Whether crops in a pasture, or cards, keep some pastures from being fenced."""
    if board.rules & hooks.LAND:
        return True
    return bool(board.rules & hooks.FIELDS and planted(board.grain | board.vegetables) & board.enclosed)


def fits_land(table: Table, seat: int, pasture: int) -> bool:
    """Whether a pasture divides no other with crops in it, and takes no cell that cards keep free."""
    board = table.boards[seat]
    sown = planted(board.grain | board.vegetables)
    for other in board.pastures:
        if other & pasture and other & sown:
            return False
    kept = table.hooks.barred(table, seat)
    return not pasture & kept or not unused(board) & ~kept & ~pasture


def palisaded(table: Table, seat: int, source: int) -> bool:
    """Whether a seat may put wood in the place of fences."""
    if not table.boards[seat].rules & hooks.PALISADES:
        return False
    return source < 0 or table.hooks.card(source).palisades()


def splits(table: Table, seat: int, cells: int, source: int) -> list[int]:
    """How many of the fences that a pasture still needs may be palisades, on the edge of the farmyard."""
    board = table.boards[seat]
    needs = FENCING.needs(board.fences, cells)
    found = []
    wood = table.hooks.palisade(table, seat)
    for number in range(count(needs & FARM.border) + 1):
        fences = count(needs) - number
        if board.goods[w.WOOD] >= wood * number and fences <= table.fences_left(seat):
            board.goods[w.WOOD] -= wood * number
            if payable(table, seat, fence_bill(table, fences, source)):
                found.append(number)
            board.goods[w.WOOD] += wood * number
    return found


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
        palisades = palisaded(table, self.seat, self.source)
        if not table.fences_left(self.seat) and not palisades:
            return r.NO_FENCES_LEFT
        if self.source >= 0 or palisades or restricted(board):
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
            most = ENOUGH if self.most == 1 else max(0, self.most - 1)
            table.push(DrawPasture(self.seat, self.before, 0, self.closed | self.cells, self.source, most))
            if palisaded(table, self.seat, self.source):
                table.push(ChoosePalisades(self.seat, self.cells, self.source))
            else:
                pay_pasture(table, self.seat, self.cells, self.source, 0)

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


def pay_pasture(table: Table, seat: int, cells: int, source: int, palisades: int) -> None:
    """A pasture is paid, with so many palisades instead of fences; then it stands."""
    needed = count(FENCING.needs(table.boards[seat].fences, cells)) - palisades
    table.push(PastureFenced(seat, cells, palisades))
    settle(table, seat, fence_bill(table, needed, source))
    if palisades:
        settle(table, seat, wood_bill(FOR_CARD, table.hooks.palisade(table, seat) * palisades))


class ChoosePalisades(Ask["Table"]):
    """How many palisades take the place of fences around a new pasture."""

    ASKED: ClassVar[str] = "ask.palisades"
    CLAUSE: ClassVar[str] = "AG-232"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "cells": CELL_MASK, "source": CARD}

    def __init__(self, seat: int = NOBODY, cells: int = 0, source: int = NOBODY) -> None:
        super().__init__(seat)
        self.cells = cells
        self.source = source

    def moves(self, table: Table) -> list[Move]:
        return [PALISADES.move(number) for number in splits(table, self.seat, self.cells, self.source)]

    def choose(self, table: Table, move: Move) -> None:
        pay_pasture(table, self.seat, self.cells, self.source, move.a)

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_THIS_PAYMENT if move.verb is PALISADES else r.OK


class PastureFenced(Act["Table"]):
    """A pasture that is paid stands (AG-166, AG-167)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "cells": CELL_MASK, "palisades": Whole(0, 38)}

    def __init__(self, seat: int = NOBODY, cells: int = 0, palisades: int = 0) -> None:
        super().__init__(seat)
        self.cells = cells
        self.palisades = palisades

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        pieces = board.fence_pieces()
        used = self.cells & ~(board.stables | board.enclosed)
        board.palisades += self.palisades
        board.pastures = FENCING.drawn(board.pastures, self.cells)
        table.house(self.seat)
        if board.fence_pieces() > pieces:
            board.did(w.FENCE_DEED)
        if table.listening:
            table.tell(PASTURE_FENCED, [self.seat, self.cells])
        raise_moment(table, m.STATE_WATCH, self.seat)
        if used:
            raise_moment(table, m.FARM_SPACE_USED, self.seat, used)
