"""Why a move can't be played, said to the person who tried: what is missing and which clause says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.kernel.codec import as_text, shown
from hogar.kernel.errors import Invalid
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import CHANCE
from hogar.kernel.step import Ask

if TYPE_CHECKING:
    from hogar.kernel.decision import Decision
    from hogar.kernel.move import Move
    from hogar.kernel.state import State
    from hogar.kernel.step import Step

LONGEST_TEXT = 200


def parse(state: State, text: str) -> Move:
    """The move that a text says, legal or not; raises `Invalid` where it says none."""
    words = as_text(" ".join(text.split()), "move", LONGEST_TEXT).lower().split()
    verb = state.game.verbs.get(words[0]) if words else None
    if verb is None:
        word = shown(words[0]) if words else ""
        raise Invalid("refusal.no_verb", {"word": word, "verbs": ", ".join(sorted(state.game.verbs))})
    move = verb.read(words[1:])
    if move is None:
        form = " ".join([verb.name, *[f"<{parameter.name}>" for parameter in verb.parameters]])
        raise Invalid("refusal.no_words", {"text": shown(" ".join(words)), "form": form})
    return move


def open_decisions(state: State, seat: int) -> list[Decision]:
    """The decisions of a seat; raises `Invalid` with who is being waited for where it has none."""
    decisions = state.decisions()
    own = [decision for decision in decisions if decision.seat == seat >= 0]
    if own:
        return own
    if not decisions:
        raise Invalid("refusal.over")
    if any(decision.seat == CHANCE for decision in decisions):
        raise Invalid("refusal.chance")
    waiting: list[Value] = [Message(f"seat.{decision.seat + 1}") for decision in decisions]
    raise Invalid("refusal.not_your_turn", {"waiting": [item for item in waiting if isinstance(item, Message)]})


def why_not(state: State, seat: int, text: str) -> Invalid | None:
    """Why a seat can't play that text now; None where it can."""
    try:
        legal_move(state, seat, text)
    except Invalid as refusal:
        return refusal
    return None


def legal_move(state: State, seat: int, text: str) -> tuple[Decision, Move]:
    """The open decision and the legal move of it that a seat's text says; raises `Invalid` with the reason."""
    move = parse(state, text)
    decisions = open_decisions(state, seat)
    for decision in decisions:
        legal = decision.find(move.text)
        if legal is not None:
            return decision, legal
    raise reason(state, [decision.step for decision in decisions], move)


def reason(state: State, steps: list[Step[Any]], move: Move) -> Invalid:
    """Why a move isn't among the legal ones of the questions that a seat is asked."""
    asked = [step for step in steps if isinstance(step, Ask)]
    first = asked[0]
    for step in asked:
        code = step.check(state, move)
        if code:
            return known_reason(state, code, step.details(state, move, code))
    code = state.check(first.seat, move)
    if code:
        return known_reason(state, code, state.details(first.seat, move, code))
    return Invalid("refusal.not_asked", {"move": move.text, "asked": first.asked(state)}, first.clause())


def known_reason(state: State, code: int, values: dict[str, Value]) -> Invalid:
    """The refusal for a code of the game's reasons."""
    known = state.game.reasons[code]
    return Invalid(f"refusal.{known.name}", values, known.clause)
