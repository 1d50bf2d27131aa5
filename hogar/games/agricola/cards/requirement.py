"""What a minor improvement requires before it may be played: a measure of the farm within bounds (AG-237 to AG-240)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.agricola import words as w
from hogar.games.agricola.farm import planted
from hogar.games.agricola.scoring import unused
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table

HOUSE: Final = "house="
SIGNS: Final = (">=", "<=", "=")
NO_LIMIT: Final = 999


class Requirement:
    """A measure and its bounds, or the materials that the house may have."""

    def __init__(self, text: str) -> None:
        self.materials = 0
        self.measure = ""
        self.least = 0
        self.most = NO_LIMIT
        if text.startswith(HOUSE):
            for material in text.removeprefix(HOUSE).split("|"):
                self.materials |= 1 << w.MATERIALS.index(material)
        else:
            sign = next(sign for sign in SIGNS if sign in text)
            self.measure, bound = text.split(sign)
            self.least = 0 if sign == "<=" else int(bound)
            self.most = NO_LIMIT if sign == ">=" else int(bound)

    def met(self, table: Table, seat: int) -> bool:
        """Whether a farm fulfils it now."""
        if self.materials:
            return bool(self.materials >> table.boards[seat].material & 1)
        return self.least <= measured(table, seat, self.measure) <= self.most


def measured(table: Table, seat: int, measure: str) -> int:
    """How much of something a seat has."""
    board = table.boards[seat]
    if measure in w.GOODS:
        return board.goods[w.GOODS.index(measure)]
    match measure:
        case "occupations":
            return board.occupations()
        case "improvements":
            return board.improvements()
        case "round":
            return table.round
        case "rooms":
            return count(board.rooms)
        case "people":
            return board.people
        case "pastures":
            return len(board.pastures)
        case "animals":
            return sum(board.animals())
        case "unused_spaces":
            return count(unused(board))
        case "fences_in_supply":
            return table.fences_left(seat)
    return fields_measured(table, seat, measure)


def fields_measured(table: Table, seat: int, measure: str) -> int:
    """How many fields of a kind a seat has, field cards among them (AG-385)."""
    board = table.boards[seat]
    if measure == "field_tiles":
        return count(board.fields)
    cards = table.hooks.field_cards(table, seat)
    crops = [board.stock_of(card) for card in cards]
    match measure:
        case "fields":
            return count(board.fields | planted(board.grain | board.vegetables)) + len(cards)
        case "grain_fields":
            return count(planted(board.grain)) + len([1 for crop in crops if crop[w.GRAIN]])
        case "vegetable_fields":
            return count(planted(board.vegetables)) + len([1 for crop in crops if crop[w.VEGETABLE]])
        case "unplanted_fields":
            return count(board.unplanted()) + len([1 for crop in crops if not any(crop)])
    raise AssertionError(measure)


def requirements(text: str) -> list[Requirement]:
    """The requirements of a printed line."""
    return [Requirement(part) for part in text.split()]
