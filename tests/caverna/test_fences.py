"""Section 16: pastures and stables."""

from __future__ import annotations

import pytest

from hogar.games.caverna.table import Table
from hogar.parts.grid import count
from tests.caverna.builders import answers, asked, asks, at, board, goods, has, named, no, play
from tests.clauses import clause

MEADOWS = ["f43", "f42", "f33", "f32"]


def fencing(**mine: object) -> Table:
    """Seat 1 builds fences on Sheep farming, where a sheep lies."""
    return play(at(mine={"meadows": MEADOWS, **mine}, table=LYING), "place sheep_farming", "do build_fences")


LYING = {"piles": {"sheep_farming": {"sheep": 1}}}


@clause("CA-208", "CA-209", "CA-210")
def test_one_small_and_one_large_pasture() -> None:
    table = play(fencing(goods={"wood": 8}), "fence f43")
    assert (named(board(table).small_pastures), has(table, "wood")) == (["f43"], 6)
    assert no(table, "fence f42") == ("pasture_built", "CA-208")
    play(table, "fence_both f32 f33")
    assert (named(board(table).large), has(table, "wood")) == (["f32", "f33"], 2)
    assert set(answers(table)) == {"do take_goods", "done"}


@clause("CA-208")
def test_one_may_stop_after_the_first() -> None:
    table = play(fencing(goods={"wood": 8}), "fence f43", "done")
    assert (has(table, "wood"), count(board(table).large)) == (6, 0)


@clause("CA-209", "CA-210")
@pytest.mark.parametrize(("wood", "moves"), [(2, {"fence"}), (3, {"fence"}), (4, {"fence", "fence_both"})])
def test_what_the_wood_is_enough_for(wood: int, moves: set[str]) -> None:
    assert {text.split()[0] for text in answers(fencing(goods={"wood": wood}))} == moves


@clause("CA-209")
def test_too_little_wood() -> None:
    table = play(at(mine={"meadows": MEADOWS, "goods": {"wood": 1, "stone": 1}}, table=LYING), "place sheep_farming")
    assert no(table, "do build_fences") == ("not_enough", "CA-146")


@clause("CA-210")
def test_a_large_pasture_lies_on_two_adjacent_meadows() -> None:
    table = fencing(goods={"wood": 4})
    assert no(table, "fence_both f42 f33")[0] == "no_meadows"
    assert {text for text in answers(table) if text.startswith("fence_both")} == {
        "fence_both f33 f43", "fence_both f42 f43", "fence_both f32 f33", "fence_both f32 f42",
    }  # fmt: skip


@clause("CA-211")
@pytest.mark.parametrize("cell", ["f11", "f41", "f31"])
def test_only_meadows_are_fenced(cell: str) -> None:
    table = fencing(goods={"wood": 4}, fields=["f41"], small_pastures=["f31"])
    assert no(table, f"fence {cell}") == ("no_meadow", "CA-209")


@clause("CA-211", "CA-219")
def test_neighbouring_pastures_stay_two() -> None:
    table = at(mine={"small_pastures": ["f43", "f42"], "goods": {"sheep": 2}})
    assert table.housing(0).fits([2, 2, 2, 0])
    assert not table.housing(0).fits([2, 2, 2, 1])


@clause("CA-212", "CA-220")
def test_a_stable_stays_on_the_meadow_that_is_fenced() -> None:
    table = play(fencing(goods={"wood": 2}, stables=["f43"]), "fence f43")
    assert named(board(table).stables) == ["f43"]
    assert table.housing(0).fits([4, 0, 2, 0])


@clause("CA-213", "CA-176")
def test_a_meadow_bought_with_a_ruby_may_be_fenced() -> None:
    table = fencing(meadows=["f43"], goods={"wood": 6, "ruby": 2})
    assert (asked(table), answers(table), named(board(table).small_pastures)) == ("ask.fence", ["done"], ["f43"])
    play(table, "ruby_tile meadow f33", "ruby_tile meadow f23", "fence_both f23 f33")
    assert named(board(table).large) == ["f23", "f33"]


@clause("CA-214")
def test_one_stable_for_a_stone() -> None:
    table = play(at(mine={"goods": {"stone": 2}}, table=LYING), "place sheep_farming", "do build_stable", "stable f22")
    assert (named(board(table).stables), has(table, "stone")) == (["f22"], 1)
    assert set(answers(table)) == {"do take_goods", "done"}


@clause("CA-214", "CA-215")
def test_where_stables_may_stand() -> None:
    mine = {"goods": {"stone": 1}, "meadows": ["f43"], "fields": ["f42"], "small_pastures": ["f33"], "stables": ["f11"]}
    table = play(at(mine=mine, table=LYING), "place sheep_farming", "do build_stable")
    cells = {text.split()[1] for text in answers(table)}
    assert {"f43", "f33", "f12", "f21", "f41"} <= cells
    assert not cells & {"f42", "f11"}
    assert all(cell.startswith("f") for cell in cells)
    assert no(table, "stable f42") == ("no_stable_cell", "CA-214")
    assert no(table, "stable m21") == ("no_stable_cell", "CA-214")


@clause("CA-216", "CA-220")
def test_a_large_pasture_may_hold_two_stables() -> None:
    mine = {
        "goods": {"stone": 1},
        "large_pastures": [["f43", "f42"]],
        "small_pastures": ["f33"],
        "stables": ["f43", "f33"],
    }
    table = play(at(mine=mine, table=LYING), "place sheep_farming", "do build_stable")
    cells = {text.split()[1] for text in answers(table)}
    assert "f42" in cells
    assert not cells & {"f43", "f33"}
    assert table.housing(0).fits([8, 4, 2, 0])
    play(table, "stable f42")
    assert table.housing(0).fits([16, 4, 2, 0])


@clause("CA-217")
@pytest.mark.parametrize("space", ["sheep_farming", "donkey_farming"])
def test_where_fences_and_stables_are_built(space: str) -> None:
    mine = {"meadows": MEADOWS, "goods": {"wood": 4, "stone": 1}}
    assert set(answers(play(at(mine=mine), f"place {space}"))) == {"do build_fences", "do build_stable"}


@clause("CA-217", "CA-255", "CA-256")
@pytest.mark.parametrize(("loot", "wood", "move"), [("small_pasture", 1, "fence f43"), ("large_pasture", 2, "")])
def test_loot_makes_fences_cheaper(loot: str, wood: int, move: str) -> None:
    mine = {"home": [10], "meadows": ["f43", "f42"], "goods": {"wood": wood}}
    table = play(at(mine=mine), "place logging", f"loot {loot}", *([move] if move else []))
    assert (goods(table), asks(table)) == ({}, 2)
    assert count(board(table).small_pastures | board(table).large) == wood
    poor = play(at(mine={**mine, "goods": {"wood": wood - 1}}), "place logging")
    assert no(poor, f"loot {loot}") == ("loot_impossible", "CA-246")


@clause("CA-217", "CA-254")
def test_loot_builds_a_stable_for_nothing() -> None:
    table = play(at(mine={"home": [8]}), "place logging", "loot stable", "stable f11")
    assert named(board(table).stables) == ["f11"]


@clause("CA-14")
def test_the_reason_why_there_is_no_fourth_stable() -> None:
    mine = {"stables": ["f11", "f12", "f13"], "meadows": MEADOWS, "goods": {"stone": 2, "wood": 2}}
    table = play(at(mine=mine, table=LYING), "place sheep_farming")
    assert no(table, "do build_stable") == ("no_stable_left", "CA-14")
