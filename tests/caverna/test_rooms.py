"""Section 21: dwellings and rooms."""

from __future__ import annotations

import pytest

from tests.caverna.builders import answers, at, board, goods, named, no, offered, play, points, tiles
from tests.caverna.doing import go
from tests.clauses import clause

RICH = {"wood": 9, "stone": 9, "ore": 9}


def room(*furnished: str, **mine: object) -> int:
    """The room for dwarfs of somebody who owns some tiles."""
    return at(mine={"furnished": list(furnished), **mine}).room_for_dwarfs(0)


def fits(animals: list[int], *furnished: str, **mine: object) -> bool:
    """Whether sheep, donkeys, boars, cattle find a place beside the two in the entry-level dwelling."""
    return at(mine={"furnished": list(furnished), **mine}).housing(0).fits(animals)


# Dwellings.


@clause("CA-153", "CA-276")
@pytest.mark.parametrize(
    ("tile", "dwarfs"),
    [
        ("dwelling", 1), ("simple_dwelling_4_2", 1), ("simple_dwelling_3_3", 1), ("mixed_dwelling", 1),
        ("couple_dwelling", 2),
    ],
)  # fmt: skip
def test_a_dwelling_has_room_for_dwarfs(tile: str, dwarfs: int) -> None:
    assert room() == 2
    assert room(tile) == 2 + dwarfs


@clause("CA-225", "CA-276")
@pytest.mark.parametrize("tile", ["dwelling", "simple_dwelling_4_2", "couple_dwelling", "additional_dwelling"])
def test_usual_dwellings_hold_no_animals(tile: str) -> None:
    assert fits([2, 0, 0, 0], tile)
    assert not fits([2, 1, 0, 0], tile)


@clause("CA-225", "CA-276")
def test_the_mixed_dwelling_holds_two_animals_of_one_kind() -> None:
    assert fits([2, 2, 0, 0], "mixed_dwelling")
    assert fits([0, 0, 0, 4], "mixed_dwelling")
    assert not fits([2, 1, 1, 0], "mixed_dwelling")
    assert not fits([5, 0, 0, 0], "mixed_dwelling")


@clause("CA-155", "CA-156", "CA-277")
def test_the_additional_dwelling_is_for_a_sixth_dwarf_only() -> None:
    assert room("additional_dwelling") == 2
    assert room("dwelling", "dwelling", "additional_dwelling") == 4
    assert room("dwelling", "dwelling", "dwelling", "additional_dwelling") == 6


@clause("CA-155", "CA-156")
def test_a_sixth_dwarf_is_born_with_the_additional_dwelling() -> None:
    mine = {"home": [0] * 5, "furnished": ["couple_dwelling", "dwelling"]}
    assert "do grow_family" not in answers(at("space", space="family_life", mine=mine))
    mine = {"home": [0] * 5, "furnished": ["couple_dwelling", "dwelling", "additional_dwelling"]}
    table = go(at("space", space="family_life", mine=mine), "do grow_family")
    assert board(table).dwarfs() == 6


@clause("CA-277")
def test_the_additional_dwelling_may_be_bought_before() -> None:
    table = play(at("space", space="housework", mine={"goods": RICH}), "do furnish", "furnish additional_dwelling")
    assert tiles(table) == {"m31": "additional_dwelling"}


# Rooms for animals.


@clause("CA-225", "CA-278")
def test_the_cuddle_room_holds_as_many_sheep_as_there_are_dwarfs() -> None:
    assert fits([3, 2, 0, 0], "cuddle_room", "dwelling", home=[0, 0, 0])
    assert not fits([4, 2, 0, 0], "cuddle_room", "dwelling", home=[0, 0, 0])
    assert not fits([0, 2, 1, 0], "cuddle_room")


@clause("CA-278")
def test_newborn_dwarfs_cuddle_too() -> None:
    tiles_owned = ["cuddle_room", "dwelling"]
    assert not fits([3, 0, 0, 2], *tiles_owned)
    mine = {"furnished": tiles_owned, "goods": {"sheep": 2, "cattle": 2}}
    table = go(at("space", space="family_life", mine=mine), "do grow_family")
    assert table.housing(0).fits([3, 0, 0, 2])


