"""The game and its rounds (chapter 5)."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

import pytest

from hogar.games.skara_brae import words as w
from hogar.kernel.seats import UNKNOWN
from hogar.kernel.view import View
from tests.clauses import clause
from tests.skara_brae.builders import (
    after_setup,
    at,
    chance,
    happened,
    new_game,
    offered,
    play,
    refused,
    until,
    walk,
)

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table

every_count = pytest.mark.parametrize("players", [1, 2, 3, 4])
several = pytest.mark.parametrize("players", [2, 3, 4])

ROW = [
    ["roof", "stone_ball", "utensils", "angler"],
    ["roof", "roof", "trapper", "axeman"],
    ["watchman", "watchman", "stone_ball", "hunter"],
]
"""Three groups of a round."""


@cache
def played(players: int) -> list[dict[str, Any]]:
    """All events of a whole game."""
    table = new_game(players)
    for _ in walk(table, seed=players):
        pass
    return [event.to_json() for event in table.events]


def cards(row: list[int]) -> list[str]:
    """The names of cards, `-` for a gap."""
    return ["-" if card == UNKNOWN else w.CARDS[card] for card in row]


def group_turn(turn: int) -> Table:
    """Three players, seat 1 on top, then 2 and 3; the groups are those of `ROW`, used ones are empty."""
    groups: list[list[str]] = [[]] * (turn - 1) + ROW[turn - 1 :]
    return at("turn", players=3, table={"turn": turn, "groups": groups, "left": ["3", "2", "1"]})


@clause("SB-55")
@every_count
def test_a_game_has_four_rounds(players: int) -> None:
    started = [event["number"] for event in played(players) if event["event"] == "round_started"]
    assert started == ["1", "2", "3", "4"]


def rounds_of(players: int) -> list[list[dict[str, Any]]]:
    """The events of a whole game, round by round; what came before the first one left out."""
    rounds: list[list[dict[str, Any]]] = [[]]
    for event in played(players):
        if event["event"] == "round_started":
            rounds.append([])
        rounds[-1].append(event)
    return rounds[1:]


@clause("SB-55")
@every_count
def test_every_player_takes_three_turns_in_each_round(players: int) -> None:
    takers = [[event["seat"] for event in events if event["event"] == "card_taken"] for events in rounds_of(players)]
    assert [sorted(seats) for seats in takers] == [sorted("1234"[:players] * 3)] * 4


@clause("SB-56")
@every_count
def test_a_round_starts_has_its_turns_and_ends(players: int) -> None:
    parts = [event["event"] for event in played(players) if event["event"] in ("round_started", "card_taken", "fed")]
    assert [name for name, _ in groupby(parts)] == ["round_started", "card_taken", "fed"] * 4


@clause("SB-57", "SB-58")
@every_count
def test_the_large_worker_comes_first_and_a_small_one_each_round_after(players: int) -> None:
    table = new_game(players)
    seen: dict[int, set[tuple[int, int]]] = {}
    for _ in walk(table, seed=players):
        seen.setdefault(table.round, set()).update((one.large_workers, one.small_workers) for one in table.boards)
    assert seen == {0: {(0, 0)}, 1: {(1, 0)}, 2: {(1, 1)}, 3: {(1, 2)}, 4: {(1, 3)}}


@clause("SB-58")
@every_count
def test_in_each_turn_as_many_own_workers_are_ready_as_the_round_has_number(players: int) -> None:
    table = new_game(players)
    seen = set()
    for _ in walk(table, seed=players):
        decision = table.decision()
        if decision is not None and decision.clause() in ("SB-67", "SB-84"):
            one = table.boards[decision.seat]
            seen.add((table.round, one.large_ready, one.small_ready - one.black_workers))
    assert seen == {(1, 1, 0), (2, 1, 1), (3, 1, 2), (4, 1, 3)}


@clause("SB-59", "SB-60")
@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 4), (4, 5)])
def test_three_groups_are_dealt_at_the_start_of_a_round(players: int, size: int) -> None:
    table = after_setup(players)
    assert [len(group) for group in table.groups] == [size] * 3
    assert happened(table).count("card_dealt") == 3 * size


@clause("SB-59")
@several
def test_every_round_deals_new_groups(players: int) -> None:
    dealt = [len([event for event in events if event["event"] == "card_dealt"]) for events in rounds_of(players)]
    assert dealt == [3 * [4, 4, 5][players - 2]] * 4


@clause("SB-59")
@several
def test_everybody_sees_all_groups_from_the_start(players: int) -> None:
    table = after_setup(players)
    dealt = [[w.CARDS[card] for card in group] for group in table.groups]
    for seat in range(players):
        assert View(table, seat).to_json()["position"]["table"]["groups"] == dealt


@clause("SB-59")
def test_cards_are_dealt_group_by_group() -> None:
    table = at("round_end", players=3)
    chance(table, "draw roof", "draw stone_ball", "draw roof", "draw angler", "draw hunter")
    assert [cards(group) for group in table.groups] == [["roof", "stone_ball", "roof", "angler"], ["hunter"], []]


@clause("SB-61")
def test_a_round_starts_with_the_markers_on_the_left_in_their_order() -> None:
    table = at("round_end", players=3, table={"round": 1, "left": ["2", "3", "1"]})
    until(table, "take")
    assert (table.round, table.turn) == (2, 1)
    assert [w.MARKERS[marker] for marker in table.left] == ["2", "3", "1"]
    assert (table.passed, table.done) == ([], [])


@clause("SB-62")
def test_no_groups_are_dealt_in_a_solo_game() -> None:
    table = at("round_end", players=1, table={"tasks": []})
    chance(table, "draw roof", "draw stone_ball", "draw roof", "draw angler")
    assert table.groups == []
    assert offered(table) == ["take roof 0", "take stone_ball 0", "take angler 0"]


@clause("SB-63")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_each_turn_uses_the_next_group(turn: int) -> None:
    group = [f"take {card} {place}" for place, card in enumerate(ROW[turn - 1], 1)]
    assert offered(group_turn(turn)) == [*group, "pass"]


@clause("SB-63", "SB-78")
def test_after_a_group_the_group_to_its_right_is_the_current_one() -> None:
    table = group_turn(1)
    for seat in (1, 2):
        play(table, f"take {ROW[0][seat - 1]} {seat}", "done", seat=seat)
    play(table, "take utensils 3", "done", seat=3)
    assert table.turn == 2
    assert "take trapper 3" in offered(table, seat=3)


@clause("SB-64")
def test_the_card_that_is_left_of_a_group_is_discarded() -> None:
    table = group_turn(1)
    play(table, "take roof 1", "done")
    play(table, "take stone_ball 2", "done", seat=2)
    assert sum(table.discard) == 0
    play(table, "take utensils 3", seat=3)
    assert sum(table.discard) == 0
    play(table, "done", seat=3)
    assert cards([card for card, count in enumerate(table.discard) if count]) == ["angler"]
    assert cards(table.groups[0]) == ["-"] * 4


@clause("SB-64")
@several
def test_one_card_is_left_of_every_group(players: int) -> None:
    assert len([event for event in played(players) if event["event"] == "card_left"]) == 12


@clause("SB-290")
def test_a_card_that_was_taken_leaves_a_gap() -> None:
    table = group_turn(1)
    play(table, "take stone_ball 2")
    assert [cards(group) for group in table.groups] == [["roof", "-", "utensils", "angler"], ROW[1], ROW[2]]
    assert offered(table, seat=2) == ["take roof 1", "take utensils 3", "take angler 4", "pass"]


@clause("SB-290")
def test_a_gap_is_no_card() -> None:
    table = play(group_turn(1), "take roof 1")
    refusal = refused(table, "take roof 1", seat=2)
    assert (refusal.message.id, refusal.clause) == ("refusal.card_not_there", "SB-89")
