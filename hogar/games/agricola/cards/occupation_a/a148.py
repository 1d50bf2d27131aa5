"""Occupations A148 to A168."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, Goods, Grant, goods
from hogar.games.agricola.cards.effect import A_GAME, OTHERS, Effect
from hogar.games.agricola.moves import TAKE
from hogar.games.agricola.steps.action import Action
from hogar.games.agricola.steps.deals import AskCard, CardSpace, receive_one
from hogar.kernel.seats import NOBODY
from hogar.parts.housing import Place

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step

TRAVELING_PLAYERS: Final = 1 << w.TRAVELING_PLAYERS
RESOURCE_MARKET: Final = 1 << w.RESOURCE_MARKET
SHEEP: Final = 1
"""Sheep among the kinds of animals, as a mask."""


def hired(action: int) -> Effect:
    """An action of the Stagehand."""
    grant = Grant(action, must=True)
    return Effect(m.OTHER_PLAYER, who=OTHERS, spaces=TRAVELING_PLAYERS, may=True, grant=grant, one_of=True)


def reward(spaces: int, pay: Goods, give: Goods) -> Effect:
    """Something for goods that go to another player who has used one of these spaces."""
    return Effect(m.OTHER_PLAYER, who=OTHERS, spaces=spaces, may=True, pay=pay, to_user=True, give=give)


class Woolgrower(Card):
    """A place for as many sheep as there were feeding phases."""

    ID: ClassVar[str] = "A148"
    RULES: ClassVar[int] = h.CAPACITY

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        return [*places, Place(table.feedings, kinds=SHEEP)]


class HouseArtist(Card):
    """Rooms for a reed less before Traveling Players."""

    ID: ClassVar[str] = "A149"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=TRAVELING_PLAYERS, may=True, grant=Grant(w.BUILD_ROOMS, must=True)),
    )

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [[max(0, due - off) for due, off in zip(bill.goods, goods(reed=1), strict=True)]]


class Stagehand(Card):
    """Fences, stables or rooms when another player has used Traveling Players."""

    ID: ClassVar[str] = "A150"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (hired(w.BUILD_FENCES), hired(w.BUILD_STABLES), hired(w.BUILD_ROOMS))


class Minstrel(Card):
    """What the only unoccupied one of the first 4 round cards offers, without a person."""

    ID: ClassVar[str] = "A151"
    ROUNDS: ClassVar[int] = 4
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.RETURNING_HOME_START, may=True, act=True),)

    def free_space(self, table: Table) -> int:
        """That space; nobody's if it is not the only one."""
        free = [space for space in table.turned[: self.ROUNDS] if not table.occupied >> space & 1]
        return free[0] if len(free) == 1 else NOBODY

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        space = self.free_space(table)
        if space < 0:
            return False
        step = table.layout.step(table, seat, space)
        secret = isinstance(step, Action) and step.hidden(table)
        return secret or table.layout.problem(table, seat, space) == 0

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(table.layout.step(table, seat, self.free_space(table)))


class NightSchoolStudent(Card):
    """An occupation for a food if nobody stands on Lessons when all go home."""

    ID: ClassVar[str] = "A152"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.RETURNING_HOME, may=True, grant=Grant(w.OCCUPATION, must=True, food=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return not table.occupied & w.LESSONS_SPACES


class PigOwner(Card):
    """Points once there are 5 wild boar on the farm."""

    ID: ClassVar[str] = "A153"
    ENOUGH: ClassVar[int] = 5
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.STATE_WATCH, limit=A_GAME, points=3),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        board = table.boards[seat]
        return board.goods[w.BOAR] >= self.ENOUGH and board.housing.fits(board.animals())


class Paymaster(Card):
    """A point for a grain that goes to another player who has fetched food."""

    ID: ClassVar[str] = "A154"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.OTHER_PLAYER, who=OTHERS, spaces=w.FOOD_SPACES, may=True, pay=goods(grain=1), to_user=True, points=1),
    )


