"""How `hogar check` runs: options, seeds, records of failures, the comparison with the interpreted core."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from hogar.games.skara_brae.game import SKARA_BRAE
from hogar.kernel.match import Match
from hogar.kernel.record import Record
from hogar.kernel.rng import Rng
from hogar.kernel.save import write_position
from hogar.lab.check import run
from hogar.lab.check.fault import Fault
from hogar.lab.check.look import Look, random_move
from hogar.lab.check.options import random_options
from hogar.lab.check.records import Records
from hogar.lab.check.run import Plan, Report, check, compared
from hogar.lab.check.taking_back import Undo
from hogar.lab.check.trail import trail
from hogar.lab.check.walk import Walk, Walked
from hogar.manifest import GAMES
from tests.lab.harbour import FISH, Day, Harbour, Quay

if TYPE_CHECKING:
    from hogar.kernel.match import Entry
    from hogar.kernel.move import Move
    from hogar.kernel.state import State


class CrashingDay(Day):
    def choose(self, quay: Quay, move: Move) -> None:
        if quay.round == 2:
            raise KeyError("herring")
        super().choose(quay, move)


def drawn(players: int) -> list[dict[str, Any]]:
    return [random_options(SKARA_BRAE, players, Rng(seed)).to_json() for seed in range(400)]


# Options.


def test_the_usual_options_are_drawn_most_often() -> None:
    usual = SKARA_BRAE.options().to_json()
    assert drawn(1).count(usual) > 200


def test_every_value_of_every_option_is_drawn_for_one_player() -> None:
    found = {name: {options[name] for options in drawn(1)} for name in drawn(1)[0]}
    assert found == {
        "special_tiles": {2, 3},
        "objectives": set(range(1, 9)),
        "tasks": set(range(4, 11)),
        "hands_ahead": {False, True},
        "purchase_must_differ": {False, True},
    }


def test_options_fit_the_number_of_players() -> None:
    assert {options["special_tiles"] for options in drawn(3)} == {2}
    assert {options["objectives"] for options in drawn(2)} == {1}
    assert {options["purchase_must_differ"] for options in drawn(4)} == {False, True}


def test_fixed_options_stay_and_the_others_are_drawn() -> None:
    found = [random_options(SKARA_BRAE, 1, Rng(seed), (("tasks", 7),)) for seed in range(100)]
    assert {options.to_json()["tasks"] for options in found} == {7}
    assert {options.to_json()["special_tiles"] for options in found} == {2, 3}


# Seeds and reports.


def test_a_match_follows_from_its_seed() -> None:
    first, again, other = [Walk(Harbour(), 2, seed).run() for seed in (5, 5, 6)]
    assert first.record == again.record
    assert first.positions == again.positions
    assert first.record["moves"] != other.record["moves"]


def test_each_match_of_a_plan_has_the_next_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "harbour", Harbour())
    done = [walked for batch in check(Plan("harbour", (1, 2), 7, 40)) for walked in batch]
    assert sorted((walked.players, walked.seed) for walked in done) == [
        (players, seed) for players in (1, 2) for seed in range(40, 47)
    ]


def test_a_check_stops_at_the_first_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "harbour", Harbour(day=CrashingDay))
    done = [walked for batch in check(Plan("harbour", (2,), 50, 1)) for walked in batch]
    assert len(done) == 1
    assert done[0].failure is not None


def test_a_report_adds_matches_up(monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report()
    for seed in range(3):
        report.add(Walk(Harbour(), 2, seed).run())
    found = report.to_json()
    assert found["games"] == {"2": 3}
    assert sum(found["options"]["generous"].values()) == 3
    assert found["failure"] is None
    assert (found["proofs"][-1]["name"], found["proofs"][-1]["made"]) == ("end", 3)


# Failures.


def test_the_record_of_a_failure_leads_to_its_position() -> None:
    failure = Walk(Harbour(day=CrashingDay), 2, 1).run().failure
    assert failure is not None
    record = Record(Harbour(day=CrashingDay), json.loads(json.dumps(failure.record)))
    assert len(record.replay()) == failure.number


def test_a_failure_is_met_again_with_its_seed() -> None:
    first, again = [Walk(Harbour(day=CrashingDay), 2, 1).run().failure for _ in range(2)]
    assert first == again


# Proofs that a game alone can't break.


def random_match(game: Any, seed: int) -> Match:
    match = Match(game.start(2), Rng(seed))
    while match.state.decisions():
        decisions = match.state.decisions()
        decision = decisions[match.rng.below(len(decisions))]
        match.enter(decision, random_move(decision, match.rng))
    return match


class RankedDay(Day):
    def choose(self, quay: Quay, move: Move) -> None:
        if move.verb is FISH:
            quay.coins[self.seat] += max(quay.coins) - quay.coins[self.seat]
        super().choose(quay, move)


def test_a_record_that_leads_elsewhere_is_found() -> None:
    matches = [random_match(Harbour(day=RankedDay), seed) for seed in range(20)]
    with pytest.raises(Fault, match="leads to another position"):
        list(map(Records().end, matches, [Rng(1)] * 20))


class ForgetfulMatch(Match):
    def rebuild(self, place: int, later: list[Entry]) -> None:
        self.entries = self.entries[:place]


def test_an_undo_that_leaves_the_position_is_found() -> None:
    match = ForgetfulMatch(Harbour().start(1), Rng(1))
    match.confirm()
    look = Look(match, 1, Rng(1), [])
    entry = match.enter(look.decisions[0], FISH.move(1))
    with pytest.raises(Fault, match="undo of <fish 1> gives another key"):
        Undo().after(look, entry)


# Compiled and interpreted.


def played() -> Walked:
    match = random_match(SKARA_BRAE, 3)
    return Walked(2, 3, {}, len(match.entries), {}, match.record(), trail(SKARA_BRAE, match.record()), None)


def test_a_trail_has_one_word_for_every_position() -> None:
    walked = played()
    words = trail(SKARA_BRAE, walked.record)
    assert len(words) == len(walked.record["moves"]) + 1
    assert trail(SKARA_BRAE, walked.record) == words


def test_the_interpreted_core_is_asked_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "compiled", lambda: True)
    walked = compared(SKARA_BRAE, played())
    assert walked.failure is None
    assert walked.made["compiled"] == len(walked.record["moves"]) + 1


class OtherCore:
    def trail(self, data: Any) -> list[str]:
        words = trail(SKARA_BRAE, data)
        return [*words[:7], "another", *words[8:]]


def test_a_core_that_goes_another_way_is_found_at_its_first_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "compiled", lambda: True)
    monkeypatch.setattr(run, "interpreter", OtherCore)
    failure = compared(SKARA_BRAE, played()).failure
    assert failure is not None
    assert (failure.proof, failure.number) == ("compiled", 7)
    assert len(failure.record["moves"]) == 7


def test_a_position_of_a_record_stays_what_it_was() -> None:
    match = random_match(SKARA_BRAE, 1)
    states: list[State] = [entry.before for entry in match.entries]
    assert write_position(states[0]) == write_position(match.first)
