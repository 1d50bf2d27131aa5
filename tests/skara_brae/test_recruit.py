"""Chapter 12.6: Recruit."""

from __future__ import annotations

from typing import Any

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import NO_SETTLERS, at, board, goods, offered, play, refused, usable


def recruiter(food: int = 2, **mine: Any) -> Table:
    """The owner of Recruit, about to place workers; no group holds a settler."""
    have = mine.pop("goods", {})
    fields: dict[str, Any] = {"special": "recruit", "goods": {"food": food, **have}, **mine}
    return at("workers", mine=fields, table=NO_SETTLERS)


@clause("SB-214")
def test_a_black_worker_is_gained_and_placed_in_the_same_turn() -> None:
    table = play(recruiter(), "place recruit large")
    assert (board(table).black_workers, board(table).small_ready) == (1, 1)
    play(table, "place shore small", "gather shell")
    assert goods(table) == {"shell": 1}


@clause("SB-215", "SB-126")
def test_black_workers_take_the_room_of_small_ones() -> None:
    table = play(recruiter(small_workers=1), "place recruit large", "place shore small", "gather shell")
    refusal = refused(table, "place shore small")
    assert (refusal.message.id, refusal.clause) == ("refusal.tile_full", "SB-126")
    assert "shore" not in usable(table, "small")


@clause("SB-216", "SB-291")
def test_with_three_black_workers_the_tile_cannot_be_used() -> None:
    refusal = refused(recruiter(black_workers=3), "place recruit large")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_black", "SB-216")
    assert board(play(recruiter(black_workers=2), "place recruit large")).black_workers == 3


@clause("SB-217")
def test_black_workers_come_back_with_the_others_and_serve_in_the_next_turn() -> None:
    table = play(recruiter(small_workers=1), "place recruit large", "place shore small", "gather shell", "done")
    assert (board(table).small_on, board(table).large_on) == (0, 0)
    assert (board(table).large_ready, board(table).small_ready, board(table).black_workers) == (1, 2, 1)


@clause("SB-218")
def test_at_the_end_of_the_round_all_black_workers_go_back_to_the_pool() -> None:
    for side in ([], ["recruit"]):
        mine = {"special": "recruit", "black_workers": 3, "goods": {"food": 2}, "flipped": side}
        table = at("round_end", mine=mine)
        assert (board(table).black_workers, board(table).small_ready) == (0, 1)
        assert (board(table).small_workers, table.round) == (1, 2)


@clause("SB-219")
def test_on_the_back_flipped_tiles_hold_two_small_workers_and_a_large_one() -> None:
    table = recruiter(small_workers=3, flipped=["recruit", "shore"])
    play(table, "place shore small", "gather fish", "place shore small", "gather fish", "place shore large")
    assert goods(play(table, "gather fish")) == {"food": 2, "fish": 3}
    refusal = refused(table, "place shore small")
    assert (refusal.message.id, refusal.clause) == ("refusal.tile_full", "SB-126")


@clause("SB-219", "SB-126")
def test_on_the_back_tiles_on_their_front_keep_the_normal_room() -> None:
    table = play(recruiter(small_workers=2, flipped=["recruit"]), "place shore small", "gather shell")
    assert "shore" not in usable(table, "small")
    assert "shore" in usable(table, "large")


@clause("SB-219")
def test_on_the_front_flipped_tiles_keep_the_normal_room() -> None:
    table = play(recruiter(small_workers=2, flipped=["shore"]), "place shore small", "gather fish")
    assert "shore" not in usable(table, "small")


@clause("SB-219", "SB-159")
def test_a_tile_flipped_in_this_turn_has_the_larger_room_at_once() -> None:
    table = recruiter(small_workers=2, flipped=["recruit"], goods={"bone": 1, "wood": 1})
    play(table, "place shore small", "gather shell")
    assert "shore" not in usable(table, "small")
    play(table, "place craft large", "flip shore")
    assert "shore" in usable(table, "small")


@clause("SB-219", "SB-159")
def test_flipping_recruit_in_this_turn_enlarges_the_room_at_once() -> None:
    table = recruiter(small_workers=2, flipped=["shore"], goods={"bone": 1, "hide": 1})
    play(table, "place shore small", "gather fish")
    assert "shore" not in usable(table, "small")
    play(table, "place craft large")
    assert "shore" in usable(table, "small")


@clause("SB-220")
def test_the_flipped_recruit_tile_itself_holds_two_small_workers() -> None:
    table = recruiter(food=6, small_workers=2, flipped=["recruit"])
    play(table, "place recruit small", "place recruit small", "place recruit large")
    assert (board(table).black_workers, goods(table)) == (3, {})


@clause("SB-214", "SB-124")
def test_without_a_placement_the_black_worker_waits() -> None:
    table = play(recruiter(), "place recruit large", "done")
    assert (board(table).black_workers, board(table).small_ready) == (1, 1)
    assert offered(table) == []
