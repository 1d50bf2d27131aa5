"""The mass (chapter 15)."""

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
    in_place,
    odds,
    offered,
    play,
    reason,
    refused,
    where,
)


def mass(*players: Fields, **more: object) -> Table:
    """A mass with these boards, seat 1 being start player."""
    boards = {str(seat + 1): fields for seat, fields in enumerate(players)}
    return at("mass", players=len(players), mine=boards.pop("1"), others=boards, table=more)


def bag(number: int = 4, **things: int) -> Fields:
    """A family with so many 1s in the bag, the rest of them in the office."""
    return {"members": {"bag:1": number, "office:1": 4 - number}, "things": things}


@clause("VI-24", "VI-145")
def test_the_last_cube_ends_the_round_after_the_turn_is_finished() -> None:
    mine = {"time": 9, "members": {"farm:1": 2, "office:1": 2}}
    table = at("turn", mine=mine, table={"areas": {"family:plague": 1}})
    play(table, "birth")
    assert "mass_started" not in happened(table)
    play(table, "bury office 1")
    names = [name for name in happened(table) if name in ("born", "died", "mass_started", "round_started")]
    assert names == ["born", "died", "mass_started", "round_started"]


@clause("VI-146")
def test_the_order_begins_with_the_start_player_not_with_the_holder_of_the_marker() -> None:
    table = mass(bag(1, coin=1), bag(1, coin=1), bag(1, coin=1), start=1, next_start=2)
    order = []
    for _ in range(3):
        order.append(asked(table)[0])
        play(table, "done", seat=order[-1])
    assert order == [2, 3, 1]


@clause("VI-146")
def test_moving_up_follows_the_same_order() -> None:
    grain = {"members": {"window_1:1": 4}, "things": {"grain": 1}}
    table = mass(grain, grain, grain, start=2, next_start=0)
    order = []
    for _ in range(3):
        order.append(asked(table)[0])
        play(table, "done", seat=order[-1])
    assert order == [3, 1, 2]


@clause("VI-147", "VI-151")
def test_exactly_four_pieces_leave_the_bag_paid_ones_first() -> None:
    table = mass(bag(4, coin=1), bag(4))
    play(table, "call 1")
    for _ in range(3):
        assert asked(table)[0] == 0
        chance(table, "draw 2-1")
    assert (in_place(table, "window_1"), in_place(table, "window_1", 2)) == (1, 3)
    assert (in_place(table, "bag"), in_place(table, "bag", 2)) == (3, 1)
    assert "round_started" in happened(table)


@clause("VI-148")
def test_each_player_may_take_own_members_for_a_coin_each() -> None:
    mine = {"members": {"bag:1": 2, "bag:3": 1, "office:1": 2}, "things": {"coin": 2}}
    table = mass(mine, bag(4))
    assert offered(table) == ["call 1", "call 3", "done"]
    play(table, "call 3", "call 1")
    assert (where(table)["window_1:3"], where(table)["window_1:1"], has(table, "coin")) == (1, 1, 0)


@clause("VI-148")
def test_there_is_one_opportunity() -> None:
    table = play(mass(bag(2, coin=2), bag(2, coin=1)), "done")
    play(table, "done", seat=2)
    assert asked(table)[0] == 0
    assert in_place(table, "bag") == 2


@clause("VI-148")
def test_foreign_members_and_monks_cannot_be_taken() -> None:
    table = mass({"members": {"farm:1": 4}, "things": {"coin": 3}}, bag(4))
    assert asked(table)[0] == 0
    table = mass(bag(1, coin=3), {"members": {"bag:2": 3, "farm:1": 4}})
    assert reason(table, "call 2") == "nobody_there"


@clause("VI-149")
def test_four_members_are_the_most_that_can_be_paid_for() -> None:
    table = mass({"members": {"bag:1": 4, "bag:2": 1}, "things": {"coin": 5}}, bag(4, coin=4))
    play(table, "call 1", "call 1", "call 1", "call 2")
    assert (has(table, "coin"), has(table, "coin", 2)) == (1, 4)
    assert in_place(table, "bag", 2) == 4
    assert "round_started" in happened(table)


