"""What a proof says when it fails."""

from __future__ import annotations


class Fault(Exception):
    """A promise that a game breaks: which proof found it, and what it saw."""

    def __init__(self, proof: str, problem: str) -> None:
        super().__init__(proof, problem)
        self.proof = proof
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.proof}: {self.problem}"
