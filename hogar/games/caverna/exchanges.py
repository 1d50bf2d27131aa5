"""What may be done at any time: food, rubies, trades of tiles, weapons given up (sections 7, 8 and 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings.furnishing import DISARM as MAY_DISARM
from hogar.games.caverna.happenings import CONVERTED, DISARMED, PAID
from hogar.games.caverna.laying import lay_single
from hogar.games.caverna.moves import COOK, DISARM, MELT, RUBY, RUBY_TILE, USE
from hogar.games.caverna.reach import cookings, covered_all, trade_of
from hogar.games.caverna.steps.animals import Accommodate
from hogar.games.caverna.steps.question import Question
from hogar.games.caverna.supply import gain, gain_all, spend, to_food
from hogar.games.caverna.terrain import single_cells
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.step import Ask
from hogar.parts.grid import members

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move


def extra_moves(table: Table, seat: int) -> list[Move]:
    """Everything a seat may do now besides answering; what would make impossible what it owes is left out."""
    return [move for move in candidates(table, seat) if not is_owed(table, seat, move)]


def candidates(table: Table, seat: int) -> list[Move]:
    """Every exchange that a seat can pay."""
    board = table.boards[seat]
    moves = cookings(board)
    moves += [MELT.move(number) for number in range(table.figures.gold_lost + 1, board.goods[w.GOLD] + 1)]
    if board.goods[w.RUBY]:
        moves += ruby_moves(table, board)
    moves += [USE.move(trade.tile, trade.way) for trade in board.trades if covered_all(board.goods, trade.exchange.pay)]
    return moves + disarmings(board)


def ruby_moves(table: Table, board: Board) -> list[Move]:
    """What rubies buy (CA-173 to CA-175)."""
    figures = table.figures
    food = board.goods[w.FOOD]
    moves = [
        RUBY.move(good) for good in range(w.GOOD_KINDS) if figures.ruby_goods[good] and figures.ruby_food[good] <= food
    ]
    for single, rubies in enumerate(figures.single_rubies):
        if board.goods[w.RUBY] >= rubies:
            moves += [RUBY_TILE.move(single, cell) for cell in members(single_cells(board, single))]
    return moves


def disarmings(board: Board) -> list[Move]:
    """The weapons that may be given up (CA-307)."""
    if not board.rules & MAY_DISARM:
        return []
    found = [(w.AT_HOME, strength) for strength in board.home]
    found += [(w.PLACED_LAST, strength) for strength in board.weapons[-1:]]
    found += [(w.PLACED_BEFORE, strength) for strength in board.weapons[:-1]]
    return [DISARM.move(where, strength) for where, strength in sorted(set(found)) if strength]


def is_owed(table: Table, seat: int, move: Move) -> bool:
    """Whether what the seat owes would be impossible after an exchange (CA-342).

    The question that is open must keep an answer, and one that is not merely the end of it, if it had one. Where it
    could be ended already, nothing is owed.
    """
    lane = table.lanes[0]
    step = lane.steps[-1]
    if not isinstance(step, Ask) or DONE.move() in lane.moves:
        return False
    if isinstance(step, Question) and not step.owes(table):
        return False
    trial = table.clone()
    carry_out(trial, seat, move)
    left = step.moves(trial)
    return not any(answer.verb is not DONE for answer in left)


def extra_problem(table: Table, seat: int, move: Move) -> int:
    """Why a seat may not do it now."""
    board = table.boards[seat]
    if not move.verb.extra:
        return r.OK
    problem = cost_problem(table, board, move)
    if problem != r.OK:
        return problem
    if move.verb is RUBY_TILE and not single_cells(board, move.a) >> move.b & 1:
        return r.NO_PLACE_FOR_TILE
    return r.STILL_OWED if is_owed(table, seat, move) else r.OK


def cost_problem(table: Table, board: Board, move: Move) -> int:
    """Why an exchange can't be paid, or is none."""
    goods = board.goods
    if move.verb is COOK:
        return r.OK if goods[w.COOKED_GOOD[move.a]] >= w.COOKED_NUMBER[move.a] else r.NONE_OF_IT
    if move.verb is MELT:
        return r.OK if table.figures.gold_lost < move.a <= goods[w.GOLD] else r.NOT_THAT_GOLD
    if move.verb is RUBY:
        if not table.figures.ruby_goods[move.a]:
            return r.NOT_FOR_RUBIES
        return r.OK if goods[w.RUBY] and table.figures.ruby_food[move.a] <= goods[w.FOOD] else r.NO_RUBY
    if move.verb is RUBY_TILE:
        return r.OK if goods[w.RUBY] >= table.figures.single_rubies[move.a] else r.NO_RUBY
    if move.verb is USE:
        ways = [trade for trade in board.trades if trade.tile == move.a and trade.way == move.b]
        if not ways:
            return r.NO_SUCH_TRADE
        return r.OK if covered_all(goods, ways[0].exchange.pay) else r.NOT_ENOUGH_FOR_TRADE
    return r.OK if move in disarmings(board) else r.NO_SUCH_WEAPON


