"""Occupations A127 to A147, card by card."""

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
    named,
    no,
    offered,
    pile,
    play,
    played,
    points,
    turns,
    with_card,
)
from tests.clauses import clause

ALONE: dict[str, Any] = {"2": {"home": 0}, "3": {"home": 0}}


@clause("A127")
@pytest.mark.parametrize(("round", "children"), [(5, 1), (9, 1), (10, 0)])
def test_a_lodger_has_room_until_round_9(round: int, children: int) -> None:
    table = with_card("A127", round=round, players=3)
    assert ("place basic_wish_for_children" in offered(table)) == bool(children)


@clause("A127")
@pytest.mark.parametrize(("rooms", "people"), [(["b1", "c1"], 2), (["a1", "b1", "c1"], 3)])
def test_a_lodger_sends_somebody_without_a_room_away(rooms: list[str], people: int) -> None:
    mine = {"people": 3, "rooms": rooms, "home": 0, "persons": ["forest", "fishing", "farmland"], "goods": {"food": 9}}
    others = {seat: {"home": 0, "goods": {"food": 9}} for seat in ("2", "3")}
    table = with_card("A127", moment="home", round=9, players=3, mine=mine, others=others)
    assert (board(table).people, table.persons_left(0), has(table, "food")) == (people, 2, 9 - 2 * people)


@clause("A127")
def test_a_lodger_sends_a_newborn_away_first() -> None:
    mine = {"people": 3, "newborns": 1, "home": 0, "persons": ["forest", "fishing"], "goods": {"food": 9}}
    others = {seat: {"home": 0, "goods": {"food": 9}} for seat in ("2", "3")}
    table = with_card("A127", moment="home", round=9, players=3, mine=mine, others=others)
    assert (board(table).people, board(table).newborns, has(table, "food")) == (2, 0, 5)


@clause("A128")
@pytest.mark.parametrize(("material", "due"), [("wood", 5), ("clay", 4), ("stone", 3)])
def test_a_riparian_builder_builds_a_cheaper_room(material: str, due: int) -> None:
    mine = {"material": material, "goods": {material: 2 * due, "reed": 4}}
    table = with_card("A128", mine=mine, table={"piles": {"reed_bank": 1}}, players=3)
    turns(table, "place day_laborer", "place reed_bank", "use a128 0", "room a1")
    assert (named(board(table).rooms), has(table, material)) == (["a1", "b1", "c1"], due)


@clause("A129")
def test_a_swagman_goes_where_somebody_else_stands_once_in_a_turn() -> None:
    others = {"2": {"home": 0, "persons": ["grain_seeds"]}, "3": {"home": 0}}
    table = with_card("A129", mine={"goods": {"wood": 4}}, others=others, players=3)
    play(table, "place farm_expansion", "stable a5", "done", "use a129 0")
    assert (goods(table), offered(table, "use")) == ({"wood": 2, "grain": 1}, [])


@clause("A130")
def test_a_mummys_boy_follows_the_second_person() -> None:
    mine = {"people": 4, "home": 2, "persons": ["farmland", "day_laborer"]}
    table = with_card("A130", mine=mine, others=ALONE, players=3)
    assert no(table, "place farmland")[0] == "occupied"
    play(table, "place day_laborer")
    assert (has(table, "food"), no(table, "place day_laborer")[0]) == (2, "occupied")


@clause("A130")
@pytest.mark.parametrize("persons", [["day_laborer"], ["farmland", "meeting_place"]])
def test_a_mummys_boy_needs_a_second_person_that_is_not_at_the_meeting_place(persons: list[str]) -> None:
    mine = {"people": 4, "home": 4 - len(persons), "persons": persons}
    table = with_card("A130", mine=mine, others=ALONE, players=3)
    assert no(table, f"place {persons[-1]}")[0] == "occupied"


@clause("A130")
def test_a_mummys_boy_finds_nothing_on_a_pile_that_was_taken() -> None:
    mine = {"people": 4, "home": 2, "persons": ["farmland", "forest"]}
    assert no(with_card("A130", mine=mine, others=ALONE, players=3), "place forest")[0] == "empty_pile"


