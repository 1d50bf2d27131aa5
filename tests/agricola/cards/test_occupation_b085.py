"""Occupations B085 to B105, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.agricola.farm import total
from hogar.games.agricola.table import Table
from tests.agricola.builders import (
    asks,
    board,
    goods,
    has,
    named,
    no,
    number,
    offered,
    play,
    played,
    points,
    promised,
    with_card,
)
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


@clause("B102", "AG-251", "AG-356")
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


SQUARE = ["a2", "a3", "b2", "b3"]


@clause("B085")
def test_a_farm_hand_puts_a_stable_between_4_fields_and_has_a_place_more() -> None:
    table = play(with_card("B085", mine={"goods": {"wood": 2}, "fields": SQUARE}), "place farm_expansion", "use b085 0")
    assert (table.stables_left(0), table.hooks.rooms(table, 0), named(board(table).fields)) == (3, 1, SQUARE)


@clause("B085")
@pytest.mark.parametrize("fields", [["a2", "a3", "b2"], ["a2", "a3", "b3", "b4"]])
def test_a_farm_hand_needs_a_square(fields: list[str]) -> None:
    table = play(with_card("B085", mine={"goods": {"wood": 2}, "fields": fields}), "place farm_expansion")
    assert offered(table, "use") == []


@clause("B093")
@pytest.mark.parametrize(
    ("round", "food", "choices"),
    [(5, 9, [2, 3, 4]), (5, 3, [2, 3]), (5, 1, []), (11, 9, [2, 3]), (12, 9, []), (14, 9, [])],
)
def test_a_confidant_pays_for_the_rounds_that_are_left(round: int, food: int, choices: list[int]) -> None:
    table = play(with_card(hand=("B093",), round=round, mine={"goods": {"food": food}}), "place lessons", "play b093")
    assert offered(table, "pay") == [f"pay {number} food" for number in choices]


@clause("B093")
def test_a_confidant_sows_with_the_food_of_a_round() -> None:
    table = with_card(hand=("B093",), round=12, mine={"goods": {"food": 2, "grain": 1}, "fields": ["a2"], "home": 1})
    for_2 = play(table, "place lessons", "play b093")
    assert promised(for_2) == {13: {"food": 1}, 14: {"food": 1}}
    promises = [
        {"round": its.round, "source": its.source, "good": "food" if its.good >= 0 else None, "amount": 1}
        for its in board(for_2).promises
    ]
    mine = {"promises": promises, "goods": {"grain": 1}, "fields": ["a2"]}
    later = with_card("B093", moment="round", round=13, mine=mine)
    play(later, "use b093 1")
    assert has(later, "food") == 1
    assert on_field(later) == 3


def on_field(table: Table) -> int:
    """The grain on the only field."""
    return total(board(table).grain)


@clause("B096")
def test_a_tree_farm_joiner_plays_an_improvement_with_the_wood_of_a_round() -> None:
    table = play(with_card(hand=("B096",), round=12), "place lessons", "play b096")
    assert promised(table) == {13: {"wood": 1}}
    promises = [
        {"round": its.round, "source": its.source, "good": "wood" if its.good >= 0 else None, "amount": 1}
        for its in board(table).promises
    ]
    later = with_card("B096", hand=("A048",), moment="round", round=12, mine={"promises": promises})
    play(later, "do minor_improvement", "play a048")
    assert "A048" in played(later)


@clause("B096", "B103")
def test_a_tree_farm_joiners_improvement_can_be_given_up_for_food() -> None:
    promises = [{"round": 13, "source": 10 + number("B096"), "good": None, "amount": 1}]
    later = with_card("B096", "B103", hand=("A048",), moment="round", round=12, mine={"promises": promises})
    assert goods(play(later, "done")) == {"food": 1}


@clause("B103")
def test_a_field_merchant_gives_the_improvement_up_for_a_vegetable() -> None:
    table = play(with_card("B103", mine={"goods": {"clay": 2}}), "place major_improvement_space", "done")
    assert goods(table) == {"clay": 2, "vegetable": 1}


@clause("B103")
def test_a_field_merchant_is_paid_where_there_is_nothing_to_build() -> None:
    assert goods(play(with_card("B103"), "place major_improvement_space")) == {"vegetable": 1}
    mine = {"goods": {"clay": 2, "reed": 1}}
    table = play(with_card("B103", mine=mine), "place house_redevelopment")
    assert goods(table) == {"vegetable": 1}
    assert no(with_card("B103"), "place house_redevelopment")[0] == "not_enough"


@clause("B103")
def test_a_field_merchant_has_nothing_of_other_ways_to_play() -> None:
    mine = {"material": "stone", "goods": {"food": 1}}
    table = with_card("B097", "B103", hand=("A048",), moment="round", round=13, mine={**mine})
    play(table, *offered(table, "done"))
    assert goods(table) == {"food": 1}


@clause("B089", "B097")
def test_a_groom_that_a_scholar_brings_builds_in_the_same_moment() -> None:
    mine = {"material": "stone", "goods": {"food": 1}}
    table = with_card("B097", hand=("B089",), moment="round", round=13, mine=mine)
    play(table, "use b097 0", "play b089", "use b089 1", "stable a5")
    assert (named(board(table).stables), goods(table)) == (["a5"], {})


@clause("B104", "AG-175")
def test_a_sheep_walker_does_not_trade_sheep_that_have_no_place_yet() -> None:
    table = with_card("B104", mine={"goods": {"boar": 1}}, table={"piles": {"sheep_market": 2}})
    play(table, "place sheep_market")
    assert (asks(table), offered(table, "exchange")) == (1, [])
    assert no(table, "exchange b104 0")[0] == "not_now"


@clause("B088")
def test_an_established_person_in_3_rooms_cannot_be_played() -> None:
    table = play(with_card(hand=("B088", "B102"), mine={"rooms": ["a1", "b1", "c1"]}), "place lessons")
    assert no(table, "play b088")[0] == "card_needs"


@clause("B098")
def test_an_organic_farmer_wants_animals_and_room_for_3_more() -> None:
    farm = {"pastures": [["a4"], ["a5", "b5"], ["c4", "c5"]], "goods": {"sheep": 1, "boar": 1}}
    assert points(with_card("B098", mine=farm), "cards") == 2


@clause("B100")
def test_a_clutterer_counts_later_cards_about_accumulation_spaces() -> None:
    table = with_card("B100", hand=("A116", "B102"), mine={"goods": {"food": 1}})
    before = points(table, "cards")
    play(table, "place lessons", "play a116")
    assert points(table, "cards") - before == 1


@clause("B101")
@pytest.mark.parametrize(("owner", "bought"), [("2", True), ("", False)])
def test_a_furniture_carpenter_buys_while_anybody_has_the_joinery(owner: str, bought: bool) -> None:
    others = {"2": {"majors": ["joinery"] if owner else [], "goods": {"food": 9}, "home": 0}}
    table = with_card("B101", moment="harvest", mine={"goods": {"food": 9}, "home": 0}, others=others)
    if bought:
        play(table, "use b101 0")
        assert board(table).bonus == 1
    assert "use b101 0" not in offered(table)
