"""Which action spaces there are for so many players, in the order in which people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import words as w

if TYPE_CHECKING:
    from hogar.games.caverna.data import CavernaEdition
    from hogar.games.caverna.options import CavernaOptions


def printed_spaces(players: int, figures: CavernaEdition, options: CavernaOptions) -> list[int]:
    """The spaces that are there from the beginning (CA-23 to CA-28); of two that exclude each other one (CA-181)."""
    left_out = w.SMALL_SCALE_DRIFT_MINING if options.second_drift_mining else w.DRIFT_MINING_ADDITIONAL
    return [
        space for space in range(w.FIRST_ROUND_CARD) if players in figures.spaces[space].players and space != left_out
    ]