@clause("VI-149")
def test_the_fourth_member_may_be_another_player_s() -> None:
    table = mass(bag(3, coin=3), bag(3, coin=3))
    play(table, "call 1", "call 1", "call 1")
    play(table, "call 1", seat=2)
    assert (in_place(table, "window_1", 2), in_place(table, "bag", 2)) == (1, 2)
    assert has(table, "coin", 2) == 2


@clause("VI-150", "VI-136")
def test_cubes_do_not_pay_for_members() -> None:
    table = mass({**bag(4), "things": {"brown": 5}}, bag(4, coin=1))
    assert asked(table)[0] == 2


@clause("VI-151")
def test_every_piece_is_as_likely_as_another() -> None:
    mine = {"members": {"bag:1": 2, "bag:3": 1, "office:1": 2}, "things": {}}
    table = mass(mine, bag(1))
    assert odds(table) == {"draw monk": 4, "draw 1-1": 2, "draw 1-3": 1, "draw 2-1": 1}
    chance(table, "draw monk", "draw 1-1")
    assert odds(table) == {"draw monk": 3, "draw 1-1": 1, "draw 1-3": 1, "draw 2-1": 1}


@clause("VI-151")
def test_with_monks_alone_nothing_is_drawn() -> None:
    table = mass({"members": {"farm:1": 4}}, {"members": {"farm:1": 4}})
    assert table.round == 2


@clause("VI-152")
def test_drawn_members_go_to_the_first_window_and_monks_back_into_the_bag() -> None:
    table = chance(mass(bag(1), bag(1)), "draw monk", "draw 1-1", "draw monk", "draw monk")
    assert (where(table)["window_1:1"], where(table, 2)["bag:1"]) == (1, 1)
    again = at("mass", mine=bag(1), others={"2": bag(1)})
    assert odds(again)["draw monk"] == 4


@clause("VI-152")
def test_members_not_drawn_wait_for_later_masses() -> None:
    table = chance(mass(bag(4), bag(4)), "draw monk", "draw monk", "draw monk", "draw monk")
    assert (in_place(table, "bag"), in_place(table, "bag", 2)) == (4, 4)


@clause("VI-153")
@pytest.mark.parametrize(("window", "grain"), [(1, 1), (2, 2), (3, 2)])
def test_a_step_costs_the_grain_between_the_windows(window: int, grain: int) -> None:
    table = mass({"members": {f"window_{window}:1": 1, "office:1": 3}, "things": {"grain": grain}}, bag(0))
    play(table, f"advance {window} 1")
    assert (has(table, "grain"), in_place(table, f"window_{window + 1}")) == (0, 1)
    table = mass({"members": {f"window_{window}:1": 1, "office:1": 3}, "things": {"grain": grain - 1}}, bag(0))
    assert in_place(table, f"window_{window}") == 1
    assert table.round == 2


@clause("VI-153")
def test_any_number_of_members_move_any_number_of_windows() -> None:
    table = mass({"members": {"window_1:1": 2, "window_3:2": 1, "farm:1": 2}, "things": {"grain": 5}}, bag(0))
    play(table, "advance 1 1", "advance 2 1", "advance 3 2")
    assert where(table) == {"window_1:1": 1, "window_3:1": 1, "window_4:2": 1, "farm:1": 2}
    assert has(table, "grain") == 0


@clause("VI-154")
def test_moving_up_is_held_after_four_monks_and_for_earlier_members() -> None:
    mine = {"members": {"window_2:1": 1, "bag:1": 1, "office:1": 2}, "things": {"grain": 2}}
    table = chance(mass(mine, bag(0)), "draw monk", "draw monk", "draw monk", "draw monk")
    assert offered(table) == ["advance 2 1", "done"]


