"""What can be paid, with all that may be exchanged at any time, and which exchanges bring a payment nearer.

Rubies buy goods one by one, most goods turn into food, and tiles trade goods for goods (sections 7, 8 and 14). What can
be reached without a trade is known in closed form; trades are tried one after the other, up to `LONGEST_CHAIN` of
them. Whoever could pay only after still more of them makes some of them first: they are extras of every question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.caverna import words as w
from hogar.games.caverna.moves import COOK, MELT, RUBY, USE
from hogar.parts.payment import Purse

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board, Trade
    from hogar.kernel.move import Move

LONGEST_CHAIN: Final = 6
EDIBLE: Final = 1 << w.GOLD | 1 << w.GRAIN | 1 << w.VEGETABLE
"""The goods out of trades that can become food."""
RUBY_BUYS: Final[list[int]] = [w.WOOD, w.STONE, w.ORE, w.GRAIN, w.VEGETABLE, w.GOLD]
"""The goods that are ever part of a price or of a trade and come for one ruby each (CA-173)."""


def payable(board: Board, price: list[int]) -> bool:
    """Whether a price can be paid, after exchanges at any time if need be (CA-146, CA-342)."""
    goods = board.goods
    if board.reserved:
        price = with_food(price, board.reserved)
    for good in range(w.SUPPLY_KINDS):
        if price[good] > goods[good]:
            return not board.bare and raisable(board, price)
    return True


def with_food(price: list[int], food: int) -> list[int]:
    """A price and some food besides."""
    more = price.copy()
    more[w.FOOD] += food
    return more


def with_rubies(price: list[int], rubies: int) -> list[int]:
    """A price and the rubies for single tiles besides."""
    if not rubies:
        return price
    more = price.copy()
    more[w.RUBY] += rubies
    return more


def covered(goods: list[int], price: list[int]) -> bool:
    """Whether a price can be paid as it is."""
    return all(price[good] <= goods[good] for good in range(w.SUPPLY_KINDS))


def raisable(board: Board, price: list[int]) -> bool:
    """Whether exchanges raise a price."""
    goods = board.goods
    if not board.trades and goods[w.RUBY] == 0:
        return short_of_food_only(goods, price) and by_rubies(goods, board.rates, price)
    if by_rubies(goods, board.rates, price):
        return True
    return bool(board.trades) and by_trades(goods, board.rates, board.trades, price, LONGEST_CHAIN)


def short_of_food_only(goods: list[int], price: list[int]) -> bool:
    """Whether a price asks for nothing but food that is not there."""
    return all(price[good] <= goods[good] or good == w.FOOD for good in range(w.SUPPLY_KINDS))


def by_rubies(goods: list[int], rates: list[int], price: list[int]) -> bool:
    """Whether a price can be paid with rubies for what is missing, and the rest turned into food."""
    rubies = goods[w.RUBY] - price[w.RUBY]
    for good in RUBY_BUYS:
        if price[good] > goods[good]:
            rubies -= price[good] - goods[good]
    if rubies < 0:
        return False
    short = price[w.FOOD] - goods[w.FOOD]
    return short <= 0 or short <= food_in(goods, rates, price, rubies)


def food_in(goods: list[int], rates: list[int], spared: list[int], rubies: int) -> int:
    """The food that goods can become by the table, without what is spared and with so many rubies (CA-111, CA-112)."""
    donkeys = goods[w.DONKEY]
    food = rates[w.COOK_SHEEP] * goods[w.SHEEP] + rates[w.COOK_BOAR] * goods[w.BOAR]
    food += rates[w.COOK_CATTLE] * goods[w.CATTLE] + rates[w.COOK_RUBY] * rubies
    food += rates[w.COOK_DONKEYS] * (donkeys >> 1) + rates[w.COOK_DONKEY] * (donkeys & 1)
    food += rates[w.COOK_GRAIN] * max(0, goods[w.GRAIN] - spared[w.GRAIN])
    food += rates[w.COOK_VEGETABLE] * max(0, goods[w.VEGETABLE] - spared[w.VEGETABLE])
    return food + max(0, goods[w.GOLD] - spared[w.GOLD] - rates[w.GOLD_LOST])


def by_trades(goods: list[int], rates: list[int], trades: list[Trade], price: list[int], depth: int) -> bool:
    """Whether a price can be paid after up to so many trades, whose own price rubies may complete."""
    for trade in trades:
        after = traded(goods, trade)
        if after and useful(goods, trade, price, trades):
            if by_rubies(after, rates, price):
                return True
            if depth > 1 and by_trades(after, rates, trades, price, depth - 1):
                return True
    return False


def useful(goods: list[int], trade: Trade, price: list[int], trades: list[Trade]) -> bool:
    """Whether a trade gives something that is missing, or that another trade could take for it."""
    get = trade.exchange.get
    if price[w.FOOD] > goods[w.FOOD] and mask_of(get) & EDIBLE:
        return True
    for good in range(w.SUPPLY_KINDS):
        if get[good] and (price[good] > goods[good] or any(other.exchange.pay[good] for other in trades)):
            return True
    return False


def traded(goods: list[int], trade: Trade) -> list[int]:
    """The goods after a trade, what is missing for it bought with rubies; empty where that can't be."""
    after = goods.copy()
    exchange = trade.exchange
    for good in range(w.GOOD_KINDS):
        after[good] -= exchange.pay[good]
        if after[good] < 0 and good != w.RUBY:
            if good == w.FOOD:
                return []
            after[w.RUBY] += after[good]
            after[good] = 0
    if after[w.RUBY] < 0:
        return []
    for good in range(w.GOOD_KINDS):
        after[good] += exchange.get[good]
    return after


