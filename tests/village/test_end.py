"""The end of the game, last turns, scoring and ties (chapters 17 and 18)."""

from __future__ import annotations

import pytest

from hogar.games.village.table import Table
from tests.clauses import clause
from tests.village.builders import (
    Fields,
    asked,
    at,
    board,
    chance,
    draws,
    happened,
    has,
    holds,
    in_place,
    offered,
    play,
    points,
    where,
)

NOBODY_SELLS = {"stalls": ["c09", None, None], "queue": []}
AREAS = {"family:plague": 1, "market:pink": 3, "market:brown": 3}
CHRONICLE = {
    "chronicle_council:1": 2, "chronicle_crafts:1": 2, "chronicle_travel:2": 2, "chronicle_church:2": 1,
    "chronicle_church:3": 1, "farm:4": 1,
}  # fmt: skip
"""Eight of ten spaces of the chronicle are taken; only the two of the farm are free."""


def sells_nothing(**fields: object) -> Fields:
    """A board without anything to sell."""
    return {"things": {}, **fields}


def triggered(seat: int = 1, players: int = 3, **table: object) -> Table:
    """A seat takes a plague cube and dies into the last grave."""
    stalls = {"stalls": [None] * (players + 1), "queue": []}
    graves = {"2": 3, "3": 4, "4": 5}[str(players)]
    others = {"chronicle_farm:1": 2, "grave:1": 2, "grave:2": graves - 3, "farm:2": 1}
    boards = {
        str(one): sells_nothing(members=others) if one == seat % players + 1 else sells_nothing()
        for one in range(1, players + 1)
        if one != seat
    }
    mine = sells_nothing(time=9)
    position = at(
        "turn", players=players, seat=seat, mine=mine, others=boards, table={"areas": AREAS, **stalls, **table}
    )  # fmt: skip
    play(position, "take family plague", "done", seat=seat)
    return position


@clause("VI-165", "VI-166")
def test_the_last_free_grave_triggers_the_end() -> None:
    table = triggered()
    assert (where(table)["grave:1"], table.trigger, table.turns_left) == (1, 0, 2)
    assert "end_triggered" in happened(table)


@clause("VI-165")
def test_the_last_free_space_of_the_whole_chronicle_triggers_the_end() -> None:
    mine = sells_nothing(time=9, members={"farm:1": 1, "chronicle_farm:1": 1, "bag:1": 2})
    others = {"2": sells_nothing(members=CHRONICLE)}
    table = at("turn", mine=mine, others=others, table={"areas": AREAS, **NOBODY_SELLS})
    play(table, "take family plague", "done")
    assert (in_place(table, "chronicle_farm"), table.trigger) == (2, 0)


@clause("VI-165")
def test_the_last_space_of_one_profession_triggers_nothing() -> None:
    mine = sells_nothing(time=9, members={"farm:1": 3, "chronicle_farm:1": 1})
    table = at("turn", mine=mine, others={"2": sells_nothing()}, table={"areas": AREAS, **NOBODY_SELLS})
    play(table, "take family plague", "done")
    assert (in_place(table, "chronicle_farm"), table.trigger) == (2, -1)


@clause("VI-165")
def test_nine_of_ten_spaces_of_the_chronicle_trigger_nothing() -> None:
    others = {"2": sells_nothing(members=CHRONICLE)}
    table = at("turn", mine=sells_nothing(time=9), others=others, table={"areas": AREAS, **NOBODY_SELLS})
    play(table, "take family plague", "done")
    assert (in_place(table, "chronicle_farm"), table.trigger) == (1, -1)


@clause("VI-165", "VI-19")
@pytest.mark.parametrize(("players", "graves"), [(2, 3), (3, 4), (4, 5)])
def test_blocked_graves_do_not_count_as_free(players: int, graves: int) -> None:
    table = triggered(players=players)
    assert sum(one.count(25) for one in table.boards) == graves
    assert table.trigger == 0


@clause("VI-167")
def test_every_other_player_has_exactly_one_more_turn() -> None:
    table = triggered(players=4)
    order = []
    while not table.over():
        order.append(asked(table)[0])
        play(table, "take market pink", seat=order[-1])
    assert order == [2, 3, 4]


@clause("VI-167")
def test_the_order_begins_at_the_left_of_the_trigger_player() -> None:
    table = triggered(seat=2, players=3)
    order = []
    while not table.over():
        order.append(asked(table)[0])
        play(table, "take market pink", seat=order[-1])
    assert order == [3, 1]


