"""How the action board is laid out (AG-67 to AG-71), for cards that speak of what lies beside a space.

A place is an action space, or a round space: `ROUND` and its number. Columns stand from left to right, their places
from top to bottom; a round space is as tall as two others.
"""

from __future__ import annotations

from typing import Final

from hogar.games.agricola import words as w

ROUND: Final = 100
LEFT: Final[list[int]] = [w.FARM_EXPANSION, w.MEETING_PLACE, w.GRAIN_SEEDS, w.FARMLAND, w.LESSONS, w.DAY_LABORER]
SECOND: Final[list[int]] = [ROUND + 1, w.FOREST, w.CLAY_PIT, w.REED_BANK, w.FISHING]
ROUNDS: Final[list[list[int]]] = [[2, 3, 4], [5, 6, 7], [8, 9], [10, 11], [12, 13], [14]]
EXTENSION: Final[dict[int, list[int]]] = {
    3: [w.GROVE, w.RESOURCE_MARKET, w.HOLLOW, w.LESSONS_B],
    4: [w.COPSE, w.GROVE, w.RESOURCE_MARKET, w.HOLLOW, w.LESSONS_B, w.TRAVELING_PLAYERS],
}
"""The column on the left that more players add; with 3 it begins beside Meeting Place."""
HIGH: Final = 2


def columns(players: int) -> list[dict[int, range]]:
    """The rows that each place takes, column by column."""
    found = [stacked(LEFT, 0), stacked(SECOND, 0), *[stacked([ROUND + n for n in rounds], 0) for rounds in ROUNDS]]
    if players in EXTENSION:
        found.insert(0, stacked(EXTENSION[players], 1 if players == 3 else 0))
    return found


def stacked(places: list[int], row: int) -> dict[int, range]:
    """A column from a row on."""
    found: dict[int, range] = {}
    for place in places:
        height = HIGH if place > ROUND else 1
        found[place] = range(row, row + height)
        row += height
    return found


def left_of(players: int, place: int) -> list[int]:
    """The places beside one on its left, from top to bottom."""
    board = columns(players)
    for number, column in enumerate(board):
        if place in column and number:
            rows = column[place]
            return [other for other, its in board[number - 1].items() if set(its) & set(rows)]
    return []


def above(players: int, place: int) -> list[int]:
    """The places above one in its column."""
    column = next(each for each in columns(players) if place in each)
    return [other for other, rows in column.items() if rows.stop <= column[place].start]


def neighbours(players: int, place: int) -> set[int]:
    """The places that touch one."""
    column = next(each for each in columns(players) if place in each)
    rows = column[place]
    upright = {other for other, its in column.items() if its.stop == rows.start or its.start == rows.stop}
    right = {other for each in columns(players) for other in each if place in left_of(players, other)}
    return upright | set(left_of(players, place)) | right


def space_on(turned: list[int], place: int) -> int:
    """The action space that lies on a place: of a round space its card, or -1 before it is turned up."""
    if place < ROUND:
        return place
    number = place - ROUND
    return turned[number - 1] if number <= len(turned) else -1
