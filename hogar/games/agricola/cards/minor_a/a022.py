"""Minor improvements A022 to A042."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, Grant, goods
from hogar.games.agricola.cards.effect import A_ROUND, OTHERS, Effect
from hogar.games.agricola.moves import CHOOSE
from hogar.games.agricola.payment import FOR_OCCUPATION, spend
from hogar.games.agricola.scoring import unused
from hogar.games.agricola.steps.deals import AskCard, CardSpace, promise_for, receive_one
from hogar.games.agricola.steps.fences import DrawPasture
from hogar.kernel.combine import DONE
from hogar.kernel.seats import NOBODY
from hogar.parts.grid import count
from hogar.parts.payment import ANY_NUMBER, Swap

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step


class Telegram(Card):
    """A person of the supply for one round, as many rounds ahead as there are fences in the supply."""

    ID: ClassVar[str] = "A022"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, act=True), Effect(m.FUTURE_ROUNDS, act=True))

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        if part == 0:
            promise_for(table, seat, self.number, table.round + table.fences_left(seat), NOBODY)
        else:
            table.boards[seat].waiting += 1


class StoneCompany(Card):
    """An improvement that costs stone after stone was fetched."""

    ID: ClassVar[str] = "A023"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.IMMEDIATELY_AFTER, spaces=w.QUARRIES, may=True, grant=Grant(w.IMPROVEMENT, must=True)),
    )

    def accepts(self, table: Table, seat: int, price: list[int]) -> bool:
        return not table.boards[seat].has(self.number) or price[w.STONE] > 0

    def upgrades(self) -> bool:
        return False


class ThreshingBoard(Card):
    """Bread is baked before the actions of Farmland and Cultivation."""

    ID: ClassVar[str] = "A024"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.FARMLAND | 1 << w.CULTIVATION, may=True, grant=Grant(w.BAKE_BREAD)),
    )


class Bassinet(Card):
    """The first space without a pile that is used in a work phase takes a second person."""

    ID: ClassVar[str] = "A025"
    RULES: ClassVar[int] = h.PERMIT

    def permits(self, table: Table, seat: int, space: int) -> bool:
        used = [use & 255 for use in table.uses if not w.PILE_SPACES >> (use & 255) & 1]
        return used[:1] == [space] and space != w.MEETING_PLACE and len(table.visitors(space)) == 1


class SleepingCorner(Card):
    """Wishes for children are open where the people of just one other player stand."""

    ID: ClassVar[str] = "A026"
    RULES: ClassVar[int] = h.PERMIT

    def permits(self, table: Table, seat: int, space: int) -> bool:
        there = set(table.visitors(space))
        return bool(w.WISH_SPACES >> space & 1) and len(there) == 1 and seat not in there


class OvenSite(Card):
    """Wood, and an oven for a clay and a stone."""

    ID: ClassVar[str] = "A027"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, give=goods(wood=2)),
        Effect(m.ON_PLAY, may=True, grant=Grant(w.MAJOR, must=True, named=False)),
    )

    def problem(self, table: Table, seat: int) -> int:
        majors = table.boards[seat].majors
        fireplace = majors & w.FIREPLACES or table.hooks.bearing(table, seat, h.FIREPLACE)
        return r.OK if fireplace and majors & w.HEARTHS else r.CARD_NEEDS

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        return [list(goods(clay=1, stone=1))]

    def buildable(self, table: Table, seat: int, card: int) -> bool:
        return bool(w.OVENS >> card & 1)


class ForestSchool(Card):
    """Lessons are never occupied; wood instead of food for occupations."""

    ID: ClassVar[str] = "A028"
    RULES: ClassVar[int] = h.PERMIT | h.COST

    def permits(self, table: Table, seat: int, space: int) -> bool:
        return bool(w.LESSONS_SPACES >> space & 1)

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        return [Swap(w.FOOD, 1, w.WOOD, 1, times=ANY_NUMBER)] if bill.kind == FOR_OCCUPATION else []


class AleBenches(Card):
    """A grain becomes a point when people go home, and the others get food."""

    ID: ClassVar[str] = "A029"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.RETURNING_HOME, may=True, limit=A_ROUND, pay=goods(grain=1), points=1, act=True),
    )

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        for other in range(table.players):
            if other != seat:
                receive_one(table, other, w.FOOD)


class BakingSheet(Card):
    """A grain more becomes food and a point when bread is baked."""

    ID: ClassVar[str] = "A030"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BAKE, may=True, pay=goods(grain=1), give=goods(food=2), points=1),
    )


class DebtSecurity(Card):
    """Points for major improvements, at most as many as unused cells."""

    ID: ClassVar[str] = "A031"
    RULES: ClassVar[int] = h.SCORING

    def score(self, table: Table, owner: int, seat: int) -> int:
        board = table.boards[seat]
        majors = count(board.majors) + len(table.hooks.bearing(table, seat, h.FIREPLACE))
        return min(majors, count(unused(board))) if owner == seat else 0


class Manger(Card):
    """Points for large pastures."""

    ID: ClassVar[str] = "A032"
    RULES: ClassVar[int] = h.SCORING
    STEPS: ClassVar[tuple[int, ...]] = (6, 7, 8, 10)

    def score(self, table: Table, owner: int, seat: int) -> int:
        cells = count(table.boards[seat].enclosed)
        return len([step for step in self.STEPS if cells >= step]) if owner == seat else 0


class BigCountry(Card):
    """Points and twice as much food for the rounds that are left."""

    ID: ClassVar[str] = "A033"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, points=1, give=goods(food=2)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.rounds_left()


class Loppers(Card):
    """A wood and a fence become food and a point before fences are built."""

    ID: ClassVar[str] = "A034"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BUILD_FENCE_BEFORE, may=True, pay=goods(wood=1), give=goods(food=2), points=1, act=True),
    )

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        """Whether a pasture can be fenced with what is left (AG-367)."""
        board = table.boards[seat]
        drawing = next((step for step in table.lane.steps[::-1] if isinstance(step, DrawPasture)), None)
        if drawing is None or not board.goods[w.WOOD] or not table.fences_left(seat):
            return False
        lost = board.lost
        board.lose(w.FENCE_PIECE)
        board.goods[w.WOOD] -= 1
        found = bool(drawing.pastures(table))
        board.goods[w.WOOD] += 1
        board.lost = lost
        return found

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].lose(w.FENCE_PIECE)


class SwimmingClass(Card):
    """Points for newborns that go home while somebody comes from Fishing."""

    ID: ClassVar[str] = "A035"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.RETURNING_HOME, points=2),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return w.FISHING in table.boards[seat].persons

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return table.boards[seat].newborns


class FacadesCarving(Card):
    """Points for food, as many as harvests are over; only with as much wood as rounds were begun."""

    ID: ClassVar[str] = "A036"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.ON_PLAY, may=True, deals=tuple([Deal(pay=goods(food=n), points=n) for n in range(1, 6)])),
    )

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if table.boards[seat].goods[w.WOOD] >= table.round else r.CARD_NEEDS

    def allows(self, table: Table, seat: int, part: int, deal: int) -> bool:
        return deal < len([past for past in range(1, table.round) if table.figures.harvest_after(past)])


class Bucksaw(Card):
    """Wood for a point and a grain before a renovation."""

    ID: ClassVar[str] = "A037"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.RENOVATE_BEFORE, may=True, pay=goods(wood=1), points=1, give=goods(grain=1)),
    )


class WoolBlankets(Card):
    """Points for a house that is not of stone."""

    ID: ClassVar[str] = "A038"
    RULES: ClassVar[int] = h.SCORING
    POINTS: ClassVar[tuple[int, ...]] = (3, 2, 0)

    def score(self, table: Table, owner: int, seat: int) -> int:
        return self.POINTS[table.boards[seat].material] if owner == seat else 0


class Chapel(Card):
    """An action space for 3 points; others pay the owner a grain for it."""

    ID: ClassVar[str] = "A039"
    SPACE: ClassVar[int] = w.FIRST_CARD_SPACE
    RULES: ClassVar[int] = h.TOLL
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.TOLL, who=OTHERS, spaces=1 << w.FIRST_CARD_SPACE, pay=goods(grain=1), by_user=True),
        Effect(m.CARD_SPACE, points=3),
    )

    def toll(self, table: Table, owner: int, seat: int, space: int) -> list[int]:
        return list(goods(grain=1)) if space == self.space else []

    def expression(self, seat: int) -> Step[Any]:
        return CardSpace(seat, self.effects[1].number)


class PottersYard(Card):
    """A clay on each unused cell, taken when it is used; just then it may become food."""

    ID: ClassVar[str] = "A040"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, act=True), Effect(m.FARM_SPACE_USED, act=True))

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return part == 0 or bool(table.boards[seat].note_of(self.own_note) & moment.subject)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        board = table.boards[seat]
        if part == 0:
            board.note(self.own_note, unused(board))
            return
        lying = board.note_of(self.own_note)
        board.note(self.own_note, lying & ~subject)
        clay = count(lying & subject)
        table.push(AskCard(seat, self.effects[part].number, clay))
        receive_one(table, seat, w.CLAY, clay)

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        most = min(value, table.boards[seat].goods[w.CLAY])
        return [*[CHOOSE.move(self.number, clay) for clay in range(1, most + 1)], DONE.move()]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        if move.verb is CHOOSE:
            spend(table, seat, list(goods(clay=move.b)))
            receive_one(table, seat, w.FOOD, 2 * move.b)


class VegetableSlicer(Card):
    """Wood and a vegetable for a Cooking Hearth that was taken for a Fireplace."""

    ID: ClassVar[str] = "A041"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.PLAY_IMPROVEMENT, give=goods(wood=2, vegetable=1)),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return bool(w.HEARTHS >> moment.subject & 1 and table.boards[seat].deeds & w.UPGRADE_DEED)


class ForestLakeHut(Card):
    """A wood with fish, a food with the wood of Forest."""

    ID: ClassVar[str] = "A042"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.FISHING, give=goods(wood=1)),
        Effect(m.BEFORE_ACTION, spaces=1 << w.FOREST, give=goods(food=1)),
    )


CARDS: Final[list[type[Card]]] = [
    Telegram, StoneCompany, ThreshingBoard, Bassinet, SleepingCorner, OvenSite, ForestSchool, AleBenches, BakingSheet,
    DebtSecurity, Manger, BigCountry, Loppers, SwimmingClass, FacadesCarving, Bucksaw, WoolBlankets, Chapel,
    PottersYard, VegetableSlicer, ForestLakeHut,
]  # fmt: skip