class Conjurer(Card):
    """A wood and a grain at Traveling Players."""

    ID: ClassVar[str] = "A155"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=TRAVELING_PLAYERS, give=goods(wood=1, grain=1)),
    )


class Buyer(Card):
    """For a food to whoever used certain spaces, one of what lies there."""

    ID: ClassVar[str] = "A156"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        reward(w.REED_SPACES, goods(food=1), goods(reed=1)),
        reward(w.QUARRIES, goods(food=1), goods(stone=1)),
        reward(1 << w.SHEEP_MARKET, goods(food=1), goods(sheep=1)),
        reward(1 << w.PIG_MARKET, goods(food=1), goods(boar=1)),
    )


class Bohemian(Card):
    """A food if a Lessons space is free when all go home."""

    ID: ClassVar[str] = "A157"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.RETURNING_HOME_START, give=goods(food=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        lessons = [space for space in table.spaces if w.LESSONS_SPACES >> space & 1]
        return any(not table.occupied >> space & 1 for space in lessons)


class CulinaryArtist(Card):
    """One bargain for food when another player has used Traveling Players."""

    ID: ClassVar[str] = "A158"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.OTHER_PLAYER,
            who=OTHERS,
            spaces=TRAVELING_PLAYERS,
            may=True,
            deals=(
                Deal(pay=goods(grain=1), give=goods(food=4)),
                Deal(pay=goods(sheep=1), give=goods(food=5)),
                Deal(pay=goods(vegetable=1), give=goods(food=7)),
            ),
        ),
    )


class JoinerOfTheSea(Card):
    """Food for a wood that goes to another player who has used Fishing or Reed Bank."""

    ID: ClassVar[str] = "A159"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        reward(1 << w.FISHING, goods(wood=1), goods(food=2)),
        reward(1 << w.REED_BANK, goods(wood=1), goods(food=3)),
    )


class Lutenist(Card):
    """A food and a wood when another player has used Traveling Players, then perhaps a vegetable for 2 food."""

    ID: ClassVar[str] = "A160"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.OTHER_PLAYER, who=OTHERS, spaces=TRAVELING_PLAYERS, give=goods(food=1, wood=1)),
        Effect(
            m.OTHER_PLAYER,
            who=OTHERS,
            spaces=TRAVELING_PLAYERS,
            may=True,
            pay=goods(food=2),
            give=goods(vegetable=1),
        ),
    )


class PatchCaretaker(Card):
    """A vegetable before an accumulation space if another one for the same good was used in this work phase."""

    ID: ClassVar[str] = "A161"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=w.PILE_SPACES, give=goods(vegetable=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        here = moment.subject
        others = [space for space in table.used(seat) if w.PILE_SPACES >> space & 1 and space != here]
        return any(w.PILE_GOODS[space] == w.PILE_GOODS[here] for space in others)


class ForestTallyman(Card):
    """An action space of its owner's between Forest and Clay Pit, while both are occupied."""

    ID: ClassVar[str] = "A162"
    SPACE: ClassVar[int] = w.FIRST_CARD_SPACE + 3
    PUBLIC: ClassVar[bool] = False
    BESIDE: ClassVar[int] = 1 << w.FOREST | 1 << w.CLAY_PIT
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.CARD_SPACE, give=goods(clay=2, wood=3)),)

    def expression(self, seat: int) -> Step[Any]:
        return CardSpace(seat, self.effects[0].number)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.occupied & self.BESIDE == self.BESIDE


