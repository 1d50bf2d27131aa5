"""The one exception of the kernel: something from outside that can't be taken, said so that a person can mend it."""

from __future__ import annotations

from hogar.kernel.message import Message, Value


class Invalid(Exception):
    """A move, record, scenario, option or edition that is refused; nothing has changed.

    `message` says what is wrong in words of the catalogue, `clause` (may be empty) which rule says so.
    """

    def __init__(self, id: str, values: dict[str, Value] | None = None, clause: str = "") -> None:
        super().__init__(id)
        self.message = Message(id, values)
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.message.id} {self.message.values}"
