"""Whole matches through the command, as a person plays them: by numbers, at a terminal and without one."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from hogar.games.skara_brae.game import SKARA_BRAE
from hogar.kernel.record import Record
from tests.cli.terminal import PROMPT, Terminal, run

QUESTION = re.compile(r"\[SB-\d+\]\n")


def answer(said: str, turn: int) -> str:
    """A number out of those offered, another one each time; nothing where no question stands."""
    question = QUESTION.split(said)
    if len(question) < 2:
        return ""
    offered = re.findall(r"(?:^|  ) *(\d+) \S", question[-1], re.MULTILINE)
    assert offered, said
    return str(offered[turn * 7 % len(offered)])


def saved_record(data: Path) -> Any:
    """The one record in a data folder."""
    (path,) = (data / "matches").glob("*.match.json")
    return json.loads(path.read_text(encoding="utf-8"))


def play_to_the_end(terminal: Terminal, over: str) -> str:
    """Answers every question with a number until the match is over."""
    said = terminal.until()
    for turn in range(600):
        said = terminal.type(answer(said, turn), PROMPT, over)
        if over in said:
            return said
    raise AssertionError(f"it does not end:\n{said}")


def test_a_two_player_match_at_a_terminal(tmp_path: Path) -> None:
    with Terminal("play", "skara_brae", "--seats", "you,random", "--seed", "3", data=tmp_path, rows=24) as terminal:
        play_to_the_end(terminal, "The game is over.")
        assert terminal.end() == 0
        assert "Ana placed a large worker on" in terminal.text
        assert re.search(r"The winner is (Ana|Random)\.", terminal.text)
    record = saved_record(tmp_path)
    assert record["seats"] == ["Ana", "Random"]
    assert record["result"] is not None
    assert len(Record(SKARA_BRAE, record).replay()) == len(record["moves"])


def test_a_solo_match_in_spanish_without_a_terminal(tmp_path: Path) -> None:
    """Numbers that are not offered are refused; so a fixed list of them plays any match to its end."""
    typed = "".join([f"{1 + turn % 3}\n\n" for turn in range(300)])
    arguments = ["play", "skara_brae", "--seats", "Ana", "--seed", "5", "--language", "es"]
    done = run(*arguments, data=tmp_path, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Objetivo ✗" in done.stdout
    assert "La partida ha terminado." in done.stdout
    assert re.search(r"Con -?\d+ puntos has (ganado|perdido)", done.stdout)
    assert done.stderr == ""
    assert saved_record(tmp_path)["result"] is not None


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 20), (40, 10), (200, 60)])
def test_the_table_fits_the_terminal(tmp_path: Path, columns: int, rows: int) -> None:
    with Terminal("play", "skara_brae", "--seats", "Ana,random", data=tmp_path, columns=columns, rows=rows) as terminal:
        said = terminal.until()
        assert "Ana: " in said
        assert "[SB-24]" in said
        if columns >= 60:
            assert max(len(line) for line in said.splitlines()) <= columns


def test_equal_seeds_give_equal_matches(tmp_path: Path) -> None:
    arguments = ["play", "skara_brae", "--seats", "random,random", "--seed", "9"]
    for folder in ("one", "two"):
        assert run(*arguments, data=tmp_path / folder).returncode == 0
    assert saved_record(tmp_path / "one") == saved_record(tmp_path / "two")


def test_without_colour_nothing_but_text_comes(tmp_path: Path) -> None:
    with Terminal("play", "skara_brae", "--seats", "Ana,random", data=tmp_path, TERM="dumb", NO_COLOR="1") as terminal:
        terminal.until()
        assert "\x1b" not in terminal.raw


def test_no_color_is_obeyed(tmp_path: Path) -> None:
    with Terminal("play", "skara_brae", "--seats", "Ana,random", data=tmp_path, NO_COLOR="1") as terminal:
        terminal.until()
        assert not re.search(r"\x1b\[[0-9;]*(3[0-9]|4[0-9]|38;|9[0-7])[0-9;]*m", terminal.raw)


def test_a_terminal_that_knows_only_ascii_gets_only_ascii_signs(tmp_path: Path) -> None:
    done = run("play", "skara_brae", "--seats", "Ana,random", data=tmp_path, PYTHONIOENCODING="ascii", typed="1\n")
    assert done.returncode == 0
    assert "Storage 2/3 ##.|" in done.stdout
    assert "-- Ana" in done.stdout
    assert done.stdout.isascii()


def test_the_first_questions_have_answers_to_take_with_enter(tmp_path: Path) -> None:
    with Terminal("play", data=tmp_path) as terminal:
        assert "  1 Agricola" in terminal.until()
        assert "how many players, from 1 to 4? Enter: 2" in terminal.type("skara_brae")
        assert "Seat 1 [Ana]" in terminal.type("")
        assert "Seat 2 [casual]" in terminal.type("")
        assert "special_tiles=2" in terminal.type("")
        assert "[SB-24]" in terminal.type("")


def test_wrong_answers_before_the_match_are_explained_and_asked_again(tmp_path: Path) -> None:
    with Terminal("play", data=tmp_path) as terminal:
        terminal.until()
        assert "There is no game “chess”." in terminal.type("chess")
        assert "Did you mean skara_brae?" in terminal.type("skara brea")
        terminal.type("skara_brae")
        assert "“many” is not a number." in terminal.type("many")
        assert "This game is not for 7 players: it takes 1 to 4." in terminal.type("7")
        terminal.type("2")
        terminal.type("Zoe")
        assert "Two people can't both be called zoe" in terminal.type("zoe")
        terminal.type("random")
        assert "There is no option “color”." in terminal.type("color=red")
        assert "“fast” sets no option. Write name=value." in terminal.type("fast")
        assert "this must be a whole number from 2 to 3" in terminal.type("special_tiles=12")
        assert "special_tiles=3" in terminal.type("special_tiles=3")
        said = terminal.type("")
        assert "Skara Brae: Zoe, Random." in said
        assert said.count("Keep ") == 3


def test_tab_completes_orders_moves_and_what_may_be_asked_about(tmp_path: Path) -> None:
    with Terminal("play", "skara_brae", "--seats", "Ana,random", "--seed", "1", data=tmp_path) as terminal:
        terminal.until()
        terminal.send("sc\t")
        terminal.until("score ")
        terminal.send("\x15why pla\tcoo\tla\t")
        terminal.until("why place cook large")
