"""What a drawing is told beside the table."""

from __future__ import annotations

from typing import Any

from hogar.games.caverna import words as w
from hogar.kernel.rng import Rng
from tests.caverna.builders import at, new_game, step_on

MINE: dict[str, Any] = {
    "goods": {"sheep": 8, "boar": 1, "donkey": 1, "cattle": 1, "dog": 2},
    "large_pastures": [["f42", "f43"]],
    "meadows": ["f41"],
    "stables": ["f23"],
    "ore_mines": ["m32"],
    "deep_tunnels": ["m33"],
    "furnished": ["breakfast_room:m31"],
}


def test_animals_stand_where_all_of_them_fit() -> None:
    herds = at(mine=MINE).sketch()["boards"][0]["herds"]
    standing = {tuple(herd["cells"]): (herd["animals"], herd["dogs"]) for herd in herds}
    assert standing == {
        ("f42", "f43"): ({"sheep": 4}, 0),
        ("f41",): ({"sheep": 2}, 1),
        ("f23",): ({"boar": 1}, 0),
        ("m32",): ({"donkey": 1}, 0),
        ("m41",): ({"sheep": 2}, 0),
        ("m31",): ({"cattle": 1}, 0),
    }


def test_a_place_is_told_with_what_it_holds() -> None:
    herds = at(mine=MINE).sketch()["boards"][0]["herds"]
    assert {herd["cells"][0]: herd["holds"] for herd in herds} == {
        "f42": 4, "f41": 0, "f23": 1, "m32": 1, "m41": 2, "m31": 3,
    }  # fmt: skip


def test_dogs_that_watch_nobody_are_told_apart() -> None:
    assert at(mine=MINE).sketch()["boards"][0]["dogs"] == 1
    assert at(mine={"goods": {"dog": 3}}).sketch()["boards"][0]["dogs"] == 3


def test_every_animal_of_a_match_stands_somewhere() -> None:
    table, rng = new_game(3), Rng(4)
    count = 0
    while not table.over():
        step_on(table, rng)
        count += 1
        if count % 10 == 0 and not any(type(step).__name__ == "Surplus" for step in table.lanes[0].steps):
            for board, drawn in zip(table.boards, table.sketch()["boards"], strict=True):
                standing = sum([sum(herd["animals"].values()) for herd in drawn["herds"]])
                dogs = drawn["dogs"] + sum([herd["dogs"] for herd in drawn["herds"]])
                assert (standing, dogs) == (sum(board.farm_animals()), board.goods[w.DOG])


def test_what_follows_from_tiles_is_told() -> None:
    mine, other = at(mine={"furnished": ["slaughtering_cave", "dwelling"]}).sketch()["boards"]
    assert (mine["rates"]["boar"], other["rates"]["boar"]) == (3, 2)
    assert (mine["room"], other["room"]) == (3, 2)


def test_spaces_in_play_tiles_for_sale_and_rounds_are_told() -> None:
    told = at(round=8, mine={"furnished": ["miner"]}).sketch()
    assert "urgent_wish_for_children" in told["spaces"]
    assert "growth" not in told["spaces"]
    assert "miner" not in told["tiles"]
    assert len(told["tiles"]) == 47
    assert told["rounds"] == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
