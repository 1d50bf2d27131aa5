"""Chapter 12.7: Spin Wool."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, offered, play, points, refused


def spin(spindles: int = 0, back: bool = False, wool: int = 0, **more: Any) -> Table:
    """A large worker has gone to Spin Wool."""
    mine = {"special": "spin_wool", "goods": {"food": 2, "wool": wool}, "spindles": spindles}
    return play(at("workers", mine={**mine, "flipped": ["spin_wool"] if back else []}, **more), "place spin_wool large")


@clause("SB-221")
@pytest.mark.parametrize("spindles", [0, 1, 4])
def test_a_spindle_is_taken_and_wool_gained_for_each_the_new_one_included(spindles: int) -> None:
    table = spin(spindles)
    assert (board(table).spindles, goods(table)) == (spindles + 1, {"wool": spindles + 1})


@clause("SB-222", "SB-252")
def test_each_spindle_is_worth_a_point() -> None:
    assert points(at("workers", mine={"special": "spin_wool", "spindles": 7}), "cards") == 7


@clause("SB-221", "SB-223")
def test_the_front_offers_no_roof() -> None:
    assert "roof" not in offered(spin(3, wool=5))


@clause("SB-223", "SB-224")
def test_on_the_back_three_wool_just_gained_among_them_buy_one_roof() -> None:
    table = spin(1, back=True, wool=1)
    assert offered(table) == ["roof", "done"]
    play(table, "roof")
    assert (goods(table), board(table).supply_roofs, points(table, "cards")) == ({}, 1, 1 + 2)


@clause("SB-223")
def test_only_one_roof_is_bought() -> None:
    table = play(spin(0, back=True, wool=8), "roof")
    assert (goods(table), board(table).supply_roofs) == ({"wool": 6}, 1)
    assert "roof" not in offered(table)


@clause("SB-223")
def test_the_roof_may_be_left() -> None:
    table = play(spin(2, back=True), "done")
    assert (goods(table), board(table).supply_roofs) == ({"wool": 3}, 0)


@clause("SB-223")
def test_two_wool_buy_no_roof() -> None:
    table = spin(1, back=True)
    assert (goods(table), board(table).supply_roofs) == ({"wool": 2}, 0)
    assert "roof" not in offered(table)


@clause("SB-16", "SB-291")
def test_with_no_spindle_left_spin_wool_cannot_be_used() -> None:
    table = at("workers", mine={"special": "spin_wool", "goods": {"food": 2}, "spindles": 10})
    refusal = refused(table, "place spin_wool large")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_spindle", "SB-16")
    assert board(spin(9)).spindles == 10


@clause("SB-16")
def test_with_no_roof_left_none_is_bought() -> None:
    table = spin(2, back=True, others={"2": {"supply_roofs": 40}})
    assert (goods(table), board(table).supply_roofs) == ({"wool": 3}, 0)
