"""The end of a round: rest abilities, feeding, midden; all players at the same time (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.happenings import FED, SETTLER_LEFT
from hogar.games.skara_brae.moves import DISCARD, FEED, REST
from hogar.games.skara_brae.steps.workers import ready_workers
from hogar.games.skara_brae.storage import gain, pay
from hogar.games.skara_brae.village import place_discard
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.board import Board
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class EndRound(Act["Table"]):
    """Every player rests, feeds and gains midden, in this order, in a lane of their own (SB-230, SB-232)."""

    def ready(self, table: Table) -> bool:
        return table.alone()

    def do(self, table: Table) -> None:
        table.push(RoundOver())
        for seat in range(table.players):
            table.open_lane(seat, PlayerRoundEnd(seat))


class RoundOver(Act["Table"]):
    """The next round waits until all players have ended this one."""

    def ready(self, table: Table) -> bool:
        return table.alone()

    def do(self, table: Table) -> None:
        table.groups = []


class PlayerRoundEnd(Act["Table"]):
    """Black workers go back; then the optional cooking, feeding and midden (SB-218, SB-234)."""

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        board.black_workers = 0
        ready_workers(board)
        table.push_all([Rest(self.seat), Feed(self.seat), GainMidden(self.seat)])


class Rest(Ask["Table"]):
    """The rest ability of a flipped Craft tile: one Cook action, if the player likes (SB-160, SB-234)."""

    ASKED: ClassVar[str] = "ask.rest"
    CLAUSE: ClassVar[str] = "SB-160"

    def moves(self, table: Table) -> list[Move]:
        return [DONE.move()] if self.rest_problem(table) else [REST.move(w.COOK), DONE.move()]

    def rest_problem(self, table: Table) -> int:
        """Why there is no cooking: Craft not flipped, or nothing to cook."""
        board = table.boards[self.seat]
        if not board.is_back(w.CRAFT):
            return r.NO_REST
        return table.tiles[w.COOK].problem(table, self.seat, board.goods)

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is REST:
            table.tiles[w.COOK].act(table, self.seat)

    def check(self, table: Table, move: Move) -> int:
        return self.rest_problem(table) if move.verb is REST and move.a == w.COOK else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"tile": Message("tile.cook")}


def food_needed(board: Board) -> int:
    """One food for each settler without a roof (SB-236)."""
    return max(0, board.settler_count() - board.roofs())


class Feed(Ask["Table"]):
    """How much of the food needed to spend (SB-237)."""

    ASKED: ClassVar[str] = "ask.feed"
    CLAUSE: ClassVar[str] = "SB-237"

    def moves(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        most = min(food_needed(board), board.goods[w.FOOD])
        return [FEED.move(food) for food in range(most, -1, -1)]

    def choose(self, table: Table, move: Move) -> None:
        unpaid = food_needed(table.boards[self.seat]) - move.a
        pay(table, self.seat, w.FOOD, move.a)
        table.tell(FED, [self.seat, move.a])
        if unpaid:
            table.push(LoseSettlers(self.seat, unpaid))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not FEED:
            return r.OK
        board = table.boards[self.seat]
        return r.TOO_MUCH_FOOD if move.a > food_needed(board) else r.NO_FOOD

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        board = table.boards[self.seat]
        need = food_needed(board) if reason == r.TOO_MUCH_FOOD else move.a
        return {"need": need, "have": board.goods[w.FOOD], "good": Message("good.food")}

    def asked(self, table: Table) -> Message:
        return Message("ask.feed", {"need": food_needed(table.boards[self.seat])})


class LoseSettlers(Ask["Table"]):
    """Which settler leaves for each food that was not spent (SB-238 to SB-240)."""

    ASKED: ClassVar[str] = "ask.discard"
    CLAUSE: ClassVar[str] = "SB-239"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": Whole(1, 99)}

    def __init__(self, seat: int = NOBODY, left: int = 1) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, table: Table) -> list[Move]:
        settlers = table.boards[self.seat].settlers
        return [
            DISCARD.move(habitat, place + 1)
            for habitat in range(len(w.HABITATS))
            for place in range(len(settlers[habitat]))
        ]

    def choose(self, table: Table, move: Move) -> None:
        settlers = table.boards[self.seat].settlers
        stack = settlers[move.a]
        card = stack[move.b - 1]
        settlers[move.a] = stack[: move.b - 1] + stack[move.b :]
        place_discard(table, card)
        table.tell(SETTLER_LEFT, [self.seat, card])
        if self.left > 1:
            table.push(LoseSettlers(self.seat, self.left - 1))

    def check(self, table: Table, move: Move) -> int:
        return r.NO_SETTLER_THERE if move.verb is DISCARD else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        have = len(table.boards[self.seat].settlers[move.a])
        return {"habitat": Message(f"habitat.{w.HABITATS[move.a]}"), "have": have}

    def asked(self, table: Table) -> Message:
        return Message("ask.discard", {"left": self.left})


class GainMidden(Act["Table"]):
    """Midden by the slider's top window, less the utensils (SB-242 to SB-244)."""

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        amount = max(0, table.figures.slider_midden[board.slider] - board.utensils)
        gain(table, self.seat, w.MIDDEN, amount)
