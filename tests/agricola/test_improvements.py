"""Chapter 14: the ten major improvements."""

from __future__ import annotations

import pytest

from hogar.games.agricola import words as w
from tests.agricola.builders import asks, at, board, chance, goods, happened, has, no, offered, play, points
from tests.clauses import clause

PRICES = [
    ("fireplace_2", {"clay": 2}, 1),
    ("fireplace_3", {"clay": 3}, 1),
    ("cooking_hearth_4", {"clay": 4}, 1),
    ("cooking_hearth_5", {"clay": 5}, 1),
    ("well", {"wood": 1, "stone": 3}, 4),
    ("clay_oven", {"clay": 3, "stone": 1}, 2),
    ("stone_oven", {"clay": 1, "stone": 3}, 3),
    ("joinery", {"wood": 2, "stone": 2}, 2),
    ("pottery", {"clay": 2, "stone": 2}, 2),
    ("basketmakers_workshop", {"reed": 2, "stone": 2}, 2),
]


def owned(seat_majors: int) -> list[str]:
    """The majors of a mask, by their words."""
    return [major for place, major in enumerate(w.MAJORS) if seat_majors >> place & 1]


@clause(
    "AG-195", "AG-199", "AG-200", "AG-202", "AG-203", "AG-205", "AG-206", "AG-207", "AG-208", "AG-209", "AG-210",
    "AG-299",
)  # fmt: skip
@pytest.mark.parametrize(("major", "price", "worth"), PRICES)
def test_price_and_points_of_each(major: str, price: dict[str, int], worth: int) -> None:
    table = play(at(mine={"goods": price}), "place major_improvement_space")
    if offered(table, "build"):
        play(table, f"build {major}")
    assert goods(table) == {}
    assert owned(board(table).majors) == [major]
    assert points(table, "improvements") == worth


@clause("AG-195", "AG-367")
@pytest.mark.parametrize(("major", "price", "worth"), PRICES)
def test_each_good_of_the_price_is_needed(major: str, price: dict[str, int], worth: int) -> None:
    for good, count in price.items():
        short = {**price, good: count - 1}
        table = at(mine={"goods": short})
        if "place major_improvement_space" in offered(table):
            play(table, "place major_improvement_space")
            assert f"build {major}" not in offered(table)
            assert major not in owned(board(table).majors)
    assert worth


@clause("AG-195")
def test_one_improvement_in_an_action() -> None:
    table = play(at(mine={"goods": {"clay": 9}}), "place major_improvement_space", "build fireplace_2")
    assert asks(table) == 2


@clause("AG-196")
def test_what_somebody_has_built_is_not_there_for_others() -> None:
    table = at(mine={"goods": {"clay": 9}}, others={"2": {"majors": ["fireplace_2"]}})
    play(table, "place major_improvement_space")
    assert no(table, "build fireplace_2") == ("major_taken", "AG-196")
    assert no(at(mine={"goods": {"sheep": 1}}, others={"2": {"majors": ["fireplace_2"]}}), "cook sheep")[0]


@clause("AG-197")
def test_anybody_may_own_any_number_of_them() -> None:
    kitchens = ["fireplace_2", "fireplace_3", "cooking_hearth_4"]
    table = at(mine={"goods": {"clay": 5}, "majors": kitchens})
    play(table, "place major_improvement_space", "pay 5 clay")
    assert owned(board(table).majors) == [*kitchens, "cooking_hearth_5"]


@clause("AG-198")
def test_an_improvement_serves_at_once() -> None:
    table = at(mine={"goods": {"clay": 2, "sheep": 1, "stone": 3, "wood": 4}})
    play(table, "place major_improvement_space", "build fireplace_2")
    play(table, "place grain_seeds", seat=2)
    assert has(play(table, "cook sheep"), "food") == 2


@clause("AG-205", "AG-216", "AG-256")
@pytest.mark.parametrize(("round", "rounds"), [(1, [2, 3, 4, 5, 6]), (10, [11, 12, 13, 14]), (13, [14]), (14, [])])
def test_the_well_puts_food_on_the_next_round_spaces(round: int, rounds: list[int]) -> None:
    table = at(round=round, mine={"goods": {"wood": 1, "stone": 3, "clay": 2}})
    play(table, "place major_improvement_space", "build well")
    assert [(portion.round, portion.good, portion.amount) for portion in board(table).promises] == [
        (coming, w.FOOD, 1) for coming in rounds
    ]


