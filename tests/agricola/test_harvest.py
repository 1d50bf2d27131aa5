"""Chapter 17: field phase, feeding phase, breeding phase."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from hogar.games.agricola.farm import on_cell
from hogar.games.agricola.table import Table
from hogar.kernel.rng import Rng
from tests.agricola.builders import asks, at, board, goods, happened, has, no, offered, play, walk
from tests.clauses import clause

FED = {"goods": {"food": 99}}


def harvest(players: int = 2, **mine: Any) -> Table:
    """A harvest in which everybody else has enough to eat."""
    others = {str(seat): FED for seat in range(2, players + 1)}
    return at("harvest", round=4, players=players, mine=mine, others=others)


def bred(animals: dict[str, int], **farm: Any) -> Table:
    """A harvest in which a fed seat 1 has these animals."""
    return harvest(goods={"food": 4, **animals}, **farm)


# Field phase.


@clause("AG-265")
def test_one_crop_of_every_planted_field_comes_in() -> None:
    table = harvest(fields=["a3", "a4", "a5", "b5"], grain={"a3": 3, "a4": 1}, vegetables={"a5": 2}, goods={"food": 4})
    assert goods(table) == {"grain": 2, "vegetable": 1}
    assert [on_cell(board(table).grain, cell) for cell in (2, 3)] == [2, 0]
    assert on_cell(board(table).vegetables, 4) == 1


@clause("AG-146", "AG-265")
def test_a_field_without_its_last_crop_is_empty() -> None:
    table = harvest(fields=["a4", "a5"], grain={"a4": 1}, vegetables={"a5": 1}, goods={"food": 4})
    assert board(table).unplanted() == board(table).fields


@clause("AG-266", "AG-269")
def test_what_was_just_harvested_can_be_eaten() -> None:
    table = harvest(fields=["a3", "a4"], grain={"a3": 3}, vegetables={"a4": 2}, goods={"food": 2})
    play(table, "cook grain", "cook vegetable")
    assert (goods(table), board(table).begging) == ({}, 0)


@clause("AG-263")
def test_everybody_has_harvested_before_anybody_eats() -> None:
    field = {"fields": ["a5"], "grain": {"a5": 3}}
    table = at("harvest", round=4, mine=field, others={"2": field})
    assert asks(table) == 1
    assert has(table, "grain", seat=2) == 1


@clause("AG-263", "AG-264", "AG-404")
def test_everybody_has_eaten_before_anybody_breeds() -> None:
    herd = {"goods": {"sheep": 2, "grain": 1}, "stables": ["a5"]}
    table = at("harvest", round=4, mine=herd, others={"2": herd})
    play(table, "feed")
    assert (asks(table), has(table, "sheep", 1)) == (2, 2)


@clause("AG-264")
@pytest.mark.parametrize(("start", "order"), [(0, [1, 2, 3]), (1, [2, 3, 1]), (2, [3, 1, 2])])
def test_players_eat_in_turn_from_the_starting_player(start: int, order: list[int]) -> None:
    hungry = {"goods": {"grain": 1}}
    table = at("harvest", round=4, players=3, mine=hungry, others={"2": hungry, "3": hungry}, table={"start": start})
    found = []
    while table.harvests == 0:
        found.append(asks(table))
        play(table, "feed", seat=found[-1])
    assert found == order


@clause("AG-371")
def test_the_phases_of_a_harvest_stand_in_the_log_in_their_order() -> None:
    table = at(
        "round",
        round=3,
        mine={"goods": {"food": 4, "sheep": 2}, "stables": ["c5", "b5"], "fields": ["c3"], "grain": {"c3": 3}},
    )
    for _ in walk(table):
        if table.harvests:
            break
    steps = ("harvest_started", "harvested", "fed", "begged", "bred")
    names = [name for name in happened(table) if name in steps]
    assert names == sorted(names, key=steps.index)
    assert {"harvest_started", "harvested", "fed", "bred"} <= set(names)


# Feeding phase.


@clause("AG-267", "AG-268", "AG-384")
@pytest.mark.parametrize(("people", "newborns", "need"), [(2, 0, 4), (3, 1, 5), (3, 0, 6), (5, 2, 8)])
def test_people_eat_two_and_newborns_one(people: int, newborns: int, need: int) -> None:
    table = harvest(goods={"food": 20}, people=people, newborns=newborns)
    assert has(table, "food") == 20 - need


@clause("AG-269", "AG-270", "AG-189")
def test_vegetables_and_animals_feed_more_with_a_kitchen() -> None:
    table = harvest(goods={"vegetable": 1, "sheep": 1}, majors=["fireplace_2"])
    play(table, "cook vegetable", "cook sheep")
    assert (goods(table), board(table).begging) == ({}, 0)


@clause("AG-270")
def test_animals_do_not_feed_without_a_kitchen() -> None:
    table = harvest(goods={"sheep": 1})
    assert (goods(table), board(table).begging) == ({"sheep": 1}, 4)


@clause("AG-272", "AG-396")
def test_food_must_be_used() -> None:
    table = play(harvest(goods={"food": 3, "grain": 1}), "feed")
    assert (goods(table), board(table).begging) == ({"grain": 1}, 1)


@clause("AG-273", "AG-274")
def test_nobody_must_eat_crops_or_animals() -> None:
    table = play(harvest(goods={"grain": 5, "sheep": 1}, majors=["fireplace_2"]), "feed")
    assert (goods(table), board(table).begging) == ({"grain": 5, "sheep": 1}, 4)


@clause("AG-275", "AG-301")
def test_a_begging_token_stays_and_costs_three_points() -> None:
    table = at(mine={"begging": 2})
    assert table.scores()[0].to_json()["begging"] == -6
    assert "discard begging" not in offered(table)


@clause("AG-276")
def test_food_that_is_left_is_kept() -> None:
    assert goods(harvest(goods={"food": 7})) == {"food": 3}


@clause("AG-277")
def test_nobody_starves() -> None:
    table = harvest(goods={}, people=3)
    assert (board(table).people, board(table).begging) == (3, 6)


@clause("AG-396")
def test_more_may_be_converted_than_is_needed() -> None:
    table = harvest(goods={"grain": 6, "food": 3})
    play(
        table,
        "cook grain",
    ) if asks(table) == 1 else None
    assert goods(table) == {"grain": 5}
    table = harvest(goods={"grain": 6, "wood": 1, "food": 3}, majors=["joinery"])
    play(table, "cook grain", "cook grain", "craft joinery")
    assert goods(table) == {"grain": 4, "food": 3}


# Breeding phase.


@clause("AG-278", "AG-279")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (7, 8)])
def test_two_animals_have_one_newborn(before: int, after: int) -> None:
    table = bred({"boar": before}, pastures=[["a3", "a4", "a5", "b3", "b4", "b5"]])
    assert has(table, "boar") == after


@clause("AG-280")
def test_parents_need_not_stand_together() -> None:
    table = bred({"cattle": 2}, stables=["a5", "c5"])
    assert has(table, "cattle") == 3


@clause("AG-281", "AG-282")
def test_a_newborn_without_a_place_is_not_received_nor_cooked() -> None:
    table = bred({"sheep": 2}, stables=["a5"], majors=["fireplace_2"])
    play(table, "feed")
    assert goods(table) == {"sheep": 2}


@clause("AG-281", "AG-286", "AG-397")
def test_another_animal_may_be_given_up_for_a_newborn() -> None:
    table = bred({"sheep": 2, "boar": 1}, stables=["a5", "c5"])
    decision = table.decision()
    assert decision is not None
    assert [move.text for move in decision.moves()] == ["keep 3 0 0", "keep 2 1 0"]
    assert goods(play(table, "keep 3 0 0")) == {"sheep": 3}


@clause("AG-286")
def test_with_room_for_one_newborn_the_player_chooses_which() -> None:
    table = bred({"sheep": 2, "boar": 2}, stables=["a1", "a5", "c1", "c5"], rooms=["b1", "b2"])
    assert {"keep 3 2 0", "keep 2 3 0"} <= set(offered(table, "keep"))
    assert no(table, "keep 2 2 0") == ("not_kept", "AG-386")


@clause("AG-287")
def test_a_newborn_with_room_comes_whether_one_likes_or_not() -> None:
    table = bred({"sheep": 2}, pastures=[["a4", "a5"]])
    assert has(table, "sheep") == 3


@clause("AG-397")
def test_who_gives_up_a_parent_has_no_newborn_of_that_kind() -> None:
    table = bred({"sheep": 2, "boar": 2}, stables=["a1", "a5", "c1", "c5"], rooms=["b1", "b2"])
    play(table, "keep 2 3 0")
    assert happened(table).count("bred") == 1


def room_of(farm: list[int], singles: int, herd: tuple[int, ...]) -> bool:
    """Whether a herd fits pastures of these capacities and so many single places: every way is tried."""
    for kinds in product(range(3), repeat=len(farm)):
        left = list(herd)
        for capacity, kind in zip(farm, kinds, strict=True):
            left[kind] = max(0, left[kind] - capacity)
        if sum(left) <= singles:
            return True
    return False


def expected_herds(farm: list[int], singles: int, herd: list[int]) -> set[tuple[int, ...]]:
    """Every herd that can stand after the breeding phase and to which no animal could be added (AG-286)."""
    grown = [count + (count >= 2) for count in herd]
    every = [found for found in product(*[range(count + 1) for count in grown]) if room_of(farm, singles, found)]
    return {
        one
        for one in every
        if not any(one != other and all(a <= b for a, b in zip(one, other, strict=True)) for other in every)
    }


@clause("AG-286", "AG-281", "AG-278", "AG-187")
def test_births_agree_with_trying_every_arrangement() -> None:
    rng = Rng(7)
    for _ in range(60):
        stables = [["a5"], ["a5", "c5"], []][rng.below(3)]
        pastures = [[["a3"]], [["a3"], ["b3", "c3"]], [["a3", "b3"], ["c3"], ["a4"]], []][rng.below(4)]
        capacities = [2 * len(pasture) for pasture in pastures]
        singles = len(stables) + 1
        herd = [rng.below(5) for _ in range(3)]
        if not room_of(capacities, singles, tuple(herd)):
            continue
        table = bred(dict(zip(("sheep", "boar", "cattle"), herd, strict=True)), stables=stables, pastures=pastures)
        expected = expected_herds(capacities, singles, herd)
        found = {tuple(int(number) for number in text.split()[1:]) for text in offered(table, "keep")}
        assert (found or {tuple(board(table).animals())}) == expected
