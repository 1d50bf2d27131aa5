"""Rule books: reading, looking up and searching."""

from __future__ import annotations

from pathlib import Path

import pytest

from hogar.messages import load
from hogar.messages.load import LANGUAGES, TextError, games_with_text
from hogar.messages.rules import RuleBook, UnknownClause, natural, read_rules, rule_book

BOOK = """
[[chapter]]
id = "huts"
title = "Building huts"
[chapter.clauses]
SB-10 = "A hut needs two stones."
SB-2 = "Wood is never stone."
A086 = "Your stonecutter pays one less."

[[chapter]]
id = "stone"
title = "Stone Circles"
[chapter.clauses]
SB-1 = "A circle stands for ever."
SB-3 = "La estación más cálida trae ovejas."
"""


def given_rules(folder: Path, content: str) -> Path:
    file = folder / "rules.en.toml"
    file.write_text(content, encoding="utf-8")
    return file


def refused(folder: Path, content: str) -> str:
    with pytest.raises(TextError) as caught:
        read_rules(given_rules(folder, content), "hearth", "en")
    return str(caught.value)


@pytest.fixture
def book(tmp_path: Path) -> RuleBook:
    return read_rules(given_rules(tmp_path, BOOK), "hearth", "en")


def found(book: RuleBook, words: str) -> list[str]:
    return [hit.id for hit in book.find(words)]


def test_chapters_keep_the_order_of_the_file(book: RuleBook) -> None:
    assert [(chapter.id, chapter.title) for chapter in book.chapters] == [
        ("huts", "Building huts"),
        ("stone", "Stone Circles"),
    ]


def test_clauses_stand_in_natural_order(book: RuleBook) -> None:
    assert list(book.chapters[0].clauses) == ["A086", "SB-2", "SB-10"]


def test_ids_stand_in_natural_order_over_chapters(book: RuleBook) -> None:
    assert book.ids() == ["A086", "SB-1", "SB-2", "SB-3", "SB-10"]


@pytest.mark.parametrize(("low", "high"), [("SB-2", "SB-10"), ("AG-99", "SB-1"), ("A2", "A10"), ("SB-2", "SB-2a")])
def test_natural_order_reads_numbers(low: str, high: str) -> None:
    assert natural(low) < natural(high)


def test_the_book_knows_its_game_and_language(book: RuleBook) -> None:
    assert (book.game, book.language) == ("hearth", "en")


@pytest.mark.parametrize("id", ["SB-2", "sb-2", " SB-2 "])
def test_a_clause_is_looked_up_as_people_write_it(book: RuleBook, id: str) -> None:
    assert book.clause(id) == "Wood is never stone."


def test_an_unknown_clause_suggests_others(book: RuleBook) -> None:
    with pytest.raises(
        UnknownClause, match=r"the rules of hearth have no clause 'SB-11'; did you mean SB-1 or SB-10 or SB-3"
    ):
        book.clause("SB-11")


def test_a_number_alone_suggests_its_clause(book: RuleBook) -> None:
    assert book.like("10") == ["SB-10"]


def test_an_id_unlike_any_other_suggests_nothing(book: RuleBook) -> None:
    with pytest.raises(UnknownClause, match=r"no clause 'zzzzzz'$"):
        book.clause("zzzzzz")


def test_a_search_gives_chapter_id_and_text(book: RuleBook) -> None:
    assert book.find("wood") == [(book.chapters[0], "SB-2", "Wood is never stone.")]


@pytest.mark.parametrize("words", ["wood", "WOOD", "wo", "wood stone", "stone wood", "wood, never!"])
def test_a_search_takes_words_in_any_order_and_shape(book: RuleBook, words: str) -> None:
    assert found(book, words) == ["SB-2"]


@pytest.mark.parametrize("words", ["estación", "ESTACION", "estacio", "estacion calida"])
def test_a_search_ignores_accents(book: RuleBook, words: str) -> None:
    assert found(book, words) == ["SB-3"]


@pytest.mark.parametrize("words", ["", "  ", "?!"])
def test_a_search_for_nothing_finds_nothing(book: RuleBook, words: str) -> None:
    assert found(book, words) == []


@pytest.mark.parametrize("words", ["gold", "wood gold", "ood"])
def test_every_word_must_begin_a_word(book: RuleBook, words: str) -> None:
    assert found(book, words) == []


def test_words_may_be_spread_over_text_and_title(book: RuleBook) -> None:
    assert found(book, "building wood") == ["SB-2"]


def test_whole_words_go_first_and_the_text_before_the_title(book: RuleBook) -> None:
    # when a word is whole in one text, whole in one title and begins a word of two other texts
    assert found(book, "stone") == ["SB-2", "SB-1", "SB-3", "A086", "SB-10"]


def test_beginnings_in_the_text_go_before_those_in_the_title(book: RuleBook) -> None:
    assert found(book, "circ") == ["SB-1", "SB-3"]


def test_a_chapter_may_be_empty(tmp_path: Path) -> None:
    book = read_rules(given_rules(tmp_path, '[[chapter]]\nid = "a"\ntitle = "A"\n'), "hearth", "en")
    assert book.ids() == []


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "expected chapters"),
        ('chapter = "a"', "expected chapters"),
        ("chapter = [1]", "chapter 1"),
        ('[[chapter]]\ntitle = "A"', "chapter 1: id and title"),
        ('[[chapter]]\nid = "a"\ntitle = 3', "chapter 1: id and title"),
        ('[[chapter]]\nid = "a"\ntitle = "A"\nclauses = 3', r"chapter 1 (a): [chapter.clauses]"),
        ('[[chapter]]\nid = "a"\ntitle = "A"\n[chapter.clauses]\nSB-1 = 3', "chapter 1 (a): [chapter.clauses]"),
        ('[[chapter]]\nid = "a"\ntitle = ', "rules.en.toml:3"),
    ],
)
def test_a_broken_book_is_explained(tmp_path: Path, content: str, complaint: str) -> None:
    assert complaint in refused(tmp_path, content)


def test_a_clause_in_two_chapters_is_refused(tmp_path: Path) -> None:
    chapter = '[[chapter]]\nid = "{0}"\ntitle = "A"\n[chapter.clauses]\nSB-1 = "x"\n'
    assert "clause SB-1 stands in a and in b" in refused(tmp_path, chapter.format("a") + chapter.format("b"))


def test_a_book_of_the_package_is_found_by_game_and_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games" / "hearth" / "text"
    folder.mkdir(parents=True)
    given_rules(folder, BOOK)
    monkeypatch.setattr(load, "files", lambda _: tmp_path)
    rule_book.cache_clear()
    assert rule_book("hearth", "en").clause("SB-1") == "A circle stands for ever."


def test_a_book_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(TextError, match="no texts for a game 'chess'"):
        rule_book("chess", "en")


def books_of(game: str) -> list[RuleBook]:
    """The books of a game in all languages, or none where nobody has written any."""
    folder = load.game_text(game)
    written = [language for language in LANGUAGES if (folder / f"rules.{language}.toml").is_file()]
    return [rule_book(game, language) for language in LANGUAGES] if written else []


def test_the_books_of_every_game_have_the_same_chapters_and_clauses() -> None:
    books = {game: [_skeleton(book) for book in books_of(game)] for game in games_with_text()}
    assert [game for game, skeletons in books.items() if any(own != skeletons[0] for own in skeletons)] == []


def _skeleton(book: RuleBook) -> list[tuple[str, list[str]]]:
    return [(chapter.id, list(chapter.clauses)) for chapter in book.chapters]
