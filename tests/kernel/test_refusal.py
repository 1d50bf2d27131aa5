"""Refusals: every kind of reason why a move can't be played, in words, and never anything but words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hogar.kernel.message import Message
from hogar.kernel.move import Move, Verb
from hogar.kernel.refusal import legal_move, parse, why_not
from hogar.kernel.save import digest
from tests.kernel.builders import COUNTS, FUZZ, at, chance, has, new_farm, play, refused, walk, walked
from tests.kernel.toy import words as w
from tests.kernel.toy.game import TOY
from tests.kernel.toy.steps import Feed, Rest


def test_a_legal_move_is_not_refused() -> None:
    assert why_not(at("turn"), 0, "use forest") is None


def test_a_legal_extra_is_not_refused() -> None:
    assert why_not(at("turn", mine={"goods": {"sheep": 1}}), 0, "cook sheep") is None


@pytest.mark.parametrize("text", ["use forest", "USE Forest", "  use\tforest\n", "use\u00a0forest"])
def test_people_may_write_as_they_like(text: str) -> None:
    decision, move = legal_move(at("turn"), 0, text)
    assert (decision.seat, move) == (0, w.USE.move(w.FOREST))


def test_a_word_that_begins_no_move() -> None:
    message = refused(at("turn"), 1, "Fly to the moon").message
    assert (message.id, message.values["word"]) == ("refusal.no_verb", "fly")
    assert "build, cook, deal, done, feed, fire" in str(message.values["verbs"])


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_no_word_at_all(text: str) -> None:
    message = refused(at("turn"), 1, text).message
    assert (message.id, message.values["word"]) == ("refusal.no_verb", "")


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("use", "use <space>"),
        ("use moon", "use <space>"),
        ("use forest forest", "use <space>"),
        ("done now", "done"),
        ("give one food 2", "give <count> <good> <seat>"),
        ("give 1 food 9", "give <count> <good> <seat>"),
    ],
)
def test_words_that_make_no_whole_move(text: str, form: str) -> None:
    assert refused(at("turn"), 1, text).message == Message("refusal.no_words", {"text": text, "form": form})


def test_a_text_that_is_too_long() -> None:
    assert refused(at("turn"), 1, "use forest " + "x" * 300).message.id == "invalid.longest"


def test_a_text_does_not_become_legal_by_being_cut() -> None:
    assert refused(at("turn"), 1, "use forest" + " " * 300 + "use camp").message.id == "refusal.no_words"


@pytest.mark.parametrize("text", ["use \x1b[2J", "\x00", "use \ud800"])
def test_a_text_with_signs_that_nobody_types(text: str) -> None:
    assert refused(at("turn"), 1, text).message.id == "invalid.text"


def test_what_is_repeated_is_harmless() -> None:
    assert refused(at("turn"), 1, "\u202euse").message.values["word"] == "?use"
    assert len(str(refused(at("turn"), 1, "use " + "x" * 150).message.values["text"])) == 40


def test_it_is_not_your_turn() -> None:
    message = refused(at("turn", players=3), 2, "use forest").message
    assert message == Message("refusal.not_your_turn", {"waiting": [Message("seat.1")]})


def test_all_that_are_waited_for_are_named() -> None:
    seats = {str(seat): {"goods": {"food": 1}} for seat in (1, 2, 3)}
    farm = at("harvest", players=3, others={**seats, "1": {"goods": {"food": 1}, "seeds": 5}})
    play(farm, 2, "feed 1")
    message = refused(farm, 2, "feed 1").message
    assert message.values["waiting"] == [Message("seat.1"), Message("seat.3")]


def test_chance_comes_first() -> None:
    assert refused(new_farm(2), 1, "deal cart").message.id == "refusal.chance"


def test_the_game_is_over() -> None:
    for state in walk(TOY, 2, 1):
        end = state
    assert refused(end, 1, "use forest").message.id == "refusal.over"


@pytest.mark.parametrize("seat", [-3, -2, -1, 0, 5, 99])
def test_who_has_no_seat_is_never_asked(seat: int) -> None:
    for farm in (new_farm(2), at("turn"), at("harvest")):
        assert refused(farm, seat, "use forest").message.id in ("refusal.chance", "refusal.not_your_turn")


def test_a_move_that_answers_something_else() -> None:
    farm = at("harvest", mine={"goods": {"food": 1}})
    refusal = refused(farm, 1, "use forest")
    assert refusal.message == Message("refusal.not_asked", {"move": "use forest", "asked": Message("ask.feed")})
    assert refusal.clause == "TO-1"


def test_what_is_asked_may_have_values() -> None:
    farm = at("turn", mine={"goods": {"wood": 2, "sheep": 1, "grain": 1}})
    play(farm, 1, "use village", "build")
    assert refused(farm, 1, "use forest").message.values["asked"] == Message("ask.owe", {"owed": 1})


def test_a_reason_of_the_game_with_its_values_and_clause() -> None:
    farm = at("harvest", mine={"goods": {"food": 1}, "rooms": 3})
    refusal = refused(farm, 1, "feed 3")
    assert refusal.message == Message("refusal.too_few", {"need": 3, "have": 1, "good": Message("good.food")})
    assert refusal.clause == "TO-1"


def test_an_extra_that_is_not_possible_has_a_reason() -> None:
    refusal = refused(at("turn", mine={"goods": {}}), 1, "cook sheep")
    assert refusal.message == Message("refusal.too_few", {"need": 1, "have": 0, "good": Message("good.sheep")})


def test_an_extra_while_others_are_busy_has_a_reason() -> None:
    farm = at("harvest", players=2, mine={"goods": {"food": 1}}, others={"2": {"goods": {"food": 1}}})
    assert refused(farm, 1, "give 1 food 2").message.id == "refusal.not_now"


def test_what_is_owed_forbids_what_would_endanger_it() -> None:
    farm = at("turn", mine={"goods": {"wood": 2, "sheep": 1, "grain": 1}})
    play(farm, 1, "use village", "build")
    assert refused(farm, 1, "cook sheep").message.id == "refusal.not_now"
    assert refused(farm, 1, "pay 1 food").message.id == "refusal.too_few"
    play(farm, 1, "raise grain")
    assert (has(farm, "grain"), has(farm, "food"), farm.boards[0].rooms) == (0, 0, 2)


def test_a_refusal_changes_nothing() -> None:
    farm = at("turn")
    before = digest(farm)
    for text in ("use moon", "sell wood", "give 1 food 1", "x", ""):
        refused(farm, 1, text)
    assert digest(farm) == before


def test_a_text_is_read_whether_it_is_legal_or_not() -> None:
    assert parse(at("turn"), "sell wood").text == "sell wood"


def test_the_second_of_two_questions_may_know_the_reason() -> None:
    farm = at("harvest", players=2, mine={"goods": {"food": 1}, "rooms": 2}, others={"2": {"goods": {"food": 1}}})
    farm.lanes[0].steps[-1] = Rest(0)
    farm.lanes[1].steps[-1] = Feed(0)
    assert refused(farm, 1, "feed 2").message.id == "refusal.too_few"


def every_move(verb: Verb) -> list[Move]:
    """Every move that a verb can say; of the large ones, some."""
    sizes = ([parameter.size for parameter in verb.parameters] + [1, 1, 1])[:3]
    return [verb.move(a, b, c) for a in range(min(sizes[0], 12)) for b in range(sizes[1]) for c in range(sizes[2])]


@pytest.mark.parametrize("players", COUNTS)
def test_every_move_there_is_is_legal_or_refused_in_words(players: int) -> None:
    texts = [move.text for verb in TOY.verbs.values() for move in every_move(verb)]
    for number, state in enumerate(walk(TOY, players, 30)):
        if number % 5 == players % 5:
            legal = [(each.seat, move.text) for each in state.decisions() for move in each.legal() if each.seat >= 0]
            for seat in range(players):
                taken = [text for text in texts if why_not(state, seat, text) is None]
                assert sorted(taken) == sorted(text for owner, text in legal if owner == seat)


SIGNS = st.text(max_size=300) | st.text(st.characters(categories=["Cc", "Cf", "Cs", "Zs", "Nd"]), max_size=40)
WORDS = st.lists(
    st.sampled_from([*TOY.verbs, *w.GOODS, *w.CARDS, *w.SPACES, "0", "1", "2", "99", "-1"]) | SIGNS, max_size=6
).map(" ".join)


@FUZZ
@given(SIGNS | WORDS, st.sampled_from(range(-3, 6)), st.sampled_from(range(0, 60, 6)))
def test_any_text_of_anybody_at_any_time_is_legal_or_refused_in_words(text: str, seat: int, moves: int) -> None:
    farm = walked(3, 2, moves)
    refusal = why_not(farm, seat, text)
    assert refusal is None or refusal.message.id.partition(".")[0] in ("refusal", "invalid")


def test_a_very_long_text_is_refused_at_once() -> None:
    farm = new_farm(2)
    chance(farm, "deal cart", "deal barn", "deal well", "deal kiln")
    for text in ("x" * 10**6, "pass " * 10**5, "give " + "9" * 10**6, "pass " + "\U0001f600" * 10**5):
        assert refused(farm, 1, text).message.id == "invalid.longest"
