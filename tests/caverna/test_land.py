"""Sections 4 and 9: laying tiles on forest and mountain, and what they cover."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.caverna.table import Table
from tests.caverna.builders import answers, asked, at, board, goods, has, named, no, offered, play
from tests.clauses import clause


def laying(space: str = "slash_and_burn", **mine: Any) -> Table:
    """Seat 1 is asked where a twin tile lies."""
    table = play(at(mine=dict(mine)), f"place {space}")
    if any(text.startswith("do lay") for text in answers(table)):
        play(table, next(text for text in answers(table) if text.startswith("do lay")))
    return table


@clause("CA-48", "CA-45")
def test_water_gives_food_when_a_tile_is_laid_there() -> None:
    assert goods(play(laying(meadows=["f43"]), "lay meadow_field f42 f32")) == {"food": 1}


@clause("CA-46", "CA-48")
def test_underground_water_gives_food() -> None:
    table = play(laying("drift_mining"), "lay cavern_tunnel m32 m42")
    assert goods(table) == {"food": 1}
    table = play(laying("drift_mining", tunnels=["m21", "m11", "m12"]), "lay cavern_tunnel m13 m23")
    assert goods(table) == {"food": 2}


@clause("CA-44", "CA-48", "CA-50")
def test_a_preserve_gives_a_wild_boar() -> None:
    table = play(laying(meadows=["f43", "f33", "f23"]), "lay meadow_field f13 f12")
    assert goods(table) == {"boar": 1}


@clause("CA-48", "CA-261")
@pytest.mark.parametrize(("move", "food"), [("ruby_tile meadow f42", 1), ("ruby_tile field f42", 1)])
def test_the_reward_comes_whatever_lays_the_tile(move: str, food: int) -> None:
    table = play(at(mine={"meadows": ["f43"], "goods": {"ruby": 1}}), move)
    assert goods(table) == {"food": food}


@clause("CA-48")
def test_a_reward_is_received_once() -> None:
    mine = {"meadows": ["f43", "f42"], "goods": {"wood": 2}}
    table = play(at(mine=mine), "place sheep_farming", "fence f42")
    assert goods(table) == {}


@clause("CA-49")
def test_a_stable_does_not_take_the_reward() -> None:
    mine = {"meadows": ["f43"], "goods": {"stone": 1, "ruby": 1}}
    table = play(at(mine=mine), "place sheep_farming", "stable f42")
    assert has(table, "food") == 0
    play(table, "place supplies", seat=2)
    play(table, "ruby_tile meadow f42")
    assert has(table, "food") == 1


@clause("CA-50")
def test_the_boar_finds_a_place_on_what_was_just_laid_or_becomes_food() -> None:
    full: dict[str, Any] = {"meadows": ["f43", "f33", "f23"], "goods": {"sheep": 2}}
    table = laying(**full)
    play(table, "lay meadow_field f12 f13")
    assert asked(table) == "ask.surplus"
    assert goods(play(table, "cook boar")) == {"sheep": 2, "food": 2}


@clause("CA-50")
def test_a_stable_under_the_tile_houses_the_boar() -> None:
    full: dict[str, Any] = {"meadows": ["f43", "f33", "f23"], "stables": ["f13"], "goods": {"sheep": 2}}
    assert goods(play(laying(**full), "lay meadow_field f13 f12")) == {"sheep": 2, "boar": 1}


@clause("CA-121", "CA-125")
def test_nothing_is_laid_on_a_tile() -> None:
    table = laying(meadows=["f43", "f42"])
    assert no(table, "lay meadow_field f43 f33") == ("not_there", "CA-122")
    assert all("f43" not in text and "f42" not in text for text in answers(table))


@clause("CA-122")
def test_a_twin_tile_lies_on_two_adjacent_cells_in_any_orientation() -> None:
    table = laying(meadows=["f43"])
    around = {"f33 f32", "f32 f33", "f42 f41", "f33 f23", "f23 f33"}
    assert {f"lay meadow_field {cells}" for cells in around} <= set(answers(table))
    assert no(table, "lay meadow_field f42 f33")[0] == "not_there"


@clause("CA-123", "CA-124")
def test_without_a_place_for_a_twin_tile_none_is_laid() -> None:
    forest = [f"f{row}{column}" for row in range(1, 5) for column in range(1, 4)]
    alone = [cell for cell in forest if cell not in {"f11", "f22"}]
    table = at(mine={"meadows": alone}, table={"piles": {"clearing": {"wood": 1}}})
    assert goods(play(table, "place clearing")) == {"wood": 1}
    assert no(at(mine={"meadows": alone}), "place slash_and_burn")[0] == "nothing_possible"


@clause("CA-124")
def test_the_twin_tile_of_an_and_or_space_is_optional() -> None:
    table = play(at(table={"piles": {"clearing": {"wood": 1}}}), "place clearing", "do take_goods", "done")
    assert (goods(table), board(table).meadows) == ({"wood": 1}, 0)


@clause("CA-126", "CA-43")
def test_the_first_forest_tile_covers_the_cell_before_the_cave() -> None:
    assert set(answers(laying())) == {
        "lay meadow_field f43 f33", "lay meadow_field f33 f43", "lay meadow_field f43 f42", "lay meadow_field f42 f43",
    }  # fmt: skip
    table = at(mine={"goods": {"ruby": 1}})
    assert offered(table, "ruby_tile")[:2] == ["ruby_tile meadow f43", "ruby_tile field f43"]


@clause("CA-127")
@pytest.mark.parametrize("kind", ["meadows", "fields", "small_pastures"])
def test_later_tiles_lie_beside_any_forest_tile(kind: str) -> None:
    cells = {cell for text in answers(laying("slash_and_burn", **{kind: ["f43"]})) for cell in text.split()[2:]}
    assert cells == {"f33", "f23", "f32", "f42", "f41"}


@clause("CA-128", "CA-129")
def test_a_stable_stands_under_the_meadow_never_on_the_field() -> None:
    texts = answers(laying(meadows=["f43"], stables=["f33"]))
    assert "lay meadow_field f33 f23" in texts
    assert "lay meadow_field f23 f33" not in texts
    assert "ruby_tile field f33" not in offered(at(mine={"meadows": ["f43"], "stables": ["f33"], "goods": {"ruby": 1}}))


@clause("CA-129")
def test_two_stables_cannot_lie_under_one_tile() -> None:
    texts = answers(laying(meadows=["f43"], stables=["f33", "f23"]))
    assert not [text for text in texts if "f33" in text and "f23" in text]


@clause("CA-130", "CA-128")
def test_a_single_meadow_may_lie_under_a_stable() -> None:
    table = at(mine={"meadows": ["f43"], "stables": ["f33"], "goods": {"ruby": 1}})
    play(table, "ruby_tile meadow f33")
    assert (named(board(table).meadows), named(board(table).stables)) == (["f33", "f43"], ["f33"])


@clause("CA-131")
def test_a_stable_gives_no_adjacency() -> None:
    cells = {cell for text in answers(laying(stables=["f22"])) for cell in text.split()[2:]}
    assert cells == {"f43", "f33", "f42"}


@clause("CA-132", "CA-133")
def test_mountain_tiles_lie_beside_the_cave_system() -> None:
    texts = set(answers(laying("drift_mining")))
    assert "lay cavern_tunnel m21 m11" in texts
    assert "lay cavern_tunnel m11 m21" in texts
    assert not [text for text in texts if "m31" in text or "m41" in text]
    assert not [text for text in texts if text.endswith(("m13 m23", "m23 m13"))]


@clause("CA-134", "CA-182")
def test_excavation_offers_both_sides_of_the_tile() -> None:
    texts = answers(laying("excavation"))
    assert "lay cavern_cavern m11 m21" in texts
    assert "lay cavern_tunnel m21 m11" in texts
    assert not [text for text in answers(laying("drift_mining")) if "cavern_cavern" in text]


@clause("CA-135")
def test_caverns_and_tunnels_stay_what_they_are() -> None:
    table = at(mine={"tunnels": ["m32"], "goods": {"ruby": 2}})
    assert "m32" not in {text.split()[-1] for text in offered(table, "ruby_tile")}
    assert "m31" not in {text.split()[-1] for text in offered(table, "ruby_tile")}


@clause("CA-136")
@pytest.mark.parametrize(
    ("loot", "move"),
    [
        ("tunnel", "lay_single tunnel m32"), ("meadow", "lay_single meadow f42"), ("field", "lay_single field f42"),
        ("cavern", "lay_single cavern m32"),
    ],
)  # fmt: skip
def test_single_tiles_of_loot(loot: str, move: str) -> None:
    table = play(at(mine={"home": [14], "meadows": ["f43"]}), "place logging", f"loot {loot}")
    assert move in answers(table)
    assert no(table, move.rsplit(" ", 1)[0] + " m13")[0] == "no_place_for_tile"
    play(table, move)


@clause("CA-137")
def test_a_single_tile_without_a_place_is_no_loot() -> None:
    forest = [f"f{row}{column}" for row in range(1, 5) for column in range(1, 4)]
    table = play(at(mine={"home": [14], "meadows": forest}), "place logging")
    assert no(table, "loot meadow") == ("loot_impossible", "CA-246")
    assert no(table, "loot field") == ("loot_impossible", "CA-246")


@clause("CA-129", "CA-176", "CA-342")
def test_rubies_open_the_way_past_stables() -> None:
    stables = {"stables": ["f43", "f33", "f42"]}
    assert no(at(mine=stables), "place slash_and_burn")[0] == "nothing_possible"
    table = play(at(mine={**stables, "goods": {"ruby": 2}}), "place slash_and_burn")
    assert (named(board(table).meadows), has(table, "ruby")) == (["f43"], 1)
    assert "lay meadow_field f33 f32" in answers(table)