@clause("CA-225", "CA-279")
def test_the_breakfast_room_holds_three_cattle() -> None:
    assert fits([2, 0, 0, 3], "breakfast_room")
    assert not fits([2, 0, 0, 4], "breakfast_room")
    assert not fits([2, 0, 1, 0], "breakfast_room")


@clause("CA-225", "CA-280")
def test_the_stubble_room_puts_an_animal_on_every_empty_field() -> None:
    sown = {"fields": ["f43", "f42", "f41"], "grain": {"f41": 3}}
    assert fits([2, 1, 1, 0], "stubble_room", **sown)
    assert not fits([2, 1, 1, 1], "stubble_room", **sown)
    assert not fits([2, 1, 0, 0], **sown)


@clause("CA-234", "CA-280")
def test_sowing_drives_the_animal_away() -> None:
    mine = {"furnished": ["stubble_room"], "fields": ["f43"], "goods": {"grain": 1, "sheep": 2, "cattle": 1}}
    table = go(at("space", space="slash_and_burn", mine=mine), "do sow", "sow grain f43")
    assert sorted(answers(table)) == ["cook cattle", "cook sheep"]


# Work room.


@clause("CA-281", "CA-145")
def test_the_work_room_lets_tunnels_be_furnished() -> None:
    mine = {
        "goods": RICH, "furnished": ["work_room:m31"], "tunnels": ["m21"], "deep_tunnels": ["m11"],
        "ore_mines": ["m12"], "ruby_mines": ["m22"],
    }  # fmt: skip
    table = play(at("space", space="housework", mine=mine), "do furnish", "furnish carpenter")
    assert sorted(answers(table)) == ["settle m11", "settle m21"]


@clause("CA-281")
@pytest.mark.parametrize("space", ["urgent_wish_for_children", "housework"])
def test_the_work_room_is_for_dwellings_too(space: str) -> None:
    mine = {"goods": RICH, "furnished": ["work_room:m31"], "tunnels": ["m21"]}
    table = at("space", space=space, mine=mine)
    play(table, "do furnish_dwelling" if space != "housework" else "do furnish", "furnish dwelling")
    assert tiles(table) == {"m31": "work_room", "m21": "dwelling"}


@clause("CA-281")
def test_the_work_room_is_for_loot_too() -> None:
    mine = {"goods": RICH, "furnished": ["work_room:m31"], "tunnels": ["m21"], "home": [11, 11]}
    table = go(at("space", space="logging", mine=mine), "do expedition", "loot dwelling")
    assert tiles(table) == {"m31": "work_room", "m21": "dwelling"}


@clause("CA-281", "CA-145")
def test_the_work_room_itself_needs_a_cavern() -> None:
    mine = {"goods": RICH, "furnished": ["miner:m31"], "tunnels": ["m21"]}
    assert "do furnish" not in answers(at("space", space="housework", mine=mine))


@clause("CA-165", "CA-167", "CA-281")
def test_a_furnished_tunnel_is_no_ground_for_mines() -> None:
    mine = {"furnished": ["work_room:m31", "miner:m21", "carpenter:m11"], "tunnels": ["m21"], "deep_tunnels": ["m11"]}
    table = at(mine=mine)
    assert no(table, "place ruby_mine_construction")[0] == "nothing_possible"


# Guest room.


@clause("CA-77", "CA-160", "CA-282")
def test_the_guest_room_joins_both_halves_of_the_wish() -> None:
    mine = {"goods": RICH, "furnished": ["dwelling"], "caverns": ["m31"]}
    table = play(at("space", space="wish_for_children", mine=mine, round=4), "do grow_family")
    assert "do furnish_dwelling" not in answers(table)
    mine["furnished"] = ["dwelling", "guest_room"]
    table = play(at("space", space="wish_for_children", mine=mine, round=4), "do grow_family", "do furnish_dwelling")
    assert board(table).dwarfs() == 3


