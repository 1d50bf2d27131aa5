"""Chapter 16: what is hidden (SB-285, SB-296) and what players have to do with each other (SB-286)."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.table import Table
from hogar.kernel.codec import Json
from hogar.kernel.refusal import why_not
from hogar.kernel.rng import Rng
from hogar.kernel.save import to_text
from hogar.kernel.view import View
from tests.clauses import clause
from tests.skara_brae.builders import after_setup, at, board, chance, new_game, offered, piles, play, step_on

SPECTATOR = 0
"""A seat, counted from 1 as in all tests, that is nobody's."""


def seen(table: Table, seat: int) -> Json:
    """What a seat may know, as JSON."""
    return View(table, seat - 1).to_json()


def told(table: Table, seat: int) -> list[dict[str, object]]:
    """The lines of the log that a seat may read."""
    return [event.to_json() for event in table.events if seat > 0 and event.known >> (seat - 1) & 1]


def refusals(table: Table, seat: int, *texts: str) -> list[str]:
    """What a seat is told when it tries these moves."""
    return [str(why_not(table, seat - 1, text)) for text in texts]


def exploring(*draws: str, draw: dict[str, int] | None = None, discard: dict[str, int] | None = None) -> Table:
    """Seat 1 of two has used the back of Explore and has drawn these cards."""
    mine = {"special": "explore", "goods": {"food": 2}, "flipped": ["explore"]}
    cards = piles(draw or {"roof": 2, "angler": 2, "mason": 1}, discard)
    return chance(play(at("workers", mine=mine, **cards), "place explore large"), *[f"draw {card}" for card in draws])


def dealt(*tiles: str) -> Table:
    """A new game of two whose special tiles are dealt in this order."""
    table = chance(new_game(2), "stack 1", "stack 2", "stack neutral")
    return chance(table, *[f"deal {tile}" for tile in tiles])


def hidden_pair(kind: str) -> tuple[Table, Table]:
    """Two positions that differ only in what seat 2 must not know."""
    if kind == "drawing":
        return exploring("roof", "angler"), exploring("mason", "angler")
    if kind == "drawn":
        return exploring("roof", "angler", "mason"), exploring("angler", "roof", "roof")
    if kind == "dealing":
        return dealt("build"), dealt("explore")
    if kind == "dealt":
        one, other = (
            ("build", "explore", "muster", "recruit"),
            ("innovate", "hunt_boar", "muster", "recruit"),
        )
        return dealt(*one), dealt(*other)
    first, second = dealt("build", "explore", "muster", "recruit"), dealt("build", "explore", "muster", "recruit")
    return play(first, "choose build"), play(second, "choose explore")


KINDS = ("drawing", "drawn", "dealing", "dealt", "chosen")


@clause("SB-285", "SB-296")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
@pytest.mark.parametrize("kind", KINDS)
def test_positions_that_differ_in_hidden_parts_look_alike_to_others(kind: str, viewer: int) -> None:
    one, other = hidden_pair(kind)
    assert one.key() != other.key()
    assert to_text(seen(one, viewer)) == to_text(seen(other, viewer))


@clause("SB-285", "SB-296")
@pytest.mark.parametrize("kind", KINDS)
def test_the_log_and_refusals_tell_others_nothing_hidden(kind: str) -> None:
    one, other = hidden_pair(kind)
    assert told(one, 2) == told(other, 2)
    assert offered(one, 2) == offered(other, 2)
    texts = ("keep roof", "keep angler", "choose build", "choose muster", "take roof 1", "pass", "done")
    assert refusals(one, 2, *texts) == refusals(other, 2, *texts)


@clause("SB-285", "SB-296")
@pytest.mark.parametrize("kind", ["drawn", "dealt", "chosen"])
def test_the_seat_itself_sees_what_others_do_not(kind: str) -> None:
    one, other = hidden_pair(kind)
    assert to_text(seen(one, 1)) != to_text(seen(other, 1))


@clause("SB-296")
def test_cards_drawn_with_explore_are_seen_by_their_drawer_alone() -> None:
    table = exploring("roof", "angler", "mason")
    assert seen(table, 1)["position"]["table"]["drawn"] == ["roof", "angler", "mason"]
    assert seen(table, 2)["position"]["table"]["drawn"] == [None, None, None]
    assert [line for line in told(table, 1) if line["event"] == "card_drawn"] != []
    assert [line for line in told(table, 2) if line["event"] == "card_drawn"] == []


@clause("SB-296")
def test_the_choice_among_drawn_cards_is_shown_to_nobody_else() -> None:
    table = exploring("roof", "angler", "mason")
    own, others = (next(one for one in seen(table, seat)["decisions"] if one["seat"] == 1) for seat in (1, 2))
    assert own["moves"] == ["keep roof", "keep angler", "keep mason"]
    assert others["moves"] is None


@clause("SB-296")
def test_the_choice_exists_even_if_all_drawn_cards_are_alike() -> None:
    alike = exploring("roof", "roof", draw={"roof": 2})
    assert offered(alike) == ["keep roof"]


@clause("SB-296", "SB-285")
def test_once_a_card_is_kept_everybody_sees_it_and_the_discards() -> None:
    table = play(exploring("roof", "angler", "mason"), "keep roof")
    for seat in (1, 2, SPECTATOR):
        position = seen(table, seat)["position"]["table"]
        assert position["boards"][0]["village_roofs"] == 1
        assert position["discard"] == {"angler": 1, "mason": 1}
        assert position["drawn"] == []


