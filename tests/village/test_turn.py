"""A turn: the cube, the plague, the action, the end of the turn (chapters 4 and 19)."""

from __future__ import annotations

import pytest

from hogar.games.village import words as w
from tests.clauses import clause
from tests.village.builders import (
    action,
    asked,
    at,
    board,
    cubes,
    draws,
    happened,
    has,
    holds,
    in_place,
    market,
    offered,
    play,
    reason,
    refused,
    where,
)

SOME = {"areas": {"family:brown": 2, "family:plague": 1, "crafts:pink": 1, "church:green": 1}}


@clause("VI-34", "VI-35")
def test_a_player_takes_any_cube_from_any_area_that_has_some() -> None:
    table = at("turn", table=SOME)
    assert offered(table) == ["take family brown", "take family plague", "take crafts pink", "take church green"]
    assert reason(table, "take travel brown") == "no_cube"
    assert reason(table, "take family pink") == "no_cube"


@clause("VI-34")
def test_nobody_passes_while_there_are_cubes() -> None:
    assert refused(at("turn", table=SOME), "pass").clause == "VI-34"


@clause("VI-34")
def test_one_turn_is_one_cube_and_then_the_next_player() -> None:
    table = play(at("turn", table=SOME), "take family brown", "done")
    assert asked(table) == (2, "VI-34")


@clause("VI-34", "VI-139")
def test_the_well_stands_beside_the_cubes() -> None:
    assert "well" in offered(at("turn", mine={"things": {"pink": 3}}, table=SOME))


@clause("VI-36")
def test_an_influence_cube_goes_to_the_farm() -> None:
    table = play(at("turn", table=SOME), "take family brown")
    assert holds(table) == {"coin": 1, "brown": 1}
    assert cubes(table, "family") == [1, 0, 0, 0, 1]


@clause("VI-36")
def test_a_cube_just_taken_pays_in_the_same_turn() -> None:
    table = at("turn", mine={"things": {}}, table=SOME)
    assert "buy scroll" in offered(play(table, "take crafts pink"))


@clause("VI-37")
def test_a_plague_cube_goes_to_the_supply_and_costs_two_time() -> None:
    table = at("turn", table={**SOME, "bag": {"plague": 5}})
    play(table, "take family plague")
    assert (table.supply[w.PLAGUE], board(table).time) == (1, 2)
    assert holds(table) == {"coin": 1}


@clause("VI-37")
def test_after_the_plague_the_action_is_open_as_usual() -> None:
    table = play(at("turn", table=SOME), "take family plague", "birth")
    assert where(table) == {"farm:1": 4, "farm:2": 1}


@clause("VI-38")
@pytest.mark.parametrize("area", ["harvest", "family", "crafts", "travel", "council", "church"])
def test_every_action_but_the_market_may_be_declined(area: str) -> None:
    things = {"wagon": 1, "brown": 2, "scroll": 1}
    table = action(area, mine={"things": things})
    assert len(offered(table)) > 1
    play(table, "done")
    assert holds(table) == things
    assert where(table) == {"farm:1": 4}


@clause("VI-38")
def test_a_market_day_takes_place_whether_the_taker_sells_or_not() -> None:
    table = market(["c21"], mine={"things": {}}, others={"2": {"things": {"grain": 3, "green": 1}}})
    assert offered(table, seat=2) == ["serve c21", "pass"]


@clause("VI-39", "VI-76")
def test_there_is_one_action_in_a_turn() -> None:
    table = play(at("turn", table=SOME), "take family brown", "birth")
    assert asked(table) == (2, "VI-34")


@clause("VI-39")
def test_the_action_is_the_one_of_the_area() -> None:
    table = play(at("turn", table=SOME), "take church green")
    assert offered(table) == ["ordain 1", "done"]
    assert refused(table, "birth").message.id == "refusal.not_asked"


@clause("VI-40")
def test_a_cube_may_be_taken_where_the_action_is_impossible() -> None:
    mine = {"members": {"smithy:1": 4}, "things": {}}
    table = at("turn", mine=mine, table={"areas": {"harvest:green": 1, "family:pink": 1}})
    play(table, "take harvest green")
    assert holds(table) == {"green": 1}
    assert asked(table)[0] == 2


