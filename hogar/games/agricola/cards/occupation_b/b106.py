"""Occupations B106 to B126."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, goods
from hogar.games.agricola.cards.effect import Effect
from hogar.games.agricola.payment import FOR_ROOM
from hogar.games.agricola.steps.deals import receive_one, score
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment


class Rustic(Card):
    """Food and a point for every clay room that is built."""

    ID: ClassVar[str] = "B111"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BUILD_ROOM_AFTER, act=True),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].material == w.CLAYEN

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        rooms = count(subject)
        score(table, seat, self.number, rooms)
        receive_one(table, seat, w.FOOD, 2 * rooms)


class PatchCaregiver(Card):
    """A field for both crops; a grain or a vegetable may be bought."""

    ID: ClassVar[str] = "B113"
    RULES: ClassVar[int] = h.FIELDS
    FIELD: ClassVar[bool] = True
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.ON_PLAY,
            may=True,
            deals=(
                Deal(pay=goods(food=1), give=goods(grain=1)),
                Deal(pay=goods(food=3), give=goods(vegetable=1)),
            ),
        ),
    )

    def sowable(self, table: Table, seat: int) -> int:
        return 3


class SmallScaleFarmer(Card):
    """A wood at the start of a round with exactly 2 rooms."""

    ID: ClassVar[str] = "B118"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.START_OF_ROUND, give=goods(wood=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return count(table.boards[seat].rooms) == 2


class Carpenter(Card):
    """Rooms for 3 of the material and 2 reed."""

    ID: ClassVar[str] = "B126"
    RULES: ClassVar[int] = h.COST

    def costs(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        if bill.kind != FOR_ROOM:
            return []
        price = [0] * w.GOOD_KINDS
        price[w.RESOURCE_OF[bill.subject]] = 3
        price[w.REED] = 2
        return [price]


CARDS: Final[list[type[Card]]] = [Rustic, PatchCaregiver, SmallScaleFarmer, Carpenter]
