"""Setup by chance and choice: markers, solo cards, special tiles (chapter 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.happenings import MARKER_STACKED, OBJECTIVE_SHOWN, TASK_SHOWN, TILE_CHOSEN, TILE_DEALT
from hogar.games.skara_brae.moves import CHOOSE, DEAL, SHOW_OBJECTIVE, SHOW_TASK, STACK
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY, UNKNOWN
from hogar.kernel.step import SEAT, Act, Ask, Draw

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class StackMarkers(Draw["Table"]):
    """The turn markers are stacked in random order, each drawn one on top (SB-28 to SB-30)."""

    def weights(self, table: Table) -> list[int]:
        return [1 if marker in unstacked(table) else 0 for marker in range(len(w.MARKERS))]

    def outcome(self, index: int) -> Move:
        return STACK.move(index)

    def happen(self, table: Table, index: int) -> None:
        table.left.append(index)
        table.tell(MARKER_STACKED, [index])
        if unstacked(table):
            table.push(self)


def unstacked(table: Table) -> list[int]:
    """The markers that are not in the stack yet."""
    markers = list(range(table.players))
    if table.players == 2:
        markers.append(w.NEUTRAL)
    return [marker for marker in markers if marker not in table.left]


class ShowObjectives(Draw["Table"]):
    """Objective cards are turned up, one after the other (SB-32, SB-34)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": Whole(1, 8)}

    def __init__(self, seat: int = NOBODY, left: int = 1) -> None:
        super().__init__(seat)
        self.left = left

    def weights(self, table: Table) -> list[int]:
        return [1 - (table.objectives >> card & 1) for card in range(len(w.OBJECTIVES))]

    def outcome(self, index: int) -> Move:
        return SHOW_OBJECTIVE.move(index)

    def happen(self, table: Table, index: int) -> None:
        table.objectives |= 1 << index
        table.tell(OBJECTIVE_SHOWN, [index])
        if self.left > 1:
            table.push(ShowObjectives(self.seat, self.left - 1))


class ShowTasks(Draw["Table"]):
    """Task cards are turned up, one after the other (SB-33, SB-34)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": Whole(1, 10)}

    def __init__(self, seat: int = NOBODY, left: int = 1) -> None:
        super().__init__(seat)
        self.left = left

    def weights(self, table: Table) -> list[int]:
        return [1 - (table.tasks >> card & 1) for card in range(len(w.TASKS))]

    def outcome(self, index: int) -> Move:
        return SHOW_TASK.move(index)

    def happen(self, table: Table, index: int) -> None:
        table.tasks |= 1 << index
        table.tell(TASK_SHOWN, [index])
        if self.left > 1:
            table.push(ShowTasks(self.seat, self.left - 1))


class DealTiles(Draw["Table"]):
    """Special tiles are dealt, seen by their receivers only (SB-24, SB-25, SB-285)."""

    def weights(self, table: Table) -> list[int]:
        return [table.undealt >> tile & 1 for tile in range(w.TILE_KINDS)]

    def outcome(self, index: int) -> Move:
        return DEAL.move(index)

    def happen(self, table: Table, index: int) -> None:
        board = table.boards[self.seat]
        table.undealt &= ~(1 << index)
        board.dealt |= 1 << index
        board.tiles_dealt += 1
        table.tell(TILE_DEALT, [self.seat, index], self.known(table))
        if board.tiles_dealt < table.choices.special_tiles:
            table.push(self)

    def known(self, table: Table) -> int:
        return 1 << self.seat


class ChooseTiles(Act["Table"]):
    """All seats choose at the same time, unseen by the others (SB-288, ruling U-9)."""

    def do(self, table: Table) -> None:
        table.push(RevealTiles())
        for seat in without_tile(table):
            table.open_lane(seat, ChooseTile(seat))


def without_tile(table: Table) -> list[int]:
    """The seats that have no special tile yet: all, unless a scenario gave them one."""
    return [seat for seat in range(table.players) if table.boards[seat].special == UNKNOWN]


class ChooseTile(Ask["Table"]):
    """Which of the special tiles dealt to keep (SB-24)."""

    ASKED: ClassVar[str] = "ask.choose_tile"
    CLAUSE: ClassVar[str] = "SB-24"

    def moves(self, table: Table) -> list[Move]:
        dealt = table.boards[self.seat].dealt
        return [CHOOSE.move(tile) for tile in range(w.BUILD, w.TILE_KINDS) if dealt >= 0 and dealt >> tile & 1]

    def choose(self, table: Table, move: Move) -> None:
        table.boards[self.seat].kept = move.a

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_DEALT if move.verb is CHOOSE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"tile": Message(f"tile.{w.TILES[move.a]}")}

    def asked(self, table: Table) -> Message:
        dealt = table.boards[self.seat].dealt
        tiles: list[Message] = [
            Message(f"special.{w.TILES[tile]}")
            for tile in range(w.BUILD, w.TILE_KINDS)
            if dealt >= 0 and dealt >> tile & 1
        ]
        return Message("ask.choose_tile", {"tiles": tiles})


class RevealTiles(Act["Table"]):
    """Once all have chosen the tiles are shown; what was rejected or not dealt leaves the game (SB-24, SB-26)."""

    def ready(self, table: Table) -> bool:
        return table.alone()

    def do(self, table: Table) -> None:
        table.undealt = 0
        table.reveal()
        for seat in without_tile(table):
            board = table.boards[seat]
            board.special = board.kept
            board.kept = UNKNOWN
            board.dealt = 0
            board.tiles_dealt = 0
            table.tell(TILE_CHOSEN, [seat, board.special])
