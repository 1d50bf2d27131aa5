"""Minor improvements A001 to A021."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import NOTHING, Grant, goods
from hogar.games.agricola.cards.effect import A_GAME, Effect
from hogar.games.agricola.cards.requirement import measured
from hogar.games.agricola.moves import DRAFT, PLAY
from hogar.games.agricola.payment import FOR_FENCES, FOR_ROOM
from hogar.games.agricola.steps.action import Offer
from hogar.games.agricola.steps.deals import AskCard, promise_for
from hogar.games.agricola.steps.fields import Plow, field_cells
from hogar.games.agricola.steps.hands import DrawFromPack, back_in_hand, into_pack
from hogar.games.agricola.steps.playing import begin_card, card_obstacle
from hogar.kernel.combine import DONE
from hogar.kernel.seats import NOBODY
from hogar.parts.grid import count, members
from hogar.parts.housing import Place
from hogar.parts.payment import ANY_NUMBER, Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move


class Shelter(Card):
    """A stable for nothing in a pasture of one cell without one."""

    ID: ClassVar[str] = "A001"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, grant=Grant(w.BUILD_STABLES, most=1)),)

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [[0] * w.GOOD_KINDS]

    def cells(self, table: Table, seat: int, action: int) -> int:
        return sum([pasture for pasture in table.boards[seat].pastures if count(pasture) == 1])


class ShiftingCultivation(Card):
    """Plow a field; only playable if one can be plowed."""

    ID: ClassVar[str] = "A002"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, grant=Grant(w.PLOW, must=True)),)

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if field_cells(table.boards[seat]) else r.NO_FIELD_CELL


class PaperKnife(Card):
    """Chance picks one of 3 occupations of the hand, which may be played without an occupation cost."""

    ID: ClassVar[str] = "A003"
    CHOSEN: ClassVar[int] = 3
    DECIDE: ClassVar[int] = 1
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, act=True),)

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if len(table.boards[seat].hand_occupations) >= self.CHOSEN else r.CARD_NEEDS

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(AskCard(seat, self.effects[part].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        board = table.boards[seat]
        if value != self.DECIDE:
            return [DRAFT.move(card) for card in board.hand_occupations if card >= 0]
        cards = [card for card in board.pack_occupations if card >= 0 and card_obstacle(table, seat, card) == r.OK]
        return [*[PLAY.move(card) for card in cards], DONE.move()]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        if value != self.DECIDE:
            into_pack(table, seat, move.a)
            ready = len(table.boards[seat].pack_occupations) == self.CHOSEN
            number = self.effects[part].number
            table.push(DrawFromPack(seat, number) if ready else AskCard(seat, number))
            return
        card = table.boards[seat].pack_occupations[0]
        back_in_hand(table, seat)
        if move.verb is PLAY:
            begin_card(table, seat, card, 0, NOBODY, w.OCCUPATION)
        elif card_obstacle(table, seat, card) == r.NOT_ENOUGH:
            table.leaves_hand(seat, card)
            table.aside = [*table.aside, card]

    def drawn(self, table: Table, seat: int, part: int, card: int) -> None:
        table.push(AskCard(seat, self.effects[part].number, self.DECIDE))


class Baseboards(Card):
    """Wood for every room, and one more where there are more rooms than people."""

    ID: ClassVar[str] = "A004"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(wood=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        rooms = count(table.boards[seat].rooms)
        return rooms + (rooms > table.boards[seat].people)


class ClayEmbankment(Card):
    """Clay for every 2 clay in the supply."""

    ID: ClassVar[str] = "A005"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(clay=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.boards[seat].goods[w.CLAY] // 2


class StorageBarn(Card):
    """A building resource for each of four major improvements."""

    ID: ClassVar[str] = "A006"
    MAJORS: ClassVar[tuple[int, ...]] = (w.WELL, w.JOINERY, w.POTTERY, w.BASKETMAKERS_WORKSHOP)
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(stone=1)),
        Effect(m.ON_PLAY, give=goods(wood=1)),
        Effect(m.ON_PLAY, give=goods(clay=1)),
        Effect(m.ON_PLAY, give=goods(reed=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return bool(table.boards[seat].majors >> self.MAJORS[part] & 1)


class GardenersKnife(Card):
    """Food for grain fields, grain for vegetable fields."""

    ID: ClassVar[str] = "A007"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(food=1)),
        Effect(m.ON_PLAY, give=goods(grain=1)),
    )

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return measured(table, seat, "grain_fields" if part == 0 else "vegetable_fields")


class FoodBasket(Card):
    """A grain and a vegetable."""

    ID: ClassVar[str] = "A008"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(grain=1, vegetable=1)),)


class YoungAnimalMarket(Card):
    """A sheep for a cattle."""

    ID: ClassVar[str] = "A009"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(cattle=1)),)


class WoodenShed(Card):
    """A place for a person; no more renovating; not by a Minor Improvement action."""

    ID: ClassVar[str] = "A010"
    RULES: ClassVar[int] = h.PEOPLE | h.FORBID

    def by_action(self, action: int) -> bool:
        return action != w.MINOR_IMPROVEMENT

    def rooms(self, table: Table, seat: int) -> int:
        return 1

    def forbids(self, table: Table, seat: int, action: int) -> bool:
        return action == w.RENOVATE


class MudPatch(Card):
    """A wild boar; one more may live on each field tile without crops."""

    ID: ClassVar[str] = "A011"
    RULES: ClassVar[int] = h.CAPACITY
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(boar=1)),)

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        return [*places, Place(count(table.boards[seat].unplanted()), 1 << w.BOAR - w.FIRST_ANIMAL)]


class DrinkingTrough(Card):
    """Every pasture holds 2 animals more."""

    ID: ClassVar[str] = "A012"
    RULES: ClassVar[int] = h.CAPACITY

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        pastures = len(table.boards[seat].pastures)
        return [Place(place.capacity + 2, place.kinds) for place in places[:pastures]] + places[pastures:]


class RenovationCompany(Card):
    """Clay, and a renovation for nothing."""

    ID: ClassVar[str] = "A013"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(clay=3)),
        Effect(m.ON_PLAY, may=True, grant=Grant(w.RENOVATE, must=True)),
    )

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [list(NOTHING)]


class CarpentersHammer(Card):
    """2 reed and some of the material off as soon as an action builds a second room."""

    ID: ClassVar[str] = "A014"
    RULES: ClassVar[int] = h.COST
    SAVED: ClassVar[tuple[int, ...]] = (2, 3, 4)

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        if bill.kind != FOR_ROOM or bill.earlier != 1:
            return []
        return [Swap(w.REED, 2), Swap(w.RESOURCE_OF[bill.subject], self.SAVED[bill.subject])]


class CarpentersAxe(Card):
    """A stable for a wood after wood was fetched, with 7 wood or more."""

    ID: ClassVar[str] = "A015"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.AFTER_ACTION,
            spaces=w.WOOD_SPACES,
            may=True,
            grant=Grant(w.BUILD_STABLES, most=1, must=True, named=False),
        ),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].goods[w.WOOD] >= 7

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [list(goods(wood=1))]


class RammedClay(Card):
    """A clay; fences may be paid with clay instead of wood."""

    ID: ClassVar[str] = "A016"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(clay=1)),)
    RULES: ClassVar[int] = h.COST

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        return [Swap(w.WOOD, 1, w.CLAY, 1, times=ANY_NUMBER)] if bill.kind == FOR_FENCES else []


class ReclamationPlow(Card):
    """A field once all animals taken from a space were kept, the first time that this happens."""

    ID: ClassVar[str] = "A017"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ANIMALS_TAKEN, spaces=w.PILE_SPACES, limit=A_GAME, act=True),
        Effect(m.AFTER_ACTION, limit=A_GAME, act=True, itself=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        if part == 1:
            return table.boards[seat].note_of(self.own_note) > 0
        taken = moment.subject >> 4 & 15
        return taken > 0 and taken == moment.subject & 15

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        if part == 0 and table.uses and table.uses[-1] == seat << 8 | subject >> 8:
            table.boards[seat].note(self.own_note, 1)
        else:
            table.boards[seat].note(self.own_note, 0)
            table.push(Offer(seat, (Plow(seat),)))


class WheelPlow(Card):
    """Up to 2 fields before those of Farmland or Cultivation, for the first person of a round; once."""

    ID: ClassVar[str] = "A018"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.BEFORE_ACTION,
            spaces=1 << w.FARMLAND | 1 << w.CULTIVATION,
            may=True,
            limit=A_GAME,
            grant=Grant(w.PLOW, most=2, must=True),
        ),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        persons = table.boards[seat].persons
        return persons[::-1].index(moment.subject) == len(persons) - 1

    def cells(self, table: Table, seat: int, action: int) -> int:
        """Those after which the space can still be used (AG-367)."""
        board = table.boards[seat]
        space = board.persons[0]
        kept = 0
        for cell in members(field_cells(board)):
            board.fields |= 1 << cell
            if table.layout.problem(table, seat, space) == r.OK:
                kept |= 1 << cell
            board.fields &= ~(1 << cell)
        return kept


class Handplow(Card):
    """A field to be plowed in the fifth round from now."""

    ID: ClassVar[str] = "A019"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, act=True),
        Effect(m.FUTURE_ROUNDS, grant=Grant(w.PLOW)),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        promise_for(table, seat, self.number, table.round + 5, NOBODY)


class DoubleTurnPlow(Card):
    """Up to 2 fields; a food more in rounds 4 and 5."""

    ID: ClassVar[str] = "A020"
    DEARER: ClassVar[int] = 4
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, may=True, grant=Grant(w.PLOW, most=2, must=True)),)

    def prices(self, table: Table, seat: int) -> list[list[int]]:
        price = list(self.costs_printed[0])
        price[w.FOOD] += table.round >= self.DEARER
        return [price]


class FamilyFriendlyHome(Card):
    """A food and perhaps a child before rooms are built, where there are more rooms than people."""

    ID: ClassVar[str] = "A021"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BUILD_ROOM_BEFORE, give=goods(food=1), grant=Grant(w.FAMILY_GROWTH)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return count(table.boards[seat].rooms) > table.boards[seat].people


CARDS: Final[list[type[Card]]] = [
    Shelter, ShiftingCultivation, PaperKnife, Baseboards, ClayEmbankment, StorageBarn, GardenersKnife, FoodBasket,
    YoungAnimalMarket, WoodenShed, MudPatch, DrinkingTrough, RenovationCompany, CarpentersHammer, CarpentersAxe,
    RammedClay, ReclamationPlow, WheelPlow, Handplow, DoubleTurnPlow, FamilyFriendlyHome,
]  # fmt: skip
