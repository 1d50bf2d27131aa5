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


def test_cards_that_hold_animals_and_cards_that_are_spaces_are_told() -> None:
    mine = {"goods": {"sheep": 3}, "played": ["b012", "a012"], "pastures": [["a5"]]}
    told = at(mine=mine, options={"variant": "cards"}).sketch()
    assert told["boards"][0]["herds"] == [
        {"cells": ["a5"], "holds": 4, "animals": {"sheep": 3}},
        {"cells": ["b1", "c1"], "holds": 1, "animals": {}},
        {"card": "b012", "cells": [], "holds": 3, "animals": {}},
    ]
    chapel = at(mine={"played": ["a039"]}, options={"variant": "cards"}).sketch()
    assert chapel["card_spaces"] == {"card_space_1": "a039"}
    assert "card_space_1" in chapel["spaces"]


def test_pieces_that_are_left_are_told() -> None:
    assert at(mine=FARM).sketch()["boards"][0]["left"] == {"fences": 5, "stables": 2, "people": 2}
