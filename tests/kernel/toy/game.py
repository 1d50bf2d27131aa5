"""Toy Farm as the kernel sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.codec import Json, Whole
from hogar.kernel.combine import InOrder
from hogar.kernel.game import Edition, Game, Options
from tests.kernel.toy import steps
from tests.kernel.toy import words as w
from tests.kernel.toy.table import Board, Farm, FarmEdition, FarmOptions

if TYPE_CHECKING:
    from collections.abc import Callable

    from hogar.kernel.step import Step


def seat_of(farm: Farm, at: dict[str, Json]) -> int:
    """The seat that a moment names, from 1."""
    seat: int = Whole(1, farm.players).read(at.get("seat", 1), "at.seat")
    return seat - 1


def at_turn(farm: Farm, at: dict[str, Json]) -> None:
    """A seat is about to use a space."""
    turns = [steps.Turn(seat) for seat in range(seat_of(farm, at), farm.players)]
    farm.push_all([*turns, steps.EndRound(), steps.NextRound()])


def at_build(farm: Farm, at: dict[str, Json]) -> None:
    """A seat has built a room, and the cards that care may do something."""
    farm.push_all([steps.AddRoom(seat_of(farm, at)), steps.EndRound(), steps.NextRound()])


def at_harvest(farm: Farm, at: dict[str, Json]) -> None:
    """A round is about to end."""
    farm.push_all([steps.EndRound(), steps.NextRound()])


MOMENTS: Final[dict[str, Callable[[Farm, dict[str, Json]], None]]] = {
    "turn": at_turn,
    "build": at_build,
    "harvest": at_harvest,
}


class ToyFarm(Game[Farm]):
    """The game."""

    def __init__(self) -> None:
        super().__init__("toy_farm", range(1, 5), 1, steps.STEPS, w.VERBS, w.REASONS, MOMENTS)

    def options(self) -> Options:
        return FarmOptions()

    def edition(self) -> Edition:
        return FarmEdition()

    def table(self, players: int, options: Options, edition: Edition) -> Farm:
        assert isinstance(options, FarmOptions)
        assert isinstance(edition, FarmEdition)
        farm = Farm(self, players, options, edition)
        farm.boards = [Board() for _ in range(players)]
        farm.balance()
        return farm

    def begin(self, state: Farm) -> None:
        deals: list[Step[Any]] = [
            steps.DealCard(seat)
            for seat in range(state.players)
            for _ in range(len(state.boards[seat].hand), state.figures.hand)
        ]
        passing = [steps.ChoosePasses()] if state.choices.passing else []
        state.push_all([InOrder(steps=(*deals, *passing, steps.NextRound()))])


TOY: Final = ToyFarm()
