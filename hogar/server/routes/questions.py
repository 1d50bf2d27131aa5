"""What a player may ask without changing anything: what a move would do, why another is not legal, a hint."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from hogar.kernel.errors import Invalid
from hogar.kernel.refusal import parse, why_not
from hogar.kernel.view import View
from hogar.server import showing, wire
from hogar.server.http import Call, Endpoint, Nothing
from hogar.server.routes.parts import AtTable, OfTableIn, SeatQuery, Since, own_seat, watched
from hogar.server.words import words_at

if TYPE_CHECKING:
    from hogar.kernel.state import State
    from hogar.server.live import LiveTable

HINTS_BY: Final = "greedy"


class AboutMove(Struct, frozen=True):
    """A move that a seat might play, and the version of the decision that it would answer."""

    seat: wire.SeatNumber
    version: wire.Place
    move: wire.MoveText


async def preview(call: Call[AtTable, AboutMove, None]) -> wire.Preview:
    """What a legal move would do."""
    live, asked = await watched(call), call.query
    seat = own_seat(live, call.device, asked.seat)
    async with live.lock:
        live.refuse_lost()
        decision = live.table.asked(seat, asked.version)
        if decision.find(asked.move) is None:
            raise why_not(live.table.state, seat, asked.move) or Invalid("server.stale")
        return live.reporter.preview(seat, decision, asked.move)


async def why(call: Call[AtTable, Nothing, wire.Why]) -> wire.Answers:
    """Why moves are not legal."""
    live = await watched(call)
    seat = own_seat(live, call.device, call.body.seat)
    state = await position(live)
    return wire.Answers(await asyncio.to_thread(lambda: [answer(state, seat, text) for text in call.body.moves]))


async def position(live: LiveTable) -> State:
    """A copy of the position of a table, once it is saved.

    No move ever changes a position, but rules that ask what would be legal with fewer goods take them away for a
    moment. So nobody looks at the position itself beside those who hold the lock.
    """
    async with live.lock:
        live.refuse_lost()
        return live.table.state.clone()


def answer(state: State, seat: int, text: str) -> wire.Answer:
    """Why a seat can't play a move, or that it can."""
    refusal = why_not(state, seat, text)
    if refusal is None:
        return wire.Answer(text, True, None, "")
    return wire.Answer(text, False, showing.message(refusal.message), refusal.clause)


async def hint(call: Call[AtTable, SeatQuery, None]) -> wire.Hint:
    """What a bot would play."""
    live = await watched(call)
    seat = own_seat(live, call.device, call.query.seat)
    state = await position(live)
    if View(state, seat).decision() is None:
        return wire.Hint(None)
    return wire.Hint(showing.move(parse(state, await call.house.thinkers.hint(state, seat, HINTS_BY))))


async def log(call: Call[OfTableIn, Since, None]) -> wire.LogText:
    """The log in words."""
    live = await watched(call)
    async with live.lock:
        live.refuse_lost()
        table, reporter = live.table, live.reporter
        words = words_at(call.path.language, table.state.game.id, [seat.name for seat in table.seats])
        reader = reporter.reader(table.mine(call.device))
        lines = reporter.lines_after(reporter.known(call.query.since))
    told = await asyncio.to_thread(lambda: [reader.sentence(words, number, said) for number, said in lines])
    return wire.LogText([text for text in told if text])


TABLE: Final = "/api/tables/{table}"
ENDPOINTS: Final[list[Endpoint]] = [
    Endpoint("GET", TABLE + "/preview", preview, "What a move would do", wire.Preview, AtTable, AboutMove, cost=2),
    Endpoint("POST", TABLE + "/why", why, "Why moves are not legal", wire.Answers, AtTable, body=wire.Why, cost=3),
    Endpoint("GET", TABLE + "/hint", hint, "What a bot would play", wire.Hint, AtTable, SeatQuery, cost=20),
    Endpoint("GET", TABLE + "/log/{language}", log, "The log in words", wire.LogText, OfTableIn, Since, cost=5),
]
