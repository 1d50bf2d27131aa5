"""Minor improvements B022 to B042, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.agricola import words as w
from hogar.games.agricola.table import Table
from tests.agricola.builders import (
    answers,
    asks,
    board,
    goods,
    has,
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

MINOR = ("place meeting_place", "do minor_improvement")


def laid(id: str, mine: dict[str, Any] | None = None, hand: tuple[str, ...] = (), **more: Any) -> Table:
    """The position after seat 1 has played this card from its hand on Meeting Place."""
    return play(with_card(hand=(id, *hand), mine=mine, **more), *MINOR, f"play {id.lower()}")


@clause("B022")
def test_walking_boots_place_a_person_that_leaves_the_game_at_home() -> None:
    table = laid("B022", {"home": 1}, others={"2": {"home": 0}})
    play(table, "place grain_seeds")
    assert (goods(table), table.round, board(table).people) == ({"grain": 1, "food": 2}, 14, 2)
    assert board(table).lost[w.PERSON_PIECE] == 1
    assert table.persons_left(0) == 2


@clause("B022")
def test_walking_boots_leave_before_the_others_go_home_and_nothing_is_miscounted() -> None:
    mine = {"home": 0, "persons": ["forest", "fishing", "farmland"], "guests": 1, "notes": {"b022": 3}}
    table = with_card("B022", mine=mine, others={"2": {"home": 0}}, moment="home", round=13)
    assert (board(table).guests, board(table).lost[w.PERSON_PIECE], board(table).notes) == (0, 1, {})
    assert table.problems() == []


@clause("B022")
def test_walking_boots_without_a_space_lose_the_person_all_the_same() -> None:
    mine = {"home": 0, "persons": ["forest", "fishing"], "notes": {"b022": 3}}
    table = with_card("B022", mine=mine, others={"2": {"home": 0}}, moment="home", round=13)
    assert (board(table).lost[w.PERSON_PIECE], board(table).people) == (1, 2)


@clause("B022")
def test_walking_boots_block_a_space_and_count_as_placed() -> None:
    table = laid("B022")
    play(table, "place grain_seeds")
    assert (board(table).guests, board(table).home, has(table, "grain"), asks(table)) == (1, 1, 1, 2)
    assert no(table, "place grain_seeds", 2)[0] == "occupied"


@clause("B022")
def test_walking_boots_without_a_person_in_the_supply_give_only_food() -> None:
    table = laid("B022", {"people": 4, "lost": {"person": 1}})
    assert (goods(table), asks(table)) == ({"food": 2}, 2)
    assert board(table).notes == {}


@clause("B022")
def test_walking_boots_are_for_the_work_phase() -> None:
    mine = {"material": "stone"}
    table = with_card("B097", hand=("B022", "B007"), moment="round", round=13, mine=mine)
    play(table, "use b097 0")
    assert "play b022" not in answers(table)


@clause("B023")
def test_a_final_scenario_opens_the_last_card_for_its_owner_alone() -> None:
    rich = {"goods": {"clay": 2, "reed": 1}}
    table = laid("B023", rich, round=9, others={"2": rich})
    assert "place farm_redevelopment" not in answers(table)
    play(table, "place day_laborer", seat=2)
    play(table, "place farm_redevelopment")
    assert board(table).material == w.CLAYEN
    assert "place farm_redevelopment" not in answers(table)


@clause("B023")
def test_a_final_scenario_comes_too_late_in_round_14() -> None:
    assert no(play(with_card(hand=("B023", "B007")), *MINOR), "play b023")[0] == "card_needs"


@clause("B024")
def test_a_lasso_sends_a_second_person_from_an_animal_market_anywhere() -> None:
    mine = {"home": 3, "people": 3, "pastures": [["a5"]]}
    table = with_card("B024", mine=mine, table={"piles": {"sheep_market": 1}})
    play(table, "place sheep_market", "use b024 0", "place day_laborer")
    assert (asks(table), has(table, "food"), has(table, "sheep"), board(table).home) == (2, 2, 1, 1)


@clause("B024")
def test_a_lasso_sends_the_second_person_to_an_animal_market_otherwise() -> None:
    table = with_card("B024", table={"piles": {"sheep_market": 1, "forest": 3}})
    play(table, "place day_laborer", "use b024 0")
    assert (has(table, "sheep"), asks(table)) == (1, 2)
    table = with_card("B024", table={"piles": {"forest": 3}})
    assert asks(play(table, "place day_laborer")) == 2


@clause("B024")
def test_a_lasso_allows_no_third_person_but_another_pair_later() -> None:
    piles = {"sheep_market": 1, "pig_market": 1, "cattle_market": 1}
    table = with_card("B024", mine={"home": 4, "people": 4, "pastures": [["a4"], ["a5"]]}, table={"piles": piles})
    play(table, "place sheep_market", "use b024 0", "place pig_market")
    assert (asks(table), table.turns) == (2, 2)
    play(table, "place day_laborer", seat=2)
    assert "use b024 0" in answers(play(table, "place cattle_market"))


@clause("B027")
def test_a_toolbox_builds_a_workshop_after_fences() -> None:
    mine = {"goods": {"wood": 6, "stone": 2, "clay": 9}}
    table = play(with_card("B027", mine=mine), "place fencing", "fence a5", "close", "use b027 0")
    assert answers(table) == ["build joinery", "build pottery"]
    play(table, "build joinery")
    assert (goods(table), asks(table)) == ({"clay": 9}, 2)


@clause("B027")
def test_a_toolbox_needs_something_built_in_the_turn() -> None:
    mine = {"goods": {"wood": 6, "stone": 2}}
    table = play(with_card("B027", mine=mine), "place fencing", "fence a5", "close")
    assert answers(table) == ["use b027 0", "done"]
    turns(table, "done", "place grain_seeds", "place farmland", "plow a3")
    assert asks(table) == 2


@clause("B027")
def test_a_toolbox_works_at_the_end_of_the_turn_of_its_playing() -> None:
    mine = {"goods": {"wood": 3, "stone": 2, "food": 2}, "deeds": ["stable"]}
    table = play(with_card(hand=("B027",), mine=mine), *MINOR, "play b027")
    assert answers(table) == ["use b027 0", "done"]


@clause("B028")
def test_forestry_studies_teach_for_2_wood_put_back() -> None:
    table = with_card("B028", hand=("B118",), table={"piles": {"forest": 3}})
    play(table, "place forest", "use b028 0", "play b118")
    assert (played(table), goods(table), pile(table, "forest")) == (["B028", "B118"], {"wood": 1}, 2)


@clause("B028", "AG-364")
def test_forestry_studies_without_a_playable_occupation_cost_nothing() -> None:
    mine = {"goods": {"sheep": 7}, "pastures": [["a4", "a5", "b4", "b5"]]}
    table = with_card("B028", hand=("B154",), mine=mine, table={"piles": {"forest": 3}})
    play(table, "place forest", "use b028 0")
    assert (pile(table, "forest"), has(table, "wood"), played(table)) == (0, 3, ["B028"])


@clause("B028")
@pytest.mark.parametrize(("space", "cards"), [("grove", ("B118",)), ("forest", ())])
def test_forestry_studies_need_forest_and_an_occupation(space: str, cards: tuple[str, ...]) -> None:
    table = with_card("B028", hand=cards, players=3, table={"piles": {space: 3}})
    assert offered(play(table, f"place {space}"), "use") == []
    assert asks(table) == 2


@clause("B029")
@pytest.mark.parametrize(("when", "bonus"), [("before", 1), ("after", 1), ("never", 0)])
def test_a_cookery_lesson_rewards_cooking_in_the_turn_of_a_lesson(when: str, bonus: int) -> None:
    mine = {"goods": {"vegetable": 1, "food": 1}, "majors": ["fireplace_2"], "played": ["b029", "a116"]}
    table = with_card(hand=("B118", "A105"), mine=mine)
    cook = {"before": ("cook vegetable", "place lessons"), "after": ("place lessons", "cook vegetable")}
    play(table, *cook.get(when, ("place lessons",)), "play b118")
    assert board(table).bonus == bonus


@clause("B029")
def test_a_cookery_lesson_wants_a_cooking_improvement_and_a_lesson() -> None:
    mine = {"goods": {"vegetable": 1, "food": 1}, "played": ["b029", "a116"]}
    table = play(with_card(hand=("B118",), mine=mine), "cook vegetable", "place lessons", "play b118")
    assert board(table).bonus == 0
    mine = {"goods": {"vegetable": 1}, "majors": ["fireplace_2"]}
    assert board(play(with_card("B029", mine=mine), "cook vegetable", "place day_laborer")).bonus == 0


@clause("B030")
def test_wood_palisades_score_a_point_each() -> None:
    table = play(with_card("B030", mine={"goods": {"wood": 7}}), "place fencing", "fence a5", "close", "palisades 2")
    assert (goods(table), points(table, "cards"), board(table).fence_pieces()) == ({"wood": 1}, 2, 2)


@clause("B031")
def test_a_pottery_yard_scores_2_unused_neighbours_once() -> None:
    table = with_card("B031", mine={"majors": ["pottery"]})
    assert points(table, "cards") == 2
    apart = ["a2", "a3", "a4", "b2", "b4", "b5", "c3", "c4", "c5", "c2"]
    table = with_card("B031", mine={"fields": apart})
    assert points(table, "cards") == 0


@clause("B031")
def test_a_pottery_yard_needs_the_pottery() -> None:
    table = play(with_card(hand=("B031", "B007")), *MINOR)
    assert no(table, "play b031") == ("card_needs", "AG-237")
    assert played(laid("B031", {"majors": ["pottery"]})) == ["B031"]


@clause("B033")
def test_a_mantlepiece_scores_rounds_and_forbids_renovating() -> None:
    mine = {"material": "clay", "goods": {"stone": 3, "reed": 1}}
    table = laid("B033", mine, round=8)
    assert (board(table).bonus, points(table, "improvements")) == (6, -3)
    play(table, "place day_laborer", seat=2)
    assert no(table, "place house_redevelopment") == ("forbidden", "AG-232")


@clause("B034")
def test_special_food_scores_the_first_animals_that_all_are_kept() -> None:
    mine = {"home": 3, "people": 3, "pastures": [["a4", "a5"]]}
    piles = {"sheep_market": 3, "pig_market": 1, "cattle_market": 2}
    table = with_card("B034", mine=mine, table={"piles": piles})
    play(table, "place cattle_market")
    assert board(table).bonus == 2
    play(table, "place day_laborer", seat=2)
    play(table, "place pig_market")
    assert board(table).bonus == 2


@clause("B034")
def test_special_food_waits_where_an_animal_is_lost() -> None:
    table = with_card("B034", table={"piles": {"sheep_market": 3, "pig_market": 1}})
    play(table, "place sheep_market")
    assert board(table).bonus == 0
    play(table, "place day_laborer", seat=2)
    play(table, "discard sheep", "place pig_market")
    assert board(table).bonus == 1


@clause("B035")
@pytest.mark.parametrize(("players", "sheep"), [(1, 9), (2, 8), (3, 7), (4, 6)])
def test_a_hook_knife_scores_a_flock_at_once_and_once(players: int, sheep: int) -> None:
    farm = {"pastures": [["a4", "a5", "b4", "b5"]], "goods": {"sheep": sheep, "wood": 1}}
    assert board(laid("B035", farm, players=players)).bonus == 2
    farm["goods"] = {"sheep": sheep - 1, "wood": 1}
    table = laid("B035", farm, players=players, table={"piles": {"sheep_market": 1}})
    assert board(table).bonus == 0


@clause("B036")
def test_bottles_cost_by_the_people() -> None:
    table = laid("B036", {"goods": {"clay": 3, "food": 3}, "people": 3, "home": 3})
    assert (goods(table), points(table, "improvements")) == ({}, 4)
    table = play(with_card(hand=("B036", "B007"), mine={"goods": {"clay": 1, "food": 2}}), *MINOR)
    assert no(table, "play b036")[0] == "not_enough"


@clause("B037")
def test_a_grange_gives_a_food() -> None:
    mine = {
        "fields": ["a2", "a3", "b2", "b3", "c2", "c3"], "pastures": [["a4", "a5"], ["b4", "b5"]], "stables": ["c5"],
        "goods": {"sheep": 1, "boar": 1, "cattle": 1},
    }  # fmt: skip
    assert has(laid("B037", mine), "food") == 1


@clause("B038")
def test_a_future_building_site_keeps_the_cells_beside_the_house() -> None:
    table = play(with_card("B038", mine={"goods": {"wood": 15, "reed": 4}}), "place farmland")
    assert no(table, "plow a1") == ("not_with_this", "AG-232")
    free = ["a2", "a3", "a4", "a5", "b3", "b4", "b5", "c3", "c4", "c5"]
    table = play(with_card("B038", mine={"fields": free}), "place farmland")
    assert {"plow b2", "plow a1"} & set(answers(table))


@clause("B040")
@pytest.mark.parametrize("space", ["fishing", "reed_bank"])
def test_a_brewery_pond_gives_grain_and_wood(space: str) -> None:
    table = play(with_card("B040", table={"piles": {space: 1}}), f"place {space}")
    assert (has(table, "grain"), has(table, "wood")) == (1, 1)


@clause("B041")
def test_a_hauberg_alternates_as_its_owner_likes() -> None:
    mine = {"goods": {"food": 3}, "played": ["a116", "b118", "a105"]}
    table = play(laid("B041", mine, round=8), "take boar")
    assert promised(table) == {9: {"boar": 1}, 10: {"wood": 2}, 11: {"boar": 1}, 12: {"wood": 2}}
    table = play(laid("B041", mine, round=12), "take wood")
    assert promised(table) == {13: {"wood": 2}, 14: {"boar": 1}}


@clause("B042")
@pytest.mark.parametrize(("choice", "left"), [(0, {"wood": 12, "food": 2}), (2, {"wood": 8, "food": 7})])
def test_a_forest_inn_saws_for_its_owner(choice: int, left: dict[str, int]) -> None:
    table = with_card("B042", mine={"goods": {"wood": 9}})
    play(table, "place card_space_2", f"choose b042 {choice}")
    assert goods(table) == left


@clause("B042", "AG-46")
def test_a_forest_inn_stands_in_the_round_of_its_playing_for_one_person() -> None:
    mine = {"goods": {"clay": 1, "reed": 1, "wood": 5}}
    table = laid("B042", mine, round=6, others={"2": {"goods": {"wood": 5, "food": 1}}})
    play(table, "place card_space_2", seat=2)
    assert no(table, "place card_space_2")[0] == "occupied"
    assert points(table, "improvements") == 0


@clause("B042", "AG-369")
def test_others_pay_a_forest_inn_first() -> None:
    table = with_card("B042", others={"2": {"goods": {"wood": 5, "food": 1}}})
    turns(table, "place day_laborer", "place card_space_2")
    assert (has(table, "food"), goods(table, 2)) == (3, {"wood": 8, "food": 2})
    table = play(with_card("B042", others={"2": {"goods": {"wood": 5}}}), "place day_laborer")
    assert no(table, "place card_space_2", 2)[0] == "toll"
    assert no(with_card("B042", mine={"goods": {"wood": 4}}), "place card_space_2")[0] == "not_enough"
