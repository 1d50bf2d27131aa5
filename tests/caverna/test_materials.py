"""Section 21: the tiles that have to do with building materials."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.caverna import words as w
from hogar.games.caverna.table import Table
from tests.caverna.builders import answers, at, board, goods, has, named, offered, play, points, tiles
from tests.caverna.doing import go
from tests.clauses import clause

RICH = {"wood": 9, "stone": 9, "ore": 9}


def next_round(round: int = 6, players: int = 2, **mine: Any) -> Table:
    """The beginning of the round after one: income has been received."""
    return at("round", players=players, round=round, mine=mine)


def built(tile: str, **mine: Any) -> Table:
    """Somebody has just built a tile on Housework."""
    return go(at("space", space="housework", mine=mine), "do furnish", f"furnish {tile}")


# Carpenter, Stone carver, Blacksmith.


@clause("CA-289")
def test_the_carpenter_takes_a_wood_off_every_tile() -> None:
    table = built("dwelling", goods=RICH, furnished=["carpenter"])
    assert goods(table) == {"wood": 9 - 3, "stone": 9 - 3, "ore": 9}


@clause("CA-289")
def test_the_carpenter_takes_a_wood_off_a_dwelling_of_loot() -> None:
    mine = {"goods": {"wood": 1, "stone": 2}, "furnished": ["carpenter"], "home": [11]}
    table = go(at("space", space="logging", mine=mine), "do expedition", "loot dwelling")
    assert "dwelling" in tiles(table).values()
    assert goods(table) == {}


@clause("CA-289", "CA-354")
def test_the_carpenter_takes_one_wood_off_both_pastures_of_an_action() -> None:
    mine = {"goods": {"wood": 5}, "furnished": ["carpenter"], "meadows": ["f43", "f42", "f41"]}
    table = go(at("space", space="sheep_farming", mine=mine), "do build_fences", "fence f43", "fence_both f41 f42")
    assert goods(table) == {}
    assert named(board(table).small_pastures) == ["f43"]
    assert len(board(table).large_pastures) == 1


@clause("CA-289")
def test_the_carpenter_helps_fences_of_loot() -> None:
    mine = {"furnished": ["carpenter"], "meadows": ["f43"], "home": [9]}
    table = go(at("space", space="logging", mine=mine), "do expedition", "loot small_pasture")
    assert named(board(table).small_pastures) == ["f43"]


@clause("CA-290")
def test_the_stone_carver_brings_two_stone() -> None:
    assert goods(built("stone_carver", goods={"wood": 1})) == {"stone": 2}


@clause("CA-290")
def test_the_stone_carver_takes_a_stone_off_tiles_and_stables() -> None:
    table = built("dwelling", goods=RICH, furnished=["stone_carver"])
    assert goods(table) == {"wood": 9 - 4, "stone": 9 - 2, "ore": 9}
    table = at("space", space="sheep_farming", mine={"furnished": ["stone_carver"], "meadows": ["f43"]})
    go(table, "do build_stable", "stable f43")
    assert named(board(table).stables) == ["f43"]


@clause("CA-290")
def test_the_stone_carver_does_not_help_fences() -> None:
    assert not any(at(mine={"furnished": ["stone_carver"]}).boards[0].discounts[w.FOR_FENCES])


@clause("CA-291")
def test_the_blacksmith_brings_two_ore() -> None:
    assert goods(built("blacksmith", goods={"wood": 1, "stone": 2})) == {"ore": 2}


@clause("CA-291")
@pytest.mark.parametrize(("strength", "ore"), [(1, 0), (2, 0), (3, 1), (8, 6)])
def test_the_blacksmith_forges_for_two_ore_less(strength: int, ore: int) -> None:
    mine = {"goods": {"ore": ore}, "furnished": ["blacksmith"]}
    table = at("space", space="blacksmithing", mine=mine)
    play(table, *[text for text in answers(table) if text == "do forge"])
    assert f"forge {strength + 1}" not in offered(table, "forge") or strength == 1
    play(table, f"forge {strength}")
    assert board(table).weapons == [strength]
    assert has(table, "ore") == 0


@clause("CA-235", "CA-291")
def test_the_blacksmith_forges_nothing_above_8() -> None:
    table = at("space", space="blacksmithing", mine={"goods": {"ore": 20}, "furnished": ["blacksmith"]})
    go(table, "do forge")
    assert offered(table, "forge")[-1] == "forge 8"


@clause("CA-203", "CA-291")
def test_the_blacksmith_makes_no_trade_of_ore_cheaper() -> None:
    assert "place ore_trading" not in answers(at(mine={"goods": {"ore": 1}, "furnished": ["blacksmith"]}))


# Miner, Builder, Trader.


@clause("CA-52", "CA-292")
def test_the_miner_gives_ore_for_each_ore_mine_with_a_donkey() -> None:
    mines: dict[str, Any] = {"ore_mines": ["m32", "m21"], "ruby_mines": ["m22"], "furnished": ["miner:m31"]}
    assert has(next_round(goods={"donkey": 1}, **mines), "ore") == 1
    assert has(next_round(goods={"donkey": 2}, **mines), "ore") == 2
    assert has(next_round(goods={"donkey": 4}, **mines), "ore") == 2
    assert has(next_round(**mines), "ore") == 0


@clause("CA-293")
def test_the_builder_replaces_a_wood_and_a_stone_by_ore() -> None:
    table = built("dwelling", goods=RICH, furnished=["builder"])
    assert answers(table) == [
        "pay 4 wood 3 stone", "pay 3 wood 3 stone ore", "pay 4 wood 2 stone ore", "pay 3 wood 2 stone 2 ore",
    ]  # fmt: skip


@clause("CA-293")
def test_the_builder_replaces_each_once_and_only_for_tiles() -> None:
    assert "furnish dwelling" not in offered(built("", goods={"wood": 2, "stone": 3, "ore": 9}, furnished=["builder"]))
    table = at(mine={"goods": {"ore": 9}, "meadows": ["f43"], "furnished": ["builder"]})
    assert "place sheep_farming" not in answers(table)


@clause("CA-118", "CA-119", "CA-294")
def test_the_trader_sells_the_full_set_for_two_gold() -> None:
    table = at(mine={"goods": {"gold": 4}, "furnished": ["trader"]})
    play(table, "use trader 0")
    assert goods(table) == {"wood": 1, "stone": 1, "ore": 1, "gold": 2}
    play(table, "use trader 0")
    assert goods(table) == {"wood": 2, "stone": 2, "ore": 2}


@clause("CA-294")
def test_one_gold_buys_nothing_of_the_trader() -> None:
    assert not offered(at(mine={"goods": {"gold": 1}, "furnished": ["trader"]}), "use")


@clause("CA-295")
@pytest.mark.parametrize(("owned", "bought"), [("trader", "spare_part_storage"), ("spare_part_storage", "trader")])
def test_two_tiles_are_built_over_each_other(owned: str, bought: str) -> None:
    mine = {"goods": {"wood": 2, "gold": 9}, "furnished": [f"{owned}:m31"]}
    table = built(bought, **mine)
    assert tiles(table) == {"m31": bought}
    assert f"use {owned} 0" not in offered(table)
    assert not table.free_tiles >> w.TILES.index(owned) & 1


@clause("CA-295")
def test_a_covered_tile_has_no_points_and_is_not_counted() -> None:
    mine = {"furnished": ["trader:m31", "main_storage:m21"], "covered": ["spare_part_storage"]}
    assert points(at(mine=mine), "tiles") == 2
    assert points(at(mine=mine), "bonus") == 2


@clause("CA-295")
def test_even_with_an_empty_cavern_it_is_built_over() -> None:
    mine = {"goods": {"wood": 2}, "furnished": ["trader:m31"], "caverns": ["m31", "m21"]}
    assert tiles(built("spare_part_storage", **mine)) == {"m31": "spare_part_storage"}


# Suppliers.


@clause("CA-52", "CA-296")
@pytest.mark.parametrize(("good", "rounds"), [("wood", 7), ("stone", 5), ("ruby", 4)])
def test_a_supplier_promises_goods_for_the_next_rounds(good: str, rounds: int) -> None:
    table = built(f"{good}_supplier", goods={"wood": 2, "stone": 2})
    assert [its.rounds for its in board(table).deliveries] == [rounds]
    coming = [{"tile": f"{good}_supplier", "rounds": rounds}]
    table = next_round(furnished=[f"{good}_supplier"], deliveries=coming)
    assert has(table, good) == 1
    assert [its.rounds for its in board(table).deliveries] == [rounds - 1]


@clause("CA-296")
def test_a_supplier_gives_nothing_in_the_round_in_which_it_is_built() -> None:
    assert goods(built("wood_supplier", goods={"stone": 1})) == {}


@clause("CA-296")
def test_the_last_delivery_ends_it() -> None:
    coming = [{"tile": "wood_supplier", "rounds": 1}]
    table = next_round(furnished=["wood_supplier"], deliveries=coming)
    assert has(table, "wood") == 1
    assert board(table).deliveries == []


@clause("CA-296")
def test_rounds_that_do_not_come_give_nothing() -> None:
    coming = [{"tile": "wood_supplier", "rounds": 4}]
    assert has(next_round(round=12, furnished=["wood_supplier"], deliveries=coming), "wood") == 0


@clause("CA-297")
@pytest.mark.parametrize("players", [1, 2])
def test_the_skipped_round_is_not_counted(players: int) -> None:
    coming = [{"tile": "stone_supplier", "rounds": 3}]
    table = next_round(round=8, players=players, furnished=["stone_supplier"], deliveries=coming)
    assert table.round == 10
    assert has(table, "stone") == 1
    assert [its.rounds for its in board(table).deliveries] == [2]


# Dog school, Quarry, Seam.


@clause("CA-298")
def test_the_dog_school_gives_wood_for_a_dog_of_a_space() -> None:
    table = go(at("space", space="housework", mine={"furnished": ["dog_school:m31"]}), "do get_goods")
    assert goods(table) == {"dog": 1, "wood": 1}


@clause("CA-298")
def test_the_dog_school_gives_wood_for_a_dog_of_loot_and_of_a_ruby() -> None:
    mine = {"furnished": ["dog_school"], "home": [1], "goods": {"ruby": 1}}
    table = go(at("space", space="logging", mine=mine), "do expedition", "ruby dog", "loot dog")
    assert goods(table) == {"dog": 2, "wood": 2}


@clause("CA-298")
def test_the_dog_school_gives_wood_for_a_dog_of_the_market() -> None:
    mine = {"furnished": ["dog_school"]}
    table = go(at("space", space="weekly_market", players=5, mine=mine), "do get_goods", "do buy", "buy dog")
    assert goods(table) == {"dog": 1, "wood": 1, "gold": 2}


@clause("CA-298")
def test_dogs_that_were_there_before_give_nothing() -> None:
    assert goods(built("dog_school", goods={"dog": 3})) == {"dog": 3}


def harvested(**mine: Any) -> Table:
    """After the breeding of a harvest with enough food."""
    table = at("harvest", round=5, mine={"home": [0, 0], **mine})
    return go(table, "feed", "done")


@clause("CA-299")
def test_the_quarry_gives_stone_for_a_newborn_donkey() -> None:
    mine = {"furnished": ["quarry:m31"], "ore_mines": ["m32", "m21"], "deep_tunnels": ["m33", "m22"]}
    table = harvested(goods={"donkey": 2, "food": 4}, **mine)
    assert goods(table) == {"donkey": 3, "stone": 1}


@clause("CA-299")
def test_the_quarry_gives_nothing_for_other_newborns_and_other_donkeys() -> None:
    assert has(harvested(goods={"sheep": 2, "food": 4}, furnished=["quarry", "cuddle_room"]), "stone") == 0
    table = at(mine={"goods": {"ruby": 1}, "furnished": ["quarry"]})
    assert goods(play(table, "ruby donkey")) == {"donkey": 1}


@clause("CA-300")
def test_the_seam_gives_ore_with_the_stone_of_a_space() -> None:
    piles = {"drift_mining": {"stone": 3}}
    table = at("space", space="drift_mining", mine={"furnished": ["seam:m31"]}, table={"piles": piles})
    assert goods(go(table, "do take_goods")) == {"stone": 3, "ore": 3}


@clause("CA-300")
@pytest.mark.parametrize(
    ("mine", "move", "after"),
    [
        ({"goods": {"ruby": 1}, "furnished": ["seam"]}, "ruby stone", {"stone": 1, "ore": 1}),
        ({"goods": {"gold": 2}, "furnished": ["seam", "trader"]}, "use trader 0", {"wood": 1, "stone": 1, "ore": 2}),
    ],
)
def test_the_seam_gives_ore_with_the_stone_of_exchanges(mine: dict[str, Any], move: str, after: dict[str, int]) -> None:
    assert goods(play(at(mine=mine), move)) == after


@clause("CA-300")
def test_the_seam_gives_ore_with_the_stone_of_other_tiles() -> None:
    coming = [{"tile": "stone_supplier", "rounds": 3}]
    assert goods(next_round(furnished=["seam", "stone_supplier"], deliveries=coming)) == {"stone": 1, "ore": 1}
    assert goods(built("stone_carver", goods={"wood": 1}, furnished=["seam"])) == {"stone": 2, "ore": 2}
    mine = {"furnished": ["quarry:m31", "seam:m23"], "ore_mines": ["m32", "m21"], "deep_tunnels": ["m33", "m22"]}
    assert goods(harvested(goods={"donkey": 2, "food": 4}, **mine)) == {"donkey": 3, "stone": 1, "ore": 1}


@clause("CA-300")
def test_the_seam_gives_ore_with_the_stone_of_loot_and_the_market() -> None:
    table = go(at("space", space="logging", mine={"furnished": ["seam"], "home": [3]}), "do expedition", "loot stone")
    assert goods(table) == {"stone": 1, "ore": 1}
    mine = {"furnished": ["seam"]}
    table = go(at("space", space="weekly_market", players=5, mine=mine), "do get_goods", "do buy", "buy stone")
    assert goods(table) == {"stone": 1, "ore": 1, "gold": 3}
