"""Chapters 4 to 6: kinds of action spaces, and what each of them does."""

from __future__ import annotations

import pytest

from tests.agricola.builders import at, board, goods, has, no, offered, pile, play, points
from tests.clauses import clause


def all_done(space: str, *texts: str, players: int = 2, **mine: object) -> dict[str, int]:
    """What seat 1 has after using a space."""
    return goods(play(at(players=players, mine=dict(mine)), f"place {space}", *texts))


@clause("AG-58", "AG-59")
def test_all_goods_of_a_pile_are_taken() -> None:
    table = play(at(table={"piles": {"forest": 7}}), "place forest")
    assert (goods(table), pile(table, "forest")) == ({"wood": 7}, 0)


@clause("AG-59", "AG-92")
def test_taken_animals_must_find_a_place() -> None:
    table = play(at(table={"piles": {"sheep_market": 3}}), "place sheep_market")
    assert goods(table) == {"sheep": 1}


@clause("AG-60")
@pytest.mark.parametrize("first", ["plow", "sow"])
def test_and_or_lets_one_do_both_in_any_order(first: str) -> None:
    table = at(mine={"fields": ["c5"], "goods": {"grain": 1, "vegetable": 1}})
    play(table, "place cultivation", f"do {first}")
    play(table, *(["plow c4"] if first == "plow" else ["sow grain c5"]))
    assert offered(table, "do") == [f"do {'sow' if first == 'plow' else 'plow'}"]


@clause("AG-60")
def test_and_or_offers_no_action_twice() -> None:
    table = at(mine={"fields": ["c5"], "goods": {"grain": 2}})
    play(table, "place cultivation", "do plow", "plow c4")
    assert [text for text in offered(table) if not text.startswith(("cook", "discard"))] == ["do sow", "done"]


@clause("AG-60", "AG-378")
def test_and_or_needs_at_least_one_action() -> None:
    table = play(at(mine={"fields": ["c5"], "goods": {"grain": 2}}), "place cultivation")
    assert no(table, "done") == ("must_do_one", "AG-378")


@clause("AG-61", "AG-94")
def test_and_then_the_second_may_be_left() -> None:
    table = at(mine={"goods": {"clay": 5, "reed": 1}})
    play(table, "place house_redevelopment")
    assert offered(table, "do") == ["do major_improvement"]
    play(table, "done")
    assert goods(table) == {"clay": 3}


@clause("AG-61", "AG-125")
def test_and_then_the_first_is_needed() -> None:
    table = at(mine={"goods": {"clay": 5}})
    assert no(table, "place house_redevelopment")[0] == "not_enough"


@clause("AG-62", "AG-106")
def test_or_gives_exactly_one() -> None:
    table = play(at(players=3), "place resource_market")
    assert offered(table, "take") == ["take reed", "take stone"]
    assert goods(play(table, "take stone")) == {"stone": 1, "food": 1}


@clause("AG-377")
def test_goods_gained_by_an_action_cannot_pay_for_it() -> None:
    tile = at(players=3, options={"variant_tile": True})
    play(tile, "place animal_market")
    assert "take cattle" not in offered(tile)
    assert goods(play(tile, "take sheep")) == {"sheep": 1, "food": 1}


@clause("AG-379", "AG-312")
def test_without_hand_cards_the_space_builds_major_improvements() -> None:
    table = play(at(mine={"goods": {"clay": 2}}), "place major_improvement_space")
    assert (goods(table), board(table).majors) == ({}, 1)


@clause("AG-73")
def test_farm_expansion_builds_rooms_and_stables() -> None:
    table = at(mine={"goods": {"wood": 7, "reed": 2}})
    play(table, "place farm_expansion")
    assert offered(table, "do") == ["do build_rooms", "do build_stables"]
    play(table, "do build_rooms", "room a1", "do build_stables", "stable a5")
    assert goods(table) == {}


@clause("AG-75")
def test_grain_seeds() -> None:
    assert all_done("grain_seeds") == {"grain": 1}


@clause("AG-76")
def test_farmland() -> None:
    table = play(at(), "place farmland", "plow a3")
    assert board(table).fields == 1 << 2


@clause("AG-78")
def test_day_laborer() -> None:
    assert all_done("day_laborer") == {"food": 2}


@clause("AG-96", "AG-144")
def test_vegetable_seeds() -> None:
    assert all_done("vegetable_seeds") == {"vegetable": 1}


