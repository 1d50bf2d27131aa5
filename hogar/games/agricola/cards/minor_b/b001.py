"""Minor improvements B001 to B021."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import NOTHING, Deal, Grant, goods
from hogar.games.agricola.cards.effect import Effect
from hogar.games.agricola.farm import FARM
from hogar.games.agricola.herds import most_empty
from hogar.games.agricola.moves import PLAY
from hogar.games.agricola.payment import FOR_ROOM
from hogar.games.agricola.steps.action import Offer
from hogar.games.agricola.steps.deals import AskCard, promise_for
from hogar.games.agricola.steps.family import Growth
from hogar.games.agricola.steps.fences import BuildFences
from hogar.games.agricola.steps.fields import Plow, plowable
from hogar.games.agricola.steps.hands import DrawFromPack, back_in_hand, give_left, into_pack
from hogar.games.agricola.steps.playing import begin_card, card_obstacle
from hogar.kernel.combine import DONE
from hogar.kernel.seats import NOBODY
from hogar.parts.grid import count
from hogar.parts.housing import Place

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move

WOOD: Final = goods(wood=2)


class UpscaleLifestyle(Card):
    """Clay, and a renovation."""

    ID: ClassVar[str] = "B001"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(clay=5)),
        Effect(m.ON_PLAY, may=True, grant=Grant(w.RENOVATE, must=True)),
    )


class MiniPasture(Card):
    """A new pasture of one cell, its fences for nothing; only playable if there can be one."""

    ID: ClassVar[str] = "B002"
    SPAN: ClassVar[int] = 1
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, grant=Grant(w.BUILD_FENCES, most=1, must=True, named=False)),
    )

    def problem(self, table: Table, seat: int) -> int:
        return BuildFences(seat, self.number, 1).problem(table)

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [[0] * w.GOOD_KINDS]

    def fenceable(self, table: Table, seat: int, pasture: int) -> bool:
        return not pasture & table.boards[seat].enclosed


class Moonshine(Card):
    """Chance picks an occupation of the hand: it is played for 2 food, or given to the left."""

    ID: ClassVar[str] = "B003"
    FOOD: ClassVar[int] = 2
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, act=True),)

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if table.boards[seat].hand_occupations else r.CARD_NEEDS

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        for card in table.boards[seat].hand_occupations:
            into_pack(table, seat, card)
        table.push(DrawFromPack(seat, self.effects[0].number))

    def drawn(self, table: Table, seat: int, part: int, card: int) -> None:
        table.push(AskCard(seat, self.effects[0].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        card = table.boards[seat].pack_occupations[0]
        if card < 0 or not table.hooks.card(card).by_action(w.OCCUPATION):
            return [DONE.move()]
        playable = card_obstacle(table, seat, card, self.FOOD) == r.OK
        return [PLAY.move(card), DONE.move()] if playable else [DONE.move()]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        card = table.boards[seat].pack_occupations[0]
        table.reveal()
        back_in_hand(table, seat)
        if move.verb is PLAY:
            begin_card(table, seat, card, self.FOOD, NOBODY, NOBODY)
        else:
            give_left(table, seat, card)


class WoodPile(Card):
    """A wood for each own person on an accumulation space."""

    ID: ClassVar[str] = "B004"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(wood=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.boards[seat].standing(w.PILE_SPACES)


class StoreOfExperience(Card):
    """A building resource by the number of occupations in hand."""

    ID: ClassVar[str] = "B005"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(stone=1)),
        Effect(m.ON_PLAY, give=goods(reed=1)),
        Effect(m.ON_PLAY, give=goods(clay=1)),
        Effect(m.ON_PLAY, give=goods(wood=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == min(3, max(0, len(table.boards[seat].hand_occupations) - 4))


class ExcursionToTheQuarry(Card):
    """A stone for each person."""

    ID: ClassVar[str] = "B006"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(stone=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.boards[seat].people


class Wage(Card):
    """2 food, and one for each major improvement of the bottom row."""

    ID: ClassVar[str] = "B007"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(food=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return 2 + count(table.boards[seat].majors & (w.OVENS | w.WORKSHOPS))


class MarketStall(Card):
    """A vegetable."""

    ID: ClassVar[str] = "B008"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(vegetable=1)),)


class BeatingRod(Card):
    """A reed, or a cattle for a reed."""

    ID: ClassVar[str] = "B009"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, deals=(Deal(give=goods(reed=1)), Deal(pay=goods(reed=1), give=goods(cattle=1)))),
    )


class Caravan(Card):
    """A place for a person."""

    ID: ClassVar[str] = "B010"
    RULES: ClassVar[int] = h.PEOPLE

    def rooms(self, table: Table, seat: int) -> int:
        return 1


class Feedyard(Card):
    """Holds an animal for each pasture; food for what is unused after the breeding phase."""

    ID: ClassVar[str] = "B011"
    RULES: ClassVar[int] = h.CAPACITY
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.AFTER_BREEDING, give=goods(food=1)),)

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        return [*places, Place(len(table.boards[seat].pastures), mixed=True)]

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return most_empty(table, seat, self.number)


class Stockyard(Card):
    """Holds 3 animals of one kind."""

    ID: ClassVar[str] = "B012"
    RULES: ClassVar[int] = h.CAPACITY

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        return [*places, Place(3)]


class CarpentersParlor(Card):
    """Rooms of wood for 2 wood and 2 reed."""

    ID: ClassVar[str] = "B013"
    RULES: ClassVar[int] = h.COST

    def costs(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [list(goods(wood=2, reed=2))] if bill.kind == FOR_ROOM and bill.subject == w.WOODEN else []


class Hawktower(Card):
    """A room for nothing at the start of round 12, if the house is of stone."""

    ID: ClassVar[str] = "B014"
    ROUND: ClassVar[int] = 12
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, act=True),
        Effect(m.FUTURE_ROUNDS, may=True, grant=Grant(w.BUILD_ROOMS, most=1, must=True, named=False)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or table.boards[seat].material == w.STONEN

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        promise_for(table, seat, self.number, self.ROUND, NOBODY)

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [list(NOTHING)]


class CarpentersBench(Card):
    """A new pasture right after wood was fetched, for that wood and one fence less."""

    ID: ClassVar[str] = "B015"
    CHOOSY: ClassVar[bool] = True
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.TAKE, spaces=w.WOOD_SPACES, act=True),
        Effect(
            m.IMMEDIATELY_AFTER,
            spaces=w.WOOD_SPACES,
            may=True,
            grant=Grant(w.BUILD_FENCES, most=1, must=True, named=False),
        ),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].note(self.own_note, subject & 0xFF)

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [list(goods(wood=max(0, bill.goods[w.WOOD] - 1)))]

    def accepts(self, table: Table, seat: int, price: list[int]) -> bool:
        board = table.boards[seat]
        return not board.has(self.number) or sum(price) == price[w.WOOD] <= board.note_of(self.own_note)

    def fenceable(self, table: Table, seat: int, pasture: int) -> bool:
        return not pasture & table.boards[seat].enclosed

    def palisades(self) -> bool:
        return False


class MiningHammer(Card):
    """A food; a stable for nothing before every renovation."""

    ID: ClassVar[str] = "B016"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(food=1)),
        Effect(m.RENOVATE_BEFORE, may=True, grant=Grant(w.BUILD_STABLES, most=1, must=True, named=False)),
    )

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [list(NOTHING)]


class ForestPlow(Card):
    """A field for 2 wood that go back to the space they came from."""

    ID: ClassVar[str] = "B017"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.AFTER_ACTION, spaces=w.WOOD_SPACES, may=True, pay=WOOD, grant=Grant(w.PLOW, must=True), act=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return Plow(seat).possible(table)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.piles[subject] += WOOD[w.WOOD]


class GrasslandHarrow(Card):
    """A field so many rounds ahead as building resources are left."""

    ID: ClassVar[str] = "B018"
    CHOOSY: ClassVar[bool] = True
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, act=True),
        Effect(m.FUTURE_ROUNDS, may=True, grant=Grant(w.PLOW, must=True)),
    )

    def accepts(self, table: Table, seat: int, price: list[int]) -> bool:
        return resources(table.boards[seat].goods) > resources(price)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        ahead = resources(table.boards[seat].goods)
        promise_for(table, seat, self.number, table.round + ahead, NOBODY)


def resources(stock: list[int]) -> int:
    """The building resources among some goods."""
    return sum(stock[: w.BUILDING_KINDS])


class MoldboardPlow(Card):
    """Two fields more at Farmland."""

    ID: ClassVar[str] = "B019"
    TILES: ClassVar[int] = 2
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.FARMLAND, may=True, grant=Grant(w.PLOW, must=True), act=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        if table.boards[seat].note_of(self.own_note) == self.TILES:
            return False
        cells = plowable(table, seat)
        return count(cells) > 1 or bool(FARM.beside(cells) & table.boards[seat].empty_cells())

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        board = table.boards[seat]
        board.note(self.own_note, board.note_of(self.own_note) + 1)


class ChainFloat(Card):
    """A field in each of three later rounds."""

    ID: ClassVar[str] = "B020"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, act=True),
        Effect(m.FUTURE_ROUNDS, may=True, grant=Grant(w.PLOW, must=True)),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        for ahead in (7, 8, 9):
            promise_for(table, seat, self.number, table.round + ahead, NOBODY)


class HayloftBarn(Card):
    """Food from the card whenever grain comes; with the last of it a child without room."""

    ID: ClassVar[str] = "B021"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, stock=goods(food=4)),
        Effect(m.GAIN, unstock=goods(food=1), one_of=True),
        Effect(m.GAIN, unstock=goods(food=1), act=True, one_of=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        if part == 0:
            return True
        last = table.boards[seat].stock_of(self.number)[w.FOOD] == 1
        return moment.subject >> 8 == w.GRAIN and last == (part == 2)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        growth = Growth(seat, NOBODY, False)
        if growth.possible(table):
            table.push(Offer(seat, (growth,)))


CARDS: Final[list[type[Card]]] = [
    UpscaleLifestyle, MiniPasture, Moonshine, WoodPile, StoreOfExperience, ExcursionToTheQuarry, Wage, MarketStall,
    BeatingRod, Caravan, Feedyard, Stockyard, CarpentersParlor, Hawktower, CarpentersBench, MiningHammer, ForestPlow,
    GrasslandHarrow, MoldboardPlow, ChainFloat, HayloftBarn,
]  # fmt: skip
