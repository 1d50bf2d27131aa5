"""Sections 1 and 2: what words mean, and what is limited."""

from __future__ import annotations

import pytest

from hogar.games.caverna import home
from hogar.games.caverna import words as w
from hogar.kernel.rng import Rng
from hogar.kernel.view import View
from hogar.kernel.write import to_text, write_position
from hogar.parts.grid import count
from tests.caverna.builders import (
    after_setup,
    answers,
    at,
    board,
    chance,
    goods,
    has,
    named,
    no,
    pile,
    play,
    points,
    step_on,
)
from tests.clauses import clause

MEADOWS = {"meadows": ["f43", "f42", "f41"]}


@clause("CA-1")
def test_a_home_board_is_two_halves_of_four_rows_by_three_columns() -> None:
    assert (count(home.FOREST), count(home.MOUNTAIN), count(home.HOME)) == (12, 12, 24)
    assert named(home.HOME)[:4] == ["f11", "f12", "f13", "f21"]
    assert named(home.HOME)[-1] == "m43"


@clause("CA-2")
def test_cells_are_adjacent_over_an_edge_in_the_same_half_only() -> None:
    assert set(named(home.NEAR[home.NUMBER["f22"]])) == {"f12", "f32", "f21", "f23"}
    assert not home.NEAR[home.NUMBER["f43"]] & home.cells("m41", "f32")
    assert all(not home.NEAR[cell] >> home.HALF for cell in range(home.HALF))


@clause("CA-3", "CA-4")
def test_goods_and_animals() -> None:
    assert w.SUPPLY == ("wood", "stone", "ore", "ruby", "food", "gold", "grain", "vegetable")
    assert (w.FARM_ANIMALS, w.GOODS[w.DOG]) == (("sheep", "donkey", "boar", "cattle"), "dog")


@clause("CA-4", "CA-5")
def test_farm_animals_need_a_place_on_the_home_board_dogs_do_not() -> None:
    table = at(mine={"goods": {"sheep": 2}}, table={"piles": {"sheep_farming": {"sheep": 1}}})
    assert goods(play(table, "place sheep_farming")) == {"sheep": 2, "food": 1}
    assert has(play(at(mine={"goods": {"sheep": 2}}), "place housework", "do get_goods"), "dog") == 1


@clause("CA-6", "CA-12", "CA-16")
def test_goods_never_run_out_and_pile_up_without_limit() -> None:
    table = chance(at("round", round=11, table={"piles": {"logging": {"wood": 700}}}), "mark green_leaf")
    assert pile(table, "logging") == {"wood": 701}
    assert has(play(table, "place logging"), "wood") == 701


@clause("CA-7", "CA-8", "CA-73", "CA-74")
def test_a_newborn_is_in_play_but_an_ordinary_dwarf_only_from_the_next_round() -> None:
    table = play(at(round=11, mine={"furnished": ["dwelling"]}), "place family_life")
    assert (board(table).dwarfs(), board(table).newborns, len(board(table).home)) == (3, 1, 1)
    while table.round == 11:
        step_on(table, Rng(1))
    assert (board(table).dwarfs(), board(table).newborns, len(board(table).home)) == (3, 0, 3)


@clause("CA-9")
def test_a_cell_is_used_by_any_tile_or_stable() -> None:
    table = at(mine={"meadows": ["f43"], "stables": ["f11"], "tunnels": ["m32"]})
    assert set(named(home.HOME & ~board(table).unused())) == {"f43", "f11", "m32", "m31", "m41"}


@clause("CA-10")
def test_the_cave_system_is_every_mountain_cell_with_a_tile_or_a_printed_room() -> None:
    table = at(mine={"tunnels": ["m32"], "ore_mines": ["m21"], "deep_tunnels": ["m11"], "ruby_mines": ["m42"]})
    assert set(named(board(table).cave_system())) == {"m41", "m31", "m32", "m21", "m11", "m42"}


@clause("CA-11", "CA-13", "CA-148")
def test_there_is_one_of_each_furnishing_tile_but_any_number_of_dwellings() -> None:
    rich = {"wood": 9, "stone": 9}
    mine = {"furnished": ["dwelling", "miner"], "goods": rich, "home": [0], "placed": [], "caverns": ["m31", "m11"]}
    table = play(at(mine=mine), "place housework", "do furnish")
    assert no(table, "furnish miner") == ("tile_gone", "CA-148")
    assert "furnish dwelling" in answers(table)


@clause("CA-14")
def test_nobody_has_more_than_three_stables() -> None:
    mine = {"stables": ["f11", "f12", "f13"], "goods": {"stone": 2}, **MEADOWS}
    table = play(at(mine=mine, table={"piles": {"sheep_farming": {"sheep": 1}}}), "place sheep_farming")
    assert (goods(table), count(board(table).stables)) == ({"stone": 2, "sheep": 1}, 3)


@clause("CA-15", "CA-155")
def test_there_are_five_dwarfs() -> None:
    mine = {"furnished": ["couple_dwelling", "dwelling", "simple_dwelling_4_2"], "home": [0] * 5}
    assert no(at(mine=mine), "place family_life") == ("nothing_possible", "CA-71")
    assert no(
        play(at(mine={**mine, "goods": {"grain": 1}, "fields": ["f43"]}), "place urgent_wish_for_children"),
        "do grow_family",
    )


@clause("CA-17")
@pytest.mark.parametrize("gold", [1, 2, 10, 37])
def test_gold_is_a_number(gold: int) -> None:
    assert points(at(mine={"goods": {"gold": gold}}), "gold") == gold


@clause("CA-341")
@pytest.mark.parametrize("players", [2, 4])
def test_everything_that_lies_on_the_table_is_open(players: int) -> None:
    table = after_setup(players)
    for seat in range(-1, players):
        assert to_text(write_position(View(table, seat).determinize(Rng(1)))) == to_text(write_position(table))
