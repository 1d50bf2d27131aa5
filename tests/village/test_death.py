"""Time and death (chapter 5)."""

from __future__ import annotations

import pytest

from hogar.games.village.data import VillageEdition
from hogar.games.village.table import Table
from tests.clauses import clause
from tests.village.builders import (
    Fields,
    action,
    asked,
    at,
    board,
    cities,
    draws,
    happened,
    has,
    in_place,
    market,
    offered,
    play,
    points,
    reason,
    refused,
    served,
    where,
)

PLAGUE = {"areas": {"family:plague": 1, "market:pink": 1, "church:pink": 1}}


def plague(mine: Fields, **more: object) -> Table:
    """Seat 1 has taken a plague cube from the family area and declined the action."""
    table = at("turn", mine=mine, table={**PLAGUE, **more})
    play(table, "take family plague")
    return play(table, "done") if "done" in offered(table) else table


@clause("VI-46")
def test_losing_time_moves_the_marker() -> None:
    table = play(action("church", mine={"time": 4}), "ordain 1", "pay 3 time")
    assert board(table).time == 7
    assert in_place(table, "grave") + in_place(table, "chronicle_farm") == 0


@clause("VI-47")
@pytest.mark.parametrize(("start", "end", "passed"), [(6, 9, 0), (7, 0, 1), (8, 1, 1), (9, 2, 1)])
def test_the_bridge_lies_between_the_last_space_and_the_cloud(start: int, end: int, passed: int) -> None:
    table = play(action("church", mine={"time": start}), "ordain 1", "pay 3 time")
    assert board(table).time == end
    assert in_place(table, "chronicle_farm") == passed


@clause("VI-48")
def test_each_passing_kills_exactly_one_member() -> None:
    assert where(plague({"time": 8})) == {"farm:1": 3, "chronicle_farm:1": 1}


@clause("VI-49")
def test_death_comes_after_the_action() -> None:
    table = at("turn", mine={"time": 9}, table={"areas": {"crafts:plague": 1, "market:pink": 1, "church:pink": 1}})
    play(table, "take crafts plague", "train smithy 1")
    assert in_place(table, "chronicle_farm") == 0
    play(table, "done")
    assert offered(table) == ["bury farm 1", "bury smithy 1"]


@clause("VI-49")
def test_a_member_placed_in_this_turn_can_die() -> None:
    table = play(action("crafts", mine={"time": 9}), "train smithy 1", "make plow", "bury smithy 1")
    assert where(table) == {"farm:1": 3, "chronicle_crafts:1": 1}
    assert has(table, "plow") == 1


@clause("VI-50")
def test_on_a_market_day_death_comes_at_once() -> None:
    others = {"2": {"things": {"grain": 3, "green": 1}, "time": 9, "members": {"farm:1": 2, "office:1": 2}}}
    table = market(["c21", "c22"], mine={"things": {"grain": 3}}, others=others)
    play(table, "serve c22")
    play(table, "serve c21", seat=2)
    assert offered(table, seat=2) == ["bury farm 1", "bury office 1"]
    play(table, "bury office 1", seat=2)
    assert has(table, "grain", seat=2) == 0


@clause("VI-51")
def test_death_by_the_plague_of_the_market_waits_for_the_end_of_the_turn() -> None:
    mine = {"time": 9, "things": {"grain": 3}, "members": {"farm:1": 2, "office:1": 2}}
    stalls = {"stalls": ["c21", None, None], "queue": ["c01"]}
    table = at("turn", mine=mine, table={"areas": {"market:plague": 1, "family:pink": 1}, **stalls})
    play(table, "take market plague")
    assert offered(table) == ["serve c21", "pass"]
    play(table, "serve c21")
    assert asked(table)[0] == 0
    assert offered(draws(table)) == ["bury farm 1", "bury office 1"]


