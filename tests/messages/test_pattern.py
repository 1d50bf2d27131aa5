"""Patterns: parsing, filling in, and what an author is told about a mistake."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hogar.kernel.message import Message, Value
from hogar.messages.pattern import (
    DEEPEST,
    PLURALS,
    Filling,
    MissingValue,
    PatternError,
    WrongValue,
    parse,
)

SHEEP = "{n, plural, =0 {no sheep} one {one sheep} other {# sheep}}"
NAMES = ("n", "x", "name")


def write(pattern: str, language: str = "en", **values: Value) -> str:
    return parse(pattern).write(Filling(language, values, "some.id"))


def quoted(text: str, special: str = "{}") -> str:
    """The text as a pattern that means just this text: quoted from its first special character to its end."""
    first = min([text.find(character) for character in special if character in text], default=len(text))
    head, tail = (part.replace("'", "''") for part in (text[:first], text[first:]))
    return f"{head}'{tail}'" if tail else head


def error(pattern: str) -> PatternError:
    with pytest.raises(PatternError) as caught:
        parse(pattern)
    return caught.value


def position_of_error(pattern: str) -> int:
    """Where the pattern is broken; 0 if it isn't."""
    try:
        parse(pattern)
    except PatternError as mistake:
        return mistake.position
    return 0


def test_plain_text_stays_as_it_is() -> None:
    assert write("The hearth is warm.") == "The hearth is warm."


def test_an_empty_pattern_is_an_empty_text() -> None:
    assert write("") == ""


def test_a_place_takes_its_value() -> None:
    assert write("{who} plays", who="Ana") == "Ana plays"


def test_space_inside_braces_does_not_matter() -> None:
    assert write("{ who }", who="Ana") == "Ana"


def test_space_outside_braces_is_kept() -> None:
    assert write(" {who} \n", who="Ana") == " Ana \n"


def test_a_number_is_written_plainly() -> None:
    assert write("{n, number}", n=12345) == "12345"


def test_a_value_is_put_into_words_by_the_filling() -> None:
    filling = Filling("en", {"who": "ana"}, words=lambda value: str(value).upper())
    assert parse("{who}").write(filling) == "ANA"


@pytest.mark.parametrize(("n", "text"), [(0, "no sheep"), (1, "one sheep"), (2, "2 sheep"), (100, "100 sheep")])
def test_a_plural_chooses_by_its_number(n: int, text: str) -> None:
    assert write(SHEEP, n=n) == text


def test_an_exact_number_goes_before_its_category() -> None:
    assert write("{n, plural, one {a} =1 {b} other {c}}", n=1) == "b"


def test_an_exact_number_may_be_negative() -> None:
    assert write("{n, plural, =-1 {minus one} other {#}}", n=-1) == "minus one"


def test_a_number_sign_outside_a_plural_is_itself() -> None:
    assert write("card #{n}", n=3) == "card #3"


def test_a_number_sign_belongs_to_the_innermost_plural() -> None:
    pattern = "{a, plural, other {{b, plural, other {#}}/#}}"
    assert write(pattern, a=1, b=2) == "2/1"


def test_a_number_sign_in_a_select_inside_a_plural_is_itself() -> None:
    assert write("{n, plural, other {{x, select, other {#}}}}", n=3, x="a") == "#"


@pytest.mark.parametrize(("x", "text"), [("wool", "woollen"), ("stone", "other"), ("other", "other")])
def test_a_select_chooses_by_its_word(x: str, text: str) -> None:
    assert write("{x, select, wool {woollen} other {other}}", x=x) == text


def test_a_select_may_choose_by_a_number() -> None:
    assert write("{x, select, 1 {first} other {later}}", x=1) == "first"


def test_branches_may_hold_places() -> None:
    assert write("{x, select, a {{who} and {n, number}} other {}}", x="a", who="Ana", n=2) == "Ana and 2"


def test_a_branch_that_is_not_chosen_needs_no_value() -> None:
    assert write("{x, select, a {{who}} other {nobody}}", x="b") == "nobody"


