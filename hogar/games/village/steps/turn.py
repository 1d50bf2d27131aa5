"""A turn and what follows it: deaths, last turns, the end of the round (chapters 4, 15, 17, 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.farm import lose_time
from hogar.games.village.happenings import CUBE_TAKEN, GAME_ENDED
from hogar.games.village.moves import PASS, TAKE, TAKES, WELL
from hogar.games.village.steps.death import Death
from hogar.games.village.steps.mass import HoldMass
from hogar.games.village.steps.well import PayWell, UseArea, well_problem
from hogar.kernel.message import Message, Value
from hogar.kernel.step import Act, Ask

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move


class BeginTurn(Act["Table"]):
    """A seat's turn: a cube or the well; in last turns without cubes any action (VI-34, VI-180)."""

    def do(self, table: Table) -> None:
        table.push(EndTurn(self.seat))
        table.push(TakeCube(self.seat) if table.cubes_on_board() else UseArea(self.seat, True))


class TakeCube(Ask["Table"]):
    """Which cube to take from which area, or the well (VI-34, VI-35)."""

    ASKED: ClassVar[str] = "ask.take"
    CLAUSE: ClassVar[str] = "VI-34"

    def moves(self, table: Table) -> list[Move]:
        areas = table.areas
        moves = [TAKES[place] for place in range(len(TAKES)) if areas[place]]
        if well_problem(table, self.seat) == r.OK:
            moves.append(WELL.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is WELL:
            table.push(PayWell(self.seat))
            return
        take_cube(table, self.seat, move.a, move.b)
        table.rules[move.a].act(table, self.seat, False)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is TAKE:
            return r.NO_CUBE
        if move.verb is PASS:
            return r.NO_PASSING
        return well_problem(table, self.seat) if move.verb is WELL else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        area = Message(f"area.{w.AREAS[move.a]}")
        return {"area": area, "cube": Message(f"cube.{w.CUBES[move.b]}"), "need": table.figures.well_cubes}


def take_cube(table: Table, seat: int, area: int, cube: int) -> None:
    """An influence cube goes to the farm, a plague cube to the supply, for time (VI-36, VI-37)."""
    table.areas[area * w.CUBE_KINDS + cube] -= 1
    if table.listening:
        table.tell(CUBE_TAKEN, [seat, cube, area])
    if cube == w.PLAGUE:
        table.supply[w.PLAGUE] += 1
        lose_time(table, seat, table.figures.plague_time)
    else:
        table.boards[seat].things[cube] += 1


class EndTurn(Act["Table"]):
    """Deaths one by one, then what comes next (VI-45, VI-194)."""

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        if board.due:
            board.due -= 1
            table.push(self)
            table.push(Death(self.seat))
        elif table.trigger >= 0:
            self.last_turns(table)
        elif table.cubes_on_board():
            table.push(BeginTurn((self.seat + 1) % table.players))
        else:
            table.push(HoldMass())

    def last_turns(self, table: Table) -> None:
        """Everybody else has one more turn, and so has who triggered it on another's market day (VI-167, VI-171)."""
        if table.turns_left < 0:
            table.turns_left = table.players if table.trigger != self.seat else table.players - 1
        else:
            table.turns_left -= 1
        if table.turns_left:
            table.push(BeginTurn((self.seat + 1) % table.players))
        else:
            table.push(EndGame())
            table.push(HoldMass())


class EndGame(Act["Table"]):
    """After the last mass the points stand (VI-183)."""

    def do(self, table: Table) -> None:
        table.tell(GAME_ENDED, [])
