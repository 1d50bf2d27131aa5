"""Minor improvements A064 to A084."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.crops import BOTH, GRAIN, VEGETABLES, fields, fields_with, lying, pick, put, shift
from hogar.games.agricola.cards.deal import Grant, goods
from hogar.games.agricola.cards.effect import A_ROUND, ANYBODY, Effect
from hogar.games.agricola.farm import EVERY_CELL
from hogar.games.agricola.moves import FETCH, FIELD, FIELD_CARD, TAKE
from hogar.games.agricola.payment import FOR_MAJOR, FOR_MINOR, spend
from hogar.games.agricola.steps.action import AndOr
from hogar.games.agricola.steps.deals import AskCard, receive, receive_one
from hogar.games.agricola.steps.fields import ChooseSowing, Sow
from hogar.games.agricola.steps.harvest import EndHarvest
from hogar.games.agricola.steps.work import Actions
from hogar.kernel.combine import DONE
from hogar.kernel.seats import NOBODY
from hogar.parts.grid import count, members
from hogar.parts.payment import Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step


class BarleyMill(Card):
    """Food for every field that gave grain in a harvest."""

    ID: ClassVar[str] = "A064"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.HARVEST_FIELD_AFTER, give=goods(food=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        """Whether it is a real harvest, which still has its end before it."""
        return any(isinstance(step, EndHarvest) for step in table.lane.steps)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return subject >> 16 & 255


class SeedPellets(Card):
    """A grain before every unconditional sowing."""

    ID: ClassVar[str] = "A065"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.SOW_BEFORE, give=goods(grain=1)),)


class FeedingDish(Card):
    """A grain at an animal market for animals of its kind that one has."""

    ID: ClassVar[str] = "A066"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=w.ANIMAL_MARKETS, give=goods(grain=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].goods[w.PILE_GOODS[moment.subject]] > 0


class CornScoop(Card):
    """One more grain at Grain Seeds."""

    ID: ClassVar[str] = "A067"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=1 << w.GRAIN_SEEDS, give=goods(grain=1)),)


class AsparagusGift(Card):
    """A vegetable for as many fences at once as rounds were begun."""

    ID: ClassVar[str] = "A068"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BUILD_FENCE_AFTER, give=goods(vegetable=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].fence_pieces() - (moment.subject >> 16 & 255) >= table.round


class LargeGreenhouse(Card):
    """Vegetables on three later rounds."""

    ID: ClassVar[str] = "A069"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, promise=goods(vegetable=1), rounds=(4, 7, 9)),)


class LiftingMachine(Card):
    """A vegetable from a field at the end of a round without a harvest."""

    ID: ClassVar[str] = "A070"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.END_OF_ROUND, may=True, limit=A_ROUND, act=True),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return not table.figures.harvest_after(table.round) and bool(fields_with(table, seat, VEGETABLES))

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(AskCard(seat, self.effects[part].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        return fields_with(table, seat, VEGETABLES)

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        if move.verb is not DONE:
            pick(table, seat, move, VEGETABLES)


class ClearingSpade(Card):
    """A crop moves from a field with several to an empty one, at any time."""

    ID: ClassVar[str] = "A071"
    RULES: ClassVar[int] = h.EXTRAS
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ANYTIME, act=True),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return bool(self.carried(table, seat))

    def carried(self, table: Table, seat: int) -> list[tuple[Move, int]]:
        """From which fields which crop may be taken."""
        board = table.boards[seat]
        found = []
        for field in fields(table, seat):
            there = lying(board, field)
            if sum(there) >= 2:
                found += [(field, crop) for crop in BOTH if there[crop] and self.empty(table, seat, field, crop)]
        return found

    def empty(self, table: Table, seat: int, source: Move, crop: int) -> list[Move]:
        """The empty fields to which a crop may be moved, unless what is asked now would then be impossible (AG-367)."""
        board = table.boards[seat]
        cells = [FIELD.move(cell) for cell in members(board.unplanted())]
        cards = table.hooks.field_cards(table, seat)
        found = cells + [FIELD_CARD.move(card) for card in cards if table.hooks.sowable(table, seat, card) >> crop & 1]
        return [field for field in found if self.harmless(table, seat, source, field, crop)]

    def harmless(self, table: Table, seat: int, source: Move, target: Move, crop: int) -> bool:
        """Whether a sowing that is due, or the actions of the space in use, are possible all the same."""
        board = table.boards[seat]
        grain, vegetables, stock = board.grain, board.vegetables, board.stock
        shift(board, source, crop, -1)
        shift(board, target, crop, 1)
        found = all(step.seat != seat or due_possible(table, step) for step in table.lane.steps)
        board.grain, board.vegetables, board.stock = grain, vegetables, stock
        return found

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(AskCard(seat, self.effects[part].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        carried = self.carried(table, seat)
        if not value:
            return unique([field for field, _ in carried])
        source, crop = unpacked(value)
        if crop < 0:
            return [TAKE.move(w.FIRST_CROP + kind) for field, kind in carried if field is source]
        return self.empty(table, seat, source, crop)

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        number = self.effects[part].number
        if move.verb is DONE:
            return
        if not value:
            table.push(AskCard(seat, number, packed_field(move, NOBODY)))
            return
        source, crop = unpacked(value)
        if crop < 0:
            table.push(AskCard(seat, number, packed_field(source, move.a - w.FIRST_CROP)))
            return
        put(table, seat, source, crop, -1)
        put(table, seat, move, crop, 1)


class CalciumFertilizers(Card):
    """A crop more on every field with a single kind of them before stone is fetched."""

    ID: ClassVar[str] = "A072"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=w.QUARRIES, act=True),)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        board = table.boards[seat]
        for field in fields(table, seat):
            there = lying(board, field)
            crop = 0 if there[0] else 1
            if not there[1 - crop]:
                put(table, seat, field, crop, 1)


class AgriculturalFertilizers(Card):
    """Fields may be sown once an action has made 2 cells used ones."""

    ID: ClassVar[str] = "A073"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.FARM_SPACES_USED, may=True, grant=Grant(w.SOW, must=True)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return count(moment.subject) >= 2


class StableTree(Card):
    """Wood on the next 3 rounds for stables built in a turn of one's own."""

    ID: ClassVar[str] = "A074"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BUILD_STABLE_AFTER, promise=goods(wood=1), rounds=(1, 2, 3)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.active == seat


