"""A table without a terminal: what people type is a list of lines, what they see is a text."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from hogar.cli.boards import drawing_of
from hogar.cli.game_loop import GameLoop
from hogar.cli.leaving import Leave
from hogar.cli.screen import Gone, Screen
from hogar.cli.sitters import sitters_of
from hogar.cli.sitting import Keeper, Sitting
from hogar.cli.words import words_for
from hogar.games.skara_brae.game import SKARA_BRAE
from hogar.kernel.match import Match
from hogar.kernel.rng import Rng
from hogar.kernel.state import State

PROMPT = "> "


class Seen(io.StringIO):
    """What a person sees; it is asked what stands after the last prompt but one."""

    encoding = "utf-8"


def a_screen(language: str = "en", names: Sequence[str] = (), width: int = 100, game: str = "skara_brae") -> Screen:
    """A screen whose text is `screen.console.file.getvalue()`."""
    words = words_for(language, game, names, ("seat", *drawing_of(game).NAMES))
    return Screen(words, Console(file=Seen(), width=width, color_system=None, force_terminal=False))


def a_sitting(state: State, *names: str, folder: Path, seed: int = 1) -> Sitting:
    """A match from a position on, with people and bots under these names."""
    match = Match(state, Rng(seed), list(names))
    return Sitting(match, sitters_of(names, state.players), Rng(seed), Keeper(folder / "test.match.json"))


class Table:
    """A table at which lines are typed, one list after the other; each begins where the last one ended."""

    def __init__(
        self,
        patch: pytest.MonkeyPatch,
        folder: Path,
        *names: str,
        state: State | None = None,
        language: str = "en",
        seed: int = 1,
        options: dict[str, Any] | None = None,
    ) -> None:
        first = state if state is not None else SKARA_BRAE.start(len(names), read_options(options, len(names)))
        self.patch = patch
        self.sitting = a_sitting(first, *names, folder=folder, seed=seed)
        self.screen = a_screen(language, names)
        self.loop = GameLoop(self.screen, self.sitting)

    @property
    def text(self) -> str:
        """Everything seen so far."""
        seen = self.screen.console.file
        assert isinstance(seen, Seen)
        return seen.getvalue()

    def type(self, *lines: str) -> str:
        """Types lines; gives what was seen after the first of them."""
        before = len(self.text)
        self.patch.setattr(sys, "stdin", io.StringIO("".join([f"{line}\n" for line in lines])))
        with suppress(Gone, Leave):
            self.loop.run()
        said = self.text[before:]
        return said[said.find(PROMPT) :] if lines else said


def read_options(options: dict[str, Any] | None, players: int) -> Any:
    """Options of Skara Brae."""
    return SKARA_BRAE.read_options(options or {}, players)


def after(said: str, line: str) -> str:
    """What was said after a line that was typed, up to the next prompt."""
    return said.split(f"{PROMPT}{line}\n", 1)[1].split(f"\n{PROMPT}", maxsplit=1)[0]
