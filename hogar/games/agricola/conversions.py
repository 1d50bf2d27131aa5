"""What may be done at any time: crops and animals become food, goods go back for nothing (chapter 13, AG-8, AG-184)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.moves import COOK, DISCARD, EXCHANGE
from hogar.games.agricola.steps.payment import Owed
from hogar.games.agricola.supply import release, to_food
from hogar.kernel.combine import DONE
from hogar.kernel.step import Ask
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step


def cooking_improvements(table: Table, seat: int) -> int:
    """How many improvements turn animals or vegetables into food at any time; ovens are none (AG-215)."""
    board = table.boards[seat]
    minors = [card for card in table.hooks.bearing(table, seat, hooks.COOKING) if w.kind_of(card) == w.MINORS]
    return count(board.majors & (w.FIREPLACES | w.HEARTHS)) + len(minors)


def extra_moves(table: Table, seat: int) -> list[Move]:
    """Every conversion and every good that may be given up now."""
    board = table.boards[seat]
    moves = []
    for good in range(w.GOOD_KINDS):
        if board.goods[good]:
            for verb in (COOK, DISCARD):
                move = verb.move(good)
                if extra_problem(table, seat, move) == r.OK:
                    moves.append(move)
    if board.rules & hooks.EXTRAS:
        moves += [move for move in table.hooks.extras(table, seat) if not is_owed(table, seat, move)]
    return moves


def extra_problem(table: Table, seat: int, move: Move) -> int:
    """Why a seat may not do it now."""
    if move.verb is EXCHANGE:
        if exchange_problem(table, seat, move):
            return r.NOT_NOW
        return r.OWED_ELSEWHERE if is_owed(table, seat, move) else r.OK
    if move.verb is not COOK and move.verb is not DISCARD:
        return r.OK
    board = table.boards[seat]
    if not board.goods[move.a]:
        return r.NONE_OF_IT
    if move.verb is COOK and not board.rates[move.a]:
        return r.NOT_CONVERTIBLE
    return r.STILL_OWED if is_owed(table, seat, move) else r.OK


def exchange_problem(table: Table, seat: int, move: Move) -> int:
    """Why no card of a seat allows an exchange now."""
    if not table.boards[seat].rules & hooks.EXTRAS:
        return r.NOT_NOW
    return table.hooks.extra_problem(table, seat, move)


def is_owed(table: Table, seat: int, move: Move) -> bool:
    """Whether what the seat owes would be impossible after an extra, asked with the goods that would remain.

    The question that is open must keep an answer, and one that is not merely the end of it, if it had one; what was
    chosen before and is not paid yet must stay possible (AG-367).
    """
    board, steps = table.boards[seat], steps_of(table, seat)
    step = steps[-1]
    assert isinstance(step, Ask)
    could_stop = DONE.move() in step.moves(table)
    goods = board.goods
    board.goods = raised(board, [have + more for have, more in zip(goods, changes(table, seat, move), strict=True)])
    left = step.moves(table) if min(board.goods) >= 0 else []
    if any(isinstance(owed, Owed) and not owed.possible(table) for owed in steps):
        left = []
    board.goods = goods
    return not left or (DONE.move() in left and not could_stop)


def raised(board: Board, goods: list[int]) -> list[int]:
    """A supply whose food was overdrawn after other goods have made it good, as far as they can."""
    for good in range(w.FOOD):
        while goods[w.FOOD] < 0 and board.rates[good] and goods[good] > 0:
            goods[good] -= 1
            goods[w.FOOD] += board.rates[good]
    return goods


def changes(table: Table, seat: int, move: Move) -> list[int]:
    """How an extra changes the supply of a seat; food that it costs may still have to be raised."""
    if move.verb is EXCHANGE:
        deal = table.hooks.effect(move.a << m.PART_BITS | move.b).deals[0]
        return [more - less for more, less in zip(deal.give, deal.pay, strict=True)]
    change = [0] * w.GOOD_KINDS
    change[move.a] = -1
    change[w.FOOD] += table.boards[seat].rates[move.a] if move.verb is COOK else 0
    return change


def steps_of(table: Table, seat: int) -> list[Step[Any]]:
    """What is to be done in the lane in which a seat is asked; the question is the last of it."""
    for lane in table.lanes:
        if lane.steps and isinstance(lane.steps[-1], Ask) and lane.steps[-1].seat == seat:
            return lane.steps
    raise AssertionError(seat)


def convert(table: Table, seat: int, move: Move) -> None:
    """Carries out an extra."""
    if move.verb is COOK:
        to_food(table, seat, move.a, 1)
    elif move.verb is DISCARD:
        release(table, seat, move.a, 1)
    else:
        table.hooks.interject(table, seat, move)
