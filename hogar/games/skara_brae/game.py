"""Skara Brae as the kernel sees it: the manifest, the setup, the moments of scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.board import Board
from hogar.games.skara_brae.bot.mind import SkaraBraeMind
from hogar.games.skara_brae.bot.value import value
from hogar.games.skara_brae.bot.weights import ALONE
from hogar.games.skara_brae.data import SkaraBraeEdition
from hogar.games.skara_brae.moves import VERBS
from hogar.games.skara_brae.options import SkaraBraeOptions
from hogar.games.skara_brae.reasons import REASONS
from hogar.games.skara_brae.scenarios import MOMENTS
from hogar.games.skara_brae.steps import (
    action,
    clean,
    cook,
    craft,
    explore,
    furnish,
    gather,
    harvest,
    innovate,
    muster,
    round_end,
    rounds,
    setup,
    solo,
    spin_wool,
    tend_land,
    trade,
    turn,
    turn_order,
    workers,
)
from hogar.games.skara_brae.steps.build import Build, ChooseTrack
from hogar.games.skara_brae.steps.hunt_boar import HuntBoar
from hogar.games.skara_brae.steps.recruit import Recruit
from hogar.games.skara_brae.table import Table
from hogar.kernel.game import Edition, Game, Options
from hogar.kernel.mind import NO_WEIGHTS

if TYPE_CHECKING:
    from hogar.kernel.step import Step

TILES: Final[list[action.ActionTile]] = [
    furnish.Furnish(w.FURNISH),
    cook.Cook(w.COOK),
    craft.Craft(w.CRAFT),
    clean.Clean(w.CLEAN),
    trade.Trade(w.TRADE),
    *[gather.Gather(w.GATHER_SHORE + habitat) for habitat in range(len(w.HABITATS))],
    Build(w.BUILD),
    explore.Explore(w.EXPLORE),
    HuntBoar(w.HUNT_BOAR),
    innovate.Innovate(w.INNOVATE),
    muster.Muster(w.MUSTER),
    Recruit(w.RECRUIT),
    spin_wool.SpinWool(w.SPIN_WOOL),
    tend_land.TendLand(w.TEND_LAND),
]

STEPS: Final[list[type[Step[Any]]]] = [
    setup.StackMarkers, setup.ShowObjectives, setup.ShowTasks, setup.DealTiles, setup.ChooseTiles, setup.ChooseTile,
    setup.RevealTiles, rounds.NextRound, rounds.DealRound, rounds.DealCard, rounds.DealOne, rounds.NextTurn,
    rounds.EndGame, turn_order.NextMarker, turn_order.NeutralDiscards, turn_order.TakeCard, turn_order.EndGroup,
    solo.SoloTurn, solo.DrawHand, solo.DrawForHand, solo.ChooseFromHand, turn.Turn, turn.CardEffect,
    harvest.TopHarvest, harvest.GatherHarvest, harvest.BottomEffect, harvest.ResolveEffect, harvest.VisitHabitat,
    workers.PlaceWorkers, workers.TakeBackWorkers, action.PayUnits, furnish.PayFurnish, furnish.FurnishBonus,
    cook.AtHearth, craft.FlipTile, clean.ChooseCleaned, clean.Clear, clean.GainRoof, trade.PayTrade, trade.Purchase,
    gather.ChooseGather, ChooseTrack, explore.DrawCards, explore.DrawOne, explore.KeepDrawn, innovate.FlipFree,
    innovate.UseFlipped, muster.ChooseHabitat, spin_wool.WoolForRoof, tend_land.Pick, round_end.EndRound,
    round_end.RoundOver, round_end.PlayerRoundEnd, round_end.Rest, round_end.Feed, round_end.LoseSettlers,
    round_end.GainMidden,
]  # fmt: skip


class SkaraBrae(Game[Table]):
    """The game."""

    def __init__(self) -> None:
        super().__init__("skara_brae", range(1, 5), 1, STEPS, VERBS, REASONS, MOMENTS)

    def options(self) -> Options:
        return SkaraBraeOptions()

    def edition(self) -> Edition:
        return SkaraBraeEdition()

    def table(self, players: int, options: Options, edition: Edition) -> Table:
        assert isinstance(options, SkaraBraeOptions)
        assert isinstance(edition, SkaraBraeEdition)
        table = Table(self, players, options, edition, TILES)
        table.boards = [first_board(edition) for _ in range(players)]
        table.deck = edition.cards.copy()
        table.discard = [0] * w.CARD_KINDS
        table.aside_cards = [0] * w.CARD_KINDS
        table.undealt = sum([1 << tile for tile in range(w.BUILD, w.TILE_KINDS)])
        return table

    def begin(self, state: Table) -> None:
        steps: list[Step[Any]] = [setup.StackMarkers()]
        if state.players == 1:
            steps = [setup.ShowObjectives(0, state.choices.objectives), setup.ShowTasks(0, state.choices.tasks)]
        steps += [setup.DealTiles(seat) for seat in setup.without_tile(state)]
        state.push_all([*steps, setup.ChooseTiles(), rounds.NextRound()])

    def value(self, state: Table, seat: int) -> float:
        return value(state, seat)

    def mind(self, players: int, weights: list[float] = NO_WEIGHTS) -> SkaraBraeMind:
        return SkaraBraeMind(weights if weights or players > 1 else list(ALONE.values()))


def first_board(figures: SkaraBraeEdition) -> Board:
    """What each player begins with (SB-17 to SB-22)."""
    board = Board()
    board.slider = figures.start_slider
    board.goods[w.KNIFE] = figures.start_knives
    return board


SKARA_BRAE: Final = SkaraBrae()
