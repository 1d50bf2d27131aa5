"""Sections 5.3 to 5.5: placing dwarfs, printed connectors, the way home; actions at any time."""

from __future__ import annotations

import pytest

from hogar.games.caverna.table import Table
from tests.caverna.builders import (
    answers,
    asked,
    asks,
    at,
    board,
    goods,
    happened,
    has,
    no,
    offered,
    pile,
    play,
    refused,
)
from tests.clauses import clause

TWO_DWARFS = {"home": [0, 4]}


@clause("CA-65")
def test_players_place_one_dwarf_each_in_turn() -> None:
    table = at(players=3, seat=2, table={"start": 1})
    order = []
    for space in ("supplies", "strip_mining", "forest_exploration", "starting_player"):
        order.append(asks(table))
        play(table, f"place {space}", seat=asks(table))
    assert order == [2, 3, 1, 2]


@clause("CA-65", "CA-67")
def test_a_player_without_dwarfs_is_skipped() -> None:
    away = {"home": [], "placed": ["starting_player"], "weapons": [0]}
    table = play(at(others={"2": away}), "place supplies")
    assert asks(table) == 1


@clause("CA-66")
def test_a_space_holds_one_dwarf() -> None:
    table = at(others={"2": {"home": [0], "placed": ["supplies"], "weapons": [0]}})
    assert no(table, "place supplies") == ("occupied", "CA-66")


@clause("CA-66", "CA-157")
def test_a_newborn_does_not_count_on_a_space() -> None:
    table = play(at(mine={"furnished": ["dwelling"]}), "place family_life")
    assert len(board(table).cradles) == 1
    assert no(table, "place family_life", seat=2)[0] == "occupied"


@clause("CA-67")
def test_nobody_may_pass_who_can_use_a_space() -> None:
    assert no(at(), "pass") == ("space_usable", "CA-343")


@clause("CA-68")
def test_the_weakest_goes_first() -> None:
    table = at(mine={"home": [2, 5]}, table={"piles": {"logging": {"wood": 3}}})
    play(table, "place logging", "do take_goods", "done")
    assert (board(table).weapons, board(table).home) == ([2], [5])


@clause("CA-68")
def test_a_dwarf_cannot_go_early_without_a_ruby() -> None:
    assert no(at(mine=TWO_DWARFS), "early 4") == ("no_ruby", "CA-173")
    assert no(at(mine={**TWO_DWARFS, "goods": {"ruby": 1}}), "early 3") == ("not_due", "CA-68")


@clause("CA-69")
def test_the_order_is_judged_when_a_dwarf_is_placed() -> None:
    mine = {"home": [3, 5], "furnished": ["peaceful_cave"]}
    table = play(at(mine=mine), "disarm at_home 5")
    assert board(table).home == [0, 3]
    play(table, "place supplies")
    assert board(table).weapons == [0]


@clause("CA-70", "CA-177")
def test_a_ruby_brings_an_armed_dwarf_forward_over_all_weaker_ones() -> None:
    mine = {"home": [0, 2, 2, 6], "furnished": ["couple_dwelling"], "goods": {"ruby": 1}}
    table = play(at(mine=mine), "early 6")
    assert has(table, "ruby") == 0
    play(table, "place supplies")
    assert (board(table).weapons, board(table).home) == ([6], [0, 2, 2])


@clause("CA-71")
def test_a_space_without_any_possible_action_cannot_be_used() -> None:
    table = at()
    assert no(table, "place ore_mine_construction") == ("nothing_possible", "CA-71")
    assert no(table, "place blacksmithing")[0] == "nothing_possible"


@clause("CA-72")
def test_an_empty_space_gives_nothing_to_collect() -> None:
    assert no(at(), "place wood_gathering") == ("empty_pile", "CA-72")
    assert "place drift_mining" in answers(at())


@clause("CA-73", "CA-157")
def test_a_newborn_takes_no_action_in_its_round() -> None:
    table = play(at(mine={"furnished": ["dwelling"], "home": [0]}, others={"2": {"home": [0, 0]}}), "place family_life")
    assert (board(table).home, asks(table)) == ([], 2)


@clause("CA-342")
def test_what_becomes_possible_by_an_exchange_is_possible() -> None:
    table = at(mine={"goods": {"ruby": 1}})
    assert "place ruby_mine_construction" in answers(table)
    assert no(at(), "place ruby_mine_construction")[0] == "nothing_possible"
    play(table, "place ruby_mine_construction")
    assert set(answers(table)) == {"ruby_tile tunnel m21", "ruby_tile tunnel m32", "ruby_tile tunnel m42"}
    play(table, "ruby_tile tunnel m32")
    assert board(table).ruby_mines


@clause("CA-342", "CA-71")
def test_once_placed_an_action_must_stay_possible() -> None:
    table = play(at(mine={"goods": {"ruby": 1}}), "place ruby_mine_construction")
    assert no(table, "ruby wood") == ("still_owed", "CA-342")
    assert "ruby wood" not in offered(table)


FULL = [
    "housework", "slash_and_burn", "drift_mining", "excavation", "starting_player", "supplies", "clearing",
    "sustenance", "urgent_wish_for_children",
]  # fmt: skip
"""The spaces that anybody can use with two players in the last round, where nothing lies on the others."""


