"""Occupations A106 to A126."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, Grant, goods
from hogar.games.agricola.cards.effect import A_GAME, Effect
from hogar.games.agricola.farm import NIBBLE, on_cell
from hogar.games.agricola.moves import FIELD, FIELD_CARD
from hogar.games.agricola.payment import FOR_RENOVATION, FOR_ROOM
from hogar.games.agricola.steps.deals import AskCard
from hogar.games.agricola.steps.fields import resettle
from hogar.kernel.combine import DONE
from hogar.parts.grid import count, members
from hogar.parts.payment import Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move

DAY_LABORER: Final = 1 << w.DAY_LABORER
NEXT_4: Final = (1, 2, 3, 4)
NEXT_5: Final = (1, 2, 3, 4, 5)


class SlurrySpreader(Card):
    """Food for fields that gave their last crop in the field phase."""

    ID: ClassVar[str] = "A106"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.HARVEST_FIELD_AFTER, give=goods(food=2)),
        Effect(m.HARVEST_FIELD_AFTER, give=goods(food=1)),
    )

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return subject >> (24, 32)[part] & 255


class Catcher(Card):
    """A food for the first, second or third person on exactly 5, 4 or 3 building resources."""

    ID: ClassVar[str] = "A107"
    SUM: ClassVar[int] = 6
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.PLACE_PERSON, spaces=w.BUILDING_SPACES, give=goods(food=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        ordinal = len(table.boards[seat].persons)
        return ordinal <= 3 and table.piles[moment.subject] == self.SUM - ordinal


class MushroomCollector(Card):
    """A wood put back on an accumulation space for 2 food."""

    ID: ClassVar[str] = "A108"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.IMMEDIATELY_AFTER, spaces=w.WOOD_SPACES, may=True, pay=goods(wood=1), give=goods(food=2), act=True),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.piles[subject] += 1


class SmallTrader(Card):
    """Food for a minor improvement played by an action that could have been a major one."""

    ID: ClassVar[str] = "A109"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.PLAY_IMPROVEMENT, give=goods(food=3)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return moment.subject >= w.MAJOR_KINDS and table.boards[seat].route == w.IMPROVEMENT


class Roughcaster(Card):
    """Food for clay rooms and for a renovation from clay to stone."""

    ID: ClassVar[str] = "A110"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BUILD_ROOM_AFTER, give=goods(food=3)),
        Effect(m.RENOVATE_AFTER, give=goods(food=3)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        if part == 0:
            return table.boards[seat].material == w.CLAYEN
        return moment.subject == w.CLAYEN << 8 | w.STONEN


class WallBuilder(Card):
    """Food on the next 4 rounds whenever rooms were built."""

    ID: ClassVar[str] = "A111"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BUILD_ROOM_AFTER, may=True, promise=goods(food=1), rounds=NEXT_4),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.rounds_left() > 0


class ScytheWorker(Card):
    """A grain; in the field phase a second grain of the fields that its owner names before."""

    ID: ClassVar[str] = "A112"
    RULES: ClassVar[int] = h.HARVEST
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(grain=1)),
        Effect(m.HARVEST_FIELD, act=True),
        Effect(m.HARVEST_FIELD_AFTER, act=True),
    )

    def fields(self, table: Table, seat: int) -> int:
        """The fields with a second grain: cells, then field cards in their order."""
        board = table.boards[seat]
        cells = [cell for cell in range(w.CELL_KINDS) if on_cell(board.grain, cell) >= 2]
        cards = table.hooks.field_cards(table, seat)
        rich = [w.CELL_KINDS + place for place, card in enumerate(cards) if board.stock_of(card)[w.GRAIN] >= 2]
        return sum([1 << field for field in cells + rich])

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part != 1 or self.fields(table, seat) != 0

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        if part == 1:
            table.push(AskCard(seat, self.effects[part].number, self.fields(table, seat)))
        else:
            table.boards[seat].note(self.own_note, 0)

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        cards = table.hooks.field_cards(table, seat)
        moves = [FIELD.move(field) for field in members(value) if field < w.CELL_KINDS]
        moves += [FIELD_CARD.move(cards[field - w.CELL_KINDS]) for field in members(value) if field >= w.CELL_KINDS]
        return [*moves, DONE.move()]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        if move.verb is DONE:
            return
        field = move.a
        if move.verb is FIELD_CARD:
            field = w.CELL_KINDS + table.hooks.field_cards(table, seat).index(move.a)
        board = table.boards[seat]
        board.note(self.own_note, board.note_of(self.own_note) | 1 << field)
        left = value & ~(1 << field)
        if left:
            table.push(AskCard(seat, self.effects[part].number, left))

    def more_crops(self, table: Table, seat: int) -> int:
        return table.boards[seat].note_of(self.own_note)


class HeresyTeacher(Card):
    """Vegetables under the grain of full fields before Lessons are used."""

    ID: ClassVar[str] = "A113"
    ENOUGH: ClassVar[int] = 3
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=w.LESSONS_SPACES, act=True),)

    def fields(self, table: Table, seat: int) -> int:
        """The fields of the farmyard with grain enough and no vegetable."""
        board = table.boards[seat]
        found = 0
        for cell in range(w.CELL_KINDS):
            if on_cell(board.grain, cell) >= self.ENOUGH and not on_cell(board.vegetables, cell):
                found |= 1 << cell
        return found

    def field_cards(self, table: Table, seat: int) -> list[int]:
        """The field cards with grain enough and no vegetable."""
        board = table.boards[seat]
        cards = table.hooks.field_cards(table, seat)
        lying = [(card, board.stock_of(card)) for card in cards]
        return [card for card, crops in lying if crops[w.GRAIN] >= self.ENOUGH and not crops[w.VEGETABLE]]

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return bool(self.fields(table, seat) or self.field_cards(table, seat))

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        board = table.boards[seat]
        for card in self.field_cards(table, seat):
            board.stock_up(card, goods(vegetable=1), 1)
        cells = self.fields(table, seat)
        for cell in members(cells):
            board.vegetables += 1 << NIBBLE * cell
        if cells:
            board.did(w.GOODS_DEED)
            resettle(table, seat)


class SeasonalWorker(Card):
    """A grain at Day Laborer; later a vegetable instead, if its owner likes."""

    ID: ClassVar[str] = "A114"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=DAY_LABORER, give=goods(grain=1)),
        Effect(m.BEFORE_ACTION, spaces=DAY_LABORER, deals=(Deal(give=goods(grain=1)), Deal(give=goods(vegetable=1)))),
    )
    EARLY: ClassVar[int] = 5

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return (part == 0) == (table.round <= self.EARLY)


class ChiefForester(Card):
    """One field is sown before wood is fetched."""

    ID: ClassVar[str] = "A115"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=w.WOOD_SPACES, may=True, grant=Grant(w.SOW, most=1, must=True)),
    )


class WoodCutter(Card):
    """A wood whenever wood is fetched."""

    ID: ClassVar[str] = "A116"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=w.WOOD_SPACES, give=goods(wood=1)),)


class WoodCarrier(Card):
    """A wood for every improvement."""

    ID: ClassVar[str] = "A117"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(wood=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.boards[seat].improvements()


class Treegardener(Card):
    """A wood in the field phase, and up to 2 more for a food each, bought before or after harvesting."""

    ID: ClassVar[str] = "A118"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.HARVEST_FIELD,
            deals=(
                Deal(give=goods(wood=1)),
                Deal(pay=goods(food=1), give=goods(wood=2), act=True),
                Deal(pay=goods(food=2), give=goods(wood=3), act=True),
            ),
        ),
        Effect(
            m.HARVEST_FIELD_AFTER,
            may=True,
            deals=(Deal(pay=goods(food=1), give=goods(wood=1)), Deal(pay=goods(food=2), give=goods(wood=2))),
        ),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or table.boards[seat].note_of(self.own_note) <= table.harvests

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].note(self.own_note, table.harvests + 1)


class FirewoodCollector(Card):
    """A wood at the end of the turn for every use of a space for fields and grain."""

    ID: ClassVar[str] = "A119"
    SPACES: ClassVar[int] = 1 << w.FARMLAND | 1 << w.GRAIN_SEEDS | 1 << w.GRAIN_UTILIZATION | 1 << w.CULTIVATION
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.END_OF_TURN, give=goods(wood=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return len([space for space in table.used(seat, table.before) if self.SPACES >> space & 1])


class ClayHutBuilder(Card):
    """Clay on the next 5 rounds once the house is no longer of wood."""

    ID: ClassVar[str] = "A120"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.STATE_WATCH, limit=A_GAME, promise=goods(clay=2), rounds=NEXT_5),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].material != w.WOODEN


class ClayPuncher(Card):
    """A clay when played, and whenever Lessons or Clay Pit were used."""

    ID: ClassVar[str] = "A121"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(clay=1)),
        Effect(m.AFTER_ACTION, spaces=w.LESSONS_SPACES | 1 << w.CLAY_PIT, give=goods(clay=1), itself=True),
    )


class PanBaker(Card):
    """Clay and wood before Grain Utilization."""

    ID: ClassVar[str] = "A122"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.GRAIN_UTILIZATION, give=goods(clay=2, wood=1)),
    )


class FrameBuilder(Card):
    """A wood for 2 clay or 2 stone of a room or a renovation."""

    ID: ClassVar[str] = "A123"
    RULES: ClassVar[int] = h.COST

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        if bill.kind not in {FOR_ROOM, FOR_RENOVATION}:
            return []
        good = w.CLAY if bill.goods[w.CLAY] else w.STONE
        return [Swap(good, 2, w.WOOD, 1, need=2)]


class Knapper(Card):
    """A stone before the round cards of the rounds 5 to 7 are used."""

    ID: ClassVar[str] = "A124"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, give=goods(stone=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return moment.subject in table.turned[4:7]


class Priest(Card):
    """Building resources for a clay house of 2 rooms."""

    ID: ClassVar[str] = "A125"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(clay=3, reed=2, stone=2)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        board = table.boards[seat]
        return board.material == w.CLAYEN and count(board.rooms) == 2


class MasterWorkman(Card):
    """A building resource before one of the first 4 round cards is used, by its round."""

    ID: ClassVar[str] = "A126"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, give=goods(wood=1)),
        Effect(m.BEFORE_ACTION, give=goods(clay=1)),
        Effect(m.BEFORE_ACTION, give=goods(reed=1)),
        Effect(m.BEFORE_ACTION, give=goods(stone=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return moment.subject in table.turned[part : part + 1]


CARDS: Final[list[type[Card]]] = [
    SlurrySpreader, Catcher, MushroomCollector, SmallTrader, Roughcaster, WallBuilder, ScytheWorker, HeresyTeacher,
    SeasonalWorker, ChiefForester, WoodCutter, WoodCarrier, Treegardener, FirewoodCollector, ClayHutBuilder,
    ClayPuncher, PanBaker, FrameBuilder, Knapper, Priest, MasterWorkman,
]  # fmt: skip
