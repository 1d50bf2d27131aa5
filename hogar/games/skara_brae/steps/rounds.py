"""The course of the game: four rounds of three turns and an end (chapters 5 and 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import ROUND_WORKERS
from hogar.games.skara_brae.happenings import CARD_DEALT, OBJECTIVE_MET, ROUND_STARTED
from hogar.games.skara_brae.moves import DRAW
from hogar.games.skara_brae.scoring import objective_met
from hogar.games.skara_brae.steps.round_end import EndRound
from hogar.games.skara_brae.steps.solo import SoloTurn
from hogar.games.skara_brae.steps.turn_order import NextMarker
from hogar.games.skara_brae.steps.workers import ready_workers
from hogar.games.skara_brae.village import can_draw, renew_pile, set_hands_aside
from hogar.kernel.step import Act, Draw

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step


class NextRound(Act["Table"]):
    """Starts the next round, or ends the game after the last one (SB-55, SB-56, SB-246)."""

    def do(self, table: Table) -> None:
        if table.round == table.figures.rounds:
            table.push(EndGame())
            return
        table.round += 1
        table.turn = 0
        table.tell(ROUND_STARTED, [table.round])
        for board in table.boards:
            if ROUND_WORKERS[table.round - 1] == w.LARGE:
                board.large_workers += 1
            else:
                board.small_workers += 1
            ready_workers(board)
        table.push_all([DealRound(), NextTurn(), EndRound(), self])


class DealRound(Act["Table"]):
    """Deals the groups of the round (SB-59, SB-60); solo hands only where they are dealt ahead (SB-62, SB-87)."""

    def do(self, table: Table) -> None:
        if table.players > 1:
            table.groups = [[] for _ in range(table.figures.turns)]
            table.push(DealCard())
        elif table.choices.hands_ahead:
            set_hands_aside(table)


class DealCard(Act["Table"]):
    """Deals the next card of the round, group by group (SB-59), until all groups are full."""

    def do(self, table: Table) -> None:
        if len(table.groups[-1]) == table.figures.group_size[table.players]:
            return
        renew_pile(table)
        if can_draw(table):
            table.push(self)
            table.push(DealOne())


class DealOne(Draw["Table"]):
    """One card for the first group that is not full."""

    def weights(self, table: Table) -> list[int]:
        return table.deck

    def outcome(self, index: int) -> Move:
        return DRAW.move(index)

    def happen(self, table: Table, index: int) -> None:
        table.deck[index] -= 1
        for group in table.groups:
            if len(group) < table.figures.group_size[table.players]:
                group.append(index)
                break
        if table.listening:
            table.tell(CARD_DEALT, [index])


class NextTurn(Act["Table"]):
    """Starts the next turn of the round, once the last one is over (SB-63, SB-78)."""

    def ready(self, table: Table) -> bool:
        return table.alone()

    def do(self, table: Table) -> None:
        if table.turn == table.figures.turns:
            return
        table.turn += 1
        turn: Step[Table] = NextMarker() if table.players > 1 else SoloTurn()
        table.push_all([turn, self])


class EndGame(Act["Table"]):
    """Objectives that are met are turned face down (SB-261); then the points stand (SB-246)."""

    def do(self, table: Table) -> None:
        for objective in range(len(w.OBJECTIVES)):
            if table.objectives >> objective & 1 and objective_met(table, table.boards[0], objective):
                table.objectives &= ~(1 << objective)
                table.tell(OBJECTIVE_MET, [objective])
