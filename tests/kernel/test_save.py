"""Saves: every position in the middle of anything, written and read back exactly; what is refused, and where."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from hogar.kernel.combine import InOrder
from hogar.kernel.rng import Rng
from hogar.kernel.save import MOST_STEPS, digest, read_lane, read_position, to_text, write_position, write_step
from tests.kernel.builders import COUNTS, at, board, invalid, new_farm, offered, play, step_on, walk, walked
from tests.kernel.toy import words as w
from tests.kernel.toy.game import TOY
from tests.kernel.toy.steps import Gain, Plow, Turn
from tests.kernel.toy.table import FarmEdition, FarmOptions

if TYPE_CHECKING:
    from hogar.kernel.state import State
    from tests.kernel.toy.table import Farm


def again(state: State, trials: int = 0) -> Any:
    """The position that its own JSON text says."""
    return read_position(TOY, json.loads(to_text(write_position(state))), trials)


def saved(farm: Farm) -> Any:
    """The JSON of a position, free to be changed."""
    return json.loads(to_text(write_position(farm)))


def refusal(data: Any) -> tuple[str, Any]:
    """Why a position is refused, and where, or which problem it has."""
    message = invalid(read_position, TOY, data).message
    return message.id, message.values.get("where", message.values.get("problem"))


def questions(state: State) -> list[Any]:
    """Whatever is open in a position: whose it is, in which lane, and everything legal."""
    return [(each.seat, each.lane, [move.text for move in each.legal()]) for each in state.decisions()]


@pytest.mark.parametrize("players", COUNTS)
def test_every_position_is_read_back_as_it_was(players: int) -> None:
    for seed in range(3):
        for state in walk(TOY, players, seed):
            copy = again(state)
            assert (copy.key(), digest(copy)) == (state.key(), digest(state))
            assert questions(copy) == questions(state)
            assert (copy.listeners, copy.undealt, copy.supply) == (state.listeners, state.undealt, state.supply)


@pytest.mark.parametrize("players", COUNTS)
def test_every_position_that_play_reaches_stands_its_trial(players: int) -> None:
    for state in walk(TOY, players, 20):
        assert again(state, trials=1).key() == state.key()


def test_what_was_read_goes_on_like_the_original() -> None:
    for moves in range(0, 70, 7):
        original = walked(4, 2, moves)
        copy = again(original)
        one, other = Rng(1), Rng(1)
        while not original.over():
            step_on(original, one)
            step_on(copy, other)
        assert digest(copy) == digest(original)


def test_a_question_inside_a_moment_inside_a_choice_is_read_back() -> None:
    farm = at("turn", mine={"goods": {"wood": 2, "food": 1}, "played": ["herald", "trader", "cart"]}, round=2)
    play(farm, 1, "use village")
    assert offered(farm) == ["fire herald", "fire trader"]
    copy = again(farm)
    play(copy, 1, "fire herald", "fire trader")
    assert (board(copy).goods, board(copy).rooms) == ([1, 0, 1, 1], 2)


def test_a_lane_that_waits_for_another_is_read_back_waiting() -> None:
    farm = at("harvest", players=2, mine={"seeds": 4, "goods": {"food": 1}}, others={"2": {"goods": {"food": 1}}})
    play(farm, 2, "feed 0")
    copy = again(farm)
    assert [decision.seat for decision in copy.decisions()] == [0]
    play(copy, 1, "feed 0", "done")
    assert board(copy, 2).seeds == 0


def test_a_game_that_is_over_is_read_back() -> None:
    for state in walk(TOY, 2, 3):
        end = state
    assert again(end).over()


def test_the_json_of_a_position() -> None:
    farm = at("turn", players=1, mine={"goods": {"wood": 2}, "played": ["barn"]})
    assert saved(farm) == {
        "format": "hogar-position-1",
        "game": "toy_farm",
        "rules": 1,
        "players": 1,
        "options": {"passing": True},
        "table": {
            "round": 1,
            "used": [],
            "gone": [],
            "boards": [
                {
                    "goods": {"wood": 2},
                    "rooms": 1,
                    "plowed": 0,
                    "sown": 0,
                    "seeds": 0,
                    "begging": 0,
                    "hand": [],
                    "known": [],
                    "passing": None,
                    "guess": None,
                    "played": ["barn"],
                }
            ],
        },
        "lanes": [
            {
                "lane": "trunk",
                "steps": [
                    {"step": "NextRound", "seat": -1},
                    {"step": "EndRound", "seat": -1},
                    {
                        "step": "OneOf",
                        "seat": 0,
                        "options": [{"step": "UseSpace", "seat": 0, "space": space} for space in w.SPACES],
                    },
                ],
            }
        ],
    }


def test_figures_are_written_only_where_they_are_not_the_printed_ones() -> None:
    edition = FarmEdition()
    edition.wood = 4
    data = write_position(TOY.start(2, edition=edition))
    assert data["edition"] == {"rounds": 3, "hand": 2, "wood": 4, "room": 2, "seeds": 5}
    assert read_position(TOY, data).edition.wood == 4  # type: ignore[attr-defined]  # a FarmEdition
    assert "edition" not in write_position(new_farm())


def test_options_are_read_back() -> None:
    options = FarmOptions()
    options.passing = False
    farm = TOY.start(2, options)
    assert read_position(TOY, write_position(farm)).options.passing is False  # type: ignore[attr-defined]


def test_positions_have_canonical_texts() -> None:
    assert to_text({"b": [1, None], "a": "ñ"}) == '{"a":"ñ","b":[1,null]}'


def test_a_digest_is_the_same_on_any_machine() -> None:
    assert digest(at("turn", players=1, mine={"goods": {"wood": 2}, "played": ["barn"]})) == "5aaef1399516e3dd"


def test_a_digest_does_not_depend_on_the_number_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    farm = new_farm()
    before = digest(farm)
    monkeypatch.setattr(TOY, "rules", 2)
    assert digest(farm) == before


def test_digests_tell_options_and_figures_apart() -> None:
    options, edition = FarmOptions(), FarmEdition()
    options.passing = False
    edition.seeds = 6
    digests = {digest(farm) for farm in (new_farm(), TOY.start(2, options), TOY.start(2, edition=edition))}
    assert len(digests) == 3


# What is refused.


def changed(path: str, value: Any, farm: Farm | None = None) -> Any:
    """The JSON of a position in the middle of a turn of two, with another value at a place."""
    data = saved(farm if farm is not None else at("turn", players=2))
    names = path.split(".")
    place = data
    for name in names[:-1]:
        place = place[int(name)] if name.isdigit() else place[name]
    place[int(names[-1]) if names[-1].isdigit() else names[-1]] = value
    return data


STEPS = "lanes.0.steps"
TOP = {"step": "KeepOrReturn", "seat": 0, "card": "well"}

REFUSED = [
    ("format", "hogar-position-2", "format", None),
    ("format", None, "format", None),
    ("game", "agricola", "game", None),
    ("players", 5, "whole", "players"),
    ("players", 0, "whole", "players"),
    ("players", "2", "whole", "players"),
    ("options", {"passing": 1}, "flag", "options.passing"),
    ("options", {"speed": 1}, "field", "options"),
    ("edition", {"rounds": 3}, "missing", "edition"),
    ("edition", {"rounds": 0, "hand": 2, "wood": 3, "room": 2, "seeds": 5}, "whole", "edition.rounds"),
    ("edition", {"rounds": 3, "hand": 2, "wood": 3, "room": 9, "seeds": 5}, "figures", "edition.room"),
    ("more", 1, "field", "."),
    ("table", [], "table", "table"),
    ("table.round", 10, "whole", "table.round"),
    ("table.boards", [], "position", "number of boards"),
    ("table.boards.0.goods", {"gold": 1}, "word", "table.boards.0.goods"),
    ("table.boards.1.rooms", -1, "whole", "table.boards.1.rooms"),
    ("table.boards.1.sown", 1, "position", "fields of seat 2"),
    ("table.boards.1.seeds", 6, "position", "too many seeds"),
    ("table.boards.1.hand", ["well"], "position", "hand of seat 2"),
    ("lanes", {}, "list", "lanes"),
    ("lanes", [], "lanes", "lanes"),
    ("lanes", [{"lane": "trunk", "steps": []}] * 18, "longest", "lanes"),
    ("lanes", [{"lane": "trunk", "steps": []}] * 2, "lanes", "lanes"),
    ("lanes", [{"lane": "trunk", "steps": []}, {"lane": "1", "steps": []}], "lanes", "lanes"),
    ("lanes.0.lane", "3", "word", "lanes.0.lane"),
    ("lanes.0.lane", None, "word", "lanes.0.lane"),
    ("lanes.0", {"lane": "trunk"}, "missing", "lanes.0"),
    ("lanes.0", {"lane": "trunk", "steps": [], "open": True}, "field", "lanes.0"),
    ("lanes.0.steps", {}, "list", "lanes.0.steps"),
    ("lanes.0.steps", [{"step": "Turn", "seat": 0}] * (MOST_STEPS + 1), "longest", "lanes.0.steps"),
    (f"{STEPS}.0", "NextRound", "table", f"{STEPS}.0"),
    (f"{STEPS}.0", {"seat": 0}, "step", f"{STEPS}.0"),
    (f"{STEPS}.0.step", "LastRound", "step", f"{STEPS}.0"),
    (f"{STEPS}.0.step", ["NextRound"], "step", f"{STEPS}.0"),
    (f"{STEPS}.0.card", "well", "field", f"{STEPS}.0"),
    (f"{STEPS}.0.seat", 2, "whole", f"{STEPS}.0.seat"),
    (f"{STEPS}.0.seat", -2, "whole", f"{STEPS}.0.seat"),
    (f"{STEPS}.3.seat", -1, "whole", f"{STEPS}.3.seat"),
    (f"{STEPS}.3.options.0.seat", -1, "whole", f"{STEPS}.3.options.0.seat"),
    (f"{STEPS}.3.options.0.seat", 2, "whole", f"{STEPS}.3.options.0.seat"),
    (f"{STEPS}.3.options.0.space", "moon", "word", f"{STEPS}.3.options.0.space"),
    (f"{STEPS}.3.options", {"step": "Plow", "seat": 0}, "list", f"{STEPS}.3.options"),
    (f"{STEPS}.3.options.0", {"step": "Turn", "seat": 0}, "step", f"{STEPS}.3.options.0"),
    (f"{STEPS}.3", {"step": "OneOf", "seat": 0}, "missing", f"{STEPS}.3"),
    (f"{STEPS}.3", {"step": "OneOf", "seat": 0, "options": []}, "position", "lane trunk does not wait for anything"),
    (f"{STEPS}.3", {"step": "Turn", "seat": 0}, "position", "lane trunk does not wait for anything"),
    (f"{STEPS}.3", {"step": "ChooseTrigger", "seat": 0, "moment": TOP}, "step", f"{STEPS}.3.moment"),
    (f"{STEPS}.3", {"step": "Feed", "seat": 9}, "whole", f"{STEPS}.3.seat"),
    (f"{STEPS}.3", {"step": "FillOven", "seat": 0}, "position", "lane trunk does not wait for anything"),
    (f"{STEPS}.3", {"step": "RoundOver", "seat": 0}, "position", "lane trunk does not wait for anything"),
    (f"{STEPS}.3", {"step": "PassCards", "seat": 0}, "position", "lane trunk does not wait for anything"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "problem", "where"), REFUSED)
def test_what_is_refused_and_where(path: str, value: Any, problem: str, where: str | None) -> None:
    assert refusal(changed(path, value)) == (f"invalid.{problem}", where)


@pytest.mark.parametrize("data", [None, 1, "x", [], [{}]])
def test_only_a_table_is_a_position(data: Any) -> None:
    assert refusal(data) == ("invalid.table", ".")


@pytest.mark.parametrize("name", ["format", "game", "players", "table", "lanes"])
def test_nothing_but_options_rules_and_figures_may_be_missing(name: str) -> None:
    data = saved(at("turn"))
    del data[name]
    assert refusal(data)[0] in ("invalid.format", "invalid.game", "invalid.whole", "invalid.missing")


def test_the_usual_options_need_not_be_named() -> None:
    data = saved(at("turn"))
    del data["options"], data["rules"]
    assert read_position(TOY, data).options.to_json() == {"passing": True}


def nested(depth: int) -> Any:
    """A step inside a step inside a step."""
    step: Any = {"step": "Plow", "seat": 0}
    for _ in range(depth):
        step = {"step": "InOrder", "seat": 0, "steps": [step]}
    return step


def test_steps_may_be_nested_but_not_too_deeply() -> None:
    asking = {"step": "May", "seat": 0, "options": [nested(6)]}
    assert read_position(TOY, changed(f"{STEPS}.3", asking)).first_open() is not None
    deeper = {"step": "May", "seat": 0, "options": [nested(50_000)]}
    assert refusal(changed(f"{STEPS}.3", deeper))[0] == "invalid.longest"


def test_an_agenda_has_a_bounded_number_of_steps_nested_ones_too() -> None:
    wide = {"step": "InOrder", "seat": 0, "steps": [{"step": "Plow", "seat": 0}] * 100}
    assert refusal(changed(f"{STEPS}.0", {"step": "InOrder", "seat": 0, "steps": [wide] * 50}))[0] == "invalid.longest"


def test_a_position_in_which_nobody_can_go_on_is_refused() -> None:
    waiting = at("harvest", players=2, mine={"goods": {"food": 1}}, others={"2": {"goods": {"food": 1}}})
    data = saved(waiting)
    data["lanes"] = [{"lane": "2", "steps": [{"step": "RoundOver", "seat": 0}]}, data["lanes"][2]]
    assert refusal(data) == ("invalid.position", "nobody can go on")


def test_a_position_in_which_nobody_can_go_on_after_the_next_move_is_refused() -> None:
    data = saved(at("harvest", players=2, mine={"goods": {"food": 1}}, others={"2": {"goods": {"food": 1}}}))
    data["lanes"][1]["steps"] = [{"step": "RoundOver", "seat": 0}]
    data["lanes"][0]["steps"] = [{"step": "Feed", "seat": 0}]
    assert refusal(data) == ("invalid.position", "nobody can go on")


def test_what_breaks_only_later_is_found_by_trying() -> None:
    data = changed(f"{STEPS}.0", {"step": "PassCards", "seat": -1})
    assert refusal(data) == ("invalid.position", "ValueError")


def test_what_breaks_only_later_passes_without_a_trial() -> None:
    data = changed(f"{STEPS}.0", {"step": "PassCards", "seat": -1})
    assert read_position(TOY, data, trials=0).decider() == 0


def test_a_draw_that_can_not_happen_is_refused() -> None:
    data = changed("table.gone", list(w.CARDS))
    data["lanes"][0]["steps"][3] = {"step": "LearnCard", "seat": 0}
    assert refusal(data) == ("invalid.position", "lane trunk does not wait for anything")


def test_reading_carries_nothing_out() -> None:
    data = changed(f"{STEPS}.3", {"step": "NextRound", "seat": 0})
    assert refusal(data) == ("invalid.position", "lane trunk does not wait for anything")


def test_a_lane_can_be_read_by_itself() -> None:
    lane = read_lane(TOY, 2, {"lane": "2", "steps": [{"step": "Turn", "seat": 1}]}, "lane")
    assert (lane.seat, len(lane.steps), lane.open) == (1, 1, False)
    assert isinstance(lane.steps[0], Turn)


def test_a_step_as_json() -> None:
    step = InOrder(1, (Gain(1, w.WOOD, 2), Plow(1)))
    assert write_step(step) == {
        "step": "InOrder",
        "seat": 1,
        "steps": [{"step": "Gain", "seat": 1, "good": "wood", "count": 2}, {"step": "Plow", "seat": 1}],
    }


def test_a_masked_position_can_not_pass_for_a_whole_one() -> None:
    data = saved(walked(2, 1, 4))
    data["table"]["boards"][0]["hand"][0] = None
    assert refusal(data) == ("invalid.word", "table.boards.0.hand.0")