@clause("AG-79", "AG-80", "AG-81", "AG-82", "AG-92", "AG-95", "AG-97", "AG-98", "AG-99", "AG-103", "AG-104", "AG-105")
@clause("AG-111", "AG-26")
@pytest.mark.parametrize(
    ("players", "added"),
    [
        (1, {"forest": 2, "grove": 0, "hollow": 0, "copse": 0, "traveling_players": 0}),
        (2, {"forest": 3, "grove": 0, "hollow": 0, "copse": 0, "traveling_players": 0}),
        (3, {"forest": 3, "grove": 2, "hollow": 1, "copse": 0, "traveling_players": 0}),
        (4, {"forest": 3, "grove": 2, "hollow": 2, "copse": 1, "traveling_players": 1}),
    ],
)
def test_what_a_round_adds(players: int, added: dict[str, int]) -> None:
    table = at("round", players=players, round=13)
    for space in ("clay_pit", "reed_bank", "fishing", "sheep_market", "pig_market", "cattle_market"):
        assert pile(table, space) == 1
    assert (pile(table, "western_quarry"), pile(table, "eastern_quarry")) == (1, 1)
    assert {space: pile(table, space) for space in added} == added


@clause("AG-80", "AG-81", "AG-82", "AG-95", "AG-97", "AG-98", "AG-99", "AG-103", "AG-104", "AG-105", "AG-111", "AG-381")
@pytest.mark.parametrize(
    ("space", "good"),
    [
        ("forest", "wood"), ("copse", "wood"), ("grove", "wood"), ("clay_pit", "clay"), ("hollow", "clay"),
        ("reed_bank", "reed"), ("western_quarry", "stone"), ("eastern_quarry", "stone"), ("fishing", "food"),
        ("traveling_players", "food"), ("sheep_market", "sheep"), ("pig_market", "boar"), ("cattle_market", "cattle"),
    ],
)  # fmt: skip
def test_what_accumulates_where(space: str, good: str) -> None:
    table = play(at(players=4, table={"piles": {space: 1}}), f"place {space}")
    assert goods(table) == {good: 1}


@clause("AG-107")
def test_the_market_of_four_players_gives_all_three() -> None:
    assert all_done("resource_market", players=4) == {"reed": 1, "stone": 1, "food": 1}


@clause("AG-89")
def test_major_improvement_needs_one_that_can_be_built() -> None:
    assert no(at(mine={"goods": {"clay": 1}}), "place major_improvement_space") == ("no_major", "AG-89")


@clause("AG-90", "AG-157")
def test_fencing_costs_a_wood_a_fence() -> None:
    table = play(at(mine={"goods": {"wood": 5}}), "place fencing", "fence a5")
    assert goods(table) == {"wood": 1}


@clause("AG-91")
def test_grain_utilization_sows_and_bakes() -> None:
    table = at(mine={"fields": ["c5"], "goods": {"grain": 2}, "majors": ["fireplace_2"]})
    play(table, "place grain_utilization")
    assert offered(table, "do") == ["do sow", "do bake_bread"]
    play(table, "do sow", "do bake_bread")
    assert goods(table) == {"food": 2}


@clause("AG-93", "AG-133")
def test_the_basic_wish_needs_room() -> None:
    table = at(mine={"rooms": ["a1", "b1", "c1"]})
    assert board(play(table, "place basic_wish_for_children")).people == 3


@clause("AG-100")
def test_the_urgent_wish_needs_none() -> None:
    assert board(play(at(), "place urgent_wish_for_children")).people == 3


@clause("AG-101")
def test_a_field_plowed_first_can_be_sown() -> None:
    table = play(at(mine={"goods": {"vegetable": 1}}), "place cultivation", "plow b3", "do sow")
    assert points(table, "vegetables") == 2


@clause("AG-102", "AG-124")
def test_farm_redevelopment_fences_with_what_is_left() -> None:
    table = at(mine={"goods": {"clay": 2, "reed": 1, "wood": 4}})
    play(table, "place farm_redevelopment", "do build_fences", "fence a5")
    assert goods(table) == {}
    assert board(table).material == 1


@clause("AG-124")
def test_the_second_action_has_only_what_the_renovation_left() -> None:
    table = play(at(mine={"goods": {"clay": 3, "reed": 1}}), "place house_redevelopment")
    assert offered(table, "do") == []
    assert has(table, "clay") == 1
