"""Where a person reads and types: the console with its colours, the words, the line editor where there is one."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from hogar.kernel.message import Message, Value
from hogar.messages import Catalogue

NARROWEST: Final = 60
WIDEST: Final = 132
BESIDE_TEXT: Final = 100
"""Text of sentences is set no wider than this, for people's eyes."""
LONGEST_LINE: Final = 500
PROMPT: Final = "> "

Completer = Callable[[str], list[str]]
"""What a line may go on with: whole words for the one being typed."""


class Gone(Exception):
    """The person left: the input ended or the terminal was closed."""


class Screen:
    """One person's terminal, in one language."""

    def __init__(self, words: Catalogue, console: Console | None = None) -> None:
        """A screen on standard output, unless another console is given."""
        self.words = words
        self.console = console if console is not None else new_console()
        self.lively = sys.stdin.isatty() and self.console.is_terminal
        self.editor = line_editor() if self.lively else None

    @property
    def width(self) -> int:
        """The columns that drawings may use."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def height(self) -> int:
        """The lines of the terminal; 0 where the output does not end at a screen's edge."""
        return self.console.height if self.lively and not self.console.is_dumb_terminal else 0

    @property
    def plain(self) -> bool:
        """Whether only ASCII can be shown."""
        return not self.console.encoding.startswith("utf")

    def show(self, *things: RenderableType) -> None:
        """Prints things one below the other."""
        for thing in things:
            self.console.print(thing, markup=False, highlight=False, width=self.width)

    def say(self, id: str, style: str = "", **values: Value) -> None:
        """Prints a sentence of the terminal's own words."""
        self.tell(self.words.say(f"cli.{id}", **values), style)

    def tell(self, text: str, style: str = "") -> None:
        """Prints a sentence; one with a long path in it is left to the terminal to break, so that it can be copied."""
        width = min(self.width, BESIDE_TEXT)
        whole = any(len(word) > width // 2 for word in text.split())
        self.console.print(
            Text(text, style), markup=False, highlight=False, soft_wrap=whole, width=None if whole else width
        )

    def message(self, message: Message, style: str = "") -> None:
        """Prints a message of the core."""
        self.tell(self.words.text(message), style)

    def blank(self) -> None:
        """Prints an empty line."""
        self.console.print()

    def lines_of(self, thing: RenderableType) -> int:
        """How many lines a thing takes."""
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(thing, options, pad=False))

    def ask(self, completer: Completer | None = None, prompt: str = PROMPT) -> str:
        """The line that the person types; raises `Gone` where there is none any more."""
        if self.editor is not None:
            set_completer(self.editor, completer)
        try:
            line = input(prompt) if self.lively else self.piped(prompt)
        except EOFError:
            raise Gone from None
        except OSError as error:  # a terminal that was closed
            raise Gone from error
        return line.strip()[:LONGEST_LINE]

    def piped(self, prompt: str) -> str:
        """A line of an input that nobody sees: it is shown after its prompt."""
        self.console.out(prompt, end="", highlight=False)
        line = sys.stdin.readline()
        if not line:
            self.blank()
            raise EOFError
        if not sys.stdin.isatty():
            self.console.out("".join([sign for sign in line if sign.isprintable()]), highlight=False)
        return line

    def wipe(self) -> None:
        """Takes everything off the screen, the lines typed before as well: the next person must not see it."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.file.write("\n" * 60)
        if self.editor is not None:
            self.editor.clear_history()


class PersonsConsole(Console):
    """A console that leaves it to the command what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def new_console(error: bool = False) -> Console:
    """A console on standard output or error; characters that it can't show don't stop anything."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return PersonsConsole(stderr=error, markup=False, highlight=False, emoji=False)


def line_editor() -> ModuleType | None:
    """The readline module, ready to complete with Tab; None where there is none."""
    try:
        editor = importlib.import_module("readline")
    except ImportError:
        return None
    libedit = "libedit" in (editor.__doc__ or "")
    editor.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
    editor.set_completer_delims(" ")
    return editor


def set_completer(editor: ModuleType, completer: Completer | None) -> None:
    """Makes Tab offer what a completer knows."""

    def complete(start: str, number: int) -> str | None:
        if completer is None:
            return None
        line = editor.get_line_buffer()[: editor.get_endidx()]
        words = completer(line)
        return words[number] + " " if number < len(words) else None

    editor.set_completer(complete)


def going_on(line: str, phrases: Iterable[str]) -> list[str]:
    """The words with which the last word of a line may go on, so that the line becomes one of the phrases."""
    typed = line.lstrip().split(" ")
    before, start = typed[:-1], typed[-1]
    found: dict[str, None] = {}
    for phrase in phrases:
        words = phrase.split(" ")
        if words[: len(before)] == before and len(words) > len(before) and words[len(before)].startswith(start):
            found[words[len(before)]] = None
    return list(found)
