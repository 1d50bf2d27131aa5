"""Chapter 11.1: Furnish."""

from __future__ import annotations

import pytest

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, has, offered, play, points, refused, usable, villagers

PAYMENTS = [(0, 1), (1, 2), (2, 2), (3, 2), (4, 3), (5, 3)]
"""From a space of the furnish track, the payments for the next one."""


def furnish(space: int, *flipped: str, **have: int) -> Table:
    """A seat about to place its large worker, with the marker on a space."""
    return at("workers", mine={"furnish": space, "flipped": list(flipped), "goods": have})


@clause("SB-140", "SB-141")
@pytest.mark.parametrize(("space", "payments"), PAYMENTS)
def test_furnish_costs_the_payments_of_the_next_space_and_advances_by_one(space: int, payments: int) -> None:
    table = play(furnish(space, hide=4), "place furnish large")
    assert (board(table).furnish, has(table, "hide")) == (space + 1, 4 - payments)


@clause("SB-141")
@pytest.mark.parametrize(("space", "payments"), PAYMENTS)
def test_furnish_is_not_possible_with_one_payment_too_few(space: int, payments: int) -> None:
    refusal = refused(furnish(space, hide=payments - 1), "place furnish large")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_payment", "SB-142")
    assert refusal.message.values["need"] == payments


@clause("SB-142")
@pytest.mark.parametrize(("hides", "left"), [(0, {"hide": 3}), (1, {"wool": 2, "hide": 2}), (3, {"wool": 6})])
def test_each_payment_is_two_wool_or_one_hide(hides: int, left: dict[str, int]) -> None:
    table = play(furnish(4, wool=6, hide=3), "place furnish large")
    assert offered(table) == ["hides 0", "hides 1", "hides 2", "hides 3"]
    assert goods(play(table, f"hides {hides}")) == left


@clause("SB-140")
def test_no_more_payments_can_be_made_than_the_space_asks_for() -> None:
    table = play(furnish(0, wool=2, hide=3), "place furnish large")
    refusal = refused(table, "hides 2")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_payment", "SB-140")


@clause("SB-143")
def test_a_single_wool_is_no_part_of_a_payment() -> None:
    assert "furnish" not in usable(furnish(1, wool=3))
    table = play(furnish(1, wool=3, hide=2), "place furnish large")
    assert offered(table) == ["hides 1", "hides 2"]
    assert goods(play(table, "hides 1")) == {"wool": 1, "hide": 1}


@clause("SB-144")
def test_furnish_cannot_be_taken_on_the_last_space() -> None:
    refusal = refused(furnish(6, hide=9), "place furnish large")
    assert (refusal.message.id, refusal.clause) == ("refusal.track_end", "SB-144")


@clause("SB-145")
@pytest.mark.parametrize("bonus", ["barley", "knife"])
def test_the_back_of_furnish_gives_barley_or_a_knife_after_advancing(bonus: str) -> None:
    table = play(furnish(0, "furnish", hide=1), "place furnish large")
    assert board(table).furnish == 1
    assert offered(table) == ["bonus barley", "bonus knife"]
    assert goods(play(table, f"bonus {bonus}")) == {bonus: 1}


@clause("SB-145")
def test_the_front_of_furnish_gives_nothing_but_the_advance() -> None:
    assert goods(play(furnish(0, hide=1), "place furnish large")) == {}


@clause("SB-146", "SB-247", "SB-248")
@pytest.mark.parametrize(
    ("space", "settlers", "sets"), [(0, 9, 0), (1, 9, 4), (2, 9, 8), (3, 9, 12), (4, 18, 4), (5, 18, 8), (6, 18, 12)]
)
def test_the_furnish_marker_says_what_settlers_and_sets_are_worth(space: int, settlers: int, sets: int) -> None:
    table = at("workers", mine={"furnish": space, "settlers": villagers(3, 2, 2, 2)})
    assert (points(table, "settlers"), points(table, "sets")) == (settlers, sets)
