"""Hand cards in general: dealing, playing, passing on, what counts (chapters 2, 6 and 16, sections 3.5 and 19)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from hogar.games.agricola import cards
from hogar.games.agricola import words as w
from hogar.games.agricola.action_board import ROUND, above, left_of, neighbours, space_on
from hogar.games.agricola.cards.figures_a import OCCUPATIONS_A
from hogar.games.agricola.cards.figures_b import OCCUPATIONS_B
from hogar.games.agricola.cards.manifest import CARD_RULES
from hogar.games.agricola.cards.requirement import measured
from hogar.games.agricola.game import AGRICOLA
from hogar.games.agricola.options import AgricolaOptions
from hogar.games.agricola.steps.playing import occupation_food
from hogar.kernel.errors import Invalid
from hogar.kernel.seats import UNKNOWN
from hogar.messages import LANGUAGES, catalogue
from hogar.server.routes.about import shown
from tests.agricola.builders import (
    after_setup,
    answers,
    asks,
    board,
    goods,
    hand,
    lying,
    new_game,
    no,
    number,
    outcomes,
    play,
    played,
    points,
    turns,
    walk,
    with_card,
)
from tests.clauses import clause


def with_cards(players: int, **options: Any) -> AgricolaOptions:
    """Options of a game with hand cards."""
    found = AGRICOLA.read_options({"variant": "cards", **options}, players)
    assert isinstance(found, AgricolaOptions)
    return found


def pool(players: int, kind: int, **options: Any) -> list[int]:
    """The cards that a game is played with."""
    return CARD_RULES.pools(players, with_cards(players, **options))[kind]


# Dealing.


@clause("AG-16", "AG-28", "AG-231")
def test_everybody_is_dealt_a_hand_that_nobody_else_sees_and_no_card_is_drawn_later() -> None:
    table = after_setup(3, variant="cards")
    hands = [(len(own.hand_minors), len(own.hand_occupations)) for own in table.boards]
    assert hands == [(7, 7)] * 3
    view = table.clone()
    view.mask(1)
    assert view.boards[1].hand_minors == table.boards[1].hand_minors
    assert view.boards[0].hand_minors == [UNKNOWN] * 7
    assert view.boards[0].hand_occupations == [UNKNOWN] * 7
    for _ in walk(table):
        owned = [card for own in table.boards for card in own.hand_minors + own.hand_occupations + own.played]
        assert len(owned) + len(table.aside) == 3 * 14


@clause("AG-17", "AG-19", "AG-331")
def test_occupations_for_more_players_are_left_out() -> None:
    marks = {id: players for id, _, players in OCCUPATIONS_A + OCCUPATIONS_B}
    for players in range(1, 5):
        assert {marks[w.CARDS[card].upper()] for card in pool(players, w.OCCUPATIONS)} <= set(range(1, players + 1))
    assert "A132" not in [w.CARDS[card].upper() for card in pool(2, w.OCCUPATIONS)]
    assert "A132" in [w.CARDS[card].upper() for card in pool(3, w.OCCUPATIONS)]
    assert len({tuple(pool(players, w.MINORS)) for players in range(1, 5)}) == 1


@clause("AG-18")
def test_half_of_the_occupations_are_for_any_number_of_players() -> None:
    marks = [players for _, _, players in OCCUPATIONS_A + OCCUPATIONS_B]
    assert [marks.count(players) for players in (1, 3, 4)] == [84, 42, 42]


@clause("AG-16")
def test_cards_are_left_out_by_their_ids() -> None:
    assert with_cards(2, banned="B008, a116").to_json()["banned"] == "a116 b008"
    assert number("A116") in pool(2, w.OCCUPATIONS)
    assert number("A116") not in pool(2, w.OCCUPATIONS, banned="A116 B008")
    assert number("B008") not in pool(2, w.MINORS, banned="A116 B008")
    with pytest.raises(Invalid):
        with_cards(2, banned="C001")
    assert {option.name: option.kind for option in shown(AGRICOLA).options}["banned"] == "text"
    with pytest.raises(Invalid) as refused:
        AGRICOLA.read_options({"banned": "A116"}, 2)
    assert refused.value.message.id == "invalid.family_cards"


@clause("AG-28", "AG-30")
def test_hands_are_dealt_unless_a_draft_is_chosen_and_the_game_remembers_it() -> None:
    assert with_cards(2).draft == 0
    assert new_game(2, variant="cards", draft=7).choices.to_json()["draft"] == 7


@clause("AG-329")
def test_a_solo_player_may_choose_the_hand() -> None:
    table = new_game(1, variant="cards", choose_hand=True)
    assert answers(table)[:1] == [f"pick {w.CARDS[pool(1, w.OCCUPATIONS)[0]]}"]
    for card in pool(1, w.OCCUPATIONS)[:7] + pool(1, w.MINORS)[-7:]:
        play(table, f"pick {w.CARDS[card]}")
    assert board(table).hand_occupations == pool(1, w.OCCUPATIONS)[:7]
    assert board(table).hand_minors == pool(1, w.MINORS)[-7:]
    assert outcomes(table)


@clause("AG-339", "AG-340", "AG-342")
def test_permanent_occupations_of_a_series_lie_in_play_and_the_rest_of_the_hand_is_dealt() -> None:
    options: dict[str, Any] = {"variant": "cards", "campaign": 3, "permanent": "A102 A116"}
    table = after_setup(1, **options)
    assert (played(table), len(board(table).hand_occupations), len(board(table).hand_minors)) == (
        ["A102", "A116"], 5, 7,
    )  # fmt: skip
    assert goods(table) == {}
    assert occupation_food(table, 0, w.LESSONS) == 1
    for wrong in ({"campaign": 2}, {"permanent": "A116 B008"}, {"banned": "A116"}):
        with pytest.raises(Invalid) as refused:
            with_cards(1, **{**options, **wrong})
        assert refused.value.clause == "AG-339"
    with pytest.raises(Invalid) as refused:
        new_game(1, **{**options, "permanent": "A132"})
    assert refused.value.message.id == "invalid.hand_card"


# The action board.


@clause("AG-67", "AG-349")
def test_round_spaces_are_twice_as_tall_and_stand_in_columns() -> None:
    lefts = {n: [place - ROUND for place in left_of(2, ROUND + n) if place > ROUND] for n in range(1, 15)}
    beside = {2: [1], 5: [2], 6: [3], 7: [4], 8: [5], 9: [6], 10: [8], 11: [9], 12: [10], 13: [11], 14: [12]}
    assert {n: found for n, found in lefts.items() if found} == beside
    assert left_of(2, w.FISHING) == [w.DAY_LABORER]
    assert space_on([w.FENCING], ROUND + 1) == w.FENCING
    assert space_on([w.FENCING], ROUND + 2) == -1
    assert space_on([], w.FOREST) == w.FOREST


@clause("AG-68", "AG-69", "AG-349")
def test_four_places_are_above_fishing_and_three_beside_it() -> None:
    assert above(2, w.FISHING) == [ROUND + 1, w.FOREST, w.CLAY_PIT, w.REED_BANK]
    assert neighbours(2, w.FISHING) == {w.REED_BANK, w.DAY_LABORER, ROUND + 4}
    assert w.LESSONS in neighbours(2, w.DAY_LABORER)


@clause("AG-70", "AG-71")
@pytest.mark.parametrize("players", [3, 4])
def test_the_extension_stands_on_the_left_row_by_row(players: int) -> None:
    rows = {
        w.MEETING_PLACE: w.GROVE, w.GRAIN_SEEDS: w.RESOURCE_MARKET, w.FARMLAND: w.HOLLOW, w.LESSONS: w.LESSONS_B,
    }  # fmt: skip
    more = {w.FARM_EXPANSION: w.COPSE, w.DAY_LABORER: w.TRAVELING_PLAYERS} if players == 4 else {}
    spaces = (w.FARM_EXPANSION, w.DAY_LABORER, *rows)
    assert {space: found[0] for space in spaces if (found := left_of(players, space))} == {**rows, **more}
    assert left_of(2, w.FARM_EXPANSION) == []


# Playing.


@clause("AG-77", "AG-108", "AG-109", "AG-110", "AG-247", "AG-395")
@pytest.mark.parametrize(
    ("players", "space", "prices"),
    [(2, w.LESSONS, [0, 1, 1, 1]), (3, w.LESSONS_B, [2, 2, 2, 2]), (4, w.LESSONS_B, [1, 1, 2, 2])],
)
def test_the_price_of_an_occupation_grows_with_those_played(players: int, space: int, prices: list[int]) -> None:
    before = ("A116", "A090", "A102")
    found = [occupation_food(with_card(*before[:played], players=players), 0, space) for played in range(4)]
    assert found == prices


@clause("AG-77", "AG-246", "AG-245")
def test_an_occupation_is_paid_on_lessons_and_one_is_played() -> None:
    table = play(with_card("A090", hand=("A116", "A102"), mine={"goods": {"food": 3}}), "place lessons")
    assert answers(table) == ["play a102", "play a116"]
    play(table, "play a116")
    assert (goods(table), played(table), asks(table)) == ({"food": 2}, ["A090", "A116"], 2)


@clause("AG-249")
def test_lessons_need_an_occupation_that_can_be_played_and_paid() -> None:
    assert no(with_card(hand=("B008",)), "place lessons")[0] == "no_card"
    assert no(with_card("A090", hand=("A116",)), "place lessons")[0] == "no_card"
    assert "place lessons" in answers(with_card(hand=("A116",)))


@clause("AG-65", "AG-234")
@pytest.mark.parametrize("space", ["meeting_place", "basic_wish_for_children"])
def test_a_minor_improvement_action_never_builds_a_major(space: str) -> None:
    mine = {"goods": {"clay": 9, "grain": 1}, "rooms": ["b1", "c1", "c2"]}
    table = play(with_card(hand=("B008",), mine=mine), f"place {space}")
    assert answers(table) == ["do minor_improvement", "done"]
    assert answers(play(table, "do minor_improvement")) == ["play b008"]
    play(table, "play b008")
    assert asks(table) == 2


@clause("AG-65", "AG-234")
def test_a_major_or_minor_improvement_is_one_of_both() -> None:
    mine = {"goods": {"clay": 9, "grain": 1, "reed": 1}}
    table = play(with_card(hand=("B008",), mine=mine), "place major_improvement_space")
    assert {"build fireplace_2", "play b008"} <= set(answers(table))
    table = play(with_card(hand=("B008",), mine=mine), "place house_redevelopment", "do improvement")
    assert {"build fireplace_2", "play b008"} <= set(answers(table))
    play(table, "play b008")
    assert asks(table) == 2


@clause("AG-64")
def test_who_waits_for_an_action_meets_it_on_every_space_that_offers_it() -> None:
    for space, moves in (("meeting_place", ()), ("basic_wish_for_children", ())):
        mine = {"rooms": ["b1", "c1", "c2"], "goods": {"grain": 1}}
        table = play(with_card("B103", hand=("B008",), mine=mine), f"place {space}", *moves, "done")
        assert goods(table) == {"grain": 1, "food": 1}
    assert goods(play(with_card("B142"), "place vegetable_seeds")) == {"vegetable": 1}


@clause("AG-231")
def test_a_card_in_hand_does_nothing() -> None:
    table = with_card(hand=("B142",))
    assert goods(play(table, "place grain_seeds")) == {"grain": 1}


@clause("AG-233")
def test_played_cards_stay_before_their_owner() -> None:
    table = with_card("A116", "B039")
    for _ in walk(table):
        assert played(table)[:2] == ["A116", "B039"]


@clause("AG-239", "AG-240", "AG-260")
def test_requirements_look_at_what_lies_before_the_player_and_come_before_the_price() -> None:
    table = with_card("A116", hand=("B008",), mine={"goods": {"grain": 1}, "majors": ["well"]})
    before = (measured(table, 0, "improvements"), measured(table, 0, "occupations"))
    play(table, "place meeting_place", "do minor_improvement", "play b008")
    assert (measured(table, 0, "improvements"), measured(table, 0, "occupations")) == before == (1, 1)


@clause("AG-241", "AG-248")
def test_minor_improvements_have_printed_points_and_occupations_nothing_printed() -> None:
    assert points(with_card("B039"), "improvements") == 1
    occupations = [card for card in CARD_RULES.cards if card is not None and card.kind == w.OCCUPATIONS]
    assert {(card.points, tuple(card.requires)) for card in occupations} == {(0, ())}


@clause("AG-243", "AG-244", "AG-242")
def test_the_first_nine_of_each_deck_pass_on_and_may_be_played_again_in_the_same_round() -> None:
    assert [w.CARDS[card].upper() for card in range(w.CARD_KINDS) if w.passes_on(card)] == [
        *[f"A00{n}" for n in range(1, 10)], *[f"B00{n}" for n in range(1, 10)],
    ]  # fmt: skip
    table = with_card(hand=("B008",), mine={"goods": {"grain": 1}}, others={"2": {"goods": {"grain": 1}}})
    play(table, "place meeting_place", "do minor_improvement", "play b008")
    play(table, "place major_improvement_space", seat=2)
    play(table, "play b008", seat=2)
    assert (hand(table), goods(table, 2)) == (["B008"], {"vegetable": 1})


@clause("AG-328", "AG-244", "AG-332")
def test_in_a_solo_game_a_passing_card_is_gone_once_it_is_played() -> None:
    table = with_card(hand=("B008",), mine={"goods": {"grain": 1, "food": 9}}, players=1)
    play(table, "place meeting_place", "do minor_improvement", "play b008")
    assert (hand(table), played(table), table.aside) == ([], [], [number("B008")])


# What cards say.


def needy(source: Path) -> set[str]:
    """The cards of a module whose rules may say that something is required, by their class."""
    classes = [node for node in ast.parse(source.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    return {each.name for each in classes if "CARD_NEEDS" in ast.dump(each)}


@clause("AG-237")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_requires_something_says_what(language: str) -> None:
    asking = set().union(*[needy(source) for source in Path(cards.__file__).parent.glob("*/*.py")])
    here = [card for card in CARD_RULES.cards if card is not None]
    needs = [card.number for card in here if card.requires or type(card).__name__ in asking]
    words = catalogue(language, "agricola")
    assert len(needs) > len(asking) > 0
    assert [id for id in [f"card_needs.{w.CARDS[card]}" for card in needs] if not words.has(id)] == []


@clause("AG-250")
@pytest.mark.parametrize(("round", "wood"), [(14, 0), (13, 1), (11, 2), (8, 3), (5, 4)])
def test_of_several_thresholds_the_highest_reached_counts(round: int, wood: int) -> None:
    table = play(with_card(hand=("B136",), round=round), "place lessons", "play b136")
    assert goods(table).get("wood", 0) == wood


@clause("AG-254")
def test_another_player_never_means_the_owner() -> None:
    mine = {"goods": {"grain": 1}}
    table = with_card("A154", mine=mine, players=4, table={"piles": {"traveling_players": 1, "fishing": 1}})
    assert asks(turns(table.clone(), "place traveling_players")) == 2
    turns(table, "place day_laborer", "place traveling_players")
    assert answers(table) == ["use a154 0", "done"]


@clause("AG-255")
def test_what_you_can_is_asked_and_what_you_get_is_not() -> None:
    table = play(with_card("B091", "B142"), "place day_laborer")
    assert answers(table) == ["use b091 0", "done"]
    assert goods(play(with_card("B142"), "place grain_seeds")) == {"grain": 1, "vegetable": 1}


@clause("AG-257", "AG-352")
def test_field_cards_are_fields_but_no_field_tiles() -> None:
    table = with_card("B068", mine={"fields": ["a2"]})
    assert (measured(table, 0, "fields"), measured(table, 0, "field_tiles")) == (2, 1)
    assert points(table, "fields") == points(with_card(mine={"fields": ["a2"]}), "fields")


@clause("AG-304", "AG-305")
def test_goods_on_cards_do_not_count_but_animals_on_cards_do() -> None:
    table = with_card("A102", "B012", mine={"stock": {"a102": {"grain": 3}}, "goods": {"sheep": 4}})
    assert (lying(table, "A102"), points(table, "grain"), points(table, "sheep")) == ({"grain": 3}, -1, 2)


@clause("AG-393")
def test_rounds_and_harvests_are_counted() -> None:
    table = with_card("A116", mine={"goods": {"food": 9}}, moment="harvest", players=1, round=9)
    assert (table.rounds_left(), table.harvests, table.feedings) == (5, 1, 1)


@clause("AG-331", "AG-332")
def test_a_solo_player_goes_to_meeting_place_for_a_minor_improvement() -> None:
    table = with_card(hand=("B008",), mine={"goods": {"grain": 1}}, players=1)
    assert "do minor_improvement" in answers(play(table, "place meeting_place"))
