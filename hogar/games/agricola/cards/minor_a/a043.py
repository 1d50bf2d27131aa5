"""Minor improvements A043 to A063."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.crops import VEGETABLES, fields_with, pick
from hogar.games.agricola.cards.deal import Deal, goods
from hogar.games.agricola.cards.effect import A_GAME, A_HARVEST, A_ROUND, A_TURN, ANYBODY, Effect
from hogar.games.agricola.happenings import BEGGED
from hogar.games.agricola.moves import RETURN, USE
from hogar.games.agricola.payment import spend
from hogar.games.agricola.steps.baking import ovens
from hogar.games.agricola.steps.deals import AskCard, promise_for, receive_one, score
from hogar.games.agricola.steps.improvements import give_back
from hogar.kernel.combine import DONE
from hogar.parts.grid import members

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move

NEXT_3: Final = (1, 2, 3)
NEXT_6: Final = (1, 2, 3, 4, 5, 6)


class FarmyardManure(Card):
    """Food on the next 3 rounds for the first stables of a turn of one's own."""

    ID: ClassVar[str] = "A043"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BUILD_STABLE_AFTER, limit=A_TURN, promise=goods(food=1), rounds=NEXT_3),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.active == seat


class PondHut(Card):
    """Food on the next 3 rounds."""

    ID: ClassVar[str] = "A044"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, promise=goods(food=1), rounds=NEXT_3),)


class FireProtectionPond(Card):
    """Food on the next 6 rounds once the house is no longer of wood."""

    ID: ClassVar[str] = "A045"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.STATE_WATCH, limit=A_GAME, promise=goods(food=1), rounds=NEXT_6),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].material != w.WOODEN


class ClawKnife(Card):
    """Food on the next 2 rounds at Sheep Market."""

    ID: ClassVar[str] = "A046"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.SHEEP_MARKET, promise=goods(food=1), rounds=(1, 2)),
    )


class Trellises(Card):
    """Food on so many of the next rounds as fences stand."""

    ID: ClassVar[str] = "A047"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, act=True),)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        for ahead in range(1, table.boards[seat].fence_pieces() + 1):
            promise_for(table, seat, self.number, table.round + ahead, w.FOOD)


class ShavingHorse(Card):
    """Wood becomes food when wood comes: with 5 or 6 if its owner likes, with 7 or more in any case."""

    ID: ClassVar[str] = "A048"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.GAIN, may=True, pay=goods(wood=1), give=goods(food=3), one_of=True),
        Effect(m.GAIN, pay=goods(wood=1), give=goods(food=3), one_of=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        wood = table.boards[seat].goods[w.WOOD]
        return moment.subject >> 8 == w.WOOD and (wood in (5, 6) if part == 0 else wood >= 7)


class NestSite(Card):
    """Food when reed is added to reed."""

    ID: ClassVar[str] = "A049"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.REPLENISH, give=goods(food=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return not moment.subject >> w.REED_BANK & 1


class MilkJug(Card):
    """Whoever uses Cattle Market, its owner gets 3 food and all others 1."""

    ID: ClassVar[str] = "A050"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, who=ANYBODY, spaces=1 << w.CATTLE_MARKET, give=goods(food=3), act=True),
    )
    RULES: ClassVar[int] = h.GIVE

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        for other in range(table.players):
            if other != seat:
                receive_one(table, other, w.FOOD)


class DriftNetBoat(Card):
    """Two more food at Fishing."""

    ID: ClassVar[str] = "A051"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=1 << w.FISHING, give=goods(food=2)),)


class ThrowingAxe(Card):
    """Food with wood while there is a wild boar at Pig Market."""

    ID: ClassVar[str] = "A052"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=w.WOOD_SPACES, give=goods(food=2)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.piles[w.PIG_MARKET] > 0


class Claypipe(Card):
    """Food after a work phase that brought 7 building resources."""

    ID: ClassVar[str] = "A053"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.RETURNING_HOME, give=goods(food=2)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].gathered >= 7


class Credit(Card):
    """Food, paid back at the end of every round without a harvest, or else there is begging."""

    ID: ClassVar[str] = "A054"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(food=5)),
        Effect(m.END_OF_ROUND, deals=(Deal(pay=goods(food=1)), Deal(act=True))),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or not table.figures.harvest_after(table.round)

    def allows(self, table: Table, seat: int, part: int, deal: int) -> bool:
        return deal == 0 or not table.boards[seat].goods[w.FOOD]

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].begging += 1
        if table.listening:
            table.tell(BEGGED, [seat, 1])


class JunkRoom(Card):
    """Food for every improvement, itself included."""

    ID: ClassVar[str] = "A055"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.PLAY_IMPROVEMENT, give=goods(food=1), itself=True),)


class Basket(Card):
    """2 wood become food and stay on the space where wood was fetched."""

    ID: ClassVar[str] = "A056"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.IMMEDIATELY_AFTER, spaces=w.WOOD_SPACES, may=True, pay=goods(wood=2), give=goods(food=3), act=True),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.piles[subject] += 2


