"""What can happen in La Villa, for the log and for animations."""

from __future__ import annotations

from typing import Final

from hogar.games.village import words as w
from hogar.games.village.moves import AREA, CITY, CUBE, CUSTOMER, GENERATION, PLACE, PRIVILEGE_NAMED, THING
from hogar.kernel.event import Happening
from hogar.kernel.parameters import Number, SeatNumber, Words

SEAT: Final = SeatNumber()
NUMBER: Final = Number("number", 999)

START_PLAYER: Final = Happening("start_player", SEAT)
CUSTOMER_CAME: Final = Happening("customer_came", CUSTOMER)
CUSTOMER_MOVED: Final = Happening("customer_moved", CUSTOMER)
ROUND_STARTED: Final = Happening("round_started", NUMBER)
CUBE_PLACED: Final = Happening("cube_placed", CUBE, AREA)
CUBE_TAKEN: Final = Happening("cube_taken", SEAT, CUBE, AREA)
WELL_USED: Final = Happening("well_used", SEAT)
AREA_USED: Final = Happening("area_used", SEAT, AREA)
PASSED: Final = Happening("passed", SEAT)
GAINED: Final = Happening("gained", SEAT, NUMBER, THING)
PAID: Final = Happening("paid", SEAT, NUMBER, THING)
TIME_LOST: Final = Happening("time_lost", SEAT, NUMBER)
BRIDGE_PASSED: Final = Happening("bridge_passed", SEAT)
PRESTIGE_GAINED: Final = Happening("prestige_gained", SEAT, NUMBER)
BORN: Final = Happening("born", SEAT, GENERATION)
MOVED: Final = Happening("moved", SEAT, GENERATION, Words("from", w.PLACES, "place"), PLACE)
NOBODY_DIED: Final = Happening("nobody_died", SEAT)
DIED: Final = Happening("died", SEAT, GENERATION, Words("from", w.PLACES, "place"), PLACE)
END_TRIGGERED: Final = Happening("end_triggered", SEAT)
MARKET_DAY: Final = Happening("market_day", SEAT)
SERVED: Final = Happening("served", SEAT, CUSTOMER)
MARKET_OVER: Final = Happening("market_over")
MARKER_PLACED: Final = Happening("marker_placed", SEAT, CITY)
PRIVILEGE_USED: Final = Happening("privilege_used", SEAT, PRIVILEGE_NAMED)
MASS_STARTED: Final = Happening("mass_started")
MONK_DRAWN: Final = Happening("monk_drawn")
MAJORITY: Final = Happening("majority", SEAT)
GAME_ENDED: Final = Happening("game_ended")

HAPPENINGS: Final[list[Happening]] = [
    START_PLAYER, CUSTOMER_CAME, CUSTOMER_MOVED, ROUND_STARTED, CUBE_PLACED, CUBE_TAKEN, WELL_USED, AREA_USED, PASSED,
    GAINED, PAID, TIME_LOST, BRIDGE_PASSED, PRESTIGE_GAINED, BORN, MOVED, NOBODY_DIED, DIED, END_TRIGGERED, MARKET_DAY,
    SERVED, MARKET_OVER, MARKER_PLACED, PRIVILEGE_USED, MASS_STARTED, MONK_DRAWN, MAJORITY, GAME_ENDED,
]  # fmt: skip
