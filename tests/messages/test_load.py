"""Loading: which files make a catalogue, which language a person gets, and what is said about a broken file."""

from __future__ import annotations

from pathlib import Path

import pytest

from hogar.messages import load
from hogar.messages.catalogue import LIST_IDS
from hogar.messages.load import LANGUAGES, TextError, catalogue, language_of, read_patterns


def given_file(folder: Path, content: str, name: str = "en.toml") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(content, encoding="utf-8")
    return folder / name


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with shared words and a game called hearth."""
    given_file(tmp_path / "text", 'yes = "yes"\nno = "no"\n')
    given_file(tmp_path / "games" / "hearth" / "text", 'no = "never"\n[good]\nwool = "wool"\n')
    (tmp_path / "games" / "silent").mkdir()
    monkeypatch.setattr(load, "files", lambda _: tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def _fresh() -> None:
    catalogue.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_words_can_join_lists(language: str) -> None:
    assert [id for id in LIST_IDS if not catalogue(language).has(id)] == []


@pytest.mark.parametrize(("language", "name"), [("en", "Player 2"), ("es", "Jugador 2")])
def test_the_shared_words_name_a_seat(language: str, name: str) -> None:
    assert catalogue(language).say("seat.name", number=2) == name


@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbered_seats_are_named_alike(language: str, number: int) -> None:
    words = catalogue(language)
    assert words.say(f"seat.{number}") == words.say("seat.name", number=number)


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("en") is catalogue("en")


@pytest.mark.usefixtures("package")
def test_a_game_adds_its_words() -> None:
    assert catalogue("en", "hearth").say("good.wool") == "wool"


@pytest.mark.usefixtures("package")
def test_a_game_keeps_the_shared_words() -> None:
    assert catalogue("en", "hearth").say("yes") == "yes"


@pytest.mark.usefixtures("package")
def test_the_words_of_a_game_go_first() -> None:
    assert catalogue("en", "hearth").say("no") == "never"


@pytest.mark.usefixtures("package")
def test_the_words_of_a_game_stay_in_its_catalogue() -> None:
    catalogue("en", "hearth")
    assert catalogue("en").say("no") == "no"


@pytest.mark.usefixtures("package")
def test_only_games_with_a_text_folder_count() -> None:
    assert load.games_with_text() == ["hearth"]


def test_a_package_without_games_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "files", lambda _: tmp_path)
    assert load.games_with_text() == []


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("game", ["chess", "../hearth", "silent"])
def test_an_unknown_game_is_refused(game: str) -> None:
    with pytest.raises(TextError, match=r"there are no texts for a game .*; there are: hearth"):
        catalogue("en", game)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TextError, match="no texts in language 'xx'; there are: en, es"):
        catalogue("xx")


@pytest.mark.usefixtures("package")
def test_a_missing_file_is_named() -> None:
    with pytest.raises(TextError, match=r"es\.toml: there is no such file"):
        catalogue("es")


def test_tables_become_dotted_ids(tmp_path: Path) -> None:
    file = given_file(tmp_path, '[a]\nx = "1"\n[a.b]\ny = "2"\n')
    assert read_patterns(file) == {"a.x": "1", "a.b.y": "2"}


def test_accents_are_read(tmp_path: Path) -> None:
    assert read_patterns(given_file(tmp_path, 'a = "sí, señora"')) == {"a": "sí, señora"}


def test_broken_toml_is_reported_with_file_and_line(tmp_path: Path) -> None:
    file = given_file(tmp_path, 'a = "x"\n\nb = \nc = "y"\n')
    with pytest.raises(TextError, match=r"en\.toml:3: "):
        read_patterns(file)


def test_toml_that_breaks_off_is_reported_with_its_last_line(tmp_path: Path) -> None:
    file = given_file(tmp_path, 'a = "x"\nb = """never closed')
    with pytest.raises(TextError, match=r"en\.toml:2: "):
        read_patterns(file)


def test_a_key_given_twice_is_reported_with_its_line(tmp_path: Path) -> None:
    file = given_file(tmp_path, 'a = "x"\na = "y"\n')
    with pytest.raises(TextError, match=r"en\.toml:2: "):
        read_patterns(file)


def test_a_file_not_in_utf_8_is_reported_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "en.toml"
    file.write_bytes(b'a = "x"\nb = "s\xed"\n')
    with pytest.raises(TextError, match=r"en\.toml:2: not in UTF-8"):
        read_patterns(file)


@pytest.mark.parametrize("value", ["1", '["x"]', "true"])
def test_a_value_that_is_no_text_is_named(tmp_path: Path, value: str) -> None:
    file = given_file(tmp_path, f"[good]\nwool = {value}\n")
    with pytest.raises(TextError, match=r"good\.wool must be a text or a table"):
        read_patterns(file)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "ES"}, "es"),
        ({"LANG": "es-MX"}, "es"),
        ({"LANG": "es@euro"}, "es"),
        ({"LANG": "est_EE"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "es_ES"}, "es"),
        ({"LC_ALL": "es_ES"}, "es"),
        ({"LANGUAGE": "es"}, "es"),
        ({"LANGUAGE": "ca:es:en"}, "es"),
        ({"LANGUAGE": "en:es"}, "en"),
        ({"LC_ALL": "", "LANG": "es_ES"}, "es"),
    ],
)
def test_the_environment_chooses_a_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "en_US", "LC_MESSAGES": "es_ES", "LANG": "es_ES"}, "en"),
        ({"LC_MESSAGES": "es_ES", "LANG": "en_US"}, "es"),
        ({"LANGUAGE": "es", "LANG": "en_US"}, "es"),
        ({"LANGUAGE": "ca", "LANG": "es_ES"}, "es"),
        ({"LANGUAGE": "es", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "es", "LANG": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "es", "LANG": "POSIX"}, "en"),
    ],
)
def test_the_environment_is_read_in_the_order_of_gettext(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
