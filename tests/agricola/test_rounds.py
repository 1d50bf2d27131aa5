"""Chapter 3: the course of the game."""

from __future__ import annotations

import pytest

from hogar.games.agricola import words as w
from tests.agricola.builders import (
    after_setup,
    asks,
    at,
    board,
    chance,
    goods,
    happened,
    new_game,
    no,
    offered,
    pile,
    play,
    spaces,
    walk,
)
from tests.clauses import clause

HARVESTS = [4, 7, 9, 11, 13, 14]


@clause("AG-33", "AG-35", "AG-262")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_fourteen_rounds_with_six_harvests(players: int) -> None:
    table = after_setup(players)
    rounds = {}
    for _ in walk(table):
        rounds[table.round] = table.harvests
    assert table.over()
    assert list(rounds) == list(range(1, 15))
    assert table.harvests == 6


@clause("AG-33", "AG-34")
def test_a_harvest_ends_every_stage() -> None:
    figures = after_setup(2).figures
    assert [round for round in range(1, 15) if figures.harvest_after(round)] == HARVESTS
    assert [figures.stage_of(round) for round in range(1, 15)] == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]


@clause("AG-36", "AG-63")
def test_the_new_card_is_a_space_for_the_rest_of_the_game() -> None:
    table = at("round", round=1)
    chance(table, "turn_up sheep_market")
    assert "sheep_market" in spaces(table)
    assert "place sheep_market" in offered(table)
    for _ in walk(table):
        assert "sheep_market" in spaces(table)


@clause("AG-36")
def test_a_card_that_has_not_come_yet_is_no_space() -> None:
    assert no(at(round=4), "place cultivation") == ("not_turned_up", "AG-36")


@clause("AG-37", "AG-368", "AG-43")
def test_promised_goods_come_before_the_refill() -> None:
    promised = [{"round": 2, "source": 4, "good": "food", "amount": 1}]
    table = chance(at("round", round=1, mine={"promises": promised}), "turn_up fencing")
    assert goods(table) == {"food": 1}
    assert board(table).promises == []
    names = happened(table)
    assert names.index("turned_up") < names.index("gained")


@clause("AG-39", "AG-40")
def test_the_refill_adds_to_what_is_there() -> None:
    table = chance(at("round", round=1, table={"piles": {"forest": 3, "fishing": 2}}), "turn_up sheep_market")
    assert (pile(table, "forest"), pile(table, "fishing"), pile(table, "sheep_market")) == (6, 3, 1)


@clause("AG-41")
def test_the_first_round_is_refilled_too() -> None:
    table = chance(new_game(2, start_player=1), "turn_up sheep_market")
    filled = {"forest": 3, "clay_pit": 1, "reed_bank": 1, "fishing": 1, "sheep_market": 1}
    assert {space: pile(table, space) for space in filled} == filled


@clause("AG-42", "AG-134", "AG-130")
def test_a_newborn_is_an_ordinary_person_from_the_next_round() -> None:
    table = at("round", round=5, mine={"people": 3, "newborns": 1, "rooms": ["a1", "b1", "c1"]})
    chance(table, "turn_up western_quarry")
    assert (board(table).newborns, board(table).home) == (0, 3)


@clause("AG-44", "AG-50")
def test_one_person_at_a_time_in_turn() -> None:
    table = play(at(round=4), "place farmland")
    assert asks(table) == 1
    play(table, "plow c5")
    assert asks(table) == 2
    play(table, "place grain_seeds", seat=2)
    assert asks(table) == 1


@clause("AG-45")
def test_who_has_nobody_left_is_skipped() -> None:
    table = at(round=4, mine={"home": 2}, others={"2": {"home": 0}})
    play(table, "place day_laborer")
    assert asks(table) == 1


@clause("AG-46", "AG-380")
def test_a_space_is_used_once_in_a_round_by_anybody() -> None:
    table = play(at(round=4), "place day_laborer")
    assert no(table, "place day_laborer", seat=2) == ("occupied", "AG-46")
    play(table, "place grain_seeds", seat=2)
    assert no(table, "place day_laborer") == ("occupied", "AG-46")


@clause("AG-47", "AG-378", "AG-367")
@pytest.mark.parametrize(
    ("space", "reason"),
    [
        ("farm_expansion", "nothing_possible"),
        ("fencing", "no_pasture"),
        ("grain_utilization", "nothing_possible"),
        ("major_improvement_space", "no_major"),
        ("house_redevelopment", "not_enough"),
        ("farm_redevelopment", "not_enough"),
        ("basic_wish_for_children", "no_room"),
    ],
)
def test_a_space_of_which_nothing_can_be_done_is_not_offered(space: str, reason: str) -> None:
    table = at()
    assert f"place {space}" not in offered(table)
    assert no(table, f"place {space}")[0] == reason


