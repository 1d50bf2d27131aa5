"""Occupations B127 to B147."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, Grant, goods
from hogar.games.agricola.cards.effect import A_GAME, A_TURN, OTHERS, Effect
from hogar.games.agricola.cards.moving import may_go_on
from hogar.games.agricola.moves import GIVE_UP
from hogar.games.agricola.payment import FOR_RENOVATION, FOR_ROOM
from hogar.games.agricola.scoring import unused
from hogar.games.agricola.steps.deals import AskCard, receive_one
from hogar.games.agricola.steps.work import MoveOn
from hogar.parts.grid import count
from hogar.parts.payment import Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move


FOOD: Final = goods(food=1)


class Seducer(Card):
    """A child without room, for four goods, from round 5 on."""

    ID: ClassVar[str] = "B127"
    EARLIEST: ClassVar[int] = 5
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.ON_PLAY,
            may=True,
            pay=goods(sheep=1, stone=1, vegetable=1, grain=1),
            grant=Grant(w.FAMILY_GROWTH, any_room=True, must=True),
        ),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.round >= self.EARLIEST


class Plumber(Card):
    """A renovation for less after the space of the major improvements."""

    ID: ClassVar[str] = "B128"
    SAVED: ClassVar[int] = 2
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.AFTER_ACTION, spaces=1 << w.MAJOR_IMPROVEMENT, may=True, grant=Grant(w.RENOVATE, must=True)),
    )

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        if bill.kind != FOR_RENOVATION:
            return [bill.goods]
        less = list(bill.goods)
        for good in (w.CLAY, w.STONE):
            less[good] = max(0, less[good] - self.SAVED)
        return [less]


class Seatmate(Card):
    """The space turned up in round 13 is free while only neighbours stand there."""

    ID: ClassVar[str] = "B129"
    RULES: ClassVar[int] = h.PERMIT
    ROUND: ClassVar[int] = 13

    def permits(self, table: Table, seat: int, space: int) -> bool:
        if len(table.turned) < self.ROUND or table.turned[self.ROUND - 1] != space:
            return False
        near = {(seat + 1) % table.players, (seat - 1) % table.players}
        boards = enumerate(table.boards)
        return all(other in near for other, board in boards if space in board.persons or space in board.cradles)


class FullPeasant(Card):
    """From Grain Utilization on to Fencing, or back, with the same person, for a food."""

    ID: ClassVar[str] = "B130"
    SPACES: ClassVar[int] = 1 << w.GRAIN_UTILIZATION | 1 << w.FENCING
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.AFTER_ACTION, spaces=SPACES, may=True, pay=FOOD, act=True, limit=A_TURN),
    )

    def other(self, space: int) -> int:
        """The space to which the person may go on."""
        return w.FENCING if space == w.GRAIN_UTILIZATION else w.GRAIN_UTILIZATION

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return may_go_on(table, seat, self.other(moment.subject), FOOD)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(MoveOn(seat, self.other(subject), subject))


class Equipper(Card):
    """A minor improvement after wood was fetched."""

    ID: ClassVar[str] = "B131"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.IMMEDIATELY_AFTER,
            spaces=w.WOOD_SPACES,
            may=True,
            grant=Grant(w.MINOR_IMPROVEMENT, must=True, named=False),
        ),
    )


class EstateMaster(Card):
    """Points for vegetables harvested once no cell has been unused."""

    ID: ClassVar[str] = "B132"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.STATE_WATCH, limit=A_GAME, act=True),
        Effect(m.HARVEST_FIELD_AFTER, points=1),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        board = table.boards[seat]
        return not unused(board) if part == 0 else bool(board.note_of(self.own_note))

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return 1 if part == 0 else subject >> 8 & 0xFF

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].note(self.own_note, 1)


class VillagePeasant(Card):
    """Before scoring as many vegetables as the smallest number of majors, minors and occupations."""

    ID: ClassVar[str] = "B133"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.SCORING_START, give=goods(vegetable=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        board = table.boards[seat]
        majors, minors = count(board.majors), board.minors()
        either = len(table.hooks.bearing(table, seat, h.FIREPLACE))
        return max([min(majors + moved, minors - moved, board.occupations()) for moved in range(either + 1)])


class HousebookMaster(Card):
    """Food and points for a house of stone, fewer in the last rounds."""

    ID: ClassVar[str] = "B134"
    MOST: ClassVar[int] = 3
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.RENOVATE_AFTER, give=FOOD, points=1),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return moment.subject & 0xFF == w.STONEN

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return min(self.MOST, table.rounds_left())


class NutritionExpert(Card):
    """Food and points for a grain, a vegetable and an animal at the start of a round."""

    ID: ClassVar[str] = "B135"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.START_OF_ROUND,
            may=True,
            deals=(
                Deal(pay=goods(grain=1, vegetable=1, sheep=1), give=goods(food=5), points=2),
                Deal(pay=goods(grain=1, vegetable=1, boar=1), give=goods(food=5), points=2),
                Deal(pay=goods(grain=1, vegetable=1, cattle=1), give=goods(food=5), points=2),
            ),
        ),
    )


class HouseSteward(Card):
    """Wood for the rounds that are left; points for all who have the most rooms."""

    ID: ClassVar[str] = "B136"
    RULES: ClassVar[int] = h.SCORING
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(wood=1)),)
    STEPS: ClassVar[tuple[int, ...]] = (1, 3, 6, 9)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return len([step for step in self.STEPS if table.rounds_left() >= step])

    def score(self, table: Table, owner: int, seat: int) -> int:
        rooms = [count(board.rooms) for board in table.boards]
        return 3 if rooms[seat] == max(rooms) else 0


class Wholesaler(Card):
    """Four goods on the card, one for each of the spaces of rounds 8 to 11."""

    ID: ClassVar[str] = "B137"
    RULES: ClassVar[int] = h.GIVE
    FIRST: ClassVar[int] = 8
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, unstock=goods(vegetable=1)),
        Effect(m.BEFORE_ACTION, unstock=goods(boar=1)),
        Effect(m.BEFORE_ACTION, unstock=goods(stone=1)),
        Effect(m.BEFORE_ACTION, unstock=goods(cattle=1)),
        Effect(m.ON_PLAY, stock=goods(vegetable=1, boar=1, stone=1, cattle=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        if moment.kind == m.ON_PLAY:
            return True
        round = self.FIRST + part
        return len(table.turned) >= round and table.turned[round - 1] == moment.subject


class ForestGuardian(Card):
    """Wood; others pay a food for taking 5 wood or more."""

    ID: ClassVar[str] = "B138"
    RULES: ClassVar[int] = h.TOLL
    MUCH: ClassVar[int] = 5
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(wood=2)),
        Effect(m.TOLL, who=OTHERS, spaces=w.WOOD_SPACES, pay=FOOD, by_user=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or table.piles[moment.subject] >= self.MUCH

    def toll(self, table: Table, owner: int, seat: int, space: int) -> list[int]:
        return list(FOOD) if w.WOOD_SPACES >> space & 1 and table.piles[space] >= self.MUCH else []


class ForestScientist(Card):
    """Food when the round ends without wood on the board."""

    ID: ClassVar[str] = "B139"
    EARLY: ClassVar[int] = 4
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.RETURNING_HOME, give=FOOD),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        if any(table.piles[space] for space in table.spaces if w.WOOD_SPACES >> space & 1):
            return 0
        return 1 if table.round <= self.EARLY else 2


class FarmyardWorker(Card):
    """Food after work in which goods were put on the farmyard."""

    ID: ClassVar[str] = "B140"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.END_OF_WORK, give=goods(food=2)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return bool(table.boards[seat].deeds & w.GOODS_DEED)


class FieldCaretaker(Card):
    """A field for both crops; clay may become grain."""

    ID: ClassVar[str] = "B141"
    RULES: ClassVar[int] = h.FIELDS
    FIELD: ClassVar[bool] = True
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.ON_PLAY,
            may=True,
            deals=(
                Deal(give=goods(grain=1)),
                Deal(pay=goods(clay=1), give=goods(grain=2)),
                Deal(pay=goods(clay=3), give=goods(grain=3)),
            ),
        ),
    )

    def sowable(self, table: Table, seat: int) -> int:
        return 3


class Greengrocer(Card):
    """A vegetable at Grain Seeds."""

    ID: ClassVar[str] = "B142"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.GRAIN_SEEDS, give=goods(vegetable=1)),
    )


class ClayWarden(Card):
    """Clay, and food with 4 players, when another player has used Hollow."""

    ID: ClassVar[str] = "B143"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.OTHER_PLAYER, who=OTHERS, spaces=1 << w.HOLLOW, give=goods(clay=2)),
        Effect(m.OTHER_PLAYER, who=OTHERS, spaces=1 << w.HOLLOW, give=goods(clay=1, food=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == table.players - 3


class Collier(Card):
    """Wood and reed after Clay Pit, wood after Hollow."""

    ID: ClassVar[str] = "B144"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.AFTER_ACTION, spaces=1 << w.CLAY_PIT, give=goods(wood=1, reed=1)),
        Effect(m.AFTER_ACTION, spaces=1 << w.HOLLOW, give=goods(wood=1)),
    )


class BrushwoodCollector(Card):
    """A wood for all the reed of a room or a renovation."""

    ID: ClassVar[str] = "B145"
    RULES: ClassVar[int] = h.COST

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        return [Swap(w.REED, 2, w.WOOD, 1)] if bill.kind in {FOR_ROOM, FOR_RENOVATION} else []


class Illusionist(Card):
    """A building resource more for a hand card that leaves the game."""

    ID: ClassVar[str] = "B146"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=w.BUILDING_SPACES, may=True, act=True),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        board = table.boards[seat]
        return len(board.hand_minors) + len(board.hand_occupations) > 0

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(AskCard(seat, self.effects[0].number, subject))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        board = table.boards[seat]
        return [GIVE_UP.move(card) for card in board.hand_occupations + board.hand_minors if card >= 0]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        table.leaves_hand(seat, move.a)
        table.aside = [*table.aside, move.a]
        receive_one(table, seat, w.PILE_GOODS[value])


class Huntsman(Card):
    """A wild boar for a grain after wood was fetched."""

    ID: ClassVar[str] = "B147"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.AFTER_ACTION, spaces=w.WOOD_SPACES, may=True, pay=goods(grain=1), give=goods(boar=1)),
    )


CARDS: Final[list[type[Card]]] = [
    Seducer, Plumber, Seatmate, FullPeasant, Equipper, EstateMaster, VillagePeasant, HousebookMaster,
    NutritionExpert, HouseSteward, Wholesaler, ForestGuardian, ForestScientist, FarmyardWorker, FieldCaretaker,
    Greengrocer, ClayWarden, Collier, BrushwoodCollector, Illusionist, Huntsman,
]  # fmt: skip
