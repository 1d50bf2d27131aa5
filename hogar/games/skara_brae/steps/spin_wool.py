"""Spin Wool: spindles and wool; on the back wool for a roof (SB-221 to SB-224)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.happenings import SPINDLE_GAINED
from hogar.games.skara_brae.moves import ROOF
from hogar.games.skara_brae.steps.action import SpecialTile
from hogar.games.skara_brae.steps.clean import GainRoof, roofs_are_certain
from hogar.games.skara_brae.storage import gain, pay
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.step import Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class SpinWool(SpecialTile):
    """The Spin Wool tile."""

    def main_problem(self, table: Table, seat: int, goods: list[int]) -> int:
        return r.OK if table.boards[seat].spindles < table.figures.spindles else r.NO_SPINDLE

    def main(self, table: Table, seat: int) -> None:
        board = table.boards[seat]
        board.spindles += 1
        table.tell(SPINDLE_GAINED, [seat])
        gain(table, seat, w.WOOL, board.spindles)
        if board.is_back(w.SPIN_WOOL):
            table.push(WoolForRoof(seat))


class WoolForRoof(Ask["Table"]):
    """Whether to spend wool on a roof of the supply, once (SB-223)."""

    ASKED: ClassVar[str] = "ask.roof"
    CLAUSE: ClassVar[str] = "SB-223"

    def ready(self, table: Table) -> bool:
        return roofs_are_certain(table)

    def moves(self, table: Table) -> list[Move]:
        return [DONE.move()] if self.roof_problem(table) else [ROOF.move(), DONE.move()]

    def roof_problem(self, table: Table) -> int:
        """Why no roof can be had: too little wool, or none left."""
        if table.boards[self.seat].goods[w.WOOL] < table.figures.roof_wool:
            return r.NOT_HAVE
        return r.OK if table.roofs_left() else r.NO_ROOFS

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is ROOF:
            pay(table, self.seat, w.WOOL, table.figures.roof_wool)
            table.push(GainRoof(self.seat))

    def check(self, table: Table, move: Move) -> int:
        return self.roof_problem(table) if move.verb is ROOF else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        have = table.boards[self.seat].goods[w.WOOL]
        return {"need": table.figures.roof_wool, "have": have, "good": Message("good.wool")}

    def asked(self, table: Table) -> Message:
        return Message("ask.roof", {"need": table.figures.roof_wool})
