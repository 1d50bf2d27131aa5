"""Section 18: forging, expeditions and every loot item."""

from __future__ import annotations

import pytest

from hogar.games.caverna import words as w
from hogar.games.caverna.table import Table
from hogar.parts.grid import count
from tests.caverna.builders import answers, asked, asks, at, board, goods, has, named, no, offered, play, tiles
from tests.clauses import clause


@clause("CA-235")
@pytest.mark.parametrize("strength", [1, 5, 8])
def test_a_weapon_costs_its_strength_in_ore(strength: int) -> None:
    table = play(at(mine={"goods": {"ore": 9}}), "place blacksmithing", f"forge {strength}", "done")
    assert (board(table).weapons, has(table, "ore")) == ([strength], 9 - strength)


@clause("CA-235")
def test_nobody_forges_more_than_eight_or_without_ore() -> None:
    table = play(at(mine={"goods": {"ore": 20}}), "place blacksmithing")
    assert answers(table) == [f"forge {strength}" for strength in range(1, 9)]
    assert no(table, "forge 9") == ("too_strong", "CA-235")
    assert no(play(at(mine={"goods": {"ore": 2}}), "place blacksmithing"), "forge 3") == ("no_ore", "CA-235")


@clause("CA-235", "CA-342")
def test_rubies_may_be_the_ore() -> None:
    table = play(at(mine={"goods": {"ore": 1, "ruby": 1}}), "place blacksmithing", "forge 2")
    assert (board(table).weapons, goods(table)) == ([2], {})


@clause("CA-236")
def test_an_armed_dwarf_does_not_forge() -> None:
    table = play(at(mine={"home": [3], "goods": {"ore": 9}}), "place blacksmithing")
    assert asked(table) == "ask.loot"
    assert has(table, "ore") == 9


@clause("CA-237")
def test_a_weapon_stays_with_its_dwarf() -> None:
    table = at("home", round=3, mine={"home": [], "placed": ["logging", "supplies"], "weapons": [5, 0]})
    assert board(table).home == [0, 5]


@clause("CA-238", "CA-244")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (8, 9), (13, 14), (14, 14)])
def test_expeditions_make_weapons_stronger_up_to_14(before: int, after: int) -> None:
    table = play(at(mine={"home": [before]}), "place logging", "loot dog")
    assert board(table).weapons == [after]


@clause("CA-239")
def test_who_has_just_forged_may_go() -> None:
    table = play(at(mine={"goods": {"ore": 1}}), "place adventure", "do expedition", "loot dog", "done")
    assert (board(table).weapons, goods(table)) == ([2], {"dog": 1})


@clause("CA-240")
def test_only_the_armed_go() -> None:
    assert no(at(players=3), "place exploration") == ("unarmed", "CA-240")


def trip(strength: int, **mine: object) -> Table:
    """Seat 1 is on an expedition of level 1."""
    return play(at(mine={"home": [strength], **mine}), "place logging")


@clause("CA-241", "CA-242")
def test_up_to_as_many_different_items_as_the_level() -> None:
    table = play(at(players=3, mine={"home": [4]}), "place exploration")
    assert no(table, "done") == ("must_do_one", "CA-75")
    play(table, "loot stone")
    assert "done" in answers(table)
    assert no(table, "loot stone") == ("looted_already", "CA-242")
    play(table, "loot ore", "loot grain", "loot vegetable")
    assert (asks(table), goods(table)) == (2, {"stone": 1, "ore": 2, "grain": 1, "vegetable": 1})


@clause("CA-241")
def test_one_may_stop_after_the_first() -> None:
    table = play(at(players=3, mine={"home": [4]}), "place exploration", "loot stone", "done")
    assert (asks(table), goods(table), board(table).weapons) == (2, {"stone": 1}, [5])


@clause("CA-241")
def test_each_item_is_carried_out_before_the_next() -> None:
    table = play(at(players=3, mine={"home": [12], "meadows": ["f43"]}), "place exploration", "loot field")
    assert asked(table) == "ask.single"


@clause("CA-243")
def test_the_strength_before_the_expedition_counts() -> None:
    table = play(at(players=3, mine={"home": [4]}), "place exploration", "loot all_weapons")
    assert no(table, "loot boar") == ("too_weak", "CA-243")
    assert "loot vegetable" in answers(table)


