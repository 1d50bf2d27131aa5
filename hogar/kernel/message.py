"""What the rules say to people: an id and its values, put into words at the edge.

The core never holds a sentence. It says `Message("refusal.too_few", {"have": 3, "need": 5})`; the catalogues in
`text/` folders turn that into English or Spanish for the terminal, the server and the browser alike.
"""

from __future__ import annotations

from typing import TypeAlias, Union

Value: TypeAlias = Union[int, str, "Message", "list[Message]"]


class Message:
    """An id of the catalogue with the values that its sentence needs.

    A value may itself be a message (a name such as `good.wool` with its count) or a list of messages, which the
    catalogue joins with commas and "and".
    """

    def __init__(self, id: str, values: dict[str, Value] | None = None) -> None:
        self.id = id
        self.values: dict[str, Value] = values if values is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.values!r})"
