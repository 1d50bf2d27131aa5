"""Filling the areas, the course of a round and of the next one (chapters 3, 16 and 20)."""

from __future__ import annotations

import pytest

from hogar.games.village import words as w
from hogar.games.village.game import VILLAGE
from hogar.games.village.table import Table
from hogar.kernel.playout import play_out
from hogar.kernel.rng import Rng
from hogar.kernel.save import digest
from tests.clauses import clause
from tests.village.builders import (
    after_setup,
    asked,
    at,
    board,
    chance,
    cubes,
    draws,
    happened,
    new_game,
    odds,
    offered,
    play,
    refused,
    step_on,
    where,
)


def placed(table: Table) -> list[int]:
    """How many cubes lie on each area."""
    return [sum(cubes(table, area)) for area in w.AREAS]


def fill(table: Table, number: int) -> list[list[int]]:
    """The numbers of cubes on the areas after each of so many draws."""
    rng = Rng(3)
    seen = []
    for _ in range(number):
        step_on(table, rng)
        seen.append(placed(table))
    return seen


# Filling (VI-24 to VI-32).


@clause("VI-24", "VI-164")
def test_a_round_is_filling_turns_clockwise_mass_and_the_next_round() -> None:
    areas = {"market:pink": 1, "market:brown": 1, "family:brown": 1}
    table = at("turn", players=3, seat=2, table={"areas": areas, "stalls": [None] * 4, "queue": []})
    play(table, "take market pink", seat=2)
    play(table, "take market brown", seat=3)
    assert table.round == 1
    play(table, "done")
    assert table.round == 2
    rest = [event for event in happened(table) if event in ("cube_taken", "mass_started", "round_started")]
    assert rest == ["cube_taken", "cube_taken", "cube_taken", "mass_started", "round_started"]
    assert asked(draws(table)) == (1, "VI-34")


@clause("VI-25")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 5), (4, 6)])
def test_cubes_of_each_colour_go_into_the_bag(players: int, each: int) -> None:
    table = at("round", players=players, table={"areas": {}, "bag": {}})
    assert table.bag == [each, each, each, each, 6]
    assert table.supply == [18 - each] * 4 + [0]


@clause("VI-26")
def test_a_supply_that_is_short_gives_what_it_has() -> None:
    table = at("round", mine={"things": {"pink": 17, "green": 18}}, table={"areas": {}, "bag": {}})
    assert table.bag == [4, 1, 4, 0, 6]


@clause("VI-27", "VI-30")
def test_all_plague_cubes_go_into_the_bag_each_round() -> None:
    table = at("round", table={"areas": {}, "bag": {"plague": 2}})
    assert table.bag[w.PLAGUE] == 6


@clause("VI-28", "VI-11")
def test_each_cube_of_the_bag_is_as_likely_as_another() -> None:
    table = at("round", mine={"things": {"pink": 17, "green": 18}}, table={"areas": {}, "bag": {}})
    assert odds(table) == {"fill brown": 4, "fill pink": 1, "fill orange": 4, "fill plague": 6}
    assert odds(chance(table, "fill pink")) == {"fill brown": 4, "fill orange": 4, "fill plague": 6}


@clause("VI-28")
def test_the_areas_are_filled_in_the_order_of_their_letters() -> None:
    seen = fill(at("round", table={"areas": {}, "bag": {}}), 18)
    assert seen[:3] == [[1, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0], [2, 1, 0, 0, 0, 0, 0]]
    assert seen[-1] == [2, 2, 4, 2, 2, 3, 3]


@clause("VI-29")
def test_cubes_left_in_the_bag_are_mixed_with_the_new_ones() -> None:
    table = at("round", table={"areas": {}, "bag": {"orange": 3, "plague": 1}})
    assert table.bag == [4, 4, 7, 4, 6]


@clause("VI-30", "VI-31")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cubes_of_a_colour_are_always_18_and_those_of_the_plague_6(players: int) -> None:
    table = after_setup(players, seed=players)
    rng = Rng(players)
    while not table.over():
        for cube in range(5):
            farms = sum(one.things[cube] for one in table.boards) if cube < 4 else 0
            assert table.supply[cube] + table.bag[cube] + sum(table.areas[cube::5]) + farms == (6 if cube == 4 else 18)
        step_on(table, rng)


@clause("VI-30")
def test_a_plague_cube_that_was_taken_is_back_in_the_bag_at_the_next_filling() -> None:
    areas = {"market:plague": 1, "market:pink": 1}
    table = at("turn", table={"areas": areas, "bag": {"plague": 2}, "stalls": [None] * 3, "queue": []})
    assert table.supply[w.PLAGUE] == 3
    play(table, "take market plague")
    assert (table.round, table.bag[w.PLAGUE]) == (2, 6)