@clause("CA-161", "CA-282", "CA-285")
def test_on_the_urgent_wish_growth_still_needs_the_dwelling() -> None:
    table = at("space", space="urgent_wish_for_children", mine={"goods": RICH, "furnished": ["guest_room", "dwelling"]})
    play(table, "do get_goods")
    assert goods(table)["gold"] == 3
    assert sorted(answers(table)) == ["do furnish_dwelling", "done"]


@clause("CA-186", "CA-282")
def test_the_guest_room_gives_goods_and_growth() -> None:
    mine = {"furnished": ["guest_room", "dwelling"]}
    table = play(at("space", space="growth", players=4, mine=mine), "do get_goods", "do grow_family")
    assert goods(table) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    assert board(table).dwarfs() == 3


@clause("CA-282", "CA-283")
def test_with_the_guest_room_there_is_a_ruby_mine_on_each_kind_of_tunnel() -> None:
    mine = {"furnished": ["guest_room:m31"], "tunnels": ["m21", "m22"], "deep_tunnels": ["m11", "m12"]}
    table = at("space", space="ruby_mine_construction", mine=mine)
    play(table, "do ruby_mine_on_tunnel", "ruby_mine m21")
    assert answers(table) == ["do ruby_mine_on_deep_tunnel", "done"]
    play(table, "do ruby_mine_on_deep_tunnel", "ruby_mine m11")
    assert named(board(table).ruby_mines) == ["m11", "m21"]
    assert goods(table) == {"ruby": 1}


@clause("CA-195", "CA-282", "CA-284")
def test_both_halves_of_extension_are_for_once_in_the_game() -> None:
    mine = {"furnished": ["guest_room:m31"]}
    table = at("space", space="extension", players=7, mine=mine)
    play(table, "do lay_meadow_field", "lay meadow_field f43 f42", "do lay_cavern_tunnel", "lay cavern_tunnel m32 m33")
    assert goods(table)["wood"] == goods(table)["stone"] == 1
    table = at("space", space="extension", players=7, mine={**mine, "extended": True})
    play(table, "do lay_meadow_field", "lay meadow_field f43 f33")
    assert not offered(table, "do")


@clause("CA-134", "CA-285")
def test_the_guest_room_does_not_join_the_sides_of_excavation() -> None:
    table = at("space", space="excavation", mine={"furnished": ["guest_room:m31"]})
    go(table, "do lay_caves", "lay cavern_cavern m32 m33")
    assert not offered(table, "do")
    assert not offered(table, "lay")


# Office room.


@clause("CA-286")
@pytest.mark.parametrize(
    ("space", "action", "lay"),
    [
        ("slash_and_burn", "lay_meadow_field", "lay meadow_field f43 f53"),
        ("slash_and_burn", "lay_meadow_field", "lay meadow_field f53 f43"),
        ("drift_mining", "lay_cavern_tunnel", "lay cavern_tunnel m42 m52"),
        ("drift_mining", "lay_cavern_tunnel", "lay cavern_tunnel m52 m42"),
    ],
)
def test_a_twin_tile_may_stick_out_for_two_gold(space: str, action: str, lay: str) -> None:
    table = at("space", space=space, mine={"furnished": ["office_room:m31"]})
    go(table, f"do {action}", lay)
    assert goods(table)["gold"] == 2


@clause("CA-286")
def test_without_the_office_room_nothing_sticks_out() -> None:
    table = at("space", space="slash_and_burn")
    go(table, "do lay_meadow_field")
    assert no(table, "lay meadow_field f43 f53") == ("not_there", "CA-122")


@clause("CA-286")
def test_tiles_stick_out_over_outer_edges_only() -> None:
    meadows = [f"f{row}{column}" for row in range(1, 5) for column in range(1, 4)]
    mine = {"furnished": ["office_room:m31"], "meadows": [cell for cell in meadows if cell not in {"f13", "f21"}]}
    table = at("space", space="slash_and_burn", mine=mine)
    go(table, "do lay_meadow_field")
    assert set(offered(table, "lay")) == {
        "lay meadow_field f13 f03", "lay meadow_field f03 f13", "lay meadow_field f21 f20", "lay meadow_field f20 f21",
    }  # fmt: skip