@clause("VI-41")
@pytest.mark.parametrize(
    ("area", "moves", "place"),
    [
        ("crafts", ["train smithy 1", "done"], "smithy"),
        ("travel", ["travel farm 1 city_1"], "city_1"),
        ("council", ["enter 1", "done"], "level_1"),
        ("church", ["ordain 1", "pay brown"], "bag"),
    ],
)
def test_members_are_placed_from_the_farm(area: str, moves: list[str], place: str) -> None:
    mine = {"things": {"wagon": 1, "brown": 2, "scroll": 1}, "members": {"farm:1": 1, "office:1": 3}}
    table = play(action(area, mine=mine), *moves)
    assert (in_place(table, "farm"), in_place(table, "office"), in_place(table, place)) == (0, 3, 1)


ABROAD = {"things": {"scroll": 1}, "members": {"office:1": 1, "city_1:1": 1, "level_1:1": 2}}


@clause("VI-41")
@pytest.mark.parametrize(("area", "text"), [("crafts", "train smithy 1"), ("council", "enter 1")])
def test_nobody_is_placed_from_elsewhere(area: str, text: str) -> None:
    assert refused(action(area, mine=ABROAD), text).clause == "VI-41"


@clause("VI-41", "VI-206")
def test_with_nobody_at_home_there_is_no_church_action() -> None:
    table = at("turn", mine=ABROAD, table={"areas": {"church:pink": 1, "family:pink": 1}})
    play(table, "take church pink")
    assert happened(table)[:1] == ["cube_taken"]
    assert where(table) == ABROAD["members"]


@clause("VI-42")
def test_the_owner_chooses_which_member_of_the_farm_is_used() -> None:
    table = action("church", mine={"members": {"farm:1": 2, "farm:2": 1, "farm:4": 1}})
    assert offered(table) == ["ordain 1", "ordain 2", "ordain 4", "done"]
    play(table, "ordain 4", "pay coin")
    assert where(table) == {"farm:1": 2, "farm:2": 1, "bag:4": 1}


@clause("VI-43")
def test_what_cannot_be_paid_in_full_cannot_be_done() -> None:
    table = action("crafts", mine={"things": {"grain": 2, "pink": 1}, "members": {"level_1:1": 4}})
    assert offered(table) == ["buy scroll", "mill", "done"]
    assert reason(table, "buy ox") == "not_enough"
    assert reason(table, "buy wagon") == "no_cubes_to_pay"


@clause("VI-43")
def test_what_is_paid_goes_to_the_supply() -> None:
    table = action("crafts", mine={"things": {"pink": 1}}, table={"bag": {}, "areas": {"family:plague": 1}})
    assert table.supply[w.PINK] == 17
    play(table, "buy scroll")
    assert table.supply[w.PINK] == 18


@clause("VI-44", "VI-206")
def test_time_can_always_be_paid() -> None:
    table = action("crafts", mine={"time": 9, "things": {}})
    play(table, "train stables 1", "make ox")
    assert has(table, "ox") == 1
    assert board(table).time == 5


@clause("VI-45", "VI-177")
def test_a_turn_ends_with_deaths_then_the_end_of_the_game_then_that_of_the_round() -> None:
    """The last cube brings a death that fills the graves: no mass, but the last turn of the other player."""
    mine = {"members": {"farm:1": 1, "chronicle_farm:1": 1, "farm:2": 1}, "time": 9}
    others = {"2": {"members": {"farm:1": 1, "chronicle_farm:1": 1, "grave:1": 2}}}
    table = at("turn", mine=mine, others=others, table={"areas": {"family:plague": 1}})
    play(table, "birth")
    assert where(table)["grave:1"] == 1
    assert table.trigger == 0
    assert "mass_started" not in happened(table)
    assert asked(table) == (2, "VI-180")


@clause("VI-194")
def test_the_order_of_events_in_a_turn() -> None:
    table = at("turn", mine={"time": 9}, table=SOME)
    play(table, "take family plague", "birth")
    names = [name for name in happened(table) if name in ("cube_taken", "time_lost", "bridge_passed", "born", "died")]
    assert names == ["cube_taken", "time_lost", "bridge_passed", "born", "died"]


@clause("VI-106", "VI-195")
def test_a_sale_of_another_player_is_no_turn_of_his() -> None:
    others = {"2": {"things": {"grain": 3, "green": 1}}}
    table = market(["c21"], players=3, mine={"things": {}}, others=others)
    play(table, "serve c21", seat=2)
    assert asked(draws(table)) == (2, "VI-34")
