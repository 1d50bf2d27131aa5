"""The table of any game, as text: what its position holds, name by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from rich.text import Text

from hogar.cli.boards.sight import Sight
from hogar.kernel.codec import Json
from hogar.kernel.move import Move
from hogar.kernel.save import write_position

UNKNOWN = "?"


class TextDrawing:
    """Draws nothing and says everything."""

    NAMES: ClassVar[tuple[str, ...]] = ()

    def table(self, sight: Sight) -> Text:
        """The whole position."""
        return Text("\n".join(lines(position(sight))))

    def smaller(self, sight: Sight) -> Iterator[Text]:
        """What lies in common and before the seat; what lies before the seat; the points alone."""
        common = [f"{name}: {flat(value)}" for name, value in position(sight).items() if not is_boards(value)]
        own = self.board(sight, sight.seat)
        seats = range(sight.state.players)
        points = Text(" · ".join([f"{sight.name(seat)} {sight.score(seat)}" for seat in seats]))
        yield Text("\n").join([*[Text(line) for line in common], own, points])
        yield Text("\n").join([own, points])
        yield points

    def board(self, sight: Sight, seat: int) -> Text:
        """What lies before one seat."""
        board = sight.state.board_of(seat)
        data = {name: codec.write(getattr(board, name)) for name, codec in board.FIELDS.items()}
        return Text("\n".join([sight.name(seat), *lines(data, "  ")]))

    def note(self, sight: Sight, move: Move) -> str:
        """Nothing: only a game's own drawing knows."""
        return ""


def position(sight: Sight) -> dict[str, Any]:
    """What lies on the table, without the agenda."""
    data: dict[str, Any] = write_position(sight.state)["table"]
    return data


def is_boards(value: Json) -> bool:
    """Whether a value is a list of things that have parts themselves."""
    return isinstance(value, list) and any(isinstance(item, dict) for item in value)


def flat(value: Json) -> str:
    """A value in one line."""
    if value is None:
        return UNKNOWN
    if isinstance(value, dict):
        return ", ".join([f"{name} {flat(item)}" for name, item in value.items()]) or "-"
    if isinstance(value, list):
        return " ".join([flat(item) for item in value]) or "-"
    return str(value)


def lines(table: dict[str, Json], indent: str = "") -> Iterator[str]:
    """A table of values, one line each; tables within it below one another."""
    for name, value in table.items():
        if is_boards(value):
            for place, item in enumerate(value, 1):
                yield f"{indent}{name} {place}"
                yield from lines(item, indent + "  ")
        else:
            yield f"{indent}{name}: {flat(value)}"
