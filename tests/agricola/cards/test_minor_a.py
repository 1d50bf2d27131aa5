"""Minor improvements of deck A, card by card."""

from __future__ import annotations

import pytest

from tests.agricola.builders import (
    answers,
    asks,
    at,
    board,
    goods,
    hand,
    has,
    lying,
    no,
    offered,
    play,
    played,
    points,
    promised,
    turns,
    with_card,
)
from tests.clauses import clause


@clause("A001")
def test_a_shelter_stands_in_a_pasture_of_one_cell() -> None:
    pastures = [["a5"], ["b5", "c5"]]
    table = with_card(hand=("A001",), mine={"pastures": pastures})
    play(table, "place meeting_place", "do minor_improvement", "play a001", "do build_stables")
    assert (board(table).stables, goods(table), hand(table, 2)) == (1 << 4, {}, ["A001"])


@clause("A001")
def test_a_shelter_may_be_played_without_such_a_pasture() -> None:
    table = play(with_card(hand=("A001",)), "place meeting_place", "do minor_improvement", "play a001")
    assert (hand(table), hand(table, 2), asks(table)) == ([], ["A001"], 2)


@clause("A002")
def test_shifting_cultivation_plows_and_passes_on() -> None:
    table = with_card(hand=("A002",), mine={"goods": {"food": 2}})
    play(table, "place meeting_place", "do minor_improvement", "play a002", "plow b3")
    assert (board(table).fields, has(table, "food"), hand(table, 2)) == (1 << 7, 0, ["A002"])


@clause("A005")
@pytest.mark.parametrize(("clay", "more"), [(0, 0), (1, 0), (4, 2), (5, 2)])
def test_clay_embankment_gives_half_of_the_clay(clay: int, more: int) -> None:
    table = with_card(hand=("A005",), mine={"goods": {"clay": clay, "food": 1}})
    play(table, "place meeting_place", "do minor_improvement", "play a005")
    assert has(table, "clay") == clay + more


@clause("A008", "AG-237", "AG-238")
def test_a_food_basket_requires_occupations_and_improvements() -> None:
    mine = {"goods": {"reed": 1}, "majors": ["fireplace_2"]}
    table = play(with_card("A116", "A121", hand=("A008",), mine=mine), "place meeting_place")
    assert answers(table) == ["done"]
    table = with_card("A116", "A121", "A044", hand=("A008",), mine=mine)
    play(table, "place meeting_place", "do minor_improvement", "play a008")
    assert goods(table) == {"grain": 1, "vegetable": 1}


@clause("A009", "AG-235")
def test_a_sheep_is_paid_for_a_cattle() -> None:
    table = with_card(hand=("A009",), mine={"goods": {"sheep": 1}})
    play(table, "place meeting_place", "do minor_improvement", "play a009")
    assert goods(table) == {"cattle": 1}


@clause("A010")
def test_a_wooden_shed_holds_a_person_and_forbids_renovation() -> None:
    table = with_card("A010", mine={"goods": {"clay": 9, "reed": 9}})
    assert "place basic_wish_for_children" in offered(table)
    assert no(table, "place house_redevelopment")[0] == "forbidden"


@clause("A010")
def test_a_wooden_shed_is_not_played_by_a_minor_improvement_action() -> None:
    mine = {"goods": {"wood": 2, "reed": 1}}
    assert answers(play(with_card(hand=("A010",), mine=mine), "place meeting_place")) == ["done"]
    table = play(with_card(hand=("A010",), mine=mine), "place major_improvement_space", "play a010")
    assert played(table) == ["A010"]


@clause("A012")
def test_a_drinking_trough_adds_2_after_doubling() -> None:
    table = with_card("A012", mine={"pastures": [["a5"]], "stables": ["a5"], "goods": {"sheep": 7}})
    assert has(table, "sheep") == 7


@clause("A016", "AG-392")
def test_rammed_clay_pays_for_fences_in_any_mixture() -> None:
    table = with_card("A016", mine={"goods": {"wood": 3, "clay": 2}})
    play(table, "place fencing", "fence a5")
    assert set(offered(table, "pay")) == {"pay 3 wood clay", "pay 2 wood 2 clay"}


@clause("A019", "AG-368")
def test_a_handplow_offers_a_field_in_the_fifth_round_from_now() -> None:
    table = with_card(hand=("A019",), mine={"goods": {"wood": 1}}, round=4)
    play(table, "place major_improvement_space", "play a019")
    assert [(portion.round, portion.good) for portion in board(table).promises] == [(9, -1)]


@clause("A024")
def test_a_threshing_board_bakes_before_plowing() -> None:
    table = with_card("A024", mine={"goods": {"grain": 1}, "majors": ["clay_oven"]})
    play(table, "place farmland")
    assert answers(table) == ["use a024 0", "done"]
    play(table, "use a024 0", "do bake_bread")
    assert has(table, "food") == 5
    assert offered(table, "plow")


@clause("A028")
def test_for_a_forest_school_lessons_are_never_occupied_and_wood_pays() -> None:
    table = with_card("A028", "A116", hand=("A121",), mine={"goods": {"wood": 1}})
    table = play(table, "place lessons", "play a121")
    assert (goods(table), played(table)) == ({"clay": 2}, ["A028", "A116", "A121"])


