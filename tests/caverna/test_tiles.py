"""Sections 3.5, 11 and 21: furnishing tiles in general, and the printed figures of each."""

from __future__ import annotations

import pytest

from hogar.games.caverna import words as w
from tests.caverna.builders import after_setup, answers, at, board, goods, happened, no, offered, play, points, tiles
from tests.caverna.doing import go
from tests.clauses import clause

ORANGE = [
    "dwelling", "simple_dwelling_4_2", "simple_dwelling_3_3", "mixed_dwelling", "couple_dwelling",
    "additional_dwelling",
]  # fmt: skip
PRICES = [
    ("dwelling", {"wood": 4, "stone": 3}, 3, True),
    ("simple_dwelling_4_2", {"wood": 4, "stone": 2}, 0, True),
    ("simple_dwelling_3_3", {"wood": 3, "stone": 3}, 0, True),
    ("mixed_dwelling", {"wood": 5, "stone": 4}, 4, False),
    ("couple_dwelling", {"wood": 8, "stone": 6}, 5, False),
    ("additional_dwelling", {"wood": 4, "stone": 3}, 5, False),
    ("cuddle_room", {"wood": 1}, 2, True),
    ("breakfast_room", {"wood": 1}, 0, True),
    ("stubble_room", {"wood": 1, "ore": 1}, 1, True),
    ("work_room", {"stone": 1}, 2, False),
    ("guest_room", {"wood": 1, "stone": 1}, 0, False),
    ("office_room", {"stone": 1}, 0, False),
    ("carpenter", {"stone": 1}, 0, True),
    ("stone_carver", {"wood": 1}, 1, True),
    ("blacksmith", {"wood": 1, "stone": 2}, 3, True),
    ("miner", {"wood": 1, "stone": 1}, 3, False),
    ("builder", {"stone": 1}, 2, False),
    ("trader", {"wood": 1}, 2, False),
    ("wood_supplier", {"stone": 1}, 2, True),
    ("stone_supplier", {"wood": 1}, 1, True),
    ("ruby_supplier", {"wood": 2, "stone": 2}, 2, True),
    ("dog_school", {}, 0, False),
    ("quarry", {"wood": 1}, 2, False),
    ("seam", {"wood": 2}, 1, False),
    ("slaughtering_cave", {"wood": 2, "stone": 2}, 2, True),
    ("cooking_cave", {"stone": 2}, 2, True),
    ("working_cave", {"wood": 1, "stone": 1}, 2, True),
    ("mining_cave", {"wood": 3, "stone": 2}, 2, False),
    ("breeding_cave", {"grain": 1, "stone": 1}, 2, False),
    ("peaceful_cave", {"wood": 2, "stone": 2}, 2, False),
    ("weaving_parlor", {"wood": 2, "stone": 1}, 0, True),
    ("milking_parlor", {"wood": 2, "stone": 2}, 0, True),
    ("state_parlor", {"stone": 3, "gold": 5}, 0, False),
    ("hunting_parlor", {"wood": 2}, 1, True),
    ("beer_parlor", {"wood": 2}, 3, True),
    ("blacksmithing_parlor", {"ore": 3}, 2, False),
    ("stone_storage", {"wood": 3, "ore": 1}, 0, True),
    ("ore_storage", {"wood": 1, "stone": 2}, 0, True),
    ("spare_part_storage", {"wood": 2}, 0, False),
    ("main_storage", {"wood": 2, "stone": 1}, 0, True),
    ("weapon_storage", {"wood": 3, "stone": 2}, 0, True),
    ("supplies_storage", {"food": 3, "wood": 1}, 0, False),
    ("broom_chamber", {"wood": 1}, 0, False),
    ("treasure_chamber", {"wood": 1, "stone": 1}, 0, True),
    ("food_chamber", {"wood": 2, "vegetable": 2}, 0, True),
    ("prayer_chamber", {"wood": 2}, 0, False),
    ("writing_chamber", {"stone": 2}, 0, True),
    ("fodder_chamber", {"grain": 2, "stone": 1}, 0, True),
]
"""Each kind with its price, its printed points, and whether it belongs to the introductory set."""
INTRODUCTORY = [tile for tile, _, _, introductory in PRICES if introductory]
MATERIALS = {"wood": 9, "stone": 9, "ore": 9}
RICH = {"wood": 9, "stone": 9, "ore": 9, "gold": 9, "food": 9, "grain": 9, "vegetable": 9}

