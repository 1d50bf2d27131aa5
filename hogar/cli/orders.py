"""What a person may say at the table besides a move: `why`, `undo`, `score`, `help` and so on, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from hogar.cli.leaving import Leave
from hogar.cli.rules import book_of, show_rules
from hogar.cli.store import write_json
from hogar.cli.story import log
from hogar.cli.words import capitalised, refusal
from hogar.kernel.errors import Invalid
from hogar.kernel.message import Message
from hogar.kernel.refusal import why_not
from hogar.kernel.rng import Rng
from hogar.kernel.view import View
from hogar.messages.catalogue import folded
from hogar.messages.rules import UnknownClause

if TYPE_CHECKING:
    from hogar.cli.choices import Choice
    from hogar.cli.game_loop import GameLoop
    from hogar.kernel.state import State
    from hogar.messages import Catalogue

ORDERS: Final = ("why", "undo", "redo", "board", "score", "log", "rules", "hint", "save", "help", "quit")
LOG_LINES: Final = 15


def order_words(words: Catalogue, order: str) -> list[str]:
    """What an order is called: its name in the person's language first, the English one, short ones."""
    return list(dict.fromkeys([*words.say(f"cli.order.{order}.words").split(), order]))


def read_order(words: Catalogue, line: str) -> tuple[str, str] | None:
    """The order that a line gives and what follows it; None where it gives none."""
    first, _, rest = line.partition(" ")
    for order in ORDERS:
        if folded(first) in [folded(word) for word in order_words(words, order)]:
            return order, rest.strip()
    return None


class Orders:
    """Carries out orders for the person in a seat. True means that the position has changed."""

    def __init__(self, loop: GameLoop, seat: int) -> None:
        """Orders of a seat at a table."""
        self.loop = loop
        self.screen = loop.screen
        self.sitting = loop.sitting
        self.words = loop.screen.words
        self.seat = seat

    def give(self, order: str, rest: str) -> bool:
        """Carries out an order."""
        carry_out = {
            "why": self.why, "undo": self.undo, "redo": self.redo, "board": self.board, "score": self.score,
            "log": self.log, "rules": self.rules, "hint": self.hint, "save": self.save, "help": self.help,
            "quit": self.quit,
        }  # fmt: skip
        return carry_out[order](rest)

    # About moves.

    def why(self, rest: str) -> bool:
        """Why a move is not legal now; for a legal one, what it does."""
        if not rest:
            self.screen.say("order.why.how")
            return False
        choices = self.loop.choices(self.seat)
        found = choices.understand(rest) if choices is not None and not self.loop.is_illegal(choices, rest) else []
        if len(found) == 1:
            self.legal(found[0])
        elif found:
            self.loop.ask_which(found)
        elif rest.isdecimal() and choices is not None:
            raise choices.no_number()
        else:
            self.illegal(rest)
        return False

    def illegal(self, text: str) -> None:
        """The reason and the clause behind it."""
        reason = why_not(self.sitting.state, self.seat, text.lower())
        if reason is not None:
            self.screen.tell(refusal(self.words, reason), "red")
            self.clause(reason.clause)

    def clause(self, id: str) -> None:
        """The text of a clause of the rules, where there is one."""
        try:
            text = book_of(self.screen, self.sitting.state.game.id).clause(id)
        except UnknownClause:
            return
        self.screen.tell(f"{id}: {text}", "dim")

    def legal(self, choice: Choice) -> None:
        """That it is legal, and what it does, as far as nothing hidden comes to light."""
        self.screen.say("order.why.legal", style="green", move=choice.whole)
        told = outcome(self.words, View(self.sitting.state, self.seat), choice, self.sitting.rng.fork().bits())
        if told is None:
            self.screen.say("order.why.hidden", style="dim")
        elif told:
            self.screen.tell(" ".join(told), "dim")
        decision = self.sitting.next()
        if decision is not None:
            self.clause(decision.clause())

    def hint(self, rest: str) -> bool:
        """What the master level would do, and what that gains."""
        if self.loop.choices(self.seat) is None:
            self.screen.say("play.nothing")
            return False
        for message in self.sitting.hint(self.seat).words():
            self.screen.message(message)
        return False

    # Back and forth.

    def undo(self, rest: str) -> bool:
        """Takes back the last move, or the whole turn."""
        turn = folded(rest) in (folded(self.words.say("cli.order.undo.turn")), "turn")
        seat = self.loop.undoing_seat(self.seat)
        taken = self.sitting.undo(seat, turn)
        for entry in taken:
            self.screen.say("order.undo.taken", move=self.words.text(entry.played.move.message()))
        return True

    def redo(self, rest: str) -> bool:
        """Plays again what was taken back."""
        entry = self.sitting.redo(self.seat)
        self.screen.say("order.redo.played", move=self.words.text(entry.played.move.message()))
        return True

    # Looking.

    def board(self, rest: str) -> bool:
        """The whole table, or the board of one seat."""
        sight = self.loop.sight(self.seat)
        if not rest:
            self.screen.show(self.loop.drawing.table(sight))
            return False
        seat = seat_named(rest, [sitter.name for sitter in self.sitting.seats])
        self.screen.show(self.loop.drawing.board(sight, seat))
        return False

    def score(self, rest: str) -> bool:
        """The score sheets of all seats, as if the game ended now."""
        self.screen.show(score_table(self.words, self.sitting.state))
        return False

    def log(self, rest: str) -> bool:
        """What happened last."""
        last = int(rest) if re.fullmatch(r"[0-9]{1,5}", rest) else LOG_LINES
        told = list(log(self.words, self.sitting.match.entries, self.seat, max(last, 1)))
        for line in told:
            self.screen.tell(line)
        if not told:
            self.screen.say("order.log.nothing")
        return False

    def rules(self, rest: str) -> bool:
        """The rules: chapters, a clause, or a search."""
        show_rules(self.screen, book_of(self.screen, self.sitting.state.game.id), rest)
        return False

    # The rest.

    def save(self, rest: str) -> bool:
        """Where the match lies; or a copy of it in a file."""
        if not rest:
            self.screen.say("order.save.kept", file=str(self.sitting.keeper.path))
            return False
        path = Path(rest).expanduser()
        if path.is_dir():
            raise Invalid("cli.error.is_folder", {"file": rest})
        if path.exists() and path != self.loop.overwrite:
            self.loop.overwrite = path
            raise Invalid("cli.error.exists", {"file": rest})
        write_json(path, self.sitting.match.record())
        self.screen.say("order.save.written", file=rest)
        return False

    def help(self, rest: str) -> bool:
        """What can be said here."""
        self.screen.say("help.moves")
        table = Grid.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for order in ORDERS:
            table.add_row(self.words.say(f"cli.order.{order}.form"), self.words.say(f"cli.order.{order}.help"))
        self.screen.show(table)
        self.screen.say("help.keys", style="dim")
        return False

    def quit(self, rest: str) -> bool:
        """Leaves the table; the match waits."""
        raise Leave


