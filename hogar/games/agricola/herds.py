"""Where animals stand, for cards and drawings: the rules only know that all of them find a place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.agricola import hooks
from hogar.kernel.seats import NOBODY
from hogar.parts.grid import members
from hogar.parts.housing import richest, stands

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.parts.housing import Place

Home = tuple[int, int, "Place"]
"""A place for animals: its cells, or the card that it is."""


def homes(table: Table, seat: int) -> list[Home]:
    """The pastures, then the unfenced stables, then the house, then cards."""
    board = table.boards[seat]
    cells = [*board.pastures, *[1 << cell for cell in members(board.stables & ~board.enclosed)], board.rooms]
    cards = [NOBODY] * len(cells)
    places = board.places(table.figures)
    for card in board.played:
        its = table.hooks.card(card)
        if its.rules & hooks.CAPACITY:
            places = its.places(table, seat, places)
            cards += [card] * (len(places) - len(cards))
    cells += [0] * (len(places) - len(cells))
    return list(zip(cells, cards, places, strict=True))


def may_stand(table: Table, seat: int, kinds: list[int]) -> bool:
    """Whether all animals can be arranged so that one of a kind stands in each pasture; -1 where it does not matter."""
    places = [place for _, _, place in homes(table, seat)]
    return stands(places, table.boards[seat].animals(), kinds)


def most_empty(table: Table, seat: int, card: int) -> int:
    """How many places of a card that holds any mixture of animals can be left empty."""
    places = [(place, holder) for _, holder, place in homes(table, seat)]
    worth = [[int(holder == card)] + [0] * place.capacity for place, holder in places]
    return max(0, richest([place for place, _ in places], table.boards[seat].animals(), worth))