@clause("CA-245")
def test_all_weapons_gain_after_the_expedition() -> None:
    mine = {"home": [3, 14], "placed": ["supplies", "clearing"], "weapons": [0, 2], "furnished": ["couple_dwelling"]}
    table = play(at(mine=mine), "place logging", "loot all_weapons")
    assert (board(table).weapons, board(table).home) == ([0, 3, 5], [14])


@clause("CA-246")
def test_what_cannot_be_carried_out_cannot_be_chosen() -> None:
    table = trip(14)
    for item in ("furnish",):
        assert f"loot {item}" in answers(table)
    for item in ("small_pasture", "large_pasture", "dwelling", "sow", "breed"):
        assert no(table, f"loot {item}") == ("loot_impossible", "CA-246")


@clause("CA-246")
def test_goods_looted_first_may_pay_for_later_items() -> None:
    table = play(at(players=3, mine={"home": [9], "meadows": ["f43"]}), "place exploration")
    assert no(table, "loot small_pasture")[0] == "loot_impossible"
    play(table, "loot wood", "loot small_pasture")
    assert board(table).small_pastures


@clause("CA-247", "CA-201")
def test_the_two_expeditions_of_adventure_are_separate() -> None:
    table = play(at(mine={"home": [3]}), "place adventure", "loot stone")
    assert set(answers(table)) == {"do expedition", "done"}
    play(table, "do expedition")
    assert "loot vegetable" in answers(table)
    play(table, "loot stone")
    assert (goods(table), board(table).weapons) == ({"stone": 2}, [5])


LOOT_GOODS = [
    (1, "wood", {"wood": 1}), (1, "dog", {"dog": 1}), (2, "grain", {"grain": 1}), (2, "sheep", {"sheep": 1}),
    (3, "stone", {"stone": 1}), (3, "donkey", {"donkey": 1}), (4, "vegetable", {"vegetable": 1}),
    (4, "ore", {"ore": 2}), (5, "boar", {"boar": 1}), (6, "gold", {"gold": 2}), (10, "cattle", {"cattle": 1}),
]  # fmt: skip


@clause("CA-248", "CA-249", "CA-250", "CA-251", "CA-252", "CA-256", "CA-261")
@pytest.mark.parametrize(("strength", "item", "got"), LOOT_GOODS)
def test_goods_and_animals_as_loot(strength: int, item: str, got: dict[str, int]) -> None:
    assert goods(play(trip(strength), f"loot {item}")) == got
    if strength > 1:
        assert no(trip(strength - 1), f"loot {item}") == ("too_weak", "CA-243")


STRENGTHS = [
    ("all_weapons", 1), ("furnish", 7), ("stable", 8), ("tunnel", 9), ("small_pasture", 9), ("large_pasture", 10),
    ("meadow", 11), ("dwelling", 11), ("field", 12), ("sow", 12), ("cavern", 14), ("breed", 14),
]  # fmt: skip


@clause("CA-248", "CA-253", "CA-254", "CA-255", "CA-256", "CA-257", "CA-258", "CA-259")
@pytest.mark.parametrize(("item", "strength"), STRENGTHS)
def test_what_the_other_items_take(item: str, strength: int) -> None:
    rich = {
        "goods": {"wood": 9, "stone": 9, "grain": 1, "sheep": 2}, "meadows": ["f43", "f42"], "fields": ["f33"],
        "small_pastures": ["f32"],
    }  # fmt: skip
    assert f"loot {item}" in answers(trip(strength, **rich))
    if strength > 1:
        assert no(trip(strength - 1, **rich), f"loot {item}") == ("too_weak", "CA-243")


@clause("CA-259")
def test_no_item_takes_strength_13_and_there_are_23() -> None:
    needed = [its.strength for its in at().figures.loot]
    assert (len(needed), 13 in needed, max(needed)) == (23, False, 14)


@clause("CA-253")
def test_loot_furnishes_a_cavern_at_the_usual_price() -> None:
    table = play(trip(7, goods={"stone": 1}), "loot furnish", "furnish work_room")
    assert (tiles(table), goods(table)) == ({"m31": "work_room"}, {})