@clause("A131")
def test_a_craft_teacher_teaches_2_occupations_for_nothing() -> None:
    mine = {"goods": {"wood": 2, "stone": 2}}
    table = with_card("A131", hand=("A116", "A117", "A119"), mine=mine, players=3)
    play(table, "place major_improvement_space", "build joinery")
    play(table, "do occupation", "play a116", "do occupation", "play a119")
    assert (played(table), asks(table)) == (["A131", "A116", "A119"], 2)


@clause("A131")
@pytest.mark.parametrize(("first", "occupations"), [((), 1), (("do occupation", "play a116"), 2)])
def test_a_craft_teacher_may_teach_less(first: tuple[str, ...], occupations: int) -> None:
    mine = {"goods": {"wood": 2, "stone": 2}}
    table = with_card("A131", hand=("A116", "A117", "A119"), mine=mine, players=3)
    play(table, "place major_improvement_space", "build joinery", *first, "done")
    assert (len(played(table)), asks(table)) == (occupations, 2)


@clause("A131")
def test_a_craft_teacher_cares_for_workshops_only() -> None:
    table = with_card("A131", hand=("A116",), mine={"goods": {"clay": 2}}, players=3)
    assert asks(play(table, "place major_improvement_space", "build fireplace_2")) == 2


@clause("A132")
def test_a_publican_offers_nothing_to_whoever_has_no_seed() -> None:
    others = {"2": {"fields": ["a5"], "goods": {}}}
    table = with_card("A132", mine={"goods": {"grain": 1}}, others=others, players=3)
    turns(table, "place day_laborer")
    assert "place grain_utilization" not in offered(table, seat=2)


@clause("A134")
@pytest.mark.parametrize(
    ("animals", "score"),
    [({"sheep": 4}, 1), ({"sheep": 1}, 0), ({"sheep": 4, "boar": 2}, 2), ({"sheep": 6}, 2), ({}, 0)],
)
def test_a_full_farmer_scores_full_pastures_of_the_best_arrangement(animals: dict[str, int], score: int) -> None:
    mine = {"pastures": [["a5"], ["b5", "b4"]], "goods": animals}
    assert points(with_card("A134", mine=mine, players=3), "cards") == score


@clause("A134")
def test_a_full_farmer_gets_a_wood_and_a_clay() -> None:
    table = play(with_card(hand=("A134",), players=3), "place lessons", "play a134")
    assert goods(table) == {"wood": 1, "clay": 1}


@clause("A135", "A136", "AG-393")
@pytest.mark.parametrize(
    ("round", "animals", "resources"),
    [(14, 0, 0), (13, 1, 0), (12, 1, 0), (11, 2, 2), (9, 2, 2), (8, 3, 3), (6, 3, 3), (5, 4, 4), (1, 4, 4)],
)
def test_reeves_get_wood_for_the_rounds_that_are_left(round: int, animals: int, resources: int) -> None:
    for card, wood in (("a135", animals), ("a136", resources)):
        table = play(with_card(hand=(card,), round=round, players=3), "place lessons", f"play {card}")
        assert has(table, "wood") == wood


@clause("A135")
@pytest.mark.parametrize(("least", "score"), [(1, 0), (2, 1), (3, 3), (4, 5)])
def test_an_animal_reeve_lets_everybody_score(least: int, score: int) -> None:
    pastures = [["a5", "a4"], ["b5", "b4"], ["c5", "c4"]]
    others = {"2": {"pastures": pastures, "goods": {"sheep": 4, "boar": 4, "cattle": least}}}
    table = with_card("A135", others=others, players=3)
    assert (points(table, "cards", 2), points(table, "cards", 1)) == (score, 0)


@clause("A136")
@pytest.mark.parametrize(("least", "score"), [(0, 0), (1, 1), (2, 3), (3, 5), (9, 5)])
def test_a_drudgery_reeve_lets_everybody_score(least: int, score: int) -> None:
    mine = {"goods": {"wood": 9, "clay": 9, "reed": 9, "stone": least}}
    assert points(with_card("A136", others={"3": mine}, players=3), "cards", 3) == score


