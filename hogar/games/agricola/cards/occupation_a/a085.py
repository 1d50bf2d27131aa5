"""Occupations A085 to A105."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, Grant, goods
from hogar.games.agricola.cards.effect import Effect
from hogar.games.agricola.payment import FOR_FENCES
from hogar.games.agricola.steps.deals import receive_one
from hogar.parts.grid import count
from hogar.parts.housing import Place
from hogar.parts.payment import Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment


class AnimalTamer(Card):
    """A wood or a grain; the house keeps an animal in every room."""

    ID: ClassVar[str] = "A086"
    RULES: ClassVar[int] = h.CAPACITY
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, deals=(Deal(give=goods(wood=1)), Deal(give=goods(grain=1)))),
    )

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        house = len(table.boards[seat].places(table.figures)) - 1
        return [*places[:house], Place(count(table.boards[seat].rooms), mixed=True), *places[house + 1 :]]


class HedgeKeeper(Card):
    """Three fences of every action cost nothing."""

    ID: ClassVar[str] = "A088"
    RULES: ClassVar[int] = h.COST
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BUILD_FENCE_BEFORE, act=True),)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].note(self.own_note, 3)

    def free(self, table: Table, seat: int) -> int:
        """How many fences of this action still cost nothing; before it begins, all of them."""
        return table.boards[seat].notes.get(self.own_note, 3)

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        if bill.kind != FOR_FENCES:
            return []
        return [Swap(w.WOOD, 1, times=self.free(table, seat))]

    def paid(self, table: Table, seat: int, bill: Bill, price: list[int]) -> None:
        if bill.kind == FOR_FENCES:
            table.boards[seat].note(self.own_note, max(0, self.free(table, seat) - bill.subject))


class PlowDriver(Card):
    """With a stone house a field for a food at the start of a round."""

    ID: ClassVar[str] = "A090"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.START_OF_ROUND, may=True, pay=goods(food=1), grant=Grant(w.PLOW, must=True)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].material == w.STONEN


class Grocer(Card):
    """A pile of goods, the top one for a food at any time."""

    ID: ClassVar[str] = "A102"
    RULES: ClassVar[int] = h.EXTRAS
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ANYTIME, pay=goods(food=1), act=True),)
    PILE: ClassVar[tuple[int, ...]] = (
        w.WOOD, w.GRAIN, w.REED, w.STONE, w.VEGETABLE, w.CLAY, w.REED, w.VEGETABLE,
    )  # fmt: skip

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].note_of(self.own_note) < len(self.PILE)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        board = table.boards[seat]
        taken = board.note_of(self.own_note)
        board.note(self.own_note, taken + 1)
        receive_one(table, seat, self.PILE[taken])


class BarrowPusher(Card):
    """A clay and a food for every new field."""

    ID: ClassVar[str] = "A105"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.PLOW, give=goods(clay=1, food=1)),)


CARDS: Final[list[type[Card]]] = [AnimalTamer, HedgeKeeper, PlowDriver, Grocer, BarrowPusher]
