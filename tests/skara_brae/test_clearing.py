"""Chapter 10: clearing midden and moving the slider left."""

from __future__ import annotations

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, has, offered, play, refused


def three_clears(slider: int, **left: int) -> Table:
    """Three clears of a Clean action to use, with these goods left."""
    table = at("workers", mine={"goods": {"hide": 1, "barley": 1, "seaweed": 1, **left}, "slider": slider})
    return play(table, "place clean large", "clean hide barley seaweed")


@clause("SB-134")
def test_a_clear_removes_one_midden_and_leaves_the_slider() -> None:
    table = play(three_clears(4, midden=2), "clear midden")
    assert (has(table, "midden"), board(table).slider) == (1, 4)


@clause("SB-134")
def test_a_clear_moves_the_slider_one_column_and_leaves_the_midden() -> None:
    table = play(three_clears(4, midden=2), "clear slider")
    assert (has(table, "midden"), board(table).slider) == (2, 3)


@clause("SB-134")
def test_without_midden_none_can_be_removed() -> None:
    refusal = refused(three_clears(4), "clear midden")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_midden", "SB-134")


@clause("SB-135")
def test_three_empty_spaces_let_the_slider_move() -> None:
    table = play(three_clears(3, midden=1, stone=5), "clear slider")
    assert board(table).slider == 2


@clause("SB-135")
def test_two_empty_spaces_do_not_let_the_slider_move() -> None:
    table = play(three_clears(3, midden=1, stone=3), "clear slider")
    refusal = refused(table, "clear slider")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_empty_spaces", "SB-135")
    assert refusal.message.values == {"need": 3, "have": 2}


@clause("SB-135", "SB-47")
def test_tokens_beside_the_board_fill_the_freed_spaces_before_the_slider_moves() -> None:
    table = three_clears(10, midden=1, stone=29)
    assert refused(table, "clear slider").clause == "SB-135"


@clause("SB-136")
def test_clears_of_one_effect_are_divided_freely_in_any_order() -> None:
    for order in (("midden", "slider", "midden"), ("slider", "midden", "midden"), ("midden", "midden", "slider")):
        table = play(three_clears(4, midden=2, stone=1), *[f"clear {what}" for what in order])
        assert (has(table, "midden"), board(table).slider) == (0, 3)


@clause("SB-136")
def test_a_clear_is_checked_when_it_is_applied() -> None:
    mine = {"goods": {"hide": 1, "barley": 1, "midden": 1, "stone": 3}, "slider": 2, "flipped": ["clean"]}
    table = play(at("workers", mine=mine), "place clean large")
    assert offered(table) == ["clear midden", "done"]
    assert offered(play(table, "clear midden")) == ["clear slider", "done"]


@clause("SB-137")
def test_clears_may_be_left_unused() -> None:
    table = play(three_clears(4, midden=2), "done")
    assert (has(table, "midden"), board(table).slider, board(table).supply_roofs) == (2, 4, 1)


@clause("SB-137")
def test_clears_that_cannot_be_used_are_lost() -> None:
    table = play(three_clears(1), "clear slider")
    assert (board(table).slider, board(table).supply_roofs, offered(table)) == (0, 1, [])


@clause("SB-138")
def test_the_slider_does_not_move_left_of_the_first_column() -> None:
    table = at("workers", mine={"special": "tend_land", "goods": {"food": 2}, "slider": 1})
    play(table, "place tend_land large", "clear slider")
    assert board(table).slider == 0
    refusal = refused(table, "clear slider")
    assert (refusal.message.id, refusal.clause) == ("refusal.slider_at_left", "SB-138")
