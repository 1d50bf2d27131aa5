"""Goods on round spaces: what somebody gets at the start of a later round (AG-205, AG-218)."""

from __future__ import annotations

from typing import Any, ClassVar

from hogar.games.agricola import words as w
from hogar.kernel.codec import Codec, Whole, Word

LAST_SOURCE = 999
LAST_ROUND = 99


class Promise:
    """One portion of a good on a round space; it never changes. `source` is the card behind it, majors first.

    Without a good it is an offer of the card, which holds in that round only.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "round": Whole(1, LAST_ROUND),
        "source": Whole(0, LAST_SOURCE),
        "good": Word(w.GOODS),
        "amount": Whole(1, 99),
    }

    def __init__(self, round: int = 1, source: int = 0, good: int = w.FOOD, amount: int = 1) -> None:
        self.round = round
        self.source = source
        self.good = good
        self.amount = amount

    def fingerprint(self) -> tuple[Any, ...]:
        """What makes two portions different."""
        return (self.round, self.source, self.good, self.amount)