@clause("VI-168")
def test_last_turns_follow_all_rules() -> None:
    mine = {"time": 9, "things": {"green": 3}, "members": {"farm:1": 1, "bag:1": 3}}
    table = at("turn", mine=mine, table={"areas": AREAS, **NOBODY_SELLS, "trigger": 1, "turns_left": 1})
    assert "well" in offered(table)
    play(table, "take family plague", "done")
    assert in_place(table, "chronicle_farm") == 1


def market_death() -> Table:
    """A market day of seat 1 on which the sale of seat 2 puts a member of it into the last grave."""
    others = {
        "2": {"things": {"grain": 3, "green": 1}, "time": 9, "members": {"farm:1": 2, "bag:1": 2}},
        "3": sells_nothing(members={"chronicle_farm:1": 2, "grave:1": 1, "grave:2": 2, "farm:1": 1}),
    }
    mine = {"things": {"ox": 1, "grain": 1}}
    table = {"areas": {"market:plague": 1, "market:pink": 9, "market:brown": 1}, "stalls": ["c21", "c14", None, None]}
    return at("turn", players=3, mine=mine, others=others, table={**table, "queue": ["c01"]})


@clause("VI-169", "VI-171", "VI-195")
def test_a_trigger_on_the_market_day_of_another_gives_everybody_one_more_turn() -> None:
    table = play(market_death(), "take market pink", "serve c14")
    play(table, "serve c21", seat=2)
    assert table.trigger == 1
    assert happened(table)[-1] == "customer_moved"
    draws(table)
    order = []
    while not table.over():
        decision = asked(table)
        if decision[1] == "VI-34":
            order.append(decision[0])
            text = "take market pink"
        else:
            text = "pass"
        play(table, text, seat=decision[0])
        draws(table)
    assert order == [2, 3, 1]


@clause("VI-170")
def test_a_trigger_of_the_initiator_on_his_own_market_day_was_his_last_turn() -> None:
    mine = {"things": {"ox": 1, "grain": 4, "green": 1}, "time": 9, "members": {"farm:1": 2, "bag:1": 2}}
    others = {"2": sells_nothing(members={"chronicle_farm:1": 2, "grave:1": 2, "farm:1": 0, "farm:2": 1})}
    table = at("turn", mine=mine, others=others, table={
        "areas": {"market:pink": 2, "market:brown": 1}, "stalls": ["c21", "c14", "c01"], "queue": [],
    })  # fmt: skip
    play(table, "take market pink", "serve c14", "serve c21")
    assert (table.trigger, in_place(table, "grave")) == (0, 1)
    draws(table)
    assert asked(table) == (2, "VI-34")
    play(table, "take market brown", seat=2)
    draws(table)
    assert table.over()


@clause("VI-172")
def test_on_a_market_day_in_a_last_turn_everybody_can_sell() -> None:
    table = at("turn", seat=2, mine=sells_nothing(), others={"1": {"things": {"grain": 3, "green": 1}}}, table={
        "areas": {"market:pink": 1, "family:pink": 1}, "stalls": ["c21", None, None], "queue": [],
        "trigger": 0, "turns_left": 1,
    })  # fmt: skip
    play(table, "take market pink", seat=2)
    assert offered(table) == ["serve c21", "pass"]


@clause("VI-173")
def test_the_initiator_s_own_death_at_the_end_of_his_turn_is_his_trigger() -> None:
    others = {"2": sells_nothing(members={"chronicle_farm:1": 2, "grave:1": 2, "farm:2": 1})}
    table = at("turn", mine={"time": 9, "things": {"grain": 3}}, others=others, table={
        "areas": {"market:plague": 1, "family:pink": 1}, "stalls": ["c21", None, None], "queue": [],
    })  # fmt: skip
    play(table, "take market plague", "serve c21")
    draws(table)
    assert (table.trigger, table.turns_left) == (0, 1)


@clause("VI-174", "VI-166")
def test_the_first_trigger_stays_decisive() -> None:
    """Seat 2 fills the graves on the market day of seat 1, who then fills the chronicle."""
    chronicle = {
        "chronicle_council:1": 2, "chronicle_crafts:1": 2, "chronicle_travel:2": 2, "chronicle_church:3": 2,
        "chronicle_farm:4": 1, "grave:2": 1, "farm:4": 1,
    }  # fmt: skip
    mine = {"things": {"ox": 1, "grain": 1}, "time": 8, "members": {**chronicle, "office:3": 0}}
    others = {"2": {"things": {"grain": 3, "green": 1}, "time": 9, "members": {
        "smithy:1": 1, "grave:1": 1, "bag:1": 2}}}  # fmt: skip
    table = at("turn", mine=mine, others=others, table={
        "areas": {"market:plague": 1, "market:pink": 4, "market:brown": 1}, "stalls": ["c21", "c14", "c01"],
        "queue": [],
    })  # fmt: skip
    play(table, "take market plague", "serve c14")
    play(table, "serve c21", seat=2)
    assert (in_place(table, "grave", 2), table.trigger) == (2, 1)
    draws(table)
    assert in_place(table, "chronicle_farm") == 2
    assert (table.trigger, table.turns_left) == (1, 2)