@clause("A031")
def test_debt_security_scores_majors_up_to_unused_cells() -> None:
    table = with_card("A031", mine={"majors": ["fireplace_2", "clay_oven"]})
    assert points(table, "cards") == 2


@clause("A033")
def test_big_country_scores_the_rounds_left() -> None:
    fields = ["a2", "a3", "a4", "a5", "b2", "b3", "b4", "b5", "c2", "c3", "c4", "c5"]
    table = with_card(hand=("A033",), mine={"fields": fields, "stables": ["a1"]}, round=9)
    play(table, "place meeting_place", "do minor_improvement", "play a033")
    assert (board(table).bonus, has(table, "food")) == (5, 10)


@clause("A037")
def test_a_bucksaw_turns_a_wood_into_a_point_before_renovating() -> None:
    table = with_card("A037", mine={"goods": {"wood": 1, "clay": 2, "reed": 1}})
    play(table, "place house_redevelopment", "use a037 0")
    assert (board(table).bonus, goods(table), board(table).material) == (1, {"grain": 1}, 1)


@clause("A039", "AG-405")
def test_a_chapel_is_a_space_for_which_others_pay_a_grain() -> None:
    table = with_card("A039", others={"2": {"goods": {"grain": 1}}})
    turns(table, "place day_laborer", "place card_space_1")
    assert (board(table, 2).bonus, goods(table, 2), goods(table)) == (3, {}, {"food": 2, "grain": 1})


@clause("A039")
def test_without_a_grain_the_chapel_of_another_is_closed_and_its_owner_pays_nothing() -> None:
    table = play(with_card("A039"), "place day_laborer")
    assert no(table, "place card_space_1", 2)[0] == "toll"
    table = play(with_card("A039"), "place card_space_1")
    assert (board(table).bonus, goods(table)) == (3, {})


@clause("A039")
def test_its_owner_is_offered_the_chapel_once() -> None:
    assert offered(with_card("A039"), "place").count("place card_space_1") == 1


@clause("AG-391")
def test_a_card_of_the_other_kind_is_in_hand_but_not_for_this_action() -> None:
    table = play(with_card(hand=("A009", "A121")), "place lessons")
    assert no(table, "play a009")[0] == "not_with_this"
    assert no(table, "play a010")[0] == "not_in_hand"


@clause("A044")
def test_a_pond_hut_promises_food() -> None:
    table = with_card("A116", "A121", hand=("A044",), mine={"goods": {"wood": 1}}, round=12)
    play(table, "place meeting_place", "do minor_improvement", "play a044")
    assert promised(table) == {13: {"food": 1}, 14: {"food": 1}}


@clause("A045")
def test_a_fire_protection_pond_waits_for_clay() -> None:
    table = with_card("A045", mine={"goods": {"clay": 2, "reed": 1}}, round=8)
    play(table, "place house_redevelopment")
    assert list(promised(table)) == [9, 10, 11, 12, 13, 14]


@clause("A048")
@pytest.mark.parametrize(("wood", "food", "asked"), [(3, 0, False), (4, 0, True), (6, 3, False)])
def test_a_shaving_horse_works_when_wood_comes(wood: int, food: int, asked: bool) -> None:
    table = with_card("A048", mine={"goods": {"wood": wood}}, table={"piles": {"forest": 1}})
    play(table, "place forest")
    assert (has(table, "food"), offered(table, "use") != []) == (food, asked)


@clause("A050")
def test_a_milk_jug_works_whoever_uses_the_cattle_market() -> None:
    table = with_card("A050", table={"piles": {"cattle_market": 1}})
    turns(table, "place day_laborer", "place cattle_market")
    assert (has(table, "food"), has(table, "food", 2)) == (2 + 3, 1)


@clause("A055")
def test_a_junk_room_counts_itself() -> None:
    table = with_card(hand=("A055",), mine={"goods": {"wood": 1, "clay": 1}})
    play(table, "place meeting_place", "do minor_improvement", "play a055")
    assert has(table, "food") == 1


@clause("A065")
def test_seed_pellets_give_a_grain_before_sowing() -> None:
    table = with_card("A065", mine={"goods": {"grain": 1}, "fields": ["a5", "b5"]})
    play(table, "place grain_utilization", "sow grain a5", "sow grain b5")
    assert goods(table) == {}


@clause("A067", "A116")
def test_gifts_before_an_action() -> None:
    table = with_card("A067", "A116", table={"piles": {"forest": 3}})
    assert goods(play(table, "place grain_seeds")) == {"grain": 2}
    turns(table, "place day_laborer")
    assert goods(play(table, "place forest")) == {"grain": 2, "wood": 4}


@clause("A075")
def test_a_lumber_mill_makes_improvements_cheaper() -> None:
    table = with_card("A075", mine={"goods": {"wood": 1, "stone": 2}})
    assert "build joinery" in offered(play(table, "place major_improvement_space"))


@clause("A081")
def test_an_interim_storage_is_emptied_in_three_rounds() -> None:
    piles = {"clay_pit": 1, "reed_bank": 1}
    table = with_card("A081", mine={"home": 2}, table={"piles": piles}, round=6)
    turns(table, "place clay_pit", "place day_laborer", "place reed_bank")
    assert lying(table, "A081") == {"wood": 1, "clay": 1}
    assert at().round == 14
