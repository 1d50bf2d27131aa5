"""Chapter 12: what the special tiles cost."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, has, offered, play, refused, usable, villagers

SPECIAL = ("build", "explore", "hunt_boar", "innovate", "muster", "recruit", "spin_wool", "tend_land")


def owner(tile: str, have: dict[str, int], **mine: Any) -> Table:
    """The owner of a special tile, able to use it but for its cost."""
    return at("workers", mine={"special": tile, "settlers": villagers(shore=1), "goods": have, **mine})


@clause("SB-188", "SB-189")
@pytest.mark.parametrize("side", [[], ["flipped"]])
@pytest.mark.parametrize("tile", SPECIAL)
def test_each_use_costs_two_units_of_food_or_bone(tile: str, side: list[str]) -> None:
    for units, food, bone in (("food+food", 0, 2), ("food+bone", 1, 1), ("bone+bone", 2, 0)):
        table = owner(tile, {"food": 2, "bone": 2}, flipped=[tile] if side else [])
        play(table, f"place {tile} large")
        assert offered(table) == ["units bone+bone", "units food+bone", "units food+food"]
        play(table, f"units {units}")
        assert (has(table, "food"), has(table, "bone")) == (food, bone)


@clause("SB-188", "SB-53")
@pytest.mark.parametrize("have", [{"food": 1}, {"bone": 1}, {"hide": 5, "knife": 5, "midden": 2}])
@pytest.mark.parametrize("tile", SPECIAL)
def test_without_two_units_a_special_tile_cannot_be_used(tile: str, have: dict[str, int]) -> None:
    refusal = refused(owner(tile, have), f"place {tile} large")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_units", "SB-188")


@clause("SB-188")
@pytest.mark.parametrize("have", [{"food": 2}, {"bone": 2}, {"food": 1, "bone": 1}])
def test_any_two_units_are_enough(have: dict[str, int]) -> None:
    assert goods(play(owner("recruit", have), "place recruit large")) == {}


@clause("SB-188")
def test_every_single_use_is_paid() -> None:
    table = owner("recruit", {"food": 4}, small_workers=1)
    play(table, "place recruit large", "place recruit small")
    assert (has(table, "food"), board(table).black_workers) == (0, 2)


@clause("SB-191")
def test_units_that_would_make_the_main_effect_impossible_cannot_be_paid() -> None:
    table = play(owner("build", {"food": 3, "bone": 3}, furnish=6, trade=3), "place build large")
    assert offered(table) == ["units bone+bone", "units food+bone", "units food+food"]
    table = play(owner("build", {"food": 2, "bone": 2}, furnish=6, trade=3), "place build large")
    assert offered(table) == ["units bone+bone", "units food+food"]
    refusal = refused(table, "units food+bone")
    assert (refusal.message.id, refusal.clause) == ("refusal.units_block", "SB-191")


@clause("SB-191")
def test_a_tile_whose_main_effect_no_choice_of_units_leaves_possible_cannot_be_used() -> None:
    assert "build" not in usable(owner("build", {"food": 3}, furnish=6, trade=3))
    assert "build" in usable(owner("build", {"food": 4}, furnish=6, trade=3))
