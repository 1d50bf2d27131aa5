"""The mass: drawing, moving up, majority (chapter 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.farm import gain_prestige, generations_in, move_member, pay
from hogar.games.village.happenings import MAJORITY, MASS_STARTED, MONK_DRAWN
from hogar.games.village.moves import ADVANCE, CALL, DRAW
from hogar.games.village.steps.area import thing_details
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask, Draw

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move

TURN = Whole(0, w.MOST_SEATS)
PIECES = Whole(0, 99)


class HoldMass(Act["Table"]):
    """Three phases; the players act in order from the start player (VI-146)."""

    def do(self, table: Table) -> None:
        table.tell(MASS_STARTED, [])
        table.push_all([CallNext(), ClimbNext(), Majority()])


class CallNext(Act["Table"]):
    """Phase 1: the next player may pay for members, as long as pieces are left (VI-147 to VI-149)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "turn": TURN, "called": PIECES}

    def __init__(self, seat: int = NOBODY, turn: int = 0, called: int = 0) -> None:
        super().__init__(seat)
        self.turn = turn
        self.called = called

    def do(self, table: Table) -> None:
        left = table.figures.mass_pieces - self.called
        if left and self.turn < table.players:
            table.push(CallMembers((table.start + self.turn) % table.players, self.turn, self.called))
        else:
            draw_more(table, left, 0)


class CallMembers(Ask["Table"]):
    """Which own members to take out of the bag for a coin each (VI-148 to VI-150)."""

    ASKED: ClassVar[str] = "ask.call"
    CLAUSE: ClassVar[str] = "VI-148"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "turn": TURN, "called": PIECES}

    def __init__(self, seat: int = NOBODY, turn: int = 0, called: int = 0) -> None:
        super().__init__(seat)
        self.turn = turn
        self.called = called

    def moves(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        moves: list[Move] = []
        if self.called < table.figures.mass_pieces and board.things[w.COIN] >= table.figures.mass_coins:
            moves += [CALL.move(generation) for generation in generations_in(board.members, w.BLACK_BAG)]
        moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            table.push(CallNext(NOBODY, self.turn + 1, self.called))
            return
        pay(table, self.seat, w.COIN, table.figures.mass_coins)
        move_member(table, self.seat, w.BLACK_BAG, move.a, w.FIRST_WINDOW)
        table.push(CallMembers(self.seat, self.turn, self.called + 1))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not CALL:
            return r.OK
        board = table.boards[self.seat]
        if not board.members[w.BLACK_BAG * w.GENERATION_KINDS + move.a]:
            return r.NOBODY_THERE
        return r.NO_COIN if board.things[w.COIN] < table.figures.mass_coins else r.ALL_CALLED

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        details = thing_details(table, self.seat, w.COIN, table.figures.mass_coins)
        details["place"] = Message("place.bag")
        details["generation"] = move.a + 1
        return details


def draw_more(table: Table, left: int, monks: int) -> None:
    """Draws the pieces that are left; with nothing but monks in the bag there is nothing to draw for (VI-151)."""
    if left and any(board.count(w.BLACK_BAG) for board in table.boards):
        table.push(DrawPiece(NOBODY, left, monks))


class DrawPiece(Draw["Table"]):
    """A piece from the black bag, a monk or a member; `monks` lie beside it already (VI-151, VI-152)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": PIECES, "monks": PIECES}

    def __init__(self, seat: int = NOBODY, left: int = 1, monks: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.monks = monks

    def weights(self, table: Table) -> list[int]:
        weights = [table.figures.monks - self.monks]
        first = w.BLACK_BAG * w.GENERATION_KINDS
        for board in table.boards:
            weights += board.members[first : first + w.GENERATION_KINDS]
        return weights

    def outcome(self, index: int) -> Move:
        return DRAW.move(index)

    def happen(self, table: Table, index: int) -> None:
        if index == 0:
            table.tell(MONK_DRAWN, [])
            draw_more(table, self.left - 1, self.monks + 1)
            return
        seat, generation = divmod(index - 1, w.GENERATION_KINDS)
        move_member(table, seat, w.BLACK_BAG, generation, w.FIRST_WINDOW)
        draw_more(table, self.left - 1, self.monks)


class ClimbNext(Act["Table"]):
    """Phase 2: the next player may move members up (VI-153, VI-154)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "turn": TURN}

    def __init__(self, seat: int = NOBODY, turn: int = 0) -> None:
        super().__init__(seat)
        self.turn = turn

    def do(self, table: Table) -> None:
        if self.turn < table.players:
            table.push(ClimbNext(NOBODY, self.turn + 1))
            table.push(ClimbWindows((table.start + self.turn) % table.players))


class ClimbWindows(Ask["Table"]):
    """Which member moves to the next window for grain, as often as the player likes (VI-153, VI-155)."""

    ASKED: ClassVar[str] = "ask.climb"
    CLAUSE: ClassVar[str] = "VI-153"

    def moves(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        grain = board.things[w.GRAIN]
        moves: list[Move] = []
        for window in range(w.WINDOWS - 1):
            if grain >= table.figures.window_grain[window]:
                for generation in generations_in(board.members, w.FIRST_WINDOW + window):
                    moves.append(ADVANCE.move(window, generation))
        moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            return
        pay(table, self.seat, w.GRAIN, table.figures.window_grain[move.a])
        move_member(table, self.seat, w.FIRST_WINDOW + move.a, move.b, w.FIRST_WINDOW + move.a + 1)
        table.push(self)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not ADVANCE:
            return r.OK
        if not table.boards[self.seat].members[(w.FIRST_WINDOW + move.a) * w.GENERATION_KINDS + move.b]:
            return r.NOBODY_THERE
        return r.LAST_WINDOW if move.a == w.WINDOWS - 1 else r.NOT_ENOUGH

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        steps = table.figures.window_grain
        details = thing_details(table, self.seat, w.GRAIN, steps[min(move.a, len(steps) - 1)])
        details["place"] = Message(f"place.{w.PLACES[w.FIRST_WINDOW + move.a]}")
        details["generation"] = move.b + 1
        return details


class Majority(Act["Table"]):
    """Phase 3: most members in the windows; tied, the one furthest left; still tied, all of them (VI-157 to VI-160)."""

    def do(self, table: Table) -> None:
        standing = [church_standing(table, seat) for seat in range(table.players)]
        best = max(standing)
        if best[0] == 0:
            return
        for seat in range(table.players):
            if standing[seat] == best:
                table.tell(MAJORITY, [seat])
                gain_prestige(table, seat, table.figures.majority_prestige)


def church_standing(table: Table, seat: int) -> tuple[int, int]:
    """How many members a player has in the windows, and how far left the first of them stands."""
    board = table.boards[seat]
    furthest = -1
    for window in range(w.WINDOWS):
        if board.count(w.FIRST_WINDOW + window):
            furthest = window
    return board.count_in(w.FIRST_WINDOW, w.WINDOWS), furthest
