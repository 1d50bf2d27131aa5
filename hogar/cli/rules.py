"""`hogar rules`, and the same at the table: chapters, clauses, search."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from hogar.cli.figures import figures_about, show_figures
from hogar.kernel.errors import Invalid
from hogar.messages import UnknownClause, rule_book
from hogar.messages.catalogue import folded

if TYPE_CHECKING:
    from hogar.cli.screen import Screen
    from hogar.messages.rules import Chapter, Found, RuleBook

MOST_FOUND: Final = 12
CLAUSE_ID: Final = re.compile(r"[A-Za-z]{1,4}-?\d{1,4}|\d{1,4}")


def show_rules(screen: Screen, book: RuleBook, asked: str) -> None:
    """Shows what was asked for: nothing (the chapters), a clause, a chapter, or words; raises `Invalid` for no find."""
    if not asked:
        show_chapters(screen, book)
    elif CLAUSE_ID.fullmatch(asked):
        show_clause(screen, book, asked)
    else:
        chapter = chapter_named(book, asked)
        if chapter is not None:
            show_chapter(screen, chapter)
            show_figures(screen, book.game, figures_about(screen, book.game, asked))
        else:
            show_found(screen, book, asked)


def show_chapters(screen: Screen, book: RuleBook) -> None:
    """The list of chapters and how to go on from there."""
    for chapter in book.chapters:
        ids = list(chapter.clauses)
        screen.show(Text.assemble((f"{span(ids):<16}", "cyan"), chapter.title))
    screen.blank()
    screen.say(
        "rules.how", style="dim", game=book.game, clause=book.ids()[0], word=book.chapters[0].title.split()[0].lower()
    )


def span(ids: list[str]) -> str:
    """The clauses of a chapter, from the first to the last."""
    return f"{ids[0]} … {ids[-1]}" if len(ids) > 1 else "".join(ids)


def show_clause(screen: Screen, book: RuleBook, asked: str) -> None:
    """One clause, under its chapter."""
    id = clause_id(book, asked)
    try:
        text = book.clause(id)
    except UnknownClause as unknown:
        like = " · ".join(unknown.like)
        raise Invalid("cli.error.no_clause", {"clause": asked, "like": like, "some": len(unknown.like)}) from None
    chapter = next(chapter for chapter in book.chapters if id in chapter.clauses)
    screen.show(Text(chapter.title, "bold"), clause_lines(id, text))


def clause_id(book: RuleBook, asked: str) -> str:
    """The id that somebody means: `sb42`, `SB-42` and `42` are the same."""
    letters, _, _ = book.ids()[0].partition("-")
    number = re.sub(r"\D", "", asked)
    prefix = re.sub(r"[^A-Za-z]", "", asked).upper() or letters
    return f"{prefix}-{number}"


def clause_lines(id: str, text: str, words: list[str] | None = None) -> Padding:
    """A clause with its id before it; words that were searched stand out."""
    line = Text.assemble((f"{id}  ", "cyan"))
    line.append_text(marked(text, words or []))
    return Padding(line, (0, 0, 0, 1))


def marked(text: str, words: list[str]) -> Text:
    """The text with the words that begin like one of those in bold."""
    shown = Text(text)
    for found in re.finditer(r"\w+", text):
        if any(folded(found[0]).startswith(word) for word in words):
            shown.stylize("bold yellow", found.start(), found.end())
    return shown


def chapter_named(book: RuleBook, asked: str) -> Chapter | None:
    """The chapter with that title or id; of a title such as `Special tile: Muster` its last part is enough."""
    for chapter in book.chapters:
        title = folded(chapter.title)
        if folded(asked) in (title, title.partition(": ")[2], folded(chapter.id), folded(chapter.id.replace("_", " "))):
            return chapter
    return None


def show_chapter(screen: Screen, chapter: Chapter) -> None:
    """A chapter with all its clauses."""
    screen.show(Text(chapter.title, "bold"))
    for id, text in chapter.clauses.items():
        screen.show(clause_lines(id, text))


def show_found(screen: Screen, book: RuleBook, asked: str) -> None:
    """The clauses with those words, best first, then the printed figures that they are about."""
    found = book.find(asked)
    figures = figures_about(screen, book.game, asked)
    if not found and not figures:
        like = similar(book, asked)
        raise Invalid("cli.error.no_rule", {"words": asked, "like": " · ".join(like), "some": len(like)})
    words = re.findall(r"\w+", folded(asked))
    for chapter, hits in by_chapter(found[:MOST_FOUND]):
        screen.show(Text(chapter, "bold"))
        for hit in hits:
            screen.show(clause_lines(hit.id, hit.text, words))
    if len(found) > MOST_FOUND:
        screen.say("rules.more", style="dim", more=len(found) - MOST_FOUND)
    show_figures(screen, book.game, figures)


def by_chapter(found: list[Found]) -> list[tuple[str, list[Found]]]:
    """What was found, under its chapters, in the order of the best match of each."""
    chapters: dict[str, list[Found]] = {}
    for hit in found:
        chapters.setdefault(hit.chapter.title, []).append(hit)
    return list(chapters.items())


def similar(book: RuleBook, asked: str) -> list[str]:
    """Words of the rules that somebody who wrote these may have meant."""
    known = {
        word: None
        for chapter in book.chapters
        for text in [chapter.title, *chapter.clauses.values()]
        for word in re.findall(r"[^\W\d_]{3,}", text.lower())
    }
    plain = {folded(word): word for word in known}
    close = [difflib.get_close_matches(word, plain, n=3, cutoff=0.7) for word in re.findall(r"\w+", folded(asked))]
    return [plain[word] for words in close for word in words][:5]


def book_of(screen: Screen, game: str) -> RuleBook:
    """The rules of a game in the screen's language."""
    return rule_book(game, screen.words.language)