@clause("VI-175", "VI-178", "VI-183")
def test_after_the_last_turns_comes_the_last_mass_and_no_round() -> None:
    table = triggered(players=2)
    rounds = table.round
    play(table, "take market pink", seat=2)
    assert (table.over(), table.round) == (True, rounds)
    assert [name for name in happened(table) if name in ("mass_started", "game_ended")] == [
        "mass_started",
        "game_ended",
    ]
    assert sum(table.areas) > 0


@clause("VI-176")
def test_the_last_cube_after_the_trigger_brings_no_mass() -> None:
    table = at("turn", players=3, mine=sells_nothing(), others={"2": sells_nothing(), "3": sells_nothing()}, table={
        "areas": {"market:pink": 1}, "stalls": [None] * 4, "queue": [], "trigger": 2, "turns_left": 2,
    })  # fmt: skip
    assert asked(table) == (2, "VI-180")
    assert "mass_started" not in happened(table)
    play(table, "pass", seat=2)
    assert table.over()


@clause("VI-176", "VI-177")
def test_there_is_exactly_one_mass_after_the_trigger() -> None:
    members = {"chronicle_farm:1": 2, "grave:1": 2, "farm:2": 1}
    others = {"2": sells_nothing(members=members)}
    table = at("turn", mine=sells_nothing(time=9), others=others, table={
        "areas": {"family:plague": 1}, "stalls": [None] * 3, "queue": [],
    })  # fmt: skip
    play(table, "done")
    assert table.trigger == 0
    assert "mass_started" not in happened(table)
    assert asked(table) == (2, "VI-180")
    play(table, "pass", seat=2)
    assert happened(table).count("mass_started") == 1


@clause("VI-179", "VI-146")
def test_the_last_mass_begins_with_the_present_start_player() -> None:
    boards = {"members": {"bag:1": 4}, "things": {"coin": 1}}
    table = at("last_mass", players=3, mine=boards, others={"2": boards, "3": boards}, table={
        "start": 1, "next_start": 2,
    })  # fmt: skip
    assert asked(table) == (2, "VI-148")


@clause("VI-180")
def test_without_cubes_any_action_is_free_and_may_be_declined() -> None:
    table = at("turn", mine={"things": {}}, table={"areas": {}, **NOBODY_SELLS, "trigger": 1, "turns_left": 1})
    assert offered(table) == ["use harvest", "use family", "use crafts", "use market", "use church", "pass"]
    play(table, "use harvest")
    assert holds(table) == {"grain": 2}
    assert table.over()


@clause("VI-181")
def test_the_free_market_day_has_a_free_first_sale() -> None:
    mine = {"things": {"horse": 1, "plow": 1}}
    table = at("turn", mine=mine, table={"areas": {}, **NOBODY_SELLS, "trigger": 1, "turns_left": 1})
    play(table, "use market", "serve c09")
    assert (holds(table), board(table).time) == ({}, 0)


# Scoring.


def score(category: str, **fields: object) -> int:
    """The points of a category for a board."""
    return points(at("turn", mine={"things": {}, **fields}), category)


@clause("VI-184")
def test_points_of_the_game_stay_on_the_track_without_a_limit() -> None:
    table = at("turn", mine={"score": 321, "things": {}})
    assert (points(table, "track"), points(table, "total")) == (321, 321)


@clause("VI-185")
@pytest.mark.parametrize(("number", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18)])
def test_cities_count_by_their_number(number: int, worth: int) -> None:
    assert score("travel", markers=[f"city_{one}" for one in range(1, number + 1)]) == worth


@clause("VI-186")
@pytest.mark.parametrize(("level", "worth"), [(1, 0), (2, 2), (3, 4), (4, 6)])
def test_each_member_of_the_council_counts_by_level(level: int, worth: int) -> None:
    assert score("council", members={f"level_{level}:1": 2, "farm:1": 2}) == 2 * worth


