"""Caverna as the kernel sees it: the manifest, the setup, the moments of scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.games.caverna import words as w
from hogar.games.caverna.board import NO_GOODS, Board
from hogar.games.caverna.bot.mind import CavernaMind
from hogar.games.caverna.bot.value import value
from hogar.games.caverna.data import CavernaEdition
from hogar.games.caverna.moves import VERBS
from hogar.games.caverna.options import CavernaOptions
from hogar.games.caverna.reasons import REASONS
from hogar.games.caverna.scenarios import MOMENTS
from hogar.games.caverna.sources import sources
from hogar.games.caverna.steps import (
    action,
    animals,
    family,
    fences,
    furnishing,
    goods,
    harvest,
    imitation,
    land,
    market,
    mines,
    payment,
    preparation,
    sowing,
    weapons,
    work,
)
from hogar.games.caverna.steps.layout import Layout
from hogar.games.caverna.table import Table
from hogar.kernel.game import Edition, Game, Options, Source
from hogar.kernel.mind import NO_WEIGHTS

if TYPE_CHECKING:
    from hogar.kernel.step import Step

STEPS: Final[list[type[Step[Any]]]] = [
    preparation.DrawStartingPlayer, preparation.NextRound, preparation.Income, preparation.Reveal,
    preparation.DrawRoundCard, preparation.DrawMarker, preparation.Replenish, preparation.Protect, preparation.EndGame,
    work.StartWork, work.PlaceDwarf, work.EndTurn, work.GoHome,
    action.AndOr, action.BeforeTaking, action.AndThenOr, action.Either, action.OtherHalf, action.Offer,
    payment.Raise, goods.Gain, goods.TakePile, goods.BecomeStartingPlayer,
    animals.Accommodate, animals.Surplus, animals.Breed, animals.ChooseYoung, animals.ChooseBreeds,
    animals.BeforeBreeding, land.LayTwin, land.ChooseTwin, land.LaySingle, land.ChooseSingle, sowing.Sow,
    sowing.ChooseSowing, furnishing.Furnish, furnishing.ChooseTile, furnishing.ChooseSite, furnishing.PayForTile,
    furnishing.TilePlaced, family.GrowFamily, mines.BuildOreMine, mines.ChooseOreMine, mines.BuildRubyMine,
    mines.ChooseRubyMine, fences.BuildFences, fences.ChoosePasture, fences.BuildStable, fences.ChooseStable,
    weapons.Forge, weapons.ChooseWeapon, weapons.Forged, weapons.Expedition, weapons.ChooseLoot, weapons.ComeBack,
    market.Buy, market.ChooseGood, market.TradeOre, market.ChooseTrades,
    imitation.Imitate, imitation.ChooseTarget, imitation.PayImitation,
    harvest.HarvestOfRound, harvest.SkipPhase, harvest.Phases, harvest.Feed, harvest.BeforeScoring,
]  # fmt: skip


class Caverna(Game[Table]):
    """The game."""

    def __init__(self) -> None:
        super().__init__("caverna", range(1, w.MOST_SEATS + 1), 1, STEPS, VERBS, REASONS, MOMENTS)
        self.layouts: dict[tuple[int, int], Layout] = {}

    def options(self) -> Options:
        return CavernaOptions()

    def edition(self) -> Edition:
        return CavernaEdition()

    def sources(self) -> dict[str, Source]:
        return sources()

    def table(self, players: int, options: Options, edition: Edition) -> Table:
        assert isinstance(options, CavernaOptions)
        assert isinstance(edition, CavernaEdition)
        table = Table(self, players, options, edition, self.layout(players, options, edition))
        table.boards = [first_board(edition) for _ in range(players)]
        table.piles = [NO_GOODS] * w.SPACE_KINDS
        table.balance()
        return table

    def layout(self, players: int, options: CavernaOptions, edition: CavernaEdition) -> Layout:
        """What the spaces do; with the usual figures it is made once."""
        if edition is not self.printed:
            return Layout(players, options, edition)
        key = (players, options.furnishings)
        if key not in self.layouts:
            self.layouts[key] = Layout(players, options, edition)
        return self.layouts[key]

    def begin(self, state: Table) -> None:
        state.push(preparation.NextRound())
        if state.players == 1:
            preparation.begin_with(state, 0)
        elif state.choices.start_player:
            preparation.begin_with(state, state.choices.start_player - 1)
        else:
            state.push(preparation.DrawStartingPlayer())

    def value(self, state: Table, seat: int) -> float:
        return value(state, seat)

    def mind(self, players: int, weights: list[float] = NO_WEIGHTS) -> CavernaMind:
        return CavernaMind(weights)


def first_board(figures: CavernaEdition) -> Board:
    """What each player begins with (CA-19)."""
    board = Board()
    board.home = [0] * figures.start_dwarfs
    return board


CAVERNA: Final = Caverna()
