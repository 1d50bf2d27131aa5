"""Occupations B106 to B126, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.agricola.farm import on_cell
from tests.agricola.builders import board, goods, has, lying, offered, play, promised, with_card
from tests.clauses import clause

FOOD_AT = {"good": "food", "amount": 1, "source": 4}


@clause("B106")
@pytest.mark.parametrize(("promises", "food"), [([{**FOOD_AT, "round": 14}], 2), ([], 0)])
def test_a_moral_crusader_is_fed_while_goods_are_promised(promises: list[dict[str, Any]], food: int) -> None:
    table = with_card("B106", moment="round", round=13, mine={"promises": promises})
    assert has(table, "food") == food


@clause("B106")
def test_a_moral_crusader_sees_no_pieces_on_rounds() -> None:
    stable = {"round": 14, "source": 10 + 88, "good": None, "amount": 1}
    table = with_card("B106", moment="round", round=13, mine={"promises": [stable], "lost": {"stable": 1}})
    assert has(table, "food") == 0


@clause("B107")
def test_a_manservant_promises_food_once_the_house_is_of_stone() -> None:
    mine = {"material": "clay", "goods": {"stone": 2, "reed": 1}}
    table = play(with_card("B107", mine=mine, round=12), "place house_redevelopment")
    assert promised(table) == {13: {"food": 3}, 14: {"food": 3}}


@clause("B107")
def test_a_manservant_acts_at_once_in_a_stone_house() -> None:
    table = with_card(hand=("B107",), mine={"material": "stone"}, round=13)
    assert promised(play(table, "place lessons", "play b107")) == {14: {"food": 3}}


@clause("B108")
def test_an_oven_firing_boy_bakes_before_the_wood() -> None:
    mine = {"majors": ["fireplace_2"], "goods": {"grain": 1}}
    table = with_card("B108", mine=mine, table={"piles": {"forest": 3}})
    play(table, "place forest", "use b108 0")
    assert goods(table) == {"wood": 3, "food": 2}


@clause("B110")
@pytest.mark.parametrize(("round", "gift"), [(12, {"food": 1, "stone": 1}), (13, {"stone": 1, "vegetable": 1})])
def test_a_pavior_shows_a_stone(round: int, gift: dict[str, int]) -> None:
    table = with_card("B110", moment="round", round=round, mine={"goods": {"stone": 1}})
    assert goods(play_on_chance(table)) == gift


def play_on_chance(table: Any) -> Any:
    """Lets chance turn up whatever it will."""
    decision = table.decision()
    while decision is not None and decision.seat < -1:
        table.apply(decision.lane, decision.moves()[0])
        decision = table.decision()
    return table


@clause("B112")
@pytest.mark.parametrize(("space", "grain"), [("sheep_market", 1), ("fencing", 0)])
def test_a_silokeeper_looks_at_the_round_of_the_last_harvest(space: str, grain: int) -> None:
    table = with_card("B112", round=6, mine={"goods": {"wood": 4}}, table={"piles": {"sheep_market": 1}})
    play(table, f"place {space}")
    assert has(table, "grain") == grain


@clause("B112")
def test_a_silokeeper_has_nothing_before_the_first_harvest() -> None:
    table = with_card("B112", round=4, table={"piles": {"sheep_market": 1}})
    assert has(play(table, "place sheep_market"), "grain") == 0


@clause("B114")
@pytest.mark.parametrize(("rooms", "people", "choices"), [(3, 2, 2), (2, 2, 0), (3, 3, 0)])
def test_a_childless_couple_has_room(rooms: int, people: int, choices: int) -> None:
    mine = {"rooms": ["a1", "b1", "c1"][:rooms], "people": people}
    table = with_card("B114", moment="round", round=13, mine=mine)
    assert len(offered(table, "choose")) == choices


@clause("B116")
@pytest.mark.parametrize(("before", "wood"), [(0, 1), (1, 0)])
def test_a_shoreforester_waits_for_an_empty_reed_bank(before: int, wood: int) -> None:
    table = with_card("B116", moment="round", round=13, table={"piles": {"reed_bank": before}})
    assert has(table, "wood") == wood


@clause("B117")
@pytest.mark.parametrize(("stone", "clay", "wood"), [(1, 0, 1), (2, 2, 0)])
def test_an_informant_wants_more_stone_than_clay(stone: int, clay: int, wood: int) -> None:
    mine = {"goods": {"stone": stone, "clay": clay}, "home": 0}
    table = with_card("B117", moment="home", round=12, mine=mine, others={"2": {"home": 0}})
    assert has(table, "wood") == wood


@clause("B119")
def test_a_lumberjack_counts_fences_when_played() -> None:
    table = with_card(hand=("B119",), mine={"pastures": [["a5"]]}, round=11)
    play(table, "place lessons", "play b119")
    assert (has(table, "wood"), promised(table)) == (1, {round: {"wood": 1} for round in (12, 13, 14)})


@clause("B119")
def test_a_lumberjack_does_not_count_palisades() -> None:
    table = with_card(hand=("B119",), mine={"pastures": [["a5"]], "palisades": 3}, round=11)
    play(table, "place lessons", "play b119")
    assert promised(table) == {12: {"wood": 1}}


@clause("B120")
@pytest.mark.parametrize(
    ("round", "space", "clay"), [(2, "major_improvement_space", 2), (5, "fencing", 2), (3, "fencing", 0)]
)
def test_a_sweep_is_paid_left_of_the_newest_space(round: int, space: str, clay: int) -> None:
    table = with_card("B120", round=round, mine={"goods": {"wood": 9, "clay": 3}})
    play(table, f"place {space}")
    assert has(table, "clay") == 3 + clay


@clause("B121")
@pytest.mark.parametrize(("space", "players", "clay"), [("forest", 2, 1), ("clay_pit", 2, 1), ("clay_pit", 3, 2)])
def test_a_geologist_finds_clay(space: str, players: int, clay: int) -> None:
    table = with_card("B121", players=players, table={"piles": {space: 1}})
    assert has(play(table, f"place {space}"), "clay") == clay


@clause("B122")
@pytest.mark.parametrize("space", ["clay_pit", "western_quarry"])
def test_a_mineralogist_finds_the_other_one(space: str) -> None:
    table = play(with_card("B122", table={"piles": {space: 1}}), f"place {space}")
    assert goods(table) == {"clay": 1, "stone": 1}


@clause("B123")
def test_a_roof_ballaster_gives_a_stone_a_room() -> None:
    table = with_card(hand=("B123",), mine={"goods": {"food": 1}, "rooms": ["a1", "b1", "c1"]})
    assert goods(play(table, "place lessons", "play b123", "use b123 0")) == {"stone": 3}


@clause("B125")
def test_an_estate_worker_promises_four_goods() -> None:
    table = play(with_card(hand=("B125",), round=11), "place lessons", "play b125")
    assert promised(table) == {12: {"wood": 1}, 13: {"clay": 1}, 14: {"reed": 1}}


@clause("B109")
def test_a_paper_maker_feeds_before_the_occupation_is_paid() -> None:
    table = with_card("B109", "A116", hand=("A105",), mine={"goods": {"wood": 1}})
    play(table, "place lessons", "play a105", "use b109 0")
    assert goods(table) == {"food": 1}


@clause("B109")
def test_a_paper_maker_does_not_pay_for_its_own_playing() -> None:
    table = play(
        with_card("A116", hand=("B109",), mine={"goods": {"wood": 1, "food": 1}}), "place lessons", "play b109"
    )
    assert goods(table) == {"wood": 1}


@clause("B115")
def test_a_tinsmith_master_makes_pastures_without_stables_larger() -> None:
    table = with_card("B115", mine={"pastures": [["a5"], ["b5"]], "stables": ["b5"]})
    assert board(table).housing.fits([3, 4, 1])
    assert not board(table).housing.fits([4, 4, 1])


@clause("B115")
def test_a_tinsmith_master_adds_a_crop_to_each_field_that_is_sown() -> None:
    mine = {"goods": {"grain": 1, "vegetable": 1}, "fields": ["a2", "a3"]}
    table = with_card("B115", mine=mine)
    play(table, "place grain_utilization", "sow grain a2", "use b115 0", "sow vegetable a3", "use b115 0")
    assert (on_cell(board(table).grain, 1), on_cell(board(table).vegetables, 2)) == (4, 3)


@clause("B115")
def test_a_tinsmith_master_adds_to_field_cards_too() -> None:
    table = with_card("B115", "B113", mine={"goods": {"grain": 1}})
    play(table, "place grain_utilization", "use b115 0")
    assert lying(table, "B113") == {"grain": 4}


@clause("B124")
@pytest.mark.parametrize(("pastures", "cell", "stone"), [([], "a5", 2), ([["a4", "a5"]], "a4", 0)])
def test_a_trimmer_wants_cells_that_were_not_enclosed(pastures: list[list[str]], cell: str, stone: int) -> None:
    table = with_card("B124", mine={"goods": {"wood": 4}, "pastures": pastures})
    play(table, "place fencing", f"fence {cell}")
    if "close" in offered(table):
        play(table, "close")
    assert has(table, "stone") == stone