@clause("CA-343")
def test_a_dwarf_without_a_space_is_passed_over_and_asked_again() -> None:
    table = crowd()
    assert (answers(table), asked(table)) == (["pass"], "ask.place")
    play(table, "pass")
    assert asks(table) == 2
    play(table, "place blacksmithing", "done", seat=2)
    assert asks(table) == 1


def crowd(ruby: int = 0) -> Table:
    """Every space that needs nothing is taken; seat 2 has ore to forge with, seat 1 an animal to cook."""
    mine = {
        "home": [0],
        "placed": FULL[:5],
        "weapons": [0] * 5,
        "furnished": ROOMS,
        "goods": {"sheep": 1, "ruby": ruby},
    }
    other = {"home": [0], "placed": FULL[5:], "weapons": [0] * 4, "furnished": OTHERS, "goods": {"ore": 1}}
    return at(mine=mine, others={"2": other})


ROOMS = ["couple_dwelling", "dwelling", "additional_dwelling"]
OTHERS = ["dwelling", "simple_dwelling_3_3", "mixed_dwelling"]


@clause("CA-343")
def test_whoever_is_passed_over_may_help_himself_first() -> None:
    table = crowd(ruby=1)
    assert {"place ruby_mine_construction", "pass"} <= set(answers(table))


@clause("CA-343")
def test_the_phase_ends_when_all_have_been_passed_over() -> None:
    table = crowd()
    table.boards[1].goods[2] = 0
    table.refresh()
    play(table, "pass")
    assert "passed" in happened(table)
    assert "went_home" in happened(table)


@clause("CA-344")
def test_an_action_is_finished_before_the_next_dwarf() -> None:
    table = at(mine={"home": [4]}, table={"piles": {"logging": {"wood": 3}}})
    play(table, "place logging", "do take_goods", "do expedition")
    assert asks(table) == 1
    play(table, "loot dog")
    assert asks(table) == 2


# Printed connectors.


@clause("CA-75", "CA-79")
@pytest.mark.parametrize("first", ["take_goods", "lay_cavern_tunnel"])
def test_and_or_in_any_order(first: str) -> None:
    table = play(at(table={"piles": {"drift_mining": {"stone": 2}}}), "place drift_mining", f"do {first}")
    if first != "take_goods":
        play(table, "lay cavern_tunnel m21 m11")
    assert set(answers(table)) == {"do take_goods", "do lay_cavern_tunnel", "done"} - {f"do {first}"}


@clause("CA-75")
def test_and_or_needs_at_least_one() -> None:
    table = play(at(table={"piles": {"drift_mining": {"stone": 2}}}), "place drift_mining")
    assert no(table, "done") == ("must_do_one", "CA-75")


@clause("CA-76")
def test_and_then_or_keeps_the_printed_order() -> None:
    table = play(at(mine={"home": [3]}, table={"piles": {"logging": {"wood": 3}}}), "place logging", "do expedition")
    play(table, "loot wood")
    assert asks(table) == 2
    assert pile(table, "logging") == {"wood": 3}


@clause("CA-77", "CA-160")
def test_either_or_gives_exactly_one_half() -> None:
    table = at(players=4, mine={"furnished": ["dwelling"]})
    play(table, "place growth")
    assert set(answers(table)) == {"do get_goods", "do grow_family"}
    play(table, "do grow_family")
    assert (goods(table), asks(table)) == ({}, 2)


@clause("CA-78", "CA-161")
def test_and_then_needs_the_first() -> None:
    mine = {"goods": {"wood": 4, "stone": 3}}
    table = play(at(mine=mine), "place urgent_wish_for_children")
    assert set(answers(table)) == {"do furnish_dwelling", "do get_goods"}
    play(table, "do furnish_dwelling", "furnish dwelling")
    assert set(answers(table)) == {"do grow_family", "done"}
    play(table, "done")
    assert board(table).dwarfs() == 2


@clause("CA-79")
def test_the_goods_of_a_space_may_be_left_if_something_else_is_done() -> None:
    table = at(table={"piles": {"drift_mining": {"stone": 2}}})
    play(table, "place drift_mining", "do lay_cavern_tunnel", "lay cavern_tunnel m21 m11", "done")
    assert (pile(table, "drift_mining"), goods(table)) == ({"stone": 2}, {})


@clause("CA-80")
def test_what_the_box_adds_is_received_even_without_goods() -> None:
    table = play(at(), "place sustenance", "do take_goods")
    assert goods(table) == {"grain": 1}


@clause("CA-82")
def test_there_is_room_for_all_dwarfs() -> None:
    assert no(at(), "place family_life")[0] == "nothing_possible"


@clause("CA-117", "CA-349")
def test_exchanges_at_any_time_in_one_s_own_turn_only() -> None:
    table = at(mine={"goods": {"ruby": 2}}, others={"2": {"goods": {"ruby": 1}}})
    assert "ruby wood" in offered(table)
    assert refused(table, "ruby wood", seat=2).message.id == "refusal.not_your_turn"
    play(table, "place drift_mining", "lay cavern_tunnel m21 m11")
    assert "ruby wood" in offered(table, seat=2)
