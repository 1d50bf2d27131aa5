"""Codecs: every kind of field to JSON and back, every refusal with its place, all or nothing."""

from __future__ import annotations

import contextlib
from typing import Any, ClassVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hogar.kernel.codec import (
    Codec,
    Counts,
    Flag,
    Listed,
    ListOf,
    Mask,
    Thing,
    TupleOf,
    Whole,
    Word,
    as_fields,
    as_list,
    as_table,
    as_text,
    read_fields,
    set_fields,
    shown,
    write_fields,
)
from hogar.kernel.errors import Doubtful, Invalid
from hogar.kernel.message import Message
from tests.kernel.builders import FUZZ, invalid

GOODS = ("wool", "wood", "clay")


class Barn:
    """A thing with fields of every kind."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "size": Whole(-1, 9),
        "hidden": Whole(0, 9, unknown=True),
        "open": Flag(),
        "good": Word(GOODS),
        "stock": Counts(GOODS, 5),
        "seen": Mask(GOODS),
        "rows": ListOf(Whole(0, 3), 4),
        "pair": ListOf(Flag(), 2, exactly=True),
        "cards": TupleOf(Word(GOODS, always=True), 3),
    }

    def __init__(self) -> None:
        self.size = 0
        self.hidden = 0
        self.open = False
        self.good = 0
        self.stock = [0, 0, 0]
        self.seen = 0
        self.rows: list[int] = []
        self.pair = [False, False]
        self.cards: tuple[int, ...] = ()


CODECS: list[Codec] = [*Barn.FIELDS.values(), Thing(Barn), ListOf(Thing(Barn), 2)]

ROUND_TRIPS = [
    (Whole(-1, 9), -1, -1),
    (Whole(-1, 9), 9, 9),
    (Whole(0, 9, unknown=True), -1, None),
    (Whole(0, 9, unknown=True), 0, 0),
    (Flag(), True, True),
    (Word(GOODS), 2, "clay"),
    (Word(GOODS), -1, None),
    (Counts(GOODS, 5), [0, 5, 1], {"wood": 5, "clay": 1}),
    (Counts(GOODS, 5), [0, 0, 0], {}),
    (Mask(GOODS), 0b101, ["wool", "clay"]),
    (Mask(GOODS), 0, []),
    (Mask(GOODS), -1, None),
    (Listed(GOODS, 2), (0, 2), "wool clay"),
    (Listed(GOODS, 2), (), ""),
    (ListOf(Word(GOODS), 3), [1, -1, 1], ["wood", None, "wood"]),
    (ListOf(ListOf(Whole(0, 9), 2), 2), [[1], []], [[1], []]),
    (ListOf(Flag(), 2, exactly=True), [True, False], [True, False]),
    (TupleOf(Word(GOODS), 3), (0, 0), ["wool", "wool"]),
]


@pytest.mark.parametrize(("codec", "value", "data"), ROUND_TRIPS)
def test_a_value_and_its_json(codec: Codec, value: Any, data: Any) -> None:
    assert codec.write(value) == data
    read = codec.read(data, "here")
    assert read == value
    assert type(read) is type(value)


REFUSALS = [
    (Whole(-1, 9), -2, "whole", "x"),
    (Whole(-1, 9), 10, "whole", "x"),
    (Whole(-1, 9), 1.0, "whole", "x"),
    (Whole(-1, 9), True, "whole", "x"),
    (Whole(-1, 9), "1", "whole", "x"),
    (Whole(-1, 9), None, "whole", "x"),
    (Whole(-1, 9), float("nan"), "whole", "x"),
    (Whole(0, 9), 10**400, "whole", "x"),
    (Whole(0, 9, unknown=True), -1, "whole", "x"),
    (Flag(), 1, "flag", "x"),
    (Flag(), None, "flag", "x"),
    (Word(GOODS), "gold", "word", "x"),
    (Word(GOODS, always=True), None, "word", "x"),
    (Mask(GOODS, always=True), None, "list", "x"),
    (Word(GOODS), 0, "word", "x"),
    (Word(GOODS), ["wool"], "word", "x"),
    (Word(GOODS), {}, "word", "x"),
    (Counts(GOODS, 5), [], "table", "x"),
    (Counts(GOODS, 5), {"gold": 1}, "word", "x"),
    (Counts(GOODS, 5), {"wood": 6}, "whole", "x.wood"),
    (Counts(GOODS, 5), {"wood": None}, "whole", "x.wood"),
    (Mask(GOODS), "wool", "list", "x"),
    (Mask(GOODS), ["gold"], "word", "x.0"),
    (Mask(GOODS), ["wool", None], "word", "x.1"),
    (Mask(GOODS), ["wool"] * 4, "longest", "x"),
    (Listed(GOODS, 2), ["wool"], "text", "x"),
    (Listed(GOODS, 2), "wool, gold", "word", "x"),
    (Listed(GOODS, 2), "wool wood clay", "longest", "x"),
    (ListOf(Flag(), 2), {}, "list", "x"),
    (ListOf(Flag(), 2), [True, 0], "flag", "x.1"),
    (ListOf(Flag(), 2), [True] * 3, "longest", "x"),
    (ListOf(Flag(), 2, exactly=True), [True], "length", "x"),
    (ListOf(ListOf(Flag(), 2), 2), [[], [1]], "flag", "x.1.0"),
    (TupleOf(Flag(), 2), [3], "flag", "x.0"),
    (Thing(Barn), [], "table", "x"),
    (Thing(Barn), {}, "missing", "x"),
    (Thing(Barn), {"roof": 1}, "field", "x"),
]


@pytest.mark.parametrize(("codec", "data", "problem", "where"), REFUSALS)
def test_a_refusal_names_its_kind_and_place(codec: Codec, data: Any, problem: str, where: str) -> None:
    message = invalid(codec.read, data, "x").message
    assert (message.id, message.values["where"]) == (f"invalid.{problem}", where)


def test_listed_words_are_read_as_people_type_them() -> None:
    assert Listed(GOODS, 3).read(" CLAY,wool  clay", "x") == (0, 2)


def test_a_place_without_a_name_is_called_a_point() -> None:
    assert invalid(as_table, 1, "").message.values["where"] == "."


def test_a_refusal_names_what_would_do() -> None:
    assert invalid(Whole(2, 5).read, 9, "x").message == Message("invalid.whole", {"where": "x", "low": 2, "high": 5})
    assert invalid(Word(GOODS).read, "gold", "x").message.values == {
        "where": "x",
        "got": "gold",
        "words": "wool, wood, clay",
    }


def test_a_thing_and_its_json() -> None:
    barn = Barn()
    barn.size = 4
    barn.hidden = -1
    barn.stock = [1, 0, 2]
    barn.cards = (2, 2)
    data = {
        "size": 4,
        "hidden": None,
        "open": False,
        "good": "wool",
        "stock": {"wool": 1, "clay": 2},
        "seen": [],
        "rows": [],
        "pair": [False, False],
        "cards": ["clay", "clay"],
    }
    assert write_fields(barn, Barn.FIELDS) == data
    assert vars(Thing(Barn).read(data, "barn")) == vars(barn)


def test_fields_that_are_not_named_stay() -> None:
    barn = Barn()
    set_fields(barn, Barn.FIELDS, {"size": 3}, "barn")
    assert vars(barn) == vars(Barn()) | {"size": 3}


def test_one_bad_field_changes_no_other() -> None:
    barn = Barn()
    refusal = invalid(set_fields, barn, Barn.FIELDS, {"size": 3, "open": True, "good": "gold"}, "barn")
    assert refusal.message.values["where"] == "barn.good"
    assert vars(barn) == vars(Barn())


def test_a_missing_field_is_named() -> None:
    data = write_fields(Barn(), Barn.FIELDS)
    del data["rows"]
    refusal = invalid(read_fields, Barn(), Barn.FIELDS, data, "barn")
    assert refusal.message == Message("invalid.missing", {"where": "barn", "field": "rows"})


def test_a_field_too_many_is_named() -> None:
    refusal = invalid(set_fields, Barn(), Barn.FIELDS, {"roof": 1}, "barn").message
    assert (refusal.id, refusal.values["got"]) == ("invalid.field", "roof")
    assert str(refusal.values["fields"]).startswith("size, hidden, open")


def test_tables_of_known_names() -> None:
    assert as_fields({"a": 1}, "x", ("a", "b"), ("a",)) == {"a": 1}
    assert invalid(as_fields, {"b": 1}, "x", ("a", "b"), ("a",)).message.values["field"] == "a"
    assert invalid(as_fields, {"c": 1}, "x", ("a", "b")).message.values["got"] == "c"


def test_lists_of_bounded_length() -> None:
    assert as_list([1, 2], "x", 2) == [1, 2]
    assert invalid(as_list, [1, 2, 3], "x", 2).message.values["longest"] == 2


@pytest.mark.parametrize("text", ["", "Ana", "Zoë Ñandú", "李", "👩‍👩‍👧", "a" * 200])
def test_texts_that_people_write(text: str) -> None:
    assert as_text(text, "x") == text


@pytest.mark.parametrize(
    ("text", "problem"),
    [(1, "text"), (None, "text"), ("a" * 201, "longest"), ("\x1b[2J", "text"), ("a\nb", "text"), ("\ud800", "text")],
)
def test_texts_that_are_refused(text: Any, problem: str) -> None:
    assert invalid(as_text, text, "x").message.id == f"invalid.{problem}"


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ("wood", "wood"),
        ("w" * 50, "w" * 40),
        ("\x1b[31mred", "?[31mred"),
        ("\ud800", "?"),
        ("a\u202eb", "a?b"),
        (None, "None"),
        (12, "12"),
        (-1.5, "-1.5"),
        ({"a": 1}, "dict"),
    ],
)
def test_what_a_refusal_repeats_is_short_and_harmless(data: Any, text: str) -> None:
    assert shown(data) == text


def test_what_a_refusal_repeats_may_be_a_huge_number() -> None:
    assert shown(10**5000) == "int"


def test_what_a_refusal_repeats_may_be_nested_without_end() -> None:
    data: list[Any] = []
    for _ in range(100_000):
        data = [data]
    assert shown(data) == "list"


def test_whatever_breaks_in_a_doubtful_block_is_a_refusal() -> None:
    with pytest.raises(Invalid) as caught, Doubtful("toy"):
        [].pop()
    assert caught.value.message == Message("invalid.position", {"problem": "IndexError"})
    assert isinstance(caught.value.__cause__, IndexError)


def test_a_refusal_leaves_a_doubtful_block_as_it_is_and_says_whose_words_it_needs() -> None:
    with pytest.raises(Invalid) as caught, Doubtful("toy"):
        raise Invalid("invalid.list")
    assert caught.value.message.id == "invalid.list"
    assert caught.value.game == "toy"


def test_a_doubtful_block_does_not_stop_who_interrupts() -> None:
    with pytest.raises(KeyboardInterrupt), Doubtful("toy"):
        raise KeyboardInterrupt


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(GOODS)
NAMES = st.sampled_from([*Barn.FIELDS, *GOODS]) | st.text(max_size=3)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4))


@FUZZ
@given(JSON, st.sampled_from(CODECS))
@example([[[]]], Mask(GOODS))
def test_any_json_is_read_or_refused(data: Any, codec: Codec) -> None:
    with contextlib.suppress(Invalid):
        value = codec.read(data, "x")
        written = codec.write(value)
        assert codec.write(codec.read(written, "x")) == written


def nearly(codec: Codec) -> st.SearchStrategy[Any]:
    """JSON that a codec takes, or nearly."""
    if isinstance(codec, ListOf):
        return st.lists(nearly(codec.item), max_size=codec.longest)
    right: dict[type[Codec], st.SearchStrategy[Any]] = {
        Whole: st.integers(-1, 10) | st.none(),
        Flag: st.booleans(),
        Word: st.sampled_from(GOODS) | st.none(),
        Counts: st.dictionaries(st.sampled_from(GOODS), st.integers(0, 6)),
        Mask: st.lists(st.sampled_from(GOODS), max_size=3) | st.none(),
    }
    return right[type(codec)] | SCALARS


NEARLY_BARNS = st.fixed_dictionaries({}, optional={name: nearly(codec) for name, codec in Barn.FIELDS.items()})


@FUZZ
@given(NEARLY_BARNS)
def test_fields_are_set_all_or_none(data: dict[str, Any]) -> None:
    barn = Barn()
    before = vars(barn).copy()
    try:
        set_fields(barn, Barn.FIELDS, data, "barn")
    except Invalid:
        assert vars(barn) == before
    else:
        assert {name: vars(barn)[name] for name in before if name not in data} == {
            name: before[name] for name in before if name not in data
        }
        written = write_fields(barn, Barn.FIELDS)
        again = Barn()
        read_fields(again, Barn.FIELDS, written, "barn")
        assert vars(again) == vars(barn)