class LumberMill(Card):
    """Improvements cost 1 wood less."""

    ID: ClassVar[str] = "A075"
    RULES: ClassVar[int] = h.COST

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        return [Swap(w.WOOD, 1)] if bill.kind in {FOR_MAJOR, FOR_MINOR} else []


class Cob(Card):
    """A grain becomes clay and food before work, where there is clay."""

    ID: ClassVar[str] = "A076"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.START_OF_WORK_PHASE, may=True, limit=A_ROUND, pay=goods(grain=1), give=goods(clay=2, food=1)),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].goods[w.CLAY] > 0


class Hod(Card):
    """A clay, and 2 whenever anybody uses Pig Market."""

    ID: ClassVar[str] = "A077"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(clay=1)),
        Effect(m.BEFORE_ACTION, who=ANYBODY, spaces=1 << w.PIG_MARKET, give=goods(clay=2)),
    )


class Canoe(Card):
    """A food and a reed at Fishing."""

    ID: ClassVar[str] = "A078"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.FISHING, give=goods(food=1, reed=1)),
    )


class GardenHoe(Card):
    """A clay and a stone once vegetables were sown."""

    ID: ClassVar[str] = "A079"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.SOW_AFTER, give=goods(clay=1, stone=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return bool(moment.subject >> VEGETABLES & 1)


class StoneTongs(Card):
    """One more stone."""

    ID: ClassVar[str] = "A080"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BEFORE_ACTION, spaces=w.QUARRIES, give=goods(stone=1)),)


class InterimStorage(Card):
    """Wood, clay and reed gather on the card, to be handed out three times in the game."""

    ID: ClassVar[str] = "A081"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=w.CLAY_SPACES, stock=goods(wood=1)),
        Effect(m.BEFORE_ACTION, spaces=w.REED_SPACES, stock=goods(clay=1)),
        Effect(m.BEFORE_ACTION, spaces=w.QUARRIES, stock=goods(reed=1)),
        Effect(m.START_OF_ROUND, act=True),
    )
    ROUNDS: ClassVar[tuple[int, ...]] = (7, 11, 14)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part < 3 or (table.round in self.ROUNDS and any(table.boards[seat].stock_of(self.number)))

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        lying = table.boards[seat].stock_of(self.number)
        table.boards[seat].stock_up(self.number, lying, -1)
        receive(table, seat, lying)


