"""Chapter 12: animals."""

from __future__ import annotations

import pytest

from hogar.kernel.errors import Invalid
from tests.agricola.builders import at, board, goods, no, offered, play
from tests.clauses import clause

SHEEP = {"sheep_market": 3}


def kept(piles: dict[str, int], space: str, *texts: str, **mine: object) -> dict[str, int]:
    """What seat 1 has after taking animals."""
    return goods(play(at(mine=dict(mine), table={"piles": piles}), f"place {space}", *texts))


def holds(animals: dict[str, int], **farm: object) -> bool:
    """Whether a farm can hold these animals."""
    try:
        at(mine={"goods": animals, **farm})
    except Invalid:
        return False
    return True


@clause("AG-175")
def test_animals_without_a_place_go_back() -> None:
    assert kept(SHEEP, "sheep_market") == {"sheep": 1}


@clause("AG-175", "AG-190")
def test_animals_without_a_place_are_cooked_where_one_can() -> None:
    assert kept(SHEEP, "sheep_market", majors=["fireplace_2"]) == {"sheep": 1, "food": 4}


@clause("AG-176")
def test_animals_with_a_place_may_be_cooked_or_given_up() -> None:
    table = at(mine={"goods": {"sheep": 1}, "majors": ["fireplace_2"]})
    assert {"cook sheep", "discard sheep"} <= set(offered(table))
    assert goods(play(table, "cook sheep")) == {"food": 2}


@clause("AG-177", "AG-118")
@pytest.mark.parametrize("animal", ["sheep", "boar", "cattle"])
def test_the_house_keeps_one_pet_of_any_kind(animal: str) -> None:
    assert holds({animal: 1})
    assert not holds({animal: 2})


@clause("AG-178")
def test_an_unfenced_stable_keeps_one_animal_of_any_kind() -> None:
    assert holds({"sheep": 1, "boar": 1, "cattle": 1}, stables=["a5", "c5"])
    assert not holds({"sheep": 2, "boar": 1, "cattle": 1}, stables=["a5", "c5"])


@clause("AG-179")
def test_a_pasture_holds_one_kind() -> None:
    assert holds({"sheep": 4, "boar": 1}, pastures=[["a4", "a5"]])
    assert not holds({"sheep": 2, "boar": 2}, pastures=[["a4", "a5"]])


@clause("AG-180")
@pytest.mark.parametrize(
    ("pasture", "stables", "capacity"),
    [
        (["a5"], [], 2),
        (["a5"], ["a5"], 4),
        (["a4", "a5"], [], 4),
        (["a4", "a5"], ["a5"], 8),
        (["a4", "a5"], ["a4", "a5"], 16),
        (["a3", "a4", "a5"], ["a3"], 12),
    ],
)
def test_the_capacity_of_a_pasture(pasture: list[str], stables: list[str], capacity: int) -> None:
    land = {"pastures": [pasture], "stables": stables}
    assert holds({"boar": capacity + 1}, **land)
    assert not holds({"boar": capacity + 2}, **land)


@clause("AG-181")
def test_a_kind_may_live_in_several_places() -> None:
    assert holds({"sheep": 5}, pastures=[["a4"], ["a5"]])


@clause("AG-182")
def test_fields_rooms_and_open_land_hold_no_animals() -> None:
    assert not holds({"sheep": 2}, fields=["a5"], rooms=["b1", "c1", "b2"])


@clause("AG-183", "AG-187")
def test_only_totals_count_so_animals_may_move_at_any_time() -> None:
    farm = {"pastures": [["a4"], ["a5"]], "stables": ["c5"]}
    assert holds({"sheep": 3, "boar": 2, "cattle": 1}, **farm)
    assert holds({"sheep": 2, "boar": 3, "cattle": 1}, **farm)
    assert not holds({"sheep": 3, "boar": 3, "cattle": 1}, **farm)


@clause("AG-185", "AG-189")
def test_without_an_improvement_an_animal_is_no_food() -> None:
    assert no(at(mine={"goods": {"sheep": 1}}), "cook sheep") == ("not_convertible", "AG-185")


@clause("AG-386")
def test_old_and_new_animals_are_arranged_together() -> None:
    table = at(mine={"goods": {"sheep": 3}, "pastures": [["a5"]]}, table={"piles": {"pig_market": 2}})
    play(table, "place pig_market")
    assert offered(table, "keep") == ["keep 3 0 0", "keep 2 1 0", "keep 1 2 0"]
    assert goods(play(table, "keep 1 2 0")) == {"sheep": 1, "boar": 2}


@clause("AG-386")
def test_what_could_stay_is_not_given_up_by_the_question() -> None:
    table = at(mine={"goods": {"sheep": 3}, "pastures": [["a5"]]}, table={"piles": {"pig_market": 2}})
    play(table, "place pig_market")
    assert no(table, "keep 1 1 0") == ("not_kept", "AG-386")


@clause("AG-386", "AG-190")
def test_who_has_to_choose_may_cook_first() -> None:
    mine = {"goods": {"sheep": 3}, "pastures": [["a5"]], "majors": ["fireplace_2"]}
    table = at(mine=mine, table={"piles": {"pig_market": 2}})
    play(table, "place pig_market", "keep 3 0 0")
    assert goods(table) == {"sheep": 3, "food": 4}
    assert board(table).housing.fits([3, 0, 0])


@clause("AG-7")
def test_nobody_can_give_anything_to_another() -> None:
    verbs = {text.split()[0] for text in offered(at(mine={"goods": {"wood": 3, "sheep": 1}}))}
    assert verbs == {"place", "discard"}
