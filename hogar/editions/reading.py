"""Reads the figures of a game from TOML; what the file leaves out is as printed. Refusals name the line."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.errors import Invalid
from hogar.kernel.message import Message

if TYPE_CHECKING:
    from hogar.kernel.game import Edition, Game

LONGEST: Final = 200_000
PLACE: Final = "edition."
"""What the kernel puts before the place of a figure."""


def read_edition(game: Game[Any], text: str) -> Edition:
    """The figures of a file; raises `Invalid` with the line, or with the total that doesn't fit."""
    data = parse(text)
    named = data.pop("game", game.id)
    if named != game.id:
        raise Invalid("invalid.game", {"got": str(named)[:40], "game": game.id})
    fields = game.edition().to_json()
    try:
        for field in data:
            if field not in fields:
                values = {"where": "edition", "got": field[:40], "fields": ", ".join(fields)}
                raise Invalid("invalid.field", {**values, "where": f"{PLACE}{field}"})
        return game.read_edition({**fields, **data})
    except Invalid as refusal:
        raise with_line(refusal, text) from None


def parse(text: str) -> dict[str, Any]:
    """The tables of a TOML text; raises `Invalid` where it is none."""
    if len(text) > LONGEST:
        raise Invalid("invalid.longest", {"where": "edition", "longest": LONGEST})
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Invalid("invalid.toml", {"problem": str(error)}) from None


def with_line(refusal: Invalid, text: str) -> Invalid:
    """The refusal with the line of the figure that it is about, where it names one."""
    where = refusal.message.values.get("where")
    line = line_of(text, where.removeprefix(PLACE).split(".")) if isinstance(where, str) else 0
    if not line:
        return refusal
    values = {**refusal.message.values, "where": shown(str(where))}
    problem = Message(refusal.message.id, values)
    refused = Invalid("invalid.edition_line", {"line": line, "problem": problem}, refusal.clause)
    refused.game = refusal.game
    return refused


def shown(where: str) -> str:
    """A place as people count: the first of a list is number 1."""
    parts = where.removeprefix(PLACE).split(".")
    return ".".join([str(int(part) + 1) if part.isdigit() else part for part in parts])


def line_of(text: str, path: list[str]) -> int:
    """The line, from 1, that gives the figure of a path such as `customers.8.wants`; 0 where none does."""
    lines = text.splitlines()
    headings = [number for number, line in enumerate(lines, 1) if re.match(rf"\s*\[\[\s*{path[0]}\s*\]\]", line)]
    if not headings:
        return find_key(lines, 1, path[0])
    place = int(path[1]) if len(path) > 1 and path[1].isdigit() else 0
    heading = headings[min(place, len(headings) - 1)]
    inside = find_key(lines, heading + 1, path[2]) if len(path) > 2 else 0
    return inside or heading


def find_key(lines: list[str], start: int, key: str) -> int:
    """The first line from `start` on that sets a key, before the next heading; 0 where there is none."""
    for number in range(start, len(lines) + 1):
        line = lines[number - 1]
        if start > 1 and line.lstrip().startswith("["):
            return 0
        if re.match(rf"\s*\"?{re.escape(key)}\"?\s*=", line):
            return number
    return 0