class MilkingParlor(Card):
    """Food for sheep and for cattle."""

    ID: ClassVar[str] = "A057"
    FOOD: ClassVar[tuple[tuple[int, ...], ...]] = ((0, 2, 2, 3, 4), (0, 2, 3, 4))
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(food=1)),
        Effect(m.ON_PLAY, give=goods(food=1)),
    )

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        steps = self.FOOD[part]
        return steps[min(len(steps) - 1, table.boards[seat].goods[(w.SHEEP, w.CATTLE)[part]])]


class AsparagusKnife(Card):
    """A vegetable from a field in three rounds; just then it may become food and a point."""

    ID: ClassVar[str] = "A058"
    ROUNDS: ClassVar[tuple[int, ...]] = (8, 10, 12)
    TAKEN: ClassVar[int] = 1
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.RETURNING_HOME, may=True, limit=A_ROUND, act=True),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.round in self.ROUNDS and bool(fields_with(table, seat, VEGETABLES))

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(AskCard(seat, self.effects[part].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        if value == self.TAKEN:
            return [USE.move(self.number, 0), DONE.move()] if table.boards[seat].goods[w.VEGETABLE] else []
        return fields_with(table, seat, VEGETABLES)

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        if move.verb is USE:
            spend(table, seat, list(goods(vegetable=1)))
            score(table, seat, self.number, 1)
            receive_one(table, seat, w.FOOD, 3)
        elif move.verb is not DONE:
            table.push(AskCard(seat, self.effects[part].number, self.TAKEN))
            pick(table, seat, move, VEGETABLES)


class PotatoRidger(Card):
    """A harvested vegetable becomes food: with 3 if its owner likes, with 4 or more in any case."""

    ID: ClassVar[str] = "A059"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.HARVEST_FIELD_AFTER, may=True, pay=goods(vegetable=1), give=goods(food=6), one_of=True),
        Effect(m.HARVEST_FIELD_AFTER, pay=goods(vegetable=1), give=goods(food=6), one_of=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        vegetables = table.boards[seat].goods[w.VEGETABLE]
        return moment.subject >> 8 & 255 > 0 and (vegetables == 3 if part == 0 else vegetables >= 4)


class OrientalFireplace(Card):
    """Cooks and bakes; a Fireplace or a Cooking Hearth is returned for it, and it may be returned like the former."""

    ID: ClassVar[str] = "A060"
    RULES: ClassVar[int] = h.COOKING | h.BAKING | h.FIREPLACE
    RATES: ClassVar[tuple[tuple[int, int], ...]] = ((w.VEGETABLE, 4), (w.SHEEP, 3), (w.CATTLE, 5))
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.PAYING),)

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if table.boards[seat].majors & (w.FIREPLACES | w.HEARTHS) else r.CARD_NEEDS

    def pay(self, table: Table, seat: int) -> None:
        table.push(AskCard(seat, self.effects[0].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        return [RETURN.move(major) for major in members(table.boards[seat].majors & (w.FIREPLACES | w.HEARTHS))]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        give_back(table, seat, move.a)

    def rates(self, table: Table, seat: int, rates: list[int]) -> list[int]:
        better = list(rates)
        for good, food in self.RATES:
            better[good] = max(food, better[good])
        return better

    def ovens(self, table: Table, seat: int) -> list[tuple[int, int]]:
        return [(2, 0)]


class WinnowingFan(Card):
    """A grain becomes food after the field phase, in the best of the baking improvements."""

    ID: ClassVar[str] = "A061"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.AFTER_FIELD_PHASE, may=True, limit=A_HARVEST, pay=goods(grain=1), give=goods(food=1)),
    )

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if ovens(table, seat) else r.CARD_NEEDS

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return max([food for food, _ in ovens(table, seat)], default=0)


class BeerKeg(Card):
    """Grain becomes food and points before the family is fed."""

    ID: ClassVar[str] = "A062"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.HARVEST_FEED,
            may=True,
            limit=A_HARVEST,
            deals=tuple([Deal(pay=goods(grain=n), give=goods(food=3), points=n - 1) for n in (1, 2, 3)]),
        ),
    )


class DutchWindmill(Card):
    """Food before baking in a round after a harvest."""

    ID: ClassVar[str] = "A063"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BAKE_BEFORE, give=goods(food=3)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.round > 1 and table.figures.harvest_after(table.round - 1)


CARDS: Final[list[type[Card]]] = [
    FarmyardManure, PondHut, FireProtectionPond, ClawKnife, Trellises, ShavingHorse, NestSite, MilkJug, DriftNetBoat,
    ThrowingAxe, Claypipe, Credit, JunkRoom, Basket, MilkingParlor, AsparagusKnife, PotatoRidger, OrientalFireplace,
    WinnowingFan, BeerKeg, DutchWindmill,
]  # fmt: skip
