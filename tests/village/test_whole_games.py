"""Whole games at random: nothing of the box is lost, positions are saved and copied whole, bots know what they do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hogar.bots.bot import Budget
from hogar.bots.greedy import Greedy
from hogar.games.village.game import VILLAGE
from hogar.games.village.table import Table
from hogar.kernel.rng import Rng
from hogar.kernel.save import read_position, write_position
from hogar.kernel.step import Draw
from hogar.kernel.view import View
from tests.clauses import clause
from tests.village.builders import after_setup, new_game, step_on

each_count = pytest.mark.parametrize("players", [2, 3, 4])


def positions(players: int, seed: int) -> Iterator[Table]:
    """Every position of a random game."""
    table = new_game(players)
    rng = Rng(seed)
    while not table.over():
        yield table
        step_on(table, rng)
    yield table


@clause("VI-3", "VI-4", "VI-5", "VI-30", "VI-31")
@each_count
def test_no_promise_is_ever_broken(players: int) -> None:
    for seed in range(6):
        for table in positions(players, seed):
            assert table.problems() == []
            decision = table.decision()
            assert decision is None or decision.moves()
        assert table.trigger >= 0


@each_count
def test_every_position_is_saved_and_read_back(players: int) -> None:
    for number, table in enumerate(positions(players, 11)):
        if number % 7 == 0:
            saved = write_position(table)
            again = read_position(VILLAGE, saved)
            assert write_position(again) == saved
            assert again.key() == table.key()


@each_count
def test_a_copy_is_independent(players: int) -> None:
    rng = Rng(2)
    for number, table in enumerate(positions(players, 12)):
        if number % 5 == 0 and not table.over():
            before = write_position(table)
            copy = table.clone()
            assert copy.key() == table.key()
            for _ in range(20):
                if not copy.over():
                    step_on(copy, rng)
            assert write_position(table) == before
            assert copy.key() != table.key()


@each_count
def test_every_move_reads_as_it_is_written(players: int) -> None:
    for table in positions(players, 13):
        decision = table.decision()
        for move in decision.moves() if decision is not None else []:
            assert move.verb.read(move.text.split()[1:]) is move


def broken(table: Table) -> list[str]:
    """The promises that a table breaks, without the numbers of seats."""
    return [problem.removeprefix("seat 1: ") for problem in table.problems()]


def test_broken_promises_are_named() -> None:
    table = after_setup(2)
    table.boards[0].things[0] = 1
    table.boards[0].things[9] = 6
    table.boards[0].members[0] = 5
    table.stalls[0] = table.queue[0]
    table.next_start = 3
    assert broken(table) == [
        "cubes of a colour (VI-31)", "a customer twice", "a seat that nobody has",
        "too much grain (VI-5)", "members (VI-2)",
    ]  # fmt: skip


def test_what_is_below_zero_is_named() -> None:
    table = after_setup(2)
    table.boards[0].things[10] = -1
    table.boards[0].reserve[1] = -1
    table.boards[0].due = -1
    table.boards[0].time = 10
    assert broken(table) == [
        "things below zero", "members below zero", "members (VI-2)", "time marker", "deaths that wait (VI-44)"
    ]  # fmt: skip


@clause("VI-165")
def test_a_full_graveyard_without_an_end_is_named() -> None:
    table = after_setup(2)
    members = table.boards[0].members
    members[0], members[25 * 4] = 1, 3
    assert broken(table) == ["the end was not triggered (VI-165)"]
    members[25 * 4], members[20 * 4] = 0, 3
    assert broken(table) == ["chronicle of council (VI-57)"]


def test_the_greedy_bot_knows_more_than_chance() -> None:
    won = 0
    for seed in range(4):
        table, rng, greedy = new_game(2), Rng(seed), Greedy(60)
        while (decision := table.decision()) is not None:
            step = decision.step
            if isinstance(step, Draw):
                move = step.outcome(rng.weighted(step.weights(table)))
            elif decision.seat == seed % 2:
                move = greedy.choose(View(table, decision.seat), Budget(), rng)
            else:
                move = decision.moves()[rng.below(len(decision.moves()))]
            table.apply(decision.lane, move)
        won += table.ranking()[seed % 2] == 1
    assert won == 4


def test_a_position_is_worth_what_it_scores_when_the_game_is_over() -> None:
    *_, table = positions(2, 21)
    assert [VILLAGE.value(table, seat) for seat in (0, 1)] == [float(sheet.total) for sheet in table.scores()]
