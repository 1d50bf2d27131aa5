"""Storage: the same with SQLite and with PostgreSQL; nothing is lost between two servers on the same data."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, inspect, update

from hogar.manifest import GAMES
from hogar.server.storage.engine import open_database, sqlite_url, upgrade
from hogar.server.storage.schema import CHANGES, METADATA
from hogar.server.storage.store import Store
from tests.server.devices import BOT, HERE, LINK, OTHER, Device, decisions, move_on, play_to_the_end, running

GAME = "skara_brae"


def at(database: str, folder: Path) -> Engine:
    """The database of a server whose data lie in a folder."""
    return open_database(database or sqlite_url(folder))


def test_the_migrations_make_what_the_code_expects(database: str, tmp_path: Path) -> None:
    engine = at(database, tmp_path)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_every_migration_can_be_taken_back(database: str, tmp_path: Path) -> None:
    engine = at(database, tmp_path)
    upgrade(engine)
    upgrade(engine, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    upgrade(engine)
    engine.dispose()


def some_play(device: Device, table: str, moves: int) -> None:
    """Some commands by chance, some of them taken back."""
    chance = random.Random(7)
    for count in range(moves):
        news = move_on(device, table, chance)
        able = [view["seat"] for view in news["views"].values() if view["undo"]]
        if count % 5 == 0 and able:
            device.command(table, "undo", seat=able[0], version=news["version"])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_the_same_after_a_restart(database: str, tmp_path: Path, game: str) -> None:
    with running(tmp_path, database=database) as device:
        table, key = device.table(game, HERE, OTHER), device.key
        some_play(device, table, 40)
        before, lines = device.news(table), device.get("/me")["tables"]
    with running(tmp_path, database=database) as device:
        device.key = key
        assert device.news(table) == before
        assert device.get("/me")["tables"] == lines


def test_a_match_goes_on_after_a_restart(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=database) as device:
        table, key = device.table(GAME, HERE, BOT), device.key
        some_play(device, table, 15)
    with running(tmp_path, database=database) as device:
        device.key = key
        assert play_to_the_end(device, table)["result"]["ranking"]
        assert device.get("/me")["tables"][0]["over"]


def test_seats_and_links_stay_after_a_restart(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=database) as device:
        longest = "D" * 40
        table, guest = device.table(GAME, {"kind": "here", "name": longest}, LINK), device.another()
        links = device.get(f"/tables/{table}/links")["links"]
        guest.post("/join", {"secret": links[1]["secret"], "name": longest})
        host, other = device.key, guest.key
    with running(tmp_path, database=database) as device:
        guest = device.another()
        device.key, guest.key = host, other
        assert device.get(f"/tables/{table}/links")["links"] == links
        assert sorted(guest.news(table)["views"]) == ["2"]
        assert device.news(table)["seats"][1]["name"] == "D" * 38 + " 2"


def test_a_request_is_known_again_after_a_restart(database: str, tmp_path: Path) -> None:
    body: dict[str, Any] = {"request": "r" * 20}
    with running(tmp_path, database=database) as device:
        table, key = device.table(GAME, HERE, OTHER), device.key
        seat, decision = decisions(device.news(table))[0]
        body |= {"seat": seat, "version": decision["version"], "move": decision["moves"][0]["text"]}
        version = device.post(f"/tables/{table}/moves", body)["version"]
    with running(tmp_path, database=database) as device:
        device.key = key
        assert device.post(f"/tables/{table}/moves", body)["version"] == version
        assert device.news(table)["version"] == version


def test_whoever_still_reads_is_waited_for_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, said, close = threading.Event(), [], Store.close

    def read(store: Store) -> list[str]:
        with store.engine.connect():
            begun.set()
            time.sleep(0.3)
        said.append("read")
        return []

    def closed(store: Store) -> None:
        said.append("closed")
        close(store)

    monkeypatch.setattr(Store, "waiting_for_bots", read)
    monkeypatch.setattr(Store, "close", closed)
    with running(tmp_path):
        assert begun.wait(60)
    assert said == ["read", "closed"]


def test_a_removed_table_leaves_nothing(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=database) as device:
        table = device.table(GAME, HERE, OTHER)
        some_play(device, table, 5)
        device.ask("DELETE", f"/tables/{table}", 204)
    engine = at(database, tmp_path)
    with engine.connect() as connection:
        assert [connection.execute(each.select()).all() for each in METADATA.sorted_tables] == [[]] * 4
    engine.dispose()


def test_a_match_of_other_rules_is_refused_and_says_so(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=database) as device:
        table, key = device.table(GAME, HERE, OTHER), device.key
        some_play(device, table, 3)
    engine = at(database, tmp_path)
    with engine.begin() as connection:
        connection.execute(update(CHANGES).values(text="dance"))
    engine.dispose()
    with running(tmp_path, database=database) as device:
        device.key = key
        refused = device.get(f"/tables/{table}", 422)["error"]
        assert refused["message"]["id"] == "server.rules_changed"
        assert "dance" in refused["text"]
        assert device.get("/me")["tables"][0]["table"] == table
