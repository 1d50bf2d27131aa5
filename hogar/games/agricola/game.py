"""Agricola as the kernel sees it: the manifest, the setup, the moments of scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.games.agricola import words as w
from hogar.games.agricola.board import Board
from hogar.games.agricola.bot.mind import AgricolaMind
from hogar.games.agricola.bot.weights import NEAR
from hogar.games.agricola.cards.manifest import CARD_RULES
from hogar.games.agricola.data import AgricolaEdition
from hogar.games.agricola.hooks import NO_HOOKS, Hooks
from hogar.games.agricola.moves import VERBS
from hogar.games.agricola.options import AgricolaOptions
from hogar.games.agricola.reasons import REASONS
from hogar.games.agricola.scenarios import MOMENTS
from hogar.games.agricola.sources import sources
from hogar.games.agricola.steps import (
    action,
    animals,
    baking,
    deals,
    family,
    fences,
    fields,
    goods,
    hands,
    harvest,
    improvements,
    now,
    payment,
    playing,
    preparation,
    rooms,
    stables,
    work,
)
from hogar.games.agricola.steps.layout import Layout
from hogar.games.agricola.table import Table
from hogar.kernel.game import Edition, Game, Options, Source
from hogar.kernel.mind import NO_WEIGHTS

if TYPE_CHECKING:
    from hogar.kernel.step import Step

STEPS: Final[list[type[Step[Any]]]] = [
    preparation.DrawStartPlayer, preparation.NextRound, preparation.TurnUp, preparation.DrawRoundCard,
    preparation.ChooseRoundCard, preparation.StartRound, preparation.Refill, preparation.EndGame,
    preparation.CloseGame, now.Now, work.StartWork, work.PlacePerson, work.PlaceMore, work.Stand, work.Actions,
    work.UseSpace, work.MoveOn, work.EndUse, work.EndTurn, work.PassOn, work.LastCall, work.GoHome, work.EmptySpaces,
    action.AndOr, action.Offer, action.Instead, action.Substitution, payment.Pay, payment.Raise, goods.TakePile,
    goods.Gain, goods.ChooseGood, goods.BuyAnimal, goods.Bought, goods.BecomeStartPlayer, animals.Accommodate,
    animals.Accommodated, animals.ChooseHerd, animals.Breed, animals.ChooseYoung, rooms.BuildRooms, rooms.ChooseRoom,
    rooms.RoomBuilt, rooms.Renovate, rooms.ChooseMaterial, rooms.PayRenovation, rooms.Renovated, stables.BuildStables,
    stables.ChooseStable, stables.StableBuilt, stables.StableApart, fences.BuildFences, fences.DrawPasture,
    fences.ChoosePalisades, fences.PastureFenced, fields.Plow, fields.ChooseField, fields.Sow, fields.ChooseSowing,
    baking.Bake, baking.ChooseBread, family.Growth, improvements.BuildMajor, improvements.ChooseMajor,
    improvements.PayMajor, improvements.PayOrReturn, improvements.MajorBuilt, harvest.Harvest, harvest.Gather,
    harvest.FeedFamily, harvest.EndFeeding, harvest.EndHarvest, hands.DealHands, hands.DealCard, hands.ChooseHand,
    hands.DrawFromPack, hands.Draft, hands.DraftCard, hands.PassPackets, playing.PlayCard, playing.ChooseCard,
    playing.PayCard, playing.CardPlayed, playing.CardPasses, deals.CarryOut, deals.Reap, deals.CardAct,
    deals.CardSpace, deals.ChooseDeal, deals.AskCard, deals.OnPlay, deals.MayUse,
]  # fmt: skip


class Agricola(Game[Table]):
    """The game."""

    def __init__(self) -> None:
        super().__init__("agricola", range(1, w.MOST_SEATS + 1), 1, STEPS, VERBS, REASONS, MOMENTS)
        self.layouts: dict[tuple[int, ...], Layout] = {}

    def options(self) -> Options:
        return AgricolaOptions()

    def edition(self) -> Edition:
        return AgricolaEdition()

    def sources(self) -> dict[str, Source]:
        return sources()

    def table(self, players: int, options: Options, edition: Edition) -> Table:
        assert isinstance(options, AgricolaOptions)
        assert isinstance(edition, AgricolaEdition)
        layout = self.layout(players, options, edition)
        table = Table(self, players, options, edition, layout, cards_of(options))
        table.boards = [first_board(edition) for _ in range(players)]
        table.piles = [0] * w.SPACE_KINDS
        table.balance()
        return table

    def layout(self, players: int, options: AgricolaOptions, edition: AgricolaEdition) -> Layout:
        """What the spaces do; with the usual figures it is made once."""
        if edition is not self.printed:
            return Layout(players, options, edition, cards_of(options))
        key = (players, options.variant)
        if key not in self.layouts:
            self.layouts[key] = Layout(players, options, edition, cards_of(options))
        return self.layouts[key]

    def begin(self, state: Table) -> None:
        state.push(preparation.NextRound())
        if state.choices.cards():
            state.push(hands.DealHands())
            hands.lay_permanent(state)
        if state.players == 1:
            preparation.begin_with(state, 0)
        elif state.choices.start_player:
            preparation.begin_with(state, state.choices.start_player - 1)
        else:
            state.push(preparation.DrawStartPlayer())

    def value(self, state: Table, seat: int) -> float:
        return JUDGEMENT.value(state, seat)

    def mind(self, players: int, weights: list[float] = NO_WEIGHTS) -> AgricolaMind:
        return AgricolaMind(weights)


JUDGEMENT: Final = AgricolaMind(list(NEAR.values()))
"""What the greedy bot goes by: points alone are hardly ever gained by a single action of Agricola."""


def cards_of(options: AgricolaOptions) -> Hooks:
    """What the rules ask of hand cards, if there are any."""
    return NO_HOOKS if options.family() else CARD_RULES


def first_board(figures: AgricolaEdition) -> Board:
    """What each player begins with (AG-10 to AG-13)."""
    board = Board()
    board.people = figures.start_people
    return board


AGRICOLA: Final = Agricola()
