"""Chapter 12.8: Tend Land."""

from __future__ import annotations

import pytest

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, has, offered, play, refused, usable

GATHERED = ["gather shell", "gather stone", "gather wood", "gather barley"]


def tend(*flipped: str, slider: int = 9, **have: int) -> Table:
    """A large worker has gone to Tend Land and its two units are paid."""
    mine = {"special": "tend_land", "goods": {"food": 2, **have}, "flipped": list(flipped), "slider": slider}
    return play(at("workers", mine=mine), "place tend_land large")


@clause("SB-225", "SB-227")
@pytest.mark.parametrize(("flipped", "picks"), [([], 3), (["tend_land"], 4)])
def test_so_many_picks_all_of_them_clears(flipped: list[str], picks: int) -> None:
    table = tend(*flipped, midden=6)
    play(table, *["clear midden"] * picks)
    assert has(table, "midden") == 6 - picks
    assert "clear midden" not in offered(table)


@clause("SB-225", "SB-226")
@pytest.mark.parametrize(("flipped", "picks"), [([], 3), (["tend_land"], 4)])
def test_so_many_picks_all_of_them_gather_actions_on_different_tiles(flipped: list[str], picks: int) -> None:
    table = play(tend(*flipped, midden=1), *GATHERED[:picks])
    assert board(table).tokens() == 1 + picks
    assert not [text for text in offered(table) if text.startswith(("gather", "clear"))]


@clause("SB-226")
def test_a_gather_tile_is_picked_once() -> None:
    table = play(tend(), "gather shell")
    refusal = refused(table, "gather seaweed")
    assert (refusal.message.id, refusal.clause) == ("refusal.gathered_already", "SB-226")
    assert offered(table) == ["gather stone", "gather wool", "gather wood", "gather barley", "clear slider", "done"]


@clause("SB-226", "SB-225")
def test_the_next_use_may_pick_the_same_tile_again() -> None:
    mine = {"special": "tend_land", "goods": {"food": 4}, "small_workers": 1}
    table = play(at("workers", mine=mine), "place tend_land large", "gather shell", "done", "place tend_land small")
    assert has(play(table, "gather shell"), "shell") == 2


@clause("SB-227", "SB-229", "SB-136")
def test_picks_of_both_kinds_are_mixed_in_any_order() -> None:
    table = play(tend(midden=1), "clear midden", "gather wood", "clear slider")
    assert (goods(table), board(table).slider) == ({"wood": 1}, 8)
    table = play(tend(midden=1), "gather wood", "clear slider", "clear midden")
    assert (goods(table), board(table).slider) == ({"wood": 1}, 8)


@clause("SB-229")
def test_fewer_picks_than_allowed_may_be_used() -> None:
    table = play(tend(midden=1), "gather wood", "done")
    assert goods(table) == {"midden": 1, "wood": 1}
    assert goods(play(tend(midden=1), "done")) == {"midden": 1}


@clause("SB-229", "SB-135")
def test_each_pick_is_checked_when_it_is_resolved() -> None:
    table = tend(slider=2, stone=3)
    assert "clear slider" in offered(table)
    assert "clear slider" not in offered(play(table, "gather wood"))


@clause("SB-228")
def test_a_pick_resolves_one_option_of_the_current_side() -> None:
    table = tend("shore", "thickets", wood=1)
    assert offered(table)[:2] == ["gather shell+seaweed", "gather fish"]
    assert refused(table, "gather shell").clause == "SB-180"
    play(table, "gather shell+seaweed", "gather deer", "gather stone")
    assert goods(table) == {"shell": 1, "seaweed": 1, "deer": 1, "stone": 1}


@clause("SB-228", "SB-132")
def test_a_pick_ignores_the_worker_on_its_tile_and_leaves_its_room() -> None:
    mine = {"special": "tend_land", "goods": {"food": 2}, "small_workers": 2}
    table = at("workers", mine=mine)
    play(table, "place shore small", "gather shell", "place tend_land large", "gather shell", "done")
    assert has(table, "shell") == 2
    assert "shore" not in usable(table, "small")
    assert "hills" in usable(play(at("workers", mine=mine), "place tend_land large", "gather wool", "done"), "small")


@clause("SB-291")
def test_tend_land_is_possible_with_nothing_but_its_units() -> None:
    assert "tend_land" in usable(at("workers", mine={"special": "tend_land", "goods": {"bone": 2}}))
