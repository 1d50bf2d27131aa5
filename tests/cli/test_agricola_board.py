"""The drawing of Agricola: what lies on the table is there to be read, at any width."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.cli.boards import Sight, drawing_of
from hogar.games.agricola.table import Table
from hogar.kernel.rng import Rng
from hogar.kernel.view import View
from tests.agricola.builders import at, new_game, play, step_on
from tests.cli.drawing import NAMES, drawn, line_with
from tests.cli.table import a_screen

WELL = {"good": "food", "amount": 1, "source": 4}
MINE = {
    "goods": {"wood": 3, "food": 5, "sheep": 4, "boar": 1, "cattle": 1},
    "rooms": ["a1", "b1", "c1"],
    "fields": ["a2", "b2"],
    "grain": {"a2": 3},
    "vegetables": {"b2": 1},
    "stables": ["a5", "c3"],
    "pastures": [["a4", "b4"], ["a5", "b5"]],
    "majors": ["fireplace_2", "well"],
    "promises": [{**WELL, "round": 8}, {**WELL, "round": 9}],
    "people": 3,
}
THERE = {"piles": {"forest": 3, "sheep_market": 1}}
OTHERS = {"2": {"persons": ["clay_pit"], "home": 1, "material": "clay", "begging": 2}}


def a_table() -> Table:
    """A table in the middle of round 7."""
    return at(round=7, mine=MINE, table=THERE, others=OTHERS)


@pytest.fixture(scope="module")
def mine() -> str:
    """That table, drawn for Ana."""
    return drawn(a_table(), width=110)


def test_the_first_line_says_the_round_the_harvest_and_who_begins(mine: str) -> None:
    first = mine.splitlines()[0]
    assert first.startswith("Round 7/14, stage 2 · harvest after this round · Ana ")
    assert first.endswith("start player Ana")
    assert "harvest after round 9" in drawn(at(round=8)).splitlines()[0]


def test_spaces_show_what_lies_there_and_who_stands_there(mine: str) -> None:
    assert "Forest  3 wood" in mine
    assert "Clay Pit  — [Bea]" in mine
    assert "Day Laborer  2 food" in mine
    assert "4. Sheep Market  1 sheep" in mine


def test_round_cards_to_come_stand_with_their_stages(mine: str) -> None:
    coming = line_with(mine, "To come")
    assert "stage 3: Vegetable Seeds, Pig Market · stage 4: Cattle Market, Eastern Quarry" in coming
    assert "stage 2" not in coming


def test_majors_on_display_have_their_costs_and_points(mine: str) -> None:
    assert line_with(mine, "Majors").startswith("Majors           Fireplace 3 clay 1★ · Cooking Hearth 4 clay 1★")
    assert "Well 1 wood" not in mine


def test_the_farmyard_has_rooms_crops_animals_and_fences(mine: str) -> None:
    assert line_with(mine, "  ·").rstrip().endswith("┏━━━━━━━━━━━━┳━━━━━━━━━━━━┓")
    row = line_with(mine, "a  wooden room")
    assert row.split() == ["a", "wooden", "room", "field", "·", "┃", "┃", "stable", "┃"]
    below = mine.splitlines()[mine.splitlines().index(row) + 1]
    assert below.split() == ["3×grain", "┃", "1×boar", "┃", "4×sheep", "┃"]
    assert "1×cattle" in mine


def test_an_empty_pasture_says_how_many_it_holds() -> None:
    assert "room for 8" in drawn(at(mine={"pastures": [["a4", "a5"]], "stables": ["a5"]}))


def test_facts_stand_below_the_yard_or_beside_it(mine: str) -> None:
    assert line_with(mine, "Supply").rstrip() == "Supply           3 wood · 4 sheep · 1 wild boar · 1 cattle · 5 food"
    assert line_with(mine, "Family").rstrip() == "Family           3 people · 2 to place · harvest: 6 food"
    assert line_with(mine, "Left to build").rstrip() == "Left to build    5 fences · 2 stables"
    assert line_with(mine, "Improvements").rstrip() == "Improvements     Fireplace · Well"
    assert line_with(mine, "Promised").rstrip() == "Promised         8: 1 food · 9: 1 food"
    wide = drawn(a_table(), width=140)
    assert any(line.startswith("a  wooden room") and "Family" in line for line in wide.splitlines())


def test_the_others_are_shown_in_brief(mine: str) -> None:
    assert line_with(mine, "Farm   ").rstrip() == "Farm             2 clay rooms"
    assert "2 begging tokens" in mine


def notes(table: Table) -> dict[str, str]:
    """What the drawing adds to each legal move."""
    decision = table.decision()
    assert decision is not None
    sight = Sight(View(table, 0).masked, 0, a_screen("en", NAMES[:2], 100, "agricola").words, 100)
    return {move.text: drawing_of("agricola").note(sight, move) for move in decision.legal()}


def test_spaces_costs_and_conversions_have_notes() -> None:
    placed = notes(a_table())
    assert (placed["place forest"], placed["place day_laborer"]) == ("3 wood", "2 food")
    assert (placed["cook sheep"], placed["place fencing"]) == ("1 sheep → 2 food", "")
    rich = {"goods": {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "grain": 9}, "majors": ["clay_oven", "fireplace_2"]}
    majors = notes(at("space", mine=rich, space="major_improvement_space"))
    assert majors["build stone_oven"] == "1 clay+3 stone"
    farm = at("space", mine=rich, space="farm_expansion")
    assert notes(play(farm, "do build_rooms"))["room a1"] == "5 wood+2 reed"
    bread = at("space", mine=rich, space="grain_utilization")
    baked = notes(bread if "bake 1" in notes(bread) else play(bread, "do bake_bread"))
    assert (baked["bake 1"], baked["bake 3"]) == ("5 food", "9 food")


def test_a_stable_of_the_side_job_has_its_own_price() -> None:
    wood = {"goods": {"wood": 9}}
    assert notes(at("space", mine=wood, space="farm_expansion"))["stable a2"] == "2 wood"
    side = at("space", mine=wood, space="side_job")
    assert notes(side)["stable a2"] == "1 wood"


def test_cells_of_a_pasture_say_how_many_fences_it_takes() -> None:
    table = at("space", mine={"goods": {"wood": 9}}, space="fencing")
    assert notes(table)["fence a5"] == "4 fences"
    assert notes(play(table, "fence a5"))["fence a4"] == "6 fences"


def test_workshops_say_what_they_bring() -> None:
    feeding = at("harvest", mine={"goods": {"reed": 1}, "majors": ["basketmakers_workshop"]})
    assert notes(feeding)["craft basketmakers_workshop"] == "1 reed → 3 food"


CARDS = {
    "goods": {"sheep": 3},
    "hand_minors": ["a009", "a010", "a039"],
    "hand_occupations": ["a116"],
    "played": ["b012", "b068", "a019"],
    "material": "clay",
    "stock": {"b068": {"vegetable": 1}},
    "promises": [{**WELL, "round": 8}, {"round": 9, "source": 28, "amount": 1, "good": None}],
}


def with_cards(moment: str = "turn", **more: Any) -> Table:
    """A game with hand cards."""
    hidden = {"2": {"hand_minors": ["b002", "b008"]}}
    return at(moment, round=7, mine=CARDS, others=hidden, options={"variant": "cards"}, **more)


def test_hands_say_what_is_missing_for_each_card() -> None:
    shown = drawn(with_cards(), width=140)
    assert "Young Animal Market ✓" in shown
    assert "Wooden Shed ✗ a wood house" in shown
    assert "Chapel ✗ 2 occupations" in shown
    assert "2 cards in hand" in shown
    assert "Mini Pasture" not in shown


def test_cards_in_play_say_what_lies_and_lives_on_them() -> None:
    shown = drawn(with_cards(), width=140)
    assert "[3 sheep]" in shown
    assert "Beanfield [1 vegetable]" in shown
    assert "9: Handplow" in shown


def test_a_card_to_play_has_its_cost_and_its_text() -> None:
    told = notes(with_cards("space", space="lessons", table={"start": 0}))
    assert told["play a116"].startswith("Each time")


def test_a_card_to_draft_has_them_too_and_one_to_use_its_text() -> None:
    table, rng = new_game(2, variant="cards", draft=7, start_player=1), Rng(1)
    while not (notes(table) if table.decision().seat == 0 else {}):  # type: ignore[union-attr]
        step_on(table, rng)
    assert all(len(text) > 20 for text in notes(table).values())


def test_plain_screens_get_plain_lines() -> None:
    words = a_screen("en", NAMES[:2], 100, "agricola").words
    sight = Sight(View(a_table(), 0).masked, 0, words, 100, plain=True)
    drawing = drawing_of("agricola")
    screen = a_screen("en", NAMES[:2], 100, "agricola")
    screen.show(drawing.table(sight))
    assert screen.console.file.getvalue().isascii()  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("variant", ["family", "cards"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_match_is_drawn_within_its_width(players: int, variant: str, language: str) -> None:
    table, rng = new_game(players, variant=variant), Rng(players)
    count = 0
    while not table.over():
        step_on(table, rng)
        count += 1
        if count % 30 == 0:
            width = (60, 80, 120)[count // 30 % 3]
            assert max(len(line) for line in drawn(table, width, language, seat=count % players).splitlines()) <= width
