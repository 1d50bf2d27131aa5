"""Positions: copies that share nothing that changes, keys that tell positions apart, events for who listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from hogar.kernel.message import Message
from hogar.kernel.rng import Rng
from hogar.kernel.save import digest, to_text, write_position
from hogar.kernel.seats import EVERYBODY, TRUNK
from tests.kernel.builders import COUNTS, at, board, chance, has, new_farm, play, step_on, walk, walked
from tests.kernel.toy import words as w
from tests.kernel.toy.game import TOY

if TYPE_CHECKING:
    from tests.kernel.toy.table import Farm


def everything(farm: Farm) -> tuple[Any, ...]:
    """All of a position, what is not saved as well."""
    lanes = [(lane.seat, lane.open, [move.text for move in lane.moves]) for lane in farm.lanes]
    hidden = (farm.undealt, farm.supply, farm.listeners, farm.reveals)
    return (to_text(write_position(farm)), farm.key(), lanes, hidden)


@pytest.mark.parametrize("players", COUNTS)
def test_what_happens_to_a_copy_never_touches_the_original(players: int) -> None:
    for state in walk(TOY, players, 5):
        before = everything(state)
        copy, rng = state.clone(), Rng(1)
        for _ in range(6):
            if not copy.over():
                step_on(copy, rng)
        assert everything(state) == before


@pytest.mark.parametrize("players", COUNTS)
def test_what_happens_to_the_original_never_touches_a_copy(players: int) -> None:
    copies = [(state.clone(), everything(state)) for state in walk(TOY, players, 6)]
    assert [everything(copy) == before for copy, before in copies] == [True] * len(copies)


@pytest.mark.parametrize("players", COUNTS)
def test_a_copy_goes_on_like_the_original(players: int) -> None:
    for state in walk(TOY, players, 7):
        first, second = state.clone(), state.clone()
        one, other = Rng(3), Rng(3)
        for _ in range(4):
            if not first.over():
                step_on(first, one)
                step_on(second, other)
        assert everything(first) == everything(second)


def test_a_copy_does_not_listen_and_has_no_events() -> None:
    farm = at("turn")
    play(farm, 1, "use camp")
    copy = farm.clone()
    assert (copy.listening, copy.events) == (False, [])


def test_a_copy_is_in_the_same_lane() -> None:
    farm = at("harvest", players=3)
    farm.lane = farm.lanes[1]
    copy = farm.clone()
    assert copy.lane is copy.lanes[1]


def test_keys_and_digests_tell_the_same_positions_apart() -> None:
    by_key: dict[int, set[str]] = {}
    by_digest: dict[str, set[int]] = {}
    for seed in range(12):
        for state in walk(TOY, 2, seed):
            by_key.setdefault(state.key(), set()).add(digest(state))
            by_digest.setdefault(digest(state), set()).add(state.key())
    assert len(by_key) > 200
    assert {len(digests) for digests in by_key.values()} == {1}
    assert {len(keys) for keys in by_digest.values()} == {1}


def test_the_same_moves_lead_to_the_same_key() -> None:
    assert walked(3, 8, 30).key() == walked(3, 8, 30).key()


CHANGES = [
    ("round", 2),
    ("used", 1),
    ("gone", 1 << w.WELL),
]
BOARD_CHANGES = [
    ("goods", [0, 0, 0, 1]),
    ("rooms", 2),
    ("plowed", 1),
    ("begging", 1),
    ("played", 1 << w.BARN),
    ("guess", 0),
]


@pytest.mark.parametrize(("name", "value"), CHANGES)
def test_the_key_depends_on_the_table(name: str, value: int) -> None:
    farm = at("turn")
    before = farm.key()
    setattr(farm, name, value)
    assert farm.key() != before


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("name", "value"), BOARD_CHANGES)
def test_the_key_depends_on_every_board(seat: int, name: str, value: Any) -> None:
    farm = at("turn")
    before = farm.key()
    setattr(board(farm, seat), name, value)
    assert farm.key() != before


def test_the_key_depends_on_the_agenda() -> None:
    farm = at("turn")
    before = farm.key()
    farm.lanes[-1].steps.pop(0)
    assert farm.key() != before


def test_the_key_depends_on_which_lanes_there_are() -> None:
    farm = at("harvest", players=2)
    before = farm.key()
    farm.lanes[0].seat, farm.lanes[1].seat = farm.lanes[1].seat, farm.lanes[0].seat
    assert farm.key() != before


def test_without_a_listener_no_event_is_made() -> None:
    farm = at("turn")
    farm.listening = False
    play(farm, 1, "use camp")
    assert farm.events == []


def test_a_listener_hears_what_happened_in_order() -> None:
    farm = at("turn", mine={"played": ["cart"]})
    play(farm, 1, "use forest")
    assert [event.to_json() for event in farm.events] == [
        {"event": "gained", "seat": "1", "count": "3", "good": "wood"},
        {"event": "gained", "seat": "1", "count": "1", "good": "food"},
    ]


def test_an_event_in_words() -> None:
    farm = at("turn", mine={"goods": {"grain": 1, "wood": 1}})
    play(farm, 1, "use village", "oven wood grain")
    assert [event.message() for event in farm.events if event.kind is w.BAKED] == [
        Message("event.baked", {"seat": Message("seat.1"), "goods": [Message("good.wood"), Message("good.grain")]})
    ]


def test_an_event_says_who_may_know_it() -> None:
    farm = new_farm()
    farm.listening = True
    chance(farm, "deal cart", "deal barn", "deal well", "deal kiln")
    assert [event.known for event in farm.events] == [0b01, 0b01, 0b10, 0b10]


def test_what_is_told_to_all_is_known_to_everybody() -> None:
    farm = at("turn")
    play(farm, 1, "use camp")
    assert [event.known for event in farm.events] == [EVERYBODY]


def test_seats_learn_something_when_it_is_revealed() -> None:
    farm = at("turn")
    farm.reveal(0b10)
    farm.reveal(0b01)
    assert farm.reveals == 0b11


def test_a_move_goes_to_the_lane_that_it_names() -> None:
    farm = at("harvest", players=2, mine={"goods": {"food": 1}}, others={"2": {"goods": {"food": 1}}})
    farm.apply(1, w.FEED.move(1))
    assert (has(farm, "food", 1), has(farm, "food", 2)) == (1, 0)


def test_a_lane_is_found_by_its_seat() -> None:
    farm = at("harvest", players=2)
    assert [farm.lane_of(seat) for seat in (0, 1, TRUNK, 2)] == [*farm.lanes, None]


def test_legal_lists_can_be_worked_out_anew() -> None:
    farm = at("harvest", players=2, mine={"goods": {"food": 1}})
    board(farm).goods[w.FOOD] = 3
    board(farm).rooms = 2
    farm.refresh()
    assert [move.text for move in farm.decisions()[0].moves()] == ["feed 0", "feed 1", "feed 2"]


def test_scores_can_be_read_at_any_moment() -> None:
    farm = at("turn", mine={"goods": {"wood": 2}, "rooms": 3, "plowed": 2, "sown": 1, "begging": 1, "played": ["barn"]})
    assert farm.scores()[0].to_json() == {
        "rooms": 6, "fields": 3, "goods": 2, "cards": 2, "begging": -3, "total": 10,
    }  # fmt: skip


def test_equal_seats_share_a_place() -> None:
    farm = at("turn", players=3, mine={"goods": {}}, others={"2": {"goods": {"wood": 1}}, "3": {"goods": {}}})
    assert farm.ranking() == [2, 1, 2]


def test_a_position_with_nothing_to_say_about_itself_has_no_verdict() -> None:
    assert at("turn", players=2).verdict() is None
    assert at("turn", players=1, mine={"goods": {}}).verdict() == Message("verdict.alone", {"points": 2})
