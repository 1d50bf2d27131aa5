"""Hostile input: whatever comes from outside is a position that can be played to its end, or refused in words."""

from __future__ import annotations

import copy
import time
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hogar.kernel.errors import Invalid
from hogar.kernel.match import Match
from hogar.kernel.record import Record
from hogar.kernel.refusal import why_not
from hogar.kernel.rng import Rng
from hogar.kernel.save import digest, read_position
from hogar.kernel.scenario import read_scenario
from hogar.kernel.step import Ask
from tests.kernel.builders import at, invalid, walk
from tests.kernel.hostile import (
    ALL,
    EDITS,
    JUNK,
    any_step,
    can_be_said,
    changed,
    nested,
    positions,
    records,
    refused_or,
    scenarios,
    stands,
)
from tests.kernel.toy.game import TOY

every_game = pytest.mark.parametrize("name", ALL)
PLACE = st.integers(0, 1 << 20)


def fuzz(examples: int) -> settings:
    """The same examples at every run."""
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large]
    return settings(max_examples=examples, deadline=None, derandomize=True, database=None, suppress_health_check=checks)


# Random damage.


@every_game
@fuzz(120)
@given(place=PLACE, edits=EDITS)
def test_a_damaged_position_is_refused_or_can_be_played(name: str, place: int, edits: Any) -> None:
    found = positions(name)
    state = refused_or(read_position, ALL[name], changed(found[place % len(found)], edits))
    if state is not None:
        stands(state, place)


@every_game
@fuzz(60)
@given(place=PLACE, edits=EDITS)
def test_a_damaged_scenario_is_refused_or_can_be_played(name: str, place: int, edits: Any) -> None:
    found = scenarios(name)
    state = refused_or(read_scenario, ALL[name], changed(found[place % len(found)], edits))
    if state is not None:
        stands(state, place)


@every_game
@fuzz(40)
@given(place=PLACE, edits=EDITS)
def test_a_damaged_record_is_refused_or_replays(name: str, place: int, edits: Any) -> None:
    found = records(name)
    refused_or(replayed, ALL[name], changed(found[place % len(found)], edits))


def replayed(game: Any, data: Any) -> Any:
    """The record of some JSON, replayed to its last position."""
    record = Record(game, data)
    record.replay()
    return record


@fuzz(80)
@given(data=JUNK | st.dictionaries(st.sampled_from(["format", "game", "players", "table", "lanes", "at"]), JUNK))
def test_anything_at_all_is_refused(data: Any) -> None:
    for read in (read_position, read_scenario, Record):
        refused_or(read, TOY, data)


# Steps where no rule would put them.


@every_game
def test_steps_in_wrong_places_are_refused_or_can_nearly_always_be_played(name: str) -> None:
    rng, found, broken, accepted = Rng(8), positions(name), 0, 0
    for number in range(150):
        data = misplaced(name, found[rng.below(len(found))], rng)
        state = refused_or(read_position, ALL[name], data)
        if state is not None:
            accepted += 1
            broken += not can_stand(state, number)
    assert accepted > 20
    assert broken <= accepted * 0.05


def can_stand(state: Any, seed: int) -> bool:
    """Whether a position can be played to its end."""
    try:
        stands(state, seed)
    except (Invalid, ValueError, IndexError):
        return False
    return True


def misplaced(name: str, data: Any, rng: Rng) -> Any:
    """A position with some step at some place of its agenda, or with its steps in another order."""
    data = copy.deepcopy(data)
    lanes = [lane["steps"] for lane in data["lanes"]]
    steps, others = lanes[rng.below(len(lanes))], lanes[rng.below(len(lanes))]
    kind = rng.below(4)
    if kind == 0 and steps:
        others.append(steps.pop(rng.below(len(steps))))
    elif kind == 1 and steps:
        steps.insert(rng.below(len(steps)), copy.deepcopy(steps[rng.below(len(steps))]))
    else:
        steps.insert(rng.below(len(steps) + 1), any_step(ALL[name], data["players"], rng))
    return data


