"""Views: what a seat may know and nothing else; what bots fill in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hogar.kernel.rng import Rng
from hogar.kernel.save import to_text
from hogar.kernel.seats import UNKNOWN
from hogar.kernel.view import View
from tests.kernel.builders import COUNTS, at, chance, new_farm, play, refused, walk
from tests.kernel.toy import words as w
from tests.kernel.toy.game import TOY
from tests.kernel.toy.steps import KeepOrReturn

if TYPE_CHECKING:
    from hogar.kernel.state import State
    from tests.kernel.toy.table import Farm

SPECTATOR = -1


def seen(state: State, seat: int) -> str:
    """The JSON of what a seat sees, counted from 1; 0 for who has no seat."""
    return to_text(View(state, seat - 1).to_json())


def dealt(*cards: str) -> Farm:
    """Three seats have these cards, two each."""
    farm = new_farm(3)
    chance(farm, *[f"deal {card}" for card in cards])
    return farm


SIX = ("cart", "sawmill", "kiln", "beggar", "herald", "trader")


def hand(farm: Farm, seat: int, eye: int) -> list[str | None]:
    """The hand of a seat as another one sees it."""
    masked = View(farm, eye - 1).masked
    cards = masked.board_of(seat - 1).hand
    return [None if card == UNKNOWN else w.CARDS[card] for card in cards]


def test_a_seat_sees_its_own_hand() -> None:
    assert hand(dealt(*SIX), 2, eye=2) == ["kiln", "beggar"]


@pytest.mark.parametrize("eye", [0, 1, 3])
def test_nobody_else_sees_a_hand(eye: int) -> None:
    assert hand(dealt(*SIX), 2, eye) == [None, None]


def test_a_card_that_was_passed_is_known_to_two() -> None:
    farm = dealt(*SIX)
    play(farm, 1, "pass sawmill")
    play(farm, 2, "pass kiln")
    play(farm, 3, "pass herald")
    assert hand(farm, 2, eye=2) == ["sawmill", "beggar"]
    assert hand(farm, 2, eye=1) == [None, "sawmill"]
    assert hand(farm, 2, eye=3) == [None, None]


def test_the_choice_to_pass_is_secret_until_all_have_chosen() -> None:
    one, other = dealt(*SIX), dealt(*SIX)
    play(one, 1, "pass cart")
    play(other, 1, "pass sawmill")
    assert [seen(one, eye) == seen(other, eye) for eye in (0, 1, 2, 3)] == [True, False, True, True]


def test_a_guess_is_secret_until_all_have_guessed() -> None:
    one, other = dealt(*SIX), dealt(*SIX)
    for farm, guess in ((one, "sun"), (other, "rain")):
        play(farm, 1, "pass cart")
        play(farm, 2, "pass kiln")
        play(farm, 3, "pass herald")
        play(farm, 2, f"guess {guess}")
    assert [seen(one, eye) == seen(other, eye) for eye in (0, 1, 2, 3)] == [True, True, False, True]
    play(one, 1, "guess sun")
    play(one, 3, "guess sun")
    assert [View(one, eye).masked.board_of(1).guess for eye in (-1, 0, 1, 2)] == [0, 0, 0, 0]


def test_hands_that_differ_only_in_hidden_cards_look_the_same() -> None:
    one, other = dealt(*SIX), dealt("cart", "sawmill", "barn", "well", "herald", "trader")
    assert [seen(one, eye) == seen(other, eye) for eye in (0, 1, 2, 3)] == [True, True, False, True]


def test_the_order_of_a_hand_tells_nothing() -> None:
    one, other = dealt("cart", "well", *SIX[2:]), dealt("sawmill", "barn", *SIX[2:])
    for farm, passed in ((one, "cart"), (other, "barn")):
        play(farm, 1, f"pass {passed}")
        play(farm, 2, "pass kiln")
        play(farm, 3, "pass herald")
    assert hand(one, 1, eye=3) == hand(other, 1, eye=3) == [None, "herald"]
    assert seen(one, 3) == seen(other, 3)


def test_what_others_may_answer_is_hidden() -> None:
    view = View(dealt(*SIX), 0)
    moves = [decision["moves"] for decision in view.to_json()["decisions"]]
    assert moves == [["pass cart", "pass sawmill", "cook sheep"], None, None]


def test_the_answers_of_others_are_in_no_part_of_a_view() -> None:
    view = View(dealt(*SIX), 0)
    assert [len(lane.moves) for lane in view.masked.lanes] == [2, 0, 0, 0]


def test_who_has_no_seat_sees_no_answers() -> None:
    view = View(dealt(*SIX), SPECTATOR)
    assert {str(decision["moves"]) for decision in view.to_json()["decisions"]} == {"None"}
    assert view.decision() is None


def test_a_view_says_who_is_asked_what() -> None:
    decisions = View(dealt(*SIX), 0).to_json()["decisions"]
    assert [(each["lane"], each["seat"], each["clause"]) for each in decisions] == [
        ("1", 1, "TO-4"),
        ("2", 2, "TO-4"),
        ("3", 3, "TO-4"),
    ]


def test_a_view_lists_what_may_be_done_at_any_time() -> None:
    view = View(at("turn", mine={"goods": {"sheep": 1}, "plowed": 4}, used=["forest"]), 0)
    assert view.to_json()["decisions"][0]["moves"] == ["use market", "use camp", "use school", "cook sheep"]


def test_a_draw_in_a_view_shows_neither_weights_nor_outcomes() -> None:
    view = View(new_farm(2), 0)
    assert view.to_json()["decisions"] == []
    assert view.waiting() == []


def test_a_card_on_the_agenda_is_hidden_from_the_others() -> None:
    looks = []
    for card in ("well", "barn"):
        farm = at("turn", players=2)
        play(farm, 1, "use school")
        chance(farm, f"deal {card}")
        looks.append([seen(farm, eye) for eye in (0, 1, 2)])
        assert View(farm, 0).masked.lanes[-1].steps[-1].card == w.CARDS.index(card)  # type: ignore[attr-defined]
    assert [one == other for one, other in zip(*looks, strict=True)] == [True, False, True]


def test_a_view_leaves_the_position_alone() -> None:
    for state in walk(TOY, 3, 4):
        before = state.key()
        View(state, 1).determinize(Rng(1))
        assert state.key() == before


@pytest.mark.parametrize("players", COUNTS)
def test_what_was_filled_in_gives_the_view_back(players: int) -> None:
    for state in walk(TOY, players, 11):
        for eye in range(players + 1):
            filled = View(state, eye - 1).determinize(Rng(state.key()))
            assert seen(filled, eye) == seen(state, eye)


@pytest.mark.parametrize("players", COUNTS)
def test_what_was_filled_in_breaks_no_promise_and_can_be_played(players: int) -> None:
    for state in walk(TOY, players, 12):
        filled = View(state, 0).determinize(Rng(state.key()))
        assert filled.problems() == []
        for decision in filled.decisions():
            move = decision.moves()[0]
            filled.clone().apply(decision.lane, move)


def test_filling_in_is_repeatable() -> None:
    view = View(dealt(*SIX), 0)
    assert view.determinize(Rng(4)).key() == view.determinize(Rng(4)).key()


def test_filling_in_reaches_every_card_that_could_be_there() -> None:
    view = View(dealt(*SIX), 0)
    cards = {card for seed in range(60) for card in view.determinize(Rng(seed)).board_of(1).hand}
    assert cards == set(range(len(w.CARDS))) - {w.CART, w.SAWMILL}


def test_filling_in_keeps_what_is_known() -> None:
    farm = dealt(*SIX)
    play(farm, 1, "pass sawmill")
    play(farm, 2, "pass kiln")
    play(farm, 3, "pass herald")
    hands = [View(farm, 0).determinize(Rng(seed)).board_of(1).hand for seed in range(20)]
    assert all(w.SAWMILL in cards for cards in hands)


def test_filling_in_works_out_the_answers_of_the_others() -> None:
    filled = View(dealt(*SIX), 0).determinize(Rng(4))
    cards = [w.CARDS[card] for card in filled.board_of(1).hand]
    assert [move.text for move in filled.decisions()[1].moves()] == [f"pass {card}" for card in cards]


def test_a_hidden_step_is_filled_in() -> None:
    farm = at("turn", players=2)
    play(farm, 1, "use school")
    chance(farm, "deal well")
    step = View(farm, 1).determinize(Rng(1)).lanes[-1].steps[-1]
    assert isinstance(step, KeepOrReturn)
    assert step.card != UNKNOWN


def test_nothing_new_is_revealed_in_a_view() -> None:
    farm = dealt(*SIX)
    farm.reveal()
    assert View(farm, 0).masked.reveals == 0


@pytest.mark.parametrize("text", ["pass kiln", "pass cart", "use forest", "give 1 food 2", "keep kiln", "nonsense"])
def test_refusals_depend_on_nothing_hidden(text: str) -> None:
    one, other = dealt(*SIX), dealt("well", "barn", "tutor", "miser", "herald", "trader")
    for farm in (one, other):
        play(farm, 1, farm.decisions()[0].moves()[0].text)
    said = {str(refused(farm, 1, text)) for farm in (one, other)}
    assert len(said) == 1
