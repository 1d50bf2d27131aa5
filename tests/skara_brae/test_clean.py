"""Chapter 11.4: Clean."""

from __future__ import annotations

import pytest

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, has, offered, play, points, refused, usable

EACH = {"hide": 1, "barley": 1, "seaweed": 1, "wood": 1}
BACK = {"flipped": ["clean"]}


def clean(have: dict[str, int], back: bool = False) -> Table:
    """A large worker has gone to Clean, with these goods."""
    table = at("workers", mine={"goods": have, "flipped": ["clean"] if back else []})
    return play(table, "place clean large")


def clears(table: Table) -> int:
    """How many midden the action clears in all, none left out."""
    before = has(table, "midden")
    while "clear midden" in offered(table):
        play(table, "clear midden")
    return before - has(table, "midden")


@clause("SB-161", "SB-162")
def test_the_front_takes_two_or_three_different_resources() -> None:
    assert offered(clean(EACH)) == [
        "clean hide barley",
        "clean hide seaweed",
        "clean barley seaweed",
        "clean hide barley seaweed",
        "clean hide wood",
        "clean barley wood",
        "clean hide barley wood",
        "clean seaweed wood",
        "clean hide seaweed wood",
        "clean barley seaweed wood",
    ]


@clause("SB-161", "SB-166")
@pytest.mark.parametrize(("spent", "cleared"), [("hide wood", 1), ("barley seaweed wood", 3)])
def test_the_front_clears_one_for_two_and_three_for_three(spent: str, cleared: int) -> None:
    table = play(clean({"hide": 2, "barley": 2, "seaweed": 2, "wood": 2, "midden": 9}), f"clean {spent}")
    assert clears(table) == cleared
    assert {good: 2 - has(table, good) for good in EACH} == {good: int(good in spent.split()) for good in EACH}
    assert (board(table).supply_roofs, board(table).village_roofs, points(table, "cards")) == (1, 0, 1)


@clause("SB-162")
def test_the_front_does_not_take_four() -> None:
    refusal = refused(clean(EACH), "clean hide barley seaweed wood")
    assert (refusal.message.id, refusal.clause) == ("refusal.too_many_kinds", "SB-162")


@clause("SB-161")
def test_the_front_takes_no_food() -> None:
    table = clean({**EACH, "food": 1})
    refusal = refused(table, "clean hide food")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_this_side", "SB-161")
    assert not [text for text in offered(table) if "food" in text]


@clause("SB-163", "SB-166")
@pytest.mark.parametrize(
    ("spent", "cleared"), [("hide food", 2), ("barley wood food", 4), ("hide barley seaweed wood", 6)]
)
def test_the_back_clears_two_four_or_six_and_gives_one_roof(spent: str, cleared: int) -> None:
    table = play(clean({**EACH, "food": 1, "midden": 9}, back=True), f"clean {spent}")
    assert clears(table) == cleared
    assert goods(table) == {**{good: 1 for good in [*EACH, "food"] if good not in spent.split()}, "midden": 9 - cleared}
    assert (board(table).supply_roofs, points(table, "cards")) == (1, 1)


@clause("SB-164")
def test_the_back_does_not_take_five() -> None:
    table = clean({**EACH, "food": 1}, back=True)
    refusal = refused(table, "clean hide barley seaweed wood food")
    assert (refusal.message.id, refusal.clause) == ("refusal.too_many_kinds", "SB-164")
    assert "clean hide barley seaweed wood food" not in offered(table)


@clause("SB-161", "SB-163")
@pytest.mark.parametrize(("back", "rule"), [(False, "SB-161"), (True, "SB-163")])
def test_a_single_resource_is_too_little(back: bool, rule: str) -> None:
    refusal = refused(clean(EACH, back), "clean hide")
    assert (refusal.message.id, refusal.clause) == ("refusal.too_few_kinds", rule)


@clause("SB-165", "SB-291")
def test_with_one_accepted_type_clean_cannot_be_taken() -> None:
    refusal = refused(at("workers", mine={"goods": {"wood": 5, "stone": 2, "wool": 2}}), "place clean large")
    assert (refusal.message.id, refusal.clause) == ("refusal.too_few_kinds", "SB-165")


@clause("SB-165", "SB-163")
def test_food_is_an_accepted_type_on_the_back_only() -> None:
    have = {"wood": 1, "food": 1}
    assert "clean" not in usable(at("workers", mine={"goods": have}))
    assert "clean" in usable(at("workers", mine={"goods": have, **BACK}))


@clause("SB-167")
def test_clean_brings_its_roof_without_any_midden() -> None:
    table = at("workers", mine={"goods": {"hide": 1, "wood": 1, "stone": 4}, "slider": 2})
    play(table, "place clean large")
    assert (board(table).supply_roofs, board(table).slider, goods(table)) == (1, 2, {"stone": 4})


@clause("SB-167")
def test_clean_moves_the_slider_without_any_midden() -> None:
    table = at("workers", mine={"goods": {"hide": 1, "wood": 1}, "slider": 3})
    assert board(play(table, "place clean large", "clear slider")).slider == 2


@clause("SB-168")
def test_the_spaces_freed_by_the_payment_count_as_empty() -> None:
    table = at("workers", mine={"goods": {"hide": 1, "wood": 1, "barley": 1, "stone": 3}, "slider": 2})
    play(table, "place clean large", "clean hide barley wood", "clear slider")
    assert board(table).slider == 1


@clause("SB-16")
def test_with_the_supply_empty_no_roof_is_gained() -> None:
    table = at("workers", mine={"goods": {"hide": 1, "wood": 1}}, others={"2": {"supply_roofs": 40}})
    assert board(play(table, "place clean large")).supply_roofs == 0
