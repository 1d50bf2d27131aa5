"""`rules`, `games`, help, and what is said of wrong command lines."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hogar.messages import rule_book
from tests.cli.terminal import COMMAND, environment, here, run


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, a folder of its own, 80 columns."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"LANG": "en_US.UTF-8", "HOGAR_DATA": str(tmp_path), "COLUMNS": "100"}.items():
        monkeypatch.setenv(name, value)


# rules


def test_rules_without_words_lists_the_chapters() -> None:
    said = here("rules", "skara_brae").said
    for chapter in rule_book("skara_brae", "en").chapters:
        assert chapter.title in said
    assert "hogar rules skara_brae SB-1" in said


@pytest.mark.parametrize("asked", ["SB-42", "sb-42", "sb42", "42"])
def test_rules_finds_a_clause_however_it_is_written(asked: str) -> None:
    said = " ".join(here("rules", "skara_brae", asked).said.split())
    assert "SB-42 " in said
    assert rule_book("skara_brae", "en").clause("SB-42") in said


def test_rules_shows_a_whole_chapter_by_its_title_or_the_end_of_it() -> None:
    for asked in (["Cook"], ["special", "tile:", "muster"], ["muster"]):
        assert here("rules", "skara_brae", *asked).said.count("SB-") > 3


def test_rules_searches_words() -> None:
    said = here("rules", "skara_brae", "slider", "left").said
    assert "SB-44" in said


def test_rules_speaks_spanish_and_minds_no_accents() -> None:
    done = here("rules", "skara_brae", "desperdicio", "union", "--language", "es")
    assert done.code == 1
    assert "Ninguna cláusula tiene las palabras" in done.complained
    assert "SB-44" in here("rules", "skara_brae", "limpieza", "gastar", "--language=es").said


def test_rules_asks_what_was_meant() -> None:
    assert "Did you mean: knife · knives?" in here("rules", "skara_brae", "knifes").complained
    assert "Did you mean SB-99" in here("rules", "skara_brae", "SB-999").complained


def test_rules_shows_figures_with_their_source_and_confidence() -> None:
    said = " ".join(here("rules", "village", "time", "track").said.split())
    assert "time_spaces Spaces of the time track" in said
    assert "10 Source: a public text. Confidence: medium." in said


def test_rules_shows_each_part_of_a_figure_with_its_own_mark() -> None:
    said = " ".join(here("rules", "village", "customer", "tiles").said.split())
    assert "customers.wants What the customer wants. Source: reconstructed. Confidence: low." in said
    assert "customers.9.wants What the customer wants. 1 horse + 1 plow Source: the rulebook. Confidence: high." in said
    assert "customers.9.prestige Prestige points of the customer. 6 Source: the rulebook." in said


def test_rules_shows_the_figures_that_a_chapter_is_about() -> None:
    said = " ".join(here("rules", "village", "setup").said.split())
    assert "setup_cards.graves Free anonymous graves. 3, 4, 5 Source: a public text. Confidence: low." in said
    assert "your box may differ" not in here("rules", "village", "New", "round").said


def test_rules_says_how_many_more_there_are() -> None:
    assert "more clauses have these words. Add a word to find fewer." in here("rules", "skara_brae", "the").said


# games and help


def test_games_lists_players_and_options() -> None:
    said = here("games").said
    assert "Skara Brae  skara_brae" in said
    assert "Players: 1 to 4" in said
    assert "special_tiles=2" in said


def test_help_is_in_the_language_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Play a match in the terminal" in here("--help").said
    assert "Examples:" in here("play", "--help").said
    assert "Juega una partida en el terminal" in here("play", "--help", "--language", "es").said
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    said = here("--help").said
    assert "Órdenes" in said
    assert "Muestra esta ayuda y termina." in said


@pytest.mark.parametrize("command", ["play", "replay", "rules", "games", "simulate", "check", "bench"])
def test_every_command_has_help(command: str) -> None:
    done = here(command, "--help")
    assert done.code == 0
    assert f"hogar {command}" in done.said


# what is wrong


@pytest.mark.parametrize(
    ("line", "code", "complaint"),
    [
        ("plya", 2, "There is no command “plya”. See: hogar --help"),
        ("play --fast", 2, "There is no option --fast. See: hogar play --help"),
        ("play --players", 2, "--players needs a value."),
        ("play --players two", 2, "--players can't be “two”: it takes a whole number."),
        ("simulate skara_brae --games 0", 2, "--games can't be “0”: it takes a whole number of at least 1."),
        ("bench skara_brae --seconds soon", 2, "--seconds can't be “soon”: it takes a number of at least 0."),
        ("play --players 2 --players 3", 2, "--players stands there more than once."),
        ("play a b c", 2, "There is too much: b c."),
        ("rules", 2, "GAME needs a value."),
        ("replay", 2, "RECORD needs a value."),
        ("play chess", 1, "There is no game “chess”."),
        ("play skara", 1, "Did you mean skara_brae?"),
        ("play skara_brae --players 5", 1, "This game is not for 5 players: it takes 1 to 4."),
        ("play skara_brae --seats a,b --players 3", 1, "2 seats are named, but there are 3 players."),
        ("play skara_brae --seats Ana,ana", 1, "Two people can't both be called ana"),
        ("play skara_brae --seats Ana,", 1, "Seat 2 has no name."),
        ("play skara_brae --seats a,b --option x=1", 1, "There is no option “x”. There are: special_tiles"),
        ("play skara_brae --seats a,b --option special=1", 1, "Did you mean special_tiles?"),
        ("play skara_brae --seats a,b --option tasks", 1, "“tasks” sets no option."),
        ("play skara_brae --seats a,b --option special_tiles=9", 1, "a whole number from 2 to 3."),
        ("play skara_brae --seats a,b --option hands_ahead=perhaps", 1, "this must be true or false."),
        ("play skara_brae --seats a,b,c --option special_tiles=3", 1, "Choosing from 3 special tiles is for 1 or 2"),
        ("play skara_brae --seats a,b --seed -1", 1, "A seed is a whole number from 0 to"),
        ("play --language fr", 1, "There is no language “fr”. There are: en, es."),
        ("play --resume last", 1, "There is no unfinished match in"),
        ("play --resume nothing.json", 1, "There is no file nothing.json."),
        ("replay /", 1, "/ is not a file that could hold a record."),
        ("replay /dev/zero", 1, "/dev/zero is not a file that could hold a record."),
    ],
)
def test_a_mistake_is_explained_and_gives_its_exit_code(line: str, code: int, complaint: str) -> None:
    done = here(*line.split())
    assert done.code == code
    assert complaint in done.complained.replace("\n", " ")


def test_complaints_are_in_the_language_that_is_asked_for() -> None:
    assert "No hay ningún juego «chess»." in here("play", "chess", "--language", "es").complained
    assert "No existe la opción --foo." in here("play", "--foo", "--language", "es").complained


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(9_000_000)
    assert "is too large to be a record." in here("replay", str(path)).complained


def test_a_reader_who_stops_early_is_no_error(tmp_path: Path) -> None:
    command = " ".join([*COMMAND, "rules", "skara_brae", "the", "|", "true"])
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"], env=environment(tmp_path), capture_output=True, check=False
    )
    assert done.returncode == 0
    assert done.stderr == b""


def test_the_command_runs_as_a_module(tmp_path: Path) -> None:
    assert run("--version", data=tmp_path).stdout.startswith("hogar ")
    assert sys.executable in COMMAND
