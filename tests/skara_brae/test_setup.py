"""Setup (chapter 2)."""

from __future__ import annotations

import pytest

from hogar.games.skara_brae import words as w
from hogar.kernel.errors import Invalid
from tests.clauses import clause
from tests.skara_brae.builders import (
    after_setup,
    at,
    board,
    chance,
    goods,
    happened,
    new_game,
    offered,
    outcomes,
    play,
    refused,
    until,
    usable,
)

FULL_DECK = [8, 8, 4, 8, *[1] * 7, 2, 6, *[1] * 7, 2, 6, *[1] * 7, 2, 6, *[1] * 7]
"""How many there are of each card, in the order of `words.CARDS`."""

every_count = pytest.mark.parametrize("players", [1, 2, 3, 4])
several = pytest.mark.parametrize("players", [2, 3, 4])


def markers(stack: list[int]) -> list[str]:
    """The names of stacked markers, from the lowest to the highest."""
    return [w.MARKERS[marker] for marker in stack]


@clause("SB-17")
@every_count
def test_sliders_start_on_the_second_column(players: int) -> None:
    assert [(one.slider, one.capacity()) for one in after_setup(players).boards] == [(1, 3)] * players


@clause("SB-18")
@every_count
def test_both_track_markers_start_on_space_zero(players: int) -> None:
    assert [(one.furnish, one.trade) for one in after_setup(players).boards] == [(0, 0)] * players


@clause("SB-19")
def test_standard_tiles_lie_in_a_fixed_order() -> None:
    table = at("workers", mine={"goods": dict.fromkeys(["hide", "barley", "shell", "stone", "wood"], 2)})
    assert usable(table)[:9] == [
        "furnish", "cook", "craft", "clean", "trade", "shore", "hills", "thickets", "fields",
    ]  # fmt: skip


@clause("SB-19", "SB-26")
@every_count
def test_all_tiles_start_on_their_front(players: int) -> None:
    assert [one.flipped for one in after_setup(players).boards] == [0] * players


@clause("SB-20")
@every_count
def test_no_worker_can_be_placed_before_the_first_round(players: int) -> None:
    table = until(new_game(players), "choose")
    assert [(one.large_ready, one.small_ready) for one in table.boards] == [(0, 0)] * players


@clause("SB-21", "SB-22")
@every_count
def test_players_start_with_two_knives_and_no_other_goods(players: int) -> None:
    table = after_setup(players)
    assert [goods(table, seat + 1) for seat in range(players)] == [{"knife": 2}] * players


@clause("SB-21")
def test_one_space_is_free_at_the_start() -> None:
    table = play(at("workers", mine={"small_workers": 1}), "place thickets large")
    assert board(table).slider == 1
    assert board(play(table, "place thickets small")).slider == 2


@clause("SB-22")
@every_count
def test_players_start_without_cards(players: int) -> None:
    for one in after_setup(players).boards:
        cards = [one.village_roofs, one.supply_roofs, one.stone_balls, one.utensils, one.spindles, one.settler_count()]
        assert cards == [0] * 6


@clause("SB-23")
@several
def test_every_card_of_the_deck_may_come_first(players: int) -> None:
    table = until(new_game(players), "draw")
    assert outcomes(table) == {f"draw {card}": number for card, number in zip(w.CARDS, FULL_DECK, strict=True)}


@clause("SB-23")
@several
def test_the_discard_pile_starts_empty(players: int) -> None:
    assert sum(after_setup(players).discard) == 0


@clause("SB-24")
@every_count
def test_two_special_tiles_are_dealt_to_each_player_who_must_choose_one(players: int) -> None:
    table = until(new_game(players), "choose")
    choices = [text for seat in range(players) for text in offered(table, seat + 1)]
    assert len(choices) == len(set(choices)) == 2 * players
    assert {text.split()[0] for text in choices} == {"choose"}


@clause("SB-24")
def test_a_tile_that_was_not_dealt_cannot_be_chosen() -> None:
    table = chance(until(new_game(1), "deal"), "deal build", "deal muster")
    refusal = refused(table, "choose recruit")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_dealt", "SB-24")


@clause("SB-24")
def test_rejected_and_undealt_tiles_leave_the_game() -> None:
    table = chance(until(new_game(1), "deal"), "deal build", "deal muster")
    play(table, "choose muster")
    assert (w.TILES[board(table).special], board(table).dealt, table.undealt) == ("muster", 0, 0)


@clause("SB-24")
def test_every_special_tile_may_be_dealt() -> None:
    specials = w.TILES[9:]
    table = until(new_game(2), "deal")
    assert outcomes(table) == {f"deal {tile}": 1 for tile in specials}
    assert outcomes(chance(table, "deal explore")) == {f"deal {tile}": 1 for tile in specials if tile != "explore"}


@clause("SB-25")
@pytest.mark.parametrize("players", [1, 2])
def test_by_the_variant_three_tiles_are_dealt_to_one_or_two_players(players: int) -> None:
    table = until(new_game(players, special_tiles=3), "choose")
    assert [len(offered(table, seat + 1)) for seat in range(players)] == [3] * players
    for seat in range(players):
        play(table, offered(table, seat + 1)[2], seat=seat + 1)
    assert [(one.special >= 9, one.dealt) for one in table.boards] == [(True, 0)] * players


