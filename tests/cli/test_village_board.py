"""The drawing of La Villa: what lies on the table is there to be read, at any width."""

from __future__ import annotations

import pytest

from hogar.cli.boards import Sight, drawing_of
from hogar.games.village.table import Table
from hogar.kernel.rng import Rng
from hogar.kernel.view import View
from tests.cli.drawing import NAMES, drawn, line_with
from tests.cli.table import a_screen
from tests.village.builders import action, at, market, new_game, step_on

MINE = {
    "time": 7,
    "score": 3,
    "things": {"brown": 2, "plow": 1, "grain": 4, "coin": 1},
    "members": {"farm:1": 2, "office:1": 1, "level_2:2": 1, "bag:2": 1, "chronicle_crafts:1": 1},
    "markers": ["city_1"],
    "served": ["c09"],
}
THERE = {
    "areas": {"harvest:brown": 2, "harvest:plague": 1, "church:pink": 1},
    "stalls": ["c09", "c21", None],
    "queue": ["c11"],
    "start": 1,
    "next_start": 0,
}


@pytest.fixture(scope="module")
def mine() -> str:
    """A table in the middle of a round, drawn for Ana."""
    return drawn(at("turn", mine=MINE, table=THERE | {"stalls": ["c10", "c21", None]}), width=120)


def test_the_first_line_says_the_round_and_who_begins(mine: str) -> None:
    assert mine.startswith("Round 1 · Ana ")
    assert "start player Bea · next Ana · " in mine.splitlines()[0]


def test_the_cubes_lie_on_their_areas(mine: str) -> None:
    assert line_with(mine, "Grain harvest").split() == ["Grain", "harvest", "2", "brown", "1", "plague"]
    assert line_with(mine, "Church").startswith("Church           1 pink")
    assert line_with(mine, "Family").split() == ["Family", "—"]


def test_members_stand_where_they_are(mine: str) -> None:
    assert "wainwright — · stables — · office Ana 1 · smithy —" in line_with(mine, "Crafts")
    assert "level 1 — · level 2 Ana 2 · level 3 — · level 4 —" in line_with(mine, "Council")
    assert "black bag Ana 2" in mine


def test_cities_have_rewards_markers_and_roads(mine: str) -> None:
    assert "city 1 (3 points) — [markers: Ana] · city 2 (3 points) —" in mine
    assert "village-1: 2 brown · village-2: 2 pink · 1-2: 2 orange" in mine


def test_customers_are_shown_with_their_wishes_and_points(mine: str) -> None:
    assert line_with(mine, "Stalls").rstrip() == "Stalls           C10 plow+ox → 6 · C21 3 grain → 3 · —"
    assert line_with(mine, "Queue").rstrip() == "Queue            C11 scroll+grain → 3"


def test_the_dead_are_counted(mine: str) -> None:
    assert "council 0/2 — · crafts 1/2 Ana 1 · travel 0/2 —" in line_with(mine, "Chronicle")
    assert line_with(mine, "Graves").rstrip() == "Graves           0/3 —"


def test_the_farm_shows_its_clock_its_goods_and_its_family(mine: str) -> None:
    assert "[7]" in line_with(mine, "Time ")
    assert line_with(mine, "Farm").rstrip() == "Farm             brown 2  plow 1  grain 4  coin 1"
    family = line_with(mine, "Family           at home")
    assert "at home 1 1 · on the board 1 2 · black bag 2 · not born yet 2 3 3 4 4" in family
    assert "customers 1 (6 points) · cities 1 · in the chronicle 1" in mine


def test_deaths_that_wait_are_announced() -> None:
    table = at("turn", mine={"due": 1})
    assert "a death waits" in drawn(table)


def notes(table: Table) -> dict[str, str]:
    """What the drawing adds to each legal move."""
    decision = table.decision()
    assert decision is not None
    sight = Sight(View(table, 0).masked, 0, a_screen("en", NAMES[:2], 100, "village").words, 100)
    return {move.text: drawing_of("village").note(sight, move) for move in decision.legal()}


def test_customers_journeys_and_crafts_have_notes() -> None:
    sold = notes(market(["c09"], mine={"things": {"horse": 1, "plow": 1}}))
    assert sold == {"serve c09": "horse+plow → 6", "pass": ""}
    things = {"wagon": 1, "brown": 2, "pink": 2}
    travels = notes(action("travel", mine={"things": things, "members": {"farm:1": 1}, "markers": ["city_2"]}))
    assert travels["travel farm 1 city_1"] == "2 brown, 2 time → 3 points"
    assert travels["travel farm 1 city_2"] == "2 pink, 2 time; no reward again"
    crafts = notes(action("crafts", mine={"things": {"pink": 1, "grain": 3}, "members": {"farm:1": 1, "stables:1": 1}}))
    assert (crafts["buy scroll"], crafts["buy ox"]) == ("pink", "3 grain")
    assert (crafts["train office 1"], crafts["make horse"]) == ("2 time", "3 time")
    assert (
        notes(action("council", mine={"things": {"scroll": 1}, "members": {"level_3:1": 1}}))["promote 3 1"] == "3 time"
    )


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_match_is_drawn_within_its_width(players: int, language: str) -> None:
    table, rng = new_game(players), Rng(players)
    count = 0
    while not table.over():
        step_on(table, rng)
        count += 1
        if count % 30 == 0:
            width = (60, 80, 120)[count // 30 % 3]
            assert max(len(line) for line in drawn(table, width, language, seat=count % players).splitlines()) <= width
