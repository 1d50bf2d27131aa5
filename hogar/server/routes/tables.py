"""Making tables, finding them again, and who sits where."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.errors import Invalid
from hogar.server import wire
from hogar.server.http import Call, Endpoint, Nothing
from hogar.server.news import moment
from hogar.server.routes.parts import AtSeat, AtTable, Since, found_game, hosted, seat_there, watched
from hogar.server.seats import Seat, seated
from hogar.server.trying import try_figures

if TYPE_CHECKING:
    from sqlalchemy import Row

    from hogar.kernel.state import State
    from hogar.server.house import House


async def me(call: Call[Nothing, Nothing, None]) -> wire.Me:
    """The tables of the caller."""
    found = await asyncio.to_thread(call.house.store.of_device, call.device)
    settings = call.house.settings
    limits = wire.Limits(settings.most_tables_of_device, settings.record_bytes)
    return wire.Me([line(row, seats, call.device) for row, seats in found], limits)


def line(row: Row[Any], seats: list[Seat], device: str) -> wire.TableLine:
    """A table in a list."""
    return wire.TableLine(
        table=row.id,
        game=row.game,
        players=row.players,
        seats=[seat.shown(number, device) for number, seat in enumerate(seats, 1)],
        moves=row.moves,
        over=row.over,
        waiting=json.loads(row.waiting),
        host=row.host == device,
        created=moment(row.created),
        changed=moment(row.changed),
    )


async def make(call: Call[Nothing, Nothing, wire.NewTable]) -> wire.TableMade:
    """A new table."""
    seats = seated(call.body.seats, call.device)
    first = await first_position(call.house, call.body)
    live = await call.house.make(first, seats, call.device, call.body.spectators)
    return wire.TableMade(live.table.id)


async def first_position(house: House, asked: wire.NewTable) -> State:
    """The first position of a new table; figures from outside are tried first."""
    game, players = found_game(asked.game), len(asked.seats)
    if players not in game.players:
        raise Invalid("invalid.players", {"low": game.players[0], "high": game.players[-1], "got": players})
    options = game.read_options(asked.options, players)
    if asked.edition:
        begun = await house.trials.of(try_figures, game.id, players, asked.options, asked.edition)
        return await asyncio.to_thread(begun.first)
    first: State = game.start(players, options)
    return first


async def table(call: Call[AtTable, Since, None]) -> wire.News:
    """Everything about a table that the caller may know."""
    live = await watched(call)
    return await live.news(call.device, call.query.since)


async def remove(call: Call[AtTable, Nothing, None]) -> None:
    """Forgets a table."""
    live = await hosted(call)
    await call.house.remove(live.table.id)


async def links(call: Call[AtTable, Nothing, None]) -> wire.Links:
    """The links of the seats of people."""
    live = await hosted(call)
    own = live.table
    return wire.Links([wire.Link(seat + 1, call.house.secret(own, seat)) for seat in own.people()])


async def renew(call: Call[AtSeat, Nothing, None]) -> wire.Link:
    """A new link for a seat; the old one leads nowhere any more."""
    live = await hosted(call)
    seat = seat_there(live, call.path.seat)
    return wire.Link(seat + 1, await call.house.renew_link(live, seat))


async def reseat(call: Call[AtSeat, Nothing, wire.Reseat]) -> wire.Done:
    """Gives a seat to somebody else."""
    live = await hosted(call)
    return wire.Done(await call.house.reseat(live, seat_there(live, call.path.seat), call.body, call.device))


async def join(call: Call[Nothing, Nothing, wire.Join]) -> wire.Joined:
    """Takes a seat by its link."""
    return await call.house.join(call.body.secret, call.body.name, call.device)


TABLE: Final = "/api/tables/{table}"
ENDPOINTS: Final[list[Endpoint]] = [
    Endpoint("GET", "/api/me", me, "The tables of this device; gives the device its cookie", wire.Me, cost=2),
    Endpoint(
        "POST", "/api/tables", make, "Makes a table", wire.TableMade, body=wire.NewTable, status=201, cost=10
    ),
    Endpoint("GET", TABLE, table, "Everything about a table that the caller may know", wire.News, AtTable, Since),
    Endpoint("DELETE", TABLE, remove, "Removes a table for good", None, AtTable, status=204),
    Endpoint("GET", TABLE + "/links", links, "The secrets of the seats of people", wire.Links, AtTable),
    Endpoint(
        "POST", TABLE + "/seats/{seat}/link", renew, "A new secret for a seat; the old one is worth nothing then",
        wire.Link, AtSeat,
    ),
    Endpoint(
        "PUT", TABLE + "/seats/{seat}", reseat, "Gives a seat to somebody else", wire.Done, AtSeat, body=wire.Reseat
    ),
    Endpoint("POST", "/api/join", join, "Takes a seat by its secret", wire.Joined, body=wire.Join, cost=5),
]  # fmt: skip
