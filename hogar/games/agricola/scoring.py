"""The score sheet of Agricola, line by line, and the tie-break (chapter 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.agricola import hooks
from hogar.games.agricola import words as w
from hogar.games.agricola.data import step_of
from hogar.games.agricola.farm import EVERY_CELL, total
from hogar.kernel.message import Message
from hogar.kernel.score import ScoreLine, ScoreSheet
from hogar.parts.grid import count, members

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.data import AgricolaEdition
    from hogar.games.agricola.table import Table


def score_sheet(table: Table, seat: int) -> ScoreSheet:
    """The lines of one player (AG-288 to AG-306)."""
    board = table.boards[seat]
    figures = table.figures
    lines = [
        ScoreLine("fields", step_of(figures.field_points, count(board.fields))),
        ScoreLine("pastures", step_of(figures.pasture_points, len(board.pastures))),
        ScoreLine("grain", step_of(figures.crop_points[0], crops(table, seat, w.GRAIN) + total(board.grain))),
        ScoreLine(
            "vegetables", step_of(figures.crop_points[1], crops(table, seat, w.VEGETABLE) + total(board.vegetables))
        ),
    ]
    for kind, animal in enumerate(w.ANIMALS):
        lines.append(ScoreLine(animal, step_of(figures.animal_points[kind], board.goods[w.FIRST_ANIMAL + kind])))
    lines += [
        ScoreLine("unused", figures.unused_points * count(unused(board))),
        ScoreLine("stables", figures.fenced_stable_points * count(board.stables & board.enclosed)),
        ScoreLine("rooms", figures.room_points[board.material] * count(board.rooms)),
        ScoreLine("people", figures.person_points * board.people),
        ScoreLine("improvements", improvement_points(table, seat)),
        ScoreLine("bonus", sum([points for _, _, points in workshop_bonuses(figures, board)]) + board.bonus),
        ScoreLine("begging", figures.begging_points * board.begging),
    ]
    if table.choices.cards():
        points = table.hooks.score(table, seat) if table.rules & (hooks.SCORING | hooks.HERDS) else 0
        lines.append(ScoreLine("cards", points))
    return ScoreSheet(lines)


def crops(table: Table, seat: int, crop: int) -> int:
    """The crops in the supply and on field cards (AG-290, AG-303)."""
    board = table.boards[seat]
    found = board.goods[crop]
    if board.rules & hooks.FIELDS:
        found += sum([board.stock_of(card)[crop] for card in table.hooks.field_cards(table, seat)])
    return found


def improvement_points(table: Table, seat: int) -> int:
    """The printed points of the improvements before a player (AG-299)."""
    board = table.boards[seat]
    points = sum([table.figures.majors[major].points for major in members(board.majors)])
    for card in board.played:
        points += table.hooks.points(card)
    return points


def unused(board: Board) -> int:
    """The cells without room, field, stable and pasture (AG-295)."""
    return EVERY_CELL & ~(board.rooms | board.fields | board.stables | board.enclosed)


def workshop_bonuses(figures: AgricolaEdition, board: Board) -> list[tuple[int, int, int]]:
    """What each workshop exchanges at the end: the good, how many of it, the points; the highest tier (AG-390)."""
    found = []
    for major in members(board.majors & w.WORKSHOPS):
        its = figures.majors[major]
        good = next((good for good in range(w.GOOD_KINDS) if its.crafts[good]), w.FOOD)
        reached = [pair for pair in zip(its.tiers, its.tier_points, strict=False) if pair[0] <= board.goods[good]]
        if reached:
            spent, points = max(reached)
            found.append((good, spent, points))
    return found


def resources_left(figures: AgricolaEdition, board: Board) -> int:
    """The building resources in the supply after the exchanges of the workshops (AG-221, AG-308)."""
    spent = sum([count for _, count, _ in workshop_bonuses(figures, board)])
    return sum(board.goods[: w.BUILDING_KINDS]) - spent


def ranking(table: Table) -> list[int]:
    """Places by points, then by building resources left (AG-307, AG-308, AG-399)."""
    standing = [
        (score_sheet(table, seat).total, resources_left(table.figures, board))
        for seat, board in enumerate(table.boards)
    ]
    return [1 + len([other for other in standing if other > mine]) for mine in standing]


def verdict(table: Table) -> Message | None:
    """A solo game has no winner: the score is the result (AG-335), or whether the goal of the series is reached."""
    if table.players > 1 or not table.over():
        return None
    points = score_sheet(table, 0).total
    game = table.choices.campaign
    if not game:
        return Message("verdict.solo", {"points": points})
    goal = table.figures.goal_of(game)
    if points < goal:
        return Message("verdict.goal_missed", {"points": points, "goal": goal, "game": game})
    food = (points - goal) // table.figures.points_for_food
    return Message("verdict.goal_reached", {"points": points, "goal": goal, "next": game + 1, "food": food})
