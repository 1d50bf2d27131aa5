"""What can happen in Skara Brae, for the log and for animations."""

from __future__ import annotations

from typing import Final

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.moves import CARD, GOOD, TILE
from hogar.kernel.event import Happening
from hogar.kernel.parameters import Number, SeatNumber, Words

SEAT: Final = SeatNumber()
NUMBER: Final = Number("number", 99)

MARKER_STACKED: Final = Happening("marker_stacked", Words("marker", w.MARKERS))
OBJECTIVE_SHOWN: Final = Happening("objective_shown", Words("objective", w.OBJECTIVES))
TASK_SHOWN: Final = Happening("task_shown", Words("task", w.TASKS))
TILE_DEALT: Final = Happening("tile_dealt", SEAT, TILE)
TILE_CHOSEN: Final = Happening("tile_chosen", SEAT, TILE)
ROUND_STARTED: Final = Happening("round_started", NUMBER)
CARD_DEALT: Final = Happening("card_dealt", CARD)
CARD_DRAWN: Final = Happening("card_drawn", SEAT, CARD)
PILE_RENEWED: Final = Happening("pile_renewed")
PASSED: Final = Happening("passed", SEAT)
CARD_TAKEN: Final = Happening("card_taken", SEAT, CARD)
NEUTRAL_DISCARDED: Final = Happening("neutral_discarded", CARD)
CARD_LEFT: Final = Happening("card_left", CARD)
GAINED: Final = Happening("gained", SEAT, NUMBER, GOOD)
PAID: Final = Happening("paid", SEAT, NUMBER, GOOD)
MIDDEN_CLEARED: Final = Happening("midden_cleared", SEAT)
SLIDER_MOVED: Final = Happening("slider_moved", SEAT, NUMBER)
WORKER_PLACED: Final = Happening("worker_placed", SEAT, TILE, Words("size", w.SIZES))
WORKERS_BACK: Final = Happening("workers_back", SEAT)
TILE_FLIPPED: Final = Happening("tile_flipped", SEAT, TILE)
FURNISHED: Final = Happening("furnished", SEAT, NUMBER)
TRADED: Final = Happening("traded", SEAT, NUMBER)
COOKED: Final = Happening("cooked", SEAT, GOOD)
ROOF_GAINED: Final = Happening("roof_gained", SEAT)
SPINDLE_GAINED: Final = Happening("spindle_gained", SEAT)
RECRUITED: Final = Happening("recruited", SEAT)
TASK_USED: Final = Happening("task_used", SEAT, Words("task", w.TASKS))
CARD_KEPT: Final = Happening("card_kept", SEAT, CARD)
SETTLER_LEFT: Final = Happening("settler_left", SEAT, CARD)
FED: Final = Happening("fed", SEAT, NUMBER)
OBJECTIVE_MET: Final = Happening("objective_met", Words("objective", w.OBJECTIVES))

HAPPENINGS: Final[list[Happening]] = [
    MARKER_STACKED, OBJECTIVE_SHOWN, TASK_SHOWN, TILE_DEALT, TILE_CHOSEN, ROUND_STARTED, CARD_DEALT, CARD_DRAWN,
    PILE_RENEWED, PASSED, CARD_TAKEN, NEUTRAL_DISCARDED, CARD_LEFT, GAINED, PAID, MIDDEN_CLEARED, SLIDER_MOVED,
    WORKER_PLACED, WORKERS_BACK, TILE_FLIPPED, FURNISHED, TRADED, COOKED, ROOF_GAINED, SPINDLE_GAINED, RECRUITED,
    TASK_USED, CARD_KEPT, SETTLER_LEFT, FED, OBJECTIVE_MET,
]  # fmt: skip
