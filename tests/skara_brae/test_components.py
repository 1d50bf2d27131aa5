"""Components and limits (chapter 1)."""

from __future__ import annotations

import pytest

from hogar.games.skara_brae import words as w
from hogar.kernel.errors import Invalid
from tests.clauses import clause
from tests.skara_brae.builders import (
    after_setup,
    at,
    board,
    has,
    new_game,
    offered,
    outcomes,
    play,
    refused,
    until,
    usable,
)

RICH = {good: 9 for good in w.GOODS if good not in ("boar", "midden")}
STANDARD = ["furnish", "cook", "craft", "clean", "trade", "shore", "hills", "thickets", "fields"]
SPECIAL = ["build", "explore", "hunt_boar", "innovate", "muster", "recruit", "spin_wool", "tend_land"]


@clause("SB-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_people_can_play(players: int) -> None:
    assert len(after_setup(players).boards) == players


@clause("SB-1")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_and_five_people_cannot_play(players: int) -> None:
    with pytest.raises(Invalid, match=r"invalid\.players"):
        new_game(players)


@clause("SB-2")
def test_every_player_has_a_board_and_a_slider_of_their_own() -> None:
    table = at("workers", players=4, seat=2, mine={"goods": {"wood": 3}})
    play(table, "place thickets large", seat=2)
    assert [one.slider for one in table.boards] == [1, 2, 1, 1]
    assert [has(table, "wood", seat) for seat in (1, 2, 3, 4)] == [0, 4, 0, 0]


@clause("SB-3", "SB-5")
@pytest.mark.parametrize("special", SPECIAL)
def test_a_player_has_nine_standard_tiles_and_one_special_tile(special: str) -> None:
    table = at("workers", mine={"special": special, "goods": RICH, "settlers": [["angler"], [], [], []]})
    assert usable(table) == [*STANDARD, special]


@clause("SB-4")
def test_there_are_eight_special_tiles_each_once() -> None:
    assert outcomes(until(new_game(2), "deal")) == {f"deal {special}": 1 for special in SPECIAL}


@clause("SB-4", "SB-27")
def test_two_players_cannot_own_the_same_special_tile() -> None:
    with pytest.raises(Invalid, match="special tile twice"):
        at("workers", mine={"special": "build"}, others={"2": {"special": "build"}})


@clause("SB-6")
def test_the_village_deck_has_eighty_cards_of_four_sorts() -> None:
    deck = new_game(2).deck
    assert [deck[w.ROOF], deck[w.STONE_BALL], deck[w.UTENSILS], sum(deck[w.FIRST_SETTLER :])] == [8, 8, 4, 60]


@clause("SB-8")
def test_forty_roofs_form_a_supply_apart_from_the_village_deck() -> None:
    table = new_game(2)
    assert table.roofs_left() == 40
    assert sum(table.deck) == 80


@clause("SB-9", "SB-27")
def test_the_owner_of_spin_wool_may_have_all_ten_spindles() -> None:
    assert points_of_spindles(10) == 10


def points_of_spindles(number: int, special: str = "spin_wool") -> int:
    """The points for so many spindles before a player."""
    table = at("workers", mine={"special": special, "spindles": number})
    return table.scores()[0].to_json()["cards"]


@clause("SB-9")
def test_there_is_no_eleventh_spindle() -> None:
    with pytest.raises(Invalid, match="spindles"):
        points_of_spindles(11)


@clause("SB-9", "SB-27")
def test_nobody_else_has_spindles() -> None:
    with pytest.raises(Invalid, match="spindles"):
        points_of_spindles(1, "build")


@clause("SB-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_objectives_and_tasks_are_for_solo_games_only(players: int) -> None:
    table = after_setup(players)
    assert (table.objectives, table.tasks) == (0, 0)
    assert "solo_cards" not in table.scores()[0].to_json()


@clause("SB-10")
def test_there_are_eight_objectives_and_ten_tasks() -> None:
    assert len(outcomes(until(new_game(1), "show_objective"))) == 8
    assert len(outcomes(until(new_game(1), "show_task"))) == 10


@clause("SB-11")
@pytest.mark.parametrize("workers", [{"large_workers": 2}, {"small_workers": 4}])
def test_a_player_has_no_second_large_and_no_fourth_small_worker(workers: dict[str, int]) -> None:
    with pytest.raises(Invalid, match=r"invalid\.whole"):
        at("workers", mine=workers)


@clause("SB-11", "SB-27")
def test_the_owner_of_recruit_may_have_three_black_workers() -> None:
    table = at("workers", mine={"special": "recruit", "small_workers": 3, "black_workers": 3})
    assert board(table).small_ready == 6


@clause("SB-11", "SB-27")
def test_nobody_else_has_black_workers() -> None:
    with pytest.raises(Invalid, match="black workers"):
        at("workers", mine={"special": "build", "black_workers": 1})


@clause("SB-12")
def test_there_are_sixteen_types_of_resources_and_the_boar() -> None:
    assert set(w.GOODS) == {
        "shell", "barley", "seaweed", "wool", "stone", "wood", "hide", "bone",
        "rabbit", "fish", "sheep", "deer", "cow", "knife", "food", "midden", "boar",
    }  # fmt: skip


@clause("SB-12", "SB-27")
def test_only_the_owner_of_hunt_boar_has_boars() -> None:
    with pytest.raises(Invalid, match="boars"):
        at("workers", mine={"special": "build", "goods": {"boar": 1}})


@clause("SB-13")
@pytest.mark.parametrize(("card", "good", "in_the_box"), [("trapper", "rabbit", 16), ("angler", "fish", 16)])
def test_tokens_never_run_out(card: str, good: str, in_the_box: int) -> None:
    table = at("card", card=card, mine={"goods": {good: in_the_box}})
    play(table, offered(table)[0], "effect")
    assert has(table, good) == in_the_box + 1


@clause("SB-14")
def test_a_third_boar_can_be_hunted() -> None:
    table = at("workers", mine={"special": "hunt_boar", "goods": {"boar": 2, "bone": 2}})
    play(table, "place hunt_boar large")
    assert has(table, "boar") == 3


@clause("SB-14")
def test_a_fourth_boar_cannot_be_hunted() -> None:
    table = at("workers", mine={"special": "hunt_boar", "goods": {"boar": 3, "bone": 2}})
    assert refused(table, "place hunt_boar large").message.id == "refusal.boars_full"


@clause("SB-14")
def test_four_boars_are_never_held() -> None:
    with pytest.raises(Invalid, match="boars"):
        at("workers", mine={"special": "hunt_boar", "goods": {"boar": 4}})


@clause("SB-16")
@pytest.mark.parametrize(("taken", "gained"), [(39, 1), (40, 0)])
def test_an_empty_supply_of_roofs_gives_none(taken: int, gained: int) -> None:
    table = at("workers", mine={"goods": {"hide": 1, "barley": 1}}, others={"2": {"supply_roofs": taken}})
    play(table, "place clean large", "done")
    assert board(table).supply_roofs == gained


@clause("SB-16")
def test_without_a_spindle_left_nobody_spins() -> None:
    table = at("workers", mine={"special": "spin_wool", "spindles": 10, "goods": {"bone": 2}})
    refusal = refused(table, "place spin_wool large")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_spindle", "SB-16")
