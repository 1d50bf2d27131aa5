"""Occupations A127 to A147."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, goods
from hogar.games.agricola.cards.effect import A_TURN, ANYBODY, OTHERS, Effect
from hogar.games.agricola.data import step_of
from hogar.games.agricola.steps.work import MoveOn

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment


class Swagman(Card):
    """From Farm Expansion on to Grain Seeds, or back, with the same person, whoever stands there."""

    ID: ClassVar[str] = "A129"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.IMMEDIATELY_AFTER, spaces=1 << w.FARM_EXPANSION | 1 << w.GRAIN_SEEDS, may=True, act=True, limit=A_TURN
        ),
    )

    def other(self, space: int) -> int:
        """The space to which the person may go on."""
        return w.GRAIN_SEEDS if space == w.FARM_EXPANSION else w.FARM_EXPANSION

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.layout.problem(table, seat, self.other(moment.subject)) == 0

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(MoveOn(seat, self.other(subject), subject))


class Publican(Card):
    """A point for a grain that goes to another player who is about to sow."""

    ID: ClassVar[str] = "A132"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.SOW_BEFORE, who=OTHERS, may=True, pay=goods(grain=1), to_user=True, points=1),
    )


class Braggart(Card):
    """Points for improvements."""

    ID: ClassVar[str] = "A133"
    RULES: ClassVar[int] = h.SCORING
    LADDER: ClassVar[list[int]] = [0, 0, 0, 0, 0, 2, 3, 4, 5, 7, 9]

    def score(self, table: Table, owner: int, seat: int) -> int:
        return step_of(self.LADDER, table.boards[seat].improvements()) if owner == seat else 0


class Cordmaker(Card):
    """A grain, or a vegetable for 2 food, whenever anybody takes 2 reed or more."""

    ID: ClassVar[str] = "A142"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.TAKE,
            who=ANYBODY,
            spaces=w.REED_SPACES,
            may=True,
            deals=(Deal(give=goods(grain=1)), Deal(pay=goods(food=2), give=goods(vegetable=1))),
        ),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return moment.subject & 0xFF >= 2


CARDS: Final[list[type[Card]]] = [Swagman, Publican, Braggart, Cordmaker]
