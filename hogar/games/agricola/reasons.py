"""Why a move of Agricola may not be legal: int codes for the rules, messages and clauses for people."""

from __future__ import annotations

from typing import Final

from hogar.kernel.game import Reason

OK: Final = 0
OCCUPIED: Final = 1
NOT_TURNED_UP: Final = 2
NOT_IN_PLAY: Final = 3
EMPTY_PILE: Final = 4
NO_HAND_CARDS: Final = 5
LINKED: Final = 6
TOO_EARLY: Final = 7
NOT_ENOUGH: Final = 8
NO_ROOM_CELL: Final = 9
NOT_EMPTY: Final = 10
NOT_BESIDE_ROOM: Final = 11
STONE_HOUSE: Final = 12
NO_STABLE_LEFT: Final = 13
NO_STABLE_CELL: Final = 14
STABLE_THERE: Final = 15
TILE_THERE: Final = 16
NO_FENCES_LEFT: Final = 17
NO_PASTURE: Final = 18
NOT_FENCEABLE: Final = 19
NOT_CLOSED: Final = 20
NO_FIELD_CELL: Final = 21
NOT_BESIDE_FIELD: Final = 22
NO_FIELD_TO_SOW: Final = 23
NO_SEED: Final = 24
NO_FIELD_THERE: Final = 25
PLANTED: Final = 26
NO_OVEN: Final = 27
NO_GRAIN: Final = 28
OVENS_FULL: Final = 29
NO_PERSON_LEFT: Final = 30
NO_ROOM: Final = 31
NO_MAJOR: Final = 32
MAJOR_TAKEN: Final = 33
NO_FIREPLACE: Final = 34
NOT_THIS_PAYMENT: Final = 35
NOT_OFFERED: Final = 36
NOT_KEPT: Final = 37
NOT_CONVERTIBLE: Final = 38
NONE_OF_IT: Final = 39
STILL_OWED: Final = 40
ONCE_A_HARVEST: Final = 41
NOT_YOURS: Final = 42
NOTHING_POSSIBLE: Final = 43
MUST_DO_ONE: Final = 44
OTHER_STAGE: Final = 45
WHILE_BREEDING: Final = 46
ENOUGH_STABLES: Final = 47
NO_CARD: Final = 48
NOT_IN_HAND: Final = 49
CARD_NEEDS: Final = 50
NOT_WITH_THIS: Final = 51
TOLL: Final = 52
FORBIDDEN: Final = 53
NOT_NOW: Final = 54
NOT_TO_CHOOSE: Final = 55
OWED_ELSEWHERE: Final = 56

REASONS: Final[list[Reason]] = [
    Reason("ok", ""),
    Reason("occupied", "AG-46"),
    Reason("not_turned_up", "AG-36"),
    Reason("not_in_play", "AG-23"),
    Reason("empty_pile", "AG-49"),
    Reason("no_hand_cards", "AG-310"),
    Reason("linked", "AG-318"),
    Reason("too_early", "AG-321"),
    Reason("not_enough", "AG-367"),
    Reason("no_room_cell", "AG-117"),
    Reason("not_empty", "AG-115"),
    Reason("not_beside_room", "AG-114"),
    Reason("stone_house", "AG-119"),
    Reason("no_stable_left", "AG-4"),
    Reason("no_stable_cell", "AG-149"),
    Reason("stable_there", "AG-149"),
    Reason("tile_there", "AG-149"),
    Reason("no_fences_left", "AG-171"),
    Reason("no_pasture", "AG-162"),
    Reason("not_fenceable", "AG-161"),
    Reason("not_closed", "AG-160"),
    Reason("no_field_cell", "AG-136"),
    Reason("not_beside_field", "AG-137"),
    Reason("no_field_to_sow", "AG-143"),
    Reason("no_seed", "AG-140"),
    Reason("no_field_there", "AG-140"),
    Reason("planted", "AG-143"),
    Reason("no_oven", "AG-225"),
    Reason("no_grain", "AG-225"),
    Reason("ovens_full", "AG-226"),
    Reason("no_person_left", "AG-126"),
    Reason("no_room", "AG-127"),
    Reason("no_major", "AG-89"),
    Reason("major_taken", "AG-196"),
    Reason("no_fireplace", "AG-211"),
    Reason("not_this_payment", "AG-377"),
    Reason("not_offered", "AG-106"),
    Reason("not_kept", "AG-386"),
    Reason("not_convertible", "AG-185"),
    Reason("none_of_it", "AG-387"),
    Reason("still_owed", "AG-367"),
    Reason("once_a_harvest", "AG-219"),
    Reason("not_yours", "AG-196"),
    Reason("nothing_possible", "AG-47"),
    Reason("must_do_one", "AG-378"),
    Reason("other_stage", "AG-330"),
    Reason("while_breeding", "AG-283"),
    Reason("enough_stables", "AG-314"),
    Reason("no_card", "AG-89"),
    Reason("not_in_hand", "AG-231"),
    Reason("card_needs", "AG-237"),
    Reason("not_with_this", "AG-232"),
    Reason("toll", "AG-369"),
    Reason("forbidden", "AG-232"),
    Reason("not_now", "AG-376"),
    Reason("not_to_choose", "AG-29"),
    Reason("owed_elsewhere", "AG-367"),
]
