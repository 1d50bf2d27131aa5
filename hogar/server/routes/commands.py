"""What changes a match: moves, ends of turns, undo and redo. All of it is saved before the answer."""

from __future__ import annotations

from typing import Final

from hogar.server import wire
from hogar.server.http import Call, Endpoint, Nothing
from hogar.server.routes.parts import AtTable, own_seat, watched

RequestCall = Call[AtTable, Nothing, wire.Back]


async def play(call: Call[AtTable, Nothing, wire.Play]) -> wire.Done:
    """A move."""
    live, asked = await watched(call), call.body
    seat = own_seat(live, call.device, asked.seat)
    do = live.table.play
    return wire.Done(await live.command(asked.request, lambda: do(seat, asked.version, asked.move, asked.request)))


async def confirm(call: Call[AtTable, Nothing, wire.Confirm]) -> wire.Done:
    """The end of a turn."""
    live, asked = await watched(call), call.body
    seat = own_seat(live, call.device, asked.seat)
    do = live.table.confirm
    return wire.Done(await live.command(asked.request, lambda: do(seat, asked.version, asked.request)))


async def undo(call: RequestCall) -> wire.Done:
    """Takes back a move or a turn."""
    live, asked = await watched(call), call.body
    seat = own_seat(live, call.device, asked.seat)
    do, turn = live.table.undo, asked.what == "turn"
    return wire.Done(await live.command(asked.request, lambda: do(seat, asked.version, turn, asked.request)))


async def redo(call: RequestCall) -> wire.Done:
    """Plays again what was taken back."""
    live, asked = await watched(call), call.body
    seat = own_seat(live, call.device, asked.seat)
    do, turn = live.table.redo, asked.what == "turn"
    return wire.Done(await live.command(asked.request, lambda: do(seat, asked.version, turn, asked.request)))


TABLE: Final = "/api/tables/{table}"
ENDPOINTS: Final[list[Endpoint]] = [
    Endpoint("POST", TABLE + "/moves", play, "Plays a move", wire.Done, AtTable, body=wire.Play),
    Endpoint(
        "POST", TABLE + "/confirm", confirm, "Ends a turn: chance and bots go on", wire.Done, AtTable, body=wire.Confirm
    ),
    Endpoint("POST", TABLE + "/undo", undo, "Takes back a move or a turn", wire.Done, AtTable, body=wire.Back),
    Endpoint("POST", TABLE + "/redo", redo, "Plays it again", wire.Done, AtTable, body=wire.Back),
]
