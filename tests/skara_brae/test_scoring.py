"""Chapter 14: the end of the game and the points (tracks are tested with Furnish and Trade)."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, has, play, points, villagers

NOTHING: dict[str, Any] = {"goods": {}, "slider": 1}


def standing(**mine: Any) -> Table:
    """A position of two players in which seat 1 has just this."""
    return at("workers", mine={"special": "build", "goods": {}, **mine})


def ended(*boards: dict[str, Any], left: list[str]) -> Table:
    """The game is over; the seats have these boards, and the markers lie so, the last one on top."""
    specials = ("build", "explore", "hunt_boar", "innovate")
    seats = {
        str(seat): {**NOTHING, "special": special, **fields}
        for seat, (special, fields) in enumerate(zip(specials, boards, strict=False), 1)
    }
    mine = seats.pop("1")
    return at("round_end", players=len(boards), mine=mine, others=seats, table={"round": 4, "left": left})


@clause("SB-246")
def test_the_game_ends_after_the_fourth_round() -> None:
    assert ended({}, {}, left=["1", "2", "neutral"]).over()
    for before in (1, 2, 3):
        assert not at("round_end", mine=NOTHING, others={"2": NOTHING}, table={"round": before}).over()


@clause("SB-247")
def test_settlers_score_in_every_habitat() -> None:
    for habitat in ("shore", "hills", "thickets", "fields"):
        assert points(standing(settlers=villagers(**{habitat: 3})), "settlers") == 3


@clause("SB-248")
@pytest.mark.parametrize(
    ("settlers", "sets"),
    [((2, 2, 2, 2), 2), ((5, 1, 2, 3), 1), ((3, 3, 3, 0), 0), ((0, 3, 3, 3), 0), ((4, 3, 4, 3), 3)],
)
def test_sets_are_the_fewest_settlers_of_the_four_habitats(settlers: tuple[int, ...], sets: int) -> None:
    assert points(standing(settlers=villagers(*settlers), furnish=1), "sets") == 2 * sets


@clause("SB-249")
def test_icons_on_flipped_gather_tiles_are_no_settlers() -> None:
    table = standing(settlers=villagers(1, 1, 1, 0), flipped=["shore", "hills", "thickets", "fields"], furnish=3)
    assert (points(table, "settlers"), points(table, "sets")) == (3, 0)


@clause("SB-251", "SB-139", "SB-190")
def test_each_flipped_tile_scores_two_and_all_ten_score_twenty() -> None:
    standard = ["furnish", "cook", "craft", "clean", "trade", "shore", "hills", "thickets", "fields"]
    assert [points(standing(flipped=standard[:count]), "tiles") for count in (0, 1, 9)] == [0, 2, 18]
    assert points(standing(flipped=[*standard, "build"]), "tiles") == 20


@clause("SB-252", "SB-94", "SB-96", "SB-101", "SB-222")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ({"village_roofs": 3}, 6),
        ({"supply_roofs": 3}, 3),
        ({"stone_balls": 3}, 6),
        ({"utensils": 3}, 6),
        ({"spindles": 3}, 3),
        ({"village_roofs": 1, "supply_roofs": 1, "stone_balls": 1, "utensils": 1, "spindles": 1}, 8),
    ],
)
def test_cards_score_by_their_kind(cards: dict[str, int], worth: int) -> None:
    assert points(standing(special="spin_wool", **cards), "cards") == worth


@clause("SB-253")
def test_food_and_knives_score_one_each() -> None:
    assert points(standing(goods={"food": 3, "knife": 4}), "food_and_knives") == 7


@clause("SB-253", "SB-254", "SB-47")
def test_tokens_beside_the_board_score_as_well() -> None:
    table = standing(goods={"food": 20, "knife": 8, "midden": 9}, slider=10)
    assert (points(table, "food_and_knives"), points(table, "midden")) == (28, -9)


@clause("SB-254")
def test_each_midden_costs_a_point() -> None:
    assert points(standing(goods={"midden": 5}), "midden") == -5


@clause("SB-255", "SB-49")
@pytest.mark.parametrize(
    ("slider", "lost"),
    [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 2), (7, 3), (8, 4), (9, 5), (10, 6)],
)
def test_the_slider_costs_the_points_of_its_bottom_window(slider: int, lost: int) -> None:
    assert points(standing(slider=slider), "slider") == -lost


@clause("SB-256", "SB-278")
def test_objectives_and_tasks_face_up_cost_points_in_the_solo_game_only() -> None:
    cards = {"objectives": ["tiles", "food"], "tasks": ["cow_cook", "deer_trade", "wood_furnish"]}
    table = at("workers", players=1, mine=NOTHING, table=cards, options={"objectives": 2})
    assert points(table, "solo_cards") == -2 * 5 - 3 * 2
    assert "solo_cards" not in standing().scores()[0].to_json()


@clause("SB-257")
def test_nothing_else_scores() -> None:
    others = [
        "shell", "barley", "seaweed", "wool", "stone", "wood", "hide", "bone", "rabbit", "fish", "sheep", "deer", "cow",
        "boar",
    ]  # fmt: skip
    workers = {"small_workers": 3, "large_workers": 1}
    table = standing(special="hunt_boar", goods=dict.fromkeys(others, 1), slider=4 + 1, **workers)
    assert points(table, "total") == -1
    assert points(standing(special="recruit", black_workers=3), "total") == 0


@clause("SB-247", "SB-250", "SB-251", "SB-252", "SB-253", "SB-254", "SB-255")
def test_the_total_is_the_sum_of_all_lines() -> None:
    table = standing(
        settlers=villagers(2, 2, 2, 3), furnish=5, trade=4, flipped=["cook", "build"], village_roofs=1, utensils=1,
        stone_balls=1, goods={"food": 4, "knife": 1, "midden": 3, "wood": 2}, slider=6,
    )  # fmt: skip
    assert table.scores()[0].to_json() == {
        "settlers": 18,
        "sets": 8,
        "trade": 8,
        "tiles": 4,
        "cards": 6,
        "food_and_knives": 5,
        "midden": -3,
        "slider": -2,
        "total": 44,
    }


@clause("SB-258")
def test_the_most_points_win() -> None:
    table = ended({"trade": 3}, {"trade": 5}, {"trade": 1}, left=["2", "3", "1"])
    assert table.ranking() == [2, 1, 3]


@clause("SB-259")
@pytest.mark.parametrize(
    ("left", "places"),
    [
        (["1", "2", "3"], [3, 2, 1]),
        (["3", "2", "1"], [1, 2, 3]),
        (["2", "1", "3"], [2, 3, 1]),
    ],
)
def test_a_tie_goes_to_the_marker_highest_in_the_stack(left: list[str], places: list[int]) -> None:
    assert ended({}, {}, {}, left=left).ranking() == places


@clause("SB-259")
def test_the_stack_decides_among_the_tied_players_only() -> None:
    table = ended({"trade": 2}, {"trade": 1}, {"trade": 2}, left=["3", "1", "2"])
    assert table.ranking() == [1, 3, 2]


@clause("SB-259", "SB-80")
def test_the_neutral_marker_wins_no_tie() -> None:
    assert ended({}, {}, left=["1", "2", "neutral"]).ranking() == [2, 1]
    assert ended({}, {}, left=["2", "neutral", "1"]).ranking() == [1, 2]


@clause("SB-260")
def test_a_total_may_be_negative() -> None:
    table = ended({"goods": {"midden": 12}, "slider": 10}, {}, left=["2", "neutral", "1"])
    assert points(table, "total") == -19 - 6
    assert table.ranking() == [2, 1]


@clause("SB-246", "SB-253")
def test_points_are_added_up_after_the_last_feeding() -> None:
    mine = {"goods": {"food": 3}, "settlers": villagers(shore=2), "slider": 1}
    table = play(at("round_end", mine=mine, table={"round": 4}), "feed 2")
    assert (table.over(), has(table, "food"), points(table, "food_and_knives")) == (True, 1, 1)
