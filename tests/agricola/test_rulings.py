"""Chapter 20: where sources contradict each other, the decision that was taken."""

from __future__ import annotations

from hogar.games.agricola import words as w
from hogar.games.agricola.steps.family import Growth
from tests.agricola.builders import (
    after_setup,
    asks,
    at,
    board,
    chance,
    goods,
    happened,
    has,
    named,
    no,
    offered,
    play,
    spaces,
)
from tests.clauses import clause


@clause("AG-346")
def test_the_first_rooms_are_the_middle_and_the_bottom_of_the_left_column() -> None:
    assert named(board(after_setup(2)).rooms) == ["b1", "c1"]


@clause("AG-348")
def test_farm_redevelopment_is_a_renovation_and_then_fences() -> None:
    assert no(at(mine={"goods": {"wood": 9}}), "place farm_redevelopment")[0] == "not_enough"
    table = play(at(mine={"goods": {"wood": 4, "clay": 2, "reed": 1}}), "place farm_redevelopment")
    assert offered(table, "do") == ["do build_fences"]
    assert asks(play(table, "done")) == 2


@clause("AG-350")
def test_pastures_may_be_divided_before_new_ones_are_built() -> None:
    table = at(mine={"goods": {"wood": 4}, "pastures": [["a4", "a5"]]})
    play(table, "place fencing", "fence a5", "fence b5")
    assert sorted(named(pasture) for pasture in board(table).pastures) == [["a4"], ["a5"], ["b5"]]


@clause("AG-351")
def test_rooms_and_stables_are_built_one_after_the_other() -> None:
    table = at(mine={"goods": {"wood": 10, "reed": 4}})
    play(table, "place farm_expansion", "do build_rooms", "room b2")
    assert goods(table) == {"wood": 5, "reed": 2}
    assert "room b3" in offered(table, "room")


@clause("AG-353")
def test_only_ovens_bake_when_they_are_built() -> None:
    table = at(mine={"goods": {"clay": 5, "grain": 1}})
    play(table, "place major_improvement_space", "build cooking_hearth_5")
    assert asks(table) == 2


@clause("AG-354")
def test_traveling_players_bring_food_and_nobody_else() -> None:
    table = play(at(players=4, table={"piles": {"traveling_players": 2}}), "place traveling_players")
    assert (goods(table), board(table).people) == ({"food": 2}, 2)
    assert len({"grove", "hollow", "resource_market"} & set(spaces(after_setup(3)))) == 3


@clause("AG-363")
def test_tiles_never_run_out_whichever_side_is_up() -> None:
    fields = ["a2", "a3", "a4", "a5", "b5", "b4", "b3", "b2"]
    table = play(
        at(mine={"fields": fields, "goods": {"wood": 5, "reed": 2}}),
        "place farm_expansion",
        "do build_rooms",
        "room a1",
    )
    assert len(named(board(table).rooms)) == 3


@clause("AG-402", "AG-134")
def test_a_newborn_is_one_until_the_harvest_is_over() -> None:
    mine = {"people": 3, "newborns": 1, "goods": {"food": 9}}
    table = at("harvest", round=4, mine=mine, others={"2": {"goods": {"food": 9}}})
    assert has(table, "food") == 9 - 5
    chance(table, "turn_up western_quarry")
    assert (board(table).newborns, board(table).home) == (0, 3)


@clause("AG-383", "AG-403")
def test_a_newborn_from_no_space_stands_nowhere() -> None:
    table = at(mine={"rooms": ["a1", "b1", "c1"]})
    growth = Growth(0)
    assert growth.problem(table) == 0
    growth.do(table)
    assert board(table).cradles == [-1]
    assert not table.occupied
    assert Growth(0).problem(table) != 0
    assert happened(table) == ["born"]


@clause("AG-334", "AG-335")
def test_nobody_else_sits_at_a_solo_table() -> None:
    table = at(players=1)
    assert (table.players, len(table.boards), table.ranking()) == (1, 1, [1])


@clause("AG-316", "AG-323", "AG-343", "AG-345")
def test_nothing_is_in_the_game_that_no_source_explains() -> None:
    extra = set(w.SPACES) - set(w.ROUND_CARDS)
    tiles = {"side_job", "copse_tile", "resource_market_tile", "animal_market", "modest_wish_for_children"}
    assert tiles <= extra
    assert len(w.SPACES) - len(w.CARD_SPACES) == 10 + 6 + 5 + 14
