"""Moments that stand between two steps of the agenda (AG-368 to AG-373)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.agricola import moments as m
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table


class Now(Act["Table"]):
    """It is a certain moment: cards that wait for it join in. A moment of nobody's is led by the starting player."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "moment": Whole(0, m.MOMENT_KINDS - 1),
        "subject": Whole(NOBODY, 1 << 60),
    }

    def __init__(self, seat: int = NOBODY, moment: int = 0, subject: int = 0) -> None:
        super().__init__(seat)
        self.moment = moment
        self.subject = subject

    def do(self, table: Table) -> None:
        raise_moment(table, self.moment, table.start if self.seat < 0 else self.seat, self.subject)
