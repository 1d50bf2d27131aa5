"""Chapter 12.5: Muster (its hearth, SB-209, is tested with Cook)."""

from __future__ import annotations

from typing import Any

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, chance, goods, offered, play, refused, usable, villagers


def muster(settlers: list[list[str]], back: bool = False, **have: int) -> Table:
    """A large worker has gone to Muster and its two units are paid."""
    return play(musterer(settlers, back, **have), "place muster large")


def musterer(settlers: list[list[str]], back: bool = False, **have: int) -> Table:
    """A seat about to use Muster."""
    goods = {"food": 2, **have}
    mine: dict[str, Any] = {"special": "muster", "settlers": settlers, "goods": goods}
    return at("workers", mine={**mine, "flipped": ["muster"] if back else []})


@clause("SB-210")
def test_the_front_offers_the_harvest_or_the_effect_of_each_habitat_with_settlers() -> None:
    table = muster([["angler"], [], ["axeman"], []])
    assert offered(table) == [
        "muster shore harvest",
        "muster shore effect",
        "muster thickets harvest",
        "muster thickets effect",
    ]


@clause("SB-210")
def test_on_the_front_the_harvest_comes_without_the_effect() -> None:
    table = play(muster(villagers(shore=2)), "muster shore harvest", "harvest shell 2")
    assert goods(table) == {"shell": 2}
    assert "effect" not in offered(table)


@clause("SB-210")
def test_on_the_front_the_effect_comes_without_the_harvest() -> None:
    assert goods(play(muster(villagers(shore=2)), "muster shore effect")) == {"fish": 1}


@clause("SB-210")
def test_on_the_front_both_parts_cannot_be_had() -> None:
    refusal = refused(muster(villagers(shore=2)), "muster shore both")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_this_side", "SB-210")


@clause("SB-210", "SB-116")
def test_an_effect_that_cannot_be_paid_is_not_chosen() -> None:
    table = muster([["angler"], ["shepherd"], [], []], stone=1)
    refusal = refused(table, "muster hills effect")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_have", "SB-53")
    assert (refusal.message.values["need"], refusal.message.values["have"]) == (2, 1)
    assert "muster hills harvest" in offered(table)


@clause("SB-211")
def test_on_the_back_the_harvest_comes_first_and_then_the_effect_if_the_seat_likes() -> None:
    table = muster(villagers(shore=2, thickets=1), back=True)
    assert offered(table) == ["muster shore both", "muster thickets both"]
    play(table, "muster shore both")
    assert offered(table) == ["harvest shell 0", "harvest shell 1", "harvest shell 2"]
    play(table, "harvest shell 2")
    assert offered(table) == ["effect", "done"]
    assert goods(play(table, "effect")) == {"shell": 2, "fish": 1}


@clause("SB-211")
def test_on_the_back_the_effect_may_be_left() -> None:
    table = play(muster(villagers(shore=2), back=True), "harvest shell 0", "done")
    assert goods(table) == {"seaweed": 2}


@clause("SB-211")
def test_on_the_back_a_single_part_cannot_be_chosen() -> None:
    table = muster(villagers(shore=1, thickets=1), back=True)
    for part in ("harvest", "effect"):
        refusal = refused(table, f"muster shore {part}")
        assert (refusal.message.id, refusal.clause) == ("refusal.not_this_side", "SB-211")


@clause("SB-211", "SB-123")
def test_on_the_back_what_the_harvest_gave_may_pay_for_the_effect() -> None:
    table = play(muster(villagers(hills=2), back=True), "harvest stone 2", "effect")
    assert goods(table) == {"sheep": 1}


@clause("SB-212", "SB-107")
def test_knives_count_for_the_harvest() -> None:
    table = play(muster(villagers(thickets=1), knife=2), "knives 2")
    assert goods(table) == {"wood": 3}


@clause("SB-212", "SB-107")
def test_knives_count_for_an_effect_that_harvests_another_habitat() -> None:
    table = play(muster([["giller"], [], [], []], knife=2), "muster shore effect", "knives 1")
    assert goods(table) == {"wood": 1, "knife": 1}


@clause("SB-212")
def test_the_whole_harvest_is_gained_and_no_settler_is_added() -> None:
    table = muster(villagers(fields=3))
    assert goods(table) == {"barley": 3}
    assert [len(stack) for stack in board(table).settlers] == [0, 0, 0, 3]


@clause("SB-212", "SB-122")
def test_an_effect_that_counts_no_icon_may_be_chosen_and_gives_nothing() -> None:
    table = play(muster([["giller"], [], [], []]), "muster shore effect")
    assert goods(table) == {}


@clause("SB-213")
def test_the_effect_is_that_of_the_settler_placed_last() -> None:
    assert goods(play(muster([["angler", "fisherman_wood"], [], [], []], seaweed=1), "muster shore effect")) == {
        "wood": 2
    }
    assert goods(play(muster([["fisherman_wood", "angler"], [], [], []], seaweed=1), "muster shore effect")) == {
        "seaweed": 1,
        "fish": 1,
    }


@clause("SB-213", "SB-239")
def test_after_a_discard_the_settler_placed_last_among_the_others_counts() -> None:
    stack = [["fisherman_stone", "angler", "fisherman_wood"], [], [], []]
    mine = {"special": "muster", "settlers": stack, "supply_roofs": 2, "goods": {"seaweed": 1, "bone": 2}}
    table = play(at("round_end", players=1, mine=mine, table={"tasks": []}), "discard shore 3")
    chance(table, *["draw roof"] * 4)
    play(table, "place muster large", "muster shore effect")
    assert goods(table) == {"seaweed": 1, "fish": 1}


@clause("SB-213")
def test_a_habitat_without_settlers_cannot_be_chosen() -> None:
    mine = {"special": "muster", "settlers": villagers(shore=1), "goods": {"food": 2}, "flipped": ["fields"]}
    refusal = refused(play(at("workers", mine=mine), "place muster large"), "muster fields harvest")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_settlers", "SB-213")


@clause("SB-213", "SB-291")
def test_without_any_settler_muster_cannot_be_used() -> None:
    table = at("workers", mine={"special": "muster", "goods": {"food": 2}, "flipped": ["fields"]})
    refusal = refused(table, "place muster large")
    assert (refusal.message.id, refusal.clause) == ("refusal.no_settlers", "SB-213")
    assert "muster" in usable(musterer(villagers(fields=1)))
