"""The tree that a search grows: what was asked, what was answered, how well that went."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hogar.kernel.move import Move


class Edge:
    """An answer: how often it was tried and what it brought its seat in all."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    def mean(self) -> float:
        """What it brought on average."""
        return self.total / self.visits


class Node:
    """A question as the moves before it lead there, whatever chance and hidden hands were; its answers so far."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: list[Edge] = []
        self.known: dict[Move, Edge] = {}

    def add(self, move: Move) -> Edge:
        """A new answer."""
        edge = Edge(move)
        self.known[move] = edge
        self.edges.append(edge)
        return edge
