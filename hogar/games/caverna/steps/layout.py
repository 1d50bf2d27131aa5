"""What each action space lets a seat do: an expression over the actions, made once and shared (section 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings import furnishings, offered
from hogar.games.caverna.options import INTRODUCTORY

if TYPE_CHECKING:
    from hogar.games.caverna.data import CavernaEdition
    from hogar.games.caverna.options import CavernaOptions


class Layout:
    """What holds for a number of players, options and figures: rounds, markers, sides of spaces, furnishing tiles."""

    def __init__(self, players: int, options: CavernaOptions, figures: CavernaEdition) -> None:
        self.players = players
        self.figures = figures
        self.tiles = furnishings(figures)
        self.offered = offered(figures, options.furnishings == INTRODUCTORY)
        self.sides = [space.side(players) for space in figures.spaces]
        self.rounds = [round for round in range(1, w.LAST_ROUND + 1) if players > 2 or round != figures.skipped_round]
        self.markers = marker_numbers(players, figures)

    def stage_of(self, round: int) -> int:
        """The stage of a round, from 1 (CA-34)."""
        return (round - 1) // 3 + 1


def marker_numbers(players: int, figures: CavernaEdition) -> list[int]:
    """How many harvest markers of each kind there are (CA-30 to CA-32)."""
    if players == 1:
        return [0] * len(w.MARKERS)
    if players == 2:
        return [number - less for number, less in zip(figures.markers, figures.removed_markers, strict=True)]
    return figures.markers
