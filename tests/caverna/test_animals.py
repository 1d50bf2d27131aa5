"""Section 17: where animals live, dogs and their sheep, what happens to those without a place."""

from __future__ import annotations

import pytest

from hogar.games.caverna.table import Table
from tests.caverna.builders import answers, asked, asks, at, board, goods, has, no, offered, play
from tests.clauses import clause

SHEEP, DONKEY, BOAR, CATTLE = range(4)


def holds(kind: int, **mine: object) -> int:
    """How many animals of a kind a board holds besides the two in the entry-level dwelling."""
    housing = at(mine=dict(mine)).housing(0)
    number = 0
    while housing.fits([number + 3 if other == kind else 0 for other in range(4)]):
        number += 1
    return number


@clause("CA-218", "CA-350")
def test_animals_move_freely() -> None:
    mine = {"small_pastures": ["f43"], "meadows": ["f42"], "stables": ["f42"], "goods": {"cattle": 2, "sheep": 2}}
    table = at(mine=mine, table={"piles": {"donkey_farming": {"donkey": 1}}})
    assert goods(play(table, "place donkey_farming")) == {"cattle": 2, "sheep": 2, "donkey": 1}


@clause("CA-219")
def test_a_place_holds_one_kind() -> None:
    housing = at(mine={"small_pastures": ["f43"]}).housing(0)
    assert housing.fits([2, 2, 0, 0])
    assert not housing.fits([1, 1, 1, 0])


@clause("CA-220", "CA-216")
@pytest.mark.parametrize("kind", [SHEEP, DONKEY, BOAR, CATTLE])
@pytest.mark.parametrize(
    ("mine", "room"),
    [
        ({"small_pastures": ["f43"]}, 2), ({"small_pastures": ["f43"], "stables": ["f43"]}, 4),
        ({"large_pastures": [["f43", "f42"]]}, 4), ({"large_pastures": [["f43", "f42"]], "stables": ["f43"]}, 8),
        ({"large_pastures": [["f43", "f42"]], "stables": ["f43", "f42"]}, 16),
    ],
)  # fmt: skip
def test_room_in_pastures(kind: int, mine: dict[str, object], room: int) -> None:
    assert holds(kind, **mine) == room


@clause("CA-221")
@pytest.mark.parametrize("kind", [SHEEP, DONKEY, BOAR, CATTLE])
def test_a_meadow_holds_an_animal_only_with_a_stable(kind: int) -> None:
    assert holds(kind, meadows=["f43"]) == 0
    assert holds(kind, meadows=["f43"], stables=["f43"]) == 1


@clause("CA-222")
@pytest.mark.parametrize(("kind", "room"), [(SHEEP, 0), (DONKEY, 0), (BOAR, 1), (CATTLE, 0)])
def test_a_stable_in_the_forest_holds_a_wild_boar(kind: int, room: int) -> None:
    assert holds(kind, stables=["f11"]) == room


@clause("CA-223", "CA-169")
@pytest.mark.parametrize(("kind", "room"), [(SHEEP, 0), (DONKEY, 2), (BOAR, 0), (CATTLE, 0)])
def test_a_mine_holds_a_donkey(kind: int, room: int) -> None:
    assert holds(kind, ore_mines=["m21"], ruby_mines=["m32"]) == room


@clause("CA-224")
def test_the_entry_level_dwelling_holds_two_of_a_kind() -> None:
    housing = at().housing(0)
    assert [housing.fits([2 if kind == other else 0 for other in range(4)]) for kind in range(4)] == [True] * 4
    assert not housing.fits([1, 1, 0, 0])
    assert not housing.fits([3, 0, 0, 0])


@clause("CA-225")
@pytest.mark.parametrize(
    ("tile", "kind", "room"),
    [
        ("breakfast_room", CATTLE, 3), ("breakfast_room", SHEEP, 0),
        ("cuddle_room", SHEEP, 2), ("cuddle_room", BOAR, 0),
        ("mixed_dwelling", BOAR, 2), ("stubble_room", DONKEY, 1), ("dwelling", SHEEP, 0), ("couple_dwelling", SHEEP, 0),
        ("additional_dwelling", SHEEP, 0), ("simple_dwelling_3_3", SHEEP, 0),
    ],
)  # fmt: skip
def test_further_places(tile: str, kind: int, room: int) -> None:
    assert holds(kind, furnished=[tile], fields=["f43"]) == room


@clause("CA-226", "CA-113")
def test_dogs_need_no_room_and_stay() -> None:
    table = at(mine={"goods": {"dog": 30, "sheep": 2}})
    assert goods(table) == {"dog": 30, "sheep": 2}
    assert not [text for text in offered(table) if "dog" in text]


@clause("CA-227")
@pytest.mark.parametrize(("dogs", "sheep"), [(0, 0), (1, 2), (2, 3), (3, 4)])
def test_dogs_watch_sheep_on_a_meadow(dogs: int, sheep: int) -> None:
    assert holds(SHEEP, meadows=["f43"], goods={"dog": dogs}) == sheep


