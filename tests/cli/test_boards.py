"""The drawings: they say what lies on the table, fit the width, and work for every position."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from hogar.cli.boards import drawing_of
from hogar.cli.boards.generic import TextDrawing
from hogar.games.skara_brae.game import SKARA_BRAE
from hogar.kernel.rng import Rng
from tests.cli.drawing import drawn, line_with
from tests.cli.table import a_screen
from tests.skara_brae.builders import at, new_game, step_on
from tools import picture

MINE = {
    "goods": {"stone": 2, "wool": 1, "knife": 1, "food": 3, "midden": 2},
    "slider": 4,
    "furnish": 3,
    "trade": 2,
    "special": "explore",
    "flipped": ["cook", "shore"],
    "settlers": [["angler", "fisherman_wood"], [], ["hunter"], []],
    "village_roofs": 1,
    "stone_balls": 2,
    "large_workers": 1,
}


@pytest.fixture(scope="module")
def mine() -> str:
    """A table in the second round, drawn for Ana."""
    return drawn(at("workers", mine=MINE, table={"round": 2}))


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the pictures, drawn anew."""
    folder = tmp_path_factory.mktemp("docs") / "images"
    picture.main(folder)
    return folder


def test_the_first_line_says_where_the_game_is(mine: str) -> None:
    assert mine.startswith("Round 2/4, turn 1/3 · Ana ")


def test_the_storage_shows_tokens_spaces_and_windows(mine: str) -> None:
    assert line_with(mine, "Storage").rstrip() == "Storage 9/12 ■■■■■■■■■···┃ midden +3 a round, −0 points"


def test_goods_are_shown_with_their_counts(mine: str) -> None:
    assert line_with(mine, "wool").rstrip() == "wool 1  stone 2  knife 1  food 3  midden 2"


def test_markers_stand_in_brackets_on_their_tracks(mine: str) -> None:
    assert "[3]" not in line_with(mine, "Furnish cost")
    assert line_with(mine, "Furnish cost").split() == ["Furnish", "cost", "·", "1", "2", "[2]", "2", "3", "3"]
    assert line_with(mine, "a set ").split() == ["a", "set", "0", "2", "4", "[6]", "2", "4", "6"]
    assert line_with(mine, "Trade cost").split() == ["Trade", "cost", "·", "2", "[3]", "4", "4", "5", "5", "6"]
    assert line_with(mine, "points").split() == ["points", "0", "1", "[3]", "5", "8", "11", "15", "20"]
    assert line_with(mine, "midden").split() == ["midden", "0", "0", "1", "2", "[3]", "3", "4", "4", "5", "6", "7"]


def test_flipped_tiles_have_a_star_and_others_their_cost(mine: str) -> None:
    assert "★ Cook" in mine
    assert "★ Shore" in mine
    assert "↻ stone+wood" in mine


def test_settlers_are_shown_with_the_newest_effect(mine: str) -> None:
    line = line_with(mine, "Shore         ")
    assert line.split("icons")[0].split() == ["Shore", "3"]
    assert line.rstrip().endswith("Fisherman (1 seaweed → 2 wood), Angler")


def test_other_cards_food_and_workers_are_counted(mine: str) -> None:
    assert "Roofs 1+0 · Stone balls 2 · Hearth 6 · Food needed 2 · Workers ready ●" in mine


def test_the_others_are_shown_in_brief(mine: str) -> None:
    assert "── Bea " in mine


def test_a_worker_stands_on_its_tile() -> None:
    table = at("workers", mine=MINE | {"large_on": ["craft"], "large_ready": 0})
    assert "Craft" in drawn(table)


def test_the_turn_order_shows_its_three_stacks_from_the_top() -> None:
    table = at("turn", table={"left": ["2", "neutral", "1"], "passed": [], "done": [], "turn": 1})
    assert "Turn order  waiting Ana › neutral › Bea  passed —  done —" in drawn(table)


def test_the_village_shows_the_cards_of_all_turns_to_come() -> None:
    table = at("turn", table={"turn": 2})
    said = drawn(table, width=120)
    assert "Turn 1" not in said.split("── Ana")[0].split("Village")[1]
    for card in [card for group in table.groups[1:] for card in group if card >= 0]:
        name = a_screen().words.say(f"card.{SKARA_BRAE.verbs['draw'].parameters[0].text(card)}").split(" (")[0]
        assert name in said


def test_a_solo_table_shows_objectives_and_tasks() -> None:
    table = at("workers", players=1, table={"objectives": ["food"], "tasks": ["cow_cook"]})
    said = drawn(table)
    assert "Objective ✗ 7 food after the last feeding" in said
    assert "Tasks 1 cow → Cook" in said
    assert "Turn order" not in said


def test_an_objective_that_is_met_is_marked() -> None:
    goods = {"food": 8}
    assert "Objective ✓ 7 food" in drawn(
        at("workers", players=1, mine={"goods": goods}, table={"objectives": ["food"]})
    )


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_match_is_drawn_within_its_width(players: int, language: str) -> None:
    table, rng = new_game(players), Rng(players)
    count = 0
    while not table.over():
        step_on(table, rng)
        count += 1
        if count % 20 == 0:
            width = (60, 80, 120)[count // 20 % 3]
            assert max(len(line) for line in drawn(table, width, language, seat=count % players).splitlines()) <= width


def test_what_lies_hidden_before_another_is_not_drawn() -> None:
    table, rng = new_game(2), Rng(3)
    while len(table.lanes) == 1:
        step_on(table, rng)
    other = table.clone()
    other.boards[1].dealt, other.undealt = other.undealt & -other.undealt, other.boards[1].dealt
    assert other.key() != table.key()
    assert drawn(table, seat=0) == drawn(other, seat=0)


@pytest.mark.parametrize("players", [1, 3])
def test_a_game_without_a_drawing_is_shown_as_text(players: int) -> None:
    table, rng = new_game(players), Rng(players)
    while not table.over():
        step_on(table, rng)
    said = drawn(table, drawing=TextDrawing())
    assert "round: 4" in said
    assert "slider: " in said
    assert "Ana" in said
    assert isinstance(drawing_of("some_game"), TextDrawing)


@pytest.mark.parametrize(("game", "said"), [("skara_brae", "Place a small worker on"), ("village", "black bag")])
def test_the_pictures_of_the_docs_can_be_drawn(pictures: Path, game: str, said: str) -> None:
    drawing = ElementTree.parse(pictures / f"{game}.svg")
    shown = "".join(drawing.getroot().itertext()).replace("\xa0", " ")
    assert "Ana: " in shown
    assert said in shown
