"""The past and the end of a match: undo across seats, replay, records, going on from a position, what stays hidden."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hogar.kernel.errors import Invalid
from hogar.kernel.seats import CHANCE, TRUNK
from hogar.kernel.view import View
from hogar.manifest import GAMES, game_named
from hogar.server import news as told
from hogar.server import wire
from hogar.server.routes import questions
from tests.server.devices import BOT, HERE, LINK, OTHER, Device, decisions, move_on, play_to_the_end, request_id

GAME = "skara_brae"


def hands(device: Device, host: Device, table: str) -> None:
    """Gives the second seat to a device."""
    links = host.get(f"/tables/{table}/links")["links"]
    device.post("/join", {"secret": links[1]["secret"]})


def played(device: Device, game: str, moves: int, *seats: dict[str, str]) -> str:
    """A table at which some moves were made."""
    table, chance = device.table(game, *(seats or (HERE, OTHER))), random.Random(5)
    for _ in range(moves):
        move_on(device, table, chance)
    return table


def ended(device: Device, game: str = GAME) -> str:
    """A table whose match has ended."""
    table = device.table(game, HERE, OTHER)
    play_to_the_end(device, table)
    return table


# Undo.


def able(news: dict[str, Any], what: str = "undo") -> list[int]:
    """The seats that can take something back."""
    return [view["seat"] for view in news["views"].values() if view[what]]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_can_be_played_again(device: Device, game: str) -> None:
    table, chance = device.table(game, HERE, OTHER), random.Random(2)
    done = 0
    for _ in range(60):
        before = device.news(table)
        news = move_on(device, table, chance)
        seats = able(news)
        last = news["log"]["lines"][-1]["seat"]  # in lanes of their own, others may have moved since
        if last not in seats or news["moves"] != before["moves"] + 1:
            continue
        done += 1
        device.command(table, "undo", seat=last, version=news["version"])
        back = device.news(table)
        assert last in able(back, "redo")
        device.command(table, "redo", seat=last, version=back["version"])
        again = device.news(table)
        same = ("position", "decisions")
        for name, view in news["views"].items():
            for part in same:
                assert shorn(again["views"][name][part]) == shorn(view[part])
        assert again["log"] == news["log"]
    assert done


def shorn(data: Any) -> Any:
    """A view without the versions, which go on counting."""
    if isinstance(data, dict):
        return {key: shorn(value) for key, value in data.items() if key != "version"}
    return [shorn(each) for each in data] if isinstance(data, list) else data


def test_nobody_takes_back_what_another_did(device: Device) -> None:
    guest = device.another()
    table = device.table("village", HERE, LINK)
    hands(guest, device, table)
    chance, both = random.Random(4), {1: device, 2: guest}
    for _ in range(40):
        for seat, own in both.items():
            news = move_on(own, table, chance)
            other = both[3 - seat]
            refused = other.command(table, "undo", 403, seat=seat, version=news["version"])
            assert refused["error"]["message"]["id"] == "server.not_yours"


def take_turn(device: Device, table: str, way: str, seat: int, version: int) -> None:
    """Takes back, or plays again, a whole turn."""
    device.post(f"/tables/{table}/{way}", {"request": request_id(), "seat": seat, "version": version, "what": "turn"})


def test_a_turn_is_taken_back_at_once(device: Device) -> None:
    table, chance = device.table("village", HERE, OTHER), random.Random(3)
    for _ in range(80):
        news = move_on(device, table, chance)
        seats = able(news)
        if not seats:
            continue
        take_turn(device, table, "undo", seats[0], news["version"])
        back = device.news(table)
        assert seats[0] not in able(back)
        take_turn(device, table, "redo", seats[0], back["version"])
        again = device.news(table)
        assert again["moves"] == news["moves"]


def test_a_command_for_an_older_table_is_refused(device: Device) -> None:
    table = played(device, "village", 3)
    news = device.news(table)
    for what in ("undo", "redo", "confirm"):
        refused = device.command(table, what, 409, seat=1, version=news["version"] - 1)
        assert refused["error"]["message"]["id"] == "server.stale"


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_told_when_nobody_can_take_it_back(device: Device, game: str) -> None:
    table, chance = device.table(game, HERE, OTHER), random.Random(1)
    news = device.news(table)
    while not news["over"]:
        open_to_change = bool(able(news))
        if not decisions(news):
            assert news["confirm"]
            assert news["result"] is None
        news = move_on(device, table, chance)
    assert open_to_change or not news["confirm"]
    assert (able(news), news["confirm"], news["waiting"]) == ([], [], [])
    refused = device.command(table, "undo", 422, seat=1, version=news["version"])
    assert refused["error"]["message"]["id"] == "refusal.over"


# Replay.


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_the_past_is_as_it_was(device: Device, game: str) -> None:
    table, chance = device.table(game, HERE, OTHER), random.Random(6)
    seen = {}
    for _ in range(40):
        news = move_on(device, table, chance)
        seen[news["moves"]] = news["views"]["1"]["position"]
    last = max(seen)
    asked: dict[str, int] = {"from": 0, "to": last, "seat": 1}
    found = device.get(f"/tables/{table}/positions", **asked)["positions"]
    assert [each["at"] for each in found] == list(range(min(last + 1, 50)))
    for each in found:
        if each["at"] in seen:
            assert each["view"]["position"] == seen[each["at"]]
    marks = device.get(f"/tables/{table}/marks")["marks"]
    assert [mark["at"] for mark in marks] == list(range(1, device.news(table)["moves"] + 1))


def test_the_past_shows_a_seat_to_itself_alone_until_the_end(device: Device) -> None:
    guest = device.another()
    table = device.table(GAME, HERE, LINK)
    hands(guest, device, table)
    assert guest.get(f"/tables/{table}/positions", seat=2)["positions"][0]["view"]["seat"] == 2
    assert guest.get(f"/tables/{table}/positions", 403, seat=1)["error"]["message"]["id"] == "server.not_yours"
    assert device.another().get(f"/tables/{table}/positions", seat=0)["positions"][0]["view"]["seat"] == 0
    over = ended(device)
    assert device.another().get(f"/tables/{over}/positions", seat=1)["positions"][0]["view"]["seat"] == 1


def test_a_position_that_is_not_there_is_refused(device: Device) -> None:
    table = played(device, GAME, 3)
    asked: dict[str, int] = {"from": 5000}
    refused = device.get(f"/tables/{table}/positions", 422, **asked)
    assert refused["error"]["message"]["id"] == "server.no_moves_yet"


def test_a_match_goes_on_from_a_position(device: Device) -> None:
    table = ended(device)
    moves = device.news(table)["moves"]
    made = device.post(f"/tables/{table}/continue", {"at": moves // 2, "seats": [HERE, BOT]}, 201)["table"]
    assert play_to_the_end(device, made)["result"]["ranking"]
    for at, seats, message in (
        (moves, [HERE, OTHER], "refusal.over"),
        (moves + 1, [HERE, OTHER], "server.no_moves_yet"),
        (1, [HERE], "server.seats"),
    ):
        assert device.refused(f"/tables/{table}/continue", {"at": at, "seats": seats}, 422) == message


def test_a_match_that_goes_on_keeps_its_secrets_when_it_is_continued(device: Device) -> None:
    guest = device.another()
    table = device.table(GAME, HERE, LINK)
    hands(guest, device, table)
    for own in (device, guest, device, guest):
        move_on(own, table, random.Random(1))
    moves = guest.news(table)["moves"]
    body = {"at": moves, "seat": 1, "seats": [HERE, OTHER]}
    assert guest.refused(f"/tables/{table}/continue", body, 403) == "server.not_yours"
    made = guest.post(f"/tables/{table}/continue", {**body, "seat": 2}, 201)["table"]
    assert guest.news(made)["views"]["2"]["position"] == guest.news(table)["views"]["2"]["position"]


# Records.


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_downloaded_and_opened_again(device: Device, game: str) -> None:
    table = ended(device, game)
    record = json.loads(json.dumps(device.get(f"/tables/{table}/record")))
    made = device.post("/records", {"record": record}, 201)["table"]
    before, after = device.news(table), device.news(made)
    assert after["over"]
    assert after["result"] == before["result"]
    assert len(after["log"]["lines"]) == len(before["log"]["lines"])
    assert device.get(f"/tables/{made}/record") == record


def test_a_record_that_is_not_at_its_end_is_played_on(device: Device) -> None:
    table = ended(device)
    record = device.get(f"/tables/{table}/record")
    record = {**record, "moves": record["moves"][:20], "keys": {}, "result": None}
    made = device.post("/records", {"record": record, "seats": [HERE, BOT]}, 201)["table"]
    assert device.news(made)["moves"] >= 20
    assert play_to_the_end(device, made)["result"]["ranking"]


def test_a_record_is_given_when_the_match_is_over(device: Device) -> None:
    table = played(device, GAME, 5)
    assert device.get(f"/tables/{table}/record", 403)["error"]["message"]["id"] == "server.record_running"


def test_a_record_that_lies_is_refused(device: Device) -> None:
    record = device.get(f"/tables/{ended(device)}/record")
    for lie, message in (
        ({"moves": [*record["moves"][:5], "dance"]}, "record.illegal"),
        ({"keys": {"1": "0000"}}, "record.differs"),
        ({"result": {"scores": [], "ranking": []}}, "record.result"),
        ({"players": 17}, "invalid.whole"),
        ({"moves": ["done"] * 5001}, "server.long_record"),
        ({"game": "chess"}, "invalid.no_game"),
    ):
        assert device.refused("/records", {"record": record | lie}, 422) == message


# Questions.


def test_a_preview_shows_what_a_move_would_do_and_changes_nothing(device: Device) -> None:
    table = device.table("village", HERE, OTHER)
    news = device.news(table)
    seat, decision = decisions(news)[0]
    for move in decision["moves"]:
        asked = {"seat": seat, "version": decision["version"], "move": move["text"]}
        shown = device.get(f"/tables/{table}/preview", **asked)
        assert shown["hidden"] or shown["view"]["seat"] == seat
    assert device.news(table) == news


def test_why_not_says_what_is_missing(device: Device) -> None:
    table = device.table(GAME, HERE, OTHER)
    seat, decision = decisions(device.news(table))[0]
    legal = decision["moves"][0]["text"]
    answers = device.post(f"/tables/{table}/why", {"seat": seat, "moves": [legal, "dance"]})["answers"]
    assert [each["legal"] for each in answers] == [True, False]
    assert answers[1]["message"]["id"] == "refusal.no_verb"


def test_whoever_asks_why_looks_at_a_copy_of_the_position(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    table = device.table("agricola", HERE, OTHER)
    seat, decision = decisions(device.news(table))[0]
    positions: list[Any] = []

    def answer(state: Any, seat: int, text: str) -> Any:
        positions.append(state)
        return wire.Answer(text, True, None, "")

    monkeypatch.setattr(questions, "answer", answer)
    for _ in range(2):
        device.post(f"/tables/{table}/why", {"seat": seat, "moves": [decision["moves"][0]["text"]]})
    one, other = positions
    assert one is not other
    assert one.key() == other.key()


def test_what_is_not_legal_in_what_a_seat_may_think_is_refused_as_stale() -> None:
    game = game_named("agricola")
    state = game.start(1, game.read_options({}, 1))
    while state.decider() == CHANCE:
        decision = state.decisions()[0]
        state.apply(decision.lane, decision.moves()[0])
    with pytest.raises(Invalid) as refused:
        told.played(View(state, 0), TRUNK, "place nowhere")
    assert refused.value.message.id == "server.stale"


def test_the_log_is_told_in_words(device: Device) -> None:
    table = played(device, "village", 20)
    for language in ("en", "es"):
        lines = device.get(f"/tables/{table}/log/{language}")["lines"]
        assert lines
        assert not [line for line in lines if "{" in line]
