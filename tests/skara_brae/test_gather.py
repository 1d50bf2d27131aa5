"""Chapter 11.6: the Gather tiles."""

from __future__ import annotations

import pytest

from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, happened, offered, play, refused, usable, villagers


def gather(tile: str, *flipped: str, **have: int) -> Table:
    """A large worker has gone to a Gather tile."""
    return play(at("workers", mine={"goods": have, "flipped": list(flipped)}), f"place {tile} large")


@clause("SB-180", "SB-182", "SB-183")
@pytest.mark.parametrize(
    ("tile", "option"), [("shore", "shell"), ("shore", "seaweed"), ("hills", "stone"), ("hills", "wool")]
)
def test_the_front_of_shore_and_hills_gives_one_of_two(tile: str, option: str) -> None:
    table = gather(tile, hide=1)
    assert len(offered(table)) == 2
    assert goods(play(table, f"gather {option}")) == {"hide": 1, option: 1}
    assert not [text for text in offered(table) if text.startswith("gather")]


@clause("SB-184", "SB-185")
@pytest.mark.parametrize(("tile", "good"), [("thickets", "wood"), ("fields", "barley")])
def test_the_front_of_thickets_and_fields_gives_one(tile: str, good: str) -> None:
    assert goods(gather(tile)) == {good: 1}


@clause("SB-180", "SB-181", "SB-182", "SB-183", "SB-184", "SB-185")
@pytest.mark.parametrize(
    ("tile", "options", "option", "left"),
    [
        ("shore", ["shell+seaweed", "fish"], "shell+seaweed", {"wood": 1, "barley": 2, "shell": 1, "seaweed": 1}),
        ("shore", ["shell+seaweed", "fish"], "fish", {"wood": 1, "barley": 2, "fish": 1}),
        ("hills", ["stone+wool", "rabbit"], "stone+wool", {"wood": 1, "barley": 2, "stone": 1, "wool": 1}),
        ("hills", ["stone+wool", "rabbit"], "rabbit", {"wood": 1, "barley": 2, "rabbit": 1}),
        ("thickets", ["wood+wood", "deer"], "wood+wood", {"wood": 3, "barley": 2}),
        ("thickets", ["wood+wood", "deer"], "deer", {"barley": 2, "deer": 1}),
        ("fields", ["barley+barley", "cow"], "barley+barley", {"wood": 1, "barley": 4}),
        ("fields", ["barley+barley", "cow"], "cow", {"wood": 1, "cow": 1}),
    ],
)
def test_the_back_gives_all_of_one_of_its_options(
    tile: str, options: list[str], option: str, left: dict[str, int]
) -> None:
    table = gather(tile, tile, wood=1, barley=2)
    assert offered(table) == [f"gather {word}" for word in options]
    assert goods(play(table, f"gather {option}")) == left


@clause("SB-184", "SB-185", "SB-53")
@pytest.mark.parametrize(
    ("tile", "have", "animal"), [("thickets", {}, "deer"), ("fields", {"barley": 1, "knife": 2}, "cow")]
)
def test_the_animal_needs_its_price(tile: str, have: dict[str, int], animal: str) -> None:
    table = at("workers", mine={"special": "tend_land", "flipped": [tile], "goods": {"food": 2, **have}})
    refusal = refused(play(table, "place tend_land large"), f"gather {animal}")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_have", "SB-53")
    assert f"gather {animal}" not in offered(table)


@clause("SB-180", "SB-182")
def test_an_option_of_the_other_side_is_not_there() -> None:
    refusal = refused(gather("shore"), "gather fish")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_this_side", "SB-180")


@clause("SB-180")
def test_an_option_of_another_tile_is_not_there() -> None:
    refusal = refused(gather("shore"), "gather stone")
    assert (refusal.message.id, refusal.clause) == ("refusal.not_this_tile", "SB-180")


@clause("SB-181", "SB-45")
def test_both_tokens_are_gained_even_if_the_slider_has_to_move() -> None:
    table = gather("hills", "hills", hide=3)
    play(table, "gather stone+wool")
    assert (goods(table), board(table).slider) == ({"hide": 3, "stone": 1, "wool": 1}, 2)


@clause("SB-186", "SB-106")
@pytest.mark.parametrize(
    ("habitat", "card", "answers", "good"),
    [
        ("shore", "angler", ["harvest shell 2"], "shell"),
        ("hills", "shepherd", ["harvest stone 2"], "stone"),
        ("thickets", "hunter", [], "wood"),
        ("fields", "herdsman", [], "barley"),
    ],
)
def test_the_back_of_a_gather_tile_is_an_icon_of_its_habitat(
    habitat: str, card: str, answers: list[str], good: str
) -> None:
    table = play(at("card", card=card, mine={"goods": {"bone": 1}, "flipped": [habitat]}), *answers)
    assert goods(table) == {"bone": 1, good: 2}


@clause("SB-186")
def test_the_icon_of_another_habitat_does_not_count() -> None:
    table = at("card", card="hunter", mine={"goods": {"bone": 1}, "flipped": ["shore", "hills", "fields"]})
    assert goods(table) == {"bone": 1, "wood": 1}


@clause("SB-186", "SB-121")
def test_the_icon_on_a_back_counts_for_the_bottom_effect_of_another_habitat() -> None:
    mine = {"goods": {"bone": 1}, "flipped": ["thickets"], "settlers": villagers(thickets=2)}
    table = play(at("card", card="giller", mine=mine), "harvest shell 1", "effect")
    assert goods(table) == {"bone": 1, "shell": 1, "wood": 3}


@clause("SB-187", "SB-186", "SB-110")
def test_settlers_icons_and_knives_change_nothing_for_a_worker_on_a_gather_tile() -> None:
    table = at("workers", mine={"goods": {"knife": 3}, "settlers": villagers(fields=4), "flipped": ["fields"]})
    play(table, "place fields large")
    assert goods(table) == {"knife": 3, "barley": 2}
    assert happened(table).count("gained") == 1


@clause("SB-291")
def test_gather_is_always_possible() -> None:
    table = at("workers", mine={"goods": {}, "flipped": ["shore", "hills", "thickets", "fields"]})
    assert usable(table) == ["shore", "hills", "thickets", "fields"]
