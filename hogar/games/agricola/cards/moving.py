"""Persons that a card lets go on from one space to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.agricola import reasons as r
from hogar.games.agricola.spaces import LINKED
from hogar.games.agricola.steps.deals import change

if TYPE_CHECKING:
    from hogar.games.agricola.cards.deal import Goods
    from hogar.games.agricola.table import Table


def may_go_on(table: Table, seat: int, space: int, price: Goods) -> bool:
    """Whether a space is in play, free and of use to a seat once a price is paid; food may be raised for both."""
    if space not in table.spaces or table.occupied & LINKED[space]:
        return False
    goods = table.boards[seat].goods
    change(goods, price, -1)
    problem = table.layout.problem(table, seat, space)
    change(goods, price, 1)
    return problem == r.OK
