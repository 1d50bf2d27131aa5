"""Chapter 12.1: Build."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, offered, play, refused, usable


def build(have: dict[str, int], **mine: Any) -> Table:
    """A large worker has gone to Build and its two units are paid."""
    mine = {"special": "build", "goods": {**have, "food": 2}, **mine}
    return play(at("workers", mine=mine), "place build large")


@clause("SB-192")
def test_build_takes_furnish_or_trade() -> None:
    table = build({"stone": 1})
    assert offered(table) == ["build furnish", "build trade"]
    assert board(play(table, "build furnish")).furnish == 1
    assert board(table).trade == 0


@clause("SB-192")
def test_build_takes_no_other_action() -> None:
    refusal = refused(build({"shell": 2}), "build cook")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_this_tile", "SB-192")


@clause("SB-192", "SB-193")
@pytest.mark.parametrize(
    ("flipped", "space", "paid"),
    [
        ([], 0, 0),
        ([], 1, 1),
        ([], 2, 2),
        ([], 4, 3),
        ([], 6, 4),
        (["build"], 1, 0),
        (["build"], 3, 1),
        (["build"], 6, 3),
    ],
)
def test_trade_costs_the_saving_less_and_never_below_nothing(flipped: list[str], space: int, paid: int) -> None:
    table = play(build({"stone": 6}, trade=space, furnish=6, flipped=flipped))
    assert (board(table).trade, goods(table)) == (space + 1, {"stone": 6 - paid} if paid < 6 else {})


@clause("SB-193")
def test_what_is_left_of_a_trade_is_still_of_one_type() -> None:
    assert "build" not in usable(
        at("workers", mine={"special": "build", "goods": {"food": 2, "stone": 1, "wood": 1}, "furnish": 6, "trade": 3})
    )
    table = build({"stone": 2, "wood": 2}, furnish=6, trade=3)
    assert offered(table) == ["trade stone", "trade wood"]


@clause("SB-192", "SB-194")
@pytest.mark.parametrize(
    ("flipped", "space", "paid"), [([], 0, 0), ([], 2, 0), ([], 4, 1), (["build"], 1, 0), (["build"], 5, 0)]
)
def test_furnish_costs_the_saving_in_whole_payments_less(flipped: list[str], space: int, paid: int) -> None:
    table = build({"hide": 3}, furnish=space, trade=7, flipped=flipped)
    assert (board(table).furnish, goods(table)) == (space + 1, {"hide": 3 - paid})


@clause("SB-194")
def test_the_payment_that_is_left_may_be_wool() -> None:
    table = play(build({"hide": 1, "wool": 2}, furnish=4, trade=7), "hides 0")
    assert goods(table) == {"hide": 1}


@clause("SB-195")
def test_the_bonus_of_a_flipped_furnish_tile_applies() -> None:
    table = play(build({}, flipped=["furnish"]), "build furnish", "bonus knife")
    assert goods(table) == {"knife": 1}


@clause("SB-195", "SB-196")
def test_the_purchase_of_trade_applies_at_its_full_price() -> None:
    table = play(build({"knife": 1}), "build trade", "buy knife")
    assert goods(table) == {"cow": 1}
    table = play(build({"stone": 1}), "build trade")
    assert not [text for text in offered(table) if text.startswith("buy")]


@clause("SB-196")
def test_the_saving_takes_nothing_off_the_two_units() -> None:
    table = at("workers", mine={"special": "build", "goods": {"food": 1}, "flipped": ["build"]})
    refusal = refused(table, "place build large")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_units", "SB-188")


@clause("SB-196")
def test_an_unused_part_of_the_saving_is_lost() -> None:
    table = play(build({"stone": 3}, flipped=["build"], small_workers=1), "build furnish", "place trade small")
    assert goods(table) == {"stone": 1}


@clause("SB-192", "SB-291")
def test_build_is_possible_as_soon_as_one_of_its_tracks_is() -> None:
    ends = {"furnish": 6, "trade": 7}
    for free, tracks in (("furnish", {"trade": 7}), ("trade", {"furnish": 6})):
        table = at("workers", mine={"special": "build", "goods": {"food": 2}, **tracks})
        assert "build" in usable(table), free
    assert "build" not in usable(at("workers", mine={"special": "build", "goods": {"food": 2, "hide": 9}, **ends}))
