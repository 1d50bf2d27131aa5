"""Chapter 11.3: Craft."""

from __future__ import annotations

import pytest

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, offered, play, points, refused, usable

STANDARD = {
    "furnish": "stone wood",
    "cook": "stone seaweed",
    "craft": "stone wool",
    "clean": "stone shell",
    "trade": "stone hide",
    "shore": "bone wood",
    "hills": "bone seaweed",
    "thickets": "bone wool",
    "fields": "bone shell",
}
SPECIAL = ("build", "explore", "hunt_boar", "innovate", "muster", "recruit", "spin_wool", "tend_land")
COSTS = [*STANDARD.items(), *[(tile, "bone hide") for tile in SPECIAL]]
PLENTY = {"stone": 5, "bone": 5, "wood": 2, "seaweed": 2, "wool": 2, "shell": 2, "hide": 2}


def with_tile(tile: str, **have: int) -> Table:
    """A seat about to place a worker; it owns the tile, if that is a special one."""
    return at("workers", mine={"special": tile if tile in SPECIAL else "build", "goods": have})


def flipped(table: Table) -> list[str]:
    """The tiles of seat 1 that are on their back."""
    return [tile for place, tile in enumerate(w.TILES) if board(table).flipped >> place & 1]


@clause("SB-139", "SB-155", "SB-157", "SB-190")
@pytest.mark.parametrize(("tile", "cost"), COSTS)
def test_craft_spends_one_each_of_two_resources_and_flips_the_tile(tile: str, cost: str) -> None:
    table = with_tile(tile, **dict.fromkeys(cost.split(), 2), food=1)
    play(table, "place craft large")
    assert flipped(table) == [tile]
    assert goods(table) == {**dict.fromkeys(cost.split(), 1), "food": 1}
    assert points(table, "tiles") == 2


@clause("SB-155", "SB-157", "SB-53")
@pytest.mark.parametrize(("tile", "cost"), COSTS)
def test_half_the_price_flips_nothing(tile: str, cost: str) -> None:
    for good in cost.split():
        refusal = refused(with_tile(tile, **{good: 2}), "place craft large")
        assert (refusal.message.id, refusal.clause) == ("refusal.no_flip", "SB-155")


@clause("SB-155")
def test_a_tile_whose_price_is_not_there_is_not_flipped() -> None:
    table = play(with_tile("build", stone=1, wood=1, wool=1), "place craft large")
    assert offered(table) == ["flip furnish", "flip craft"]
    refusal = refused(table, "flip cook")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_flip", "SB-155")


@clause("SB-156")
@pytest.mark.parametrize("special", SPECIAL)
def test_any_of_the_ten_own_tiles_may_be_flipped(special: str) -> None:
    table = play(with_tile(special, **PLENTY), "place craft large")
    assert offered(table) == [f"flip {tile}" for tile in [*STANDARD, special]]


@clause("SB-156")
def test_a_special_tile_of_somebody_else_is_not_flipped() -> None:
    table = play(with_tile("build", **PLENTY), "place craft large")
    refusal = refused(table, "flip explore")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_your_tile", "SB-156")


@clause("SB-158")
def test_a_flipped_tile_is_not_flipped_again() -> None:
    table = play(at("workers", mine={"goods": PLENTY, "flipped": ["craft", "cook"]}), "place craft large")
    for tile in ("craft", "cook"):
        refusal = refused(table, f"flip {tile}")
        assert (refusal.message.id, refusal.clause) == ("refusal.already_flipped", "SB-158")


@clause("SB-155", "SB-158", "SB-291")
def test_with_all_tiles_flipped_craft_is_not_possible() -> None:
    mine = {"special": "build", "goods": PLENTY, "flipped": [*STANDARD, "build"]}
    refusal = refused(at("workers", mine=mine), "place craft large")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_flip", "SB-155")


@clause("SB-159")
def test_the_back_is_in_force_for_the_next_worker_of_the_turn() -> None:
    table = at("workers", mine={"goods": {"bone": 1, "wood": 1}, "small_workers": 2})
    assert offered(play(table, "place shore small")) == ["gather shell", "gather seaweed"]
    play(table, "gather seaweed", "place craft small", "flip shore")
    assert flipped(table) == ["shore"]
    assert offered(play(table, "place shore large")) == ["gather shell+seaweed", "gather fish"]


@clause("SB-160")
@pytest.mark.parametrize("tiles", [[], ["craft"]])
def test_the_back_of_craft_lets_a_seat_cook_at_the_end_of_the_round(tiles: list[str]) -> None:
    table = at("round_end", mine={"goods": {"shell": 2}, "flipped": tiles})
    assert ("rest cook" in offered(table)) == bool(tiles)


@clause("SB-160")
def test_the_back_of_craft_flips_at_the_printed_price_as_before() -> None:
    table = at("workers", mine={"goods": {"stone": 1, "wood": 1}, "flipped": ["craft"]})
    assert goods(play(table, "place craft large")) == {}
    assert flipped(table) == ["furnish", "craft"]
    assert "craft" not in usable(at("workers", mine={"goods": {"stone": 1}, "flipped": ["craft"]}))
