"""The drawing of Caverna: what lies on the table is there to be read, at any width."""

from __future__ import annotations

import pytest

from hogar.cli.boards import Sight, drawing_of
from hogar.games.caverna.moves import BUY, COOK, FURNISH, PASS, PLACE, TAKE_LOOT
from hogar.games.caverna.table import Table
from hogar.games.caverna.words import BREAKFAST_ROOM, COOK_DONKEYS, DOG_SCHOOL, LOGGING, LOOT_LARGE_PASTURE, VEGETABLE
from hogar.kernel.rng import Rng
from hogar.kernel.view import View
from tests.caverna.builders import at, new_game, step_on
from tests.cli import drawing
from tests.cli.drawing import drawn, line_with
from tests.cli.table import a_screen

FAMILIES = ("Ana", "Bea", "Carl", "Dora", "Eva", "Fer", "Gil")
MINE = {
    "goods": {"wood": 3, "food": 5, "sheep": 4, "donkey": 1, "dog": 1},
    "meadows": ["f43"],
    "fields": ["f42", "f53"],
    "grain": {"f42": 3},
    "small_pastures": ["f33"],
    "stables": ["f33", "f11"],
    "tunnels": ["m22"],
    "ore_mines": ["m32"],
    "deep_tunnels": ["m33"],
    "furnished": ["working_cave:m31", "dwelling:m21", "wood_supplier:m11"],
    "deliveries": [{"tile": "wood_supplier", "rounds": 4}],
    "home": [0, 5],
    "placed": ["logging"],
    "weapons": [3],
    "begging": 2,
}
OTHERS = {"2": {"furnished": ["miner:m31"], "tunnels": ["m21", "m22"], "home": [0, 0]}}
THERE = {"piles": {"ruby_mining": {"ruby": 2}}, "markers": ["green_leaf", "red_question", "red_question"]}


@pytest.fixture(autouse=True)
def families(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven people may sit at this table."""
    monkeypatch.setattr(drawing, "NAMES", FAMILIES)


def a_table() -> Table:
    """A table in the middle of round 8."""
    return at(round=8, mine=MINE, others=OTHERS, table=THERE)


def mine(width: int = 110, language: str = "en") -> str:
    """That table, drawn for Ana."""
    return drawn(a_table(), width, language)


def note(move: object, table: Table | None = None) -> str:
    """What Ana is told of a move beside its words."""
    seen = View(table or a_table(), 0).masked
    sight = Sight(seen, 0, a_screen("en", FAMILIES[:2], 80, "caverna").words, 80)
    return drawing_of("caverna").note(sight, move)  # type: ignore[arg-type]


def test_the_first_line_says_the_round_the_points_and_who_begins() -> None:
    assert mine().startswith("Round 8/12 · Ana ")
    assert mine().splitlines()[0].endswith("start player Ana")


def test_the_harvests_are_told_as_far_as_they_are_known() -> None:
    assert line_with(mine(), "Harvests").split(" ", 1)[1].strip() == "8 1 food each · 10 ? · 11 ? · 12 ?"
    early = line_with(drawn(at(round=3)), "Harvests")
    assert early.split(" ", 1)[1].strip().startswith("3 normal · 4 1 food each · 5 normal · 6 ?")
    alone = line_with(drawn(at(round=7, players=1)), "Harvests")
    assert "8 normal" in alone


def test_red_markers_come_in_their_order() -> None:
    third = at(round=9, players=3, table={"markers": ["red_question", "red_question", "green_leaf", "red_question"]})
    assert "9 one phase less" in line_with(drawn(third), "Harvests")
    first = at(round=6, players=3, table={"markers": ["red_question"]})
    assert "6 none" in line_with(drawn(first), "Harvests")


def test_spaces_show_what_lies_there_and_who_stands_there() -> None:
    assert "Ruby mining  2 ruby" in mine()
    assert "Logging [Ana]" in mine()


def test_the_home_board_shows_its_cells_from_forest_to_mountain() -> None:
    row = line_with(mine(), "f41").split("┃")
    assert row[0].split() == ["f41", "·", "f42", "field", "f43", "meadow"]
    assert row[1].split() == ["m41", "dwelling", "m42", "·", "m43", "·"]
    below = mine().splitlines()[mine().splitlines().index(line_with(mine(), "f41")) + 1]
    assert below.split("┃")[0].split()[:2] == ["3", "grain"]


def test_tiles_have_their_names_in_two_lines_and_say_what_they_do() -> None:
    assert "m31 Working" in mine()
    assert "cave" in mine()
    assert "Dwelling  Room for 1 dwarf." in mine()
    assert "Wood supplier [4 more rounds]  1 wood" in mine()


def test_animals_stand_where_they_live() -> None:
    lines = mine().splitlines()
    row = lines[lines.index(line_with(mine(), "f31")) + 1]
    assert "stable 4 sheep" in row
    assert "1 donkey" in row


def test_preserves_and_springs_show_what_they_hold() -> None:
    lines = mine().splitlines()
    assert "+1 boar" in lines[lines.index(line_with(mine(), "f11")) + 1]
    assert "+2 food" in lines[lines.index(line_with(mine(), "f11")) + 1]


def test_what_lies_over_the_edge_is_told_apart() -> None:
    assert line_with(mine(), "Over the edge").split() == ["Over", "the", "edge", "f53", "field"]


def test_dwarfs_are_told_by_their_weapons() -> None:
    told = line_with(mine(), "Dwarfs")
    assert "at home · 5 · at work 3 · room for 3 · a harvest takes food 6 · stables left 1" in told
    assert "2 begging markers" in mine()


def test_the_others_are_shown_in_brief() -> None:
    theirs = mine().split("── Bea ")[1]
    assert line_with(theirs, "Built").split() == ["Built", "cavern", "1", "·", "tunnel", "2"]
    assert line_with(theirs, "Tiles").split() == ["Tiles", "Miner"]


def test_a_newborn_is_told() -> None:
    table = at("space", space="family_life", mine={"furnished": ["dwelling"], "home": [0, 0]}, round=8)
    assert "1 newborn" in drawn(table, 110)


def test_notes_say_what_the_words_of_a_move_leave_open() -> None:
    assert note(PLACE.move(LOGGING), at(table={"piles": {"logging": {"wood": 4}}})) == "4 wood"
    assert note(FURNISH.move(BREAKFAST_ROOM)) == "1 wood: Up to 3 cattle may live here."
    assert note(FURNISH.move(DOG_SCHOOL)).startswith("free: ")
    assert note(BUY.move(VEGETABLE)) == "2 gold"
    assert note(TAKE_LOOT.move(LOOT_LARGE_PASTURE)) == "2 wood"
    assert note(COOK.move(COOK_DONKEYS)) == "3 food"
    assert note(PASS.move()) == ""


def test_smaller_drawings_name_the_spaces_that_are_worth_it() -> None:
    assert line_with(mine(), "Goods lie on").split() == ["Goods", "lie", "on", "Ruby", "mining", "2", "ruby"]


def test_the_setup_is_drawn_too() -> None:
    assert drawn(new_game(3)).startswith("Setup · Ana ")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("players", [1, 2, 4, 7])
def test_every_position_of_a_match_is_drawn_within_its_width(players: int, language: str) -> None:
    table, rng = new_game(players), Rng(players)
    count = 0
    while not table.over():
        step_on(table, rng)
        count += 1
        if count % 60 == 0:
            width = (60, 80, 120)[count // 60 % 3]
            said = drawn(table, width, language, seat=count % players)
            assert max(len(line) for line in said.splitlines()) <= width
