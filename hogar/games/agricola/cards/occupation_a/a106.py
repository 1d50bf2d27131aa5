"""Occupations A106 to A126."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, goods
from hogar.games.agricola.cards.effect import Effect
from hogar.games.agricola.payment import FOR_RENOVATION, FOR_ROOM
from hogar.parts.payment import Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment

DAY_LABORER: Final = 1 << w.DAY_LABORER


class SeasonalWorker(Card):
    """A grain at Day Laborer; later a vegetable instead, if its owner likes."""

    ID: ClassVar[str] = "A114"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=DAY_LABORER, give=goods(grain=1)),
        Effect(m.BEFORE_ACTION, spaces=DAY_LABORER, deals=(Deal(give=goods(grain=1)), Deal(give=goods(vegetable=1)))),
    )
    EARLY: ClassVar[int] = 5

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return (part == 0) == (table.round <= self.EARLY)


class WoodCutter(Card):
    """A wood whenever wood is fetched."""

    ID: ClassVar[str] = "A116"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=w.WOOD_SPACES, give=goods(wood=1)),)


class ClayPuncher(Card):
    """A clay when played, and whenever Lessons or Clay Pit were used."""

    ID: ClassVar[str] = "A121"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(clay=1)),
        Effect(m.AFTER_ACTION, spaces=w.LESSONS_SPACES | 1 << w.CLAY_PIT, give=goods(clay=1), itself=True),
    )


class FrameBuilder(Card):
    """A wood for 2 clay or 2 stone of a room or a renovation."""

    ID: ClassVar[str] = "A123"
    RULES: ClassVar[int] = h.COST

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        if bill.kind not in {FOR_ROOM, FOR_RENOVATION}:
            return []
        good = w.CLAY if bill.goods[w.CLAY] else w.STONE
        return [Swap(good, 2, w.WOOD, 1, need=2)]


CARDS: Final[list[type[Card]]] = [SeasonalWorker, WoodCutter, ClayPuncher, FrameBuilder]
