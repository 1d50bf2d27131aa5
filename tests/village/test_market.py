"""Market (chapter 9)."""

from __future__ import annotations

import pytest

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
    market,
    odds,
    offered,
    play,
    points,
    queue,
    reason,
    refused,
    served,
    stalls,
    well,
)

RICH = {"things": {"scroll": 3, "horse": 3, "plow": 3, "ox": 3, "wagon": 3, "grain": 5, "green": 3}}
POOR: Fields = {"things": {}}


@clause("VI-91")
@pytest.mark.parametrize("cube", ["brown", "plague"])
def test_a_market_cube_holds_a_market_day(cube: str) -> None:
    areas = {"areas": {f"market:{cube}": 1, "family:pink": 1}, "stalls": ["c09", None, None], "queue": []}
    table = play(at("turn", mine=RICH, table=areas), f"take market {cube}")
    assert offered(table) == ["serve c09", "pass"]


@clause("VI-91", "VI-143")
def test_the_well_holds_a_market_day() -> None:
    table = well(mine=RICH, table={"stalls": ["c09", None, None], "queue": []})
    play(table, "use market")
    assert offered(table) == ["serve c09", "pass"]


@clause("VI-92")
def test_only_customers_at_stalls_can_be_served() -> None:
    table = market(["c09"], ["c01", "c02"], mine=RICH)
    assert offered(table) == ["serve c09", "pass"]
    assert refused(table, "serve c01").clause == "VI-92"


@clause("VI-93")
def test_a_sale_returns_all_that_is_wanted_and_takes_the_tile() -> None:
    table = play(market(["c18"], mine={"things": {"horse": 2, "grain": 3}}), "serve c18")
    assert holds(table) == {"horse": 1, "grain": 1}
    assert served(table) == ["c18"]


@clause("VI-93")
def test_a_sale_is_all_or_nothing() -> None:
    table = market(["c18", "c23"], mine={"things": {"horse": 1, "grain": 1, "coin": 9}}, others={"2": RICH})
    assert asked(table)[0] == 2
    assert reason(market(["c18", "c01"], mine={"things": {"horse": 1, "scroll": 1, "wagon": 1}}), "serve c18") == (
        "cannot_serve"
    )


@clause("VI-94")
def test_the_opportunity_goes_round_and_round() -> None:
    both = {"2": RICH, "3": RICH}
    table = market(["c21", "c09", "c01", "c02"], players=3, mine=RICH, others=both)
    play(table, "serve c09")
    play(table, "serve c01", seat=2)
    play(table, "serve c21", seat=3)
    assert offered(table) == ["serve c02", "pass"]


@clause("VI-95")
def test_who_passes_is_out_for_the_day() -> None:
    table = market(["c21", "c09", "c01"], mine=RICH, others={"2": RICH})
    play(table, "pass")
    play(table, "serve c09", seat=2)
    assert asked(table) == (2, "VI-94")


@clause("VI-95")
def test_who_cannot_serve_is_out_for_the_day() -> None:
    """Seat 2 has nothing to sell; it is not asked, and it is not asked again."""
    table = market(["c21", "c09"], mine=RICH, others={"2": POOR})
    play(table, "serve c21")
    assert asked(table) == (1, "VI-94")
    assert happened(table).count("passed") == 1


@clause("VI-95", "VI-209")
def test_an_initiator_who_passes_loses_the_free_sale() -> None:
    table = play(market(["c21"], mine=RICH, others={"2": POOR}), "pass")
    assert served(table) == []
    assert asked(draws(table)) == (2, "VI-34")


@clause("VI-96")
def test_the_first_sale_of_the_initiator_is_free() -> None:
    table = play(market(["c21"], mine={"things": {"grain": 3, "green": 1}}), "serve c21")
    assert (holds(table), board(table).time) == ({"green": 1}, 0)


