"""Devices at a server in this process: what a browser, or a program, asks and hears."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession

from hogar.server import wire
from hogar.server.app import make_app
from hogar.server.http import COOKIE
from hogar.server.settings import Settings

HERE = {"kind": "here", "name": "Ana"}
OTHER = {"kind": "here", "name": "Bea"}
LINK = {"kind": "link", "name": "Caro"}
BOT = {"kind": "bot", "bot": "random"}


def settings(folder: Path, **more: Any) -> Settings:
    """Settings that hold no test up."""
    usual: dict[str, Any] = {
        "rate": 1e6,
        "burst": 1e6,
        "hosts": ("testserver",),
        "bot_processes": 1,
        "trial_seconds": 60,
    }
    return Settings(folder, **(usual | more))


@contextmanager
def running(folder: Path, **more: Any) -> Iterator[Device]:
    """A server with its data in a folder, and a first device."""
    with TestClient(make_app(settings(folder, **more))) as client:
        yield Device(client)


def request_id() -> str:
    """A name for a request."""
    return secrets.token_urlsafe(12)


class Device:
    """A browser or a program with its own cookie."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.key = ""

    def another(self) -> Device:
        """A second device at the same server."""
        return Device(self.client)

    def cookie(self) -> dict[str, str]:
        """What tells the server which device this is."""
        return {"cookie": f"{COOKIE}={self.key}"} if self.key else {}

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """What the server answers; the test fails at another status than this one."""
        response = self.client.request(method, f"/api{path}", headers=self.cookie(), **more)
        self.key = response.cookies.get(COOKIE) or self.key
        self.client.cookies.clear()
        assert response.status_code == status, (response.status_code, response.text[:2000])
        kind = response.headers.get("content-type", "")
        return response.json() if kind.startswith("application/json") and response.content else response.text

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """Asks."""
        return self.ask("GET", path, status, params=query)

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        """Sends."""
        return self.ask("POST", path, status, json=body)

    def refused(self, path: str, body: Any, status: int) -> str:
        """The id of the message with which something is refused."""
        said: str = self.post(path, body, status)["error"]["message"]["id"]
        return said

    # Tables.

    def table(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        """A new table; its name."""
        name: str = self.post("/tables", {"game": game, "seats": list(seats), **more}, 201)["table"]
        return name

    def news(self, table: str, since: int = 0) -> dict[str, Any]:
        """What this device may know of a table; it is as the types say."""
        found: dict[str, Any] = self.get(f"/tables/{table}", since=since)
        msgspec.convert(found, wire.News)
        return found

    def command(self, table: str, what: str, status: int = 200, **body: Any) -> Any:
        """A command at a table."""
        return self.post(f"/tables/{table}/{what}", {"request": request_id(), **body}, status)

    def play(self, table: str, seat: int, version: int, move: str, status: int = 200, **more: Any) -> Any:
        """A move."""
        return self.command(table, "moves", status, seat=seat, version=version, move=move, **more)

    @contextmanager
    def socket(self, table: str, since: int = 0) -> Iterator[Socket]:
        """The socket of a table."""
        address = f"/api/tables/{table}/live?since={since}"
        with self.client.websocket_connect(address, headers=self.cookie()) as session:
            yield Socket(session)


class Socket:
    """A socket that tells news."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session

    def next(self, kind: str = "table") -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message: dict[str, Any] = self.session.receive_json()
            if message["type"] == kind:
                return message

    def until(self, version: int) -> dict[str, Any]:
        """The news of a version, or of a later one."""
        while True:
            message = self.next()
            if message["version"] >= version:
                return message


def decisions(news: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """The open decisions of the seats that a device holds, with their seats."""
    return [(view["seat"], decision) for view in news["views"].values() for decision in view["decisions"]]


def move_on(device: Device, table: str, chance: random.Random) -> dict[str, Any]:
    """Does whatever a device can do next at a table, by chance; the news after it."""
    news = device.news(table)
    own = decisions(news)
    confirming = [seat for seat in news["confirm"] if str(seat) in news["views"]]
    if confirming:
        device.command(table, "confirm", seat=confirming[0], version=news["version"])
    elif own:
        seat, decision = chance.choice(own)
        moves = decision["moves"] + decision["extras"]
        device.play(table, seat, decision["version"], chance.choice(moves)["text"])
    elif news["thinking"]:
        time.sleep(0.02)
    return device.news(table)


def play_to_the_end(device: Device, table: str, seed: int = 1) -> dict[str, Any]:
    """Plays by chance until the game is over; the last news."""
    chance = random.Random(seed)
    news = device.news(table)
    while not news["over"]:
        news = move_on(device, table, chance)
    return news
