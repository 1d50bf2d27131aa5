"""Minor improvements B022 to B042."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, Grant, goods
from hogar.games.agricola.cards.effect import A_GAME, OTHERS, Effect
from hogar.games.agricola.farm import FARM
from hogar.games.agricola.moves import TAKE
from hogar.games.agricola.scoring import unused
from hogar.games.agricola.steps.action import AndOr
from hogar.games.agricola.steps.deals import AskCard, CardSpace, promise_for, receive_one
from hogar.games.agricola.steps.fences import BuildFences
from hogar.games.agricola.steps.work import PlaceMore

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step

FOOD: Final = goods(food=1)


class WalkingBoots(Card):
    """2 food, and a person of the supply for one placement; then it leaves the game."""

    ID: ClassVar[str] = "B022"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(food=2)),
        Effect(m.ON_PLAY, act=True),
        Effect(m.RETURNING_HOME, act=True),
    )

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if table.active >= 0 else r.NOT_NOW

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        if part == 1:
            return table.persons_left(seat) > 0
        return part == 0 or table.boards[seat].note_of(self.own_note) > 0

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        """The note says which of the persons placed it is, from 1."""
        board = table.boards[seat]
        if part == 1:
            board.note(self.own_note, len(board.persons) + 1)
            table.push(PlaceMore(seat, True, guest=True))
            return
        place = board.note_of(self.own_note)
        board.note(self.own_note, 0)
        board.lose(w.PERSON_PIECE)
        if board.guests:
            board.guests -= 1
            board.persons = [*board.persons[: place - 1], *board.persons[place:]]
            table.occupied = table.occupied_spaces()


class FinalScenario(Card):
    """The card of round 14 is a space of one's own until then."""

    ID: ClassVar[str] = "B023"
    SPACE: ClassVar[int] = w.FARM_REDEVELOPMENT
    PUBLIC: ClassVar[bool] = False


class Lasso(Card):
    """A second person at once, if one of the two goes to an animal market."""

    ID: ClassVar[str] = "B024"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.TURN_OVER, may=True, act=True),)

    def second(self, seat: int, space: int) -> PlaceMore:
        """The placement after one on this space."""
        free = w.ANIMAL_MARKETS >> space & 1
        return PlaceMore(seat, True, spaces=w.EVERY_SPACE if free else w.ANIMAL_MARKETS, turn=True)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return self.second(seat, moment.subject).possible(table)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(self.second(seat, subject))


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


class Toolbox(Card):
    """A workshop at the end of a turn in which rooms, stables or fences were built."""

    ID: ClassVar[str] = "B027"
    BUILT: ClassVar[int] = 7 * w.ROOM_DEED | w.STABLE_DEED | w.FENCE_DEED
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.END_OF_TURN, may=True, itself=True, grant=Grant(w.MAJOR, must=True, named=False)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return bool(table.boards[seat].deeds & self.BUILT)

    def buildable(self, table: Table, seat: int, card: int) -> bool:
        return card < w.MAJOR_KINDS and bool(w.WORKSHOPS >> card & 1)


class ForestryStudies(Card):
    """An occupation for 2 wood that go back to Forest; they are a part of its price, so that it is certain."""

    ID: ClassVar[str] = "B028"
    RULES: ClassVar[int] = h.COST
    WOOD: ClassVar[int] = 2
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.AFTER_ACTION, spaces=1 << w.FOREST, may=True, grant=Grant(w.OCCUPATION, must=True, named=False)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].goods[w.WOOD] >= self.WOOD

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [[count + self.WOOD * (good == w.WOOD) for good, count in enumerate(bill.goods)]]

    def paid(self, table: Table, seat: int, bill: Bill, price: list[int]) -> None:
        if bill.source == self.number:
            table.piles[w.FOREST] += self.WOOD


class CookeryLesson(Card):
    """A point for a turn with a lesson and with something cooked."""

    ID: ClassVar[str] = "B029"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.END_OF_TURN, points=1),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        taught = any(w.LESSONS_SPACES >> space & 1 for space in table.used(seat, table.before))
        return taught and bool(table.boards[seat].deeds & w.COOKING_DEED)


class WoodPalisades(Card):
    """2 wood in the place of a fence on the edge of the farmyard, a point each."""

    ID: ClassVar[str] = "B030"
    RULES: ClassVar[int] = h.PALISADES | h.SCORING

    def palisade(self) -> int:
        return 2

    def score(self, table: Table, owner: int, seat: int) -> int:
        return table.boards[seat].palisades if owner == seat else 0


