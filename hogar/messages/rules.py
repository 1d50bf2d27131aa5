"""The rules of a game for people: chapters of numbered clauses in their own words, to look up and to search."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple, TypeGuard

from hogar.messages.catalogue import folded
from hogar.messages.load import TextError, game_text, known_language, read_toml

WHOLE_IN_TEXT: Final = 0
WHOLE_IN_TITLE: Final = 1
START_IN_TEXT: Final = 2
START_IN_TITLE: Final = 3
NOWHERE: Final = 4


class UnknownClause(KeyError):
    """An id that the book does not have; says which ones are like it."""

    def __init__(self, id: str, like: list[str], game: str) -> None:
        """The id, those like it and the game whose rules were asked."""
        super().__init__(id)
        self.id = id
        self.like = like
        self.game = game

    def __str__(self) -> str:
        """The sentence, without the quotation marks of a KeyError."""
        hint = f"; did you mean {' or '.join(self.like)}?" if self.like else ""
        return f"the rules of {self.game} have no clause {self.id!r}{hint}"


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter and the texts of its clauses by id, in natural order."""

    id: str
    title: str
    clauses: dict[str, str]


class Found(NamedTuple):
    """A clause that a search found."""

    chapter: Chapter
    id: str
    text: str


@dataclass(frozen=True, slots=True)
class RuleBook:
    """The rules of a game in one language."""

    game: str
    language: str
    chapters: tuple[Chapter, ...]

    def ids(self) -> list[str]:
        """The ids of all clauses, in natural order."""
        return sorted([id for chapter in self.chapters for id in chapter.clauses], key=natural)

    def clause(self, id: str) -> str:
        """The text of a clause, however its id is capitalised."""
        for chapter in self.chapters:
            for own, text in chapter.clauses.items():
                if own.casefold() == id.strip().casefold():
                    return text
        raise UnknownClause(id, self.like(id), self.game)

    def like(self, id: str) -> list[str]:
        """Up to three ids that somebody who wrote this one may have meant."""
        known = {own.casefold(): own for own in self.ids()}
        return [known[own] for own in difflib.get_close_matches(id.strip().casefold(), known, cutoff=0.5)]

    def find(self, words: str) -> list[Found]:
        """The clauses with all these words or words that begin so, in text or chapter title; best matches first.

        Capitals and accents don't matter. Whole words go before beginnings, the text before the title.
        """
        wanted = _words(words)
        ranked = [(_rank(wanted, found), found) for found in self._all()] if wanted else []
        hits = [(rank, natural(found.id), found) for rank, found in ranked if rank is not None]
        return [found for _, _, found in sorted(hits, key=lambda hit: hit[:2])]

    def _all(self) -> Iterator[Found]:
        for chapter in self.chapters:
            for id, text in chapter.clauses.items():
                yield Found(chapter, id, text)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", folded(text))


def _rank(wanted: list[str], found: Found) -> int | None:
    """How far from perfect a clause is; None where a word is missing."""
    text, title = _words(found.text), _words(found.chapter.title)
    ranks = [_rank_of_word(word, text, title) for word in wanted]
    return None if NOWHERE in ranks else sum(ranks)


def _rank_of_word(word: str, text: list[str], title: list[str]) -> int:
    if word in text:
        return WHOLE_IN_TEXT
    if word in title:
        return WHOLE_IN_TITLE
    if any(own.startswith(word) for own in text):
        return START_IN_TEXT
    return START_IN_TITLE if any(own.startswith(word) for own in title) else NOWHERE


def natural(id: str) -> list[tuple[int, str]]:
    """A key that sorts numbers inside ids as numbers: SB-2 before SB-10."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", id)]


@cache
def rule_book(game: str, language: str) -> RuleBook:
    """The rules of a game that the package carries."""
    file = game_text(game) / f"rules.{known_language(language)}.toml"
    return read_rules(file, game, language)


def read_rules(file: Traversable, game: str, language: str) -> RuleBook:
    """The rules in a file; a TextError says what is wrong with it."""
    tables = read_toml(file).get("chapter")
    if not isinstance(tables, list) or not tables:
        raise TextError(f"{file}: expected chapters, each under [[chapter]]")
    chapters = tuple([_chapter(table, f"{file}: chapter {place}") for place, table in enumerate(tables, 1)])
    _refuse_twice(chapters, file)
    return RuleBook(game, language, chapters)


def _chapter(table: object, place: str) -> Chapter:
    if not isinstance(table, dict):
        raise TextError(f"{place}: expected a table under [[chapter]], not {table!r}")
    id, title, clauses = table.get("id"), table.get("title"), table.get("clauses", {})
    if not isinstance(id, str) or not isinstance(title, str):
        raise TextError(f"{place}: id and title must be texts, not {id!r} and {title!r}")
    if not _texts(clauses):
        raise TextError(f"{place} ({id}): [chapter.clauses] must give each clause a text")
    return Chapter(id, title, {own: clauses[own] for own in sorted(clauses, key=natural)})


def _texts(table: object) -> TypeGuard[dict[str, str]]:
    return isinstance(table, dict) and all(isinstance(text, str) for text in table.values())


def _refuse_twice(chapters: tuple[Chapter, ...], file: Traversable) -> None:
    seen: dict[str, str] = {}
    for chapter in chapters:
        for id in chapter.clauses:
            if id in seen:
                raise TextError(f"{file}: clause {id} stands in {seen[id]} and in {chapter.id}")
            seen[id] = chapter.id
