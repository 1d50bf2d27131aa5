"""Cook: tokens go to the hearth one by one; everything they yield is gained at the end (SB-147 to SB-154)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.happenings import COOKED
from hogar.games.skara_brae.moves import COOK
from hogar.games.skara_brae.steps.action import ActionTile
from hogar.games.skara_brae.storage import gain_all, pay
from hogar.kernel.codec import Codec, TupleOf, Whole, Word
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.board import Board
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class Cook(ActionTile):
    """The Cook tile."""

    def problem(self, table: Table, seat: int, goods: list[int]) -> int:
        sizes = table.figures.hearth_sizes
        limit = hearth_limit(table, table.boards[seat])
        for good in range(w.GOOD_KINDS):
            if goods[good] and sizes[good] and sizes[good] <= limit:
                return r.OK
        return r.NOTHING_TO_COOK

    def act(self, table: Table, seat: int) -> None:
        table.push(AtHearth(seat, hearth_limit(table, table.boards[seat])))


def hearth_limit(table: Table, board: Board) -> int:
    """The size of a player's hearth (SB-150)."""
    figures = table.figures
    limit = figures.hearth + board.utensils * figures.hearth_utensils
    if board.is_back(w.COOK):
        limit += figures.hearth_cook
    if board.special == w.MUSTER:
        limit += figures.hearth_muster
    return limit


class AtHearth(Ask["Table"]):
    """What goes to the hearth next: any of it as often as there is room, at least one (SB-152, SB-154)."""

    ASKED: ClassVar[str] = "ask.cook"
    CLAUSE: ClassVar[str] = "SB-147"
    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "room": Whole(0, 99),
        "cooked": TupleOf(Word(w.GOODS), 99),
    }

    def __init__(self, seat: int = NOBODY, room: int = 0, cooked: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.room = room
        self.cooked = cooked

    def moves(self, table: Table) -> list[Move]:
        goods = table.boards[self.seat].goods
        sizes = table.figures.hearth_sizes
        moves = []
        for good in range(w.GOOD_KINDS):
            if goods[good] and sizes[good] and sizes[good] <= self.room:
                moves.append(COOK.move(good))
        if self.cooked:
            moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            self.serve(table)
            return
        pay(table, self.seat, move.a, 1)
        table.tell(COOKED, [self.seat, move.a])
        room = self.room - table.figures.hearth_sizes[move.a]
        table.push(AtHearth(self.seat, room, tuple(sorted([*self.cooked, move.a]))))

    def serve(self, table: Table) -> None:
        """Gains what everything yields, as one effect (SB-153, SB-289)."""
        figures = table.figures
        gained = [0] * w.GOOD_KINDS
        for good in self.cooked:
            gained = [have + more for have, more in zip(gained, figures.yields[good], strict=True)]
            if good == w.BOAR and table.boards[self.seat].is_back(w.HUNT_BOAR):
                gained[w.HIDE] += figures.boar_back_hides
        gain_all(table, self.seat, gained)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.OK if self.cooked else r.MUST_DO_SOMETHING
        if move.verb is not COOK:
            return r.OK
        size = table.figures.hearth_sizes[move.a]
        if not size:
            return r.NOT_COOKABLE
        if not table.boards[self.seat].goods[move.a]:
            return r.NOT_HAVE
        return r.HEARTH_FULL if size > self.room else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        good = Message(f"good.{w.GOODS[move.a]}")
        have = table.boards[self.seat].goods[move.a]
        size = table.figures.hearth_sizes[move.a]
        return {"good": good, "have": have, "need": 1, "size": size, "room": self.room}

    def asked(self, table: Table) -> Message:
        return Message("ask.cook", {"room": self.room})
