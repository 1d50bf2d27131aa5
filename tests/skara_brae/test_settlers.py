"""Village cards: settlers, their harvests and bottom effects (chapter 8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from hogar.games.skara_brae import words as w
from tests.clauses import clause
from tests.skara_brae.builders import NO_SETTLERS, at, board, goods, has, offered, play, refused, usable

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table

HABITATS = ["shore", "hills", "thickets", "fields"]
ONE_EACH = [["angler"], ["shepherd"], ["hunter"], ["herdsman"]]
CARDS = dict(zip(HABITATS, ["angler", "shepherd", "hunter", "herdsman"], strict=True))
FIRST_GOOD = dict(zip(HABITATS, ["shell", "stone", "wood", "barley"], strict=True))


def settle(card: str, **mine: Any) -> Table:
    """Seat 1 has chosen a settler; without goods named it has none, so that no knife is asked for."""
    return at("card", card=card, mine={"goods": {}, **mine}, table=NO_SETTLERS)


# Placing (SB-102 to SB-105).


@clause("SB-102")
@pytest.mark.parametrize("habitat", HABITATS)
def test_a_settler_is_placed_in_its_habitat_and_no_other(habitat: str) -> None:
    table = settle(CARDS[habitat])
    assert [len(stack) for stack in board(table).settlers] == [int(habitat == one) for one in HABITATS]


@clause("SB-103")
def test_the_harvest_comes_first_and_must_be_resolved() -> None:
    table = settle("angler", goods={"knife": 1})
    assert offered(table) == ["knives 0", "knives 1"]
    play(table, "knives 0")
    assert offered(table) == ["harvest shell 0", "harvest shell 1"]


@clause("SB-103", "SB-115")
def test_the_bottom_effect_comes_second_and_may_be_left_out() -> None:
    table = play(settle("angler"), "harvest shell 1")
    assert offered(table) == ["effect", "done"]
    play(table, "done")
    assert goods(table) == {"shell": 1}
    assert usable(table) != []


@clause("SB-104")
def test_the_newest_settler_of_a_habitat_shows_its_effect() -> None:
    mine = {"special": "muster", "settlers": [["fisherman_wood", "angler"], [], [], []], "goods": {"bone": 2}}
    table = at("workers", mine=mine, table=NO_SETTLERS)
    play(table, "place muster large", "muster shore effect")
    assert goods(table) == {"fish": 1}


@clause("SB-104")
def test_an_older_settler_of_a_habitat_shows_its_icon_only() -> None:
    settlers = [["angler", "fisherman_wood"], [], [], []]
    mine = {"special": "muster", "settlers": settlers, "goods": {"bone": 2, "seaweed": 1}}
    table = at("workers", mine=mine, table=NO_SETTLERS)
    play(table, "place muster large", "muster shore effect")
    assert (goods(table), board(table).icons(w.SHORE)) == ({"wood": 2}, 2)


@clause("SB-105")
def test_all_fifteen_settlers_of_a_habitat_may_be_owned() -> None:
    hunters = ["axeman", "axeman", *["hunter"] * 5, "forester", "scout", "sawyer"]
    woodcutters = ["woodcutter_seaweed", "woodcutter_wool", "woodcutter_stone", "woodcutter_barley"]
    table = settle("hunter", settlers=[[], [], [*hunters, *woodcutters], []])
    assert len(board(table).settlers[2]) == 15
    assert has(table, "wood") == 15


# Icons and knives (SB-106 to SB-110).


@clause("SB-106", "SB-112")
@pytest.mark.parametrize(
    ("owned", "flipped", "icons"), [(0, [], 1), (2, [], 3), (0, ["thickets"], 2), (2, ["thickets"], 4)]
)
def test_icons_are_the_settlers_and_one_for_the_flipped_tile(owned: int, flipped: list[str], icons: int) -> None:
    table = settle("hunter", settlers=[[], [], ["hunter"] * owned, []], flipped=flipped)
    assert has(table, "wood") == icons


@clause("SB-106")
def test_settlers_and_tiles_of_other_habitats_are_no_icons() -> None:
    table = settle(
        "hunter", settlers=[["angler"], ["shepherd"], [], ["herdsman"]], flipped=["shore", "hills", "fields"]
    )
    assert has(table, "wood") == 1


@clause("SB-106")
@pytest.mark.parametrize("habitat", HABITATS)
def test_each_gather_tile_counts_for_its_own_habitat(habitat: str) -> None:
    table = settle(CARDS[habitat], flipped=[habitat])
    if f"harvest {FIRST_GOOD[habitat]} 2" in offered(table):
        play(table, f"harvest {FIRST_GOOD[habitat]} 2")
    assert has(table, FIRST_GOOD[habitat]) == 2


@clause("SB-107", "SB-112")
@pytest.mark.parametrize("knives", [0, 1, 2, 3])
def test_each_knife_counts_as_one_icon_of_a_harvest(knives: int) -> None:
    table = play(settle("hunter", goods={"knife": 3}), f"knives {knives}")
    assert (has(table, "wood"), has(table, "knife")) == (1 + knives, 3 - knives)


@clause("SB-107")
@pytest.mark.parametrize("knives", [0, 1, 2])
def test_each_knife_counts_as_one_icon_of_a_bottom_effect(knives: int) -> None:
    table = settle("farmhand", goods={"knife": 2}, settlers=[[], [], ["hunter", "hunter"], []], flipped=["thickets"])
    play(table, "knives 0", "effect", f"knives {knives}")
    assert goods(table) == without_zeros(barley=1, wood=3 + knives, knife=2 - knives)


def without_zeros(**counts: int) -> dict[str, int]:
    """Counts of goods as `goods` says them."""
    return {good: number for good, number in counts.items() if number}


@clause("SB-107")
def test_a_knife_counts_for_one_count_only() -> None:
    table = play(settle("hunter", goods={"knife": 1}, settlers=[[], [], ["hunter"], []]), "knives 1")
    assert has(table, "wood") == 3
    assert board(table).icons(w.THICKETS) == 2


@clause("SB-107", "SB-53")
def test_no_more_knives_can_be_spent_than_there_are() -> None:
    refusal = refused(settle("hunter", goods={"knife": 3}), "knives 4")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_have", "SB-53")


@clause("SB-108")
def test_more_knives_than_icons_may_be_spent() -> None:
    table = play(settle("hunter", goods={"knife": 9}), "knives 9")
    assert (has(table, "wood"), has(table, "knife")) == (10, 0)


@clause("SB-108")
def test_even_ninety_nine_knives_may_be_spent() -> None:
    table = play(settle("angler", goods={"knife": 99}), "knives 99", "harvest shell 100")
    assert goods(table) == {"shell": 100}


@clause("SB-108")
def test_knives_may_be_spent_without_any_icon() -> None:
    table = play(settle("farmhand", goods={"knife": 2}), "knives 0", "effect", "knives 2")
    assert goods(table) == {"barley": 1, "wood": 2}


@clause("SB-109")
def test_knives_may_be_spent_for_both_effects_but_each_counts_once() -> None:
    table = settle("farmhand", goods={"knife": 3}, settlers=[[], [], ["hunter"], []])
    play(table, "knives 1", "effect")
    assert offered(table) == ["knives 0", "knives 1", "knives 2"]
    play(table, "knives 2")
    assert goods(table) == {"barley": 2, "wood": 3}


@clause("SB-110")
@pytest.mark.parametrize(("card", "paid", "gained"), [("axeman", {}, "rabbit"), ("hunter", {"wood": 2}, "deer")])
def test_knives_add_nothing_to_fixed_gains_and_exchanges(card: str, paid: dict[str, int], gained: str) -> None:
    table = play(settle(card, goods={"knife": 5, **paid}), "knives 0", "effect")
    assert (has(table, gained), has(table, "knife")) == (1, 5)
    assert usable(table) != []


@clause("SB-110")
@pytest.mark.parametrize(("side", "wood"), [([], 1), (["thickets"], 2)])
def test_knives_and_icons_add_nothing_to_a_worker_who_gathers(side: list[str], wood: int) -> None:
    mine = {"goods": {"knife": 5}, "settlers": [[], [], ["hunter"] * 3, []], "flipped": side}
    table = play(at("workers", mine=mine, table=NO_SETTLERS), "place thickets large")
    assert goods(table) == {"knife": 5, "wood": wood}


@clause("SB-110")
def test_knives_add_nothing_to_spindles() -> None:
    mine = {"special": "spin_wool", "spindles": 1, "goods": {"knife": 5, "bone": 2}}
    table = play(at("workers", mine=mine), "place spin_wool large")
    assert goods(table) == {"knife": 5, "wool": 2}


# The top harvest (SB-111 to SB-114).


@clause("SB-111")
@pytest.mark.parametrize("card", ["angler", "shepherd"])
def test_a_harvest_of_two_types_cannot_be_left_out(card: str) -> None:
    table = settle(card, goods={"knife": 1})
    assert "done" not in offered(table)
    play(table, "knives 1")
    assert {text.split()[0] for text in offered(table)} == {"harvest"}


@clause("SB-111")
@pytest.mark.parametrize(("card", "good"), [("hunter", "wood"), ("herdsman", "barley")])
def test_a_harvest_of_one_type_is_not_even_asked_for(card: str, good: str) -> None:
    assert goods(play(settle(card, goods={"knife": 1}), "knives 0")) == {"knife": 1, good: 1}


@clause("SB-111")
def test_a_harvest_is_taken_in_full_even_without_space() -> None:
    table = settle("hunter", goods={"food": 3}, settlers=[[], [], ["hunter"] * 3, []])
    assert (has(table, "wood"), board(table).slider) == (4, 3)


@clause("SB-112")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_harvest_gives_exactly_one_token_for_each_icon(number: int) -> None:
    table = settle("angler", settlers=[["angler"] * 2, [], [], []])
    play(table, f"harvest shell {number}")
    assert has(table, "shell") + has(table, "seaweed") == 3
    assert has(table, "shell") == number


@clause("SB-112")
def test_more_tokens_than_icons_are_refused() -> None:
    refusal = refused(settle("angler", settlers=[["angler"] * 2, [], [], []]), "harvest shell 4")
    assert (refusal.message.id, refusal.clause) == ("refusal.too_much", "SB-112")


@clause("SB-113")
@pytest.mark.parametrize(
    ("card", "mixes"),
    [
        ("angler", [{"seaweed": 2}, {"shell": 1, "seaweed": 1}, {"shell": 2}]),
        ("shepherd", [{"wool": 2}, {"stone": 1, "wool": 1}, {"stone": 2}]),
        ("hunter", [{"wood": 2}]),
        ("herdsman", [{"barley": 2}]),
    ],
)
def test_a_harvest_gives_any_mix_of_the_types_of_its_habitat(card: str, mixes: list[dict[str, int]]) -> None:
    table = settle(card, settlers=ONE_EACH)
    answers = [text for text in offered(table) if text.startswith("harvest")]
    harvests = [goods(play(settle(card, settlers=ONE_EACH), text)) for text in answers]
    assert (harvests or [goods(table)]) == mixes


@clause("SB-113")
def test_a_type_of_another_habitat_is_refused() -> None:
    refusal = refused(settle("angler"), "harvest stone 1")
    assert (refusal.message.id, refusal.clause) == ("refusal.too_much", "SB-113")


@clause("SB-114")
@pytest.mark.parametrize(
    ("card", "flipped", "harvests"),
    [
        ("angler", "shore", ["harvest shell 0", "harvest shell 1", "harvest shell 2"]),
        ("shepherd", "hills", ["harvest stone 0", "harvest stone 1", "harvest stone 2"]),
    ],
)
def test_the_back_of_a_gather_tile_offers_the_same_harvest(card: str, flipped: str, harvests: list[str]) -> None:
    assert offered(settle(card, flipped=[flipped])) == harvests


@clause("SB-114")
@pytest.mark.parametrize(
    ("card", "flipped", "good"), [("hunter", "thickets", "wood"), ("herdsman", "fields", "barley")]
)
def test_the_back_of_a_gather_tile_does_not_double_a_harvest(card: str, flipped: str, good: str) -> None:
    assert goods(settle(card, flipped=[flipped])) == {good: 2}


# The bottom effect (SB-115 to SB-123); test_data.py has the effect of every card.


@clause("SB-115")
@pytest.mark.parametrize("card", ["angler", "fisherman_wood", "hunter", "farmhand"])
def test_a_bottom_effect_is_always_optional(card: str) -> None:
    table = settle(card, goods={"seaweed": 2, "wood": 2, "knife": 1})
    while "effect" not in offered(table):
        play(table, offered(table)[0])
    before = goods(table)
    play(table, "done")
    assert (goods(table), usable(table) != []) == (before, True)


@clause("SB-116")
def test_a_bottom_effect_takes_its_full_cost_and_gives_its_full_gain() -> None:
    table = settle("fisherman_wood", goods={"seaweed": 3}, slider=1)
    play(table, "harvest shell 1", "effect")
    assert goods(table) == {"shell": 1, "seaweed": 2, "wood": 2}


@clause("SB-116")
def test_a_bottom_effect_cannot_be_resolved_for_a_part_of_its_cost() -> None:
    table = play(settle("shepherd"), "harvest stone 1")
    assert goods(table) == {"stone": 1}
    assert "effect" not in offered(table)


@clause("SB-117")
def test_a_bottom_effect_is_resolved_once() -> None:
    table = play(settle("angler"), "harvest shell 1", "effect")
    assert "effect" not in offered(table)
    assert (goods(table), usable(table) != []) == ({"shell": 1, "fish": 1}, True)


@clause("SB-117")
def test_an_older_settler_is_not_resolved_again() -> None:
    table = settle("angler", settlers=[["angler"], [], [], []])
    play(table, "harvest shell 0", "effect")
    assert has(table, "fish") == 1


@clause("SB-118")
@pytest.mark.parametrize("settlers", [0, 3])
def test_a_fixed_gain_does_not_depend_on_icons(settlers: int) -> None:
    table = settle("axeman", settlers=[[], [], ["hunter"] * settlers, []], flipped=["thickets"])
    play(table, "effect")
    assert has(table, "rabbit") == 1


@clause("SB-119")
def test_an_exchange_gives_two_for_one() -> None:
    table = settle("woodcutter_wool", settlers=[[], [], ["hunter"], []])
    play(table, "effect")
    assert goods(table) == {"wood": 1, "wool": 2}


@clause("SB-120")
@pytest.mark.parametrize(
    ("card", "cost", "number", "animal"),
    [("shepherd", "stone", 2, "sheep"), ("hunter", "wood", 2, "deer"), ("herdsman", "barley", 3, "cow")],
)
def test_an_animal_costs_two_or_three_resources(card: str, cost: str, number: int, animal: str) -> None:
    table = settle(card, goods={cost: number - 1})
    play(table, *["harvest stone 1"] * (card == "shepherd"), "effect")
    assert goods(table) == {animal: 1}


@clause("SB-121")
@pytest.mark.parametrize(
    ("card", "settlers", "gained"),
    [
        ("tracker", [["angler"] * 2, [], [], []], {"seaweed": 3}),
        ("forester", [["angler"] * 2, [], [], []], {"shell": 3}),
        ("birdkeeper", [[], ["shepherd"] * 2, [], []], {"stone": 3}),
        ("reaper", [[], ["shepherd"] * 2, [], []], {"wool": 3}),
        ("mason", [[], [], [], ["herdsman"] * 2], {"barley": 3}),
    ],
)
def test_a_harvest_of_another_habitat_gives_the_printed_type_only(
    card: str, settlers: list[list[str]], gained: dict[str, int]
) -> None:
    table = settle(card, settlers=settlers, flipped=["shore", "hills", "fields"], goods={})
    while "effect" not in offered(table):
        play(table, offered(table)[0])
    before = goods(table)
    play(table, "effect")
    assert {good: has(table, good) - before.get(good, 0) for good in gained} == gained
    assert sum(goods(table).values()) == sum(before.values()) + 3


@clause("SB-122")
def test_without_icons_and_knives_a_harvest_of_another_habitat_gives_nothing() -> None:
    table = settle("farmhand", goods={"knife": 1})
    play(table, "knives 0", "effect", "knives 0")
    assert goods(table) == {"barley": 1, "knife": 1}


@clause("SB-122")
def test_without_icons_and_knives_a_harvest_of_another_habitat_is_not_asked_for() -> None:
    table = settle("farmhand")
    assert goods(table) == {"barley": 1}
    assert usable(table) != []


@clause("SB-123")
def test_the_bottom_effect_may_be_paid_with_the_harvest_of_the_same_card() -> None:
    table = play(settle("fisherman_stone"), "harvest shell 0", "effect")
    assert goods(table) == {"stone": 2}
