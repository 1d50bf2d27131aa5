"""Minor improvements A022 to A042."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Grant, goods
from hogar.games.agricola.cards.effect import OTHERS, Effect
from hogar.games.agricola.payment import FOR_OCCUPATION
from hogar.games.agricola.scoring import unused
from hogar.games.agricola.steps.deals import CardSpace
from hogar.parts.grid import count
from hogar.parts.payment import ANY_NUMBER, Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.step import Step


class ThreshingBoard(Card):
    """Bread is baked before the actions of Farmland and Cultivation."""

    ID: ClassVar[str] = "A024"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.FARMLAND | 1 << w.CULTIVATION, may=True, grant=Grant(w.BAKE_BREAD)),
    )


class ForestSchool(Card):
    """Lessons are never occupied; wood instead of food for occupations."""

    ID: ClassVar[str] = "A028"
    RULES: ClassVar[int] = h.PERMIT | h.COST

    def permits(self, table: Table, seat: int, space: int) -> bool:
        return bool(w.LESSONS_SPACES >> space & 1)

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        return [Swap(w.FOOD, 1, w.WOOD, 1, times=ANY_NUMBER)] if bill.kind == FOR_OCCUPATION else []


class DebtSecurity(Card):
    """Points for major improvements, at most as many as unused cells."""

    ID: ClassVar[str] = "A031"
    RULES: ClassVar[int] = h.SCORING

    def score(self, table: Table, owner: int, seat: int) -> int:
        board = table.boards[seat]
        return min(count(board.majors), count(unused(board))) if owner == seat else 0


class BigCountry(Card):
    """Points and twice as much food for the rounds that are left."""

    ID: ClassVar[str] = "A033"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, points=1, give=goods(food=2)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.rounds_left()


class Bucksaw(Card):
    """Wood for a point and a grain before a renovation."""

    ID: ClassVar[str] = "A037"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.RENOVATE_BEFORE, may=True, pay=goods(wood=1), points=1, give=goods(grain=1)),
    )


class Chapel(Card):
    """An action space for 3 points; others pay the owner a grain for it."""

    ID: ClassVar[str] = "A039"
    SPACE: ClassVar[int] = w.FIRST_CARD_SPACE
    RULES: ClassVar[int] = h.TOLL
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.TOLL, who=OTHERS, spaces=1 << w.FIRST_CARD_SPACE, pay=goods(grain=1), by_user=True),
        Effect(m.CARD_SPACE, points=3),
    )

    def toll(self, table: Table, owner: int, seat: int, space: int) -> list[int]:
        return list(goods(grain=1)) if space == self.space else []

    def expression(self, seat: int) -> Step[Any]:
        return CardSpace(seat, self.effects[1].number)


CARDS: Final[list[type[Card]]] = [ThreshingBoard, ForestSchool, DebtSecurity, BigCountry, Bucksaw, Chapel]
