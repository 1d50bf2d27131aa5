"""Section 10: sowing."""

from __future__ import annotations

import pytest

from hogar.games.caverna import home
from tests.caverna.builders import answers, asked, asks, at, board, goods, has, no, offered, play
from tests.clauses import clause

FIELDS = ["f43", "f42", "f41", "f33", "f32"]


@clause("CA-138", "CA-139", "CA-140")
def test_two_fields_of_each_crop() -> None:
    mine = {"fields": FIELDS, "goods": {"grain": 4, "vegetable": 4}}
    table = play(at(mine=mine), "place slash_and_burn", "do sow", "sow grain f43", "sow grain f42")
    assert no(table, "sow grain f41") == ("sown_enough", "CA-138")
    play(table, "sow vegetable f41", "sow vegetable f33")
    assert (home.total(board(table).grain), home.total(board(table).vegetables)) == (6, 4)
    assert goods(table) == {"grain": 2, "vegetable": 2}


@clause("CA-138")
def test_one_may_stop_after_any_field() -> None:
    mine = {"fields": FIELDS, "goods": {"grain": 4}}
    table = play(at(mine=mine), "place slash_and_burn", "do sow", "sow grain f43", "done")
    assert (goods(table), asks(table)) == ({"grain": 3}, 2)


@clause("CA-139", "CA-140")
@pytest.mark.parametrize(("crop", "lying"), [("grain", 3), ("vegetable", 2)])
def test_what_lies_on_a_new_field(crop: str, lying: int) -> None:
    table = play(at(mine={"fields": ["f43"], "goods": {crop: 1}}), "place slash_and_burn", "do sow")
    crops = board(table).grain if crop == "grain" else board(table).vegetables
    assert (home.on_cell(crops, home.NUMBER["f43"]), has(table, crop)) == (lying, 0)


@clause("CA-141")
def test_a_field_with_crops_cannot_be_sown() -> None:
    mine = {"fields": ["f43", "f42", "f41"], "grain": {"f43": 1}, "goods": {"vegetable": 2}}
    table = play(at(mine=mine), "place slash_and_burn", "do sow")
    assert no(table, "sow vegetable f43") == ("not_sowable", "CA-141")
    assert no(table, "sow grain f42") == ("no_seed", "CA-139")


@clause("CA-142")
def test_rubies_become_seeds_or_fields_between_the_sowings() -> None:
    mine = {"fields": ["f43"], "goods": {"grain": 2, "ruby": 1}}
    table = play(at(mine=mine), "place slash_and_burn", "do sow")
    assert (asked(table), answers(table)) == ("ask.sow", ["done"])
    play(table, "ruby_tile field f33", "sow grain f33")
    assert home.total(board(table).grain) == 6


@clause("CA-142", "CA-342")
def test_a_ruby_may_be_the_only_seed() -> None:
    table = at(mine={"fields": ["f43", "f42"], "goods": {"ruby": 1}})
    play(table, "place slash_and_burn", "do sow")
    assert set(answers(table)) == {"ruby grain", "ruby vegetable"}
    assert "ruby wood" not in offered(table)


@clause("CA-143")
def test_sowing_means_at_least_one_field() -> None:
    mine = {"fields": FIELDS, "goods": {"grain": 1}}
    table = play(at(mine=mine), "place slash_and_burn", "do sow")
    assert no(table, "done") == ("must_do_one", "CA-75")
    assert no(at(mine={"fields": FIELDS, "meadows": []}, players=2), "place family_life")[0] == "nothing_possible"
