"""Sections 19 and 20: the starting player token, and imitation."""

from __future__ import annotations

import pytest

from hogar.games.caverna.table import Table
from tests.caverna.builders import (
    answers,
    asked,
    asks,
    at,
    board,
    goods,
    happened,
    has,
    no,
    offered,
    pile,
    play,
    spaces,
)
from tests.clauses import clause


@clause("CA-262", "CA-263")
def test_the_token_changes_hands_but_not_the_order_of_the_round() -> None:
    table = play(at(players=3), "place supplies")
    play(table, "place starting_player", seat=2)
    assert (table.start, asks(table)) == (1, 3)
    assert goods(table, 2) == {"ore": 2}


@clause("CA-263", "CA-65")
def test_the_new_holder_begins_the_next_round() -> None:
    table = at("home", round=1, table={"start": 1, "revealed": ["blacksmithing"]})
    play_chance(table)
    assert asks(table) == 2


def play_chance(table: Table) -> None:
    """Lets chance take its first outcome, as long as it is asked."""
    while table.decisions()[0].seat < 0:
        table.apply(table.decisions()[0].lane, table.decisions()[0].moves()[0])


@clause("CA-264")
def test_the_token_stays_and_its_holder_may_use_the_space() -> None:
    table = play(at(table={"start": 0}), "place starting_player")
    assert table.start == 0


@clause("CA-266")
@pytest.mark.parametrize(
    ("players", "costs"),
    [(1, []), (2, []), (3, [4]), (4, [2]), (5, [2, 4]), (6, [1, 2]), (7, [0, 1, 2])],
)
def test_imitation_spaces_and_what_they_cost(players: int, costs: list[int]) -> None:
    table = at("round", players=players, round=1)
    found = [space for space in table.spaces if space in {14, 18, 25}]
    assert sorted(table.layout.sides[space].price[4] for space in found) == costs


def imitating(target: str, food: int = 2, players: int = 4, **mine: object) -> Table:
    """Seat 1 may imitate a space on which seat 2 stands, for 2 food."""
    second = {"home": [0], "placed": [target], "weapons": [0]}
    own = {"goods": {"food": food}, **mine}
    return at(players=players, mine=own, others={"2": second})


@clause("CA-267", "CA-273")
def test_an_imitator_pays_and_acts_as_if_he_stood_there() -> None:
    table = play(imitating("housework"), "place imitation", "do get_goods")
    assert (goods(table), board(table).placed) == ({"dog": 1}, [14])
    assert "imitated" in happened(table)


@clause("CA-267", "CA-268")
def test_an_opponent_must_stand_there() -> None:
    table = at(players=4, mine={"goods": {"food": 2}})
    assert no(table, "place imitation") == ("no_opponent", "CA-267")
    own = {"goods": {"food": 2}, "home": [0], "placed": ["housework"], "weapons": [0]}
    assert no(at(players=4, mine=own), "place imitation") == ("no_opponent", "CA-267")
    both = {"2": {"home": [], "placed": ["clearing", "slash_and_burn"], "weapons": [0, 0]}}
    table = play(at(players=4, mine=own, others=both), "place imitation")
    assert no(table, "imitate housework") == ("own_space", "CA-268")


@clause("CA-265")
def test_the_starting_player_space_is_never_imitated() -> None:
    assert no(imitating("starting_player"), "place imitation") == ("no_opponent", "CA-267")
    both = {"home": [], "placed": ["starting_player", "housework"], "weapons": [0, 0]}
    table = at(players=7, mine={"goods": {"food": 2, "stone": 1}}, others={"2": both, "3": SOW})
    play(table, "place imitation")
    assert no(table, "imitate starting_player") == ("never_imitated", "CA-265")


SOW = {"home": [0], "placed": ["drift_mining"], "weapons": [0]}


@clause("CA-269")
def test_accumulated_goods_are_not_imitated_but_bonuses_are() -> None:
    table = at(
        players=4, mine={"goods": {"food": 2}, "ore_mines": ["m21"]}, table={"piles": {"ore_mining": {"ore": 3}}},
        others={"2": {"home": [0], "placed": ["ore_mining"], "weapons": [0]}},
    )  # fmt: skip
    play(table, "place imitation")
    assert (goods(table), pile(table, "ore_mining")) == ({"ore": 2}, {"ore": 3})
    table = play(imitating("weekly_market", players=5), "place imitation")
    assert goods(table) == {"gold": 4}
    table = play(imitating("forest_exploration"), "place imitation")
    assert goods(table) == {"food": 2}


