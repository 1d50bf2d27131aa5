"""Checks between languages, and the catalogues of the package themselves."""

from __future__ import annotations

import pytest

from hogar.messages.catalogue import LIST_IDS, Catalogue
from hogar.messages.check import compare, unused
from hogar.messages.load import LANGUAGES, catalogue, game_text, games_with_text


def problems(english: dict[str, str], spanish: dict[str, str]) -> list[str]:
    return compare([Catalogue("en", english), Catalogue("es", spanish)])


def games_with_catalogues() -> list[str]:
    """The games with a catalogue in any language; rules alone don't count."""
    return [
        game
        for game in games_with_text()
        if any((game_text(game) / f"{language}.toml").is_file() for language in LANGUAGES)
    ]


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("wool", "lana"),
        ("{a} and {b}", "{b} y {a}"),
        ("{n} sheep", "{n, plural, one {una oveja} other {# ovejas}}"),
        ("{x, select, a {1} other {2}}", "{x, select, b {1} other {2}}"),
        ("{n, number}", "{n}"),
    ],
)
def test_languages_that_say_the_same_have_no_problem(english: str, spanish: str) -> None:
    assert problems({"id": english}, {"id": spanish}) == []


def test_no_catalogues_have_no_problem() -> None:
    assert compare([]) == []


def test_an_id_missing_in_the_second_language_is_told() -> None:
    assert problems({"a": "x"}, {}) == ["a: missing in es"]


def test_an_id_missing_in_the_first_language_is_told() -> None:
    assert problems({}, {"a": "x"}) == ["a: missing in en"]


@pytest.mark.parametrize(
    "spanish", ["{b}", "{b, number}", "{b, plural, other {}}", "{b, select, other {}}", "{b, plural, other {#}}"]
)
def test_a_value_of_another_name_is_told_for_both(spanish: str) -> None:
    assert problems({"id": "{a}"}, {"id": spanish}) == [
        "id: uses {a} in en but not in es",
        "id: uses {b} in es but not in en",
    ]


def test_a_value_deep_inside_a_branch_counts() -> None:
    deep = "{n, plural, one {{x, select, a {{who}} other {}}} other {}}"
    assert problems({"id": deep}, {"id": "{n} {x}"}) == ["id: uses {who} in en but not in es"]


def test_a_value_that_counts_here_and_selects_there_is_told() -> None:
    assert problems({"id": "{n, number}"}, {"id": "{n, select, other {}}"}) == [
        "id: {n} is a number in one place and a word to select by in another"
    ]


def test_a_pattern_that_does_not_parse_is_told_with_id_and_language() -> None:
    (problem,) = problems({"id": "{n"}, {"id": "{n}"})
    assert problem.startswith("message 'id' (en): expected")


def test_problems_are_sorted_by_id() -> None:
    assert problems({"b": "", "a": ""}, {}) == ["a: missing in es", "b: missing in es"]


def test_ids_that_nobody_says_are_told() -> None:
    assert unused(["a"], Catalogue("en", {"a": "", "b": ""})) == ["b"]


def test_a_star_stands_for_any_text() -> None:
    assert unused(["good.*"], Catalogue("en", {"good.wool": "", "goods": ""})) == ["goods"]


def test_the_ids_that_join_lists_are_always_used() -> None:
    assert unused([], Catalogue("en", dict.fromkeys(LIST_IDS, ""))) == []


@pytest.mark.parametrize("game", ["", *games_with_catalogues()])
def test_the_catalogues_of_the_package_agree(game: str) -> None:
    assert compare([catalogue(language, game) for language in LANGUAGES]) == []
