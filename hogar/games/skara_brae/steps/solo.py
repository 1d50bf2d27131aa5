"""Solo turns: a hand of village cards is drawn, one of them is chosen (chapter 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.happenings import CARD_DEALT, CARD_LEFT
from hogar.games.skara_brae.moves import DRAW, PASS, TAKE
from hogar.games.skara_brae.steps.tasks import TurnAsk
from hogar.games.skara_brae.steps.turn import Turn
from hogar.games.skara_brae.village import can_draw, place_discard, renew_pile
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Draw

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move

SOLO_SEAT = 0


class SoloTurn(Act["Table"]):
    """Draws the hand of this turn and asks for a card of it (SB-83, SB-84)."""

    def do(self, table: Table) -> None:
        table.push(ChooseFromHand(SOLO_SEAT))
        table.push(DrawHand(SOLO_SEAT, table.figures.hands[table.turn - 1]))


class DrawHand(Act["Table"]):
    """Draws so many cards; hands dealt ahead come from what was dealt (SB-83, SB-87)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": Whole(0, 9)}

    def __init__(self, seat: int = NOBODY, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def do(self, table: Table) -> None:
        if not self.left:
            return
        if not table.aside:
            renew_pile(table)
        if table.aside or can_draw(table):
            table.push(DrawHand(self.seat, self.left - 1))
            table.push(DrawForHand(self.seat))


class DrawForHand(Draw["Table"]):
    """One card for the hand, from the draw pile or from the cards dealt ahead."""

    def pile(self, table: Table) -> list[int]:
        """Where the card comes from; cards dealt ahead are unseen until a reshuffle."""
        return table.aside_cards if sum(table.aside_cards) else table.deck

    def weights(self, table: Table) -> list[int]:
        return self.pile(table)

    def outcome(self, index: int) -> Move:
        return DRAW.move(index)

    def happen(self, table: Table, index: int) -> None:
        self.pile(table)[index] -= 1
        table.aside = max(0, table.aside - 1)
        table.hand.append(index)
        table.tell(CARD_DEALT, [index])


class ChooseFromHand(TurnAsk):
    """Which card of the hand to take; the others are discarded (SB-84). Tasks may come first (SB-271)."""

    ASKED: ClassVar[str] = "ask.take"
    CLAUSE: ClassVar[str] = "SB-84"

    def moves(self, table: Table) -> list[Move]:
        return [TAKE.move(card, 0) for card in range(w.CARD_KINDS) if card in table.hand]

    def choose(self, table: Table, move: Move) -> None:
        table.hand.remove(move.a)
        for card in table.hand:
            place_discard(table, card)
            table.tell(CARD_LEFT, [card])
        table.hand = []
        table.open_lane(self.seat, Turn(self.seat, move.a))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is PASS:
            return r.NO_PASS_ALONE
        return r.CARD_NOT_THERE if move.verb is TAKE else super().check(table, move)

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        if move.verb is TAKE:
            return {"card": Message(f"card.{w.CARDS[move.a]}")}
        return super().details(table, move, reason)