def outcome(words: Catalogue, view: View, choice: Choice, seed: int) -> list[str] | None:
    """What a legal move does, tried on what the seat knows; None where something hidden decides."""
    state = view.determinize(Rng(seed))
    state.reveals = 0
    decision = next(open_one for open_one in state.decisions() if choice.move in open_one.legal())
    state.listening = True
    state.events = []
    state.apply(decision.lane, choice.move)
    if state.reveals:
        return None
    return [capitalised(words.text(event.message())) for event in state.events if event.known >> view.seat & 1]


def seat_named(text: str, names: list[str]) -> int:
    """The seat that a number or a name means."""
    if re.fullmatch(r"[0-9]{1,2}", text) and 1 <= int(text) <= len(names):
        return int(text) - 1
    fits = [seat for seat, name in enumerate(names) if folded(name).startswith(folded(text))]
    if not fits:
        raise Invalid("cli.error.no_seat", {"got": text[:40], "seats": ", ".join(names)})
    return fits[0]


def score_table(words: Catalogue, state: State) -> Grid:
    """A line for each category, a column for each seat."""
    sheets = state.scores()
    table = Grid(show_footer=True, header_style="bold", footer_style="bold")
    table.add_column("", words.say("score.total"))
    for seat, sheet in enumerate(sheets):
        table.add_column(words.text(Message(f"seat.{seat + 1}")), str(sheet.total), justify="right")
    for place, line in enumerate(sheets[0].lines):
        points = [Text(str(sheet.lines[place].points)) for sheet in sheets]
        table.add_row(words.say(f"score.{line.category}"), *points)
    return table
