"""Chapter 12.2: Explore."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import (
    at,
    board,
    chance,
    goods,
    happened,
    new_game,
    offered,
    outcomes,
    piles,
    play,
    points,
    refused,
)

GROUPS = {"groups": [["angler"] * 4, ["shepherd"] * 4, ["hunter"] * 4]}


def explore(*draws: str, back: bool = False, have: dict[str, int] | None = None, **mine: Any) -> Table:
    """A large worker has gone to Explore and these cards are drawn."""
    fields = {"special": "explore", "goods": {"food": 2, **(have or {})}, "flipped": ["explore"] * back}
    table = at("workers", mine={**fields, **mine}, table=GROUPS)
    return chance(play(table, "place explore large"), *[f"draw {card}" for card in draws])


def discarded(table: Table) -> dict[str, int]:
    """The cards of the discard pile."""
    return {card: count for card, count in zip(w.CARDS, table.discard, strict=True) if count}


@clause("SB-197")
def test_the_front_draws_two_keeps_one_and_discards_the_other() -> None:
    table = explore("roof", "utensils")
    assert offered(table) == ["keep roof", "keep utensils"]
    play(table, "keep roof")
    assert (board(table).village_roofs, board(table).utensils) == (1, 0)
    assert discarded(table) == {"utensils": 1}


@clause("SB-200")
def test_the_back_draws_three_keeps_one_and_discards_two() -> None:
    table = explore("roof", "utensils", "mason", back=True)
    assert offered(table) == ["keep roof", "keep utensils", "keep mason"]
    play(table, "keep mason")
    assert board(table).settlers[w.HILLS] == (w.CARDS.index("mason"),)
    assert discarded(table) == {"roof": 1, "utensils": 1}


@clause("SB-197", "SB-200")
@pytest.mark.parametrize(("back", "rule"), [(False, "SB-197"), (True, "SB-200")])
def test_only_a_card_that_was_drawn_is_kept(back: bool, rule: str) -> None:
    refusal = refused(explore("roof", "angler", *["angler"] * back, back=back), "keep utensils")
    assert (refusal.message.id, refusal.clause) == ("refusal.card_not_there", rule)


@clause("SB-197", "SB-200")
@pytest.mark.parametrize(("back", "rule"), [(False, "SB-197"), (True, "SB-200")])
def test_the_question_names_the_rule_of_the_side_that_was_used(back: bool, rule: str) -> None:
    decision = explore("roof", "angler", *["angler"] * back, back=back).decision()
    assert decision is not None
    assert decision.clause() == rule


@clause("SB-197")
def test_exactly_one_card_is_kept_even_if_both_are_alike() -> None:
    table = explore("roof", "roof")
    assert offered(table) == ["keep roof"]
    play(table, "keep roof")
    assert (board(table).village_roofs, discarded(table)) == (1, {"roof": 1})


@clause("SB-198")
def test_on_the_front_a_kept_settler_is_placed_and_gives_nothing() -> None:
    table = play(explore("angler", "roof", have={"knife": 2}), "keep angler")
    assert board(table).settlers[w.SHORE] == (w.CARDS.index("angler"),)
    assert goods(table) == {"knife": 2}
    assert "gained" not in happened(table)
    assert "effect" not in offered(table)


@clause("SB-199", "SB-95")
@pytest.mark.parametrize("back", [False, True])
def test_a_kept_stone_ball_gives_knives_as_usual(back: bool) -> None:
    table = explore("stone_ball", "roof", *["roof"] * back, back=back, stone_balls=2)
    assert goods(play(table, "keep stone_ball")) == {"knife": 3}


@clause("SB-199", "SB-98")
@pytest.mark.parametrize("back", [False, True])
def test_kept_utensils_give_a_hide_as_usual(back: bool) -> None:
    table = explore("utensils", "roof", *["roof"] * back, back=back)
    assert goods(play(table, "keep utensils")) == {"hide": 1}


@clause("SB-199", "SB-94")
def test_a_kept_roof_is_worth_two_points() -> None:
    table = play(explore("roof", "angler"), "keep roof")
    assert (points(table, "cards"), board(table).supply_roofs) == (2, 0)


@clause("SB-200", "SB-115")
def test_on_the_back_the_bottom_effect_of_a_kept_settler_may_be_resolved() -> None:
    table = play(explore("trapper", "roof", "roof", back=True), "keep trapper")
    assert offered(table) == ["effect", "done"]
    assert goods(play(table, "effect")) == {"rabbit": 1}
    assert goods(play(explore("trapper", "roof", "roof", back=True), "keep trapper", "done")) == {}


@clause("SB-200", "SB-107")
def test_on_the_back_knives_count_for_the_bottom_effect() -> None:
    table = explore("giller", "roof", "roof", back=True, have={"knife": 2})
    play(table, "keep giller", "effect", "knives 2")
    assert goods(table) == {"wood": 2}


@clause("SB-200")
def test_on_the_back_a_kept_roof_asks_for_nothing_more() -> None:
    table = play(explore("trapper", "roof", "roof", back=True), "keep roof")
    assert "effect" not in offered(table)


@clause("SB-295")
def test_explore_leaves_the_groups_alone_and_its_card_comes_on_top_of_the_chosen_one() -> None:
    mine = {"special": "explore", "goods": {"food": 2}}
    table = at("card", card="roof", mine=mine, table=GROUPS)
    groups = [group.copy() for group in table.groups]
    chance(play(table, "place explore large"), "draw roof", "draw angler")
    assert table.groups == groups
    play(table, "keep roof")
    assert board(table).village_roofs == 2


@clause("SB-296")
def test_the_kept_card_is_told_to_everybody_and_the_others_lie_open_on_the_discard_pile() -> None:
    table = play(explore("roof", "angler"), "keep angler")
    told = [event for event in table.events if event.kind.name == "card_kept"]
    assert [event.to_json() for event in told] == [{"event": "card_kept", "seat": "1", "card": "angler"}]
    assert told[0].known & 0b11 == 0b11
    assert (table.drawn, discarded(table)) == ([], {"roof": 1})


@clause("SB-291", "SB-283")
def test_without_any_card_to_draw_explore_cannot_be_used() -> None:
    mine = {"special": "explore", "goods": {"food": 2}}
    refusal = refused(at("workers", mine=mine, **piles({})), "place explore large")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_cards", "SB-291")


@clause("SB-291", "SB-280")
def test_a_discard_is_enough_to_explore() -> None:
    mine = {"special": "explore", "goods": {"food": 2}}
    table = play(at("workers", mine=mine, **piles({}, {"angler": 1})), "place explore large")
    assert outcomes(table) == {"draw angler": 1}


@clause("SB-200", "SB-271")
def test_in_a_solo_game_tasks_come_before_and_after_explore_but_not_into_it() -> None:
    have = {"food": 2, "cow": 1, "shell": 1}
    mine = {"special": "explore", "goods": have, "flipped": ["explore"]}
    table = at("workers", players=1, mine=mine, table={"tasks": ["cow_cook"]})
    assert "task cow_cook 0" in offered(table)
    chance(play(table, "place explore large"), "draw roof", "draw roof", "draw trapper")
    assert offered(table) == ["keep roof", "keep trapper"]
    assert offered(play(table, "keep trapper")) == ["effect", "done"]
    assert offered(play(table, "effect")) == ["done", "task cow_cook 0"]


@clause("SB-280", "SB-295")
def test_in_a_solo_game_the_unchosen_cards_of_the_hand_are_in_the_pile_that_explore_renews() -> None:
    rest = dict(zip(w.CARDS, new_game(1).figures.cards, strict=True))
    left = {"roof": 4, "angler": 1}
    mine = {"special": "explore", "goods": {"food": 2}, "stone_balls": 8, "utensils": 4}
    discard = {card: 0 if card in ("stone_ball", "utensils") else n - left.get(card, 0) for card, n in rest.items()}
    table = at("turn", players=1, mine=mine, table={"tasks": [], "hand": [], "discard": discard})
    chance(table, *["draw roof"] * 4)
    chance(play(table, "place explore large"), "draw angler")
    assert outcomes(table)["draw roof"] == 4 + 3