@clause("CA-227")
@pytest.mark.parametrize(("dogs", "sheep"), [(1, 2), (2, 3), (3, 4), (5, 6)])
def test_dogs_watch_sheep_on_a_pasture(dogs: int, sheep: int) -> None:
    assert holds(SHEEP, small_pastures=["f43"], goods={"dog": dogs}) == sheep


@clause("CA-228")
def test_a_stable_and_dogs_are_not_added() -> None:
    assert holds(SHEEP, small_pastures=["f43"], stables=["f43"], goods={"dog": 2}) == 4
    assert holds(SHEEP, small_pastures=["f43"], stables=["f43"], goods={"dog": 4}) == 5


@clause("CA-229")
@pytest.mark.parametrize(
    "mine", [{"fields": ["f43"]}, {"stables": ["f11"]}, {"ore_mines": ["m21"]}, {"furnished": ["breakfast_room"]}]
)
def test_dogs_watch_on_meadows_and_pastures_only(mine: dict[str, object]) -> None:
    assert holds(SHEEP, goods={"dog": 3}, **mine) == 0


@clause("CA-229")
def test_dogs_watch_sheep_only() -> None:
    housing = at(mine={"meadows": ["f43"], "goods": {"dog": 3}}).housing(0)
    assert housing.fits([4, 0, 2, 0])
    assert not housing.fits([2, 0, 3, 0])


@clause("CA-230")
def test_a_large_pasture_is_one_place_for_dogs() -> None:
    assert holds(SHEEP, large_pastures=[["f43", "f42"]], goods={"dog": 4}) == 5
    assert holds(SHEEP, meadows=["f43", "f42"], goods={"dog": 4}) == 6


@clause("CA-231")
def test_dogs_do_not_lessen_the_usual_room() -> None:
    assert holds(BOAR, small_pastures=["f43"], goods={"dog": 9}) == 2
    assert holds(SHEEP, large_pastures=[["f43", "f42"]], goods={"dog": 1}) == 4


def surplus(**mine: object) -> Table:
    """Seat 1 takes two donkeys for which there is no place."""
    table = at(mine={"goods": {"sheep": 2}, **mine}, table={"piles": {"donkey_farming": {"donkey": 2}}})
    return play(table, "place donkey_farming")


@clause("CA-232", "CA-233", "CA-351")
def test_animals_without_a_place_become_food_any_of_them() -> None:
    table = surplus()
    assert asked(table) == "ask.surplus"
    assert set(answers(table)) == {"cook sheep", "cook donkey", "cook donkeys"}
    assert no(table, "done")[0] == "not_asked"
    assert goods(play(table, "cook donkeys")) == {"sheep": 2, "food": 3}


@clause("CA-351")
def test_animals_that_were_there_before_may_go_instead() -> None:
    assert goods(play(surplus(), "cook sheep", "cook sheep")) == {"donkey": 2, "food": 2}


@clause("CA-232")
def test_room_may_be_made_first() -> None:
    table = play(surplus(goods={"sheep": 2, "ruby": 1}, meadows=["f43"]), "do take_goods")
    assert "ruby dog" in offered(table)
    assert no(table, "ruby wood") == ("animals_first", "CA-232")
    assert goods(play(table, "ruby dog")) == {"sheep": 2, "donkey": 2, "dog": 1}


@clause("CA-233")
def test_all_animals_of_a_space_are_taken() -> None:
    table = play(surplus(), "cook donkey", "cook donkey")
    assert not any(table.piles[30])
    assert has(table, "food") == 2


@clause("CA-234")
def test_animals_move_out_when_their_place_changes() -> None:
    mine = {
        "fields": ["f43", "f42"], "furnished": ["stubble_room"],
        "goods": {"grain": 1, "sheep": 2, "boar": 1, "cattle": 1},
    }  # fmt: skip
    table = play(at(mine=mine), "place slash_and_burn", "do sow", "sow grain f43")
    assert asked(table) == "ask.surplus"
    play(table, "cook boar")
    assert (asks(table), goods(table)) == (2, {"sheep": 2, "cattle": 1, "food": 2})


@clause("CA-234")
def test_a_meadow_with_watched_sheep_may_be_fenced() -> None:
    mine = {"meadows": ["f43", "f42"], "goods": {"dog": 2, "sheep": 6, "wood": 4}}
    table = play(at(mine=mine), "place sheep_farming", "fence_both f42 f43")
    assert has(table, "sheep") == 6
    assert board(table).large


@clause("CA-350")
def test_animals_are_kept_exactly_if_some_arrangement_exists() -> None:
    mine = {"small_pastures": ["f43"], "meadows": ["f42"], "stables": ["f42", "f11"], "ore_mines": ["m21"]}
    housing = at(mine=mine).housing(0)
    assert housing.fits([2, 2, 1, 2])
    assert housing.fits([1, 1, 1, 2])
    assert not housing.fits([2, 2, 2, 2])
