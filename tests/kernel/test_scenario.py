"""Scenarios: positions with most of them left out, what fills the rest, everything that is refused."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.kernel.save import digest
from hogar.kernel.scenario import read_scenario
from hogar.kernel.seats import UNKNOWN
from tests.kernel.builders import COUNTS, asked, invalid, offered
from tests.kernel.toy import words as w
from tests.kernel.toy.game import TOY
from tests.kernel.toy.table import Farm


def scenario(**more: Any) -> dict[str, Any]:
    """A scenario of two seats."""
    return {"game": "toy_farm", "players": 2, **more}


def read(**more: Any) -> Farm:
    """The position of a scenario of two seats."""
    farm = read_scenario(TOY, scenario(**more))
    assert isinstance(farm, Farm)
    return farm


@pytest.mark.parametrize("players", COUNTS)
def test_what_is_left_out_comes_from_a_fresh_setup(players: int) -> None:
    farm = read_scenario(TOY, {"game": "toy_farm", "players": players})
    assert isinstance(farm, Farm)
    assert (farm.round, farm.problems()) == (1, [])
    assert [len(board.hand) for board in farm.boards] == [2] * players
    assert [asked(farm, seat + 1) for seat in range(players)] == ["Guess"] * players


def test_the_setup_goes_by_the_seed() -> None:
    hands = [read(seed=seed).boards[0].hand for seed in range(12)]
    assert read(seed=3).boards[0].hand == hands[3]
    assert len({tuple(hand) for hand in hands}) > 6


def test_the_seed_is_zero_unless_it_is_named() -> None:
    assert digest(read()) == digest(read(seed=0))


def test_seats_keep_what_they_are_given() -> None:
    farm = read(set={"seats": {"2": {"hand": ["well"], "known": [2], "goods": {"wood": 4}}}}, at={"moment": "turn"})
    assert w.WELL in farm.boards[1].hand
    assert farm.boards[1].goods == [4, 0, 0, 0]


def test_chance_deals_from_what_the_seats_have_left() -> None:
    given = {"1": {"played": list(w.CARDS[:4])}, "2": {"played": list(w.CARDS[4:6])}}
    for seed in range(5):
        farm = read(seed=seed, set={"seats": given})
        hands = sorted(farm.boards[0].hand + farm.boards[1].hand)
        assert hands == [w.MISER, w.TUTOR, w.BARN, w.WELL]
        assert farm.undealt == 0


def test_piles_are_the_remainder_of_what_is_set() -> None:
    farm = read(set={"seats": {"1": {"seeds": 3}, "2": {"seeds": 1}}}, at={"moment": "turn"})
    assert farm.supply == 1


def test_cards_that_are_set_listen() -> None:
    assert read(set={"seats": {"1": {"played": ["trader"]}}}, at={"moment": "turn"}).listeners == 1 << w.ROOM_BUILT


def test_the_table_is_set_after_the_setup() -> None:
    farm = read(set={"table": {"round": 2, "used": ["forest", "camp"]}}, at={"moment": "turn"})
    assert farm.round == 2
    assert "use forest" not in offered(farm)
    assert "use school" in offered(farm)


def test_a_moment_is_about_a_seat() -> None:
    farm = read(at={"moment": "turn", "seat": 2})
    assert [asked(farm, 1), asked(farm, 2)] == ["", "OneOf"]


def test_a_moment_runs_on_to_its_first_decision() -> None:
    seats = {"1": {"goods": {}, "played": ["herald", "trader"]}}
    assert offered(read(set={"seats": seats}, at={"moment": "build"})) == ["fire herald", "fire trader"]


def test_options_and_figures_can_be_named() -> None:
    edition = {"rounds": 1, "hand": 1, "wood": 5, "room": 2, "seeds": 9}
    farm = read(options={"passing": False}, edition=edition, rules=1)
    assert (farm.choices.passing, farm.figures.wood, len(farm.boards[0].hand)) == (False, 5, 1)


def test_a_scenario_is_tried_unless_its_author_is_trusted() -> None:
    bad = scenario(set={"seats": {"1": {"hand": ["well", "barn"], "known": [1, 1], "passing": "cart"}}})
    assert invalid(read_scenario, TOY, bad).message.id == "invalid.position"


REFUSED = [
    ({"more": 1}, "field", "."),
    ({"game": "agricola"}, "game", None),
    ({"players": 9}, "whole", "players"),
    ({"players": None}, "whole", "players"),
    ({"options": []}, "table", "options"),
    ({"options": {"passing": "no"}}, "flag", "options.passing"),
    ({"options": {"passing": False}, "players": 1}, "option_players", None),
    ({"edition": {}}, "missing", "edition"),
    ({"seed": -1}, "whole", "seed"),
    ({"seed": 1 << 63}, "whole", "seed"),
    ({"seed": "x"}, "whole", "seed"),
    ({"seed": 1.5}, "whole", "seed"),
    ({"set": []}, "table", "set"),
    ({"set": {"seat": {}}}, "field", "set"),
    ({"set": {"seats": []}}, "table", "set.seats"),
    ({"set": {"seats": {"3": {}}}}, "word", "set.seats"),
    ({"set": {"seats": {"0": {}}}}, "word", "set.seats"),
    ({"set": {"seats": {"1": []}}}, "table", "set.seats.1"),
    ({"set": {"seats": {"1": {"roof": 1}}}}, "field", "set.seats.1"),
    ({"set": {"seats": {"1": {"rooms": 10}}}}, "whole", "set.seats.1.rooms"),
    ({"set": {"seats": {"2": {"goods": {"wood": -1}}}}}, "whole", "set.seats.2.goods.wood"),
    ({"set": {"table": []}}, "table", "set.table"),
    ({"set": {"table": {"boards": []}}}, "field", "set.table"),
    ({"set": {"table": {"round": 10}}}, "whole", "set.table.round"),
    ({"set": {"table": {"round": 4}}}, "position", "round"),
    ({"set": {"seats": {"1": {"seeds": 6}}}}, "position", "too many seeds"),
    ({"set": {"seats": {"1": {"sown": 1}}}}, "position", "fields of seat 1"),
    ({"set": {"seats": {"1": {"hand": ["well"], "known": []}}}}, "position", "ValueError"),
    ({"set": {"seats": {"1": {"played": ["well"]}, "2": {"played": ["well"]}}}}, "position", "a card twice"),
    ({"at": []}, "table", "at"),
    ({"at": {"seat": 1}}, "word", "at.moment"),
    ({"at": {"moment": "lunch"}}, "word", "at.moment"),
    ({"at": {"moment": []}}, "word", "at.moment"),
    ({"at": {"moment": {}}}, "word", "at.moment"),
    ({"at": {"moment": "turn", "seat": 3}}, "whole", "at.seat"),
    ({"at": {"moment": "turn", "seat": "1"}}, "whole", "at.seat"),
]


@pytest.mark.parametrize(("more", "problem", "where"), REFUSED)
def test_what_is_refused_and_where(more: dict[str, Any], problem: str, where: str | None) -> None:
    message = invalid(read_scenario, TOY, scenario(**more)).message
    got = message.values.get("where", message.values.get("problem"))
    assert (message.id, got) == (f"invalid.{problem}", where)


@pytest.mark.parametrize("data", [None, [], "x", 3])
def test_only_a_table_is_a_scenario(data: Any) -> None:
    assert invalid(read_scenario, TOY, data).message.id == "invalid.table"


def test_a_refusal_names_the_moments_there_are() -> None:
    message = invalid(read_scenario, TOY, scenario(at={"moment": "lunch"})).message
    assert (message.values["got"], message.values["words"]) == ("lunch", "turn, build, harvest")


def test_a_refusal_names_the_seats_there_are() -> None:
    message = invalid(read_scenario, TOY, scenario(set={"seats": {"5": {}}})).message
    assert (message.values["got"], message.values["words"]) == ("5", "1, 2")


def test_without_a_moment_nobody_has_guessed_yet() -> None:
    assert [board.guess for board in read().boards] == [UNKNOWN, UNKNOWN]
