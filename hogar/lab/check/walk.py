"""One random match from its first position to its end, with every proof at every position of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.match import Match
from hogar.kernel.rng import Rng
from hogar.lab.check.fault import Fault
from hogar.lab.check.look import Look, random_move
from hogar.lab.check.manifest import PROOFS
from hogar.lab.check.options import random_options
from hogar.lab.check.records import as_played
from hogar.lab.check.trail import footprint, json_is_due
from hogar.lab.seeds import derived

if TYPE_CHECKING:
    from hogar.kernel.codec import Json
    from hogar.kernel.game import Game
    from hogar.kernel.move import Move
    from hogar.lab.check.options import Fixed

MOST_MOVES: Final = 20_000
PLAY: Final = "play"
END: Final = "end"


@dataclass(frozen=True)
class Failure:
    """A promise that was broken, with all that it takes to see it again; `number` counts the moves before it."""

    proof: str
    problem: str
    game: str
    players: int
    options: Json
    seed: int
    number: int
    record: Json


@dataclass(frozen=True)
class Walked:
    """What one match has shown: how often each proof held, how many positions and moves there were.

    `record` holds the moves as they came, `trail` a footprint of each position: the interpreted core has to find the
    same ones.
    """

    players: int
    seed: int
    options: Json
    positions: int
    made: dict[str, int]
    record: Json
    trail: list[str]
    failure: Failure | None


class Walk:
    """A match under proof. Play, proofs and the options that are not fixed each follow from its seed alone."""

    def __init__(self, game: Game[Any], players: int, seed: int, most: int = MOST_MOVES, fixed: Fixed = ()) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.most = most
        self.options = random_options(game, players, Rng(derived(seed, "options")), fixed)
        self.rng = Rng(derived(seed, "play"))
        self.proving = Rng(derived(seed, "proofs"))
        self.proofs = [proof() for proof in PROOFS]
        self.doing = PLAY
        self.match: Match | None = None
        self.number = 0
        self.known: list[Move] = []
        self.seen: set[Move] = set()
        self.trail: list[str] = []

    def run(self) -> Walked:
        """Plays and proves; whatever breaks is a failure of what was being done."""
        failure = None
        try:
            self.play()
        except Fault as fault:
            failure = self.failed(fault)
        except Exception as error:
            failure = self.failed(Fault(self.doing, f"{type(error).__name__}: {error}"))
        record = as_played(self.match) if failure is None and self.match is not None else None
        made = {proof.NAME: proof.made for proof in self.proofs} | {END: int(failure is None)}
        options = self.options.to_json()
        return Walked(self.players, self.seed, options, self.number + 1, made, record, self.trail, failure)

    def failed(self, fault: Fault) -> Failure:
        """A fault with where it was found."""
        options = self.options.to_json()
        record = as_played(self.match) if self.match is not None else None
        where = (self.game.id, self.players, options, self.seed, self.number)
        return Failure(fault.proof, fault.problem, *where, record)

    def play(self) -> None:
        """The match, move by move."""
        self.match = match = Match(self.game.start(self.players, self.options), self.rng)
        look = self.looked(match)
        while look.decisions:
            if self.number >= self.most:
                raise Fault(END, f"the match goes on after {self.most} moves")
            self.step(match, look)
            look = self.looked(match)
        for proof in self.proofs:
            self.doing = proof.NAME
            proof.end(match, self.proving)

    def looked(self, match: Match) -> Look:
        """Looks at the position of the match with every proof."""
        self.doing = PLAY
        look = Look(match, self.number, self.proving, self.known)
        self.trail.append(footprint(look.state, look.questions, look.text if json_is_due(self.number) else ""))
        for _, _, moves, _ in look.questions:
            self.known += [move for move in moves if move not in self.seen]
            self.seen.update(moves)
        for proof in self.proofs:
            self.doing = proof.NAME
            proof.at(look)
        return look

    def step(self, match: Match, look: Look) -> None:
        """Plays a random move of any open decision, and looks at what it did with every proof."""
        self.doing = PLAY
        decision = look.decisions[self.rng.below(len(look.decisions))]
        entry = match.enter(decision, random_move(decision, self.rng))
        self.number += 1
        for proof in self.proofs:
            self.doing = proof.NAME
            proof.after(look, entry)