@clause("CA-254")
def test_loot_builds_a_stable() -> None:
    table = play(trip(8), "loot stable", "stable f22")
    assert named(board(table).stables) == ["f22"]


@clause("CA-255", "CA-261")
def test_loot_lays_a_tunnel() -> None:
    table = play(trip(9), "loot tunnel", "lay_single tunnel m42")
    assert (named(board(table).tunnels), goods(table)) == (["m42"], {"food": 1})


@clause("CA-255")
def test_loot_fences_a_small_pasture() -> None:
    table = play(trip(9, meadows=["f43"], goods={"wood": 1}), "loot small_pasture")
    assert (named(board(table).small_pastures), goods(table)) == (["f43"], {})


@clause("CA-256")
def test_loot_fences_a_large_pasture() -> None:
    table = play(trip(10, meadows=["f43", "f42"], goods={"wood": 2}), "loot large_pasture")
    assert (named(board(table).large), goods(table)) == (["f42", "f43"], {})


@clause("CA-257", "CA-261")
def test_loot_lays_a_meadow() -> None:
    table = play(trip(11, meadows=["f43"]), "loot meadow", "lay_single meadow f42")
    assert (named(board(table).meadows), goods(table)) == (["f42", "f43"], {"food": 1})


@clause("CA-257")
def test_loot_furnishes_an_ordinary_dwelling() -> None:
    table = play(trip(11, goods={"wood": 2, "stone": 2}), "loot dwelling")
    assert (tiles(table), goods(table)) == ({"m31": "dwelling"}, {})


@clause("CA-258")
def test_loot_lays_a_field_and_sows() -> None:
    table = play(
        at(players=3, mine={"home": [12], "goods": {"grain": 1}}), "place exploration", "loot field", "loot sow"
    )
    assert board(table).grain
    assert has(table, "grain") == 0


@clause("CA-259", "CA-261")
def test_loot_lays_a_cavern() -> None:
    table = play(trip(14), "loot cavern", "lay_single cavern m42")
    assert (sorted(named(board(table).caverns)), goods(table)) == (["m31", "m42"], {"food": 1})


@clause("CA-259", "CA-260")
def test_loot_breeds_up_to_two_kinds() -> None:
    herd = {"sheep": 2, "boar": 2, "cattle": 2}
    room = {"large_pastures": [["f43", "f42"], ["f33", "f32"], ["f23", "f22"]]}
    table = play(trip(14, goods=herd, **room), "loot breed")
    assert len(answers(table)) == 6
    assert no(table, "breed sheep boar cattle") == ("not_these_breeds", "CA-260")
    assert goods(play(table, "breed sheep cattle")) == {"sheep": 3, "boar": 2, "cattle": 3}


@clause("CA-260")
def test_breeding_by_loot_needs_room_for_a_newborn() -> None:
    assert no(trip(14, goods={"sheep": 2}), "loot breed") == ("loot_impossible", "CA-246")
    table = play(trip(14, goods={"sheep": 2}, small_pastures=["f43"]), "loot breed")
    assert has(table, "sheep") == 3


@clause("CA-352")
def test_exchanges_between_two_items() -> None:
    table = play(
        at(players=3, mine={"home": [9], "goods": {"ruby": 1}, "meadows": ["f43"]}), "place exploration", "loot dog"
    )
    play(table, "ruby wood", "loot small_pasture")
    assert count(board(table).small_pastures) == 1


@clause("CA-352", "CA-243")
def test_a_weapon_given_up_on_the_way_still_counts_but_gains_nothing() -> None:
    mine = {"home": [6], "furnished": ["peaceful_cave"]}
    table = play(at(players=3, mine=mine), "place exploration", "loot dog", "disarm placed_last 6")
    assert "loot gold" in offered(table)
    play(table, "loot gold", "done")
    assert (board(table).weapons, has(table, "food")) == ([0], 6)


@clause("CA-248")
def test_every_loot_item_is_tested_here() -> None:
    named_here = {item for _, item, _ in LOOT_GOODS} | {item for item, _ in STRENGTHS}
    assert named_here == set(w.LOOT)
