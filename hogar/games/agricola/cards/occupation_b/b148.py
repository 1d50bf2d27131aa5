"""Occupations B148 to B168."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import goods
from hogar.games.agricola.cards.effect import A_GAME, Effect
from hogar.parts.housing import Place

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment

SHEEP: Final = 1


class PetBroker(Card):
    """A sheep; every occupation before its owner holds one."""

    ID: ClassVar[str] = "B148"
    RULES: ClassVar[int] = h.CAPACITY
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, give=goods(sheep=1)),)

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        return [*places, Place(table.boards[seat].occupations(), SHEEP)]


class SheepKeeper(Card):
    """Points and food once there are 7 sheep; not playable with as many."""

    ID: ClassVar[str] = "B154"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.STATE_WATCH, limit=A_GAME, points=3, give=goods(food=2)),)
    FLOCK: ClassVar[int] = 7

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if table.boards[seat].goods[w.SHEEP] < self.FLOCK else r.CARD_NEEDS

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return table.boards[seat].goods[w.SHEEP] >= self.FLOCK


class SheepWhisperer(Card):
    """A sheep on four later rounds."""

    ID: ClassVar[str] = "B164"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, promise=goods(sheep=1), rounds=(2, 5, 8, 10)),)


CARDS: Final[list[type[Card]]] = [PetBroker, SheepKeeper, SheepWhisperer]
