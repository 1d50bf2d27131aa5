"""Chapter 12.4: Innovate."""

from __future__ import annotations

import pytest

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, offered, play, refused, usable

STANDARD = ["furnish", "cook", "craft", "clean", "trade", "shore", "hills", "thickets", "fields"]
BACK = ["innovate"]


def innovate(*flipped: str, small: int = 0, **have: int) -> Table:
    """A large worker has gone to Innovate; its two units were bones."""
    mine = {"special": "innovate", "goods": {"bone": 2, **have}, "flipped": list(flipped), "small_workers": small}
    table = play(at("workers", mine=mine), "place innovate large")
    return play(table, "units bone+bone") if "units bone+bone" in offered(table) else table


def flipped(table: Table) -> list[str]:
    """The tiles of seat 1 that are on their back."""
    return [tile for place, tile in enumerate(w.TILES) if board(table).flipped >> place & 1]


@clause("SB-205", "SB-206")
def test_the_front_flips_any_own_tile_itself_included_without_its_price() -> None:
    table = innovate()
    assert offered(table) == [f"flip {tile}" for tile in [*STANDARD, "innovate"]]
    play(table, "flip cook")
    assert (flipped(table), goods(table)) == (["cook"], {})


@clause("SB-205")
def test_a_tile_that_is_not_ones_own_is_not_flipped() -> None:
    refusal = refused(innovate(), "flip explore")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_your_tile", "SB-205")


@clause("SB-205", "SB-158")
def test_a_tile_that_is_flipped_already_is_not_flipped_again() -> None:
    refusal = refused(innovate("cook"), "flip cook")
    assert (refusal.message.id, refusal.clause) == ("refusal.already_flipped", "SB-158")


@clause("SB-205", "SB-207")
def test_the_front_lets_no_action_follow() -> None:
    table = play(innovate(shell=1, food=1), "flip cook")
    assert "use cook" not in offered(table)
    assert goods(table) == {"shell": 1, "food": 1}


@clause("SB-206")
def test_flipping_innovate_itself_lets_no_action_follow() -> None:
    table = play(innovate(food=5), "flip innovate")
    assert flipped(table) == ["innovate"]
    assert not [text for text in offered(table) if text.startswith("use")]


@clause("SB-206", "SB-207")
def test_after_flipping_itself_its_next_use_has_the_follow_up() -> None:
    table = play(innovate(food=3, small=1), "flip innovate", "place innovate small", "flip shore")
    assert offered(table) == ["use shore", "done"]


@clause("SB-207")
def test_on_the_back_one_food_buys_the_action_of_the_tile_just_flipped() -> None:
    table = play(innovate(*BACK, food=1), "flip shore")
    assert offered(table) == ["use shore", "done"]
    play(table, "use shore")
    assert goods(table) == {}
    assert offered(table) == ["gather shell+seaweed", "gather fish"]


@clause("SB-207")
def test_the_follow_up_may_be_left() -> None:
    table = play(innovate(*BACK, food=1), "flip shore", "done")
    assert (flipped(table), goods(table)) == (["shore", "innovate"], {"food": 1})


@clause("SB-207", "SB-53")
def test_without_food_no_action_follows() -> None:
    table = innovate(*BACK, wood=2)
    play(table, "flip shore")
    assert flipped(table) == ["shore", "innovate"]
    assert "use shore" not in offered(table)


@clause("SB-207", "SB-132")
def test_the_follow_up_pays_the_normal_costs_of_the_action() -> None:
    table = play(innovate(*BACK, food=1, hide=1), "flip furnish", "use furnish", "bonus barley")
    assert (board(table).furnish, goods(table)) == (1, {"barley": 1})


@clause("SB-207", "SB-132")
@pytest.mark.parametrize(("tile", "have"), [("cook", {"stone": 3}), ("furnish", {"wool": 1}), ("trade", {"stone": 1})])
def test_the_follow_up_is_not_offered_where_the_action_is_impossible(tile: str, have: dict[str, int]) -> None:
    table = play(innovate(*BACK, food=1, **have), f"flip {tile}")
    assert f"use {tile}" not in offered(table)


@clause("SB-207")
def test_the_action_must_be_possible_after_the_food_is_paid() -> None:
    one = play(innovate(*BACK, food=1, wood=1), "flip clean")
    two = play(innovate(*BACK, food=2, wood=1), "flip clean")
    assert ("use clean" in offered(one), "use clean" in offered(two)) == (False, True)


@clause("SB-207")
def test_no_other_action_than_that_of_the_flipped_tile_follows() -> None:
    refusal = refused(play(innovate(*BACK, food=1, shell=1), "flip shore"), "use cook")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_this_tile", "SB-207")


@clause("SB-207", "SB-132")
def test_the_follow_up_ignores_the_worker_on_the_tile_and_leaves_its_room() -> None:
    table = innovate(*BACK, food=1, small=1)
    play(table, "flip shore", "use shore", "gather fish", "place shore small", "gather fish")
    assert goods(table) == {"fish": 2}


@clause("SB-207")
def test_a_flipped_craft_tile_may_craft_at_once() -> None:
    table = play(innovate(*BACK, food=1, stone=1, wood=1), "flip craft", "use craft")
    assert flipped(table) == ["furnish", "craft", "innovate"]


@clause("SB-208", "SB-291")
def test_with_no_tile_on_its_front_innovate_cannot_be_used() -> None:
    mine = {"special": "innovate", "goods": {"food": 2}, "flipped": [*STANDARD, "innovate"]}
    refusal = refused(at("workers", mine=mine), "place innovate large")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_front", "SB-208")


@clause("SB-291")
def test_with_one_tile_on_its_front_innovate_can_be_used() -> None:
    mine = {"special": "innovate", "goods": {"food": 2}, "flipped": [*STANDARD[1:], "innovate"]}
    assert "innovate" in usable(at("workers", mine=mine))
