"""Occupations A085 to A105, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.agricola.cards.deal import goods as gifts
from hogar.games.agricola.payment import FOR_FENCES, Bill
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
    turns,
    with_card,
)
from tests.clauses import clause

HOME: dict[str, Any] = {"material": "clay", "fields": ["b2"], "pastures": [["a1"]]}


@clause("A085")
@pytest.mark.parametrize(
    ("change", "places"),
    [({}, 1), ({"material": "wood"}, 0), ({"fields": ["b3"]}, 0), ({"fields": ["c2"]}, 0), ({"pastures": [["a5"]]}, 0)],
)
def test_a_homekeeper_needs_one_room_between_a_field_and_a_pasture(change: dict[str, Any], places: int) -> None:
    table = with_card("A085", mine={**HOME, **change})
    assert table.hooks.rooms(table, 0) == places


@clause("A085", "AG-127")
def test_a_homekeeper_makes_room_for_a_child() -> None:
    play(table := with_card("A085", mine=HOME), "place basic_wish_for_children")
    assert board(table).people == 3


@clause("A089")
def test_a_stable_planner_puts_stables_on_rounds_that_are_left() -> None:
    table = play(with_card(hand=("A089",), round=7), "place lessons", "play a089", "use a089 0", "use a089 1")
    assert table.stables_left(0) == 2
    assert [promise.round for promise in board(table).promises] == [10, 13]


@clause("A089")
@pytest.mark.parametrize(
    ("answers", "built", "left"), [(("do build_stables", "stable a5"), ["a5"], 3), (("done",), [], 4)]
)
def test_a_planned_stable_is_built_for_nothing_or_goes_back(
    answers: tuple[str, ...], built: list[str], left: int
) -> None:
    table = with_card(hand=("A089",), round=6)
    play(table, "place lessons", "play a089", "use a089 0", "done")
    later = with_card("A089", moment="round", round=8, mine={"promises": waiting(table), "lost": {"stable": 1}})
    play(later, *answers)
    assert (named(board(later).stables), later.stables_left(0)) == (built, left)


def waiting(table: Any) -> list[dict[str, Any]]:
    """What lies on round spaces, as a scenario says it."""
    return [
        {"round": promise.round, "source": promise.source, "good": None, "amount": 1}
        for promise in board(table).promises
    ]


@clause("A090")
@pytest.mark.parametrize(("material", "plows"), [("clay", 0), ("stone", 1)])
def test_a_plow_driver_needs_a_stone_house(material: str, plows: int) -> None:
    table = with_card("A090", moment="round", round=8, mine={"material": material, "goods": {"food": 1}})
    assert len(offered(table, "use")) == plows


@clause("A091")
def test_a_shifting_cultivator_plows_before_wood_is_taken() -> None:
    table = with_card("A091", mine={"goods": {"food": 3}}, table={"piles": {"forest": 3}})
    play(table, "place forest", "use a091 0", "plow b3")
    assert (goods(table), named(board(table).fields)) == ({"wood": 3}, ["b3"])


@clause("A091")
def test_a_shifting_cultivator_cannot_do_it_without_food() -> None:
    table = with_card("A091", mine={"goods": {"food": 2}}, table={"piles": {"forest": 3}})
    assert has(play(table, "place forest"), "wood") == 3


@clause("A093")
def test_a_bed_maker_pays_for_a_child_once_there_is_room() -> None:
    mine = {"goods": {"wood": 6, "reed": 2, "grain": 1}}
    table = play(with_card("A093", mine=mine), "place farm_expansion", "do build_rooms", "room a1", "use a093 0")
    assert (board(table).people, goods(table)) == (3, {})


@clause("A093")
def test_a_bed_maker_needs_room_for_the_child() -> None:
    mine = {"goods": {"wood": 6, "reed": 2, "grain": 1}, "people": 3, "home": 3}
    table = play(with_card("A093", mine=mine), "place farm_expansion", "do build_rooms", "room a1")
    assert board(table).people == 3


@clause("A095")
@pytest.mark.parametrize(("food", "improves"), [(2, True), (3, False)])
def test_an_angler_improves_after_fishing_little(food: int, improves: bool) -> None:
    table = with_card("A095", mine={"goods": {"clay": 2}}, table={"piles": {"fishing": food}})
    play(table, "place fishing")
    assert ("use a095 0" in offered(table) or "use a095 1" in offered(table)) == improves


@clause("A096")
def test_a_task_artisan_plays_a_minor_improvement_with_the_wood() -> None:
    table = play(with_card(hand=("A096", "A048")), "place lessons", "play a096", "do minor_improvement", "play a048")
    assert (has(table, "wood"), played(table)) == (0, ["A096", "A048"])


@clause("A098")
def test_a_stable_architect_counts_unfenced_stables() -> None:
    table = with_card("A098", mine={"stables": ["a5", "c3"], "pastures": [["a5"]]})
    assert points(table, "cards") == 1


@clause("A099")
def test_a_fellow_grazer_counts_pastures_of_3_cells() -> None:
    table = with_card("A099", mine={"pastures": [["a3", "a4", "a5"], ["b4", "b5"]]})
    assert points(table, "cards") == 2


@clause("A100")
@pytest.mark.parametrize(("third", "bought"), [("clay_pit", 1), ("farmland", 0)])
def test_a_curator_counts_persons_on_accumulation_spaces(third: str, bought: int) -> None:
    mine = {"people": 3, "home": 0, "persons": ["forest", "reed_bank", third], "goods": {"food": 1}}
    table = with_card("A100", moment="home", mine=mine, others={"2": {"home": 0}})
    if bought:
        play(table, "use a100 0")
    assert board(table).bonus == bought


@clause("A103")
@pytest.mark.parametrize(("food", "gift"), [(1, "vegetable"), (2, "grain"), (3, "reed"), (5, "reed")])
def test_a_portmonger_gives_by_the_food_taken(food: int, gift: str) -> None:
    table = play(with_card("A103", table={"piles": {"fishing": food}}), "place fishing")
    assert goods(table) == {"food": food, gift: 1}


@clause("A104")
def test_a_wood_harvester_counts_piles_of_wood() -> None:
    table = with_card(
        "A104", moment="harvest", mine={"goods": {"food": 9}, "home": 0}, others={"2": {"goods": {"food": 9}}},
        table={"piles": {"forest": 3, "copse": 2, "grove": 2}}, players=4,
    )  # fmt: skip
    assert has(table, "wood") == 2


@clause("A087")
def test_a_conservator_lets_a_wooden_house_become_stone_at_once() -> None:
    table = with_card("A087", mine={"goods": {"stone": 2, "reed": 1, "clay": 2}})
    play(table, "place house_redevelopment", "renovate stone")
    assert (goods(table), board(table).material) == ({"clay": 2}, 2)


@clause("A097")
def test_a_freshman_plays_an_occupation_in_the_place_of_bread() -> None:
    mine = {"goods": {"grain": 1, "food": 1}, "majors": ["clay_oven"]}
    table = play(with_card("A097", hand=("A116",), mine=mine), "place grain_utilization", "use a097 0", "play a116")
    assert (played(table), goods(table)) == (["A097", "A116"], {"grain": 1, "food": 1})


@clause("A097")
def test_a_freshman_needs_no_oven_but_an_occupation_to_play() -> None:
    table = play(with_card("A097", hand=("A116",)), "place grain_utilization", "use a097 0", "play a116")
    assert played(table) == ["A097", "A116"]
    assert no(with_card("A097"), "place grain_utilization")[0] == "nothing_possible"


@clause("A097")
def test_a_freshman_may_leave_the_bread_of_a_new_oven() -> None:
    mine = {"goods": {"clay": 3, "stone": 1}}
    table = play(with_card("A097", hand=("A116",), mine=mine), "place major_improvement_space", "build clay_oven")
    play(table, "do bake_bread", "use a097 0", "play a116")
    assert played(table) == ["A097", "A116"]


@clause("A097")
def test_a_freshman_does_it_once_in_a_turn() -> None:
    mine = {"goods": {"wood": 2, "grain": 1}, "majors": ["clay_oven"]}
    table = with_card("A097", "A129", "A024", hand=("A116", "A117"), mine=mine)
    play(table, "place farmland", "use a024 0", "do bake_bread", "use a097 0", "play a116", "plow a5")
    assert table.hooks.instead(table, 0, 5) == []


@clause("A101")
def test_a_cookery_outfitter_counts_kitchens_but_no_ovens() -> None:
    majors = ["fireplace_2", "cooking_hearth_5", "clay_oven"]
    assert points(with_card("A101", mine={"majors": majors}), "cards") == 2


@clause("A088", "B002", "AG-379")
def test_a_hedge_keeper_saves_nothing_where_the_action_is_none_of_the_named_ones() -> None:
    mine = {"goods": {"wood": 4, "food": 2}}
    table = with_card("A088", hand=("B002",), mine=mine)
    play(table, "place meeting_place", "do minor_improvement", "play b002")
    assert table.hooks.swaps(table, 0, Bill(FOR_FENCES, list(gifts(wood=4)), 4, number("B002"))) == []


@clause("A091", "A164")
@pytest.mark.parametrize(("first", "plowed"), [(True, ["a5"]), (False, [])])
def test_a_shifting_cultivator_waits_for_the_sheep_of_a_wood_worker(first: bool, plowed: list[str]) -> None:
    mine = {"goods": {"food": 1}, "majors": ["fireplace_2"]}
    table = with_card("A091", "A164", mine=mine, table={"piles": {"forest": 3}}, players=4)
    play(table, "place forest")
    if first:
        play(table, "use a164 0", "use a091 1", "plow a5")
    else:
        play(table, "done")
    assert named(board(table).fields) == plowed


@clause("A091", "A164")
def test_a_shifting_cultivator_plows_once_in_a_use() -> None:
    table = with_card("A091", "A164", mine={"goods": {"food": 9}}, table={"piles": {"forest": 3}}, players=4)
    play(table, "place forest", "use a091 0", "plow a5", "use a164 0")
    assert (goods(table), asks(table)) == ({"food": 6, "wood": 2, "sheep": 1}, 2)


GROWN: dict[str, Any] = {"rooms": ["a1", "b1", "c1"], "goods": {"food": 1}}


@clause("A092")
def test_adoptive_parents_place_their_child_in_the_same_round() -> None:
    table = with_card("A092", mine=GROWN)
    play(table, "place basic_wish_for_children", "use a092 0")
    assert (board(table).home, board(table).newborns, board(table).cradles, goods(table)) == (2, 0, [], {})
    turns(table, "place farmland", "plow a5", "place day_laborer", "place grain_seeds")
    assert (asks(table), board(table).home) == (1, 1)


@clause("A092")
def test_adoptive_parents_may_wait_until_everybody_else_is_placed() -> None:
    table = with_card("A092", mine={**GROWN, "home": 1}, others={"2": {"home": 0}})
    play(table, "place basic_wish_for_children", "done", "use a092 2")
    assert (asks(table), board(table).home) == (1, 1)
    play(table, "place day_laborer")
    assert board(table).people == 3


@clause("A092")
def test_adoptive_parents_played_after_the_birth_may_still_do_it() -> None:
    mine = {**GROWN, "goods": {"food": 1}}
    table = with_card(hand=("A092",), mine=mine)
    turns(table, "place basic_wish_for_children", "place day_laborer", "place lessons", "play a092", "use a092 1")
    assert (board(table).home, board(table).newborns) == (1, 0)


@clause("A092", "AG-134")
def test_a_child_that_grew_up_eats_like_an_adult() -> None:
    mine = {"rooms": ["a1", "b1", "c1"], "goods": {"food": 7}, "home": 1}
    table = with_card("A092", mine=mine, others={"2": {"home": 0, "goods": {"food": 4}}})
    play(table, "place basic_wish_for_children", "use a092 0", "place farmland", "plow a5")
    assert goods(table) == {}


@clause("A094")
def test_a_lazy_sowman_places_another_person_on_the_same_space() -> None:
    mine = {"home": 3, "people": 3, "goods": {"grain": 1}}
    table = play(with_card("A094", mine=mine), "place cultivation", "do plow", "plow a5", "done")
    assert "place cultivation" in offered(table)
    play(table, "place cultivation", "do plow", "plow a4", "done", "place day_laborer")
    assert (named(board(table).fields), len(board(table).persons), asks(table)) == (["a4", "a5"], 3, 2)


@clause("A094")
def test_a_lazy_sowman_may_come_only_to_decline_and_must_then_place_another() -> None:
    table = play(with_card("A094"), "place grain_utilization")
    assert "done" not in offered(table)
    assert "place grain_utilization" not in offered(table)
    play(table, "place day_laborer")
    assert (goods(table), asks(table), board(table).home) == ({"food": 2}, 2, 0)
    assert no(with_card("A094", mine={"home": 1}), "place grain_utilization")[0] == "nothing_possible"


@clause("A094")
def test_a_lazy_sowman_may_do_without_the_other_person_after_plowing() -> None:
    table = play(with_card("A094"), "place cultivation", "do plow", "plow a5", "done")
    assert (asks(table), board(table).home) == (2, 1)


@clause("A094")
def test_a_lazy_sowman_never_shares_the_meeting_place() -> None:
    table = with_card("A094", others={"2": {"persons": ["meeting_place", "fishing"], "home": 0}})
    table.piles[9] = 1
    play(table, "place grain_utilization")
    assert "place fishing" in offered(table)
    assert "place meeting_place" not in offered(table)


@clause("A094")
def test_whoever_sows_places_nobody_else() -> None:
    mine = {"fields": ["a5"], "goods": {"grain": 1}}
    table = play(with_card("A094", mine=mine), "place grain_utilization", "do sow")
    assert (asks(table), board(table).home) == (2, 1)


@clause("A098", "B085")
def test_a_stable_beside_the_farmyard_is_outside_every_pasture() -> None:
    assert points(with_card("A098", mine={"apart": 1}), "cards") == 1
