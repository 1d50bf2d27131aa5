"""A position: what lies on the table, the agenda, and the engine that lets the rules run until somebody must decide.

Games subclass `State` with what lies on their table. Nothing in here knows a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.kernel.codec import Codec, Json
from hogar.kernel.decision import Decision
from hogar.kernel.event import Event, Happening
from hogar.kernel.lane import NO_MOVES, Lane
from hogar.kernel.native import mypyc_attr
from hogar.kernel.score import ScoreSheet
from hogar.kernel.seats import EVERYBODY, NOBODY, TRUNK
from hogar.kernel.step import Act, Ask, Draw, Step, fingerprint

if TYPE_CHECKING:
    from hogar.kernel.game import Edition, Game, Options
    from hogar.kernel.message import Message, Value
    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng


FUSE: Final = 20_000
"""More steps than this never follow each other without a decision, but where the rules run in a circle."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Copying is cheap; equal positions have equal keys."""

    FIELDS: ClassVar[dict[str, Codec]] = {}

    def __init__(self, game: Game[Any], players: int, options: Options, edition: Edition) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.edition = edition
        self.lanes: list[Lane] = [Lane(TRUNK)]
        self.lane = self.lanes[0]
        self.listeners = 0
        self.reveals = 0
        self.fuse = FUSE
        self.listening = False
        self.events: list[Event] = []

    # What a game adds.

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def fingerprint(self) -> tuple[Any, ...]:
        """Everything on the table that makes two positions different, the agenda aside."""
        raise NotImplementedError

    def scores(self) -> list[ScoreSheet]:
        """The score sheet of every seat, as if the game ended now."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of every seat by the final scoring and its tie-breaks, from 1; ties share a place."""
        raise NotImplementedError

    def verdict(self) -> Message | None:
        """How the game went, where more than the places says it (a solo result)."""
        return None

    def problems(self) -> list[str]:
        """Which promises of this game the position breaks (none, if all is well): limits, totals, signs."""
        return []

    def sketch(self) -> Json:
        """What a drawing shows that follows from the table, but only by rules; nothing where the table says it all."""
        return None

    def mask(self, seat: int) -> None:
        """Replaces whatever a seat may not know by the unknown; the steps mask themselves."""

    def fill(self, seat: int, rng: Rng) -> None:
        """Gives every unknown part of a seat's masked position a value that the seat could not exclude."""

    def board_of(self, seat: int) -> Any:
        """What lies before a seat: the thing whose `FIELDS` a scenario may set."""
        raise NotImplementedError

    def set_up(self) -> bool:
        """Whether the setup of the game is done."""
        return True

    def balance(self) -> None:
        """Works out the piles that are the remainder of everything else; raises `Invalid` where they can't be."""

    def triggers(self, seat: int, moment: int) -> list[Any]:
        """The effects of a seat's cards that wait for a moment, in a fixed order (see `moment`)."""
        return []

    def owes(self, seat: int, moment: int, subject: int) -> bool:
        """Whether a seat may not decline the effects due at a moment: without one, what it owes would be impossible."""
        return False

    # What may be done at any time.

    def extras(self, seat: int) -> list[Move]:
        """What a seat may do besides answering, while any question of its own is open."""
        return []

    def interject(self, seat: int, move: Move) -> None:
        """Carries out one of a seat's extras."""
        raise NotImplementedError

    def check(self, seat: int, move: Move) -> int:
        """Why a move is no extra that a seat may play: a code of the game's reasons, 0 where it may or it is none."""
        return 0

    def details(self, seat: int, move: Move, reason: int) -> dict[str, Value]:
        """The values that the sentence of an extra's reason needs."""
        return {}

    # The agenda.

    def push(self, step: Step[Any]) -> None:
        """Puts a step on the agenda of the lane in progress; it goes on before everything else there."""
        self.lane.steps.append(step)

    def push_all(self, steps: list[Step[Any]]) -> None:
        """Puts several steps on the agenda, to be carried out in the order of the list."""
        for step in steps[::-1]:
            self.lane.steps.append(step)

    def open_lane(self, seat: int, step: Step[Any]) -> None:
        """Lets a seat act on its own, beside the trunk and the other lanes."""
        lane = Lane(seat)
        lane.steps.append(step)
        self.lanes.insert(len(self.lanes) - 1, lane)

    def earlier_lanes(self) -> list[Lane]:
        """The lanes that come before the one in progress in the canonical order."""
        return self.lanes[: self.lanes.index(self.lane)]

    def alone(self) -> bool:
        """Whether the trunk is the only lane."""
        return len(self.lanes) == 1

    def over(self) -> bool:
        """Whether the game has ended."""
        return len(self.lanes) == 1 and not self.lanes[0].steps

    def settle(self) -> None:
        """Lets every lane run until it waits for a decision or for an earlier lane."""
        self.fuse = FUSE
        self.run(self.lane)
        going = len(self.lanes) > 1
        while going:
            going = False
            self.lanes = [lane for lane in self.lanes if lane.steps or lane.seat == TRUNK]
            for lane in self.lanes:
                if not lane.open and self.run(lane):
                    going = True

    def run(self, lane: Lane) -> bool:
        """Lets one lane run until it waits, and says whether it did anything."""
        self.lane = lane
        steps = lane.steps
        lane.open = False
        moved = False
        while steps and steps[-1].ready(self):
            step = steps[-1]
            moved = True
            self.fuse -= 1
            if self.fuse < 0:
                raise RuntimeError("the rules run in a circle")
            if isinstance(step, Act):
                steps.pop()
                step.do(self)
            elif not isinstance(step, Ask):
                return self.wait(lane, NO_MOVES)
            else:
                moves = step.moves(self)
                if len(moves) != 1 or step.pauses(self):
                    return self.wait(lane, moves)
                if moves[0].verb.extra:
                    step.interject(self, moves[0])
                else:
                    steps.pop()
                    step.choose(self, moves[0])
        return moved

    def wait(self, lane: Lane, moves: list[Move]) -> bool:
        """Opens the decision on top of a lane."""
        lane.moves = moves
        lane.open = True
        return True

    # Decisions.

    def decisions(self) -> list[Decision]:
        """Every decision that is open, in the canonical order."""
        return [Decision(self, lane) for lane in self.lanes if lane.open]

    def first_open(self) -> Lane | None:
        """The first lane with an open decision."""
        for lane in self.lanes:
            if lane.open:
                return lane
        return None

    def decision(self) -> Decision | None:
        """The first open decision; None when the game is over."""
        lane = self.first_open()
        return Decision(self, lane) if lane is not None else None

    def lane_of(self, seat: int) -> Lane | None:
        """The lane with that name, if it is there."""
        for lane in self.lanes:
            if lane.seat == seat:
                return lane
        return None

    def apply(self, lane_seat: int, move: Move) -> None:
        """Plays a legal move in a lane and lets the rules run on. The caller knows that it is legal."""
        for lane in self.lanes:
            if lane.seat == lane_seat:
                self.lane = lane
                break
        lane = self.lane
        step = lane.steps[-1]
        if isinstance(step, Ask):
            if move.verb.extra:
                step.interject(self, move)
            else:
                lane.steps.pop()
                step.choose(self, move)
        elif isinstance(step, Draw):
            lane.steps.pop()
            step.happen(self, move.a)
        self.settle()

    def refresh(self) -> None:
        """Works the legal answers out anew, after parts of the position were set from outside."""
        for lane in self.lanes:
            if lane.open:
                self.lane = lane
                step = lane.steps[-1]
                lane.moves = step.moves(self) if isinstance(step, Ask) else NO_MOVES

    # Events.

    def tell(self, kind: Happening, values: list[int], known: int = EVERYBODY) -> None:
        """Reports what happened, to whoever listens."""
        if self.listening:
            self.events.append(Event(kind, values, known))

    def reveal(self, known: int = EVERYBODY) -> None:
        """Marks that these seats have learned something just now: they can't take back what came before."""
        self.reveals |= known

    # Copies and keys.

    def copy_agenda(self, other: State) -> None:
        """Takes over the agenda of another position, independently of it."""
        self.lanes = [lane.clone() for lane in other.lanes]
        self.lane = self.lanes[other.lanes.index(other.lane)] if other.lane in other.lanes else self.lanes[-1]
        self.listeners = other.listeners
        self.reveals = other.reveals

    def identity(self) -> tuple[Any, ...]:
        """Everything that makes two positions (of one game, edition and options) different."""
        numbers = self.game.numbers
        agenda = []
        for lane in self.lanes:
            agenda.append((lane.seat, tuple([fingerprint(step, numbers) for step in lane.steps])))
        return self.fingerprint(), tuple(agenda)

    def key(self) -> int:
        """A number that tells equal positions (of one game, edition and options) from others."""
        return hash(self.identity())

    def decider(self) -> int:
        """The seat of the first open decision, CHANCE among them; NOBODY when the game is over."""
        decision = self.decision()
        return decision.seat if decision is not None else NOBODY