@pytest.mark.parametrize("n", [1, -1])
@pytest.mark.parametrize("language", PLURALS)
def test_one_is_one_in_every_language(language: str, n: int) -> None:
    assert PLURALS[language](n) == "one"


@pytest.mark.parametrize("n", [0, 2, 11, 21, 101, 999_999, 1_000_001])
@pytest.mark.parametrize("language", PLURALS)
def test_most_numbers_are_other_in_every_language(language: str, n: int) -> None:
    assert PLURALS[language](n) == "other"


@pytest.mark.parametrize(("language", "category"), [("en", "other"), ("es", "many")])
@pytest.mark.parametrize("n", [1_000_000, 5_000_000, -2_000_000])
def test_exact_millions_are_many_in_spanish_only(language: str, category: str, n: int) -> None:
    assert PLURALS[language](n) == category


def test_a_category_without_a_branch_falls_to_other() -> None:
    assert write("{n, plural, one {#} other {# ovejas}}", "es", n=1_000_000) == "1000000 ovejas"


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("don't", "don't"),
        ("don''t", "don't"),
        ("'", "'"),
        ("''", "'"),
        ("'''", "''"),
        ("'{'", "{"),
        ("'}'", "}"),
        ("'{n}'", "{n}"),
        ("'{''}'", "{'}"),
        ("'#'", "'#'"),
        ("'a'", "'a'"),
        ("players' {n}", "players' 5"),
        ("{n, plural, other {'#'#}}", "#5"),
        ("{n, plural, other {it's}}", "it's"),
    ],
)
def test_apostrophes_quote_as_in_icu(pattern: str, text: str) -> None:
    assert write(pattern, n=5) == text


@pytest.mark.parametrize(
    ("pattern", "position", "expected"),
    [
        ("ab}", 2, "text or the end"),
        ("{", 1, "name"),
        ("{}", 1, "name"),
        ("{1}", 1, "name"),
        ("{n", 2, "',' or '}'"),
        ("{n;", 2, "',' or '}'"),
        ("{n, }", 4, "number, plural or select"),
        ("{n, date}", 4, "number, plural or select"),
        ("{n, number, integer}", 10, "'}'"),
        ("{n, plural}", 10, "','"),
        ("{n, plural, }", 12, "other"),
        ("{n, plural, one {a}}", 19, "other"),
        ("{n, plural, some {a}}", 12, "=number or one of"),
        ("{n, plural, =x {a}}", 12, "=number or one of"),
        ("{n, plural, =01 {a}}", 12, "=number or one of"),
        ("{n, plural, ones {a}}", 12, "=number or one of"),
        ("{n, plural, =12345678901 {a}}", 12, "=number or one of"),
        ("{n, plural, offset:1 other {a}}", 12, "=number or one of"),
        ("{n, plural, other a}", 18, "'{'"),
        ("{n, plural, other {a}", 21, "=number"),
        ("{n, plural, other {a", 20, "'}'"),
        ("{x, select, a {1} a {2} other {}}", 20, "every key once"),
        ("{x, select, é {1} other {}}", 12, "a key"),
        ("a '{ b", 6, "apostrophe"),
    ],
)
def test_an_error_says_where_and_what_was_expected(pattern: str, position: int, expected: str) -> None:
    mistake = error(pattern)
    assert (mistake.position, expected in mistake.expected) == (position, True)


def test_an_error_reads_as_a_sentence() -> None:
    text = "expected number, plural or select but found 'plurel' at position 4, after '{n, '"
    assert str(error("{n, plurel, other {}}")) == text


def test_an_error_at_the_end_says_so() -> None:
    assert error("{n").found == "the end"


def test_an_error_can_name_its_message() -> None:
    assert str(error("}").within("message 'a.b'")).startswith("message 'a.b': expected")


def test_nesting_has_an_end() -> None:
    pattern = "{n, plural, other {" * (DEEPEST + 1)
    assert "inside one another" in error(pattern).expected


