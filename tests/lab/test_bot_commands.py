"""`hogar lab tournament`, `hogar lab tune`, `hogar check-bot` and `hogar bench --bot` as people call them."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from hogar.cli.run import run

Said = pytest.CaptureFixture[str]
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.chdir(tmp_path)


def hogar(said: Said, *words: str) -> tuple[int, str, str]:
    """Runs a command line in this process: exit code, output, errors."""
    code = run(list(words))
    found = said.readouterr()
    return code, found.out, found.err


SMALL = ("lab", "tournament", "village", "--bots", "random,greedy", "--games", "2", "--jobs", "1")


def test_a_tournament_is_told_as_tables_drawn_and_kept(capsys: Said, tmp_path: Path) -> None:
    code, out, err = hogar(capsys, *SMALL, "--book", "book.jsonl", "--plot", "plot.svg")
    assert (code, err) == (0, "")
    assert "Village: 2 games with 2 players, seed 1" in out
    assert re.search(r"greedy +2 +100.0 %", out)
    assert "random was placed better than greedy in 0 of 2" in out
    assert (tmp_path / "plot.svg").read_text(encoding="utf-8").startswith("<svg")
    code, out, _ = hogar(capsys, *SMALL, "--book", "book.jsonl", "--json")
    found = json.loads(out)
    assert (found["played"], found["bots"]["greedy"]["wins"]) == (2, 2)


def test_a_tournament_with_a_bot_that_is_not_there_says_which_there_are(capsys: Said) -> None:
    code, _, err = hogar(capsys, "lab", "tournament", "village", "--bots", "random,gready")
    assert code == 1
    assert "There is no bot “gready”" in err


def test_tuned_weights_are_written_and_can_be_played_with(capsys: Said) -> None:
    words = ("--rounds", "1", "--games", "1", "--simulations", "2", "--jobs", "1", "--out", "weights.json")
    code, out, _ = hogar(capsys, "lab", "tune", "village", *words)
    assert code == 0
    assert "with an error of" in out
    written = json.loads(Path("weights.json").read_text(encoding="utf-8"))
    assert written["game"] == "village"
    code, out, _ = hogar(
        capsys, "simulate", "village", "--bots", "beginner:weights.json,random", "--games", "1", "--jobs", "1", "--json"
    )
    assert code == 0
    assert "beginner:weights.json" in json.loads(out)["scores"]


def test_a_file_without_weights_is_refused(capsys: Said) -> None:
    Path("wrong.json").write_text("[]", encoding="utf-8")
    code, _, err = hogar(capsys, "simulate", "village", "--bots", "expert:wrong.json", "--games", "1")
    assert code == 1
    assert "“wrong.json” holds no weights of a bot" in err


def test_bench_says_how_fast_a_bot_thinks(capsys: Said) -> None:
    code, out, _ = hogar(capsys, "bench", "village", "--bot", "beginner", "--seconds", "0", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["bot"] == "beginner"
    assert found["simulations_per_s"] > 0
    code, out, _ = hogar(capsys, "bench", "village", "--bot", "beginner", "--seconds", "0")
    assert "Simulations per second on one core" in out
    assert hogar(capsys, "bench", "village", "--bot", "greedy")[0] == 1


def example() -> str:
    """The bot that docs/bots.md shows."""
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    return text.split("```python\n")[1].split("```")[0]


def test_the_example_of_the_docs_plays_as_it_should(capsys: Said) -> None:
    Path("first.py").write_text(example(), encoding="utf-8")
    code, out, err = hogar(capsys, "check-bot", f"{sys.executable} first.py", "--game", "village")
    assert (code, err) == (0, "")
    assert "First made" in out
    assert "It plays as it should." in out


def test_check_bot_says_what_a_program_does_wrong(capsys: Said) -> None:
    Path("wrong.py").write_text("print('good morning')\ninput()\n", encoding="utf-8")
    code, _, err = hogar(capsys, "check-bot", f"{sys.executable} wrong.py", "--game", "village")
    assert code == 1
    assert "said something that is no line of JSON: good morning" in err
