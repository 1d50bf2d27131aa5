"""Occupations B127 to B147, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agricola.builders import (
    asks,
    board,
    goods,
    hand,
    has,
    lying,
    named,
    no,
    offered,
    pile,
    play,
    played,
    points,
    turns,
    with_card,
)
from tests.clauses import clause

WARES = {"b137": {"vegetable": 1, "boar": 1, "stone": 1, "cattle": 1}}
GIFTS = {"sheep": 1, "stone": 1, "vegetable": 1, "grain": 1}


@clause("B127")
@pytest.mark.parametrize(("round", "people"), [(5, 3), (4, 2)])
def test_a_seducer_pays_for_a_child_without_room(round: int, people: int) -> None:
    table = with_card(hand=("B127",), players=3, round=round, mine={"goods": GIFTS})
    play(table, "place lessons", "play b127")
    if people == 3:
        play(table, "use b127 0")
    assert board(table).people == people


@clause("B128")
def test_a_plumber_renovates_for_2_clay_less() -> None:
    mine = {"goods": {"clay": 2, "reed": 1}, "rooms": ["b1", "c1"]}
    table = with_card("B128", players=3, mine=mine)
    play(table, "place major_improvement_space", "build fireplace_2", "use b128 0")
    assert (board(table).material, goods(table)) == (1, {})


@clause("B129")
@pytest.mark.parametrize(("sitter", "free"), [("2", True), ("3", False), ("1", False)])
def test_a_seatmate_sits_with_neighbours(sitter: str, free: bool) -> None:
    seats: dict[str, Any] = {sitter: {"home": 1, "persons": ["cultivation"]}}
    mine = seats.pop("1", {})
    table = with_card("B129", players=4, mine=mine, others=seats, table={"turned": turned_last("cultivation")})
    assert ("place cultivation" in offered(table)) == free


def turned_last(space: str) -> list[str]:
    """The round cards, with this one of stage 5 in round 13."""
    from tests.agricola.builders import ALL_CARDS  # noqa: PLC0415

    other = "urgent_wish_for_children" if space == "cultivation" else "cultivation"
    return [*ALL_CARDS[:11], other, space, ALL_CARDS[13]]


@clause("B130")
def test_a_full_peasant_goes_on_for_a_food() -> None:
    mine = {"goods": {"grain": 1, "food": 1, "wood": 4}, "fields": ["a2"]}
    table = with_card("B130", players=3, mine=mine)
    play(table, "place grain_utilization", "use b130 0", "fence a5")
    assert (goods(table), named(board(table).enclosed), board(table).home) == ({}, ["a5"], 1)


@clause("B130")
def test_a_full_peasant_stays_where_the_other_space_is_taken() -> None:
    mine = {"goods": {"grain": 1, "food": 1, "wood": 4}, "fields": ["a2"]}
    table = with_card("B130", players=3, mine=mine, others={"2": {"home": 1, "persons": ["fencing"]}})
    play(table, "place grain_utilization")
    assert asks(table) != 1


@clause("B131")
def test_an_equipper_plays_a_minor_improvement_with_the_wood() -> None:
    table = with_card("B131", hand=("A048",), players=3, table={"piles": {"forest": 1}})
    play(table, "place forest", "use b131 0", "play a048")
    assert (played(table), goods(table)) == (["B131", "A048"], {})


@clause("B134")
@pytest.mark.parametrize(("round", "reward"), [(11, 3), (12, 2), (13, 1), (14, 0)])
def test_a_housebook_master_rewards_a_stone_house_early(round: int, reward: int) -> None:
    mine = {"material": "clay", "goods": {"stone": 2, "reed": 1}}
    table = play(with_card("B134", players=3, round=round, mine=mine), "place house_redevelopment")
    assert (has(table, "food"), board(table).bonus) == (reward, reward)


@clause("B134")
def test_a_housebook_master_waits_for_stone() -> None:
    mine = {"goods": {"clay": 2, "reed": 1}}
    table = play(with_card("B134", players=3, round=9, mine=mine), "place house_redevelopment")
    assert board(table).bonus == 0


@clause("B135")
def test_a_nutrition_expert_takes_any_animal() -> None:
    mine = {"goods": {"grain": 1, "vegetable": 1, "boar": 1}}
    table = with_card("B135", players=3, moment="round", round=13, mine=mine)
    play(table, "use b135 0")
    assert (goods(table), board(table).bonus) == ({"food": 5}, 2)


@clause("B137")
@pytest.mark.parametrize(
    ("space", "good", "gained"),
    [
        ("vegetable_seeds", "vegetable", {"vegetable": 2}),
        ("pig_market", "boar", {"boar": 2}),
        ("cattle_market", "stone", {"cattle": 1, "stone": 1}),
        ("eastern_quarry", "cattle", {"stone": 1, "cattle": 1}),
        ("sheep_market", "", {"sheep": 1}),
    ],
)
def test_a_wholesaler_hands_out_a_good_for_each_of_4_spaces(space: str, good: str, gained: dict[str, int]) -> None:
    piles = {} if space == "vegetable_seeds" else {space: 1}
    table = with_card("B137", players=3, mine={"stock": WARES, "pastures": [["a5"]]}, table={"piles": piles})
    play(table, f"place {space}")
    assert goods(table) == gained
    assert lying(table, "B137") == {ware: 1 for ware in WARES["b137"] if ware != good}


@clause("B137")
def test_a_wholesaler_hands_out_each_good_once() -> None:
    stock = {"b137": {"stone": 1}}
    table = with_card("B137", players=3, mine={"stock": stock})
    assert goods(play(table, "place vegetable_seeds")) == {"vegetable": 1}
    assert lying(play(with_card(hand=("B137",), players=3), "place lessons", "play b137"), "B137") == WARES["b137"]


@clause("B138")
def test_a_forest_guardian_is_paid_for_5_wood() -> None:
    table = with_card("B138", players=3, others={"2": {"goods": {"food": 1}}}, table={"piles": {"forest": 5}})
    turns(table, "place day_laborer", "place forest")
    assert (has(table, "food"), has(table, "food", 2)) == (3, 0)


@clause("B138", "AG-369")
def test_nobody_passes_a_forest_guardian_without_food() -> None:
    table = with_card("B138", players=3, table={"piles": {"forest": 5, "grove": 4}})
    play(table, "place day_laborer")
    assert no(table, "place forest", 2)[0] == "toll"


@clause("B139")
@pytest.mark.parametrize(("round", "wood", "food"), [(3, 0, 1), (5, 0, 2), (5, 1, 0)])
def test_a_forest_scientist_wants_all_wood_gone(round: int, wood: int, food: int) -> None:
    others = {str(seat): {"home": 0} for seat in (2, 3)}
    table = with_card(
        "B139", players=3, moment="home", round=round, mine={"home": 0}, others=others,
        table={"piles": {"forest": wood}},
    )  # fmt: skip
    assert has(table, "food") == food


@clause("B140")
def test_a_farmyard_worker_is_fed_after_sowing() -> None:
    mine = {"goods": {"grain": 1}, "fields": ["a2"], "home": 1}
    others = {str(seat): {"home": 0} for seat in (2, 3)}
    table = with_card("B140", players=3, round=12, mine=mine, others=others)
    play(table, "place grain_utilization")
    assert has(table, "food") == 2


@clause("B141")
def test_a_field_caretaker_turns_clay_into_grain_and_is_a_field() -> None:
    table = with_card(hand=("B141",), players=3, mine={"goods": {"clay": 3}})
    play(table, "place lessons", "play b141", "use b141 0", "choose b141 2")
    assert goods(table) == {"grain": 3}
    assert table.hooks.field_cards(table, 0)


@clause("B143")
@pytest.mark.parametrize(("players", "gift"), [(3, {"clay": 2}), (4, {"clay": 1, "food": 1})])
def test_a_clay_warden_is_paid_when_others_use_hollow(players: int, gift: dict[str, int]) -> None:
    table = with_card("B143", players=players, mine={"home": 0}, table={"piles": {"hollow": 1}, "start": 1})
    play(with_seat_2(table), "place hollow", seat=2)
    assert goods(table) == gift


def with_seat_2(table: Any) -> Any:
    """The table once seat 2 is asked."""
    assert asks(table) == 2
    return table


@clause("B144")
@pytest.mark.parametrize(("space", "gift"), [("clay_pit", {"wood": 1, "reed": 1}), ("hollow", {"wood": 1})])
def test_a_collier_burns_after_clay(space: str, gift: dict[str, int]) -> None:
    table = play(with_card("B144", players=3, table={"piles": {space: 1}}), f"place {space}")
    assert goods(table) == {"clay": 1, **gift}


@clause("B145")
def test_a_brushwood_collector_pays_a_wood_for_the_reed_of_a_room() -> None:
    table = play(
        with_card("B145", players=3, mine={"goods": {"wood": 6}}), "place farm_expansion", "do build_rooms", "room a1"
    )
    assert (goods(table), named(board(table).rooms)) == ({}, ["a1", "b1", "c1"])


@clause("B145")
def test_a_brushwood_collector_pays_a_wood_for_the_reed_of_a_renovation() -> None:
    table = with_card("B145", players=3, mine={"goods": {"clay": 2, "wood": 1}})
    assert (goods(play(table, "place house_redevelopment")), board(table).material) == ({}, 1)


@clause("B138")
@pytest.mark.parametrize(("wood", "toll"), [(4, 0), (5, 1)])
def test_a_forest_guardian_wants_nothing_for_4_wood_nor_of_its_owner(wood: int, toll: int) -> None:
    piles = {"piles": {"forest": wood, "grove": 5}}
    table = with_card("B138", players=3, others={"2": {"goods": {"food": 1}}}, table=piles)
    turns(table, "place grove", "place forest")
    assert (has(table, "food"), has(table, "food", 2)) == (toll, 1 - toll)


@clause("B146")
def test_an_illusionist_discards_a_card_for_one_more() -> None:
    table = with_card("B146", hand=("A116", "A048"), players=3, table={"piles": {"reed_bank": 2}})
    play(table, "place reed_bank", "use b146 0", "give_up a048")
    assert (goods(table), hand(table), pile(table, "reed_bank")) == ({"reed": 3}, ["A116"], 0)


@clause("B147")
def test_a_huntsman_catches_a_boar_for_a_grain() -> None:
    table = with_card("B147", players=3, mine={"goods": {"grain": 1}}, table={"piles": {"grove": 2}})
    assert goods(play(table, "place grove", "use b147 0")) == {"wood": 2, "boar": 1}


@clause("B136")
def test_a_house_steward_scores_for_all_with_the_most_rooms() -> None:
    table = with_card("B136", players=3, others={"2": {"rooms": ["a1", "b1", "c1"]}})
    assert [points(table, "cards", seat) for seat in (1, 2, 3)] == [0, 3, 0]


@clause("B132")
def test_an_estate_master_scores_vegetables_once_the_farm_is_full() -> None:
    cells = [f"{row}{column}" for row in "abc" for column in range(1, 6)]
    fields = [cell for cell in cells if cell not in {"b1", "c1", "a1"}]
    mine = {"fields": fields, "vegetables": {"a2": 2, "a3": 1}, "goods": {"food": 9}, "home": 1}
    table = with_card("B132", round=14, players=3, mine=mine, others=fed())
    play(table, "place farmland")
    assert (has(table, "vegetable"), board(table).bonus) == (2, 2)


@clause("B132")
def test_an_estate_master_scores_nothing_while_a_cell_is_unused_and_stays_active_once_none_was() -> None:
    mine = {"fields": ["a2"], "vegetables": {"a2": 2}, "goods": {"food": 9}, "home": 0}
    assert board(with_card("B132", moment="harvest", players=3, mine=mine, others=fed())).bonus == 0
    active = {**mine, "notes": {"b132": 1}}
    assert board(with_card("B132", moment="harvest", players=3, mine=active, others=fed())).bonus == 1


def fed() -> dict[str, dict[str, Any]]:
    """The other two with food, and nobody left to place."""
    return {str(seat): {"home": 0, "goods": {"food": 9}} for seat in (2, 3)}