@every_game
def test_hundreds_of_any_step_are_refused_or_played_in_no_time(name: str) -> None:
    data = positions(name)[len(positions(name)) // 2]
    for kind in ALL[name].steps:
        step = any_step(ALL[name], data["players"], Rng(1), kind)
        crowded = copy.deepcopy(data)
        steps = crowded["lanes"][-1]["steps"]
        steps[:-1] = [step] * 150
        began = time.process_time()
        refused_or(read_position, ALL[name], crowded)
        assert time.process_time() - began < 5


def test_rounds_beyond_the_last_end_at_once() -> None:
    data = copy.deepcopy(positions("toy_farm")[20])
    rounds = [{"step": "NextRound", "seat": -1}] * 199
    data["lanes"] = [{"lane": "trunk", "steps": rounds + data["lanes"][-1]["steps"][-1:]}]
    state = refused_or(read_position, TOY, data)
    if state is not None:
        stands(state, 1)


@every_game
def test_steps_of_seats_that_are_not_there_are_refused(name: str) -> None:
    game = ALL[name]
    players = game.players[-1] - 1
    data = next(each for each in positions(name) if each["players"] == players and each["lanes"][-1]["steps"])
    for seat in (players, 15, 16, -2, 1 << 70, None, "1"):
        bad = copy.deepcopy(data)
        bad["lanes"][-1]["steps"][0]["seat"] = seat
        assert invalid(read_position, game, bad).message.id == "invalid.whole"


# Depth, length, size.

DEEP = nested(50_000)


@pytest.mark.parametrize("read", [read_position, read_scenario, Record])
@pytest.mark.parametrize(
    "name", ["format", "game", "players", "options", "edition", "table", "lanes", "set", "at", "moves"]
)
def test_depth_without_end_is_refused(read: Any, name: str) -> None:
    for base in (positions("toy_farm")[0], scenarios("toy_farm")[0], records("toy_farm")[0]):
        data = base | {name: DEEP}
        refused_or(read, TOY, data)
        refused_or(read, TOY, base | {name: {name: DEEP}})


STRANGE: dict[str, Any] = {
    "a huge number": 10**5000,
    "a huge negative number": -(10**5000),
    "no number": float("nan"),
    "endless": float("inf"),
    "halves of signs": "\ud800" * 99,
    "a long text": "x" * 10**6,
    "an order to a terminal": "\x1b]0;x\x07",
}


@pytest.mark.parametrize("junk", STRANGE)
@pytest.mark.parametrize("name", ["format", "game", "players", "seed", "more"])
def test_what_is_too_large_or_too_strange_is_refused_shortly(name: str, junk: str) -> None:
    for read, base in ((read_position, positions), (read_scenario, scenarios), (Record, records)):
        refusal = invalid(read, TOY, base("toy_farm")[0] | {name: STRANGE[junk]})
        can_be_said(TOY, refusal)
        assert len(str(refusal)) < 500


def test_names_of_any_length_are_refused_shortly() -> None:
    for name in ("x" * 10**6, "\x1b[2J", "\ud800", ""):
        for base in (positions("toy_farm")[0], scenarios("toy_farm")[0]):
            for read in (read_position, read_scenario):
                assert len(str(invalid(read, TOY, base | {name: 1}))) < 500


def test_a_list_of_a_million_is_refused_at_once() -> None:
    data = copy.deepcopy(positions("toy_farm")[0])
    data["table"]["boards"] = [data["table"]["boards"][0]] * 10**6
    assert invalid(read_position, TOY, data).message.id == "invalid.longest"
    data["table"]["boards"] = [1]
    data["lanes"] = [{"lane": "trunk", "steps": [data["lanes"][-1]["steps"][0]] * 10**6}]
    assert invalid(read_position, TOY, data).message.id.startswith("invalid.")


def test_refused_input_is_never_changed() -> None:
    for base in (positions("toy_farm")[5], scenarios("toy_farm")[1]):
        data = copy.deepcopy(base)
        data["players"] = 9
        before = copy.deepcopy(data)
        invalid(read_position, TOY, data)
        invalid(read_scenario, TOY, data)
        assert data == before


@every_game
def test_reading_leaves_its_input_as_it_was(name: str) -> None:
    for base, read in ((positions, read_position), (scenarios, read_scenario)):
        data = base(name)[3]
        before = copy.deepcopy(data)
        refused_or(read, ALL[name], data)
        assert data == before


# Moves.


SIGNS = st.characters(categories=["Cc", "Cf", "Cs", "Co", "Zs", "Zl", "Nd", "Ll", "Lu", "So"])


@every_game
@fuzz(150)
@given(text=st.text(SIGNS, max_size=250) | st.text(max_size=5).map(lambda text: text * 1000), seat=st.integers(-3, 9))
def test_any_text_is_refused_in_words(name: str, text: str, seat: int) -> None:
    state = read_position(ALL[name], positions(name)[len(text) % len(positions(name))], trials=0)
    refusal = why_not(state, seat, text)
    if refusal is not None and name != "toy_farm":
        can_be_said(ALL[name], refusal)


@every_game
def test_every_kind_of_move_at_any_time_is_legal_or_refused_in_words(name: str) -> None:
    game, rng = ALL[name], Rng(2)
    for players in game.players:
        for number, state in enumerate(walk(game, players, 9)):
            if number % 16 == 0:
                for verb in game.verbs.values():
                    values = [rng.below(parameter.size) for parameter in verb.parameters]
                    for seat in range(players):
                        refusal = why_not(state, seat, verb.text(*([*values, 0, 0, 0][:3])))
                        if refusal is not None and name != "toy_farm":
                            can_be_said(game, refusal)


@every_game
def test_refused_texts_keep_no_memory(name: str) -> None:
    game = ALL[name]
    state = next(state for state in walk(game, 2, 3) if isinstance(state.lanes[-1].steps[-1], Ask))
    before = sum(len(verb.table) for verb in game.verbs.values())
    for verb in game.verbs.values():
        for a in range(min(verb.parameters[0].size, 300) if verb.parameters else 1):
            verb.read(verb.text(a, 0, 0).split()[1:])
    why_not(state, 0, "nonsense")
    assert sum(len(verb.table) for verb in game.verbs.values()) == before


# Matches of broken positions.


def test_a_rule_that_breaks_changes_nothing_in_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(at("turn", players=2), Rng(1))
    before = digest(match.state)
    monkeypatch.setattr(type(match.state.lanes[0].steps[-1]), "choose", lambda *_: [].pop())
    with pytest.raises(IndexError):
        match.play(0, "use forest")
    assert (digest(match.state), match.entries) == (before, [])


def test_figures_with_which_the_game_can_not_be_played_are_refused() -> None:
    data = copy.deepcopy(records("toy_farm")[3])
    data["edition"] = {"rounds": 9, "hand": 2, "wood": 9, "room": 0, "seeds": 0}
    data["moves"], data["keys"], data["result"] = [], {}, None
    assert Record(TOY, data).first.edition.to_json()["wood"] == 9
    assert refused_or(Record, TOY, data | {"edition": {**data["edition"], "room": -1}}) is None
