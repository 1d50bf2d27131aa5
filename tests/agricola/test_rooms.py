"""Chapter 7: house, rooms, renovation."""

from __future__ import annotations

import pytest

from hogar.games.agricola import words as w
from tests.agricola.builders import at, board, cells, goods, named, no, offered, play
from tests.clauses import clause

MATERIALS = ["wood", "clay", "stone"]


@clause("AG-112", "AG-113")
@pytest.mark.parametrize("material", MATERIALS)
def test_a_room_costs_five_of_the_material_of_the_house_and_two_reed(material: str) -> None:
    full = {"stables": ["a2", "a3", "a4", "a5"]}
    table = at(mine={"material": material, "goods": {material: 5, "reed": 2}, **full})
    play(table, "place farm_expansion", "room a1")
    assert (goods(table), named(board(table).rooms)) == ({}, ["a1", "b1", "c1"])
    assert w.MATERIALS[board(table).material] == material


@clause("AG-112")
@pytest.mark.parametrize("have", [{"wood": 4, "reed": 2}, {"wood": 5, "reed": 1}, {"clay": 5, "reed": 2}])
def test_less_or_another_material_is_not_enough(have: dict[str, int]) -> None:
    table = at(mine={"goods": have, "stables": ["a3", "a4", "a5", "b5"]})
    assert no(table, "place farm_expansion") == ("nothing_possible", "AG-47")


@clause("AG-114", "AG-66")
def test_a_room_lies_beside_a_room() -> None:
    table = play(at(mine={"goods": {"wood": 5, "reed": 2}}), "place farm_expansion", "do build_rooms")
    assert cells(table, "room") == ["a1", "b2", "c2"]
    assert no(table, "room a2") == ("not_beside_room", "AG-114")


@clause("AG-115")
@pytest.mark.parametrize("land", [{"fields": ["b2"]}, {"stables": ["b2"]}, {"pastures": [["b2"]]}, {}])
def test_a_room_needs_an_empty_cell(land: dict[str, list[str]]) -> None:
    table = play(at(mine={"goods": {"wood": 5, "reed": 2}, **land}), "place farm_expansion", "do build_rooms")
    assert ("b2" in cells(table, "room")) is (not land)
    if land:
        assert no(table, "room b2") == ("not_empty", "AG-115")


@clause("AG-116", "AG-151")
def test_a_room_just_built_counts_for_the_next() -> None:
    table = at(mine={"goods": {"wood": 10, "reed": 4}})
    play(table, "place farm_expansion", "do build_rooms", "room b2")
    assert "b3" in cells(table, "room")
    play(table, "room b3")
    assert named(board(table).rooms) == ["b1", "b2", "b3", "c1"]
    assert goods(table) == {}


@clause("AG-117")
def test_without_a_cell_beside_the_house_no_room_can_be_built() -> None:
    land = {"fields": ["a1", "b2", "a2"], "stables": ["c2"]}
    table = at(mine={"goods": {"wood": 5, "reed": 2}, **land})
    play(table, "place farm_expansion")
    assert offered(table, "room") == []
    assert named(board(table).rooms) == ["b1", "c1"]


@clause("AG-117")
def test_there_is_no_other_limit_of_rooms() -> None:
    rooms = ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3"]
    table = at(mine={"goods": {"wood": 5, "reed": 2}, "rooms": rooms})
    play(table, "place farm_expansion", "do build_rooms", "room c4")
    assert len(named(board(table).rooms)) == 12


@clause("AG-119", "AG-120", "AG-122", "AG-123")
def test_wood_becomes_clay_for_a_clay_a_room_and_one_reed() -> None:
    table = at(mine={"goods": {"clay": 3, "reed": 2}, "rooms": ["a1", "b1", "c1"]})
    play(table, "place house_redevelopment")
    assert w.MATERIALS[board(table).material] == "clay"
    assert goods(table) == {"reed": 1}


@clause("AG-119", "AG-121")
def test_clay_becomes_stone_for_a_stone_a_room_and_one_reed() -> None:
    table = at(mine={"goods": {"stone": 2, "reed": 1}, "material": "clay"})
    play(table, "place house_redevelopment")
    assert (w.MATERIALS[board(table).material], goods(table)) == ("stone", {})


@clause("AG-119")
def test_wood_never_becomes_stone_at_once() -> None:
    table = at(mine={"goods": {"stone": 5, "reed": 2}})
    assert no(table, "place farm_redevelopment")[0] == "not_enough"


@clause("AG-119", "AG-125")
@pytest.mark.parametrize("space", ["house_redevelopment", "farm_redevelopment"])
def test_a_stone_house_cannot_be_renovated(space: str) -> None:
    rich = dict.fromkeys(("wood", "clay", "reed", "stone"), 9)
    assert no(at(mine={"goods": rich, "material": "stone"}), f"place {space}") == ("stone_house", "AG-119")


@clause("AG-122", "AG-120")
@pytest.mark.parametrize("have", [{"clay": 2, "reed": 1}, {"clay": 3}])
def test_all_rooms_are_renovated_or_none(have: dict[str, int]) -> None:
    table = at(mine={"goods": have, "rooms": ["a1", "b1", "c1"]})
    assert no(table, "place house_redevelopment")[0] == "not_enough"
