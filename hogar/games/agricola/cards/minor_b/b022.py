"""Minor improvements B022 to B042."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Grant, goods
from hogar.games.agricola.cards.effect import Effect
from hogar.games.agricola.steps.action import AndOr
from hogar.games.agricola.steps.deals import receive_one
from hogar.games.agricola.steps.fences import BuildFences

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.step import Step


class BreadPaddle(Card):
    """A food; bread is baked after every occupation."""

    ID: ClassVar[str] = "B025"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(food=1)),
        Effect(m.PLAY_OCCUPATION, may=True, grant=Grant(w.BAKE_BREAD)),
    )


class AgrarianFences(Card):
    """Fences in the place of one of the actions of Grain Utilization."""

    ID: ClassVar[str] = "B026"
    RULES: ClassVar[int] = h.REPLACE

    def replaces(self, table: Table, seat: int, space: int, step: Step[Any]) -> Step[Any]:
        if space != w.GRAIN_UTILIZATION or not isinstance(step, AndOr):
            return step
        return AndOr(seat, (*step.options, BuildFences(seat)), step.owed, 2)


class Kettle(Card):
    """Grain becomes food and points at any time."""

    ID: ClassVar[str] = "B032"
    RULES: ClassVar[int] = h.EXTRAS
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ANYTIME, pay=goods(grain=1), give=goods(food=3)),
        Effect(m.ANYTIME, pay=goods(grain=3), give=goods(food=4), points=1),
        Effect(m.ANYTIME, pay=goods(grain=5), give=goods(food=5), points=2),
    )


class Loom(Card):
    """Food for sheep before the crops are taken, points for sheep at the end."""

    ID: ClassVar[str] = "B039"
    RULES: ClassVar[int] = h.SCORING
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.HARVEST_FIELD, act=True),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].goods[w.SHEEP] > 0

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        sheep = table.boards[seat].goods[w.SHEEP]
        receive_one(table, seat, w.FOOD, 3 if sheep >= 7 else 2 if sheep >= 4 else 1)

    def score(self, table: Table, owner: int, seat: int) -> int:
        return table.boards[seat].goods[w.SHEEP] // 3 if owner == seat else 0


CARDS: Final[list[type[Card]]] = [BreadPaddle, AgrarianFences, Kettle, Loom]