@clause("VI-155")
def test_moving_is_optional_and_ends_at_the_fourth_window() -> None:
    mine = {"members": {"window_4:1": 1, "window_1:1": 1, "office:1": 2}, "things": {"grain": 5}}
    table = mass(mine, bag(0))
    assert offered(table) == ["advance 1 1", "done"]
    assert refused(table, "advance 4 1").clause == "VI-155"
    play(table, "done")
    assert in_place(table, "window_1") == 1


@clause("VI-155", "VI-135")
def test_coins_do_not_pay_for_windows() -> None:
    table = mass({"members": {"window_1:1": 4}, "things": {"coin": 9}}, bag(0))
    assert table.round == 2


@clause("VI-156")
def test_any_number_of_members_share_a_window() -> None:
    mine = {"members": {"window_1:1": 4, "window_1:2": 3, "bag:3": 1}, "things": {"coin": 1}}
    table = play(mass(mine, {"members": {"window_1:1": 4}}), "call 3")
    assert (in_place(table, "window_1"), in_place(table, "window_1", 2)) == (8, 4)


@clause("VI-157")
def test_the_majority_in_the_windows_gains_two_points() -> None:
    mine = {"members": {"window_1:1": 2, "farm:1": 2}}
    table = mass(mine, {"members": {"window_4:1": 1, "farm:1": 3}})
    assert (board(table).score, board(table, 2).score) == (2, 0)


@clause("VI-157")
def test_members_in_the_bag_do_not_count_for_the_majority() -> None:
    mine = {"members": {"window_1:1": 1, "bag:1": 3}, "things": {}}
    table = chance(mass(mine, {"members": {"window_1:1": 2, "farm:1": 2}}), *["draw monk"] * 4)
    assert (board(table).score, board(table, 2).score) == (0, 2)


@clause("VI-158")
def test_a_tie_goes_to_the_member_furthest_left() -> None:
    mine = {"members": {"window_2:1": 2, "farm:1": 2}}
    table = mass(mine, {"members": {"window_1:1": 1, "window_3:1": 1, "farm:1": 2}})
    assert (board(table).score, board(table, 2).score) == (0, 2)


@clause("VI-159")
def test_who_is_still_tied_gains_two_points_each() -> None:
    best = {"members": {"window_3:1": 1, "window_1:1": 1, "farm:1": 2}}
    more_in_it = {"members": {"window_3:1": 2, "farm:1": 2}}
    behind = {"members": {"window_2:1": 2, "farm:1": 2}}
    table = mass(best, more_in_it, behind)
    assert [board(table, seat).score for seat in (1, 2, 3)] == [2, 2, 0]


@clause("VI-160")
def test_without_a_member_in_the_windows_nobody_gains() -> None:
    table = mass({"members": {"farm:1": 4}}, {"members": {"farm:1": 4}})
    assert [board(table, seat).score for seat in (1, 2)] == [0, 0]


@clause("VI-210")
def test_the_example_of_the_mass() -> None:
    first = {"members": {"bag:2": 1, "window_2:1": 1, "farm:1": 3}, "things": {"coin": 1, "grain": 3}}
    second = {"members": {"bag:1": 1, "farm:1": 3}, "things": {"coin": 1}}
    third = {"members": {"bag:1": 1, "window_2:1": 1, "farm:1": 2}, "things": {"coin": 1, "grain": 4}}
    table = mass(first, second, third)
    play(table, "call 2")
    play(table, "done", seat=2)
    play(table, "call 1", seat=3)
    chance(table, "draw monk", "draw 2-1")
    play(table, "advance 2 1", "advance 1 2")
    assert has(table, "grain") == 0
    play(table, "advance 2 1", "advance 3 1", seat=3)
    assert has(table, "grain", 3) == 0
    assert [board(table, seat).score for seat in (1, 2, 3)] == [0, 0, 2]
    assert [in_place(table, "window_1", seat) for seat in (1, 2, 3)] == [0, 1, 1]


def test_a_mass_leads_to_the_next_round() -> None:
    table = draws(mass(bag(2), bag(2)))
    assert asked(table) == (1, "VI-34")
