"""Positions with cards: what they allow follows from what is saved, and from what their seat knows."""

from __future__ import annotations

import pytest

from hogar.games.agricola.game import AGRICOLA
from hogar.games.agricola.table import Table
from hogar.kernel.rng import Rng
from hogar.kernel.save import read_position, write_position
from hogar.kernel.seats import CHANCE
from hogar.kernel.state import State
from hogar.kernel.view import View
from hogar.lab.check.look import random_move
from tests.agricola.builders import at, new_game, no, offered, play, spaces, with_card
from tests.clauses import clause

ROUNDS = 9


def legal(table: State) -> list[tuple[int, list[str], list[str]]]:
    """Every question of a seat: its answers, and what may be done besides."""
    return [
        (asked.seat, [move.text for move in asked.moves()], [move.text for move in asked.extras()])
        for asked in table.decisions()
        if asked.seat != CHANCE
    ]


@pytest.mark.parametrize(("players", "seed"), [(1, 21), (1, 22), (3, 1)])
def test_a_position_read_back_or_thought_of_asks_and_allows_the_same(players: int, seed: int) -> None:
    table, rng = new_game(players, variant="cards"), Rng(seed)
    while not table.over() and table.round <= ROUNDS:
        here = legal(table)
        assert all(answers for _, answers, _ in here)
        again = read_position(AGRICOLA, write_position(table), trials=0)
        assert (legal(again), again.key()) == (here, table.key())
        for seat in range(players):
            guess = legal(View(table, seat).determinize(rng))
            assert [asked for asked in guess if asked[0] == seat] == [asked for asked in here if asked[0] == seat]
        decision = table.decisions()[0]
        table.apply(decision.lane, random_move(decision, rng))


@clause("AG-367")
def test_what_is_owed_is_not_traded_away_by_a_card() -> None:
    mine = {"material": "clay", "goods": {"clay": 6, "reed": 2}}
    table = play(with_card("B080", mine=mine), "place farm_expansion")
    assert offered(table, "exchange") == []
    assert no(table, "exchange b080 0") == ("owed_elsewhere", "AG-367")
    plenty = play(with_card("B080", mine={**mine, "goods": {"clay": 7, "reed": 2}}), "place farm_expansion")
    assert offered(plenty, "exchange") == ["exchange b080 0"]


@pytest.mark.parametrize("options", [{}, {"variant": "cards"}])
@pytest.mark.parametrize("text", ["exchange b080 0", "exchange a001 9"])
def test_what_no_card_allows_is_refused_whatever_is_asked(options: dict[str, str], text: str) -> None:
    table = at(options=options)
    assert no(table, text) == ("not_now", "AG-376")
    herd = at(options=options, mine={"goods": {"boar": 1}}, table={"piles": {"sheep_market": 2}})
    assert no(play(herd, "place sheep_market"), text) == ("not_now", "AG-376")


@clause("AG-36")
def test_the_order_of_the_spaces_does_not_depend_on_when_a_card_brought_one() -> None:
    table = with_card("A039", moment="round", round=13)
    again = read_position(AGRICOLA, write_position(table), trials=0)
    assert isinstance(again, Table)
    assert spaces(table)[-2:] == ["farm_redevelopment", "card_space_1"]
    assert offered(again) == offered(table)
