"""Minor improvements B001 to B021."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, Grant, goods
from hogar.games.agricola.cards.effect import Effect
from hogar.games.agricola.steps.fences import BuildFences
from hogar.parts.housing import Place

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table


class MiniPasture(Card):
    """A new pasture of one cell, its fences for nothing; only playable if there can be one."""

    ID: ClassVar[str] = "B002"
    SPAN: ClassVar[int] = 1
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, grant=Grant(w.BUILD_FENCES, most=1, must=True, named=False)),
    )

    def problem(self, table: Table, seat: int) -> int:
        return BuildFences(seat, self.number, 1).problem(table)

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [[0] * w.GOOD_KINDS]

    def fenceable(self, table: Table, seat: int, pasture: int) -> bool:
        return not pasture & table.boards[seat].enclosed


class MarketStall(Card):
    """A vegetable."""

    ID: ClassVar[str] = "B008"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(vegetable=1)),)


class BeatingRod(Card):
    """A reed, or a cattle for a reed."""

    ID: ClassVar[str] = "B009"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, deals=(Deal(give=goods(reed=1)), Deal(pay=goods(reed=1), give=goods(cattle=1)))),
    )


class Caravan(Card):
    """A place for a person."""

    ID: ClassVar[str] = "B010"
    RULES: ClassVar[int] = h.PEOPLE

    def rooms(self, table: Table, seat: int) -> int:
        return 1


class Stockyard(Card):
    """Holds 3 animals of one kind."""

    ID: ClassVar[str] = "B012"
    RULES: ClassVar[int] = h.CAPACITY

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        return [*places, Place(3)]


CARDS: Final[list[type[Card]]] = [MiniPasture, MarketStall, BeatingRod, Caravan, Stockyard]
