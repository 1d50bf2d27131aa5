from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from hogar.bots.bot import Budget
from hogar.bots.hint import hint
from hogar.bots.levels import LEVELS, Level
from hogar.bots.manifest import BOTS, bot_named
from hogar.bots.search.search import gain_of
from hogar.bots.thinker import Thinker, mind_of
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.game import SKARA_BRAE
from hogar.games.village.game import VILLAGE
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Game
from hogar.kernel.move import Move
from hogar.kernel.rng import Rng
from hogar.kernel.seats import CHANCE
from hogar.kernel.state import State
from hogar.kernel.view import View
from hogar.manifest import GAMES
from tests.bots.test_bots import harbour
from tests.lab.harbour import DealCard, Harbour, HarbourOptions, Quay
from tests.skara_brae.builders import at

SEARCHING = Level(math.inf, 60)


def thought(state: State, level: Level = SEARCHING, seat: int = 0, seed: int = 1, budget: Budget | None = None) -> str:
    return Thinker(level).choose(View(state, seat), budget or Budget(), Rng(seed)).text


# What it plays.


def test_it_takes_the_move_that_brings_most() -> None:
    """A card of five coins against a fish of one."""
    assert thought(harbour(5)) == "sell"


def test_it_cooks_what_it_needs_to_feed() -> None:
    settlers = [["angler"], ["trapper"], ["axeman"], ["baker"]]
    mine = {"goods": {"food": 4}, "settlers": settlers, "furnish": 6}
    assert thought(at("round_end", mine=mine, table={"round": 4})) == "feed 4"


def test_alone_a_seat_gains_its_own_points_and_among_others_what_it_is_ahead() -> None:
    assert gain_of([7.0], 0) == 7.0
    assert gain_of([7.0, 9.0, 4.0], 1) == 2.0
    assert gain_of([7.0, 9.0, 4.0], 2) == -5.0


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_it_plays_every_game_to_its_end_with_any_number_of_seats(game: Game[Any]) -> None:
    players = game.players[-1]
    state, rng = game.start(players), Rng(1)
    bots = [Thinker(Level(math.inf, 3)) for _ in range(players)]
    for _ in range(400):
        decision = state.decision()
        if decision is None:
            break
        if decision.seat == CHANCE:
            weights = decision.weights()
            move: Move | None = decision.moves()[Rng(1).below(sum(1 for weight in weights if weight))]
        else:
            move = bots[decision.seat].choose(View(state, decision.seat), Budget(), rng)
            assert move in decision.legal()
        assert move is not None
        state.apply(decision.lane, move)


# The same again.


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_with_the_same_seed_and_simulations_plays_the_same(name: str) -> None:
    state = at("workers", mine={"goods": {"cow": 1, "wood": 2, "stone": 1, "bone": 2}, "small_workers": 2})
    level = replace(LEVELS[name], seconds=math.inf, simulations=min(LEVELS[name].simulations, 60))
    assert thought(state, level, seed=7) == thought(state, level, seed=7)


def test_what_it_found_out_about_its_next_decision_is_kept() -> None:
    state = at("workers", mine={"goods": {"cow": 1, "shell": 2}, "slider": 4})
    bot = Thinker(SEARCHING)
    first = bot.choose(View(state, 0), Budget(), Rng(1))
    decision = state.decision()
    assert decision is not None
    state.apply(decision.lane, first)
    view = View(state, 0)
    assert bot.expected == view.masked.key()
    kept = bot.node
    assert kept is not None
    before = kept.visits
    bot.search(view, [], Budget(0), Rng(2))
    assert before > 1
    assert bot.search(view, [], Budget(0), Rng(2)).root is kept


def test_what_it_kept_is_dropped_where_something_else_happened() -> None:
    bot = Thinker(SEARCHING)
    bot.choose(View(harbour(3), 0), Budget(), Rng(1))
    other = View(harbour(5), 0)
    bot.thinkable(other)
    assert bot.search(other, [], Budget(0), Rng(1)).root is not bot.node


# Mistakes.


def test_a_level_that_overlooks_nearly_all_still_sees_one_move() -> None:
    level = replace(SEARCHING, overlooked=0.999)
    assert {thought(harbour(3), level, seed=seed) for seed in range(5)} <= {"fish 1", "sell", "done"}


def test_who_misjudges_plays_worse() -> None:
    sold = [thought(harbour(5), replace(SEARCHING, misjudged=8.0), seed=seed) == "sell" for seed in range(20)]
    assert 0 < sum(sold) < 20


# Its time.


class Work:
    """A clock that runs with the positions that are made: a copy or a move takes a thousandth of a second."""

    def __init__(self) -> None:
        self.done = 0

    def now(self) -> float:
        return self.done / 1000


WORK = Work()


