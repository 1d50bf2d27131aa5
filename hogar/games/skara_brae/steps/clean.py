"""Clean: different resources clear midden and bring a roof (SB-134 to SB-138, SB-161 to SB-168)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import CLEANED, CLEANED_GOODS
from hogar.games.skara_brae.happenings import MIDDEN_CLEARED, ROOF_GAINED, SLIDER_MOVED
from hogar.games.skara_brae.moves import CLEAN, CLEAR
from hogar.games.skara_brae.steps.action import ActionTile
from hogar.games.skara_brae.storage import empty_spaces, pay
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move

FEWEST = 2
SPACES_FOR_SLIDER = 3
ROOFS_IN_A_TURN = 7
"""More roofs than this no player can gain in one turn: one for each worker, black ones included."""


class Clean(ActionTile):
    """The Clean tile."""

    def problem(self, table: Table, seat: int, goods: list[int]) -> int:
        kinds = 0
        for place in range(accepted(table, seat)):
            if goods[CLEANED_GOODS[place]]:
                kinds += 1
        return r.OK if kinds >= FEWEST else r.TOO_FEW_KINDS

    def act(self, table: Table, seat: int) -> None:
        table.push(ChooseCleaned(seat))


def accepted(table: Table, seat: int) -> int:
    """How many of the cleaned types this side of the tile accepts: food is the last one (SB-163)."""
    return len(CLEANED) if table.boards[seat].is_back(w.CLEAN) else len(CLEANED) - 1


class ChooseCleaned(Ask["Table"]):
    """Which different resources to spend (SB-161, SB-163)."""

    ASKED: ClassVar[str] = "ask.clean"
    CLAUSE: ClassVar[str] = "SB-161"

    def moves(self, table: Table) -> list[Move]:
        goods = table.boards[self.seat].goods
        have = 0
        for place in range(accepted(table, self.seat)):
            if goods[CLEANED_GOODS[place]]:
                have |= 1 << place
        clears = self.clears(table)
        return [CLEAN.move(mask) for mask in range(have + 1) if not mask & ~have and clears[mask.bit_count()]]

    def clears(self, table: Table) -> list[int]:
        """The clears for each number of different resources; 0 where the tile has no such line."""
        figures = table.figures
        return figures.back_clears if table.boards[self.seat].is_back(w.CLEAN) else figures.front_clears

    def choose(self, table: Table, move: Move) -> None:
        for place in range(len(CLEANED)):
            if move.a >> place & 1:
                pay(table, self.seat, CLEANED_GOODS[place])
        table.push(GainRoof(self.seat))
        table.push(Clear(self.seat, self.clears(table)[move.a.bit_count()]))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not CLEAN:
            return r.OK
        kinds = move.a.bit_count()
        back = table.boards[self.seat].is_back(w.CLEAN)
        if move.a >> accepted(table, self.seat):
            return r.NOT_CLEANED_ON_FRONT
        if kinds < FEWEST:
            return r.FEWER_THAN_BACK if back else r.FEWER_THAN_FRONT
        if not self.clears(table)[kinds]:
            return r.MORE_THAN_BACK if back else r.TOO_MANY_KINDS
        return r.NOT_HAVE

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        goods = table.boards[self.seat].goods
        missing = [good for place, good in enumerate(CLEANED_GOODS) if move.a >> place & 1 and not goods[good]]
        good = missing[0] if missing else w.HIDE
        return {"tile": Message("tile.clean"), "need": 1, "have": 0, "good": Message(f"good.{w.GOODS[good]}")}


def clear_problem(table: Table, seat: int, clear: int) -> int:
    """Why this clear can't be used now (SB-134, SB-135, SB-138)."""
    board = table.boards[seat]
    if clear == w.CLEAR_MIDDEN:
        return r.OK if board.goods[w.MIDDEN] else r.NO_MIDDEN
    if board.slider == 0:
        return r.SLIDER_AT_LEFT
    return r.OK if empty_spaces(table, seat) >= SPACES_FOR_SLIDER else r.NO_EMPTY_SPACES


def offered_clears(table: Table, seat: int) -> list[Move]:
    """The clears that can be used now."""
    return [CLEAR.move(clear) for clear in range(len(w.CLEARS)) if clear_problem(table, seat, clear) == r.OK]


def clear_details(table: Table, seat: int) -> dict[str, Value]:
    """What the sentence of a problem with a clear needs; tokens beside the board leave no space empty."""
    return {"have": max(0, empty_spaces(table, seat)), "need": SPACES_FOR_SLIDER}


def use_clear(table: Table, seat: int, clear: int) -> None:
    """Applies one clear."""
    board = table.boards[seat]
    if clear == w.CLEAR_MIDDEN:
        board.goods[w.MIDDEN] -= 1
        table.tell(MIDDEN_CLEARED, [seat])
        return
    board.slider -= 1
    table.tell(SLIDER_MOVED, [seat, board.slider])


class Clear(Ask["Table"]):
    """Up to so many clears, divided freely between midden and slider (SB-136, SB-137)."""

    ASKED: ClassVar[str] = "ask.clear"
    CLAUSE: ClassVar[str] = "SB-136"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": Whole(0, 99)}

    def __init__(self, seat: int = NOBODY, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, table: Table) -> list[Move]:
        moves = offered_clears(table, self.seat) if self.left else []
        moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is CLEAR:
            use_clear(table, self.seat, move.a)
            table.push(Clear(self.seat, self.left - 1))

    def check(self, table: Table, move: Move) -> int:
        return clear_problem(table, self.seat, move.a) if move.verb is CLEAR else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return clear_details(table, self.seat)

    def asked(self, table: Table) -> Message:
        return Message("ask.clear", {"left": self.left})


def roofs_are_certain(table: Table) -> bool:
    """Whether the lanes before this one can't use up the roofs, or there are none (SB-77)."""
    lanes = len(table.earlier_lanes())
    return lanes == 0 or table.roofs_left() > lanes * ROOFS_IN_A_TURN


class GainRoof(Act["Table"]):
    """One roof of the supply, if one is left (SB-16, SB-166).

    Where the last roofs could be competed for, a lane waits until the lanes before it are closed (SB-77).
    """

    def ready(self, table: Table) -> bool:
        return roofs_are_certain(table)

    def do(self, table: Table) -> None:
        if table.roofs_left():
            table.boards[self.seat].supply_roofs += 1
            table.tell(ROOF_GAINED, [self.seat])
