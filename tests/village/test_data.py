"""The figures of La Villa, as the spec has them, and what the parts of the rules are called."""

from __future__ import annotations

import pytest

from hogar.games.village import words as w
from hogar.games.village.data import VillageEdition
from hogar.games.village.moves import PAY, VERBS
from hogar.games.village.payment import cube_payments
from tests.clauses import clause

TILES = [
    ("scroll wagon", 4), ("scroll horse", 5), ("scroll ox", 5), ("scroll plow", 5), ("wagon horse", 5), ("wagon ox", 5),
    ("wagon plow", 5), ("horse ox", 6), ("horse plow", 6), ("ox plow", 6), ("scroll grain", 3), ("wagon grain", 3),
    ("horse grain", 4), ("ox grain", 4), ("plow grain", 4), ("scroll grain grain", 4), ("wagon grain grain", 4),
    ("horse grain grain", 5), ("ox grain grain", 5), ("plow grain grain", 5), ("grain grain grain", 3),
    ("grain grain grain", 3), ("grain grain grain grain", 4), ("grain grain grain grain", 4),
]  # fmt: skip
ROADS = [
    ("village city_1", "brown"), ("village city_2", "pink"), ("city_1 city_2", "orange"), ("city_1 city_3", "pink"),
    ("city_2 city_4", "brown"), ("city_3 city_4", "orange"), ("city_3 city_5", "brown"), ("city_4 city_6", "pink"),
    ("city_5 city_6", "orange"),
]  # fmt: skip


@clause("VI-4")
def test_the_customers_are_those_of_the_spec() -> None:
    tiles = VillageEdition().customers
    assert len(tiles) == 24
    for tile, (wants, prestige) in zip(tiles, TILES, strict=True):
        assert tile.wants == [wants.split().count(thing) for thing in w.WANTED]
        assert tile.prestige == prestige


@clause("VI-112")
def test_the_roads_are_those_of_the_spec() -> None:
    roads = VillageEdition().roads
    assert len(roads) == 9
    for road, (ends, colour) in zip(roads, ROADS, strict=True):
        assert [w.STATIONS[road.from_station], w.STATIONS[road.to_station]] == ends.split()
        assert road.cubes == [2 if colour == one else 0 for one in w.COLOURS]


def test_the_kinds_of_members_are_places_with_generations() -> None:
    assert w.MEMBERS[w.FARM * 4] == "farm:1"
    assert w.MEMBERS[w.GRAVE * 4 + 3] == "grave:4"
    assert w.PLACES[w.VISIBLE_PLACES] == "bag"
    assert [w.PLACES[w.FIRST_CITY], w.PLACES[w.FIRST_LEVEL], w.PLACES[w.FIRST_WINDOW]] == [
        "city_1",
        "level_1",
        "window_1",
    ]
    assert w.PLACES[w.FIRST_CHRONICLE] == "chronicle_council"


@pytest.mark.parametrize("text", ["pink", "pink orange", "2 green", "green coin", "9 time", "scroll", "brown 2 coin"])
def test_payments_read_as_they_are_written(text: str) -> None:
    move = PAY.read(text.split())
    assert move is not None
    assert move.text == f"pay {text}"


def test_a_payment_may_be_written_in_other_words() -> None:
    written = PAY.read(["green", "green"])
    assert written is not None
    assert written.text == "pay 2 green"


@pytest.mark.parametrize("text", ["", "2", "gold", "0 pink", "10 pink", "2 3 pink", "pink 2", "9 pink pink"])
def test_what_is_no_payment_is_not_read(text: str) -> None:
    assert PAY.read(text.split()) is None


def test_payments_of_two_colours_are_all_different_ways() -> None:
    things = [0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1]
    assert [PAY.move(way).text for way in cube_payments(things, [0, 2, 1, 0])] == [
        "pay 2 pink orange", "pay 2 pink coin", "pay pink orange coin",
    ]  # fmt: skip


def test_no_verb_stands_twice() -> None:
    names = [verb.name for verb in VERBS]
    assert len(set(names)) == len(names)