@clause("SB-280", "SB-296")
def test_who_counts_cards_knows_those_drawn_before_a_reshuffle() -> None:
    table = exploring("angler", "roof", "mason", draw={"angler": 1, "roof": 1}, discard={"mason": 1, "hunter": 1})
    assert seen(table, 2)["position"]["table"]["drawn"] == ["roof", "angler", None]


@clause("SB-283", "SB-296")
def test_who_counts_cards_knows_what_is_drawn_when_nothing_is_left() -> None:
    table = exploring("angler", "roof", draw={"angler": 1, "roof": 1})
    for seed in range(5):
        filled: Any = View(table, 1).determinize(Rng(seed))
        assert sorted(filled.drawn) == sorted(table.drawn)


@clause("SB-285", "SB-296")
def test_what_a_seat_imagines_is_what_it_cannot_exclude() -> None:
    table = exploring("roof", "angler", "hunter", draw={"roof": 1, "angler": 1, "hunter": 2})
    imagined = set()
    for seed in range(40):
        filled: Any = View(table, 1).determinize(Rng(seed))
        assert filled.problems() == []
        assert to_text(seen(filled, 2)) == to_text(seen(table, 2))
        imagined.add(tuple(w.CARDS[card] for card in filled.drawn))
    assert imagined == {("roof", "angler", "hunter"), ("roof", "hunter", "hunter"), ("angler", "hunter", "hunter")}


@clause("SB-285")
def test_special_tiles_are_hidden_from_others_until_all_have_chosen() -> None:
    table = dealt("build", "explore", "muster", "recruit")
    play(table, "choose explore")
    mine, theirs = (seen(table, seat)["position"]["table"] for seat in (1, 2))
    assert (mine["boards"][0]["dealt"], mine["boards"][0]["kept"]) == (["build", "explore"], "explore")
    assert (theirs["boards"][0]["dealt"], theirs["boards"][0]["kept"]) == (None, None)
    assert (mine["undealt"], theirs["undealt"]) == (None, None)
    assert theirs["boards"][0]["special"] is None
    play(table, "choose recruit", seat=2)
    for seat in (1, 2, SPECTATOR):
        boards = seen(table, seat)["position"]["table"]["boards"]
        assert [one["special"] for one in boards] == ["explore", "recruit"]


@clause("SB-285")
def test_only_the_receiver_is_told_which_tile_is_dealt() -> None:
    table = dealt("build", "explore", "muster", "recruit")
    assert [line["tile"] for line in told(table, 1) if line["event"] == "tile_dealt"] == ["build", "explore"]
    assert [line["tile"] for line in told(table, 2) if line["event"] == "tile_dealt"] == ["muster", "recruit"]


@clause("SB-285")
def test_a_seat_imagines_any_tiles_of_the_others_but_its_own() -> None:
    table = dealt("build", "explore", "muster", "recruit")
    imagined = set()
    for seed in range(60):
        filled: Any = View(table, 1).determinize(Rng(seed))
        assert to_text(seen(filled, 2)) == to_text(seen(table, 2))
        imagined |= {tile for tile in range(w.TILE_KINDS) if filled.boards[0].dealt >> tile & 1}
    assert {w.TILES[tile] for tile in imagined} == {
        "build",
        "explore",
        "hunt_boar",
        "innovate",
        "spin_wool",
        "tend_land",
    }


@clause("SB-285", "SB-24")
def test_who_has_chosen_is_imagined_with_a_choice_and_who_has_not_without() -> None:
    table = play(dealt("build", "explore", "muster", "recruit"), "choose build")
    for seed in range(10):
        filled: Any = View(table, 1).determinize(Rng(seed))
        assert filled.boards[0].dealt >> filled.boards[0].kept & 1
        filled = View(table, 0).determinize(Rng(seed))
        assert (filled.boards[1].dealt.bit_count(), filled.boards[1].kept) == (2, -1)


@clause("SB-285", "SB-87")
def test_cards_dealt_ahead_are_known_to_nobody() -> None:
    table = at("turn", players=1, mine={"special": "build"}, options={"hands_ahead": True}, table={"tasks": []})
    chance(table, "draw roof", "draw angler", "draw angler", "draw mason")
    assert table.hand == [w.CARDS.index(card) for card in ("roof", "angler", "angler", "mason")]
    position = seen(table, 1)["position"]["table"]
    assert (position["aside"], position["aside_cards"]) == (5, {})


@clause("SB-285")
def test_everything_else_lies_open() -> None:
    table = after_setup(3, seed=2)
    truth = seen(table, 1)["position"]["table"]
    for seat in (2, 3, SPECTATOR):
        assert seen(table, seat)["position"]["table"] == truth
    assert len([card for group in truth["groups"] for card in group if card]) == 12
    assert len(truth["left"]) == 3


@clause("SB-286", "SB-54")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_player_does_leaves_the_boards_of_the_others_alone(players: int) -> None:
    table, rng = after_setup(players, seed=players), Rng(players)
    moves = 0
    while not table.over():
        decision = table.decision()
        assert decision is not None
        actor = decision.seat
        before = [board(table, seat + 1).fingerprint() for seat in range(players)]
        step_on(table, rng)
        if actor >= 0 and table.done:
            moves += 1
            after = [board(table, seat + 1).fingerprint() for seat in range(players)]
            assert [seat for seat in range(players) if before[seat] != after[seat] and seat != actor] == []
    assert moves > 100
