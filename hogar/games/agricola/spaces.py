"""Which action spaces there are for so many players, in the order in which people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.agricola import words as w

if TYPE_CHECKING:
    from hogar.games.agricola.options import AgricolaOptions

PRINTED: Final[list[int]] = list(range(w.FARM_EXPANSION, w.COPSE))
EXTENSION: Final[list[list[int]]] = [
    [],
    [],
    [w.GROVE, w.HOLLOW, w.RESOURCE_MARKET, w.LESSONS_B],
    [w.COPSE, w.GROVE, w.HOLLOW, w.RESOURCE_MARKET, w.LESSONS_B, w.TRAVELING_PLAYERS],
]
"""What each number of players adds (AG-23 to AG-25)."""
TILE_OF_TWO: Final[list[int]] = [w.COPSE_TILE, w.RESOURCE_MARKET_TILE, w.ANIMAL_MARKET, w.MODEST_WISH]
TILE_OF_MORE: Final[list[int]] = [w.ANIMAL_MARKET, w.MODEST_WISH]


def printed_spaces(players: int, options: AgricolaOptions) -> list[int]:
    """The spaces that are there from the beginning; without hand cards there are no Lessons (AG-310, AG-313)."""
    spaces = PRINTED + EXTENSION[players - 1]
    if options.family():
        spaces = [space for space in spaces if not w.LESSONS_SPACES >> space & 1] + [w.SIDE_JOB]
    if options.variant_tile:
        spaces = spaces + (TILE_OF_TWO if players == 2 else TILE_OF_MORE)
    return spaces


LINKED: Final[list[int]] = [
    w.TILE_SPACES if w.TILE_SPACES >> space & 1 else 1 << space for space in range(w.SPACE_KINDS)
]
"""The spaces that are blocked while this one is used: those of the same tile (AG-318, AG-319)."""
