"""Matches: playing, taking back, playing again, and what stands in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from hogar.kernel.match import Match
from hogar.kernel.rng import Rng
from hogar.kernel.save import digest
from hogar.kernel.seats import CHANCE
from tests.kernel.builders import asked, at, board, has, invalid, new_farm, offered
from tests.kernel.toy import words as w
from tests.kernel.toy.table import Farm

if TYPE_CHECKING:
    from hogar.kernel.message import Message


def match_at(moment: str, **more: Any) -> Match:
    """A match that begins at a moment."""
    return Match(at(moment, **more), Rng(1))


def farm_of(match: Match) -> Farm:
    """The position of a match."""
    assert isinstance(match.state, Farm)
    return match.state


def refusal(act: Any, *facts: Any) -> Message:
    """What a match says instead of doing it."""
    return invalid(act, *facts).message


def harvest(**mine: Any) -> Match:
    """Both seats feed at the same time."""
    goods = {"goods": {"food": 2, "grain": 1}, "rooms": 2}
    return match_at("harvest", mine={**goods, **mine}, others={"2": goods})


def test_a_move_is_played_and_written_down() -> None:
    match = match_at("turn")
    entry = match.play(0, "use forest")
    assert (entry.seat, entry.played.text(), has(farm_of(match), "wood")) == (0, "use forest", 3)
    assert match.entries == [entry]


def test_every_move_has_events_of_its_own() -> None:
    match = match_at("turn", players=2)
    first = match.play(0, "use forest")
    second = match.play(1, "use camp")
    assert [[event.kind.name for event in entry.events] for entry in (first, second)] == [["gained"], ["gained"]]


def test_a_refused_move_changes_nothing() -> None:
    match = match_at("turn")
    before = (match.state, digest(match.state))
    for text in ("use moon", "use village", "done", "", "give 1 food 1"):
        assert refusal(match.play, 0, text).id.startswith("refusal.")
    refusal(match.play, 1, "use forest")
    assert (match.state, digest(match.state), match.entries) == (*before, [])


def test_the_first_position_stays_as_it_was() -> None:
    match = match_at("turn")
    before = digest(match.first)
    match.play(0, "use forest")
    assert digest(match.first) == before


def test_seats_have_names_even_if_nobody_gave_any() -> None:
    assert match_at("turn", players=3).names == ["seat 1", "seat 2", "seat 3"]


# Taking back and playing again.


def test_a_move_can_be_taken_back() -> None:
    match = match_at("turn", players=1)
    before = digest(match.state)
    match.play(0, "use market")
    undone = match.undo(0)
    assert (undone.played.text(), digest(match.state), match.entries) == ("use market", before, [])


def test_what_was_taken_back_can_be_played_again() -> None:
    match = match_at("turn", players=1, mine={"goods": {"wood": 3}})
    match.play(0, "use market")
    match.play(0, "sell wood")
    after = digest(match.state)
    match.undo(0)
    match.undo(0)
    assert [match.redo(0).played.text(), match.redo(0).played.text()] == ["use market", "sell wood"]
    assert digest(match.state) == after


def test_an_extra_can_be_taken_back() -> None:
    match = match_at("turn", players=1, mine={"goods": {"sheep": 1}})
    match.play(0, "cook sheep")
    match.undo(0)
    assert has(farm_of(match), "sheep") == 1


def test_who_has_played_nothing_can_take_nothing_back() -> None:
    match = match_at("turn", players=2)
    match.play(0, "use forest")
    assert refusal(match.undo, 1).id == "undo.nothing"


def test_who_took_nothing_back_can_play_nothing_again() -> None:
    assert refusal(match_at("turn").redo, 0).id == "redo.nothing"


def test_after_another_move_there_is_nothing_to_play_again() -> None:
    match = match_at("turn", players=1, mine={"goods": {"wood": 3}})
    match.play(0, "use market")
    match.undo(0)
    match.play(0, "use camp")
    assert refusal(match.redo, 0).id == "redo.nothing"


def test_a_move_of_another_seat_leaves_what_can_be_played_again() -> None:
    match = harvest()
    match.play(0, "feed 2")
    match.undo(0)
    match.play(1, "feed 1")
    assert match.redo(0).played.text() == "1: feed 2"
    assert (has(farm_of(match), "food", 1), has(farm_of(match), "food", 2)) == (0, 1)


def test_what_can_no_longer_be_played_stays_taken_back() -> None:
    match = match_at("turn", players=2)
    match.play(0, "use forest")
    match.undo(0)
    match.state.used = 1 << w.FOREST  # type: ignore[attr-defined]  # a Farm's
    match.state.refresh()
    assert refusal(match.redo, 0).id == "refusal.space_used"
    assert len(match.undone) == 1


@pytest.mark.parametrize("seat", [-1, CHANCE, 7])
def test_only_a_seat_can_take_back(seat: int) -> None:
    match = match_at("turn", players=2)
    match.play(0, "use school")
    match.confirm()
    assert refusal(match.undo, seat).id == "undo.nothing"


@pytest.mark.parametrize("seat", [-1, CHANCE, 7])
def test_only_a_seat_can_play(seat: int) -> None:
    match = match_at("turn", players=2)
    match.play(0, "use school")
    assert refusal(match.play, seat, "deal well").id == "refusal.chance"
    assert match.entries[-1].seat == 0


# Barriers.


def test_a_move_that_another_seat_has_answered_stays() -> None:
    match = match_at("turn", players=2)
    match.play(0, "use forest")
    match.play(1, "use camp")
    assert refusal(match.undo, 0).id == "undo.answered"
    match.undo(1)
    match.undo(0)
    assert match.entries == []


def test_a_move_after_which_its_seat_learned_something_stays() -> None:
    match = match_at("turn", players=2)
    match.play(0, "use school")
    match.confirm()
    assert asked(match.state) == "KeepOrReturn"
    assert refusal(match.undo, 0).id == "undo.learned"


def test_what_another_seat_learned_is_no_barrier() -> None:
    match = match_at("turn", players=2)
    match.play(0, "use school")
    entries = match.confirm()
    assert [entry.after.reveals for entry in entries] == [0b01]


def test_playing_a_card_of_ones_own_is_no_barrier() -> None:
    match = match_at("turn", players=1, mine={"hand": ["well"], "known": [1]})
    match.play(0, "use camp")
    entry = match.play(0, "play well")
    assert entry.after.reveals & 0b11 == 0b10
    match.undo(0)
    match.undo(0)
    assert digest(match.state) == digest(match.first)


def test_secret_choices_can_be_taken_back_until_all_have_chosen() -> None:
    match = guessing()
    match.play(0, "guess sun")
    match.undo(0)
    match.play(0, "guess rain")
    match.play(1, "guess sun")
    assert refusal(match.undo, 0).id == "undo.learned"
    assert refusal(match.undo, 1).id == "undo.learned"


def guessing() -> Match:
    """The cards are dealt and passed, and both seats guess."""
    match = Match(new_farm(2), Rng(5))
    match.confirm()
    for seat in (0, 1):
        match.play(seat, f"pass {w.CARDS[farm_of(match).boards[seat].hand[0]]}")
    return match


def test_a_card_that_came_by_passing_is_a_barrier_for_who_got_it() -> None:
    match = Match(new_farm(2), Rng(5))
    match.confirm()
    for seat in (0, 1):
        match.play(seat, offered(match.state, seat + 1)[0])
    assert match.entries[-1].after.reveals == 0b11
    assert refusal(match.undo, 1).id == "undo.learned"


# Chance.


def test_chance_waits_until_it_is_confirmed() -> None:
    match = match_at("turn", players=2)
    match.play(0, "use school")
    assert refusal(match.play, 0, "keep well").id == "refusal.chance"
    assert [decision.seat for decision in match.state.decisions()] == [CHANCE]


def test_the_last_move_before_a_draw_can_be_taken_back() -> None:
    match = match_at("turn", players=2)
    match.play(0, "use school")
    match.undo(0)
    assert asked(match.state) == "OneOf"


def test_confirming_lets_all_of_chance_happen() -> None:
    match = Match(new_farm(2), Rng(5))
    entries = match.confirm()
    assert [entry.seat for entry in entries] == [CHANCE] * 4
    assert [asked(match.state, seat) for seat in (1, 2)] == ["ChoosePass"] * 2


def test_confirming_where_chance_has_nothing_to_do_does_nothing() -> None:
    match = match_at("turn", players=2)
    assert match.confirm() == []


def test_chance_goes_by_the_seed_of_the_match() -> None:
    hands = []
    for seed in (5, 5, 6):
        match = Match(new_farm(4), Rng(seed))
        match.confirm()
        hands.append([board.hand for board in farm_of(match).boards])
    assert hands[0] == hands[1] != hands[2]


# Lanes.


def test_lanes_take_back_independently() -> None:
    match = harvest()
    match.play(0, "feed 0")
    match.play(1, "feed 2")
    match.undo(0)
    farm = farm_of(match)
    assert (board(farm, 1).begging, board(farm, 2).begging, has(farm, "food", 2)) == (0, 0, 0)
    assert [entry.played.text() for entry in match.entries] == ["2: feed 2"]


def test_playing_the_other_lanes_again_gives_the_same_position() -> None:
    match = harvest()
    match.play(1, "feed 2")
    expected = digest(match.state)
    match.undo(1)
    match.play(0, "feed 0")
    match.play(1, "feed 2")
    match.undo(0)
    assert digest(match.state) == expected


def test_a_move_on_which_another_lane_depends_stays() -> None:
    match = harvest(seeds=4)
    match.play(1, "feed 0")
    match.play(0, "feed 0")
    match.play(0, "done")
    match.play(1, "done")
    assert farm_of(match).round == 2
    assert refusal(match.undo, 0).id == "undo.answered"


def test_the_positions_before_the_moves_are_those_of_the_new_history() -> None:
    match = harvest()
    match.play(0, "feed 0")
    match.play(1, "feed 2")
    match.undo(0)
    match.undo(1)
    assert digest(match.state) == digest(match.first)


# Whole turns.


def test_a_turn_is_taken_back_as_a_whole() -> None:
    match = match_at("turn", players=2, mine={"goods": {"wood": 3, "grain": 2}})
    match.play(0, "cook grain")
    match.play(0, "use market")
    match.play(0, "sell wood")
    taken = match.undo_turn(0)
    assert [entry.played.text() for entry in taken] == ["sell wood", "use market", "cook grain"]
    assert digest(match.state) == digest(match.first)


def test_a_turn_goes_back_to_what_was_learned() -> None:
    match = match_at("turn", players=1)
    match.play(0, "use school")
    match.confirm()
    match.play(0, offered(match.state)[0])
    taken = match.undo_turn(0)
    assert len(taken) == 1
    assert asked(match.state) == "KeepOrReturn"


def test_a_turn_goes_back_to_what_another_seat_did() -> None:
    match = match_at("turn", players=2, mine={"goods": {"food": 1}}, others={"2": {"goods": {"food": 1}}})
    match.play(0, "use forest")
    match.play(1, "use camp")
    match.play(0, "feed 1")
    assert [entry.played.text() for entry in match.undo_turn(0)] == ["1: feed 1"]


def test_where_nothing_can_be_taken_back_there_is_no_turn_to_take_back() -> None:
    match = match_at("turn", players=2)
    assert refusal(match.undo_turn, 0).id == "undo.nothing"
    match.play(0, "use forest")
    match.play(1, "use camp")
    assert refusal(match.undo_turn, 0).id == "undo.answered"


def test_a_turn_taken_back_can_be_played_again() -> None:
    match = match_at("turn", players=2, mine={"goods": {"wood": 3}})
    match.play(0, "use market")
    match.play(0, "sell wood")
    after = digest(match.state)
    match.undo_turn(0)
    match.redo(0)
    match.redo(0)
    assert digest(match.state) == after


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_any_point_taking_back_and_playing_again_changes_nothing(players: int) -> None:
    match, rng, undone = Match(new_farm(players), Rng(players)), Rng(9), 0
    while not match.state.over():
        match.confirm()
        decisions = match.state.decisions()
        if not decisions:
            break
        decision = decisions[rng.below(len(decisions))]
        moves = decision.legal()
        before = digest(match.state)
        entry = match.play(decision.seat, moves[rng.below(len(moves))].text)
        after = digest(match.state)
        if not entry.after.reveals >> entry.seat & 1:
            match.undo(entry.seat)
            assert digest(match.state) == before
            match.redo(entry.seat)
            assert digest(match.state) == after
            undone += 1
    assert undone >= 10


# What can be taken back, and what is dropped.


def test_it_is_known_whether_a_move_can_be_taken_back_or_played_again() -> None:
    match = match_at("turn")
    assert (match.can_undo(0), match.can_redo(0)) == (False, False)
    entry = match.play(0, "use forest")
    assert (match.can_undo(0), match.can_undo(1), match.entries, match.undone) == (True, False, [entry], [])
    match.undo(0)
    assert (match.can_undo(0), match.can_redo(0), match.can_redo(1)) == (False, True, False)


def test_asking_whether_a_move_of_another_lane_can_be_taken_back_changes_nothing() -> None:
    match = harvest()
    match.play(0, "feed 2")
    match.play(1, "feed 2")
    before = (match.state, match.entries)
    assert match.can_undo(0)
    assert (match.state, match.entries) == before


def test_what_every_seat_has_learned_after_is_dropped() -> None:
    match = Match(new_farm(), Rng(1))
    match.confirm()
    before = digest(match.state)
    match.forget()
    assert match.forgotten > 0
    assert digest(match.state) == before
    assert match.record()["moves"] == [entry.played.text() for entry in match.entries]
    assert [refusal(match.undo, seat).id for seat in range(2)] == ["undo.learned", "undo.learned"]


def test_what_can_still_be_taken_back_is_kept() -> None:
    match = match_at("turn")
    entry = match.play(0, "use forest")
    match.forget()
    assert (match.entries, match.forgotten) == ([entry], 0)
    match.undo(0)