@clause("VI-50", "VI-51")
def test_a_death_of_the_market_day_comes_before_the_one_of_the_plague() -> None:
    figures = VillageEdition()
    figures.time_spaces = 4
    figures.sale_time = 3
    mine = {"time": 3, "things": {"grain": 4, "coin": 1, "ox": 1}, "members": {"farm:1": 2, "office:1": 2}}
    table = {"areas": {"market:plague": 1, "family:pink": 1}, "stalls": ["c14", "c21", "c22"], "queue": []}
    others = {"2": {"served": [f"c{number:02}" for number in (*range(1, 14), *range(15, 21), 23, 24)]}}
    position = at("turn", mine=mine, others=others, edition=figures, table=table)
    play(position, "take market plague", "serve c14")
    assert in_place(position, "chronicle_farm") + in_place(position, "chronicle_crafts") == 0
    play(position, "serve c22", "bury office 1")
    assert served(position) == ["c14", "c22"]
    assert offered(position) == ["bury farm 1", "bury office 1"]


@clause("VI-52")
def test_only_visible_members_can_die() -> None:
    members = {"farm:1": 1, "office:1": 1, "city_3:1": 1, "level_2:1": 1}
    assert offered(plague({"time": 9, "members": members})) == [
        "bury farm 1", "bury office 1", "bury city_3 1", "bury level_2 1"
    ]  # fmt: skip
    table = plague({"time": 9, "members": {"window_3:1": 1, "stables:1": 2, "bag:1": 1}})
    assert offered(table) == ["bury stables 1", "bury window_3 1"]
    assert refused(table, "bury bag 1").clause == "VI-52"
    assert reason(table, "bury farm 1") == "nobody_there"


@clause("VI-53", "VI-132")
def test_the_lowest_visible_number_dies_those_in_the_bag_left_out() -> None:
    members = {"bag:1": 4, "farm:2": 1, "smithy:2": 1, "farm:3": 1}
    table = plague({"time": 9, "members": members})
    assert offered(table) == ["bury farm 2", "bury smithy 2"]


@clause("VI-54")
def test_a_higher_number_cannot_be_chosen() -> None:
    table = plague({"time": 9, "members": {"farm:1": 1, "smithy:1": 1, "farm:2": 1, "bag:1": 2}})
    assert reason(table, "bury farm 2") == "not_lowest"
    assert refused(table, "done").message.id == "refusal.not_asked"


@clause("VI-55")
def test_with_nobody_visible_nobody_dies() -> None:
    table = plague({"time": 9, "members": {"bag:1": 4}})
    assert where(table) == {"bag:1": 4}
    assert (board(table).time, board(table).due) == (1, 0)
    assert happened(table)[-1] == "nobody_died"


@clause("VI-56", "VI-57")
@pytest.mark.parametrize(
    ("place", "profession"),
    [
        ("farm", "farm"), ("wainwright", "crafts"), ("stables", "crafts"), ("office", "crafts"), ("smithy", "crafts"),
        ("city_1", "travel"), ("city_6", "travel"), ("level_1", "council"), ("level_4", "council"),
        ("window_1", "church"), ("window_4", "church"),
    ],
)  # fmt: skip
def test_where_somebody_dies_decides_the_profession(place: str, profession: str) -> None:
    table = plague({"time": 9, "members": {f"{place}:1": 1, "bag:1": 3}})
    assert where(table) == {f"chronicle_{profession}:1": 1, "bag:1": 3}


@clause("VI-57")
def test_the_owner_cannot_choose_a_grave_while_the_chronicle_has_room() -> None:
    table = plague({"time": 9})
    assert (in_place(table, "chronicle_farm"), in_place(table, "grave")) == (1, 0)


@clause("VI-58")
def test_without_a_space_in_the_chronicle_there_is_a_grave() -> None:
    table = at("turn", mine={"time": 9}, others={"2": {"members": {"chronicle_farm:1": 2, "farm:1": 2}}}, table=PLAGUE)
    play(table, "take family plague", "done")
    assert where(table) == {"farm:1": 3, "grave:1": 1}
    assert points(table, "chronicle") == 0


