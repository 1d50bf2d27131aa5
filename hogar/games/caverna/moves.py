"""The verbs of Caverna: every kind of move, chance's among them."""

from __future__ import annotations

from typing import Final

from hogar.games.caverna import words as w
from hogar.games.caverna.home import CELLS
from hogar.kernel.move import Move, Verb
from hogar.kernel.parameters import Number, SeatNumber, Several, Words
from hogar.parts.payment import Amounts

SPACE: Final = Words("space", w.SPACES)
ACTION: Final = Words("action", w.ACTIONS)
CELL: Final = Words("cell", CELLS)
SECOND_CELL: Final = Words("second", CELLS, "cell")
CROP: Final = Words("crop", w.CROPS, "good")
GOOD: Final = Words("good", w.GOODS)
TILE: Final = Words("tile", w.TILES)
TWIN: Final = Words("twin", w.TWINS)
SINGLE: Final = Words("single", w.SINGLES)
LOOT: Final = Words("loot", w.LOOT)
COOKABLE: Final = Words("cookable", w.COOKABLE)
MARKER: Final = Words("marker", w.MARKERS)
PHASE: Final = Words("phase", w.PHASES)
WHEREABOUTS: Final = Words("whereabouts", w.WHEREABOUTS)
STRENGTH: Final = Number("strength", w.MOST_STRENGTH)
NEWBORNS: Final = Several("animals", w.FARM_ANIMALS, "good")
MOST_PAID: Final = 40
PAYMENT: Final = Amounts("payment", w.SUPPLY, MOST_PAID)
WAYS: Final = 2

# Chance.
BEGIN: Final = Verb("begin", SeatNumber("seat", w.MOST_SEATS))
REVEAL: Final = Verb("reveal", SPACE)
MARK: Final = Verb("mark", MARKER)

# Seats: the work phase.
PLACE: Final = Verb("place", SPACE)
EARLY: Final = Verb("early", STRENGTH)
PASS: Final = Verb("pass")
DO: Final = Verb("do", ACTION)
IMITATE: Final = Verb("imitate", SPACE)
PROTECT: Final = Verb("protect", SPACE)

# Seats: actions.
LAY: Final = Verb("lay", TWIN, CELL, SECOND_CELL)
LAY_SINGLE: Final = Verb("lay_single", SINGLE, CELL)
MINE: Final = Verb("mine", CELL, SECOND_CELL)
RUBY_MINE: Final = Verb("ruby_mine", CELL)
FURNISH: Final = Verb("furnish", TILE)
SETTLE: Final = Verb("settle", CELL)
PAY: Final = Verb("pay", PAYMENT)
SOW: Final = Verb("sow", CROP, CELL)
FENCE: Final = Verb("fence", CELL)
FENCE_BOTH: Final = Verb("fence_both", CELL, SECOND_CELL)
STABLE: Final = Verb("stable", CELL)
FORGE: Final = Verb("forge", STRENGTH)
TAKE_LOOT: Final = Verb("loot", LOOT)
BUY: Final = Verb("buy", GOOD)
TRADE: Final = Verb("trade", Number("times", 9))

# Seats: harvest, animals.
SKIP: Final = Verb("skip", PHASE)
FEED: Final = Verb("feed")
SERVE: Final = Verb("serve", PAYMENT)
BREED: Final = Verb("breed", NEWBORNS)
KEEP_YOUNG: Final = Verb("keep_young", NEWBORNS)

# At any time.
COOK: Final = Verb("cook", COOKABLE, extra=True)
MELT: Final = Verb("spend_gold", Number("number", w.MOST_COUNT), extra=True)
RUBY: Final = Verb("ruby", GOOD, extra=True)
RUBY_TILE: Final = Verb("ruby_tile", SINGLE, CELL, extra=True)
USE: Final = Verb("use", TILE, Number("way", WAYS), extra=True)
DISARM: Final = Verb("disarm", WHEREABOUTS, STRENGTH, extra=True)

VERBS: Final[list[Verb]] = [
    BEGIN, REVEAL, MARK, PLACE, EARLY, PASS, DO, IMITATE, PROTECT, LAY, LAY_SINGLE, MINE, RUBY_MINE, FURNISH, SETTLE,
    PAY, SOW, FENCE, FENCE_BOTH, STABLE, FORGE, TAKE_LOOT, BUY, TRADE, SKIP, FEED, SERVE, BREED, KEEP_YOUNG, COOK, MELT,
    RUBY, RUBY_TILE, USE, DISARM,
]  # fmt: skip

PLACES: Final[list[Move]] = [PLACE.move(space) for space in range(w.SPACE_KINDS)]
"""The moves of placing a dwarf, asked most often."""
