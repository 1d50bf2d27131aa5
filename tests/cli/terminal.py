"""A real terminal for the tests: the command runs at a pseudo-terminal, as it does for a person."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from hogar.cli.run import run as run_here

COMMAND = [sys.executable, "-m", "hogar"]
AT_ITS_TERMINAL = (
    "import fcntl, os, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
)
"""Makes the terminal the controlling one, so that Ctrl-C and hanging up reach the program as they do a person's.

The workers of pytest-xdist ignore Ctrl-C, which the programs that they start would inherit."""
PROMPT = "\n> "
PATIENCE = 30.0
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b[()][A-Z0-9]|\x1b[=>]|\x07")


def environment(data: Path, **more: str) -> dict[str, str]:
    """What the command finds around it: English, no colours asked for, its own data folder, a person called Ana."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "HOGAR_PURE") if name in os.environ}
    return {**kept, "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "USER": "ana", "HOGAR_DATA": str(data)} | more


def plain(text: str) -> str:
    """A text without what makes colours and moves the cursor."""
    return ESCAPES.sub("", text).replace("\r", "")


class Terminal:
    """The command at a pseudo-terminal of 80 columns; what it has written is `text`."""

    def __init__(self, *arguments: str, data: Path, rows: int = 40, columns: int = 80, **more: str) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (rows, columns))
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_ITS_TERMINAL, *COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, **more),
            start_new_session=True,
        )
        os.close(slave)
        self.raw = ""
        self.looked_at = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.hang_up()

    @property
    def text(self) -> str:
        """Everything that was written so far."""
        return plain(self.raw)

    def read(self, patience: float) -> bool:
        """Reads what there is; False once the terminal is closed or nothing comes in time."""
        if not select.select([self.master], [], [], patience)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += data.decode("utf-8", "replace")
        return bool(data)

    def until(self, *wanted: str) -> str:
        """Waits until one of the texts (a prompt, if none is named) has come since the last look; gives what came."""
        end = time.monotonic() + PATIENCE
        while not any(text in self.unread for text in wanted or [PROMPT]):
            alive = self.read(max(0.0, end - time.monotonic()))
            if not alive and not any(text in self.unread for text in wanted or [PROMPT]):
                raise AssertionError(f"none of {wanted or PROMPT!r} came, but this:\n{self.unread}")
        said = self.unread
        self.looked_at = len(self.raw)
        return said

    @property
    def unread(self) -> str:
        """What came since the last look."""
        return plain(self.raw[self.looked_at :])

    def type(self, line: str, *wanted: str) -> str:
        """Types a line and waits for what follows; by default the next prompt."""
        self.send(line + "\n")
        return self.until(*wanted)

    def send(self, keys: str) -> None:
        """Presses keys."""
        os.write(self.master, keys.encode())

    def interrupt(self) -> None:
        """Presses Ctrl-C, not in the instant in which the prompt shows but readline doesn't listen yet."""
        time.sleep(0.3)
        self.send("\x03")

    def hang_up(self) -> None:
        """Closes the terminal, as when its window is closed."""
        if self.master >= 0:
            os.close(self.master)
        self.master = -1

    def signal(self, number: signal.Signals) -> None:
        """Sends a signal to the program alone."""
        self.process.send_signal(number)

    def end(self) -> int:
        """Waits until the program has ended; its exit code."""
        while self.master >= 0 and self.process.poll() is None and self.read(PATIENCE):
            pass
        return self.process.wait(timeout=PATIENCE)


def run(*arguments: str, data: Path, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The command with a file as its input and no terminal around it."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        env=environment(data, **more),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


class Done(NamedTuple):
    """What a command line did in this process."""

    code: int
    said: str
    complained: str


def here(*arguments: str) -> Done:
    """Runs a command line that asks nothing in this process."""
    said, complained = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(complained):
        code = run_here(arguments)
    return Done(code, said.getvalue(), complained.getvalue())
