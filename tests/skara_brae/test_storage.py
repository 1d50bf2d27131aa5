"""Storage area and slider (chapter 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from hogar.games.skara_brae import words as w
from hogar.kernel.errors import Invalid
from tests.clauses import clause
from tests.skara_brae.builders import (
    NO_SETTLERS,
    at,
    board,
    goods,
    happened,
    happenings,
    has,
    new_game,
    offered,
    play,
    points,
    walk,
)

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table

GATHER_WOOD = "place thickets large"


def stored(index: int, **tokens: int) -> dict[str, Any]:
    """The fields of a board with the slider on that column and these tokens."""
    return {"slider": index, "goods": tokens}


@clause("SB-35")
@pytest.mark.parametrize("index", [-1, 11])
def test_the_slider_lies_on_one_of_eleven_columns(index: int) -> None:
    with pytest.raises(Invalid, match=r"invalid\.whole"):
        at("workers", mine={"slider": index})


@clause("SB-36", "SB-42")
@pytest.mark.parametrize("index", range(1, 11))
def test_a_gain_that_exactly_fills_the_spaces_does_not_move_the_slider(index: int) -> None:
    table = play(at("workers", mine=stored(index, stone=3 * index - 1)), GATHER_WOOD)
    assert board(table).slider == index


@clause("SB-36", "SB-40")
@pytest.mark.parametrize("index", range(10))
def test_one_token_more_than_the_spaces_moves_the_slider_by_one(index: int) -> None:
    table = play(at("workers", mine=stored(index, stone=3 * index)), GATHER_WOOD)
    assert board(table).slider == index + 1


@clause("SB-35", "SB-46")
def test_the_slider_stays_on_the_last_column() -> None:
    table = play(at("workers", mine=stored(10, stone=30)), GATHER_WOOD)
    assert (board(table).slider, has(table, "wood")) == (10, 1)


@clause("SB-37")
@pytest.mark.parametrize("good", w.GOODS)
def test_a_token_of_any_type_takes_one_space(good: str) -> None:
    mine = {"special": "hunt_boar", **stored(1, **{good: 2})}
    table = play(at("workers", mine={**mine, "large_workers": 1, "small_workers": 1}), GATHER_WOOD)
    assert board(table).slider == 1
    assert board(play(table, "place thickets small")).slider == 2


@clause("SB-38")
def test_only_the_numbers_of_tokens_matter() -> None:
    mine = {"large_workers": 1, "small_workers": 1}
    wood_first = play(at("workers", mine=mine), "place thickets large", "place fields small")
    barley_first = play(at("workers", mine=mine), "place fields small", "place thickets large")
    assert wood_first.key() == barley_first.key()


@clause("SB-39")
def test_a_player_with_too_many_tokens_is_offered_workers_and_an_end_only() -> None:
    table = at("workers", mine=stored(10, stone=33, midden=3))
    assert {text.split()[0] for text in offered(table)} == {"place", "done"}


def total(table: Table, name: str, seat: int) -> int:
    """How many tokens a seat has gained, or paid, by the events so far."""
    return sum(int(str(event["number"])) for event in happenings(table, name) if event["seat"] == str(seat))


@clause("SB-39", "SB-43", "SB-44")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tokens_leave_by_payments_and_sliders_move_by_gains_and_clears_only(players: int) -> None:
    table = new_game(players)
    before = [one.clone() for one in table.boards]
    for move in walk(table, seed=players):
        for seat, (last, one) in enumerate(zip(before, table.boards, strict=True), 1):
            gained, paid = total(table, "gained", seat), total(table, "paid", seat)
            cleared = len([event for event in happenings(table, "midden_cleared") if event["seat"] == str(seat)])
            assert one.tokens() == last.tokens() + gained - paid - cleared
            assert one.slider <= last.slider or gained
            assert one.slider >= last.slider or move == "clear slider"
        before = [one.clone() for one in table.boards]
        table.events.clear()


@clause("SB-40", "SB-41")
@pytest.mark.parametrize(("balls", "index"), [(2, 1), (3, 2), (5, 2), (6, 3), (7, 3)])
def test_one_gain_may_move_the_slider_over_several_columns(balls: int, index: int) -> None:
    groups = [["roof"] * 4, ["angler"] * 4, ["utensils"] * 4]
    table = at("card", card="stone_ball", mine={"stone_balls": balls, **stored(1)}, table={"groups": groups})
    assert (has(table, "knife"), board(table).slider) == (balls + 1, index)


@clause("SB-43")
def test_nobody_can_move_the_slider_right_by_choice() -> None:
    table = at("workers", mine={"special": "tend_land", **stored(5, bone=5)})
    play(table, "place tend_land large")
    assert [text for text in offered(table) if "slider" in text] == ["clear slider"]
    assert board(play(table, "clear slider")).slider == 4


@clause("SB-44")
def test_spending_does_not_move_the_slider() -> None:
    table = play(at("workers", mine=stored(3, wood=7)), "place trade large")
    assert (has(table, "wood"), board(table).slider) == (5, 3)


@clause("SB-45", "SB-46")
@pytest.mark.parametrize("index", [1, 9, 10])
def test_a_full_storage_does_not_reduce_a_gain(index: int) -> None:
    table = at("card", card="roof", mine=stored(index, food=3 * index - 1, sheep=1))
    play(table, "place cook large")
    assert goods(table) == {"food": 3 * index, "hide": 1, "bone": 1, "wool": 1}


@clause("SB-46", "SB-47")
@pytest.mark.parametrize(("tokens", "room"), [(32, True), (33, False)])
def test_tokens_beside_the_board_fill_the_spaces_that_become_free(tokens: int, room: bool) -> None:
    mine = {"special": "tend_land", "trade": 1, "small_workers": 1, **stored(10, stone=tokens - 2, bone=2)}
    table = at("workers", mine=mine)
    play(table, "place trade large", "place tend_land small")
    assert ("clear slider" in offered(table)) == room


@clause("SB-47")
def test_tokens_beside_the_board_can_be_spent() -> None:
    table = play(at("workers", mine=stored(10, midden=30, hide=1)), "place furnish large")
    assert (board(table).furnish, has(table, "hide")) == (1, 0)


@clause("SB-47")
def test_midden_beside_the_board_can_be_cleared() -> None:
    table = at("workers", mine={"special": "tend_land", **stored(10, stone=30, bone=2, midden=1)})
    play(table, "place tend_land large", "clear midden")
    assert has(table, "midden") == 0


@clause("SB-47")
def test_tokens_beside_the_board_count_for_points() -> None:
    table = at("workers", mine=stored(10, food=32, knife=1, midden=31))
    assert (points(table, "food_and_knives"), points(table, "midden")) == (33, -31)


@clause("SB-47")
def test_tokens_beside_the_board_count_for_objectives() -> None:
    table = at("workers", players=1, mine=stored(10, stone=30, food=7), table={"objectives": ["food"], "tasks": []})
    assert points(table, "solo_cards") == 0


@clause("SB-48")
@pytest.mark.parametrize(("tile", "option", "paid"), [("thickets", "deer", "wood"), ("fields", "cow", "barley")])
def test_a_payment_makes_room_for_the_gain_of_the_same_effect(tile: str, option: str, paid: str) -> None:
    table = at("workers", mine={"flipped": [tile], **stored(1, **{paid: 3})})
    play(table, f"place {tile} large", f"gather {option}")
    assert (has(table, option), board(table).slider) == (1, 1)


@clause("SB-48")
def test_the_cost_of_a_bottom_effect_makes_room_for_its_gain() -> None:
    table = at("card", card="hunter", mine=stored(1, wood=2), table=NO_SETTLERS)
    play(table, "effect")
    assert (goods(table), board(table).slider) == ({"wood": 1, "deer": 1}, 1)


@clause("SB-48")
def test_knives_spent_on_a_harvest_make_room_for_it() -> None:
    table = at("card", card="hunter", mine=stored(1, knife=3), table=NO_SETTLERS)
    play(table, "knives 3")
    assert (goods(table), board(table).slider) == ({"wood": 4}, 2)


@clause("SB-48")
def test_a_gain_greater_than_its_payment_moves_the_slider() -> None:
    table = at("card", card="harvester_stone", mine=stored(1, barley=2), table=NO_SETTLERS)
    play(table, "effect")
    assert (goods(table), board(table).slider) == ({"barley": 2, "stone": 2}, 2)


@clause("SB-49")
@pytest.mark.parametrize(("index", "midden"), list(enumerate([0, 0, 1, 2, 3, 3, 4, 4, 5, 6, 7])))
def test_the_top_window_shows_the_midden_of_a_round(index: int, midden: int) -> None:
    assert has(at("round_end", mine=stored(index)), "midden") == midden


@clause("SB-49")
@pytest.mark.parametrize(("index", "loss"), list(enumerate([0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6])))
def test_the_bottom_window_shows_the_points_lost(index: int, loss: int) -> None:
    assert points(at("workers", mine=stored(index)), "slider") == -loss


@clause("SB-50")
def test_clearing_an_empty_storage_brings_the_slider_to_capacity_zero() -> None:
    table = play(at("workers", mine=stored(1, hide=1, wood=1)), "place clean large", "clear slider")
    assert (goods(table), board(table).capacity()) == ({}, 0)


@clause("SB-50")
def test_with_a_token_in_storage_the_slider_stays_at_index_one() -> None:
    table = play(at("workers", mine=stored(1, hide=1, wood=1, stone=1)), "place clean large")
    assert board(table).slider == 1
    assert "clear slider" not in offered(table)


@clause("SB-289")
def test_a_slider_that_a_gain_pushed_stays_when_the_next_effect_spends() -> None:
    table = at("card", card="herdsman", mine=stored(1, barley=3), table=NO_SETTLERS)
    play(table, "effect")
    assert (goods(table), board(table).slider) == ({"barley": 1, "cow": 1}, 2)


@clause("SB-289")
def test_all_that_is_cooked_in_one_action_is_one_gain() -> None:
    table = at("workers", mine={"flipped": ["cook"], **stored(2, cow=1, fish=1, stone=4)})
    play(table, "place cook large", "cook cow", "cook fish")
    assert (goods(table), board(table).slider) == ({"stone": 4, "food": 3, "hide": 1, "bone": 3}, 4)
    effects = [name for name in happened(table) if name in ("paid", "gained", "slider_moved")]
    assert effects == ["paid", "paid", "gained", "gained", "gained", "slider_moved"]
