"""What each action space lets a seat do: an expression over the actions, made once and shared (section 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings import furnishings, offered
from hogar.games.caverna.options import INTRODUCTORY
from hogar.games.caverna.steps.action import Action, AndOr, AndThenOr, BeforeTaking, Either, Offer
from hogar.games.caverna.steps.family import GrowFamily
from hogar.games.caverna.steps.fences import LARGE, SMALL, BuildFences, BuildStable
from hogar.games.caverna.steps.furnishing import ANY_DWELLING, ORDINARY, Furnish
from hogar.games.caverna.steps.goods import BecomeStartingPlayer, Gain, TakePile
from hogar.games.caverna.steps.imitation import Imitate
from hogar.games.caverna.steps.land import CAVES, LaySingle, LayTwin
from hogar.games.caverna.steps.market import Buy, TradeOre
from hogar.games.caverna.steps.mines import BuildOreMine, BuildRubyMine
from hogar.games.caverna.steps.sowing import Sow
from hogar.games.caverna.steps.weapons import Expedition, Forge
from hogar.kernel.combine import InOrder, Option
from hogar.kernel.step import Step

if TYPE_CHECKING:
    from hogar.games.caverna.data import CavernaEdition, Side
    from hogar.games.caverna.options import CavernaOptions
    from hogar.games.caverna.table import Table
    from hogar.kernel.message import Value

Expression = Step[Any]
FOREST_TWIN = 1 << w.MEADOW_FIELD
CAVE_TWIN = 1 << w.CAVERN_TUNNEL


class Layout:
    """What holds for a number of players, options and figures: rounds, markers, furnishing tiles, what spaces do.

    `imitated` is what somebody does who imitates a space. `kinds` are the furnishing tiles that each kind of action
    offers, as masks. `loot` is what an item lets somebody do; nothing for those that act later.
    """

    def __init__(self, players: int, options: CavernaOptions, figures: CavernaEdition) -> None:
        self.players = players
        self.figures = figures
        self.tiles = furnishings(figures)
        self.offered = offered(figures, options.furnishings == INTRODUCTORY)
        self.sides = [Pile(space.side(players)) for space in figures.spaces]
        self.rounds = [round for round in range(1, w.LAST_ROUND + 1) if players > 2 or round != figures.skipped_round]
        self.markers = marker_numbers(players, figures)
        self.kinds = self.kinds_offered()
        seats = range(players)
        spaces = range(w.SPACE_KINDS)
        self.expressions = [[self.expression(seat, space, False) for space in spaces] for seat in seats]
        self.imitated = [[self.expression(seat, space, True) for space in spaces] for seat in seats]
        self.loot = [[self.item(seat, item) for item in range(w.LOOT_KINDS)] for seat in seats]

    def stage_of(self, round: int) -> int:
        """The stage of a round, from 1 (CA-34)."""
        return (round - 1) // 3 + 1

    def cards_of(self, round: int) -> int:
        """The round cards of the stage of a round, as a mask."""
        stage = self.stage_of(round)
        spaces = self.figures.spaces
        return sum([1 << card for card in range(w.FIRST_ROUND_CARD, w.URGENT_WISH) if spaces[card].stage == stage])

    def kinds_offered(self) -> list[int]:
        """The kinds of tiles that furnishing a cavern, a dwelling, or the ordinary Dwelling of loot is about."""
        dwellings = sum([1 << tile.number for tile in self.tiles if tile.colour() == w.ORANGE])
        ordinary = sum([1 << tile.number for tile in self.tiles if tile.unlimited()])
        return [(1 << w.TILE_KINDS) - 1, dwellings, ordinary]

    def problem(self, table: Table, seat: int, space: int, imitating: bool = False) -> int:
        """Why nothing of a space can be carried out: a reason."""
        step = self.imitated[seat][space] if imitating else self.expressions[seat][space]
        if isinstance(step, (Option, AndOr, AndThenOr, Either)):
            return step.problem(table)
        return 0

    def details(self, table: Table, seat: int, space: int, reason: int, imitating: bool = False) -> dict[str, Value]:
        """The values that the sentence of that reason needs."""
        step = self.imitated[seat][space] if imitating else self.expressions[seat][space]
        return step.details(table, reason) if isinstance(step, Option) else {}

    # Spaces.

    def expression(self, seat: int, space: int, imitating: bool) -> Expression:
        """What a seat does on a space."""
        take = TakePile(seat, space, imitating)
        if w.IMITATIONS >> space & 1:
            return Imitate(seat, space)
        found = self.of_land(seat, space, take) or self.of_animals(seat, space, take)
        found = found or self.of_mines(seat, space, take) or self.of_people(seat, space)
        return found or self.of_goods(seat, space, take)

    def gives(self, seat: int, space: int) -> Gain:
        """What a space gives from the general supply."""
        return Gain(seat, tuple(self.sides[space].gives))

    def of_land(self, seat: int, space: int, take: TakePile) -> Expression | None:
        """The spaces that lay terrain (CA-181, CA-182, CA-189, CA-190, CA-194, CA-195, CA-199)."""
        match space:
            case w.DRIFT_MINING | w.DRIFT_MINING_ADDITIONAL:
                return AndOr(seat, (take, LayTwin(seat, CAVE_TWIN)))
            case w.EXCAVATION:
                return AndOr(seat, (take, LayTwin(seat, CAVES)))
            case w.CLEARING | w.SUSTENANCE:
                return AndOr(seat, (take, LayTwin(seat, FOREST_TWIN)))
            case w.SMALL_SCALE_DRIFT_MINING:
                return AndOr(seat, (self.gives(seat, space), LayTwin(seat, CAVE_TWIN)))
            case w.SLASH_AND_BURN:
                return AndThenOr(seat, (LayTwin(seat, FOREST_TWIN), Sow(seat)))
            case w.EXTENSION:
                return Either(seat, self.extension(seat), True)
        return None

    def extension(self, seat: int) -> tuple[Option[Any], ...]:
        """The halves of Extension, each with its good (CA-195)."""
        gives = self.sides[w.EXTENSION].gives
        wood = [number if good == w.WOOD else 0 for good, number in enumerate(gives)]
        others = [0 if good == w.WOOD else number for good, number in enumerate(gives)]
        return (
            InOrder(seat, (LayTwin(seat, FOREST_TWIN), Gain(seat, tuple(wood)))),
            InOrder(seat, (LayTwin(seat, CAVE_TWIN), Gain(seat, tuple(others)))),
        )

    def of_animals(self, seat: int, space: int, take: TakePile) -> Expression | None:
        """The spaces with pastures, animals and crops (CA-197, CA-200, CA-202, section 15.1)."""
        match space:
            case w.SHEEP_FARMING | w.DONKEY_FARMING:
                return BeforeTaking(seat, (BuildFences(seat), BuildStable(seat), take))
            case w.FENCE_BUILDING:
                return AndThenOr(seat, (take, BuildFences(seat)))
            case w.FAMILY_LIFE:
                return AndOr(seat, (GrowFamily(seat), Sow(seat)))
            case w.WEEKLY_MARKET:
                return InOrder(seat, (self.gives(seat, space), Buy(seat)))
        return None

    def of_mines(self, seat: int, space: int, take: TakePile) -> Expression | None:
        """The spaces with mines, weapons and expeditions (CA-184, CA-196, CA-201, CA-203, section 13)."""
        trip = Expedition(seat, self.sides[space].level)
        match space:
            case w.LOGGING:
                return AndThenOr(seat, (take, trip))
            case w.BLACKSMITHING:
                return AndThenOr(seat, (Forge(seat), trip))
            case w.ADVENTURE:
                return AndThenOr(seat, (Forge(seat), InOrder(seat, (trip, Offer(seat, (trip,))))))
            case w.EXPLORATION:
                return trip
            case w.HARDWARE_RENTAL:
                first = (self.gives(seat, space),) if any(self.sides[space].gives) else ()
                return AndThenOr(seat, (*first, trip, Sow(seat)))
            case w.ORE_MINE_CONSTRUCTION:
                return AndThenOr(seat, (InOrder(seat, (BuildOreMine(seat), self.gives(seat, space))), trip))
            case w.RUBY_MINE_CONSTRUCTION:
                deep = InOrder(seat, (BuildRubyMine(seat, True), self.gives(seat, space)))
                return Either(seat, (BuildRubyMine(seat, False), deep))
            case w.ORE_TRADING:
                return TradeOre(seat)
        return None

    def of_people(self, seat: int, space: int) -> Expression | None:
        """The spaces with furnishing and family growth (CA-160, CA-161, CA-186, CA-198)."""
        dwelling = Furnish(seat, ANY_DWELLING)
        grow = GrowFamily(seat)
        match space:
            case w.HOUSEWORK:
                return AndOr(seat, (self.gives(seat, space), Furnish(seat)))
            case w.WISH_FOR_CHILDREN:
                return Either(seat, (grow, dwelling))
            case w.URGENT_WISH:
                return Either(seat, (and_then(dwelling, grow), self.gives(seat, space)))
            case w.GROWTH:
                return Either(seat, (self.gives(seat, space), grow))
        return None

    def of_goods(self, seat: int, space: int, take: TakePile) -> Expression:
        """The spaces that only give goods, or the token as well (CA-183, CA-185)."""
        if space == w.STARTING_PLAYER:
            return InOrder(seat, (BecomeStartingPlayer(seat), take))
        return take if self.sides[space].stores else self.gives(seat, space)

    # Loot.

    def item(self, seat: int, item: int) -> Action | None:
        """What a loot item lets a seat do (section 18.3)."""
        match item:
            case w.ALL_WEAPONS | w.LOOT_BREED:
                return None
            case w.LOOT_FURNISH:
                return Furnish(seat)
            case w.LOOT_DWELLING:
                return Furnish(seat, ORDINARY)
            case w.LOOT_STABLE:
                return BuildStable(seat, True)
            case w.LOOT_SMALL_PASTURE:
                return BuildFences(seat, 1 << SMALL, True)
            case w.LOOT_LARGE_PASTURE:
                return BuildFences(seat, 1 << LARGE, True)
            case w.LOOT_SOW:
                return Sow(seat)
            case w.LOOT_TUNNEL:
                return LaySingle(seat, w.TUNNEL)
            case w.LOOT_CAVERN:
                return LaySingle(seat, w.CAVERN)
            case w.LOOT_MEADOW:
                return LaySingle(seat, w.MEADOW)
            case w.LOOT_FIELD:
                return LaySingle(seat, w.FIELD)
        return Gain(seat, tuple(self.figures.loot[item].gives))


class Pile:
    """A side of a space in this game: its figures, and whether goods accumulate there."""

    def __init__(self, side: Side) -> None:
        self.first: list[int] = side.first
        self.later: list[int] = side.later
        self.gives: list[int] = side.gives
        self.price: list[int] = side.price
        self.level: int = side.level
        self.stores = any(self.first)


def and_then(first: Action, second: Action) -> InOrder:
    """The first action, then the second if the player likes (CA-78)."""
    return InOrder(first.seat, (first, Offer(first.seat, (second,))))


def marker_numbers(players: int, figures: CavernaEdition) -> list[int]:
    """How many harvest markers of each kind there are (CA-30 to CA-32)."""
    if players == 1:
        return [0] * len(w.MARKERS)
    if players == 2:
        return [number - less for number, less in zip(figures.markers, figures.removed_markers, strict=True)]
    return figures.markers