@clause("VI-96")
def test_every_other_sale_costs_a_green_cube_and_a_time() -> None:
    rich = {"things": {"grain": 4, "green": 1}}
    table = market(["c21", "c22", "c09"], mine={"things": {"grain": 3, "horse": 1, "plow": 1, "green": 1}}, others={
        "2": rich
    })  # fmt: skip
    play(table, "serve c21")
    play(table, "serve c22", seat=2)
    assert (holds(table, 2), board(table, 2).time) == ({"grain": 1}, 1)
    play(table, "serve c09")
    assert (holds(table), board(table).time) == ({}, 1)


@clause("VI-97", "VI-134")
def test_a_coin_replaces_the_green_cube() -> None:
    others = {"2": {"things": {"grain": 3, "green": 1, "coin": 1}}}
    table = market(["c21"], mine=POOR, others=others)
    play(table, "serve c21", seat=2)
    assert offered(table, 2) == ["pay green", "pay coin"]
    play(table, "pay coin", seat=2)
    assert holds(table, 2) == {"green": 1}


@clause("VI-98")
def test_without_green_and_coin_there_is_no_further_sale() -> None:
    mine = {"things": {"grain": 3, "horse": 1, "plow": 1}}
    table = market(["c21", "c09"], mine=mine, others={"2": {"things": {"grain": 3}}})
    play(table, "serve c21")
    assert served(table) == ["c21"]
    assert asked(draws(table)) == (2, "VI-34")
    others = {"2": RICH, "3": {"things": {"grain": 3}}}
    table = market(["c21", "c09"], players=3, mine=POOR, others=others)
    assert reason(table, "serve c05", seat=2) == "not_at_stall"


@clause("VI-98")
def test_green_and_time_are_paid_only_with_a_sale() -> None:
    table = market(["c21"], mine=POOR, others={"2": RICH})
    play(table, "pass", seat=2)
    assert (has(table, "green", 2), board(table, 2).time) == (3, 0)


@clause("VI-99")
def test_a_death_does_not_cancel_the_sale() -> None:
    others = {"2": {"things": {"grain": 3, "green": 1}, "time": 9, "members": {"farm:1": 1, "bag:1": 3}}}
    table = market(["c21"], mine=POOR, others=others)
    play(table, "serve c21", seat=2)
    assert in_place(table, "chronicle_farm", 2) == 1
    assert served(table, 2) == ["c21"]
    names = [name for name in happened(table) if name in ("paid", "time_lost", "died", "served")]
    assert names == ["paid", "time_lost", "died", "paid", "served"]


@clause("VI-100")
def test_stalls_are_not_refilled_during_the_day() -> None:
    table = market(["c21", "c09", "c01"], ["c02", "c03"], mine=RICH, others={"2": RICH})
    play(table, "serve c09")
    assert (stalls(table), queue(table)) == (["c21", "-", "c01"], ["c02", "c03"])


@clause("VI-101")
def test_the_day_ends_when_the_stalls_are_empty() -> None:
    table = play(market(["c21"], ["c02"], mine=RICH, others={"2": RICH}), "serve c21")
    assert "market_over" in happened(table)
    assert stalls(table) == ["c02", "-", "-"]


@clause("VI-101")
def test_the_day_ends_when_all_have_passed() -> None:
    table = play(market(["c21"], mine=RICH, others={"2": RICH}), "pass")
    play(table, "pass", seat=2)
    assert happened(table)[-1] == "market_over"
    assert stalls(draws(table))[0] == "c21"


@clause("VI-102")
def test_the_queue_moves_up_in_order_and_new_customers_come() -> None:
    table = market(["c21", "c09", "c01"], ["c02", "c03", "c04", "c05", "c06"], mine=RICH, others={"2": POOR})
    play(table, "serve c21", "serve c01", "pass")
    assert stalls(table) == ["c02", "c09", "c03"]
    assert queue(table) == ["c04", "c05", "c06"]
    assert "arrive c07" in odds(table)
    assert "arrive c21" not in odds(table)
    chance(table, "arrive c07", "arrive c24")
    assert queue(table) == ["c04", "c05", "c06", "c07", "c24"]
    assert asked(table) == (2, "VI-34")


