"""Minor improvements A064 to A084."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import goods
from hogar.games.agricola.cards.effect import Effect
from hogar.games.agricola.payment import FOR_MAJOR, FOR_MINOR
from hogar.games.agricola.steps.deals import receive
from hogar.parts.payment import Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment


class SeedPellets(Card):
    """A grain before every unconditional sowing."""

    ID: ClassVar[str] = "A065"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.SOW_BEFORE, give=goods(grain=1)),)


class CornScoop(Card):
    """One more grain at Grain Seeds."""

    ID: ClassVar[str] = "A067"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=1 << w.GRAIN_SEEDS, give=goods(grain=1)),)


class LumberMill(Card):
    """Improvements cost 1 wood less."""

    ID: ClassVar[str] = "A075"
    RULES: ClassVar[int] = h.COST

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        return [Swap(w.WOOD, 1)] if bill.kind in {FOR_MAJOR, FOR_MINOR} else []


class InterimStorage(Card):
    """Wood, clay and reed gather on the card, to be handed out three times in the game."""

    ID: ClassVar[str] = "A081"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=w.CLAY_SPACES, stock=goods(wood=1)),
        Effect(m.BEFORE_ACTION, spaces=w.REED_SPACES, stock=goods(clay=1)),
        Effect(m.BEFORE_ACTION, spaces=w.QUARRIES, stock=goods(reed=1)),
        Effect(m.START_OF_ROUND, act=True),
    )
    ROUNDS: ClassVar[tuple[int, ...]] = (7, 11, 14)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part < 3 or (table.round in self.ROUNDS and any(table.boards[seat].stock_of(self.number)))

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        lying = table.boards[seat].stock_of(self.number)
        table.boards[seat].stock_up(self.number, lying, -1)
        receive(table, seat, lying)


CARDS: Final[list[type[Card]]] = [SeedPellets, CornScoop, LumberMill, InterimStorage]
