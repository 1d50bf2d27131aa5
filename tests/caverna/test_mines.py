"""Section 13: mines."""

from __future__ import annotations

import pytest

from tests.caverna.builders import answers, at, board, goods, has, named, no, pile, play, points
from tests.clauses import clause

TUNNELS = {"tunnels": ["m21", "m32", "m22"]}


@clause("CA-163", "CA-164")
def test_an_ore_mine_and_a_deep_tunnel_over_two_adjacent_tunnels() -> None:
    table = play(at(mine=TUNNELS), "place ore_mine_construction")
    assert set(answers(table)) == {"mine m21 m22", "mine m22 m21", "mine m22 m32", "mine m32 m22"}
    play(table, "mine m32 m22")
    own = board(table)
    assert (named(own.ore_mines), named(own.deep_tunnels), named(own.tunnels)) == (["m32"], ["m22"], ["m21"])
    assert goods(table) == {"ore": 3}


@clause("CA-164", "CA-166")
def test_without_a_mine_there_is_no_ore() -> None:
    table = play(at(mine={**TUNNELS, "home": [2]}), "place ore_mine_construction", "do expedition", "loot dog", "done")
    assert goods(table) == {"dog": 1}


@clause("CA-165")
def test_deep_furnished_and_mined_tunnels_cannot_be_used() -> None:
    mine = {"tunnels": ["m21", "m32"], "deep_tunnels": ["m22"], "ore_mines": ["m33"], "furnished": ["work_room:m31"]}
    assert no(at(mine=mine), "place ore_mine_construction")[0] == "nothing_possible"
    furnished = {"tunnels": ["m21", "m22"], "furnished": ["work_room:m31", "miner:m22"]}
    assert no(at(mine=furnished), "place ore_mine_construction")[0] == "nothing_possible"


@clause("CA-166")
def test_the_mine_comes_before_the_expedition_and_either_may_be_left() -> None:
    table = play(at(mine={**TUNNELS, "home": [2]}), "place ore_mine_construction", "do build_ore_mine", "mine m21 m22")
    assert set(answers(table)) == {"do expedition", "done"}
    table = play(
        at(mine={**TUNNELS, "home": [2]}), "place ore_mine_construction", "do expedition", "loot dog", "loot wood"
    )
    assert board(table).ore_mines == 0


@clause("CA-163", "CA-176")
def test_missing_tunnels_may_be_bought() -> None:
    table = play(at(mine={"tunnels": ["m21"], "goods": {"ruby": 1}}), "place ore_mine_construction")
    assert set(answers(table)) == {"ruby_tile tunnel m11", "ruby_tile tunnel m22"}
    play(table, "ruby_tile tunnel m11", "mine m11 m21")
    assert goods(table) == {"ore": 3}


@clause("CA-167")
def test_a_ruby_mine_over_a_tunnel() -> None:
    table = play(at(mine={"tunnels": ["m21"]}), "place ruby_mine_construction")
    assert (named(board(table).ruby_mines), goods(table)) == (["m21"], {})


@clause("CA-167")
def test_a_ruby_mine_over_a_deep_tunnel_brings_a_ruby() -> None:
    mine = {"tunnels": ["m21"], "deep_tunnels": ["m32"]}
    table = play(at(mine=mine), "place ruby_mine_construction")
    assert set(answers(table)) == {"do ruby_mine_on_tunnel", "do ruby_mine_on_deep_tunnel"}
    play(table, "do ruby_mine_on_deep_tunnel")
    assert (named(board(table).ruby_mines), goods(table)) == (["m32"], {"ruby": 1})


@clause("CA-167")
def test_a_furnished_tunnel_becomes_no_mine() -> None:
    mine = {"tunnels": ["m21"], "furnished": ["work_room:m31", "miner:m21"]}
    assert no(at(mine=mine), "place ruby_mine_construction")[0] == "nothing_possible"


@clause("CA-168", "CA-324")
def test_points_of_mines() -> None:
    mine = {"ore_mines": ["m21"], "ruby_mines": ["m32"], "deep_tunnels": ["m22"], "tunnels": ["m42"]}
    assert points(at(mine=mine), "tiles") == 3 + 4


@clause("CA-169", "CA-223")
@pytest.mark.parametrize(("place", "room"), [("ore_mines", 1), ("ruby_mines", 1), ("tunnels", 0), ("deep_tunnels", 0)])
def test_mines_hold_a_donkey_each(place: str, room: int) -> None:
    table = at(mine={place: ["m21"], "goods": {"sheep": 2}})
    assert table.housing(0).fits([2, 1, 0, 0]) == bool(room)
    assert not table.housing(0).fits([3, 0, 0, 0])


@clause("CA-170", "CA-187", "CA-204")
@pytest.mark.parametrize(("space", "lying"), [("ore_mining", {"ore": 1}), ("ore_delivery", {"ore": 1, "stone": 1})])
def test_two_ore_for_every_ore_mine(space: str, lying: dict[str, int]) -> None:
    mine = {"ore_mines": ["m21", "m32"]}
    table = play(at(mine=mine, table={"piles": {space: lying}}), f"place {space}")
    assert goods(table) == {**lying, "ore": 5}
    assert has(play(at(mine=mine), f"place {space}"), "ore") == 4
    assert no(at(), f"place {space}") == ("empty_pile", "CA-72")


@clause("CA-171")
@pytest.mark.parametrize(("mines", "rubies"), [([], 2), (["m21"], 3), (["m21", "m32"], 3)])
def test_ruby_mining_gives_one_more_with_any_ruby_mine(mines: list[str], rubies: int) -> None:
    table = at(mine={"ruby_mines": mines}, table={"piles": {"ruby_mining": {"ruby": 2}}})
    assert has(play(table, "place ruby_mining"), "ruby") == rubies
    assert pile(table, "ruby_mining") == {}


@clause("CA-172")
@pytest.mark.parametrize(("mines", "rubies"), [([], 2), (["m21"], 2), (["m21", "m32"], 3)])
def test_ruby_delivery_gives_one_more_with_two_ruby_mines(mines: list[str], rubies: int) -> None:
    table = at(mine={"ruby_mines": mines}, table={"piles": {"ruby_delivery": {"ruby": 2}}})
    assert has(play(table, "place ruby_delivery"), "ruby") == rubies
