"""Minor improvements A064 to A084, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agricola.builders import (
    answers,
    asks,
    board,
    goods,
    has,
    lying,
    offered,
    pile,
    play,
    promised,
    turns,
    with_card,
)
from tests.clauses import clause

MINOR = ("place meeting_place", "do minor_improvement")
GONE: dict[str, dict[str, Any]] = {"2": {"home": 0}}
"""The other player has placed everybody."""


@clause("A064")
def test_a_barley_mill_counts_fields_that_gave_grain() -> None:
    mine = {
        "home": 0, "goods": {"food": 4}, "fields": ["a4", "a5", "b5"], "grain": {"a4": 1, "a5": 3},
        "vegetables": {"b5": 2}, "stock": {"b113": {"grain": 2}},
    }  # fmt: skip
    table = with_card("A064", "B113", moment="harvest", mine=mine, others=GONE)
    assert (has(table, "grain"), has(table, "food")) == (3, 3)


@clause("A065", "AG-367")
def test_seed_pellets_make_sowing_possible() -> None:
    table = with_card("A065", mine={"fields": ["a5"]})
    assert "place grain_utilization" in offered(table)
    play(table, "place grain_utilization")
    assert (goods(table), board(table).grain) == ({}, 3 << 16)


@clause("A066")
@pytest.mark.parametrize(("animal", "grain"), [("sheep", 1), ("boar", 0)])
def test_a_feeding_dish_needs_an_animal_of_the_kind(animal: str, grain: int) -> None:
    mine = {"goods": {animal: 1}, "pastures": [["a5"]]}
    table = play(with_card("A066", mine=mine, table={"piles": {"sheep_market": 1}}), "place sheep_market")
    assert has(table, "grain") == grain


@clause("A068")
@pytest.mark.parametrize(("round", "vegetables"), [(3, 1), (4, 0)])
def test_an_asparagus_gift_compares_the_new_fences_with_the_round(round: int, vegetables: int) -> None:
    mine = {"goods": {"wood": 3}, "pastures": [["a4"]]}
    table = play(with_card("A068", mine=mine, round=round), "place fencing", "fence a5")
    assert has(table, "vegetable") == vegetables


@clause("A069")
def test_a_large_greenhouse_promises_three_vegetables() -> None:
    table = with_card("A116", "A121", hand=("A069",), mine={"goods": {"wood": 2}}, round=4)
    play(table, *MINOR, "play a069")
    assert promised(table) == {8: {"vegetable": 1}, 11: {"vegetable": 1}, 13: {"vegetable": 1}}


@clause("A070")
@pytest.mark.parametrize(("round", "offers"), [(12, ["use a070 0"]), (13, [])])
def test_a_lifting_machine_takes_a_vegetable_without_a_harvest(round: int, offers: list[str]) -> None:
    mine = {"home": 0, "fields": ["a5"], "vegetables": {"a5": 2}}
    table = with_card("A070", moment="home", round=round, mine=mine, others=GONE)
    assert offered(table, "use") == offers
    if offers:
        play(table, "use a070 0")
        assert (has(table, "vegetable"), board(table).vegetables) == (1, 1 << 16)


@clause("A071")
def test_a_clearing_spade_moves_crops_to_empty_fields() -> None:
    mine = {"fields": ["a3", "a4", "a5"], "grain": {"a4": 1, "a5": 3}}
    table = play(with_card("A071", mine=mine), "exchange a071 0")
    assert board(table).grain == (2 << 16) + (1 << 12) + (1 << 8)
    assert offered(table, "exchange") == []


@clause("A071")
def test_a_clearing_spade_chooses_fields_and_keeps_to_what_a_card_takes() -> None:
    mine = {
        "fields": ["a3", "a4", "a5"], "grain": {"a5": 2}, "vegetables": {"a4": 2}, "stock": {},
    }  # fmt: skip
    table = play(with_card("A071", "B113", mine=mine), "exchange a071 0")
    assert answers(table) == ["field a4", "field a5"]
    play(table, "field a4")
    assert answers(table) == ["field a3", "field_card b113"]
    play(table, "field_card b113")
    assert (lying(table, "B113"), board(table).vegetables) == ({"vegetable": 1}, 1 << 12)


@clause("A071", "AG-367")
def test_a_clearing_spade_leaves_a_field_for_the_sowing_that_is_due() -> None:
    mine = {"fields": ["a4", "a5"], "grain": {"a5": 2}, "goods": {"grain": 1, "vegetable": 1}}
    table = with_card("A071", mine=mine)
    assert "exchange a071 0" in offered(table)
    play(table, "place grain_utilization")
    assert offered(table, "exchange") == []
    table = play(with_card("A071", mine={**mine, "majors": ["clay_oven"]}), "place grain_utilization")
    assert answers(table) == ["do sow", "do bake_bread"]
    assert "exchange a071 0" in offered(table)


@clause("A072")
def test_calcium_fertilizers_add_a_crop_to_every_planted_field() -> None:
    mine = {
        "fields": ["a3", "a4", "a5"], "grain": {"a4": 1}, "vegetables": {"a5": 1}, "stock": {"b113": {"grain": 1}},
    }  # fmt: skip
    table = with_card("A072", "B113", mine=mine, table={"piles": {"western_quarry": 1}})
    play(table, "place western_quarry")
    assert (board(table).grain, board(table).vegetables) == (2 << 12, 2 << 16)
    assert lying(table, "B113") == {"grain": 2}


@clause("A072")
def test_calcium_fertilizers_leave_a_field_with_both_crops_alone() -> None:
    mine = {"fields": ["a5"], "grain": {"a5": 1}, "vegetables": {"a5": 1}}
    table = play(with_card("A072", mine=mine, table={"piles": {"western_quarry": 1}}), "place western_quarry")
    assert (board(table).grain, board(table).vegetables) == (1 << 16, 1 << 16)


@clause("A073")
@pytest.mark.parametrize(("cells", "offers"), [(["a5"], []), (["a4", "a5"], ["use a073 0"])])
def test_agricultural_fertilizers_sow_after_2_cells_at_once(cells: list[str], offers: list[str]) -> None:
    mine = {"goods": {"wood": 9, "grain": 1}, "fields": ["c5"]}
    table = play(with_card("A073", mine=mine), "place fencing", *[f"fence {cell}" for cell in cells])
    play(table, "close", "done")
    assert offered(table, "use") == offers


@clause("A073", "A020")
def test_2_fields_of_one_card_count_as_one_action() -> None:
    mine = {"goods": {"grain": 2}, "fields": ["c5"]}
    table = with_card("A073", hand=("A020",), mine=mine, round=3)
    play(table, *MINOR, "play a020", "use a020 0", "plow c4", "plow c3")
    assert offered(table, "use") == ["use a073 0"]


@clause("A074")
def test_a_stable_tree_promises_wood_once_an_action() -> None:
    table = with_card("A074", mine={"goods": {"wood": 4}}, round=5)
    play(table, "place farm_expansion", "stable a5", "stable a4")
    assert promised(table) == {6: {"wood": 1}, 7: {"wood": 1}, 8: {"wood": 1}}


@clause("A076")
@pytest.mark.parametrize(("clay", "offers"), [(0, []), (1, ["use a076 0"])])
def test_a_cob_needs_clay_and_pays_grain(clay: int, offers: list[str]) -> None:
    table = with_card("A076", moment="round", round=13, mine={"goods": {"clay": clay, "grain": 1}})
    assert offered(table, "use") == offers
    if offers:
        assert goods(play(table, "use a076 0")) == {"clay": 3, "food": 1}


@clause("A077")
def test_a_hod_gives_clay_for_everybodys_boar() -> None:
    table = with_card("A077", table={"piles": {"pig_market": 1}})
    play(table, "place day_laborer")
    turns(table, "place pig_market")
    assert (has(table, "clay"), has(table, "clay", 2)) == (2, 0)
    table = play(with_card(hand=("A077",), mine={"goods": {"wood": 1}}), *MINOR, "play a077")
    assert goods(table) == {"clay": 1}


@clause("A079")
@pytest.mark.parametrize(("crop", "gift"), [("grain", {}), ("vegetable", {"clay": 1, "stone": 1})])
def test_a_garden_hoe_rewards_sown_vegetables(crop: str, gift: dict[str, int]) -> None:
    mine = {"goods": {crop: 2}, "fields": ["a4", "a5"]}
    table = play(with_card("A079", mine=mine), "place grain_utilization", f"sow {crop} a4", f"sow {crop} a5")
    assert goods(table) == gift


@clause("A080")
def test_stone_tongs_take_one_more() -> None:
    table = play(with_card("A080", table={"piles": {"eastern_quarry": 1}}), "place eastern_quarry")
    assert goods(table) == {"stone": 2}


@clause("A082")
def test_a_work_certificate_takes_one_of_4_even_in_the_turn_of_its_playing() -> None:
    ids = ("A116", "A121", "A102")
    piles = {"forest": 4, "clay_pit": 5, "reed_bank": 3, "sheep_market": 9}
    table = play(with_card(*ids, hand=("A082",), table={"piles": piles}), *MINOR, "play a082", "use a082 0")
    assert answers(table) == ["fetch forest", "fetch clay_pit"]
    play(table, "fetch clay_pit")
    assert (goods(table), pile(table, "clay_pit"), table.occupied >> 7 & 1, asks(table)) == ({"clay": 1}, 4, 0, 2)


@clause("A083")
def test_a_shepherds_crook_puts_sheep_on_new_large_pastures() -> None:
    mine = {"goods": {"wood": 13}}
    table = play(with_card("A083", mine=mine), "place fencing", "fence b4", "fence b5", "fence c4", "fence c5", "close")
    play(table, "done")
    assert has(table, "sheep") == 2


@clause("A083")
def test_a_shepherds_crook_gives_nothing_for_a_pasture_that_is_divided() -> None:
    pasture = ["a3", "a4", "a5", "b3", "b4", "b5"]
    table = with_card("A083", mine={"goods": {"wood": 2}, "pastures": [pasture]})
    play(table, "place fencing", "fence a3", "fence b3", "close")
    assert (has(table, "sheep"), len(board(table).pastures)) == (0, 2)


@clause("A084")
def test_silage_breeds_one_kind_for_a_grain() -> None:
    mine = {
        "home": 0, "goods": {"sheep": 2, "boar": 2, "grain": 1}, "pastures": [["a5"], ["a4", "b4"]],
        "stables": ["a5"], "fields": ["c5"], "grain": {"c5": 2},
    }  # fmt: skip
    table = with_card("A084", moment="home", round=12, mine=mine, others=GONE)
    play(table, "use a084 0")
    assert answers(table) == ["take sheep", "take boar"]
    play(table, "take boar")
    assert answers(table) == ["take grain", "field c5"]
    play(table, "field c5")
    assert (goods(table), board(table).grain) == ({"grain": 1, "sheep": 2, "boar": 3}, 1 << 56)


@clause("A084")
@pytest.mark.parametrize(("round", "sheep"), [(13, 2), (12, 4)])
def test_silage_needs_a_place_and_a_round_without_a_harvest(round: int, sheep: int) -> None:
    mine = {"home": 0, "goods": {"sheep": sheep, "grain": 1}, "pastures": [["a5"]]}
    mine = {**mine, "stables": ["a5"] if sheep == 2 else ["c5"]}
    table = with_card("A084", moment="home", round=round, mine=mine, others=GONE)
    assert offered(table, "use") == []