@clause("A136")
@pytest.mark.parametrize(("wood", "total"), [(3, 5), (5, 5), (6, 6), (8, 7)])
def test_resources_count_for_the_workshop_or_for_the_drudgery_reeve(wood: int, total: int) -> None:
    mine = {"majors": ["joinery"], "goods": {"wood": wood, "clay": 3, "reed": 3, "stone": 3}}
    table = with_card("A136", mine=mine, players=3)
    assert points(table, "cards") + points(table, "bonus") == total


@clause("A137")
def test_a_riverine_shepherd_takes_from_the_other_bank() -> None:
    piles = {"sheep_market": 2, "reed_bank": 2}
    table = play(with_card("A137", table={"piles": piles}, players=3), "place sheep_market", "use a137 0")
    assert (has(table, "reed"), pile(table, "reed_bank")) == (1, 1)
    mine = {"pastures": [["a5"]]}
    table = play(with_card("A137", mine=mine, table={"piles": piles}, players=3), "place reed_bank", "use a137 1")
    assert (goods(table), pile(table, "sheep_market")) == ({"reed": 2, "sheep": 1}, 1)


@clause("A137")
def test_a_riverine_shepherd_finds_nothing_where_nothing_lies() -> None:
    table = play(with_card("A137", table={"piles": {"reed_bank": 1}}, players=3, round=3), "place reed_bank")
    assert goods(table) == {"reed": 1}


@clause("A138")
def test_a_harpooner_feeds_the_whole_family() -> None:
    mine = {"people": 3, "newborns": 1, "goods": {"wood": 1}}
    table = with_card("A138", mine=mine, table={"piles": {"fishing": 1}}, players=3)
    assert goods(play(table, "place fishing", "use a138 0")) == {"reed": 1, "food": 4}


@clause("A139")
def test_a_hollow_warden_builds_a_fireplace_and_nothing_else() -> None:
    mine = {"goods": {"clay": 5}}
    table = play(with_card(hand=("A139",), mine=mine, players=3), "place lessons", "play a139", "use a139 0")
    assert answers(table) == ["build fireplace_2", "build fireplace_3"]
    play(table, "build fireplace_2")
    assert (board(table).majors, has(table, "clay")) == (1, 3)


@clause("A139")
def test_a_hollow_warden_can_do_without_a_fireplace_and_eats_at_hollow() -> None:
    table = play(with_card(hand=("A139",), mine={"goods": {"clay": 1}}, players=3), "place lessons", "play a139")
    assert asks(table) == 2
    table = play(with_card("A139", table={"piles": {"hollow": 2}}, players=3), "place hollow")
    assert goods(table) == {"clay": 2, "food": 1}


@clause("A140")
@pytest.mark.parametrize(("space", "food"), [("clay_pit", 3), ("hollow", 2), ("forest", 0)])
def test_a_shovel_bearer_counts_the_clay_of_the_other_space(space: str, food: int) -> None:
    piles = {"clay_pit": 2, "hollow": 3, "forest": 1}
    table = play(with_card("A140", table={"piles": piles}, players=3), f"place {space}")
    assert (has(table, "food"), pile(table, "clay_pit" if space == "hollow" else "hollow")) == (food, food or 3)


@clause("A141")
@pytest.mark.parametrize(("there", "vegetables"), [(["day_laborer", "grain_seeds"], 1), (["day_laborer", "forest"], 0)])
def test_a_turnip_farmer_looks_at_2_spaces(there: list[str], vegetables: int) -> None:
    others = {"2": {"home": 0, "persons": there}, "3": {"home": 0}}
    table = with_card("A141", moment="home", mine={"home": 0}, others=others, players=3, round=8)
    assert has(table, "vegetable") == vegetables


@clause("A142")
def test_a_cordmaker_is_rewarded_for_reed_of_its_own_but_not_for_a_single_one() -> None:
    table = with_card("A142", table={"piles": {"reed_bank": 2}}, players=3)
    play(table, "place reed_bank", "use a142 0")
    assert goods(table) == {"reed": 2, "grain": 1}
    table = with_card("A142", table={"piles": {"reed_bank": 1}}, players=3)
    assert asks(turns(table, "place day_laborer", "place reed_bank")) == 3