class PotteryYard(Card):
    """Points for two unused cells side by side; only with the Pottery."""

    ID: ClassVar[str] = "B031"
    RULES: ClassVar[int] = h.SCORING
    POINTS: ClassVar[int] = 2

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if table.boards[seat].majors >> w.POTTERY & 1 else r.CARD_NEEDS

    def score(self, table: Table, owner: int, seat: int) -> int:
        free = unused(table.boards[seat])
        paired = any(FARM.near[cell] & free for cell in range(w.CELL_KINDS) if free >> cell & 1)
        return self.POINTS if owner == seat and paired else 0


class Kettle(Card):
    """Grain becomes food and points at any time."""

    ID: ClassVar[str] = "B032"
    RULES: ClassVar[int] = h.EXTRAS
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ANYTIME, pay=goods(grain=1), give=goods(food=3)),
        Effect(m.ANYTIME, pay=goods(grain=3), give=goods(food=4), points=1),
        Effect(m.ANYTIME, pay=goods(grain=5), give=goods(food=5), points=2),
    )


class Mantlepiece(Card):
    """A point for each round that is left; no renovation any more."""

    ID: ClassVar[str] = "B033"
    RULES: ClassVar[int] = h.FORBID
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, points=1),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.rounds_left()

    def forbids(self, table: Table, seat: int, action: int) -> bool:
        return action == w.RENOVATE


class SpecialFood(Card):
    """A point for each animal, the first time that all taken from a space are kept."""

    ID: ClassVar[str] = "B034"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ANIMALS_TAKEN, points=1, limit=A_GAME),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return moment.subject & 0xF == moment.subject >> 4 & 0xF

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return subject >> 4 & 0xF


class HookKnife(Card):
    """Points once there are enough sheep."""

    ID: ClassVar[str] = "B035"
    FLOCK: ClassVar[tuple[int, ...]] = (9, 8, 7, 6)
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.STATE_WATCH, limit=A_GAME, points=2),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        board = table.boards[seat]
        return board.goods[w.SHEEP] >= self.FLOCK[table.players - 1] and board.housing.fits(board.animals())


class Bottles(Card):
    """Points for a clay and a food for each person."""

    ID: ClassVar[str] = "B036"

    def prices(self, table: Table, seat: int) -> list[list[int]]:
        people = table.boards[seat].people
        return [list(goods(clay=people, food=people))]


class Grange(Card):
    """A food."""

    ID: ClassVar[str] = "B037"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=FOOD),)


class FutureBuildingSite(Card):
    """The cells beside the house are used last."""

    ID: ClassVar[str] = "B038"
    RULES: ClassVar[int] = h.LAND

    def barred(self, table: Table, seat: int) -> int:
        board = table.boards[seat]
        beside = FARM.beside(board.rooms)
        return beside if unused(board) & ~beside else 0


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


class BreweryPond(Card):
    """A grain and a wood at Fishing and Reed Bank."""

    ID: ClassVar[str] = "B040"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.FISHING | 1 << w.REED_BANK, give=goods(grain=1, wood=1)),
    )


class Hauberg(Card):
    """Wood and wild boar in turn on the next 4 rounds."""

    ID: ClassVar[str] = "B041"
    ROUNDS: ClassVar[int] = 4
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, act=True),)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(AskCard(seat, self.effects[0].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        return [TAKE.move(w.WOOD), TAKE.move(w.BOAR)]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        other = w.WOOD if move.a == w.BOAR else w.BOAR
        for ahead in range(1, self.ROUNDS + 1):
            good = move.a if ahead % 2 else other
            promise_for(table, seat, self.number, table.round + ahead, good, 2 if good == w.WOOD else 1)


class ForestInn(Card):
    """A space where wood becomes fewer wood and food; others pay its owner a food."""

    ID: ClassVar[str] = "B042"
    SPACE: ClassVar[int] = w.FIRST_CARD_SPACE + 1
    RULES: ClassVar[int] = h.TOLL
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.TOLL, who=OTHERS, spaces=1 << w.FIRST_CARD_SPACE + 1, pay=FOOD, by_user=True),
        Effect(
            m.CARD_SPACE,
            deals=(
                Deal(pay=goods(wood=5), give=goods(wood=8, food=2)),
                Deal(pay=goods(wood=7), give=goods(wood=8, food=4)),
                Deal(pay=goods(wood=9), give=goods(wood=8, food=7)),
            ),
        ),
    )

    def toll(self, table: Table, owner: int, seat: int, space: int) -> list[int]:
        return list(FOOD) if space == self.space else []

    def expression(self, seat: int) -> Step[Any]:
        return CardSpace(seat, self.effects[1].number)


CARDS: Final[list[type[Card]]] = [
    WalkingBoots, FinalScenario, Lasso, BreadPaddle, AgrarianFences, Toolbox, ForestryStudies, CookeryLesson,
    WoodPalisades, PotteryYard, Kettle, Mantlepiece, SpecialFood, HookKnife, Bottles, Grange, FutureBuildingSite, Loom,
    BreweryPond, Hauberg, ForestInn,
]  # fmt: skip
