"""Catalogues: messages of the core become sentences."""

from __future__ import annotations

import pytest

from hogar.kernel.message import Message
from hogar.messages.catalogue import LIST_IDS, Catalogue, MissingMessage, folded
from hogar.messages.load import catalogue
from hogar.messages.pattern import MissingValue, PatternError

ENGLISH = {
    "list.nothing": "nothing",
    "list.comma": "{items}, {next}",
    "list.last": "{items} and {last}",
    "list.last_i": "{items} and {last}",
    "good.wool": "wool",
    "good.wood": "wood",
    "good.stone": "stone",
    "count": "{n} {good}",
    "gain": "{seat} gains {goods}",
    "broken": "{n",
}


@pytest.fixture
def english() -> Catalogue:
    return Catalogue("en", ENGLISH)


def named(*names: str) -> list[Message]:
    return [Message("seat.name", {"number": name}) for name in names]


def spanish_list(*names: str) -> str:
    """The names joined as the Spanish words of the package say."""
    shared = catalogue("es")
    joining = {id: shared.say(id, items="{items}", next="{next}", last="{last}") for id in LIST_IDS}
    words = Catalogue("es", {**joining, "list": "{list}", "seat.name": "{number}"})
    return words.say("list", list=named(*names))


def test_a_message_becomes_its_sentence(english: Catalogue) -> None:
    assert english.text(Message("good.wool")) == "wool"


def test_say_is_text_without_a_message(english: Catalogue) -> None:
    assert english.say("count", n=3, good="wool") == english.text(Message("count", {"n": 3, "good": "wool"}))


def test_a_value_may_be_called_id() -> None:
    assert Catalogue("en", {"a": "{id}"}).say("a", id=7) == "7"


def test_a_message_as_value_is_put_into_words(english: Catalogue) -> None:
    assert english.say("count", n=3, good=Message("good.wool")) == "3 wool"


def test_messages_inside_messages_inside_lists_are_put_into_words(english: Catalogue) -> None:
    goods = [Message("count", {"n": n, "good": Message("good.wool")}) for n in (1, 2)]
    assert english.say("gain", seat="Ana", goods=[*goods]) == "Ana gains 1 wool and 2 wool"


def test_braces_in_a_value_are_only_text(english: Catalogue) -> None:
    assert english.say("count", n=1, good="{n}") == "1 {n}"


@pytest.mark.parametrize(
    ("goods", "text"),
    [
        ([], "nothing"),
        (["wool"], "wool"),
        (["wool", "wood"], "wool and wood"),
        (["wool", "wood", "stone"], "wool, wood and stone"),
        (["wool", "wood", "stone", "wool"], "wool, wood, stone and wool"),
    ],
)
def test_a_list_is_joined(english: Catalogue, goods: list[str], text: str) -> None:
    messages = [Message(f"good.{good}") for good in goods]
    assert english.say("gain", seat="Ana", goods=messages) == f"Ana gains {text}"


@pytest.mark.parametrize(
    ("last", "text"),
    [
        ("piedra", "lana y piedra"),
        ("iglesia", "lana e iglesia"),
        ("Inés", "lana e Inés"),
        ("ídolo", "lana e ídolo"),
        ("hilo", "lana e hilo"),
        ("Hípica", "lana e Hípica"),
        ("hierro", "lana y hierro"),
        ("hiato", "lana y hiato"),
        ("«isla»", "lana e «isla»"),
        ("3 islas", "lana y 3 islas"),
        ("hoz", "lana y hoz"),
        ("yegua", "lana y yegua"),
        ("", "lana y "),
    ],
)
def test_spanish_says_e_before_the_sound_i(last: str, text: str) -> None:
    assert spanish_list("lana", last) == text


def test_only_the_last_word_of_a_spanish_list_matters() -> None:
    assert spanish_list("lana", "hilo", "piedra") == "lana, hilo y piedra"


def test_a_long_spanish_list_also_says_e() -> None:
    assert spanish_list("lana", "piedra", "hilo") == "lana, piedra e hilo"


def test_nothing_in_spanish() -> None:
    assert spanish_list() == "nada"


def test_a_missing_message_is_named(english: Catalogue) -> None:
    with pytest.raises(MissingMessage) as caught:
        english.say("good.gold")
    assert str(caught.value) == "there is no message 'good.gold' in the catalogue 'en'"


def test_a_missing_message_is_a_key_error(english: Catalogue) -> None:
    with pytest.raises(KeyError):
        english.say("good.gold")


def test_a_missing_message_inside_a_message_is_named(english: Catalogue) -> None:
    with pytest.raises(MissingMessage, match=r"good\.gold"):
        english.say("count", n=1, good=Message("good.gold"))


def test_a_missing_value_is_named_with_its_message(english: Catalogue) -> None:
    with pytest.raises(MissingValue, match="message 'count' needs a value 'good'"):
        english.say("count", n=3)


def test_a_value_too_many_does_no_harm(english: Catalogue) -> None:
    assert english.say("good.wool", n=3) == "wool"


def test_a_broken_pattern_is_named_with_its_message(english: Catalogue) -> None:
    with pytest.raises(PatternError, match=r"message 'broken' \(en\): expected"):
        english.say("broken", n=3)


def test_has_tells_what_there_is(english: Catalogue) -> None:
    assert english.has("good.wool")


def test_has_tells_what_there_is_not(english: Catalogue) -> None:
    assert not english.has("good.gold")


def test_ids_keep_their_order(english: Catalogue) -> None:
    assert english.ids() == list(ENGLISH)


def test_a_catalogue_does_not_change_with_its_source() -> None:
    patterns = {"a": "b"}
    words = Catalogue("en", patterns)
    patterns["a"] = "c"
    assert words.say("a") == "b"


def test_a_language_without_plural_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="no plural rule for language 'xx'"):
        Catalogue("xx", {})


@pytest.mark.parametrize(
    ("text", "plain"), [("Ídolo", "idolo"), ("NIÑO", "nino"), ("Straße", "strasse"), ("a-b", "a-b")]
)
def test_folded_text_has_no_accents_and_no_capitals(text: str, plain: str) -> None:
    assert folded(text) == plain
