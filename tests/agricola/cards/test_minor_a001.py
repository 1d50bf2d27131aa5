"""Minor improvements A001 to A021, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.agricola import words as w
from hogar.games.agricola.cards.deal import goods as gifts
from hogar.games.agricola.cards.manifest import CARD_RULES
from tests.agricola.builders import (
    answers,
    asks,
    board,
    chance,
    goods,
    hand,
    has,
    named,
    number,
    offered,
    outcomes,
    play,
    played,
    turns,
    with_card,
)
from tests.clauses import clause

MINOR = ("place meeting_place", "do minor_improvement")
GRID = [row + column for row in "abc" for column in "12345"]


def farm(*empty: str) -> list[str]:
    """All cells but the house and those that are to be empty."""
    return [cell for cell in GRID if cell not in {"b1", "c1", *empty}]


@clause("A003")
def test_a_paper_knife_plays_one_of_3_occupations_for_no_food() -> None:
    ids = ("A003", "A116", "A090", "A102", "A121")
    table = with_card(hand=ids, mine={"goods": {"wood": 1}})
    play(table, *MINOR, "play a003", "draft a116", "draft a102", "draft a121")
    assert outcomes(table) == {"pick a116": 1, "pick a102": 1, "pick a121": 1}
    chance(table, "pick a116")
    assert answers(table) == ["play a116", "done"]
    play(table, "play a116")
    assert (played(table), sorted(hand(table)), hand(table, 2)) == (["A116"], ["A090", "A102", "A121"], ["A003"])


@clause("A003")
def test_a_drawn_occupation_may_stay_in_hand() -> None:
    ids = ("A003", "A116", "A090", "A102")
    table = with_card(hand=ids, mine={"goods": {"wood": 1}})
    play(table, *MINOR, "play a003", "draft a116", "draft a102", "draft a090")
    chance(table, "pick a090")
    play(table, "done")
    assert (played(table), sorted(hand(table))) == ([], ["A090", "A102", "A116"])


@clause("A003")
def test_a_paper_knife_needs_3_occupations_in_hand() -> None:
    table = with_card(hand=("A003", "A116", "A090"), mine={"goods": {"wood": 1}})
    assert answers(play(table, "place meeting_place")) == ["done"]


@clause("A004")
@pytest.mark.parametrize(("people", "wood"), [(2, 4), (3, 3)])
def test_baseboards_give_wood_for_rooms_and_one_for_an_empty_one(people: int, wood: int) -> None:
    mine = {"rooms": ["a1", "b1", "c1"], "people": people, "goods": {"grain": 1}}
    table = play(with_card(hand=("A004",), mine=mine), *MINOR, "play a004")
    assert goods(table) == {"wood": wood}


@clause("A006")
def test_a_storage_barn_gives_for_each_of_four_majors() -> None:
    majors = ["well", "joinery", "pottery", "basketmakers_workshop", "clay_oven"]
    table = play(with_card(hand=("A006",), mine={"majors": majors}), *MINOR, "play a006")
    assert goods(table) == {"wood": 1, "clay": 1, "reed": 1, "stone": 1}
    table = play(with_card(hand=("A006",), mine={"majors": ["pottery"]}), *MINOR, "play a006")
    assert goods(table) == {"clay": 1}


@clause("A007")
def test_a_gardeners_knife_gives_for_fields_with_crops() -> None:
    fields = {"fields": ["a4", "a5", "b5", "c5"], "grain": {"a4": 3, "a5": 1}, "vegetables": {"b5": 2}}
    table = with_card("B113", hand=("A007",), mine={**fields, "goods": {"wood": 1}, "stock": {"b113": {"grain": 2}}})
    play(table, *MINOR, "play a007")
    assert goods(table) == {"grain": 1, "food": 3}


@clause("A011")
def test_a_mud_patch_holds_boar_on_fields_without_crops() -> None:
    mine = {"fields": ["a4", "a5"], "grain": {"a4": 1}}
    table = play(with_card(hand=("A011",), mine=mine), *MINOR, "play a011")
    assert has(table, "boar") == 1
    assert board(table).housing.fits([0, 2, 0])
    assert not board(table).housing.fits([0, 3, 0])
    assert not board(table).housing.fits([2, 0, 0])


@clause("A011")
def test_a_boar_leaves_a_field_that_is_sown() -> None:
    mine = {"fields": ["a5"], "goods": {"boar": 2, "grain": 1}}
    table = play(with_card("A011", mine=mine), "place grain_utilization")
    assert has(table, "boar") == 1


@clause("A013")
def test_a_renovation_company_renovates_for_nothing() -> None:
    table = with_card(hand=("A013",), mine={"goods": {"wood": 4}})
    play(table, *MINOR, "play a013")
    assert goods(table) == {"clay": 3}
    play(table, "use a013 1")
    assert (goods(table), board(table).material) == ({"clay": 3}, 1)


@clause("A013")
def test_a_renovation_company_offers_it_only_once() -> None:
    table = play(with_card(hand=("A013",), mine={"goods": {"wood": 4, "reed": 1}}), *MINOR, "play a013", "done")
    turns(table, "place day_laborer", "place house_redevelopment")
    assert has(table, "clay") == 1


@clause("A014")
@pytest.mark.parametrize(
    ("material", "stock", "left"),
    [
        ("wood", {"wood": 13, "reed": 4}, {}),
        ("clay", {"clay": 12, "reed": 4}, {}),
        ("stone", {"stone": 11, "reed": 4}, {}),
    ],
)
def test_a_carpenters_hammer_saves_once_for_2_rooms_or_more(
    material: str, stock: dict[str, int], left: dict[str, int]
) -> None:
    table = with_card("A014", mine={"material": material, "goods": stock})
    play(table, "place farm_expansion", *(["do build_rooms"] if material == "wood" else []))
    play(table, "room a1", "room b2", "room c2")
    assert goods(table) == left


@clause("A014")
def test_a_carpenters_hammer_saves_nothing_on_a_single_room() -> None:
    table = with_card("A014", mine={"goods": {"wood": 5, "reed": 2}})
    play(table, "place farm_expansion", "do build_rooms", "room a1")
    assert goods(table) == {}


@clause("A015")
@pytest.mark.parametrize(("wood", "offers"), [(6, []), (7, ["use a015 0"])])
def test_a_carpenters_axe_builds_a_stable_for_a_wood(wood: int, offers: list[str]) -> None:
    table = with_card("A015", mine={"goods": {"wood": wood - 3}}, table={"piles": {"forest": 3}})
    play(table, "place forest")
    assert offered(table, "use") == offers
    if offers:
        play(table, "use a015 0", "stable a5")
        assert (has(table, "wood"), named(board(table).stables)) == (6, ["a5"])


@clause("A017")
def test_a_reclamation_plow_comes_after_animals_were_all_kept() -> None:
    table = with_card("A017", mine={"pastures": [["a5"]]}, table={"piles": {"sheep_market": 2}})
    play(table, "place sheep_market", "do plow", "plow a2")
    assert named(board(table).fields) == ["a2"]


@clause("A017")
def test_a_reclamation_plow_waits_while_animals_are_not_all_kept() -> None:
    piles = {"sheep_market": 2, "pig_market": 1}
    table = play(with_card("A017", table={"piles": piles}), "place sheep_market")
    assert asks(table) == 2
    turns(table, "place day_laborer", "discard sheep", "place pig_market", "do plow", "plow a2")
    assert named(board(table).fields) == ["a2"]


@clause("A017")
def test_a_reclamation_plow_that_is_declined_is_used_up() -> None:
    piles = {"sheep_market": 1, "pig_market": 1}
    table = play(with_card("A017", table={"piles": piles}), "place sheep_market", "done")
    turns(table, "place day_laborer", "discard sheep", "place pig_market")
    assert asks(table) == 2


@clause("A018")
def test_a_wheel_plow_plows_2_fields_more_with_the_first_person() -> None:
    table = play(with_card("A018"), "place farmland", "use a018 0", "plow a2", "plow a3", "plow a4")
    assert named(board(table).fields) == ["a2", "a3", "a4"]
    turns(table, "place day_laborer", "place cultivation")
    assert offered(table, "use") == []


@clause("A018")
def test_a_wheel_plow_needs_the_first_person() -> None:
    table = with_card("A018", mine={"home": 1, "persons": ["day_laborer"]})
    play(table, "place farmland")
    assert offered(table, "use") == []


@clause("A018", "AG-367")
def test_a_wheel_plow_leaves_a_cell_for_farmland() -> None:
    mine = {"rooms": ["b1", "c1", *farm("a2", "a3", "c5")]}
    table = play(with_card("A018", mine=mine), "place farmland", "use a018 0")
    assert offered(table, "plow") == ["plow a2", "plow a3"]
    play(table, "plow a2")
    assert (named(board(table).fields), asks(table)) == (["a2", "a3"], 2)


@clause("A020")
@pytest.mark.parametrize(("round", "food"), [(3, 0), (4, 1)])
def test_a_double_turn_plow_costs_food_from_round_4_on(round: int, food: int) -> None:
    mine: dict[str, Any] = {"goods": {"grain": 1, "food": food}}
    table = with_card(hand=("A020",), mine=mine, round=round)
    play(table, *MINOR, "play a020", "use a020 0", "plow a2", "plow a3")
    assert (goods(table), named(board(table).fields)) == ({}, ["a2", "a3"])


@clause("A020")
def test_a_double_turn_plow_may_plow_1_field_and_is_not_for_later_rounds() -> None:
    table = with_card(hand=("A020",), mine={"goods": {"grain": 1}}, round=3)
    play(table, *MINOR, "play a020", "use a020 0", "plow a2", "done")
    assert (asks(table), named(board(table).fields)) == (2, ["a2"])
    late = with_card(hand=("A020",), mine={"goods": {"grain": 1, "food": 9}}, round=6)
    assert answers(play(late, "place meeting_place")) == ["done"]


@clause("A021")
def test_a_family_friendly_home_feeds_and_lets_a_child_be_born_before_rooms() -> None:
    mine = {"rooms": ["a1", "b1", "c1"], "goods": {"wood": 5, "reed": 2}}
    table = play(with_card("A021", mine=mine), "place farm_expansion", "do build_rooms")
    assert (has(table, "food"), answers(table)) == (1, ["do family_growth", "done"])
    play(table, "do family_growth", "room b2")
    assert (board(table).people, board(table).newborns) == (3, 1)


@clause("A021")
def test_a_family_friendly_home_needs_an_empty_room() -> None:
    table = with_card("A021", mine={"goods": {"wood": 5, "reed": 2}})
    play(table, "place farm_expansion", "do build_rooms")
    assert (has(table, "food"), offered(table, "do")) == (0, [])


@clause("A003")
def test_a_drawn_occupation_that_cannot_be_paid_leaves_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    ids = ("A003", "A116", "A090", "A102")
    table = with_card(hand=ids, mine={"goods": {"wood": 1}})
    play(table, *MINOR, "play a003", "draft a116", "draft a102", "draft a090")
    monkeypatch.setattr(CARD_RULES.card(number("A090")), "costs_printed", [list(gifts(stone=1))])
    play(chance(table, "pick a090"), "done")
    assert (sorted(hand(table)), [w.CARDS[card] for card in table.aside]) == (["A102", "A116"], ["a090"])
