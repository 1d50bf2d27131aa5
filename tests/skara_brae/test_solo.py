"""Chapter 15: objectives, tasks and the result of the solo game."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.table import Table
from tests.clauses import clause
from tests.skara_brae.builders import at, board, chance, goods, has, offered, play, points, refused, usable, villagers

STANDARD = ["furnish", "cook", "craft", "clean", "trade", "shore", "hills", "thickets", "fields"]

TWO_WAYS: dict[str, tuple[dict[str, int], list[str]]] = {
    "cook": ({"shell": 1, "barley": 1}, ["cook shell", "cook barley"]),
    "trade": ({"knife": 2, "bone": 2}, ["trade bone", "trade knife"]),
    "craft": ({"stone": 1, "wood": 1, "bone": 1}, ["flip furnish", "flip shore"]),
    "furnish": ({"wool": 2, "hide": 1}, ["hides 0", "hides 1"]),
    "clean": ({"hide": 1, "seaweed": 1, "wood": 1}, ["clean hide seaweed", "clean hide wood", "clean seaweed wood"]),
}
"""Goods with which an action asks something, and the first answers that it offers then."""

TASKS = [
    ("cow_cook", 0, {"cow": 1}, "cook"),
    ("deer_trade", 0, {"deer": 1}, "trade"),
    ("sheep_trade", 0, {"sheep": 1}, "trade"),
    ("sheep_trade", 1, {"hide": 2}, "trade"),
    ("catch_craft", 0, {"fish": 2}, "craft"),
    ("catch_craft", 1, {"rabbit": 1, "fish": 1}, "craft"),
    ("catch_craft", 2, {"rabbit": 2}, "craft"),
    ("barley_craft", 0, {"barley": 3}, "craft"),
    ("wood_furnish", 0, {"wood": 3}, "furnish"),
    ("stone_clean", 0, {"stone": 3}, "clean"),
    ("wool_clean", 0, {"wool": 3}, "clean"),
    ("seaweed_cook", 0, {"seaweed": 3}, "cook"),
    ("shell_furnish", 0, {"shell": 3}, "furnish"),
]


def solo(
    have: dict[str, int], *tasks: str, moment: str = "workers", more: dict[str, Any] | None = None, **mine: Any
) -> Table:
    """A moment of a solo game with these goods and these tasks face up."""
    fields = {"special": "build", "goods": have, **mine}
    return at(moment, players=1, mine=fields, table={"tasks": list(tasks), "objectives": []}, **(more or {}))


def final(objective: str, **mine: Any) -> Table:
    """The end of a solo game with one objective, after its last feeding and midden."""
    fields = {"special": "build", "goods": {}, "slider": 1, **mine}
    return at("round_end", players=1, mine=fields, table={"round": 4, "tasks": [], "objectives": [objective]})


def tasks_offered(table: Table) -> list[str]:
    """The tasks that may be used now."""
    return [text for text in offered(table) if text.startswith("task ")]


@clause("SB-261", "SB-256")
def test_an_objective_that_is_met_is_turned_face_down_and_costs_nothing() -> None:
    table = final("trade", trade=6)
    assert (table.over(), table.objectives, points(table, "solo_cards")) == (True, 0, 0)


@clause("SB-261", "SB-256")
def test_an_objective_that_is_not_met_stays_face_up_and_costs_five() -> None:
    table = final("trade", trade=5)
    assert table.over()
    assert table.objectives == 1 << w.OBJECTIVES.index("trade")
    assert points(table, "solo_cards") == -5


@clause("SB-261")
def test_objectives_are_not_turned_before_the_fourth_round_has_ended() -> None:
    mine = {"special": "build", "goods": {}, "slider": 1, "trade": 7}
    for number in (1, 2, 3):
        table = at("round_end", players=1, mine=mine, table={"round": number, "objectives": ["trade"], "tasks": []})
        assert (table.round, table.objectives) == (number + 1, 1 << w.OBJECTIVES.index("trade"))


@clause("SB-261", "SB-256")
def test_each_of_several_objectives_is_checked_for_itself() -> None:
    mine = {"special": "build", "goods": {}, "slider": 1, "trade": 6, "furnish": 4}
    cards = {"round": 4, "objectives": ["trade", "furnish", "food"], "tasks": []}
    table = at("round_end", players=1, mine=mine, table=cards, options={"objectives": 3})
    assert points(table, "solo_cards") == -10


@clause("SB-262", "SB-263", "SB-264", "SB-265", "SB-266", "SB-267", "SB-268", "SB-269")
@pytest.mark.parametrize(
    ("objective", "met", "missed"),
    [
        ("tiles", {"flipped": [*STANDARD[:7], "build"]}, {"flipped": STANDARD[:7]}),
        ("tiles", {"flipped": [*STANDARD, "build"]}, {"flipped": [*STANDARD[:6], "build"]}),
        ("food", {"goods": {"food": 7}, "slider": 3}, {"goods": {"food": 6}, "slider": 2, "utensils": 4}),
        ("furnish", {"furnish": 5}, {"furnish": 4}),
        ("furnish", {"furnish": 6}, {"furnish": 0}),
        ("midden", {}, {"goods": {"midden": 3}}),
        ("midden", {"goods": {"midden": 2}}, {"goods": {"midden": 9}, "slider": 3}),
        ("roofs", {"village_roofs": 3, "supply_roofs": 4}, {"village_roofs": 3, "supply_roofs": 3}),
        ("roofs", {"supply_roofs": 7}, {"village_roofs": 6}),
        ("trade", {"trade": 6}, {"trade": 5}),
        ("trade", {"trade": 7}, {"trade": 0}),
        ("sets", {"settlers": villagers(2, 2, 2, 2)}, {"settlers": villagers(3, 3, 3, 1)}),
        ("habitat", {"settlers": villagers(hills=6)}, {"settlers": villagers(5, 5, 5, 5)}),
    ],
)
def test_an_objective_is_met_from_its_number_on(objective: str, met: dict[str, Any], missed: dict[str, Any]) -> None:
    roofs = {"supply_roofs": 20} if "settlers" in met else {}
    assert points(final(objective, **roofs, **met), "solo_cards") == 0
    assert points(final(objective, **roofs, **missed), "solo_cards") == -5


@clause("SB-263")
def test_the_food_left_after_the_last_feeding_counts() -> None:
    mine = {"goods": {"food": 7}, "slider": 3, "utensils": 2, "settlers": villagers(shore=1)}
    assert points(play(final("food", **mine), "feed 1"), "solo_cards") == -5
    assert points(play(final("food", **mine), "feed 0"), "solo_cards") == 0


@clause("SB-265")
def test_the_midden_after_the_last_gain_counts() -> None:
    assert points(final("midden", goods={"midden": 2}, slider=2), "solo_cards") == -5
    assert points(final("midden", goods={"midden": 1}, slider=2), "solo_cards") == 0


@clause("SB-266")
def test_roofs_count_as_cards_not_as_points() -> None:
    assert points(final("roofs", village_roofs=4, supply_roofs=2), "solo_cards") == -5


@clause("SB-270", "SB-276", "SB-277", "SB-272")
@pytest.mark.parametrize(("task", "way", "cost", "tile"), TASKS)
def test_a_task_spends_its_cost_and_takes_its_action(task: str, way: int, cost: dict[str, int], tile: str) -> None:
    rest, answers = TWO_WAYS[tile]
    table = solo({good: rest.get(good, 0) + cost.get(good, 0) for good in {**rest, **cost}}, task)
    play(table, f"task {task} {way}")
    assert goods(table) == rest
    assert offered(table)[: len(answers)] == answers
    assert table.tasks == 0


@clause("SB-270", "SB-276", "SB-53")
@pytest.mark.parametrize(("task", "way", "cost", "tile"), TASKS)
def test_a_task_is_not_used_with_a_part_of_its_cost_missing(
    task: str, way: int, cost: dict[str, int], tile: str
) -> None:
    rest, _ = TWO_WAYS[tile]
    for good in cost:
        have = {name: rest.get(name, 0) for name in {**rest, **cost}}
        have.update({name: cost[name] - (name == good) for name in cost})
        table = solo(have, task)
        assert f"task {task} {way}" not in offered(table)
        refusal = refused(table, f"task {task} {way}")
        assert (refusal.message.id, refusal.clause) == ("refusal.task_unpaid", "SB-270")


@clause("SB-277")
def test_sheep_and_hide_are_not_mixed() -> None:
    table = solo({"sheep": 1, "hide": 2, "bone": 6}, "sheep_trade")
    assert tasks_offered(table) == ["task sheep_trade 0", "task sheep_trade 1"]
    assert tasks_offered(solo({"hide": 1, "bone": 6}, "sheep_trade")) == []


@clause("SB-277")
def test_fish_and_rabbit_are_mixed_as_the_seat_likes() -> None:
    table = solo({"fish": 2, "rabbit": 2, "stone": 1, "wood": 1}, "catch_craft")
    assert tasks_offered(table) == ["task catch_craft 0", "task catch_craft 1", "task catch_craft 2"]
    left = {0: (0, 2), 1: (1, 1), 2: (2, 0)}
    for way, (fish, rabbit) in left.items():
        after = play(table.clone(), f"task catch_craft {way}")
        assert (has(after, "fish"), has(after, "rabbit")) == (fish, rabbit)


@clause("SB-276")
def test_a_task_has_no_other_cost_than_the_printed_ones() -> None:
    refusal = refused(solo({"cow": 2, "shell": 1}, "cow_cook"), "task cow_cook 1")
    assert (refusal.message.id, refusal.clause) == ("refusal.task_not_there", "SB-276")


@clause("SB-270")
def test_a_task_that_is_not_face_up_is_not_used() -> None:
    refusal = refused(solo({"cow": 1, "shell": 1}, "deer_trade"), "task cow_cook 0")
    assert (refusal.message.id, refusal.clause) == ("refusal.task_not_there", "SB-270")


@clause("SB-270", "SB-132")
def test_a_task_needs_no_worker_and_no_room_on_its_tile() -> None:
    table = solo({"cow": 1, "shell": 2, "barley": 1}, "cow_cook", small_workers=1)
    play(table, "place cook large", "cook shell", "done", "place cook small", "cook shell", "done")
    assert (board(table).large_ready, board(table).small_ready) == (0, 0)
    play(table, "task cow_cook 0")
    assert goods(table) == {"food": 3}


@clause("SB-270", "SB-132")
def test_a_task_takes_no_room_on_its_tile() -> None:
    table = solo({"cow": 1, "shell": 2}, "cow_cook", small_workers=1)
    play(table, "task cow_cook 0", "done")
    assert "cook" in usable(table, "large")
    assert "cook" in usable(table, "small")


@clause("SB-270", "SB-132")
def test_a_task_uses_the_current_side_of_the_tile() -> None:
    table = solo({"wood": 3, "hide": 1}, "wood_furnish", flipped=["furnish"])
    play(table, "task wood_furnish 0")
    assert offered(table) == ["bonus barley", "bonus knife"]


@clause("SB-271")
def test_a_task_may_be_used_before_the_village_card_is_chosen() -> None:
    table = solo({"cow": 1, "shell": 1}, "cow_cook", moment="turn")
    chance(table, "draw roof", "draw angler", "draw mason", "draw hunter")
    cards = ["take roof 0", "take angler 0", "take mason 0", "take hunter 0"]
    assert sorted(offered(table)) == sorted([*cards, "task cow_cook 0"])
    play(table, "task cow_cook 0")
    assert (has(table, "food"), sorted(offered(table))) == (1, sorted(cards))


@clause("SB-271")
def test_a_hand_of_equal_cards_does_not_take_the_chance_of_a_task_away() -> None:
    table = solo({"cow": 1, "shell": 1}, "cow_cook", moment="turn")
    chance(table, *["draw roof"] * 4)
    assert offered(table) == ["take roof 0", "task cow_cook 0"]


@clause("SB-271")
def test_a_task_may_be_used_between_the_top_harvest_and_the_bottom_effect() -> None:
    table = solo({"cow": 1, "shell": 1}, "cow_cook", moment="card", more={"card": "trapper"})
    assert tasks_offered(table) == []
    play(table, "harvest stone 1")
    assert offered(table) == ["effect", "done", "task cow_cook 0"]
    play(table, "task cow_cook 0")
    assert offered(table) == ["effect", "done"]


@clause("SB-271")
def test_a_bottom_effect_that_cannot_be_resolved_still_leaves_room_for_a_task() -> None:
    table = solo({"seaweed": 3, "shell": 1}, "seaweed_cook", moment="card", more={"card": "shepherd"})
    play(table, "harvest stone 1")
    assert offered(table) == ["done", "task seaweed_cook 0"]


@clause("SB-271")
def test_what_a_task_gives_may_pay_for_the_bottom_effect() -> None:
    have = {"shell": 3, "hide": 1, "barley": 1}
    table = solo(have, "shell_furnish", moment="card", more={"card": "herdsman"}, flipped=["furnish"])
    assert offered(table) == ["done", "task shell_furnish 0"]
    play(table, "task shell_furnish 0", "bonus barley", "effect")
    assert goods(table) == {"cow": 1}


@clause("SB-271")
def test_a_task_may_be_used_after_the_card_and_between_workers() -> None:
    table = solo({"cow": 1, "shell": 1}, "cow_cook", moment="card", more={"card": "roof"}, small_workers=1)
    assert tasks_offered(table) == ["task cow_cook 0"]
    play(table, "place shore small", "gather shell")
    assert tasks_offered(table) == ["task cow_cook 0"]


@clause("SB-271")
def test_a_task_may_be_used_after_the_last_worker_before_they_are_taken_back() -> None:
    table = play(solo({"cow": 1, "shell": 1}, "cow_cook"), "place thickets large")
    assert offered(table) == ["done", "task cow_cook 0"]
    assert board(table).large_on
    play(table, "task cow_cook 0")
    assert (has(table, "food"), board(table).large_on) == (1, 0)


@clause("SB-271")
@pytest.mark.parametrize(
    ("mine", "answers"),
    [
        ({"barley": 2}, ["place cook large"]),
        ({"hide": 1, "wood": 1, "barley": 1}, ["place clean large"]),
        ({"hide": 1, "wood": 1, "midden": 2}, ["place clean large"]),
        ({"knife": 3}, ["place trade large"]),
        ({}, ["place shore large"]),
        ({"food": 2, "bone": 2}, ["place build large"]),
        ({"wool": 2, "hide": 1}, ["place furnish large"]),
        ({"stone": 2, "wood": 1}, ["place craft large"]),
    ],
)
def test_no_task_interrupts_an_effect(mine: dict[str, int], answers: list[str]) -> None:
    table = solo({"cow": 1, "shell": 1, **mine}, "cow_cook")
    assert tasks_offered(table) == ["task cow_cook 0"]
    play(table, *answers)
    assert len(offered(table)) > 1
    assert tasks_offered(table) == []
    assert refused(table, "task cow_cook 0").message.id == "refusal.not_asked"


@clause("SB-271")
def test_no_task_interrupts_another_task() -> None:
    table = solo({"cow": 1, "shell": 1, "barley": 1, "seaweed": 3}, "cow_cook", "seaweed_cook")
    play(table, "task cow_cook 0")
    assert offered(table) == ["cook shell", "cook barley"]


@clause("SB-272", "SB-278", "SB-256")
def test_a_used_task_is_not_used_again_and_costs_no_points() -> None:
    table = solo({"cow": 2, "shell": 4}, "cow_cook")
    assert points(table, "solo_cards") == -2
    play(table, "task cow_cook 0", "cook cow")
    assert points(table, "solo_cards") == 0
    refusal = refused(table, "task cow_cook 0")
    assert (refusal.message.id, refusal.clause) == ("refusal.task_not_there", "SB-270")


@clause("SB-273")
def test_several_tasks_are_used_in_one_turn() -> None:
    table = solo({"cow": 1, "seaweed": 3, "wood": 3, "shell": 2, "hide": 1}, "cow_cook", "seaweed_cook", "wood_furnish")
    play(table, "task cow_cook 0", "done", "task seaweed_cook 0", "task wood_furnish 0")
    assert goods(table) == {"food": 2}
    assert (board(table).furnish, points(table, "solo_cards")) == (1, 0)


@clause("SB-274")
def test_the_action_of_a_task_costs_what_it_always_costs() -> None:
    table = play(solo({"deer": 1, "bone": 5}, "deer_trade", trade=1), "task deer_trade 0")
    assert (board(table).trade, goods(table)) == (2, {"bone": 2})


@clause("SB-275")
def test_a_task_whose_action_would_be_impossible_once_it_is_paid_is_not_used() -> None:
    table = solo({"hide": 3, "cow": 1}, "sheep_trade", "cow_cook")
    assert "trade" in usable(table)
    assert tasks_offered(table) == []
    for text in ("task sheep_trade 1", "task cow_cook 0"):
        refusal = refused(table, text)
        assert (refusal.message.id, refusal.clause) == ("refusal.task_blocked", "SB-275")


@clause("SB-275")
def test_a_task_for_a_track_at_its_end_is_not_used() -> None:
    assert tasks_offered(solo({"deer": 1, "bone": 9}, "deer_trade", trade=7)) == []
    assert tasks_offered(solo({"wood": 3, "hide": 9}, "wood_furnish", furnish=6)) == []


@clause("SB-278", "SB-256")
def test_each_task_never_used_costs_two_points_at_the_end() -> None:
    mine = {"special": "build", "goods": {}, "slider": 1}
    table = at("round_end", players=1, mine=mine, table={"round": 4, "objectives": [], "tasks": list(w.TASKS[:3])})
    assert (table.over(), points(table, "solo_cards")) == (True, -6)


@clause("SB-279")
@pytest.mark.parametrize(
    ("roofs", "verdict"),
    [
        (4, "verdict.loss"),
        (5, "verdict.win"),
        (14, "verdict.win"),
        (15, "verdict.excellent"),
        (30, "verdict.excellent"),
    ],
)
def test_45_points_win_and_55_win_excellently(roofs: int, verdict: str) -> None:
    mine = {"special": "build", "goods": {}, "trade": 7, "flipped": [*STANDARD, "build"], "supply_roofs": roofs}
    table = at("round_end", players=1, mine=mine, table={"round": 4, "objectives": [], "tasks": []})
    message = table.verdict()
    assert message is not None
    assert (message.id, points(table, "total")) == (verdict, 40 + roofs)


@clause("SB-279")
def test_only_the_solo_game_has_a_verdict() -> None:
    assert at("workers").verdict() is None


@clause("SB-10", "SB-270")
def test_with_more_players_there_are_no_tasks() -> None:
    table = at("workers", mine={"goods": {"cow": 1, "shell": 1}})
    assert (table.tasks, table.objectives) == (0, 0)
    assert refused(table, "task cow_cook 0").message.id == "refusal.task_not_there"
