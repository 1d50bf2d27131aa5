"""What all proofs share."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.lab.check.fault import Fault

if TYPE_CHECKING:
    from hogar.kernel.match import Entry, Match
    from hogar.kernel.rng import Rng
    from hogar.lab.check.look import Look


class Proof:
    """One promise and how it is proven. A new one is made for each match; `made` counts what it has looked at.

    `PROVES` says what holds where it finds nothing, and how often that was looked at.
    """

    NAME: ClassVar[str] = ""
    PROVES: ClassVar[str] = ""

    def __init__(self) -> None:
        self.made = 0

    def at(self, look: Look) -> None:
        """Looks at a position before the next move is played there; it may not change it."""

    def after(self, look: Look, entry: Entry) -> None:
        """Looks at what a move made of a position."""

    def end(self, match: Match, rng: Rng) -> None:
        """Looks at a whole match."""

    def claim(self, holds: bool, problem: str, *seen: object) -> None:
        """Counts one thing that was looked at; raises a `Fault` with what was seen where it does not hold."""
        self.made += 1
        if not holds:
            raise Fault(self.NAME, problem.format(*seen))