def test_nesting_up_to_the_end_is_read() -> None:
    pattern = "{n, plural, other {" * DEEPEST + "#" + "}}" * DEEPEST
    assert write(pattern, n=7) == "7"


def test_a_missing_value_is_named_with_its_message() -> None:
    with pytest.raises(MissingValue) as caught:
        write("{who}")
    assert str(caught.value) == "message 'some.id' needs a value 'who'"


@pytest.mark.parametrize("pattern", ["{n, number}", SHEEP])
def test_a_number_that_is_none_is_refused(pattern: str) -> None:
    with pytest.raises(WrongValue, match="needs a number as 'n', not 'two'"):
        write(pattern, n="two")


def test_a_select_by_a_message_is_refused() -> None:
    with pytest.raises(WrongValue, match="a word or a number as 'x'"):
        write("{x, select, other {}}", x=Message("good.wool"))


def test_a_pattern_tells_what_it_uses() -> None:
    pattern = parse("{who} {n, plural, one {#} other {{x, select, a {{k, number}} other {}}}}")
    assert set(pattern.uses()) == {("who", "text"), ("n", "number"), ("x", "word"), ("k", "number")}


def test_a_pattern_is_parsed_once() -> None:
    assert parse(SHEEP) is parse(SHEEP)


@given(st.text())
def test_any_text_quoted_survives(text: str) -> None:
    assert write(quoted(text)) == text


@given(st.text(alphabet="ab'{}# "))
def test_any_awkward_text_quoted_survives(text: str) -> None:
    assert write(quoted(text)) == text


@given(st.text(alphabet="ab'{}# "))
def test_any_awkward_text_quoted_survives_in_a_plural(text: str) -> None:
    assert write("{n, plural, other {" + quoted(text, "{}#") + "}}", n=3) == text


@given(st.text(), st.text())
def test_any_value_arrives_unchanged(who: str, text: str) -> None:
    assert write(quoted(text + "{") + " {who}", who=who) == f"{text}{{ {who}"


@given(st.integers())
def test_any_number_has_a_sentence(n: int) -> None:
    expected = {0: "no sheep", 1: "one sheep", -1: "one sheep"}
    assert write(SHEEP, n=n) == expected.get(n, f"{n} sheep")


PIECES = st.sampled_from(["{", "}", "'", "#", ",", " ", "n", "plural", "select", "number", "other", "one", "=1", "{n}"])


@given(st.one_of(st.text(), st.lists(PIECES, max_size=60).map("".join)))
def test_random_input_is_read_or_refused(pattern: str) -> None:
    with suppress(PatternError):
        parse(pattern)


@given(st.lists(PIECES, max_size=60).map("".join))
def test_an_error_lies_inside_its_pattern(pattern: str) -> None:
    assert 0 <= position_of_error(pattern) <= len(pattern)


@st.composite
def patterns(draw: st.DrawFn, depth: int = 2) -> str:
    leaf = st.one_of(
        st.text(alphabet="ab #").map(lambda text: f"-{text}-"),
        st.sampled_from(NAMES).map(lambda name: f"{{{name}}}"),
        st.just("{n, number}"),
    )
    if depth == 0:
        return draw(leaf)
    branch = draw(patterns(depth - 1)), draw(patterns(depth - 1))
    choices = (
        f"{{n, plural, =2 {{{branch[0]}}} other {{{branch[1]}}}}}",
        f"{{x, select, a {{{branch[0]}}} other {{{branch[1]}}}}}",
    )
    return draw(st.one_of(leaf, st.sampled_from(choices))) + draw(leaf)


@given(patterns(), st.integers(), st.sampled_from(["a", "b"]), st.sampled_from(list(PLURALS)))
def test_a_good_pattern_with_all_its_values_is_written(pattern: str, n: int, x: str, language: str) -> None:
    assert isinstance(write(pattern, language, n=n, x=x, name="Ana"), str)


@given(patterns())
def test_what_a_good_pattern_uses_is_what_it_names(pattern: str) -> None:
    assert {name for name, _ in parse(pattern).uses()} <= set(NAMES)
