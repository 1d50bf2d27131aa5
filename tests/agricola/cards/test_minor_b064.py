"""Minor improvements B064 to B084, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.agricola.farm import Packed
from hogar.games.agricola.table import Table
from tests.agricola.builders import (
    answers,
    asks,
    board,
    chance,
    goods,
    has,
    lying,
    no,
    offered,
    pile,
    play,
    promised,
    turns,
    with_card,
)
from tests.clauses import clause

MINOR = ("place meeting_place", "do minor_improvement")


def laid(id: str, mine: dict[str, Any] | None = None, hand: tuple[str, ...] = (), **more: Any) -> Table:
    """The position after seat 1 has played this card from its hand on Meeting Place."""
    return play(with_card(hand=(id, *hand), mine=mine, **more), *MINOR, f"play {id.lower()}")


@clause("B064")
@pytest.mark.parametrize(("persons", "food"), [(["fishing"], 2), (["forest"], 0)])
def test_a_mill_wheel_needs_somebody_on_fishing(persons: list[str], food: int) -> None:
    mine = {"goods": {"grain": 1}, "fields": ["a2"]}
    table = with_card("B064", mine=mine, others={"2": {"home": 1, "persons": persons}})
    assert has(play(table, "place grain_utilization"), "food") == food


@clause("B065")
@pytest.mark.parametrize(("good", "rounds"), [("wood", 2), ("clay", 3), ("stone", 4)])
def test_a_grain_depot_gives_by_what_it_cost(good: str, rounds: int) -> None:
    table = play(laid("B065", {"goods": {"wood": 2, "clay": 2, "stone": 2}}, round=9), f"pay 2 {good}")
    assert promised(table) == {9 + ahead: {"grain": 1} for ahead in range(1, rounds + 1)}


@clause("B066")
def test_a_sack_cart_promises_grain_on_later_rounds_only() -> None:
    mine = {"goods": {"wood": 2}, "played": ["a116", "b118"]}
    assert promised(laid("B066", mine, round=8)) == {11: {"grain": 1}, 14: {"grain": 1}}


@clause("B067")
def test_a_hand_truck_brings_grain_that_must_be_baked() -> None:
    mine = {"majors": ["fireplace_2"], "home": 1, "persons": ["fishing", "forest"], "people": 3}
    table = play(with_card("B067", mine=mine), "place grain_utilization")
    assert (has(table, "grain"), answers(table)) == (2, ["bake 1", "bake 2"])
    assert goods(play(table, "bake 1")) == {"grain": 1, "food": 2}


@clause("B067")
def test_a_hand_truck_without_persons_on_piles_makes_no_bread_possible() -> None:
    mine = {"majors": ["fireplace_2"], "home": 1, "persons": ["day_laborer"]}
    assert no(with_card("B067", mine=mine), "place grain_utilization")[0] == "nothing_possible"


@clause("B069")
def test_a_potters_market_sells_vegetables_again_and_again() -> None:
    table = with_card("B069", mine={"goods": {"clay": 6, "food": 4}}, round=9)
    play(table, "exchange b069 0", "exchange b069 0")
    assert promised(table) == {10: {"vegetable": 2}, 11: {"vegetable": 2}}
    assert goods(table) == {}
    assert offered(with_card("B069", mine={"goods": {"clay": 3, "food": 2}}), "exchange") == []


@clause("B070")
def test_a_new_purchase_comes_before_a_round_with_a_harvest() -> None:
    mine = {"goods": {"food": 7}, "promises": [{"round": 14, "source": 4, "good": "food", "amount": 1}]}
    table = with_card("B070", moment="round", round=13, mine=mine)
    assert (answers(table), table.round) == (["use b070 0", "use b070 1", "done"], 13)
    play(table, "use b070 1", "use b070 0")
    assert (goods(table), table.round) == ({"food": 2, "vegetable": 1, "grain": 1}, 14)


@clause("B070")
def test_no_new_purchase_before_a_round_without_a_harvest_or_with_food_to_come() -> None:
    table = chance(with_card("B070", moment="round", round=11, mine={"goods": {"food": 7}}), "turn_up cultivation")
    assert has(table, "food") == 7
    mine = {"goods": {"food": 1}, "promises": [{"round": 14, "source": 4, "good": "food", "amount": 1}]}
    assert has(with_card("B070", moment="round", round=13, mine=mine), "food") == 2


@clause("B071")
@pytest.mark.parametrize(("round", "played", "given"), [(4, [], True), (5, ["a116"], True), (5, [], False)])
def test_a_harvest_house_compares_harvests_with_occupations(round: int, played: list[str], given: bool) -> None:
    mine = {"goods": {"wood": 1, "clay": 1, "reed": 1}, "played": played}
    assert goods(laid("B071", mine, round=round)) == ({"food": 1, "grain": 1, "vegetable": 1} if given else {})


FARM = {"pastures": [["a4"], ["a5", "b5"], ["b4", "c4", "c5"]]}


@clause("B072")
def test_love_for_agriculture_sows_small_pastures_once() -> None:
    table = play(with_card("B072", mine={**FARM, "goods": {"grain": 2, "vegetable": 1}}), "place grain_utilization")
    assert answers(table) == ["sow grain a4", "sow grain a5", "sow vegetable a4", "sow vegetable a5"]
    play(table, "sow grain a4")
    assert answers(table) == ["sow grain a5", "sow vegetable a5", "done"]
    play(table, "sow vegetable a5")
    assert (Packed().write(board(table).grain), Packed().write(board(table).vegetables)) == ({"a4": 3}, {"a5": 2})
    assert (table.problems(), asks(table)) == ([], 2)


@clause("B072")
def test_a_sown_pasture_holds_fewer_animals_and_is_harvested() -> None:
    table = with_card("B072", mine={**FARM, "grain": {"a4": 1}, "vegetables": {"a5": 1}})
    assert board(table).housing.fits([6, 3, 1])
    assert not board(table).housing.fits([6, 3, 2])
    mine = {**FARM, "grain": {"a4": 1}, "vegetables": {"a5": 2}, "goods": {"food": 4}}
    table = with_card("B072", mine=mine, moment="harvest")
    assert (goods(table), board(table).grain) == ({"grain": 1, "vegetable": 1}, 0)
    assert board(table).housing.fits([6, 3, 2])


@clause("B072")
def test_animals_without_room_beside_the_seed_leave_at_once() -> None:
    mine = {"pastures": [["a4"]], "goods": {"sheep": 3, "grain": 1}}
    table = play(with_card("B072", mine=mine), "place grain_utilization")
    assert has(table, "sheep") == 2


@clause("B072")
@pytest.mark.parametrize(("grain", "fields"), [({}, 0), ({"a4": 1}, 1)])
def test_a_pasture_is_a_field_while_crops_lie_there(grain: dict[str, int], fields: int) -> None:
    table = with_card("B072", hand=("B032", "B007"), mine={**FARM, "grain": grain, "goods": {"clay": 1}})
    play(table, *MINOR)
    assert ("play b032" in answers(table)) == bool(fields)


@clause("B073")
@pytest.mark.parametrize(
    ("more", "gift"),
    [([], {"vegetable": 1}), (["a1"], {"food": 1}), (["a1", "a2"], {"grain": 1}), (["a1", "a2", "a3", "a4"], {})],
)
def test_a_gift_basket_gives_by_the_rooms(more: list[str], gift: dict[str, int]) -> None:
    mine = {"goods": {"reed": 1}, "rooms": ["b1", "c1", *more], "played": ["a116", "b118", "a105"]}
    assert goods(laid("B073", mine)) == gift


@clause("B074")
def test_a_thick_forest_shows_clay_and_promises_wood() -> None:
    table = laid("B074", {"goods": {"clay": 5}}, round=10)
    assert (promised(table), goods(table)) == ({12: {"wood": 1}, 14: {"wood": 1}}, {"clay": 5})
    table = play(with_card(hand=("B074", "B007"), mine={"goods": {"clay": 4}}), *MINOR)
    assert no(table, "play b074")[0] == "card_needs"


@clause("B075")
def test_a_wood_workshop_helps_to_pay_but_not_for_itself() -> None:
    table = with_card("B075", mine={"goods": {"stone": 2, "wood": 1}})
    assert goods(play(table, "place major_improvement_space", "build joinery")) == {}
    assert goods(laid("B075", {"goods": {"clay": 1}, "played": ["a116"]})) == {}
    table = play(with_card("B075", hand=("B057",), mine={"goods": {"clay": 1}}), *MINOR, "play b057")
    assert goods(table) == {}


@clause("B076")
def test_ceilings_lose_the_wood_to_come_by_a_renovation() -> None:
    table = laid("B076", {"goods": {"clay": 3, "reed": 1}, "played": ["a116"]}, round=8, players=1)
    assert promised(table) == {8 + ahead: {"wood": 1} for ahead in range(1, 6)}
    well = {"round": 12, "source": 4, "good": "food", "amount": 1}
    own = {"round": 12, "source": 10 + 168 + 75, "good": "wood", "amount": 1}
    mine = {"promises": [well, own], "goods": {"clay": 2, "reed": 1}}
    table = play(with_card("B076", round=8, mine=mine), "place house_redevelopment")
    assert promised(table) == {12: {"food": 1}}


@clause("B077")
def test_a_loam_pit_gives_clay_at_day_laborer() -> None:
    assert goods(play(with_card("B077"), "place day_laborer")) == {"food": 2, "clay": 3}


@clause("B078")
def test_a_reed_belt_promises_reed() -> None:
    assert promised(laid("B078", {"goods": {"food": 2}}, round=8)) == {10: {"reed": 1}, 12: {"reed": 1}}


@clause("B079")
@pytest.mark.parametrize(("stone", "more"), [(2, 0), (3, 1), (7, 1)])
def test_a_corf_gives_a_stone_for_large_takings_of_anybody(stone: int, more: int) -> None:
    table = with_card("B079", table={"piles": {"western_quarry": stone, "eastern_quarry": stone}})
    turns(table, "place western_quarry", "place eastern_quarry")
    assert (has(table, "stone"), has(table, "stone", 2)) == (stone + 2 * more, stone)


@clause("B079")
def test_a_corf_waits_until_the_use_is_over() -> None:
    table = with_card("B079", "B104", mine={"goods": {}}, table={"piles": {"western_quarry": 3, "forest": 5}})
    turns(table, "place western_quarry", "place forest")
    assert (has(table, "stone"), board(table).notes) == (4, {})


@clause("B081")
def test_a_handcart_takes_from_one_laden_space() -> None:
    piles = {"forest": 3, "clay_pit": 4, "reed_bank": 2, "western_quarry": 3}
    table = with_card("B081", moment="round", round=13, table={"piles": piles})
    play(table, "use b081 0")
    assert answers(table) == ["fetch forest", "fetch clay_pit", "fetch western_quarry"]
    play(table, "fetch clay_pit")
    assert (goods(table), pile(table, "clay_pit"), asks(table), table.uses) == ({"clay": 1}, 4, 1, [])


@clause("B081")
def test_a_handcart_leaves_small_piles() -> None:
    piles = {"forest": 2, "clay_pit": 3, "reed_bank": 2, "western_quarry": 2, "eastern_quarry": 2}
    assert offered(with_card("B081", moment="round", round=13, table={"piles": piles}), "use") == []


@clause("B083")
def test_muddy_puddles_are_bought_from_the_top() -> None:
    table = laid("B083", {"goods": {"clay": 7}, "pastures": [["a4"], ["a5"]]})
    play(table, "place day_laborer", seat=2)
    assert offered(table, "exchange") == ["exchange b083 1"]
    play(table, "exchange b083 1")
    assert offered(table, "exchange") == ["exchange b083 2"]
    play(table, "exchange b083 2", "exchange b083 3", "exchange b083 2", "exchange b083 4")
    assert (goods(table), lying(table, "B083")) == ({"sheep": 1, "boar": 1, "cattle": 1, "food": 2}, {})
    assert offered(table, "exchange") == []


@clause("B083")
def test_an_animal_of_muddy_puddles_without_a_place_is_cooked() -> None:
    mine = {"goods": {"clay": 1, "boar": 1}, "majors": ["fireplace_2"], "stock": {"b083": {"boar": 1}}}
    table = play(with_card("B083", mine=mine), "exchange b083 4")
    assert goods(table) == {"boar": 1, "food": 2}


@clause("B084")
def test_an_acorns_basket_promises_boar() -> None:
    mine = {"goods": {"reed": 1}, "played": ["a116", "b118", "a105"]}
    assert promised(laid("B084", mine, round=9)) == {10: {"boar": 1}, 11: {"boar": 1}}
