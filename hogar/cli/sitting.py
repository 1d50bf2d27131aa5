"""A match with the people and bots around it, kept on disk after every move."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hogar.bots.bot import Budget
from hogar.bots.hint import Hint, hint
from hogar.bots.manifest import bot_called
from hogar.cli.sitters import Sitter
from hogar.cli.store import ENDING, write_json
from hogar.kernel.match import Match
from hogar.kernel.save import write_position
from hogar.kernel.seats import CHANCE, NOBODY
from hogar.kernel.view import View

if TYPE_CHECKING:
    from hogar.bots.bot import Bot
    from hogar.kernel.codec import Json
    from hogar.kernel.decision import Decision
    from hogar.kernel.match import Entry
    from hogar.kernel.rng import Rng

BOT_SECONDS = 5.0


@dataclass
class Keeper:
    """Where a match is kept. A file that somebody else has written meanwhile is left alone."""

    path: Path
    stamp: tuple[int, int] | None = None
    moved: bool = field(default=False, init=False)

    def keep(self, record: Json) -> None:
        """Writes the match; raises `Invalid` where that can't be."""
        before = self.path
        while self.path.exists() and self.stamp != self.found():
            self.path = self.path.with_name(f"{self.path.name.partition('.')[0]}x{ENDING}")
            self.stamp = None
        self.moved = self.path != before
        write_json(self.path, record)
        self.stamp = self.found()

    def found(self) -> tuple[int, int] | None:
        """What tells the file on disk from another one with its name."""
        try:
            status = self.path.stat()
        except OSError:
            return None
        return status.st_mtime_ns, status.st_ino


class Sitting:
    """A match in play: who sits where, what was confirmed, where it is kept."""

    def __init__(self, match: Match, seats: list[Sitter], rng: Rng, keeper: Keeper) -> None:
        """`rng` is what bots roll with; chance in the match has its own."""
        self.match = match
        self.seats = seats
        self.rng = rng
        self.keeper = keeper
        self.bots: dict[int, Bot] = {seat: bot_called(sitter.bot) for seat, sitter in enumerate(seats) if sitter.bot}
        self.confirmed = len(match.entries)

    @property
    def state(self) -> Any:
        """The position."""
        return self.match.state

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.seats)) if seat not in self.bots]

    def next(self) -> Decision | None:
        """What has to be decided next, in the canonical order; chance is a seat."""
        decision: Decision | None = self.match.state.decision()
        return decision

    def keep(self) -> None:
        """Writes the match to its file."""
        self.keeper.keep(self.match.record())

    # Playing.

    def play(self, seat: int, text: str) -> Entry:
        """A person's move."""
        return self.match.play(seat, text)

    def play_bot(self, decision: Decision) -> Entry:
        """A bot's move: it sees its view alone."""
        move = self.think(decision.seat, bot=self.bots[decision.seat])
        return self.match.play(decision.seat, move)

    def think(self, seat: int, bot: Bot) -> str:
        """The move that a bot would make in a seat, as text."""
        return bot.choose(View(self.match.state, seat), Budget(BOT_SECONDS), self.rng).text

    def hint(self, seat: int) -> Hint:
        """What the master level would do in a seat; it rolls with a generator of its own."""
        return hint(View(self.match.state, seat), Budget(BOT_SECONDS), self.rng.fork())

    def chance(self) -> list[Entry]:
        """Lets chance decide what it has to."""
        return self.match.confirm()

    # Confirming and taking back.

    def unconfirmed(self) -> int:
        """A person who has moved since the last confirmation and could still take that back; the last one to move."""
        for entry in self.match.entries[: self.confirmed - 1 : -1] if self.confirmed else self.match.entries[::-1]:
            if entry.seat in self.people() and self.match.can_undo(entry.seat):
                return entry.seat
        return NOBODY

    def confirm(self) -> None:
        """From here on nobody is asked again whether to go on from the moves so far."""
        self.confirmed = len(self.match.entries)

    def undo(self, seat: int, turn: bool) -> list[Entry]:
        """Takes back a seat's last move, or all of its turn."""
        taken = self.match.undo_turn(seat) if turn else [self.match.undo(seat)]
        self.confirmed = min(self.confirmed, len(self.match.entries))
        return taken

    def redo(self, seat: int) -> Entry:
        """Plays again what a seat took back last."""
        return self.match.redo(seat)

    # What must stay hidden.

    def secrets(self, seat: int) -> bool:
        """Whether a seat sees more of the table than everybody does."""
        own = write_position(View(self.match.state, seat).masked)["table"]
        public = write_position(View(self.match.state, NOBODY).masked)["table"]
        return bool(own != public)

    def last_seat(self) -> int:
        """The seat that moved last, chance left out."""
        seats = [entry.seat for entry in self.match.entries if entry.seat != CHANCE]
        return seats[-1] if seats else NOBODY
