"""Minor improvements A043 to A063, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agricola.builders import (
    answers,
    asks,
    board,
    goods,
    hand,
    has,
    offered,
    pile,
    play,
    played,
    promised,
    turns,
    with_card,
)
from tests.clauses import clause

MINOR = ("place meeting_place", "do minor_improvement")
GONE: dict[str, dict[str, Any]] = {"2": {"home": 0}}
"""The other player has placed everybody."""
NEXT_3 = {6: {"food": 1}, 7: {"food": 1}, 8: {"food": 1}}


@clause("A043")
def test_farmyard_manure_promises_food_once_a_turn() -> None:
    table = with_card("A043", mine={"goods": {"wood": 4}}, round=5)
    play(table, "place farm_expansion", "stable a5", "stable a4")
    assert promised(table) == NEXT_3


@clause("A043", "A074")
@pytest.mark.parametrize("card", ["A043", "A074"])
def test_stables_at_the_start_of_a_round_bring_nothing(card: str) -> None:
    mine = {"material": "stone", "goods": {"wood": 1}}
    table = with_card(card, "B089", moment="round", round=13, mine=mine)
    play(table, "use b089 1", "stable a5")
    assert promised(table) == {}


@clause("A046")
def test_a_claw_knife_promises_food_at_sheep_market() -> None:
    table = with_card("A046", table={"piles": {"sheep_market": 1}}, round=5)
    play(table, "place sheep_market")
    assert promised(table) == {6: {"food": 1}, 7: {"food": 1}}


@clause("A047")
@pytest.mark.parametrize(("round", "last"), [(5, 9), (12, 14)])
def test_trellises_promise_food_for_every_fence(round: int, last: int) -> None:
    mine = {"pastures": [["a5"]], "goods": {"wood": 1}}
    table = play(with_card(hand=("A047",), mine=mine, round=round), *MINOR, "play a047")
    assert sorted(promised(table)) == list(range(round + 1, last + 1))


@clause("A049")
@pytest.mark.parametrize(("reed", "food"), [(0, 0), (2, 1)])
def test_a_nest_site_feeds_when_reed_is_added_to_reed(reed: int, food: int) -> None:
    table = with_card("A049", moment="round", round=13, table={"piles": {"reed_bank": reed}})
    assert has(table, "food") == food


@clause("A051", "A078")
def test_boats_bring_more_at_fishing() -> None:
    table = play(with_card("A051", "A078", table={"piles": {"fishing": 1}}), "place fishing")
    assert goods(table) == {"reed": 1, "food": 4}


@clause("A052")
@pytest.mark.parametrize(("boar", "food"), [(0, 0), (1, 2)])
def test_a_throwing_axe_needs_a_boar_at_pig_market(boar: int, food: int) -> None:
    table = with_card("A052", table={"piles": {"forest": 3, "pig_market": boar}}, mine={"goods": {"boar": 1}})
    play(table, "place forest")
    assert has(table, "food") == food


@clause("A053")
@pytest.mark.parametrize(("gathered", "food"), [(6, 0), (7, 2)])
def test_a_claypipe_counts_the_building_resources_of_the_work_phase(gathered: int, food: int) -> None:
    mine = {"home": 0, "gathered": gathered}
    table = with_card("A053", moment="home", round=12, mine=mine, others=GONE)
    assert has(table, "food") == food


@clause("A053")
def test_a_claypipe_counts_what_came_before_it_was_played() -> None:
    mine = {"home": 2, "goods": {"clay": 1}}
    table = with_card(hand=("A053",), mine=mine, others=GONE, table={"piles": {"forest": 7}}, round=12)
    play(table, "place forest", *MINOR, "play a053")
    assert has(table, "food") == 2


@clause("A054")
def test_a_credit_gives_5_food_and_takes_1_at_once_without_a_harvest() -> None:
    table = with_card(hand=("A054",), mine={"home": 1}, others=GONE, round=12)
    play(table, *MINOR, "play a054")
    assert has(table, "food") == 4


@clause("A054")
def test_a_credit_takes_nothing_in_a_round_with_a_harvest() -> None:
    table = with_card("A054", moment="home", round=13, mine={"home": 0, "goods": {"food": 9}}, others=GONE)
    assert has(table, "food") == 5


@clause("A054")
def test_without_food_the_debtor_begs_or_cooks() -> None:
    table = with_card("A054", moment="home", round=12, mine={"home": 0}, others=GONE)
    assert board(table).begging == 1
    table = with_card("A054", moment="home", round=12, mine={"home": 0, "goods": {"grain": 1}}, others=GONE)
    assert answers(table) == ["choose a054 0", "choose a054 1"]
    play(table, "choose a054 0")
    assert (board(table).begging, goods(table)) == (0, {})


@clause("A056")
def test_a_basket_leaves_2_wood_on_the_space() -> None:
    table = with_card("A056", mine={"goods": {"wood": 1}}, table={"piles": {"forest": 1}})
    play(table, "place forest", "use a056 0")
    assert (goods(table), pile(table, "forest")) == ({"food": 3}, 2)


@clause("A057")
@pytest.mark.parametrize(
    ("sheep", "cattle", "food"), [(0, 0, 0), (1, 0, 2), (2, 1, 4), (3, 2, 6), (5, 4, 8), (0, 3, 4)]
)
def test_a_milking_parlor_feeds_by_steps(sheep: int, cattle: int, food: int) -> None:
    mine = {
        "goods": {"wood": 2, "sheep": sheep, "cattle": cattle},
        "pastures": [["a4", "a5"], ["b4", "b5"]],
        "stables": ["a5"],
    }
    table = play(with_card(hand=("A057",), mine=mine), *MINOR, "play a057")
    assert has(table, "food") == food


@clause("A058")
def test_an_asparagus_knife_takes_a_vegetable_and_may_sell_it() -> None:
    mine = {"home": 0, "fields": ["a4", "a5"], "vegetables": {"a4": 1, "a5": 2}, "stock": {"b113": {"vegetable": 1}}}
    table = with_card("A058", "B113", moment="home", round=12, mine=mine, others=GONE)
    play(table, "use a058 0")
    assert answers(table) == ["field a4", "field a5", "field_card b113"]
    play(table, "field_card b113", "use a058 0")
    assert (goods(table), board(table).bonus, board(table).stock) == ({"food": 3}, 1, {})


@clause("A058")
def test_an_asparagus_knife_is_for_three_rounds_and_may_keep_the_vegetable() -> None:
    mine = {"home": 0, "fields": ["a5"], "vegetables": {"a5": 2}}
    table = with_card("A058", moment="home", round=10, mine=mine, others=GONE)
    play(table, "use a058 0", "done")
    assert (goods(table), board(table).bonus) == ({"vegetable": 1}, 0)
    assert offered(with_card("A058", moment="home", round=6, mine=mine, others=GONE), "use") == []


@clause("A059")
@pytest.mark.parametrize(("vegetables", "offers", "food"), [(1, [], 0), (2, ["use a059 0"], 0), (3, [], 2)])
def test_a_potato_ridger_counts_the_vegetables_after_the_harvest(vegetables: int, offers: list[str], food: int) -> None:
    mine = {"home": 0, "fields": ["a5"], "vegetables": {"a5": 1}, "goods": {"vegetable": vegetables}}
    table = with_card("A059", moment="harvest", mine=mine, others=GONE)
    assert (offered(table, "use"), has(table, "food")) == (offers, food)


@clause("A059")
def test_a_potato_ridger_needs_a_harvested_vegetable() -> None:
    mine = {"home": 0, "fields": ["a5"], "grain": {"a5": 1}, "goods": {"vegetable": 9}}
    assert has(with_card("A059", moment="harvest", mine=mine, others=GONE), "food") == 0


@clause("A060")
def test_an_oriental_fireplace_is_paid_with_a_fireplace() -> None:
    table = with_card(hand=("A060",), mine={"majors": ["fireplace_2", "cooking_hearth_4"], "goods": {"vegetable": 1}})
    play(table, *MINOR, "play a060", "return fireplace_2")
    assert (played(table), board(table).majors, table.free_majors & 1) == (["A060"], 4, 1)
    play(turns(table, "place day_laborer"), "cook vegetable")
    assert has(table, "food") == 4


@clause("A060")
def test_an_oriental_fireplace_needs_something_to_return() -> None:
    table = play(with_card(hand=("A060",), mine={"majors": ["clay_oven"]}), "place meeting_place")
    assert (hand(table), answers(table)) == (["A060"], ["done"])


@clause("A060")
def test_an_oriental_fireplace_cooks_no_boar_and_bakes() -> None:
    mine = {"goods": {"grain": 3, "sheep": 1, "boar": 1, "cattle": 1}, "pastures": [["a5"], ["a4"]], "fields": ["c5"]}
    table = with_card("A060", mine=mine)
    assert board(table).rates[6:9] == [3, 0, 5]
    play(table, "place grain_utilization", "do bake_bread", "bake 2")
    assert has(table, "food") == 4


@clause("A060", "A041", "AG-211")
def test_an_oriental_fireplace_is_returned_like_a_fireplace_and_is_gone() -> None:
    table = with_card("A060", "A041")
    play(table, "place major_improvement_space", "build cooking_hearth_4")
    assert (played(table), goods(table), len(table.aside)) == (["A041"], {"wood": 2, "vegetable": 1}, 1)


@clause("A061")
@pytest.mark.parametrize(("majors", "food"), [(["fireplace_2"], 2), (["fireplace_2", "stone_oven"], 4)])
def test_a_winnowing_fan_uses_the_best_oven(majors: list[str], food: int) -> None:
    mine = {"home": 0, "majors": majors, "goods": {"grain": 2, "food": 4}}
    table = play(with_card("A061", moment="harvest", mine=mine, others=GONE), "use a061 0")
    assert goods(table) == {"grain": 1, "food": food}


@clause("A061")
def test_a_winnowing_fan_needs_an_oven() -> None:
    table = play(with_card(hand=("A061",), mine={"goods": {"reed": 1}}), "place meeting_place")
    assert answers(table) == ["done"]


@clause("A062")
@pytest.mark.parametrize(("grain", "score"), [(1, 0), (2, 1), (3, 2)])
def test_a_beer_keg_gives_3_food_and_points_for_more_grain(grain: int, score: int) -> None:
    mine = {"home": 0, "goods": {"grain": 3, "food": 4}}
    table = with_card("A062", moment="harvest", mine=mine, others=GONE)
    play(table, "use a062 0", f"choose a062 {grain - 1}")
    assert (board(table).bonus, has(table, "food"), has(table, "grain")) == (score, 3, 3 - grain)


@clause("A063")
@pytest.mark.parametrize(("round", "food"), [(5, 8), (6, 5)])
def test_a_dutch_windmill_feeds_after_a_harvest(round: int, food: int) -> None:
    mine = {"majors": ["clay_oven"], "goods": {"grain": 1}, "fields": ["a5"]}
    table = play(with_card("A063", mine=mine, round=round), "place grain_utilization", "do bake_bread")
    assert goods(table) == {"food": food}
    assert asks(table) == 2
