"""Why a move of Caverna may not be legal: int codes for the rules, messages and clauses for people."""

from __future__ import annotations

from typing import Final

from hogar.kernel.game import Reason

OK: Final = 0
OCCUPIED: Final = 1
NOT_REVEALED: Final = 2
NOT_IN_PLAY: Final = 3
NOTHING_POSSIBLE: Final = 4
NOT_ENOUGH: Final = 5
STILL_OWED: Final = 6
MUST_DO_ONE: Final = 7
NONE_OF_IT: Final = 8
NOT_THAT_GOLD: Final = 9
NOT_FOR_RUBIES: Final = 10
NO_RUBY: Final = 11
NO_SUCH_TRADE: Final = 12
NOT_ENOUGH_FOR_TRADE: Final = 13
NO_SUCH_WEAPON: Final = 14
NO_PLACE_FOR_TILE: Final = 15
ANIMALS_FIRST: Final = 16
WHILE_BREEDING: Final = 17
NOT_THESE_YOUNG: Final = 18
NOT_THESE_BREEDS: Final = 19
EMPTY_PILE: Final = 20
NO_TWIN_PLACE: Final = 21
NOT_THERE: Final = 22
NO_FIELD: Final = 23
NO_SEED: Final = 24
NOT_SOWABLE: Final = 25
SOWN_ENOUGH: Final = 26
NO_SITE: Final = 27
TILE_GONE: Final = 28
NOT_A_DWELLING: Final = 29
NO_TILE_POSSIBLE: Final = 30
NO_DWARF_LEFT: Final = 31
NO_ROOM: Final = 32
NO_TUNNELS: Final = 33
NO_TUNNEL: Final = 34
NO_DEEP_TUNNEL: Final = 35
NO_MEADOW: Final = 36
NO_MEADOWS: Final = 37
PASTURE_BUILT: Final = 38
NO_STABLE_LEFT: Final = 39
NO_STABLE_CELL: Final = 40
ARMED_ALREADY: Final = 41
UNARMED: Final = 42
NO_ORE: Final = 43
TOO_STRONG: Final = 44
TOO_WEAK: Final = 45
LOOTED_ALREADY: Final = 46
LOOT_IMPOSSIBLE: Final = 47
NO_OPPONENT: Final = 48
OWN_SPACE: Final = 49
NEVER_IMITATED: Final = 50
NOT_THIS_PAYMENT: Final = 51
NOT_FOR_SALE: Final = 52
BOUGHT_ALREADY: Final = 53
NOT_ENOUGH_GOLD: Final = 54
NOT_DUE: Final = 55
SPACE_USABLE: Final = 56
CLEARED: Final = 57
SERVED_ALREADY: Final = 58
BOTH_HALVES_USED: Final = 59
RAISE_FIRST: Final = 60
NOT_NOW: Final = 61
NO_SUCH_MEAL: Final = 62

REASONS: Final[list[Reason]] = [
    Reason("ok", ""),
    Reason("occupied", "CA-66"),
    Reason("not_revealed", "CA-53"),
    Reason("not_in_play", "CA-28"),
    Reason("nothing_possible", "CA-71"),
    Reason("not_enough", "CA-146"),
    Reason("still_owed", "CA-342"),
    Reason("must_do_one", "CA-75"),
    Reason("none_of_it", "CA-111"),
    Reason("not_that_gold", "CA-112"),
    Reason("not_for_rubies", "CA-180"),
    Reason("no_ruby", "CA-173"),
    Reason("no_such_trade", "CA-118"),
    Reason("not_enough_for_trade", "CA-119"),
    Reason("no_such_weapon", "CA-307"),
    Reason("no_place_for_tile", "CA-137"),
    Reason("animals_first", "CA-232"),
    Reason("while_breeding", "CA-106"),
    Reason("not_these_young", "CA-347"),
    Reason("not_these_breeds", "CA-260"),
    Reason("empty_pile", "CA-72"),
    Reason("no_twin_place", "CA-123"),
    Reason("not_there", "CA-122"),
    Reason("no_field", "CA-138"),
    Reason("no_seed", "CA-139"),
    Reason("not_sowable", "CA-141"),
    Reason("sown_enough", "CA-138"),
    Reason("no_site", "CA-145"),
    Reason("tile_gone", "CA-148"),
    Reason("not_a_dwelling", "CA-150"),
    Reason("no_tile_possible", "CA-144"),
    Reason("no_dwarf_left", "CA-155"),
    Reason("no_room", "CA-154"),
    Reason("no_tunnels", "CA-163"),
    Reason("no_tunnel", "CA-167"),
    Reason("no_deep_tunnel", "CA-167"),
    Reason("no_meadow", "CA-209"),
    Reason("no_meadows", "CA-210"),
    Reason("pasture_built", "CA-208"),
    Reason("no_stable_left", "CA-14"),
    Reason("no_stable_cell", "CA-214"),
    Reason("armed_already", "CA-236"),
    Reason("unarmed", "CA-240"),
    Reason("no_ore", "CA-235"),
    Reason("too_strong", "CA-235"),
    Reason("too_weak", "CA-243"),
    Reason("looted_already", "CA-242"),
    Reason("loot_impossible", "CA-246"),
    Reason("no_opponent", "CA-267"),
    Reason("own_space", "CA-268"),
    Reason("never_imitated", "CA-265"),
    Reason("not_this_payment", "CA-354"),
    Reason("not_for_sale", "CA-205"),
    Reason("bought_already", "CA-205"),
    Reason("not_enough_gold", "CA-206"),
    Reason("not_due", "CA-68"),
    Reason("space_usable", "CA-343"),
    Reason("cleared", "CA-336"),
    Reason("served_already", "CA-303"),
    Reason("both_halves_used", "CA-284"),
    Reason("raise_first", "CA-146"),
    Reason("not_now", "CA-349"),
    Reason("no_such_meal", "CA-303"),
]
