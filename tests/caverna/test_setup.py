"""Sections 3 and 4: the setup, and the home board."""

from __future__ import annotations

import pytest

from hogar.games.caverna import home
from hogar.games.caverna import words as w
from hogar.games.caverna.game import CAVERNA
from hogar.kernel.errors import Invalid
from hogar.parts.grid import members
from tests.caverna.builders import (
    after_setup,
    at,
    board,
    chance,
    goods,
    happened,
    named,
    new_game,
    no,
    outcomes,
    play,
    spaces,
    walk,
)
from tests.clauses import clause

ALL = range(1, 8)


@clause("CA-18")
@pytest.mark.parametrize("players", ALL)
def test_one_to_seven_play(players: int) -> None:
    table = new_game(players)
    assert list(walk(table))
    assert table.over()


@clause("CA-18")
@pytest.mark.parametrize("players", [0, 8])
def test_nobody_else_plays(players: int) -> None:
    with pytest.raises(Invalid):
        CAVERNA.start(players)


@clause("CA-19", "CA-15")
@pytest.mark.parametrize("players", ALL)
def test_everybody_begins_with_two_dwarfs_and_food(players: int) -> None:
    table = after_setup(players, furnishings="introductory")
    for seat in range(players):
        mine = table.boards[seat]
        assert (mine.home, mine.furnished, mine.stables) == ([0, 0], [], 0)
        assert set(goods(table, seat + 1)) == {"food"}


@clause("CA-20")
def test_the_starting_player_is_drawn() -> None:
    assert outcomes(new_game(3)) == {"begin 1": 1, "begin 2": 1, "begin 3": 1}


@clause("CA-20", "CA-21")
def test_food_by_the_order_of_turns() -> None:
    table = chance(new_game(7), "begin 3")
    assert [goods(table, seat)["food"] for seat in (3, 4, 5, 6, 7, 1, 2)] == [1, 1, 2, 3, 3, 3, 3]


@clause("CA-22")
def test_alone_one_begins_with_two_food() -> None:
    assert goods(after_setup(1)) == {"food": 2}


@clause("CA-20")
def test_the_starting_player_may_be_named() -> None:
    assert new_game(4, start_player=3).start == 2


@clause("CA-23", "CA-24", "CA-28")
@pytest.mark.parametrize(("players", "number"), [(1, 8), (2, 12), (3, 15), (4, 13), (5, 19), (6, 19), (7, 22)])
def test_how_many_printed_spaces_there_are(players: int, number: int) -> None:
    printed = [space for space in spaces(new_game(players)) if space not in w.ROUND_CARDS]
    assert len(printed) == number
    assert printed[:3] == ["ruby_mining", "housework", "slash_and_burn"]


@clause("CA-25", "CA-186", "CA-188", "CA-185")
@pytest.mark.parametrize("players", ALL)
def test_the_basic_board_has_a_side_for_few_and_one_for_more(players: int) -> None:
    printed = spaces(new_game(players))
    assert ("wood_gathering" in printed) == (players <= 3)
    assert ("growth" in printed) == (players >= 4)


@clause("CA-26", "CA-193", "CA-194", "CA-196", "CA-197")
@pytest.mark.parametrize("players", ALL)
def test_the_medium_additional_board_from_five_on(players: int) -> None:
    printed = spaces(new_game(players))
    for space in ("depot", "small_scale_drift_mining", "weekly_market", "hardware_rental", "fence_building"):
        assert (space in printed) == (players >= 5)


@clause("CA-27", "CA-192", "CA-195")
@pytest.mark.parametrize("players", ALL)
def test_the_small_additional_board_for_three_and_for_seven(players: int) -> None:
    printed = spaces(new_game(players))
    assert ("strip_mining" in printed) == (players == 3)
    assert ("extension" in printed) == ("large_depot" in printed) == (players == 7)


@clause("CA-29", "CA-30", "CA-31", "CA-32")
@pytest.mark.parametrize("players", ALL)
def test_harvest_markers(players: int) -> None:
    table = new_game(players)
    list(walk(table))
    marked = [event.values[0] for event in table.events if event.kind.name == "marked"]
    green = 0 if players == 1 else 3 if players == 2 else 4
    assert sorted(marked) == [w.GREEN_LEAF] * green + [w.RED_QUESTION] * (3 if players > 1 else 0)


