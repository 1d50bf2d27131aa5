"""Section 11: furnishing caverns and dwellings."""

from __future__ import annotations

import pytest

from tests.caverna.builders import answers, asked, asks, at, board, goods, has, no, offered, play, tiles
from tests.clauses import clause


@clause("CA-144", "CA-42")
def test_a_tile_is_paid_and_placed_on_an_empty_cavern() -> None:
    table = at(mine={"goods": {"wood": 4, "stone": 3}})
    play(table, "place housework", "do furnish", "furnish dwelling")
    assert (tiles(table), has(table, "wood"), has(table, "stone")) == ({"m31": "dwelling"}, 0, 0)


@clause("CA-145")
def test_only_empty_caverns_can_be_furnished() -> None:
    mine = {"caverns": ["m31", "m21"], "tunnels": ["m32"], "deep_tunnels": ["m33"], "ore_mines": ["m23"]}
    table = at(mine={**mine, "goods": {"stone": 1}, "furnished": []})
    play(table, "place housework", "do furnish", "furnish work_room")
    assert set(answers(table)) == {"settle m31", "settle m21"}
    assert no(table, "settle m32") == ("no_site", "CA-145")
    assert no(table, "settle m41") == ("no_site", "CA-145")


@clause("CA-145", "CA-147")
def test_without_an_empty_cavern_nothing_is_furnished() -> None:
    table = at(mine={"furnished": ["miner:m31"], "goods": {"stone": 9, "wood": 9}})
    play(table, "place housework")
    assert (goods(table)["dog"], asks(table)) == (1, 2)


@clause("CA-146")
def test_the_full_cost_must_be_paid() -> None:
    table = play(at(mine={"goods": {"wood": 4, "stone": 2}}), "place housework", "do furnish")
    assert no(table, "furnish dwelling") == ("not_enough", "CA-146")


@clause("CA-146", "CA-342")
def test_rubies_raise_the_price() -> None:
    table = at(mine={"goods": {"wood": 3, "stone": 3, "ruby": 2}})
    play(table, "place housework", "do furnish", "furnish dwelling")
    assert goods(table) == {"ruby": 1}
    assert tiles(table) == {"m31": "dwelling"}


@clause("CA-146")
def test_a_payment_in_the_making_offers_what_brings_it_nearer() -> None:
    mine = {"goods": {"stone": 2, "gold": 2, "ruby": 1, "wood": 4}, "furnished": ["trader"]}
    table = play(at(mine=mine), "place housework", "do furnish", "furnish dwelling")
    assert asked(table) == "ask.raise"
    assert set(answers(table)) == {"use trader 0", "ruby stone"}
    assert "cook ruby" in offered(table)
    assert "ruby wood" in offered(table)
    play(table, "use trader 0")
    assert goods(table) == {"wood": 1, "ore": 1, "ruby": 1}


@clause("CA-146")
def test_what_would_make_the_payment_impossible_is_not_allowed() -> None:
    table = at(mine={"goods": {"stone": 2, "wood": 3, "ruby": 2}})
    play(table, "place housework", "do furnish", "furnish dwelling")
    assert set(answers(table)) == {"ruby wood", "ruby stone"}
    assert no(table, "cook ruby") == ("still_owed", "CA-342")
    assert no(table, "ruby ore") == ("still_owed", "CA-342")
    assert no(table, "done")[0] == "not_asked"


@clause("CA-146", "CA-176")
def test_a_cavern_may_be_bought_first() -> None:
    mine = {"furnished": ["miner:m31"], "goods": {"stone": 1, "ruby": 2}}
    table = play(at(mine=mine), "place housework", "do furnish", "furnish work_room")
    assert {text.rsplit(" ", 1)[0] for text in answers(table)} == {"ruby_tile cavern"}
    play(table, "ruby_tile cavern m21")
    assert (tiles(table), goods(table)) == ({"m31": "miner", "m21": "work_room"}, {})


