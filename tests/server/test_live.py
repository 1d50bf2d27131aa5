"""Live updates: every seat hears what it may know, and whoever was away catches up."""

from __future__ import annotations

import random

import pytest
from starlette.websockets import WebSocketDisconnect

from hogar.manifest import GAMES
from tests.server.devices import HERE, LINK, OTHER, Device, decisions, move_on

GAME = "skara_brae"


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


def test_who_may_not_look_any_more_is_sent_away(device: Device) -> None:
    table, guest = device.table(GAME, HERE, LINK, spectators=False), device.another()
    secret = device.get(f"/tables/{table}/links")["links"][1]["secret"]
    guest.post("/join", {"secret": secret})
    with guest.socket(table) as socket:
        socket.next()
        device.post(f"/tables/{table}/seats/2/link", {})
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.until(1_000_000)
    assert closed.value.code == 4403


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_hears_its_own_view_and_nothing_else(device: Device, game: str) -> None:
    """What a socket tells is what the seat would be told if it asked, and never more than that."""
    guest, watcher = device.another(), device.another()
    table = device.table(game, HERE, LINK)
    guest.post("/join", {"secret": device.get(f"/tables/{table}/links")["links"][1]["secret"]})
    chance = random.Random(8)
    with device.socket(table) as first, guest.socket(table) as second, watcher.socket(table) as third:
        for _ in range(25):
            for own in (device, guest):
                version = move_on(own, table, chance)["version"]
            for own, socket, seats in ((device, first, ["1"]), (guest, second, ["2"]), (watcher, third, ["0"])):
                told, asked = socket.until(version), own.news(table)
                assert list(told["views"]) == seats
                assert told["views"] == asked["views"]
                assert told["scores"] == asked["scores"]


def test_a_device_with_two_seats_knows_which_views_are_secret(device: Device) -> None:
    table = device.table(GAME, HERE, OTHER)
    chance = random.Random(3)
    found = set()
    for _ in range(30):
        news = move_on(device, table, chance)
        common = device.another().news(table)["views"]["0"]["position"]["table"]
        for view in news["views"].values():
            found.add(view["secret"])
            assert view["secret"] == (view["position"]["table"] != common)
    assert found
