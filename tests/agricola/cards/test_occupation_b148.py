"""Occupations B148 to B168, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.agricola import words as w
from hogar.games.agricola.table import Table
from tests.agricola.builders import (
    asks,
    board,
    goods,
    has,
    named,
    no,
    offered,
    pile,
    play,
    played,
    points,
    promised,
    turns,
    with_card,
)
from tests.clauses import clause


@clause("B149")
def test_an_open_air_farmer_fences_2_cells_for_2_wood_and_3_stables() -> None:
    table = with_card(hand=("B149",), players=4, mine={"goods": {"wood": 2}})
    play(table, "place lessons", "play b149", "fence a4")
    assert "close" not in offered(table)
    play(table, "fence a5")
    assert (goods(table), named(board(table).enclosed), table.stables_left(0)) == ({}, ["a4", "a5"], 1)


@clause("B149")
@pytest.mark.parametrize("mine", [{"goods": {"wood": 1}}, {"goods": {"wood": 2}, "stables": ["a5", "b5"]}])
def test_an_open_air_farmer_without_the_means_does_nothing(mine: dict[str, Any]) -> None:
    table = play(with_card(hand=("B149",), players=4, mine=mine), "place lessons", "play b149")
    assert (asks(table), has(table, "wood")) == (2, mine["goods"]["wood"])


@clause("B150")
def test_a_large_scale_farmer_goes_on_to_the_improvements() -> None:
    table = with_card("B150", players=4, mine={"goods": {"wood": 2, "food": 1, "clay": 2}})
    play(table, "place farm_expansion", "stable a5", "use b150 0", "build fireplace_2")
    assert (goods(table), board(table).home) == ({}, 1)


@clause("B151")
@pytest.mark.parametrize(
    ("mine", "free"), [({}, True), ({"rooms": ["a1", "b1", "c1"]}, False), ({"material": "clay"}, False)]
)
def test_a_little_peasant_is_blocked_by_nobody_in_a_small_wooden_house(mine: dict[str, Any], free: bool) -> None:
    sitters = {"2": {"home": 0, "persons": ["grain_seeds", "meeting_place"]}}
    table = with_card("B151", players=4, mine=mine, others=sitters)
    assert ("place grain_seeds" in offered(table)) == free
    assert "place meeting_place" not in offered(table)


@clause("B151")
def test_a_little_peasant_is_not_blocked_by_the_own_family_but_finds_piles_empty() -> None:
    mine = {"home": 1, "persons": ["day_laborer"]}
    table = with_card("B151", players=4, mine=mine, others={"2": {"home": 0, "persons": ["forest", "fishing"]}})
    assert "place day_laborer" in offered(table)
    assert no(table, "place forest")[0] == "empty_pile"


@clause("B152")
def test_a_junior_artist_goes_on_from_day_laborer() -> None:
    table = with_card("B152", players=4, table={"piles": {"traveling_players": 4}})
    play(table, "place day_laborer", "use b152 0")
    assert (goods(table), board(table).persons[0]) == ({"food": 5}, 15)


@clause("B152")
def test_a_junior_artist_pays_lessons_besides() -> None:
    table = with_card("B152", "A116", hand=("A105",), players=4)
    play(table, "place day_laborer", "use b152 0")
    assert offered(table, "place") == []
    play(table, "play a105")
    assert (played(table), goods(table), standing(table)) == (["B152", "A116", "A105"], {}, ["lessons"])


@clause("B152")
def test_a_junior_artist_goes_on_only_to_what_is_free_and_can_be_paid() -> None:
    blocked: dict[str, Any] = {"2": {"home": 0, "persons": ["traveling_players", "lessons"]}}
    piles = {"piles": {"traveling_players": 4}}
    table = with_card("B152", hand=("A105",), players=4, others=blocked, table=piles)
    play(table, "place day_laborer", "use b152 0")
    assert (asks(table), offered(table, "play"), goods(table)) == (1, ["play a105"], {"food": 1})
    blocked["3"] = {"home": 1, "persons": ["lessons_b"]}
    table = play(with_card("B152", hand=("A105",), players=4, others=blocked, table=piles), "place day_laborer")
    assert (offered(table, "use"), goods(table)) == ([], {"food": 2})


def standing(table: Table) -> list[str]:
    """The spaces on which the persons of seat 1 stand."""
    return [w.SPACES[space] for space in board(table).persons]


@clause("B156")
@pytest.mark.parametrize(("choice", "good"), [(0, "clay"), (1, "grain")])
def test_a_storehouse_keeper_chooses_at_resource_market(choice: int, good: str) -> None:
    table = play(with_card("B156", players=4), "place resource_market", f"choose b156 {choice}")
    assert has(table, good) == 1


@clause("B157")
@pytest.mark.parametrize(("way", "animal", "rounds"), [(0, "sheep", 3), (1, "boar", 5), (2, "cattle", 7)])
def test_a_salter_gets_food_on_rounds_for_an_animal(way: int, animal: str, rounds: int) -> None:
    table = play(with_card("B157", players=4, round=5, mine={"goods": {animal: 1}}), f"exchange b157 {way}")
    assert promised(table) == {round: {"food": 1} for round in range(6, 6 + rounds)}


@clause("B158")
@pytest.mark.parametrize(("second", "food"), [("grove", 5), ("copse", 0)])
def test_a_district_manager_counts_forest_and_grove(second: str, food: int) -> None:
    others = {str(seat): {"home": 0} for seat in (2, 3, 4)}
    table = with_card("B158", players=4, round=12, others=others, table={"piles": {"forest": 1, second: 1}})
    turns(table, "place forest", f"place {second}")
    assert has(table, "food") == food


@clause("B159")
@pytest.mark.parametrize(("round", "cell", "gift"), [(12, "a3", {"food": 1}), (14, "a3", {"grain": 1}), (12, "c5", {})])
def test_a_lieutenant_general_watches_fields_beside_fields(round: int, cell: str, gift: dict[str, int]) -> None:
    fields = ["a2"] if cell == "a3" else []
    table = with_card(
        "B159", players=4, round=round, mine={"home": 0}, others={"2": {"fields": fields}}, table={"start": 1}
    )
    turns(table, "place farmland", f"plow {cell}")
    assert goods(table) == gift


@clause("B160")
@pytest.mark.parametrize(("third", "grain"), [("reed_bank", 1), ("fishing", 0)])
def test_a_pub_owner_looks_at_three_spaces(third: str, grain: int) -> None:
    others = {"2": {"home": 0, "persons": ["forest", "clay_pit"]}, "3": {"home": 0}, "4": {"home": 0}}
    table = with_card("B160", players=4, round=12, mine={"home": 1}, others=others, table={"piles": {third: 1}})
    play(table, f"place {third}")
    assert has(table, "grain") == grain


@clause("B161")
@pytest.mark.parametrize(("space", "vegetables"), [("day_laborer", 1), ("forest", 0)])
def test_a_weakling_leaves_large_piles(space: str, vegetables: int) -> None:
    table = play(with_card("B161", players=4, table={"piles": {"forest": 5}}), f"place {space}")
    assert has(table, "vegetable") == vegetables


@clause("B162")
@pytest.mark.parametrize(("wood", "gift"), [(1, (1, 0)), (2, (3, 1)), (3, (4, 0)), (4, (5, 1)), (5, (5, 0))])
def test_a_forest_clearer_looks_at_the_number(wood: int, gift: tuple[int, int]) -> None:
    table = play(with_card("B162", players=4, table={"piles": {"forest": wood}}), "place forest")
    assert (has(table, "wood"), has(table, "food")) == gift


@clause("B163")
def test_a_pastor_waits_until_nobody_else_has_2_rooms() -> None:
    more = {"rooms": ["a1", "b1", "c1"]}
    builder = {"goods": {"wood": 5, "reed": 2}}
    others = {"2": builder, "3": more, "4": more}
    table = with_card("B163", players=4, mine={"home": 0}, others=others, table={"start": 1})
    turns(table, "place farm_expansion", "do build_rooms", "room a1")
    assert goods(table) == {"wood": 3, "clay": 2, "reed": 1, "stone": 1}


@clause("B166")
def test_a_cattle_feeder_pays_a_food_for_cattle() -> None:
    table = with_card("B166", players=4, mine={"goods": {"food": 1}})
    assert goods(play(table, "place grain_seeds", "use b166 0")) == {"grain": 1, "cattle": 1}


@clause("B153")
@pytest.mark.parametrize(
    ("majors", "score"), [([], 0), (["fireplace_2"], 0), (["stone_oven"], 1), (["well", "stone_oven"], 3)]
)
def test_a_housemaster_counts_the_smallest_twice(majors: list[str], score: int) -> None:
    assert points(with_card("B153", players=4, mine={"majors": majors}), "cards") == score


@clause("B155")
@pytest.mark.parametrize(("payment", "food", "left"), [("nothing", 2, 0), ("food", 1, 1), ("2 food", 0, 2)])
def test_an_art_teacher_takes_any_part_from_traveling_players(payment: str, food: int, left: int) -> None:
    piles = {"piles": {"traveling_players": 2}}
    cards = ("B155", "A116", "A105", "B118")
    table = with_card(*cards, hand=("B102",), players=4, mine={"goods": {"food": 2}}, table=piles)
    play(table, "place lessons_b", "play b102", f"pay {payment}")
    assert (has(table, "food"), pile(table, "traveling_players")) == (food, left)


@clause("B155")
def test_the_food_on_traveling_players_counts_for_an_art_teacher() -> None:
    piles = {"piles": {"traveling_players": 1}}
    table = with_card("B155", "A116", hand=("A105",), players=4, table=piles)
    play(table, "place lessons", "play a105")
    assert (has(table, "food"), pile(table, "traveling_players")) == (0, 0)
    poor = with_card("B155", "A116", hand=("A105",), players=4)
    assert no(poor, "place lessons")[0] == "no_card"


@clause("B165")
def test_a_game_provider_takes_grain_from_different_fields() -> None:
    mine = {
        "fields": ["a2", "a3", "a4"], "grain": {"a2": 2, "a3": 1, "a4": 3}, "pastures": [["a5"]],
        "goods": {"food": 9}, "home": 0,
    }  # fmt: skip
    others = {str(seat): {"home": 0, "goods": {"food": 9}} for seat in (2, 3, 4)}
    table = with_card("B165", moment="harvest", players=4, mine=mine, others=others)
    play(table, "use b165 1", "field a2", "field a3")
    assert (has(table, "boar"), has(table, "grain")) == (3, 2)  # one of them born


@clause("B167")
@pytest.mark.parametrize(("pastures", "offers"), [([["a4"], ["a5"]], True), ([["a5"]], False)])
def test_a_stable_sergeant_needs_room_for_all_three(pastures: list[list[str]], offers: bool) -> None:
    mine = {"goods": {"food": 2}, "pastures": pastures}
    table = play(with_card(hand=("B167",), players=4, mine=mine), "place lessons", "play b167")
    assert (offered(table, "use") != []) == offers
    if offers:
        assert goods(play(table, "use b167 0")) == {"sheep": 1, "boar": 1, "cattle": 1}


@clause("B167")
def test_a_stable_sergeants_animals_are_all_kept_whoever_else_goes() -> None:
    mine = {"goods": {"food": 2, "sheep": 5}, "pastures": [["a4", "b4"], ["a5"]]}
    table = play(with_card(hand=("B167",), players=4, mine=mine), "place lessons", "play b167", "use b167 0")
    assert goods(table) == {"sheep": 4, "boar": 1, "cattle": 1}


STONE_HOUSE = {"stone": 2, "reed": 1}


@clause("B168")
@pytest.mark.parametrize(
    ("stables", "animals", "choices", "after"),
    [
        (["a4", "a5"], {"sheep": 1, "boar": 1}, [], {"sheep": 2, "boar": 2}),
        (["a4"], {"sheep": 1, "boar": 1}, ["take boar"], {"sheep": 1, "boar": 2}),
        (["a4"], {"sheep": 1, "boar": 1}, ["take sheep"], {"sheep": 2, "boar": 1}),
        (["a4"], {}, [], {}),
        ([], {"sheep": 1}, [], {"sheep": 1}),
        (["b5"], {"sheep": 1}, [], {"sheep": 1}),
    ],
)
def test_a_pasture_master_breeds_where_stables_stand(
    stables: list[str], animals: dict[str, int], choices: list[str], after: dict[str, int]
) -> None:
    mine = {
        "material": "clay", "pastures": [["a4"], ["a5"]], "stables": stables, "goods": {**STONE_HOUSE, **animals},
    }  # fmt: skip
    table = play(with_card("B168", players=4, mine=mine), "place house_redevelopment", *choices)
    assert goods(table) == {**after, "food": 2}


@clause("B168")
def test_several_stables_in_a_pasture_breed_once_and_what_has_no_place_goes() -> None:
    mine = {"material": "clay", "pastures": [["a4", "a5"]], "stables": ["a4", "a5"]}
    table = with_card("B168", players=4, mine={**mine, "goods": {**STONE_HOUSE, "sheep": 2}})
    assert goods(play(table, "place house_redevelopment")) == {"sheep": 3, "food": 2}
    full = with_card("B168", players=4, mine={**mine, "goods": {**STONE_HOUSE, "sheep": 17}})
    assert goods(play(full, "place house_redevelopment")) == {"sheep": 17, "food": 2}
