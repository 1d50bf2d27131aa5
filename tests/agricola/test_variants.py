"""Chapters 19.1 and 19.2: the family game, Side Job, the variant tiles."""

from __future__ import annotations

import pytest

from hogar.games.agricola import words as w
from hogar.kernel.errors import Invalid
from tests.agricola.builders import (
    after_setup,
    at,
    board,
    chance,
    goods,
    has,
    new_game,
    no,
    offered,
    pile,
    play,
    spaces,
)
from tests.clauses import clause

TILE_OF_TWO = {"copse_tile", "resource_market_tile", "animal_market", "modest_wish_for_children"}
TILE_OF_MORE = {"animal_market", "modest_wish_for_children"}


@clause("AG-309", "AG-310")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_learns_and_no_minor_improvement_is_there(players: int) -> None:
    table = after_setup(players, variant="family")
    assert not {"lessons", "lessons_b"} & set(spaces(table))
    assert no(table, "place lessons", seat=table.start + 1) == ("no_hand_cards", "AG-310")


@clause("AG-311", "AG-347")
def test_the_meeting_place_gathers_food() -> None:
    table = chance(at("round", round=1, table={"piles": {"meeting_place": 2}}), "turn_up fencing")
    assert pile(table, "meeting_place") == 3
    play(table, "place meeting_place")
    assert (has(table, "food"), pile(table, "meeting_place"), table.start) == (3, 0, 0)


@clause("AG-309", "AG-312", "AG-93")
def test_a_birth_is_followed_by_no_improvement() -> None:
    table = at(mine={"rooms": ["a1", "b1", "c1"], "goods": {"clay": 9}})
    play(table, "place basic_wish_for_children")
    assert (board(table).people, offered(table)) == (3, [])


@clause("AG-312")
@pytest.mark.parametrize("space", ["major_improvement_space", "house_redevelopment"])
def test_only_major_improvements_are_built(space: str) -> None:
    table = play(at(mine={"goods": {"clay": 9, "reed": 1}}), f"place {space}")
    if space == "house_redevelopment":
        play(table, "do major_improvement")
    assert {text.split()[0] for text in offered(table)} == {"build", "discard"}


@clause("AG-313", "AG-401")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_side_job_is_always_there(players: int) -> None:
    assert "side_job" in spaces(after_setup(players))


@clause("AG-313", "AG-314")
def test_side_job_builds_one_stable_for_one_wood_and_bakes() -> None:
    table = at(mine={"goods": {"wood": 5, "grain": 1}, "majors": ["clay_oven"]})
    play(table, "place side_job", "do build_stables", "stable c5", "do bake_bread")
    assert goods(table) == {"wood": 4, "food": 5}
    assert offered(table, "stable") == []


@clause("AG-314")
def test_a_stable_on_side_job_costs_one_wood() -> None:
    assert "place side_job" in offered(at(mine={"goods": {"wood": 1}}))
    assert no(at(), "place side_job") == ("nothing_possible", "AG-47")


@clause("AG-401")
def test_side_job_takes_one_person_a_round() -> None:
    table = play(at(mine={"goods": {"wood": 1}}, others={"2": {"goods": {"wood": 1}}}), "place side_job", "stable c5")
    assert no(table, "place side_job", seat=2) == ("occupied", "AG-46")


@clause("AG-315")
def test_the_rest_is_as_with_hand_cards() -> None:
    table = chance(new_game(2, variant="family", start_player=1), "turn_up fencing")
    assert (has(table, "food", 1), has(table, "food", 2)) == (2, 3)
    assert table.free_majors == w.ALL_MAJORS


# Variant tiles.


@clause("AG-317")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_are_not_used_unless_somebody_wants_them(players: int) -> None:
    assert not TILE_OF_TWO & set(spaces(after_setup(players)))


@clause("AG-318", "AG-319")
@pytest.mark.parametrize(("players", "tile"), [(2, TILE_OF_TWO), (3, TILE_OF_MORE), (4, TILE_OF_MORE)])
def test_the_tile_of_each_number_of_players(players: int, tile: set[str]) -> None:
    added = set(spaces(after_setup(players, variant_tile=True))) - set(spaces(after_setup(players)))
    assert added == tile


