"""Solo turns (chapter 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from hogar.games.skara_brae import words as w
from hogar.kernel.errors import Invalid
from tests.clauses import clause
from tests.skara_brae.builders import (
    after_setup,
    at,
    board,
    chance,
    goods,
    happened,
    new_game,
    offered,
    outcomes,
    play,
    refused,
    usable,
    walk,
)

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table

PLENTY = {"stone_ball": 8, "utensils": 4, "angler": 8, "shepherd": 6, "hunter": 6, "herdsman": 6}


def solo(moment: str = "turn", mine: dict[str, Any] | None = None, ahead: bool = False, **table: Any) -> Table:
    """A moment of a solo game without tasks that could be used."""
    return at(moment, players=1, mine=mine, table={"tasks": [], "hand": [], **table}, options={"hands_ahead": ahead})


def drawn(table: Table) -> int:
    """How many cards chance draws before the player is asked."""
    for number in range(99):
        if offered(table):
            return number
        cards = list(outcomes(table))
        chance(table, cards[min(number, len(cards) - 1)])
    raise AssertionError


def new_round(ahead: bool) -> Table:
    """A round begins with eight roofs and the birdkeeper in the draw pile; the owner of Explore has two bones."""
    left_over = dict(zip(w.CARDS, new_game(1).deck, strict=True))
    del left_over["roof"], left_over["birdkeeper"]
    mine = {"special": "explore", "goods": {"bone": 2}}
    return solo("round_end", mine=mine, ahead=ahead, discard=left_over, round=1)


def explore(table: Table) -> Table:
    """Draws four roofs, of which one is taken, and uses Explore, which is about to draw."""
    return play(chance(table, *["draw roof"] * 4), "place explore large")


@clause("SB-83")
@pytest.mark.parametrize(("turn", "cards"), [(1, 4), (2, 3), (3, 2)])
def test_so_many_cards_are_drawn_at_the_start_of_each_turn(turn: int, cards: int) -> None:
    table = solo(turn=turn)
    assert drawn(table) == cards
    assert len(table.hand) == cards


@clause("SB-83")
def test_a_hand_is_drawn_from_the_draw_pile() -> None:
    table = solo(discard={"roof": 8, **PLENTY})
    assert set(outcomes(table)).isdisjoint({"draw roof", *[f"draw {card}" for card in PLENTY]})
    chance(table, "draw mason")
    assert "draw mason" not in outcomes(table)


@clause("SB-83")
def test_the_next_hand_is_drawn_only_after_the_turn() -> None:
    table = solo()
    chance(table, "draw roof", "draw roof", "draw utensils", "draw angler")
    play(table, "take roof 0")
    assert (table.hand, usable(table) != []) == ([], True)
    assert drawn(play(table, "done")) == 3


@clause("SB-84")
def test_exactly_one_card_of_the_hand_must_be_chosen() -> None:
    table = solo()
    chance(table, "draw roof", "draw roof", "draw utensils", "draw angler")
    assert offered(table) == ["take roof 0", "take utensils 0", "take angler 0"]
    play(table, "take utensils 0")
    assert (board(table).utensils, board(table).village_roofs, board(table).settler_count()) == (1, 0, 0)


@clause("SB-84")
def test_the_cards_that_were_not_chosen_are_discarded() -> None:
    table = solo()
    chance(table, "draw roof", "draw roof", "draw utensils", "draw angler")
    play(table, "take roof 0")
    assert [w.CARDS[card] for card, number in enumerate(table.discard) if number] == ["roof", "utensils", "angler"]
    assert sum(table.discard) == 3


@clause("SB-84", "SB-89")
def test_a_card_that_is_not_in_the_hand_cannot_be_chosen() -> None:
    table = solo()
    chance(table, "draw roof", "draw roof", "draw utensils", "draw angler")
    refusal = refused(table, "take stone_ball 0")
    assert (refusal.message.id, refusal.clause) == ("refusal.card_not_there", "SB-89")


@clause("SB-85")
def test_the_rest_of_a_solo_turn_is_like_any_other() -> None:
    table = solo(turn=2, mine={"goods": {"knife": 1}})
    chance(table, "draw angler", "draw roof", "draw roof")
    play(table, "take angler 0", "knives 1", "harvest shell 2", "effect", "place thickets large")
    assert goods(table) == {"shell": 2, "fish": 1, "wood": 1}
    assert (board(table).large_ready, table.turn) == (1, 3)


@clause("SB-86")
def test_nobody_passes_in_a_solo_game() -> None:
    table = after_setup(1)
    assert {text.split()[0] for text in offered(table)} == {"take"}
    refusal = refused(table, "pass")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_pass_alone", "SB-86")


@clause("SB-86")
def test_a_solo_game_knows_no_pass_from_beginning_to_end() -> None:
    table = new_game(1)
    assert "pass" not in list(walk(table))
    assert happened(table).count("card_taken") == 12


@clause("SB-87")
def test_hands_are_drawn_turn_by_turn_unless_told_otherwise() -> None:
    assert outcomes(explore(new_round(ahead=False))) == {"draw roof": 4, "draw birdkeeper": 1}


@clause("SB-87")
def test_hands_dealt_ahead_are_no_part_of_the_draw_pile() -> None:
    table = explore(new_round(ahead=True))
    assert {"draw birdkeeper", "draw crab_farmer"} & set(outcomes(table)) == {"draw crab_farmer"}
    assert outcomes(table)["draw roof"] == 3


@clause("SB-87")
def test_hands_dealt_ahead_are_those_of_the_later_turns() -> None:
    table = explore(new_round(ahead=True))
    chance(table, "draw roof", "draw roof")
    play(table, "keep roof", "done")
    assert outcomes(table) == {"draw roof": 4, "draw birdkeeper": 1}
    assert drawn(table) == 3


@clause("SB-87")
def test_cards_dealt_ahead_are_unseen_until_their_turn() -> None:
    table = after_setup(1, hands_ahead=True)
    assert len(table.hand) == 4
    assert sum(table.deck) == 76


@clause("SB-87")
def test_hands_can_be_dealt_ahead_in_solo_games_only() -> None:
    with pytest.raises(Invalid) as refusal:
        new_game(2, hands_ahead=True)
    assert refusal.value.clause == "SB-87"
