"""Occupations A148 to A168, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agricola.builders import (
    answers,
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
    turns,
    with_card,
)
from tests.clauses import clause

FED: dict[str, Any] = {seat: {"home": 0, "goods": {"food": 9}} for seat in ("2", "3", "4")}
PLAYERS: dict[str, Any] = {"piles": {"traveling_players": 1}}


def guest(*cards: str, mine: dict[str, Any] | None = None, space: str = "traveling_players", lying: int = 1) -> Any:
    """Seat 2 has used a space, and the cards of seat 1 may react; seat 1 has 2 food from Day Laborer."""
    table = with_card(*cards, mine=mine, table={"piles": {space: lying}}, players=4)
    return turns(table, "place day_laborer", f"place {space}")


@clause("A148")
@pytest.mark.parametrize(("feedings", "sheep"), [(0, 1), (2, 3)])
def test_a_woolgrower_keeps_a_sheep_for_every_feeding_phase(feedings: int, sheep: int) -> None:
    table = with_card("A148", table={"feedings": feedings, "piles": {"sheep_market": 5}}, players=4)
    play(table, "place sheep_market")
    assert goods(table) == {"sheep": sheep}


@clause("A148")
def test_a_woolgrower_keeps_sheep_only() -> None:
    table = with_card("A148", table={"feedings": 2, "piles": {"pig_market": 5}}, players=4)
    assert goods(play(table, "place pig_market")) == {"boar": 1}


@clause("A148", "AG-281")
def test_the_place_of_this_harvest_is_there_for_its_newborn() -> None:
    mine = {"goods": {"sheep": 2, "food": 9}, "home": 0}
    table = with_card("A148", moment="harvest", mine=mine, others=FED, table={"feedings": 1}, players=4)
    assert has(table, "sheep") == 3


@clause("A149")
def test_a_house_artist_builds_rooms_for_less_reed_before_the_food() -> None:
    mine = {"goods": {"wood": 10, "reed": 2}}
    table = play(with_card("A149", mine=mine, table=PLAYERS, players=4), "place traveling_players", "use a149 0")
    play(table, "room a1", "room a2")
    assert (goods(table), named(board(table).rooms)) == ({"food": 1}, ["a1", "a2", "b1", "c1"])


@clause("A150")
def test_a_stagehand_takes_one_of_3_actions() -> None:
    mine = {"goods": {"wood": 9, "reed": 2}}
    table = guest("A150", mine=mine)
    assert answers(table) == ["use a150 0", "use a150 1", "use a150 2", "done"]
    play(table, "use a150 1", "stable a5", "done")
    assert (has(table, "wood"), asks(table)) == (7, 3)


@clause("A150", "A088")
def test_the_fences_of_a_stagehand_are_a_named_action() -> None:
    table = play(guest("A150", "A088", mine={"goods": {"wood": 1}}), "use a150 0", "fence a5")
    assert (has(table, "wood"), named(board(table).enclosed)) == (0, ["a5"])


@clause("A151")
def test_a_minstrel_carries_out_the_only_free_card() -> None:
    others = {
        **FED,
        "2": {"home": 0, "persons": ["major_improvement_space", "fencing"]},
        "3": {"home": 0, "persons": ["grain_utilization"]},
    }
    table = with_card(
        "A151",
        moment="home",
        round=5,
        mine={"home": 0, "pastures": [["a5"]]},
        others=others,
        table={"piles": {"sheep_market": 2}},
        players=4,
    )
    play(table, "use a151 0")
    assert (goods(table), pile(table, "sheep_market") <= 1) == ({"sheep": 2}, True)


@clause("A151")
@pytest.mark.parametrize(
    "persons",
    [
        ["major_improvement_space", "fencing"],
        ["major_improvement_space", "fencing", "grain_utilization", "sheep_market"],
    ],
)
def test_a_minstrel_needs_exactly_one_free_card(persons: list[str]) -> None:
    others = {**FED, "2": {"home": 0, "people": 4, "persons": persons}}
    table = with_card(
        "A151", moment="home", round=5, mine={"home": 0}, others=others, table={"piles": {"sheep_market": 2}}, players=4
    )
    assert "use a151 0" not in offered(table)


@clause("A151")
def test_what_a_minstrel_does_is_no_use_and_cards_to_come_count_as_occupied() -> None:
    others = {**FED, "2": {"home": 0, "persons": ["fencing", "major_improvement_space"]}}
    mine = {"home": 0, "fields": ["a5"], "goods": {"grain": 1}}
    table = with_card("A122", "A151", moment="home", round=3, mine=mine, others=others, players=4)
    play(table, "use a151 0")
    assert goods(table) == {}
    assert board(table).grain


@clause("A152")
@pytest.mark.parametrize(("there", "plays"), [(["forest"], True), (["lessons_b"], False)])
def test_a_night_school_student_needs_empty_lessons(there: list[str], plays: bool) -> None:
    mine = {"home": 0, "goods": {"food": 1}}
    others = {**FED, "2": {"home": 0, "persons": there}}
    table = with_card("A152", hand=("A116",), moment="home", round=5, mine=mine, others=others, players=4)
    assert ("use a152 0" in offered(table)) == plays
    if plays:
        play(table, "use a152 0", "play a116")
        assert (played(table), has(table, "food")) == (["A152", "A116"], 0)


@clause("A153")
@pytest.mark.parametrize(("kept", "bonus"), [(["a5", "a4"], 3), (["a5"], 0)])
def test_a_pig_owner_counts_boar_that_have_a_place(kept: list[str], bonus: int) -> None:
    mine = {"pastures": [kept]}
    table = with_card("A153", mine=mine, table={"piles": {"pig_market": 5}}, players=4)
    assert board(play(table, "place pig_market")).bonus == bonus


@clause("A153")
def test_a_pig_owner_scores_at_once_and_once() -> None:
    mine = {"pastures": [["a5", "a4"]], "goods": {"boar": 5}}
    table = with_card(hand=("A153", "A116"), mine={**mine, "goods": {"boar": 5, "food": 2}}, players=4)
    turns(table, "place lessons", "play a153", "place day_laborer")
    assert board(table).bonus == 3


@clause("A154")
def test_a_paymaster_also_watches_traveling_players_but_no_fields() -> None:
    assert "use a154 0" in offered(guest("A154", mine={"goods": {"grain": 1}}))
    mine = {"fields": ["a5"], "grain": {"a5": 3}}
    assert asks(guest("A154", mine=mine)) == 3


@clause("A155")
def test_a_conjurer_gets_something_besides_the_food() -> None:
    table = play(with_card("A155", table=PLAYERS, players=4), "place traveling_players")
    assert goods(table) == {"wood": 1, "grain": 1, "food": 1}


@clause("A156")
@pytest.mark.parametrize(
    ("space", "part", "good"),
    [("reed_bank", 0, "reed"), ("western_quarry", 1, "stone"), ("eastern_quarry", 1, "stone"),
     ("sheep_market", 2, "sheep"), ("pig_market", 3, "boar")],
)  # fmt: skip
def test_a_buyer_pays_the_other_player(space: str, part: int, good: str) -> None:
    table = play(guest("A156", space=space), f"use a156 {part}")
    assert (goods(table), has(table, "food", 2)) == ({"food": 1, good: 1}, 1)


@clause("A156")
def test_a_buyer_buys_no_cattle() -> None:
    assert asks(guest("A156", space="cattle_market")) == 3


@clause("A157")
@pytest.mark.parametrize(("there", "food"), [([], 1), (["lessons"], 1), (["lessons", "lessons_b"], 0)])
def test_a_bohemian_likes_a_free_lessons_space(there: list[str], food: int) -> None:
    others = {**FED, "2": {"home": 0, "persons": there}}
    table = with_card("A157", moment="home", round=5, mine={"home": 0}, others=others, players=4)
    assert has(table, "food") == food


@clause("A158")
@pytest.mark.parametrize(("good", "food"), [("grain", 4), ("sheep", 5), ("vegetable", 7)])
def test_a_culinary_artist_exchanges_one_good(good: str, food: int) -> None:
    table = play(guest("A158", mine={"goods": {good: 1}}), "use a158 0")
    assert goods(table) == {"food": food + 2}


@clause("A159")
@pytest.mark.parametrize(("space", "part", "food"), [("fishing", 0, 2), ("reed_bank", 1, 3)])
def test_a_joiner_of_the_sea_gives_wood_away(space: str, part: int, food: int) -> None:
    table = play(guest("A159", mine={"goods": {"wood": 1}}, space=space), f"use a159 {part}")
    assert (goods(table), has(table, "wood", 2)) == ({"food": food + 2}, 1)


@clause("A160")
def test_a_lutenist_may_buy_a_vegetable_with_the_food_just_received() -> None:
    table = with_card("A160", table=PLAYERS, players=4)
    turns(table, "place grain_seeds", "place traveling_players")
    assert (goods(table), asks(table)) == ({"grain": 1, "food": 1, "wood": 1}, 1)
    table = play(guest("A160"), "use a160 1")
    assert goods(table) == {"food": 1, "wood": 1, "vegetable": 1}


@clause("A161")
@pytest.mark.parametrize(
    ("first", "second", "vegetables"),
    [("forest", "grove", 1), ("clay_pit", "hollow", 1), ("western_quarry", "eastern_quarry", 1),
     ("fishing", "traveling_players", 1), ("forest", "hollow", 0), ("forest", "reed_bank", 0)],
)  # fmt: skip
def test_a_patch_caretaker_uses_2_spaces_for_one_good(first: str, second: str, vegetables: int) -> None:
    others = {seat: {"home": 0} for seat in ("2", "3", "4")}
    table = with_card(
        "A161", table={"piles": {first: 1, second: 1}}, others=others, players=4, mine={"home": 3, "people": 3}
    )
    play(table, f"place {first}")
    assert has(table, "vegetable") == 0
    assert has(play(table, f"place {second}"), "vegetable") == vegetables


@clause("A162")
def test_a_forest_tallyman_goes_between_forest_and_clay_pit() -> None:
    others = {"2": {"home": 0, "persons": ["forest", "clay_pit"]}, "3": {"home": 2}, "4": {"home": 0}}
    table = with_card("A162", others=others, players=4)
    assert "place card_space_4" not in offered(play(table, "place day_laborer"), seat=3)
    turns(table, "place grain_seeds", "place card_space_4")
    assert goods(table) == {"food": 2, "clay": 2, "wood": 3}


@clause("A162")
def test_a_forest_tallyman_waits_for_both_and_goes_there_once() -> None:
    table = with_card("A162", others={"2": {"home": 0, "persons": ["forest"]}}, players=4)
    assert no(table, "place card_space_4")[0] == "not_now"
    others = {"2": {"home": 0, "persons": ["forest", "clay_pit"]}, "3": {"home": 0}, "4": {"home": 0}}
    table = play(with_card("A162", others=others, players=4, mine={"home": 3, "people": 3}), "place card_space_4")
    assert no(table, "place card_space_4")[0] == "occupied"


@clause("A163")
@pytest.mark.parametrize(("placed", "good"), [(0, "wood"), (1, "clay"), (2, "reed"), (3, "stone"), (4, "stone")])
def test_a_building_expert_gets_the_good_of_the_person(placed: int, good: str) -> None:
    mine = {"people": 5, "home": 5 - placed, "persons": ["farmland", "forest", "fishing", "lessons"][:placed]}
    plain = goods(play(with_card("A116", mine=mine, players=4), "place resource_market"))
    table = goods(play(with_card("A163", mine=mine, players=4), "place resource_market"))
    assert {kind: table[kind] - plain.get(kind, 0) for kind in table if table[kind] > plain.get(kind, 0)} == {good: 1}


@clause("A164")
def test_a_wood_worker_puts_a_wood_back_for_a_sheep() -> None:
    table = play(with_card("A164", table={"piles": {"forest": 3}}, players=4), "place forest", "use a164 0")
    assert (goods(table), pile(table, "forest")) == ({"wood": 2, "sheep": 1}, 1)


@clause("A165")
@pytest.mark.parametrize(
    ("round", "boar", "sheep", "born"), [(12, 2, 0, 1), (12, 1, 0, 0), (12, 4, 1, 0), (10, 2, 0, 0)]
)
def test_a_pig_breeder_breeds_at_the_end_of_round_12(round: int, boar: int, sheep: int, born: int) -> None:
    mine = {"home": 0, "pastures": [["a5", "b5"]], "goods": {"boar": boar, "sheep": sheep}}
    table = with_card("A165", moment="home", round=round, mine=mine, others=FED, players=4)
    assert has(table, "boar") == boar + born


@clause("A165")
def test_a_pig_breeder_brings_a_boar_when_played() -> None:
    assert goods(play(with_card(hand=("A165",), players=4), "place lessons", "play a165")) == {"boar": 1}


@clause("A166")
@pytest.mark.parametrize(("pastures", "price"), [(0, 4), (1, 3), (3, 1), (4, 0), (5, 0)])
def test_a_haydryer_asks_less_for_every_pasture(pastures: int, price: int) -> None:
    cells = [["a5"], ["b5"], ["c5"], ["a4"], ["b4"]][:pastures]
    mine = {"home": 0, "pastures": cells, "goods": {"food": 9}}
    table = with_card("A166", moment="harvest", mine=mine, others=FED, players=4)
    play(table, f"use a166 {min(pastures, 4)}")
    assert goods(table) == {"cattle": 1, "food": 9 - price - 4}


@clause("A167")
@pytest.mark.parametrize(("material", "animal"), [("wood", "sheep"), ("clay", "boar"), ("stone", "cattle")])
def test_a_breeder_buyer_gets_an_animal_for_a_room_and_a_stable(material: str, animal: str) -> None:
    mine = {"material": material, "goods": {"wood": 7, "clay": 5, "stone": 5, "reed": 2}}
    table = play(
        with_card("A167", mine=mine, players=4), "place farm_expansion", "do build_stables", "stable a5", "done"
    )
    assert has(table, animal) == 0
    play(table, "do build_rooms", "room a1")
    assert has(table, animal) == 1


@clause("A167")
def test_a_breeder_buyer_is_paid_once_in_a_turn_and_not_for_rooms_alone() -> None:
    mine = {"goods": {"wood": 14, "reed": 4}}
    table = play(
        with_card("A167", mine=mine, players=4), "place farm_expansion", "do build_rooms", "room a1", "room a2"
    )
    assert has(table, "sheep") == 0
    play(table, "do build_stables", "stable a5", "stable b5")
    assert has(table, "sheep") == 1


@clause("A167", "A150")
def test_a_breeder_buyer_cares_for_turns_of_its_own_only() -> None:
    mine = {"goods": {"wood": 7, "reed": 2}}
    table = play(guest("A150", "A167", mine=mine), "use a150 2", "room a1")
    assert board(table).goods[6] == 0


@clause("A168")
@pytest.mark.parametrize(("choice", "animal", "food"), [(0, "sheep", 2), (1, "boar", 1), (2, "cattle", 0)])
def test_an_animal_teacher_sells_an_animal_after_lessons(choice: int, animal: str, food: int) -> None:
    table = with_card("A168", hand=("A116",), mine={"goods": {"food": 3}}, players=4)
    play(table, "place lessons", "play a116", "use a168 0", f"choose a168 {choice}")
    assert goods(table) == {animal: 1, **({"food": food} if food else {})}


@clause("A168", "AG-253")
def test_an_animal_teacher_does_nothing_in_the_lessons_that_bring_it() -> None:
    assert (
        asks(play(with_card(hand=("A168",), mine={"goods": {"food": 3}}, players=4), "place lessons", "play a168")) == 2
    )


@clause("A152", "AG-364")
def test_nobody_learns_whether_a_night_school_student_has_anything_to_learn() -> None:
    mine = {"home": 0, "goods": {}}
    table = with_card("A152", hand=("A116",), moment="home", round=5, mine=mine, others=FED, players=4)
    play(table, "use a152 0")
    assert answers(table) == ["done"]
    play(table, "done")
    assert played(table) == ["A152"]


@clause("A151", "AG-364")
def test_nobody_learns_whether_a_minstrel_has_an_improvement_to_play() -> None:
    others = {**FED, "2": {"home": 0, "persons": ["fencing", "grain_utilization"]}}
    others["3"] = {"home": 0, "persons": ["sheep_market"]}
    table = with_card("A151", hand=("A048",), moment="home", round=5, mine={"home": 0}, others=others, players=4)
    play(table, "use a151 0", "done")
    assert played(table) == ["A151"]
