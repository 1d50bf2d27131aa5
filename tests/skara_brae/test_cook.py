"""Chapter 11.2: Cook."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, happened, has, offered, play, refused, usable


def cook(have: dict[str, int], **mine: Any) -> Table:
    """A large worker has gone to Cook, with these goods."""
    return play(at("workers", mine={"special": "build", "goods": have, **mine}), "place cook large")


def shells_cooked(table: Table) -> int:
    """How many of 15 shells, each of size 1, have gone to the hearth when nothing more fits."""
    while "cook shell" in offered(table):
        play(table, "cook shell")
    return 15 - has(table, "shell")


@clause("SB-147")
def test_what_is_cooked_adds_up_to_the_hearth_limit_at_most() -> None:
    table = play(cook({"fish": 2, "rabbit": 1, "sheep": 1}), "cook fish")
    refusal = refused(table, "cook sheep")
    assert (refusal.message.id, refusal.clause) == ("refusal.hearth_full", "SB-147")
    assert offered(table) == ["cook rabbit", "cook fish", "done"]
    assert goods(play(table, "cook rabbit")) == {"fish": 1, "sheep": 1, "food": 2, "bone": 1, "hide": 1}


@clause("SB-148", "SB-153")
@pytest.mark.parametrize(
    ("good", "gained"),
    [
        ("shell", {"food": 1}),
        ("barley", {"food": 1}),
        ("fish", {"food": 1, "bone": 1}),
        ("rabbit", {"food": 1, "hide": 1}),
        ("sheep", {"food": 1, "hide": 1, "bone": 1, "wool": 1}),
        ("deer", {"food": 1, "hide": 1, "bone": 2}),
        ("cow", {"food": 2, "hide": 1, "bone": 2}),
    ],
)
def test_a_cooked_resource_gives_all_that_it_yields(good: str, gained: dict[str, int]) -> None:
    assert goods(cook({good: 1})) == gained


@clause("SB-148")
@pytest.mark.parametrize(
    ("good", "size"),
    [("barley", 1), ("fish", 2), ("rabbit", 2), ("sheep", 3), ("deer", 3), ("cow", 4)],
)
def test_a_resource_takes_its_size_on_the_hearth(good: str, size: int) -> None:
    table = cook({good: 2, "shell": 15}, utensils=2)
    assert shells_cooked(play(table, f"cook {good}")) == 6 - size


@clause("SB-148")
@pytest.mark.parametrize("good", ["seaweed", "wool", "stone", "wood", "hide", "bone", "knife", "food", "midden"])
def test_nothing_else_can_be_cooked(good: str) -> None:
    table = cook({good: 2, "shell": 1, "barley": 1})
    refusal = refused(table, f"cook {good}")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_cookable", "SB-148")


@clause("SB-149")
@pytest.mark.parametrize(("flipped", "hides"), [([], 1), (["hunt_boar"], 2)])
def test_boar_gives_one_more_hide_when_its_tile_is_flipped(flipped: list[str], hides: int) -> None:
    table = cook({"boar": 1}, special="hunt_boar", flipped=flipped)
    assert goods(table) == {"food": 2, "hide": hides, "bone": 1}


@clause("SB-149")
def test_two_boars_give_two_more_hides_when_their_tile_is_flipped() -> None:
    table = cook({"boar": 2}, special="hunt_boar", flipped=["hunt_boar"], utensils=2)
    assert goods(play(table, "cook boar")) == {"food": 4, "hide": 4, "bone": 2}


@clause("SB-149")
def test_boar_takes_three_on_the_hearth() -> None:
    table = cook({"boar": 1, "shell": 15}, special="hunt_boar")
    assert shells_cooked(play(table, "cook boar")) == 1


@clause("SB-150", "SB-209", "SB-99")
@pytest.mark.parametrize(
    ("mine", "limit"),
    [
        ({"special": "build"}, 4),
        ({"special": "build", "flipped": ["cook"]}, 6),
        ({"special": "build", "utensils": 3}, 7),
        ({"special": "muster"}, 5),
        ({"special": "muster", "flipped": ["muster"]}, 5),
        ({"special": "muster", "flipped": ["cook", "muster"], "utensils": 4}, 11),
    ],
)
def test_the_hearth_limit_grows_with_the_flipped_tile_utensils_and_muster(mine: dict[str, Any], limit: int) -> None:
    assert shells_cooked(cook({"shell": 15}, **mine)) == limit


@clause("SB-151")
def test_unused_hearth_is_lost_at_the_end_of_the_action() -> None:
    table = play(cook({"shell": 15, "barley": 1}, small_workers=1), "cook barley", "done", "place cook small")
    assert shells_cooked(table) == 4


@clause("SB-152")
def test_the_same_type_is_cooked_several_times() -> None:
    table = play(cook({"shell": 3, "fish": 1}), "cook shell", "cook shell", "done")
    assert goods(table) == {"shell": 1, "fish": 1, "food": 2}


@clause("SB-153", "SB-48")
def test_what_is_cooked_is_gained_whole_even_if_the_slider_has_to_move() -> None:
    table = cook({"deer": 1, "stone": 2}, slider=1)
    assert goods(table) == {"stone": 2, "food": 1, "hide": 1, "bone": 2}
    assert board(table).slider == 2


@clause("SB-154")
def test_with_nothing_to_cook_no_worker_goes_to_cook() -> None:
    table = at("workers", mine={"goods": {"seaweed": 3, "wool": 2, "food": 1}})
    refusal = refused(table, "place cook large")
    assert (refusal.message.id, refusal.clause) == ("refusal.nothing_to_cook", "SB-154")


@clause("SB-154")
def test_a_cook_action_cooks_at_least_one_resource() -> None:
    table = cook({"shell": 1, "barley": 1})
    assert offered(table) == ["cook shell", "cook barley"]
    refusal = refused(table, "done")
    assert (refusal.message.id, refusal.clause) == ("refusal.must_do_something", "SB-154")


@clause("SB-289")
def test_all_that_one_action_cooks_is_gained_together_at_its_end() -> None:
    table = play(cook({"fish": 2, "shell": 1}), "cook fish")
    assert goods(table) == {"fish": 1, "shell": 1}
    assert goods(play(table, "cook shell")) == {"fish": 1, "food": 2, "bone": 1}
    told = happened(table)
    assert told.index("gained") > max(place for place, name in enumerate(told) if name == "cooked")


@clause("SB-291")
def test_every_cookable_good_makes_cook_possible() -> None:
    for good in ("shell", "barley", "fish", "rabbit", "sheep", "deer", "cow", "boar"):
        assert "cook" in usable(at("workers", mine={"special": "hunt_boar", "goods": {good: 1}}))
    assert has(cook({"cow": 1}), "food") == 2
