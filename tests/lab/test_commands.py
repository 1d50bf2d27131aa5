"""`hogar simulate`, `hogar bench` and `hogar check` as people and programs call them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import Any

import pytest

from hogar import cli
from hogar.cli.lab_words import lab_text, lab_words
from hogar.cli.run import run
from hogar.kernel.record import Record
from hogar.manifest import GAMES
from hogar.messages import LANGUAGES
from hogar.messages.check import compare, unused
from hogar.messages.load import read_patterns
from tests.lab.harbour import Harbour
from tests.lab.test_check import CrashingDay

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def hogar(text: str, said: Said) -> tuple[int, str, str]:
    """Runs a command line in this process: exit code, output, errors."""
    code = run(text.split())
    found = said.readouterr()
    return code, found.out, found.err


def data(text: str, said: Said) -> Any:
    """What a command says as JSON."""
    code, out, err = hogar(f"{text} --json", said)
    assert (code, err) == (0, "")
    return json.loads(out)


# simulate


def test_simulate_gives_wins_and_scores_as_json(capsys: Said) -> None:
    found = data("simulate skara_brae --players 3 --games 6 --bots random --seed 5 --jobs 1", capsys)
    assert found["wins"] == {"random": 6.0}
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("skara_brae", 3, 6, 5)
    assert set(found["scores"]["random"]) == {"mean", "sd", "min", "max", "quantiles"}
    assert found["interrupted"] is False


def test_simulate_plays_with_options(capsys: Said) -> None:
    command = (
        "simulate skara_brae --players 1 --games 1 --bots random --jobs 1 --option tasks=7 --option hands_ahead=yes"
    )
    found = data(command, capsys)
    assert (found["options"]["tasks"], found["options"]["hands_ahead"]) == (7, True)
    assert sum(found["verdicts"].values()) == 1


def test_simulate_shows_a_table_that_fits_a_narrow_terminal(capsys: Said) -> None:
    code, out, err = hogar("simulate skara_brae --players 2 --games 2 --bots random --jobs 1", capsys)
    assert (code, err) == (0, "")
    assert "Skara Brae: 2 games with 2 players, seed 1" in out
    assert "…" not in out
    (line,) = [line for line in out.splitlines() if "random" in line]
    assert line.split()[1:4] == ["2", "100.0", "%"]


def test_the_quantiles_of_a_table_stand_under_their_headings(capsys: Said) -> None:
    command = "simulate skara_brae --players 2 --games 4 --bots random --jobs 1"
    scores = data(command, capsys)["scores"]["random"]
    _, out, _ = hogar(command, capsys)
    (heading,) = [line for line in out.splitlines() if "95 %" in line]
    (line,) = [line for line in out.splitlines() if "random" in line]
    assert heading.replace(" %", "%").split()[-5:] == ["Lowest", "5%", "50%", "95%", "Highest"]
    shown = [scores["min"], *[scores["quantiles"][part] for part in ("5", "50", "95")], scores["max"]]
    assert line.split()[-5:] == [f"{value:g}" for value in shown]


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("simulate skara_bra", "skara_brae"),
        ("simulate skara_brae --players 7", "1 to 4"),
        ("simulate skara_brae --bots gredy", "gredy"),
        ("simulate skara_brae --option tiles=3", "special_tiles"),
        ("simulate skara_brae --players 3 --option special_tiles=3", "special"),
        ("bench nothing", "nothing"),
        ("bench skara_brae --players 0", "1 to 4"),
        ("check skara_brae --players 5", "1 to 4"),
        ("check skara_brae --players 3 --special-tiles 3", "special"),
        ("check skara_brae --option tiles=3", "special_tiles"),
    ],
)
def test_what_can_not_be_is_refused_in_a_sentence(command: str, words: str, capsys: Said) -> None:
    code, out, err = hogar(command, capsys)
    assert (code, out) == (1, "")
    assert words in " ".join(err.split())
    assert "Traceback" not in err


@pytest.mark.parametrize("command", ["simulate skara_brae --games 0", "check skara_brae --seed -1", "bench"])
def test_a_wrong_call_is_an_exit_code_of_its_own(command: str, capsys: Said) -> None:
    assert hogar(command, capsys)[0] == 2


# bench


def test_bench_gives_its_figures_as_json(capsys: Said) -> None:
    found = data("bench skara_brae --players 2 --games 2 --seconds 0", capsys)
    assert (found["game"], found["players"], found["compiled"]) == ("skara_brae", 2, False)
    assert found["decisions_per_s"] > found["games_per_s"] > 0
    assert found["clone_us"] > 0
    assert found["python"] == sys.version.split()[0]


def test_bench_plays_with_the_options_of_the_game(capsys: Said) -> None:
    found = data("bench skara_brae --players 1 --tasks 5 --games 1 --seconds 0", capsys)
    assert found["options"]["tasks"] == 5


def test_bench_shows_its_figures(capsys: Said) -> None:
    code, out, _ = hogar("bench skara_brae --games 1 --seconds 0", capsys)
    assert code == 0
    assert "Decisions of seats per second" in out
    assert "interpreted" in out


# check


def test_check_plays_every_number_of_players(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "harbour", Harbour())
    found = data("check harbour --games 2 --jobs 1", capsys)
    assert found["games"] == {"1": 2, "2": 2, "3": 2, "4": 2}
    assert found["failure"] is None
    assert all(proof["made"] for proof in found["proofs"] if proof["name"] != "words")


def test_options_that_are_named_stay_in_all_matches_of_a_check(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "harbour", Harbour())
    found = data("check harbour --players 2 --games 4 --jobs 1 --start-coins 3", capsys)
    assert found["options"]["start_coins"] == {"3": 4}


def test_a_failure_is_met_again_with_the_options_that_were_named(
    capsys: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(GAMES, "harbour", Harbour(day=CrashingDay))
    monkeypatch.chdir(tmp_path)
    _, out, _ = hogar("check harbour --players 2 --seed 7 --jobs 1 --json --option generous=yes", capsys)
    again = json.loads(out)["failure"]["again"]
    assert again == "hogar check harbour --players 2 --games 1 --seed 7 --option generous=true"
    _, out, _ = hogar(f"{again.removeprefix('hogar ')} --jobs 1 --json", capsys)
    assert json.loads(out)["failure"]["again"] == again


def test_check_of_skara_brae_shows_what_was_looked_at(capsys: Said) -> None:
    code, out, err = hogar("check skara_brae --players 1 --games 1 --jobs 1", capsys)
    assert (code, err) == (0, "")
    assert "Every promise held." in out
    assert "This core is interpreted" in out
    assert "legal lists" in out


def test_a_failure_is_an_exit_code_and_leaves_a_record(
    capsys: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(GAMES, "harbour", Harbour(day=CrashingDay))
    code, out, _ = hogar("check harbour --players 2 --games 3 --seed 7 --jobs 1 --json", capsys)
    failure = json.loads(out)["failure"]
    assert code == 1
    assert (failure["seed"], failure["problem"]) == (7, "KeyError: 'herring'")
    assert failure["again"] == "hogar check harbour --players 2 --games 1 --seed 7"
    record = json.loads((tmp_path / failure["record"]).read_text(encoding="utf-8"))
    assert len(Record(GAMES["harbour"], record).replay()) == failure["number"]


# Ctrl-C


def after_ctrl_c(command: list[str], seconds: float) -> str:
    """What a command prints that is interrupted after some time; it ends as an interrupted command does."""
    with subprocess.Popen(
        [sys.executable, "-m", "hogar", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parent.parent.parent)},
    ) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(seconds)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    return out


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_prints_what_is_done(jobs: int) -> None:
    command = f"simulate skara_brae --players 1 --games 100000 --bots random --jobs {jobs} --json".split()
    found = {"games": 0}
    for seconds in (3, 9, 27, 81):  # a busy machine starts slowly
        found = json.loads(after_ctrl_c(command, seconds) or json.dumps(found))
        if found["games"]:
            break
    assert found["interrupted"] is True
    assert 0 < found["games"] < 100_000


class Interrupter(MetaPathFinder):
    """Presses Ctrl-C while the command is being loaded."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> None:
        if fullname == "hogar.cli.run":
            raise KeyboardInterrupt


