"""Goods come and go: what every chapter of the rules does with the supply of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import words as w
from hogar.games.caverna.board import Delivery
from hogar.games.caverna.happenings import CONVERTED, GAINED, PAID, PROMISED

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table


def gain(table: Table, seat: int, good: int, count: int) -> None:
    """A player gets goods or animals from the general supply, which never runs out (CA-6).

    Whoever gives farm animals pushes `Accommodate` as well (CA-232).
    """
    if not count:
        return
    board = table.boards[seat]
    board.goods[good] += count
    if good == w.DOG:
        board.housing = None
    if table.listening:
        table.tell(GAINED, [seat, count, good])
    if board.heeds >> good & 1:
        for its in board.furnished:
            if table.tiles[its.tile].heeds() >> good & 1:
                table.tiles[its.tile].received(table, seat, good, count)


def gain_all(table: Table, seat: int, goods: list[int]) -> None:
    """A player gets several goods."""
    for good in range(w.GOOD_KINDS):
        if goods[good]:
            gain(table, seat, good, goods[good])


def spend(table: Table, seat: int, price: list[int]) -> None:
    """Goods go to the general supply."""
    goods = table.boards[seat].goods
    for good in range(w.GOOD_KINDS):
        count = price[good]
        if count:
            goods[good] -= count
            if table.listening:
                table.tell(PAID, [seat, count, good])


def to_food(table: Table, seat: int, kind: int) -> None:
    """An animal, a pair of donkeys, a crop or a ruby becomes food (CA-111)."""
    board = table.boards[seat]
    good = w.COOKED_GOOD[kind]
    number = w.COOKED_NUMBER[kind]
    food = board.rates[kind]
    board.goods[good] -= number
    board.goods[w.FOOD] += food
    if table.listening:
        table.tell(CONVERTED, [seat, number, good, food])


def promise(table: Table, seat: int, tile: int) -> None:
    """A tile gives what it `gives` at the beginning of each of the next `rounds` rounds (CA-296, CA-297)."""
    rounds = table.tiles[tile].its.rounds
    if rounds:
        board = table.boards[seat]
        board.deliveries = [*board.deliveries, Delivery(tile, rounds)]
        if table.listening:
            table.tell(PROMISED, [seat, tile, rounds])
