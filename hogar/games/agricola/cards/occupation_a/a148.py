"""Occupations A148 to A168."""

from __future__ import annotations

from typing import ClassVar, Final

from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Deal, goods
from hogar.games.agricola.cards.effect import OTHERS, Effect

TRAVELING_PLAYERS: Final = 1 << w.TRAVELING_PLAYERS


class Conjurer(Card):
    """A wood and a grain at Traveling Players."""

    ID: ClassVar[str] = "A155"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.BEFORE_ACTION, spaces=TRAVELING_PLAYERS, give=goods(wood=1, grain=1)),
    )


class Paymaster(Card):
    """A point for a grain that goes to another player who has fetched food."""

    ID: ClassVar[str] = "A154"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.OTHER_PLAYER, who=OTHERS, spaces=w.FOOD_SPACES, may=True, pay=goods(grain=1), to_user=True, points=1),
    )


class CulinaryArtist(Card):
    """One bargain for food when another player has used Traveling Players."""

    ID: ClassVar[str] = "A158"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(
            m.OTHER_PLAYER,
            who=OTHERS,
            spaces=TRAVELING_PLAYERS,
            may=True,
            deals=(
                Deal(pay=goods(grain=1), give=goods(food=4)),
                Deal(pay=goods(sheep=1), give=goods(food=5)),
                Deal(pay=goods(vegetable=1), give=goods(food=7)),
            ),
        ),
    )


CARDS: Final[list[type[Card]]] = [Paymaster, Conjurer, CulinaryArtist]
