"""Minor improvements B064 to B084."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, goods
from hogar.games.agricola.cards.effect import Effect

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table

VEGETABLES: Final = 1 << 1


class Beanfield(Card):
    """A field for vegetables."""

    ID: ClassVar[str] = "B068"
    RULES: ClassVar[int] = h.FIELDS
    FIELD: ClassVar[bool] = True

    def sowable(self, table: Table, seat: int) -> int:
        return VEGETABLES


class HardPorcelain(Card):
    """Clay becomes stone at any time."""

    ID: ClassVar[str] = "B080"
    RULES: ClassVar[int] = h.EXTRAS
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ANYTIME, pay=goods(clay=2), give=goods(stone=1)),
        Effect(m.ANYTIME, pay=goods(clay=3), give=goods(stone=2)),
        Effect(m.ANYTIME, pay=goods(clay=4), give=goods(stone=3)),
    )


class ValueAssets(Card):
    """A building resource for food after every harvest."""

    ID: ClassVar[str] = "B082"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.AFTER_HARVEST,
            may=True,
            deals=(
                Deal(pay=goods(food=1), give=goods(wood=1)),
                Deal(pay=goods(food=1), give=goods(clay=1)),
                Deal(pay=goods(food=2), give=goods(reed=1)),
                Deal(pay=goods(food=2), give=goods(stone=1)),
            ),
        ),
    )


CARDS: Final[list[type[Card]]] = [Beanfield, HardPorcelain, ValueAssets]
