"""Minor improvements B043 to B063, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.agricola.table import Table
from tests.agricola.builders import (
    answers,
    asks,
    board,
    goods,
    has,
    lying,
    no,
    offered,
    play,
    played,
    promised,
    turns,
    with_card,
)
from tests.clauses import clause

MINOR = ("place meeting_place", "do minor_improvement")
FOUND = {"food": 1}


def laid(id: str, mine: dict[str, Any] | None = None, hand: tuple[str, ...] = (), **more: Any) -> Table:
    """The position after seat 1 has played this card from its hand on Meeting Place."""
    return play(with_card(hand=(id, *hand), mine=mine, **more), *MINOR, f"play {id.lower()}")


@clause("B043")
@pytest.mark.parametrize(("space", "rounds"), [("grain_seeds", 3), ("vegetable_seeds", 2)])
def test_a_chophouse_promises_food_for_seeds(space: str, rounds: int) -> None:
    table = play(with_card("B043", round=9), f"place {space}")
    assert promised(table) == {9 + ahead: FOUND for ahead in range(1, rounds + 1)}


@clause("B044")
def test_a_chick_stable_costs_wood_or_clay() -> None:
    table = laid("B044", {"goods": {"wood": 1, "clay": 1}}, round=4)
    assert answers(table) == ["pay wood", "pay clay"]
    assert promised(play(table, "pay clay")) == {7: {"food": 2}, 8: {"food": 2}}
    assert goods(table) == {"wood": 1}


@clause("B045")
def test_a_strawberry_patch_promises_food() -> None:
    mine = {"goods": {"wood": 1}, "fields": ["a2", "a3"], "vegetables": {"a2": 1, "a3": 2}}
    assert promised(laid("B045", mine, round=12)) == {13: FOUND, 14: FOUND}


@clause("B046")
def test_a_club_house_promises_food_and_a_stone() -> None:
    table = laid("B046", {"goods": {"clay": 2}}, round=5)
    assert promised(table) == {6: FOUND, 7: FOUND, 8: FOUND, 9: FOUND, 10: {"stone": 1}}


@clause("B047")
def test_a_herring_pot_promises_food_at_fishing() -> None:
    table = play(with_card("B047", round=5, table={"piles": {"fishing": 1}}), "place fishing")
    assert (promised(table), has(table, "food")) == ({6: FOUND, 7: FOUND, 8: FOUND}, 1)


@clause("B049")
def test_scales_weigh_improvements_against_occupations() -> None:
    table = play(with_card("B049", hand=("A116", "B118")), "place lessons", "play a116")
    assert has(table, "food") == 2
    turns(table, "place day_laborer")
    table = play(with_card("B049", "A116", hand=("B118",), mine={"goods": {"food": 1}}), "place lessons", "play b118")
    assert has(table, "food") == 0


@clause("B049")
def test_scales_ignore_passing_cards() -> None:
    mine = {"goods": {"grain": 1}, "played": ["b049", "a116"]}
    assert goods(laid("B008", mine)) == {"vegetable": 1}


@clause("B049", "AG-211")
def test_scales_count_a_hearth_for_a_fireplace_once() -> None:
    mine = {"majors": ["fireplace_2"], "played": ["b049", "a116", "b118"]}
    table = play(with_card(mine=mine), "place major_improvement_space", "build cooking_hearth_4")
    assert goods(table) == {"food": 2}


@clause("B049")
@pytest.mark.parametrize(("before", "food"), [(["a116"], 4), ([], 0)])
def test_scales_compare_twice_once_a_card_has_brought_another(before: list[str], food: int) -> None:
    mine = {"played": ["b049", *before], "goods": {"food": len(before), "clay": 1}}
    table = play(with_card(hand=("A096", "B056", "B057"), mine=mine), "place lessons")
    play(table, "play a096", "do minor_improvement", "play b057")
    assert (played(table)[-2:], has(table, "food")) == (["A096", "B057"], food)


@clause("B050")
@pytest.mark.parametrize(("sheep", "cattle", "food"), [(2, 1, 0), (3, 2, 2), (3, 1, 1)])
def test_a_butter_churn_feeds_before_the_crops_are_taken(sheep: int, cattle: int, food: int) -> None:
    mine = {"goods": {"sheep": sheep, "cattle": cattle, "food": 4}, "pastures": [["a4", "b4"], ["a5", "b5"]]}
    assert has(with_card("B050", moment="harvest", mine=mine), "food") == food


@clause("B051")
def test_a_digging_spade_counts_boar_on_cards_too() -> None:
    mine = {"goods": {"boar": 4}}
    table = play(with_card("B051", "B012", mine=mine, table={"piles": {"clay_pit": 1}}), "place clay_pit")
    assert (has(table, "food"), has(table, "clay")) == (4, 1)


@clause("B052")
@pytest.mark.parametrize(("round", "food"), [(5, 5), (6, None)])
def test_a_growing_farm_needs_as_many_cells_as_rounds_are_over(round: int, food: int | None) -> None:
    mine = {"goods": {"clay": 2, "reed": 1}, "pastures": [["a4", "a5", "b4", "b5"]]}
    if food is None:
        table = play(with_card(hand=("B052", "B007"), mine=mine, round=round), *MINOR)
        assert no(table, "play b052") == ("card_needs", "AG-237")
    else:
        assert goods(laid("B052", mine, round=round)) == {"food": food}


@clause("B053")
@pytest.mark.parametrize(("round", "offers"), [(12, True), (13, False)])
def test_a_sculpture_course_sells_at_the_end_of_a_round_without_harvest(round: int, offers: bool) -> None:
    mine = {"home": 0, "goods": {"wood": 1, "stone": 1, "food": 4}}
    table = with_card("B053", moment="home", round=round, mine=mine, others={"2": {"home": 0}})
    assert (offered(table, "use") == ["use b053 0"]) == offers
    if offers:
        play(table, "use b053 0", "choose b053 1")
        assert goods(table) == {"wood": 1, "food": 8}


@clause("B054")
def test_a_tumbrel_feeds_for_stables_after_sowing() -> None:
    mine = {"goods": {"grain": 1}, "fields": ["a2"], "stables": ["a4", "a5"], "pastures": [["a5"]]}
    assert goods(play(with_card("B054", mine=mine), "place grain_utilization")) == {"food": 2}
    assert goods(laid("B054", {"goods": {"wood": 1}})) == {"food": 2}


@clause("B055")
def test_a_maintenance_premium_hands_out_food_and_is_filled_up() -> None:
    table = with_card("B055", mine={"stock": {"b055": {"food": 1}}}, table={"piles": {"forest": 1}})
    assert (goods(play(table, "place forest")), lying(table, "B055")) == ({"wood": 1, "food": 1}, {})
    mine = {"stock": {"b055": {"food": 2}}, "goods": {"clay": 2, "reed": 1}}
    assert lying(play(with_card("B055", mine=mine), "place house_redevelopment"), "B055") == {"food": 3}
    assert lying(laid("B055", {"played": ["a116", "b118"]}), "B055") == {"food": 3}


@clause("B056")
@pytest.mark.parametrize("space", ["reed_bank", "clay_pit", "forest", "major_improvement_space"])
def test_a_brook_feeds_at_the_spaces_above_fishing(space: str) -> None:
    piles = {} if space == "major_improvement_space" else {space: 1}
    table = with_card("B056", hand=("B036",), mine={"goods": {"clay": 4, "food": 1}}, table={"piles": piles})
    play(table, f"place {space}")
    assert has(table, "food") == 2


@clause("B056")
def test_a_brook_needs_a_person_on_fishing() -> None:
    mine = {"home": 1, "persons": ["fishing"]}
    assert played(laid("B056", mine)) == ["B056"]
    table = play(with_card(hand=("B056", "B007"), others={"2": {"home": 1, "persons": ["fishing"]}}), *MINOR)
    assert no(table, "play b056") == ("card_needs", "AG-237")


@clause("B057")
@pytest.mark.parametrize(("material", "food"), [("wood", 1), ("clay", 0)])
def test_a_scullery_feeds_a_wooden_house(material: str, food: int) -> None:
    table = with_card("B057", moment="round", round=13, mine={"material": material})
    assert has(table, "food") == food


@clause("B058")
def test_a_crack_weeder_feeds_for_vegetables_harvested() -> None:
    fields = {"fields": ["a2", "a3", "a4"], "vegetables": {"a2": 2, "a3": 1}, "grain": {"a4": 1}}
    mine = {**fields, "goods": {"food": 4}, "stock": {"b068": {"vegetable": 1}}}
    table = with_card("B058", "B068", moment="harvest", mine=mine)
    assert (has(table, "vegetable"), has(table, "food")) == (3, 3)
    assert goods(laid("B058", {"goods": {"wood": 1}})) == FOUND


@clause("B059")
def test_a_food_chest_is_full_on_the_space_of_the_major_improvements() -> None:
    table = with_card(hand=("B059",), mine={"goods": {"wood": 1}})
    assert goods(play(table, "place major_improvement_space", "play b059")) == {"food": 4}
    assert goods(laid("B059", {"goods": {"wood": 1}})) == {"food": 2}
    table = with_card(hand=("B059",), mine={"goods": {"wood": 1, "clay": 2, "reed": 1}})
    play(table, "place house_redevelopment", "do improvement", "play b059")
    assert goods(table) == {"food": 2}


@clause("B060")
def test_brewing_water_promises_food_for_a_grain() -> None:
    table = with_card("B060", round=10, mine={"goods": {"grain": 1}}, table={"piles": {"fishing": 1}})
    play(table, "place fishing", "use b060 0")
    assert (promised(table), goods(table)) == ({11: FOUND, 12: FOUND, 13: FOUND, 14: FOUND}, {"food": 1})


@clause("B062")
@pytest.mark.parametrize(("mine", "other", "food"), [([], ["farmland"], 3), (["farmland"], [], 3), ([], [], 0)])
def test_a_pitchfork_needs_somebody_on_farmland(mine: list[str], other: list[str], food: int) -> None:
    others = {"2": {"home": 1, "persons": other}}
    table = with_card("B062", mine={"home": 1, "persons": mine}, others=others)
    play(table, "place grain_seeds")
    assert (has(table, "food"), asks(table), board(table).home) == (food, 2, 0)
