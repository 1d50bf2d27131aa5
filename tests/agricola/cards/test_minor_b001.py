"""Minor improvements B001 to B021, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.agricola import words as w
from tests.agricola.builders import (
    answers,
    asks,
    board,
    chance,
    goods,
    hand,
    has,
    lying,
    named,
    no,
    number,
    offered,
    outcomes,
    pile,
    play,
    played,
    turns,
    with_card,
)
from tests.clauses import clause

MINOR = ("place meeting_place", "do minor_improvement")


def laid(id: str, mine: dict[str, Any] | None = None, hand: tuple[str, ...] = (), **more: Any) -> Any:
    """The position after seat 1 has played this card from its hand on Meeting Place."""
    return play(with_card(hand=(id, *hand), mine=mine, **more), *MINOR, f"play {id.lower()}")


def offer_of(id: str, round: int) -> dict[str, Any]:
    """The mark of a card on a round space."""
    return {"round": round, "source": w.MAJOR_KINDS + number(id), "good": None, "amount": 1}


@clause("B001")
def test_an_upscale_lifestyle_pays_its_own_renovation() -> None:
    table = laid("B001", {"goods": {"wood": 3, "reed": 1}})
    assert hand(table, 2) == []
    play(table, "use b001 1")
    assert (goods(table), board(table).material, hand(table, 2)) == ({"clay": 3}, 1, ["B001"])


@clause("B001")
def test_the_clay_of_an_upscale_lifestyle_stays_without_a_renovation() -> None:
    table = play(laid("B001", {"goods": {"wood": 3, "reed": 1}}), "done")
    assert (goods(table), board(table).material) == ({"clay": 5, "reed": 1}, 0)


@clause("B003")
def test_moonshine_plays_what_chance_picks_for_2_food() -> None:
    table = laid("B003", {"goods": {"food": 2}}, hand=("A116", "B118"))
    assert outcomes(table) == {"pick a116": 1, "pick b118": 1}
    chance(table, "pick b118")
    assert answers(table) == ["play b118", "done"]
    play(table, "play b118")
    assert (played(table), goods(table), hand(table)) == (["B118"], {}, ["A116"])


@clause("B003")
def test_moonshine_that_cannot_be_paid_goes_to_the_left() -> None:
    table = laid("B003", {"goods": {"food": 1}}, hand=("A116", "B118"))
    chance(table, "pick b118")
    assert answers(table) == ["done"]
    play(table, "done")
    assert (hand(table), hand(table, 2), goods(table)) == (["A116"], ["B118", "B003"], {"food": 1})


@clause("B003")
def test_moonshine_needs_an_occupation_in_hand() -> None:
    table = play(with_card(hand=("B003", "B008"), mine={"goods": {"grain": 1}}), *MINOR)
    assert no(table, "play b003") == ("card_needs", "AG-237")


@clause("B004")
def test_a_wood_pile_counts_persons_on_accumulation_spaces() -> None:
    mine = {"home": 1, "people": 4, "newborns": 1, "persons": ["fishing", "day_laborer"], "cradles": ["sheep_market"]}
    assert goods(laid("B004", mine)) == {"wood": 2}


@clause("B005")
@pytest.mark.parametrize(("cards", "good"), [(0, "stone"), (4, "stone"), (5, "reed"), (6, "clay"), (7, "wood")])
def test_a_store_of_experience_gives_by_the_occupations_in_hand(cards: int, good: str) -> None:
    ids = ("A116", "B118", "B105", "B104", "B102", "B099", "B097")[:cards]
    assert goods(laid("B005", hand=ids)) == {good: 1}


@clause("B006")
def test_an_excursion_to_the_quarry_counts_newborns() -> None:
    mine = {"goods": {"food": 2}, "people": 3, "newborns": 1, "home": 2, "played": ["a116"]}
    assert goods(laid("B006", mine)) == {"stone": 3}


@clause("B007")
def test_a_wage_counts_the_bottom_row() -> None:
    assert goods(laid("B007", {"majors": ["clay_oven", "pottery", "well", "fireplace_2"]})) == {"food": 4}


@clause("B011")
def test_a_feedyard_holds_mixed_animals_for_each_pasture() -> None:
    mine = {"pastures": [["a4"], ["a5"]], "goods": {}}
    table = with_card("B011", mine=mine)
    assert board(table).housing.fits([2, 2, 3])
    assert not board(table).housing.fits([2, 2, 4])


@clause("B011")
@pytest.mark.parametrize(("sheep", "boar", "food"), [(1, 0, 2), (1, 1, 2), (4, 1, 1), (5, 1, 0)])
def test_a_feedyard_feeds_for_each_place_that_can_be_left_empty(sheep: int, boar: int, food: int) -> None:
    mine = {"pastures": [["a4"], ["a5"]], "goods": {"sheep": sheep, "boar": boar, "food": 4}}
    table = with_card("B011", mine=mine, moment="harvest", others={"2": {"goods": {"food": 4}}})
    assert has(table, "food") == food


@clause("B013")
def test_a_carpenters_parlor_sells_rooms_of_wood() -> None:
    table = with_card("B013", mine={"goods": {"wood": 2, "reed": 2}})
    play(table, "place farm_expansion", "do build_rooms", "room a1")
    assert (goods(table), named(board(table).rooms)) == ({}, ["a1", "b1", "c1"])
    clay = with_card("B013", mine={"goods": {"wood": 2, "clay": 2, "reed": 2}, "material": "clay"})
    play(clay, "place farm_expansion")
    assert "do build_rooms" not in answers(clay)


@clause("B014")
@pytest.mark.parametrize(("material", "rooms"), [("stone", 3), ("clay", 2)])
def test_a_hawktower_is_a_stone_room_in_round_12(material: str, rooms: int) -> None:
    mine = {"material": material, "promises": [offer_of("B014", 12)]}
    table = chance(with_card("B014", mine=mine, moment="round", round=11), "turn_up cultivation")
    if rooms == 3:
        play(table, "use b014 1", "room a1")
    assert len(named(board(table).rooms)) == rooms
    assert offered(table, "use") == []


@clause("B014")
def test_a_hawktower_lies_on_round_12() -> None:
    table = laid("B014", {"goods": {"clay": 2}}, round=7)
    assert [(mark.round, mark.good) for mark in board(table).promises] == [(12, -1)]
    assert no(play(with_card(hand=("B014", "B007"), mine={"goods": {"clay": 2}}, round=8), *MINOR), "play b014")[0] == (
        "card_needs"
    )


@clause("B015")
def test_a_carpenters_bench_fences_with_the_wood_that_was_taken_and_one_free() -> None:
    table = with_card("B015", mine={"goods": {"wood": 9}}, table={"piles": {"forest": 3}})
    play(table, "place forest", "use b015 1", "fence a5")
    assert (goods(table), named(board(table).enclosed)) == ({"wood": 9}, ["a5"])


@clause("B015")
def test_a_carpenters_bench_uses_no_other_wood() -> None:
    table = with_card("B015", mine={"goods": {"wood": 9}}, table={"piles": {"forest": 2}})
    play(table, "place forest")
    assert asks(table) == 2


@clause("B015")
def test_a_carpenters_bench_divides_no_pasture_and_takes_no_clay() -> None:
    mine = {"goods": {"clay": 9}, "pastures": [["a4", "a5"]]}
    table = with_card("B015", "A016", mine=mine, table={"piles": {"forest": 2}})
    play(table, "place forest", "use b015 1")
    assert "fence a4" not in answers(table)
    play(table, "fence b5")
    assert goods(table) == {"clay": 9}


@clause("B016")
def test_a_mining_hammer_builds_a_stable_before_a_renovation() -> None:
    table = with_card("B016", mine={"goods": {"clay": 2, "reed": 1}})
    play(table, "place house_redevelopment", "use b016 1", "stable a5")
    assert (goods(table), named(board(table).stables), board(table).material) == ({}, ["a5"], 1)
    assert goods(laid("B016", {"goods": {"wood": 1}})) == {"food": 1}


@clause("B016", "AG-367")
def test_the_price_of_a_renovation_stays_while_a_mining_hammer_builds() -> None:
    table = with_card("B016", mine={"goods": {"clay": 3, "reed": 1}})
    play(table, "place house_redevelopment")
    assert no(table, "discard reed")[0] == "still_owed"
    play(table, "discard clay", "use b016 1", "stable a5")
    assert (goods(table), board(table).material) == ({}, 1)


@clause("B017")
def test_a_forest_plow_puts_2_wood_back_for_a_field() -> None:
    table = with_card("B017", mine={"goods": {"wood": 1}}, table={"piles": {"forest": 1}})
    play(table, "place forest", "use b017 0", "plow a3")
    assert (goods(table), pile(table, "forest"), named(board(table).fields)) == ({}, 2, ["a3"])


@clause("B017")
def test_a_forest_plow_needs_2_wood() -> None:
    table = with_card("B017", table={"piles": {"forest": 1}})
    assert asks(play(table, "place forest")) == 2


@clause("B018")
def test_a_grassland_harrow_counts_what_is_left_after_paying() -> None:
    mine = {"goods": {"wood": 3, "clay": 2}, "played": ["a116", "b118"]}
    table = laid("B018", mine, round=4)
    assert [(mark.round, mark.good) for mark in board(table).promises] == [(7, -1)]


@clause("B018")
def test_a_grassland_harrow_must_leave_a_building_resource() -> None:
    mine = {"goods": {"wood": 2, "grain": 1}, "played": ["a116", "b118"]}
    table = play(with_card(hand=("B018", "B008"), mine=mine, round=4), *MINOR)
    assert "play b018" not in answers(table)


@clause("B018", "B020")
@pytest.mark.parametrize("id", ["B018", "B020"])
def test_a_promised_field_is_plowed_then_or_never(id: str) -> None:
    table = with_card(id, mine={"promises": [offer_of(id, 14)]}, moment="round", round=13)
    assert offered(table, "use") == [f"use {id.lower()} 1"]
    play(table, f"use {id.lower()} 1", "plow a3")
    assert (named(board(table).fields), board(table).promises) == (["a3"], [])


@clause("B019")
def test_a_moldboard_plow_plows_twice_in_a_game() -> None:
    table = with_card("B019", mine={"home": 4, "people": 4})
    play(table, "place farmland", "use b019 0", "plow a2", "plow a3")
    assert (named(board(table).fields), asks(table)) == (["a2", "a3"], 2)
    used = with_card("B019", mine={"notes": {"b019": 2}})
    assert "use b019 0" not in answers(play(used, "place farmland"))


@clause("B019")
def test_a_moldboard_plow_leaves_a_cell_for_the_space() -> None:
    rooms = ["b1", "c1", "a1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4", "a5", "b5"]
    table = play(with_card("B019", mine={"rooms": rooms}), "place farmland")
    assert (named(board(table).fields), asks(table)) == (["c5"], 2)


@clause("B020")
def test_a_chain_float_promises_3_fields() -> None:
    table = laid("B020", {"goods": {"wood": 3}}, round=6)
    assert [(mark.round, mark.good) for mark in board(table).promises] == [(13, -1), (14, -1)]


@clause("B021")
def test_a_hayloft_barn_gives_food_for_each_delivery_of_grain() -> None:
    table = laid("B021", {"goods": {"wood": 3}, "played": ["a116"]})
    assert lying(table, "B021") == {"food": 4}
    turns(table, "place day_laborer", "place grain_seeds")
    assert (goods(table), lying(table, "B021")) == ({"grain": 1, "food": 1}, {"food": 3})


@clause("B021")
def test_the_last_food_of_a_hayloft_barn_brings_a_child_once() -> None:
    table = with_card("B021", mine={"stock": {"b021": {"food": 1}}})
    play(table, "place grain_seeds", "do family_growth")
    assert (board(table).people, board(table).newborns, lying(table, "B021")) == (3, 1, {})
    assert table.problems() == []


@clause("B021", "AG-267")
def test_a_child_of_the_hayloft_barn_in_a_harvest_is_fed_as_a_newborn() -> None:
    mine = {"fields": ["a2"], "grain": {"a2": 1}, "stock": {"b021": {"food": 1}}, "goods": {"food": 4}}
    table = play(with_card("B021", mine=mine, moment="harvest", round=9), "do family_growth")
    assert (board(table).people, has(table, "food"), board(table).begging) == (3, 0, 0)


@clause("B021")
def test_two_food_in_a_hayloft_barn_bring_no_child_yet() -> None:
    table = play(with_card("B021", mine={"stock": {"b021": {"food": 2}}}), "place grain_seeds")
    assert (board(table).people, lying(table, "B021"), asks(table)) == (2, {"food": 1}, 2)


@clause("B021")
def test_the_grain_of_a_field_phase_is_one_occasion() -> None:
    mine = {"fields": ["a2", "a3"], "grain": {"a2": 2, "a3": 1}, "stock": {"b021": {"food": 4}}}
    table = with_card("B021", mine=mine, moment="harvest")
    assert (lying(table, "B021"), has(table, "grain")) == ({"food": 3}, 2)