each_tile = pytest.mark.parametrize(("tile", "price", "worth", "introductory"), PRICES)


def to_furnish(**mine: object) -> list[str]:
    """The tiles that can be built on Housework."""
    table = at("space", space="housework", mine=mine)
    if "do furnish" in answers(table):
        play(table, "do furnish")
    return [text.partition(" ")[2] for text in answers(table) if text.startswith("furnish ")]


# The set.


@clause("CA-38", "CA-40")
def test_all_kinds_are_for_sale_from_the_start() -> None:
    table = after_setup(3)
    assert [w.TILES[tile] for tile in range(w.TILE_KINDS) if table.free_tiles >> tile & 1] == list(w.TILES)


@clause("CA-38")
def test_the_introductory_game_has_27_kinds() -> None:
    table = after_setup(3, furnishings="introductory")
    assert [w.TILES[tile] for tile in range(w.TILE_KINDS) if table.free_tiles >> tile & 1] == INTRODUCTORY
    assert len(INTRODUCTORY) == 27


@clause("CA-38", "CA-39")
@pytest.mark.parametrize("players", [6, 7])
def test_either_set_can_be_played_by_many(players: int) -> None:
    assert after_setup(players).free_tiles.bit_count() == 48
    assert after_setup(players, furnishings="introductory").free_tiles.bit_count() == 27


@clause("CA-38")
def test_what_is_not_in_the_set_is_not_for_sale() -> None:
    table = at("space", space="housework", mine={"goods": RICH}, options={"furnishings": "introductory"})
    assert no(play(table, "do furnish"), "furnish miner") == ("tile_gone", "CA-148")


# Figures.


@clause("CA-144", "CA-146", "CA-324")
@each_tile
def test_a_tile_is_built_for_its_price_and_counts_its_points(
    tile: str, price: dict[str, int], worth: int, introductory: bool
) -> None:
    table = at("space", space="housework", mine={"goods": price})
    play(table, "do furnish")
    if offered(table, "furnish"):
        play(table, f"furnish {tile}")
    assert tiles(table) == {"m31": tile}
    assert happened(table).count("paid") == len(price)
    assert points(table, "tiles") == worth
    assert introductory == (tile in INTRODUCTORY)


@clause("CA-146")
@each_tile
def test_each_good_of_a_price_is_needed(tile: str, price: dict[str, int], worth: int, introductory: bool) -> None:
    for good, count in price.items():
        assert tile not in to_furnish(goods={**MATERIALS, **price, good: count - 1})
    assert tile in to_furnish(goods={**MATERIALS, **price})


@clause("CA-309", "CA-312")
def test_tiles_have_the_colours_of_their_kind() -> None:
    kinds = after_setup(2).tiles
    assert [w.TILES[kind.number] for kind in kinds if kind.colour() == w.ORANGE] == ORANGE
    assert [kind.number for kind in kinds if kind.colour() == w.YELLOW] == list(range(w.WEAVING_PARLOR, w.TILE_KINDS))


# Building.


@clause("CA-144", "CA-145")
def test_a_tile_is_placed_on_an_empty_cavern() -> None:
    mine = {"goods": RICH, "caverns": ["m31", "m21"], "tunnels": ["m11"], "ore_mines": ["m32"], "ruby_mines": ["m33"]}
    table = play(at("space", space="housework", mine=mine), "do furnish", "furnish carpenter")
    assert answers(table) == ["settle m21", "settle m31"]


@clause("CA-145")
def test_without_an_empty_cavern_nothing_is_furnished() -> None:
    table = at("space", space="housework", mine={"goods": RICH, "furnished": ["miner:m31"], "tunnels": ["m21"]})
    assert "do furnish" not in answers(table)


@clause("CA-147")
def test_a_cavern_that_is_furnished_is_not_built_over() -> None:
    mine = {"goods": RICH, "furnished": ["miner:m31"], "caverns": ["m31", "m21"]}
    table = play(at("space", space="housework", mine=mine), "do furnish", "furnish carpenter")
    assert tiles(table) == {"m31": "miner", "m21": "carpenter"}


@clause("CA-146")
def test_a_cavern_may_be_bought_for_rubies_while_building() -> None:
    table = at("space", space="housework", mine={"goods": {"stone": 1, "ruby": 2}, "furnished": ["miner:m31"]})
    play(table, "do furnish", "furnish carpenter", "ruby_tile cavern m21")
    assert tiles(table) == {"m31": "miner", "m21": "carpenter"}


