"""Kills a server again and again while people and bots play, and compares what it kept with what it said.

    python -m tools.crash --kills 200

Every command that was acknowledged must be there, once; every version that a socket told of must be there; what was
under way is sent again after the restart, as a browser does, and must be there once at most.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from hogar.manifest import GAMES
from hogar.server.http import COOKIE
from hogar.server.storage.engine import open_database, sqlite_url
from hogar.server.storage.schema import CHANGES
from tools.serving import Line, Running

TABLES: Final = 8
LONGEST_LIFE: Final = 2.0
REFUSED: Final = (409, 422)
"""What a random client may get: somebody was faster, or nothing can be taken back."""


@dataclass
class Journal:
    """What one table was asked and what it said."""

    acknowledged: dict[str, tuple[int, str, str]] = field(default_factory=dict)
    under_way: list[tuple[str, str, dict[str, Any]]] = field(default_factory=list)
    told: int = 0


@dataclass
class Player:
    """Somebody who does at one table whatever comes to mind."""

    key: str
    table: str
    chance: random.Random
    journal: Journal = field(default_factory=Journal)

    async def play(self, port: int) -> None:
        """Plays until the server is gone."""
        line = Line(port, self.key)
        with suppress(ConnectionError):
            for what, request, body in self.journal.under_way.copy():
                await self.send(line, what, request, body)
            while True:
                await self.act(line)
        line.close()

    async def act(self, line: Line) -> None:
        """One command; now and then one that was acknowledged already is sent again."""
        news = await line.get(f"/tables/{self.table}?since=0")
        what, body = self.wish(news)
        if not what:
            await asyncio.sleep(0.01)
            return
        request = secrets.token_urlsafe(16)
        self.journal.under_way.append((what, request, body))
        await self.send(line, what, request, body)
        if self.chance.random() < 0.1:
            await self.send(line, what, request, body)

    def wish(self, news: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """What to do now, if anything."""
        views = list(news["views"].values())
        self.journal.told = max(self.journal.told, news["version"])
        if self.chance.random() < 0.15:
            view = self.chance.choice(views)
            return self.chance.choice(["undo", "redo"]), {"seat": view["seat"], "version": news["version"]}
        ending = [seat for seat in news["confirm"] if str(seat) in news["views"]]
        if ending:
            return "confirm", {"seat": ending[0], "version": news["version"]}
        asked = [(view["seat"], each) for view in views for each in view["decisions"]]
        if not asked:
            return "", {}
        seat, decision = self.chance.choice(asked)
        move = self.chance.choice(decision["moves"] + decision["extras"])["text"]
        return "moves", {"seat": seat, "version": decision["version"], "move": move}

    async def send(self, line: Line, what: str, request: str, body: dict[str, Any]) -> None:
        """Sends a command and writes down what comes back."""
        status, data = await line.ask("POST", f"/tables/{self.table}/{what}", {**body, "request": request})
        self.journal.under_way = [each for each in self.journal.under_way if each[1] != request]
        if status == 200:
            version = msgspec.json.decode(data)["version"]
            self.journal.acknowledged[request] = (version, what, body.get("move", ""))
        elif status not in REFUSED:
            raise RuntimeError(f"{what}: {status} {data[:500]!r}")

    async def listen(self, port: int) -> None:
        """Hears what the table tells until the server is gone."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live?since={self.journal.told}"
        with suppress(OSError, WebSocketException):
            async with connect(address, additional_headers={"cookie": f"{COOKIE}={self.key}"}, max_size=None) as socket:
                async for message in socket:
                    self.journal.told = max(self.journal.told, msgspec.json.decode(message).get("version", 0))


async def new_player(port: int, game: str, seats: list[dict[str, str]], seed: int) -> Player:
    """Somebody at a new table."""
    line = Line(port)
    table = (await line.post("/tables", {"game": game, "seats": seats}))["table"]
    line.close()
    return Player(line.key, table, random.Random(seed))


async def new_players(port: int, seed: int) -> list[Player]:
    """Tables of every game: two people at one device, and people against bots."""
    person = {"kind": "here", "name": "Ana"}
    others = [person, {"kind": "bot", "bot": "random"}]
    games = list(GAMES)
    return [
        await new_player(port, games[number % len(games)], [person, others[number // len(games) % 2]], seed + number)
        for number in range(TABLES)
    ]


async def live(server: Running, players: list[Player], seconds: float) -> None:
    """Lets everybody play for a while, then kills the server."""
    work = [each for player in players for each in (player.play(server.port), player.listen(server.port))]
    tasks = [asyncio.create_task(each) for each in work]
    await asyncio.sleep(seconds)
    server.kill()
    for task in tasks:
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(task, 10)


def compare(database: str, players: list[Player]) -> list[str]:
    """What was lost, doubled or made up."""
    engine = open_database(database)
    with engine.connect() as connection:
        rows = connection.execute(select(CHANGES).order_by(CHANGES.c.table_id, CHANGES.c.version)).all()
    engine.dispose()
    problems = []
    for player in players:
        own = [row for row in rows if row.table_id == player.table]
        problems += compare_table(own, player.journal, player.table)
    return problems


def compare_table(rows: list[Any], journal: Journal, table: str) -> list[str]:
    """The same for one table."""
    problems = []
    if [row.version for row in rows] != list(range(1, len(rows) + 1)):
        problems.append(f"{table}: versions are not in a row")
    if journal.told > len(rows):
        problems.append(f"{table}: told of version {journal.told}, kept {len(rows)}")
    counts = Counter(row.request for row in rows if row.request)
    problems += [f"{table}: {request} is there {count} times" for request, count in counts.items() if count > 1]
    kept = {row.request: row for row in rows}
    for request, (version, what, text) in journal.acknowledged.items():
        row = kept.get(request)
        if row is None:
            problems.append(f"{table}: {what} {text} of version {version} is lost")
        elif row.version > version or version > len(rows) or (what == "moves" and row.text != text):
            problems.append(f"{table}: {what} {text} of version {version} is kept as {row}")
    return problems


async def crash(folder: Path, kills: int, seed: int, database: str = "") -> tuple[int, list[str]]:
    """So many kills; how many commands were acknowledged, and what is wrong."""
    chance = random.Random(seed)
    database = database or sqlite_url(folder)
    players: list[Player] = []
    problems: list[str] = []
    acknowledged = 0
    for number in range(kills):
        server = await asyncio.to_thread(Running, folder, database)
        if number % 25 == 0:
            acknowledged += sum([len(player.journal.acknowledged) for player in players])
            players = await new_players(server.port, chance.randrange(1 << 30))
        await live(server, players, chance.uniform(0.01, LONGEST_LIFE))
        problems += compare(database, players)
    return acknowledged + sum([len(player.journal.acknowledged) for player in players]), problems


def main() -> int:
    """Reports; 1 where something was lost, doubled or made up."""
    parser = argparse.ArgumentParser(description="Kill a server under load, restart it, compare.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="address of an empty database; else an SQLite file")
    asked = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        acknowledged, problems = asyncio.run(crash(Path(folder), asked.kills, asked.seed, asked.database))
    print(f"{asked.kills} kills, {acknowledged} commands acknowledged, {len(problems)} wrong,", end=" ")
    print(f"{time.monotonic() - began:.0f} s")
    print("\n".join(problems[:50]))
    return int(bool(problems))


if __name__ == "__main__":
    raise SystemExit(main())
