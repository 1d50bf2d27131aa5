"""Gaining, paying and the slider (chapters 3 and 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import LAST_SLIDER, STORAGE_ROWS
from hogar.games.skara_brae.happenings import GAINED, PAID, SLIDER_MOVED

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table


def gain(table: Table, seat: int, good: int, count: int = 1) -> None:
    """Takes tokens of one type from the supply, as one gain."""
    table.boards[seat].goods[good] += count
    if table.listening and count:
        table.tell(GAINED, [seat, count, good])
    store(table, seat)


def gain_all(table: Table, seat: int, counts: list[int]) -> None:
    """Takes tokens of several types as one gain (SB-289)."""
    goods = table.boards[seat].goods
    for good in range(w.GOOD_KINDS):
        count = counts[good]
        if count:
            goods[good] += count
            if table.listening:
                table.tell(GAINED, [seat, count, good])
    store(table, seat)


def store(table: Table, seat: int) -> None:
    """Moves the slider right by as little as makes everything fit (SB-40 to SB-46)."""
    board = table.boards[seat]
    needed = min(LAST_SLIDER, (board.tokens() + STORAGE_ROWS - 1) // STORAGE_ROWS)
    if needed > board.slider:
        board.slider = needed
        if table.listening:
            table.tell(SLIDER_MOVED, [seat, needed])


def pay(table: Table, seat: int, good: int, count: int = 1) -> None:
    """Returns tokens of one type to the supply; the slider stays (SB-44)."""
    table.boards[seat].goods[good] -= count
    if table.listening and count:
        table.tell(PAID, [seat, count, good])


def pay_all(table: Table, seat: int, counts: list[int]) -> None:
    """Returns tokens of several types."""
    for good in range(w.GOOD_KINDS):
        if counts[good]:
            pay(table, seat, good, counts[good])


def covers(goods: list[int], counts: list[int]) -> bool:
    """Whether a cost can be paid in full (SB-53)."""
    return all(goods[good] >= counts[good] for good in range(w.GOOD_KINDS))


def without(goods: list[int], counts: list[int]) -> list[int]:
    """The goods that a payment leaves."""
    return [have - count for have, count in zip(goods, counts, strict=True)]


def empty_spaces(table: Table, seat: int) -> int:
    """The usable spaces that are empty; tokens beside the board fill them first (SB-47)."""
    board = table.boards[seat]
    return board.capacity() - board.tokens()
