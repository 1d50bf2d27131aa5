"""Sowing (section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.caverna import home
from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.data import goods
from hogar.games.caverna.happenings import SOWN
from hogar.games.caverna.home import CELLS
from hogar.games.caverna.moves import SOW
from hogar.games.caverna.reach import payable, raising, with_rubies
from hogar.games.caverna.steps.action import Action
from hogar.games.caverna.steps.animals import Accommodate
from hogar.games.caverna.steps.land import FOREST_SINGLES
from hogar.games.caverna.steps.question import Question
from hogar.games.caverna.terrain import NEVER, enabling, singles_for_field
from hogar.kernel.codec import Codec, Flag, TupleOf, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT
from hogar.parts.grid import members

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move

SEEDS: Final[list[list[int]]] = [goods(grain=1), goods(vegetable=1)]
NO_CROPS: Final[tuple[int, ...]] = (0, 0)


def sowable(board: Board, crops: tuple[int, ...]) -> int:
    """Why nothing more can be sown, of so many fields with each crop."""
    singles = singles_for_field(board)
    if singles >= NEVER or (singles and board.bare):
        return r.NO_FIELD
    for crop in range(w.CROP_KINDS):
        if crops[crop] and payable(board, with_rubies(SEEDS[crop], singles)):
            return r.OK
    return r.NO_FIELD if singles else r.NO_SEED


class Sow(Action):
    """Some new fields with grain and some with vegetables, at least one (CA-138, CA-143)."""

    def action(self) -> int:
        return w.SOW

    def problem(self, table: Table) -> int:
        return sowable(table.boards[self.seat], SOWN_ONCE)

    def do(self, table: Table) -> None:
        table.push(ChooseSowing(self.seat, tuple(table.figures.sown_fields)))


SOWN_ONCE: Final[tuple[int, ...]] = (1, 1)


class ChooseSowing(Question):
    """Which field is sown next, and with what; rubies may help first, or between (CA-138 to CA-142)."""

    ASKED: ClassVar[str] = "ask.sow"
    CLAUSE: ClassVar[str] = "CA-138"
    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "crops": TupleOf(Whole(0, 9), w.CROP_KINDS, exactly=True),
        "begun": Flag(),
    }

    def __init__(self, seat: int = NOBODY, crops: tuple[int, ...] = NO_CROPS, begun: bool = False) -> None:
        super().__init__(seat)
        self.crops = crops
        self.begun = begun

    def owes(self, table: Table) -> bool:
        return not self.begun

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        cells = members(board.empty_fields())
        moves = []
        for crop in range(w.CROP_KINDS):
            if self.crops[crop] and board.goods[w.GRAIN + crop]:
                moves += [SOW.move(crop, cell) for cell in cells]
        if self.begun:
            moves.append(DONE.move())
        return moves if moves else self.enabled(board)

    def enabled(self, board: Board) -> list[Move]:
        """The exchanges that lead to a field that can be sown."""
        singles = singles_for_field(board)
        moves: list[Move] = []
        if singles >= NEVER:
            return moves
        for crop in range(w.CROP_KINDS):
            price = with_rubies(SEEDS[crop], singles)
            if self.crops[crop] and payable(board, price):
                if not board.goods[w.GRAIN + crop]:
                    moves += raising(board, price)
                elif singles:
                    moves += enabling(board, FOREST_SINGLES, singles_for_field)
        return list(dict.fromkeys(moves))

    def answer(self, table: Table, move: Move) -> None:
        left = list(self.crops)
        left[move.a] -= 1
        if any(left):
            table.push(ChooseSowing(self.seat, tuple(left), True))
        sow(table, self.seat, move.a, move.b)

    def pauses(self, table: Table) -> bool:
        """Whether exchanges could let more be sown (CA-142)."""
        board = table.boards[self.seat]
        return self.begun and bool(board.goods[w.RUBY] or board.trades) and sowable(board, self.crops) == r.OK

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.MUST_DO_ONE
        if move.verb is not SOW:
            return r.OK
        if not self.crops[move.a]:
            return r.SOWN_ENOUGH
        return r.NO_SEED if table.boards[self.seat].empty_fields() >> move.b & 1 else r.NOT_SOWABLE

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        if move.verb is not SOW:
            return {}
        good = Message(f"good.{w.CROPS[move.a]}")
        return {"cell": CELLS[move.b], "good": good, "most": table.figures.sown_fields[move.a]}


def sow(table: Table, seat: int, crop: int, cell: int) -> None:
    """One crop from the supply, more from the general supply (CA-139, CA-140)."""
    board = table.boards[seat]
    board.goods[w.GRAIN + crop] -= 1
    lying = table.figures.sown[crop]
    if crop == 0:
        board.grain = home.with_crops(board.grain, cell, lying)
    else:
        board.vegetables = home.with_crops(board.vegetables, cell, lying)
    if table.listening:
        table.tell(SOWN, [seat, crop, cell])
    board.housing = None
    table.push(Accommodate(seat))
