"""The verbs of Agricola: every kind of move, chance's among them."""

from __future__ import annotations

from typing import Final

from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS
from hogar.kernel.move import Move, Verb
from hogar.kernel.parameters import Number, SeatNumber, Words
from hogar.parts.payment import Amounts

SPACE: Final = Words("space", w.SPACES)
ACTION: Final = Words("action", w.ACTIONS)
CELL: Final = Words("cell", CELLS)
CROP: Final = Words("crop", w.CROPS, "good")
GOOD: Final = Words("good", w.GOODS)
MAJOR: Final = Words("major", w.MAJORS)
CARD: Final = Words("card", w.CARDS)
PART: Final = Number("part", 15)
"""Which effect of a card, or which of the bargains that it offers."""
MOST_ANIMALS: Final = 99
MOST_PAID: Final = 40
PAYMENT: Final = Amounts("payment", w.GOODS, MOST_PAID)

# Chance.
BEGIN: Final = Verb("begin", SeatNumber("seat", w.MOST_SEATS))
TURN_UP: Final = Verb("turn_up", SPACE)
DEAL: Final = Verb("deal", CARD)
PICK: Final = Verb("pick", CARD)

# Seats.
ORDER: Final = Verb("order", SPACE)
PLACE: Final = Verb("place", SPACE)
DO: Final = Verb("do", ACTION)
ROOM: Final = Verb("room", CELL)
STABLE: Final = Verb("stable", CELL)
FENCE: Final = Verb("fence", CELL)
CLOSE: Final = Verb("close")
PALISADES: Final = Verb("palisades", Number("number", 38))
RENOVATE: Final = Verb("renovate", Words("material", w.MATERIALS))
PLOW: Final = Verb("plow", CELL)
SOW: Final = Verb("sow", CROP, CELL)
BAKE: Final = Verb("bake", Number("number", 99))
BUILD: Final = Verb("build", MAJOR)
PAY: Final = Verb("pay", PAYMENT)
RETURN: Final = Verb("return", MAJOR)
TAKE: Final = Verb("take", GOOD)
KEEP: Final = Verb("keep", *[Number(animal, MOST_ANIMALS) for animal in w.ANIMALS])
CRAFT: Final = Verb("craft", MAJOR)
FEED: Final = Verb("feed")

# Hand cards.
DRAFT: Final = Verb("draft", CARD)
PLAY: Final = Verb("play", CARD)
USE: Final = Verb("use", CARD, PART)
CHOOSE: Final = Verb("choose", CARD, PART)
GIVE_UP: Final = Verb("give_up", CARD)
SOW_CARD: Final = Verb("sow_card", CROP, CARD)
FIELD: Final = Verb("field", CELL)
FIELD_CARD: Final = Verb("field_card", CARD)
"""A field from which a card takes crops."""
FETCH: Final = Verb("fetch", SPACE)
"""A space from which a card takes something."""

# At any time.
COOK: Final = Verb("cook", GOOD, extra=True)
DISCARD: Final = Verb("discard", GOOD, extra=True)
EXCHANGE: Final = Verb("exchange", CARD, PART, extra=True)

VERBS: Final[list[Verb]] = [
    BEGIN, TURN_UP, ORDER, PLACE, DO, ROOM, STABLE, FENCE, CLOSE, PLOW, SOW, BAKE, BUILD, PAY, RETURN, TAKE, KEEP,
    CRAFT, FEED, RENOVATE, PALISADES, COOK, DISCARD, DEAL, PICK, DRAFT, PLAY, USE, CHOOSE, GIVE_UP, SOW_CARD,
    FIELD, FIELD_CARD, FETCH, EXCHANGE,
]  # fmt: skip

PLACES: Final[list[Move]] = [PLACE.move(space) for space in range(w.SPACE_KINDS)]
"""The moves of placing a person, asked most often."""
