"""Chapters 19.3 and 19.4: the solo game and the series of solo games."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.agricola.game import AGRICOLA
from hogar.games.agricola.table import Table
from hogar.kernel.errors import Invalid
from hogar.kernel.message import Message
from tests.agricola.builders import (
    after_setup,
    asks,
    at,
    board,
    chance,
    goods,
    has,
    new_game,
    no,
    offered,
    pile,
    play,
    spaces,
    walk,
)
from tests.clauses import clause


def ended(points: int, **options: Any) -> Table:
    """The end of a solo game with so many points, which begging tokens and people make up."""
    for begging in range(20):
        for food in range(12):
            land = {"begging": begging, "goods": {"grain": food, "vegetable": 9, "wood": 7, "clay": 7, "reed": 5}}
            rich = {**land, "people": 5, "material": "stone", "rooms": ["a1", "b1", "c1", "b2", "c2"]}
            more = {
                **rich,
                "majors": ["joinery", "pottery", "basketmakers_workshop", "well", "stone_oven", "clay_oven"],
            }
            farm = {**more, "fields": ["c3", "c4", "c5", "b5", "b4"], "pastures": [["a2"], ["a3"], ["a4"], ["a5"]]}
            table = at("end", players=1, mine=farm, options=options)
            if table.scores()[0].total == points:
                return table
    raise AssertionError(points)


@clause("AG-324", "AG-401", "AG-23")
def test_a_solo_game_has_the_spaces_of_two_players() -> None:
    assert spaces(after_setup(1))[:-1] == spaces(after_setup(2))[:-1]


@clause("AG-325", "AG-27")
def test_a_solo_player_begins_without_food() -> None:
    assert goods(after_setup(1)) == {}


@clause("AG-326")
@pytest.mark.parametrize(("people", "newborns", "need"), [(2, 0, 6), (3, 1, 7), (3, 0, 9)])
def test_adults_eat_three_in_a_solo_game(people: int, newborns: int, need: int) -> None:
    mine = {"goods": {"food": 20}, "people": people, "newborns": newborns}
    assert has(at("harvest", round=4, players=1, mine=mine), "food") == 20 - need


@clause("AG-327")
def test_the_forest_grows_slower_in_a_solo_game() -> None:
    table = chance(at("round", round=1, players=1, table={"piles": {"forest": 2}}), "turn_up fencing")
    assert pile(table, "forest") == 4


@clause("AG-330", "AG-20")
def test_a_solo_player_may_choose_the_round_cards_inside_their_stages() -> None:
    table = new_game(1, order_round_cards=True)
    stage = ["major_improvement_space", "fencing", "grain_utilization", "sheep_market"]
    assert offered(table, "order") == [f"order {card}" for card in stage]
    assert no(table, "order western_quarry") == ("other_stage", "AG-330")
    play(table, "order sheep_market")
    assert (table.round, pile(table, "sheep_market")) == (1, 1)


@clause("AG-330")
def test_only_a_solo_player_chooses_them() -> None:
    with pytest.raises(Invalid, match="option_players"):
        new_game(2, order_round_cards=True)


@clause("AG-333", "AG-55")
def test_a_solo_player_places_all_persons_one_after_the_other() -> None:
    table = at(players=1, round=1)
    play(table, "place day_laborer")
    assert (asks(table), board(table).home) == (1, 1)


@clause("AG-335")
def test_a_solo_game_has_a_result_and_no_winner() -> None:
    table = after_setup(1)
    for _ in walk(table):
        assert table.over() or table.verdict() is None
    assert table.verdict() == Message("verdict.solo", {"points": table.scores()[0].total})


# The series.


@clause("AG-336", "AG-337")
def test_the_goals_of_the_series() -> None:
    figures = after_setup(1).figures
    assert [figures.goal_of(game) for game in range(1, 12)] == [50, 55, 59, 62, 64, 65, 66, 67, 68, 69, 70]


@clause("AG-337", "AG-338", "AG-341")
@pytest.mark.parametrize(
    ("points", "game", "verdict"),
    [
        (50, 1, Message("verdict.goal_reached", {"points": 50, "goal": 50, "next": 2, "food": 0})),
        (53, 1, Message("verdict.goal_reached", {"points": 53, "goal": 50, "next": 2, "food": 1})),
        (54, 1, Message("verdict.goal_reached", {"points": 54, "goal": 50, "next": 2, "food": 2})),
        (49, 1, Message("verdict.goal_missed", {"points": 49, "goal": 50, "game": 1})),
        (54, 2, Message("verdict.goal_missed", {"points": 54, "goal": 55, "game": 2})),
    ],
)
def test_the_verdict_of_a_game_of_the_series(points: int, game: int, verdict: Message) -> None:
    assert ended(points, campaign=game).verdict() == verdict


@clause("AG-341")
def test_points_above_the_goal_are_food_in_the_next_game() -> None:
    assert goods(after_setup(1, campaign=2, campaign_food=3)) == {"food": 3}


@clause("AG-341")
@pytest.mark.parametrize("game", [0, 1])
def test_the_first_game_of_a_series_begins_with_nothing(game: int) -> None:
    with pytest.raises(Invalid, match="campaign_food"):
        new_game(1, campaign=game, campaign_food=1)


@clause("AG-337")
def test_only_a_solo_player_plays_a_series() -> None:
    with pytest.raises(Invalid, match="option_players"):
        new_game(2, campaign=1)


@clause("AG-336", "AG-362")
def test_the_figures_of_the_series_carry_their_confidence() -> None:
    sources = AGRICOLA.sources()
    assert [sources[field].confidence.id for field in ("goals", "goal_step", "points_for_food")] == [
        "confidence.medium"
    ] * 3
