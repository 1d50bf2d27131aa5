"""Bots that are programs outside: positions go to their standard input, moves come from their standard output.

Each message is one line of JSON. The program is greeted with `hello` and answers it; then every question is a line with
what its seat may know, the legal moves and the time, and every answer a line with a move. See docs/bots.md.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
import weakref
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from hogar.bots.bot import Bot
from hogar.kernel.errors import Invalid

if TYPE_CHECKING:
    from hogar.bots.bot import Budget
    from hogar.kernel.codec import Json
    from hogar.kernel.decision import Decision
    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng
    from hogar.kernel.view import View

PROTOCOL: Final = 1
HELLO_SECONDS: Final = 10.0
"""So long a program may take to start."""
USUAL_SECONDS: Final = 5.0
"""The time for a move where the caller sets none."""
GRACE: Final = 0.5
"""What the way to the program and back may cost beside its time."""
LONGEST_LINE: Final = 10_000


def failed(command: str, how: str, what: str) -> Invalid:
    """What a program did wrong: `how` names the message, `what` what it did."""
    return Invalid(f"bot.{how}", {"command": command, "what": what[:200]})


class Outside(Bot):
    """A program that plays. It is started with its first question and ended when nobody holds the bot any more."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.line: Line | None = None
        self.name = command

    def choose(self, view: View, budget: Budget, rng: Rng) -> Move:
        decision = view.decision()
        assert decision is not None
        line = self.ready(view)
        seconds = min(USUAL_SECONDS, budget.left())
        said = line.ask(question(view, decision, seconds, rng.bits()), seconds + GRACE)
        text = said.get("move") if isinstance(said, dict) else None
        move = decision.find(text) if isinstance(text, str) else None
        if move is None:
            raise failed(self.command, "illegal", json.dumps(said))
        return move

    def leave(self) -> None:
        """Ends the program; raises `Invalid` where it does not end by itself once its input is closed."""
        if self.line is not None and not self.line.left_alone():
            raise failed(self.command, "no_end", f"{GRACE:.1f}")

    def ready(self, view: View) -> Line:
        """The line to the program, which has said hello."""
        if self.line is None:
            line = Line(self.command)
            state = view.masked
            hello = {"say": "hello", "hogar": PROTOCOL, "game": state.game.id, "players": state.players}
            said = line.ask({**hello, "options": state.options.to_json()}, HELLO_SECONDS)
            if not isinstance(said, dict) or said.get("say") != "hello":
                raise failed(self.command, "no_hello", json.dumps(said))
            self.name = str(said.get("name", self.command))[:40]
            self.line = line
        return self.line


def question(view: View, decision: Decision, seconds: float, seed: int) -> Json:
    """What a program is asked: everything that its seat knows, its legal moves, its time, a number to roll with."""
    moves = [move.text for move in decision.legal()]
    return {
        "say": "move", "seat": view.seat + 1, "clause": decision.clause(), "moves": moves,
        "seconds": round(seconds, 3), "seed": seed, "view": view.to_json(),
    }  # fmt: skip


class Line:
    """The line to one program."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise failed(command, "no_start", str(error)) from None
        self.command = command
        self.heard: queue.Queue[str] = queue.Queue()
        threading.Thread(target=listen, args=(self.process.stdout, self.heard), daemon=True).start()
        self.close = weakref.finalize(self, end, self.process)

    def left_alone(self) -> bool:
        """Closes the line; whether the program ended by itself."""
        self.close()
        return self.process.returncode is not None and self.process.returncode >= 0

    def ask(self, message: Json, seconds: float) -> Any:
        """Says one line and waits for one; raises `Invalid` where none comes in time, or no JSON."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
            said = self.heard.get(timeout=seconds)
        except OSError:
            said = ""
        except queue.Empty:
            self.close()
            raise failed(self.command, "late", f"{seconds:.1f}") from None
        if not said:
            self.close()
            raise failed(self.command, "ended", str(self.process.returncode))
        try:
            return json.loads(said)
        except ValueError:
            raise failed(self.command, "no_json", said.strip()) from None


def listen(stream: Any, heard: queue.Queue[str]) -> None:
    """Passes on what a program says, line by line; an empty line at its end."""
    with stream:
        while True:
            said = stream.readline(LONGEST_LINE)
            heard.put(said)
            if not said:
                return


def end(process: subprocess.Popen[str]) -> None:
    """Takes leave of a program: its input is closed, then it is ended."""
    if process.stdin is not None:
        with suppress(OSError):
            process.stdin.close()
    try:
        process.wait(timeout=GRACE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
