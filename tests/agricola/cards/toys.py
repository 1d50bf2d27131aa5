"""Toy cards: each stands in the place of a real one for one test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import pytest

from hogar.games.agricola import moments as m
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.effect import ANYBODY, Effect
from hogar.games.agricola.cards.manifest import CARD_RULES

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment

HEARD: Final[list[Any]] = []
"""What a toy card saw."""


class Toys:
    """Puts toy cards in the place of real ones."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(CARD_RULES, "cards", list(CARD_RULES.cards))
        patch.setattr(CARD_RULES, "owners", dict(CARD_RULES.owners))
        patch.setattr(CARD_RULES, "pooled", {})

    def __call__(self, kind: type[Card]) -> None:
        CARD_RULES.put(kind())


class Ears(Card):
    """Remembers every moment that it hears, once, with who acted and what it was about."""

    ID: ClassVar[str] = "A111"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.BUILD_FENCE_AFTER, who=ANYBODY),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        heard = (self.effects[part].moment, moment.seat, moment.subject)
        if heard not in HEARD:
            HEARD.append(heard)
        return False


def listening(toys: Toys, *moments: int) -> list[Any]:
    """Lets the toy listen to these moments; what it hears."""

    class Listening(Ears):
        EFFECTS: ClassVar[tuple[Effect, ...]] = tuple([Effect(moment, who=ANYBODY) for moment in moments])

    toys(Listening)
    HEARD.clear()
    return HEARD
