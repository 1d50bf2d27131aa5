"""What each action space lets a seat do: an expression over the actions, made once and shared (chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.games.agricola import hooks
from hogar.games.agricola import words as w
from hogar.games.agricola.payment import Prices
from hogar.games.agricola.steps.action import Action, AndOr, Offer
from hogar.games.agricola.steps.baking import Bake
from hogar.games.agricola.steps.family import Growth
from hogar.games.agricola.steps.fences import BuildFences
from hogar.games.agricola.steps.fields import Plow, Sow
from hogar.games.agricola.steps.goods import BecomeStartPlayer, BuyAnimal, ChooseGood, Gain, TakePile
from hogar.games.agricola.steps.improvements import BuildMajor
from hogar.games.agricola.steps.playing import BY_LESSONS, PlayCard
from hogar.games.agricola.steps.rooms import BuildRooms, Renovate
from hogar.games.agricola.steps.stables import BuildStables
from hogar.kernel.combine import InOrder, Option
from hogar.kernel.step import Step

if TYPE_CHECKING:
    from hogar.games.agricola.data import AgricolaEdition
    from hogar.games.agricola.hooks import Hooks
    from hogar.games.agricola.options import AgricolaOptions
    from hogar.games.agricola.table import Table
    from hogar.kernel.message import Value

Expression = Step[Any]


class Layout:
    """The expressions of all spaces for all seats, the prices, and what the spaces are refilled with."""

    def __init__(self, players: int, options: AgricolaOptions, figures: AgricolaEdition, cards: Hooks) -> None:
        self.cards = cards
        self.players = players
        self.options = options
        self.figures = figures
        self.prices = Prices(figures)
        self.refill = figures.refill[players - 1].copy()
        if not options.family():
            self.refill[w.MEETING_PLACE] = 0
        self.expressions = [[self.expression(seat, space) for space in range(w.SPACE_KINDS)] for seat in range(players)]

    def step(self, table: Table, seat: int, space: int) -> Expression:
        """What a seat does on a space, with what its cards put in the place of it."""
        step = self.expressions[seat][space]
        if table.boards[seat].rules & hooks.REPLACE:
            return table.hooks.replaces(table, seat, space, step)
        return step

    def problem(self, table: Table, seat: int, space: int) -> int:
        """Why nothing of a space can be carried out: a reason."""
        step = self.step(table, seat, space)
        if isinstance(step, Option):
            return step.problem(table)
        return step.problem(table) if isinstance(step, AndOr) else 0

    def details(self, table: Table, seat: int, space: int, reason: int) -> dict[str, Value]:
        """The values that the sentence of that reason needs."""
        step = self.step(table, seat, space)
        return step.details(table, reason) if isinstance(step, Option) else {}

    def expression(self, seat: int, space: int) -> Expression:
        """What a seat does on a space."""
        if space in w.PILE_OF and (space != w.MEETING_PLACE):
            return TakePile(seat, space)
        if space >= w.FIRST_CARD_SPACE:
            step = self.cards.expression(seat, space)
            return step if step is not None else Gain(seat)
        found = self.building(seat, space)
        return found if found is not None else self.supplying(seat, space)

    def building(self, seat: int, space: int) -> Expression | None:
        """The spaces that change the farm."""
        major = BuildMajor(seat) if self.options.family() else PlayCard(seat, w.IMPROVEMENT)
        minor = PlayCard(seat, w.MINOR_IMPROVEMENT)
        match space:
            case w.FARM_EXPANSION:
                return AndOr(seat, (BuildRooms(seat), BuildStables(seat)))
            case w.FARMLAND:
                return Plow(seat)
            case w.SIDE_JOB:
                return AndOr(seat, (BuildStables(seat, side_job=True), Bake(seat)))
            case w.MAJOR_IMPROVEMENT:
                return major
            case w.FENCING:
                return BuildFences(seat)
            case w.GRAIN_UTILIZATION:
                return AndOr(seat, (Sow(seat), Bake(seat)))
            case w.HOUSE_REDEVELOPMENT:
                return and_then(Renovate(seat), major)
            case w.CULTIVATION:
                return AndOr(seat, (Plow(seat), Sow(seat)))
            case w.FARM_REDEVELOPMENT:
                return and_then(Renovate(seat), BuildFences(seat))
            case w.BASIC_WISH if self.options.cards():
                return and_then(Growth(seat, space, True), minor)
            case w.BASIC_WISH | w.MODEST_WISH:
                return Growth(seat, space, True)
            case w.URGENT_WISH:
                return Growth(seat, space, False)
        return None

    def supplying(self, seat: int, space: int) -> Expression:
        """The spaces that give goods, or the marker; Lessons teach nothing without hand cards (AG-310)."""
        figures = self.figures
        match space:
            case w.LESSONS | w.LESSONS_B:
                return PlayCard(seat, w.OCCUPATION, food=BY_LESSONS, space=space)
            case w.MEETING_PLACE if self.options.cards():
                return and_then(BecomeStartPlayer(seat), PlayCard(seat, w.MINOR_IMPROVEMENT))
            case w.MEETING_PLACE:
                return InOrder(seat, (BecomeStartPlayer(seat), TakePile(seat, space)))
            case w.GRAIN_SEEDS:
                return Gain(seat, tuple(figures.grain_seeds))
            case w.VEGETABLE_SEEDS:
                return Gain(seat, tuple(figures.vegetable_seeds))
            case w.DAY_LABORER:
                return Gain(seat, tuple(figures.day_laborer))
            case w.RESOURCE_MARKET:
                market = Gain(seat, tuple(figures.resource_market[self.players - 1]))
                choice = ChooseGood(seat, tuple(figures.resource_market_choice))
                return InOrder(seat, (market, choice)) if self.players == 3 else market
            case w.RESOURCE_MARKET_TILE:
                return Gain(seat, tuple(figures.resource_market_tile))
            case w.ANIMAL_MARKET:
                return BuyAnimal(seat)
        return Gain(seat)


def and_then(first: Action, second: Action) -> InOrder:
    """The first action, then the second if the player likes (AG-61)."""
    return InOrder(first.seat, (first, Offer(first.seat, (second,))))
