"""What belongs to one player: the farm, the members wherever they are, markers, served customers."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hogar.games.village import words as w
from hogar.kernel.codec import Codec, Counts, Mask, Whole

NO_MEMBERS: Final[list[int]] = [0] * (w.PLACE_KINDS * w.GENERATION_KINDS)


class Board:
    """One player's side of the table.

    `members` counts them by place and generation; those in the reserve are the remainder. `due` are the deaths that
    wait for the end of the turn (VI-49).
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "time": Whole(0, 98),
        "score": Whole(0, 999),
        "due": Whole(0, 99),
        "things": Counts(w.THINGS, 999),
        "members": Counts(w.MEMBERS, 15),
        "markers": Mask(w.CITIES),
        "served": Mask(w.CUSTOMERS),
    }

    def __init__(self, other: Board | None = None) -> None:
        """An empty board, or a copy of another one."""
        if other is None:
            self.time = 0
            self.score = 0
            self.due = 0
            self.things: list[int] = [0] * w.THING_KINDS
            self.members: list[int] = NO_MEMBERS.copy()
            self.reserve: list[int] = [0] * w.GENERATION_KINDS
            self.markers = 0
            self.served = 0
            return
        self.time = other.time
        self.score = other.score
        self.due = other.due
        self.things = other.things.copy()
        self.members = other.members.copy()
        self.reserve = other.reserve.copy()
        self.markers = other.markers
        self.served = other.served

    def clone(self) -> Board:
        """An independent copy."""
        return Board(self)

    def fingerprint(self) -> tuple[Any, ...]:
        """Everything that makes two boards different."""
        numbers = (self.time, self.score, self.due, self.markers, self.served)
        return (numbers, tuple(self.things), tuple(self.members))

    def count(self, place: int) -> int:
        """The members in a place."""
        first = place * w.GENERATION_KINDS
        members = self.members
        return members[first] + members[first + 1] + members[first + 2] + members[first + 3]

    def count_in(self, first: int, kinds: int) -> int:
        """The members in several places that follow each other."""
        return sum(self.members[first * w.GENERATION_KINDS : (first + kinds) * w.GENERATION_KINDS])

    def at_home(self) -> bool:
        """Whether a member is on the farm."""
        return self.count(w.FARM) > 0

    def living(self) -> int:
        """The members on the farm, on the board and in the black bag (VI-192)."""
        return self.count_in(w.FARM, w.LIVING_PLACES)

    def highest_level(self) -> int:
        """The highest council level with a member of this player, from 1; 0 where there is none."""
        for level in range(w.LEVELS, 0, -1):
            if self.count(w.FIRST_LEVEL + level - 1):
                return level
        return 0