class Means(Purse):
    """What a player can pay with."""

    def __init__(self, board: Board) -> None:
        super().__init__(board.goods, w.FOOD)
        self.board = board

    def covers(self, price: list[int]) -> bool:
        return payable(self.board, price)


# Which exchanges bring a payment nearer.


def wanted(board: Board, price: list[int]) -> int:
    """The goods that a payment is short of, and those that trades take for them, as a mask."""
    goods = board.goods
    mask = 0
    for good in range(w.SUPPLY_KINDS):
        if price[good] > goods[good]:
            mask |= 1 << good
    for _ in board.trades:
        for trade in board.trades:
            exchange = trade.exchange
            aim = mask | EDIBLE if mask >> w.FOOD & 1 else mask
            if mask_of(exchange.get) & aim:
                for good in range(w.GOOD_KINDS):
                    if exchange.pay[good] > goods[good]:
                        mask |= 1 << good
    return mask


def raising(board: Board, price: list[int]) -> list[Move]:
    """The exchanges that bring a payable price nearer, each of which leaves it payable."""
    found = []
    mask = wanted(board, price)
    for move in trials(board, mask, price[w.FOOD] - board.goods[w.FOOD]):
        kept = board.goods
        board.goods = after_exchange(board, move)
        if payable(board, price):
            found.append(move)
        board.goods = kept
    return found


def trials(board: Board, mask: int, short: int) -> list[Move]:
    """The exchanges that give something out of a mask of goods."""
    goods = board.goods
    moves = []
    if mask >> w.FOOD & 1:
        moves = cookings(board)
        lost = board.rates[w.GOLD_LOST]
        if goods[w.GOLD] > lost:
            moves.append(MELT.move(min(goods[w.GOLD], short + lost)))
    if goods[w.RUBY]:
        moves += [RUBY.move(good) for good in [*RUBY_BUYS, w.BOAR] if mask >> good & 1]
    aim = mask | EDIBLE if mask >> w.FOOD & 1 else mask
    for trade in board.trades:
        if mask_of(trade.exchange.get) & aim and covered_all(goods, trade.exchange.pay):
            moves.append(USE.move(trade.tile, trade.way))
    return moves


def cookings(board: Board) -> list[Move]:
    """What can be turned into food by the table (CA-111)."""
    goods = board.goods
    return [COOK.move(kind) for kind in range(w.COOK_KINDS) if goods[w.COOKED_GOOD[kind]] >= w.COOKED_NUMBER[kind]]


def mask_of(goods: list[int]) -> int:
    """The goods of which there are any."""
    mask = 0
    for good in range(w.GOOD_KINDS):
        if goods[good]:
            mask |= 1 << good
    return mask


def covered_all(goods: list[int], price: list[int]) -> bool:
    """Whether a price, which may name animals, can be paid as it is."""
    return all(price[good] <= goods[good] for good in range(w.GOOD_KINDS))


def after_exchange(board: Board, move: Move) -> list[int]:
    """The goods after an exchange of goods, without what tiles give besides."""
    goods = board.goods.copy()
    if move.verb is COOK:
        goods[w.COOKED_GOOD[move.a]] -= w.COOKED_NUMBER[move.a]
        goods[w.FOOD] += board.rates[move.a]
    elif move.verb is MELT:
        goods[w.GOLD] -= move.a
        goods[w.FOOD] += move.a - board.rates[w.GOLD_LOST]
    elif move.verb is RUBY:
        goods[w.RUBY] -= 1
        goods[move.a] += 1
    else:
        exchange = trade_of(board, move).exchange
        for good in range(w.GOOD_KINDS):
            goods[good] += exchange.get[good] - exchange.pay[good]
    return goods


def trade_of(board: Board, move: Move) -> Trade:
    """The trade that a move of `use` names."""
    return next(trade for trade in board.trades if trade.tile == move.a and trade.way == move.b)
