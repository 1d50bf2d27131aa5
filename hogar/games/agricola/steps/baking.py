"""Bake Bread (chapter 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.happenings import BAKED
from hogar.games.agricola.moves import BAKE
from hogar.games.agricola.steps.action import Action, Substitution, good_details, substitutes
from hogar.kernel.codec import Codec, Flag
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move


def ovens(table: Table, seat: int) -> list[tuple[int, int]]:
    """What bakes: the food for a grain and how many grain at most (0: any), the best first (AG-226)."""
    board = table.boards[seat]
    if board.rules & hooks.BAKING:
        return sorted(board.ovens + table.hooks.ovens(table, seat), reverse=True)
    return board.ovens


def most_baked(table: Table, seat: int) -> int:
    """How many grain can be baked in one action (AG-226)."""
    grain = table.boards[seat].goods[w.GRAIN]
    room = 0
    for _, most in ovens(table, seat):
        if not most:
            return grain
        room += most
    return min(grain, room)


def bread(table: Table, seat: int, grain: int) -> int:
    """The food for so many grain, each in the best improvement that has room for it (AG-226, AG-227)."""
    food = 0
    for each, most in ovens(table, seat):
        here = min(grain, most) if most else grain
        food += each * here
        grain -= here
    return food


class Bake(Action):
    """Grain becomes bread in every baking improvement (AG-223); `plain` once nothing else is done in its place."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "plain": Flag()}

    def __init__(self, seat: int = NOBODY, plain: bool = False) -> None:
        super().__init__(seat)
        self.plain = plain

    def action(self) -> int:
        return w.BAKE_BREAD

    def obstacle(self, table: Table) -> int:
        if not self.plain and substitutes(table, self.seat, w.BAKE_BREAD):
            return r.OK
        if not ovens(table, self.seat):
            return r.NO_OVEN
        return r.OK if table.boards[self.seat].goods[w.GRAIN] or grain_given(table, self.seat) else r.NO_GRAIN

    def do(self, table: Table) -> None:
        others = [] if self.plain else substitutes(table, self.seat, w.BAKE_BREAD)
        if table.boards[self.seat].rules & hooks.INSTEAD:
            table.reveal()  # whether the hand allows something else
        if others:
            table.push(Substitution(self.seat, (Bake(self.seat, True), *others)))
            return
        table.push(ChooseBread(self.seat))
        raise_moment(table, m.BAKE_BEFORE, self.seat)


def grain_given(table: Table, seat: int) -> bool:
    """Whether cards give grain before baking (AG-367)."""
    if not table.boards[seat].rules & hooks.GIVE:
        return False
    return any(gift[w.GRAIN] > 0 for gift in table.hooks.gives(table, seat, m.BAKE_BEFORE, 0))


class ChooseBread(Ask["Table"]):
    """How many grain are baked, at least one (AG-230)."""

    ASKED: ClassVar[str] = "ask.bake"
    CLAUSE: ClassVar[str] = "AG-230"

    def possible(self, table: Table) -> bool:
        return most_baked(table, self.seat) > 0

    def moves(self, table: Table) -> list[Move]:
        return [BAKE.move(grain) for grain in range(1, most_baked(table, self.seat) + 1)]

    def choose(self, table: Table, move: Move) -> None:
        food = bread(table, self.seat, move.a)
        goods = table.boards[self.seat].goods
        goods[w.GRAIN] -= move.a
        goods[w.FOOD] += food
        if table.listening:
            table.tell(BAKED, [self.seat, move.a, food])
        if table.listeners:
            raise_moment(table, m.BAKE, self.seat, move.a)
            raise_moment(table, m.GAIN, self.seat, w.FOOD << 8 | food)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not BAKE:
            return r.OK
        if not move.a:
            return r.MUST_DO_ONE
        return r.NO_GRAIN if move.a > table.boards[self.seat].goods[w.GRAIN] else r.OVENS_FULL

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        have = table.boards[self.seat].goods[w.GRAIN]
        return {**good_details(w.GRAIN, have, move.a), "most": most_baked(table, self.seat)}
