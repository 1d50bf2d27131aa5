"""The moments that cards wait for: their order, and what each tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from tests.agricola.builders import (
    board,
    chance,
    number,
    outcomes,
    play,
    with_card,
)
from tests.agricola.cards.toys import Toys, listening
from tests.clauses import clause

if TYPE_CHECKING:
    pass


@clause("AG-376")
def test_fences_tell_what_stood_before_and_which_spaces_are_used_now(toys: Toys) -> None:
    heard = listening(toys, m.BUILD_FENCE_AFTER, m.FARM_SPACES_USED)
    mine = {"goods": {"wood": 9}, "pastures": [["a5"]], "stables": ["b5"]}
    table = with_card("A111", mine=mine)
    heard.clear()
    play(table, "place fencing", "fence a4", "close", "fence b5", "close", "done")
    assert heard == [(m.BUILD_FENCE_AFTER, 0, 1 << 4 | 4 << 16 | 1 << 24), (m.FARM_SPACES_USED, 0, 1 << 3)]


@clause("AG-376")
def test_several_rooms_or_stables_of_an_action_make_spaces_used_together(toys: Toys) -> None:
    heard = listening(toys, m.FARM_SPACES_USED)
    mine = {"goods": {"wood": 19, "reed": 4}, "pastures": [["a5"]]}
    table = with_card("A111", mine=mine)
    heard.clear()
    play(table, "place farm_expansion", "do build_rooms", "room a1", "room b2")
    play(table, "do build_stables", "stable a5", "stable a4", "done")
    assert heard == [(m.FARM_SPACES_USED, 0, 1 | 1 << 6), (m.FARM_SPACES_USED, 0, 1 << 3)]
    assert board(table).deeds == w.ROOM_DEED | w.STABLE_DEED


@clause("AG-265", "AG-371")
def test_the_field_phase_tells_what_came_from_how_many_fields_and_which_are_empty_now(toys: Toys) -> None:
    heard = listening(toys, m.HARVEST_FIELD_AFTER)
    mine = {"fields": ["a2", "a3", "a4", "a5"], "grain": {"a2": 2, "a3": 1}, "vegetables": {"a4": 2, "a5": 1}}
    with_card("A111", mine=mine, moment="harvest")
    assert heard[0] == ((m.HARVEST_FIELD_AFTER, 0, 2 | 2 << 8 | 2 << 16 | 1 << 24 | 1 << 32))


@clause("AG-371")
def test_inside_a_harvest_cards_may_act_before_feeding_and_after_the_births(toys: Toys) -> None:
    heard = listening(toys, m.START_OF_FIELD_PHASE, m.DURING_HARVEST, m.HARVEST_FEED, m.AFTER_BREEDING)
    table = with_card("A111", mine={"goods": {"food": 9}}, moment="harvest", players=1)
    assert [moment for moment, _, _ in heard] == [
        m.START_OF_FIELD_PHASE, m.DURING_HARVEST, m.HARVEST_FEED, m.AFTER_BREEDING,
    ]  # fmt: skip
    assert table.feedings == 1


@clause("AG-376")
def test_a_renovation_tells_what_the_house_was_made_of(toys: Toys) -> None:
    heard = listening(toys, m.RENOVATE_AFTER)
    table = with_card("A111", mine={"goods": {"stone": 2, "reed": 1}, "material": "clay"})
    heard.clear()
    play(table, "place house_redevelopment")
    assert heard == [(m.RENOVATE_AFTER, 0, w.CLAYEN << 8 | w.STONEN)]


@clause("AG-252", "AG-369")
def test_a_use_goes_through_its_moments_in_order(toys: Toys) -> None:
    order = [
        m.TOLL, m.PLACE_PERSON, m.BEFORE_ACTION, m.TAKE, m.GAIN, m.IMMEDIATELY_AFTER, m.AFTER_ACTION, m.OTHER_PLAYER,
        m.END_OF_TURN, m.TURN_OVER,
    ]  # fmt: skip
    heard = listening(toys, *order)
    table = with_card("A111", table={"piles": {"forest": 3}})
    heard.clear()
    play(table, "place forest")
    assert [moment for moment, _, _ in heard] == order
    assert (m.TAKE, 0, w.FOREST << 8 | 3) in heard


OVER_NIGHT: Final = [
    m.END_OF_WORK, m.AFTER_WORK, m.RETURNING_HOME_START, m.RETURNING_HOME, m.END_OF_ROUND, m.BEFORE_HARVEST,
    m.AFTER_HARVEST, m.BEFORE_ROUND, m.REVEAL, m.FUTURE_ROUNDS, m.START_OF_ROUND, m.REPLENISH, m.BEFORE_WORK_PHASE,
    m.START_OF_WORK_PHASE,
]  # fmt: skip
HARVEST: Final = [
    m.BEFORE_HARVEST, m.START_OF_FIELD_PHASE, m.HARVEST_FIELD, m.HARVEST_FIELD_AFTER, m.AFTER_FIELD_PHASE,
    m.DURING_HARVEST, m.HARVEST_FEED, m.AFTER_FEEDING, m.HARVEST_BREED, m.AFTER_BREEDING, m.AFTER_HARVEST_INSIDE,
    m.AFTER_HARVEST,
]  # fmt: skip


@clause("AG-38", "AG-259", "AG-368", "AG-370", "AG-371")
@pytest.mark.parametrize("order", [OVER_NIGHT, HARVEST])
def test_a_round_with_a_harvest_goes_through_its_moments_in_order(toys: Toys, order: list[int]) -> None:
    heard = listening(toys, *order)
    offer = {"round": 10, "source": w.MAJOR_KINDS + number("A111"), "good": None, "amount": 1}
    mine = {"goods": {"food": 9, "sheep": 2}, "pastures": [["a4", "a5"]], "home": 1, "promises": [offer]}
    table = with_card("A111", mine=mine, others={"2": {"home": 0, "goods": {"food": 9}}}, round=9)
    heard.clear()
    play(table, "place day_laborer")
    chance(table, next(iter(outcomes(table))))
    own: list[int] = []
    for moment, seat, _ in heard:
        if (seat == 0 or moment == m.REPLENISH) and moment not in own:
            own.append(moment)
    assert own == order
