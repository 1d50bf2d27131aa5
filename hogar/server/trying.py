"""Records and figures from outside are tried in a process of their own: whatever they do there harms nobody.

What comes back is plain data, or the refusal taken apart, for neither positions nor errors travel between processes.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hogar.editions import read_edition
from hogar.kernel.errors import Invalid
from hogar.kernel.message import Message
from hogar.kernel.record import Record
from hogar.kernel.save import read_position, to_text, write_position
from hogar.kernel.trial import TRIALS, try_out
from hogar.manifest import game_named
from hogar.server import showing, wire
from hogar.server.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable

    from hogar.kernel.codec import Json
    from hogar.kernel.message import Value
    from hogar.kernel.state import State

MOST_MOVES: Final = 5000
MOST_MEMORY: Final = 2 << 30


class Begun(NamedTuple):
    """A match as it comes from outside: its first position, its moves with their lanes, who sat there."""

    position: str
    moves: list[tuple[int, str]]
    names: list[str]

    def first(self) -> State:
        """The first position."""
        data = json.loads(self.position)
        state: State = read_position(game_named(data["game"]), data, trials=0)
        return state


class Refusal(NamedTuple):
    """A refusal taken apart."""

    message: wire.Message
    clause: str
    game: str

    def put_together(self) -> Invalid:
        """The refusal as it was raised."""
        said = unshown(self.message)
        refusal = Invalid(said.id, said.values, self.clause)
        refusal.game = self.game
        return refusal


class Trials:
    """The process in which things are tried."""

    def __init__(self, seconds: float) -> None:
        self.workers = Workers(1, seconds)

    async def of(self, work: Callable[..., Begun | Refusal], *args: object) -> Begun:
        """What was tried; raises `Invalid` where it is not sound, or can't be told to be so in time."""
        try:
            async with self.workers.slot:
                said = await self.workers.run(work, *args)
        except (OSError, TimeoutError, RuntimeError, MemoryError):
            raise Invalid("server.too_hard", {"seconds": int(self.workers.seconds)}) from None
        if isinstance(said, Refusal):
            raise said.put_together()
        return said

    def close(self) -> None:
        """Ends the process."""
        self.workers.close()


def unshown(said: wire.Message) -> Message:
    """A message as it was before it was shown."""
    values: dict[str, Value] = {}
    for name, value in said.values.items():
        if isinstance(value, list):
            values[name] = [unshown(each) for each in value]
        else:
            values[name] = unshown(value) if isinstance(value, wire.Message) else value
    return Message(said.id, values)


def try_record(data: Json) -> Begun | Refusal:
    """Reads a record and replays it."""
    limit_memory()
    try:
        return read_record(data)
    except Invalid as refusal:
        return Refusal(showing.message(refusal.message), refusal.clause, refusal.game)


def read_record(data: Json) -> Begun:
    """What a record holds; raises `Invalid` where it is none."""
    named = data.get("game")
    game = game_named(named if isinstance(named, str) else "")
    if isinstance(data.get("moves"), list) and len(data["moves"]) > MOST_MOVES:
        raise Invalid("server.long_record", {"most": MOST_MOVES})
    read = Record(game, data)
    names = [*read.names, *[""] * read.first.players][: read.first.players]
    moves = [(played.lane, played.move.text) for played in read.replay()]
    return Begun(to_text(write_position(read.first)), moves, names)


def try_figures(game: str, players: int, options: dict[str, Any], edition: str) -> Begun | Refusal:
    """The first position of a game with figures from outside."""
    limit_memory()
    try:
        own = game_named(game)
        figures = read_edition(own, edition)
        first: State = own.start(players, own.read_options(options, players), figures)
        try_out(first, TRIALS)
    except Invalid as refusal:
        return Refusal(showing.message(refusal.message), refusal.clause, refusal.game)
    return Begun(to_text(write_position(first)), [], [])


def limit_memory() -> None:
    """Lets this process have so much memory and no more, where the system can be told."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
