"""The score sheet of Skara Brae, line by line, the solo result and the tie-break (chapters 14 and 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.skara_brae import data
from hogar.games.skara_brae import words as w
from hogar.kernel.message import Message
from hogar.kernel.score import ScoreLine, ScoreSheet

if TYPE_CHECKING:
    from hogar.games.skara_brae.board import Board
    from hogar.games.skara_brae.table import Table


def score_sheet(table: Table, board: Board) -> ScoreSheet:
    """The lines of one player (SB-247 to SB-257)."""
    figures = table.figures
    lines = [
        ScoreLine("settlers", board.settler_count() * figures.settler_points[board.furnish]),
        ScoreLine("sets", board.sets() * figures.set_points[board.furnish]),
        ScoreLine("trade", figures.trade_points[board.trade]),
        ScoreLine("tiles", board.flipped_count() * data.FLIPPED_POINTS),
        ScoreLine("cards", card_points(board)),
        ScoreLine("food_and_knives", board.goods[w.FOOD] + board.goods[w.KNIFE]),
        ScoreLine("midden", -board.goods[w.MIDDEN]),
        ScoreLine("slider", -figures.slider_loss[board.slider]),
    ]
    if table.players == 1:
        lines.append(ScoreLine("solo_cards", -solo_loss(table, board)))
    return ScoreSheet(lines)


def card_points(board: Board) -> int:
    """The points of the cards below the board (SB-252)."""
    return (
        board.village_roofs * data.VILLAGE_ROOF_POINTS
        + board.supply_roofs * data.SUPPLY_ROOF_POINTS
        + board.stone_balls * data.STONE_BALL_POINTS
        + board.utensils * data.UTENSILS_POINTS
        + board.spindles * data.SPINDLE_POINTS
    )


def solo_loss(table: Table, board: Board) -> int:
    """What face-up objectives and tasks cost in the solo game (SB-256); an objective met now is counted as met."""
    unmet = [
        place
        for place in range(len(w.OBJECTIVES))
        if table.objectives >> place & 1 and not objective_met(table, board, place)
    ]
    return len(unmet) * data.OBJECTIVE_LOSS + table.tasks.bit_count() * data.TASK_LOSS


def objective_met(table: Table, board: Board, objective: int) -> bool:
    """Whether the condition of an objective holds (SB-262 to SB-269): so much at least, of midden at most."""
    figure = table.figures.objective_figures[objective]
    name = w.OBJECTIVES[objective]
    if name == "midden":
        return board.goods[w.MIDDEN] <= figure
    return objective_count(board, name) >= figure


def objective_count(board: Board, name: str) -> int:
    """What an objective counts."""
    if name == "habitat":
        return max([len(stack) for stack in board.settlers])
    if name == "sets":
        return board.sets()
    if name == "roofs":
        return board.roofs()
    if name == "trade":
        return board.trade
    if name == "furnish":
        return board.furnish
    return board.goods[w.FOOD] if name == "food" else board.flipped_count()


def ranking(table: Table) -> list[int]:
    """Places by points, then by the marker stack: higher is better (SB-258, SB-259)."""
    totals = [score_sheet(table, board).total for board in table.boards]
    standing = [(total, table.left.index(seat) if seat in table.left else 0) for seat, total in enumerate(totals)]
    return [1 + len([other for other in standing if other > mine]) for mine in standing]


def verdict(table: Table) -> Message | None:
    """How a solo game went (SB-279); other games have winners only."""
    if table.players > 1:
        return None
    total = score_sheet(table, table.boards[0]).total
    if total >= data.SOLO_EXCELLENT:
        return Message("verdict.excellent", {"points": total})
    return Message("verdict.win" if total >= data.SOLO_WIN else "verdict.loss", {"points": total})
