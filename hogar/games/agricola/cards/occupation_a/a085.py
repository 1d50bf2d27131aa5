"""Occupations A085 to A105."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import NOTHING, Deal, Grant, goods
from hogar.games.agricola.cards.effect import A_TURN, Effect
from hogar.games.agricola.conversions import cooking_improvements
from hogar.games.agricola.farm import FARM
from hogar.games.agricola.payment import FOR_FENCES
from hogar.games.agricola.steps.action import AndOr, Offer
from hogar.games.agricola.steps.deals import promise_for, receive_one
from hogar.games.agricola.steps.family import grow_up
from hogar.games.agricola.steps.fields import Plow, Sow
from hogar.games.agricola.steps.stables import BuildStables
from hogar.games.agricola.steps.work import PlaceMore
from hogar.kernel.seats import NOBODY
from hogar.parts.grid import count
from hogar.parts.housing import Place
from hogar.parts.payment import Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.combine import Option
    from hogar.kernel.moment import Moment
    from hogar.kernel.step import Step


WOOD_PUT_BACK: Final = w.CARDS.index("a164") << m.PART_BITS | m.OWN_NOTE
"""The note of the Wood Worker: the use in which it put a wood back."""


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


class Conservator(Card):
    """A wooden house may become one of stone at once."""

    ID: ClassVar[str] = "A087"
    RULES: ClassVar[int] = h.STRAIGHT


class HedgeKeeper(Card):
    """Three fences of every Build Fences action cost nothing."""

    ID: ClassVar[str] = "A088"
    RULES: ClassVar[int] = h.COST
    FREE: ClassVar[int] = 3
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BUILD_FENCE_BEFORE, act=True),
        Effect(m.BUILD_FENCE_AFTER, act=True),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].note(self.own_note, 0)

    def concerns(self, table: Table, bill: Bill) -> bool:
        """Whether fences of a named action are paid for."""
        return bill.kind == FOR_FENCES and table.hooks.named(bill.source, w.BUILD_FENCES)

    def free(self, table: Table, seat: int) -> int:
        """How many fences of this action still cost nothing; the note counts those that it had."""
        return max(0, self.FREE - table.boards[seat].note_of(self.own_note))

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        return [Swap(w.WOOD, 1, times=self.free(table, seat))] if self.concerns(table, bill) else []

    def paid(self, table: Table, seat: int, bill: Bill, price: list[int]) -> None:
        if self.concerns(table, bill):
            board = table.boards[seat]
            board.note(self.own_note, board.note_of(self.own_note) + bill.subject)


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
    """A field for 3 food before wood is fetched, or right after a Wood Worker has put some of it back."""

    ID: ClassVar[str] = "A091"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=w.WOOD_SPACES, may=True, pay=goods(food=3), act=True),
        Effect(m.TAKE, spaces=w.WOOD_SPACES, may=True, pay=goods(food=3), act=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        board = table.boards[seat]
        if not Plow(seat).possible(table):
            return False
        return part == 0 or board.note_of(WOOD_PUT_BACK) == table.this_use() != board.note_of(self.own_note)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].note(self.own_note, table.this_use())
        table.push(Plow(seat))


class AdoptiveParents(Card):
    """A newborn grows up for a food, and is placed in the same round."""

    ID: ClassVar[str] = "A092"
    RULES: ClassVar[int] = h.EXTRAS
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.FAMILY_GROWTH, may=True, pay=goods(food=1), act=True),
        Effect(m.ON_PLAY, may=True, pay=goods(food=1), act=True),
        Effect(m.WORK_OVER, may=True, pay=goods(food=1), act=True),
        Effect(m.ANYTIME, pay=goods(food=1), act=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.active != NOBODY and table.boards[seat].newborns > 0

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        grow_up(table, seat)
        table.occupied = table.occupied_spaces()


class BedMaker(Card):
    """A wood and a grain for family growth once rooms were built."""

    ID: ClassVar[str] = "A093"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BUILD_ROOM_AFTER, may=True, pay=goods(wood=1, grain=1), grant=Grant(w.FAMILY_GROWTH, must=True)),
    )


class LazySowman(Card):
    """Another person at once on any space, occupied or not, in the place of a Sow action."""

    ID: ClassVar[str] = "A094"
    RULES: ClassVar[int] = h.REPLACE | h.ANYWAY
    SPACES: ClassVar[int] = 1 << w.GRAIN_UTILIZATION | 1 << w.CULTIVATION
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.DECLINE, act=True),)

    def anyway(self, table: Table, seat: int, space: int) -> bool:
        return bool(self.SPACES >> space & 1) and table.boards[seat].home >= 2

    def replaces(self, table: Table, seat: int, space: int, step: Step[Any]) -> Step[Any]:
        if not self.SPACES >> space & 1 or not isinstance(step, AndOr) or not table.boards[seat].home:
            return step
        options = sorted(step.options, key=not_sowing)
        return AndOr(seat, tuple(options), 0)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.active == seat and table.boards[seat].home > 0

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        board = table.boards[seat]
        if subject != w.SOW:
            board.note(self.own_note, table.this_use())
            return
        spaces = w.EVERY_SPACE & ~(table.occupied & 1 << w.MEETING_PLACE)
        must = board.note_of(self.own_note) == table.this_use()
        table.push(PlaceMore(seat, must, spaces=spaces, occupied=True))


def not_sowing(option: Option[Any]) -> bool:
    """Sorts the Sow action before others: of several that are declined it is then the last to be heard of."""
    return not isinstance(option, Sow)


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


class Freshman(Card):
    """An occupation for nothing in the place of bread, once in a turn."""

    ID: ClassVar[str] = "A097"
    RULES: ClassVar[int] = h.INSTEAD
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.INSTEAD, grant=Grant(w.OCCUPATION, must=True), limit=A_TURN),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return moment.subject == w.BAKE_BREAD


class StableArchitect(Card):
    """A point for every unfenced stable."""

    ID: ClassVar[str] = "A098"
    RULES: ClassVar[int] = h.SCORING

    def score(self, table: Table, owner: int, seat: int) -> int:
        board = table.boards[seat]
        return count(board.stables & ~board.enclosed) + board.apart if owner == seat else 0


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


class CookeryOutfitter(Card):
    """A point for every improvement that cooks."""

    ID: ClassVar[str] = "A101"
    RULES: ClassVar[int] = h.SCORING

    def score(self, table: Table, owner: int, seat: int) -> int:
        return cooking_improvements(table, seat) if owner == seat else 0


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
    Homekeeper, AnimalTamer, Conservator, HedgeKeeper, StablePlanner, PlowDriver, ShiftingCultivator, AdoptiveParents,
    BedMaker, LazySowman, Angler, TaskArtisan, Freshman, StableArchitect, FellowGrazer, Curator, CookeryOutfitter,
    Grocer, Portmonger, WoodHarvester, BarrowPusher,
]  # fmt: skip
