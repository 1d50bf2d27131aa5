"""Records: what they hold, that they replay to every position, what is refused and at which move."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest

from hogar.kernel.errors import Invalid
from hogar.kernel.match import Match, resume
from hogar.kernel.record import KEY_EVERY, Played, Record, canonical, write_record
from hogar.kernel.rng import Rng
from hogar.kernel.save import digest, to_text
from hogar.kernel.seats import CHANCE, TRUNK
from tests.kernel.builders import COUNTS, at, invalid, new_farm
from tests.kernel.toy import words as w
from tests.kernel.toy.game import TOY
from tests.kernel.toy.table import FarmEdition, FarmOptions


def random_match(players: int, seed: int, moves: int = 10_000) -> Match:
    """A match of so many random moves, chance confirmed at once, in any order of lanes."""
    return go_on(Match(new_farm(players), Rng(seed), names(players)), seed, moves)


def go_on(match: Match, seed: int, moves: int = 10_000) -> Match:
    """Plays so many random moves more."""
    rng = Rng(seed + 1000)
    for _ in range(moves):
        decisions = match.state.decisions()
        if not decisions:
            break
        decision = decisions[rng.below(len(decisions))]
        if decision.seat == CHANCE:
            match.confirm()
        else:
            legal = decision.legal()
            match.play(decision.seat, legal[rng.below(len(legal))].text)
    return match


def names(players: int) -> list[str]:
    return ["Ana", "Bea", "Carla", "Dora"][:players]


def by_text(data: Any) -> Any:
    """The same JSON after a journey as text."""
    return json.loads(to_text(data))


@pytest.mark.parametrize("players", COUNTS)
def test_a_record_replays_to_the_same_end(players: int) -> None:
    for seed in range(3):
        match = random_match(players, seed)
        record = Record(TOY, by_text(match.record()))
        *_, (_, last) = record.positions()
        assert digest(last) == digest(match.state)
        assert last.over()


def test_a_record_of_a_match_in_progress_replays() -> None:
    for moves in range(0, 50, 5):
        match = random_match(3, 4, moves)
        data = by_text(match.record())
        assert data["result"] is None
        *_, (_, last) = Record(TOY, data).positions()
        assert last.key() == match.state.key()


def test_writing_a_record_that_was_read_gives_the_same_record() -> None:
    data = by_text(random_match(4, 5).record())
    record = Record(TOY, data)
    assert write_record(record.first, record.replay(), record.names) == data


def test_a_match_goes_on_where_its_record_ends() -> None:
    match = random_match(2, 6, 20)
    again = resume(TOY, by_text(match.record()), Rng(1))
    assert (digest(again.state), again.names) == (digest(match.state), ["Ana", "Bea"])
    go_on(again, 1)
    assert again.state.over()
    assert by_text(again.record())["moves"][: len(match.entries)] == by_text(match.record())["moves"]


def test_what_a_record_says() -> None:
    farm = TOY.start(1, edition=figures(hand=1))
    match = Match(farm, Rng(3), ["Ana"])
    match.confirm()
    match.play(0, f"pass {w.CARDS[match.state.board_of(0).hand[0]]}")
    data = match.record()
    assert {name: data[name] for name in ("format", "game", "rules", "players", "options", "seats", "result")} == {
        "format": "hogar-record-1",
        "game": "toy_farm",
        "rules": 1,
        "players": 1,
        "options": {"passing": True},
        "seats": ["Ana"],
        "result": None,
    }
    assert [text.split()[0] for text in data["moves"]] == ["deal", "1:"]
    assert data["keys"] == {"2": digest(match.state)}
    assert data["edition"]["hand"] == 1


def figures(**changes: int) -> FarmEdition:
    """The printed figures, but for these."""
    edition = FarmEdition()
    for name, value in changes.items():
        setattr(edition, name, value)
    return edition


def test_moves_outside_the_trunk_name_their_lane() -> None:
    assert Played(TRUNK, w.PLOW.move()).text() == "plow"
    assert Played(2, w.PLOW.move()).text() == "3: plow"


def test_the_result_holds_scores_and_places() -> None:
    match = random_match(3, 2)
    result = match.record()["result"]
    assert result == {
        "scores": [sheet.to_json() for sheet in match.state.scores()],
        "ranking": match.state.ranking(),
    }


def test_a_position_key_stands_every_few_moves_and_at_the_end() -> None:
    match = random_match(4, 1, 50)
    count = len(match.entries)
    expected = [str(number) for number in range(KEY_EVERY, count + 1, KEY_EVERY)]
    if count % KEY_EVERY:
        expected.append(str(count))
    assert list(match.record()["keys"]) == expected


def test_moves_stand_in_the_canonical_order_whatever_the_order_of_arrival() -> None:
    records = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        match = Match(new_farm(3), Rng(1))
        match.confirm()
        for seat in order:
            match.play(seat, f"pass {w.CARDS[match.state.board_of(seat).hand[0]]}")
        records.append(to_text(match.record()))
    assert len(set(records)) == 1
    assert [text[:2] for text in json.loads(records[0])["moves"]] == ["de"] * 6 + ["1:", "2:", "3:"]


def test_the_canonical_order_takes_the_first_lane_as_far_as_it_goes() -> None:
    farm = at("harvest", players=2, mine={"goods": {"sheep": 1}}, others={"2": {"goods": {"food": 1}}})
    cook, feed, done = w.COOK.move(w.SHEEP), w.FEED, TOY.verbs["done"].move()
    arrived = [Played(1, feed.move(0)), Played(0, cook), Played(1, done)]
    assert [played.text() for played in canonical(farm, arrived)] == ["1: cook sheep", "2: feed 0", "2: done"]


def test_a_match_that_began_with_a_scenario_replays() -> None:
    farm = at("turn", players=2, mine={"goods": {"wood": 4}})
    match = go_on(Match(farm, Rng(1), names(2)), 1)
    data = by_text(match.record())
    assert data["from"]["table"]["boards"][0]["goods"] == {"wood": 4}
    *_, (_, last) = Record(TOY, data).positions()
    assert last.key() == match.state.key()


def test_the_beginning_of_the_game_is_not_written() -> None:
    assert "from" not in random_match(2, 1, 5).record()
    assert "from" not in Match(TOY.start(2, edition=figures(wood=4)), Rng(1)).record()


def test_options_and_figures_are_replayed() -> None:
    options = FarmOptions()
    options.passing = False
    match = go_on(Match(TOY.start(2, options, figures(wood=5, rounds=1)), Rng(1)), 3)
    record = Record(TOY, by_text(match.record()))
    assert record.first.options.to_json() == {"passing": False}
    assert [played.text() for played in record.replay()] == match.record()["moves"]


# What does not replay.


def recorded(moves: int = 30) -> Any:
    """The record of a match of three."""
    return by_text(random_match(3, 8, moves).record())


def replayed(data: Any) -> tuple[str, Any]:
    """Why a record does not replay, and at which move."""
    message = invalid(Record(TOY, data).replay).message
    return message.id, message.values.get("number")


def test_an_illegal_move_is_named_with_its_number() -> None:
    data = recorded()
    data["moves"][10] = "use moon"
    message = invalid(Record(TOY, data).replay).message
    assert (message.id, message.values) == ("record.illegal", {"number": 11, "text": "use moon"})


@pytest.mark.parametrize("text", ["", ":", "1:", "4: pass cart", "x: y", "trunk: pass", "1: pass cart: 2", "1 pass"])
def test_strange_moves_are_illegal(text: str) -> None:
    data = recorded()
    data["moves"][7] = text
    assert replayed(data) == ("record.illegal", 8)


def test_a_move_after_the_end_is_illegal() -> None:
    data = by_text(random_match(1, 1).record())
    data["moves"].append("done")
    assert replayed(data) == ("record.illegal", len(data["moves"]))


def test_a_missing_move_is_found() -> None:
    data = recorded()
    del data["moves"][9]
    assert replayed(data)[0] in ("record.illegal", "record.differs")


def test_a_position_that_differs_is_named_with_its_move() -> None:
    data = recorded()
    data["keys"]["20"] = "0123456789abcdef"
    message = invalid(Record(TOY, data).replay).message
    assert (message.id, message.values) == ("record.differs", {"number": 20, "text": data["moves"][19]})


def test_positions_before_the_one_that_differs_are_there() -> None:
    data = recorded()
    data["keys"]["20"] = "0123456789abcdef"
    positions = Record(TOY, data).positions()
    numbers: list[int] = []
    with contextlib.suppress(Invalid):
        numbers.extend(number for number, _ in enumerate(positions))
    assert numbers == list(range(20))


def test_another_result_is_refused() -> None:
    data = by_text(random_match(3, 8).record())
    data["result"]["ranking"] = [3, 3, 3]
    assert replayed(data) == ("record.result", None)


def test_a_result_before_the_end_is_refused() -> None:
    data = recorded()
    data["result"] = {"scores": [], "ranking": []}
    assert replayed(data) == ("record.result", None)


def test_a_record_without_keys_and_result_replays() -> None:
    data = recorded()
    del data["keys"], data["result"]
    assert len(Record(TOY, data).replay()) == len(data["moves"])


def test_a_rule_that_changed_is_found_at_the_next_key(monkeypatch: pytest.MonkeyPatch) -> None:
    data = recorded(60)
    monkeypatch.setattr(TOY, "printed", generous())
    assert replayed(data)[0] in ("record.differs", "record.illegal")


def generous() -> FarmEdition:
    """Newer rules: the forest gives one more."""
    edition = FarmEdition()
    edition.wood += 1
    return edition


def test_a_new_number_of_the_rules_alone_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    data = recorded()
    monkeypatch.setattr(TOY, "rules", 2)
    assert len(Record(TOY, data).replay()) == len(data["moves"])


FORMS = [
    ({"format": "hogar-record-2"}, "format"),
    ({"format": None}, "format"),
    ({"game": "caverna"}, "game"),
    ({"players": 7}, "whole"),
    ({"seats": "Ana"}, "list"),
    ({"seats": ["a", "b", "c", "d"]}, "longest"),
    ({"seats": [1]}, "text"),
    ({"seats": ["a" * 201]}, "longest"),
    ({"seats": ["\x1b[2J"]}, "text"),
    ({"moves": None}, "list"),
    ({"moves": [1]}, "text"),
    ({"moves": ["x" * 300]}, "longest"),
    ({"keys": []}, "table"),
    ({"options": {"passing": 3}}, "flag"),
    ({"edition": {"wood": 1}}, "missing"),
    ({"from": {}}, "format"),
    ({"notes": "x"}, "field"),
    ({"format": "hogar-record-2", "notes": "x"}, "format"),
]


@pytest.mark.parametrize(("changes", "problem"), FORMS)
def test_what_is_no_record(changes: dict[str, Any], problem: str) -> None:
    assert invalid(Record, TOY, recorded(5) | changes).message.id == f"invalid.{problem}"


@pytest.mark.parametrize("data", [None, [], "x"])
def test_only_a_table_is_a_record(data: Any) -> None:
    assert invalid(Record, TOY, data).message.id == "invalid.table"


def test_a_newer_format_is_named() -> None:
    message = invalid(Record, TOY, recorded(5) | {"format": "hogar-record-9"}).message
    assert message.values == {"got": "hogar-record-9", "format": "hogar-record-1"}


def test_a_refusal_of_a_name_says_which() -> None:
    assert invalid(Record, TOY, recorded(5) | {"seats": ["a", 2]}).message.values["where"] == "seats.1"
