"""Occupations B106 to B126."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, Grant, goods
from hogar.games.agricola.cards.effect import A_GAME, A_ROUND, Effect
from hogar.games.agricola.farm import EVERY_CELL, NIBBLE
from hogar.games.agricola.payment import FOR_ROOM
from hogar.games.agricola.steps.deals import promise_for, receive_one, score
from hogar.parts.grid import count
from hogar.parts.housing import Place

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment


ALL_ROUNDS: Final = tuple(range(1, 15))


class MoralCrusader(Card):
    """Food before a round while goods are promised."""

    ID: ClassVar[str] = "B106"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ROUND, give=goods(food=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return any(promise.good >= 0 and promise.round > table.round for promise in table.boards[seat].promises)


class Manservant(Card):
    """Food on all rounds to come once the house is of stone."""

    ID: ClassVar[str] = "B107"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.STATE_WATCH, limit=A_GAME, promise=goods(food=3), on_rounds=ALL_ROUNDS),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].material == w.STONEN


class OvenFiringBoy(Card):
    """Bread is baked before wood is fetched."""

    ID: ClassVar[str] = "B108"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=w.WOOD_SPACES, may=True, grant=Grant(w.BAKE_BREAD, must=True)),
    )


class PaperMaker(Card):
    """Food for every occupation, for a wood, before another one is played."""

    ID: ClassVar[str] = "B109"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.PLAY_OCCUPATION_BEFORE, may=True, pay=goods(wood=1), give=goods(food=1)),
    )

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.boards[seat].occupations()


class Pavior(Card):
    """Food before work while there is stone, a vegetable in the last round."""

    ID: ClassVar[str] = "B110"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_WORK_PHASE, give=goods(food=1)),
        Effect(m.BEFORE_WORK_PHASE, give=goods(vegetable=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        last = table.round == table.figures.rounds()
        return table.boards[seat].goods[w.STONE] > 0 and (part == 1) == last


class Rustic(Card):
    """Food and a point for every clay room that is built."""

    ID: ClassVar[str] = "B111"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BUILD_ROOM_AFTER, act=True),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].material == w.CLAYEN

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        rooms = count(subject)
        score(table, seat, self.number, rooms)
        receive_one(table, seat, w.FOOD, 2 * rooms)


class Silokeeper(Card):
    """A grain on the space that was turned up before the last harvest."""

    ID: ClassVar[str] = "B112"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, give=goods(grain=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        past = [round for round in range(1, table.round) if table.figures.harvest_after(round)]
        return bool(past) and table.turned[past[-1] - 1] == moment.subject


class PatchCaregiver(Card):
    """A field for both crops; a grain or a vegetable may be bought."""

    ID: ClassVar[str] = "B113"
    RULES: ClassVar[int] = h.FIELDS
    FIELD: ClassVar[bool] = True
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.ON_PLAY,
            may=True,
            deals=(
                Deal(pay=goods(food=1), give=goods(grain=1)),
                Deal(pay=goods(food=3), give=goods(vegetable=1)),
            ),
        ),
    )

    def sowable(self, table: Table, seat: int) -> int:
        return 3


class Childless(Card):
    """Food and a crop at the start of a round for 2 persons in 3 rooms."""

    ID: ClassVar[str] = "B114"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.START_OF_ROUND, deals=(Deal(give=goods(food=1, grain=1)), Deal(give=goods(food=1, vegetable=1)))),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        board = table.boards[seat]
        return count(board.rooms) >= 3 and board.people == 2


class TinsmithMaster(Card):
    """One animal more in pastures without stables; one crop more on fields that are sown."""

    ID: ClassVar[str] = "B115"
    RULES: ClassVar[int] = h.CAPACITY
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.SOW, may=True, act=True),)

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        board = table.boards[seat]
        larger = [
            place if pasture & board.stables else Place(place.capacity + 1)
            for pasture, place in zip(board.pastures, places, strict=False)
        ]
        return [*larger, *places[len(larger) :]]

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        board = table.boards[seat]
        field, crop = subject >> 1, subject & 1
        if field >= w.CELL_KINDS:
            more = [0] * w.GOOD_KINDS
            more[w.FIRST_CROP + crop] = 1
            board.stock_up(field - w.CELL_KINDS, tuple(more), 1)
        elif crop:
            board.vegetables += 1 << NIBBLE * field
        else:
            board.grain += 1 << NIBBLE * field


class Shoreforester(Card):
    """A wood, and one whenever reed lies on Reed Bank anew."""

    ID: ClassVar[str] = "B116"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(wood=1)),
        Effect(m.REPLENISH, give=goods(wood=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or (bool(moment.subject >> w.REED_BANK & 1) and table.piles[w.REED_BANK] == 1)


class Informant(Card):
    """A wood, and one after work for more stone than clay."""

    ID: ClassVar[str] = "B117"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(wood=1)),
        Effect(m.AFTER_WORK, give=goods(wood=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        stock = table.boards[seat].goods
        return part == 0 or stock[w.STONE] > stock[w.CLAY]


class SmallScaleFarmer(Card):
    """A wood at the start of a round with exactly 2 rooms."""

    ID: ClassVar[str] = "B118"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.START_OF_ROUND, give=goods(wood=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return count(table.boards[seat].rooms) == 2


class Lumberjack(Card):
    """A wood, and one on each of so many rounds as fences are built."""

    ID: ClassVar[str] = "B119"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(wood=1), act=True),)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        for ahead in range(1, table.boards[seat].fence_pieces() + 1):
            promise_for(table, seat, self.number, table.round + ahead, w.WOOD)


class Sweep(Card):
    """Clay on the space to the left of the newest one."""

    ID: ClassVar[str] = "B120"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, give=goods(clay=2)),)
    LEFT: ClassVar[tuple[int, ...]] = (0, 0, 1, 0, 0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        left = self.LEFT[len(table.turned)]
        return left > 0 and table.turned[left - 1] == moment.subject


class Geologist(Card):
    """A clay with wood, reed or clay from their first spaces."""

    ID: ClassVar[str] = "B121"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.FOREST | 1 << w.REED_BANK | 1 << w.CLAY_PIT, give=goods(clay=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return moment.subject != w.CLAY_PIT or table.players >= 3


class Mineralogist(Card):
    """A stone with clay, a clay with stone."""

    ID: ClassVar[str] = "B122"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=w.CLAY_SPACES, give=goods(stone=1)),
        Effect(m.BEFORE_ACTION, spaces=w.QUARRIES, give=goods(clay=1)),
    )


class RoofBallaster(Card):
    """A stone for every room, for a food."""

    ID: ClassVar[str] = "B123"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, may=True, pay=goods(food=1), give=goods(stone=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return count(table.boards[seat].rooms)


class Trimmer(Card):
    """Stone for cells enclosed in the work phase."""

    ID: ClassVar[str] = "B124"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BUILD_FENCE_AFTER, limit=A_ROUND, give=goods(stone=2)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        enclosed = table.boards[seat].enclosed & ~moment.subject & EVERY_CELL
        return enclosed != 0 and table.active >= 0


class EstateWorker(Card):
    """Wood, clay, reed and stone on the next four rounds."""

    ID: ClassVar[str] = "B125"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, promise=goods(wood=1), rounds=(1,)),
        Effect(m.ON_PLAY, promise=goods(clay=1), rounds=(2,)),
        Effect(m.ON_PLAY, promise=goods(reed=1), rounds=(3,)),
        Effect(m.ON_PLAY, promise=goods(stone=1), rounds=(4,)),
    )


class Carpenter(Card):
    """Rooms for 3 of the material and 2 reed."""

    ID: ClassVar[str] = "B126"
    RULES: ClassVar[int] = h.COST

    def costs(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        if bill.kind != FOR_ROOM:
            return []
        price = [0] * w.GOOD_KINDS
        price[w.RESOURCE_OF[bill.subject]] = 3
        price[w.REED] = 2
        return [price]


CARDS: Final[list[type[Card]]] = [
    MoralCrusader, Manservant, OvenFiringBoy, PaperMaker, Pavior, Rustic, Silokeeper, PatchCaregiver, Childless,
    TinsmithMaster, Shoreforester, Informant, SmallScaleFarmer, Lumberjack, Sweep, Geologist, Mineralogist,
    RoofBallaster, Trimmer, EstateWorker, Carpenter,
]  # fmt: skip
