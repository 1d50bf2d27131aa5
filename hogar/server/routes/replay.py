"""The past of a match: its positions, its record, and new tables from either."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct

from hogar.kernel.errors import Invalid
from hogar.kernel.seats import NOBODY
from hogar.server import replaying, wire
from hogar.server.http import Call, Endpoint, Nothing, Plain
from hogar.server.news import mark
from hogar.server.reading import Reader
from hogar.server.routes.parts import AtTable, own_seat, watched
from hogar.server.seats import Seat, bot_of, seated
from hogar.server.trying import try_record

if TYPE_CHECKING:
    from hogar.kernel.state import State
    from hogar.server.house import House
    from hogar.server.live import LiveTable
    from hogar.server.table import Said, Table


class Range(Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """The first and the last position that are wanted, and whose view; seat 0 is what everybody sees."""

    start: wire.Place = 0
    end: wire.Place = 0
    seat: Annotated[int, Meta(ge=0, le=wire.MOST_SEATS)] = 0


@dataclass(frozen=True)
class Past:
    """The moves of a match, all of them saved, its first position for whoever plays them again, and its end."""

    table: Table
    first: State
    lines: list[Said]
    over: bool

    def states(self, house: House, last: int) -> list[State]:
        """The positions up to one; may take a while."""
        return house.replays.positions(self.table.id, self.first, self.lines, last)


async def past(live: LiveTable) -> Past:
    """The moves of a match, once all of them are saved."""
    async with live.lock:
        live.refuse_lost()
        return Past(live.table, live.table.first.clone(), live.table.lines.copy(), live.table.over())


async def positions(call: Call[AtTable, Range, None]) -> wire.Positions:
    """Positions of the past, at most some dozens at once."""
    live, asked = await watched(call), call.query
    known, seat = await past(live), asked.seat - 1
    if seat >= 0 and not known.over:
        own_seat(live, call.device, asked.seat)
    refuse_beyond(known.lines, asked.start)
    if seat >= len(live.table.seats):
        raise Invalid("server.no_page")
    last = min(max(asked.end, asked.start), asked.start + wire.MOST_POSITIONS - 1, len(known.lines))
    return await asyncio.to_thread(shown, call.house, known, range(asked.start, last + 1), seat)


def shown(house: House, known: Past, wanted: range, seat: int) -> wire.Positions:
    """Some positions as a seat saw them."""
    states = known.states(house, wanted[-1])
    reader = Reader([seat] if seat >= 0 else [], known.table.first.players, known.over)
    return wire.Positions(
        len(known.lines), [replaying.replayed(states, known.lines, at, seat, reader) for at in wanted]
    )


def refuse_beyond(lines: list[Said], at: int) -> None:
    """Raises `Invalid` for a position that the match has not come to."""
    if at > len(lines):
        raise Invalid("server.no_moves_yet", {"moves": len(lines)})


async def marks(call: Call[AtTable, Nothing, None]) -> wire.Marks:
    """Who made each move, in which round and turn."""
    known = await past(await watched(call))
    return wire.Marks([mark(said, at) for at, said in enumerate(known.lines, 1)])


async def record(call: Call[AtTable, Nothing, None]) -> Plain:
    """The record of a match that is over."""
    known = await past(await watched(call))
    if not known.over:
        raise Invalid("server.record_running")
    table = known.table
    text = await asyncio.to_thread(record_text, known, [seat.name for seat in table.seats])
    return Plain(text, "application/json", f"{table.state.game.id}-{table.id}.match.json")


def record_text(known: Past, names: list[str]) -> str:
    """The record of a match as a file."""
    data = replaying.record(known.first, known.lines, names)
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


async def go_on(call: Call[AtTable, Nothing, wire.Continue]) -> wire.TableMade:
    """A new table from a position of this one."""
    live, asked = await watched(call), call.body
    known, table = await past(live), live.table
    refuse_beyond(known.lines, asked.at)
    seat = None if known.over else NOBODY if asked.seat == 0 else own_seat(live, call.device, asked.seat)
    seats = refused_seats(seated(asked.seats, call.device), table.state.players)
    first = await asyncio.to_thread(lambda: replaying.branch(known.states(call.house, asked.at)[asked.at], seat))
    made = await call.house.make(first, seats, call.device, asked.spectators)
    return wire.TableMade(made.table.id)


def refused_seats(seats: list[Seat], players: int) -> list[Seat]:
    """The seats themselves, if there are as many as the match has."""
    if len(seats) != players:
        raise Invalid("server.seats", {"players": players, "got": len(seats)})
    return seats


async def open_record(call: Call[Nothing, Nothing, wire.NewRecord]) -> wire.TableMade:
    """A record as a table: to look at, or to go on where it ends."""
    begun = await call.house.trials.of(try_record, call.body.record)
    first = await asyncio.to_thread(begun.first)
    asked = call.body.seats or [sitter_named(name) for name in begun.names]
    seats = refused_seats(seated(asked, call.device), first.players)
    made = await call.house.make(first, seats, call.device, spectators=True, moves=begun.moves)
    return wire.TableMade(made.table.id)


def sitter_named(name: str) -> wire.SeatAsked:
    """Who sat in a seat of a record, at this device if it was a person."""
    bot = bot_of(name)
    return wire.SeatAsked("bot", bot=bot) if bot else wire.SeatAsked("here", name)


TABLE: Final = "/api/tables/{table}"
ENDPOINTS: Final[list[Endpoint]] = [
    Endpoint(
        "GET", TABLE + "/positions", positions, "Positions of the past", wire.Positions, AtTable, Range, cost=10
    ),
    Endpoint("GET", TABLE + "/marks", marks, "Seat, round and turn of each move", wire.Marks, AtTable, cost=3),
    Endpoint("GET", TABLE + "/record", record, "The record of a match that is over", Plain, AtTable, cost=20),
    Endpoint(
        "POST", TABLE + "/continue", go_on, "A new table from a position", wire.TableMade, AtTable,
        body=wire.Continue, status=201, cost=20,
    ),
    Endpoint(
        "POST", "/api/records", open_record, "Opens a record as a table", wire.TableMade, body=wire.NewRecord,
        status=201, cost=50, holds_record=True,
    ),
]  # fmt: skip
