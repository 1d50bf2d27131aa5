"""The one exception of the kernel: something from outside that can't be taken, said so that a person can mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.kernel.message import Message, Value

if TYPE_CHECKING:
    from types import TracebackType


class Invalid(Exception):
    """A move, record, scenario, option or edition that is refused; nothing has changed.

    `message` says what is wrong in words of the catalogue, `clause` (may be empty) which rule says so, `game` whose
    words those are where a game refuses: two games may say the same id differently.
    """

    def __init__(self, id: str, values: dict[str, Value] | None = None, clause: str = "") -> None:
        super().__init__(id)
        self.message = Message(id, values)
        self.clause = clause
        self.game = ""

    def __str__(self) -> str:
        return f"{self.message.id} {self.message.values}"


class RefusedBy:
    """A block in which a game refuses: the refusal says which game's words it needs."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, Invalid):
            error.game = self.game


class Doubtful(RefusedBy):
    """A block in which rules work on what came from outside: whatever breaks there refuses the position."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        if isinstance(error, Exception) and not isinstance(error, Invalid):
            raise Invalid("invalid.position", {"problem": type(error).__name__}) from error
