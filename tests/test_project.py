"""The project itself: what the core needs, which core is in use, and the tools that check the rest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

import pytest

from hogar import __version__
from hogar.pure import PureFinder
from tests.clauses import clause
from tools import rules, sizes

ROOT = Path(__file__).parent.parent

IMPORT_THE_CORE = """
import sys, pkgutil, importlib
sys.path.insert(0, sys.argv[1])
for name in ("hogar.kernel", "hogar.parts", "hogar.games"):
    if importlib.util.find_spec(name):
        package = importlib.import_module(name)
        for module in pkgutil.walk_packages(package.__path__, name + "."):
            importlib.import_module(module.name)
"""


def test_the_core_needs_nothing_but_the_standard_library() -> None:
    without_packages = [sys.executable, "-I", "-S", "-c", "import importlib.util" + IMPORT_THE_CORE, str(ROOT)]
    done = subprocess.run(without_packages, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_version_is_the_installed_one() -> None:
    assert version("hogar") == __version__


@pytest.mark.parametrize("command", [[str(Path(sys.executable).with_name("hogar"))], [sys.executable, "-m", "hogar"]])
def test_the_command_says_which_core_it_uses(command: list[str]) -> None:
    environment = os.environ | {"HOGAR_PURE": "1"}
    said = subprocess.run([*command, "--version"], env=environment, capture_output=True, text=True, check=True).stdout
    assert said == f"hogar {__version__} (interpreted)\n"


def test_sources_can_be_preferred_to_what_was_compiled(tmp_path: Path) -> None:
    for name in ("step.py", f"step{EXTENSION_SUFFIXES[0]}"):
        (tmp_path / name).touch()
    spec = PureFinder().find_spec("hogar.kernel.step", [str(tmp_path)])
    assert spec is not None
    assert spec.origin == str(tmp_path / "step.py")


def test_only_the_core_is_taken_from_its_sources(tmp_path: Path) -> None:
    (tmp_path / "app.py").touch()
    assert PureFinder().find_spec("hogar.cli.app", [str(tmp_path)]) is None
    assert PureFinder().find_spec("hogar.kernelish", [str(tmp_path)]) is None


def write(path: Path, text: str) -> None:
    """Write a file of an example tree."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_sizes_accepts_short_documented_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(
        tmp_path / "hogar" / "a.py",
        '"""A module."""\nclass A:\n    """A class."""\n    def f(self) -> int:\n        """One."""\n        return 1\n'
        'class B(A):\n    """Another."""\n    def f(self) -> int:\n        return 2\n',
    )
    assert sizes.main(tmp_path) == 0
    assert "2 functions, median 2.5" in capsys.readouterr().out


def test_sizes_names_what_is_too_long(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    long = "def long() -> None:\n" + "    print()\n" * sizes.LONGEST
    write(tmp_path / "tests" / "a.py", long + "\n" * sizes.LONGEST_FILE)
    assert sizes.main(tmp_path) == 1
    said = capsys.readouterr().out
    assert "tests/a.py:1: long has 81 lines" in said
    assert "tests/a.py: 681 lines, more than 600" in said
    assert "the median function has 81 lines" in said
    assert "only 0.0 % of the functions" in said


def test_sizes_names_what_has_no_docstring(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "hogar" / "a.py", "class A:\n    def f(self) -> None: ...\n    def _g(self) -> None: ...\n")
    assert sizes.main(tmp_path) == 1
    said = capsys.readouterr().out.splitlines()[1:]
    assert said == [
        "hogar/a.py: no docstring",
        "hogar/a.py:1: A has no docstring",
        "hogar/a.py:2: A.f has no docstring",
    ]


@pytest.fixture
def rules_tree(tmp_path: Path) -> Path:
    """Make a project with a game of three clauses, of which one is tested and one can't be."""
    text = tmp_path / "hogar" / "games" / "toy" / "text"
    clauses = 'TO-10 = "Ten."\nTO-2 = "Two."\nTO-1 = "One."\n'
    write(text / "rules.en.toml", f'[[chapter]]\ntitle = "Toys"\n[chapter.clauses]\n{clauses}')
    write(text / "untestable.toml", 'TO-2 = "It is about | boxes."\n')
    write(tmp_path / "tests" / "test_toy.py", 'class TestToy:\n    @clause("TO-10")\n    def test_ten(self): ...\n')
    return tmp_path


def test_rules_counts_clauses(rules_tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main(rules_tree) == 0
    assert capsys.readouterr().out == "toy: 3 clauses, 1 tested, 1 untested, 1 untestable\n"
    assert json.loads((rules_tree / "build" / "rules.json").read_text(encoding="utf-8")) == {
        "toy": {"tested": ["TO-10"], "untested": ["TO-1"], "untestable": {"TO-2": "It is about | boxes."}}
    }


def test_rules_writes_a_page(rules_tree: Path) -> None:
    rules.main(rules_tree)
    page = (rules_tree / "docs" / "coverage.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| TO-")]
    assert rows == [
        "| TO-1 |",
        "| TO-10 | `tests/test_toy.py::TestToy::test_ten` |",
        r"| TO-2 | It is about \| boxes. |",
    ]


@pytest.mark.parametrize(
    ("mark", "problem"),
    [
        ('@clause("TO-3")\ndef test_it(): ...', "test_it: there is no clause TO-3"),
        ('@clause("TO-2")\ndef test_it(): ...', "test_it: TO-2 is declared untestable"),
        ("@clause(*IDS)\ndef test_it(): ...", "test_it: write the ids of clauses as plain strings, not *IDS"),
        ('@clause("TO-1")\ndef helper(): ...', "helper: names TO-1, but is not a test"),
    ],
)
def test_rules_refuses_strange_marks(
    rules_tree: Path, capsys: pytest.CaptureFixture[str], mark: str, problem: str
) -> None:
    write(rules_tree / "tests" / "test_more.py", mark)
    assert rules.main(rules_tree) == 1
    assert f"tests/test_more.py::{problem}\n" in capsys.readouterr().out


def test_rules_refuses_reasons_for_clauses_that_are_not_there(
    rules_tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(rules_tree / "hogar" / "games" / "toy" / "text" / "untestable.toml", 'TO-7 = "Why not."\n')
    assert rules.main(rules_tree) == 1
    assert "there is no clause TO-7" in capsys.readouterr().out


def test_a_mark_names_its_clauses() -> None:
    assert clause("TO-1", "TO-2").mark.args == ("TO-1", "TO-2")
