"""The table in progress: whoever has to decide is asked, shown the table and answered, until the game is over."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text

from hogar.cli.boards import Drawing, Sight, drawing_of
from hogar.cli.choices import Choice, Choices
from hogar.cli.orders import ORDERS, Orders, order_words, read_order, score_table
from hogar.cli.screen import Screen, going_on
from hogar.cli.sitting import Sitting
from hogar.cli.story import since
from hogar.cli.words import refusal
from hogar.kernel.errors import Invalid
from hogar.kernel.message import Message, Value
from hogar.kernel.parameters import Words
from hogar.kernel.refusal import parse, why_not
from hogar.kernel.seats import CHANCE, NOBODY
from hogar.kernel.view import View

if TYPE_CHECKING:
    from hogar.kernel.decision import Decision
    from hogar.kernel.game import Game

STORY_LINES = 4
"""So many lines of what others did count when the table is fitted to the screen; more of them scroll away."""


class GameLoop:
    """A sitting on a screen."""

    def __init__(self, screen: Screen, sitting: Sitting, drawing: Drawing | None = None) -> None:
        """A table that is about to be played at."""
        self.screen = screen
        self.sitting = sitting
        self.drawing = drawing if drawing is not None else drawing_of(sitting.state.game.id)
        self.told = len(sitting.match.entries)
        self.at_screen = NOBODY
        self.showed_secrets = False
        self.overwrite: Path | None = None
        self.unsaved = True

    def run(self) -> None:
        """Plays until the game is over; raises `Gone` or `Leave` where a person goes before."""
        decision = self.sitting.next()
        while decision is not None:
            self.step(decision)
            decision = self.sitting.next()
        self.finish()

    def step(self, decision: Decision) -> None:
        """Lets whoever decides next decide, chance among them."""
        if decision.seat in self.sitting.people():
            self.ask(decision)
            return
        waiting = self.sitting.unconfirmed()
        if waiting != NOBODY and not self.confirmed(waiting):
            return
        self.unsaved = True
        if decision.seat == CHANCE:
            self.sitting.chance()
        else:
            self.bot_plays(decision)

    def bot_plays(self, decision: Decision) -> None:
        """A bot thinks and plays."""
        name = self.sitting.seats[decision.seat].name
        if not self.screen.lively or self.screen.console.is_dumb_terminal:
            self.sitting.play_bot(decision)
            return
        with self.screen.console.status(self.screen.words.say("cli.play.thinking", name=name)):
            self.sitting.play_bot(decision)

    def keep_before_it_is_seen(self) -> None:
        """Saves what bots and chance have done, before anybody sees it."""
        if self.unsaved:
            self.keep()

    def keep(self) -> None:
        """Saves the match; a person is told where that fails, and can play on."""
        self.unsaved = False
        try:
            self.sitting.keep()
        except Invalid as problem:
            self.screen.tell(refusal(self.screen.words, problem), "bold red")
        if self.sitting.keeper.moved:
            self.screen.say("play.moved", style="bold red", file=str(self.sitting.keeper.path))

    # What a person sees.

    def sight(self, seat: int) -> Sight:
        """The table as a seat may see it."""
        view = View(self.sitting.state, seat)
        return Sight(view.masked, seat, self.screen.words, self.screen.width, self.screen.plain)

    def choices(self, seat: int) -> Choices | None:
        """What a seat may play now; None where it is not asked."""
        decision = self.sitting.next()
        if decision is None or decision.seat != seat:
            return None
        sight = self.sight(seat)
        return Choices(decision, self.screen.words, lambda move: self.drawing.note(sight, move))

    def ask(self, decision: Decision) -> None:
        """Shows the table to a person and carries out what is typed, until the position has changed."""
        seat = decision.seat
        self.keep_before_it_is_seen()
        self.hand_over(seat)
        story = self.story(seat)
        choices = self.choices(seat)
        assert choices is not None
        self.present(decision, choices, story)
        while not self.typed(seat, choices):
            pass
        self.keep()

    def story(self, seat: int) -> list[Text]:
        """What happened since a person was asked last."""
        entries = self.sitting.match.entries
        told = since(self.screen.words, entries[min(self.told, len(entries)) :], seat)
        self.told = len(entries)
        return [Text(paragraph, "italic") for paragraph in told]

    def present(self, decision: Decision, choices: Choices, story: list[Text]) -> None:
        """What happened, the table as large as it fits, the question, the moves."""
        width = self.screen.width
        question = self.question(decision)
        moves = choices.lines(width)
        told = sum([self.screen.lines_of(paragraph) for paragraph in story])
        below = self.screen.lines_of(question) + self.screen.lines_of(moves) + 1
        drawn = self.drawn(decision.seat, below + min(told, STORY_LINES), fresh=not story or told > 1)
        self.screen.show(*story, drawn, question, moves)

    def question(self, decision: Decision) -> Text:
        """What is asked, of whom, by which rule."""
        asked = decision.asked()
        assert asked is not None
        text = Text.assemble((f"{self.sitting.seats[decision.seat].name}: ", "bold yellow"))
        text.append(self.screen.words.text(asked), "bold")
        text.append(f" [{decision.clause()}]" if decision.clause() else "", "dim")
        return text

    def drawn(self, seat: int, taken: int, fresh: bool) -> RenderableType:
        """The table in the largest form that leaves so many lines; without a screen's edge, large where it is new."""
        sight = self.sight(seat)
        forms = [self.drawing.table(sight), *self.drawing.smaller(sight)]
        if not self.screen.height:
            return forms[0] if fresh else forms[-1]
        room = self.screen.height - taken
        return next((form for form in forms if self.screen.lines_of(form) <= room), forms[-1])

    def hand_over(self, seat: int) -> None:
        """Hides the screen between two people where either saw what the other must not see."""
        before, self.at_screen = self.at_screen, seat
        secret = len(self.sitting.people()) > 1 and self.sitting.secrets(seat)
        if before not in (NOBODY, seat) and (secret or self.showed_secrets):
            self.screen.wipe()
            self.screen.say("play.hand_over", style="bold yellow", name=self.sitting.seats[seat].name)
            self.screen.ask()
            self.screen.wipe()
        self.showed_secrets = secret

    # What a person says.

    def typed(self, seat: int, choices: Choices) -> bool:
        """Carries out one line; whether the position has changed."""
        line = self.screen.ask(lambda start: going_on(start, self.phrases(choices)))
        try:
            return self.carried_out(seat, choices, line)
        except Invalid as refused:
            self.screen.tell(refusal(self.screen.words, refused), "red")
            return False

    def carried_out(self, seat: int, choices: Choices, line: str) -> bool:
        """A line as a move or as an order; an empty one shows the question again."""
        if not line:
            decision = self.sitting.next()
            assert decision is not None
            self.screen.show(self.question(decision), choices.lines(self.screen.width))
            return False
        exact = [choice for choice in choices.all if choice.move.text == line.lower()]
        order = read_order(self.screen.words, line)
        if order is not None and not exact:
            return Orders(self, seat).give(*order)
        return self.played(seat, choices, line)

    def played(self, seat: int, choices: Choices, line: str) -> bool:
        """A line as a move: by number, by text or by words."""
        found = [] if self.is_illegal(choices, line) else choices.understand(line)
        if len(found) == 1:
            self.sitting.play(seat, found[0].move.text)
            return True
        if found:
            self.ask_which(found)
        elif line.isdecimal():
            raise choices.no_number()
        else:
            self.refuse(seat, line)
        return False

    def ask_which(self, found: list[Choice]) -> None:
        """Says which moves a text may mean."""
        self.screen.say("play.several")
        self.screen.show(*[Text(f"  {choice.number} {choice.whole}") for choice in found])

    def is_illegal(self, choices: Choices, line: str) -> bool:
        """Whether a line says a whole move, but none that is legal now."""
        try:
            move = parse(self.sitting.state, line)
        except Invalid:
            return False
        return all(choice.move is not move for choice in choices.all)

    def refuse(self, seat: int, line: str) -> None:
        """Why a line is no legal move."""
        reason = why_not(self.sitting.state, seat, line)
        if reason is None:
            return
        if reason.message.id == "refusal.no_verb":
            self.screen.say("play.not_understood", style="red", line=line[:60])
            return
        self.screen.tell(refusal(self.screen.words, reason) + (f" [{reason.clause}]" if reason.clause else ""), "red")

    def phrases(self, choices: Choices) -> list[str]:
        """Everything that Tab may complete."""
        moves = [choice.move.text for choice in choices.all]
        orders = [order_words(self.screen.words, order)[0] for order in ORDERS]
        why = order_words(self.screen.words, "why")[0]
        undo = f"{order_words(self.screen.words, 'undo')[0]} {self.screen.words.say('cli.order.undo.turn')}"
        every = [*moves, *all_texts(self.sitting.state.game)]
        return [*moves, *orders, undo, *[f"{why} {text}" for text in every]]

    # Between turns.

    def confirmed(self, seat: int) -> bool:
        """Asks whether to go on from a person's moves; False where the position was changed instead."""
        self.keep_before_it_is_seen()
        for paragraph in self.story(seat):
            self.screen.show(paragraph)
        words = self.screen.words
        self.screen.say("play.confirm", style="bold yellow", name=self.sitting.seats[seat].name)
        while True:
            line = self.screen.ask(lambda start: going_on(start, self.phrases_between()))
            if not line:
                self.sitting.confirm()
                return True
            try:
                order = read_order(words, line)
                if order is None:
                    self.screen.say("play.confirm_how", style="red", undo=order_words(words, "undo")[0])
                elif Orders(self, seat).give(*order):
                    self.keep()
                    return False
            except Invalid as refused:
                self.screen.tell(refusal(words, refused), "red")

    def phrases_between(self) -> list[str]:
        """What Tab may complete where there is no move to make."""
        return [order_words(self.screen.words, order)[0] for order in ORDERS]

    def undoing_seat(self, seat: int) -> int:
        """Whose move `undo` takes back: the last person's to move, unless something is hidden between people."""
        last = self.sitting.last_seat()
        if last in self.sitting.people() and not self.showed_secrets:
            return last
        return seat

    def finish(self) -> None:
        """The result."""
        self.keep_before_it_is_seen()
        state = self.sitting.state
        for paragraph in self.story(self.sitting.people()[0] if self.sitting.people() else 0):
            self.screen.show(paragraph)
        self.screen.say("play.over", style="bold")
        self.screen.show(score_table(self.screen.words, state))
        verdict = state.verdict()
        if verdict is not None:
            self.screen.message(verdict, "bold yellow")
        else:
            self.screen.say("play.winners", style="bold yellow", **winners(state.ranking()))
        self.screen.say("play.replay", style="dim", file=self.sitting.keeper.path.name)


def all_texts(game: Game[Any]) -> list[str]:
    """The beginnings of every move of a game, as far as they are words: `place cook large`, `feed`."""
    found: list[str] = []
    for verb in game.verbs.values():
        lists = [parameter.words for parameter in verb.parameters if isinstance(parameter, Words)]
        found += [" ".join([verb.name, *words]) for words in product(*lists)]
    return found


def winners(ranking: list[int]) -> dict[str, Value]:
    """Who came first."""
    seats = [Message(f"seat.{seat + 1}") for seat, place in enumerate(ranking) if place == 1]
    return {"number": len(seats), "names": seats}
