"""What can happen in Agricola, for the log and for animations."""

from __future__ import annotations

from typing import Final

from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS
from hogar.games.agricola.moves import CARD, CELL, CROP, GOOD, MAJOR, SPACE
from hogar.kernel.event import Happening
from hogar.kernel.parameters import Number, SeatNumber, Several, Words

SEAT: Final = SeatNumber()
NUMBER: Final = Number("number", 999)
ANIMAL: Final = Words("animal", w.ANIMALS, "good")

START_PLAYER: Final = Happening("start_player", SEAT)
ROUND_STARTED: Final = Happening("round_started", NUMBER)
TURNED_UP: Final = Happening("turned_up", SPACE)
PROMISED: Final = Happening("promised", SEAT, NUMBER, GOOD, Number("round", 99))
PLACED: Final = Happening("placed", SEAT, SPACE)
SKIPPED: Final = Happening("skipped", SEAT)
GAINED: Final = Happening("gained", SEAT, NUMBER, GOOD)
PAID: Final = Happening("paid", SEAT, NUMBER, GOOD)
ROOM_BUILT: Final = Happening("room_built", SEAT, CELL)
RENOVATED: Final = Happening("renovated", SEAT, Words("material", w.MATERIALS))
STABLE_BUILT: Final = Happening("stable_built", SEAT, CELL)
PASTURE_FENCED: Final = Happening("pasture_fenced", SEAT, Several("cells", CELLS, "cell"))
PLOWED: Final = Happening("plowed", SEAT, CELL)
SOWN: Final = Happening("sown", SEAT, CROP, CELL)
BAKED: Final = Happening("baked", SEAT, NUMBER, Number("food", 999))
BUILT: Final = Happening("built", SEAT, MAJOR)
RETURNED: Final = Happening("returned", SEAT, MAJOR)
BORN: Final = Happening("born", SEAT)
CONVERTED: Final = Happening("converted", SEAT, NUMBER, GOOD, Number("food", 999))
RELEASED: Final = Happening("released", SEAT, NUMBER, GOOD)
WENT_HOME: Final = Happening("went_home")
HARVEST_STARTED: Final = Happening("harvest_started", NUMBER)
HARVESTED: Final = Happening("harvested", SEAT, NUMBER, CROP)
FED: Final = Happening("fed", SEAT, NUMBER)
BEGGED: Final = Happening("begged", SEAT, NUMBER)
BRED: Final = Happening("bred", SEAT, ANIMAL)
PLAYED: Final = Happening("played", SEAT, CARD)
PASSED_ON: Final = Happening("passed_on", SEAT, CARD)
REMOVED: Final = Happening("removed", SEAT, CARD)
USED: Final = Happening("used", SEAT, CARD)
SCORED: Final = Happening("scored", SEAT, NUMBER, CARD)
SOWN_CARD: Final = Happening("sown_card", SEAT, CROP, CARD)
DEALT: Final = Happening("dealt", SEAT, CARD)
GAME_ENDED: Final = Happening("game_ended")

HAPPENINGS: Final[list[Happening]] = [
    START_PLAYER, ROUND_STARTED, TURNED_UP, PROMISED, PLACED, SKIPPED, GAINED, PAID, ROOM_BUILT, RENOVATED,
    STABLE_BUILT, PASTURE_FENCED, PLOWED, SOWN, BAKED, BUILT, RETURNED, BORN, CONVERTED, RELEASED, WENT_HOME,
    HARVEST_STARTED, HARVESTED, FED, BEGGED, BRED, PLAYED, PASSED_ON, REMOVED, USED, SCORED, SOWN_CARD, DEALT,
    GAME_ENDED,
]  # fmt: skip
