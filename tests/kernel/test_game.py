"""Games: how they begin, what may be chosen, and play by chance to the end."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.kernel.errors import Invalid
from hogar.kernel.game import Edition, Options
from hogar.kernel.message import Message
from hogar.kernel.playout import play_out
from hogar.kernel.rng import Rng
from hogar.kernel.save import digest
from hogar.kernel.score import ScoreLine, ScoreSheet
from hogar.kernel.seats import CHANCE
from tests.kernel.builders import COUNTS, invalid, new_farm, walked
from tests.kernel.toy.game import TOY
from tests.kernel.toy.table import FarmEdition, FarmOptions


@pytest.mark.parametrize("players", COUNTS)
def test_a_game_begins_where_somebody_or_chance_must_decide(players: int) -> None:
    farm = TOY.start(players)
    assert (farm.players, farm.decider(), farm.over()) == (players, CHANCE, False)


@pytest.mark.parametrize("players", [0, 5, -1, 100])
def test_a_game_is_for_its_number_of_players(players: int) -> None:
    assert invalid(TOY.start, players).message == Message("invalid.players", {"low": 1, "high": 4, "got": players})


def test_choices_that_do_not_fit_the_players_are_refused() -> None:
    options = FarmOptions()
    options.passing = False
    refusal = invalid(TOY.start, 1, options)
    assert refusal.message == Message("invalid.option_players", {"option": "passing", "players": 1})
    assert refusal.clause == "TO-7"


def test_figures_that_contradict_each_other_are_refused() -> None:
    edition = FarmEdition()
    edition.room = 9
    assert invalid(TOY.start, 2, None, edition).message.id == "invalid.figures"


def test_changed_figures_are_played_with() -> None:
    edition = FarmEdition()
    edition.hand = 1
    farm = TOY.start(2, edition=edition)
    play_out(farm, Rng(1))
    assert farm.figures.hand == 1
    assert sum([len(board.hand) for board in farm.boards]) <= 8


def test_two_games_never_share_what_changes() -> None:
    first, second = TOY.start(2), TOY.start(2)
    before = digest(second)
    play_out(first, Rng(1))
    assert digest(second) == before


def test_options_that_are_not_named_are_the_usual_ones() -> None:
    assert TOY.read_options({}, 2).to_json() == {"passing": True}
    assert TOY.read_options({"passing": False}, 2).to_json() == {"passing": False}


@pytest.mark.parametrize(
    ("data", "problem"), [([], "table"), ({"passing": 0}, "flag"), ({"cards": True}, "field"), (None, "table")]
)
def test_options_that_are_refused(data: Any, problem: str) -> None:
    assert invalid(TOY.read_options, data, 2).message.id == f"invalid.{problem}"


def test_figures_must_all_be_there() -> None:
    data = FarmEdition().to_json()
    assert TOY.read_edition(data).to_json() == {"rounds": 3, "hand": 2, "wood": 3, "room": 2, "seeds": 5}
    del data["seeds"]
    assert invalid(TOY.read_edition, data).message.values == {"where": "edition", "field": "seeds"}


def test_figures_that_are_read_are_checked() -> None:
    assert invalid(TOY.read_edition, FarmEdition().to_json() | {"room": 8}).message.id == "invalid.figures"


def test_a_game_without_choices_or_figures_has_none() -> None:
    assert (Options().to_json(), Edition().to_json()) == ({}, {})
    Options().check(2)
    Edition().check()


def test_a_position_is_worth_its_points_unless_the_game_knows_better() -> None:
    farm = walked(2, 1, 30)
    assert [TOY.value(farm, seat) for seat in (0, 1)] == [float(sheet.total) for sheet in farm.scores()]


def test_a_game_knows_the_verbs_of_the_kernel_too() -> None:
    assert {"done", "trigger", "use", "fire"} <= set(TOY.verbs)


@pytest.mark.parametrize("players", COUNTS)
def test_random_play_comes_to_the_end(players: int) -> None:
    for seed in range(20):
        farm = new_farm(players)
        made = play_out(farm, Rng(seed))
        assert farm.over()
        assert farm.problems() == []
        assert made >= 3 * players


def test_random_play_is_repeatable() -> None:
    digests = []
    for seed in (1, 1, 2):
        farm = new_farm(4)
        play_out(farm, Rng(seed))
        digests.append(digest(farm))
    assert digests[0] == digests[1] != digests[2]


def test_random_play_stops_after_so_many_decisions() -> None:
    farm = new_farm(2)
    assert play_out(farm, Rng(1), 5) == 5
    assert not farm.over()


def test_random_play_of_what_is_over_does_nothing() -> None:
    farm = new_farm(2)
    play_out(farm, Rng(1))
    assert play_out(farm, Rng(1)) == 0


def test_a_sheet_adds_its_lines_up() -> None:
    sheet = ScoreSheet([ScoreLine("rooms", 6), ScoreLine("begging", -3)])
    assert sheet.to_json() == {"rooms": 6, "begging": -3, "total": 3}


def test_a_refusal_can_be_read_by_who_looks_for_its_cause() -> None:
    assert str(Invalid("invalid.flag", {"where": "x"})) == "invalid.flag {'where': 'x'}"


def test_messages_are_equal_where_all_they_say_is() -> None:
    message = Message("a", {"n": 1, "b": Message("c")})
    assert message == Message("a", {"n": 1, "b": Message("c")})
    assert message != Message("a", {"n": 2, "b": Message("c")})
    assert message != Message("b", {"n": 1, "b": Message("c")})
    assert message != "a"
    assert hash(message) == hash(Message("a"))
    assert repr(message) == "Message('a', {'n': 1, 'b': Message('c', {})})"
