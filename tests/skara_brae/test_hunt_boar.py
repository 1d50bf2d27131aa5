"""Chapter 12.3: Hunt Boar."""

from __future__ import annotations

import pytest

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, goods, offered, play, refused


def hunt(back: bool = False, **have: int) -> Table:
    """A large worker has gone to Hunt Boar."""
    mine = {"special": "hunt_boar", "goods": {"food": 2, **have}, "flipped": ["hunt_boar"] if back else []}
    return play(at("workers", mine=mine), "place hunt_boar large")


@clause("SB-201")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_the_front_gives_one_boar(held: int) -> None:
    assert goods(hunt(boar=held)) == {"boar": held + 1}


@clause("SB-202")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_the_back_gives_one_boar_and_one_knife(held: int) -> None:
    assert goods(hunt(back=True, boar=held)) == {"knife": 1, "boar": held + 1}


@clause("SB-203", "SB-14")
def test_with_three_boars_the_front_cannot_be_used() -> None:
    table = at("workers", mine={"special": "hunt_boar", "goods": {"food": 2, "boar": 3}})
    refusal = refused(table, "place hunt_boar large")
    assert (refusal.message.id, refusal.clause) == ("refusal.boars_full", "SB-203")


@clause("SB-203", "SB-14")
def test_with_three_boars_the_back_gives_the_knife_alone() -> None:
    assert goods(hunt(back=True, boar=3)) == {"knife": 1, "boar": 3}


@clause("SB-203")
def test_a_boar_that_was_cooked_makes_room_for_another() -> None:
    table = at("workers", mine={"special": "hunt_boar", "goods": {"bone": 2, "boar": 3}, "small_workers": 1})
    play(table, "place cook large", "place hunt_boar small", "units food+food")
    assert goods(table) == {"hide": 1, "bone": 3, "boar": 3}


@clause("SB-204", "SB-37")
@pytest.mark.parametrize(("boars", "room"), [(2, True), (3, False)])
def test_each_boar_takes_up_a_space_of_the_storage(boars: int, room: bool) -> None:
    have = {"hide": 1, "wood": 1, "stone": 1, "boar": boars}
    table = at("workers", mine={"special": "hunt_boar", "goods": have, "slider": 2})
    assert ("clear slider" in offered(play(table, "place clean large"))) == room


@clause("SB-204", "SB-52")
def test_boars_are_the_single_type_of_a_trade() -> None:
    table = at("workers", mine={"special": "hunt_boar", "goods": {"boar": 3}, "trade": 1})
    assert goods(play(table, "place trade large")) == {}


@clause("SB-204", "SB-177")
def test_a_boar_pays_for_a_purchase_on_the_back_of_trade() -> None:
    table = at("workers", mine={"special": "hunt_boar", "goods": {"boar": 1, "stone": 2}, "flipped": ["trade"]})
    assert offered(play(table, "place trade large")) == ["buy boar", "done"]
