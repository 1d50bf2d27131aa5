"""Checks how long the functions and files are, and that every public name of the package has a docstring.

    python tools/sizes.py [ROOT]

Of each tree (`hogar`, `tests`, `tools`) it prints the figures, then what breaks a limit; the exit status is 1 if
anything does. A function's length is the number of its lines from `def` to the last, docstring included. A method that
overrides another, or one of a class from elsewhere, needs no docstring of its own.
"""

from __future__ import annotations

import ast
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TREES = ("hogar", "tests", "tools")
DOCUMENTED = "hogar"

MEDIAN = 8
USUAL, USUAL_PER_CENT = 35, 95
LONGEST = 80
LONGEST_FILE = 600

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Module:
    """A source file, read."""

    path: Path
    lines: int
    tree: ast.Module

    @property
    def functions(self) -> list[Function]:
        """Every function in it, methods and inner ones too."""
        return [node for node in ast.walk(self.tree) if isinstance(node, Function)]

    @property
    def classes(self) -> list[ast.ClassDef]:
        """Every class in it."""
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef)]


def main(root: Path) -> int:
    """Report on every tree under `root`; 1 if a limit is broken."""
    problems: list[str] = []
    for name in TREES:
        modules = list(read(root / name))
        if modules:
            print(figures(name, modules))
            problems += broken_limits(name, modules)
            problems += undocumented(modules) if name == DOCUMENTED else []
    print(*problems, sep="\n", end="\n" if problems else "")
    return 1 if problems else 0


def read(tree: Path) -> Iterator[Module]:
    """Read every Python file of a tree."""
    for path in sorted(tree.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        yield Module(path.relative_to(tree.parent), len(source.splitlines()), ast.parse(source, str(path)))


def length(function: Function) -> int:
    """Count the lines of a function."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def lengths(modules: list[Module]) -> list[int]:
    """List the lengths of all functions, at least one."""
    return [length(function) for module in modules for function in module.functions] or [0]


def usual(sizes: list[int]) -> float:
    """Say how many of a hundred functions are of a usual length."""
    return 100 * sum(size <= USUAL for size in sizes) / len(sizes)


def figures(name: str, modules: list[Module]) -> str:
    """Put the figures of a tree in a line."""
    sizes = lengths(modules)
    return (
        f"{name}: {len(modules)} files, longest {max(module.lines for module in modules)}; {len(sizes)} functions, "
        f"median {statistics.median(sizes):g}, {usual(sizes):.1f} % up to {USUAL} lines, longest {max(sizes)}"
    )


def broken_limits(name: str, modules: list[Module]) -> Iterator[str]:
    """Name each limit that a tree breaks, and where."""
    sizes = lengths(modules)
    if statistics.median(sizes) > MEDIAN:
        yield f"{name}: the median function has {statistics.median(sizes):g} lines, more than {MEDIAN}"
    if usual(sizes) < USUAL_PER_CENT:
        yield f"{name}: only {usual(sizes):.1f} % of the functions have up to {USUAL} lines, not {USUAL_PER_CENT} %"
    for module in modules:
        if module.lines > LONGEST_FILE:
            yield f"{module.path}: {module.lines} lines, more than {LONGEST_FILE}"
        for function in module.functions:
            if length(function) > LONGEST:
                yield f"{module.path}:{function.lineno}: {function.name} has {length(function)} lines"


def undocumented(modules: list[Module]) -> Iterator[str]:
    """Name the public modules, classes, functions and methods without a docstring."""
    parents: dict[str, list[ast.ClassDef]] = {}
    for module in modules:
        for parent in module.classes:
            parents.setdefault(parent.name, []).append(parent)
    for module in modules:
        if module.tree.body and not ast.get_docstring(module.tree):
            yield f"{module.path}: no docstring"
        for node in public(module.tree.body):
            if not ast.get_docstring(node):
                yield f"{module.path}:{node.lineno}: {node.name} has no docstring"
            if isinstance(node, ast.ClassDef):
                for method in public(node.body):
                    if not ast.get_docstring(method) and not overrides(method.name, node, parents):
                        yield f"{module.path}:{method.lineno}: {node.name}.{method.name} has no docstring"


def public(body: list[ast.stmt]) -> list[Function | ast.ClassDef]:
    """Pick the definitions whose names are for others."""
    return [node for node in body if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_")]


def overrides(method: str, node: ast.ClassDef, parents: dict[str, list[ast.ClassDef]]) -> bool:
    """Say whether a base class has the method already; a class from elsewhere is taken to have it.

    Games may have classes of the same name: one that has the method is enough.
    """
    for base in node.bases:
        name = plain_name(base)
        if name not in parents and name not in {"Generic", "Protocol", "object"}:
            return True
        for parent in parents.get(name, []):
            if parent is not node and (method in defined(parent) or overrides(method, parent, parents)):
                return True
    return False


def plain_name(base: ast.expr) -> str:
    """Reduce `module.Base[T]` to `Base`."""
    if isinstance(base, ast.Subscript):
        return plain_name(base.value)
    return base.attr if isinstance(base, ast.Attribute) else ast.unparse(base)


def defined(node: ast.ClassDef) -> set[str]:
    """Name the methods that a class defines itself."""
    return {item.name for item in node.body if isinstance(item, Function)}


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else ".")))
