"""Occupations B085 to B105."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Grant, goods
from hogar.games.agricola.cards.effect import Effect
from hogar.games.agricola.steps.work import PlaceMore

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment


class AssistantTiller(Card):
    """A field at Day Laborer."""

    ID: ClassVar[str] = "B091"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.DAY_LABORER, may=True, grant=Grant(w.PLOW, must=True)),
    )


class StockProtector(Card):
    """Wood at Fencing; then another person at once."""

    ID: ClassVar[str] = "B094"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.FENCING, give=goods(wood=2)),
        Effect(m.IMMEDIATELY_AFTER, spaces=1 << w.FENCING, may=True, act=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or PlaceMore(seat, True).possible(table)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(PlaceMore(seat, True))


class TreeFarmJoiner(Card):
    """Wood on the next two odd rounds, and a minor improvement with it."""

    ID: ClassVar[str] = "B096"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, promise=goods(wood=1), rounds=(1, 3)),
        Effect(m.FUTURE_ROUNDS, grant=Grant(w.MINOR_IMPROVEMENT)),
    )

    def ahead(self, table: Table, rounds: tuple[int, ...]) -> tuple[int, ...]:
        """The next rounds with an odd number."""
        return tuple([ahead + table.round % 2 for ahead in rounds])


class FieldMerchant(Card):
    """A wood and a reed; food or a vegetable for an improvement that is not played."""

    ID: ClassVar[str] = "B103"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(wood=1, reed=1)),
        Effect(m.DECLINE, give=goods(food=1)),
        Effect(m.DECLINE, give=goods(vegetable=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or moment.subject == (w.MINOR_IMPROVEMENT if part == 1 else w.IMPROVEMENT)


CARDS: Final[list[type[Card]]] = [AssistantTiller, StockProtector, TreeFarmJoiner, FieldMerchant]
