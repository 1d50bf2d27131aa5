"""Occupations B127 to B147."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import goods
from hogar.games.agricola.cards.effect import Effect
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table


class VillagePeasant(Card):
    """Before scoring as many vegetables as the smallest number of majors, minors and occupations."""

    ID: ClassVar[str] = "B133"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.SCORING_START, give=goods(vegetable=1)),)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        board = table.boards[seat]
        return min(count(board.majors), board.minors(), board.occupations())


class HouseSteward(Card):
    """Wood for the rounds that are left; points for all who have the most rooms."""

    ID: ClassVar[str] = "B136"
    RULES: ClassVar[int] = h.SCORING
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(wood=1)),)
    STEPS: ClassVar[tuple[int, ...]] = (1, 3, 6, 9)

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        return len([step for step in self.STEPS if table.rounds_left() >= step])

    def score(self, table: Table, owner: int, seat: int) -> int:
        rooms = [count(board.rooms) for board in table.boards]
        return 3 if rooms[seat] == max(rooms) else 0


class Greengrocer(Card):
    """A vegetable at Grain Seeds."""

    ID: ClassVar[str] = "B142"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=1 << w.GRAIN_SEEDS, give=goods(vegetable=1)),
    )


CARDS: Final[list[type[Card]]] = [VillagePeasant, HouseSteward, Greengrocer]