@clause("AG-217", "AG-368")
def test_the_food_of_the_well_comes_before_the_refill() -> None:
    promised = [{"round": 2, "source": w.WELL, "good": "food", "amount": 1}]
    table = chance(at("round", round=1, mine={"promises": promised}), "turn_up fencing")
    assert has(table, "food") == 1
    assert happened(table).index("turned_up") < happened(table).index("gained")


@clause("AG-218")
def test_portions_on_a_round_space_belong_to_those_who_put_them_there() -> None:
    mine = [{"round": 2, "source": w.WELL, "good": "food", "amount": 1}]
    other = [{"round": 2, "source": w.WELL, "good": "food", "amount": 2}]
    table = at("round", round=1, mine={"promises": mine}, others={"2": {"promises": other}})
    chance(table, "turn_up fencing")
    assert (has(table, "food", 1), has(table, "food", 2)) == (1, 2)


# The exchange of a Fireplace.


@clause("AG-211", "AG-202", "AG-203", "AG-214", "AG-389")
@pytest.mark.parametrize("hearth", ["cooking_hearth_4", "cooking_hearth_5"])
@pytest.mark.parametrize("fireplace", ["fireplace_2", "fireplace_3"])
def test_a_fireplace_is_returned_for_a_cooking_hearth(hearth: str, fireplace: str) -> None:
    table = at(mine={"goods": {}, "majors": [fireplace]})
    play(table, "place major_improvement_space", f"build {hearth}")
    assert owned(board(table).majors) == [hearth]
    assert points(table, "improvements") == 1


@clause("AG-214", "AG-211")
def test_who_can_do_both_chooses() -> None:
    mine = {"goods": {"clay": 4}, "majors": ["fireplace_2", "fireplace_3"]}
    table = play(at(mine=mine), "place major_improvement_space", "build cooking_hearth_4")
    decision = table.decision()
    assert decision is not None
    assert [move.text for move in decision.moves()] == ["return fireplace_2", "return fireplace_3", "pay 4 clay"]
    play(table, "return fireplace_3")
    assert goods(table) == {"clay": 4}
    assert owned(board(table).majors) == ["fireplace_2", "cooking_hearth_4"]


@clause("AG-211")
def test_nobody_returns_what_is_not_his() -> None:
    table = at(mine={"goods": {"clay": 4}, "majors": ["fireplace_2"]}, others={"2": {"majors": ["fireplace_3"]}})
    play(table, "place major_improvement_space", "build cooking_hearth_4")
    assert no(table, "return fireplace_3") == ("no_fireplace", "AG-211")
    assert no(table, "pay 3 clay") == ("not_this_payment", "AG-377")


@clause("AG-212", "AG-389")
def test_the_returned_fireplace_can_be_built_again() -> None:
    table = at(mine={"majors": ["fireplace_2"]}, others={"2": {"goods": {"clay": 2}}})
    play(table, "place major_improvement_space", "build cooking_hearth_5")
    assert table.free_majors >> w.FIREPLACE_2 & 1
    assert no(table, "build fireplace_2", seat=2)[0] == "not_asked"


@clause("AG-213")
def test_the_exchange_is_the_improvement_of_the_action() -> None:
    table = at(mine={"goods": {"clay": 9}, "majors": ["fireplace_2"]})
    play(table, "place major_improvement_space", "build cooking_hearth_4", "return fireplace_2")
    assert asks(table) == 2


@clause("AG-211", "AG-379", "AG-312")
def test_a_renovation_may_be_followed_by_the_exchange() -> None:
    table = at(mine={"goods": {"clay": 2, "reed": 1}, "majors": ["fireplace_2"]})
    play(table, "place house_redevelopment", "do major_improvement", "build cooking_hearth_5")
    assert owned(board(table).majors) == ["cooking_hearth_5"]


@clause("AG-215")
def test_the_best_rate_counts_for_each_good() -> None:
    mine = {"goods": {"boar": 1, "sheep": 1}, "majors": ["fireplace_2", "cooking_hearth_4"], "stables": ["a5"]}
    assert has(play(at(mine=mine), "cook boar", "cook sheep"), "food") == 5