def extra_details(table: Table, seat: int, move: Move, reason: int) -> dict[str, Value]:
    """The values that the sentence of a reason needs."""
    if move.verb is COOK:
        return {"good": Message(f"good.{w.GOODS[w.COOKED_GOOD[move.a]]}")}
    if move.verb is RUBY:
        return {"good": Message(f"good.{w.GOODS[move.a]}")}
    return {"good": Message(f"good.{w.GOODS[w.RUBY]}")}


# Carrying out.


def carry_out(table: Table, seat: int, move: Move) -> None:
    """Carries out an exchange."""
    if move.verb is COOK:
        to_food(table, seat, move.a)
    elif move.verb is MELT:
        melt(table, seat, move.a)
    elif move.verb is RUBY:
        buy_good(table, seat, move.a)
    elif move.verb is RUBY_TILE:
        pay_rubies(table, seat, table.figures.single_rubies[move.a])
        lay_single(table, seat, move.a, move.b)
    elif move.verb is USE:
        exchange = trade_of(table.boards[seat], move).exchange
        spend(table, seat, exchange.pay)
        gain_all(table, seat, exchange.get)
    else:
        disarm(table, seat, move.a, move.b)


def melt(table: Table, seat: int, gold: int) -> None:
    """Gold becomes food, and one of it is lost each time (CA-112)."""
    goods = table.boards[seat].goods
    food = gold - table.figures.gold_lost
    goods[w.GOLD] -= gold
    goods[w.FOOD] += food
    if table.listening:
        table.tell(CONVERTED, [seat, gold, w.GOLD, food])


def pay_rubies(table: Table, seat: int, rubies: int) -> None:
    """Rubies go to the general supply."""
    table.boards[seat].goods[w.RUBY] -= rubies
    if table.listening:
        table.tell(PAID, [seat, rubies, w.RUBY])


def buy_good(table: Table, seat: int, good: int) -> None:
    """A ruby, for cattle with food, buys a good or an animal (CA-173, CA-174)."""
    pay_rubies(table, seat, 1)
    table.boards[seat].goods[w.FOOD] -= table.figures.ruby_food[good]
    gain(table, seat, good, table.figures.ruby_goods[good])
    if good >= w.SHEEP:
        table.push(Accommodate(seat))


def disarm(table: Table, seat: int, where: int, strength: int) -> None:
    """A dwarf gives up his weapon for food (CA-307)."""
    board = table.boards[seat]
    if where == w.AT_HOME:
        rest = board.home.copy()
        rest.remove(strength)
        board.home = [0, *rest]
    else:
        weapons = board.weapons.copy()
        place = len(weapons) - 1 if where == w.PLACED_LAST else weapons.index(strength)
        weapons[place] = 0
        board.weapons = weapons
        board.acting = weapons[-1]
    board.goods[w.FOOD] += strength
    if table.listening:
        table.tell(DISARMED, [seat, strength, strength])
