"""Task cards of the solo game: at any time in a turn between effects, a cost for an action (SB-270 to SB-278)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import TASK_CARDS
from hogar.games.skara_brae.happenings import TASK_USED
from hogar.games.skara_brae.moves import TASK
from hogar.games.skara_brae.steps.action import amounts
from hogar.games.skara_brae.storage import covers, pay_all, without
from hogar.kernel.message import Message, Value
from hogar.kernel.step import Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class TurnAsk(Ask["Table"]):
    """A question inside a turn, between effects: face-up tasks may be used while it is open (SB-271)."""

    def extras(self, table: Table) -> list[Move]:
        if not table.tasks:
            return []
        return [
            TASK.move(task, cost)
            for task in range(len(w.TASKS))
            for cost in range(len(TASK_CARDS[task].costs))
            if task_problem(table, self.seat, task, cost) == r.OK
        ]

    def interject(self, table: Table, move: Move) -> None:
        card = TASK_CARDS[move.a]
        table.tasks &= ~(1 << move.a)
        table.tell(TASK_USED, [self.seat, move.a])
        pay_all(table, self.seat, card.costs[move.b])
        table.tiles[card.tile].act(table, self.seat)

    def pauses(self, table: Table) -> bool:
        return bool(table.tasks) and bool(self.extras(table))

    def check(self, table: Table, move: Move) -> int:
        return task_problem(table, self.seat, move.a, move.b) if move.verb is TASK else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        if move.verb is not TASK:
            return {}
        card = TASK_CARDS[move.a]
        cost = amounts(card.costs[move.b]) if move.b < len(card.costs) else []
        return {"task": Message(f"task.{w.TASKS[move.a]}"), "tile": Message(f"tile.{w.TILES[card.tile]}"), "cost": cost}


def task_problem(table: Table, seat: int, task: int, cost: int) -> int:
    """Why a task can't be used: turned face down, cost missing, or its action impossible afterwards (SB-275)."""
    card = TASK_CARDS[task]
    if not table.tasks >> task & 1:
        return r.TASK_NOT_THERE
    if cost >= len(card.costs):
        return r.NO_SUCH_COST
    goods = table.boards[seat].goods
    if not covers(goods, card.costs[cost]):
        return r.TASK_UNPAID
    left = without(goods, card.costs[cost])
    return r.TASK_BLOCKED if table.tiles[card.tile].problem(table, seat, left) else r.OK
