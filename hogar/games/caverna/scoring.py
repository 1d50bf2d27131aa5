"""The score sheet of Caverna, line by line (section 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import words as w
from hogar.kernel.message import Message
from hogar.kernel.score import ScoreLine, ScoreSheet
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.data import CavernaEdition
    from hogar.games.caverna.table import Table


def score_sheet(table: Table, seat: int) -> ScoreSheet:
    """The lines of one player (CA-318 to CA-326)."""
    board = table.boards[seat]
    figures = table.figures
    goods = board.goods
    cancelled = sum([table.tiles[its.tile].cancels() for its in board.furnished])
    missing, unused, begging = without(negatives(figures, board), cancelled)
    bonus = sum([table.tiles[its.tile].bonus(table, seat, its.cell) for its in board.furnished])
    return ScoreSheet(
        [
            ScoreLine(
                "animals", sum([points * number for points, number in zip(figures.animal_points, goods, strict=True)])
            ),
            ScoreLine("missing", missing),
            ScoreLine("grain", -(-figures.good_points[w.GRAIN] * board.grain_everywhere() // figures.grain_each)),
            ScoreLine("vegetables", figures.good_points[w.VEGETABLE] * board.vegetables_everywhere()),
            ScoreLine("rubies", figures.good_points[w.RUBY] * goods[w.RUBY]),
            ScoreLine("dwarfs", figures.dwarf_points * board.dwarfs()),
            ScoreLine("unused", unused),
            ScoreLine("tiles", printed_points(table, board)),
            ScoreLine("bonus", bonus),
            ScoreLine("gold", figures.good_points[w.GOLD] * goods[w.GOLD]),
            ScoreLine("begging", begging),
        ]
    )


def negatives(figures: CavernaEdition, board: Board) -> list[int]:
    """The points for missing kinds of farm animals, unused cells, begging markers (CA-319, CA-323, CA-326)."""
    missing = len([number for number in board.farm_animals() if not number])
    return [
        figures.missing_points * missing,
        figures.unused_points * count(board.unused()),
        figures.begging_points * board.begging,
    ]


def without(negative: list[int], cancelled: int) -> list[int]:
    """The same after so many negative points are cancelled, in their order (CA-316)."""
    left = []
    for points in negative:
        away = min(cancelled, max(0, -points))
        cancelled -= away
        left.append(points + away)
    return left


def printed_points(table: Table, board: Board) -> int:
    """Furnishing tiles, pastures and mines (CA-324)."""
    figures = table.figures
    points = sum([table.tiles[its.tile].its.points for its in board.furnished])
    points += figures.small_pasture_points * count(board.small_pastures)
    points += figures.large_pasture_points * len(board.large_pastures)
    points += figures.ore_mine_points * count(board.ore_mines)
    return points + figures.ruby_mine_points * count(board.ruby_mines)


def ranking(table: Table) -> list[int]:
    """Places by points; there is no tie-breaker (CA-328)."""
    standing = [score_sheet(table, seat).total for seat in range(table.players)]
    return [1 + len([other for other in standing if other > mine]) for mine in standing]


def verdict(table: Table) -> Message | None:
    """A solo game has no winner, but a target (CA-340)."""
    if table.players > 1 or not table.over():
        return None
    points = score_sheet(table, 0).total
    return Message("verdict.solo", {"points": points, "target": table.figures.solo_target})