@clause("VI-32")
def test_a_short_bag_is_shared_out_in_turn() -> None:
    hoarded = {"brown": 18, "pink": 18, "orange": 16, "green": 16}
    table = at("round", mine={"things": hoarded}, table={"areas": {}, "bag": {}})
    assert sum(table.bag) == 10
    seen = fill(table, 10)
    assert seen[6] == [1, 1, 1, 1, 1, 1, 1]
    assert seen[9] == [2, 2, 2, 1, 1, 1, 1]
    assert offered(table)


@clause("VI-32")
def test_a_short_bag_skips_areas_that_have_their_number() -> None:
    hoarded = {"brown": 18, "pink": 17, "orange": 14, "green": 14}
    table = at("round", mine={"things": hoarded}, table={"areas": {}, "bag": {}})
    assert sum(table.bag) == 15
    assert fill(table, 15)[-1] == [2, 2, 3, 2, 2, 2, 2]
    table = at("round", mine={"things": {**hoarded, "brown": 17, "pink": 16}}, table={"areas": {}, "bag": {}})
    assert fill(table, 17)[-1] == [2, 2, 3, 2, 2, 3, 3]


@clause("VI-32")
def test_a_bag_that_is_just_enough_is_not_short() -> None:
    hoarded = {"brown": 18, "pink": 14, "orange": 14, "green": 14}
    table = at("round", mine={"things": hoarded}, table={"areas": {}, "bag": {}})
    assert sum(table.bag) == 18
    assert fill(table, 2)[-1] == [2, 0, 0, 0, 0, 0, 0]


@clause("VI-33")
def test_turns_go_clockwise_whatever_happens() -> None:
    table = at("turn", players=4, table={"areas": {"family:brown": 9, "family:pink": 1}})
    order = []
    for seat in (1, 2, 3, 4, 1, 2):
        order.append(asked(table)[0])
        play(table, "take family brown", "birth" if seat == 3 else "done", seat=seat)
    assert order == [1, 2, 3, 4, 1, 2]


# The next round (VI-161 to VI-164).


def last_cube(**table: object) -> Table:
    """Seat 2 of three has taken the last cube; seat 1 is start player; nobody is in the church."""
    empty = {"areas": {"market:brown": 1}, "stalls": [None] * 4, "queue": [], **table}
    return draws(at("turn", players=3, seat=2, table=empty))


@clause("VI-161")
def test_who_holds_the_marker_becomes_start_player_and_gives_it_back() -> None:
    table = last_cube(next_start=2)
    assert (table.start, table.next_start) == (2, -1)
    assert asked(table) == (3, "VI-34")


@clause("VI-162")
def test_without_a_marker_the_start_player_stays_whoever_took_the_last_cube() -> None:
    table = last_cube()
    assert (table.start, table.next_start) == (0, -1)
    assert asked(table) == (1, "VI-34")


@clause("VI-163")
def test_the_start_player_may_keep_office() -> None:
    table = at("action", area="council", players=3, mine={"members": {"level_1:1": 4}})
    play(table, "privilege start")
    assert table.next_start == 0


@clause("VI-164", "VI-28")
def test_a_new_round_fills_the_areas_and_the_start_player_begins() -> None:
    table = last_cube(next_start=1)
    assert placed(table) == [3, 2, 5, 2, 3, 3, 3]
    assert asked(table) == (2, "VI-34")


# Technical safety (VI-196, VI-197).


@clause("VI-196")
def test_a_round_limit_breaks_a_game_off_without_a_result() -> None:
    table = after_setup(2, round_limit=1)
    rng = Rng(4)
    while not table.over():
        step_on(table, rng)
    assert (table.round, table.trigger) == (1, -1)
    assert table.ranking() == [1, 1]
    verdict = table.verdict()
    assert verdict is not None
    assert verdict.id == "verdict.broken_off"


@clause("VI-196")
def test_without_a_limit_nothing_but_the_end_of_the_rules_ends_a_game() -> None:
    for seed in range(5):
        table = after_setup(2, seed)
        play_out(table, Rng(seed))
        assert table.trigger >= 0
        assert table.verdict() is None


@clause("VI-197")
def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        table = VILLAGE.start(3)
        play_out(table, Rng(99))
        ends.append(digest(table))
    assert ends[0] == ends[1]
    other = new_game(3)
    play_out(other, Rng(98))
    assert digest(other) != ends[0]


def test_a_member_cannot_be_lost_between_rounds() -> None:
    table = last_cube()
    assert where(table, 2) == {"farm:1": 4}
    assert board(table, 2).reserve == [0, 3, 2, 2]
    assert refused(table, "pass", seat=1).clause == "VI-34"