@clause("CA-126", "CA-287")
def test_the_first_tile_covers_the_entrance_even_so() -> None:
    table = at("space", space="slash_and_burn", mine={"furnished": ["office_room:m31"]})
    go(table, "do lay_meadow_field")
    assert all("f43" in text.split() for text in offered(table, "lay"))


@clause("CA-287")
def test_the_outer_half_is_sown_like_any_other() -> None:
    mine = {"furnished": ["office_room:m31"], "meadows": ["f43"], "fields": ["f53"], "goods": {"grain": 1}}
    table = go(at("space", space="slash_and_burn", mine=mine), "do sow", "sow grain f53")
    assert board(table).grain_everywhere() == 3


@clause("CA-287")
def test_the_outer_half_counts_for_adjacency() -> None:
    mine = {"furnished": ["office_room:m31"], "meadows": ["f43"], "fields": ["f53", "f52"]}
    table = at("space", space="slash_and_burn", mine=mine)
    go(table, "do lay_meadow_field")
    assert "lay meadow_field f42 f41" in offered(table, "lay")


@clause("CA-287")
def test_the_outer_half_is_furnished_and_mined() -> None:
    mine = {"goods": {"stone": 1}, "furnished": ["office_room:m31"], "caverns": ["m31", "m52"], "tunnels": ["m42"]}
    table = play(at("space", space="housework", mine=mine), "do furnish", "furnish carpenter")
    assert tiles(table)["m52"] == "carpenter"


@clause("CA-288")
def test_single_tiles_never_stick_out() -> None:
    table = at(mine={"furnished": ["office_room:m31"], "goods": {"ruby": 4}, "meadows": ["f43"]})
    assert not any(text.split()[-1] in {"f53", "m51", "m52"} for text in offered(table, "ruby_tile"))


@clause("CA-288")
def test_a_pasture_over_an_outer_half_gives_no_gold() -> None:
    mine = {"furnished": ["office_room:m31"], "goods": {"wood": 2}, "meadows": ["f53"], "fields": ["f43"]}
    table = go(at("space", space="sheep_farming", mine=mine), "do build_fences", "fence f53")
    assert named(board(table).small_pastures) == ["f53"]
    assert goods(table) == {}


@clause("CA-288")
def test_an_outer_half_neither_costs_nor_saves_a_point() -> None:
    table = at(mine={"furnished": ["office_room:m31"], "meadows": ["f43"], "fields": ["f53"]})
    assert points(table, "unused") == -21


@clause("CA-353")
def test_two_outer_cells_side_by_side_carry_an_ore_mine() -> None:
    mine = {"furnished": ["office_room:m31"], "tunnels": ["m52", "m53"], "caverns": ["m31", "m42", "m43"]}
    table = go(at("space", space="ore_mine_construction", mine=mine), "mine m52 m53")
    assert named(board(table).ore_mines) == ["m52"]
    assert points(table, "tiles") == 3


@clause("CA-353")
def test_two_outer_meadows_side_by_side_carry_a_large_pasture() -> None:
    mine = {
        "furnished": ["office_room:m31"], "goods": {"wood": 4}, "meadows": ["f52", "f53"], "fields": ["f42", "f43"],
    }  # fmt: skip
    table = go(at("space", space="sheep_farming", mine=mine), "do build_fences", "fence_both f52 f53")
    assert board(table).large_pastures
    assert points(table, "tiles") == 4


@clause("CA-353")
def test_a_stable_over_the_edge_needs_a_meadow() -> None:
    mine = {"furnished": ["office_room:m31"], "goods": {"stone": 1}, "meadows": ["f43"], "fields": ["f53"]}
    table = go(at("space", space="sheep_farming", mine=mine), "do build_stable")
    cells = {text.split()[-1] for text in offered(table, "stable")}
    assert "f53" not in cells
    assert "f52" not in cells