def test_ctrl_c_ends_a_command_that_has_hardly_started(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.delitem(sys.modules, "hogar.cli.run", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Interrupter(), *sys.meta_path])
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 130
    assert capsys.readouterr().err == ""


# Words


def test_the_words_of_the_lab_say_the_same_in_every_language() -> None:
    assert compare([lab_words(language) for language in LANGUAGES]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_lab_is_never_said(language: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(cli.__file__).parent.glob("*.py")]
    commands = ("simulate", "bench", "check", "lab", "tournament", "tune", "check_bot")
    helps = [f"lab.help.{form}{name}" for form in ("", "usage_") for name in commands]
    columns = [f"lab.simulate.{name}" for name in ("bot", "wins", "share", "mean", "sd", "min")]
    of_play = ("decisions_per_s", "games_per_s", "clone_us", "repetitions")
    of_bots = ("simulations_per_s", "ms_per_decision", "slowest_ms", "decisions")
    figures = [f"lab.bench.{name}" for name in of_play + of_bots]
    said = [id for id in read_patterns(lab_text() / f"{language}.toml") if any(f'"{id}"' in text for text in sources)]
    catalogue = lab_words(language)
    own = [id for id in unused([*said, *helps, *columns, *figures], catalogue) if id.startswith("lab.")]
    assert own == []
