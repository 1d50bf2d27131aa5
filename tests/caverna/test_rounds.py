"""Sections 5.1 and 5.2: the round card, the harvest marker, replenishment."""

from __future__ import annotations

import pytest

from hogar.games.caverna.table import Table
from tests.caverna.builders import answers, at, board, chance, goods, happened, has, new_game, no, pile, play, spaces
from tests.clauses import clause


@clause("CA-51", "CA-53")
def test_the_phases_of_a_round_in_their_order() -> None:
    table = chance(new_game(2, late_markers=True), "begin 1", "reveal sheep_farming")
    order = [name for name in happened(table) if name in {"round_started", "revealed"}]
    assert order == ["round_started", "revealed"]
    assert pile(table, "sheep_farming") == {"sheep": 1}
    assert "place sheep_farming" in answers(table)


@clause("CA-51", "CA-81", "CA-317")
def test_after_work_all_go_home_before_the_harvest() -> None:
    table = at("home", round=3, mine={"home": [], "placed": ["logging", "housework"], "weapons": [3, 0]})
    names = happened(table)
    assert "went_home" not in names
    assert board(table).home == [0, 3]
    assert table.occupied == 0


@clause("CA-52")
def test_income_of_a_round_comes_before_its_card() -> None:
    mine = {"deliveries": [{"tile": "ruby_supplier", "rounds": 2}]}
    table = at("round", round=1, mine=mine)
    assert has(table, "ruby") == 1
    assert [its.rounds for its in board(table).deliveries] == [1]
    chance(table, "reveal sheep_farming")


@clause("CA-53")
def test_a_card_can_be_used_from_its_round_on() -> None:
    table = at(round=1, table={"revealed": ["blacksmithing"]}, mine={"goods": {"ore": 1}})
    assert "place blacksmithing" in answers(table)
    assert no(table, "place sheep_farming") == ("not_revealed", "CA-53")
    assert no(table, "place growth") == ("not_in_play", "CA-28")


@clause("CA-54")
@pytest.mark.parametrize(("round", "asked"), [(4, False), (5, True), (11, True)])
def test_from_round_6_on_a_harvest_marker_is_turned_with_the_card(round: int, asked: bool) -> None:
    table = at("round", players=3, round=round)
    while table.decision() is not None and table.decisions()[0].seat < 0:
        move = table.decisions()[0].moves()[0]
        if move.verb.name == "mark":
            break
        table.apply(table.decisions()[0].lane, move)
    assert (table.decisions()[0].moves()[0].verb.name == "mark") == asked


@clause("CA-55")
def test_the_marker_may_be_turned_before_the_harvest_instead() -> None:
    table = at("round", players=2, round=7, options={"late_markers": True}, table={"markers": ["green_leaf"] * 2})
    assert table.round == 8
    assert len(table.markers) == 2
    assert answers(table)
    for seat in (1, 2, 1, 2):
        play(table, "place " + free(table, seat), seat=seat)
    assert table.decisions()[0].moves()[0].verb.name == "mark"
    chance(table, "mark green_leaf")
    assert "harvest_started" in happened(table)


def free(table: Table, seat: int) -> str:
    """A space that needs no more answers."""
    order = ("logging", "ore_mining", "wood_gathering", "starting_player", "supplies")
    texts = answers(table, seat)
    return next(space for space in order if f"place {space}" in texts)


@clause("CA-56", "CA-57", "CA-332")
def test_family_life_turns_wish_for_children_over() -> None:
    cards = [
        "blacksmithing", "sheep_farming", "ore_mine_construction", "wish_for_children", "donkey_farming",
        "ruby_mine_construction",
    ]  # fmt: skip
    table = at("round", round=6, table={"revealed": cards, "markers": ["green_leaf"]})
    assert "wish_for_children" in spaces(table)
    chance(table, "reveal family_life", "mark green_leaf")
    assert "urgent_wish_for_children" in spaces(table)
    assert "wish_for_children" not in spaces(table)
    assert "place urgent_wish_for_children" in answers(table)


@clause("CA-58", "CA-59")
def test_goods_are_added_to_those_left() -> None:
    table = chance(at("round", round=1, table={"piles": {"clearing": {"wood": 1}}}), "reveal sheep_farming")
    assert (pile(table, "clearing"), pile(table, "sheep_farming")) == ({"wood": 2}, {"sheep": 1})


@clause("CA-60")
@pytest.mark.parametrize(("lying", "after"), [({}, 3), ({"wood": 1}, 2), ({"wood": 4}, 5)])
def test_an_empty_space_gets_another_number(lying: dict[str, int], after: int) -> None:
    table = chance(at("round", round=1, table={"piles": {"logging": lying}}), "reveal sheep_farming")
    assert pile(table, "logging") == {"wood": after}


@clause("CA-61", "CA-62")
@pytest.mark.parametrize(
    ("lying", "after"),
    [
        ({}, {"grain": 1}),
        ({"grain": 1}, {"grain": 1, "vegetable": 1}),
        ({"vegetable": 2}, {"vegetable": 3}),
    ],
)
def test_an_empty_space_gets_another_good(lying: dict[str, int], after: dict[str, int]) -> None:
    table = chance(at("round", players=4, round=1, table={"piles": {"sustenance": lying}}), "reveal sheep_farming")
    assert pile(table, "sustenance") == after


@clause("CA-62", "CA-193")
@pytest.mark.parametrize(("lying", "wood"), [({}, 2), ({"stone": 1}, 1)])
def test_a_space_is_empty_if_nothing_of_any_kind_lies_there(lying: dict[str, int], wood: int) -> None:
    table = chance(at("round", players=7, round=1, table={"piles": {"large_depot": lying}}), "reveal sheep_farming")
    assert pile(table, "large_depot") == {"wood": wood, "ore": 1, "stone": 1 + lying.get("stone", 0)}


@clause("CA-63", "CA-204")
def test_with_two_players_rubies_come_from_round_3_on() -> None:
    table = chance(at("round", round=1), "reveal sheep_farming")
    assert pile(table, "ruby_mining") == {}
    table = at("round", round=2)
    assert pile(table, "ruby_mining") == {"ruby": 1}
    table = chance(at("round", players=3, round=1), "reveal sheep_farming")
    assert pile(table, "ruby_mining") == {"ruby": 1}


@clause("CA-64", "CA-193", "CA-204")
def test_several_goods_without_brackets_all_come_every_round() -> None:
    table = chance(at("round", players=5, round=11, table={"piles": {"depot": {"wood": 1}}}), "mark green_leaf")
    assert pile(table, "depot") == {"wood": 2, "ore": 1}
    assert pile(table, "ore_delivery") == {"stone": 1, "ore": 1}


@clause("CA-37", "CA-297")
def test_round_9_is_skipped_by_two_and_not_counted() -> None:
    mine = {"deliveries": [{"tile": "wood_supplier", "rounds": 2}]}
    table = at("round", round=8, mine=mine)
    assert table.round == 10
    assert (goods(table)["wood"], board(table).deliveries[0].rounds) == (1, 1)
