"""Chapter 16: the draw pile, its renewal and the discard pile (Explore draws where nothing else does)."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.table import Table
from hogar.kernel.rng import Rng
from tests.clauses import clause
from tests.skara_brae.builders import at, board, chance, happened, new_game, offered, outcomes, piles, play, step_on


def explore(draw: dict[str, int], discard: dict[str, int], back: bool = True) -> Table:
    """Explore is about to draw from these piles; seat 2 has all other cards."""
    mine = {"special": "explore", "goods": {"food": 2}, "flipped": ["explore"] if back else []}
    return play(at("workers", mine=mine, **piles(draw, discard)), "place explore large")


def pile(counts: list[int]) -> dict[str, int]:
    """The cards of a pile."""
    return {card: count for card, count in zip(w.CARDS, counts, strict=True) if count}


def village_cards(table: Table) -> int:
    """How many cards lie in the village piles."""
    return sum(table.deck) + sum(table.discard)


@clause("SB-280")
def test_with_the_draw_pile_empty_the_discards_are_shuffled_into_a_new_one() -> None:
    table = explore({}, {"angler": 2, "mason": 1})
    assert outcomes(table) == {"draw angler": 2, "draw mason": 1}
    assert (pile(table.deck), pile(table.discard)) == ({"angler": 2, "mason": 1}, {})
    assert happened(table).count("pile_renewed") == 1


@clause("SB-280")
def test_a_draw_that_empties_the_pile_part_way_goes_on_with_the_new_one() -> None:
    table = explore({"roof": 1}, {"angler": 2, "mason": 1})
    assert outcomes(table) == {"draw roof": 1}
    assert "pile_renewed" not in happened(table)
    chance(table, "draw roof")
    assert outcomes(table) == {"draw angler": 2, "draw mason": 1}
    chance(table, "draw mason", "draw angler")
    assert offered(table) == ["keep roof", "keep angler", "keep mason"]
    assert (pile(table.deck), pile(table.discard)) == ({"angler": 1}, {})


@clause("SB-280")
def test_a_pile_that_is_emptied_exactly_is_not_renewed_before_the_next_card_is_needed() -> None:
    table = explore({"roof": 1, "angler": 2}, {"mason": 1})
    chance(table, "draw roof", "draw angler", "draw angler")
    play(table, "keep roof")
    assert (pile(table.deck), pile(table.discard)) == ({}, {"angler": 2, "mason": 1})
    assert "pile_renewed" not in happened(table)


@clause("SB-280")
def test_cards_discarded_before_the_next_one_is_needed_are_part_of_the_new_pile() -> None:
    mine = {"special": "explore", "goods": {"food": 4}, "small_workers": 1}
    table = play(at("workers", mine=mine, **piles({"roof": 1, "angler": 1}, {"mason": 1})), "place explore large")
    chance(table, "draw roof", "draw angler")
    play(table, "keep roof", "place explore small")
    assert outcomes(table) == {"draw angler": 1, "draw mason": 1}


@clause("SB-280")
def test_dealing_a_round_renews_the_pile_as_well() -> None:
    cards = piles({}, {"angler": 8})
    cards["table"] = {"groups": [[], [], []], "discard": {"angler": 8, "roof": 4, "stone_ball": 4}}
    cards["others"]["2"]["supply_roofs"] = 40
    table = at("round_end", mine={"special": "build"}, **cards)
    while offered(table, 2):
        play(table, offered(table, 2)[0], seat=2)
    assert outcomes(table) == {"draw utensils": 4}
    chance(table, *["draw utensils"] * 4)
    assert {"draw angler", "draw roof", "draw stone_ball"} <= set(outcomes(table))


@clause("SB-280", "SB-83")
def test_a_solo_hand_is_completed_after_the_reshuffle() -> None:
    discard = dict(zip(w.CARDS, new_game(1).figures.cards, strict=True))
    discard["roof"] = 6
    table = at("turn", players=1, mine={"special": "build"}, table={"tasks": [], "hand": [], "discard": discard})
    assert outcomes(table) == {"draw roof": 2}
    chance(table, "draw roof", "draw roof", "draw angler", "draw roof")
    assert offered(table) == ["take roof 0", "take angler 0"]


@clause("SB-281", "SB-84")
def test_unchosen_solo_cards_are_discarded() -> None:
    table = at("turn", players=1, mine={"special": "build"}, table={"tasks": []})
    chance(table, "draw roof", "draw angler", "draw angler", "draw mason")
    play(table, "take angler 0")
    assert pile(table.discard) == {"roof": 1, "angler": 1, "mason": 1}


@clause("SB-281", "SB-79", "SB-64")
def test_the_card_of_the_neutral_marker_and_the_one_left_over_are_discarded() -> None:
    groups = [["roof", "utensils", "stone_ball", "roof"], ["roof"] * 4, ["utensils"] * 2 + ["stone_ball"] * 2]
    mine = {"special": "build", "large_workers": 0}
    table = at(
        "turn",
        mine=mine,
        others={"2": {"special": "muster", "large_workers": 0}},
        table={"groups": groups, "left": ["1", "2", "neutral"]},
    )
    assert pile(table.discard) == {"roof": 1}
    play(table, "take utensils 2", seat=2)
    play(table, "take stone_ball 3")
    for seat in (2, 1):
        play(table, *[text for text in offered(table, seat) if text == "done"], seat=seat)
    assert pile(table.discard)["roof"] == 2


@clause("SB-281", "SB-197")
def test_rejected_explore_cards_are_discarded() -> None:
    table = chance(explore({"roof": 1, "angler": 1, "mason": 1}, {}), "draw roof", "draw angler", "draw mason")
    assert pile(play(table, "keep angler").discard) == {"roof": 1, "mason": 1}


@clause("SB-282", "SB-166")
def test_a_supply_roof_comes_from_no_village_pile() -> None:
    table = at("workers", mine={"special": "build", "goods": {"hide": 1, "wood": 1}})
    before, left = village_cards(table), table.roofs_left()
    play(table, "place clean large", "done")
    assert (board(table).supply_roofs, village_cards(table), table.roofs_left()) == (1, before, left - 1)


@clause("SB-282", "SB-221")
def test_a_spindle_comes_from_no_village_pile() -> None:
    table = at("workers", mine={"special": "spin_wool", "goods": {"food": 2}})
    before = village_cards(table)
    play(table, "place spin_wool large")
    assert (board(table).spindles, village_cards(table)) == (1, before)


@clause("SB-283")
@pytest.mark.parametrize(("draw", "discard"), [({"roof": 2}, {}), ({"roof": 1}, {"roof": 1})])
def test_where_both_piles_hold_too_few_cards_those_are_drawn(draw: dict[str, int], discard: dict[str, int]) -> None:
    table = chance(explore(draw, discard), "draw roof", "draw roof")
    assert offered(table) == ["keep roof"]
    play(table, "keep roof")
    assert (board(table).village_roofs, pile(table.discard)) == (1, {"roof": 1})


@clause("SB-284", "SB-82")
@pytest.mark.parametrize(("players", "cards"), [(1, 36), (2, 48), (3, 48), (4, 60)])
def test_without_explore_a_game_uses_so_many_cards_and_never_renews_the_pile(players: int, cards: int) -> None:
    drawn, told = cards_drawn(players)
    assert (drawn, told.count("pile_renewed")) == (cards, 0)


def cards_drawn(players: int) -> tuple[int, list[str]]:
    """Plays a random game in which nobody is dealt Explore: the cards drawn and the events."""
    table = new_game(players)
    rng = Rng(players)
    drawn = 0
    while not table.over():
        decision = table.decision()
        assert decision is not None
        deals: Any = [move for move in decision.moves() if move.verb.name == "deal" and move.text != "deal explore"]
        if deals:
            table.apply(decision.lane, deals[rng.below(len(deals))])
        else:
            drawn += step_on(table, rng).startswith("draw ")
    return drawn, happened(table)
