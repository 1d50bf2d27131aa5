"""Moves and the words they are made of: text and back exactly, one object for equal moves, nonsense refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hogar.kernel.message import Message
from hogar.kernel.move import Verb
from hogar.kernel.parameters import Number, Parameter, SeatNumber, Several, Words
from tests.kernel.builders import FUZZ

GOODS = ("wool", "wood", "clay")
GOOD = Words("good", GOODS)
PLACE = Words("tile", ("cook", "trade"), "action_tile")
COUNT = Number("count", 12)
SET = Several("goods", GOODS, "good")
SEAT = SeatNumber("seat", 4)


def kinds() -> list[Verb]:
    """A new verb of every shape, with nothing interned yet."""
    return [
        Verb("done"),
        Verb("take", GOOD),
        Verb("feed", COUNT),
        Verb("ask", SEAT),
        Verb("burn", SET),
        Verb("pay", COUNT, GOOD),
        Verb("place", PLACE, SET),
        Verb("send", COUNT, GOOD, SEAT),
        Verb("offer", SEAT, COUNT, SET),
    ]


def sizes(verb: Verb) -> list[int]:
    """The sizes of a verb's three places, 1 where it has none."""
    return ([parameter.size for parameter in verb.parameters] + [1, 1, 1])[:3]


@pytest.mark.parametrize("verb", kinds(), ids=lambda verb: verb.name)
def test_every_move_of_every_shape_reads_back_from_its_text(verb: Verb) -> None:
    a_size, b_size, c_size = sizes(verb)
    for a in range(a_size):
        for b in range(b_size):
            for c in range(c_size):
                move = verb.move(a, b, c)
                words = move.text.split()
                assert words[0] == verb.name
                assert verb.read(words[1:]) is move


@pytest.mark.parametrize("verb", kinds(), ids=lambda verb: verb.name)
def test_different_moves_are_different_objects_and_texts(verb: Verb) -> None:
    a_size, b_size, c_size = sizes(verb)
    moves = [verb.move(a, b, c) for a in range(a_size) for b in range(b_size) for c in range(c_size)]
    assert len({id(move) for move in moves}) == len({move.text for move in moves}) == a_size * b_size * c_size


def test_a_move_has_the_values_it_was_made_of() -> None:
    move = Verb("send", COUNT, GOOD, SEAT).move(12, 2, 3)
    assert (move.a, move.b, move.c, move.text) == (12, 2, 3, "send 12 clay 4")


def test_equal_moves_are_one_object() -> None:
    verb = Verb("pay", COUNT, GOOD)
    assert verb.move(3, 1) is verb.move(3, 1)


def test_reading_finds_the_move_that_was_offered() -> None:
    verb = Verb("pay", COUNT, GOOD)
    move = verb.move(3, 1)
    assert verb.read(["3", "wood"]) is move


def test_reading_what_nobody_offered_keeps_nothing() -> None:
    verb = Verb("send", Number("a", 999), Number("b", 999), Number("c", 999))
    moves = [verb.read([str(number), "1", "2"]) for number in range(500)]
    assert [move.a for move in moves if move is not None] == list(range(500))
    assert verb.table == {}


@pytest.mark.parametrize(
    ("parameter", "value", "text"),
    [
        (GOOD, 0, "wool"),
        (GOOD, 2, "clay"),
        (COUNT, 0, "0"),
        (COUNT, 12, "12"),
        (SEAT, 0, "1"),
        (SEAT, 3, "4"),
        (SET, 0, ""),
        (SET, 0b101, "wool clay"),
        (SET, 0b111, "wool wood clay"),
    ],
)
def test_a_value_and_its_text(parameter: Parameter, value: int, text: str) -> None:
    assert parameter.text(value) == text
    assert parameter.read(text.split()) == value


@pytest.mark.parametrize(
    ("parameter", "text"),
    [
        (GOOD, ""),
        (GOOD, "gold"),
        (GOOD, "Wool"),
        (COUNT, ""),
        (COUNT, "13"),
        (COUNT, "-1"),
        (COUNT, "+1"),
        (COUNT, "1.0"),
        (COUNT, "1e1"),
        (COUNT, "1_0"),
        (COUNT, "0x1"),
        (COUNT, "٣"),
        (COUNT, "²"),
        (COUNT, "9" * 10),
        (COUNT, "9" * 5000),
        (SEAT, "0"),
        (SEAT, "5"),
        (SEAT, "-1"),
        (SET, "gold"),
        (SET, "wool gold"),
        (SET, "wool wool"),
    ],
)
def test_words_that_mean_nothing(parameter: Parameter, text: str) -> None:
    assert parameter.read(text.split()) == -1


def test_a_set_may_be_said_in_any_order() -> None:
    assert SET.read(["clay", "wool"]) == 0b101


@pytest.mark.parametrize("said", ["", "1", "wool", "1 wool wool", "1 wool 2 3", "wool 1"])
def test_a_move_needs_all_its_words_in_their_places_and_no_more(said: str) -> None:
    assert Verb("pay", COUNT, GOOD).read(said.split()) is None


def test_a_move_without_places_takes_no_words() -> None:
    assert Verb("done").read(["now"]) is None


def test_the_words_of_a_move_as_a_message() -> None:
    verb = Verb("send", COUNT, PLACE, SEAT)
    assert verb.move(2, 1, 0).message() == Message(
        "move.send", {"count": 2, "tile": Message("action_tile.trade"), "seat": Message("seat.1")}
    )


def test_a_set_as_a_message_is_a_list() -> None:
    assert Verb("burn", SET).move(0b11).message() == Message(
        "move.burn", {"goods": [Message("good.wool"), Message("good.wood")]}
    )


def test_a_verb_is_an_answer_unless_it_says_otherwise() -> None:
    assert [Verb("a").extra, Verb("b", extra=True).extra] == [False, True]


@FUZZ
@given(st.lists(st.text(max_size=8), max_size=6), st.sampled_from(range(9)))
def test_any_words_are_read_without_breaking(words: list[str], index: int) -> None:
    verb = kinds()[index]
    move = verb.read(words)
    assert move is None or verb.read(move.text.split()[1:]) is not None


@FUZZ
@given(st.text(max_size=30), st.sampled_from([GOOD, COUNT, SEAT, SET]))
def test_any_word_means_a_value_in_bounds_or_nothing(word: str, parameter: Parameter) -> None:
    assert -1 <= parameter.read([word]) < parameter.size