@clause("CA-146")
def test_rubies_for_the_cavern_cannot_pay_as_well() -> None:
    mine = {"furnished": ["miner:m31"], "goods": {"ruby": 2, "wood": 1}}
    table = play(at(mine=mine), "place housework", "do furnish")
    assert no(table, "furnish work_room") == ("not_enough", "CA-146")
    assert "furnish carpenter" not in answers(table)
    assert "furnish cuddle_room" in answers(table)


@clause("CA-147", "CA-121")
def test_a_furnished_cavern_is_never_built_over() -> None:
    mine = {"furnished": ["miner:m31"], "caverns": ["m31", "m21"], "goods": {"stone": 1}}
    table = play(at(mine=mine), "place housework", "do furnish", "furnish work_room")
    assert tiles(table) == {"m31": "miner", "m21": "work_room"}


@clause("CA-148")
def test_what_another_player_has_is_gone() -> None:
    table = at(mine={"goods": {"stone": 1}}, others={"2": {"furnished": ["work_room"]}})
    play(table, "place housework", "do furnish")
    assert no(table, "furnish work_room") == ("tile_gone", "CA-148")


@clause("CA-149")
def test_one_tile_for_each_action() -> None:
    table = at(mine={"caverns": ["m31", "m21"], "goods": {"stone": 9, "wood": 9}})
    play(table, "place housework", "do furnish", "furnish work_room", "settle m31")
    assert set(answers(table)) == {"do get_goods", "done"}


@clause("CA-150", "CA-152")
def test_furnishing_a_dwelling_offers_the_six_dwellings() -> None:
    table = at(mine={"goods": {"stone": 20, "wood": 20}})
    play(table, "place urgent_wish_for_children", "do furnish_dwelling")
    assert set(answers(table)) == {
        "furnish dwelling", "furnish simple_dwelling_4_2", "furnish simple_dwelling_3_3", "furnish mixed_dwelling",
        "furnish couple_dwelling", "furnish additional_dwelling",
    }  # fmt: skip
    assert no(table, "furnish work_room") == ("not_a_dwelling", "CA-150")


@clause("CA-151")
@pytest.mark.parametrize(("tile", "price"), [("carpenter", {"stone": 1}), ("stone_carver", {"wood": 1})])
def test_a_tile_does_not_make_itself_cheaper(tile: str, price: dict[str, int]) -> None:
    table = at(mine={"goods": {**price, "dog": 1}})
    play(table, "place housework", "do furnish", f"furnish {tile}")
    assert all(has(table, good) == (2 if (tile, good) == ("stone_carver", "stone") else 0) for good in price)


@clause("CA-151")
def test_a_tile_works_from_the_next_thing_on() -> None:
    table = at(mine={"goods": {"stone": 1, "ruby": 1}, "caverns": ["m31", "m21"]})
    play(table, "place housework", "do furnish", "furnish dog_school", "settle m31", "do get_goods")
    assert has(table, "wood") == 1


@clause("CA-152", "CA-253")
def test_housework_and_loot_offer_any_tile() -> None:
    rich = {"goods": {"stone": 1}, "home": [7]}
    table = play(at(mine=rich), "place logging", "loot furnish")
    assert "furnish work_room" in answers(table)
    table = play(at(mine=rich), "place housework", "do furnish")
    assert "furnish work_room" in answers(table)


@clause("CA-152", "CA-257")
def test_loot_offers_the_ordinary_dwelling_for_less() -> None:
    mine = {"goods": {"stone": 2, "wood": 2}, "home": [11]}
    table = play(at(mine=mine), "place logging", "loot dwelling")
    assert (tiles(table), goods(table)) == ({"m31": "dwelling"}, {})
    table = play(at(mine={**mine, "goods": {"stone": 1, "wood": 2}}), "place logging")
    assert no(table, "loot dwelling") == ("loot_impossible", "CA-246")


@clause("CA-144")
def test_the_board_remembers_what_was_furnished() -> None:
    table = at(mine={"goods": {"stone": 1}})
    play(table, "place housework", "do furnish", "furnish work_room")
    assert [its.cell for its in board(table).furnished] == [28]
