"""Goods, time, members: what every chapter of the rules does with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.village import words as w
from hogar.games.village.happenings import BRIDGE_PASSED, GAINED, MOVED, PAID, PRESTIGE_GAINED, TIME_LOST

if TYPE_CHECKING:
    from hogar.games.village.table import Table


def gain(table: Table, seat: int, thing: int, count: int = 1) -> None:
    """A player takes something from the supply; only that of cubes is limited (VI-6, VI-7)."""
    if not count:
        return
    table.boards[seat].things[thing] += count
    if thing < w.COLOUR_KINDS:
        table.supply[thing] -= count
    if table.listening:
        table.tell(GAINED, [seat, count, thing])


def pay(table: Table, seat: int, thing: int, count: int = 1) -> None:
    """A player returns something to the supply (VI-43)."""
    if not count:
        return
    table.boards[seat].things[thing] -= count
    if thing < w.COLOUR_KINDS:
        table.supply[thing] += count
    if table.listening:
        table.tell(PAID, [seat, count, thing])


def gain_grain(table: Table, seat: int, count: int) -> None:
    """Grain beyond the limit of the farm is not taken (VI-69)."""
    room = table.figures.grain_limit - table.boards[seat].things[w.GRAIN]
    gain(table, seat, w.GRAIN, min(count, room))


def gain_prestige(table: Table, seat: int, points: int) -> None:
    """Points that are marked at once (VI-184)."""
    if points:
        table.boards[seat].score += points
        table.tell(PRESTIGE_GAINED, [seat, points])


def pass_time(table: Table, seat: int, time: int) -> int:
    """Moves a time marker (VI-46, VI-47); how often it passed the bridge."""
    if not time:
        return 0
    board = table.boards[seat]
    spaces = table.figures.time_spaces
    reached = board.time + time
    passings = reached // spaces
    board.time = reached - passings * spaces
    if table.listening:
        table.tell(TIME_LOST, [seat, time])
        for _ in range(passings):
            table.tell(BRIDGE_PASSED, [seat])
    return passings


def lose_time(table: Table, seat: int, time: int) -> None:
    """Loses time; who dies of it dies at the end of the turn (VI-49)."""
    passings = pass_time(table, seat, time)
    if passings:
        table.boards[seat].due += passings


def move_member(table: Table, seat: int, start: int, generation: int, end: int) -> None:
    """Moves one member of a generation from place to place."""
    members = table.boards[seat].members
    members[start * w.GENERATION_KINDS + generation] -= 1
    members[end * w.GENERATION_KINDS + generation] += 1
    if table.listening:
        table.tell(MOVED, [seat, generation, start, end])


def generations_in(members: list[int], place: int) -> list[int]:
    """The generations that have a member in a place."""
    first = place * w.GENERATION_KINDS
    return [generation for generation in range(w.GENERATION_KINDS) if members[first + generation]]