@clause("SB-25")
@pytest.mark.parametrize("players", [3, 4])
def test_more_players_cannot_choose_among_three_tiles(players: int) -> None:
    with pytest.raises(Invalid, match=r"invalid\.option_players") as refusal:
        new_game(players, special_tiles=3)
    assert refusal.value.clause == "SB-25"


@clause("SB-26")
def test_the_special_tile_that_was_kept_is_a_tile_for_workers() -> None:
    table = chance(until(new_game(1), "deal"), "deal tend_land", "deal muster")
    until(play(table, "choose tend_land"), "place")
    assert refused(table, "place tend_land large").message.id == "refusal.no_units"
    assert refused(table, "place muster large").message.id == "refusal.not_your_tile"


@clause("SB-288")
@several
def test_tiles_are_chosen_after_the_stack_is_formed_and_before_cards_are_dealt(players: int) -> None:
    table = until(new_game(players), "take")
    order = list(dict.fromkeys(happened(table)))
    assert order[:5] == ["marker_stacked", "tile_dealt", "tile_chosen", "round_started", "card_dealt"]


@clause("SB-288")
def test_a_solo_player_sees_objectives_and_tasks_before_the_tiles_and_cards_after() -> None:
    order = list(dict.fromkeys(happened(until(new_game(1), "take"))))
    assert order == ["objective_shown", "task_shown", "tile_dealt", "tile_chosen", "round_started", "card_dealt"]


@clause("SB-288")
def test_all_choose_their_tile_at_the_same_time() -> None:
    table = until(new_game(3), "choose")
    play(table, offered(table, 3)[0], seat=3)
    assert [len(offered(table, seat)) for seat in (1, 2, 3)] == [2, 2, 0]
    assert "tile_chosen" not in happened(table)


@clause("SB-28")
@pytest.mark.parametrize("players", [3, 4])
def test_the_markers_are_stacked_at_random(players: int) -> None:
    assert outcomes(new_game(players)) == {f"stack {seat + 1}": 1 for seat in range(players)}


@clause("SB-28", "SB-30", "SB-66")
def test_the_marker_stacked_last_is_on_top() -> None:
    table = chance(new_game(3), "stack 2", "stack 1", "stack 3")
    until(table, "take")
    assert markers(table.left) == ["2", "1", "3"]
    assert (table.passed, table.done) == ([], [])
    assert [bool(offered(table, seat)) for seat in (1, 2, 3)] == [False, False, True]


@clause("SB-29")
def test_with_two_players_the_neutral_marker_joins_the_stack() -> None:
    table = new_game(2)
    assert outcomes(table) == {"stack 1": 1, "stack 2": 1, "stack neutral": 1}
    until(table, "deal")
    assert sorted(markers(table.left)) == ["1", "2", "neutral"]


@clause("SB-30")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_there_is_no_neutral_marker(players: int) -> None:
    assert sorted(markers(until(new_game(players), "deal").left)) == [str(seat + 1) for seat in range(players)]


@clause("SB-31")
def test_a_solo_game_has_no_markers() -> None:
    table = until(new_game(1), "take")
    assert (table.left, table.passed, table.done) == ([], [], [])
    assert "marker_stacked" not in happened(table)


@clause("SB-32")
def test_one_of_eight_objectives_is_laid_out() -> None:
    table = new_game(1)
    assert outcomes(table) == {f"show_objective {objective}": 1 for objective in w.OBJECTIVES}
    assert after_setup(1).objectives.bit_count() == 1


@clause("SB-33")
def test_four_of_ten_tasks_are_laid_out() -> None:
    table = until(new_game(1), "show_task")
    assert outcomes(table) == {f"show_task {task}": 1 for task in w.TASKS}
    assert after_setup(1).tasks.bit_count() == 4


@clause("SB-33")
def test_no_task_is_laid_out_twice() -> None:
    assert len(outcomes(chance(until(new_game(1), "show_task"), "show_task stone_clean"))) == 9


@clause("SB-34")
@pytest.mark.parametrize(("objectives", "tasks"), [(3, 4), (1, 7), (8, 10)])
def test_a_harder_solo_game_has_more_objectives_and_tasks(objectives: int, tasks: int) -> None:
    table = after_setup(1, objectives=objectives, tasks=tasks)
    assert (table.objectives.bit_count(), table.tasks.bit_count()) == (objectives, tasks)


@clause("SB-34")
@pytest.mark.parametrize("option", [{"objectives": 2}, {"tasks": 5}])
def test_only_solo_games_can_be_made_harder(option: dict[str, int]) -> None:
    with pytest.raises(Invalid) as refusal:
        new_game(2, **option)
    assert refusal.value.clause == "SB-34"


@clause("SB-34")
@pytest.mark.parametrize("option", [{"objectives": 0}, {"tasks": 3}])
def test_a_solo_game_cannot_be_made_easier(option: dict[str, int]) -> None:
    with pytest.raises(Invalid, match=r"invalid\.whole"):
        new_game(1, **option)
