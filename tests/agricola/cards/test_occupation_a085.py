"""Occupations A085 to A105, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agricola.builders import board, goods, has, named, offered, play, played, points, with_card
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
