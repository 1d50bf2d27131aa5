"""Explore: draw village cards, keep one (SB-197 to SB-200, SB-295, SB-296)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.happenings import CARD_DRAWN, CARD_KEPT
from hogar.games.skara_brae.moves import DRAW, KEEP
from hogar.games.skara_brae.steps.action import SpecialTile
from hogar.games.skara_brae.steps.harvest import BottomEffect
from hogar.games.skara_brae.steps.own_cards import add_card
from hogar.games.skara_brae.village import can_draw, place_discard, renew_pile
from hogar.kernel.codec import Codec, Flag, Whole
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY, UNKNOWN
from hogar.kernel.step import SEAT, Act, Ask, Draw

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class Explore(SpecialTile):
    """The Explore tile."""

    def main_problem(self, table: Table, seat: int, goods: list[int]) -> int:
        return r.OK if can_draw(table) else r.NO_CARDS

    def main(self, table: Table, seat: int) -> None:
        back = table.boards[seat].is_back(w.EXPLORE)
        table.drawer = seat
        table.push(KeepDrawn(seat, back))
        table.push(DrawCards(seat, table.figures.explored[1 if back else 0]))


class DrawCards(Act["Table"]):
    """Draws so many cards, as far as there are any (SB-283)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": Whole(0, 9)}

    def __init__(self, seat: int = NOBODY, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def do(self, table: Table) -> None:
        if self.left:
            renew_pile(table)
            if can_draw(table):
                table.push(DrawCards(self.seat, self.left - 1))
                table.push(DrawOne(self.seat))


class DrawOne(Draw["Table"]):
    """One card from the pile, seen by its drawer alone (SB-296)."""

    def weights(self, table: Table) -> list[int]:
        return table.deck

    def outcome(self, index: int) -> Move:
        return DRAW.move(index)

    def happen(self, table: Table, index: int) -> None:
        table.deck[index] -= 1
        table.drawn.append(index)
        table.drawn[table.drawn_known :] = sorted(table.drawn[table.drawn_known :])
        table.tell(CARD_DRAWN, [self.seat, index], self.known(table))

    def known(self, table: Table) -> int:
        return 1 << self.seat


class KeepDrawn(Ask["Table"]):
    """Which of the drawn cards to keep; the others are discarded. `back` is the side when Explore was used."""

    ASKED: ClassVar[str] = "ask.keep"
    CLAUSE: ClassVar[str] = "SB-197"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "back": Flag()}

    def __init__(self, seat: int = NOBODY, back: bool = False) -> None:
        super().__init__(seat)
        self.back = back

    def moves(self, table: Table) -> list[Move]:
        return [KEEP.move(card) for card in range(w.CARD_KINDS) if card in table.drawn]

    def pauses(self, table: Table) -> bool:
        return True

    def clause(self) -> str:
        return "SB-200" if self.back else "SB-197"

    def choose(self, table: Table, move: Move) -> None:
        rejected = table.drawn.copy()
        rejected.remove(move.a)
        for card in rejected:
            place_discard(table, card)
        table.drawn = []
        table.drawn_known = 0
        table.drawer = UNKNOWN
        table.reveal()
        table.tell(CARD_KEPT, [self.seat, move.a])
        add_card(table, self.seat, move.a)
        if self.back and move.a >= w.FIRST_SETTLER:
            table.push(BottomEffect(self.seat, move.a))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not KEEP:
            return r.OK
        return r.NOT_DRAWN_ON_BACK if self.back else r.NOT_DRAWN_ON_FRONT

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"card": Message(f"card.{w.CARDS[move.a]}")}
