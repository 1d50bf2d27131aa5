"""Components, limits and setup (chapters 1 and 2)."""

from __future__ import annotations

import pytest

from hogar.games.village import words as w
from hogar.games.village.game import VILLAGE
from hogar.games.village.table import Table
from hogar.kernel.errors import Invalid
from hogar.kernel.rng import Rng
from hogar.kernel.save import read_position, write_position
from hogar.kernel.view import View
from tests.clauses import clause
from tests.village.builders import (
    action,
    after_setup,
    at,
    board,
    chance,
    cubes,
    happened,
    has,
    holds,
    new_game,
    odds,
    offered,
    play,
    points,
    queue,
    refused,
    stalls,
    step_on,
    where,
)

COUNTS = [2, 3, 4]
each_count = pytest.mark.parametrize("players", COUNTS)


# Components and limits (VI-1 to VI-12).


@clause("VI-1")
def test_there_are_members_of_four_colours_and_no_more() -> None:
    assert list(VILLAGE.players) == [2, 3, 4]
    with pytest.raises(Invalid, match=r"invalid\.players"):
        new_game(5)


@clause("VI-1", "VI-2", "VI-14")
@each_count
def test_a_family_has_eleven_members_of_four_generations(players: int) -> None:
    table = after_setup(players)
    for seat in range(1, players + 1):
        assert where(table, seat) == {"farm:1": 4}
        assert board(table, seat).reserve == [0, 3, 2, 2]


@clause("VI-2")
def test_no_scenario_can_have_more_members_of_a_generation() -> None:
    with pytest.raises(Invalid, match="too_many_members"):
        at("turn", mine={"members": {"farm:1": 5}})


@clause("VI-3")
def test_there_are_18_cubes_of_each_colour_and_6_of_the_plague() -> None:
    table = new_game(3)
    assert table.supply == [18, 18, 18, 18, 6]


@clause("VI-3")
def test_a_plague_cube_is_never_on_a_farm() -> None:
    assert "plague" not in w.THINGS
    table = at("turn", table={"areas": {"family:plague": 1, "market:pink": 1}})
    play(table, "take family plague")
    assert holds(table) == {"coin": 1}


@clause("VI-4", "VI-17")
@each_count
def test_every_customer_is_on_the_market_or_in_the_pile(players: int) -> None:
    table = after_setup(players)
    shown = stalls(table) + queue(table)
    assert len(set(shown)) == len(shown) == {2: 8, 3: 9, 4: 10}[players]
    assert table.pile.bit_count() == 24 - len(shown)


@clause("VI-4", "VI-21", "VI-151")
def test_four_monks_are_in_the_black_bag() -> None:
    table = at("mass", mine={"members": {"farm:1": 3, "bag:1": 1}, "things": {}})
    assert odds(table) == {"draw monk": 4, "draw 1-1": 1}


@clause("VI-5")
def test_a_farm_holds_any_number_of_things() -> None:
    table = action("council", mine={"things": {"scroll": 99, "coin": 99}, "members": {"level_3:1": 4}})
    play(table, "privilege good", "choose scroll")
    assert (has(table, "scroll"), has(table, "coin")) == (100, 99)


@clause("VI-5", "VI-69")
def test_a_farm_holds_five_grain() -> None:
    assert has(play(action("harvest", mine={"things": {"grain": 4}}), "harvest"), "grain") == 5


@clause("VI-5")
def test_no_position_has_six_grain() -> None:
    with pytest.raises(Invalid, match=r"too much grain \(VI-5\)"):
        at("turn", mine={"things": {"grain": 6}})


@clause("VI-6")
def test_goods_do_not_run_out() -> None:
    """There are 8 tiles of each good in the box; a ninth wagon is made all the same."""
    mine = {"things": {"wagon": 8, "pink": 1, "orange": 1}}
    assert has(play(action("crafts", mine=mine), "buy wagon"), "wagon") == 9


@clause("VI-6")
def test_coins_do_not_run_out() -> None:
    mine = {"things": {"coin": 15, "grain": 2}}
    assert has(play(action("crafts", mine=mine), "mill"), "coin") == 17


@clause("VI-7", "VI-8")
def test_only_cubes_of_the_supply_can_be_taken() -> None:
    bag = {"brown": 17, "pink": 18, "orange": 18, "plague": 6}
    mine = {"members": {"level_2:1": 4}, "things": {"green": 18}}
    table = action("council", mine=mine, table={"bag": bag, "areas": {}})
    play(table, "privilege cubes")
    assert holds(table) == {"green": 18, "brown": 1}


@clause("VI-8")
def test_of_the_colours_that_are_left_some_are_taken() -> None:
    bag = {"brown": 16, "pink": 17, "orange": 18, "green": 18, "plague": 6}
    table = action("council", mine={"members": {"level_2:1": 4}}, table={"bag": bag, "areas": {}})
    play(table, "privilege cubes")
    assert offered(table) == ["choose brown", "choose pink"]
    assert refused(table, "choose green").clause == "VI-7"


@clause("VI-9")
def test_grain_and_markers_are_enough_for_everybody() -> None:
    full = {"things": {"grain": 5}, "markers": list(w.CITIES)}
    table = at("turn", players=4, mine=full, others={"2": full, "3": full, "4": full})
    assert table.problems() == []
    assert [points(table, "travel", seat) for seat in (1, 2, 3, 4)] == [18] * 4


