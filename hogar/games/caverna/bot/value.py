"""What a position of Caverna is worth to a seat, for a bot that looks no further than its own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna.scoring import score_sheet

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table


def value(table: Table, seat: int) -> float:
    """The points now."""
    return float(score_sheet(table, seat).total)
