"""Minor improvements A022 to A042, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.agricola import words as w
from tests.agricola.builders import (
    answers,
    asks,
    board,
    goods,
    has,
    no,
    offered,
    play,
    played,
    points,
    turns,
    with_card,
)
from tests.clauses import clause

MINOR = ("place meeting_place", "do minor_improvement")
GRID = [row + column for row in "abc" for column in "12345"]
SOURCE = w.MAJOR_KINDS + w.CARDS.index("a022")
GONE: dict[str, dict[str, Any]] = {"2": {"home": 0}}
"""The other player has placed everybody."""


@clause("A022")
@pytest.mark.parametrize(("pasture", "round"), [(["a5"], 13), (["b4", "b5", "c4", "c5"], 9)])
def test_a_telegram_arrives_as_many_rounds_later_as_there_are_fences_left(pasture: list[str], round: int) -> None:
    mine = {"goods": {"food": 2}, "pastures": [pasture]}
    table = play(with_card(hand=("A022",), mine=mine, round=2), *MINOR, "play a022")
    assert [portion.round for portion in board(table).promises] == [round]


@clause("A022", "AG-368")
def test_a_telegram_lends_a_person_for_a_round() -> None:
    mark = [{"round": 14, "source": SOURCE, "good": None, "amount": 1}]
    table = with_card("A022", moment="round", round=13, mine={"promises": mark})
    assert board(table).waiting == 1
    turns(table, "place forest", "place day_laborer", "place clay_pit", "place grain_seeds")
    assert (asks(table), "done" in answers(table)) == (1, True)


@clause("A023")
def test_a_stone_company_builds_only_what_costs_stone() -> None:
    mine = {"goods": {"wood": 9, "clay": 9, "reed": 9, "stone": 1}}
    table = with_card("A023", hand=("A075", "A078"), mine=mine, table={"piles": {"western_quarry": 1}})
    play(table, "place western_quarry", "use a023 0")
    assert offered(table, "play") == ["play a075"]
    assert set(offered(table, "build")) == {
        "build clay_oven", "build joinery", "build pottery", "build basketmakers_workshop",
    }  # fmt: skip


@clause("A023", "AG-392")
def test_a_stone_company_takes_the_way_of_paying_with_stone() -> None:
    mine = {"goods": {"wood": 1, "clay": 4, "stone": 1}}
    table = with_card("A023", hand=("A064",), mine=mine, table={"piles": {"western_quarry": 1}})
    play(table, "place western_quarry", "use a023 0", "play a064")
    assert (goods(table), played(table)) == ({"clay": 4}, ["A023", "A064"])


@clause("A023")
def test_a_stone_company_itself_costs_no_stone() -> None:
    table = play(with_card(hand=("A023",), mine={"goods": {"clay": 2, "reed": 1}}), *MINOR, "play a023")
    assert (goods(table), played(table)) == ({}, ["A023"])


@clause("A023", "AG-211")
def test_a_stone_company_takes_no_hearth_for_a_fireplace() -> None:
    mine = {"majors": ["fireplace_2"]}
    table = play(with_card("A023", mine=mine, table={"piles": {"western_quarry": 1}}), "place western_quarry")
    assert asks(table) == 2


@clause("A025")
def test_a_bassinet_opens_the_first_space_without_a_pile() -> None:
    others: dict[str, Any] = {"2": {"home": 0, "people": 3, "persons": ["forest", "grain_seeds", "farmland"]}}
    table = with_card("A025", others=others, table={"uses": ["2 forest", "2 grain_seeds", "2 farmland"]})
    assert "place grain_seeds" in offered(table)
    assert no(table, "place farmland")[0] == "occupied"
    play(table, "place grain_seeds")
    assert has(table, "grain") == 1
    assert no(table, "place grain_seeds")[0] == "occupied"


@clause("A025")
def test_a_bassinet_does_not_open_meeting_place_nor_a_space_with_a_newborn() -> None:
    others: dict[str, Any] = {"2": {"home": 0, "persons": ["meeting_place", "grain_seeds"]}}
    table = with_card("A025", others=others, table={"uses": ["2 meeting_place", "2 grain_seeds"]})
    assert {no(table, f"place {space}")[0] for space in ("meeting_place", "grain_seeds")} == {"occupied"}
    wish = "basic_wish_for_children"
    others = {"2": {"home": 0, "persons": [wish], "cradles": [wish], "people": 3, "newborns": 1}}
    mine = {"rooms": ["a1", "b1", "c1"]}
    table = with_card("A025", mine=mine, others=others, table={"uses": [f"2 {wish}"]})
    assert no(table, f"place {wish}")[0] == "occupied"


@clause("A026")
@pytest.mark.parametrize(
    ("mine", "second", "third", "open"),
    [([], True, False, True), ([], True, True, False), (["basic_wish_for_children"], False, False, False)],
)
def test_a_sleeping_corner_shares_with_one_other_player(mine: list[str], second: bool, third: bool, open: bool) -> None:
    wish = "basic_wish_for_children"
    family: dict[str, Any] = {"home": 0, "persons": [wish], "cradles": [wish], "people": 3, "newborns": 1}
    others = {"2": family if second else {}, "3": family if third else {}}
    fields = {"rooms": ["a1", "b1", "c1"], "persons": mine, "home": 1}
    table = with_card("A026", players=3, mine=fields, others=others)
    assert ("place basic_wish_for_children" in offered(table)) == open


@clause("A027")
def test_an_oven_site_builds_an_oven_for_a_clay_and_a_stone() -> None:
    mine = {"majors": ["fireplace_2", "cooking_hearth_4"], "goods": {"reed": 1, "clay": 1, "stone": 1}}
    table = play(with_card(hand=("A027",), mine=mine), *MINOR, "play a027", "use a027 1")
    assert offered(table, "build") == ["build clay_oven", "build stone_oven"]
    play(table, "build stone_oven")
    assert goods(table) == {"wood": 2, "reed": 1}


@clause("A027")
@pytest.mark.parametrize(
    ("cards", "majors", "playable"),
    [([], ["fireplace_2"], False), ([], ["cooking_hearth_4"], False), (["A060"], ["cooking_hearth_4"], True)],
)
def test_an_oven_site_needs_a_fireplace_and_a_hearth(cards: list[str], majors: list[str], playable: bool) -> None:
    table = play(with_card(*cards, hand=("A027",), mine={"majors": majors}), "place meeting_place")
    assert (asks(table) == 1 and "do minor_improvement" in answers(table)) == playable


@clause("A029")
def test_ale_benches_give_a_point_and_the_others_food() -> None:
    mine = {"goods": {"grain": 2}, "home": 0}
    table = with_card("A029", moment="home", round=12, mine=mine, others=GONE)
    play(table, "use a029 0")
    assert (goods(table), board(table).bonus, has(table, "food", 2)) == ({"grain": 1}, 1, 1)


@clause("A030")
def test_a_baking_sheet_needs_a_second_grain() -> None:
    mine = {"majors": ["clay_oven"], "goods": {"grain": 2}, "fields": ["a5"]}
    table = with_card("A030", mine=mine)
    play(table, "place grain_utilization", "do bake_bread")
    assert offered(table, "use") == ["use a030 0"]
    play(table, "use a030 0")
    assert (goods(table), board(table).bonus) == ({"food": 7}, 1)


@clause("A031", "A060")
def test_debt_security_counts_an_oriental_fireplace_as_a_major() -> None:
    assert points(with_card("A031", "A060", mine={"majors": ["clay_oven"]}), "cards") == 2


@clause("A032")
@pytest.mark.parametrize(("cells", "score"), [(5, 0), (6, 1), (7, 2), (8, 3), (9, 3), (10, 4)])
def test_a_manger_counts_the_cells_of_pastures(cells: int, score: int) -> None:
    pasture = [column for column in GRID if column not in {"a1", "b1", "c1"}][:cells]
    table = with_card("A032", mine={"pastures": [pasture]})
    assert points(table, "cards") == score


@clause("A034")
def test_loppers_give_up_a_fence_before_fences_are_built() -> None:
    table = with_card("A034", mine={"goods": {"wood": 5}})
    play(table, "place fencing", "use a034 0", "fence a5")
    assert (goods(table), board(table).bonus, table.fences_left(0)) == ({"food": 2}, 1, 10)


@clause("A034", "AG-367")
def test_loppers_leave_enough_for_a_pasture() -> None:
    table = play(with_card("A034", mine={"goods": {"wood": 4}}), "place fencing")
    assert offered(table, "use") == []
    assert board(table).lost == [0, 0, 0]


@clause("A035")
@pytest.mark.parametrize(("space", "score"), [("fishing", 4), ("forest", 0)])
def test_a_swimming_class_counts_newborns(space: str, score: int) -> None:
    mine = {"home": 0, "people": 4, "newborns": 2, "persons": [space, "clay_pit"], "cradles": ["clay_pit"]}
    table = with_card("A035", moment="home", round=12, mine=mine, others=GONE)
    assert board(table).bonus == score


@clause("A036")
def test_facades_carving_sells_points_for_the_harvests_so_far() -> None:
    mine = {"goods": {"wood": 8, "clay": 2, "reed": 1, "food": 9}}
    table = play(with_card(hand=("A036",), mine=mine, round=8), *MINOR, "play a036", "use a036 0")
    assert answers(table) == ["choose a036 0", "choose a036 1"]
    play(table, "choose a036 1")
    assert (goods(table), board(table).bonus) == ({"wood": 8, "food": 7}, 2)


@clause("A036")
def test_facades_carving_requires_wood_for_the_round() -> None:
    mine = {"goods": {"wood": 7, "clay": 2, "reed": 1}}
    table = play(with_card(hand=("A036",), mine=mine, round=8), "place meeting_place")
    assert answers(table) == ["done"]


@clause("A038")
@pytest.mark.parametrize(("material", "score"), [("wood", 3), ("clay", 2), ("stone", 0)])
def test_wool_blankets_score_the_house(material: str, score: int) -> None:
    assert points(with_card("A038", mine={"material": material}), "cards") == score


@clause("A040")
def test_a_potters_yard_gives_clay_for_cells_that_are_used() -> None:
    fields = ["a1", "a2", "a3", "b2", "b3", "c2"]
    mine = {"fields": fields, "goods": {"wood": 7, "reed": 1}}
    table = play(with_card(hand=("A040",), mine=mine), *MINOR, "play a040")
    turns(table, "place day_laborer", "place fencing", "fence a5", "fence a4")
    assert (has(table, "clay"), answers(table)) == (2, ["choose a040 1", "choose a040 2", "done"])
    play(table, "choose a040 1")
    assert (has(table, "clay"), has(table, "food")) == (1, 2)


@clause("A040")
def test_a_potters_yard_gives_nothing_for_used_cells() -> None:
    note = 1 << 3
    mine = {"goods": {"wood": 9}, "stables": ["a5"], "notes": {"a040": note}}
    table = play(with_card("A040", mine=mine), "place fencing", "fence a5", "close", "done")
    assert (has(table, "clay"), board(table).note_of(w.CARDS.index("a040") << 4 | 15)) == (0, note)


@clause("A041")
def test_a_vegetable_slicer_rewards_an_upgrade() -> None:
    mine = {"majors": ["fireplace_2"], "goods": {"clay": 4}}
    table = with_card("A041", mine=mine)
    play(table, "place major_improvement_space", "build cooking_hearth_4", "return fireplace_2")
    assert goods(table) == {"wood": 2, "clay": 4, "vegetable": 1}
    table = with_card("A041", mine=mine)
    play(table, "place major_improvement_space", "build cooking_hearth_4", "pay 4 clay")
    assert goods(table) == {}


@clause("A042")
def test_a_forest_lake_hut_gives_wood_with_fish_and_food_with_wood() -> None:
    piles = {"fishing": 1, "forest": 3, "copse": 1}
    gifts = [("fishing", {"wood": 1, "food": 1}), ("forest", {"wood": 3, "food": 1}), ("copse", {"wood": 1})]
    for space, gift in gifts:
        assert goods(play(with_card("A042", players=4, table={"piles": piles}), f"place {space}")) == gift
