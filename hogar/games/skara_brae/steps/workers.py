"""Placing workers on action tiles and taking them back (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.happenings import WORKER_PLACED, WORKERS_BACK
from hogar.games.skara_brae.moves import PLACE, PLACES_OF
from hogar.games.skara_brae.steps.tasks import TurnAsk
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.step import Act

if TYPE_CHECKING:
    from hogar.games.skara_brae.board import Board
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class PlaceWorkers(TurnAsk):
    """Which worker goes to which tile next; the seat may stop at any time (SB-124, SB-292)."""

    ASKED: ClassVar[str] = "ask.place"
    CLAUSE: ClassVar[str] = "SB-292"

    def moves(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        moves: list[Move] = []
        if board.large_ready or board.small_ready:
            tiles = board.tiles()
            for tile in range(w.TILE_KINDS):
                if tiles >> tile & 1:
                    self.add_moves(table, board, tile, moves)
        moves.append(DONE.move())
        return moves

    def add_moves(self, table: Table, board: Board, tile: int, moves: list[Move]) -> None:
        """Adds what can be placed on one tile."""
        large = size_problem(board, tile, w.LARGE) == r.OK
        small = size_problem(board, tile, w.SMALL) == r.OK
        if (large or small) and table.tiles[tile].problem(table, self.seat, board.goods) == r.OK:
            if large:
                moves.append(PLACES_OF[tile][w.LARGE])
            if small:
                moves.append(PLACES_OF[tile][w.SMALL])

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            return
        board = table.boards[self.seat]
        put_worker(board, move.a, move.b)
        table.tell(WORKER_PLACED, [self.seat, move.a, move.b])
        table.push(self)
        table.tiles[move.a].act(table, self.seat)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not PLACE:
            return super().check(table, move)
        board = table.boards[self.seat]
        if not board.tiles() >> move.a & 1:
            return r.NOT_YOUR_TILE
        problem = size_problem(board, move.a, move.b)
        return problem if problem else table.tiles[move.a].problem(table, self.seat, board.goods)

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        if move.verb is not PLACE:
            return super().details(table, move, reason)
        details: dict[str, Value] = {"size": Message(f"size.{w.SIZES[move.b]}")}
        details.update(table.tiles[move.a].details(table, self.seat))
        return details

    def asked(self, table: Table) -> Message:
        board = table.boards[self.seat]
        return Message("ask.place", {"large": board.large_ready, "small": board.small_ready})


def size_problem(board: Board, tile: int, size: int) -> int:
    """Why a worker of this size can't go to a tile: none left, or the tile is full (SB-126, SB-219)."""
    if size == w.LARGE:
        if not board.large_ready:
            return r.NO_WORKER
        return r.TILE_FULL if board.large_on >> tile & 1 else r.OK
    if not board.small_ready:
        return r.NO_WORKER
    if not board.small_on >> tile & 1:
        return r.OK
    second = board.is_back(w.RECRUIT) and board.is_back(tile) and not board.second_small_on >> tile & 1
    return r.OK if second else r.TILE_FULL


def put_worker(board: Board, tile: int, size: int) -> None:
    """Puts a worker on a tile."""
    if size == w.LARGE:
        board.large_ready -= 1
        board.large_on |= 1 << tile
        return
    board.small_ready -= 1
    if board.small_on >> tile & 1:
        board.second_small_on |= 1 << tile
    board.small_on |= 1 << tile


class TakeBackWorkers(Act["Table"]):
    """All workers come back beside the board (SB-91, SB-217)."""

    def do(self, table: Table) -> None:
        ready_workers(table.boards[self.seat])
        table.tell(WORKERS_BACK, [self.seat])


def ready_workers(board: Board) -> None:
    """Clears the tiles and readies every worker that the player has."""
    board.large_on = 0
    board.small_on = 0
    board.second_small_on = 0
    board.large_ready = board.large_workers
    board.small_ready = board.small_workers + board.black_workers
