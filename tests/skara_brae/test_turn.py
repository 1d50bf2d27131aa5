"""A turn (chapter 8, up to the kinds of cards)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.clauses import clause
from tests.skara_brae.builders import (
    NO_SETTLERS,
    at,
    board,
    goods,
    happened,
    happenings,
    new_game,
    offered,
    play,
    refused,
    usable,
    walk,
)

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table

TURN_STEPS = ("card_taken", "worker_placed", "workers_back")
ONE_OF_EACH = [["roof", "stone_ball", "utensils", "angler"], ["roof"] * 4, ["hunter"] * 4]


@clause("SB-88")
def test_a_turn_is_a_card_then_workers_then_taking_them_back() -> None:
    table = at("turn", table={"left": ["neutral", "2", "1"], "groups": ONE_OF_EACH})
    play(table, "take angler 4", "knives 0", "harvest shell 1", "effect", "place thickets large")
    steps = [name for name in happened(table) if name in ("card_taken", "worker_placed", "workers_back")]
    assert steps == ["card_taken", "worker_placed", "workers_back"]


def told(table: Table) -> list[dict[str, object]]:
    """All events so far, as words."""
    return [event.to_json() for event in table.events]


@clause("SB-88")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_turn_has_its_steps_in_that_order(players: int) -> None:
    table = new_game(players)
    for _ in walk(table, seed=players):
        pass
    for seat in range(1, players + 1):
        own = [str(event["event"]) for event in told(table) if event.get("seat") == str(seat)]
        steps = [name for name in own if name in TURN_STEPS]
        without_workers = [name for name in steps if name != "worker_placed"]
        assert without_workers == ["card_taken", "workers_back"] * 12
        assert all(steps[place - 1] != "workers_back" for place, name in enumerate(steps) if name == "worker_placed")


@clause("SB-89")
def test_a_player_must_choose_one_of_the_cards_still_lying_there() -> None:
    table = at("turn", table={"left": ["1", "2", "neutral"], "groups": ONE_OF_EACH})
    assert offered(table, 2) == ["take stone_ball 2", "take utensils 3", "take angler 4", "pass"]
    refusal = refused(table, "take hunter 1", seat=2)
    assert (refusal.message.id, refusal.clause) == ("refusal.card_not_there", "SB-89")


@clause("SB-89")
def test_a_player_chooses_one_card_only() -> None:
    table = at("turn", table={"left": ["1", "2", "neutral"], "groups": ONE_OF_EACH})
    play(table, "take stone_ball 2", seat=2)
    assert not [text for text in offered(table, 2) if text.startswith("take")]


@clause("SB-90")
@pytest.mark.parametrize("so_far", [[], ["knives 0"], ["knives 0", "harvest shell 1"]])
def test_no_worker_is_placed_before_the_card_is_resolved(so_far: list[str]) -> None:
    table = at("card", card="angler", mine={"goods": {"knife": 1}}, table=NO_SETTLERS)
    play(table, *so_far)
    assert usable(table) == []
    assert refused(table, "place thickets large").message.id == "refusal.not_asked"


@clause("SB-90")
def test_workers_are_placed_once_the_card_is_resolved() -> None:
    table = at("card", card="angler", mine={"goods": {"knife": 1}}, table=NO_SETTLERS)
    play(table, "knives 0", "harvest shell 1", "done")
    assert "thickets" in usable(table)


@clause("SB-91")
def test_workers_stay_on_their_tiles_until_the_last_one_is_resolved() -> None:
    table = play(at("workers", mine={"large_workers": 1, "small_workers": 2}), "place thickets small")
    assert (board(table).small_ready, board(table).small_on.bit_count()) == (1, 1)
    play(table, "place thickets large", "place fields small")
    assert (board(table).large_ready, board(table).small_ready) == (1, 2)
    assert (board(table).large_on, board(table).small_on) == (0, 0)


@clause("SB-91")
def test_the_same_tile_can_be_used_again_next_turn() -> None:
    groups = [["roof"] * 4, ["stone_ball"] * 4, ["angler"] * 4]
    table = at("turn", players=3, table={"left": ["2", "3", "1"], "groups": groups})
    play(table, "take roof 1", "place thickets large")
    play(table, "take roof 2", "done", seat=3)
    play(table, "take roof 3", "done", seat=2)
    play(table, "pass", seat=2)
    play(table, "pass", seat=3)
    play(table, "take stone_ball 1", "place thickets large")
    assert goods(table) == {"knife": 3, "wood": 2}


@clause("SB-92")
def test_cards_belong_to_the_player_who_took_them() -> None:
    table = at("turn", table={"left": ["neutral", "2", "1"], "groups": ONE_OF_EACH})
    play(table, "take utensils 3", "done")
    play(table, "take angler 4", "knives 0", "harvest shell 1", "done", "done", seat=2)
    assert (board(table, 1).utensils, board(table, 2).utensils) == (1, 0)
    assert (board(table, 1).settler_count(), board(table, 2).settler_count()) == (0, 1)


@clause("SB-92")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_cards_stay_except_settlers_that_are_not_fed(players: int) -> None:
    table = new_game(players)
    before = [one.clone() for one in table.boards]
    for _ in walk(table, seed=players):
        for seat, (last, one) in enumerate(zip(before, table.boards, strict=True), 1):
            unfed = [event for event in happenings(table, "settler_left") if event["seat"] == str(seat)]
            assert one.village_roofs >= last.village_roofs
            assert one.supply_roofs >= last.supply_roofs
            assert one.stone_balls >= last.stone_balls
            assert one.utensils >= last.utensils
            assert one.spindles >= last.spindles
            assert one.settler_count() >= last.settler_count() - len(unfed)
        before = [one.clone() for one in table.boards]
        table.events.clear()
