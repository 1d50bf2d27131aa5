"""`hogar replay`: stepping through a record, and what it says of one that the rules no longer play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hogar.games.skara_brae.game import SKARA_BRAE
from hogar.kernel.match import Match
from hogar.kernel.rng import Rng
from tests.cli.terminal import Terminal, here, run


def a_record(seed: int = 4, most: int = 400) -> Any:
    """A match of random moves, to the end unless that is too far."""
    match = Match(SKARA_BRAE.start(2), Rng(seed), ["Ana", "Bea"])
    rng = Rng(seed)
    while not match.state.over() and len(match.entries) < most:
        match.confirm()
        decision = match.state.decision()
        assert decision is not None
        moves = decision.moves()
        match.enter(decision, moves[rng.below(len(moves))])
    return match.record()


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, a folder of its own, room for a line."""
    for name, value in {"LC_ALL": "en_US.UTF-8", "HOGAR_DATA": str(tmp_path), "COLUMNS": "120"}.items():
        monkeypatch.setenv(name, value)


@pytest.fixture(scope="module")
def whole() -> Any:
    """The record of a finished match."""
    return a_record()


def written(path: Path, record: Any) -> Path:
    """The record in a file."""
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def test_into_a_pipe_every_move_is_told_and_the_result(tmp_path: Path, whole: Any) -> None:
    done = run("replay", str(written(tmp_path / "a.json", whole)), data=tmp_path)
    assert done.returncode == 0
    assert "1. Chance: Put on the turn stack: " in done.stdout
    assert f"{len(whole['moves'])}. " in done.stdout
    assert "Ana: " in done.stdout
    assert "Total" in done.stdout
    assert f"to the end: {len(whole['moves'])} moves." in done.stdout


def test_at_shows_that_position(tmp_path: Path, whole: Any) -> None:
    done = here("replay", str(written(tmp_path / "a.json", whole)), "--at", "30")
    assert "Position 30 of" in done.said
    assert "Round 1/4" in done.said


def test_a_position_beyond_the_end_is_refused(tmp_path: Path, whole: Any) -> None:
    done = here("replay", str(written(tmp_path / "a.json", whole)), "--at", "9999")
    assert done.code == 1
    assert "There is no such position: choose from 0 to" in done.complained


def test_keys_go_forth_and_back(tmp_path: Path, whole: Any) -> None:
    path = written(tmp_path / "a.json", whole)
    with Terminal("replay", str(path), data=tmp_path) as terminal:
        assert "Position 0 of" in terminal.until()
        assert "Position 1 of" in terminal.type("")
        assert "Position 50 of" in terminal.type("50")
        assert "Position 49 of" in terminal.type("b")
        assert "There is no such position" in terminal.type("99999")
        assert "Enter: next" in terminal.type("nonsense")
        terminal.send("q\n")
        assert terminal.end() == 0
        assert "The record plays as it was written" in terminal.text


def test_the_words_may_be_spanish(tmp_path: Path, whole: Any) -> None:
    done = here("replay", str(written(tmp_path / "a.json", whole)), "--language", "es")
    assert "1. El azar: " in done.said
    assert "El registro se juega tal como se escribió, hasta el final" in done.said


def test_a_match_that_is_not_over_is_replayed_as_far_as_it_goes(tmp_path: Path) -> None:
    done = here("replay", str(written(tmp_path / "a.json", a_record(most=20))))
    assert done.code == 0
    assert "moves, not to the end." in done.said


def test_it_says_at_which_move_the_rules_differ(tmp_path: Path, whole: Any) -> None:
    place = next(place for place, text in enumerate(whole["moves"]) if "place" in text)
    record = whole | {"moves": [*whole["moves"][:place], "1: place moon large", *whole["moves"][place + 1 :]]}
    done = here("replay", str(written(tmp_path / "a.json", record)))
    assert done.code == 1
    assert f"Move {place + 1} of the record, “1: place moon large”, is not legal where it stands." in done.said
    assert f"{place}. " in done.said


def test_it_says_after_which_move_the_position_differs(tmp_path: Path, whole: Any) -> None:
    record = whole | {"keys": whole["keys"] | {"40": "0123456789abcdef"}}
    done = here("replay", str(written(tmp_path / "a.json", record)))
    assert done.code == 1
    assert "After move 40 of the record" in done.said


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", "[" * 5000, '{"game": 7, "moves": []}', '{"game": "chess", "moves": []}', "\x00", '{"a": NaN}'],
)
def test_what_is_no_record_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.json"
    path.write_text(text, encoding="utf-8")
    done = here("replay", str(path))
    assert done.code == 1
    assert done.complained.startswith("Error: ")
    assert "Traceback" not in done.complained


@pytest.mark.parametrize(
    "change",
    [
        {"moves": 7},
        {"moves": [7]},
        {"moves": ["x" * 10_000]},
        {"players": 99},
        {"seats": ["\x1b[2J", "b"]},
        {"options": {"special_tiles": "many"}},
        {"format": "something"},
        {"surprise": 1},
    ],
)
def test_a_strange_record_is_refused_in_a_sentence(tmp_path: Path, whole: Any, change: dict[str, Any]) -> None:
    done = here("replay", str(written(tmp_path / "a.json", whole | change)))
    assert done.code == 1
    assert "Traceback" not in done.complained + done.said
    assert "\x1b[2J" not in done.complained + done.said
