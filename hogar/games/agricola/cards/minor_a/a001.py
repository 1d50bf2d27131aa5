"""Minor improvements A001 to A021."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Grant, goods
from hogar.games.agricola.cards.effect import Effect
from hogar.games.agricola.payment import FOR_FENCES
from hogar.games.agricola.steps.deals import promise_for
from hogar.games.agricola.steps.fields import field_cells
from hogar.kernel.seats import NOBODY
from hogar.parts.grid import count
from hogar.parts.housing import Place
from hogar.parts.payment import ANY_NUMBER, Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table


class Shelter(Card):
    """A stable for nothing in a pasture of one cell without one."""

    ID: ClassVar[str] = "A001"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, grant=Grant(w.BUILD_STABLES, most=1)),)

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [[0] * w.GOOD_KINDS]

    def cells(self, table: Table, seat: int, action: int) -> int:
        return sum([pasture for pasture in table.boards[seat].pastures if count(pasture) == 1])


class ShiftingCultivation(Card):
    """Plow a field; only playable if one can be plowed."""

    ID: ClassVar[str] = "A002"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, grant=Grant(w.PLOW, must=True)),)

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if field_cells(table.boards[seat]) else r.NO_FIELD_CELL


class ClayEmbankment(Card):
    """Clay for every 2 clay in the supply."""

    ID: ClassVar[str] = "A005"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(clay=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.boards[seat].goods[w.CLAY] // 2


class FoodBasket(Card):
    """A grain and a vegetable."""

    ID: ClassVar[str] = "A008"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(grain=1, vegetable=1)),)


class YoungAnimalMarket(Card):
    """A sheep for a cattle."""

    ID: ClassVar[str] = "A009"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(cattle=1)),)


class WoodenShed(Card):
    """A place for a person; no more renovating; not by a Minor Improvement action."""

    ID: ClassVar[str] = "A010"
    RULES: ClassVar[int] = h.PEOPLE | h.FORBID

    def by_action(self, action: int) -> bool:
        return action != w.MINOR_IMPROVEMENT

    def rooms(self, table: Table, seat: int) -> int:
        return 1

    def forbids(self, table: Table, seat: int, action: int) -> bool:
        return action == w.RENOVATE


class DrinkingTrough(Card):
    """Every pasture holds 2 animals more."""

    ID: ClassVar[str] = "A012"
    RULES: ClassVar[int] = h.CAPACITY

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        pastures = len(table.boards[seat].pastures)
        return [Place(place.capacity + 2, place.kinds) for place in places[:pastures]] + places[pastures:]


class RammedClay(Card):
    """A clay; fences may be paid with clay instead of wood."""

    ID: ClassVar[str] = "A016"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(clay=1)),)
    RULES: ClassVar[int] = h.COST

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        return [Swap(w.WOOD, 1, w.CLAY, 1, times=ANY_NUMBER)] if bill.kind == FOR_FENCES else []


class Handplow(Card):
    """A field to be plowed in the fifth round from now."""

    ID: ClassVar[str] = "A019"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, act=True),
        Effect(m.FUTURE_ROUNDS, grant=Grant(w.PLOW)),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        promise_for(table, seat, self.number, table.round + 5, NOBODY)


CARDS: Final[list[type[Card]]] = [
    Shelter, ShiftingCultivation, ClayEmbankment, FoodBasket, YoungAnimalMarket, WoodenShed, DrinkingTrough,
    RammedClay, Handplow,
]  # fmt: skip
