"""Every word that the kernel and the games can say is there in every language, with all the values that it needs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from hogar.kernel.errors import Invalid
from hogar.kernel.match import Match
from hogar.kernel.message import Message
from hogar.kernel.move import Phrase, Verb
from hogar.kernel.parameters import Words
from hogar.kernel.rng import Rng
from hogar.kernel.step import Ask
from hogar.manifest import GAMES
from hogar.messages import LANGUAGES, Catalogue, catalogue
from hogar.messages.check import unused
from hogar.messages.load import game_text, read_patterns, shared_text
from tests.messages import used
from tests.messages.heard import Listener, listen, match_of

GAME_IDS = list(GAMES)
TRIES = 2
"""How often each verb is tried in vain at each decision."""
LONGEST_SHORT = 6

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game_id", GAME_IDS)


# Every id, and no other.


def missing(said: Iterable[str], words: Catalogue) -> list[str]:
    return sorted([id for id in said if not words.has(id)])


@each_language
def test_the_shared_words_have_all_that_the_kernel_says(language: str) -> None:
    assert missing(used.said_by_all(), catalogue(language)) == []


@each_language
def test_the_shared_words_have_nothing_that_nobody_says(language: str) -> None:
    said = used.said_by_all() | used.names_of_rooms()
    around = used.may_be_said(said, used.HOGAR / "kernel", used.HOGAR / "parts", *used.edges())
    assert unused(around, catalogue(language)) == []


@each_language
@pytest.mark.parametrize("package", used.edges(), ids=[folder.name for folder in used.edges()])
def test_what_is_said_around_the_core_is_there(package: Path, language: str) -> None:
    own = f"{package.name}."  # such ids are in the package's own text folder
    said = {saying.id for saying in used.sayings(package) if "." in saying.id and not saying.id.startswith(own)}
    known = {id for game_id in GAME_IDS for id in catalogue(language, game_id).ids()}
    assert sorted(used.exactly(said) - known) == []


@each_language
@each_game
def test_a_game_has_a_word_for_all_that_it_says(game_id: str, language: str) -> None:
    assert missing(used.said_by_game(game_id), catalogue(language, game_id)) == []


@each_language
@each_game
def test_a_game_has_no_word_that_nobody_says(game_id: str, language: str) -> None:
    said = used.said_by_game(game_id) | used.said_by_all()
    own = Catalogue(language, read_patterns(game_text(game_id) / f"{language}.toml"))
    assert unused(used.may_be_said(said, used.room(GAMES[game_id]), used.HOGAR / "parts"), own) == []


@each_language
@each_game
def test_what_all_games_share_stands_once(game_id: str, language: str) -> None:
    shared = read_patterns(shared_text() / f"{language}.toml")
    own = read_patterns(game_text(game_id) / f"{language}.toml")
    assert sorted([id for id, pattern in own.items() if shared.get(id) == pattern]) == []


@each_language
@each_game
def test_short_names_of_goods_are_short_and_differ(game_id: str, language: str) -> None:
    patterns = read_patterns(game_text(game_id) / f"{language}.toml")
    short = [pattern for id, pattern in patterns.items() if id.startswith("short.")]
    assert [name for name in short if len(name) > LONGEST_SHORT] == []
    assert len(set(short)) == len(short)


# Every value that a sentence needs.


def needs(words: Catalogue, id: str) -> set[str]:
    return {name for name, _ in words.pattern(id).uses()}


def lacking(words: Catalogue, prefix: str, phrases: Iterable[Phrase]) -> list[str]:
    """The sentences that need a value that their phrase does not have."""
    given = {f"{prefix}.{phrase.name}": {place.name for place in phrase.parameters} for phrase in phrases}
    return [f"{id}: {name}" for id, names in given.items() for name in sorted(needs(words, id) - names)]


@each_language
@each_game
def test_sentences_of_moves_need_only_the_values_of_their_verb(game_id: str, language: str) -> None:
    assert lacking(catalogue(language, game_id), "move", GAMES[game_id].verbs.values()) == []


@each_language
@each_game
def test_sentences_of_events_need_only_the_values_of_their_kind(game_id: str, language: str) -> None:
    assert lacking(catalogue(language, game_id), "event", used.happenings(GAMES[game_id])) == []


@each_language
@each_game
def test_sentences_said_in_the_source_need_only_the_values_written_there(game_id: str, language: str) -> None:
    words = catalogue(language, game_id)
    folders = [used.HOGAR / "kernel", used.HOGAR / "parts", used.HOGAR / "manifest.py", used.room(GAMES[game_id])]
    written = [saying for saying in used.sayings(*folders) if "*" not in saying.id and saying.values is not None]
    assert written
    assert [f"{place}: {id}" for id, values, place in written if values is not None and needs(words, id) - values] == []


@each_language
@each_game
def test_questions_asked_without_values_need_none(game_id: str, language: str) -> None:
    words = catalogue(language, game_id)
    plain = [step for step in GAMES[game_id].steps.values() if issubclass(step, Ask) and step.asked is Ask.asked]
    asked = {str(getattr(step, "ASKED", "")) for step in plain} - {""}
    assert [id for id in sorted(asked) if needs(words, id)] == []


@each_language
@each_game
def test_names_need_no_values(game_id: str, language: str) -> None:
    game, words = GAMES[game_id], catalogue(language, game_id)
    names = used.words_in([*game.verbs.values(), *used.happenings(game)]) | used.options_of(game)
    assert [id for id in sorted(names) if needs(words, id)] == []


# Everything said in play.


@each_game
def test_every_value_of_a_move_or_an_event_has_a_name(game_id: str) -> None:
    listener = Listener(GAMES[game_id])
    for parameter in used.parameters_of(GAMES[game_id]):
        for message in used.shown_values(parameter):
            listener.hear(message, parameter.name)
    assert listener.ids
    assert listener.problems == []


@each_game
def test_random_matches_can_be_followed_in_every_language(game_id: str) -> None:
    game = GAMES[game_id]
    listener = Listener(game)
    for players in game.players:
        listen(match_of(game, players, Rng(players), listener), listener, TRIES)
    assert listener.problems == []
    assert {id.partition(".")[0] for id in listener.ids} >= {"ask", "event", "move", "refusal", "score"}


@each_language
@each_game
def test_taking_back_is_refused_in_words(game_id: str, language: str) -> None:
    match = Match(GAMES[game_id].start(GAMES[game_id].players[0]), Rng(1))
    words = catalogue(language, game_id)
    for take in (match.undo, match.redo):
        with pytest.raises(Invalid) as refusal:
            take(0)
        assert words.text(refusal.value.message)


# What the collecting itself is worth.


def sayings_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> list[tuple[str, Any]]:
    monkeypatch.setattr(used, "HOGAR", tmp_path)
    (tmp_path / "rules.py").write_text(source, encoding="utf-8")
    return [(saying.id, saying.values) for saying in used.sayings_of(tmp_path / "rules.py")]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ('Message("ask.a")', [("ask.a", frozenset())]),
        ('Message("ask.a", {"b": 1})', [("ask.a", frozenset({"b"}))]),
        ('Message("ask.a", values)', [("ask.a", None)]),
        ('Message("ask.a", {**values})', [("ask.a", None)]),
        ('Message("ask.a" if x == "no.id" else "ask.b")', [("ask.a", frozenset()), ("ask.b", frozenset())]),
        ('Message(f"tile.{word}")', [("tile.*", frozenset())]),
        ('errors.Invalid("invalid.a", {"b": 1}, "SB-1")', [("invalid.a", frozenset({"b"}))]),
        ('wrong("set.table", "word", got=1)', [("invalid.word", frozenset({"where", "got"}))]),
        ('class Turn(Ask):\n    ASKED: ClassVar[str] = "ask.turn"', [("ask.turn", None)]),
        ('class Ask(Step):\n    ASKED: ClassVar[str] = ""', []),
        ('Message(str(asked)); print("no.id"); Message()', []),
    ],
)
def test_what_the_source_says_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, said: list[tuple[str, Any]]
) -> None:
    assert sayings_in(tmp_path, monkeypatch, source) == said


def test_a_listener_tells_what_can_not_be_said() -> None:
    listener = Listener(GAMES[GAME_IDS[0]])
    unknown = Phrase("no_such_event", Words("no_such_kind", ("word",)))
    listener.hear(unknown.message("event", [0]), "here")
    listener.hear(Message("refusal.not_asked", {"move": "done"}), "there")
    assert listener.problems == [
        "en: there is no message 'event.no_such_event' in the catalogue 'en' (here)",
        "es: there is no message 'event.no_such_event' in the catalogue 'es' (here)",
        "en: message 'refusal.not_asked' needs a value 'asked' (there)",
        "es: message 'refusal.not_asked' needs a value 'asked' (there)",
    ]


@pytest.mark.parametrize(
    ("number", "problems"), [("1", 0), ("", 2), ("1 ", 2), ("1  2", 2), ("1 .", 2), ("1..", 2), ("1...", 0), ("{1}", 2)]
)
def test_a_listener_tells_what_reads_badly(number: str, problems: int) -> None:
    listener = Listener(GAMES[GAME_IDS[0]])
    listener.hear(Message("seat.name", {"number": number}), "here")
    assert len(listener.problems) == problems


def test_a_verb_lacking_a_value_is_told() -> None:
    words = Catalogue("en", {"move.place": "Place {what} on {tile}"})
    assert lacking(words, "move", [Verb("place", Words("tile", ("cook",)))]) == ["move.place: what"]
