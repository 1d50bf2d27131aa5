"""Occupations A127 to A147."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, Grant, goods
from hogar.games.agricola.cards.effect import A_ROUND, A_TURN, ANYBODY, OTHERS, Effect
from hogar.games.agricola.data import step_of
from hogar.games.agricola.payment import FOR_MAJOR, FOR_MINOR, FOR_RENOVATION, FOR_ROOM
from hogar.games.agricola.scoring import workshop_bonuses
from hogar.games.agricola.steps.action import Offer
from hogar.games.agricola.steps.deals import receive, receive_one
from hogar.games.agricola.steps.family import remove_person, room_for
from hogar.games.agricola.steps.playing import PlayCard
from hogar.games.agricola.steps.work import MoveOn
from hogar.games.agricola.supply import gain
from hogar.kernel.combine import InOrder
from hogar.parts.grid import count
from hogar.parts.payment import Swap

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.data import AgricolaEdition
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment

REED_BANK: Final = 1 << w.REED_BANK
SHEEP_MARKET: Final = 1 << w.SHEEP_MARKET
HOLLOW: Final = 1 << w.HOLLOW
FOR_REED: Final = (Deal(give=goods(grain=1)), Deal(pay=goods(food=2), give=goods(vegetable=1)))
"""The bargains of the Cordmaker."""


class Lodger(Card):
    """A place for a person until everybody goes home in round 9; then somebody without another place leaves."""

    ID: ClassVar[str] = "A127"
    RULES: ClassVar[int] = h.PEOPLE
    LAST: ClassVar[int] = 9
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.RETURNING_HOME, act=True),)

    def rooms(self, table: Table, seat: int) -> int:
        return 1 if table.round <= self.LAST and not table.boards[seat].note_of(self.own_note) else 0

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.round == self.LAST

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        board = table.boards[seat]
        board.note(self.own_note, 1)
        if board.people > room_for(table, seat):
            remove_person(table, seat)
            table.occupied = table.occupied_spaces()


class RiparianBuilder(Card):
    """A room, somewhat cheaper if it is not of wood, after another player has used Reed Bank."""

    ID: ClassVar[str] = "A128"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.OTHER_PLAYER,
            who=OTHERS,
            spaces=REED_BANK,
            may=True,
            grant=Grant(w.BUILD_ROOMS, most=1, must=True, named=False),
        ),
    )

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        less = goods(clay=1, stone=2)
        return [[max(0, due - off) for due, off in zip(bill.goods, less, strict=True)]]


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


class MummysBoy(Card):
    """A third or later person may go where the second one stands, once in a round."""

    ID: ClassVar[str] = "A130"
    RULES: ClassVar[int] = h.PERMIT
    SECOND: ClassVar[int] = 1
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.PLACE_PERSON, act=True, limit=A_ROUND),)

    def followed(self, table: Table, seat: int, before: int, space: int) -> bool:
        """Whether so many persons stand already, the second of them on this space."""
        persons = table.boards[seat].persons
        return before > self.SECOND and persons[self.SECOND] == space != w.MEETING_PLACE

    def permits(self, table: Table, seat: int, space: int) -> bool:
        placed = len(table.boards[seat].persons)
        return self.effects[0].unused(table, seat) and self.followed(table, seat, placed, space)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return self.followed(table, seat, len(table.boards[seat].persons) - 1, moment.subject)


class CraftTeacher(Card):
    """Up to 2 occupations for nothing once a workshop was built."""

    ID: ClassVar[str] = "A131"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.PLAY_IMPROVEMENT, act=True),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return bool(w.WORKSHOPS >> moment.subject & 1)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        one = PlayCard(seat, w.OCCUPATION, self.number)
        table.push(Offer(seat, (InOrder(seat, (one, Offer(seat, (one,)))),)))


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


class FullFarmer(Card):
    """A wood and a clay; a point for every pasture that is full of animals."""

    ID: ClassVar[str] = "A134"
    RULES: ClassVar[int] = h.HERDS
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(wood=1, clay=1)),)

    def herd(self, table: Table, seat: int, place: int, capacity: int, animals: int) -> int:
        return 1 if place < len(table.boards[seat].pastures) and animals == capacity else 0


class AnimalReeve(Card):
    """Wood for the rounds that are left; everybody scores for having all species."""

    ID: ClassVar[str] = "A135"
    RULES: ClassVar[int] = h.SCORING
    WOOD: ClassVar[list[int]] = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    POINTS: ClassVar[list[int]] = [0, 0, 1, 3, 5]
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(wood=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return step_of(self.WOOD, table.rounds_left())

    def score(self, table: Table, owner: int, seat: int) -> int:
        return step_of(self.POINTS, min(table.boards[seat].animals()))


class DrudgeryReeve(Card):
    """Wood for the rounds that are left; everybody scores for having all building resources."""

    ID: ClassVar[str] = "A136"
    RULES: ClassVar[int] = h.SCORING
    WOOD: ClassVar[list[int]] = [0, 0, 0, 2, 2, 2, 3, 3, 3, 4]
    POINTS: ClassVar[list[int]] = [0, 1, 3, 5]
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(wood=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return step_of(self.WOOD, table.rounds_left())

    def score(self, table: Table, owner: int, seat: int) -> int:
        board = table.boards[seat]
        usual = sum([points for _, _, points in workshop_bonuses(table.figures, board)])
        totals = [points + step_of(self.POINTS, min(left)) for left, points in workshop_choices(table.figures, board)]
        return max(totals) - usual


def workshop_choices(figures: AgricolaEdition, board: Board) -> list[tuple[list[int], int]]:
    """What is left of the building resources, and the points, for every way to use the workshops at the end."""
    ways = [(board.goods[: w.BUILDING_KINDS], 0)]
    for major in (w.JOINERY, w.POTTERY, w.BASKETMAKERS_WORKSHOP):
        if board.majors >> major & 1:
            its = figures.majors[major]
            good = next(good for good in range(w.BUILDING_KINDS) if its.crafts[good])
            for left, points in ways.copy():
                for spent, more in zip(its.tiers, its.tier_points, strict=False):
                    if spent <= left[good]:
                        ways.append(([*left[:good], left[good] - spent, *left[good + 1 :]], points + more))
    return ways


class RiverineShepherd(Card):
    """A reed of Reed Bank before Sheep Market is used, a sheep of Sheep Market before Reed Bank is."""

    ID: ClassVar[str] = "A137"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=SHEEP_MARKET, may=True, act=True),
        Effect(m.BEFORE_ACTION, spaces=REED_BANK, may=True, act=True),
    )
    OTHER: ClassVar[tuple[int, ...]] = (w.REED_BANK, w.SHEEP_MARKET)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.piles[self.OTHER[part]] > 0

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.piles[self.OTHER[part]] -= 1
        receive_one(table, seat, w.PILE_GOODS[self.OTHER[part]])


class Harpooner(Card):
    """A reed and food for the whole family for a wood before Fishing."""

    ID: ClassVar[str] = "A138"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.FISHING, may=True, pay=goods(wood=1), give=goods(reed=1), act=True),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        receive_one(table, seat, w.FOOD, table.boards[seat].people)


class HollowWarden(Card):
    """A Fireplace may be built; a food before Hollow is used."""

    ID: ClassVar[str] = "A139"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, may=True, grant=Grant(w.MAJOR, must=True)),
        Effect(m.BEFORE_ACTION, spaces=HOLLOW, give=goods(food=1)),
    )

    def buildable(self, table: Table, seat: int, card: int) -> bool:
        return bool(w.FIREPLACES >> card & 1)


class ShovelBearer(Card):
    """Food for the clay on the other one of Clay Pit and Hollow."""

    ID: ClassVar[str] = "A140"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.CLAY_PIT, give=goods(food=1)),
        Effect(m.BEFORE_ACTION, spaces=HOLLOW, give=goods(food=1)),
    )

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.piles[(w.HOLLOW, w.CLAY_PIT)[part]]


class TurnipFarmer(Card):
    """A vegetable if Day Laborer and Grain Seeds are occupied when all go home."""

    ID: ClassVar[str] = "A141"
    SPACES: ClassVar[int] = 1 << w.DAY_LABORER | 1 << w.GRAIN_SEEDS
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.RETURNING_HOME_START, give=goods(vegetable=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.occupied & self.SPACES == self.SPACES


class Cordmaker(Card):
    """A grain, or a vegetable for 2 food, whenever anybody takes 2 reed or more; of others once they are done."""

    ID: ClassVar[str] = "A142"
    FEW: ClassVar[int] = 2
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.TAKE, spaces=REED_BANK, may=True, deals=FOR_REED),
        Effect(m.TAKE, who=OTHERS, spaces=REED_BANK, act=True),
        Effect(m.OTHER_PLAYER, who=OTHERS, spaces=REED_BANK, may=True, deals=FOR_REED),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        if part == 2:
            return table.boards[seat].note_of(self.own_note) == table.turns
        return moment.subject & 0xFF >= self.FEW

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].note(self.own_note, table.turns)


class Stonecutter(Card):
    """A stone less for every improvement, room and renovation."""

    ID: ClassVar[str] = "A143"
    RULES: ClassVar[int] = h.COST

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        return [Swap(w.STONE, 1)] if bill.kind in {FOR_MAJOR, FOR_MINOR, FOR_ROOM, FOR_RENOVATION} else []


class Sequestrator(Card):
    """Prizes for whoever is the next to have 3 pastures and 5 field tiles."""

    ID: ClassVar[str] = "A144"
    PRIZES: ClassVar[tuple[tuple[int, ...], ...]] = (goods(), goods(reed=3), goods(clay=4))
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, stock=goods(clay=4, reed=3)),
        Effect(m.BUILD_FENCE_AFTER, who=ANYBODY, act=True),
        Effect(m.PLOW, who=ANYBODY, act=True),
    )
    PASTURES: ClassVar[int] = 3
    TILES: ClassVar[int] = 5

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        lying = table.boards[seat].stock_of(self.number)
        board = table.boards[moment.seat]
        if part == 1:
            return lying[w.REED] > 0 and moment.subject >> 24 < self.PASTURES <= len(board.pastures)
        return part == 0 or (lying[w.CLAY] > 0 and count(board.fields) == self.TILES)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].stock_up(self.number, self.PRIZES[part], -1)
        receive(table, user, self.PRIZES[part])


class Ropemaker(Card):
    """A reed at the end of every harvest."""

    ID: ClassVar[str] = "A145"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.AFTER_HARVEST_INSIDE, give=goods(reed=1)),)


class StorehouseSteward(Card):
    """A building resource with food from an accumulation space, by its exact number."""

    ID: ClassVar[str] = "A146"
    FIRST: ClassVar[int] = 2
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.TAKE, spaces=w.FOOD_SPACES, give=goods(stone=1)),
        Effect(m.TAKE, spaces=w.FOOD_SPACES, give=goods(reed=1)),
        Effect(m.TAKE, spaces=w.FOOD_SPACES, give=goods(clay=1)),
        Effect(m.TAKE, spaces=w.FOOD_SPACES, give=goods(wood=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return moment.subject & 0xFF == self.FIRST + part


class AnimalDealer(Card):
    """One more animal at a market for a food; it looks for a place together with the others."""

    ID: ClassVar[str] = "A147"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=w.ANIMAL_MARKETS, may=True, pay=goods(food=1), act=True),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        gain(table, seat, w.PILE_GOODS[subject], 1)


CARDS: Final[list[type[Card]]] = [
    Lodger, RiparianBuilder, Swagman, MummysBoy, CraftTeacher, Publican, Braggart, FullFarmer, AnimalReeve,
    DrudgeryReeve, RiverineShepherd, Harpooner, HollowWarden, ShovelBearer, TurnipFarmer, Cordmaker, Stonecutter,
    Sequestrator, Ropemaker, StorehouseSteward, AnimalDealer,
]  # fmt: skip