@clause("VI-187")
@pytest.mark.parametrize(("window", "worth"), [(1, 2), (2, 3), (3, 4), (4, 6)])
def test_each_member_in_the_windows_counts(window: int, worth: int) -> None:
    assert score("church", members={f"window_{window}:1": 2, "bag:1": 2}) == 2 * worth


@clause("VI-188")
@pytest.mark.parametrize(("number", "worth"), [(0, 0), (1, 0), (2, 0), (3, 4), (4, 7), (5, 12), (6, 12)])
def test_members_in_the_chronicle_count_by_their_number(number: int, worth: int) -> None:
    places = ["council:1", "crafts:1", "travel:1", "church:1", "council:2", "crafts:2"]
    assert score("chronicle", members={f"chronicle_{place}": 1 for place in places[:number]}) == worth


@clause("VI-58", "VI-188")
def test_graves_count_nothing() -> None:
    assert score("total", members={"grave:1": 2}) == 0


@clause("VI-189", "VI-107")
def test_customers_count_by_their_tiles() -> None:
    assert (
        points(at("turn", mine={"served": ["c09"]}, table={"stalls": ["c02", "c03", "c04"], "queue": []}), "customers")
        == 6
    )


@clause("VI-190")
def test_goods_grain_and_cubes_count_nothing() -> None:
    things = {"scroll": 2, "horse": 2, "plow": 2, "ox": 2, "wagon": 2, "grain": 5, "pink": 3, "coin": 2}
    table = at("turn", mine={"things": things})
    assert (points(table, "coins"), points(table, "total")) == (2, 2)


def over(*boards: Fields) -> Table:
    """A game that has ended with these boards."""
    fields = {str(seat + 1): {"things": {}, **one} for seat, one in enumerate(boards)}
    mine = fields.pop("1")
    rest = {"stalls": [None] * (len(boards) + 1), "queue": []}
    table = at("last_mass", players=len(boards), mine=mine, others=fields, table=rest)
    while not table.over():
        chance(table, "draw monk")
    return table


@clause("VI-191")
def test_most_points_win() -> None:
    assert over({"score": 5}, {"score": 7}, {"score": 6}).ranking() == [3, 1, 2]


@clause("VI-191")
def test_the_first_tie_break_is_customers_served_by_tiles() -> None:
    """C09 is worth 6 points; C21 and C22 are worth 3 each."""
    table = over({"served": ["c09"]}, {"served": ["c21", "c22"]})
    assert [points(table, "total", seat) for seat in (1, 2)] == [6, 6]
    assert table.ranking() == [2, 1]


@clause("VI-191", "VI-192")
@pytest.mark.parametrize("place", ["farm", "bag", "office"])
def test_the_second_tie_break_is_living_members(place: str) -> None:
    table = over({"members": {f"{place}:1": 3}}, {"members": {f"{place}:1": 2}})
    first, second = table.boards
    assert (first.living(), second.living()) == (3, 2)
    assert table.ranking() == [1, 2]


@clause("VI-192")
def test_the_dead_and_the_unborn_are_no_living_members() -> None:
    table = over(
        {"members": {"farm:1": 2, "chronicle_farm:1": 1, "grave:1": 1}}, {"members": {"farm:1": 3, "removed:1": 1}}
    )
    assert [one.living() for one in table.boards] == [2, 3]
    assert table.ranking() == [2, 1]


@clause("VI-193")
def test_who_is_still_tied_shares_the_victory() -> None:
    assert over({"score": 9}, {"score": 9}, {"score": 8}).ranking() == [1, 1, 3]


@clause("VI-211")
def test_the_example_of_the_final_scoring() -> None:
    mine = {
        "markers": ["city_1", "city_2", "city_3"],
        "members": {
            "level_2:1": 1, "window_1:1": 1, "window_3:2": 1, "chronicle_farm:1": 1, "chronicle_crafts:1": 1,
            "chronicle_council:2": 1, "chronicle_travel:2": 1,
        },
        "served": ["c09", "c02", "c03"],
        "things": {"coin": 2, "grain": 3},
        "score": 6,
    }  # fmt: skip
    sheet = at("turn", mine=mine, table={"stalls": ["c01", "c04", "c05"], "queue": []}).scores()[0].to_json()
    parts = {"travel": 6, "council": 2, "church": 6, "chronicle": 7, "customers": 16, "coins": 2}
    assert sheet == {"track": 6, **parts, "total": 45}
    assert sum(parts.values()) == 39


def test_a_last_turn_is_the_last_one() -> None:
    table = triggered(players=2)
    assert has(table, "coin") == 0
    assert table.turns_left == 1
