"""La Villa as the kernel sees it: the manifest, the setup, the moments of scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.games.village import words as w
from hogar.games.village.board import Board
from hogar.games.village.bot.mind import VillageMind
from hogar.games.village.bot.value import value
from hogar.games.village.data import VillageEdition
from hogar.games.village.moves import VERBS
from hogar.games.village.options import VillageOptions
from hogar.games.village.reasons import REASONS
from hogar.games.village.scenarios import MOMENTS
from hogar.games.village.sources import sources
from hogar.games.village.steps import (
    church,
    council,
    crafts,
    death,
    family,
    harvest,
    market,
    mass,
    payment,
    rewards,
    rounds,
    setup,
    travel,
    turn,
    well,
)
from hogar.games.village.table import Table
from hogar.kernel.game import Edition, Game, Options, Source
from hogar.kernel.mind import NO_WEIGHTS

if TYPE_CHECKING:
    from hogar.games.village.steps.area import Area
    from hogar.kernel.step import Step

AREAS: Final[list[Area]] = [
    harvest.GrainHarvest(w.HARVEST),
    family.Family(w.FAMILY),
    crafts.Crafts(w.CRAFTS),
    market.Market(w.MARKET),
    travel.Travel(w.TRAVEL),
    council.Council(w.COUNCIL),
    church.Church(w.CHURCH),
]

STEPS: Final[list[type[Step[Any]]]] = [
    setup.DrawStartPlayer, rounds.NextRound, rounds.FillArea, turn.BeginTurn, turn.TakeCube, turn.EndTurn,
    turn.EndGame, well.PayWell, well.UseArea, death.Death, death.ChooseVictim, payment.Pay, rewards.ChooseCubes,
    rewards.ChooseGood, harvest.ChooseHarvest, family.ChooseFamily, crafts.ChooseCraft, crafts.MakeAtOnce,
    market.Opportunity, market.MarketTime, market.Serve, market.NextSeller, market.EndMarket, market.NewCustomer,
    travel.ChooseJourney, travel.Arrive, council.ChooseCouncil, council.ChoosePrivilege, church.ChooseNovice,
    mass.HoldMass, mass.CallNext, mass.CallMembers, mass.DrawPiece, mass.ClimbNext, mass.ClimbWindows, mass.Majority,
]  # fmt: skip


class Village(Game[Table]):
    """The game."""

    def __init__(self) -> None:
        super().__init__("village", range(w.FEWEST_SEATS, w.MOST_SEATS + 1), 1, STEPS, VERBS, REASONS, MOMENTS)

    def options(self) -> Options:
        return VillageOptions()

    def edition(self) -> Edition:
        return VillageEdition()

    def sources(self) -> dict[str, Source]:
        return sources()

    def table(self, players: int, options: Options, edition: Edition) -> Table:
        assert isinstance(options, VillageOptions)
        assert isinstance(edition, VillageEdition)
        table = Table(self, players, options, edition, AREAS)
        table.boards = [first_board(edition) for _ in range(players)]
        table.areas = [0] * (w.AREA_KINDS * w.CUBE_KINDS)
        table.bag = [0] * w.CUBE_KINDS
        table.stalls = [w.EMPTY] * table.card.stalls
        table.start = options.start_player - 1
        table.balance()
        return table

    def begin(self, state: Table) -> None:
        state.push(rounds.NextRound())
        market.more_customers(state)
        if state.start < 0:
            state.push(setup.DrawStartPlayer())

    def value(self, state: Table, seat: int) -> float:
        return value(state, seat)

    def mind(self, players: int, weights: list[float] = NO_WEIGHTS) -> VillageMind:
        return VillageMind(weights)


def first_board(figures: VillageEdition) -> Board:
    """What each player begins with (VI-14 to VI-16)."""
    board = Board()
    board.things[w.COIN] = figures.start_coins
    for generation, count in enumerate(figures.generations_on_farm):
        board.members[w.FARM * w.GENERATION_KINDS + generation] = count
    return board


VILLAGE: Final = Village()
