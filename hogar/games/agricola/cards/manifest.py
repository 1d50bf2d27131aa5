"""Which cards there are: the only list. Hands are dealt out of these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.agricola.cards.minor_a import a001, a022, a043, a064
from hogar.games.agricola.cards.minor_b import b001, b022, b043, b064
from hogar.games.agricola.cards.occupation_a import a085, a106, a127, a148
from hogar.games.agricola.cards.occupation_b import b085, b106, b127, b148
from hogar.games.agricola.cards.rules import CardRules

if TYPE_CHECKING:
    from hogar.games.agricola.cards.card import Card

CARDS: Final[list[type[Card]]] = [
    *a001.CARDS, *a022.CARDS, *a043.CARDS, *a064.CARDS, *a085.CARDS, *a106.CARDS, *a127.CARDS, *a148.CARDS,
    *b001.CARDS, *b022.CARDS, *b043.CARDS, *b064.CARDS, *b085.CARDS, *b106.CARDS, *b127.CARDS, *b148.CARDS,
]  # fmt: skip
CARD_RULES: Final = CardRules(CARDS)
