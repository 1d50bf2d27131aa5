"""Hostile input: a clear refusal in the language asked for, never an error of the server; secrets stay secret."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from hogar.server.app import make_app
from hogar.server.http import COOKIE
from hogar.server.rates import MOST_CALLERS, Rates, caller_of
from hogar.server.routes import ENDPOINTS
from tests.server.devices import HERE, LINK, OTHER, Device, decisions, request_id, running, settings

GAME = "skara_brae"
BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"text"',
    b"\xff\xfe",
    b'{"a": 1e999999}',
    b'{"seat": -1, "version": 99999999999999999999999, "request": 5, "move": {}}',
    b'{"record": {"game": 7, "moves": [[]]}, "game": "' + b"x" * 50 + b'", "seats": []}',
    b'{"record": {"game": "\\u0000", "moves": "none", "players": true}}',
    b'{"record": {"format": "hogar-record-1", "game": "skara_brae", "players": 2, "moves": ["\\ud800"]}}',
    b'{"secret": "\\ud800", "name": "\\u0000"}',
    b'{"game": "../../etc/passwd", "seats": [{"kind": "here"}]}',
    b'{"seat": 1, "moves": ["", "   ", "fence a1 b2", "\\u202e", "{0}"]}',
    b'{"seat": 1, "version": 0, "request": "aaaaaaaaaaaaaaaa", "move": "' + b"x" * 200 + b'"}',
    b"[" * 100_000,
    b'{"record": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}",
]  # fmt: skip


@pytest.fixture(scope="module")
def device(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    """A device at a server that all of these tests share: it must stay sound."""
    with running(tmp_path_factory.mktemp("hostile")) as first:
        yield first


@pytest.fixture(scope="module")
def table(device: Device) -> str:
    """A table."""
    return device.table(GAME, HERE, OTHER)


def refusal(device: Device, method: str, path: str, **more: Any) -> dict[str, Any]:
    """What the server says to a request that it should refuse."""
    headers = {**device.cookie(), "accept-language": "es", **more.pop("headers", {})}
    answer = device.client.request(method, path, headers=headers, **more)
    device.client.cookies.clear()
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:1000])
    found: dict[str, Any] = answer.json()["error"]
    assert found["text"]
    return found


@pytest.mark.parametrize("endpoint", [each for each in ENDPOINTS if each.body], ids=lambda each: str(each.path))
def test_bodies_that_are_none_are_refused(device: Device, table: str, endpoint: Any) -> None:
    path = endpoint.path.format(table=table, seat=1)
    for body in BODIES:
        answer = device.client.request(
            endpoint.method, path, content=body, headers={**device.cookie(), "content-type": "application/json"}
        )
        assert answer.status_code < 500, (body[:100], answer.text[:1000])
        assert answer.status_code == 200 or answer.json()["error"]["text"]


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("/api/nothing", "server.no_page"),
        ("/api/tables/short", "server.no_page"),
        ("/api/tables/%00%ff", "server.no_page"),
        ("/api/tables/aaaaaaaaaaaaaaaa", "server.no_table"),
        ("/api/tables/aaaaaaaaaaaaaaaa/links", "server.no_table"),
        ("/api/tables/aaaaaaaaaaaaaaaa?since=x", "server.query"),
        ("/api/tables/aaaaaaaaaaaaaaaa?since=-1", "server.query"),
        ("/api/tables/aaaaaaaaaaaaaaaa?since=99999999999999999999999999", "server.query"),
        ("/api/tables/aaaaaaaaaaaaaaaa/hint?seat=9", "server.query"),
        ("/api/games/chess/edition", "invalid.no_game"),
        ("/api/games/skara_brae/rules/xx", "server.no_page"),
        ("/api/words/fr", "server.no_page"),
    ],
)
def test_addresses_that_lead_nowhere_say_so(device: Device, path: str, message: str) -> None:
    assert refusal(device, "GET", path)["message"]["id"] == message


def test_a_refusal_speaks_the_language_of_the_browser(device: Device) -> None:
    assert refusal(device, "GET", "/api/nothing")["text"] == "No hay nada en esta dirección."
    assert refusal(device, "GET", "/api/nothing?language=en")["text"] == "There is nothing at this address."


@pytest.mark.parametrize("path", ["/", "/openapi.json"])
def test_what_can_not_be_asked_like_that_is_refused_in_words(device: Device, path: str) -> None:
    answer = device.client.post(path, headers={"accept-language": "es"})
    assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (405, "server.no_method")


def test_what_is_too_large_is_refused(device: Device) -> None:
    said = refusal(device, "POST", "/api/tables", content=b" " * 400_000, headers={"content-type": "application/json"})
    assert said["message"]["id"] == "server.too_large"
    sent = {"record": {"x": "y" * 1_900_000}}
    assert refusal(device, "POST", "/api/records", json=sent)["message"]["id"] == "invalid.no_game"
    sent = {"record": {"x": "y" * 2_000_000}}
    assert refusal(device, "POST", "/api/records", json=sent)["message"]["id"] == "server.too_large"


def test_only_json_is_taken(device: Device) -> None:
    said = refusal(device, "POST", "/api/join", content=b'{"secret": "x"}', headers={"content-type": "text/plain"})
    assert said["message"]["id"] == "server.not_json"


def test_a_move_that_is_none_is_explained(device: Device, table: str) -> None:
    news = device.news(table)
    seat, decision = decisions(news)[0]
    for text in ("", "dance", "\x00", "{boom}", "'{", "place", "place cook large large"):
        assert device.play(table, seat, decision["version"], text, 422)["error"]["text"]
    assert device.news(table) == news


def test_names_are_made_fit(device: Device) -> None:
    made = device.table(GAME, {"kind": "here", "name": "\u202eA\x00\n{b}'"}, {"kind": "link", "name": " \t"})
    assert [seat["name"] for seat in device.news(made)["seats"]] == ["A (b)'", "2"]
    assert device.get(f"/tables/{made}/log/en")["lines"] is not None


# Where requests come from, and how often.


def test_every_answer_is_safe(device: Device, table: str) -> None:
    for path in ("/", "/api/games", f"/api/tables/{table}", "/api/nothing", "/openapi.json"):
        headers = device.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_other_pages_and_other_names_are_refused(device: Device) -> None:
    for headers, message in (
        ({"origin": "https://evil.example"}, "server.other_origin"),
        ({"origin": "null"}, "server.other_origin"),
        ({"host": "evil.example"}, "server.other_host"),
    ):
        assert refusal(device, "POST", "/api/join", headers=headers, json={})["message"]["id"] == message


def test_a_socket_of_another_page_is_refused(device: Device, table: str) -> None:
    headers = {"origin": "https://evil.example", **device.cookie()}
    with (
        pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)),
        device.client.websocket_connect(f"/api/tables/{table}/live", headers=headers),
    ):
        pass


def test_the_key_of_a_device_is_kept_from_scripts(device: Device) -> None:
    cookie = device.client.get("/api/me").headers["set-cookie"]
    device.client.cookies.clear()
    assert re.fullmatch(
        rf"{COOKIE}=[\w-]{{43}}; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax", cookie, re.IGNORECASE
    )


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with TestClient(make_app(settings(tmp_path, rate=1, burst=5))) as client:
        said = [client.get("/api/nothing").status_code for _ in range(7)]
        assert said == [404] * 5 + [429] * 2
        assert client.get("/openapi.json").status_code == 200


def test_dear_questions_count_for_more(tmp_path: Path) -> None:
    with TestClient(make_app(settings(tmp_path, rate=1, burst=25))) as client:
        body = {"game": GAME, "seats": [HERE, OTHER]}
        assert [client.post("/api/tables", json=body).status_code for _ in range(3)] == [201, 201, 429]


def test_rates_forget_who_has_not_come_for_long() -> None:
    rates = Rates(1, 2)
    for number in range(MOST_CALLERS + 10):
        assert rates.allows(str(number), 1, 0)
    assert len(rates.free_at) == MOST_CALLERS


def test_a_household_counts_once() -> None:
    def scope(address: str) -> dict[str, Any]:
        return {"client": (address, 1)}

    assert caller_of(scope("2001:db8::1")) == caller_of(scope("2001:db8::ffff:2"))
    assert caller_of(scope("2001:db8:0:1::1")) != caller_of(scope("2001:db8::1"))
    assert caller_of(scope("10.0.0.1")) != caller_of(scope("10.0.0.2"))
    assert caller_of({"client": None}) == ""


def test_a_server_takes_so_many_tables(tmp_path: Path) -> None:
    with running(tmp_path, most_tables=3, most_tables_of_device=2) as device:
        device.table(GAME, HERE, OTHER)
        device.table(GAME, HERE, OTHER)
        body = {"game": GAME, "seats": [HERE, OTHER]}
        assert device.refused("/tables", body, 403) == "server.too_many_tables"
        device.another().table(GAME, HERE, OTHER)
        assert device.another().refused("/tables", body, 503) == "server.full"


@pytest.mark.parametrize("limit", ["most_sockets", "most_sockets_of_caller", "most_sockets_of_table"])
def test_a_server_takes_so_many_sockets(tmp_path: Path, limit: str) -> None:
    with running(tmp_path, **{limit: 2}) as device:
        table = device.table(GAME, HERE, OTHER)
        with device.socket(table) as one, device.socket(table) as two:
            one.next()
            two.next()
            with device.socket(table) as three, pytest.raises(WebSocketDisconnect) as closed:
                three.next()
            assert closed.value.code == 4429
        with device.socket(table) as again:
            again.next()


def test_a_socket_takes_no_messages(device: Device, table: str) -> None:
    with device.socket(table) as socket:
        socket.next("presence")
        socket.session.send_text("hello")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.next()
    assert closed.value.code == 1003


def test_a_socket_of_no_table_is_closed(device: Device) -> None:
    for table in ("aaaaaaaaaaaaaaaa", "short"):
        with device.socket(table) as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.next()
        assert closed.value.code == 4404


# What comes from outside.


def test_figures_that_take_for_ever_are_given_up(tmp_path: Path) -> None:
    with running(tmp_path, trial_seconds=0.001) as device:
        figures = device.get(f"/games/{GAME}/edition/en")
        body = {"game": GAME, "seats": [HERE, OTHER], "edition": figures}
        assert device.refused("/tables", body, 422) == "server.too_hard"
        device.table(GAME, HERE, OTHER)


def test_figures_from_outside_are_played_with(device: Device) -> None:
    figures = device.get(f"/games/{GAME}/edition/es")
    table = device.table(GAME, HERE, LINK, edition=figures)
    assert device.news(table)["version"] > 0


def test_a_refusal_comes_whole_from_where_things_are_tried(device: Device) -> None:
    body = {"record": {"format": "hogar-record-1", "game": GAME, "players": 2, "moves": ["dance"]}}
    said = device.post("/records", body, 422)["error"]
    assert said["message"] == {"id": "record.illegal", "values": {"number": 1, "text": "dance"}}
    assert "dance" in said["text"]


def test_hints_are_not_without_end(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hogar.server.thinking.MOST_HINTS", 0)
    table = device.table(GAME, HERE, OTHER)
    seat = decisions(device.news(table))[0][0]
    assert device.get(f"/tables/{table}/hint", 503, seat=seat)["error"]["message"]["id"] == "server.thinking_elsewhere"
    monkeypatch.undo()
    texts = [move["text"] for move in decisions(device.news(table))[0][1]["moves"]]
    assert device.get(f"/tables/{table}/hint", seat=seat)["move"]["text"] in texts


def test_a_request_of_another_kind_is_no_answer(device: Device, table: str) -> None:
    body = {"request": request_id(), "seat": 1, "version": 0, "what": "everything"}
    assert device.refused(f"/tables/{table}/undo", body, 422) == "server.body"
    assert json.loads(device.client.get("/openapi.json").text)["openapi"] == "3.1.0"
