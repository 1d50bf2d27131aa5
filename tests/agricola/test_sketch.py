"""What a drawing is told beside the table."""

from __future__ import annotations

from hogar.kernel.rng import Rng
from tests.agricola.builders import ALL_CARDS, at, new_game, step_on

FARM = {
    "goods": {"sheep": 4, "boar": 1, "cattle": 1},
    "pastures": [["a4", "b4"], ["a5", "b5"]],
    "stables": ["a5", "c3"],
    "majors": ["fireplace_2"],
    "people": 3,
    "newborns": 1,
}


def test_animals_stand_where_all_of_them_fit() -> None:
    assert at(mine=FARM).sketch()["boards"][0]["herds"] == [
        {"cells": ["a4", "b4"], "holds": 4, "animals": {"boar": 1}},
        {"cells": ["a5", "b5"], "holds": 8, "animals": {"sheep": 4}},
        {"cells": ["c3"], "holds": 1, "animals": {"cattle": 1}},
        {"cells": ["b1", "c1"], "holds": 1, "animals": {}},
    ]


def test_food_is_told_by_good_and_by_what_the_family_needs() -> None:
    mine, other = at(mine=FARM).sketch()["boards"]
    assert mine["rates"] == {"grain": 1, "vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3}
    assert other["rates"] == {"grain": 1, "vegetable": 1}
    assert (mine["needs"], other["needs"]) == (5, 4)


def test_the_spaces_in_play_are_told_with_the_round_cards() -> None:
    spaces = at(round=2).sketch()["spaces"]
    assert spaces[-2:] == ALL_CARDS[:2]
    assert {"side_job", "fishing"} <= set(spaces)
    assert "lessons" not in spaces


def test_no_animal_is_left_out() -> None:
    table, rng = new_game(3), Rng(7)
    while not table.over():
        step_on(table, rng)
        for board, told in zip(table.boards, table.sketch()["boards"], strict=True):
            standing = [herd["animals"] for herd in told["herds"]]
            counts = [sum([animals.get(kind, 0) for animals in standing]) for kind in ("sheep", "boar", "cattle")]
            if board.housing.fits(board.animals()):
                assert counts == board.animals()