@clause("VI-11")
def test_any_colour_comes_to_any_area() -> None:
    seen = {area: [0] * 5 for area in w.AREAS}
    for seed in range(30):
        table = after_setup(4, seed)
        for area in w.AREAS:
            seen[area] = [one + other for one, other in zip(seen[area], cubes(table, area), strict=True)]
    assert all(min(counts) > 0 for counts in seen.values())


@clause("VI-12")
def test_everybody_knows_everything_but_what_chance_has_not_drawn() -> None:
    table = after_setup(3)
    rng = Rng(5)
    for _ in range(60):
        views = [View(table, seat) for seat in (-1, 0, 1, 2)]
        written = [write_position(view.masked)["table"] for view in views]
        assert written == [write_position(table)["table"]] * 4
        step_on(table, rng)


@clause("VI-12", "VI-102")
def test_the_order_of_the_pile_is_nowhere_in_a_position() -> None:
    table = new_game(2, start_player=1)
    assert odds(table) == {f"arrive c{number:02}": 1 for number in range(1, 25)}
    saved = read_position(VILLAGE, write_position(table))
    assert isinstance(saved, Table)
    assert odds(saved) == odds(table)


@clause("VI-198")
def test_nothing_can_be_given_away_or_discarded() -> None:
    things = {"grain": 5, "coin": 1, "green": 1, "ox": 1}
    table = at("turn", mine={"things": things}, table={"areas": {"family:plague": 1, "council:green": 1}})
    assert offered(table) == ["take family plague", "take council green"]
    play(table, "take family plague", "done")
    assert holds(table) == things


# Setup (VI-13 to VI-23).


@clause("VI-13")
@each_count
def test_seven_areas_get_cubes(players: int) -> None:
    table = after_setup(players)
    assert len(w.AREAS) == 7
    assert all(sum(cubes(table, area)) > 0 for area in w.AREAS)
    assert "well" not in w.AREAS


@clause("VI-14")
def test_only_the_first_generation_is_on_the_farm() -> None:
    assert where(new_game(2)) == {"farm:1": 4}


@clause("VI-15")
def test_time_begins_on_the_cloud_and_the_score_at_nought() -> None:
    table = after_setup(2)
    assert (board(table).time, board(table).score) == (0, 0)


@clause("VI-16", "VI-207")
def test_each_player_starts_with_one_coin_and_nothing_else() -> None:
    assert [holds(after_setup(4), seat) for seat in (1, 2, 3, 4)] == [{"coin": 1}] * 4


@clause("VI-17", "VI-18")
@pytest.mark.parametrize(("players", "open_stalls"), [(2, 3), (3, 4), (4, 5)])
def test_stalls_and_queue_by_number_of_players(players: int, open_stalls: int) -> None:
    table = after_setup(players)
    assert "-" not in stalls(table)
    assert (len(stalls(table)), len(queue(table))) == (open_stalls, 5)


@clause("VI-19")
@pytest.mark.parametrize(
    ("players", "professions", "graves"), [(2, [2, 2, 2, 2, 2], 3), (3, [3, 3, 3, 3, 2], 4), (4, [4, 4, 4, 4, 2], 5)]
)
def test_spaces_of_the_dead_by_number_of_players(players: int, professions: list[int], graves: int) -> None:
    table = after_setup(players)
    assert table.card.chronicle == professions
    assert table.card.graves == graves


@clause("VI-19")
def test_a_blocked_chronicle_space_takes_nobody() -> None:
    """With 2 players the chronicle has two council spaces; a third member from there goes to a grave."""
    mine = {"members": {"level_1:1": 1, "chronicle_council:1": 2, "farm:2": 1}, "time": 9}
    table = at("turn", mine=mine, table={"areas": {"family:plague": 1, "market:brown": 1}})
    play(table, "take family plague", "done")
    assert where(table)["grave:1"] == 1


@clause("VI-20", "VI-125")
def test_the_next_start_player_marker_lies_in_the_council() -> None:
    assert after_setup(3).next_start == -1


@clause("VI-21", "VI-25")
def test_the_green_bag_is_empty_before_the_first_filling() -> None:
    assert new_game(2).bag == [0, 0, 0, 0, 0]


@clause("VI-22", "VI-28")
@pytest.mark.parametrize(
    ("players", "each"), [(2, [2, 2, 4, 2, 2, 3, 3]), (3, [3, 2, 5, 2, 3, 3, 3]), (4, [3, 3, 5, 3, 3, 4, 3])]
)
def test_the_setup_card_says_how_many_cubes_come_to_each_area(players: int, each: list[int]) -> None:
    table = after_setup(players)
    assert [sum(cubes(table, area)) for area in w.AREAS] == each


@clause("VI-23")
def test_the_start_player_is_drawn_each_as_likely() -> None:
    table = new_game(3)
    assert odds(table) == {"begin 1": 1, "begin 2": 1, "begin 3": 1}
    chance(table, "begin 2")
    rng = Rng(1)
    while not table.set_up():
        step_on(table, rng)
    assert offered(table, 2)
    assert table.start == 1


@clause("VI-23")
def test_a_table_may_choose_its_start_player() -> None:
    assert offered(after_setup(3, start_player=3), 3)


@clause("VI-23")
def test_a_start_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(Invalid, match="option_players"):
        new_game(2, start_player=3)


def test_the_start_is_told() -> None:
    table = new_game(2)
    table.listening = True
    chance(table, "begin 2")
    assert happened(table) == ["start_player"]
