"""Minor improvements A043 to A063."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import goods
from hogar.games.agricola.cards.effect import A_GAME, ANYBODY, Effect
from hogar.games.agricola.steps.deals import receive_one

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment

NEXT_3: Final = (1, 2, 3)
NEXT_6: Final = (1, 2, 3, 4, 5, 6)


class PondHut(Card):
    """Food on the next 3 rounds."""

    ID: ClassVar[str] = "A044"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, promise=goods(food=1), rounds=NEXT_3),)


class FireProtectionPond(Card):
    """Food on the next 6 rounds once the house is no longer of wood."""

    ID: ClassVar[str] = "A045"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.STATE_WATCH, limit=A_GAME, promise=goods(food=1), rounds=NEXT_6),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].material != w.WOODEN


class ShavingHorse(Card):
    """Wood becomes food when wood comes: with 5 or 6 if its owner likes, with 7 or more in any case."""

    ID: ClassVar[str] = "A048"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.GAIN, may=True, pay=goods(wood=1), give=goods(food=3), one_of=True),
        Effect(m.GAIN, pay=goods(wood=1), give=goods(food=3), one_of=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        wood = table.boards[seat].goods[w.WOOD]
        return moment.subject >> 8 == w.WOOD and (wood in (5, 6) if part == 0 else wood >= 7)


class MilkJug(Card):
    """Whoever uses Cattle Market, its owner gets 3 food and all others 1."""

    ID: ClassVar[str] = "A050"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, who=ANYBODY, spaces=1 << w.CATTLE_MARKET, give=goods(food=3), act=True),
    )
    RULES: ClassVar[int] = h.GIVE

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        for other in range(table.players):
            if other != seat:
                receive_one(table, other, w.FOOD)


class JunkRoom(Card):
    """Food for every improvement, itself included."""

    ID: ClassVar[str] = "A055"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.PLAY_IMPROVEMENT, give=goods(food=1), itself=True),)


CARDS: Final[list[type[Card]]] = [PondHut, FireProtectionPond, ShavingHorse, MilkJug, JunkRoom]
