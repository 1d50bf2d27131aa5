"""Nothing that a person has played is lost: Ctrl-C, a closed terminal, a killed program, a full disk."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from hogar.cli.sitting import Keeper
from hogar.cli.store import data_folder, new_file, read_json, write_json
from hogar.kernel.errors import Invalid
from tests.cli.table import Table
from tests.cli.terminal import Terminal, run
from tests.skara_brae.builders import at

PLAY = ("play", "skara_brae", "--seats", "Ana,random", "--seed", "4")


def files(data: Path) -> list[Path]:
    """The saved matches."""
    return sorted((data / "matches").glob("*.match.json"))


def moves(path: Path) -> Any:
    """The moves of a saved match."""
    return json.loads(path.read_text(encoding="utf-8"))["moves"]


def table_of(said: str) -> str:
    """The table as it stands before the question, from its first line on."""
    return said[said.index("Round 1/4") :]


def some_moves(terminal: Terminal) -> str:
    """Plays into the first turn of Ana; gives the table that she sees then."""
    terminal.until()
    terminal.type("1")
    terminal.type("")
    return table_of(terminal.type("board"))


def test_ctrl_c_leaves_and_the_match_goes_on_where_it_was(tmp_path: Path) -> None:
    with Terminal(*PLAY, data=tmp_path) as terminal:
        before = some_moves(terminal)
        terminal.interrupt()
        assert terminal.end() == 130
        assert "The match is saved in" in terminal.text
        assert "Traceback" not in terminal.text
    with Terminal("play", "--resume", "last", data=tmp_path) as terminal:
        terminal.until()
        assert table_of(terminal.type("board")) == before
        terminal.send("\x04")
        assert terminal.end() == 0


def test_a_killed_program_has_lost_no_move(tmp_path: Path) -> None:
    with Terminal(*PLAY, data=tmp_path) as terminal:
        before = some_moves(terminal)
        terminal.signal(signal.SIGKILL)
        assert terminal.end() == -signal.SIGKILL
    with Terminal("play", data=tmp_path) as terminal:
        assert "A match is not finished: Skara Brae · Ana, Random" in terminal.until()
        terminal.type("")
        assert table_of(terminal.type("board")) == before


def test_a_closed_terminal_ends_the_program_quietly(tmp_path: Path) -> None:
    with Terminal(*PLAY, data=tmp_path) as terminal:
        some_moves(terminal)
        terminal.hang_up()
        assert terminal.process.wait(timeout=20) == 128 + signal.SIGHUP
    assert "1: choose" in " ".join(moves(files(tmp_path)[0]))


def test_a_request_to_end_is_obeyed(tmp_path: Path) -> None:
    with Terminal(*PLAY, data=tmp_path) as terminal:
        terminal.until()
        while terminal.process.poll() is None:  # one that comes just before the line editor waits is seen with the next
            terminal.signal(signal.SIGTERM)
            terminal.read(0.5)
        assert terminal.end() == 128 + signal.SIGTERM
        assert "Traceback" not in terminal.text


def test_an_input_that_ends_leaves_the_match_saved(tmp_path: Path) -> None:
    done = run(*PLAY, data=tmp_path, typed="1\n")
    assert done.returncode == 0
    assert "Go on with: hogar play --resume last" in done.stdout
    assert done.stderr == ""
    assert any(move.startswith("1: choose") for move in moves(files(tmp_path)[0]))


def test_resume_lists_the_matches_and_takes_one(tmp_path: Path) -> None:
    for _ in range(2):
        run(*PLAY, data=tmp_path, typed="1\n")
    assert len(files(tmp_path)) == 2
    listed = run("play", "--resume", data=tmp_path, typed="7\n2\n")
    assert "  1 Skara Brae · Ana, Random · " in listed.stdout
    assert "There is no such number here: choose from 1 to 2." in listed.stdout
    assert "Ana: " in listed.stdout
    assert len(files(tmp_path)) == 2


def test_seats_may_change_when_a_match_goes_on(tmp_path: Path) -> None:
    run(*PLAY, data=tmp_path, typed="1\n")
    done = run("play", "--resume", "last", "--seats", "Zoe,greedy", data=tmp_path, typed="\n1\n")
    assert "Skara Brae: Zoe, Greedy." in done.stdout
    assert json.loads(files(tmp_path)[0].read_text(encoding="utf-8"))["seats"] == ["Zoe", "Greedy"]


def test_a_finished_match_is_not_offered_but_can_be_seen(tmp_path: Path) -> None:
    run("play", "skara_brae", "--seats", "random,random", data=tmp_path)
    assert "is not finished" not in run("play", data=tmp_path).stdout
    again = run("play", "--resume", files(tmp_path)[0].name, data=tmp_path)
    assert "The game is over." in again.stdout
    assert run("play", "--resume", "last", data=tmp_path).returncode == 1


def test_a_record_from_elsewhere_goes_on_in_a_file_of_its_own(tmp_path: Path) -> None:
    run(*PLAY, data=tmp_path, typed="1\n")
    elsewhere = tmp_path / "mine.json"
    files(tmp_path)[0].rename(elsewhere)
    before = elsewhere.read_bytes()
    done = run("play", "--resume", str(elsewhere), data=tmp_path, typed="\n1\n")
    assert "The file that you named stays as it is." in done.stdout
    assert elsewhere.read_bytes() == before
    assert len(moves(files(tmp_path)[0])) > len(json.loads(before)["moves"])


def test_a_broken_file_is_named_and_left_out(tmp_path: Path) -> None:
    run(*PLAY, data=tmp_path, typed="1\n")
    (tmp_path / "matches" / "broken.match.json").write_text("{", encoding="utf-8")
    said = run("play", "--resume", data=tmp_path).stdout
    assert "broken.match.json can't be read; it is left out." in said
    assert "Skara Brae · Ana, Random" in said


def test_two_programs_at_one_match_keep_two_files(tmp_path: Path) -> None:
    path = tmp_path / "a.match.json"
    first, second = Keeper(path), Keeper(path)
    first.keep({"moves": ["one"]})
    second.stamp = second.found()
    second.keep({"moves": ["two"]})
    first.keep({"moves": ["one", "more"]})
    assert read_json(path) == {"moves": ["two"]}
    assert first.moved
    assert read_json(first.path) == {"moves": ["one", "more"]}


def test_a_failed_save_is_told_and_the_match_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = at("workers", mine={"goods": {"barley": 2}, "large_workers": 1})
    table = Table(monkeypatch, tmp_path / "nowhere", "Ana", "Random", state=state)
    said = table.type("place cook large")
    assert "test.match.json can't be written: No such file or directory." in said
    assert len(table.sitting.match.entries) == 1


def test_a_save_that_fails_leaves_the_old_file_whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "a.match.json"
    write_json(path, {"moves": []})

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Invalid):
        write_json(path, {"moves": ["one"]})
    assert read_json(path) == {"moves": []}
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({"HOGAR_DATA": "/x"}, "linux", "/x/matches"),
        ({"HOME": "/h"}, "linux", "/h/.local/share/hogar/matches"),
        ({"HOME": "/h", "XDG_DATA_HOME": "/d"}, "linux", "/d/hogar/matches"),
        ({"HOME": "/h"}, "darwin", "/h/Library/Application Support/hogar/matches"),
        ({"HOME": "/h", "LOCALAPPDATA": "/l"}, "win32", "/l/hogar/matches"),
    ],
)
def test_matches_lie_where_the_platform_wants_them(environment: dict[str, str], platform: str, folder: str) -> None:
    assert data_folder(environment, platform) == Path(folder)


def test_a_folder_that_cannot_be_made_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run(*PLAY, data=tmp_path / "file")
    assert done.returncode == 1
    assert "Matches can't be kept in" in done.stderr
    assert "HOGAR_DATA" in done.stderr


def test_new_files_never_take_the_place_of_old_ones(tmp_path: Path) -> None:
    names = set()
    for _ in range(5):
        path = new_file(tmp_path, "skara_brae")
        path.touch()
        names.add(path.name)
    assert len(names) == 5
