"""Village cards: roofs, stone balls, utensils (chapter 8.1 to 8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, happened, has, offered, play, points, usable

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table

FREE = {"groups": [["roof"] * 4, ["angler"] * 4, ["shepherd"] * 4]}
SETTLERS = {"settlers": [["angler", "angler"], [], ["axeman"], []], "goods": {"food": 9}}


def cook_all(table: Table, good: str) -> int:
    """Cooks as many tokens of a type as one action takes, and says how many."""
    before = has(table, good)
    play(table, "place cook large")
    while f"cook {good}" in offered(table):
        play(table, f"cook {good}")
    return before - has(table, good)


@clause("SB-93")
def test_a_roof_gives_nothing_immediately() -> None:
    table = at("card", card="roof")
    assert (board(table).village_roofs, goods(table)) == (1, {"knife": 2})
    assert "gained" not in happened(table)
    assert usable(table) != []


@clause("SB-94")
@pytest.mark.parametrize(("roofs", "worth"), [({"village_roofs": 3}, 6), ({"supply_roofs": 3}, 3)])
def test_a_roof_of_the_village_scores_two_points_and_one_of_the_supply_one(roofs: dict[str, int], worth: int) -> None:
    assert points(at("workers", mine=roofs), "cards") == worth


@clause("SB-94")
@pytest.mark.parametrize("roofs", [{"village_roofs": 2}, {"supply_roofs": 2}, {"village_roofs": 1, "supply_roofs": 1}])
def test_both_kinds_of_roofs_count_for_feeding(roofs: dict[str, int]) -> None:
    assert offered(at("round_end", mine={**SETTLERS, **roofs})) == ["feed 1", "feed 0"]


@clause("SB-94")
@pytest.mark.parametrize(("village", "supply", "lost"), [(4, 3, 0), (0, 7, 0), (7, 0, 0), (3, 3, 5)])
def test_both_kinds_of_roofs_count_for_the_objective(village: int, supply: int, lost: int) -> None:
    solo = {"objectives": ["roofs"], "tasks": [], "hand": []}
    table = at("workers", players=1, mine={"village_roofs": village, "supply_roofs": supply}, table=solo)
    assert points(table, "solo_cards") == -lost


@clause("SB-95")
@pytest.mark.parametrize("owned", [0, 1, 4, 7])
def test_a_stone_ball_gives_a_knife_for_every_stone_ball_owned(owned: int) -> None:
    table = at("card", card="stone_ball", mine={"stone_balls": owned, "goods": {}}, table=FREE)
    assert (board(table).stone_balls, goods(table)) == (owned + 1, {"knife": owned + 1})


@clause("SB-95")
def test_knives_for_a_stone_ball_must_be_gained() -> None:
    table = at("card", card="stone_ball", mine={"slider": 1, "goods": {"wood": 3}}, table=FREE)
    assert (has(table, "knife"), board(table).slider) == (1, 2)


@clause("SB-96")
def test_a_stone_ball_scores_two_points() -> None:
    assert points(at("workers", mine={"stone_balls": 3}), "cards") == 6


@clause("SB-97", "SB-110")
def test_no_knife_raises_the_number_of_stone_balls() -> None:
    table = at("card", card="stone_ball", mine={"stone_balls": 1, "goods": {"knife": 4}}, table=FREE)
    assert has(table, "knife") == 6
    assert usable(table) != []


@clause("SB-98")
@pytest.mark.parametrize("owned", [0, 3])
def test_utensils_give_one_hide(owned: int) -> None:
    table = at("card", card="utensils", mine={"utensils": owned, "goods": {}}, table=FREE)
    assert (board(table).utensils, goods(table)) == (owned + 1, {"hide": 1})


@clause("SB-99")
def test_utensils_raise_the_hearth_limit_in_the_same_turn() -> None:
    table = at("card", card="utensils", mine={"special": "build", "goods": {"shell": 6}})
    assert cook_all(table, "shell") == 5


@clause("SB-99")
@pytest.mark.parametrize(("utensils", "cooked"), [(0, 4), (1, 5), (2, 6), (4, 8)])
def test_each_utensils_card_raises_the_hearth_limit_by_one(utensils: int, cooked: int) -> None:
    mine = {"special": "build", "utensils": utensils, "goods": {"barley": 9}}
    assert cook_all(at("workers", mine=mine, table=FREE), "barley") == cooked


@clause("SB-100")
@pytest.mark.parametrize(("utensils", "midden"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_each_utensils_card_saves_one_midden_a_round(utensils: int, midden: int) -> None:
    table = at("round_end", mine={"slider": 4, "utensils": utensils})
    assert has(table, "midden") == midden


@clause("SB-101")
def test_utensils_score_two_points() -> None:
    assert points(at("workers", mine={"utensils": 3}, table=FREE), "cards") == 6
