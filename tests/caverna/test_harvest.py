"""Section 6: which rounds end with which harvest; field phase, feeding, breeding."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.caverna.table import Table
from tests.caverna.builders import answers, asked, asks, at, board, goods, has, no, offered, play
from tests.clauses import clause

FIELD: dict[str, Any] = {"fields": ["f43"], "grain": {"f43": 3}}


def after_harvest(round: int, players: int = 2, markers: list[str] | None = None, **mine: object) -> Table:
    """The position once the harvest of a round is over, where nothing is asked in it."""
    table = {"markers": markers} if markers is not None else {}
    return at("harvest", players=players, round=round, table=table, mine=dict(mine), others=FED)


FED = {str(seat): {"goods": {"food": 20}} for seat in range(1, 8)}


@clause("CA-83")
@pytest.mark.parametrize("round", [1, 2])
def test_no_harvest_in_the_first_two_rounds(round: int) -> None:
    table = after_harvest(round, goods={"food": 9}, **FIELD)
    assert (goods(table), board(table).begging) == ({"food": 9}, 0)


@clause("CA-84", "CA-86", "CA-93", "CA-94", "CA-96")
@pytest.mark.parametrize("round", [3, 5])
def test_a_normal_harvest(round: int) -> None:
    table = after_harvest(round, goods={"food": 9, "sheep": 2}, **FIELD, small_pastures=["f42"])
    assert goods(table) == {"food": 5, "grain": 1, "sheep": 3}


@clause("CA-85")
def test_after_round_4_one_food_for_each_dwarf_and_nothing_else() -> None:
    table = after_harvest(4, goods={"food": 9, "sheep": 2}, newborns=1, home=[0] * 3, furnished=["dwelling"], **FIELD)
    assert goods(table) == {"food": 6, "sheep": 2}


@clause("CA-87", "CA-335")
def test_a_green_leaf_is_a_normal_harvest() -> None:
    table = after_harvest(8, markers=["red_question", "red_question", "green_leaf"], goods={"food": 9}, **FIELD)
    assert goods(table) == {"food": 5, "grain": 1}


@clause("CA-87", "CA-88")
def test_the_first_red_marker_is_no_harvest() -> None:
    table = after_harvest(7, markers=["green_leaf", "red_question"], goods={"food": 9}, **FIELD)
    assert goods(table) == {"food": 9}


@clause("CA-89")
def test_the_second_red_marker_costs_one_food_each() -> None:
    table = after_harvest(7, markers=["red_question"] * 2, goods={"food": 9, "sheep": 2}, **FIELD)
    assert goods(table) == {"food": 7, "sheep": 2}


def third_red(**mine: object) -> Table:
    """The third red marker, before the harvest of round 8."""
    return at("harvest", players=2, round=8, table={"markers": ["red_question"] * 3}, mine=dict(mine), others=FED)


@clause("CA-90", "CA-346")
@pytest.mark.parametrize(
    ("phase", "left"),
    [("field", {"food": 5, "sheep": 3}), ("breeding", {"food": 5, "sheep": 2, "grain": 1})],
)
def test_at_the_third_red_marker_one_phase_is_skipped(phase: str, left: dict[str, int]) -> None:
    table = third_red(goods={"food": 9, "sheep": 2}, **FIELD, small_pastures=["f42"])
    assert (answers(table), asked(table)) == (["skip field", "skip breeding"], "ask.skip")
    play(table, f"skip {phase}")
    play(table, "skip field", seat=2)
    assert goods(table) == left


@clause("CA-346")
def test_the_choice_goes_clockwise_from_the_token_and_concerns_everybody() -> None:
    table = at("harvest", players=3, round=8, table={"markers": ["red_question"] * 3, "start": 1}, others=FED)
    order = []
    for _ in range(3):
        order.append(asks(table))
        play(table, "skip breeding", seat=order[-1])
    assert order == [2, 3, 1]
    assert no(third_red(), "done")[0] == "not_asked"


@clause("CA-91")
def test_the_next_harvest_is_normal_again() -> None:
    markers = ["red_question"] * 3 + ["green_leaf"]
    table = after_harvest(10, markers=markers, goods={"food": 9, "sheep": 2}, **FIELD, small_pastures=["f42"])
    assert goods(table) == {"food": 5, "sheep": 3, "grain": 1}


@clause("CA-92", "CA-317")
def test_the_last_round_has_its_harvest_before_scoring() -> None:
    table = after_harvest(12, goods={"food": 4}, **FIELD)
    assert (goods(table), table.over()) == ({"grain": 1}, True)


@clause("CA-93")
def test_everybody_finishes_a_phase_before_the_next() -> None:
    table = at(
        "harvest", round=3, mine={**FIELD, "goods": {"food": 3, "sheep": 2}, "small_pastures": ["f42"]},
        others={"2": {"goods": {"sheep": 1}}},
    )  # fmt: skip
    assert (asks(table), asked(table), has(table, "grain"), has(table, "sheep")) == (1, "ask.feed", 1, 2)
    play(table, "feed")
    assert (asks(table), has(table, "sheep")) == (2, 2)
    play(table, "feed", seat=2)
    assert has(table, "sheep") == 3


@clause("CA-345")
@pytest.mark.parametrize(("round", "markers"), [(4, []), (7, ["red_question"] * 2)])
def test_payments_of_one_food_each_follow_the_rules_of_feeding(round: int, markers: list[str]) -> None:
    table = at("harvest", round=round, mine={"goods": {"food": 1, "grain": 1}}, table={"markers": markers}, others=FED)
    assert set(answers(table)) == {"cook grain", "feed"}
    play(table, "feed")
    assert (board(table).begging, goods(table)) == (1, {"grain": 1})


# The field phase.


@clause("CA-94")
def test_one_crop_of_each_field() -> None:
    table = after_harvest(
        3, goods={"food": 4}, fields=["f43", "f42", "f41"], grain={"f43": 3, "f42": 1}, vegetables={"f41": 2}
    )
    assert goods(table) == {"grain": 2, "vegetable": 1}


@clause("CA-95", "CA-141")
def test_a_field_whose_last_crop_is_taken_is_empty() -> None:
    table = after_harvest(3, goods={"food": 4}, fields=["f43", "f42"], grain={"f43": 1, "f42": 2})
    assert [cell for cell in range(44) if board(table).empty_fields() >> cell & 1] == [11]


# Feeding.


@clause("CA-96", "CA-8")
def test_a_newborn_eats_less() -> None:
    table = after_harvest(3, goods={"food": 9}, newborns=1, home=[0] * 3, furnished=["dwelling"])
    assert has(table, "food") == 4


@clause("CA-97", "CA-117")
def test_goods_are_turned_into_food_while_feeding() -> None:
    table = at("harvest", round=3, mine={"goods": {"grain": 1, "vegetable": 1, "ruby": 1}}, others=FED)
    assert set(answers(table)) == {"cook grain", "cook vegetable", "cook ruby", "feed"}
    assert "ruby wood" in offered(table)
    play(table, "cook vegetable", "cook grain", "ruby sheep", "cook sheep")
    assert board(table).begging == 0


@clause("CA-98")
def test_food_must_be_used_other_goods_need_not() -> None:
    table = play(at("harvest", round=3, mine={"goods": {"food": 3, "grain": 4}}, others=FED), "feed")
    assert (goods(table), board(table).begging) == ({"grain": 4}, 1)


@clause("CA-99", "CA-100", "CA-326")
def test_a_begging_marker_for_each_missing_food() -> None:
    table = after_harvest(3)
    assert board(table).begging == 4
    assert table.scores()[0].to_json()["begging"] == -12
    assert board(table).dwarfs() == 2


@clause("CA-101")
def test_the_food_due_is_never_negative() -> None:
    mines: dict[str, Any] = {
        "ore_mines": ["m21", "m32", "m22"],
        "ruby_mines": ["m11", "m12", "m33"],
        "furnished": ["mining_cave:m31"],
    }
    table = after_harvest(3, goods={"donkey": 6, "food": 1}, **mines)
    assert has(table, "food") == 1


# Breeding.


def bred(herd: dict[str, int], **mine: object) -> Table:
    """Just before the breeding of round 3, with all dwarfs fed."""
    return at("harvest", round=3, mine={"goods": {"food": 4, **herd}, **mine}, others=FED)


@clause("CA-102")
@pytest.mark.parametrize(("sheep", "after"), [(1, 1), (2, 3), (3, 4), (4, 5)])
def test_one_newborn_of_a_kind_with_two_animals(sheep: int, after: int) -> None:
    table = bred({"sheep": sheep}, large_pastures=[["f43", "f42"]], small_pastures=["f41"])
    assert has(table, "sheep") == after


@clause("CA-103")
def test_parents_may_stand_in_different_places() -> None:
    table = bred({"donkey": 2}, ore_mines=["m21", "m32", "m11"])
    assert has(table, "donkey") == 3


@clause("CA-104", "CA-102")
def test_all_kinds_breed_at_once() -> None:
    table = bred(
        {"sheep": 2, "boar": 2, "cattle": 2},
        large_pastures=[["f43", "f42"], ["f33", "f32"], ["f23", "f22"]],
    )
    assert goods(table) == {"sheep": 3, "boar": 3, "cattle": 3}


@clause("CA-105", "CA-347")
def test_a_newborn_without_room_is_lost() -> None:
    table = bred({"sheep": 2})
    assert asked(table) == "ask.before_breeding"
    play(table, "done")
    assert goods(table) == {"sheep": 2}


def crowded() -> Table:
    """Two kinds breed, and there is room for one newborn only."""
    return play(bred({"sheep": 2, "boar": 2}, small_pastures=["f43"], meadows=["f42"], stables=["f42"]), "done")


@clause("CA-106", "CA-108", "CA-347")
def test_the_owner_chooses_which_newborn_is_kept() -> None:
    table = crowded()
    assert {"keep_young sheep", "keep_young boar"} <= set(answers(table))
    assert no(table, "keep_young")[0] == "not_these_young"
    assert no(table, "ruby dog")[0] == "while_breeding"
    assert goods(play(table, "keep_young boar")) == {"sheep": 2, "boar": 3}


@clause("CA-107", "CA-347", "CA-348")
def test_animals_that_are_no_parents_may_make_room() -> None:
    table = bred({"sheep": 2, "boar": 1}, meadows=["f42", "f43"], stables=["f42"])
    play(table, "done")
    assert goods(table) in ({"sheep": 3, "boar": 1}, {"sheep": 2, "boar": 1})
    table = bred({"sheep": 2, "boar": 1, "donkey": 1}, meadows=["f42", "f43"], stables=["f42", "f43"])
    play(table, "done")
    assert set(answers(table)) == {"keep_young", "cook donkey", "cook boar"}
    assert goods(play(table, "cook boar")) == {"sheep": 3, "donkey": 1, "food": 2}


@clause("CA-348")
def test_three_of_a_kind_stay_whose_newborn_is_kept() -> None:
    assert "cook sheep" not in answers(crowded())
    table = bred({"sheep": 3, "boar": 2}, small_pastures=["f43"], meadows=["f42"], stables=["f42"])
    play(table, "done", "cook sheep")
    assert set(answers(table)) == {"keep_young sheep", "keep_young boar"}
    assert goods(play(table, "keep_young sheep")) == {"sheep": 3, "boar": 2, "food": 1}


@clause("CA-109")
def test_dogs_never_breed() -> None:
    assert goods(bred({"dog": 4})) == {"dog": 4}


@clause("CA-110")
def test_a_ruby_may_complete_a_pair_just_before_breeding() -> None:
    table = bred({"cattle": 1, "ruby": 1, "food": 5}, large_pastures=[["f43", "f42"]])
    assert asked(table) == "ask.before_breeding"
    play(table, "ruby cattle")
    assert has(table, "cattle") == 3