class CountedQuay(Quay):
    """A table whose copies and moves are counted."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        WORK.done += 1

    def apply(self, lane_seat: int, move: Move) -> None:
        WORK.done += 1
        super().apply(lane_seat, move)


def counted(players: int) -> State:
    """The first day at Harbour, on a table that counts."""
    game = Harbour(table=CountedQuay)
    options = HarbourOptions()
    options.generous = True
    state = game.start(players, options)
    while state.decider() == CHANCE:
        decision = state.decision()
        assert decision is not None
        state.apply(decision.lane, decision.moves()[0])
    return state


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("name", BOTS)
def test_no_bot_exceeds_its_time_by_more_than_a_tenth(name: str, players: int) -> None:
    state = counted(players)
    bot = Thinker(replace(LEVELS[name], simulations=10**9)) if name in LEVELS else bot_named(name)
    seconds = LEVELS[name].seconds if name in LEVELS else 0.5
    begun = WORK.now()
    bot.choose(View(state, 0), Budget(2 * seconds if name in LEVELS else seconds, WORK.now), Rng(1))
    assert WORK.now() - begun <= 1.1 * seconds


def test_a_bot_without_any_time_still_answers() -> None:
    for name in LEVELS:
        assert bot_named(name).choose(View(harbour(3), 0), Budget(0), Rng(1)).text in ("fish 1", "sell", "done")


# What is hidden.


class PoisonedDeal(DealCard):
    """Deals the other seats a card that is not in the game."""

    def happen(self, quay: Quay, index: int) -> None:
        super().happen(quay, index)
        if self.seat:
            quay.hands[self.seat] = 77


@pytest.mark.parametrize("name", BOTS)
def test_no_bot_reads_what_is_hidden(name: str) -> None:
    """The other seat's hidden card is poisoned: whoever looked at it would fail, or play otherwise."""
    states = []
    for game in (Harbour(), Harbour(deal=PoisonedDeal)):
        state: State = game.start(2)
        for text in ("deal 3", "deal 1"):
            decision = state.decision()
            assert decision is not None
            move = decision.find(text)
            assert move is not None
            state.apply(decision.lane, move)
        states.append(state)
    assert states[1].hands[1] == 77  # type: ignore[attr-defined]
    level = replace(LEVELS[name], simulations=40, seconds=math.inf) if name in LEVELS else None
    answers = []
    for state in states:
        bot = Thinker(level) if level is not None else bot_named(name)
        answers.append([bot.choose(View(state, 0), Budget(), Rng(seed)).text for seed in range(3)])
    assert answers[0] == answers[1]


def test_poisoned_special_tiles_change_nothing() -> None:
    state = SKARA_BRAE.start(2)
    rng = Rng(3)
    decision = state.decision()
    while decision is not None and decision.seat == CHANCE:
        moves = decision.moves()
        state.apply(decision.lane, moves[rng.below(len(moves))])
        decision = state.decision()
    clean = thought(state, replace(SEARCHING, simulations=20))
    state.boards[1].dealt = 1 << w.FURNISH | 1 << w.COOK
    assert thought(state, replace(SEARCHING, simulations=20)) == clean


# The judgement.


def test_weights_that_are_not_named_are_the_usual_ones() -> None:
    mind = mind_of(VILLAGE, 2, {"wagon": 9.0})
    usual = mind.WEIGHTS
    assert dict(zip(usual, mind.weights, strict=True)) == {**usual, "wagon": 9.0}


def test_a_weight_that_is_not_there_is_refused() -> None:
    with pytest.raises(Invalid, match=r"invalid\.no_weight"):
        mind_of(VILLAGE, 2, {"waggon": 9.0})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_at_the_end_the_judgement_is_the_points(game: Game[Any]) -> None:
    state, rng = game.start(game.players[0]), Rng(5)
    decision = state.decision()
    while decision is not None:
        moves = decision.moves()
        state.apply(decision.lane, moves[rng.below(len(moves))])
        decision = state.decision()
    for seat, sheet in enumerate(state.scores()):
        assert game.mind(state.players).value(state, seat) == sheet.total


# A hint.


def test_a_hint_says_the_whole_action_and_what_it_brings() -> None:
    state = at("workers", mine={"goods": {"cow": 1, "shell": 2}, "slider": 4})
    given = hint(View(state, 0), Budget(), Rng(1))
    assert given.moves[0].text == "place cook large"
    assert "cook cow" in [move.text for move in given.moves]
    assert {event.kind.name for event in given.events} >= {"cooked", "gained"}
    assert given.words()[0].id == "hint.play"
    assert given.words()[-1].id == "hint.label"


def test_a_hint_does_not_say_what_comes_to_light() -> None:
    state = harbour(5)
    given = hint(View(state, 0), Budget(), Rng(1))
    assert given.moves[0].text == "sell"
    assert given.events == []
