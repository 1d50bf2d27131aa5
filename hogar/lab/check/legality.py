"""Proofs about what is legal: lists, invariants, texts, refusals, words."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.kernel.message import Message
from hogar.kernel.refusal import parse, why_not
from hogar.kernel.seats import CHANCE
from hogar.kernel.step import Ask
from hogar.lab.check.look import any_phrase, who
from hogar.lab.check.proof import Proof
from hogar.messages import LANGUAGES, catalogue
from hogar.messages.load import games_with_text

if TYPE_CHECKING:
    from collections.abc import Hashable

    from hogar.kernel.decision import Decision
    from hogar.kernel.errors import Invalid
    from hogar.kernel.event import Event
    from hogar.kernel.match import Entry
    from hogar.kernel.move import Move
    from hogar.kernel.state import State
    from hogar.lab.check.look import Look
    from hogar.messages import Catalogue

TRIES: Final = 2


class LegalLists(Proof):
    """Something is always asked, and what may be answered is there once."""

    NAME = "legal lists"
    PROVES = "never empty, nothing twice, as the rules give them now: at every position, each open decision"

    def at(self, look: Look) -> None:
        state = look.state
        self.claim(bool(look.decisions) != state.over(), "nobody is asked and the game is not over")
        for decision, legal in look.asked():
            self.one(decision, list(legal))
        anew = state.clone()
        anew.refresh()
        for old, new in zip(state.lanes, anew.lanes, strict=True):
            self.claim(old.moves == new.moves, "a list is not what the rules give by now: another lane changed it")

    def one(self, decision: Decision, legal: list[Move]) -> None:
        """Looks at one decision."""
        moves = decision.moves()
        extras = legal[len(moves) :]
        self.claim(bool(moves), "{} is asked ({}), but nothing is legal", who(decision.seat), decision.clause())
        self.claim(len(set(legal)) == len(legal), "a move is twice in the list of {}: {}", who(decision.seat), legal)
        self.claim(all(move.verb.extra for move in extras), "an answer among the extras: {}", legal)
        among = [move for move in moves if move.verb.extra and isinstance(decision.step, Ask)]
        allowed = decision.step.extras(decision.state) if among and isinstance(decision.step, Ask) else []
        self.claim(set(among) <= set(allowed), "an extra among the answers that is not allowed: {}", legal)
        if decision.seat == CHANCE:
            self.claim(min(decision.weights()) >= 0, "an outcome of chance with a negative weight")


class Problems(Proof):
    """The game's own promises hold."""

    NAME = "invariants"
    PROVES = "the game finds no problem (goods, limits, totals): at every position"

    def at(self, look: Look) -> None:
        problems = look.state.problems()
        self.claim(not problems, "{}", "; ".join(problems))


class Texts(Proof):
    """Moves and their texts mean each other."""

    NAME = "texts"
    PROVES = "read back, each text gives its very move: every legal move once per process, any other at every position"
    READ: ClassVar[set[Move]] = set()
    """The moves read already: the text of an interned move never changes."""

    def at(self, look: Look) -> None:
        for decision, legal in look.asked():
            if not self.READ.issuperset(legal):
                for move in legal:
                    self.one(look.state, decision, move)
                self.READ.update(legal)
        verb, values = any_phrase(look)
        move = parse(look.state, verb.text(*values))
        self.claim([move.a, move.b, move.c] == values, "{!r} is not what {} says", move, values)

    def one(self, state: State, decision: Decision, move: Move) -> None:
        """Looks at a move for the first time."""
        self.claim(state.game.verbs.get(move.verb.name) is move.verb, "the verb of {!r} is in no manifest", move.text)
        again = move.verb.read(move.text.split()[1:])
        self.claim(again is move, "{!r} is read as {!r}", move.text, again)
        self.claim(parse(state, move.text.upper()) is move, "{!r} is not read in capitals", move.text)
        self.claim(decision.find(move.text) is move, "{!r} is the text of two legal moves", move.text)


class Refusals(Proof):
    """What is not legal is refused with words, and nothing changes; what is legal is not refused."""

    NAME = "refusals"
    PROVES = f"at every position, for each seat: a legal move passes, {TRIES} others that the game knows don't"

    def at(self, look: Look) -> None:
        for seat in range(look.state.players):
            self.one(look, seat)
        self.claim(look.unchanged(), "the position changed while moves were only asked about")

    def one(self, look: Look, seat: int) -> None:
        """Looks at one seat, asked or not."""
        own = [move.text for _, asked, legal, _ in look.questions if asked == seat for move in legal]
        if own:
            text = look.random(own)
            refusal = why_not(look.state, seat, text)
            self.claim(refusal is None, "{} may play {!r}, but it is refused: {}", who(seat), text, refusal)
        for text in [look.any_text() for _ in range(TRIES)]:
            if text not in own:
                self.claim(why_not(look.state, seat, text) is not None, "{} is not refused {!r}", who(seat), text)


class Words(Proof):
    """Everything that the game says to people can be put into words, in every language."""

    NAME = "words"
    PROVES = (
        "every legal move, question and event has words in every language, each once per process;"
        " a refusal in one or another: at every position"
    )
    SAID: ClassVar[dict[str, set[Hashable]]] = {}
    """The moves, questions and events of each game that have been put into words: the same ones have the same words."""

    def __init__(self) -> None:
        super().__init__()
        self.catalogues: list[Catalogue] = []
        self.said: set[Hashable] = set()

    def at(self, look: Look) -> None:
        game = look.state.game
        if look.number == 0 and game.id in games_with_text():
            self.catalogues = [catalogue(language, game.id) for language in LANGUAGES]
            self.said = self.SAID.setdefault(game.id, set())
        for decision, legal in look.asked():
            if not self.said.issuperset(legal):
                for move in legal:
                    self.once(move, move)
            asked = decision.asked()
            if asked is not None:
                self.once(str(asked), asked)
                refusal: Invalid | None = why_not(look.state, decision.seat, look.any_text())
                if refusal is not None and self.catalogues:
                    self.says(refusal.message, self.catalogues[self.made % len(self.catalogues)])

    def after(self, look: Look, entry: Entry) -> None:
        for event in entry.events:
            self.once((event.kind, *event.values), event)

    def once(self, key: Hashable, saying: Move | Event | Message) -> None:
        """Puts something into words in every language, the first time it comes up."""
        if key not in self.said:
            self.said.add(key)
            for words in self.catalogues:
                self.says(saying if isinstance(saying, Message) else saying.message(), words)

    def says(self, message: Message, words: Catalogue) -> None:
        """Puts a message into words; a game without a text folder has none."""
        self.claim(bool(words.text(message).strip()), "{} says nothing in {}", message.id, words.language)
