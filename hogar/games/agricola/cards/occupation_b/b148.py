"""Occupations B148 to B168."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import NOTHING, Deal, Grant, goods
from hogar.games.agricola.cards.effect import A_GAME, A_TURN, OTHERS, Effect
from hogar.games.agricola.cards.moving import may_go_on
from hogar.games.agricola.farm import FARM, NIBBLE, planted
from hogar.games.agricola.herds import may_stand
from hogar.games.agricola.moves import FIELD, FIELD_CARD, PLACE, TAKE
from hogar.games.agricola.payment import FOR_OCCUPATION
from hogar.games.agricola.steps.animals import Accommodate, ChooseHerd
from hogar.games.agricola.steps.deals import AskCard, receive
from hogar.games.agricola.steps.fences import BuildFences
from hogar.games.agricola.steps.fields import resettle
from hogar.games.agricola.steps.work import MoveOn
from hogar.games.agricola.supply import gain
from hogar.parts.grid import count, members
from hogar.parts.housing import Place, covers, undominated
from hogar.parts.payment import Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move

FOOD: Final = goods(food=1)
SHEEP: Final = 1


class PetBroker(Card):
    """A sheep; every occupation before its owner holds one."""

    ID: ClassVar[str] = "B148"
    RULES: ClassVar[int] = h.CAPACITY
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(sheep=1)),)

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        return [*places, Place(table.boards[seat].occupations(), SHEEP)]


class OpenAirFarmer(Card):
    """3 stables leave the game, and 2 wood fence a pasture of 2 cells."""

    ID: ClassVar[str] = "B149"
    STABLES: ClassVar[int] = 3
    CELLS: ClassVar[int] = 2
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, grant=Grant(w.BUILD_FENCES, most=1, must=True, named=False), act=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        fencing = BuildFences(seat, self.number, 1)
        return table.stables_left(seat) >= self.STABLES and fencing.possible(table)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].lose(w.STABLE_PIECE, self.STABLES)

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [list(goods(wood=2))]

    def fenceable(self, table: Table, seat: int, pasture: int) -> bool:
        return count(pasture) == self.CELLS


class LargeScaleFarmer(Card):
    """From Farm Expansion on to the space of the major improvements, or back, for a food."""

    ID: ClassVar[str] = "B150"
    SPACES: ClassVar[int] = 1 << w.FARM_EXPANSION | 1 << w.MAJOR_IMPROVEMENT
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.AFTER_ACTION, spaces=SPACES, may=True, pay=FOOD, act=True, limit=A_TURN),
    )

    def other(self, space: int) -> int:
        """The space to which the person may go on."""
        return w.MAJOR_IMPROVEMENT if space == w.FARM_EXPANSION else w.FARM_EXPANSION

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return may_go_on(table, seat, self.other(moment.subject), FOOD)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(MoveOn(seat, self.other(subject), subject))


class LittlePeasant(Card):
    """A stone; from a wooden house of 2 rooms no space but Meeting Place is occupied."""

    ID: ClassVar[str] = "B151"
    RULES: ClassVar[int] = h.PERMIT
    ROOMS: ClassVar[int] = 2
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(stone=1)),)

    def permits(self, table: Table, seat: int, space: int) -> bool:
        board = table.boards[seat]
        return board.material == w.WOODEN and count(board.rooms) == self.ROOMS and space != w.MEETING_PLACE


class JuniorArtist(Card):
    """From Day Laborer on to Traveling Players or Lessons, for a food."""

    ID: ClassVar[str] = "B152"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.AFTER_ACTION, spaces=1 << w.DAY_LABORER, may=True, pay=FOOD, act=True),
    )
    TO: ClassVar[tuple[int, ...]] = (w.TRAVELING_PLAYERS, w.LESSONS, w.LESSONS_B)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return any(may_go_on(table, seat, space, FOOD) for space in self.TO)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(AskCard(seat, self.effects[0].number, subject))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        return [PLACE.move(space) for space in self.TO if may_go_on(table, seat, space, NOTHING)]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        table.push(MoveOn(seat, move.a, value))


class Housemaster(Card):
    """Points for the points printed on the major improvements, the fewest of them twice."""

    ID: ClassVar[str] = "B153"
    RULES: ClassVar[int] = h.SCORING
    TIERS: ClassVar[tuple[int, ...]] = (5, 7, 9, 11)

    def score(self, table: Table, owner: int, seat: int) -> int:
        if owner != seat:
            return 0
        printed = [table.figures.majors[major].points for major in members(table.boards[seat].majors)]
        either = [table.hooks.points(card) for card in table.hooks.bearing(table, seat, h.FIREPLACE)]
        total = max([doubled(printed), doubled(printed + either)])
        return len([tier for tier in self.TIERS if total >= tier])


def doubled(points: list[int]) -> int:
    """The sum of some points with the fewest of them twice."""
    return sum(points) + min(points) if points else 0


class SheepKeeper(Card):
    """Points and food once there are 7 sheep; not playable with as many."""

    ID: ClassVar[str] = "B154"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.STATE_WATCH, limit=A_GAME, points=3, give=goods(food=2)),)
    FLOCK: ClassVar[int] = 7

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if table.boards[seat].goods[w.SHEEP] < self.FLOCK else r.CARD_NEEDS

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].goods[w.SHEEP] >= self.FLOCK


class ArtTeacher(Card):
    """A wood and a reed; occupations are paid with the food on Traveling Players."""

    ID: ClassVar[str] = "B155"
    RULES: ClassVar[int] = h.COST
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(wood=1, reed=1)),)

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        lying = table.piles[w.TRAVELING_PLAYERS]
        return [Swap(w.FOOD, 1, times=lying, elsewhere=True)] if bill.kind == FOR_OCCUPATION and lying else []

    def paid(self, table: Table, seat: int, bill: Bill, price: list[int]) -> None:
        if bill.kind == FOR_OCCUPATION:
            table.piles[w.TRAVELING_PLAYERS] -= sum(bill.goods) - sum(price)


class StorehouseKeeper(Card):
    """A clay or a grain at Resource Market."""

    ID: ClassVar[str] = "B156"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.BEFORE_ACTION,
            spaces=1 << w.RESOURCE_MARKET,
            deals=(Deal(give=goods(clay=1)), Deal(give=goods(grain=1))),
        ),
    )


class Salter(Card):
    """Food on the next rounds for an animal, at any time."""

    ID: ClassVar[str] = "B157"
    RULES: ClassVar[int] = h.EXTRAS
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ANYTIME, pay=goods(sheep=1), promise=FOOD, rounds=(1, 2, 3)),
        Effect(m.ANYTIME, pay=goods(boar=1), promise=FOOD, rounds=(1, 2, 3, 4, 5)),
        Effect(m.ANYTIME, pay=goods(cattle=1), promise=FOOD, rounds=(1, 2, 3, 4, 5, 6, 7)),
    )


class DistrictManager(Card):
    """Food after work in which Forest and Grove were used."""

    ID: ClassVar[str] = "B158"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.END_OF_WORK, give=goods(food=5)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return seat << 8 | w.FOREST in table.uses and seat << 8 | w.GROVE in table.uses


class LieutenantGeneral(Card):
    """Food, in the last round grain, when another player puts a field beside a field."""

    ID: ClassVar[str] = "B159"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.PLOW, who=OTHERS, give=FOOD),
        Effect(m.PLOW, who=OTHERS, give=goods(grain=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        last = table.round == table.figures.rounds()
        beside = FARM.near[moment.subject] & table.boards[moment.seat].fields
        return beside != 0 and (part == 1) == last


class PubOwner(Card):
    """A grain, and one after work with somebody on each of three spaces."""

    ID: ClassVar[str] = "B160"
    SPACES: ClassVar[int] = 1 << w.FOREST | 1 << w.CLAY_PIT | 1 << w.REED_BANK
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(grain=1)),
        Effect(m.END_OF_WORK, give=goods(grain=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or table.occupied & self.SPACES == self.SPACES


class Weakling(Card):
    """A vegetable for leaving large piles to others."""

    ID: ClassVar[str] = "B161"
    LARGE: ClassVar[int] = 5
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.PLACE_PERSON, give=goods(vegetable=1), limit=A_TURN),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        large = [space for space in table.spaces if w.PILE_SPACES >> space & 1 and table.piles[space] >= self.LARGE]
        return bool(large) and moment.subject not in large


class ForestClearer(Card):
    """Wood or wood and food for taking 2, 3 or 4 wood."""

    ID: ClassVar[str] = "B162"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.TAKE, spaces=w.WOOD_SPACES, give=goods(wood=1, food=1)),
        Effect(m.TAKE, spaces=w.WOOD_SPACES, give=goods(wood=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        taken = moment.subject & 0xFF
        return taken in {2, 4} if part == 0 else taken == 3


class Pastor(Card):
    """Building resources once nobody else has a house of 2 rooms."""

    ID: ClassVar[str] = "B163"
    ROOMS: ClassVar[int] = 2
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.STATE_WATCH, limit=A_GAME, give=goods(stone=1, reed=1, clay=2, wood=3)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        small = [other for other, board in enumerate(table.boards) if count(board.rooms) == self.ROOMS]
        return small == [seat]


class SheepWhisperer(Card):
    """A sheep on four later rounds."""

    ID: ClassVar[str] = "B164"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, promise=goods(sheep=1), rounds=(2, 5, 8, 10)),)


class GameProvider(Card):
    """Wild boar for grain of different fields before a harvest."""

    ID: ClassVar[str] = "B165"
    GRAIN: ClassVar[tuple[int, ...]] = (1, 3, 4)
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_HARVEST, may=True, act=True, one_of=True, give=goods(boar=1)),
        Effect(m.BEFORE_HARVEST, may=True, act=True, one_of=True, give=goods(boar=2)),
        Effect(m.BEFORE_HARVEST, may=True, act=True, one_of=True, give=goods(boar=3)),
    )

    def grown(self, table: Table, seat: int, cells: int) -> list[Move]:
        """The fields with grain on which nothing was taken yet: cells, then field cards."""
        board = table.boards[seat]
        moves = [FIELD.move(cell) for cell in members(planted(board.grain) & ~cells)]
        for place, card in enumerate(table.hooks.field_cards(table, seat)):
            if board.stock_of(card)[w.GRAIN] and not cells >> w.CELL_KINDS + place & 1:
                moves.append(FIELD_CARD.move(card))
        return moves

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return len(self.grown(table, seat, 0)) >= self.GRAIN[part]

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(AskCard(seat, self.effects[part].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        return self.grown(table, seat, value)

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        board = table.boards[seat]
        if move.verb is FIELD:
            board.grain -= 1 << NIBBLE * move.a
            value |= 1 << move.a
        else:
            board.stock_up(move.a, goods(grain=1), -1)
            value |= 1 << w.CELL_KINDS + table.hooks.field_cards(table, seat).index(move.a)
        if count(value) < self.GRAIN[part]:
            table.push(AskCard(seat, self.effects[part].number, value))
        else:
            resettle(table, seat)


class CattleFeeder(Card):
    """Cattle for a food at Grain Seeds."""

    ID: ClassVar[str] = "B166"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.GRAIN_SEEDS, may=True, pay=FOOD, give=goods(cattle=1)),
    )


class StableSergeant(Card):
    """One animal of each kind for 2 food, if all three find a place."""

    ID: ClassVar[str] = "B167"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, may=True, pay=goods(food=2), act=True),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].housing.fits([1] * w.ANIMAL_KINDS)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(Accommodate(seat, taken=w.ANIMAL_KINDS))
        for kind in range(w.ANIMAL_KINDS):
            gain(table, seat, w.FIRST_ANIMAL + kind, 1)
        if not table.boards[seat].housing.fits(table.boards[seat].animals()):
            table.push(AskCard(seat, self.effects[0].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        return [move for move in ChooseHerd(seat).moves(table) if move.a and move.b and move.c]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        ChooseHerd(seat).choose(table, move)


class PastureMaster(Card):
    """Food and animals out of pastures with stables after a renovation; the owner says which kinds stand there."""

    ID: ClassVar[str] = "B168"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.RENOVATE_AFTER, give=goods(food=2), act=True),)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        self.go_on(table, seat, 0)

    def go_on(self, table: Table, seat: int, chosen: int) -> None:
        """Asks for a kind of which there shall be more, as long as there is a choice; then hands out the animals."""
        herds = self.herds(table, seat, chosen)
        if len(herds) > 1:
            table.push(AskCard(seat, self.effects[0].number, chosen))
        else:
            receive(table, seat, goods(sheep=herds[0][0], boar=herds[0][1], cattle=herds[0][2]))

    def herds(self, table: Table, seat: int, chosen: int) -> list[list[int]]:
        """What there may be of each kind, with at least so many as chosen, and none that another one exceeds."""
        return [herd for herd in undominated(stalled(table, seat)) if covers(herd, numbers(chosen))]

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        herds = self.herds(table, seat, value)
        kinds = [kind for kind in range(w.ANIMAL_KINDS) if len({herd[kind] for herd in herds}) > 1]
        return [TAKE.move(w.FIRST_ANIMAL + kind) for kind in kinds]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        herds = self.herds(table, seat, value)
        kind = move.a - w.FIRST_ANIMAL
        least = min([herd[kind] for herd in herds])
        self.go_on(table, seat, value + (least + 1 - numbers(value)[kind] << NIBBLE * kind))


def numbers(chosen: int) -> list[int]:
    """How many of each kind of animals were chosen."""
    return [chosen >> NIBBLE * kind & 15 for kind in range(w.ANIMAL_KINDS)]


def stalled(table: Table, seat: int) -> list[list[int]]:
    """In how many pastures with stables each kind can stand, one kind in each, while all animals have a place."""
    board = table.boards[seat]
    wishes = [[-1, *range(w.ANIMAL_KINDS)] if pasture & board.stables else [-1] for pasture in board.pastures]
    kept = [list(kinds) for kinds in product(*wishes) if may_stand(table, seat, list(kinds))]
    return [[kinds.count(kind) for kind in range(w.ANIMAL_KINDS)] for kinds in kept]


CARDS: Final[list[type[Card]]] = [
    PetBroker, OpenAirFarmer, LargeScaleFarmer, LittlePeasant, JuniorArtist, Housemaster, SheepKeeper, ArtTeacher,
    StorehouseKeeper, Salter, DistrictManager, LieutenantGeneral, PubOwner, Weakling, ForestClearer, Pastor,
    SheepWhisperer, GameProvider, CattleFeeder, StableSergeant, PastureMaster,
]  # fmt: skip
