"""A turn: the village card, the workers, the workers back (chapter 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import SETTLERS
from hogar.games.skara_brae.happenings import CARD_TAKEN
from hogar.games.skara_brae.moves import EFFECT
from hogar.games.skara_brae.steps.harvest import CARD, BottomEffect, TopHarvest
from hogar.games.skara_brae.steps.own_cards import add_card
from hogar.games.skara_brae.steps.tasks import TurnAsk
from hogar.games.skara_brae.steps.workers import PlaceWorkers, TakeBackWorkers
from hogar.kernel.codec import Codec
from hogar.kernel.message import Message
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move


class Turn(Act["Table"]):
    """The turn of a seat that has chosen its card: card, workers, workers back (SB-88 to SB-91)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: int = NOBODY, card: int = w.ROOF) -> None:
        super().__init__(seat)
        self.card = card

    def do(self, table: Table) -> None:
        table.tell(CARD_TAKEN, [self.seat, self.card])
        table.push(TakeBackWorkers(self.seat))
        table.push(PlaceWorkers(self.seat))
        if self.card >= w.FIRST_SETTLER:
            table.push(CardEffect(self.seat, self.card))
            table.push(TopHarvest(self.seat, SETTLERS[self.card].habitat))
        add_card(table, self.seat, self.card)


class CardEffect(TurnAsk):
    """The bottom effect of the card of this turn; tasks may come before it (SB-103, SB-271)."""

    ASKED: ClassVar[str] = "ask.effect"
    CLAUSE: ClassVar[str] = "SB-115"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: int = NOBODY, card: int = w.FIRST_SETTLER) -> None:
        super().__init__(seat)
        self.card = card

    def effect(self) -> BottomEffect:
        """The question without the tasks."""
        return BottomEffect(self.seat, self.card)

    def moves(self, table: Table) -> list[Move]:
        return self.effect().moves(table)

    def choose(self, table: Table, move: Move) -> None:
        self.effect().choose(table, move)

    def check(self, table: Table, move: Move) -> int:
        return self.effect().check(table, move) if move.verb is EFFECT else super().check(table, move)

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return (
            self.effect().details(table, move, reason) if move.verb is EFFECT else super().details(table, move, reason)
        )

    def asked(self, table: Table) -> Message:
        return self.effect().asked(table)
