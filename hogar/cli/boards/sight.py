"""What a drawing of the table is made from, and what it has to offer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from rich.console import RenderableType

from hogar.kernel.move import Move
from hogar.messages import Catalogue

ASCII = str.maketrans(
    {"·": ".", "→": ">", "★": "*", "■": "#", "┃": "|", "●": "O", "•": "o", "×": "x", "—": "-", "−": "-", "…": "~",
     "›": ">", "✓": "+", "✗": "x", "↻": "@", "─": "-", "━": "-", **dict.fromkeys("╸╺╹╻┏┓┗┛┣┫┳┻╋", "+")}
)  # fmt: skip
"""What stands for the signs of drawings where only ASCII can be shown."""


@dataclass(frozen=True)
class Sight:
    """A table as somebody sees it: the position (a view's, with its unknown parts, or a whole one), and the seat.

    `width` are the columns there are; `plain` says that only ASCII can be shown.
    """

    state: Any
    seat: int
    words: Catalogue
    width: int
    plain: bool = False

    def say(self, id: str, **values: Any) -> str:
        """A sentence or word of the catalogue."""
        return self.words.say(id, **values)

    def sign(self, text: str) -> str:
        """A text with its signs, or what comes near them in ASCII."""
        return text.translate(ASCII) if self.plain else text

    def name(self, seat: int) -> str:
        """Who sits in a seat."""
        return self.words.say(f"seat.{seat + 1}")

    def score(self, seat: int) -> int:
        """The points of a seat, if the game ended now."""
        total: int = self.state.scores()[seat].total
        return total


class Drawing(Protocol):
    """How the table of a game looks in a terminal."""

    NAMES: ClassVar[tuple[str, ...]]
    """Beside `seat`, the kinds of words that stand for the people: `marker` for `marker.1` and so on."""

    def table(self, sight: Sight) -> RenderableType:
        """Everything: what lies in common, the seat's own board, the others in brief."""
        ...

    def smaller(self, sight: Sight) -> Iterator[RenderableType]:
        """Less and less of it, for small screens; the last one has two or three lines."""
        ...

    def board(self, sight: Sight, seat: int) -> RenderableType:
        """One seat's board, large."""
        ...

    def note(self, sight: Sight, move: Move) -> str:
        """What the words of a move leave open and the table shows: a card's name, a cost. Empty where nothing is."""
        ...
