"""Live updates: every seat hears what it may know, and whoever was away catches up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.devices import HERE, LINK, OTHER, Device, decisions, move_on, running

GAME = "skara_brae"


@pytest.fixture
def device(tmp_path: Path) -> Iterator[Device]:
    """A device at a new server."""
    with running(tmp_path) as first:
        yield first


def test_a_move_is_told_to_who_looks(device: Device) -> None:
    table = device.table(GAME, HERE, OTHER)
    with device.socket(table) as socket:
        before = socket.next()
        seat, decision = decisions(before)[0]
        version = device.play(table, seat, decision["version"], decision["moves"][0]["text"])["version"]
        after = socket.until(version)
    assert (after["version"], after["moves"]) == (version, before["moves"] + 1)
    assert [line["number"] for line in after["log"]["lines"]] == [before["moves"] + 1]


def test_a_spectator_hears_no_more_than_everybody_knows(device: Device) -> None:
    table = device.table(GAME, HERE, OTHER)
    with device.another().socket(table) as socket:
        seat, decision = decisions(device.news(table))[0]
        version = device.play(table, seat, decision["version"], decision["moves"][0]["text"])["version"]
        news = socket.until(version)
    assert list(news["views"]) == ["0"]
    assert news["views"]["0"]["decisions"] == []
    assert all(line["move"] is None for line in news["log"]["lines"])


def test_whoever_was_away_gets_the_lines_that_are_missing(device: Device) -> None:
    table = device.table(GAME, HERE, OTHER)
    known = device.news(table)
    chance = random.Random(3)
    for _ in range(5):
        move_on(device, table, chance)
    with device.socket(table, since=known["version"]) as socket:
        news = socket.next()
    whole = device.news(table)
    assert news["log"]["from"] == known["moves"] + 1
    assert known["log"]["lines"] + news["log"]["lines"] == whole["log"]["lines"]


def test_whoever_was_away_while_a_move_was_taken_back_forgets_it(device: Device) -> None:
    table = device.table("village", HERE, OTHER)
    before = device.news(table)
    seat, decision = decisions(before)[0]
    version = device.play(table, seat, decision["version"], decision["moves"][0]["text"])["version"]
    known = device.news(table)
    device.command(table, "undo", seat=seat, version=version)
    news = device.news(table, since=known["version"])
    assert (news["moves"], news["log"]) == (before["moves"], {"from": before["moves"] + 1, "lines": []})


def test_who_is_there_is_told(device: Device) -> None:
    table = device.table(GAME, HERE, LINK)
    with device.socket(table) as socket:
        assert socket.next("presence") == {"type": "presence", "here": [1], "watching": 0}
        with device.another().socket(table):
            assert socket.next("presence") == {"type": "presence", "here": [1], "watching": 1}
        assert socket.next("presence") == {"type": "presence", "here": [1], "watching": 0}


def test_who_is_there_hears_that_the_table_is_removed(device: Device) -> None:
    table = device.table(GAME, HERE, OTHER)
    with device.socket(table) as socket:
        socket.next()
        device.ask("DELETE", f"/tables/{table}", 204)
        assert socket.next("gone") == {"type": "gone"}
