"""The cards of Toy Farm that wait for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.combine import InOrder
from hogar.kernel.moment import Moment, Trigger
from tests.kernel.toy import words as w
from tests.kernel.toy.steps import Draft, Gain, Leave, Spend

if TYPE_CHECKING:
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step
    from tests.kernel.toy.table import Farm


class CardTrigger(Trigger["Farm"]):
    """A card that does something at a kind of moment; `own` says whose deeds it is about, None for anybody's."""

    def __init__(self, card: int, kind: int, own: bool | None, optional: bool = False, free: bool = False) -> None:
        super().__init__(card, optional, free)
        self.kind = kind
        self.own = own

    def label(self) -> Move:
        return w.FIRE.move(self.number)

    def due(self, farm: Farm, owner: int, moment: Moment) -> bool:
        return self.own is None or self.own == (owner == moment.seat)


class Goods(CardTrigger):
    """Gives goods."""

    def __init__(self, good: int, count: int, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self.good = good
        self.count = count

    def step(self, farm: Farm, owner: int, moment: Moment) -> Step[Any]:
        return Gain(owner, self.good, self.count)


class Exchange(CardTrigger):
    """Makes one good of one wood, where there are three or more."""

    def __init__(self, good: int, card: int) -> None:
        super().__init__(card, w.WOOD_GAINED, True)
        self.good = good

    def due(self, farm: Farm, owner: int, moment: Moment) -> bool:
        return super().due(farm, owner, moment) and farm.boards[owner].goods[w.WOOD] >= 3

    def step(self, farm: Farm, owner: int, moment: Moment) -> Step[Any]:
        return InOrder(owner, (Spend(owner, w.WOOD, 1), Gain(owner, self.good, 1)))


class Miser(CardTrigger):
    """Leaves play for two food when another seat gains wood."""

    def step(self, farm: Farm, owner: int, moment: Moment) -> Step[Any]:
        return InOrder(owner, (Leave(owner, self.number), Gain(owner, w.FOOD, 2)))


class Tutor(CardTrigger):
    """Brings the first card of the owner's hand into play."""

    def due(self, farm: Farm, owner: int, moment: Moment) -> bool:
        return super().due(farm, owner, moment) and bool(farm.boards[owner].hand)

    def step(self, farm: Farm, owner: int, moment: Moment) -> Step[Any]:
        return Draft(owner)


TRIGGERS: Final[list[CardTrigger]] = [
    Goods(w.FOOD, 1, w.CART, w.WOOD_GAINED, True, free=True),
    Exchange(w.FOOD, w.SAWMILL),
    Exchange(w.GRAIN, w.KILN),
    Goods(w.FOOD, 1, w.BEGGAR, w.WOOD_GAINED, False, optional=True),
    Goods(w.WOOD, 1, w.HERALD, w.ROOM_BUILT, None),
    Goods(w.SHEEP, 1, w.TRADER, w.ROOM_BUILT, True, optional=True),
    Miser(w.MISER, w.WOOD_GAINED, False),
    Tutor(w.TUTOR, w.ROOM_BUILT, True),
]
