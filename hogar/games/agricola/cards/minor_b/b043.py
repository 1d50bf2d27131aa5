"""Minor improvements B043 to B063."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, goods
from hogar.games.agricola.cards.effect import Effect
from hogar.games.agricola.cards.requirement import fields_measured
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment

FOOD: Final = goods(food=1)
HEAP: Final = goods(food=2)


class Chophouse(Card):
    """Food on the next rounds at Grain Seeds and Vegetable Seeds."""

    ID: ClassVar[str] = "B043"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.GRAIN_SEEDS, promise=FOOD, rounds=(1, 2, 3)),
        Effect(m.BEFORE_ACTION, spaces=1 << w.VEGETABLE_SEEDS, promise=FOOD, rounds=(1, 2)),
    )


class ChickStable(Card):
    """Food on two later rounds."""

    ID: ClassVar[str] = "B044"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, promise=HEAP, rounds=(3, 4)),)


class StrawberryPatch(Card):
    """Food on the next 3 rounds."""

    ID: ClassVar[str] = "B045"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, promise=FOOD, rounds=(1, 2, 3)),)


class ClubHouse(Card):
    """Food on the next 4 rounds, then a stone."""

    ID: ClassVar[str] = "B046"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, promise=FOOD, rounds=(1, 2, 3, 4)),
        Effect(m.ON_PLAY, promise=goods(stone=1), rounds=(5,)),
    )


class HerringPot(Card):
    """Food on the next 3 rounds at Fishing."""

    ID: ClassVar[str] = "B047"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.FISHING, promise=FOOD, rounds=(1, 2, 3)),
    )


class ForestStone(Card):
    """Food on the card for stone, taken with wood."""

    ID: ClassVar[str] = "B048"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, stock=HEAP),
        Effect(m.BEFORE_ACTION, spaces=w.WOOD_SPACES, unstock=FOOD),
        Effect(m.BEFORE_ACTION, spaces=w.QUARRIES, stock=HEAP),
    )


class Scales(Card):
    """Food whenever a card makes improvements and occupations equally many."""

    ID: ClassVar[str] = "B049"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.PLAY_IMPROVEMENT, give=HEAP, itself=True),
        Effect(m.PLAY_OCCUPATION, give=HEAP),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        card = moment.subject - w.MAJOR_KINDS
        if part == 0 and card >= 0 and w.passes_on(card):
            return False
        board = table.boards[seat]
        return board.improvements() == board.occupations()


class ButterChurn(Card):
    """Food for sheep and cattle before the crops are taken."""

    ID: ClassVar[str] = "B050"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.HARVEST_FIELD, give=FOOD),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        stock = table.boards[seat].goods
        return stock[w.SHEEP] // 3 + stock[w.CATTLE] // 2


class DiggingSpade(Card):
    """Food for each wild boar before clay is fetched."""

    ID: ClassVar[str] = "B051"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=w.CLAY_SPACES, give=FOOD),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.boards[seat].goods[w.BOAR]


class GrowingFarm(Card):
    """As much food as rounds have begun, for as many cells in pastures as rounds are over."""

    ID: ClassVar[str] = "B052"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=FOOD),)

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if count(table.boards[seat].enclosed) >= table.round - 1 else r.CARD_NEEDS

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.round


class SculptureCourse(Card):
    """Food for a wood or a stone at the end of a round without a harvest."""

    ID: ClassVar[str] = "B053"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.END_OF_ROUND,
            may=True,
            deals=(Deal(pay=goods(wood=1), give=HEAP), Deal(pay=goods(stone=1), give=goods(food=4))),
        ),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return not table.figures.harvest_after(table.round)


class Tumbrel(Card):
    """2 food; food for each stable after sowing."""

    ID: ClassVar[str] = "B054"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=HEAP), Effect(m.SOW_AFTER, give=FOOD))

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return 1 if part == 0 else table.boards[seat].stables_built()


class MaintenancePremium(Card):
    """Food from the card before wood is fetched; a renovation fills it up."""

    ID: ClassVar[str] = "B055"
    FULL: ClassVar[int] = 3
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, act=True),
        Effect(m.BEFORE_ACTION, spaces=w.WOOD_SPACES, unstock=FOOD),
        Effect(m.RENOVATE_AFTER, act=True),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        board = table.boards[seat]
        board.stock_up(self.number, goods(food=self.FULL - board.stock_of(self.number)[w.FOOD]), 1)


class Brook(Card):
    """A food at the four spaces above Fishing; only played by somebody with a person there."""

    ID: ClassVar[str] = "B056"
    RULES: ClassVar[int] = h.GIVE
    ABOVE: ClassVar[tuple[int, ...]] = (w.REED_BANK, w.CLAY_PIT, w.FOREST)
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, give=FOOD),)

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if seat in table.visitors(w.FISHING) else r.CARD_NEEDS

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return moment.subject in self.ABOVE or moment.subject == table.turned[0]


class Scullery(Card):
    """A food at the start of each round in a wooden house."""

    ID: ClassVar[str] = "B057"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.START_OF_ROUND, give=FOOD),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].material == w.WOODEN


class CrackWeeder(Card):
    """A food, and one for each vegetable of a field phase."""

    ID: ClassVar[str] = "B058"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=FOOD), Effect(m.HARVEST_FIELD_AFTER, give=FOOD))

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return 1 if part == 0 else subject >> 8 & 0xFF


class FoodChest(Card):
    """4 food on the space of the major improvements, 2 elsewhere."""

    ID: ClassVar[str] = "B059"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=FOOD),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        board = table.boards[seat]
        here = table.used(seat, table.before)[-1:] == [w.MAJOR_IMPROVEMENT]
        return 4 if here and table.active == seat and board.route == w.IMPROVEMENT else 2


class BrewingWater(Card):
    """Food on the next 6 rounds for a grain at Fishing."""

    ID: ClassVar[str] = "B060"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.BEFORE_ACTION,
            spaces=1 << w.FISHING,
            may=True,
            pay=goods(grain=1),
            promise=FOOD,
            rounds=(1, 2, 3, 4, 5, 6),
        ),
    )


class ThreeFieldRotation(Card):
    """Food at the start of the field phase for a grain field, a vegetable field and an empty one."""

    ID: ClassVar[str] = "B061"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.START_OF_FIELD_PHASE, give=goods(food=3)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return all(
            fields_measured(table, seat, kind) for kind in ("grain_fields", "vegetable_fields", "unplanted_fields")
        )


class Pitchfork(Card):
    """Food at Grain Seeds while Farmland is occupied."""

    ID: ClassVar[str] = "B062"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=1 << w.GRAIN_SEEDS, give=goods(food=3)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return bool(table.occupied >> w.FARMLAND & 1)


class Tasting(Card):
    """A grain for 4 food before an occupation is paid on Lessons."""

    ID: ClassVar[str] = "B063"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=w.LESSONS_SPACES, may=True, pay=goods(grain=1), give=goods(food=4)),
    )


CARDS: Final[list[type[Card]]] = [
    Chophouse, ChickStable, StrawberryPatch, ClubHouse, HerringPot, ForestStone, Scales, ButterChurn, DiggingSpade,
    GrowingFarm, SculptureCourse, Tumbrel, MaintenancePremium, Brook, Scullery, CrackWeeder, FoodChest, BrewingWater,
    ThreeFieldRotation, Pitchfork, Tasting,
]  # fmt: skip
