"""`hogar replay`: a record, position by position; and whether the rules of today still play it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from hogar.cli.boards import Sight, drawing_of
from hogar.cli.leaving import DONE, FAILED
from hogar.cli.orders import score_table
from hogar.cli.playing import found_file
from hogar.cli.screen import Gone, Screen
from hogar.cli.store import read_json
from hogar.cli.story import sentences
from hogar.cli.words import refusal, words_for
from hogar.kernel.errors import Invalid
from hogar.kernel.match import Entry
from hogar.kernel.record import Record
from hogar.kernel.seats import CHANCE
from hogar.manifest import game_named
from hogar.messages.catalogue import folded

if TYPE_CHECKING:
    from hogar.kernel.record import Played
    from hogar.kernel.state import State

EVERYTHING = -1


class Replay:
    """Every position of a record, as far as today's rules follow it."""

    def __init__(self, record: Record) -> None:
        """Plays the record; `problem` says where and why that stopped, if it did."""
        self.record = record
        self.positions: list[State] = []
        self.entries: list[Entry] = []
        self.problem: Invalid | None = None
        try:
            for played, state in record.positions():
                self.add(played, state)
        except Invalid as problem:
            self.problem = problem

    def add(self, played: Played | None, state: State) -> None:
        """One more position, with the move that led there and its events."""
        after = state.clone()
        after.events = state.events
        state.events = []
        state.listening = True
        if played is not None:
            before = self.positions[-1]
            seat = next(decision.seat for decision in before.decisions() if decision.lane == played.lane)
            self.entries.append(Entry(seat, played, before, after))
        self.positions.append(after)

    def seat_at(self, number: int) -> int:
        """Whose board to show: that of whoever moves next, else of whoever moved last."""
        seats = [entry.seat for entry in [*self.entries[number:], *self.entries[:number][::-1]]]
        return next((seat for seat in seats if seat != CHANCE), 0)


class Player:
    """Shows a replay to a person."""

    def __init__(self, screen: Screen, replay: Replay) -> None:
        """A replay on a screen, before its first move."""
        self.screen = screen
        self.replay = replay
        self.number = 0

    def show(self) -> None:
        """The position, and the move that led there."""
        state = self.replay.positions[self.number]
        if self.number:
            self.screen.show(Text(self.line(self.number), "bold"))
        seat = self.replay.seat_at(self.number)
        sight = Sight(state, seat, self.screen.words, self.screen.width, self.screen.plain)
        self.screen.show(drawing_of(state.game.id).table(sight))
        self.screen.say("replay.at", style="dim", number=self.number, last=self.last)

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.replay.positions) - 1

    def line(self, number: int) -> str:
        """A move in words: who, what, and what it did."""
        entry, words = self.replay.entries[number - 1], self.screen.words
        who = words.say("cli.replay.chance") if entry.seat == CHANCE else words.say(f"seat.{entry.seat + 1}")
        did = sentences(words, entry, EVERYTHING)
        return f"{number}. {who}: {words.text(entry.played.move.message())}. {' '.join(did)}".rstrip()

    def step_through(self) -> None:
        """Goes back and forth as the person says, until they have seen enough."""
        self.screen.say("replay.keys", style="dim")
        self.show()
        while self.obeyed(folded(self.screen.ask())):
            pass

    def obeyed(self, line: str) -> bool:
        """Carries out one line; False where it says to stop."""
        words = self.screen.words
        if line in words.say("cli.order.quit.words").split() or line in ("q", "quit"):
            return False
        if re.fullmatch(r"[0-9]{1,6}", line):
            self.go(int(line))
        elif line == "":
            self.go(self.number + 1)
        elif line in words.say("cli.replay.back").split():
            self.go(self.number - 1)
        else:
            self.screen.say("replay.keys", style="red")
        return True

    def go(self, number: int) -> None:
        """Shows another position; there is none beyond the ends."""
        if not 0 <= number <= self.last:
            self.screen.say("replay.end", style="yellow", last=self.last)
            return
        self.number = number
        self.show()

    def tell_all(self) -> None:
        """Every move, one after the other."""
        for number in range(1, len(self.replay.entries) + 1):
            self.screen.tell(self.line(number))

    def result(self) -> int:
        """The result, or where the rules differ; the exit code that this means."""
        problem = self.replay.problem
        if problem is not None:
            self.screen.tell(refusal(self.screen.words, problem), "bold red")
            return FAILED
        state = self.replay.positions[-1]
        if state.over():
            self.screen.show(score_table(self.screen.words, state))
            verdict = state.verdict()
            if verdict is not None:
                self.screen.message(verdict, "bold")
        self.screen.say("replay.verified", style="green", moves=len(self.replay.entries), over=int(state.over()))
        return DONE


def replay_file(language: str, file: str, at: int | None) -> int:
    """Shows the record in a file."""
    path = found_file(file)
    data = read_json(path)
    player = Player(*read_replay(language, data, path))
    if at is not None and not 0 <= at <= player.last:
        raise Invalid("cli.replay.end", {"last": player.last})
    player.number = at or 0
    if player.screen.lively:
        try:
            player.step_through()
        except Gone:
            player.screen.blank()
    elif at is not None:
        player.show()
    else:
        player.tell_all()
    return player.result()


def read_replay(language: str, data: dict[str, Any], path: Path) -> tuple[Screen, Replay]:
    """A record, played, and a screen with the words of its game."""
    if "game" not in data or "moves" not in data:
        raise Invalid("cli.error.not_record", {"file": str(path)})
    game = game_named(str(data["game"]))
    record = Record(game, data)
    names = record.names or [str(seat + 1) for seat in range(record.first.players)]
    words = words_for(language, game.id, names, ("seat", *drawing_of(game.id).NAMES))
    return Screen(words), Replay(record)