@clause("CA-146")
def test_goods_may_be_exchanged_while_paying() -> None:
    table = play(at("space", space="housework", mine={"goods": {"ruby": 1}}), "do furnish", "furnish breakfast_room")
    assert tiles(table) == {"m31": "breakfast_room"}
    assert goods(table) == {}


@clause("CA-11", "CA-148")
def test_each_kind_is_there_once() -> None:
    table = at("space", space="housework", mine={"goods": RICH}, others={"2": {"furnished": ["carpenter"]}})
    play(table, "do furnish")
    assert no(table, "furnish carpenter") == ("tile_gone", "CA-148")


@clause("CA-13", "CA-148")
def test_ordinary_dwellings_never_run_out() -> None:
    mine = {"goods": RICH, "furnished": ["dwelling", "dwelling"]}
    table = at("space", space="housework", mine=mine, others={"2": {"furnished": ["dwelling", "dwelling"]}})
    play(table, "do furnish", "furnish dwelling")
    assert list(tiles(table).values()) == ["dwelling"] * 3


@clause("CA-149")
def test_one_action_builds_one_tile() -> None:
    mine = {"goods": RICH, "caverns": ["m31", "m21"]}
    table = play(at("space", space="housework", mine=mine), "do furnish", "furnish carpenter", "settle m21")
    assert answers(table) == ["do get_goods", "done"]


@clause("CA-150", "CA-152")
def test_a_dwelling_is_one_of_the_orange_tiles() -> None:
    table = play(at("space", space="urgent_wish_for_children", mine={"goods": RICH}), "do furnish_dwelling")
    assert [text.partition(" ")[2] for text in answers(table)] == ORANGE
    assert no(table, "furnish carpenter") == ("not_a_dwelling", "CA-150")


@clause("CA-152", "CA-253")
def test_the_loot_of_strength_7_offers_every_tile_at_its_price() -> None:
    table = at("space", space="logging", mine={"goods": {"stone": 1}, "home": [7]})
    go(table, "do expedition", "loot furnish", "furnish carpenter")
    assert tiles(table) == {"m31": "carpenter"}
    assert goods(table) == {}


# Discounts and replacements.


@clause("CA-151", "CA-275")
@pytest.mark.parametrize(("tile", "lacking"), [("stone_carver", {"stone": 9}), ("builder", {"ore": 9})])
def test_a_tile_does_not_make_itself_cheaper(tile: str, lacking: dict[str, int]) -> None:
    assert tile not in to_furnish(goods=lacking)


@clause("CA-151")
def test_a_tile_works_once_it_is_paid() -> None:
    mine = {"goods": {"stone": 1}, "caverns": ["m31", "m21"], "home": [0, 0]}
    table = play(at("space", space="housework", mine=mine), "do furnish", "furnish carpenter", "settle m31")
    assert board(table).discounts[w.FOR_FURNISHING][w.WOOD] == 1


@clause("CA-275")
def test_no_price_falls_below_nothing() -> None:
    table = at("space", space="housework", mine={"furnished": ["carpenter"], "caverns": ["m31"]})
    play(table, "do furnish", "furnish breakfast_room")
    assert goods(table) == {}
    assert "breakfast_room" in tiles(table).values()


@clause("CA-275")
def test_several_tiles_make_a_price_lower_together() -> None:
    table = at("space", space="housework", mine={"goods": RICH, "furnished": ["carpenter", "stone_carver"]})
    play(table, "do furnish", "furnish couple_dwelling")
    assert goods(table)["wood"] == 9 - 7
    assert goods(table)["stone"] == 9 - 5


@clause("CA-275", "CA-293", "CA-354")
def test_first_discounts_then_replacements_of_what_is_still_due() -> None:
    table = at("space", space="housework", mine={"goods": RICH, "furnished": ["carpenter", "builder"]})
    play(table, "do furnish", "furnish couple_dwelling")
    assert answers(table) == [
        "pay 7 wood 6 stone",
        "pay 6 wood 6 stone ore",
        "pay 7 wood 5 stone ore",
        "pay 6 wood 5 stone 2 ore",
    ]


@clause("CA-354")
def test_what_a_discount_took_away_is_not_replaced() -> None:
    table = at("space", space="housework", mine={"goods": {"ore": 1}, "furnished": ["carpenter", "builder"]})
    play(table, "do furnish", "furnish breakfast_room")
    assert goods(table) == {"ore": 1}