class WorkCertificate(Card):
    """A building resource from a large pile after every use of a space."""

    ID: ClassVar[str] = "A082"
    LEAST: ClassVar[int] = 4
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.AFTER_ACTION, may=True, act=True, itself=True),)

    def large(self, table: Table) -> list[int]:
        """The spaces with enough of them."""
        return [space for space in members(w.BUILDING_SPACES) if table.piles[space] >= self.LEAST]

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return bool(self.large(table))

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(AskCard(seat, self.effects[part].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        return [FETCH.move(space) for space in self.large(table)]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        table.piles[move.a] -= 1
        receive_one(table, seat, w.PILE_GOODS[move.a])


class ShepherdsCrook(Card):
    """2 sheep for every new pasture of 4 cells or more."""

    ID: ClassVar[str] = "A083"
    LEAST: ClassVar[int] = 4
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BUILD_FENCE_AFTER, give=goods(sheep=2)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        new = [pasture for pasture in table.boards[seat].pastures if not pasture & subject & EVERY_CELL]
        return len([pasture for pasture in new if count(pasture) >= self.LEAST])


class Silage(Card):
    """A grain, also from a field, lets one kind of animal have young when people go home; not before a harvest."""

    ID: ClassVar[str] = "A084"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.RETURNING_HOME, may=True, limit=A_ROUND, act=True),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        if table.figures.harvest_after(table.round) or not self.fodder(table, seat):
            return False
        return bool(self.bearing(table, seat))

    def fodder(self, table: Table, seat: int) -> list[Move]:
        """Where the grain may come from: the supply, or a field."""
        supply = [TAKE.move(w.GRAIN)] if table.boards[seat].goods[w.GRAIN] else []
        return supply + fields_with(table, seat, GRAIN)

    def bearing(self, table: Table, seat: int) -> list[int]:
        """The animals of which there are two, and a place for a third."""
        board = table.boards[seat]
        found = []
        for kind, animals in enumerate(board.animals()):
            herd = board.animals()
            herd[kind] += 1
            if animals >= 2 and board.housing.fits(herd):
                found.append(w.FIRST_ANIMAL + kind)
        return found

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(AskCard(seat, self.effects[part].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        if not value:
            return [TAKE.move(animal) for animal in self.bearing(table, seat)] if self.fodder(table, seat) else []
        return self.fodder(table, seat) if value in self.bearing(table, seat) else []

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        if move.verb is DONE:
            return
        if not value:
            table.push(AskCard(seat, self.effects[part].number, move.a))
            return
        receive_one(table, seat, value)
        if move.verb is TAKE:
            spend(table, seat, list(goods(grain=1)))
        else:
            put(table, seat, move, GRAIN, -1)


def due_possible(table: Table, step: Step[Any]) -> bool:
    """Whether something that must be done can still be done."""
    if isinstance(step, ChooseSowing):
        return step.crops != 0 or Sow(step.seat).obstacle(table) == r.OK
    if isinstance(step, AndOr):
        return not step.owed or step.possible(table)
    return not isinstance(step, Actions) or table.layout.problem(table, step.seat, step.space) == r.OK


def unique(moves: list[Move]) -> list[Move]:
    """Each of them once."""
    return [move for place, move in enumerate(moves) if move not in moves[:place]]


def packed_field(field: Move, crop: int) -> int:
    """A field and a crop, or none yet, in one number that is not 0."""
    return field.a + 1 << 3 | (field.verb is FIELD_CARD) << 2 | crop + 1


def unpacked(value: int) -> tuple[Move, int]:
    """The two that were packed."""
    verb = FIELD_CARD if value >> 2 & 1 else FIELD
    return verb.move((value >> 3) - 1), (value & 3) - 1


CARDS: Final[list[type[Card]]] = [
    BarleyMill, SeedPellets, FeedingDish, CornScoop, AsparagusGift, LargeGreenhouse, LiftingMachine, ClearingSpade,
    CalciumFertilizers, AgriculturalFertilizers, StableTree, LumberMill, Cob, Hod, Canoe, GardenHoe, StoneTongs,
    InterimStorage, WorkCertificate, ShepherdsCrook, Silage,
]  # fmt: skip
