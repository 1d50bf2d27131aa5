"""Council (chapter 11)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.village.builders import (
    Fields,
    action,
    asked,
    at,
    board,
    has,
    holds,
    in_place,
    offered,
    play,
    reason,
    refused,
    where,
)


def level(number: int, **things: int) -> Fields:
    """A family with one member on a council level."""
    return {"members": {"bag:1": 3, f"level_{number}:1": 1}, "things": things}


@clause("VI-119", "VI-122")
def test_there_are_three_ways() -> None:
    table = action("council", mine={"members": {"farm:1": 3, "level_2:1": 1}, "things": {"scroll": 1}})
    assert offered(table) == ["enter 1", "promote 2 1", "privilege start", "privilege cubes", "done"]


@clause("VI-119")
def test_one_council_action_uses_one_privilege() -> None:
    table = play(action("council", mine=level(4, coin=2)), "privilege prestige")
    assert asked(table) == (2, "VI-34")


@clause("VI-120")
def test_entering_costs_one_time_and_two_green_or_a_scroll() -> None:
    table = play(action("council", mine={"things": {"green": 2, "scroll": 1}}), "enter 1")
    assert board(table).time == 1
    assert offered(table) == ["pay 2 green", "pay scroll"]
    play(table, "pay scroll", "done")
    assert (holds(table), where(table)) == ({"green": 2}, {"farm:1": 3, "level_1:1": 1})


@clause("VI-120")
def test_entering_allows_the_first_privilege_only() -> None:
    mine = {"members": {"farm:1": 1, "level_4:1": 3}, "things": {"scroll": 1, "coin": 5}}
    table = play(action("council", mine=mine), "enter 1", "pay scroll")
    assert offered(table) == ["privilege start", "done"]
    assert refused(table, "privilege cubes").clause == "VI-121"


@clause("VI-121")
@pytest.mark.parametrize(("reached", "time"), [(2, 2), (3, 2), (4, 3)])
def test_a_promotion_costs_the_time_of_the_level_reached(reached: int, time: int) -> None:
    table = play(action("council", mine=level(reached - 1, green=2)), f"promote {reached - 1} 1")
    assert (board(table).time, holds(table)) == (time, {})
    assert in_place(table, f"level_{reached}") == 1


@clause("VI-121")
def test_after_a_promotion_a_privilege_of_the_new_level_or_a_lower_one_is_open() -> None:
    mine = level(2, scroll=1)
    mine["members"] = {"level_2:1": 1, "level_4:1": 3}
    table = play(action("council", mine=mine), "promote 2 1")
    assert offered(table) == ["privilege start", "privilege cubes", "privilege good", "done"]
    assert reason(table, "privilege prestige") == "level_too_low"


@clause("VI-122")
@pytest.mark.parametrize(
    ("number", "privileges"),
    [
        (1, ["start"]), (2, ["start", "cubes"]), (3, ["start", "cubes", "good"]),
        (4, ["start", "cubes", "good", "prestige"]),
    ],
)  # fmt: skip
def test_staying_is_free_and_opens_the_privileges_up_to_the_level(number: int, privileges: list[str]) -> None:
    table = action("council", mine=level(number, coin=1))
    assert offered(table) == [*[f"privilege {name}" for name in privileges], "done"]
    assert board(table).time == 0


@clause("VI-122")
def test_without_a_member_in_the_council_there_is_no_privilege() -> None:
    table = action("council", mine={"things": {"scroll": 1}})
    assert reason(table, "privilege start") == "level_too_low"


@clause("VI-123")
def test_from_the_fourth_level_nobody_is_promoted() -> None:
    table = action("council", mine=level(4, green=2))
    assert refused(table, "promote 4 1").clause == "VI-123"
    assert not [text for text in offered(table) if text.startswith("promote")]


@clause("VI-124")
@pytest.mark.parametrize("text", ["enter 1", "promote 1 1"])
def test_no_privilege_has_to_be_used(text: str) -> None:
    mine = {"members": {"farm:1": 3, "level_1:1": 1}, "things": {"green": 2}}
    table = play(action("council", mine=mine), text, "done")
    assert table.next_start == -1
    assert "done" in offered(action("council", mine=level(2)))


@clause("VI-125", "VI-20")
def test_the_first_privilege_takes_the_marker() -> None:
    assert play(action("council", mine=level(1)), "privilege start").next_start == 0


@clause("VI-125")
@pytest.mark.parametrize("holder", [0, 1])
def test_who_has_the_marker_keeps_it(holder: int) -> None:
    table = at("action", area="council", mine=level(2), table={"next_start": holder})
    assert offered(table) == ["privilege cubes", "done"]
    assert refused(table, "privilege start").clause == "VI-125"


@clause("VI-126")
def test_the_second_privilege_gives_two_cubes_of_choice() -> None:
    table = play(action("council", mine=level(2)), "privilege cubes", "choose pink", "choose brown")
    assert holds(table) == {"brown": 1, "pink": 1}
    assert asked(table) == (2, "VI-34")


@clause("VI-127")
@pytest.mark.parametrize("good", ["scroll", "horse", "plow", "ox", "wagon"])
def test_the_third_privilege_gives_a_good_of_choice(good: str) -> None:
    table = play(action("council", mine=level(3)), "privilege good")
    assert offered(table) == [f"choose {name}" for name in ("scroll", "horse", "plow", "ox", "wagon")]
    assert refused(table, "choose grain").message.id == "refusal.not_offered"
    assert holds(play(table, f"choose {good}")) == {good: 1}


@clause("VI-128", "VI-136")
def test_the_fourth_privilege_gives_three_points_for_a_coin() -> None:
    table = play(action("council", mine=level(4, coin=3)), "privilege prestige")
    assert (has(table, "coin"), board(table).score) == (2, 3)


@clause("VI-128")
def test_without_a_coin_there_are_no_points() -> None:
    table = action("council", mine=level(4, green=9))
    assert reason(table, "privilege prestige") == "no_coin"


@clause("VI-128")
def test_a_coin_that_paid_for_the_step_is_gone() -> None:
    table = play(action("council", mine=level(3, green=1, coin=1)), "promote 3 1")
    assert offered(table) == ["privilege start", "privilege cubes", "privilege good", "done"]
    assert reason(table, "privilege prestige") == "no_coin"


@clause("VI-129", "VI-134")
def test_cubes_and_coins_are_mixed_but_not_with_a_scroll() -> None:
    table = play(action("council", mine={"things": {"green": 2, "coin": 2, "scroll": 1}}), "enter 1")
    assert offered(table) == ["pay 2 green", "pay green coin", "pay 2 coin", "pay scroll"]
    assert refused(table, "pay green scroll").message.id == "refusal.not_this_payment"
    play(table, "pay green coin")
    assert holds(table) == {"green": 1, "coin": 1, "scroll": 1}


@clause("VI-129", "VI-135")
def test_one_green_cube_is_not_enough() -> None:
    table = action("council", mine={"things": {"green": 1}, "members": {"farm:1": 3, "level_1:1": 1}})
    assert reason(table, "enter 1") == "no_step_price"
    assert reason(table, "promote 1 1") == "no_step_price"


@clause("VI-130")
def test_any_number_of_members_share_a_level() -> None:
    mine = {"members": {"level_1:1": 4, "level_1:2": 3, "farm:3": 1}, "things": {"scroll": 1}}
    table = action("council", mine=mine, others={"2": {"members": {"level_1:1": 4}}})
    play(table, "enter 3")
    assert (in_place(table, "level_1"), in_place(table, "level_1", 2)) == (8, 4)


@clause("VI-121")
def test_any_member_of_the_council_may_be_promoted() -> None:
    mine = {"members": {"level_1:1": 1, "level_1:2": 1, "level_3:4": 1, "bag:1": 3}, "things": {"scroll": 1}}
    table = action("council", mine=mine)
    assert [text for text in offered(table) if text.startswith("promote")] == [
        "promote 1 1", "promote 1 2", "promote 3 4"
    ]  # fmt: skip