@clause("VI-59", "VI-182")
def test_without_chronicle_and_grave_a_member_leaves_the_game() -> None:
    others = {"2": {"members": {"chronicle_farm:1": 2, "grave:2": 3, "farm:1": 2}}}
    table = at("turn", mine={"time": 9}, others=others, table={**PLAGUE, "trigger": 0, "turns_left": 2})
    play(table, "take family plague", "done")
    assert where(table) == {"farm:1": 3, "removed:1": 1}


@clause("VI-60")
def test_the_dead_do_not_come_back() -> None:
    members = {"chronicle_crafts:1": 1, "grave:1": 1, "removed:1": 1, "farm:1": 1}
    table = action("family", mine={"members": members})
    assert offered(table) == ["birth", "done"]
    assert board(table).living() == 1
    assert reason(table, "return grave 1") == "not_from_there"
    assert refused(table, "return chronicle_crafts 1").clause == "VI-72"


@clause("VI-61", "VI-117")
def test_the_traces_of_a_dead_member_stay() -> None:
    mine = {"time": 9, "members": {"city_1:1": 1, "bag:1": 3}, "markers": ["city_1"], "score": 3}
    table = plague(mine)
    assert where(table) == {"chronicle_travel:1": 1, "bag:1": 3}
    assert (cities(table), board(table).score, points(table, "travel")) == (["city_1"], 3, 1)


@clause("VI-62")
def test_a_bigger_loss_passes_the_bridge_twice() -> None:
    figures = VillageEdition()
    figures.time_spaces = 3
    figures.plague_time = 7
    members = {"farm:1": 1, "office:1": 1, "bag:1": 2, "farm:2": 1}
    table = at("turn", mine={"members": members}, edition=figures, table=PLAGUE)
    play(table, "take family plague", "done")
    assert offered(table) == ["bury farm 1", "bury office 1"]
    play(table, "bury farm 1")
    assert where(table) == {"chronicle_farm:1": 1, "chronicle_crafts:1": 1, "bag:1": 2, "farm:2": 1}
    assert board(table).time == 1


@clause("VI-63")
def test_nobody_dies_in_a_mass() -> None:
    mine = {"time": 9, "members": {"bag:1": 4}, "things": {"coin": 4, "grain": 5}}
    table = at("mass", mine=mine)
    play(table, "call 1", "call 1", "call 1", "call 1", "advance 1 1", "done")
    assert board(table).time == 9
    assert "died" not in happened(table)


@clause("VI-199")
def test_the_example_of_the_smith() -> None:
    areas = {"areas": {"crafts:plague": 1, "market:pink": 1, "church:pink": 1}}
    table = at("turn", mine={"time": 8, "members": {"farm:1": 2, "bag:1": 2}}, table=areas)
    play(table, "take crafts plague", "train smithy 1", "make plow")
    assert has(table, "plow") == 1
    assert offered(table) == ["bury farm 1", "bury smithy 1"]
    play(table, "bury smithy 1")
    assert where(table) == {"farm:1": 1, "chronicle_crafts:1": 1, "bag:1": 2}
    assert board(table).time == 6


@clause("VI-200")
@pytest.mark.parametrize(("victim", "rest"), [("window_2", "grave"), ("level_1", "chronicle_council")])
def test_the_example_of_the_full_church(victim: str, rest: str) -> None:
    mine = {"time": 9, "members": {"window_2:1": 1, "level_1:1": 1, "bag:1": 2}}
    others = {"2": {"members": {"chronicle_church:1": 2, "farm:1": 2}}}
    table = at("turn", mine=mine, others=others, table=PLAGUE)
    play(table, "take family plague", "done", f"bury {victim} 1")
    assert in_place(table, rest) == 1


def test_whose_death_is_asked_names_the_rule() -> None:
    assert asked(plague({"time": 9, "members": {"farm:1": 2, "office:1": 2}})) == (1, "VI-53")
