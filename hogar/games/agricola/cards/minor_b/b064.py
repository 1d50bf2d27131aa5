"""Minor improvements B064 to B084."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, goods
from hogar.games.agricola.cards.effect import ANYBODY, OTHERS, Effect
from hogar.games.agricola.farm import planted
from hogar.games.agricola.moves import FETCH
from hogar.games.agricola.payment import FOR_MINOR, Bill, purse
from hogar.games.agricola.steps.deals import AskCard, promise_for, receive_one
from hogar.parts.grid import count, lowest
from hogar.parts.housing import Place
from hogar.parts.payment import payments

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move

VEGETABLES: Final = 1 << 1


class MillWheel(Card):
    """Food at Grain Utilization while Fishing is occupied."""

    ID: ClassVar[str] = "B064"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.GRAIN_UTILIZATION, give=goods(food=2)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return bool(table.occupied >> w.FISHING & 1)


class GrainDepot(Card):
    """Grain on the next rounds, on more of them for a dearer price."""

    ID: ClassVar[str] = "B065"
    ROUNDS: ClassVar[tuple[int, ...]] = (2, 3, 4)
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, act=True),)

    def bought(self, table: Table, seat: int, price: list[int]) -> None:
        """The printed price that was meant decides, whatever it became; of several the best for the owner."""
        swaps = table.hooks.swaps(table, seat, Bill(FOR_MINOR, self.costs_printed[0], self.number))
        means = purse(table, seat)
        meant = [
            rounds
            for printed, rounds in zip(self.costs_printed, self.ROUNDS, strict=True)
            if price in payments([printed], swaps, means)
        ]
        table.boards[seat].note(self.own_note, max(meant, default=self.ROUNDS[0]))

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        for ahead in range(1, table.boards[seat].note_of(self.own_note) + 1):
            promise_for(table, seat, self.number, table.round + ahead, w.GRAIN)


class SackCart(Card):
    """Grain on rounds 5, 8, 11 and 14."""

    ID: ClassVar[str] = "B066"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, promise=goods(grain=1), on_rounds=(5, 8, 11, 14)),)


class HandTruck(Card):
    """A grain before baking for each own person on an accumulation space."""

    ID: ClassVar[str] = "B067"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BAKE_BEFORE, give=goods(grain=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.boards[seat].standing(w.PILE_SPACES)


class Beanfield(Card):
    """A field for vegetables."""

    ID: ClassVar[str] = "B068"
    RULES: ClassVar[int] = h.FIELDS
    FIELD: ClassVar[bool] = True

    def sowable(self, table: Table, seat: int) -> int:
        return VEGETABLES


class PottersMarket(Card):
    """Vegetables on the next 2 rounds for clay and food, at any time."""

    ID: ClassVar[str] = "B069"
    RULES: ClassVar[int] = h.EXTRAS
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ANYTIME, pay=goods(clay=3, food=2), promise=goods(vegetable=1), rounds=(1, 2)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.rounds_left() > 0


class NewPurchase(Card):
    """A grain and a vegetable may be bought before a round with a harvest."""

    ID: ClassVar[str] = "B070"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ROUND, may=True, pay=goods(food=2), give=goods(grain=1)),
        Effect(m.BEFORE_ROUND, may=True, pay=goods(food=4), give=goods(vegetable=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.figures.harvest_after(moment.subject)


class HarvestHouse(Card):
    """A food, a grain and a vegetable for as many occupations as harvests."""

    ID: ClassVar[str] = "B071"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(food=1, grain=1, vegetable=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        past = [round for round in range(1, table.round) if table.figures.harvest_after(round)]
        return len(past) == table.boards[seat].occupations()


class LoveForAgriculture(Card):
    """Pastures of 1 or 2 cells may be sown; then they hold fewer animals."""

    ID: ClassVar[str] = "B072"
    RULES: ClassVar[int] = h.FIELDS | h.CAPACITY
    LARGEST: ClassVar[int] = 2

    def more_fields(self, table: Table, seat: int) -> int:
        """Crops lie on the first cell of a pasture."""
        pastures = table.boards[seat].pastures
        return sum([1 << lowest(pasture) for pasture in pastures if count(pasture) <= self.LARGEST])

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        board = table.boards[seat]
        sown = planted(board.grain | board.vegetables)
        fewer = [count(pasture) if pasture & sown else 0 for pasture in board.pastures]
        fewer += [0] * (len(places) - len(fewer))
        return [
            Place(max(0, place.capacity - less), place.kinds, place.mixed) if less else place
            for place, less in zip(places, fewer, strict=True)
        ]


class GiftBasket(Card):
    """A good by the number of rooms."""

    ID: ClassVar[str] = "B073"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(vegetable=1)),
        Effect(m.ON_PLAY, give=goods(food=1)),
        Effect(m.ON_PLAY, give=goods(grain=1)),
        Effect(m.ON_PLAY, give=goods(vegetable=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return count(table.boards[seat].rooms) == part + 2


class ThickForest(Card):
    """Wood on every even round."""

    ID: ClassVar[str] = "B074"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, promise=goods(wood=1), on_rounds=(2, 4, 6, 8, 10, 12, 14)),
    )


class WoodWorkshop(Card):
    """A wood before every improvement."""

    ID: ClassVar[str] = "B075"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.PLAY_IMPROVEMENT_BEFORE, give=goods(wood=1)),)


class Ceilings(Card):
    """Wood on the next 5 rounds, until a renovation."""

    ID: ClassVar[str] = "B076"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, promise=goods(wood=1), rounds=(1, 2, 3, 4, 5)),
        Effect(m.RENOVATE_AFTER, act=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or any(promise.source == self.source() for promise in table.boards[seat].promises)

    def source(self) -> int:
        """What its promises are known by."""
        return w.MAJOR_KINDS + self.number

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        board = table.boards[seat]
        board.promises = [promise for promise in board.promises if promise.source != self.source()]


class LoamPit(Card):
    """3 clay at Day Laborer."""

    ID: ClassVar[str] = "B077"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=1 << w.DAY_LABORER, give=goods(clay=3)),)


class ReedBelt(Card):
    """Reed on rounds 5, 8, 10 and 12."""

    ID: ClassVar[str] = "B078"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, promise=goods(reed=1), on_rounds=(5, 8, 10, 12)),)


class Corf(Card):
    """A stone after anybody has taken 3 of them from a space."""

    ID: ClassVar[str] = "B079"
    MANY: ClassVar[int] = 3
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.TAKE, who=ANYBODY, spaces=w.QUARRIES, act=True),
        Effect(m.AFTER_ACTION, give=goods(stone=1), act=True),
        Effect(m.OTHER_PLAYER, who=OTHERS, give=goods(stone=1), act=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part > 0 or moment.subject & 0xFF >= self.MANY

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return 1 if part == 0 else table.boards[seat].note_of(self.own_note)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        """A taking is remembered until the use is over, and paid for then."""
        board = table.boards[seat]
        board.note(self.own_note, board.note_of(self.own_note) + 1 if part == 0 else 0)


class HardPorcelain(Card):
    """Clay becomes stone at any time."""

    ID: ClassVar[str] = "B080"
    RULES: ClassVar[int] = h.EXTRAS
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ANYTIME, pay=goods(clay=2), give=goods(stone=1)),
        Effect(m.ANYTIME, pay=goods(clay=3), give=goods(stone=2)),
        Effect(m.ANYTIME, pay=goods(clay=4), give=goods(stone=3)),
    )


class Handcart(Card):
    """A building resource from a space with many of them, before the work phase."""

    ID: ClassVar[str] = "B081"
    MANY: ClassVar[tuple[int, ...]] = (6, 5, 4, 4)
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_WORK_PHASE, may=True, act=True),)

    def laden(self, table: Table) -> list[int]:
        """The spaces from which it takes."""
        spaces = [space for space in table.spaces if w.BUILDING_SPACES >> space & 1]
        return [space for space in spaces if table.piles[space] >= self.MANY[w.PILE_GOODS[space]]]

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return bool(self.laden(table))

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(AskCard(seat, self.effects[0].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        return [FETCH.move(space) for space in self.laden(table)]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        table.piles[move.a] -= 1
        receive_one(table, seat, w.PILE_GOODS[move.a])


class ValueAssets(Card):
    """A building resource for food after every harvest."""

    ID: ClassVar[str] = "B082"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.AFTER_HARVEST,
            may=True,
            deals=(
                Deal(pay=goods(food=1), give=goods(wood=1)),
                Deal(pay=goods(food=1), give=goods(clay=1)),
                Deal(pay=goods(food=2), give=goods(reed=1)),
                Deal(pay=goods(food=2), give=goods(stone=1)),
            ),
        ),
    )


class MuddyPuddles(Card):
    """Animals and food on the card, one after the other for a clay each, at any time."""

    ID: ClassVar[str] = "B083"
    RULES: ClassVar[int] = h.EXTRAS
    PILE: ClassVar[tuple[int, ...]] = (w.BOAR, w.FOOD, w.CATTLE, w.FOOD, w.SHEEP)
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, stock=goods(sheep=1, boar=1, cattle=1, food=2)),
        Effect(m.ANYTIME, pay=goods(clay=1), unstock=goods(sheep=1)),
        Effect(m.ANYTIME, pay=goods(clay=1), unstock=goods(food=1)),
        Effect(m.ANYTIME, pay=goods(clay=1), unstock=goods(cattle=1)),
        Effect(m.ANYTIME, pay=goods(clay=1), unstock=goods(boar=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        left = sum(table.boards[seat].stock_of(self.number))
        if part == 0:
            return True
        return left > 0 and self.effects[part].deals[0].unstock[self.PILE[left - 1]] > 0


class AcornsBasket(Card):
    """Wild boar on the next 2 rounds."""

    ID: ClassVar[str] = "B084"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, promise=goods(boar=1), rounds=(1, 2)),)


CARDS: Final[list[type[Card]]] = [
    MillWheel, GrainDepot, SackCart, HandTruck, Beanfield, PottersMarket, NewPurchase, HarvestHouse,
    LoveForAgriculture, GiftBasket, ThickForest, WoodWorkshop, Ceilings, LoamPit, ReedBelt, Corf, HardPorcelain,
    Handcart, ValueAssets, MuddyPuddles, AcornsBasket,
]  # fmt: skip
