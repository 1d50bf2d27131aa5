"""A server as it runs: killed, stopped, asked for too much; what it writes down, and what goes on after a restart."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select
from websockets.sync.client import connect

from hogar.manifest import GAMES
from hogar.server.http import COOKIE
from hogar.server.storage.engine import open_database, sqlite_url
from hogar.server.storage.schema import CHANGES
from tests.server.devices import BOT, HERE, LINK, OTHER
from tools.bench_server import bench
from tools.crash import crash
from tools.serving import Line, Running

PATIENCE = 60.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server in a process of its own."""
    running = Running(tmp_path)
    yield running
    if running.process.poll() is None:
        running.kill()


def new_table(line: Line, *seats: dict[str, str]) -> dict[str, Any]:
    """A new table and its links."""

    async def made() -> dict[str, Any]:
        table = await line.post("/tables", {"game": next(iter(GAMES)), "seats": list(seats)})
        links = await line.get(f"/tables/{table['table']}/links")
        line.close()
        return {**table, **links}

    return asyncio.run(made())


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    acknowledged, problems = asyncio.run(crash(tmp_path, kills=3, seed=11, database=database))
    assert problems == []
    assert acknowledged


def test_a_server_that_is_stopped_ends_at_once_and_quietly(server: Running) -> None:
    line = Line(server.port)
    table = new_table(line, HERE, BOT)["table"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(address, additional_headers={"cookie": f"{COOKIE}={line.key}"}, max_size=None) as listening:
        assert msgspec.json.decode(listening.recv())["type"] == "table"
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < PATIENCE / 2
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


def test_secrets_stand_in_no_log(server: Running, tmp_path: Path) -> None:
    line = Line(server.port)
    made = new_table(line, HERE, LINK)
    secret = made["links"][1]["secret"]

    async def ask() -> None:
        guest = Line(server.port)
        await guest.post("/join", {"secret": secret})
        for path in (f"/join?secret={secret}", f"/tables/{made['table']}/nothing", f"/tables/{line.key}"):
            await guest.ask("GET", path)
        await guest.ask("POST", "/join", {"secret": secret, "more": secret})
        guest.close()

    asyncio.run(ask())
    with socket.create_connection(("127.0.0.1", server.port)) as odd:
        odd.sendall(f"NONSENSE {secret}\r\ncookie: {line.key}\r\n\r\n".encode())
        odd.recv(1000)
    server.stop()
    kept = b"".join([path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()])
    assert secret.rpartition(".")[2].encode() not in kept
    assert line.key.encode() not in kept


def test_a_head_without_end_is_cut_off(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as odd:
        odd.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\nlong: ")
        with pytest.raises(ConnectionError):
            odd.sendall(b"x" * 100_000_000)
    assert server.process.poll() is None


def kept(folder: Path) -> int:
    """How many changes lie in the database."""
    engine = open_database(sqlite_url(folder))
    with engine.connect() as connection:
        found: int = connection.execute(select(func.count()).select_from(CHANGES)).scalar_one()
    engine.dispose()
    return found


def test_bots_go_on_after_a_restart_though_nobody_asks(server: Running, tmp_path: Path) -> None:
    new_table(Line(server.port), BOT, BOT)
    server.kill()
    before = kept(tmp_path)
    again = Running(tmp_path)
    until = time.monotonic() + PATIENCE
    while kept(tmp_path) <= before and time.monotonic() < until:
        time.sleep(0.2)
    again.kill()
    assert kept(tmp_path) > before


def test_whoever_was_away_during_a_restart_gets_what_is_missing(server: Running, tmp_path: Path) -> None:
    line = Line(server.port)
    table = new_table(line, HERE, OTHER)["table"]

    async def asked() -> Any:
        found = await line.get(f"/tables/{table}")
        line.close()
        return found

    before = asyncio.run(asked())
    server.kill()
    again = Running(tmp_path)
    address = f"ws://127.0.0.1:{again.port}/api/tables/{table}/live?since={before['version']}"
    with connect(address, additional_headers={"cookie": f"{COOKIE}={line.key}"}, max_size=None) as listening:
        told = msgspec.json.decode(listening.recv())
    again.kill()
    assert (told["version"], told["views"]) == (before["version"], before["views"])
    assert told["log"] == {"from": before["moves"] + 1, "lines": []}


def test_the_bench_measures(server: Running) -> None:
    found = asyncio.run(bench(server, tables=4, seconds=2))
    assert (found["failed"], found["tables"]) == (0, 4)
    assert found["commands_a_second"] > 1
