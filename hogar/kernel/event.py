"""Events: what happened, typed. The log, the animations and the statistics read the same events.

They report and never carry rules; while nobody listens none is made.
"""

from __future__ import annotations

from hogar.kernel.message import Message
from hogar.kernel.move import Phrase
from hogar.kernel.seats import EVERYBODY


class Happening(Phrase):
    """A kind of event, declared once by its game; its message is `event.<name>`."""


class Event:
    """One thing that happened: its kind, its values and the mask of the seats that may know it."""

    def __init__(self, kind: Happening, values: list[int], known: int = EVERYBODY) -> None:
        self.kind = kind
        self.values = values
        self.known = known

    def message(self) -> Message:
        """The event in words of the catalogue."""
        return self.kind.message("event", self.values)

    def to_json(self) -> dict[str, object]:
        """The event for programs: its name and its values as words."""
        places = zip(self.kind.parameters, self.values, strict=True)
        return {"event": self.kind.name, **{place.name: place.text(value) for place, value in places}}
