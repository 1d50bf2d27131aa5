"""Says which clauses of the rules are proved by a test, and which are not.

    python tools/rules.py [ROOT]

Reads the clauses from the catalogues of each game and `@clause("SB-31")` from the sources of the tests, and writes
`docs/coverage.md` and `build/rules.json`. The exit status is 1 if a test names a clause that does not exist, or one
that is declared untestable.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

GAMES = Path("hogar/games")
TESTS = Path("tests")
PAGE = Path("docs/coverage.md")
DATA = Path("build/rules.json")
CARD = re.compile(r'^    ID: ClassVar\[str\] = "([AB]\d{3})"$', re.MULTILINE)

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass
class Game:
    """A game's clauses, and what is known of each."""

    name: str
    clauses: list[str]
    untestable: dict[str, str]
    tests: dict[str, list[str]] = field(default_factory=dict)

    @property
    def tested(self) -> list[str]:
        """The clauses that a test names."""
        return [id for id in self.clauses if id in self.tests]

    @property
    def untested(self) -> list[str]:
        """The clauses that no test names, though one could."""
        return [id for id in self.clauses if id not in self.tests and id not in self.untestable]


def main(root: Path) -> int:
    """Write the page and the data, print a line for each game and every problem; 1 if there is a problem."""
    games = [read_game(folder) for folder in sorted((root / GAMES).glob("*/")) if clauses_of(folder)]
    problems = [*strange_untestable(games), *assign(marks(root), games)]
    write(root / PAGE, page(games))
    write(root / DATA, json.dumps({game.name: summary(game) for game in games}, indent=2) + "\n")
    for game in games:
        print(headline(game))
    print(*problems, sep="\n", end="\n" if problems else "")
    return 1 if problems else 0


def read_game(folder: Path) -> Game:
    """Read what a game's folder says about its clauses."""
    untestable = load(folder / "text" / "untestable.toml")
    return Game(folder.name, clauses_of(folder), {id: untestable[id] for id in sorted(untestable, key=natural)})


def clauses_of(folder: Path) -> list[str]:
    """List the ids of all clauses of a game."""
    chapters = load(folder / "text" / "rules.en.toml").get("chapter", [])
    return sorted({id for chapter in chapters for id in chapter["clauses"]} | cards_of(folder), key=natural)


def cards_of(folder: Path) -> set[str]:
    """List the ids of the hand cards that a game has: each is a clause of its own."""
    sources = (folder / "cards").glob("*/*.py")
    return {id for source in sources for id in CARD.findall(source.read_text(encoding="utf-8"))}


def load(path: Path) -> dict[str, Any]:
    """Read a TOML file; one that does not exist is empty."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def natural(id: str) -> list[tuple[int, str]]:
    """Order ids as people do: SB-9 before SB-10."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", id)]


def marks(root: Path) -> Iterator[tuple[str, ast.expr]]:
    """Find every argument of `@clause` in the tests, with the name of its test."""
    for path in sorted((root / TESTS).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        yield from marks_in(tree.body, path.relative_to(root).as_posix())


def marks_in(body: list[ast.stmt], place: str) -> Iterator[tuple[str, ast.expr]]:
    """Find the marks of the definitions in a module or class."""
    for node in body:
        if isinstance(node, Definition):
            name = f"{place}::{node.name}"
            for call in (part for decorator in node.decorator_list for part in ast.walk(decorator)):
                if isinstance(call, ast.Call) and is_clause(call.func):
                    yield from ((name, argument) for argument in call.args)
            if isinstance(node, ast.ClassDef):
                yield from marks_in(node.body, name)


def is_clause(function: ast.expr) -> bool:
    """Recognize `clause`, `clauses.clause` and `pytest.mark.clause`."""
    return (function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")) == "clause"


def assign(found: Iterator[tuple[str, ast.expr]], games: list[Game]) -> Iterator[str]:
    """Give each test to the clause that it names; say what is wrong with those that have none."""
    owners = {id: game for game in games for id in game.clauses}
    for test, argument in found:
        id = argument.value if isinstance(argument, ast.Constant) else None
        if not isinstance(id, str):
            yield f"{test}: write the ids of clauses as plain strings, not {ast.unparse(argument)}"
        elif not test.rpartition("::")[2].lower().startswith("test"):
            yield f"{test}: names {id}, but is not a test"
        elif id not in owners:
            yield f"{test}: there is no clause {id}"
        elif id in owners[id].untestable:
            yield f"{test}: {id} is declared untestable"
        else:
            owners[id].tests.setdefault(id, []).append(test)


def strange_untestable(games: list[Game]) -> list[str]:
    """Say which clauses are declared untestable without being there."""
    return [
        f"{game.name}/text/untestable.toml: there is no clause {id}"
        for game in games
        for id in game.untestable
        if id not in game.clauses
    ]


def summary(game: Game) -> dict[str, Any]:
    """Put a game's clauses in the form that other programs read."""
    return {"tested": game.tested, "untested": game.untested, "untestable": game.untestable}


def headline(game: Game) -> str:
    """Put a game's figures in a line."""
    return (
        f"{game.name}: {len(game.clauses)} clauses, {len(game.tested)} tested, "
        f"{len(game.untested)} untested, {len(game.untestable)} untestable"
    )


def page(games: list[Game]) -> str:
    """Write the page that people read."""
    parts = ["# Clauses and their tests", "Written by `make rules`: which tests prove which clause of the rules."]
    for game in games:
        parts += [f"## {game.name}", headline(game).partition(": ")[2].capitalize() + "."]
        parts += [table("Untested", [[id] for id in game.untested])] if game.untested else []
        rows = [[id, "<br>".join(f"`{test}`" for test in game.tests[id])] for id in game.tested]
        parts += [table("Tested", rows, "tests")] if rows else []
        reasons = [[id, reason] for id, reason in game.untestable.items()]
        parts += [table("Untestable", reasons, "reason")] if reasons else []
    return "\n\n".join(parts) + "\n"


def table(title: str, rows: list[list[str]], *columns: str) -> str:
    """Write a table of clauses under its title."""
    header = [["clause", *columns], ["---"] * (1 + len(columns))]
    lines = ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in [*header, *rows]]
    return f"### {title}\n\n" + "\n".join(lines)


def write(path: Path, text: str) -> None:
    """Write a file, and the folder that it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else ".")))
