"""Matches on disk: one file each, written whole after every move, so that nothing that was played is ever lost.

A file is a record and nothing more: the outcomes of chance are in it, the generator is not, so that nobody can look
into the future of a match that goes on.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hogar.kernel.codec import Json
from hogar.kernel.errors import Invalid

ENDING: Final = ".match.json"
LARGEST: Final = 8_000_000
"""No match comes near so many bytes; a file that is larger is something else."""


@dataclass(frozen=True)
class Saved:
    """A match on disk, as a list shows it."""

    path: Path
    game: str
    names: list[str]
    moves: int
    over: bool
    when: float


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this person's matches lie: `$HOGAR_DATA`, or where the platform wants such things."""
    if environment.get("HOGAR_DATA"):
        return Path(environment["HOGAR_DATA"]).expanduser() / "matches"
    home = Path(environment.get("HOME") or Path.home())
    if platform == "win32":
        base = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "hogar" / "matches"


def new_file(folder: Path, game: str) -> Path:
    """A file name for a new match that no other match has."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = [f"{stem}{ENDING}", *[f"{stem}-{number}{ENDING}" for number in range(2, 1000)]]
    return next(folder / name for name in names if not (folder / name).exists())


def problem(error: OSError) -> str:
    """What the system said of a file, in its own words."""
    return error.strerror or type(error).__name__


def write_json(path: Path, data: Json) -> None:
    """Writes a JSON file."""
    write_text(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def write_text(path: Path, text: str) -> None:
    """Puts a file in its place whole: whatever happens, either the old or the new one is there."""
    partial = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with partial.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise Invalid("cli.error.write", {"file": str(path), "problem": problem(error)}) from error
    finally:
        forget(partial)


def forget(partial: Path) -> None:
    """Removes what is left of a file that was not finished."""
    with suppress(OSError):
        partial.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Makes a file that was put into a folder survive a power cut as well, where the system can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def make_folder(folder: Path) -> None:
    """Makes the folder of matches, or says why that can't be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Invalid("cli.error.folder", {"folder": str(folder), "problem": problem(error)}) from error


def read_json(path: Path) -> dict[str, Any]:
    """The JSON object in a file; raises `Invalid` with what is wrong with it."""
    data = parse_json(path, read_text(path))
    if not isinstance(data, dict):
        raise Invalid("cli.error.not_record", {"file": str(path)})
    return data


def read_text(path: Path) -> str:
    """The text in a file, if it is one that could be a record."""
    try:
        if path.exists() and not path.is_file():
            raise Invalid("cli.error.not_file", {"file": str(path)})
        if path.stat().st_size > LARGEST:
            raise Invalid("cli.error.too_large", {"file": str(path)})
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Invalid("cli.error.no_file", {"file": str(path)}) from error
    except UnicodeDecodeError as error:
        raise Invalid("cli.error.not_record", {"file": str(path)}) from error
    except (OSError, ValueError) as error:
        told = problem(error) if isinstance(error, OSError) else str(error)
        raise Invalid("cli.error.read", {"file": str(path), "problem": told}) from error


def parse_json(path: Path, text: str) -> Json:
    """The JSON in a text."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise Invalid("cli.error.broken", {"file": str(path), "line": error.lineno, "column": error.colno}) from error
    except (RecursionError, ValueError) as error:
        raise Invalid("cli.error.not_record", {"file": str(path)}) from error


def texts(data: Json) -> list[str]:
    """The texts of a list; empty ones in the place of anything else."""
    return [item if isinstance(item, str) else "" for item in data] if isinstance(data, list) else []


def saved_matches(folder: Path) -> tuple[list[Saved], list[Path]]:
    """The matches in a folder, the one saved last first, and the files that can't be read."""
    found: list[Saved] = []
    broken: list[Path] = []
    try:
        paths = sorted(folder.glob(f"*{ENDING}"))
    except OSError as error:
        raise Invalid("cli.error.folder", {"folder": str(folder), "problem": problem(error)}) from error
    for path in paths:
        try:
            found.append(summary(path))
        except (Invalid, OSError):
            broken.append(path)
    return sorted(found, key=lambda saved: (saved.when, saved.path.name), reverse=True), broken


def summary(path: Path) -> Saved:
    """What a list says of a match; the moves are not replayed for it."""
    data = read_json(path)
    moves, names = data.get("moves"), texts(data.get("seats"))
    if not isinstance(moves, list) or not isinstance(data.get("game"), str):
        raise Invalid("cli.error.not_record", {"file": str(path)})
    return Saved(path, data["game"], names, len(moves), data.get("result") is not None, path.stat().st_mtime)
