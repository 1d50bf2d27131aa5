"""A listener who has everything that a match says read out in every language, and notes what can't be said."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from hogar.kernel.decision import Decision
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Game, Options
from hogar.kernel.match import Match
from hogar.kernel.message import Message
from hogar.kernel.move import Verb
from hogar.kernel.refusal import why_not
from hogar.kernel.rng import Rng
from hogar.kernel.seats import CHANCE
from hogar.lab.check.options import random_options, random_value
from hogar.messages import LANGUAGES, MissingMessage, MissingValue, WrongValue, catalogue

SLOPPY: Final = re.compile(r"^\s|\s$|  |[{}#]|(?<!\.)\.\.(?!\.)| [,.;:?]")
"""What no sentence for people should look like."""
NONSENSE: Final = ("", "nonsense", "done done", "  DONE  1", "task", "é 1")
SMALL: Final = 5
LARGEST: Final = (1 << 31) - 1


class Listener:
    """Reads out messages; each different one once."""

    def __init__(self, game: Game[Any]) -> None:
        self.catalogues = [catalogue(language, game.id) for language in LANGUAGES]
        self.heard: set[str] = set()
        self.ids: Counter[str] = Counter()
        self.problems: list[str] = []

    def hear(self, message: Message | None, where: str) -> None:
        """Says a message in every language."""
        if message is None or repr(message) in self.heard:
            return
        self.heard.add(repr(message))
        self.ids[message.id] += 1
        for words in self.catalogues:
            try:
                text = words.text(message)
            except (MissingMessage, MissingValue, WrongValue) as error:
                self.problems.append(f"{words.language}: {error} ({where})")
            else:
                if not text or SLOPPY.search(text):
                    self.problems.append(f"{words.language}: {message.id} reads {text!r} ({where})")

    def hear_refusal(self, refusal: Invalid | None, where: str) -> None:
        """Says why something was refused."""
        self.hear(refusal.message if refusal is not None else None, where)

    def hear_decision(self, decision: Decision) -> None:
        """Says what is asked and every answer."""
        where = type(decision.step).__name__
        self.hear(decision.asked(), where)
        for move in decision.legal():
            self.hear(move.message(), where)


def match_of(game: Game[Any], players: int, rng: Rng, listener: Listener) -> Match:
    """A new match with random options; refused ones are heard too, and others taken that fit."""
    try:
        options = game.read_options(any_options(game, rng), players)
    except Invalid as refusal:
        listener.hear_refusal(refusal, "options")
        options = random_options(game, players, rng)
    return Match(game.start(players, options), rng)


def any_options(game: Game[Any], rng: Rng) -> dict[str, object]:
    """Random choices as JSON, whether or not they fit; half of them the usual ones."""
    usual: Options = game.options()
    chosen = dict(usual.to_json())
    for name, codec in usual.FIELDS.items():
        if rng.below(2):
            chosen[name] = codec.write(random_value(codec, getattr(usual, name), rng))
    return chosen


def listen(match: Match, listener: Listener, tries: int) -> None:
    """Plays a match to its end at random, hearing all of it, with some illegal tries at each decision."""
    for event in match.state.events:
        listener.hear(event.message(), "events")
    while not match.state.over():
        decisions = match.state.decisions()
        decision = decisions[match.rng.below(len(decisions))]
        listener.hear_decision(decision)
        hear_refusals(match, decision, listener, tries)
        answers = decision.moves()
        extras = decision.extras() if match.rng.below(2) else []
        moves = extras or answers
        draws = decision.seat == CHANCE
        entry = match.enter(decision, match.draw(decision) if draws else moves[match.rng.below(len(moves))])
        for event in entry.events:
            listener.hear(event.message(), type(decision.step).__name__)
    hear_end(match, listener)


def hear_refusals(match: Match, decision: Decision, listener: Listener, tries: int) -> None:
    """Says why random texts of every seat can't be played."""
    seats = range(match.state.players)
    seat = decision.seat if decision.seat in seats else match.rng.below(len(seats))
    for text in random_texts(match.state.game, match.rng, tries):
        listener.hear_refusal(why_not(match.state, seat, text), f"{type(decision.step).__name__}: {text!r}")
    for other in seats:
        listener.hear_refusal(why_not(match.state, other, "done"), "another seat")


def random_texts(game: Game[Any], rng: Rng, tries: int) -> Iterator[str]:
    """Moves that a person might try, for each verb, and some nonsense."""
    yield NONSENSE[rng.below(len(NONSENSE))]
    for verb in game.verbs.values():
        for _ in range(tries if verb.parameters else 1):
            yield random_move(verb, rng)


def random_move(verb: Verb, rng: Rng) -> str:
    """The text of a random move of a verb, small values more often than large ones."""
    words = [verb.name]
    for parameter in verb.parameters:
        size = min(parameter.size, SMALL) if rng.below(3) == 0 else parameter.size
        words.append(parameter.text(rng.below(min(size, LARGEST))))
    return " ".join(words)


def hear_end(match: Match, listener: Listener) -> None:
    """Says how the match ended."""
    listener.hear(match.state.verdict(), "verdict")
    for sheet in match.state.scores():
        for category in sheet.to_json():
            listener.hear(Message(f"score.{category}"), "score")
    listener.hear_refusal(why_not(match.state, 0, "done"), "the end")
