"""Decisions: whose it is, what is asked, which rule asks it, and every legal move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.kernel.seats import CHANCE
from hogar.kernel.step import Ask, Draw, Step

if TYPE_CHECKING:
    from hogar.kernel.lane import Lane
    from hogar.kernel.message import Message
    from hogar.kernel.move import Move
    from hogar.kernel.state import State


class Decision:
    """An open question of a position. It is a look at the position, valid until the next move is played there."""

    def __init__(self, state: State, lane: Lane) -> None:
        self.state = state
        self.lane = lane.seat
        self.step: Step[Any] = lane.steps[-1]
        self.seat = CHANCE if isinstance(self.step, Draw) else self.step.seat
        self.answers = lane.moves

    def weights(self) -> list[int]:
        """The weight of every outcome of chance, by index."""
        step = self.step
        return step.weights(self.state) if isinstance(step, Draw) else []

    def moves(self) -> list[Move]:
        """Every legal answer to what is asked; for chance, every outcome that can happen."""
        step = self.step
        if isinstance(step, Draw):
            return [step.outcome(index) for index, weight in enumerate(step.weights(self.state)) if weight]
        return self.answers

    def extras(self) -> list[Move]:
        """What the seat may do besides answering, and what is not among the answers already."""
        step = self.step
        if not isinstance(step, Ask):
            return []
        return [move for move in step.extras(self.state) if not move.verb.extra or move not in self.answers]

    def legal(self) -> list[Move]:
        """Everything that may be played: the answers, then the extras."""
        return self.moves() + self.extras()

    def asked(self) -> Message | None:
        """What is asked, in words of the catalogue; None for chance."""
        step = self.step
        return step.asked(self.state) if isinstance(step, Ask) else None

    def clause(self) -> str:
        """The rule that asks it."""
        step = self.step
        return step.clause() if isinstance(step, Ask) else ""

    def find(self, text: str) -> Move | None:
        """The legal move with that text."""
        text = " ".join(text.split())
        for move in self.legal():
            if move.text == text:
                return move
        return None
