"""Ore mines with deep tunnels, and ruby mines (section 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.happenings import ORE_MINE_BUILT, RUBY_MINE_BUILT
from hogar.games.caverna.home import CELLS
from hogar.games.caverna.moves import MINE, RUBY_MINE
from hogar.games.caverna.steps.action import Action
from hogar.games.caverna.steps.land import for_singles
from hogar.games.caverna.steps.question import Question
from hogar.games.caverna.terrain import (
    enabling,
    open_deep_tunnels,
    open_tunnels,
    pairs_in,
    singles_for_tunnel,
    singles_for_tunnels,
)
from hogar.kernel.codec import Codec, Flag
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT
from hogar.parts.grid import members

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move

TUNNELS = [w.TUNNEL]


class BuildOreMine(Action):
    """An ore mine and a deep tunnel over two adjacent tunnels (CA-163)."""

    def action(self) -> int:
        return w.BUILD_ORE_MINE

    def problem(self, table: Table) -> int:
        board = table.boards[self.seat]
        return r.OK if for_singles(board, singles_for_tunnels(board)) else r.NO_TUNNELS

    def do(self, table: Table) -> None:
        table.push(ChooseOreMine(self.seat))


class ChooseOreMine(Question):
    """Which tunnel becomes the ore mine, and which beside it the deep tunnel (CA-163)."""

    ASKED: ClassVar[str] = "ask.ore_mine"
    CLAUSE: ClassVar[str] = "CA-163"

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        moves = []
        for one, other in pairs_in(open_tunnels(board)):
            moves += [MINE.move(one, other), MINE.move(other, one)]
        if moves or not for_singles(board, singles_for_tunnels(board)):
            return moves
        return enabling(board, TUNNELS, singles_for_tunnels)

    def answer(self, table: Table, move: Move) -> None:
        board = table.boards[self.seat]
        board.tunnels &= ~(1 << move.a | 1 << move.b)
        board.ore_mines |= 1 << move.a
        board.deep_tunnels |= 1 << move.b
        board.housing = None
        if table.listening:
            table.tell(ORE_MINE_BUILT, [self.seat, move.a, move.b])

    def check(self, table: Table, move: Move) -> int:
        return r.NO_TUNNELS if move.verb is MINE else r.OK


class BuildRubyMine(Action):
    """A ruby mine over an ordinary or over a deep tunnel (CA-167)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "deep": Flag()}

    def __init__(self, seat: int = NOBODY, deep: bool = False) -> None:
        super().__init__(seat)
        self.deep = deep

    def action(self) -> int:
        return w.RUBY_MINE_ON_DEEP_TUNNEL if self.deep else w.RUBY_MINE_ON_TUNNEL

    def problem(self, table: Table) -> int:
        board = table.boards[self.seat]
        if self.deep:
            return r.OK if open_deep_tunnels(board) else r.NO_DEEP_TUNNEL
        return r.OK if for_singles(board, singles_for_tunnel(board)) else r.NO_TUNNEL

    def do(self, table: Table) -> None:
        table.push(ChooseRubyMine(self.seat, self.deep))


class ChooseRubyMine(Question):
    """Which tunnel becomes a ruby mine (CA-167)."""

    ASKED: ClassVar[str] = "ask.ruby_mine"
    CLAUSE: ClassVar[str] = "CA-167"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "deep": Flag()}

    def __init__(self, seat: int = NOBODY, deep: bool = False) -> None:
        super().__init__(seat)
        self.deep = deep

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        cells = open_deep_tunnels(board) if self.deep else open_tunnels(board)
        if cells or self.deep or not for_singles(board, singles_for_tunnel(board)):
            return [RUBY_MINE.move(cell) for cell in members(cells)]
        return enabling(board, TUNNELS, singles_for_tunnel)

    def answer(self, table: Table, move: Move) -> None:
        board = table.boards[self.seat]
        board.tunnels &= ~(1 << move.a)
        board.deep_tunnels &= ~(1 << move.a)
        board.ruby_mines |= 1 << move.a
        board.housing = None
        if table.listening:
            table.tell(RUBY_MINE_BUILT, [self.seat, move.a])

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not RUBY_MINE:
            return r.OK
        return r.NO_DEEP_TUNNEL if self.deep else r.NO_TUNNEL

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"cell": CELLS[move.a]}
