"""Laying terrain: twin tiles of spaces, single tiles of loot (section 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.board import NO_GOODS
from hogar.games.caverna.home import CELLS
from hogar.games.caverna.laying import lay_single, lay_twin
from hogar.games.caverna.moves import LAY, LAY_SINGLE
from hogar.games.caverna.reach import payable, with_rubies
from hogar.games.caverna.steps.action import Action
from hogar.games.caverna.steps.question import Question
from hogar.games.caverna.terrain import enabling, lay_moves, single_cells, singles_for_single, singles_for_twin
from hogar.kernel.codec import Codec, Mask, Word
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT
from hogar.parts.grid import members

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move

TWINS = Mask(w.TWINS, always=True)
CAVES = 1 << w.CAVERN_TUNNEL | 1 << w.CAVERN_CAVERN
FOREST_SINGLES = [w.MEADOW, w.FIELD]


def for_singles(board: Board, singles: int) -> bool:
    """Whether a player has a ruby for each of so many single tiles that must come first (CA-175, CA-342)."""
    return not singles or (not board.bare and payable(board, with_rubies(NO_GOODS, singles)))


class LayTwin(Action):
    """A twin tile of one of some kinds, wherever it fits (CA-122 to CA-134)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "twins": TWINS}

    def __init__(self, seat: int = NOBODY, twins: int = 1 << w.MEADOW_FIELD) -> None:
        super().__init__(seat)
        self.twins = twins

    def action(self) -> int:
        if self.twins == CAVES:
            return w.LAY_CAVES
        return w.LAY_MEADOW_FIELD if self.twins == 1 << w.MEADOW_FIELD else w.LAY_CAVERN_TUNNEL

    def problem(self, table: Table) -> int:
        board = table.boards[self.seat]
        twin = w.MEADOW_FIELD if self.twins & 1 << w.MEADOW_FIELD else w.CAVERN_TUNNEL
        return r.OK if for_singles(board, singles_for_twin(board, twin)) else r.NO_TWIN_PLACE

    def do(self, table: Table) -> None:
        table.push(ChooseTwin(self.seat, self.twins))


class ChooseTwin(Question):
    """Which twin tile lies where; where none fits yet, the single tiles for rubies that help (CA-176)."""

    ASKED: ClassVar[str] = "ask.twin"
    CLAUSE: ClassVar[str] = "CA-122"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "twins": TWINS}

    def __init__(self, seat: int = NOBODY, twins: int = 0) -> None:
        super().__init__(seat)
        self.twins = twins

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        moves = [move for twin in members(self.twins) for move in lay_moves(board, twin)]
        if moves or self.twins & CAVES:
            return moves
        singles = singles_for_twin(board, w.MEADOW_FIELD)
        if not for_singles(board, singles):
            return []
        return enabling(board, FOREST_SINGLES, lambda its: singles_for_twin(its, w.MEADOW_FIELD))

    def answer(self, table: Table, move: Move) -> None:
        lay_twin(table, self.seat, move.a, move.b, move.c)

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_THERE if move.verb is LAY else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"twin": Message(f"twin.{w.TWINS[move.a]}")}


class LaySingle(Action):
    """A single tile of loot (CA-136)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "single": Word(w.SINGLES, always=True)}

    def __init__(self, seat: int = NOBODY, single: int = w.MEADOW) -> None:
        super().__init__(seat)
        self.single = single

    def action(self) -> int:
        return w.LAY_MEADOW_FIELD if self.single in FOREST_SINGLES else w.LAY_CAVERN_TUNNEL

    def problem(self, table: Table) -> int:
        board = table.boards[self.seat]
        return r.OK if for_singles(board, singles_for_single(board, self.single)) else r.NO_PLACE_FOR_TILE

    def do(self, table: Table) -> None:
        table.push(ChooseSingle(self.seat, self.single))


class ChooseSingle(Question):
    """Where a single tile lies."""

    ASKED: ClassVar[str] = "ask.single"
    CLAUSE: ClassVar[str] = "CA-136"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "single": Word(w.SINGLES, always=True)}

    def __init__(self, seat: int = NOBODY, single: int = w.MEADOW) -> None:
        super().__init__(seat)
        self.single = single

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        cells = single_cells(board, self.single)
        if cells:
            return [LAY_SINGLE.move(self.single, cell) for cell in members(cells)]
        if not for_singles(board, singles_for_single(board, self.single)):
            return []
        return enabling(board, FOREST_SINGLES, lambda its: singles_for_single(its, self.single))

    def answer(self, table: Table, move: Move) -> None:
        lay_single(table, self.seat, move.a, move.b)

    def check(self, table: Table, move: Move) -> int:
        return r.NO_PLACE_FOR_TILE if move.verb is LAY_SINGLE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"cell": CELLS[move.b], "single": Message(f"single.{w.SINGLES[move.a]}")}
