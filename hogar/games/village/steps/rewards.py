"""Cubes and goods of one's choice (VI-118, VI-126, VI-127)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.farm import gain
from hogar.games.village.moves import CHOOSE
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move


class ChooseCubes(Ask["Table"]):
    """Which cube to take next; what the supply lacks is not replaced (VI-8)."""

    ASKED: ClassVar[str] = "ask.cubes"
    CLAUSE: ClassVar[str] = "VI-118"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": Whole(1, 9)}

    def __init__(self, seat: int = NOBODY, left: int = 1) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, table: Table) -> list[Move]:
        moves = [CHOOSE.move(colour) for colour in range(w.COLOUR_KINDS) if table.supply[colour]]
        return moves if moves else [DONE.move()]

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            return
        gain(table, self.seat, move.a)
        if self.left > 1:
            table.push(ChooseCubes(self.seat, self.left - 1))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.MUST_TAKE
        if move.verb is not CHOOSE:
            return r.OK
        return r.SUPPLY_EMPTY if move.a < w.COLOUR_KINDS else r.NOT_OFFERED

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"thing": Message(f"thing.{w.THINGS[move.a]}")}

    def asked(self, table: Table) -> Message:
        return Message("ask.cubes", {"left": self.left})


class ChooseGood(Ask["Table"]):
    """Which good to take (VI-127); there is always one of each (VI-6)."""

    ASKED: ClassVar[str] = "ask.good"
    CLAUSE: ClassVar[str] = "VI-127"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": Whole(1, 9)}

    def __init__(self, seat: int = NOBODY, left: int = 1) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, table: Table) -> list[Move]:
        return [CHOOSE.move(w.FIRST_GOOD + good) for good in range(w.GOOD_KINDS)]

    def choose(self, table: Table, move: Move) -> None:
        gain(table, self.seat, move.a)
        if self.left > 1:
            table.push(ChooseGood(self.seat, self.left - 1))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.MUST_TAKE
        return r.NOT_OFFERED if move.verb is CHOOSE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"thing": Message(f"thing.{w.THINGS[move.a]}")}