@clause("AG-361")
def test_there_is_no_tile_for_one_player() -> None:
    with pytest.raises(Invalid, match="option_players"):
        new_game(1, variant_tile=True)


@clause("AG-318", "AG-319")
@pytest.mark.parametrize(
    ("players", "space", "linked"),
    [(2, "copse_tile", TILE_OF_TWO), (2, "animal_market", TILE_OF_TWO), (4, "modest_wish_for_children", TILE_OF_MORE)],
)
def test_one_person_blocks_the_whole_tile(players: int, space: str, linked: set[str]) -> None:
    mine = {"rooms": ["a1", "b1", "c1"]}
    table = at(
        players=players,
        mine=mine,
        options={"variant_tile": True},
        table={"piles": {"copse_tile": 4}} if players == 2 else {},
    )
    play(table, f"place {space}")
    if offered(table, "take"):
        play(table, "take boar")
    for other in linked - {space}:
        assert no(table, f"place {other}", seat=2) == ("linked", "AG-318")
    assert no(table, f"place {space}", seat=2) == ("occupied", "AG-46")


@clause("AG-318")
def test_wood_on_the_copse_of_the_tile_stays_if_another_space_is_used() -> None:
    table = at(options={"variant_tile": True}, table={"piles": {"copse_tile": 4}})
    play(table, "place resource_market_tile")
    assert (pile(table, "copse_tile"), goods(table)) == (4, {"stone": 1, "food": 1})


@clause("AG-318")
def test_the_copse_of_the_tile_gets_one_wood_a_round() -> None:
    table = chance(new_game(2, variant_tile=True, start_player=1), "turn_up fencing")
    assert pile(table, "copse_tile") == 1


@clause("AG-322")
def test_a_linked_space_is_not_occupied() -> None:
    table = play(at(options={"variant_tile": True}), "place resource_market_tile")
    assert not table.occupied >> w.COPSE_TILE & 1


@clause("AG-320")
@pytest.mark.parametrize(
    ("animal", "left"),
    [("sheep", {"sheep": 1, "food": 3}), ("boar", {"boar": 1, "food": 2}), ("cattle", {"cattle": 1, "food": 1})],
)
def test_the_animal_market(animal: str, left: dict[str, int]) -> None:
    table = at(options={"variant_tile": True}, mine={"goods": {"food": 2}})
    assert goods(play(table, "place animal_market", f"take {animal}")) == left


@clause("AG-320")
def test_cattle_must_be_paid() -> None:
    table = play(at(options={"variant_tile": True}), "place animal_market")
    assert offered(table, "take") == ["take sheep", "take boar"]
    assert no(table, "take cattle") == ("not_enough", "AG-367")
    assert no(table, "take wood") == ("not_offered", "AG-106")


@clause("AG-320", "AG-175")
def test_a_bought_animal_needs_a_place() -> None:
    table = at(options={"variant_tile": True}, mine={"goods": {"boar": 1}, "majors": ["fireplace_2"]})
    play(table, "place animal_market", "take sheep")
    assert set(offered(table, "keep")) == {"keep 1 0 0", "keep 0 1 0"}
    assert goods(play(table, "keep 0 1 0")) == {"boar": 1, "food": 3}


@clause("AG-321")
@pytest.mark.parametrize(("round", "open"), [(4, False), (5, True)])
def test_the_modest_wish_opens_in_round_five(round: int, open: bool) -> None:
    table = at(round=round, options={"variant_tile": True}, mine={"rooms": ["a1", "b1", "c1"]})
    assert ("place modest_wish_for_children" in offered(table)) is open
    if not open:
        assert no(table, "place modest_wish_for_children") == ("too_early", "AG-321")


@clause("AG-321")
def test_the_modest_wish_needs_room() -> None:
    table = at(options={"variant_tile": True})
    assert no(table, "place modest_wish_for_children") == ("no_room", "AG-127")
    table = at(options={"variant_tile": True}, mine={"rooms": ["a1", "b1", "c1"]})
    assert board(play(table, "place modest_wish_for_children")).newborns == 1