@clause("CA-270")
def test_a_space_may_be_imitated_by_several_imitation_spaces() -> None:
    table = imitating("housework", players=7, food=9)
    play(table, "place imitation_small", "do get_goods", "done")
    assert asks(table) == 2
    for seat, space in (
        (2, "weekly_market"),
        (3, "starting_player"),
        (4, "growth"),
        (5, "sustenance"),
        (6, "excavation"),
    ):
        play(table, f"place {space}", seat=seat)
        while asks(table) == seat:
            play(table, next(text for text in offered(table, seat=seat) if text in SIMPLE), seat=seat)
    play(table, "place forest_exploration", seat=7)
    play(table, "place imitation_medium", "imitate housework", "do get_goods")
    assert has(table, "dog") == 2


SIMPLE = {
    "done", "do get_goods", "do take_goods", "do lay_meadow_field", "lay meadow_field f43 f33",
    "lay cavern_tunnel m21 m11",
}  # fmt: skip


@clause("CA-271")
@pytest.mark.parametrize(
    "target",
    ["exploration", "blacksmithing", "depot", "family_life", "ore_trading", "ruby_mine_construction", "ore_mining"],
)
def test_what_the_imitator_cannot_do_is_not_offered(target: str) -> None:
    assert no(imitating(target, players=5), "place imitation") == ("nothing_possible", "CA-71")


@clause("CA-271", "CA-274")
def test_growth_by_imitation_lies_on_the_imitation_space() -> None:
    table = play(imitating("family_life", furnished=["dwelling"]), "place imitation")
    assert (board(table).cradles, board(table).placed) == ([14], [14])


@clause("CA-272")
def test_an_occupied_imitation_space_is_no_target() -> None:
    second = {"home": [], "placed": ["imitation", "housework"], "weapons": [0, 0]}
    third = {"home": [0], "placed": ["drift_mining"], "weapons": [0]}
    table = play(at(players=5, mine={"goods": {"food": 4}}, others={"2": second, "3": third}), "place imitation_medium")
    assert set(answers(table)) == {"imitate housework", "imitate drift_mining"}
    assert no(table, "imitate imitation") == ("never_imitated", "CA-265")


@clause("CA-273")
def test_the_price_may_be_raised_but_not_by_what_the_action_brings() -> None:
    table = imitating("forest_exploration", food=1)
    assert no(table, "place imitation") == ("not_enough", "CA-146")
    table = play(at(
        players=4, mine={"goods": {"food": 1, "grain": 1, "vegetable": 1}},
        others={"2": {"home": [0], "placed": ["forest_exploration"], "weapons": [0]}},
    ), "place imitation")  # fmt: skip
    assert (asked(table), set(answers(table))) == ("ask.raise", {"cook grain", "cook vegetable"})
    assert goods(play(table, "cook grain")) == {"vegetable": 1, "food": 2}


@clause("CA-273", "CA-271")
def test_what_the_action_needs_cannot_pay_for_it() -> None:
    second = {"home": [0], "placed": ["slash_and_burn"], "weapons": [0]}
    forest = [f"f{row}{column}" for row in range(1, 5) for column in range(1, 4)]
    mine = {"meadows": [cell for cell in forest if cell != "f11"], "fields": ["f11"]}
    table = at(players=4, mine={**mine, "goods": {"food": 1, "grain": 1}}, others={"2": second})
    assert no(table, "place imitation") == ("nothing_possible", "CA-71")
    table = at(players=4, mine={**mine, "goods": {"food": 1, "grain": 2}}, others={"2": second})
    assert "place imitation" in answers(table)


@clause("CA-266")
def test_two_players_have_no_imitation() -> None:
    assert not [space for space in spaces(at()) if space.startswith("imitation")]


@clause("CA-273", "CA-342")
def test_a_trade_for_gold_may_raise_the_food() -> None:
    mine = {"furnished": ["spare_part_storage"], "goods": {"wood": 1, "stone": 1, "ore": 1, "gold": 1}}
    table = at(players=4, mine=mine, others={"2": {"home": [0], "placed": ["housework"], "weapons": [0]}})
    play(table, "place imitation", "do get_goods")
    assert goods(table) == {"dog": 1}