@clause("AG-367", "AG-191")
def test_what_can_be_paid_after_a_conversion_can_be_chosen() -> None:
    table = at(players=3, options={"variant_tile": True}, mine={"goods": {"grain": 1}})
    play(table, "place animal_market", "take cattle")
    assert goods(table) == {"cattle": 1}


@clause("AG-48")
def test_the_meeting_place_serves_who_has_the_marker_already() -> None:
    table = play(at(seat=1, table={"start": 0}), "place meeting_place")
    assert table.start == 0


@clause("AG-49")
@pytest.mark.parametrize("space", ["forest", "clay_pit", "reed_bank", "fishing", "sheep_market", "western_quarry"])
def test_an_empty_accumulation_space_is_not_offered(space: str) -> None:
    assert no(at(), f"place {space}") == ("empty_pile", "AG-49")


@clause("AG-51", "AG-44")
def test_who_can_use_no_space_is_skipped_and_stays_at_home() -> None:
    others = {"2": {"persons": ["meeting_place", "grain_seeds"], "home": 0}}
    table = at(round=1, mine={"people": 3, "home": 3}, others=others)
    play(table, "place farmland", "plow a5")
    names = happened(table)
    assert names.count("placed") == 2
    assert names.index("skipped") < names.index("went_home")


@clause("AG-51")
def test_there_is_no_passing() -> None:
    texts = offered(at())
    assert all(text.split()[0] in {"place", "discard", "cook"} for text in texts)


@clause("AG-52", "AG-129")
def test_a_newborn_is_not_placed_in_its_round() -> None:
    table = at(round=13, mine={"rooms": ["a1", "b1", "c1"], "home": 1}, others={"2": {"home": 0}})
    play(table, "place basic_wish_for_children")
    assert (board(table).people, table.round) == (3, 14)


@clause("AG-53", "AG-370", "AG-54")
def test_everybody_goes_home_newborns_too() -> None:
    table = at(round=13, mine={"home": 1, "persons": ["day_laborer"]}, others={"2": {"home": 0}})
    play(table, "place urgent_wish_for_children")
    assert "went_home" in happened(table)
    assert (board(table).persons, board(table).cradles, table.occupied) == ([], [], 0)


@clause("AG-55")
def test_the_marker_stays_where_it_is() -> None:
    table = after_setup(3)
    for text in walk(table):
        before = table.start
        if text != "place meeting_place":
            assert table.start == before


@clause("AG-56", "AG-74")
def test_the_marker_changes_who_begins_the_next_round_not_the_turns_of_this_one() -> None:
    table = at(players=3, round=1, seat=2, others={"1": {"home": 0}, "3": {"home": 1}}, mine={"home": 1})
    play(table, "place meeting_place", seat=2)
    assert (table.start, asks(table)) == (1, 3)
    play(table, "place day_laborer", seat=3)
    chance(table, "turn_up fencing")
    assert asks(table) == 2


@clause("AG-369", "AG-373")
def test_a_placement_happens_in_order() -> None:
    table = play(at(table={"piles": {"forest": 3}}), "place forest")
    assert happened(table) == ["placed", "gained"]


@clause("AG-371", "AG-263")
def test_a_harvest_goes_through_its_phases_in_order() -> None:
    farm = {"fields": ["c4"], "grain": {"c4": 2}, "goods": {"sheep": 2, "food": 9}, "pastures": [["a4", "a5"]]}
    table = at(round=4, mine={**farm, "home": 1}, others={"2": {"home": 0, "goods": {"food": 9}}})
    play(table, "place day_laborer")
    names = [name for name in happened(table) if name in {"went_home", "harvest_started", "harvested", "fed", "bred"}]
    assert names == ["went_home", "harvest_started", "harvested", "fed", "fed", "bred"]


@clause("AG-372", "AG-35")
def test_after_the_last_harvest_the_game_is_over() -> None:
    table = at(round=14, mine={"home": 1, "goods": {"food": 9}}, others={"2": {"home": 0, "goods": {"food": 9}}})
    play(table, "place day_laborer")
    assert table.over()
    assert happened(table)[-1] == "game_ended"


@clause("AG-57")
def test_a_permanent_space_offers_the_same_every_round() -> None:
    table = after_setup(2)
    for _ in walk(table):
        assert table.piles[w.DAY_LABORER] == table.piles[w.FARMLAND] == table.piles[w.GRAIN_SEEDS] == 0
