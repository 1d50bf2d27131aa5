"""Minor improvements B043 to B063."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import goods
from hogar.games.agricola.cards.effect import Effect
from hogar.games.agricola.cards.requirement import fields_measured

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment

HEAP: Final = goods(food=2)


class ForestStone(Card):
    """Food on the card for stone, taken with wood."""

    ID: ClassVar[str] = "B048"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, stock=HEAP),
        Effect(m.BEFORE_ACTION, spaces=w.WOOD_SPACES, unstock=goods(food=1)),
        Effect(m.BEFORE_ACTION, spaces=w.QUARRIES, stock=HEAP),
    )


class Tasting(Card):
    """A grain for 4 food before an occupation is paid on Lessons."""

    ID: ClassVar[str] = "B063"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=w.LESSONS_SPACES, may=True, pay=goods(grain=1), give=goods(food=4)),
    )


class ThreeFieldRotation(Card):
    """Food at the start of the field phase for a grain field, a vegetable field and an empty one."""

    ID: ClassVar[str] = "B061"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.START_OF_FIELD_PHASE, give=goods(food=3)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return all(
            fields_measured(table, seat, kind) for kind in ("grain_fields", "vegetable_fields", "unplanted_fields")
        )


CARDS: Final[list[type[Card]]] = [ForestStone, Tasting, ThreeFieldRotation]
