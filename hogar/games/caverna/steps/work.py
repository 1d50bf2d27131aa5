"""The work phase and the way home (sections 5.3 and 5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.exchanges import candidates
from hogar.games.caverna.happenings import PAID, PASSED, PLACED, WENT_HOME
from hogar.games.caverna.moves import EARLY, PASS, PLACE, PLACES
from hogar.games.caverna.steps.question import Question
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move

DUE: Final = -1
"""The dwarf whose turn it is, not one that a ruby brings forward."""


def space_problem(table: Table, seat: int, space: int) -> int:
    """Why the dwarf about whom it is asked can't use a space that is in play (CA-66, CA-71)."""
    if table.occupied >> space & 1:
        return r.OCCUPIED
    return table.layout.problem(table, seat, space)


def why_not_there(table: Table, seat: int, space: int) -> int:
    """Why he can't use any space, in play or not."""
    if space in table.spaces:
        return space_problem(table, seat, space)
    return r.NOT_REVEALED if table.deck >> space & 1 else r.NOT_IN_PLAY


def usable(table: Table, seat: int, strength: int) -> list[Move]:
    """Every space that a dwarf of some strength can use, exchanges at any time counted (CA-342)."""
    table.boards[seat].acting = strength
    return [PLACES[space] for space in table.spaces if space_problem(table, seat, space) == r.OK]


def usable_at_once(table: Table, seat: int, spaces: list[Move]) -> bool:
    """Whether any of these spaces can be used without exchanges (CA-343)."""
    board = table.boards[seat]
    board.bare = True
    found = any(space_problem(table, seat, move.a) == r.OK for move in spaces)
    board.bare = False
    return found


class StartWork(Act["Table"]):
    """The holder of the token begins (CA-65)."""

    def do(self, table: Table) -> None:
        next_turn(table, table.start - 1)


def next_turn(table: Table, seat: int) -> None:
    """The next player clockwise with a dwarf at home who has not been passed over; else the phase ends (CA-343)."""
    for turn in range(1, table.players + 1):
        other = (seat + turn) % table.players
        if table.boards[other].home and not table.passed >> other & 1:
            table.push(PLACERS[other])
            return


class PlaceDwarf(Question):
    """On which space a dwarf is placed; a ruby brings a stronger one forward (CA-65 to CA-71, CA-343)."""

    ASKED: ClassVar[str] = "ask.place"
    CLAUSE: ClassVar[str] = "CA-65"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "strength": Whole(DUE, w.MOST_STRENGTH)}

    def __init__(self, seat: int = NOBODY, strength: int = DUE) -> None:
        super().__init__(seat)
        self.strength = strength

    def owes(self, table: Table) -> bool:
        return self.strength != DUE

    def placed(self, board: Board) -> int:
        """The strength of the dwarf who is placed."""
        return board.home[0] if self.strength == DUE else self.strength

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        if self.strength != DUE:
            return usable(table, self.seat, self.strength) if self.strength in board.home else []
        moves = []
        if board.goods[w.RUBY] and board.home[0] != board.home[-1]:
            moves = self.early(table, board)
        spaces = usable(table, self.seat, board.home[0])
        if not usable_at_once(table, self.seat, spaces):
            moves.append(PASS.move())
        return spaces + moves

    def early(self, table: Table, board: Board) -> list[Move]:
        """The stronger dwarfs who could be placed for a ruby (CA-70)."""
        board.goods[w.RUBY] -= 1
        stronger = sorted({strength for strength in board.home if strength > board.home[0]})
        moves = [EARLY.move(strength) for strength in stronger if usable(table, self.seat, strength)]
        board.goods[w.RUBY] += 1
        return moves

    def answer(self, table: Table, move: Move) -> None:
        if move.verb is PLACE:
            self.place(table, move.a)
        elif move.verb is EARLY:
            table.boards[self.seat].goods[w.RUBY] -= 1
            if table.listening:
                table.tell(PAID, [self.seat, 1, w.RUBY])
            table.push(PlaceDwarf(self.seat, move.a))
        else:
            table.passed |= 1 << self.seat
            table.tell(PASSED, [self.seat])
            next_turn(table, self.seat)

    def place(self, table: Table, space: int) -> None:
        """A dwarf stands on a space and does what it says."""
        seat = self.seat
        board = table.boards[seat]
        strength = self.placed(board)
        rest = board.home.copy()
        rest.remove(strength)
        board.home = rest
        board.placed = [*board.placed, space]
        board.weapons = [*board.weapons, strength]
        board.acting = strength
        table.occupied |= 1 << space
        table.passed = 0
        if table.listening:
            table.tell(PLACED, [seat, space, strength])
        table.push(ENDS[seat])
        table.push(table.layout.expressions[seat][space])

    def pauses(self, table: Table) -> bool:
        """Whether a player with one answer only could exchange something first (CA-343, CA-349)."""
        return self.strength == DUE and bool(candidates(table, self.seat))

    def check(self, table: Table, move: Move) -> int:
        board = table.boards[self.seat]
        if move.verb is PLACE:
            board.acting = self.placed(board)
            return why_not_there(table, self.seat, move.a)
        if move.verb is PASS:
            return r.SPACE_USABLE
        if move.verb is not EARLY:
            return r.OK
        if self.strength != DUE or move.a not in board.home or move.a <= board.home[0]:
            return r.NOT_DUE
        return r.NOTHING_POSSIBLE if board.goods[w.RUBY] else r.NO_RUBY

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        if move.verb is not PLACE:
            return {"good": Message(f"good.{w.GOODS[w.RUBY]}"), "space": ""}
        details: dict[str, Value] = {}
        if reason not in {r.OCCUPIED, r.NOT_REVEALED, r.NOT_IN_PLAY}:
            details = table.layout.details(table, self.seat, move.a, reason)
        return {"space": Message(f"space.{w.SPACES[move.a]}"), **details}

    def asked(self, table: Table) -> Message:
        return Message("ask.place", {"strength": self.placed(table.boards[self.seat])})


PLACERS: Final[list[PlaceDwarf]] = [PlaceDwarf(seat) for seat in range(w.MOST_SEATS)]


class EndTurn(Act["Table"]):
    """The action of a dwarf is finished; the turn goes on (CA-344)."""

    def do(self, table: Table) -> None:
        next_turn(table, self.seat)


ENDS: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(w.MOST_SEATS)]
NOBODY_THERE: Final[list[int]] = []


class GoHome(Act["Table"]):
    """All dwarfs go home; newborns stay newborns until the round is over (CA-81)."""

    def do(self, table: Table) -> None:
        for board in table.boards:
            board.home = sorted(board.strengths())
            board.placed = NOBODY_THERE
            board.weapons = NOBODY_THERE
            board.cradles = NOBODY_THERE
        table.occupied = 0
        table.passed = 0
        table.tell(WENT_HOME, [])
