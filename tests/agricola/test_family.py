"""Chapter 8: family growth."""

from __future__ import annotations

import pytest

from hogar.games.agricola import words as w
from tests.agricola.builders import asks, at, board, goods, no, offered, play, points
from tests.clauses import clause

ROOMY = {"rooms": ["a1", "b1", "c1"]}


@clause("AG-126")
@pytest.mark.parametrize("space", ["basic_wish_for_children", "urgent_wish_for_children"])
def test_nobody_has_a_sixth_person(space: str) -> None:
    many = {"rooms": ["a1", "b1", "c1", "b2", "c2", "c3"], "people": 5}
    assert no(at(mine=many), f"place {space}") == ("no_person_left", "AG-126")
    assert f"place {space}" in offered(at(mine={**many, "people": 4}))


@clause("AG-127", "AG-93")
@pytest.mark.parametrize(("people", "possible"), [(2, True), (3, False)])
def test_growth_with_room_needs_more_rooms_than_people(people: int, possible: bool) -> None:
    table = at(mine={**ROOMY, "people": people})
    assert ("place basic_wish_for_children" in offered(table)) is possible
    if not possible:
        assert no(table, "place basic_wish_for_children") == ("no_room", "AG-127")


@clause("AG-127", "AG-131")
def test_a_newborn_of_this_round_needs_its_room() -> None:
    table = at(mine=ROOMY, others={"2": {"home": 0}})
    play(table, "place urgent_wish_for_children")
    assert no(table, "place basic_wish_for_children") == ("no_room", "AG-127")


@clause("AG-128", "AG-100")
def test_growth_without_room_needs_only_a_person() -> None:
    assert board(play(at(), "place urgent_wish_for_children")).people == 3


@clause("AG-129")
def test_the_newborn_stands_beside_its_parent() -> None:
    table = play(at(), "place urgent_wish_for_children")
    wish = w.URGENT_WISH
    assert (board(table).persons, board(table).cradles) == ([wish], [wish])
    assert no(table, "place urgent_wish_for_children", seat=2) == ("occupied", "AG-46")


@clause("AG-130", "AG-52")
def test_the_newborn_is_placed_from_the_next_round_on() -> None:
    table = at(round=10, mine={**ROOMY, "home": 1}, others={"2": {"home": 0}})
    play(table, "place basic_wish_for_children")
    assert (asks(table), board(table).home) == (1, 3)


@clause("AG-131")
def test_the_newborn_counts_at_once() -> None:
    table = at()
    before = points(table, "people")
    assert points(play(table, "place urgent_wish_for_children"), "people") == before + 3


@clause("AG-132")
def test_a_room_built_later_belongs_to_whoever_shared_one() -> None:
    table = at(mine={**ROOMY, "people": 3})
    assert no(table, "place basic_wish_for_children") == ("no_room", "AG-127")


@clause("AG-134", "AG-268", "AG-267")
def test_a_newborn_eats_one_food_in_its_round() -> None:
    fed = {"goods": {"food": 9}, "home": 1}
    table = at(round=13, mine=fed, others={"2": {"home": 0, "goods": {"food": 4}}})
    play(table, "place urgent_wish_for_children")
    assert goods(table) == {"food": 4}


@clause("AG-382")
def test_growth_costs_nothing() -> None:
    table = play(at(mine={"goods": {"food": 5, "wood": 1}}), "place urgent_wish_for_children")
    assert goods(table) == {"food": 5, "wood": 1}


@clause("AG-384")
def test_adults_are_all_but_the_newborns() -> None:
    farm = board(play(at(), "place urgent_wish_for_children"))
    assert (farm.people, farm.newborns, farm.adults()) == (3, 1, 2)


@clause("AG-118", "AG-177")
def test_a_house_of_any_size_keeps_one_pet() -> None:
    table = at(mine={"rooms": ["a1", "b1", "c1", "b2"]}, table={"piles": {"cattle_market": 2}})
    assert goods(play(table, "place cattle_market")) == {"cattle": 1}
