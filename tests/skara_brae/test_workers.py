"""Placing workers (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import SETTLERS
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, happened, has, new_game, offered, play, refused, usable

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table

SPECIAL = ["build", "explore", "hunt_boar", "innovate", "muster", "recruit", "spin_wool", "tend_land"]
STANDARD = ["furnish", "cook", "craft", "clean", "trade", "shore", "hills", "thickets", "fields"]
ROUND_FOUR = {"large_workers": 1, "small_workers": 3}
BACK_OF_RECRUIT = {"special": "recruit", "flipped": ["recruit", "thickets"], **ROUND_FOUR}


def workers(**mine: Any) -> Table:
    """Seat 1 places workers, one large and three small ones unless the test says otherwise; it has no goods."""
    return at("workers", mine={"goods": {}, **ROUND_FOUR, **mine})


def on_tiles(table: Table) -> tuple[list[str], list[str]]:
    """The tiles with a large worker and those with a small one."""
    masks = (board(table).large_on, board(table).small_on)
    large, small = [[tile for place, tile in enumerate(w.TILES) if mask >> place & 1] for mask in masks]
    return large, small


# Where workers go (SB-124 to SB-128).


@clause("SB-124")
def test_every_worker_may_stay_unplaced() -> None:
    table = play(workers(), "done")
    assert (happened(table).count("worker_placed"), board(table).large_ready, board(table).small_ready) == (0, 1, 3)


@clause("SB-124", "SB-292")
def test_some_workers_may_stay_unplaced() -> None:
    table = play(workers(), "place thickets small", "done")
    assert goods(table) == {"wood": 1}
    assert offered(table) == []


@clause("SB-124")
def test_a_worker_that_is_not_there_cannot_be_placed() -> None:
    refusal = refused(workers(small_workers=0), "place thickets small")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_worker", "SB-124")


@clause("SB-125")
@pytest.mark.parametrize("special", SPECIAL)
def test_workers_go_to_the_players_own_tiles_only(special: str) -> None:
    table = workers(special="build" if special != "build" else "muster")
    refusal = refused(table, f"place {special} large")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_your_tile", "SB-125")


@clause("SB-126")
@pytest.mark.parametrize("size", ["large", "small"])
def test_a_tile_holds_one_worker_of_each_size(size: str) -> None:
    table = play(workers(special="recruit"), f"place thickets {size}")
    assert "thickets" not in usable(table, size)
    assert "thickets" in usable(table, "small" if size == "large" else "large")


@clause("SB-126")
def test_a_second_small_worker_is_refused() -> None:
    refusal = refused(play(workers(), "place thickets small"), "place thickets small")
    assert (refusal.message.id, refusal.clause) == ("refusal.tile_full", "SB-126")


@clause("SB-126", "SB-292")
@pytest.mark.parametrize("sizes", [["large", "small"], ["small", "large"]])
def test_both_sizes_go_to_a_tile_in_any_order(sizes: list[str]) -> None:
    table = play(workers(), *[f"place thickets {size}" for size in sizes])
    assert on_tiles(table) == (["thickets"], ["thickets"])
    assert has(table, "wood") == 2


@clause("SB-127")
def test_a_tile_is_used_twice_in_a_turn_at_most() -> None:
    table = play(workers(), "place thickets large", "place thickets small")
    assert "thickets" not in usable(table, "small")
    assert has(table, "wood") == 2


@clause("SB-127")
def test_with_the_back_of_recruit_a_flipped_tile_is_used_three_times_at_most() -> None:
    table = workers(**BACK_OF_RECRUIT)
    play(table, "place thickets small", "place thickets small", "gather wood+wood")
    assert "thickets" not in usable(table, "small")
    play(table, "place thickets large", "gather wood+wood")
    assert has(table, "wood") == 6


@clause("SB-128")
@pytest.mark.parametrize(
    ("tile", "before", "answers"),
    [
        ("furnish", {"hide": 1}, []),
        ("cook", {"sheep": 1}, []),
        ("craft", {"stone": 1, "wood": 1}, []),
        ("clean", {"hide": 1, "wood": 1}, ["done"]),
        ("trade", {"wood": 2}, []),
        ("shore", {}, ["gather shell"]),
        ("tend_land", {"bone": 2}, ["gather wood", "gather barley", "gather stone"]),
    ],
)
def test_large_and_small_workers_have_the_same_effect(tile: str, before: dict[str, int], answers: list[str]) -> None:
    tables = [workers(special="tend_land", goods=before) for _ in range(2)]
    for table, size in zip(tables, ["large", "small"], strict=True):
        play(table, f"place {tile} {size}", *answers)
    large, small = [board(table) for table in tables]
    assert large.goods == small.goods
    assert (large.furnish, large.trade, large.flipped, large.supply_roofs, large.slider) == (
        small.furnish, small.trade, small.flipped, small.supply_roofs, small.slider,
    )  # fmt: skip


# How a tile is resolved (SB-129 to SB-133, SB-293).


@clause("SB-129")
def test_no_worker_is_placed_while_a_tile_is_resolved() -> None:
    table = play(workers(), "place shore large")
    assert offered(table) == ["gather shell", "gather seaweed"]
    play(table, "gather shell")
    assert "shore" in usable(table, "small")


@clause("SB-129")
def test_a_purchase_is_part_of_the_tile_that_is_resolved() -> None:
    table = play(workers(goods={"wood": 2, "knife": 1}), "place trade large")
    assert offered(table) == ["buy knife", "done"]


@clause("SB-130")
def test_the_cost_is_paid_before_the_effect() -> None:
    table = play(workers(special="hunt_boar", goods={"bone": 2}, slider=1), "place hunt_boar large")
    told = [name for name in happened(table) if name in ("worker_placed", "paid", "gained")]
    assert told == ["worker_placed", "paid", "gained"]


@clause("SB-130")
def test_once_a_worker_is_placed_the_cost_must_be_paid() -> None:
    table = play(workers(special="tend_land", goods={"bone": 2, "food": 2}), "place tend_land large")
    assert offered(table) == ["units bone+bone", "units food+bone", "units food+food"]


@clause("SB-131")
@pytest.mark.parametrize(
    ("tile", "mine", "reason", "says"),
    [
        ("furnish", {"goods": {"wool": 1}}, "no_payment", "SB-142"),
        ("furnish", {"furnish": 6, "goods": {"hide": 9}}, "track_end", "SB-144"),
        ("cook", {"goods": {"wood": 9}}, "nothing_to_cook", "SB-154"),
        ("craft", {"goods": {"stone": 9}}, "no_flip", "SB-155"),
        ("clean", {"goods": {"hide": 9}}, "too_few_kinds", "SB-165"),
        ("trade", {"goods": {"wood": 1, "stone": 1}}, "too_few_of_one", "SB-172"),
        ("trade", {"trade": 7, "goods": {"wood": 9}}, "trade_end", "SB-173"),
        ("tend_land", {"goods": {"bone": 1}}, "no_units", "SB-188"),
    ],
)
def test_a_worker_is_not_placed_where_nothing_can_be_done(
    tile: str, mine: dict[str, Any], reason: str, says: str
) -> None:
    table = workers(special="tend_land", **mine)
    refusal = refused(table, f"place {tile} large")
    assert (refusal.message.id, refusal.clause) == (f"refusal.{reason}", says)


@clause("SB-132")
def test_an_action_as_if_by_a_worker_ignores_the_workers_on_the_tile() -> None:
    table = workers(special="build", goods={"hide": 3, "bone": 2})
    play(table, "place furnish large", "place furnish small", "place build small", "build furnish")
    assert board(table).furnish == 3


@clause("SB-132")
def test_an_action_as_if_by_a_worker_does_not_use_up_the_tile() -> None:
    table = workers(special="build", goods={"hide": 3, "bone": 2})
    play(table, "place build small", "build furnish")
    assert (board(table).furnish, board(table).small_ready) == (1, 2)
    assert "furnish" in usable(table, "large")
    assert "furnish" in usable(table, "small")


@clause("SB-132")
def test_an_action_as_if_by_a_worker_uses_the_side_that_is_up() -> None:
    table = workers(special="build", flipped=["furnish"], goods={"bone": 2})
    play(table, "place build large", "build furnish", "bonus knife")
    assert goods(table) == {"knife": 1}


@clause("SB-132")
def test_an_action_as_if_by_a_worker_pays_its_normal_costs() -> None:
    table = workers(special="innovate", flipped=["innovate"], goods={"bone": 2, "food": 1, "hide": 1})
    play(table, "place innovate large", "units bone+bone", "flip furnish", "use furnish", "bonus knife")
    assert goods(table) == {"knife": 1}


@clause("SB-132")
def test_an_action_as_if_by_a_worker_must_be_possible() -> None:
    table = workers(special="innovate", flipped=["innovate"], goods={"bone": 2, "food": 1})
    play(table, "place innovate large", "units bone+bone", "flip furnish")
    assert has(table, "food") == 1
    assert usable(table, "small") != []


@clause("SB-133")
def test_a_flipped_tile_keeps_its_workers_and_gives_nothing() -> None:
    table = workers(goods={"hide": 1, "stone": 1, "wood": 1})
    play(table, "place furnish small", "place craft small")
    assert on_tiles(table) == ([], ["furnish", "craft"])
    assert (board(table).flipped, board(table).furnish, goods(table)) == (1 << w.FURNISH, 1, {})
    refusal = refused(table, "place furnish small")
    assert refusal.message.id == "refusal.tile_full"


@clause("SB-133")
def test_craft_may_flip_itself_and_keeps_its_worker() -> None:
    table = play(workers(goods={"stone": 1, "wool": 1}), "place craft large")
    assert (on_tiles(table), board(table).flipped) == ((["craft"], []), 1 << w.CRAFT)


@clause("SB-293")
@pytest.mark.parametrize(
    ("mine", "texts", "asked"),
    [
        ({"goods": {"wood": 2, "hide": 2}, "furnish": 1}, ["place trade large"], ["trade wood", "trade hide"]),
        ({"goods": {"wool": 4, "hide": 2}, "furnish": 1}, ["place furnish large"], ["hides 0", "hides 1", "hides 2"]),
        ({"goods": {"hide": 1}, "flipped": ["furnish"]}, ["place furnish large"], ["bonus barley", "bonus knife"]),
        ({"goods": {"shell": 1, "barley": 1}}, ["place cook large"], ["cook shell", "cook barley"]),
        ({"goods": {"stone": 1, "wood": 1, "wool": 1}}, ["place craft large"], ["flip furnish", "flip craft"]),
        ({}, ["place hills large"], ["gather stone", "gather wool"]),
        ({"special": "build", "goods": {"bone": 2}}, ["place build large"], ["build furnish", "build trade"]),
    ],
)
def test_what_no_clause_calls_optional_must_be_done(mine: dict[str, Any], texts: list[str], asked: list[str]) -> None:
    assert offered(play(workers(**mine), *texts)) == asked


@clause("SB-293")
@pytest.mark.parametrize(
    ("mine", "tile"),
    [
        ({"goods": {"wood": 2, "knife": 1}}, "trade"),
        ({"goods": {"hide": 1, "wood": 1, "midden": 1}}, "clean"),
        ({"special": "tend_land", "goods": {"bone": 2}}, "tend_land"),
        ({"special": "spin_wool", "flipped": ["spin_wool"], "spindles": 3, "goods": {"bone": 2}}, "spin_wool"),
    ],
)
def test_what_a_clause_calls_optional_may_be_left_out(mine: dict[str, Any], tile: str) -> None:
    assert offered(play(workers(**mine), f"place {tile} large"))[-1] == "done"


# When an action is possible (SB-291).

ALL_FLIPPED = [*STANDARD, "innovate"]
POSSIBLE: list[tuple[str, dict[str, Any], bool]] = [
    ("furnish", {"goods": {"hide": 1}}, True),
    ("furnish", {"goods": {"wool": 2}}, True),
    ("furnish", {"goods": {"wool": 1}}, False),
    ("furnish", {"furnish": 5, "goods": {"hide": 3}}, True),
    ("furnish", {"furnish": 5, "goods": {"hide": 2, "wool": 1}}, False),
    ("furnish", {"furnish": 6, "goods": {"hide": 9}}, False),
    ("cook", {"goods": {"barley": 1}}, True),
    ("cook", {"goods": {"cow": 1}}, True),
    ("cook", {"goods": {"wood": 9, "hide": 9}}, False),
    ("craft", {"goods": {"stone": 1, "wood": 1}}, True),
    ("craft", {"goods": {"stone": 9}}, False),
    ("craft", {"flipped": ["furnish"], "goods": {"stone": 1, "wood": 1}}, False),
    ("craft", {"special": "muster", "flipped": ["muster"], "goods": {"bone": 1, "hide": 1}}, False),
    ("craft", {"special": "muster", "goods": {"bone": 1, "hide": 1}}, True),
    ("clean", {"goods": {"hide": 1, "barley": 1}}, True),
    ("clean", {"goods": {"hide": 9, "shell": 9}}, False),
    ("clean", {"goods": {"hide": 1, "food": 1}}, False),
    ("clean", {"flipped": ["clean"], "goods": {"hide": 1, "food": 1}}, True),
    ("trade", {"goods": {"fish": 2}}, True),
    ("trade", {"goods": {"fish": 1, "wood": 1}}, False),
    ("trade", {"goods": {"midden": 9}}, False),
    ("trade", {"trade": 6, "goods": {"wood": 6}}, True),
    ("trade", {"trade": 6, "goods": {"wood": 5}}, False),
    ("trade", {"trade": 7, "goods": {"wood": 9}}, False),
    ("shore", {}, True),
    ("hills", {"flipped": ["hills"]}, True),
    ("thickets", {"flipped": ["thickets"]}, True),
    ("fields", {"flipped": ["fields"]}, True),
    ("tend_land", {"goods": {"bone": 2}}, True),
    ("build", {"furnish": 6, "trade": 6, "goods": {"bone": 2, "wood": 4}}, True),
    ("build", {"furnish": 6, "trade": 6, "goods": {"bone": 2, "wood": 3}}, False),
    ("build", {"furnish": 4, "trade": 7, "goods": {"bone": 2, "hide": 1}}, True),
    ("build", {"furnish": 4, "trade": 7, "goods": {"bone": 2, "wool": 1}}, False),
    ("build", {"furnish": 4, "trade": 7, "flipped": ["build"], "goods": {"bone": 2}}, True),
    ("build", {"furnish": 6, "trade": 7, "goods": {"bone": 2, "hide": 9, "wood": 9}}, False),
    ("explore", {"goods": {"bone": 2}}, True),
    ("hunt_boar", {"goods": {"bone": 2, "boar": 2}}, True),
    ("hunt_boar", {"goods": {"bone": 2, "boar": 3}}, False),
    ("hunt_boar", {"flipped": ["hunt_boar"], "goods": {"bone": 2, "boar": 3}}, True),
    ("innovate", {"flipped": ALL_FLIPPED[1:], "goods": {"bone": 2}}, True),
    ("innovate", {"flipped": ALL_FLIPPED, "goods": {"bone": 2}}, False),
    ("muster", {"settlers": [[], [], [], ["herdsman"]], "goods": {"bone": 2}}, True),
    ("muster", {"goods": {"bone": 2}}, False),
    ("recruit", {"black_workers": 2, "goods": {"bone": 2}}, True),
    ("recruit", {"black_workers": 3, "goods": {"bone": 2}}, False),
    ("spin_wool", {"spindles": 9, "goods": {"bone": 2}}, True),
    ("spin_wool", {"spindles": 10, "goods": {"bone": 2}}, False),
]


@clause("SB-131", "SB-291")
@pytest.mark.parametrize(("tile", "mine", "possible"), POSSIBLE)
def test_an_action_is_possible_exactly_when_its_clause_says_so(tile: str, mine: dict[str, Any], possible: bool) -> None:
    table = workers(**({"special": tile} if tile in SPECIAL else {}), **mine)
    assert (tile in usable(table)) == possible
    assert (tile in usable(table, "small")) == possible


@clause("SB-291")
@pytest.mark.parametrize(("in_the_pile", "discarded", "possible"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_explore_needs_a_card_that_can_be_drawn(in_the_pile: int, discarded: int, possible: bool) -> None:
    roofs = 8 - in_the_pile - discarded
    mine = {"special": "explore", "goods": {"bone": 2}, "settlers": all_settlers(), "village_roofs": roofs}
    groups = [["stone_ball"] * 4, ["stone_ball"] * 4, ["utensils"] * 4]
    table = at("workers", mine=mine, table={"groups": groups, "discard": {"roof": discarded}, "round": 4})
    assert ("explore" in usable(table)) == possible


def all_settlers() -> list[list[str]]:
    """All sixty settlers, before one player."""
    deck = new_game(2).deck
    settlers: list[list[str]] = [[], [], [], []]
    for card in range(w.FIRST_SETTLER, w.CARD_KINDS):
        settlers[SETTLERS[card].habitat] += [w.CARDS[card]] * deck[card]
    return settlers


# The order of placing and the end of the step (SB-292).


@clause("SB-292")
def test_the_player_chooses_which_worker_goes_where() -> None:
    table = workers(special="tend_land")
    gather = ["shore", "hills", "thickets", "fields"]
    assert (usable(table, "large"), usable(table, "small")) == (gather, gather)


@clause("SB-292")
@pytest.mark.parametrize(
    "placed",
    [
        ["thickets large", "thickets small", "fields small"],
        ["thickets small", "thickets large", "fields small"],
        ["fields small", "thickets small", "thickets large"],
    ],
)
def test_large_and_small_workers_may_follow_each_other_in_any_order(placed: list[str]) -> None:
    table = play(workers(), *[f"place {one}" for one in placed])
    assert goods(table) == {"wood": 2, "barley": 1}


@clause("SB-292")
def test_the_step_ends_when_the_player_stops() -> None:
    table = play(workers(), "place thickets large", "done")
    assert offered(table) == []


@clause("SB-292")
def test_the_step_ends_by_itself_without_a_worker_left() -> None:
    table = play(workers(small_workers=0), "place thickets large")
    assert offered(table) == []
    assert happened(table)[-1] == "workers_back"


@clause("SB-292")
def test_the_step_goes_on_while_a_worker_can_be_placed() -> None:
    table = play(workers(small_workers=1), "place thickets large")
    assert usable(table, "small") == ["shore", "hills", "thickets", "fields"]


@clause("SB-292")
def test_an_unplaced_worker_is_available_next_turn() -> None:
    groups = [["roof"] * 4, ["stone_ball"] * 4, ["angler"] * 4]
    table = at("turn", players=3, mine=ROUND_FOUR, table={"left": ["2", "3", "1"], "groups": groups})
    play(table, "take roof 1", "place fields small", "done")
    play(table, "take roof 2", "done", seat=3)
    play(table, "take roof 3", "done", seat=2)
    play(table, "pass", seat=2)
    play(table, "pass", seat=3)
    play(table, "take stone_ball 1")
    assert (board(table).large_ready, board(table).small_ready) == (1, 3)
