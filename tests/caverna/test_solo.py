"""Section 23: the solo game."""

from __future__ import annotations

import pytest

from hogar.games.caverna import words as w
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
    new_game,
    no,
    pile,
    play,
    spaces,
    walk,
)
from tests.clauses import clause


@clause("CA-329", "CA-35", "CA-37")
def test_exploration_and_round_9_are_left_out() -> None:
    table = new_game(1)
    list(walk(table))
    assert w.EXPLORATION not in table.revealed
    assert len(table.revealed) == 11


@clause("CA-330")
@pytest.mark.parametrize("space", ["drift_mining", "starting_player", "supplies", "clearing"])
def test_four_spaces_are_covered(space: str) -> None:
    table = new_game(1)
    assert space not in spaces(table)
    assert no(table, f"place {space}") == ("not_in_play", "CA-28")


@clause("CA-331", "CA-36")
def test_the_round_cards_have_a_fixed_order() -> None:
    table = new_game(1)
    list(walk(table))
    assert [w.SPACES[card] for card in table.revealed] == [
        "blacksmithing", "sheep_farming", "ore_mine_construction", "wish_for_children", "donkey_farming",
        "ruby_mine_construction", "ore_delivery", "family_life", "ore_trading", "adventure", "ruby_delivery",
    ]  # fmt: skip


@clause("CA-332", "CA-56")
def test_wish_for_children_comes_in_round_4_and_turns_in_round_8() -> None:
    assert "wish_for_children" not in spaces(at(players=1, round=3))
    assert "wish_for_children" in spaces(at(players=1, round=4))
    assert "wish_for_children" in spaces(at(players=1, round=7))
    assert "urgent_wish_for_children" in spaces(at(players=1, round=8))


@clause("CA-333")
def test_all_dwarfs_are_placed_one_after_another() -> None:
    table = play(at(players=1, table={"piles": {"logging": {"wood": 1}}}), "place logging")
    assert (asks(table), board(table).placed) == (1, [w.LOGGING])


@clause("CA-334", "CA-63")
def test_rubies_accumulate_from_round_1() -> None:
    assert pile(new_game(1), "ruby_mining") == {"ruby": 1}


@clause("CA-335", "CA-83", "CA-84", "CA-85", "CA-32")
@pytest.mark.parametrize(
    ("round", "left"),
    [
        (1, 9), (2, 9), (3, 5), (4, 7), (5, 5), (6, 5), (7, 5), (8, 5), (10, 5), (11, 5), (12, 5),
    ],
)  # fmt: skip
def test_harvests_alone(round: int, left: int) -> None:
    table = at("harvest", players=1, round=round, mine={"goods": {"food": 9}}, table={"markers": []})
    assert has(table, "food") == left


def full(piles: dict[str, dict[str, int]], rubies: int = 0, **options: bool) -> Table:
    """Round 2 of a solo game begins."""
    mine = {"goods": {"ruby": rubies}}
    return at("round", players=1, round=1, mine=mine, table={"piles": piles}, options=options)


@clause("CA-336", "CA-338")
def test_a_space_with_more_than_six_goods_is_cleared_then_refilled() -> None:
    table = full({"logging": {"wood": 7}, "excavation": {"stone": 6}})
    assert (pile(table, "logging"), pile(table, "excavation")) == ({"wood": 3}, {"stone": 7})


@clause("CA-336")
def test_the_limit_may_be_six_already() -> None:
    table = full({"logging": {"wood": 6}, "excavation": {"stone": 5}}, solo_limit_reached=True)
    assert (pile(table, "logging"), pile(table, "excavation")) == ({"wood": 3}, {"stone": 6})


@clause("CA-336", "CA-16")
def test_all_kinds_count_together() -> None:
    cards = ["blacksmithing", "sheep_farming", "ore_mine_construction", "wish_for_children", "donkey_farming"]
    cards += ["ruby_mine_construction", "ore_delivery"]
    piles = {"ore_delivery": {"stone": 4, "ore": 4}}
    table = at("round", players=1, round=7, table={"revealed": cards, "piles": piles, "markers": []})
    assert pile(table, "ore_delivery") == {"stone": 1, "ore": 1}


@clause("CA-336", "CA-337")
def test_a_ruby_protects_one_space_for_this_round() -> None:
    table = full({"logging": {"wood": 8}, "excavation": {"stone": 9}, "ore_mining": {"ore": 7}}, rubies=2)
    assert (asked(table), set(answers(table))) == (
        "ask.protect", {"protect logging", "protect excavation", "protect ore_mining", "done"},
    )  # fmt: skip
    assert no(table, "protect wood_gathering") == ("cleared", "CA-336")
    assert no(table, "cook ruby") == ("not_now", "CA-349")
    play(table, "protect logging", "protect excavation")
    assert pile(table, "logging") == {"wood": 9}
    assert pile(table, "excavation") == {"stone": 10}
    assert pile(table, "ore_mining") == {"ore": 2}
    assert goods(table) == {}
    assert "cleared" in happened(table)


@clause("CA-337")
def test_protection_does_not_last() -> None:
    table = full({"logging": {"wood": 8}}, rubies=1)
    play(table, "protect logging")
    for space in ("excavation", "wood_gathering"):
        if f"place {space}" in answers(table):
            play(table, f"place {space}")
            while asked(table) != "ask.place":
                play(table, answers(table)[0])
    assert table.round == 3
    assert pile(table, "logging") == {"wood": 3}


@clause("CA-52")
def test_a_supplied_ruby_can_protect_a_space_in_its_round() -> None:
    mine = {"deliveries": [{"tile": "ruby_supplier", "rounds": 1}]}
    table = at("round", players=1, round=1, mine=mine, table={"piles": {"logging": {"wood": 7}}})
    assert asked(table) == "ask.protect"


@clause("CA-339")
def test_animals_count_as_goods() -> None:
    table = at("round", players=1, round=2, table={"piles": {"sheep_farming": {"sheep": 7}}})
    assert pile(table, "sheep_farming") == {"sheep": 1}


@clause("CA-340")
def test_the_target_is_100_points() -> None:
    table = at("round", players=1, round=12, mine={"goods": {"gold": 50}})
    verdict = table.verdict()
    assert verdict is not None
    assert (verdict.id, verdict.values["target"]) == ("verdict.solo", 100)
    assert at(players=1).verdict() is None
