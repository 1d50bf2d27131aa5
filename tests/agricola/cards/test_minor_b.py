"""Minor improvements of deck B, card by card."""

from __future__ import annotations

import pytest

from tests.agricola.builders import (
    answers,
    asks,
    board,
    goods,
    hand,
    has,
    lying,
    offered,
    play,
    played,
    points,
    with_card,
)
from tests.clauses import clause


@clause("B002")
def test_a_mini_pasture_is_fenced_for_nothing() -> None:
    table = with_card(hand=("B002",), mine={"goods": {"food": 2}})
    play(table, "place meeting_place", "do minor_improvement", "play b002", "fence a5")
    assert (board(table).pastures, goods(table), hand(table, 2)) == ([1 << 4], {}, ["B002"])


@clause("B008", "AG-242")
def test_a_market_stall_trades_and_passes_on() -> None:
    table = with_card(hand=("B008",), mine={"goods": {"grain": 1}})
    play(table, "place meeting_place", "do minor_improvement", "play b008")
    assert (goods(table), played(table), hand(table, 2)) == ({"vegetable": 1}, [], ["B008"])


@clause("B009")
@pytest.mark.parametrize(("choice", "left"), [("choose b009 0", {"reed": 2}), ("choose b009 1", {"cattle": 1})])
def test_a_beating_rod_offers_a_choice(choice: str, left: dict[str, int]) -> None:
    table = with_card(hand=("B009",), mine={"goods": {"reed": 1}})
    play(table, "place meeting_place", "do minor_improvement", "play b009", choice)
    assert goods(table) == left


@clause("B010", "AG-127")
def test_a_caravan_has_a_place_for_a_person() -> None:
    assert "place basic_wish_for_children" in offered(with_card("B010"))
    assert "place basic_wish_for_children" not in offered(with_card())


@clause("B012", "AG-186")
def test_a_stockyard_holds_3_of_a_kind() -> None:
    table = with_card("B012", table={"piles": {"sheep_market": 4}})
    assert goods(play(table, "place sheep_market")) == {"sheep": 4}


@clause("B025")
def test_a_bread_paddle_bakes_after_every_occupation_but_not_for_itself() -> None:
    mine = {"goods": {"grain": 1, "food": 1}, "majors": ["clay_oven"]}
    table = play(with_card("B025", hand=("A116",), mine=mine), "place lessons", "play a116")
    assert answers(table) == ["use b025 1", "done"]


@clause("B026")
def test_agrarian_fences_take_the_place_of_one_action() -> None:
    mine = {"goods": {"grain": 2, "wood": 9}, "fields": ["a2"], "majors": ["clay_oven"]}
    table = play(with_card("B026", mine=mine), "place grain_utilization")
    assert answers(table) == ["do sow", "do bake_bread", "do build_fences"]
    play(table, "do bake_bread", "do build_fences", "fence a5", "close", "done")
    assert asks(table) == 2


@clause("B032")
def test_a_kettle_turns_grain_into_food_and_points() -> None:
    table = with_card("B032", mine={"goods": {"grain": 5}})
    assert offered(table, "exchange") == ["exchange b032 0", "exchange b032 1", "exchange b032 2"]
    play(table, "exchange b032 1")
    assert (goods(table), board(table).bonus) == ({"grain": 2, "food": 4}, 1)


@clause("B039")
@pytest.mark.parametrize(("sheep", "food"), [(0, 0), (1, 1), (3, 1), (4, 2), (7, 3)])
def test_a_loom_feeds_before_the_crops_are_taken(sheep: int, food: int) -> None:
    mine = {"goods": {"sheep": sheep, "food": 9}, "pastures": [["a4", "a5", "b4", "b5"]]}
    table = with_card("B039", moment="harvest", mine=mine)
    assert has(table, "food") == 9 + food - 4
    assert points(table, "cards") == has(table, "sheep") // 3


@clause("B048")
def test_forest_stone_gives_food_with_wood_while_there_is_some() -> None:
    table = with_card(
        "B048", mine={"stock": {"b048": {"food": 1}}}, table={"piles": {"forest": 3, "grove": 2}}, players=3
    )
    play(table, "place forest")
    assert (has(table, "food"), lying(table, "B048")) == (1, {})


@clause("B061")
def test_three_field_rotation_needs_all_three_fields() -> None:
    land = {"fields": ["a2", "a3", "a4"], "grain": {"a2": 1}, "vegetables": {"a3": 1}, "goods": {"food": 4}}
    assert has(with_card("B061", moment="harvest", mine=land), "food") == 3
    land["fields"] = ["a2", "a3"]
    assert has(with_card("B061", moment="harvest", mine=land), "food") == 0


@clause("B063")
def test_tasting_pays_for_the_occupation() -> None:
    table = with_card("B063", "A116", hand=("A121",), mine={"goods": {"grain": 1}})
    play(table, "place lessons", "use b063 0", "play a121")
    assert goods(table) == {"food": 3, "clay": 2}


@clause("B068", "AG-147")
def test_a_beanfield_takes_vegetables_only() -> None:
    table = with_card("B068", mine={"goods": {"vegetable": 1, "grain": 1}})
    play(table, "place grain_utilization")
    assert lying(table, "B068") == {"vegetable": 2}


@clause("B080", "AG-191")
def test_hard_porcelain_helps_to_pay() -> None:
    table = with_card("B080", mine={"goods": {"clay": 5}})
    assert "build clay_oven" in offered(play(table, "place major_improvement_space"))
    play(table, "build clay_oven")
    assert goods(table) == {}


@clause("B082")
def test_value_assets_sell_one_good_after_a_harvest() -> None:
    table = with_card("B082", moment="harvest", mine={"goods": {"food": 6}})
    play(table, "use b082 0")
    assert answers(table) == [f"choose b082 {deal}" for deal in range(4)]
    assert goods(play(table, "choose b082 2")) == {"reed": 1}
