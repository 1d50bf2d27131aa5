"""Turn-order tile, passing and the neutral marker (chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from hogar.games.skara_brae import words as w
from hogar.kernel.seats import UNKNOWN
from tests.clauses import clause
from tests.skara_brae.builders import at, board, goods, happened, new_game, offered, play, refused, until, usable, walk

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table

GROUP = ["roof", "utensils", "stone_ball", "roof", "roof"]
"""Cards that ask nothing when they are taken."""
SPECIAL = ["", "build", "innovate", "muster", "recruit"]


def group(
    *bottom_to_top: str, cards: list[str] = GROUP, turn: int = 1, number: int = 1, **boards: dict[str, Any]
) -> Table:
    """A turn begins with the markers in this order on the left space, the last one on top; nobody owns Explore.

    Seats are `seat1` to `seat4`; what is given are fields of their boards.
    """
    players = len([marker for marker in bottom_to_top if marker != "neutral"])
    size = 5 if players == 4 else 4
    groups: list[list[str]] = [[]] * (turn - 1) + [cards[:size]] + [["angler"] * size, ["shepherd"] * size][turn - 1 :]
    table = {"left": list(bottom_to_top), "groups": groups, "turn": turn, "round": number}
    seats = {str(seat): {"special": SPECIAL[seat], **boards.get(f"seat{seat}", {})} for seat in range(1, players + 1)}
    return at("turn", players=players, table=table, others=seats)


def spaces(table: Table) -> tuple[str, str, str]:
    """The three stacks of the tile from bottom to top: left, passed, done; `n` is the neutral marker."""
    stacks = ["".join(w.MARKERS[marker][0] for marker in stack) for stack in (table.left, table.passed, table.done)]
    return stacks[0], stacks[1], stacks[2]


def asked(table: Table) -> list[int]:
    """The seats that are asked for a card, or whether they pass, in the order of the lanes."""
    return [decision.seat + 1 for decision in table.decisions() if decision.clause() == "SB-67"]


def lying(table: Table, turn: int = 1) -> list[str]:
    """The cards of a group of the round, `-` for gaps."""
    return ["-" if card == UNKNOWN else w.CARDS[card] for card in table.groups[turn - 1]]


def discarded(table: Table) -> list[str]:
    """The kinds of cards on the discard pile."""
    return [card for card, number in zip(w.CARDS, table.discard, strict=True) for _ in range(number)]


# The three spaces (SB-65 to SB-75).


@clause("SB-66")
def test_the_player_on_top_of_the_left_stack_is_active() -> None:
    assert asked(group("2", "3", "1")) == [1]
    assert asked(group("1", "2", "3")) == [3]


@clause("SB-66", "SB-76")
def test_who_is_not_on_top_is_not_asked() -> None:
    table = group("1", "2", "3")
    assert (offered(table, 1), offered(table, 2)) == ([], [])
    assert refused(table, "pass", seat=2).message.id == "refusal.not_your_turn"


@clause("SB-65", "SB-68")
def test_who_passes_goes_on_top_of_the_middle_stack() -> None:
    table = group("1", "2", "3", "4")
    play(table, "pass", seat=4)
    play(table, "pass", seat=3)
    assert spaces(table) == ("12", "43", "")


@clause("SB-68")
def test_who_passes_takes_no_card_and_places_no_worker() -> None:
    table = play(group("1", "2", "3"), "pass", seat=3)
    assert offered(table, 3) == []
    assert lying(table) == GROUP[:4]
    assert goods(table, 3) == {"knife": 2}


@clause("SB-67")
def test_an_active_player_is_asked_to_pass_or_to_take_a_card_and_nothing_else() -> None:
    assert offered(group("2", "1")) == ["take roof 1", "take utensils 2", "take stone_ball 3", "take roof 4", "pass"]


@clause("SB-67", "SB-77")
def test_the_next_player_is_asked_while_the_one_before_still_resolves() -> None:
    table = play(group("1", "2", "3"), "take roof 1", seat=3)
    assert asked(table) == [2]
    assert usable(table, seat=3) != []


@clause("SB-65", "SB-69")
def test_who_takes_the_turn_goes_on_top_of_the_right_stack_before_the_turn_is_carried_out() -> None:
    table = play(group("1", "2", "3"), "take roof 1", seat=3)
    assert spaces(table) == ("12", "", "3")
    play(table, "take utensils 2", seat=2)
    assert spaces(table) == ("1", "", "32")
    assert usable(table, seat=2) != []


@clause("SB-70")
def test_who_passed_last_acts_first_once_the_left_space_is_empty() -> None:
    table = group("1", "2", "3", "4")
    for seat in (4, 3):
        play(table, "pass", seat=seat)
    play(table, "take roof 1", seat=2)
    assert asked(table) == [1]
    play(table, "take utensils 2", seat=1)
    assert asked(table) == [3]
    play(table, "take stone_ball 3", seat=3)
    assert asked(table) == [4]


@clause("SB-71")
def test_nobody_passes_twice() -> None:
    table = play(group("1", "2", "3"), "pass", seat=3)
    play(table, "take roof 1", seat=2)
    play(table, "take utensils 2", seat=1)
    assert offered(table, 3) == ["take stone_ball 3", "take roof 4"]
    refusal = refused(table, "pass", seat=3)
    assert (refusal.message.id, refusal.clause) == ("refusal.no_pass", "SB-71")


@clause("SB-71")
def test_who_passed_may_pass_again_with_the_next_group() -> None:
    table = play(group("1", "2", "3"), "pass", seat=3)
    for seat, card in ((2, "roof 1"), (1, "utensils 2"), (3, "stone_ball 3")):
        play(table, f"take {card}", "done", seat=seat)
    assert (table.turn, asked(table)) == (2, [3])
    assert "pass" in offered(table, 3)


@clause("SB-72")
def test_the_last_on_the_left_may_pass_and_is_active_again_at_once() -> None:
    table = group("1", "2", "3")
    play(table, "pass", seat=3)
    play(table, "take roof 1", seat=2)
    play(table, "pass", seat=1)
    assert (spaces(table), asked(table)) == (("", "31", "2"), [1])
    assert "pass" not in offered(table, 1)


@clause("SB-73")
def test_all_may_pass_and_still_take_their_turns() -> None:
    table = group("1", "2", "3")
    for seat in (3, 2, 1):
        play(table, "pass", seat=seat)
    assert spaces(table) == ("", "321", "")
    for seat, card in ((1, "roof 1"), (2, "utensils 2"), (3, "stone_ball 3")):
        assert asked(table) == [seat]
        play(table, f"take {card}", seat=seat)
    assert spaces(table) == ("", "", "123")


@clause("SB-74")
def test_the_right_stack_returns_to_the_left_in_its_order() -> None:
    table = group("1", "2", "3")
    for seat, card in ((3, "roof 1"), (2, "utensils 2"), (1, "stone_ball 3")):
        play(table, f"take {card}", "done", seat=seat)
    assert (spaces(table), table.turn, asked(table)) == (("321", "", ""), 2, [1])


@clause("SB-74")
def test_a_pass_changes_the_order_of_the_next_turn() -> None:
    table = play(group("1", "2", "3"), "pass", seat=3)
    for seat, card in ((2, "roof 1"), (1, "utensils 2"), (3, "stone_ball 3")):
        play(table, f"take {card}", "done", seat=seat)
    assert (spaces(table), asked(table)) == (("213", "", ""), [3])


@clause("SB-61", "SB-75")
def test_the_order_carries_over_to_the_next_round() -> None:
    table = group("1", "2", "3", turn=3)
    for seat, card in ((3, "roof 1"), (2, "utensils 2"), (1, "stone_ball 3")):
        play(table, f"take {card}", "done", seat=seat)
    until(table, "take")
    assert (table.round, spaces(table)) == (2, ("321", "", ""))


@clause("SB-75")
def test_the_order_after_the_last_group_decides_a_tie() -> None:
    table = group("1", "2", "3", cards=["roof"] * 4, turn=3, number=4)
    for seat in (3, 2, 1):
        play(table, f"take roof {seat}", "done", seat=seat)
    assert table.over()
    assert [sheet.total for sheet in table.scores()] == [4, 4, 4]
    assert (spaces(table)[0], table.ranking()) == ("321", [1, 2, 3])


# Turns that overlap (SB-76 to SB-78).


@clause("SB-76")
def test_nobody_decides_before_the_one_on_top_has_chosen() -> None:
    table = group("1", "2", "3")
    for active in (3, 2, 1):
        assert asked(table) == [active]
        play(table, offered(table, active)[0], seat=active)


@clause("SB-76", "SB-290")
def test_a_chosen_card_is_gone_for_the_next_player() -> None:
    table = play(group("1", "2", "3"), "take roof 1", seat=3)
    assert offered(table, 2) == ["take utensils 2", "take stone_ball 3", "take roof 4", "pass"]


@clause("SB-77")
def test_turns_may_overlap_and_end_in_any_order() -> None:
    table = group("1", "2", "3")
    for seat, card in ((3, "roof 1"), (2, "utensils 2"), (1, "stone_ball 3")):
        play(table, f"take {card}", seat=seat)
    assert [bool(usable(table, seat=seat)) for seat in (1, 2, 3)] == [True] * 3
    for seat in (1, 3, 2):
        play(table, "done", seat=seat)
    assert table.turn == 2


@clause("SB-77")
def test_turns_one_after_another_lead_to_the_same_position() -> None:
    one_by_one, overlapping = group("1", "2", "3"), group("1", "2", "3")
    turns = ((3, "take roof 1"), (2, "take utensils 2"), (1, "take stone_ball 3"))
    for seat, card in turns:
        play(one_by_one, card, "place thickets large", seat=seat)
    for seat, card in turns:
        play(overlapping, card, seat=seat)
    for seat, _ in turns:
        play(overlapping, "place thickets large", seat=seat)
    assert one_by_one.key() == overlapping.key()


@clause("SB-77")
def test_the_last_roof_of_the_supply_goes_to_the_turn_that_was_taken_first() -> None:
    cleaner = {"goods": {"hide": 1, "barley": 1, "food": 1}, "slider": 1}
    table = group("1", "2", "3", seat1={"supply_roofs": 39}, seat2=cleaner, seat3=cleaner)
    play(table, "take roof 1", seat=3)
    play(table, "take roof 4", "place clean large", seat=2)
    assert (board(table, 2).supply_roofs, offered(table, 2)) == (0, [])
    play(table, "place clean large", seat=3)
    assert [board(table, seat).supply_roofs for seat in (3, 2)] == [1, 0]


@clause("SB-77")
def test_plenty_of_roofs_are_not_waited_for() -> None:
    cleaner = {"goods": {"hide": 1, "barley": 1, "food": 1}, "slider": 1}
    table = play(group("1", "2", "3", seat2=cleaner), "take roof 1", seat=3)
    play(table, "take roof 4", "place clean large", seat=2)
    assert board(table, 2).supply_roofs == 1


@clause("SB-78")
def test_the_next_group_waits_until_all_turns_are_finished() -> None:
    table = group("1", "2", "3")
    for seat, card in ((3, "roof 1"), (2, "utensils 2"), (1, "stone_ball 3")):
        play(table, f"take {card}", seat=seat)
    play(table, "done", seat=3)
    play(table, "done", seat=1)
    assert (table.turn, asked(table), lying(table)) == (1, [], ["-", "-", "-", "roof"])
    play(table, "done", seat=2)
    assert (table.turn, asked(table)) == (2, [1])


# The neutral marker (SB-79 to SB-82).


@clause("SB-79")
def test_the_neutral_marker_moves_to_the_right_and_discards_the_leftmost_card() -> None:
    table = group("1", "2", "neutral")
    assert (spaces(table), asked(table)) == (("12", "", "n"), [2])
    assert lying(table) == ["-", "utensils", "stone_ball", "roof"]


@clause("SB-77", "SB-79")
def test_the_neutral_marker_waits_while_a_turn_is_open_in_which_cards_may_be_drawn() -> None:
    table = play(group("1", "neutral", "2", seat2={"special": "explore"}), "take roof 1", seat=2)
    assert (spaces(table), discarded(table)) == (("1n", "", "2"), [])
    play(table, "done", seat=2)
    assert (spaces(table), discarded(table)) == (("1", "", "2n"), ["utensils"])


@clause("SB-79", "SB-290")
def test_the_neutral_marker_discards_the_leftmost_card_that_is_still_there() -> None:
    table = play(group("1", "neutral", "2"), "take roof 1", seat=2)
    assert lying(table) == ["-", "-", "stone_ball", "roof"]
    assert discarded(table) == ["utensils"]


@clause("SB-79")
def test_the_neutral_marker_acts_even_if_it_is_the_last_on_the_left() -> None:
    table = group("neutral", "1", "2")
    play(table, "pass", seat=2)
    play(table, "pass", seat=1)
    assert (spaces(table), asked(table)) == (("", "21", "n"), [1])
    assert discarded(table) == ["roof"]


@clause("SB-80")
@pytest.mark.parametrize("card", ["roof", "stone_ball", "utensils", "angler"])
def test_a_card_that_the_neutral_marker_discards_has_no_effect(card: str) -> None:
    table = group("1", "2", "neutral", cards=[card, "roof", "roof", "roof"])
    assert discarded(table) == [card]
    assert [goods(table, seat) for seat in (1, 2)] == [{"knife": 2}] * 2
    assert [sheet.total for sheet in table.scores()] == [2, 2]


@clause("SB-80")
def test_the_neutral_marker_has_no_board_and_no_place() -> None:
    table = group("1", "2", "neutral")
    assert (len(table.boards), len(table.scores()), len(table.ranking())) == (2, 2, 2)


@clause("SB-80")
def test_a_tie_is_between_players_even_if_the_neutral_marker_is_on_top() -> None:
    assert group("2", "1", "neutral").ranking() == [1, 2]
    assert group("neutral", "1", "2").ranking() == [2, 1]


@clause("SB-81")
def test_the_neutral_marker_is_restacked_like_any_other() -> None:
    table = group("1", "neutral", "2")
    play(table, "take roof 1", "done", seat=2)
    play(table, "take stone_ball 3", "done", seat=1)
    assert (spaces(table), asked(table)) == (("2n1", "", ""), [1])


@clause("SB-82")
def test_with_two_players_a_group_of_four_is_used_up() -> None:
    table = group("1", "neutral", "2")
    play(table, "take roof 1", "done", seat=2)
    play(table, "take stone_ball 3", "done", seat=1)
    assert lying(table) == ["-"] * 4
    assert discarded(table) == ["roof", "utensils"]


@clause("SB-82")
def test_with_two_players_two_cards_of_every_group_are_chosen_one_discarded_one_left() -> None:
    table = new_game(2)
    for _ in walk(table):
        pass
    names = happened(table)
    assert [names.count(name) for name in ("card_taken", "neutral_discarded", "card_left")] == [24, 12, 12]
