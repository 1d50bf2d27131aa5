"""Measures a server with many live tables: how long from a move to the other seat's update, how much memory a table.

    python -m tools.bench_server --tables 300 --seconds 30

Two people sit at every table, each with a socket of their own; at every table somebody moves once a second. The
server is one process, the clients are another. Games that end are played again from the beginning.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import secrets
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hogar.manifest import GAMES
from hogar.server.http import COOKIE
from tools.serving import Line, Running

PERIOD: Final = 1.0
OPENING: Final = 20
"""So many tables are opened at once."""


class Asked(Struct):
    """A decision, as far as a client that plays by chance reads it."""

    version: int
    moves: list[MoveText]


class MoveText(Struct):
    """A move."""

    text: str


class Seen(Struct):
    """A view."""

    seat: int
    decisions: list[Asked]


class Told(Struct):
    """News, or something that is not."""

    type: str
    version: int = 0
    over: bool = False
    confirm: list[Annotated[int, Meta(ge=1)]] = []
    views: dict[str, Seen] = {}


NEWS: Final = msgspec.json.Decoder(Told)


@dataclass
class Result:
    """What was measured, in seconds."""

    updates: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    failed: int = 0
    ended: int = 0
    measuring: bool = False


@dataclass
class Seat:
    """Somebody at a table: a connection, a socket, the last news."""

    line: Line
    news: Told = field(default_factory=lambda: Told(""))
    heard: dict[int, float] = field(default_factory=dict)
    socket: ClientConnection | None = None
    listening: asyncio.Task[None] | None = None

    async def sit(self, table: str) -> None:
        """Listens to a table."""
        address = f"ws://127.0.0.1:{self.line.port}/api/tables/{table}/live"
        cookie = {"cookie": f"{COOKIE}={self.line.key}"}
        self.socket = await connect(address, additional_headers=cookie, max_size=None, compression=None)
        self.listening = asyncio.create_task(self.listen(self.socket))

    async def listen(self, socket: ClientConnection) -> None:
        """Notes when each version comes."""
        with suppress(ConnectionClosed):
            async for message in socket:
                now = time.perf_counter()
                told = NEWS.decode(message)
                if told.type == "table":
                    self.news = told
                    self.heard[told.version] = now

    async def leave(self) -> None:
        """Goes."""
        if self.socket is not None:
            await self.socket.close()
        self.line.close()


class Table:
    """Two people who play by chance."""

    def __init__(self, port: int, game: str, seed: int, result: Result) -> None:
        self.port = port
        self.game = game
        self.chance = random.Random(seed)
        self.result = result
        self.name = ""
        self.seats: list[Seat] = []
        self.sent: dict[int, tuple[int, float]] = {}

    async def begin(self) -> None:
        """A new match."""
        for seat in self.seats:
            await seat.leave()
        self.sent = {}
        self.seats = [Seat(Line(self.port)) for _ in range(2)]
        host, guest = [seat.line for seat in self.seats]
        people = [{"kind": "here", "name": "Ana"}, {"kind": "link", "name": "Bea"}]
        self.name = (await host.post("/tables", {"game": self.game, "seats": people}))["table"]
        links = (await host.get(f"/tables/{self.name}/links"))["links"]
        await guest.post("/join", {"secret": links[1]["secret"]})
        for seat in self.seats:
            await seat.sit(self.name)

    async def live(self, until: float) -> None:
        """One command in each period, at a moment of its own."""
        due = time.perf_counter() + self.chance.random() * PERIOD
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.result.measuring:
                self.result.late.append(time.perf_counter() - due)
            await self.act()
            due = max(due + PERIOD, time.perf_counter())

    async def act(self) -> None:
        """Does whatever can be done next."""
        if self.seats[0].news.over:
            self.result.ended += 1
            await self.begin()
            return
        for number, seat in enumerate(self.seats):
            news = seat.news
            if number + 1 in news.confirm:
                await self.send(number, "confirm", {"version": news.version})
                return
            for view in news.views.values():
                if view.decisions:
                    asked = self.chance.choice(view.decisions)
                    move = self.chance.choice(asked.moves).text
                    await self.send(number, "moves", {"version": asked.version, "move": move})
                    return

    async def send(self, number: int, what: str, body: dict[str, Any]) -> None:
        """Sends a command and notes when the answer, and when the other seat's update, came."""
        seat, other = self.seats[number], self.seats[1 - number]
        body |= {"seat": number + 1, "request": secrets.token_urlsafe(16)}
        began = time.perf_counter()
        status, data = await seat.line.ask("POST", f"/tables/{self.name}/{what}", body)
        answered = time.perf_counter()
        if status != 200:
            self.result.failed += 1
            return
        version = msgspec.json.decode(data)["version"]
        while not (came := [at for heard, at in other.heard.items() if heard >= version]):
            await asyncio.sleep(0.001)
        other.heard.clear()
        seat.heard.clear()
        if self.result.measuring:
            self.result.answers.append(answered - began)
            self.result.updates.append(max(0.0, came[0] - began))


async def bench(server: Running, tables: int, seconds: float) -> dict[str, Any]:
    """Opens the tables, lets them live, and says what was measured."""
    before, result, games = memory(server), Result(), list(GAMES)
    every = [Table(server.port, games[number % len(games)], number, result) for number in range(tables)]
    for first in range(0, tables, OPENING):
        await asyncio.gather(*[table.begin() for table in every[first : first + OPENING]])
    opened, processor = memory(server), processor_seconds(server)
    gc.freeze()
    began = time.perf_counter()
    asyncio.get_running_loop().call_later(PERIOD, lambda: setattr(result, "measuring", True))
    await asyncio.gather(*[table.live(began + PERIOD + seconds) for table in every])
    took, used = time.perf_counter() - began, processor_seconds(server) - processor
    after = memory(server)
    for table in every:
        for seat in table.seats:
            await seat.leave()
    return {
        "tables": tables, "sockets": 2 * tables, "seconds": round(took, 1), "matches_ended": result.ended,
        "failed": result.failed, "commands_a_second": round(len(result.updates) / seconds, 1),
        "update_ms": spread(result.updates), "answer_ms": spread(result.answers), "sent_late_ms": spread(result.late),
        "server_processor": round(used / took, 2), "kb_a_table_when_opened": round((opened - before) / tables),
        "kb_a_table_at_the_end": round((after - before) / tables), "mb_of_the_server": round(after / 1024),
    }  # fmt: skip


def spread(times: list[float]) -> dict[str, float]:
    """The middle and the upper end of some times, in milliseconds."""
    ordered = sorted(times)
    return {name: round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000, 1)
            for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("most", 1.0))}  # fmt: skip


def memory(server: Running) -> int:
    """The memory of the server in kB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def processor_seconds(server: Running) -> float:
    """The time of the processor that the server has used, in seconds."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main() -> None:
    """Prints what was measured as JSON."""
    parser = argparse.ArgumentParser(description="Measure a server with many live tables.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder))
        try:
            print(json.dumps(asyncio.run(bench(server, asked.tables, asked.seconds)), indent=1))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