@clause("A143")
def test_a_stonecutter_saves_a_stone() -> None:
    table = with_card("A143", mine={"goods": {"wood": 1, "stone": 2}}, players=3)
    assert goods(play(table, "place major_improvement_space", "build well")) == {}
    table = with_card("A143", mine={"goods": {"stone": 1, "reed": 1}, "material": "clay"}, players=3)
    assert goods(play(table, "place house_redevelopment")) == {}


@clause("A143")
def test_a_stonecutter_saves_a_stone_for_every_room() -> None:
    mine = {"goods": {"stone": 8, "reed": 4}, "material": "stone"}
    table = play(with_card("A143", mine=mine, players=3), "place farm_expansion", "room a1", "room a2")
    assert goods(table) == {}


@clause("A144")
def test_a_sequestrator_gives_the_reed_for_the_third_pasture() -> None:
    mine = {"stock": {"a144": {"clay": 4, "reed": 3}}}
    others = {"2": {"pastures": [["a5"], ["b5"]], "goods": {"wood": 4}}}
    table = with_card("A144", mine=mine, others=others, players=3)
    turns(table, "place day_laborer", "place fencing", "fence c5")
    assert (has(table, "reed", 2), lying(table, "A144")) == (3, {"clay": 4})


@clause("A144")
@pytest.mark.parametrize(("tiles", "clay"), [(3, 0), (4, 4), (5, 0)])
def test_a_sequestrator_gives_the_clay_for_the_fifth_tile_its_owners_too(tiles: int, clay: int) -> None:
    mine = {"stock": {"a144": {"clay": 4}}, "fields": ["a2", "a3", "a4", "a5", "b5"][:tiles]}
    table = play(with_card("A144", mine=mine, players=3), "place farmland", "plow b3" if tiles < 5 else "plow b4")
    assert has(table, "clay") == clay


@clause("A144")
def test_whoever_had_3_pastures_before_wins_nothing() -> None:
    mine = {"stock": {"a144": {"reed": 3}}, "pastures": [["a5"], ["b5"], ["c5"]], "goods": {"wood": 4}}
    table = play(with_card("A144", mine=mine, players=3), "place fencing", "fence a4")
    assert has(table, "reed") == 0
    table = play(with_card(hand=("A144",), players=3), "place lessons", "play a144")
    assert (lying(table, "A144"), goods(table)) == ({"clay": 4, "reed": 3}, {})


@clause("A145")
def test_a_ropemaker_gets_a_reed_after_a_harvest() -> None:
    fed = {seat: {"home": 0, "goods": {"food": 9}} for seat in ("2", "3")}
    table = with_card("A145", moment="harvest", round=14, mine={"goods": {"food": 4}}, others=fed, players=3)
    assert goods(table) == {"reed": 1}


@clause("A146")
@pytest.mark.parametrize(
    ("food", "gift"), [(1, {}), (2, {"stone": 1}), (3, {"reed": 1}), (4, {"clay": 1}), (5, {"wood": 1}), (6, {})]
)
def test_a_storehouse_steward_gives_by_the_exact_food(food: int, gift: dict[str, int]) -> None:
    table = play(with_card("A146", table={"piles": {"fishing": food}}, players=3), "place fishing")
    assert goods(table) == {**gift, "food": food}


@clause("A147")
def test_an_animal_dealer_buys_one_more_that_comes_with_the_others() -> None:
    mine = {"pastures": [["a5"]], "goods": {"food": 1}}
    table = with_card("A147", mine=mine, table={"piles": {"pig_market": 2}}, players=3)
    play(table, "place pig_market", "use a147 0")
    assert goods(table) == {"boar": 3}


@clause("A147", "AG-386")
def test_the_animals_of_a_dealer_and_a_market_look_for_a_place_together() -> None:
    mine = {"pastures": [["a5"]], "goods": {"food": 1, "sheep": 2}}
    table = with_card("A147", mine=mine, table={"piles": {"pig_market": 2}}, players=3)
    play(table, "place pig_market", "use a147 0")
    assert answers(table) == ["keep 2 1 0", "keep 1 2 0", "keep 0 3 0"]
