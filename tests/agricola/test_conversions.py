"""Chapter 13: conversions at any time."""

from __future__ import annotations

import pytest

from hogar.kernel.rng import Rng
from tests.agricola.builders import asks, at, board, goods, new_game, no, offered, play, step_on
from tests.clauses import clause

TWO_SHEEP = {"goods": {"sheep": 2, "boar": 2}, "pastures": [["a4"], ["a5"]], "majors": ["fireplace_2"]}


@clause("AG-188")
@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_a_crop_is_one_food_without_any_card(crop: str) -> None:
    assert goods(play(at(mine={"goods": {crop: 2}}), f"cook {crop}")) == {crop: 1, "food": 1}


@clause("AG-189", "AG-201", "AG-204")
@pytest.mark.parametrize(
    ("major", "good", "food"),
    [
        ("fireplace_2", "sheep", 2),
        ("fireplace_3", "boar", 2),
        ("fireplace_2", "cattle", 3),
        ("fireplace_3", "vegetable", 2),
        ("cooking_hearth_4", "sheep", 2),
        ("cooking_hearth_5", "boar", 3),
        ("cooking_hearth_4", "cattle", 4),
        ("cooking_hearth_5", "vegetable", 3),
        ("cooking_hearth_5", "grain", 1),
        ("clay_oven", "vegetable", 1),
    ],
)
def test_the_food_for_a_good(major: str, good: str, food: int) -> None:
    assert goods(play(at(mine={"goods": {good: 1}, "majors": [major]}), f"cook {good}")) == {"food": food}


@clause("AG-192", "AG-283", "AG-285")
def test_nothing_is_cooked_while_animals_are_born() -> None:
    mine = {**TWO_SHEEP, "goods": {"sheep": 2, "boar": 2, "cattle": 1, "food": 4}}
    table = at("harvest", round=4, mine=mine)
    play(table, "feed")
    assert offered(table)[0].startswith("keep")
    assert no(table, "cook sheep") == ("while_breeding", "AG-283")


@clause("AG-193", "AG-284")
def test_who_is_fed_may_still_cook_where_newborns_would_find_no_place() -> None:
    mine = {**TWO_SHEEP, "goods": {"sheep": 2, "boar": 2, "cattle": 1, "food": 4}}
    table = at("harvest", round=4, mine=mine, others={"2": {"goods": {"food": 4}}})
    assert offered(table, "cook") == ["cook sheep", "cook boar", "cook cattle"]
    play(table, "cook cattle", "feed")
    assert goods(play(table, "keep 3 2 0")) == {"sheep": 3, "boar": 2, "food": 3}


@clause("AG-193")
def test_who_is_fed_is_not_asked_where_cooking_changes_nothing() -> None:
    mine = {**TWO_SHEEP, "goods": {"sheep": 2, "food": 4}, "stables": ["c5"]}
    table = at("harvest", round=4, mine=mine, others={"2": {"goods": {"food": 4}}})
    assert table.harvests == 1
    assert goods(table) == {"sheep": 3}


@clause("AG-193", "AG-8")
def test_conversions_are_offered_at_every_question_of_the_player() -> None:
    table = at(mine={"goods": {"wood": 9, "grain": 1}})
    play(table, "place farm_expansion")
    assert {"cook grain", "discard wood"} <= set(offered(table))
    play(table, "cook grain")
    assert goods(table)["food"] == 1
    assert not offered(table, "cook", seat=2)


@clause("AG-194")
def test_food_is_never_turned_back() -> None:
    table = at(mine={"goods": {"food": 9, "wood": 1}})
    assert offered(table, "cook") == []
    assert no(table, "cook food") == ("not_convertible", "AG-185")


@clause("AG-387", "AG-145")
def test_only_what_lies_in_the_supply_is_converted() -> None:
    table = at(mine={"fields": ["a5"], "grain": {"a5": 3}})
    assert no(table, "cook grain") == ("none_of_it", "AG-387")


@clause("AG-367", "AG-8")
def test_what_is_owed_can_not_be_given_away() -> None:
    table = play(at(mine={"goods": {"wood": 2, "reed": 1}}), "place farm_expansion")
    assert no(table, "discard wood") == ("still_owed", "AG-367")
    assert "discard reed" in offered(table)
    assert board(table).home == 1


@clause("AG-29")
def test_while_cards_are_drafted_nobody_gives_anything_up() -> None:
    table, rng = new_game(2, variant="cards", draft=7, start_player=1), Rng(1)
    while asks(table) not in {1, 2}:
        step_on(table, rng)
    assert all(text.startswith("draft ") for seat in (1, 2) for text in offered(table, seat=seat))
    assert len(offered(table, seat=2)) == len(offered(table)) == 7
    assert no(table, "discard food", 2)[0] == "not_asked"


def test_without_hand_cards_nothing_is_exchanged_by_one() -> None:
    assert no(at(), "exchange a030 0") == ("not_now", "AG-376")
