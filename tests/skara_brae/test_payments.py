"""Resources and payments (chapter 4)."""

from __future__ import annotations

import pytest

from hogar.games.skara_brae import words as w
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, has, offered, play, refused, usable

ANY_RESOURCE = [good for good in w.GOODS if good != "midden"]
GATHER_TILES = ["shore", "hills", "thickets", "fields"]


@clause("SB-51")
@pytest.mark.parametrize("special", ["build", "hunt_boar", "innovate", "recruit", "spin_wool", "tend_land"])
def test_midden_pays_for_no_action(special: str) -> None:
    table = at("workers", mine={"special": special, "flipped": ["clean", "trade"], "goods": {"midden": 30}})
    assert usable(table) == GATHER_TILES


@clause("SB-51")
def test_midden_cannot_be_traded() -> None:
    table = at("workers", mine={"goods": {"midden": 9, "wood": 9, "stone": 9}})
    play(table, "place trade large")
    refusal = refused(table, "trade midden")
    assert (refusal.message.id, refusal.clause) == ("refusal.never_midden", "SB-51")


@clause("SB-51")
def test_midden_cannot_pay_for_a_purchase() -> None:
    table = at("workers", mine={"flipped": ["trade"], "goods": {"midden": 9, "wood": 2, "stone": 1}})
    play(table, "place trade large")
    refusal = refused(table, "buy midden")
    assert (refusal.message.id, refusal.clause) == ("refusal.never_midden", "SB-51")


@clause("SB-51")
def test_midden_cannot_be_given_for_a_bottom_effect() -> None:
    table = at("card", card="shepherd", mine={"goods": {"midden": 9}})
    play(table, "harvest stone 0")
    assert goods(table) == {"midden": 9, "wool": 1}
    assert "effect" not in offered(table)


@clause("SB-52")
@pytest.mark.parametrize("good", ANY_RESOURCE)
def test_any_resource_but_midden_can_be_traded(good: str) -> None:
    table = play(at("workers", mine={"special": "hunt_boar", "goods": {good: 2}}), "place trade large")
    assert (board(table).trade, has(table, good)) == (1, 0)


@clause("SB-52")
@pytest.mark.parametrize("good", ANY_RESOURCE)
def test_any_resource_but_midden_can_pay_for_a_purchase_on_the_back(good: str) -> None:
    advance = "stone" if good == "wood" else "wood"
    mine = {"special": "hunt_boar", "flipped": ["trade"], "goods": {advance: 2, good: 1}}
    table = play(at("workers", mine=mine), "place trade large", f"buy {good}")
    assert goods(table) == {"cow": 1}


@clause("SB-53")
@pytest.mark.parametrize(
    ("tile", "too_little"),
    [
        ("furnish", {"wool": 1}),
        ("craft", {"stone": 9}),
        ("clean", {"hide": 9}),
        ("trade", {"stone": 1, "wood": 1, "hide": 0}),
        ("tend_land", {"food": 1}),
        ("tend_land", {"bone": 1}),
    ],
)
def test_a_part_of_a_cost_is_not_enough(tile: str, too_little: dict[str, int]) -> None:
    table = at("workers", mine={"special": "tend_land", "goods": too_little})
    refused(table, f"place {tile} large")
    assert goods(table) == {good: number for good, number in too_little.items() if number}


@clause("SB-53")
def test_two_of_three_payments_are_not_enough() -> None:
    assert "furnish" not in usable(at("workers", mine={"furnish": 4, "goods": {"hide": 1, "wool": 3}}))
    assert "furnish" in usable(at("workers", mine={"furnish": 4, "goods": {"hide": 1, "wool": 4}}))


@clause("SB-53", "SB-116")
def test_a_part_of_the_cost_does_not_pay_for_a_bottom_effect() -> None:
    table = at("card", card="herdsman", mine={"goods": {"barley": 1, "food": 1}, "small_workers": 1})
    assert has(table, "barley") == 2
    assert "effect" not in offered(table)
    assert "place fields small" in offered(table)


@clause("SB-53")
def test_an_effect_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    tasks = {"hand": [], "tasks": ["cow_cook"]}
    table = at("card", card="herdsman", players=1, mine={"goods": {"barley": 1, "cow": 1, "shell": 1}}, table=tasks)
    refusal = refused(table, "effect")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_have", "SB-53")
    assert (refusal.message.values["need"], refusal.message.values["have"]) == (3, 2)


@clause("SB-54")
def test_nobody_can_spend_what_another_player_has() -> None:
    rich = {"goods": dict.fromkeys(["stone", "wood", "hide", "wool", "shell", "barley", "bone", "food"], 3)}
    table = at("workers", mine={"special": "tend_land", "goods": {}}, others={"2": {**rich, "slider": 8}})
    assert usable(table) == GATHER_TILES


@clause("SB-54")
def test_payments_leave_the_goods_of_others_alone() -> None:
    table = at("workers", mine={"goods": {"hide": 1}}, others={"2": {"goods": {"hide": 2}}})
    play(table, "place furnish large")
    assert (has(table, "hide", 1), has(table, "hide", 2)) == (0, 2)
