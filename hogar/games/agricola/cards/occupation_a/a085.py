"""Occupations A085 to A105."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import NOTHING, Deal, Grant, goods
from hogar.games.agricola.cards.effect import Effect
from hogar.games.agricola.farm import FARM
from hogar.games.agricola.payment import FOR_FENCES
from hogar.games.agricola.steps.action import Offer
from hogar.games.agricola.steps.deals import promise_for, receive_one
from hogar.games.agricola.steps.stables import BuildStables
from hogar.kernel.seats import NOBODY
from hogar.parts.grid import count
from hogar.parts.housing import Place
from hogar.parts.payment import Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment


class Homekeeper(Card):
    """A place for a person while a room of clay or stone lies between a field and a pasture."""

    ID: ClassVar[str] = "A085"
    RULES: ClassVar[int] = h.PEOPLE

    def rooms(self, table: Table, seat: int) -> int:
        board = table.boards[seat]
        between = board.rooms & FARM.beside(board.fields) & FARM.beside(board.enclosed)
        return 1 if between and board.material != w.WOODEN else 0


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


class StablePlanner(Card):
    """Stables of the supply wait on the 3rd, 6th and 9th round from now, to be built there for nothing."""

    ID: ClassVar[str] = "A089"
    AHEAD: ClassVar[tuple[int, ...]] = (3, 6, 9)
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, may=True, act=True),
        Effect(m.ON_PLAY, may=True, act=True),
        Effect(m.ON_PLAY, may=True, act=True),
        Effect(m.FUTURE_ROUNDS, act=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        if part == len(self.AHEAD):
            return True
        return table.round + self.AHEAD[part] <= table.figures.rounds() and table.stables_left(seat) > 0

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        board = table.boards[seat]
        if part < len(self.AHEAD):
            board.lose(w.STABLE_PIECE)
            promise_for(table, seat, self.number, table.round + self.AHEAD[part], NOBODY)
        else:
            board.lose(w.STABLE_PIECE, -1)
            table.push(Offer(seat, (BuildStables(seat, self.number, 1),)))

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [list(NOTHING)]


class PlowDriver(Card):
    """With a stone house a field for a food at the start of a round."""

    ID: ClassVar[str] = "A090"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.START_OF_ROUND, may=True, pay=goods(food=1), grant=Grant(w.PLOW, must=True)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].material == w.STONEN


class ShiftingCultivator(Card):
    """A field for 3 food before wood is fetched."""

    ID: ClassVar[str] = "A091"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=w.WOOD_SPACES, may=True, pay=goods(food=3), grant=Grant(w.PLOW, must=True)),
    )


class BedMaker(Card):
    """A wood and a grain for family growth once rooms were built."""

    ID: ClassVar[str] = "A093"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BUILD_ROOM_AFTER, may=True, pay=goods(wood=1, grain=1), grant=Grant(w.FAMILY_GROWTH, must=True)),
    )


class Angler(Card):
    """An improvement after Fishing, if no more than 2 food lay there."""

    ID: ClassVar[str] = "A095"
    FEW: ClassVar[int] = 2
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.TAKE, spaces=1 << w.FISHING, act=True),
        Effect(m.AFTER_ACTION, spaces=1 << w.FISHING, may=True, grant=Grant(w.IMPROVEMENT, must=True)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or table.boards[seat].note_of(self.own_note) == table.turns

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].note(self.own_note, table.turns if subject & 0xFF <= self.FEW else 0)


class TaskArtisan(Card):
    """Wood and a minor improvement, at once and when a quarry is turned up."""

    ID: ClassVar[str] = "A096"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(wood=1), grant=Grant(w.MINOR_IMPROVEMENT)),
        Effect(m.REVEAL, give=goods(wood=1), grant=Grant(w.MINOR_IMPROVEMENT)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or bool(w.QUARRIES >> table.turned[-1] & 1)


class StableArchitect(Card):
    """A point for every unfenced stable."""

    ID: ClassVar[str] = "A098"
    RULES: ClassVar[int] = h.SCORING

    def score(self, table: Table, owner: int, seat: int) -> int:
        board = table.boards[seat]
        return count(board.stables & ~board.enclosed) if owner == seat else 0


class FellowGrazer(Card):
    """Points for every pasture of at least 3 cells."""

    ID: ClassVar[str] = "A099"
    RULES: ClassVar[int] = h.SCORING

    def score(self, table: Table, owner: int, seat: int) -> int:
        if owner != seat:
            return 0
        return 2 * len([1 for pasture in table.boards[seat].pastures if count(pasture) >= 3])


class Curator(Card):
    """A point for a food when 3 persons come home from accumulation spaces."""

    ID: ClassVar[str] = "A100"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.RETURNING_HOME, may=True, pay=goods(food=1), points=1),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        standing = [space for space in table.boards[seat].persons if space >= 0 and w.PILE_SPACES >> space & 1]
        return len(standing) >= 3


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


class Portmonger(Card):
    """A vegetable, a grain or a reed with food from an accumulation space, by its number."""

    ID: ClassVar[str] = "A103"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.TAKE, spaces=w.FOOD_SPACES, give=goods(vegetable=1)),
        Effect(m.TAKE, spaces=w.FOOD_SPACES, give=goods(grain=1)),
        Effect(m.TAKE, spaces=w.FOOD_SPACES, give=goods(reed=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == min(moment.subject & 0xFF, 3) - 1


class WoodHarvester(Card):
    """Wood or food in the field phase for wood that lies on accumulation spaces."""

    ID: ClassVar[str] = "A104"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.HARVEST_FIELD, give=goods(wood=1)),
        Effect(m.HARVEST_FIELD, give=goods(food=1)),
    )

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        piles = [table.piles[space] for space in table.spaces if w.WOOD_SPACES >> space & 1]
        return len([1 for pile in piles if (pile == 2 if part == 0 else pile >= 3)])


class BarrowPusher(Card):
    """A clay and a food for every new field."""

    ID: ClassVar[str] = "A105"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.PLOW, give=goods(clay=1, food=1)),)


CARDS: Final[list[type[Card]]] = [
    Homekeeper, AnimalTamer, HedgeKeeper, StablePlanner, PlowDriver, ShiftingCultivator, BedMaker, Angler, TaskArtisan,
    StableArchitect, FellowGrazer, Curator, Grocer, Portmonger, WoodHarvester, BarrowPusher,
]  # fmt: skip
