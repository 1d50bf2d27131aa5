"""Section 12: dwellings and family growth."""

from __future__ import annotations

import pytest

from hogar.games.caverna.table import Table
from tests.caverna.builders import answers, asks, at, board, goods, no, play
from tests.clauses import clause


@clause("CA-153", "CA-41")
@pytest.mark.parametrize(
    ("tiles", "room"),
    [
        ([], 2), (["dwelling"], 3), (["simple_dwelling_4_2"], 3), (["simple_dwelling_3_3"], 3), (["mixed_dwelling"], 3),
        (["couple_dwelling"], 4), (["additional_dwelling"], 2), (["couple_dwelling", "dwelling"], 5),
        (["couple_dwelling", "dwelling", "mixed_dwelling"], 5),
        (["couple_dwelling", "dwelling", "additional_dwelling"], 6),
    ],
)  # fmt: skip
def test_room_for_dwarfs(tiles: list[str], room: int) -> None:
    assert at(mine={"furnished": tiles}).room_for_dwarfs(0) == room


@clause("CA-154", "CA-82")
def test_growth_needs_room() -> None:
    table = at(players=4, mine={"goods": {"grain": 1}, "fields": ["f43"]})
    play(table, "place family_life")
    assert board(table).dwarfs() == 2
    table = play(at(players=4, mine={"furnished": ["dwelling"]}), "place growth", "do grow_family")
    assert board(table).dwarfs() == 3


@clause("CA-154")
def test_a_new_dwelling_gives_room() -> None:
    table = play(
        at(mine={"goods": {"stone": 3, "wood": 4}, "caverns": ["m31", "m21"]}), "place urgent_wish_for_children"
    )
    play(table, "do furnish_dwelling", "furnish dwelling", "settle m31", "do grow_family")
    assert board(table).dwarfs() == 3


@clause("CA-154")
def test_without_room_growth_is_refused() -> None:
    mine = {"goods": {"grain": 1}, "fields": ["f43", "f42"]}
    assert no(play(at(mine=mine), "place family_life"), "do grow_family") == ("not_asked", "CA-138")


@clause("CA-155", "CA-156", "CA-15")
def test_a_sixth_dwarf_needs_the_additional_dwelling_and_five_other_places() -> None:
    five = ["couple_dwelling", "dwelling", "additional_dwelling"]
    table = at(mine={"furnished": five, "home": [0] * 5})
    play(table, "place family_life")
    assert board(table).dwarfs() == 6
    few = at(mine={"furnished": ["couple_dwelling", "additional_dwelling"], "home": [0] * 4})
    assert no(few, "place family_life")[0] == "nothing_possible"


@clause("CA-157")
def test_a_newborn_lies_on_the_dwarf_that_took_the_action() -> None:
    table = play(at(mine={"furnished": ["dwelling"]}), "place family_life")
    assert (board(table).placed, board(table).cradles) == ([33], [33])


@clause("CA-158")
def test_several_spaces_may_be_used_in_a_round() -> None:
    table = at(players=4, mine={"furnished": ["couple_dwelling"]}, table={"piles": {"logging": {"wood": 1}}})
    play(table, "place family_life")
    assert board(table).newborns == 1
    for seat in (2, 3, 4):
        play(table, SIMPLE[seat], seat=seat)
    play(table, "place growth", "do grow_family")
    assert (board(table).newborns, board(table).dwarfs()) == (2, 4)


SIMPLE = {2: "place starting_player", 3: "place forest_exploration", 4: "place logging"}


@clause("CA-159")
@pytest.mark.parametrize(
    ("space", "round", "players"), [("wish_for_children", 4, 2), ("family_life", 12, 2), ("growth", 12, 4)]
)
def test_where_families_grow(space: str, round: int, players: int) -> None:
    table = play(at(round=round, players=players, mine={"furnished": ["dwelling"]}), f"place {space}")
    if "do grow_family" in answers(table):
        play(table, "do grow_family")
    assert board(table).dwarfs() == 3


@clause("CA-160")
def test_wish_for_children_is_growth_or_a_dwelling_not_both() -> None:
    mine = {"furnished": ["mixed_dwelling"], "goods": {"stone": 3, "wood": 4}}
    table = play(at(round=4, mine={**mine, "caverns": ["m31"]}), "place wish_for_children")
    assert set(answers(table)) == {"do grow_family", "do furnish_dwelling"}
    play(table, "do furnish_dwelling", "furnish dwelling")
    assert (board(table).dwarfs(), asks(table)) == (2, 2)


def wishing(**mine: object) -> Table:
    """Seat 1 uses Urgent wish for children."""
    return play(at(mine=dict(mine)), "place urgent_wish_for_children")


@clause("CA-161")
def test_urgent_wish_is_a_dwelling_with_growth_or_gold() -> None:
    assert goods(wishing(furnished=["dwelling"])) == {"gold": 3}
    table = wishing(goods={"stone": 3, "wood": 4}, furnished=["mixed_dwelling"])
    assert no(table, "do grow_family")[0] == "not_asked"


@clause("CA-162")
def test_the_new_dwelling_counts_and_growth_may_be_declined() -> None:
    table = wishing(goods={"stone": 3, "wood": 4})
    play(table, "do furnish_dwelling", "furnish dwelling")
    assert set(answers(table)) == {"do grow_family", "done"}
    assert board(play(table, "do grow_family")).dwarfs() == 3


@clause("CA-162")
def test_without_room_there_is_no_growth_after_building() -> None:
    table = wishing(goods={"stone": 3, "wood": 4})
    play(table, "do furnish_dwelling", "furnish additional_dwelling")
    assert (board(table).dwarfs(), asks(table)) == (2, 2)