@clause("VI-102")
def test_each_customer_of_the_pile_is_as_likely_as_another() -> None:
    table = market(["c21"], ["c02", "c03", "c04", "c05"], mine=POOR, others={"2": RICH})
    play(table, "serve c21", seat=2)
    assert odds(table) == {f"arrive c{n:02}": 1 for n in range(1, 25) if n not in (2, 3, 4, 5, 21)}


@clause("VI-103")
def test_if_nobody_was_served_everything_stays() -> None:
    table = market(["c21", "c09", "c01"], ["c02", "c03", "c04", "c05", "c06"], mine=RICH, others={"2": POOR})
    play(table, "pass")
    assert (stalls(table), queue(table)) == (["c21", "c09", "c01"], ["c02", "c03", "c04", "c05", "c06"])
    assert asked(table) == (2, "VI-34")


def gone(*left: str) -> dict[str, list[str]]:
    """All customers but these have been served."""
    return {"served": [f"c{number:02}" for number in range(1, 25) if f"c{number:02}" not in left]}


@clause("VI-104")
def test_with_an_empty_pile_the_queue_gets_shorter() -> None:
    others = {"2": {**POOR, **gone("c21", "c09", "c01", "c02")}}
    table = market(["c21", "c09", "c01"], ["c02"], mine=RICH, others=others)
    play(table, "serve c21", "serve c09", "pass")
    assert (stalls(table), queue(table)) == (["c02", "-", "c01"], [])
    assert asked(table) == (2, "VI-34")


@clause("VI-105")
def test_without_customers_market_cubes_bring_no_action() -> None:
    areas = {"market:brown": 2, "family:pink": 1}
    table = at(
        "turn", mine=RICH, others={"2": {**POOR, **gone()}},
        table={"areas": areas, "stalls": [None, None, None], "queue": []},
    )  # fmt: skip
    play(table, "take market brown")
    assert has(table, "brown") == 1
    assert "market_day" not in happened(table)
    assert asked(table) == (2, "VI-34")
    assert reason(well(table={"stalls": [None, None, None], "queue": []}), "use market") == "no_customers"


@clause("VI-105")
def test_a_closed_market_still_gets_cubes() -> None:
    table = at("round", others={"2": gone()}, table={"areas": {}, "bag": {}, "stalls": [None] * 3, "queue": []})
    draws(table)
    assert sum(table.areas[15:20]) == 2


@clause("VI-107")
def test_a_customer_counts_at_the_end_only() -> None:
    table = play(market(["c09"], mine={"things": {"horse": 1, "plow": 1}}), "serve c09")
    assert (board(table).score, points(table, "customers")) == (0, 6)


@clause("VI-202")
def test_the_example_of_the_market_day() -> None:
    mine = {"things": {"horse": 1, "plow": 1, "scroll": 1, "grain": 1, "green": 1}}
    others = {"2": {"things": {"grain": 5, "green": 2}}, "3": {"things": {"wagon": 5, "coin": 1}}}
    line = ["c02", "c04", "c05", "c06", "c07"]
    table = market(["c09", "c21", "c11", "c03"], line, players=3, mine=mine, others=others)
    play(table, "serve c09")
    play(table, "serve c21", seat=2)
    play(table, "serve c11")
    assert served(table) == ["c09", "c11"]
    assert served(table, 2) == ["c21"]
    assert happened(table).count("passed") == 3
    assert (holds(table), board(table).time) == ({}, 1)
    assert (holds(table, 2), board(table, 2).time) == ({"grain": 2, "green": 1}, 1)
    assert stalls(table) == ["c02", "c04", "c05", "c03"]
    assert queue(table) == ["c06", "c07"]
    draws(table)
    assert len(queue(table)) == 5
    assert asked(table) == (2, "VI-34")


@clause("VI-203")
def test_a_player_left_alone_may_go_on() -> None:
    table = market(["c21", "c09", "c01"], mine=RICH, others={"2": POOR})
    play(table, "serve c09", "serve c01", "serve c21")
    assert (has(table, "green"), board(table).time) == (1, 2)
    assert served(table) == ["c01", "c09", "c21"]
