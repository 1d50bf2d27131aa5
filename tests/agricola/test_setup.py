"""Chapters 1 and 2: what there is, how a game begins."""

from __future__ import annotations

import pytest

from hogar.games.agricola import words as w
from hogar.games.agricola.data import AgricolaEdition
from hogar.kernel.errors import Invalid
from tests.agricola.builders import (
    ALL_CARDS,
    STAGES,
    after_setup,
    asks,
    at,
    board,
    chance,
    goods,
    happened,
    has,
    named,
    new_game,
    no,
    outcomes,
    pile,
    play,
    spaces,
    walk,
)
from tests.clauses import clause


@clause("AG-4", "AG-171")
def test_people_stables_and_fences_are_the_pieces_that_run_out() -> None:
    figures = AgricolaEdition()
    assert (figures.people, figures.stables, figures.fences) == (5, 4, 15)
    full = at(mine={"people": 5, "goods": {"wood": 9}, "stables": ["a1", "a2", "a3", "a4"]})
    assert no(full, "place urgent_wish_for_children") == ("no_person_left", "AG-126")
    assert no(full, "place side_job") == ("nothing_possible", "AG-47")


@clause("AG-5")
def test_goods_never_run_out() -> None:
    table = play(at(mine={"goods": {"wood": 300}}, table={"piles": {"forest": 200}}), "place forest")
    assert has(table, "wood") == 500


@clause("AG-6", "AG-3", "AG-1", "AG-2")
def test_the_box_limits_no_gain() -> None:
    table = play(at(mine={"goods": {"grain": 24, "vegetable": 16}}), "place grain_seeds")
    play(table, "place day_laborer", seat=2)
    assert has(play(table, "place vegetable_seeds"), "vegetable") == 17
    assert has(table, "grain") == 25


@clause("AG-8", "AG-184", "AG-176")
def test_any_good_can_be_given_up_for_nothing_but_no_piece() -> None:
    table = at(mine={"goods": {"wood": 1, "sheep": 1, "food": 3}, "stables": ["a5"]})
    play(table, "discard wood", "discard sheep", "discard food")
    assert goods(table) == {"food": 2}
    assert named(board(table).stables) == ["a5"]
    assert no(table, "discard sheep") == ("none_of_it", "AG-387")


@clause("AG-364")
def test_the_position_hides_nothing_but_the_order_of_the_round_cards() -> None:
    table = after_setup(2)
    assert table.FIELDS.keys() >= {"boards", "turned", "piles"}
    assert "order" not in table.FIELDS


@clause("AG-10", "AG-11")
def test_the_farm_has_fifteen_cells_and_two_wooden_rooms_on_the_left() -> None:
    farm = board(after_setup(2))
    assert (w.ROWS, w.COLUMNS) == (3, 5)
    assert named(farm.rooms) == ["b1", "c1"]
    assert w.MATERIALS[farm.material] == "wood"


@clause("AG-12", "AG-13")
def test_everybody_has_two_people_and_nothing_but_food() -> None:
    table = after_setup(3)
    for seat in (1, 2, 3):
        farm = board(table, seat)
        assert (farm.people, farm.home, farm.newborns) == (2, 2, 0)
        assert (farm.fields, farm.stables, farm.pastures, farm.majors, farm.begging) == (0, 0, [], 0, 0)
        assert set(goods(table, seat)) == {"food"}


@clause("AG-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_player_is_drawn_and_gets_one_food_less(players: int) -> None:
    table = new_game(players)
    assert outcomes(table) == {f"begin {seat}": 1 for seat in range(1, players + 1)}
    chance(table, "begin 2")
    assert [has(table, "food", seat) for seat in range(1, players + 1)] == [3, 2, 3, 3][:players]


@clause("AG-14")
def test_a_table_may_name_the_starting_player() -> None:
    table = chance(new_game(2, start_player=2), "turn_up fencing")
    assert (table.start, has(table, "food", 2), asks(table)) == (1, 2, 2)


@clause("AG-14")
def test_a_starting_player_must_sit_at_the_table() -> None:
    with pytest.raises(Invalid, match="option_players"):
        new_game(2, start_player=3)


@clause("AG-15", "AG-365")
def test_all_ten_major_improvements_can_be_built_from_the_first_round() -> None:
    table = at(round=1, mine={"goods": {"wood": 9, "clay": 9, "reed": 9, "stone": 9}})
    play(table, "place major_improvement_space")
    decision = table.decision()
    assert decision is not None
    assert [move.text for move in decision.moves()] == [f"build {major}" for major in w.MAJORS]


@clause("AG-20", "AG-34", "AG-83", "AG-84", "AG-85", "AG-86", "AG-87", "AG-88")
def test_round_cards_come_stage_by_stage() -> None:
    table = after_setup(2)
    for _ in walk(table):
        turned = [w.SPACES[space] for space in table.turned]
        done = 0
        for stage in STAGES:
            here = turned[done : done + len(stage)]
            assert set(here) <= set(stage)
            done += len(stage)
    assert sorted(turned) == sorted(ALL_CARDS)


@clause("AG-20", "AG-21")
def test_within_a_stage_every_card_left_may_come_next() -> None:
    table = chance(new_game(2, start_player=1), "turn_up fencing")
    while "turn_up major_improvement_space" not in (outcomes(table) if asks(table) == -1 else {}):
        decision = table.decision()
        assert decision is not None
        table.apply(decision.lane, decision.moves()[0])
    left = {"major_improvement_space", "grain_utilization", "sheep_market"}
    assert outcomes(table) == {f"turn_up {card}": 1 for card in left}


@clause("AG-366", "AG-44")
def test_turns_go_clockwise_round_the_table() -> None:
    table = at(players=3, seat=2, table={"start": 1})
    order = []
    for space in ("day_laborer", "grain_seeds", "vegetable_seeds"):
        order.append(asks(table))
        play(table, f"place {space}", seat=order[-1])
    assert order == [2, 3, 1]


@clause("AG-23", "AG-72")
@pytest.mark.parametrize("players", [1, 2])
def test_one_and_two_players_have_only_the_printed_spaces(players: int) -> None:
    printed = {
        "farm_expansion", "meeting_place", "grain_seeds", "farmland", "day_laborer", "forest", "clay_pit", "reed_bank",
        "fishing",
    }  # fmt: skip
    assert set(spaces(after_setup(players))[:-1]) == printed | {"side_job"}


@clause("AG-24", "AG-26")
def test_three_players_add_their_spaces() -> None:
    added = set(spaces(after_setup(3))) - set(spaces(after_setup(2)))
    assert added == {"grove", "hollow", "resource_market"}


@clause("AG-25", "AG-26")
def test_four_players_add_their_spaces() -> None:
    added = set(spaces(after_setup(4))) - set(spaces(after_setup(2)))
    assert added == {"copse", "grove", "hollow", "resource_market", "traveling_players"}


@clause("AG-27", "AG-79")
def test_one_player_begins_without_food_and_always_first() -> None:
    table = after_setup(1)
    assert (goods(table), table.start, pile(table, "forest")) == ({}, 0, 2)


@clause("AG-22", "AG-32")
def test_a_new_game_asks_nobody_anything_before_the_first_placement() -> None:
    table = chance(new_game(2, start_player=1), "turn_up sheep_market")
    assert happened(table)[-1] != "start_player"
    assert asks(table) == 1
