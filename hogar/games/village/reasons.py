"""Why a move of La Villa may not be legal: int codes for the rules, messages and clauses for people."""

from __future__ import annotations

from typing import Final

from hogar.kernel.game import Reason

OK: Final = 0
NO_CUBE: Final = 1
NO_PASSING: Final = 2
NO_WELL_CUBES: Final = 3
NOT_THIS_WELL: Final = 4
WELL_IN_VAIN: Final = 5
MUST_ACT: Final = 6
NOBODY_AT_HOME: Final = 7
GRAIN_FULL: Final = 8
NO_FAMILY: Final = 9
NO_CRAFT: Final = 10
NO_CUSTOMERS: Final = 11
NO_JOURNEY: Final = 12
NO_COUNCIL: Final = 13
NO_RESERVE: Final = 14
NO_MEMBER_THERE: Final = 15
NOT_FROM_THERE: Final = 16
NOBODY_THERE: Final = 17
NOT_VISIBLE: Final = 18
NOT_LOWEST: Final = 19
NO_CRAFTSMAN: Final = 20
NOT_ENOUGH: Final = 21
NO_CUBES_TO_PAY: Final = 22
NOT_THIS_PAYMENT: Final = 23
NOT_MIXED: Final = 24
NOT_MADE_HERE: Final = 25
NOT_AT_STALL: Final = 26
CANNOT_SERVE: Final = 27
NO_GREEN: Final = 28
NO_ROAD: Final = 29
NO_WAGON: Final = 30
SUPPLY_EMPTY: Final = 31
NOT_OFFERED: Final = 32
MUST_TAKE: Final = 33
TOP_LEVEL: Final = 34
START_TAKEN: Final = 35
LEVEL_TOO_LOW: Final = 36
NO_COIN: Final = 37
ALL_CALLED: Final = 38
LAST_WINDOW: Final = 39
NO_STEP_PRICE: Final = 40

REASONS: Final[list[Reason]] = [
    Reason("ok", ""),
    Reason("no_cube", "VI-35"),
    Reason("no_passing", "VI-34"),
    Reason("no_well_cubes", "VI-139"),
    Reason("not_this_well", "VI-137"),
    Reason("well_in_vain", "VI-144"),
    Reason("must_act", "VI-144"),
    Reason("nobody_at_home", "VI-41"),
    Reason("grain_full", "VI-208"),
    Reason("no_family", "VI-74"),
    Reason("no_craft", "VI-208"),
    Reason("no_customers", "VI-105"),
    Reason("no_journey", "VI-111"),
    Reason("no_council", "VI-208"),
    Reason("no_reserve", "VI-74"),
    Reason("no_member_there", "VI-41"),
    Reason("not_from_there", "VI-72"),
    Reason("nobody_there", "VI-52"),
    Reason("not_visible", "VI-52"),
    Reason("not_lowest", "VI-53"),
    Reason("no_craftsman", "VI-80"),
    Reason("not_enough", "VI-43"),
    Reason("no_cubes_to_pay", "VI-134"),
    Reason("not_this_payment", "VI-43"),
    Reason("not_mixed", "VI-79"),
    Reason("not_made_here", "VI-83"),
    Reason("not_at_stall", "VI-92"),
    Reason("cannot_serve", "VI-93"),
    Reason("no_green", "VI-98"),
    Reason("no_road", "VI-110"),
    Reason("no_wagon", "VI-111"),
    Reason("supply_empty", "VI-7"),
    Reason("not_offered", "VI-118"),
    Reason("must_take", "VI-204"),
    Reason("top_level", "VI-123"),
    Reason("start_taken", "VI-125"),
    Reason("level_too_low", "VI-121"),
    Reason("no_coin", "VI-135"),
    Reason("all_called", "VI-149"),
    Reason("last_window", "VI-155"),
    Reason("no_step_price", "VI-129"),
]
