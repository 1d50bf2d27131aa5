"""Occupations B085 to B105."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import NOTHING, Deal, Grant, goods
from hogar.games.agricola.cards.effect import A_HARVEST, Effect
from hogar.games.agricola.cards.figures_b import ON_ACCUMULATION_SPACES
from hogar.games.agricola.farm import FARM, START_ROOMS
from hogar.games.agricola.moves import PAY, PAYMENT
from hogar.games.agricola.payment import FOR_CARD, FOR_MAJOR, FOR_RENOVATION, Bill, payable
from hogar.games.agricola.steps.action import Offer
from hogar.games.agricola.steps.deals import AskCard, promise_for, receive
from hogar.games.agricola.steps.fields import field_cells
from hogar.games.agricola.steps.payment import settle
from hogar.games.agricola.steps.playing import PlayCard
from hogar.games.agricola.steps.rooms import Renovate
from hogar.games.agricola.steps.work import PlaceMore
from hogar.kernel.seats import NOBODY
from hogar.parts.grid import count
from hogar.parts.housing import Place
from hogar.parts.payment import Swap

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step


class FarmHand(Card):
    """A stable in the middle of 4 fields that form a square, with a place for a person."""

    ID: ClassVar[str] = "B085"
    RULES: ClassVar[int] = h.STABLES | h.PEOPLE

    def stable_spot(self, table: Table, seat: int) -> bool:
        board = table.boards[seat]
        if board.note_of(self.own_note):
            return False
        pairs = board.fields & board.fields >> 1 & ~FARM.right
        return bool(pairs & pairs >> w.COLUMNS)

    def stable_stands(self, table: Table, seat: int) -> None:
        table.boards[seat].note(self.own_note, 1)

    def rooms(self, table: Table, seat: int) -> int:
        return table.boards[seat].note_of(self.own_note)


class TruffleSearcher(Card):
    """A place for wild boar for every feeding phase of the game."""

    ID: ClassVar[str] = "B086"
    RULES: ClassVar[int] = h.CAPACITY

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        return [*places, Place(table.feedings, 1 << w.BOAR - w.FIRST_ANIMAL)]


class Cottager(Card):
    """A room or a renovation at Day Laborer."""

    ID: ClassVar[str] = "B087"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.BEFORE_ACTION,
            spaces=1 << w.DAY_LABORER,
            may=True,
            deals=(
                Deal(grant=Grant(w.BUILD_ROOMS, most=1, must=True, named=False)),
                Deal(grant=Grant(w.RENOVATE, must=True)),
            ),
        ),
    )


class EstablishedPerson(Card):
    """The 2 rooms of the house are renovated for nothing; then fences may be built."""

    ID: ClassVar[str] = "B088"
    ROOMS: ClassVar[int] = 2
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, grant=Grant(w.RENOVATE, must=True)),
        Effect(m.ON_PLAY, may=True, grant=Grant(w.BUILD_FENCES, must=True)),
    )

    def problem(self, table: Table, seat: int) -> int:
        if count(table.boards[seat].rooms) != self.ROOMS:
            return r.CARD_NEEDS
        return Renovate(seat, self.number).problem(table)

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [list(NOTHING)] if bill.kind == FOR_RENOVATION else [bill.goods]


class Groom(Card):
    """A wood; with a stone house a stable for a wood at the start of a round."""

    ID: ClassVar[str] = "B089"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(wood=1)),
        Effect(m.START_OF_ROUND, may=True, grant=Grant(w.BUILD_STABLES, most=1, must=True, named=False)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or table.boards[seat].material == w.STONEN

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [list(goods(wood=1))]


class CooperativePlower(Card):
    """Another field before Farmland while Grain Seeds is occupied."""

    ID: ClassVar[str] = "B090"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.FARMLAND, may=True, grant=Grant(w.PLOW, must=True)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        if not table.occupied >> w.GRAIN_SEEDS & 1:
            return False
        board = table.boards[seat]
        cells = field_cells(board)
        return count(cells) > 1 or bool(FARM.beside(cells) & board.empty_cells())


class AssistantTiller(Card):
    """A field at Day Laborer."""

    ID: ClassVar[str] = "B091"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.DAY_LABORER, may=True, grant=Grant(w.PLOW, must=True)),
    )


class LittleStickKnitter(Card):
    """A child at Sheep Market from round 5 on, if there is room."""

    ID: ClassVar[str] = "B092"
    EARLIEST: ClassVar[int] = 5
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.SHEEP_MARKET, may=True, grant=Grant(w.FAMILY_GROWTH, must=True)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.round >= self.EARLIEST


class Confidant(Card):
    """Food on the next 2, 3 or 4 rounds, paid at once, and an action with each."""

    ID: ClassVar[str] = "B093"
    LEAST: ClassVar[int] = 2
    MOST: ClassVar[int] = 4
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, act=True),
        Effect(
            m.FUTURE_ROUNDS,
            may=True,
            deals=(Deal(grant=Grant(w.SOW, must=True)), Deal(grant=Grant(w.BUILD_FENCES, must=True))),
        ),
    )

    def bill(self, rounds: int) -> Bill:
        """The food for so many rounds."""
        return Bill(FOR_CARD, list(goods(food=rounds)), self.number)

    def lengths(self, table: Table, seat: int) -> list[int]:
        """How many rounds may be chosen; no more than there are left, and than can be paid."""
        most = min(self.MOST, table.rounds_left())
        rounds = range(min(self.LEAST, most), most + 1)
        return [number for number in rounds if number and payable(table, seat, self.bill(number))]

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part > 0 or bool(self.lengths(table, seat))

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(AskCard(seat, self.effects[0].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        return [PAY.move(PAYMENT.packed(self.bill(number).goods)) for number in self.lengths(table, seat)]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        rounds = PAYMENT.counts(move.a)[w.FOOD]
        for day in range(table.round + 1, table.round + rounds + 1):
            promise_for(table, seat, self.number, day, w.FOOD)
            promise_for(table, seat, self.number, day, NOBODY)
        settle(table, seat, self.bill(rounds))


class StockProtector(Card):
    """Wood at Fencing; then another person at once."""

    ID: ClassVar[str] = "B094"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.FENCING, give=goods(wood=2)),
        Effect(m.IMMEDIATELY_AFTER, spaces=1 << w.FENCING, may=True, act=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or self.turn(seat).possible(table)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(self.turn(seat))

    def turn(self, seat: int) -> PlaceMore:
        """The turn that comes at once."""
        return PlaceMore(seat, True, turn=True)


class MasterBricklayer(Card):
    """A stone off major improvements for every room that was added."""

    ID: ClassVar[str] = "B095"
    RULES: ClassVar[int] = h.COST

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        added = count(table.boards[seat].rooms) - count(START_ROOMS)
        return [Swap(w.STONE, added)] if bill.kind == FOR_MAJOR and added > 0 else []


class TreeFarmJoiner(Card):
    """Wood on the next two odd rounds, and a minor improvement with it."""

    ID: ClassVar[str] = "B096"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, act=True),
        Effect(m.FUTURE_ROUNDS, act=True),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        if part:
            table.push(Offer(seat, (PlayCard(seat, w.MINOR_IMPROVEMENT, self.number),)))
            return
        odd = table.round + 1 + table.round % 2
        for day in (odd, odd + 2):
            promise_for(table, seat, self.number, day, w.WOOD)
            promise_for(table, seat, self.number, day, NOBODY)


class Scholar(Card):
    """With a stone house a card of either kind at the start of a round."""

    ID: ClassVar[str] = "B097"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.START_OF_ROUND,
            may=True,
            deals=(
                Deal(grant=Grant(w.OCCUPATION, food=1, must=True)),
                Deal(grant=Grant(w.MINOR_IMPROVEMENT, must=True, named=False)),
            ),
        ),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].material == w.STONEN


class OrganicFarmer(Card):
    """A point for each pasture with animals and room for 3 more."""

    ID: ClassVar[str] = "B098"
    RULES: ClassVar[int] = h.HERDS
    MORE: ClassVar[int] = 3

    def herd(self, table: Table, seat: int, place: int, capacity: int, animals: int) -> int:
        pasture = place < len(table.boards[seat].pastures)
        return int(pasture and 0 < animals <= capacity - self.MORE)


class Tutor(Card):
    """Points for the occupations played after it."""

    ID: ClassVar[str] = "B099"
    RULES: ClassVar[int] = h.SCORING

    def score(self, table: Table, owner: int, seat: int) -> int:
        if owner != seat:
            return 0
        played = table.boards[seat].played
        later = played[played.index(self.number) + 1 :]
        return len([card for card in later if w.kind_of(card) == w.OCCUPATIONS])


class Clutterer(Card):
    """Points for later cards that speak of accumulation spaces, also for those passed on."""

    ID: ClassVar[str] = "B100"
    RULES: ClassVar[int] = h.SCORING
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.PLAY_OCCUPATION, act=True),
        Effect(m.PLAY_IMPROVEMENT, act=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        card = moment.subject - (w.MAJOR_KINDS if part else 0)
        return card >= 0 and w.CARDS[card].upper() in ON_ACCUMULATION_SPACES

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        board = table.boards[seat]
        board.note(self.own_note, board.note_of(self.own_note) + 1)

    def score(self, table: Table, owner: int, seat: int) -> int:
        return table.boards[seat].note_of(self.own_note) if owner == seat else 0


class FurnitureCarpenter(Card):
    """A point for 2 food in a harvest while anybody owns the Joinery."""

    ID: ClassVar[str] = "B101"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.DURING_HARVEST, may=True, limit=A_HARVEST, pay=goods(food=2), points=1),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return any(board.majors >> w.JOINERY & 1 for board in table.boards)


class Consultant(Card):
    """Goods by the number of players."""

    ID: ClassVar[str] = "B102"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(grain=2)),
        Effect(m.ON_PLAY, give=goods(clay=3)),
        Effect(m.ON_PLAY, give=goods(reed=2)),
        Effect(m.ON_PLAY, give=goods(sheep=2)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == table.players - 1


class FieldMerchant(Card):
    """A wood and a reed; food or a vegetable for an improvement that is not played."""

    ID: ClassVar[str] = "B103"
    RULES: ClassVar[int] = h.REPLACE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(wood=1, reed=1)),
        Effect(m.DECLINE, give=goods(food=1)),
        Effect(m.DECLINE, give=goods(vegetable=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or moment.subject == (w.MINOR_IMPROVEMENT if part == 1 else w.IMPROVEMENT)

    def replaces(self, table: Table, seat: int, space: int, step: Step[Any]) -> Step[Any]:
        return Offer(seat, (step,)) if space == w.MAJOR_IMPROVEMENT and isinstance(step, PlayCard) else step


class SheepWalker(Card):
    """A sheep becomes a stone, a vegetable or a wild boar at any time."""

    ID: ClassVar[str] = "B104"
    RULES: ClassVar[int] = h.EXTRAS
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ANYTIME, pay=goods(sheep=1), give=goods(stone=1)),
        Effect(m.ANYTIME, pay=goods(sheep=1), give=goods(vegetable=1)),
        Effect(m.ANYTIME, pay=goods(sheep=1), give=goods(boar=1)),
    )


class CaseBuilder(Card):
    """One more of each of five goods of which the supply holds 2."""

    ID: ClassVar[str] = "B105"
    KINDS: ClassVar[tuple[int, ...]] = (w.FOOD, w.GRAIN, w.VEGETABLE, w.REED, w.WOOD)
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, act=True),)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        more = [0] * w.GOOD_KINDS
        for good in self.KINDS:
            more[good] = 1 if table.boards[seat].goods[good] >= 2 else 0
        receive(table, seat, more)


CARDS: Final[list[type[Card]]] = [
    FarmHand, TruffleSearcher, Cottager, EstablishedPerson, Groom, CooperativePlower, AssistantTiller,
    LittleStickKnitter, Confidant, StockProtector, MasterBricklayer, TreeFarmJoiner, Scholar, OrganicFarmer, Tutor,
    Clutterer, FurnitureCarpenter, Consultant, FieldMerchant, SheepWalker, CaseBuilder,
]  # fmt: skip
