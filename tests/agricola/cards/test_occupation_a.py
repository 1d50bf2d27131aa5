"""Occupations of deck A, card by card."""

from __future__ import annotations

import pytest

from tests.agricola.builders import (
    answers,
    board,
    goods,
    has,
    offered,
    play,
    played,
    points,
    turns,
    with_card,
)
from tests.clauses import clause


@clause("A086")
def test_an_animal_tamer_keeps_an_animal_in_every_room() -> None:
    table = with_card("A086", mine={"rooms": ["b1", "c1", "a1"], "goods": {"sheep": 2, "boar": 1}})
    assert goods(table) == {"sheep": 2, "boar": 1}
    table = play(with_card(hand=("A086",)), "place lessons", "play a086", "choose a086 1")
    assert goods(table) == {"grain": 1}


@clause("A088")
def test_a_hedge_keeper_saves_3_wood_an_action() -> None:
    table = with_card("A088", mine={"goods": {"wood": 3}})
    play(table, "place fencing", "fence a5", "close")
    assert has(table, "wood") == 2


@clause("A102")
def test_a_grocer_sells_the_top_of_the_pile() -> None:
    table = with_card("A102", mine={"goods": {"food": 2}})
    play(table, "exchange a102 0", "exchange a102 0")
    assert goods(table) == {"wood": 1, "grain": 1}


@clause("A105")
def test_a_barrow_pusher_is_paid_for_fields() -> None:
    assert goods(play(with_card("A105"), "place farmland", "plow b3")) == {"clay": 1, "food": 1}


@clause("A114")
@pytest.mark.parametrize(("round", "choices"), [(5, 0), (6, 2)])
def test_a_seasonal_worker_may_choose_a_vegetable_later(round: int, choices: int) -> None:
    table = play(with_card("A114", round=round), "place day_laborer")
    assert len(offered(table, "choose")) == choices


@clause("A121", "AG-253")
def test_a_clay_puncher_reacts_to_its_own_lessons() -> None:
    assert goods(play(with_card(hand=("A121",)), "place lessons", "play a121")) == {"clay": 2}


@clause("A123", "AG-392")
def test_a_frame_builder_puts_a_wood_for_2_clay() -> None:
    table = with_card("A123", mine={"goods": {"wood": 1, "reed": 1}})
    play(table, "place house_redevelopment")
    assert (goods(table), board(table).material) == ({}, 1)


@clause("A129", "AG-380", "AG-394")
def test_a_swagman_goes_on_with_the_same_person() -> None:
    table = with_card("A129", mine={"goods": {"wood": 2}})
    play(table, "place farm_expansion", "stable a5", "use a129 0")
    assert (goods(table), len(board(table).persons), board(table).home) == ({"grain": 1}, 1, 1)


@clause("A132")
def test_a_publican_gives_grain_to_whoever_sows() -> None:
    mine = {"goods": {"grain": 1}}
    table = with_card("A132", mine=mine, others={"2": {"goods": {"grain": 1}, "fields": ["a2", "a3"]}}, players=3)
    turns(table, "place day_laborer", "place grain_utilization", "use a132 0")
    assert (board(table).bonus, has(table, "grain"), has(table, "grain", 2)) == (1, 0, 2)


@clause("A133")
@pytest.mark.parametrize(("minors", "score"), [(2, 0), (3, 2), (4, 3), (7, 7), (8, 9)])
def test_a_braggart_scores_improvements(minors: int, score: int) -> None:
    cards = ("A012", "A016", "A024", "A028", "A037", "A044", "A045", "A048")[:minors]
    table = with_card("A133", *cards, mine={"majors": ["well", "pottery"]}, players=3)
    assert points(table, "cards") == score


@clause("A142")
def test_a_cordmaker_watches_the_reed() -> None:
    table = with_card("A142", table={"piles": {"reed_bank": 2}}, players=3)
    turns(table, "place day_laborer", "place reed_bank")
    assert answers(table) == ["use a142 2", "done"]
    assert goods(play(table, "use a142 2", "choose a142 0")) == {"food": 2, "grain": 1}


@clause("A154", "AG-374")
def test_a_paymaster_rewards_who_fetched_food() -> None:
    mine = {"goods": {"grain": 1}}
    table = with_card("A154", mine=mine, table={"piles": {"fishing": 2}}, players=4)
    turns(table, "place day_laborer", "place fishing", "use a154 0")
    assert (board(table).bonus, goods(table, 2)) == (1, {"food": 2, "grain": 1})


@clause("A155", "A158")
def test_traveling_players_amuse_everybody() -> None:
    table = with_card("A155", table={"piles": {"traveling_players": 1}}, players=4)
    assert goods(play(table, "place traveling_players")) == {"wood": 1, "grain": 1, "food": 1}
    table = with_card("A158", mine={"goods": {"vegetable": 1}}, table={"piles": {"traveling_players": 1}}, players=4)
    turns(table, "place day_laborer", "place traveling_players", "use a158 0")
    assert goods(table) == {"food": 2 + 7}
    assert played(table) == ["A158"]


@clause("A090")
def test_a_plow_driver_plows_for_a_food_in_a_stone_house() -> None:
    for material, asked in (("stone", ["use a090 0", "done"]), ("clay", [])):
        mine = {"material": material, "goods": {"food": 1}}
        table = with_card("A090", mine=mine, moment="round", round=13)
        assert [text for text in answers(table) if "a090" in text or text == "done"] == asked
    table = play(
        with_card("A090", mine={"material": "stone", "goods": {"food": 1}}, moment="round", round=13), "use a090 0"
    )
    play(table, "plow a5")
    assert goods(table) == {}