@clause("AG-388")
def test_which_improvements_cook_and_which_bake() -> None:
    figures = at().figures
    cook = [name for name, major in zip(w.MAJORS, figures.majors, strict=True) if any(major.cooks)]
    bake = [name for name, major in zip(w.MAJORS, figures.majors, strict=True) if major.bakes]
    assert cook == ["fireplace_2", "fireplace_3", "cooking_hearth_4", "cooking_hearth_5"]
    assert bake == [*cook, "clay_oven", "stone_oven"]


# Workshops.


@clause("AG-208", "AG-209", "AG-210", "AG-219")
@pytest.mark.parametrize(
    ("major", "good", "food"), [("joinery", "wood", 2), ("pottery", "clay", 2), ("basketmakers_workshop", "reed", 3)]
)
def test_a_workshop_makes_food_of_one_good_in_each_harvest(major: str, good: str, food: int) -> None:
    table = at("harvest", round=4, mine={"goods": {good: 3, "grain": 1}, "majors": [major]})
    play(table, f"craft {major}")
    assert goods(table) == {good: 2, "grain": 1, "food": food}
    assert no(table, f"craft {major}") == ("once_a_harvest", "AG-219")
    assert board(play(table, "feed")).begging == 4 - food


@clause("AG-219")
def test_a_workshop_is_optional_and_offered_even_to_the_fed() -> None:
    table = at("harvest", round=4, mine={"goods": {"wood": 1, "food": 4}, "majors": ["joinery"]})
    assert goods(play(table, "feed")) == {"wood": 1}


@clause("AG-219")
def test_a_workshop_serves_again_in_the_next_harvest() -> None:
    table = at("harvest", round=4, mine={"goods": {"wood": 2}, "majors": ["joinery"]})
    play(table, "craft joinery")
    assert (table.harvests, board(table).crafted) == (1, 0)


@clause("AG-220")
def test_each_workshop_serves_once() -> None:
    table = at("harvest", round=4, mine={"goods": {"wood": 1, "clay": 1}, "majors": ["joinery", "pottery"]})
    play(table, "craft joinery", "craft pottery")
    assert (goods(table), board(table).begging) == ({}, 0)


@clause("AG-219", "AG-196")
def test_a_workshop_needs_its_good_and_its_owner() -> None:
    table = at(
        "harvest", round=4, mine={"goods": {"clay": 1}, "majors": ["joinery"]}, others={"2": {"majors": ["pottery"]}}
    )
    assert board(table).begging == 4
    table = at("harvest", round=4, mine={"goods": {"grain": 1, "clay": 1}, "majors": ["joinery"]})
    assert no(table, "craft joinery") == ("none_of_it", "AG-387")
    assert no(table, "craft pottery") == ("not_yours", "AG-196")


@clause("AG-208", "AG-209", "AG-210", "AG-222", "AG-300")
@pytest.mark.parametrize(
    ("major", "good", "bonuses"),
    [
        ("joinery", "wood", [0, 0, 0, 1, 1, 2, 2, 3, 3]),
        ("pottery", "clay", [0, 0, 0, 1, 1, 2, 2, 3, 3]),
        ("basketmakers_workshop", "reed", [0, 0, 1, 1, 2, 3, 3]),
    ],
)
def test_the_bonus_of_a_workshop_is_that_of_one_tier(major: str, good: str, bonuses: list[int]) -> None:
    found = [points(at("end", mine={"goods": {good: n}, "majors": [major]}), "bonus") for n in range(len(bonuses))]
    assert found == bonuses


@clause("AG-221", "AG-390", "AG-398")
def test_the_bonus_spends_exactly_the_threshold() -> None:
    mine = {"goods": {"wood": 6, "reed": 1}, "majors": ["joinery"]}
    other = {"people": 2, "goods": {"wood": 2}, "majors": ["pottery", "clay_oven"]}
    table = at("end", mine=mine, others={"2": other})
    assert [sheet.total for sheet in table.scores()] == [table.scores()[0].total] * 2
    assert table.ranking() == [1, 1]


@clause("AG-222")
def test_several_workshops_give_each_a_bonus() -> None:
    mine = {"goods": {"wood": 3, "clay": 5}, "majors": ["joinery", "pottery"]}
    assert points(at("end", mine=mine), "bonus") == 3
