from __future__ import annotations

import pytest

from hogar.kernel.errors import Invalid
from hogar.lab.simulate import Outcome, Plan, Tally, quantile, simulate, summary, tally


def plan(players: int, *bots: str, games: int = 6, seed: int = 1) -> Plan:
    return Plan("skara_brae", players, games, bots, seed)


def played(one: Plan, jobs: int = 1) -> list[Outcome]:
    found = [outcome for batch in simulate(one, jobs) for outcome in batch]
    return sorted(found, key=lambda outcome: outcome.number)


def outcome(bots: list[str], scores: list[int], ranking: list[int], verdict: str = "") -> Outcome:
    return Outcome(0, bots, scores, ranking, verdict)


# Who sits where.


def test_two_bots_change_seats_from_game_to_game() -> None:
    assert [plan(2, "a", "b").seats(number) for number in range(3)] == [["a", "b"], ["b", "a"], ["a", "b"]]


def test_fewer_bots_than_seats_are_repeated_in_turn() -> None:
    assert plan(3, "a", "b").seats(0) == ["a", "b", "a"]
    assert plan(4, "a").seats(5) == ["a", "a", "a", "a"]


@pytest.mark.parametrize(("players", "bots"), [(2, "ab"), (3, "ab"), (4, "ab"), (3, "abc"), (2, "abc"), (1, "ab")])
def test_every_bot_sits_in_every_seat_equally_often(players: int, bots: str) -> None:
    one = plan(players, *bots)
    line = max(players, len(bots))
    for seat in range(players):
        there = [one.seats(number)[seat] for number in range(line)]
        line_up = [bots[place % len(bots)] for place in range(line)]
        assert sorted(there) == sorted(line_up)


# Results.


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    one = plan(3, "random", games=20)
    assert played(one, jobs=1) == played(one, jobs=2)


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first = [outcome.scores for outcome in played(plan(2, "random", seed=3))]
    assert [outcome.scores for outcome in played(plan(2, "random", seed=3))] == first
    assert [outcome.scores for outcome in played(plan(2, "random", seed=4))] != first


def test_a_game_does_not_depend_on_how_many_follow() -> None:
    assert played(plan(2, "random", games=2)) == played(plan(2, "random", games=5))[:2]


def test_a_solo_game_says_how_it_went() -> None:
    (one,) = played(plan(1, "random", games=1))
    assert one.verdict in ("verdict.loss", "verdict.win", "verdict.excellent")


def test_an_unknown_bot_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Invalid) as refused:
        list(simulate(plan(2, "random", "gready")))
    assert refused.value.message.values["got"] == "gready"


def test_a_number_of_players_that_the_game_is_not_for_is_refused() -> None:
    with pytest.raises(Invalid, match=r"invalid\.players"):
        list(simulate(plan(5, "random")))


# Adding up.


def test_the_first_place_wins() -> None:
    total = Tally()
    total.add(outcome(["a", "b"], [7, 9], [2, 1]))
    assert total.wins == {"b": 1.0}


def test_a_shared_first_place_shares_the_win() -> None:
    total = Tally()
    total.add(outcome(["a", "b", "b"], [9, 9, 3], [1, 1, 3]))
    assert total.wins == {"a": 0.5, "b": 0.5}


def test_two_seats_of_one_bot_that_share_the_first_place_win_once() -> None:
    total = Tally()
    total.add(outcome(["a", "a", "b"], [9, 9, 3], [1, 1, 3]))
    assert total.wins == {"a": 1.0}


def test_bots_without_a_win_and_bots_without_a_game_are_listed_too() -> None:
    found = tally(plan(2, "a", "b", "c"), [outcome(["a", "b"], [5, 4], [1, 2])]).to_json()
    assert found["wins"] == {"a": 1.0, "b": 0.0, "c": 0.0}
    assert found["scores"]["c"] == {}


def test_scores_are_summed_up_by_bot() -> None:
    total = Tally()
    total.add(outcome(["a", "b"], [10, 4], [1, 2]))
    total.add(outcome(["b", "a"], [6, 20], [2, 1]))
    assert total.scores == {"a": [10, 20], "b": [4, 6]}


def test_a_summary_has_mean_spread_ends_and_quantiles() -> None:
    assert summary([1, 2, 3, 4, 5]) == {
        "mean": 3.0,
        "sd": 1.5811,
        "min": 1,
        "max": 5,
        "quantiles": {"5": 1.2, "25": 2.0, "50": 3.0, "75": 4.0, "95": 4.8},
    }


def test_a_summary_of_one_score_has_no_spread() -> None:
    assert summary([7]) == {
        "mean": 7.0,
        "sd": 0.0,
        "min": 7,
        "max": 7,
        "quantiles": {"5": 7.0, "25": 7.0, "50": 7.0, "75": 7.0, "95": 7.0},
    }


def test_a_quantile_lies_between_two_scores_in_proportion() -> None:
    assert quantile([10, 0], 25) == 2.5
