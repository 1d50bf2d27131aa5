from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hogar.bots.levels import LEVELS
from hogar.kernel.errors import Invalid
from hogar.lab import cluster
from hogar.lab.plot import picture, ticks
from hogar.lab.ratings import duels_of, rated_once, ratings
from hogar.lab.simulate import Outcome
from hogar.lab.tournament import Book, Plan, check, game_of, histogram, play, report


def plan(*bots: str, players: int = 2, games: int = 2, seed: int = 1) -> Plan:
    return Plan("skara_brae", players, bots, games, seed)


def outcome(number: int, bots: list[str], scores: list[int]) -> Outcome:
    ranking = [1 + len([other for other in scores if other > score]) for score in scores]
    return Outcome(number, bots, scores, ranking, "")


# Who plays against whom.


def test_every_two_bots_meet_at_a_table_of_their_own() -> None:
    assert plan("a", "b", "c").tables() == [("a", "b"), ("a", "c"), ("b", "c")]
    assert plan("a", "b", "c", games=4).count() == 12


def test_with_fewer_bots_than_seats_they_are_repeated() -> None:
    assert plan("a", "b", players=3).tables() == [("a", "b", "a")]


def test_alone_everybody_plays_the_same_games() -> None:
    alone = plan("a", "b", players=1)
    assert [alone.seats(number) for number in range(2)] == [["a"], ["b"]]
    assert alone.chance(0) == alone.chance(1) != alone.chance(2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_chance_is_played_once_from_every_seat(players: int) -> None:
    bots = "abcd"[:players]
    one = plan(*bots, players=players, games=2 * players)
    first = range(players)
    assert {one.chance(number) for number in first} == {one.chance(0)}
    assert one.chance(players) != one.chance(0)
    for seat in range(players):
        assert sorted(one.seats(number)[seat] for number in first) == list(bots)


def test_a_bot_named_twice_is_refused() -> None:
    with pytest.raises(Invalid, match=r"invalid\.bot_twice"):
        check(plan("random", "random"))


# Going on.


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unhurried = replace(LEVELS["beginner"], seconds=math.inf)  # else a busy machine changes what it plays
    monkeypatch.setitem(LEVELS, "beginner", unhurried)
    one, path = plan("random", "beginner", games=4), tmp_path / "book.jsonl"
    whole = list(play(one, Book(one, None)))
    begun = play(one, Book(one, path))
    first = [next(begun), next(begun)]
    begun.close()
    path.write_text(path.read_text(encoding="utf-8") + '{"number": 3, "bo', encoding="utf-8")
    rest = list(play(one, Book(one, path)))
    assert first + rest == whole
    assert len(Book(one, path).played) == 4


def test_the_book_of_another_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "book.jsonl"
    Book(plan("random", "greedy"), path)
    with pytest.raises(Invalid, match=r"invalid\.other_tournament"):
        Book(plan("random", "beginner"), path)


def test_a_game_follows_from_the_plan_and_its_number() -> None:
    one = plan("random", "beginner")
    assert game_of((one, 1)) == game_of((one, 1))


def test_without_ray_a_cluster_is_refused_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    one = plan("random", "beginner")
    with pytest.raises(Invalid, match=r"invalid\.no_ray"):
        list(play(one, Book(one, None), ray="auto"))


# What the games say.


def test_a_game_is_a_duel_between_each_two_bots() -> None:
    assert duels_of([0, 1, 2], [1, 3, 1]) == [(0, 1, 1.0), (0, 2, 0.5), (1, 2, 0)]
    assert duels_of([0, 1, 0], [1, 2, 3]) == [(0, 1, 1.0), (1, 0, 1.0)]


def test_three_wins_of_four_are_about_190_points() -> None:
    games = [[(0, 1, 1.0)]] * 300 + [[(0, 1, 0.0)]] * 100
    strong, weak = rated_once(games, 2)
    assert strong + weak == pytest.approx(3000)
    assert strong - weak == pytest.approx(190.8, abs=2)


def test_ratings_stand_inside_their_intervals_and_more_games_narrow_them() -> None:
    few = ratings([[(0, 1, 1.0)], [(0, 1, 1.0)], [(0, 1, 0.0)]] * 5, 2, 1)
    many = ratings([[(0, 1, 1.0)], [(0, 1, 1.0)], [(0, 1, 0.0)]] * 50, 2, 1)
    for rated in few + many:
        assert rated.low <= rated.rating <= rated.high
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_who_always_wins_has_a_finite_rating() -> None:
    strong, weak = rated_once([[(0, 1, 1.0)]] * 50, 2)
    assert 500 < strong - weak < 1000


def test_a_report_has_wins_points_and_seats() -> None:
    one = plan("a", "b", games=2)
    found = report(one, [outcome(1, ["b", "a"], [30, 20]), outcome(0, ["a", "b"], [40, 31])])
    assert found["seats"] == [1.0, 0.0]
    assert found["bots"]["a"]["wins"] == 1
    assert found["bots"]["a"]["scores"]["mean"] == 30
    assert found["bots"]["a"]["histogram"] == {"20": 1, "40": 1}
    assert found["bots"]["a"]["seats"] == [1.0, 0.0]
    assert found["duels"] == [{"bots": ["a", "b"], "games": 2, "better": 1.0}]
    assert found["bots"]["a"]["rating"] == pytest.approx(1500)
    json.dumps(found)


def test_scores_below_zero_have_their_range() -> None:
    assert histogram([-1, 0, 4, 5]) == {"-5": 1, "0": 2, "5": 1}


# The picture.


def test_the_picture_shows_every_bot_with_its_rating() -> None:
    one = plan("a", "b", games=2)
    found = report(one, [outcome(0, ["a", "b"], [40, 31]), outcome(1, ["b", "a"], [30, 45])])
    svg = ElementTree.fromstring(picture(found, "Skara <Brae>", "Rating", "Points"))
    texts = ["".join(node.itertext()) for node in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "Skara <Brae>"
    assert {"a", "b", "Rating", "Points"} <= set(texts)
    assert len(list(svg.iter("{http://www.w3.org/2000/svg}circle"))) == 2


def test_a_tournament_of_one_has_no_ratings_but_a_picture() -> None:
    one = plan("a", players=1)
    ElementTree.fromstring(picture(report(one, [outcome(0, ["a"], [40])]), "t", "r", "p"))


def test_ticks_are_round_and_few() -> None:
    assert ticks(1313, 1702) == [1350, 1400, 1450, 1500, 1550, 1600, 1650, 1700]
    assert ticks(-5, 5) == [-4, -2, 0, 2, 4]
