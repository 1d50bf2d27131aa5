"""Chapter 11.5: Trade."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, offered, play, points, refused, usable

COSTS = [(0, 2), (1, 3), (2, 4), (3, 4), (4, 5), (5, 5), (6, 6)]
"""From a space of the trade track, the tokens for the next one."""
SOLD = [
    {"cow": 1}, {"deer": 1}, {"sheep": 1}, {"rabbit": 1}, {"fish": 1}, {"shell": 2}, {"barley": 2},
]  # fmt: skip
SPENDABLE = [
    "shell", "barley", "seaweed", "wool", "stone", "wood", "hide", "bone", "rabbit", "fish", "sheep", "deer", "cow",
    "knife", "food", "boar",
]  # fmt: skip


def trade(space: int, have: dict[str, int], *flipped: str, **options: Any) -> Table:
    """A seat about to place its large worker, with the marker on a space."""
    mine = {"trade": space, "goods": have, "flipped": list(flipped), "special": "hunt_boar"}
    return at("workers", mine=mine, options=options)


@clause("SB-169", "SB-170")
@pytest.mark.parametrize(("space", "cost"), COSTS)
def test_trade_spends_the_number_above_the_next_space_and_advances_by_one(space: int, cost: int) -> None:
    table = play(trade(space, {"stone": 8}), "place trade large")
    assert (board(table).trade, goods(table)) == (space + 1, {"stone": 8 - cost})


@clause("SB-170", "SB-172")
@pytest.mark.parametrize(("space", "cost"), COSTS)
def test_types_are_not_mixed_to_reach_the_number(space: int, cost: int) -> None:
    refusal = refused(trade(space, {"stone": cost - 1, "wood": cost - 1, "fish": 1}), "place trade large")
    assert (refusal.message.id, refusal.clause) == ("refusal.too_few_of_one", "SB-172")
    assert refusal.message.values["need"] == cost


@clause("SB-171", "SB-52", "SB-204")
def test_any_type_but_midden_is_taken() -> None:
    table = play(trade(0, dict.fromkeys([*SPENDABLE, "midden"], 2)), "place trade large")
    assert offered(table) == [f"trade {good}" for good in SPENDABLE]
    refusal = refused(table, "trade midden")
    assert (refusal.message.id, refusal.clause) == ("refusal.never_midden", "SB-51")


@clause("SB-171")
def test_midden_alone_does_not_make_trade_possible() -> None:
    assert "trade" not in usable(trade(0, {"midden": 6}))


@clause("SB-169")
def test_a_type_that_is_too_short_cannot_be_spent() -> None:
    table = play(trade(1, {"stone": 3, "wood": 3, "hide": 2}), "place trade large")
    refusal = refused(table, "trade hide")
    assert (refusal.message.id, refusal.message.values["need"], refusal.message.values["have"]) == (
        "refusal.not_have",
        3,
        2,
    )


@clause("SB-173")
def test_trade_cannot_be_taken_on_the_last_space() -> None:
    refusal = refused(trade(7, {"stone": 9}), "place trade large")
    assert (refusal.message.id, refusal.clause) == ("refusal.trade_end", "SB-173")


@clause("SB-174", "SB-175", "SB-176")
@pytest.mark.parametrize("space", range(7))
def test_a_knife_buys_the_goods_under_the_space_just_entered(space: int) -> None:
    table = play(trade(space, {"stone": 6, "knife": 1}), "place trade large")
    assert offered(table) == ["buy knife", "done"]
    paid = COSTS[space][1]
    left = {"stone": 6 - paid} if paid < 6 else {}
    assert goods(play(table, "buy knife")) == {**left, **SOLD[space]}


@clause("SB-174")
def test_the_purchase_may_be_left() -> None:
    table = play(trade(0, {"stone": 2, "knife": 1}), "place trade large", "done")
    assert goods(table) == {"knife": 1}


@clause("SB-174")
def test_only_one_purchase_is_made() -> None:
    table = play(trade(0, {"stone": 2, "knife": 3}), "place trade large", "trade stone", "buy knife")
    assert goods(table) == {"knife": 2, "cow": 1}
    assert "buy knife" not in offered(table)


@clause("SB-174", "SB-177")
def test_on_the_front_nothing_but_a_knife_pays_for_the_purchase() -> None:
    table = play(trade(0, {"stone": 4, "knife": 1}), "place trade large")
    refusal = refused(table, "buy stone")
    assert (refusal.message.id, refusal.clause) == ("refusal.knife_only", "SB-174")


@clause("SB-177", "SB-178")
def test_on_the_back_any_other_type_but_midden_pays_for_the_purchase() -> None:
    have = {**dict.fromkeys(SPENDABLE, 1), "stone": 3, "midden": 1}
    table = play(trade(0, have, "trade"), "place trade large")
    assert offered(table) == [f"buy {good}" for good in SPENDABLE if good != "stone"] + ["done"]
    refusal = refused(table, "buy stone")
    assert (refusal.message.id, refusal.clause) == ("refusal.must_differ", "SB-178")
    assert refused(table, "buy midden").clause == "SB-51"
    assert "sheep" not in goods(play(table, "buy sheep"))


@clause("SB-178")
def test_without_the_ruling_the_type_of_the_advance_pays_as_well() -> None:
    table = play(trade(0, {"stone": 3}, "trade", purchase_must_differ=False), "place trade large")
    assert goods(play(table, "buy stone")) == {"cow": 1}


@clause("SB-178")
def test_without_the_ruling_midden_still_pays_for_nothing() -> None:
    table = play(trade(0, {"stone": 3, "midden": 2}, "trade", purchase_must_differ=False), "place trade large")
    assert refused(table, "buy midden").clause == "SB-51"


@clause("SB-178", "SB-193", "SB-196")
def test_after_a_free_advance_every_type_pays_for_the_purchase() -> None:
    mine = {"special": "build", "goods": {"food": 2, "stone": 1, "midden": 1}, "flipped": ["trade"]}
    table = play(at("workers", mine=mine), "place build large", "build trade")
    assert offered(table) == ["buy stone", "done"]
    assert goods(play(table, "buy stone")) == {"midden": 1, "cow": 1}


@clause("SB-179", "SB-250")
@pytest.mark.parametrize(("space", "worth"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 11), (6, 15), (7, 20)])
def test_the_trade_marker_scores_its_space(space: int, worth: int) -> None:
    assert points(trade(space, {}), "trade") == worth


@clause("SB-294")
def test_the_purchase_is_decided_before_anything_else() -> None:
    table = at("workers", mine={"goods": {"stone": 2, "knife": 1}, "small_workers": 3})
    assert offered(play(table, "place trade large")) == ["buy knife", "done"]


@clause("SB-294")
def test_a_knife_left_after_an_advance_paid_in_knives_buys_on_the_front() -> None:
    table = play(trade(0, {"knife": 3}), "place trade large")
    assert goods(play(table, "buy knife")) == {"cow": 1}


@clause("SB-294")
def test_a_purchase_is_paid_with_what_the_advance_left() -> None:
    table = play(trade(0, {"knife": 2, "stone": 2}), "place trade large", "trade knife")
    assert goods(table) == {"stone": 2}
    assert "buy knife" not in offered(table)
