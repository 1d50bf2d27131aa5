"""The past of a match: its positions, its record, and new tables from either."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct

from hogar.kernel.errors import Invalid
from hogar.kernel.record import Played, Record
from hogar.kernel.seats import NOBODY
from hogar.server import replaying, wire
from hogar.server.http import Call, Endpoint, Nothing, Plain
from hogar.server.news import mark
from hogar.server.routes.parts import AtTable, found_game, own_seat, watched
from hogar.server.seats import Seat, bot_of, seated

if TYPE_CHECKING:
    from hogar.kernel.state import State
    from hogar.server.live import LiveTable
    from hogar.server.table import Said

MOST_MOVES: Final = 5000
LARGEST_RECORD: Final = 2_000_000


class Range(Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """The first and the last position that are wanted, and whose view; seat 0 is what everybody sees."""

    start: wire.Place = 0
    end: wire.Place = 0
    seat: Annotated[int, Meta(ge=0, le=wire.MOST_SEATS)] = 0


async def positions(call: Call[AtTable, Range, None]) -> wire.Positions:
    """Positions of the past, at most some dozens at once."""
    live, asked = await watched(call), call.query
    lines, over, seat = await past(live), live.table.state.over(), asked.seat - 1
    if seat >= 0 and not over:
        own_seat(live, call.device, asked.seat)
    refuse_beyond(lines, asked.start)
    if seat >= len(live.table.seats):
        raise Invalid("server.no_page")
    last = min(max(asked.end, asked.start), asked.start + wire.MOST_POSITIONS - 1, len(lines))
    mine = [seat] if seat >= 0 else []
    states = await asyncio.to_thread(call.house.replays.positions, live.table.id, live.table.first, lines, last)
    async with live.lock:
        refuse_beyond(live.table.lines, last)
        shown = [replaying.replayed(live.reporter, states, at, seat, mine) for at in range(asked.start, last + 1)]
    return wire.Positions(len(lines), shown)


async def past(live: LiveTable) -> list[Said]:
    """The moves of a match, once all of them are saved."""
    async with live.lock:
        live.refuse_lost()
        return live.table.lines.copy()


def refuse_beyond(lines: list[Said], at: int) -> None:
    """Raises `Invalid` for a position that the match has not come to."""
    if at > len(lines):
        raise Invalid("server.no_moves_yet", {"moves": len(lines)})


async def marks(call: Call[AtTable, Nothing, None]) -> wire.Marks:
    """Who made each move, in which round and turn."""
    lines = await past(await watched(call))
    return wire.Marks([mark(said, at) for at, said in enumerate(lines, 1)])


async def record(call: Call[AtTable, Nothing, None]) -> Plain:
    """The record of a match that is over."""
    live = await watched(call)
    lines, table = await past(live), live.table
    if not table.state.over():
        raise Invalid("server.record_running")
    names = [seat.name for seat in table.seats]
    data = await asyncio.to_thread(replaying.record, table.first, lines, names)
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    return Plain(text, "application/json", f"{table.state.game.id}-{table.id}.match.json")


async def go_on(call: Call[AtTable, Nothing, wire.Continue]) -> wire.TableMade:
    """A new table from a position of this one."""
    live, asked = await watched(call), call.body
    lines, table = await past(live), live.table
    refuse_beyond(lines, asked.at)
    seat = None if table.state.over() else NOBODY if asked.seat == 0 else own_seat(live, call.device, asked.seat)
    seats = refused_seats(seated(asked.seats, call.device), table.state.players)
    states = await asyncio.to_thread(call.house.replays.positions, table.id, table.first, lines, asked.at)
    first = await asyncio.to_thread(replaying.branch, states[asked.at], seat)
    made = await call.house.make(first, seats, call.device, asked.spectators)
    return wire.TableMade(made.table.id)


def refused_seats(seats: list[Seat], players: int) -> list[Seat]:
    """The seats themselves, if there are as many as the match has."""
    if len(seats) != players:
        raise Invalid("server.seats", {"players": players, "got": len(seats)})
    return seats


async def open_record(call: Call[Nothing, Nothing, wire.NewRecord]) -> wire.TableMade:
    """A record as a table: to look at, or to go on where it ends."""
    first, moves, names = await asyncio.to_thread(read_record, call.body.record)
    asked = call.body.seats or [sitter_named(name) for name in names]
    seats = refused_seats(seated(asked, call.device), first.players)
    made = await call.house.make(first, seats, call.device, spectators=True, moves=moves)
    return wire.TableMade(made.table.id)


def sitter_named(name: str) -> wire.SeatAsked:
    """Who sat in a seat of a record, at this device if it was a person."""
    bot = bot_of(name)
    return wire.SeatAsked("bot", bot=bot) if bot else wire.SeatAsked("here", name)


def read_record(data: wire.Json) -> tuple[State, list[Played], list[str]]:
    """What a record holds: the first position, all moves, and who sat there. Raises `Invalid` where it is none."""
    game = found_game(str(data.get("game")))
    if isinstance(data.get("moves"), list) and len(data["moves"]) > MOST_MOVES:
        raise Invalid("server.long_record", {"most": MOST_MOVES})
    read = Record(game, data)
    names = [*read.names, *[""] * read.first.players][: read.first.players]
    return read.first, read.replay(), names


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
        status=201, cost=50, largest=LARGEST_RECORD,
    ),
]  # fmt: skip
