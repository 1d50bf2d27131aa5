"""Occupations B085 to B105, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agricola.builders import board, goods, has, named, offered, play, played, points, with_card
from tests.clauses import clause


@clause("B086")
@pytest.mark.parametrize(("feedings", "fits"), [(1, False), (2, True)])
def test_a_truffle_searcher_keeps_boar_by_feeding_phases(feedings: int, fits: bool) -> None:
    table = with_card("B086", mine={"goods": {"boar": 1}}, table={"feedings": feedings})
    assert board(table).housing.fits([0, 3, 0]) == fits
    assert not board(table).housing.fits([2, 0, 0])


@clause("B087")
def test_a_cottager_builds_one_room_before_the_food() -> None:
    table = with_card("B087", mine={"goods": {"wood": 10, "reed": 4}})
    play(table, "place day_laborer", "use b087 0", "room a1")
    assert (has(table, "wood"), has(table, "food"), named(board(table).rooms)) == (5, 2, ["a1", "b1", "c1"])


@clause("B087")
def test_a_cottager_may_renovate_instead() -> None:
    table = with_card("B087", mine={"goods": {"clay": 2, "reed": 1}})
    play(table, "place day_laborer", "use b087 0")
    assert (board(table).material, goods(table)) == (1, {"food": 2})


@clause("B088")
def test_an_established_person_renovates_2_rooms_for_nothing() -> None:
    table = play(with_card(hand=("B088",)), "place lessons", "play b088")
    assert (board(table).material, goods(table)) == (1, {})


@clause("B088")
@pytest.mark.parametrize("mine", [{"rooms": ["a1", "b1", "c1"]}, {"material": "stone"}])
def test_an_established_person_needs_2_rooms_to_renovate(mine: dict[str, Any]) -> None:
    table = play(with_card(hand=("B088", "B102"), mine=mine), "place lessons")
    assert board(table).material == (2 if "material" in mine else 0)
    assert "B088" not in played(table)


@clause("B088")
def test_an_established_person_builds_fences_at_their_price() -> None:
    table = with_card(hand=("B088",), mine={"goods": {"wood": 4}})
    play(table, "place lessons", "play b088", "use b088 1", "fence a5")
    assert goods(table) == {}


@clause("B089")
def test_a_groom_builds_a_stable_for_a_wood_from_a_stone_house() -> None:
    table = with_card("B089", moment="round", round=13, mine={"material": "stone", "goods": {"wood": 1}})
    play(table, "use b089 1", "stable a5")
    assert (goods(table), named(board(table).stables)) == ({}, ["a5"])


@clause("B089")
def test_a_groom_in_a_clay_house_builds_nothing() -> None:
    table = with_card("B089", moment="round", round=13, mine={"material": "clay", "goods": {"wood": 1}})
    assert offered(table, "use") == []


@clause("B090")
@pytest.mark.parametrize(("taken", "offers"), [("grain_seeds", 1), ("forest", 0)])
def test_a_cooperative_plower_needs_somebody_on_grain_seeds(taken: str, offers: int) -> None:
    table = with_card("B090", others={"2": {"home": 1, "persons": [taken]}})
    play(table, "place farmland")
    assert len(offered(table, "use")) == offers


@clause("B090")
def test_a_cooperative_plower_leaves_a_cell_for_the_space() -> None:
    full = {"rooms": ["b1", "c1", "a1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4", "a5", "b5"], "people": 2}
    table = with_card("B090", mine=full, others={"2": {"home": 1, "persons": ["grain_seeds"]}})
    play(table, "place farmland")
    assert named(board(table).fields) == ["c5"]


@clause("B092")
@pytest.mark.parametrize(("round", "people"), [(5, 3), (4, 2)])
def test_a_little_stick_knitter_has_a_child_from_round_5_on(round: int, people: int) -> None:
    mine = {"rooms": ["a1", "b1", "c1"]}
    table = with_card("B092", mine=mine, round=round, table={"piles": {"sheep_market": 1}})
    play(table, "place sheep_market")
    if people == 3:
        play(table, "use b092 0")
    assert board(table).people == people


@clause("B095")
def test_a_master_bricklayer_saves_stone_for_added_rooms() -> None:
    mine = {"rooms": ["a1", "b1", "c1"], "goods": {"wood": 1, "stone": 2}}
    table = play(with_card("B095", mine=mine), "place major_improvement_space", "build well")
    assert goods(table) == {}


@clause("B097")
def test_a_scholar_plays_an_occupation_for_a_food() -> None:
    mine = {"material": "stone", "goods": {"food": 1}}
    table = with_card("B097", hand=("B118",), moment="round", round=13, mine=mine)
    play(table, "use b097 0", "play b118")
    assert played(table) == ["B097", "B118"]


@clause("B099")
def test_a_tutor_counts_occupations_played_after_it() -> None:
    table = with_card("A116", "B099", "A105", "A048", "B118")
    alone = with_card("A116", "A105", "A048", "B118")
    assert points(table, "cards") - points(alone, "cards") == 2


@clause("B102")
@pytest.mark.parametrize(("players", "gift"), [(1, {"grain": 2}), (2, {"clay": 3}), (3, {"reed": 2})])
def test_a_consultant_gives_by_the_number_of_players(players: int, gift: dict[str, int]) -> None:
    table = play(with_card(hand=("B102",), players=players), "place lessons", "play b102")
    assert goods(table) == gift


@clause("B102", "AG-175")
def test_a_consultant_gives_4_players_sheep_to_be_housed() -> None:
    table = play(with_card(hand=("B102",), players=4, mine={"pastures": [["a5"]]}), "place lessons", "play b102")
    assert goods(table) == {"sheep": 2}


@clause("B104")
@pytest.mark.parametrize(("way", "good"), [(0, "stone"), (1, "vegetable"), (2, "boar")])
def test_a_sheep_walker_trades_a_sheep(way: int, good: str) -> None:
    table = play(with_card("B104", mine={"goods": {"sheep": 1}}), f"exchange b104 {way}")
    assert goods(table) == {good: 1}


@clause("B105")
def test_a_case_builder_adds_to_what_there_are_2_of() -> None:
    mine = {"goods": {"food": 2, "grain": 1, "reed": 2, "clay": 5}}
    table = play(with_card(hand=("B105",), mine=mine), "place lessons", "play b105")
    assert goods(table) == {"food": 3, "grain": 1, "reed": 3, "clay": 5}
