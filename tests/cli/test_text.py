"""The terminal's words: the same in both languages, none missing, none too many."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import hogar.cli
from hogar.cli.boards import DRAWINGS
from hogar.cli.orders import ORDERS, order_words
from hogar.cli.words import clean_name, own_text, words_for
from hogar.games.agricola.words import HANDS, MATERIALS
from hogar.games.caverna.words import HARVESTS
from hogar.games.skara_brae.game import SKARA_BRAE
from hogar.games.village import words as w
from hogar.messages import LANGUAGES, Catalogue
from hogar.messages.check import compare
from hogar.messages.load import read_patterns

SOURCES = Path(next(iter(hogar.cli.__path__)))


def own_words() -> list[Catalogue]:
    """The terminal's own catalogues."""
    return [Catalogue(language, read_patterns(own_text() / f"{language}.toml")) for language in LANGUAGES]


def strings() -> set[str]:
    """Every text in the sources of the terminal, and the constant beginnings of those put together."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_both_languages_say_the_same_things() -> None:
    assert compare([words_for(language, "skara_brae") for language in LANGUAGES]) == []


def test_every_word_is_said_somewhere() -> None:
    said = strings()
    used = said | {f"cli.{text}" for text in said} | {f"cli.{game}.{text}" for game in DRAWINGS for text in said}
    used |= {f"cli.village.{name}" for name in (*w.THINGS, *w.CUBES, *w.BUILDINGS)}
    used |= {f"cli.village.chronicle_{profession}" for profession in w.PROFESSIONS}
    used |= {f"cli.village.reward_{kind}" for kind in ("points", "cubes", "coins")}
    used |= {f"cli.agricola.{kind}_{material}" for kind in ("room", "rooms") for material in MATERIALS}
    used |= {f"cli.agricola.hand_{hand}" for hand in HANDS}
    used |= {f"cli.caverna.harvest_{harvest}" for harvest in HARVESTS}
    made = {f"cli.order.{order}.{part}" for order in ORDERS for part in ("words", "form", "help")}
    commands = ("play", "serve", "replay", "rules", "games", "edition")
    made |= {f"cli.help.{kind}{command}" for kind in ("", "usage_") for command in commands}
    assert [id for id in own_words()[0].ids() if id not in used | made] == []


def test_every_word_that_is_said_is_there() -> None:
    ids = own_words()[0]
    asked = {text for text in strings() if re.fullmatch(r"cli(\.[a-z_]+){1,2}\.[a-z_]*[a-z]", text)}
    assert [id for id in sorted(asked) if not ids.has(id)] == []


def test_no_two_orders_have_the_same_name() -> None:
    for words in own_words():
        names = [name for order in ORDERS for name in set(order_words(words, order))]
        assert len(names) == len(set(names))


def test_no_order_stands_in_the_way_of_a_move() -> None:
    for words in own_words():
        names = {name for order in ORDERS for name in order_words(words, order)}
        assert not names & set(SKARA_BRAE.verbs)


def test_cards_have_a_name_and_what_they_do_in_brackets() -> None:
    for language in LANGUAGES:
        words = words_for(language, "skara_brae")
        cards = [id for id in words.ids() if id.startswith("card.")]
        settlers = [words.say(id) for id in cards[3:]]
        assert all(re.fullmatch(r"[^()]+ \([^():]+: [^()]+\)", text) for text in settlers), settlers


def test_names_are_made_fit_for_sentences() -> None:
    assert clean_name("  Ana\x1b[2J\n{x} ") == "Ana [2J (x)"
    assert words_for("en", "", ["O'Brien ''"]).say("seat.1") == "O'Brien ''"
    assert len(clean_name("x" * 99)) == 16
