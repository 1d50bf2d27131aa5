"""Occupations A106 to A126, card by card."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from hogar.games.agricola import hooks as h
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.manifest import CARD_RULES
from tests.agricola.builders import (
    answers,
    asks,
    board,
    goods,
    has,
    lying,
    no,
    pile,
    play,
    played,
    promised,
    with_card,
)
from tests.clauses import clause

FED: dict[str, Any] = {"2": {"goods": {"food": 9}}}


@clause("A106")
def test_a_slurry_spreader_is_fed_by_the_last_crops() -> None:
    fields = {"fields": ["a2", "a3", "a4", "a5"], "grain": {"a2": 1, "a3": 2}, "vegetables": {"a4": 1, "a5": 2}}
    table = with_card("A106", moment="harvest", mine={**fields, "goods": {"food": 1}}, others=FED)
    assert goods(table) == {"grain": 2, "vegetable": 2}


@clause("A106", "A112")
def test_a_slurry_spreader_sees_a_field_that_a_second_grain_empties() -> None:
    mine = {"fields": ["a2"], "grain": {"a2": 2}, "goods": {"food": 2}}
    table = play(with_card("A106", "A112", moment="harvest", mine=mine, others=FED), "field a2")
    assert (has(table, "grain"), board(table).begging) == (2, 0)


@clause("A106", "A113")
def test_a_slurry_spreader_counts_the_last_grain_above_a_vegetable() -> None:
    mine = {"fields": ["a2"], "grain": {"a2": 1}, "vegetables": {"a2": 1}, "goods": {"food": 2}}
    table = with_card("A106", moment="harvest", mine=mine, others=FED)
    assert (goods(table), board(table).begging, board(table).vegetables != 0) == ({"grain": 1}, 0, True)


@clause("A107")
@pytest.mark.parametrize(
    ("placed", "wood", "food"),
    [([], 5, 1), ([], 4, 0), ([], 6, 0), (["farmland"], 4, 1), (["farmland"], 5, 0), (["farmland"] * 2, 3, 1),
     (["farmland"] * 3, 2, 0)],
)  # fmt: skip
def test_a_catcher_matches_the_person_with_the_resources(placed: list[str], wood: int, food: int) -> None:
    mine = {"people": 5, "home": 5 - len(placed), "persons": placed}
    table = play(with_card("A107", mine=mine, table={"piles": {"forest": wood}}), "place forest")
    assert has(table, "food") == food


@clause("A107")
def test_a_catcher_wants_building_resources() -> None:
    assert has(play(with_card("A107", table={"piles": {"fishing": 5}}), "place fishing"), "food") == 5


@clause("A108")
def test_a_mushroom_collector_puts_a_wood_back() -> None:
    table = play(with_card("A108", table={"piles": {"forest": 1}}), "place forest", "use a108 0")
    assert (goods(table), pile(table, "forest")) == ({"food": 2}, 1)


@clause("A108", "A091")
def test_the_food_of_a_mushroom_collector_is_too_late_for_a_field() -> None:
    table = with_card("A091", "A108", mine={"goods": {"food": 1}}, table={"piles": {"forest": 3}})
    play(table, "place forest", "use a108 0")
    assert (goods(table), board(table).fields) == ({"wood": 2, "food": 3}, 0)


@clause("A109")
def test_a_small_trader_is_paid_for_a_minor_improvement_of_the_wider_action() -> None:
    mine = {"goods": {"wood": 1}}
    table = play(with_card("A109", hand=("A048",), mine=mine), "place major_improvement_space", "play a048")
    assert goods(table) == {"food": 3}
    table = play(with_card("A109", hand=("A048",), mine=mine), "place meeting_place", "do minor_improvement")
    assert (goods(play(table, "play a048")), played(table)) == ({}, ["A109", "A048"])


@clause("A109")
def test_a_small_trader_sees_a_card_that_passes_on_but_no_major() -> None:
    table = with_card("A109", hand=("A002",), mine={"goods": {"food": 2}})
    assert has(play(table, "place major_improvement_space", "play a002", "plow a5"), "food") == 3
    table = play(with_card("A109", mine={"goods": {"clay": 2}}), "place major_improvement_space", "build fireplace_2")
    assert goods(table) == {}


@clause("A110")
@pytest.mark.parametrize(("material", "food"), [("wood", 0), ("clay", 3), ("stone", 0)])
def test_a_roughcaster_is_paid_once_for_clay_rooms(material: str, food: int) -> None:
    mine = {"material": material, "goods": {material: 10, "reed": 4}}
    table = play(with_card("A110", mine=mine), "place farm_expansion")
    play(table, *(["do build_rooms"] if material == "wood" else []), "room a1", "room a2")
    assert goods(table) == ({"food": food} if food else {})


@clause("A110", "A087")
@pytest.mark.parametrize(
    ("material", "target", "food"), [("clay", "", 3), ("wood", "renovate clay", 0), ("wood", "renovate stone", 0)]
)
def test_a_roughcaster_is_paid_for_clay_becoming_stone(material: str, target: str, food: int) -> None:
    mine = {"material": material, "goods": {"clay": 2, "stone": 2, "reed": 1}}
    table = play(with_card("A087", "A110", mine=mine), "place house_redevelopment")
    if target:
        play(table, target)
    assert has(table, "food") == food


@clause("A111")
def test_a_wall_builder_puts_food_on_4_rounds_for_every_action() -> None:
    mine = {"goods": {"wood": 10, "reed": 4}}
    table = with_card("A111", mine=mine, round=5)
    play(table, "place farm_expansion", "do build_rooms", "room a1", "room a2", "use a111 0")
    assert promised(table) == {day: {"food": 1} for day in (6, 7, 8, 9)}


@clause("A111")
def test_a_wall_builder_has_no_round_left_in_the_last_one() -> None:
    mine = {"goods": {"wood": 5, "reed": 2}}
    table = play(with_card("A111", mine=mine), "place farm_expansion", "do build_rooms", "room a1")
    assert asks(table) == 2


@clause("A112")
def test_a_scythe_worker_chooses_the_fields_for_a_second_grain() -> None:
    mine = {"fields": ["a2", "a3", "a4"], "grain": {"a2": 3, "a3": 2, "a4": 1}, "goods": {"food": 4}}
    table = with_card("A112", moment="harvest", mine=mine, others=FED)
    assert answers(table) == ["field a2", "field a3", "done"]
    play(table, "field a3", "done")
    assert (has(table, "grain"), board(table).grain) == (4, 2 << 4)
    assert goods(play(with_card(hand=("A112",)), "place lessons", "play a112")) == {"grain": 1}


class GrainCard(Card):
    """A field card."""

    ID: ClassVar[str] = "B068"
    RULES: ClassVar[int] = h.FIELDS
    FIELD: ClassVar[bool] = True


@clause("A112", "A113", "AG-147")
def test_field_cards_give_a_second_grain_and_hide_vegetables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CARD_RULES, "cards", list(CARD_RULES.cards))
    CARD_RULES.put(GrainCard())
    table = with_card("A112", "B068", moment="harvest", mine={"stock": {"b068": {"grain": 3}}}, others=FED, round=4)
    play(table, "field_card b068")
    assert lying(table, "B068") == {"grain": 1}
    table = with_card("A113", "B068", hand=("A117",), mine={"stock": {"b068": {"grain": 3}}, "goods": {"food": 1}})
    play(table, "place lessons", "play a117")
    assert lying(table, "B068") == {"grain": 3, "vegetable": 1}


@clause("A112")
def test_a_scythe_worker_chooses_anew_in_every_harvest() -> None:
    table = with_card("A112", moment="harvest", mine={"fields": ["a2"], "grain": {"a2": 3}, "goods": {"food": 4}})
    play(table, "field a2")
    assert board(table).notes == {}


@clause("A113")
def test_a_heresy_teacher_hides_vegetables_under_much_grain() -> None:
    mine = {"fields": ["a2", "a3", "a4"], "grain": {"a2": 3, "a3": 2, "a4": 3}, "vegetables": {"a4": 1}}
    table = with_card("A113", hand=("A117",), mine={**mine, "goods": {"food": 4}})
    play(table, "place lessons", "play a117")
    assert board(table).vegetables == 1 << 4 * 1 | 1 << 4 * 3


@clause("A113")
def test_a_heresy_teacher_does_nothing_in_the_use_that_brings_it() -> None:
    mine = {"fields": ["a2"], "grain": {"a2": 3}}
    table = play(with_card(hand=("A113",), mine=mine), "place lessons", "play a113")
    assert board(table).vegetables == 0


@clause("A113", "AG-265")
@pytest.mark.parametrize(("grain", "gain"), [(1, {"grain": 1}), (0, {"vegetable": 1})])
def test_the_grain_of_a_mixed_field_is_harvested_first(grain: int, gain: dict[str, int]) -> None:
    mine = {"fields": ["a2"], "grain": {"a2": grain}, "vegetables": {"a2": 1}, "goods": {"food": 4}}
    table = with_card("A113", moment="harvest", mine=mine, others=FED)
    assert goods(table) == gain


@clause("A115")
def test_a_chief_forester_sows_one_field_before_the_wood() -> None:
    mine = {"fields": ["a2", "a3"], "goods": {"grain": 2}}
    table = with_card("A115", mine=mine, table={"piles": {"forest": 3}})
    play(table, "place forest", "use a115 0", "sow grain a2")
    assert (goods(table), board(table).grain, asks(table)) == ({"grain": 1, "wood": 3}, 3 << 4, 2)


@clause("A115", "A132")
def test_the_sowing_of_a_chief_forester_is_no_unconditional_one() -> None:
    others = {"2": {"goods": {"grain": 1}, "played": ["a132"]}}
    mine = {"fields": ["a2"], "goods": {"grain": 1}}
    table = with_card("A115", mine=mine, others=others, table={"piles": {"forest": 3}}, players=3)
    play(table, "place forest", "use a115 0")
    assert board(table, 2).bonus == 0


@clause("A116")
def test_a_wood_cutter_adds_a_wood() -> None:
    assert has(play(with_card("A116", table={"piles": {"forest": 3}}), "place forest"), "wood") == 4


@clause("A117")
def test_a_wood_carrier_counts_improvements() -> None:
    table = with_card("A048", "A116", hand=("A117",), mine={"majors": ["well"], "goods": {"food": 1}})
    assert goods(play(table, "place lessons", "play a117")) == {"wood": 2}


@clause("A118")
@pytest.mark.parametrize(("choice", "wood", "food"), [(0, 1, 6), (1, 2, 5), (2, 3, 4)])
def test_a_treegardener_buys_wood(choice: int, wood: int, food: int) -> None:
    table = with_card("A118", moment="harvest", mine={"goods": {"food": 6}}, others=FED)
    play(table, f"choose a118 {choice}")
    if not choice:
        play(table, "done")
    assert (has(table, "wood"), has(table, "food")) == (wood, food - 4)


@clause("A118")
def test_a_treegardener_may_buy_with_what_was_just_harvested() -> None:
    mine = {"fields": ["a2"], "grain": {"a2": 1}, "people": 1, "home": 1}
    table = with_card("A118", moment="harvest", mine=mine, others=FED)
    assert (goods(table), answers(table)) == ({"wood": 1, "grain": 1}, ["use a118 1", "done"])
    play(table, "use a118 1")
    assert goods(table) == {"wood": 2}


@clause("A119")
@pytest.mark.parametrize(("space", "wood"), [("farmland", 1), ("grain_seeds", 1), ("day_laborer", 0)])
def test_a_firewood_collector_is_paid_at_the_end_of_the_turn(space: str, wood: int) -> None:
    table = play(with_card("A119"), f"place {space}", *(["plow a5"] if space == "farmland" else []))
    assert has(table, "wood") == wood


@clause("A119", "A129")
def test_a_firewood_collector_counts_uses_of_this_turn_only() -> None:
    mine = {"goods": {"wood": 2}, "home": 2}
    table = with_card("A119", "A129", mine=mine, players=3, others={"2": {"home": 0}, "3": {"home": 0}})
    play(table, "place grain_seeds", "use a129 0", "stable a5")
    assert goods(table) == {"grain": 1, "wood": 1}
    play(table, "place day_laborer")
    assert has(table, "wood") == 1


@clause("A120")
def test_a_clay_hut_builder_waits_for_a_house_that_is_not_wooden() -> None:
    mine = {"goods": {"clay": 2, "reed": 1}}
    table = play(with_card("A120", mine=mine, round=7), "place house_redevelopment")
    assert promised(table) == {day: {"clay": 2} for day in (8, 9, 10, 11, 12)}
    table = with_card(hand=("A120",), mine={"material": "stone"}, round=12)
    assert promised(play(table, "place lessons", "play a120")) == {13: {"clay": 2}, 14: {"clay": 2}}


@clause("A122")
def test_a_pan_baker_gets_clay_and_wood_first() -> None:
    mine = {"fields": ["a2"], "goods": {"grain": 1}}
    table = play(with_card("A122", mine=mine), "place grain_utilization")
    assert (has(table, "clay"), has(table, "wood")) == (2, 1)


@clause("A124")
@pytest.mark.parametrize(("round", "stone"), [(4, 0), (5, 1), (7, 1), (8, 0)])
def test_a_knapper_knows_the_cards_of_the_rounds_5_to_7(round: int, stone: int) -> None:
    space = ("sheep_market", "basic_wish_for_children", "house_redevelopment", "western_quarry", "vegetable_seeds")
    mine = {"material": "clay", "rooms": ["b1", "c1", "a1"], "goods": {"clay": 1}}
    piles = {"western_quarry": 1, "sheep_market": 1}
    table = with_card("A124", mine=mine, table={"piles": piles})
    play(table, f"place {space[round - 4]}")
    assert has(table, "stone") == stone + (round == 7)


@clause("A124", "AG-367")
def test_the_stone_of_a_knapper_pays_for_the_action() -> None:
    table = with_card("A124", mine={"material": "clay", "goods": {"stone": 1, "reed": 1}})
    play(table, "place house_redevelopment")
    assert (goods(table), board(table).material) == ({}, 2)


@clause("A125")
@pytest.mark.parametrize(
    ("mine", "gain"),
    [({"material": "clay"}, {"clay": 3, "reed": 2, "stone": 2}), ({}, {}),
     ({"material": "clay", "rooms": ["a1", "b1", "c1"]}, {})],
)  # fmt: skip
def test_a_priest_wants_a_clay_house_of_2_rooms(mine: dict[str, Any], gain: dict[str, int]) -> None:
    assert goods(play(with_card(hand=("A125",), mine=mine), "place lessons", "play a125")) == gain


@clause("A126")
@pytest.mark.parametrize(
    ("order", "good"),
    [(["sheep_market"], "wood"), (["fencing", "sheep_market"], "clay"),
     (["fencing", "grain_utilization", "sheep_market"], "reed"),
     (["fencing", "grain_utilization", "major_improvement_space", "sheep_market"], "stone")],
)  # fmt: skip
def test_a_master_workman_gets_the_good_of_the_round(order: list[str], good: str) -> None:
    turned = {"turned": order, "piles": {"sheep_market": 1}}
    table = play(with_card("A126", table=turned, round=len(order)), "place sheep_market")
    assert goods(table) == {"sheep": 1, good: 1}


@clause("A126", "AG-367")
def test_what_a_master_workman_gets_makes_a_space_possible() -> None:
    table = play(with_card("A126", hand=("A048",)), "place major_improvement_space", "play a048")
    assert (played(table), goods(table)) == (["A126", "A048"], {})
    assert no(with_card(hand=("A048",)), "place major_improvement_space")[0] == "no_card"