@clause("CA-33", "CA-34", "CA-35")
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_round_cards_come_stage_by_stage(players: int, seed: int) -> None:
    table = new_game(players)
    list(walk(table, seed))
    cards = [w.SPACES[card] for card in table.revealed]
    assert set(cards[:3]) == {"blacksmithing", "sheep_farming", "ore_mine_construction"}
    assert cards[3] == "wish_for_children"
    assert set(cards[4:6]) == {"donkey_farming", "ruby_mine_construction"}
    third = {"ore_delivery", "family_life"} | ({"exploration"} if players > 2 else set())
    assert set(cards[6 : 6 + len(third)]) == third
    assert set(cards[6 + len(third) :]) == {"ore_trading", "adventure", "ruby_delivery"}


@clause("CA-36")
def test_the_order_of_cards_and_markers_is_chance_s_when_they_are_turned() -> None:
    table = chance(new_game(3), "begin 1")
    assert outcomes(table) == {
        "reveal blacksmithing": 1, "reveal sheep_farming": 1, "reveal ore_mine_construction": 1,
    }  # fmt: skip
    table = at("round", players=3, round=5)
    assert len(outcomes(table)) == 1 or set(outcomes(table)) == {"mark green_leaf", "mark red_question"}


@clause("CA-36")
def test_markers_are_drawn_from_those_that_are_left() -> None:
    table = at("round", players=3, round=10, table={"markers": ["green_leaf"] * 3 + ["red_question"] * 2})
    chance(table, next(iter(outcomes(table))))
    assert outcomes(table) == {"mark green_leaf": 1, "mark red_question": 1}


@clause("CA-37", "CA-35")
@pytest.mark.parametrize("players", ALL)
def test_how_many_rounds_there_are(players: int) -> None:
    table = new_game(players)
    list(walk(table))
    played = [event.values[0] for event in table.events if event.kind.name == "round_started"]
    assert sorted({1, *played}) == [round for round in range(1, 13) if players > 2 or round != 9]


@clause("CA-38")
def test_the_introductory_game_has_27_kinds_and_the_standard_one_all_48() -> None:
    assert len(members(new_game(2, furnishings="introductory").free_tiles)) == 27
    assert len(members(new_game(2).free_tiles)) == 48


@clause("CA-39")
@pytest.mark.parametrize("players", [6, 7])
@pytest.mark.parametrize("furnishings", ["introductory", "standard"])
def test_either_set_with_many_players(players: int, furnishings: str) -> None:
    table = new_game(players, furnishings=furnishings)
    assert table.choices.furnishings == ("standard", "introductory").index(furnishings)


@clause("CA-40")
def test_every_tile_of_the_set_can_be_bought_from_the_start() -> None:
    rich = {"wood": 20, "stone": 20, "ore": 20, "gold": 20, "food": 20, "grain": 5, "vegetable": 5}
    table = play(at(round=1, mine={"goods": rich}), "place housework", "do furnish")
    assert len([move for decision in table.decisions() for move in decision.moves()]) == 48


@clause("CA-38")
def test_tiles_of_the_standard_set_are_not_for_sale_in_the_introductory_game() -> None:
    table = at(round=1, mine={"goods": {"stone": 2}}, options={"furnishings": "introductory"})
    assert no(play(table, "place housework", "do furnish"), "furnish work_room")[0] == "tile_gone"


# The home board.


@clause("CA-41", "CA-42")
def test_a_dwelling_and_an_empty_cavern_are_printed() -> None:
    table = new_game(2)
    assert named(home.FIRST_DWELLING) == ["m41"]
    assert named(board(table).caverns) == ["m31"]
    assert table.room_for_dwarfs(0) == 2
    assert table.housing(0).fits([0, 0, 0, 2])
    assert not table.housing(0).fits([1, 0, 0, 1])


@clause("CA-43")
def test_the_cell_before_the_cave_is_f43() -> None:
    assert named(home.ENTRANCE) == ["f43"]


@clause("CA-44", "CA-45", "CA-46")
def test_preserves_and_springs() -> None:
    figures = new_game(2).figures.water
    rewards = {home.CELLS[cell]: figures[number] for number, cell in enumerate(home.WATER_CELLS)}
    found = {
        cell: {w.GOODS[good]: count for good, count in enumerate(reward) if count} for cell, reward in rewards.items()
    }
    assert found == {"f13": {"boar": 1}, "f31": {"boar": 1}, "f42": {"food": 1}, "m42": {"food": 1}, "m13": {"food": 2}}


@clause("CA-47")
def test_22_cells_are_unused_at_the_start() -> None:
    assert len(members(board(new_game(2)).unused())) == 22


@clause("CA-19")
def test_the_events_of_the_setup() -> None:
    assert happened(chance(new_game(2), "begin 2"))[0] == "starting_player"
