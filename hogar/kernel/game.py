"""What the kernel knows about a game: its manifest, its options, its figures and how a position begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from hogar.kernel.codec import Codec, Json, read_fields, set_fields, write_fields
from hogar.kernel.combine import COMBINATORS, KERNEL_VERBS
from hogar.kernel.errors import Invalid, RefusedBy
from hogar.kernel.mind import NO_WEIGHTS, Mind
from hogar.kernel.moment import MOMENT_STEPS, MOMENT_VERBS
from hogar.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable

    from hogar.kernel.message import Message
    from hogar.kernel.move import Verb
    from hogar.kernel.state import State
    from hogar.kernel.step import Step

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """What a table may choose about its game; a new one holds the usual choices."""

    FIELDS: ClassVar[dict[str, Codec]] = {}

    def check(self, players: int) -> None:
        """Raises `Invalid` where the choices don't fit together or the number of players."""

    def to_json(self) -> Json:
        """The choices as JSON."""
        return write_fields(self, self.FIELDS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The printed figures of a game, in one object that positions share and nothing changes."""

    FIELDS: ClassVar[dict[str, Codec]] = {}

    def check(self) -> None:
        """Raises `Invalid` where figures contradict each other."""

    def to_json(self) -> Json:
        """All figures as JSON."""
        return write_fields(self, self.FIELDS)


class Source:
    """What a printed figure is, where it comes from and how sure that is, in words of the catalogue."""

    def __init__(self, about: Message, origin: Message, confidence: Message) -> None:
        self.about = about
        self.origin = origin
        self.confidence = confidence


class Reason:
    """Why a move isn't legal: the message `refusal.<name>` and the clause that says so."""

    def __init__(self, name: str, clause: str) -> None:
        self.name = name
        self.clause = clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: its names, its manifest of steps, verbs and reasons, and its beginnings.

    The manifest is explicit: nothing is collected by imports. `numbers` gives each kind of step its number in keys.
    `printed` are the figures that all positions share whose owner brought no others.
    """

    def __init__(
        self,
        id: str,
        players: range,
        rules: int,
        steps: list[type[Step[Any]]],
        verbs: list[Verb],
        reasons: list[Reason],
        moments: dict[str, Callable[[S, dict[str, Json]], None]],
    ) -> None:
        self.id = id
        self.players = players
        self.rules = rules
        all_steps = steps + COMBINATORS + MOMENT_STEPS
        self.steps = {step.__name__: step for step in all_steps}
        self.numbers: dict[type, int] = {step: number for number, step in enumerate(all_steps)}
        self.verbs = {verb.name: verb for verb in verbs + KERNEL_VERBS + MOMENT_VERBS}
        self.reasons = reasons
        self.moments = moments
        self.printed = self.edition()

    def options(self) -> Options:
        """The usual choices."""
        return Options()

    def edition(self) -> Edition:
        """The figures as printed, in an object of one's own."""
        return Edition()

    def sources(self) -> dict[str, Source]:
        """Where the figures of the edition come from, by field; `customers.9` is the ninth of a list."""
        return {}

    def table(self, players: int, options: Options, edition: Edition) -> S:
        """An empty table: no cards dealt, nothing on the agenda."""
        raise NotImplementedError

    def begin(self, state: S) -> None:
        """Puts the setup and the game itself on the agenda of an empty table."""
        raise NotImplementedError

    def value(self, state: S, seat: int) -> float:
        """What a position is worth to a seat, in points, as a simple bot sees it."""
        return float(state.scores()[seat].total)

    def mind(self, players: int, weights: list[float] = NO_WEIGHTS) -> Mind[Any]:
        """What a searching bot knows of this game with so many seats, with its usual weights or others."""
        return Mind(weights)

    def start(self, players: int, options: Options | None = None, edition: Edition | None = None) -> S:
        """The first position: the rules have run until somebody, or chance, must decide."""
        if players not in self.players:
            raise Invalid("invalid.players", {"low": self.players[0], "high": self.players[-1], "got": players})
        chosen = options if options is not None else self.options()
        chosen.check(players)
        if edition is not None:
            edition.check()
        state = self.table(players, chosen, edition if edition is not None else self.printed)
        self.begin(state)
        state.settle()
        return state

    def read_options(self, data: Json, players: int) -> Options:
        """The choices that JSON names, the usual ones otherwise."""
        with RefusedBy(self.id):
            options = self.options()
            set_fields(options, options.FIELDS, data, "options")
            options.check(players)
        return options

    def read_edition(self, data: Json) -> Edition:
        """The figures of a JSON table; all of them must be there."""
        with RefusedBy(self.id):
            edition = self.edition()
            read_fields(edition, edition.FIELDS, data, "edition")
            edition.check()
        return edition
