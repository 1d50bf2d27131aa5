from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from time import perf_counter

import pytest

from hogar.bots.bot import Bot, Budget
from hogar.bots.greedy import Greedy
from hogar.bots.levels import LEVELS
from hogar.bots.manifest import BOTS, bot_named
from hogar.bots.random_moves import RandomMoves
from hogar.bots.thinker import Thinker
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.game import SKARA_BRAE
from hogar.kernel.errors import Invalid
from hogar.kernel.refusal import legal_move
from hogar.kernel.rng import Rng
from hogar.kernel.state import State
from hogar.kernel.view import View
from hogar.lab.simulate import Plan, simulate, tally
from tests.lab.harbour import Harbour
from tests.skara_brae.builders import at


def play(state: State, *texts: str) -> State:
    """Plays moves of the first seat."""
    for text in texts:
        decision, move = legal_move(state, 0, text)
        state.apply(decision.lane, move)
    return state


def quick(name: str) -> Bot:
    """A bot of that name that looks ahead a few times only."""
    if name in LEVELS:
        return Thinker(replace(LEVELS[name], seconds=math.inf, simulations=min(30, LEVELS[name].simulations)))
    return bot_named(name)


def answer(name: str, state: State, seat: int = 1, seed: int = 1) -> str:
    """What a bot says for a seat."""
    return quick(name).choose(View(state, seat - 1), Budget(), Rng(seed)).text


def harbour(card: int, others: int = 2) -> State:
    """Two seats at Harbour in their first day, with these cards."""
    state = Harbour().start(2)
    for seat, number in enumerate((card, others)):
        decision = state.decision()
        assert decision is not None
        move = decision.find(f"deal {number}")
        assert move is not None, seat
        state.apply(decision.lane, move)
    return state


# All bots.


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_with_something_legal(name: str) -> None:
    state = at("workers", mine={"goods": {"cow": 1, "wood": 2, "stone": 1, "bone": 2}, "large_workers": 1})
    decision = state.decision()
    assert decision is not None
    assert answer(name, state) in [move.text for move in decision.legal()]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_with_equal_chances_gives_the_same_answer(name: str) -> None:
    state = at("workers", mine={"goods": {"cow": 1, "wood": 2, "stone": 1, "bone": 2}})
    assert answer(name, state, seed=4) == answer(name, state, seed=4)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_does_not_know_what_is_hidden_from_it(name: str) -> None:
    answers = {tuple(answer(name, harbour(3, others), seed=seed) for seed in range(5)) for others in (1, 2, 4, 5)}
    assert len(answers) == 1


def test_a_bot_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(Invalid) as refused:
        bot_named("gredy")
    every = "random, greedy, beginner, casual, skilled, expert, master"
    assert refused.value.message.values == {"got": "gredy", "bots": every}


def test_a_name_alone_never_starts_a_program() -> None:
    """Names come over the network too."""
    with pytest.raises(Invalid, match=r"invalid\.no_bot"):
        bot_named("cmd:echo")


# Random.


def test_random_takes_each_answer_about_equally_often() -> None:
    bot, rng, view = RandomMoves(), Rng(1), View(harbour(3), 0)
    times = Counter(bot.choose(view, Budget(), rng).text for _ in range(3000))
    assert set(times) == {"fish 1", "sell", "done"}
    assert all(900 < count < 1100 for count in times.values())


# Greedy.


def test_greedy_sells_a_card_that_brings_more_than_fishing() -> None:
    state = play(harbour(5), "fish 1", "paint", "paint")
    assert answer("greedy", state) == "sell"


def test_greedy_uses_what_may_be_done_at_any_time() -> None:
    """A painted boat is worth two points and costs a coin; the card can still be sold after it."""
    assert answer("greedy", harbour(1)) == "paint"


def test_greedy_sees_what_an_action_brings_in_its_last_decision() -> None:
    """Cooking pays the tokens at once and gives food only when the seat is done; still it is worth it."""
    state = at("workers", mine={"goods": {"cow": 1, "shell": 2}, "slider": 4})
    assert answer("greedy", state) == "place cook large"
    assert answer("greedy", play(state, "place cook large")) == "cook cow"


def test_greedy_feeds_its_settlers_rather_than_lose_them() -> None:
    settlers = [["angler", "giller"], ["trapper"], ["axeman"], ["baker"]]
    state = at("round_end", mine={"goods": {"food": 5}, "settlers": settlers, "furnish": 6}, table={"round": 4})
    assert answer("greedy", state) == "feed 5"


def test_greedy_leaves_the_position_alone() -> None:
    state = at("workers", mine={"goods": {"cow": 1, "wood": 2}})
    before = state.key()
    answer("greedy", state)
    assert state.key() == before


def test_greedy_keeps_to_its_time() -> None:
    settlers = [w.CARDS[3:11], w.CARDS[11:20], w.CARDS[20:29], w.CARDS[29:]]
    state = at("round_end", mine={"goods": {"food": 3}, "settlers": [list(stack) for stack in settlers]})
    bot, view = Greedy(positions=10**9), View(state, 0)
    took = []
    for _ in range(5):
        start = perf_counter()
        bot.choose(view, Budget(0.1), Rng(1))
        took.append(perf_counter() - start)
    assert 0.09 < min(took) < 0.11


def test_greedy_without_any_time_still_answers() -> None:
    state = at("workers", mine={"goods": {"cow": 1}})
    decision = state.decision()
    assert decision is not None
    assert Greedy().choose(View(state, 0), Budget(0), Rng(1)) in decision.legal()


def test_greedy_beats_random() -> None:
    plan = Plan(SKARA_BRAE.id, 2, 4, ("greedy", "random"), 1)
    total = tally(plan, [outcome for batch in simulate(plan) for outcome in batch])
    assert total.wins["greedy"] >= 3.5
