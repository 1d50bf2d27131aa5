"""The score sheet of La Villa, line by line, and the tie-breaks (chapter 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.village import words as w
from hogar.kernel.message import Message
from hogar.kernel.score import ScoreLine, ScoreSheet

if TYPE_CHECKING:
    from hogar.games.village.board import Board
    from hogar.games.village.data import VillageEdition
    from hogar.games.village.table import Table


def score_sheet(table: Table, board: Board) -> ScoreSheet:
    """The lines of one player: the score track and the six parts (VI-184 to VI-190)."""
    figures = table.figures
    return ScoreSheet(
        [
            ScoreLine("track", board.score),
            ScoreLine("travel", figures.city_points[board.markers.bit_count()]),
            ScoreLine("council", place_points(board, w.FIRST_LEVEL, figures.level_points)),
            ScoreLine("church", place_points(board, w.FIRST_WINDOW, figures.window_points)),
            ScoreLine("chronicle", chronicle_points(figures, board)),
            ScoreLine("customers", customer_points(figures, board)),
            ScoreLine("coins", board.things[w.COIN] * figures.coin_points),
        ]
    )


def place_points(board: Board, first: int, points: list[int]) -> int:
    """What the members on council levels or in church windows count (VI-186, VI-187)."""
    return sum([board.count(first + place) * each for place, each in enumerate(points)])


def chronicle_points(figures: VillageEdition, board: Board) -> int:
    """What the members in the chronicle count; more than the last figure counts like it (VI-188)."""
    points = figures.chronicle_points
    return points[min(board.count_in(w.FIRST_CHRONICLE, w.PROFESSION_KINDS), len(points) - 1)]


def customer_points(figures: VillageEdition, board: Board) -> int:
    """What the served customers count (VI-189)."""
    return sum([tile.prestige for place, tile in enumerate(figures.customers) if board.served >> place & 1])


def ranking(table: Table) -> list[int]:
    """Places by points, then customers served, then living members (VI-191 to VI-193); a broken-off game has none."""
    if broken_off(table):
        return [1] * table.players
    standing = [(score_sheet(table, board).total, board.served.bit_count(), board.living()) for board in table.boards]
    return [1 + len([other for other in standing if other > mine]) for mine in standing]


def broken_off(table: Table) -> bool:
    """Whether the game stopped at its round limit, which is no result (VI-196)."""
    return table.trigger < 0 and table.round > 0 and table.over()


def verdict(table: Table) -> Message | None:
    """What to say of a game that was broken off."""
    return Message("verdict.broken_off", {"rounds": table.round}) if broken_off(table) else None
