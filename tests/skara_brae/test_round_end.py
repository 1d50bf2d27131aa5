"""Chapter 13: rest abilities, feeding and midden at the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import (
    NO_SETTLERS,
    after_setup,
    at,
    board,
    goods,
    has,
    offered,
    play,
    points,
    refused,
    until,
    villagers,
)

COOK: dict[str, Any] = {"flipped": ["craft"], "special": "build"}


def round_end(have: dict[str, int] | None = None, settlers: list[list[str]] | None = None, **mine: Any) -> Table:
    """All turns of the round are over; seat 1 has these goods and settlers."""
    fields = {"special": "build", "goods": have or {}, "settlers": settlers or villagers(), **mine}
    return at("round_end", mine=fields)


@clause("SB-230", "SB-64", "SB-75")
def test_a_round_ends_with_no_card_left_in_a_group_and_all_markers_back_on_the_left() -> None:
    for seed in (1, 2):
        table = until(after_setup(2, seed), "feed", seed)
        assert {card for group in table.groups for card in group} == {-1}
        assert (len(table.left), table.passed, table.done, table.turn) == (3, [], [], 3)


@clause("SB-230")
def test_the_end_of_the_round_waits_for_the_last_turn_of_everybody() -> None:
    mine = {**COOK, "goods": {"shell": 1}}
    table = at("workers", mine=mine, table={**NO_SETTLERS, "turn": 3, "left": ["1", "neutral", "2"]})
    play(table, "done")
    assert offered(table) == []
    play(table, next(text for text in offered(table, 2) if text.startswith("take")), seat=2)
    assert offered(table) == []
    play(table, "done", seat=2)
    assert offered(table) == ["rest cook", "done"]


@clause("SB-230", "SB-235")
def test_rest_comes_before_feeding_and_feeding_before_midden() -> None:
    table = round_end({"shell": 2}, villagers(shore=2), slider=4, **COOK)
    assert offered(table) == ["rest cook", "done"]
    play(table, "rest cook", "cook shell")
    assert has(table, "food") == 2
    assert offered(table) == ["feed 2", "feed 1", "feed 0"]
    assert has(table, "midden") == 0
    play(table, "feed 2")
    assert goods(table) == {"midden": 3}


@clause("SB-231", "SB-246")
def test_the_last_round_ends_with_feeding_and_midden_as_well() -> None:
    mine = {"goods": {"food": 1}, "settlers": villagers(shore=1), "slider": 4}
    table = at("round_end", mine=mine, table={"round": 4})
    assert offered(table) == ["feed 1", "feed 0"]
    play(table, "feed 1")
    assert (goods(table), table.over()) == ({"midden": 3}, True)


@clause("SB-232")
def test_all_players_end_the_round_at_the_same_time_and_in_any_order() -> None:
    mine = {"special": "build", "goods": {"food": 2}, "settlers": villagers(shore=2)}
    other = {"special": "muster", "goods": {"food": 2}, "settlers": villagers(fields=2)}
    table = at("round_end", mine=mine, others={"2": other})
    assert (offered(table), offered(table, 2)) == (["feed 2", "feed 1", "feed 0"], ["feed 2", "feed 1", "feed 0"])
    forward = play(play(table.clone(), "feed 1", "discard shore 1"), "feed 0", "discard fields 1", seat=2)
    backward = play(play(table.clone(), "feed 0", "discard fields 1", seat=2), "feed 1", "discard shore 1")
    assert forward.key() == backward.key()


@clause("SB-233", "SB-271")
def test_neither_workers_nor_tasks_are_used_at_the_end_of_a_round() -> None:
    mine = {**COOK, "goods": {"shell": 5, "cow": 1, "food": 1}, "settlers": villagers(shore=1)}
    table = at("round_end", players=1, mine=mine, table={"tasks": ["cow_cook", "shell_furnish"]})
    assert offered(table) == ["rest cook", "done"]
    assert refused(table, "task cow_cook 0").message.id == "refusal.not_asked"
    assert refused(table, "place shore large").message.id == "refusal.not_asked"
    play(table, "rest cook")
    assert not [text for text in offered(table) if text.startswith(("task", "place"))]
    play(table, "cook cow")
    assert offered(table) == ["feed 1", "feed 0"]


@clause("SB-234", "SB-160")
def test_cooking_at_rest_may_be_left() -> None:
    table = play(round_end({"shell": 2}, slider=1, **COOK), "done")
    assert goods(table) == {"shell": 2}


@clause("SB-234", "SB-160")
def test_only_one_cook_action_is_taken_at_rest() -> None:
    table = play(round_end({"shell": 9}, villagers(shore=1), **COOK), "rest cook", *["cook shell"] * 3)
    assert goods(table) == {"shell": 5, "food": 4}
    assert offered(table) == ["feed 1", "feed 0"]


@clause("SB-160", "SB-234")
def test_without_the_back_of_craft_nothing_is_cooked_at_rest() -> None:
    table = round_end({"shell": 2, "food": 1}, villagers(shore=1))
    assert offered(table) == ["feed 1", "feed 0"]


@clause("SB-234", "SB-218")
def test_black_workers_go_back_whether_the_seat_cooks_or_not() -> None:
    mine = {"special": "recruit", "flipped": ["craft"], "black_workers": 2, "goods": {"shell": 2}}
    for answers in (["done"], ["rest cook", "cook shell"]):
        table = play(at("round_end", mine=mine), *answers)
        assert (board(table).black_workers, board(table).small_ready) == (0, 1)


@clause("SB-235")
def test_food_cooked_at_rest_feeds() -> None:
    table = play(round_end({"shell": 1}, villagers(shore=1), **COOK), "rest cook")
    assert offered(table) == ["feed 1", "feed 0"]


@clause("SB-236", "SB-94")
@pytest.mark.parametrize(
    ("settlers", "village_roofs", "supply_roofs", "need"),
    [(3, 0, 0, 3), (3, 1, 0, 2), (3, 0, 1, 2), (4, 1, 2, 1), (3, 2, 1, 0), (2, 3, 2, 0), (0, 0, 0, 0)],
)
def test_each_settler_without_a_roof_needs_a_food(
    settlers: int, village_roofs: int, supply_roofs: int, need: int
) -> None:
    roofs = {"village_roofs": village_roofs, "supply_roofs": supply_roofs}
    table = round_end({"food": 5}, villagers(fields=settlers), **roofs)
    assert offered(table) == ([f"feed {food}" for food in range(need, -1, -1)] if need else [])
    assert has(table, "food") == 5


@clause("SB-237")
def test_any_part_of_the_food_needed_may_be_spent_and_no_more_than_there_is() -> None:
    table = round_end({"food": 2}, villagers(shore=4))
    assert offered(table) == ["feed 2", "feed 1", "feed 0"]
    refusal = refused(table, "feed 3")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_have", "SB-237")


@clause("SB-237")
def test_no_more_food_is_spent_than_is_needed() -> None:
    table = round_end({"food": 5}, villagers(shore=2))
    refusal = refused(table, "feed 3")
    assert (refusal.message.id, refusal.clause) == ("refusal.too_much_food", "SB-237")


@clause("SB-237", "SB-238")
@pytest.mark.parametrize(("fed", "lost"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_for_each_food_that_is_not_spent_a_settler_leaves(fed: int, lost: int) -> None:
    table = play(round_end({"food": 4}, villagers(shore=2, hills=2), supply_roofs=1), f"feed {fed}")
    for _ in range(lost):
        play(table, "discard shore 1" if "discard shore 1" in offered(table) else "discard hills 1")
    assert (board(table).settler_count(), has(table, "food")) == (4 - lost, 4 - fed)
    assert not [text for text in offered(table) if text.startswith("discard")]


@clause("SB-239")
def test_any_settler_of_any_habitat_may_be_the_one_that_leaves() -> None:
    table = round_end({}, [["angler", "giller"], [], ["hunter"], []], supply_roofs=2)
    assert offered(table) == ["discard shore 1", "discard shore 2", "discard thickets 1"]
    play(table, "discard shore 1")
    assert board(table).settlers == [(w.CARDS.index("giller"),), (), (w.CARDS.index("hunter"),), ()]


@clause("SB-239")
def test_a_settler_that_is_not_there_cannot_leave() -> None:
    refusal = refused(round_end({}, villagers(shore=2)), "discard hills 1")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_settler_there", "SB-239")


@clause("SB-240", "SB-281")
def test_a_settler_that_leaves_lies_on_the_discard_pile_and_counts_no_more() -> None:
    settlers = [["angler"], ["mason"], ["hunter"], ["herdsman"]]
    table = round_end({}, settlers, supply_roofs=3, furnish=3)
    assert (points(table, "settlers"), points(table, "sets")) == (4, 6)
    play(table, "discard hills 1")
    assert table.discard[w.CARDS.index("mason")] == 1
    assert sum(table.discard) == 1
    assert (points(table, "settlers"), points(table, "sets"), board(table).icons(w.HILLS)) == (3, 0, 0)


@clause("SB-241")
def test_roofs_stay_when_they_have_saved_food() -> None:
    table = play(round_end({"food": 1}, villagers(shore=3), village_roofs=1, supply_roofs=1), "feed 1")
    assert (board(table).village_roofs, board(table).supply_roofs) == (1, 1)


@clause("SB-242", "SB-49")
@pytest.mark.parametrize(
    ("slider", "midden"),
    [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 6), (10, 7)],
)
def test_the_slider_says_how_much_midden_is_gained(slider: int, midden: int) -> None:
    assert has(round_end(slider=slider), "midden") == midden


@clause("SB-242", "SB-100")
@pytest.mark.parametrize(("slider", "utensils", "midden"), [(10, 1, 6), (10, 4, 3), (4, 2, 1), (4, 3, 0), (2, 4, 0)])
def test_each_utensils_card_saves_one_midden_down_to_none(slider: int, utensils: int, midden: int) -> None:
    assert has(round_end(slider=slider, utensils=utensils), "midden") == midden


@clause("SB-242")
def test_the_slider_counts_where_cooking_has_left_it() -> None:
    table = play(round_end({"deer": 1, "stone": 2}, slider=1, **COOK), "rest cook")
    assert (has(table, "midden"), board(table).slider) == (1, 3)


@clause("SB-243")
def test_midden_that_pushes_the_slider_brings_no_more_midden() -> None:
    table = round_end({"stone": 15}, slider=5)
    assert (has(table, "midden"), board(table).slider) == (3, 6)


@clause("SB-244", "SB-46")
def test_midden_without_a_space_is_kept_beside_the_board() -> None:
    table = round_end({"stone": 30}, slider=10)
    assert (goods(table), board(table).slider) == ({"stone": 30, "midden": 7}, 10)


@clause("SB-244", "SB-42")
def test_midden_that_fits_does_not_move_the_slider() -> None:
    table = round_end({"stone": 12}, slider=5)
    assert (has(table, "midden"), board(table).slider) == (3, 5)


@clause("SB-245")
def test_everything_else_carries_over_to_the_next_round() -> None:
    cards = {"village_roofs": 1, "supply_roofs": 2, "stone_balls": 1, "utensils": 1, "spindles": 3}
    tracks = {"furnish": 4, "trade": 5, "slider": 2, "flipped": ["furnish", "spin_wool"], "special": "spin_wool"}
    table = at("round_end", mine={**cards, **tracks, "goods": {"wool": 2, "cow": 1}, "settlers": villagers(shore=2)})
    mine = board(table)
    assert table.round == 2
    assert goods(table) == {"wool": 2, "cow": 1}
    assert {name: getattr(mine, name) for name in cards} == cards
    assert (mine.furnish, mine.trade, mine.slider, mine.flipped_count(), mine.settler_count()) == (4, 5, 2, 2, 2)