class BuildingExpert(Card):
    """A building resource before Resource Market, by the number of the person."""

    ID: ClassVar[str] = "A163"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=RESOURCE_MARKET, give=goods(wood=1)),
        Effect(m.BEFORE_ACTION, spaces=RESOURCE_MARKET, give=goods(clay=1)),
        Effect(m.BEFORE_ACTION, spaces=RESOURCE_MARKET, give=goods(reed=1)),
        Effect(m.BEFORE_ACTION, spaces=RESOURCE_MARKET, give=goods(stone=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        persons = table.boards[seat].persons
        ordinal = len(persons) - persons[::-1].index(moment.subject)
        return part == min(ordinal, len(self.effects)) - 1


class WoodWorker(Card):
    """A sheep for a wood that is put back when wood is taken."""

    ID: ClassVar[str] = "A164"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.TAKE, spaces=w.WOOD_SPACES, may=True, pay=goods(wood=1), give=goods(sheep=1), act=True),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.piles[subject >> 8] += 1
        table.boards[seat].note(self.own_note, table.this_use())


class PigBreeder(Card):
    """A wild boar, and a young one at the end of round 12."""

    ID: ClassVar[str] = "A165"
    ROUND: ClassVar[int] = 12
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(boar=1)),
        Effect(m.END_OF_ROUND, limit=A_GAME, give=goods(boar=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        if part == 0:
            return True
        board = table.boards[seat]
        parents = table.round == self.ROUND and board.goods[w.BOAR] >= 2
        return parents and board.housing.room(board.animals(), w.BOAR - w.FIRST_ANIMAL) > 0


class Haydryer(Card):
    """A cattle before a harvest, the cheaper the more pastures there are."""

    ID: ClassVar[str] = "A166"
    MOST: ClassVar[int] = 4
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_HARVEST, may=True, pay=goods(food=4), give=goods(cattle=1)),
        Effect(m.BEFORE_HARVEST, may=True, pay=goods(food=3), give=goods(cattle=1)),
        Effect(m.BEFORE_HARVEST, may=True, pay=goods(food=2), give=goods(cattle=1)),
        Effect(m.BEFORE_HARVEST, may=True, pay=goods(food=1), give=goods(cattle=1)),
        Effect(m.BEFORE_HARVEST, may=True, give=goods(cattle=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == min(len(table.boards[seat].pastures), self.MOST)


class BreederBuyer(Card):
    """An animal by the material of the room for a room and a stable in the same turn."""

    ID: ClassVar[str] = "A167"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, act=True),
        Effect(m.BUILD_ROOM_AFTER, act=True),
        Effect(m.BUILD_STABLE_AFTER, act=True),
    )

    def kinds(self, table: Table, seat: int) -> list[int]:
        """The animals for the rooms of this turn."""
        deeds = table.boards[seat].deeds
        return [kind for kind in range(w.ANIMAL_KINDS) if deeds & w.ROOM_DEED << kind]

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        board = table.boards[seat]
        if table.active != seat or board.note_of(self.own_note) == table.turns:
            return False
        return bool(board.deeds & w.STABLE_DEED and self.kinds(table, seat))

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].note(self.own_note, table.turns)
        table.push(AskCard(seat, self.effects[part].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        return [TAKE.move(w.FIRST_ANIMAL + kind) for kind in self.kinds(table, seat)]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        receive_one(table, seat, move.a)


class AnimalTeacher(Card):
    """An animal after Lessons, for as much food as it is worth more than a sheep."""

    ID: ClassVar[str] = "A168"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.IMMEDIATELY_AFTER,
            spaces=w.LESSONS_SPACES,
            may=True,
            deals=(
                Deal(give=goods(sheep=1)),
                Deal(pay=goods(food=1), give=goods(boar=1)),
                Deal(pay=goods(food=2), give=goods(cattle=1)),
            ),
        ),
    )


CARDS: Final[list[type[Card]]] = [
    Woolgrower, HouseArtist, Stagehand, Minstrel, NightSchoolStudent, PigOwner, Paymaster, Conjurer, Buyer, Bohemian,
    CulinaryArtist, JoinerOfTheSea, Lutenist, PatchCaretaker, ForestTallyman, BuildingExpert, WoodWorker, PigBreeder,
    Haydryer, BreederBuyer, AnimalTeacher,
]  # fmt: skip
