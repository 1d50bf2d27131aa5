"""The trail of a record: what every position of it is, in few letters, so that two programs can be compared.

    HOGAR_PURE=1 python -m hogar.lab.check.trail

reads records, one on a line, and writes their trails: this is how the compiled core asks the interpreted one.
"""

from __future__ import annotations

import hashlib
import json
import marshal
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.errors import Invalid
from hogar.kernel.record import Record
from hogar.kernel.save import to_text, write_position
from hogar.lab.check.look import SHARING_NOTHING, questions
from hogar.manifest import game_named

if TYPE_CHECKING:
    from hogar.kernel.codec import Json
    from hogar.kernel.game import Game
    from hogar.kernel.state import State
    from hogar.lab.check.look import Question

LETTERS: Final = 12
JSON_EVERY: Final = 8


def trail(game: Game[Any], data: Json) -> list[str]:
    """One word for every position of a record: all that makes it different, what is legal, now and then its JSON."""
    return [
        footprint(state, questions(state), to_text(write_position(state)) if json_is_due(number) else "")
        for number, (_, state) in enumerate(Record(game, data).positions())
    ]


def json_is_due(number: int) -> bool:
    """Whether the JSON of a position is compared, and not only what makes it different from others."""
    return number % JSON_EVERY == 0


def footprint(state: State, asked: list[Question], text: str) -> str:
    """A position with its questions in few letters."""
    legal = [(lane, seat, [move.text for move in moves], weights) for lane, seat, moves, weights in asked]
    data = marshal.dumps((state.identity(), legal, text), SHARING_NOTHING)
    return hashlib.sha256(data).hexdigest()[:LETTERS]


class Interpreter:
    """A process with the interpreted core; it is started when it is first asked and ends with this one."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            env=os.environ | {"HOGAR_PURE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            start_new_session=True,
        )

    def trail(self, data: Json) -> list[str]:
        """The trail of a record as the interpreted core finds it; a single sentence where it can't replay it."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(data) + "\n")
        self.process.stdin.flush()
        found: list[str] = json.loads(self.process.stdout.readline())
        return found


def serve() -> None:
    """Answers one record after another."""
    for line in sys.stdin:
        data = json.loads(line)
        try:
            found = trail(game_named(data["game"]), data)
        except Invalid as error:
            found = [f"the interpreted core can't replay it: {error}"]
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    serve()
