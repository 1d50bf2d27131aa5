"""Chapter 15: Bake Bread."""

from __future__ import annotations

import pytest

from tests.agricola.builders import asks, at, goods, has, no, offered, play
from tests.clauses import clause


def baking(grain: int, *majors: str) -> list[str]:
    """What may be baked on Grain Utilization."""
    table = play(at(mine={"goods": {"grain": grain}, "majors": list(majors)}), "place grain_utilization")
    return offered(table, "bake")


@clause("AG-223", "AG-225")
def test_an_oven_bakes_only_in_a_bake_bread_action() -> None:
    table = at(mine={"goods": {"grain": 2}, "majors": ["clay_oven"]})
    assert offered(table, "bake") == []
    assert has(play(table, "cook grain"), "food") == 1


@clause("AG-224")
@pytest.mark.parametrize("space", ["grain_utilization", "side_job"])
def test_spaces_where_one_bakes(space: str) -> None:
    table = play(at(mine={"goods": {"grain": 1}, "majors": ["clay_oven"]}), f"place {space}")
    assert goods(table) == {"food": 5}


@clause("AG-224", "AG-206", "AG-207", "AG-228")
@pytest.mark.parametrize(
    ("oven", "price", "food"), [("clay_oven", {"clay": 3, "stone": 1}, 5), ("stone_oven", {"clay": 1, "stone": 3}, 4)]
)
def test_a_new_oven_bakes_at_once(oven: str, price: dict[str, int], food: int) -> None:
    table = play(at(mine={"goods": {**price, "grain": 1}}), "place major_improvement_space")
    if offered(table, "build"):
        play(table, f"build {oven}")
    assert {"do bake_bread", "done"} <= set(offered(table))
    assert goods(play(table, "do bake_bread")) == {"food": food}


@clause("AG-228")
def test_the_free_baking_may_be_declined() -> None:
    table = at(mine={"goods": {"clay": 3, "stone": 1, "grain": 1}})
    play(table, "place major_improvement_space", "build clay_oven", "done")
    assert (goods(table), asks(table)) == ({"grain": 1}, 2)


@clause("AG-228", "AG-226")
def test_the_free_baking_may_use_older_improvements() -> None:
    mine = {"goods": {"clay": 3, "stone": 1, "grain": 3}, "majors": ["fireplace_2"]}
    table = play(at(mine=mine), "place major_improvement_space", "build clay_oven", "do bake_bread", "bake 3")
    assert goods(table) == {"food": 5 + 2 + 2}


@clause("AG-225")
@pytest.mark.parametrize("mine", [{"goods": {"grain": 2}}, {"majors": ["clay_oven"]}])
def test_baking_needs_grain_and_something_that_bakes(mine: dict[str, object]) -> None:
    assert no(at(mine=mine), "place side_job")[0] == "nothing_possible"


@clause("AG-226", "AG-201", "AG-204", "AG-206", "AG-207")
@pytest.mark.parametrize(
    ("majors", "most"),
    [
        (["fireplace_2"], 6),
        (["cooking_hearth_4"], 6),
        (["clay_oven"], 1),
        (["stone_oven"], 2),
        (["clay_oven", "stone_oven"], 3),
        (["clay_oven", "fireplace_2"], 6),
    ],
)
def test_how_much_grain_an_action_bakes(majors: list[str], most: int) -> None:
    table = at(mine={"goods": {"grain": 6}, "majors": majors})
    play(table, "place grain_utilization")
    if most > 1:
        assert offered(table, "bake") == [f"bake {grain}" for grain in range(1, most + 1)]
        play(table, f"bake {most}")
    assert has(table, "grain") == 6 - most


@clause("AG-226", "AG-227")
@pytest.mark.parametrize(
    ("majors", "food"),
    [
        (["fireplace_2"], 8),
        (["cooking_hearth_5"], 12),
        (["fireplace_2", "cooking_hearth_5"], 12),
        (["clay_oven", "fireplace_3"], 5 + 3 * 2),
        (["clay_oven", "stone_oven", "cooking_hearth_4"], 5 + 2 * 4 + 3),
    ],
)
def test_each_grain_is_baked_where_it_gives_most(majors: list[str], food: int) -> None:
    table = at(mine={"goods": {"grain": 4}, "majors": majors})
    assert goods(play(table, "place grain_utilization", "bake 4")) == {"food": food}


@clause("AG-229")
def test_a_kitchen_bakes_nothing_when_it_is_built() -> None:
    table = at(mine={"goods": {"clay": 2, "grain": 2}})
    play(table, "place major_improvement_space")
    assert asks(table) == 2


@clause("AG-230", "AG-378")
def test_one_chooses_how_much_but_at_least_one() -> None:
    assert baking(3, "fireplace_2") == ["bake 1", "bake 2", "bake 3"]
    table = play(at(mine={"goods": {"grain": 2}, "majors": ["fireplace_2"]}), "place grain_utilization")
    assert no(table, "bake 0") == ("must_do_one", "AG-378")
    assert no(table, "bake 3") == ("no_grain", "AG-225")


@clause("AG-226")
def test_more_than_the_ovens_hold_is_refused() -> None:
    table = play(at(mine={"goods": {"grain": 4}, "majors": ["stone_oven"]}), "place grain_utilization")
    assert no(table, "bake 3") == ("ovens_full", "AG-226")


@clause("AG-271")
def test_nobody_bakes_while_feeding() -> None:
    table = at("harvest", round=4, mine={"goods": {"grain": 4}, "majors": ["clay_oven", "fireplace_2"]})
    assert offered(table, "bake") == []
    assert has(play(table, "cook grain"), "food") == 1
