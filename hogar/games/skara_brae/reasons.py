"""Why a move of Skara Brae may not be legal: int codes for the rules, messages and clauses for people."""

from __future__ import annotations

from typing import Final

from hogar.kernel.game import Reason

OK: Final = 0
NOT_YOUR_TILE: Final = 1
NO_WORKER: Final = 2
TILE_FULL: Final = 3
TRACK_END: Final = 4
NO_PAYMENT: Final = 5
NOTHING_TO_COOK: Final = 6
HEARTH_FULL: Final = 7
NO_FLIP: Final = 8
ALREADY_FLIPPED: Final = 9
TOO_FEW_KINDS: Final = 10
TOO_MANY_KINDS: Final = 11
TOO_FEW_OF_ONE: Final = 12
NO_UNITS: Final = 13
UNITS_BLOCK: Final = 14
NO_CARDS: Final = 15
BOARS_FULL: Final = 16
NO_FRONT: Final = 17
NO_SETTLERS: Final = 18
NO_BLACK: Final = 19
NO_SPINDLE: Final = 20
NO_MIDDEN: Final = 21
NO_EMPTY_SPACES: Final = 22
SLIDER_AT_LEFT: Final = 23
NOT_HAVE: Final = 24
CARD_NOT_THERE: Final = 25
NO_PASS: Final = 26
NOT_DEALT: Final = 27
NOT_THIS_SIDE: Final = 28
MUST_DIFFER: Final = 29
TASK_NOT_THERE: Final = 30
TASK_BLOCKED: Final = 31
GATHERED_ALREADY: Final = 32
MUST_DO_SOMETHING: Final = 33
TOO_MUCH: Final = 34
NOT_COOKABLE: Final = 35
NO_ICONS: Final = 36
TRADE_END: Final = 37
NEVER_MIDDEN: Final = 38
KNIFE_ONLY: Final = 39
NOT_THIS_TILE: Final = 40
NO_ROOFS: Final = 41
TASK_UNPAID: Final = 42
NO_REST: Final = 43
TOO_MUCH_FOOD: Final = 44
NO_SETTLER_THERE: Final = 45
# The same sentences, where another clause says so.
NOT_YOURS_TO_FLIP: Final = 46
NOT_YOURS_TO_FLIP_FREE: Final = 47
FEWER_THAN_FRONT: Final = 48
FEWER_THAN_BACK: Final = 49
MORE_THAN_BACK: Final = 50
NOT_CLEANED_ON_FRONT: Final = 51
NO_TRACK_OF_BUILD: Final = 52
NOT_THE_FLIPPED: Final = 53
NOT_BOTH_ON_FRONT: Final = 54
BOTH_ON_BACK: Final = 55
NOT_DRAWN_ON_FRONT: Final = 56
NOT_DRAWN_ON_BACK: Final = 57
NO_FOOD: Final = 58
MORE_THAN_PAYMENTS: Final = 59
NO_SUCH_COST: Final = 60
NO_PASS_ALONE: Final = 61
NOT_HARVESTED: Final = 62

REASONS: Final[list[Reason]] = [
    Reason("ok", ""),
    Reason("not_your_tile", "SB-125"),
    Reason("no_worker", "SB-124"),
    Reason("tile_full", "SB-126"),
    Reason("track_end", "SB-144"),
    Reason("no_payment", "SB-142"),
    Reason("nothing_to_cook", "SB-154"),
    Reason("hearth_full", "SB-147"),
    Reason("no_flip", "SB-155"),
    Reason("already_flipped", "SB-158"),
    Reason("too_few_kinds", "SB-165"),
    Reason("too_many_kinds", "SB-162"),
    Reason("too_few_of_one", "SB-172"),
    Reason("no_units", "SB-188"),
    Reason("units_block", "SB-191"),
    Reason("no_cards", "SB-291"),
    Reason("boars_full", "SB-203"),
    Reason("no_front", "SB-208"),
    Reason("no_settlers", "SB-213"),
    Reason("no_black", "SB-216"),
    Reason("no_spindle", "SB-16"),
    Reason("no_midden", "SB-134"),
    Reason("no_empty_spaces", "SB-135"),
    Reason("slider_at_left", "SB-138"),
    Reason("not_have", "SB-53"),
    Reason("card_not_there", "SB-89"),
    Reason("no_pass", "SB-71"),
    Reason("not_dealt", "SB-24"),
    Reason("not_this_side", "SB-180"),
    Reason("must_differ", "SB-178"),
    Reason("task_not_there", "SB-270"),
    Reason("task_blocked", "SB-275"),
    Reason("gathered_already", "SB-226"),
    Reason("must_do_something", "SB-154"),
    Reason("too_much", "SB-112"),
    Reason("not_cookable", "SB-148"),
    Reason("no_icons", "SB-122"),
    Reason("trade_end", "SB-173"),
    Reason("never_midden", "SB-51"),
    Reason("knife_only", "SB-174"),
    Reason("not_this_tile", "SB-180"),
    Reason("no_roofs", "SB-16"),
    Reason("task_unpaid", "SB-270"),
    Reason("no_rest", "SB-160"),
    Reason("too_much_food", "SB-237"),
    Reason("no_settler_there", "SB-239"),
    Reason("not_your_tile", "SB-156"),
    Reason("not_your_tile", "SB-205"),
    Reason("too_few_kinds", "SB-161"),
    Reason("too_few_kinds", "SB-163"),
    Reason("too_many_kinds", "SB-164"),
    Reason("not_this_side", "SB-161"),
    Reason("not_this_tile", "SB-192"),
    Reason("not_this_tile", "SB-207"),
    Reason("not_this_side", "SB-210"),
    Reason("not_this_side", "SB-211"),
    Reason("card_not_there", "SB-197"),
    Reason("card_not_there", "SB-200"),
    Reason("not_have", "SB-237"),
    Reason("no_payment", "SB-140"),
    Reason("task_not_there", "SB-276"),
    Reason("no_pass_alone", "SB-86"),
    Reason("too_much", "SB-113"),
]
