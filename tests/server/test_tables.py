"""Tables: seats of people at one device, by link and of bots; spectators; who may do what."""

from __future__ import annotations

import random

import pytest

from tests.server.devices import BOT, HERE, LINK, OTHER, Device, decisions, move_on, play_to_the_end

GAME = "skara_brae"


def secret(host: Device, table: str, seat: int) -> str:
    """The secret of a seat."""
    links = host.get(f"/tables/{table}/links")["links"]
    return next(str(link["secret"]) for link in links if link["seat"] == seat)


def test_a_device_that_plays_alone_holds_every_seat(device: Device) -> None:
    table = device.table(GAME, HERE, OTHER)
    news = device.news(table)
    assert sorted(news["views"]) == ["1", "2"]
    assert [(seat["name"], seat["mine"], seat["taken"]) for seat in news["seats"]] == [
        ("Ana", True, True),
        ("Bea", True, True),
    ]


def test_a_seat_is_taken_by_its_link(device: Device) -> None:
    table = device.table(GAME, HERE, LINK)
    guest = device.another()
    assert not device.news(table)["seats"][1]["taken"]
    joined = guest.post("/join", {"secret": secret(device, table, 2), "name": "Dora"})
    assert joined == {"table": table, "seat": 2}
    assert sorted(guest.news(table)["views"]) == ["2"]
    assert device.news(table)["seats"][1] == {
        "seat": 2, "kind": "link", "name": "Dora", "bot": None, "taken": True, "mine": False
    }  # fmt: skip


def test_a_wrong_link_leads_nowhere(device: Device) -> None:
    table = device.table(GAME, HERE, LINK)
    true = secret(device, table, 2)
    for wrong in ("", "x", true[:-1] + ("A" if true[-1] != "A" else "B"), true.replace(".2.", ".1.")):
        assert device.another().refused("/join", {"secret": wrong}, 403) == "server.no_link"


def test_a_new_link_makes_the_old_one_worthless(device: Device) -> None:
    table = device.table(GAME, HERE, LINK)
    guest, old = device.another(), secret(device, table, 2)
    guest.post("/join", {"secret": old})
    new = device.post(f"/tables/{table}/seats/2/link", {})["secret"]
    assert sorted(guest.news(table)["views"]) == ["0"]
    assert guest.refused("/join", {"secret": old}, 403) == "server.no_link"
    guest.post("/join", {"secret": new})
    assert sorted(guest.news(table)["views"]) == ["2"]


def test_only_the_host_sees_the_links(device: Device) -> None:
    table = device.table(GAME, HERE, LINK)
    assert device.another().get(f"/tables/{table}/links", 403)["error"]["message"]["id"] == "server.not_host"


def test_nobody_plays_the_seat_of_another(device: Device) -> None:
    table = device.table(GAME, HERE, LINK)
    seat, decision = next(own for own in decisions(device.news(table)))
    refused = device.another().play(table, seat, decision["version"], decision["moves"][0]["text"], 403)
    assert refused["error"]["message"]["id"] == "server.not_yours"
    assert device.news(table)["moves"] == device.news(table)["moves"]


def test_whoever_has_the_address_may_watch(device: Device) -> None:
    table = device.table(GAME, HERE, OTHER)
    assert sorted(device.another().news(table)["views"]) == ["0"]


def test_a_table_can_be_closed_to_spectators(device: Device) -> None:
    table = device.table(GAME, HERE, OTHER, spectators=False)
    assert device.another().get(f"/tables/{table}", 403)["error"]["message"]["id"] == "server.not_to_watch"


def test_bots_play_their_seats(device: Device) -> None:
    table = device.table(GAME, HERE, BOT)
    chance = random.Random(1)
    while not any(line["seat"] == 2 for line in device.news(table)["log"]["lines"]):
        move_on(device, table, chance)


def test_my_tables_are_found_again(device: Device) -> None:
    first, second = device.table(GAME, HERE, OTHER), device.table("village", HERE, BOT)
    mine = device.get("/me")["tables"]
    assert {line["table"] for line in mine} == {first, second}
    assert {line["game"]: line["players"] for line in mine} == {GAME: 2, "village": 2}
    assert device.another().get("/me")["tables"] == []


def test_a_table_is_removed_by_its_host_alone(device: Device) -> None:
    table = device.table(GAME, HERE, OTHER)
    device.another().ask("DELETE", f"/tables/{table}", 403)
    device.ask("DELETE", f"/tables/{table}", 204)
    assert device.get(f"/tables/{table}", 404)["error"]["message"]["id"] == "server.no_table"


def test_a_seat_goes_over_to_a_bot(device: Device) -> None:
    table = device.table(GAME, HERE, OTHER)
    device.ask("PUT", f"/tables/{table}/seats/2", json={"kind": "bot", "bot": "random"})
    assert [seat["kind"] for seat in device.news(table)["seats"]] == ["here", "bot"]
    assert play_to_the_end(device, table)["over"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"game": "chess", "seats": [HERE]}, "invalid.no_game"),
        ({"game": GAME, "seats": [HERE] * 5}, "invalid.players"),
        ({"game": GAME, "seats": [HERE, {"kind": "bot", "bot": "deep"}]}, "invalid.no_bot"),
        ({"game": GAME, "seats": [HERE, {"kind": "here", "name": "Greedy"}]}, "server.bot_name"),
        ({"game": GAME, "seats": [HERE, OTHER], "options": {"tasks": 5}}, "invalid.option_players"),
        ({"game": GAME, "seats": [HERE, OTHER], "options": {"moon": 1}}, "invalid.field"),
        ({"game": GAME, "seats": [HERE, OTHER], "edition": "rubbish"}, "invalid.toml"),
        ({"game": GAME, "seats": []}, "server.body"),
        ({"game": GAME, "seats": [HERE], "more": 1}, "server.body"),
    ],
)
def test_a_table_that_can_not_be_is_refused(device: Device, body: dict[str, object], message: str) -> None:
    assert device.refused("/tables", body, 422) == message
    assert device.get("/me")["tables"] == []


def test_a_refusal_is_said_in_the_words_of_the_game_that_refuses(device: Device) -> None:
    said = device.post("/tables", {"game": GAME, "seats": [HERE, OTHER], "options": {"tasks": 5}}, 422)["error"]["text"]
    assert said.startswith("Having more tasks")
