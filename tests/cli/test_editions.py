"""`hogar edition`, and playing with the figures of one's own box."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hogar.cli.run import run

OK, REFUSED = 0, 1


def own_box(folder: Path, *changes: tuple[str, str]) -> str:
    """A file with today's figures and some corrections."""
    file = folder / "my-box.toml"
    assert run(["edition", "village", "--init", str(file), "--language", "en"]) == OK
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_without_a_file_the_figures_are_printed_with_their_sources(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["edition", "village", "--language", "en"]) == OK
    shown = capsys.readouterr().out
    assert "plague_cubes = 6" in shown
    assert "Confidence: low" in shown


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = own_box(tmp_path, ("plague_cubes = 6", "plague_cubes = 5"))
    assert run(["edition", "village", file, "--init", "--language", "en"]) == REFUSED
    assert "there already" in capsys.readouterr().err
    assert "plague_cubes = 5" in Path(file).read_text(encoding="utf-8")


def test_a_file_is_compared_with_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = own_box(tmp_path, ("time_spaces = 10", "time_spaces = 12"))
    capsys.readouterr()
    assert run(["edition", "village", file, "--language", "en"]) == OK
    assert "time_spaces" in capsys.readouterr().out


def test_a_total_that_does_not_fit_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = own_box(tmp_path, ("members = 11", "members = 12"))
    assert run(["edition", "village", file, "--language", "en"]) == REFUSED
    told = capsys.readouterr().err
    assert "11" in told
    assert "12" in told


def test_simulated_games_are_played_with_the_own_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = own_box(tmp_path, ("start_coins = 1", "start_coins = 90"))
    capsys.readouterr()
    call = ["simulate", "village", "--games", "2", "--bots", "random", "--jobs", "1", "--json"]
    assert run([*call, "--edition", file]) == OK
    rich = json.loads(capsys.readouterr().out)
    assert rich["scores"]["random"]["mean"] > 80


def test_the_rules_show_a_figure_with_its_mark(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "village", "plague", "cubes", "--language", "en"]) == OK
    shown = " ".join(capsys.readouterr().out.split())
    assert "plague_cubes Plague cubes. 6 Source: the rulebook. Confidence: high." in shown


def test_a_missing_file_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(["play", "village", "--players", "2", "--seats", "random,random", "--edition", "nowhere.toml"]) == REFUSED
    )
    assert "nowhere.toml" in capsys.readouterr().err
