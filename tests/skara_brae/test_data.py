"""Every figure printed on a component, as the specification lists them (chapter 1 and the tables of the others)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from hogar.games.skara_brae import words as w
from tests.clauses import clause
from tests.skara_brae.builders import NO_SETTLERS, at, board, goods, new_game, offered, play, refused

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table

Counts = dict[str, int]

OTHER_CARDS = {"roof": 8, "stone_ball": 8, "utensils": 4}
# card: habitat, how many of them, what its bottom effect costs, what it gives (per icon of the last habitat, if any)
SETTLERS: dict[str, tuple[str, int, Counts, Counts, str]] = {
    "angler": ("shore", 8, {}, {"fish": 1}, ""),
    "fisherman_wood": ("shore", 1, {"seaweed": 1}, {"wood": 2}, ""),
    "fisherman_barley": ("shore", 1, {"seaweed": 1}, {"barley": 2}, ""),
    "fisherman_stone": ("shore", 1, {"seaweed": 1}, {"stone": 2}, ""),
    "fisherman_wool": ("shore", 1, {"seaweed": 1}, {"wool": 2}, ""),
    "birdkeeper": ("shore", 1, {}, {"stone": 1}, "hills"),
    "giller": ("shore", 1, {}, {"wood": 1}, "thickets"),
    "crab_farmer": ("shore", 1, {}, {"barley": 1}, "fields"),
    "trapper": ("hills", 2, {}, {"rabbit": 1}, ""),
    "shepherd": ("hills", 6, {"stone": 2}, {"sheep": 1}, ""),
    "sage_shell": ("hills", 1, {"stone": 1}, {"shell": 2}, ""),
    "sage_barley": ("hills", 1, {"stone": 1}, {"barley": 2}, ""),
    "sage_wood": ("hills", 1, {"stone": 1}, {"wood": 2}, ""),
    "sage_seaweed": ("hills", 1, {"stone": 1}, {"seaweed": 2}, ""),
    "tracker": ("hills", 1, {}, {"seaweed": 1}, "shore"),
    "slinger": ("hills", 1, {}, {"wood": 1}, "thickets"),
    "mason": ("hills", 1, {}, {"barley": 1}, "fields"),
    "axeman": ("thickets", 2, {}, {"rabbit": 1}, ""),
    "hunter": ("thickets", 6, {"wood": 2}, {"deer": 1}, ""),
    "woodcutter_seaweed": ("thickets", 1, {"wood": 1}, {"seaweed": 2}, ""),
    "woodcutter_wool": ("thickets", 1, {"wood": 1}, {"wool": 2}, ""),
    "woodcutter_stone": ("thickets", 1, {"wood": 1}, {"stone": 2}, ""),
    "woodcutter_barley": ("thickets", 1, {"wood": 1}, {"barley": 2}, ""),
    "forester": ("thickets", 1, {}, {"shell": 1}, "shore"),
    "scout": ("thickets", 1, {}, {"stone": 1}, "hills"),
    "sawyer": ("thickets", 1, {}, {"barley": 1}, "fields"),
    "watchman": ("fields", 2, {}, {"rabbit": 1}, ""),
    "herdsman": ("fields", 6, {"barley": 3}, {"cow": 1}, ""),
    "harvester_stone": ("fields", 1, {"barley": 1}, {"stone": 2}, ""),
    "harvester_wool": ("fields", 1, {"barley": 1}, {"wool": 2}, ""),
    "harvester_wood": ("fields", 1, {"barley": 1}, {"wood": 2}, ""),
    "harvester_shell": ("fields", 1, {"barley": 1}, {"shell": 2}, ""),
    "baker": ("fields", 1, {}, {"seaweed": 1}, "shore"),
    "reaper": ("fields", 1, {}, {"wool": 1}, "hills"),
    "farmhand": ("fields", 1, {}, {"wood": 1}, "thickets"),
}
HABITATS = ["shore", "hills", "thickets", "fields"]
TWO_OF_EACH = [["angler", "angler"], ["shepherd", "shepherd"], ["hunter", "hunter"], ["herdsman", "herdsman"]]
FLIP_COSTS = {
    "furnish": ("stone", "wood"), "cook": ("stone", "seaweed"), "craft": ("stone", "wool"), "clean": ("stone", "shell"),
    "trade": ("stone", "hide"), "shore": ("bone", "wood"), "hills": ("bone", "seaweed"), "thickets": ("bone", "wool"),
    "fields": ("bone", "shell"), "build": ("bone", "hide"), "explore": ("bone", "hide"), "hunt_boar": ("bone", "hide"),
    "innovate": ("bone", "hide"), "muster": ("bone", "hide"), "recruit": ("bone", "hide"),
    "spin_wool": ("bone", "hide"), "tend_land": ("bone", "hide"),
}  # fmt: skip


def at_bottom_effect(card: str, **mine: Any) -> Table:
    """Seat 1 has chosen a settler, has harvested (of two types the second) and may resolve the bottom effect."""
    table = at("card", card=card, mine=mine, table=NO_SETTLERS)
    while "effect" not in offered(table):
        play(table, offered(table)[0])
    return table


@clause("SB-6")
@pytest.mark.parametrize("card", [*OTHER_CARDS, *SETTLERS])
def test_the_deck_holds_so_many_of_each_card(card: str) -> None:
    number = OTHER_CARDS[card] if card in OTHER_CARDS else SETTLERS[card][1]
    assert new_game(2).deck[w.CARDS.index(card)] == number


@clause("SB-7")
@pytest.mark.parametrize("habitat", HABITATS)
def test_each_habitat_has_fifteen_settlers(habitat: str) -> None:
    deck = new_game(2).deck
    assert sum(deck[w.CARDS.index(card)] for card, row in SETTLERS.items() if row[0] == habitat) == 15


@clause("SB-102")
@pytest.mark.parametrize("card", SETTLERS)
def test_a_settler_lies_in_its_habitat(card: str) -> None:
    table = at("card", card=card, table=NO_SETTLERS)
    assert [len(stack) for stack in board(table).settlers] == [SETTLERS[card][0] == habitat for habitat in HABITATS]


@clause("SB-118", "SB-119", "SB-120", "SB-121")
@pytest.mark.parametrize("card", SETTLERS)
def test_a_settler_has_the_bottom_effect_that_is_printed_on_it(card: str) -> None:
    _, _, paid, gained, icons = SETTLERS[card]
    table = at_bottom_effect(card, goods=paid, settlers=TWO_OF_EACH)
    before = Counter(goods(table))
    play(table, "effect")
    after = Counter(goods(table))
    assert before - after == Counter(paid)
    assert after - before == Counter({good: number * (2 if icons else 1) for good, number in gained.items()})


@clause("SB-157")
@pytest.mark.parametrize("tile", FLIP_COSTS)
def test_a_tile_is_flipped_for_the_two_resources_in_its_box(tile: str) -> None:
    special = tile if w.TILES.index(tile) >= w.BUILD else "build"
    table = at("workers", mine={"special": special, "goods": dict.fromkeys(FLIP_COSTS[tile], 1)})
    play(table, "place craft large", *([f"flip {tile}"] if f"flip {tile}" in offered(table) else []))
    assert board(table).flipped == 1 << w.TILES.index(tile)
    assert goods(table) == {}


@clause("SB-157")
@pytest.mark.parametrize("tile", FLIP_COSTS)
@pytest.mark.parametrize("missing", [0, 1])
def test_neither_resource_of_a_flip_can_be_left_out(tile: str, missing: int) -> None:
    special = tile if w.TILES.index(tile) >= w.BUILD else "build"
    table = at("workers", mine={"special": special, "goods": {FLIP_COSTS[tile][1 - missing]: 9}})
    assert refused(table, "place craft large").message.id == "refusal.no_flip"
