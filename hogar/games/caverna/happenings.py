"""What can happen in Caverna, for the log and for animations."""

from __future__ import annotations

from typing import Final

from hogar.games.caverna.moves import CELL, CROP, GOOD, LOOT, MARKER, PHASE, SECOND_CELL, SINGLE, SPACE, TILE, TWIN
from hogar.games.caverna.words import FARM_ANIMALS, HARVESTS, MOST_STRENGTH
from hogar.kernel.event import Happening
from hogar.kernel.parameters import Number, SeatNumber, Words

SEAT: Final = SeatNumber()
NUMBER: Final = Number("number", 999)
STRENGTH: Final = Number("strength", MOST_STRENGTH)
FOOD: Final = Number("food", 999)

STARTING_PLAYER: Final = Happening("starting_player", SEAT)
ROUND_STARTED: Final = Happening("round_started", NUMBER)
REVEALED: Final = Happening("revealed", SPACE)
MARKED: Final = Happening("marked", MARKER)
CLEARED: Final = Happening("cleared", SPACE)
PROTECTED: Final = Happening("protected", SPACE)
PLACED: Final = Happening("placed", SEAT, SPACE, STRENGTH)
PASSED: Final = Happening("passed", SEAT)
IMITATED: Final = Happening("imitated", SEAT, SPACE)
GAINED: Final = Happening("gained", SEAT, NUMBER, GOOD)
PAID: Final = Happening("paid", SEAT, NUMBER, GOOD)
PROMISED: Final = Happening("promised", SEAT, TILE, NUMBER)
CONVERTED: Final = Happening("converted", SEAT, NUMBER, GOOD, FOOD)
TWIN_LAID: Final = Happening("twin_laid", SEAT, TWIN, CELL, SECOND_CELL)
SINGLE_LAID: Final = Happening("single_laid", SEAT, SINGLE, CELL)
ORE_MINE_BUILT: Final = Happening("ore_mine_built", SEAT, CELL, SECOND_CELL)
RUBY_MINE_BUILT: Final = Happening("ruby_mine_built", SEAT, CELL)
FURNISHED: Final = Happening("furnished", SEAT, TILE, CELL)
SOWN: Final = Happening("sown", SEAT, CROP, CELL)
SMALL_PASTURE_FENCED: Final = Happening("small_pasture_fenced", SEAT, CELL)
LARGE_PASTURE_FENCED: Final = Happening("large_pasture_fenced", SEAT, CELL, SECOND_CELL)
STABLE_BUILT: Final = Happening("stable_built", SEAT, CELL)
FORGED: Final = Happening("forged", SEAT, STRENGTH)
DISARMED: Final = Happening("disarmed", SEAT, STRENGTH, FOOD)
SET_OUT: Final = Happening("set_out", SEAT, Number("level", 9), STRENGTH)
LOOTED: Final = Happening("looted", SEAT, LOOT)
STRENGTHENED: Final = Happening("strengthened", SEAT, STRENGTH)
GROWN: Final = Happening("grown", SEAT)
WENT_HOME: Final = Happening("went_home")
HARVEST_STARTED: Final = Happening("harvest_started", Words("harvest", HARVESTS))
SKIPPED: Final = Happening("skipped", SEAT, PHASE)
HARVESTED: Final = Happening("harvested", SEAT, NUMBER, CROP)
FED: Final = Happening("fed", SEAT, NUMBER)
BEGGED: Final = Happening("begged", SEAT, NUMBER)
BRED: Final = Happening("bred", SEAT, Words("animal", FARM_ANIMALS, "good"))
GAME_ENDED: Final = Happening("game_ended")
