"""How moves are numbered and grouped."""

from __future__ import annotations

import pytest

from hogar.cli.choices import Choices, common_start
from hogar.cli.words import words_for
from hogar.games.skara_brae.table import Table
from tests.cli.table import a_screen
from tests.skara_brae.builders import at, play


def choices_of(table: Table) -> Choices:
    """The choices of the first decision."""
    decision = table.decision()
    assert decision is not None
    return Choices(decision, words_for("en", "skara_brae"), lambda move: "")


def numbers(choices: Choices) -> dict[int, str]:
    """The text of each number."""
    return {choice.number: choice.move.text for choice in choices.all}


def shown(choices: Choices, width: int = 80) -> str:
    """The list as a person sees it."""
    screen = a_screen(width=width)
    screen.show(choices.lines(width))
    return str(screen.console.file.getvalue())  # type: ignore[attr-defined]  # a StringIO, made by a_screen


def test_moves_that_are_numbers_keep_them() -> None:
    table = at("card", mine={"goods": {"knife": 2}}, card="angler")
    assert numbers(choices_of(table)) == {0: "knives 0", 1: "knives 1", 2: "knives 2"}


def test_cards_keep_the_number_of_their_place() -> None:
    table = at("turn", table={"left": ["2", "neutral", "1"], "passed": [], "done": [], "turn": 1})
    first = [text for text in numbers(choices_of(table)).values() if text.startswith("take ")]
    gone = play(table, first[1]).groups[0]
    assert gone[1] == -1
    assert [choice.number for choice in choices_of(at("turn")).all if choice.move.verb.name == "take"] == [1, 2, 3, 4]


def test_what_ends_a_list_of_numbers_comes_after_them() -> None:
    found = numbers(choices_of(at("turn", table={"left": ["2", "neutral", "1"], "turn": 1})))
    assert found[max(found)] == "pass"


def test_other_moves_are_numbered_from_one() -> None:
    table = at("workers", mine={"goods": {"barley": 1}, "large_workers": 1})
    assert sorted(numbers(choices_of(table))) == list(range(1, len(choices_of(table).all) + 1))


def test_workers_are_grouped_by_size() -> None:
    table = at("workers", mine={"goods": {"barley": 1}, "large_workers": 1, "small_workers": 1}, table={"round": 4})
    said = shown(choices_of(table))
    assert "Place a large worker on …" in said
    assert "Place a small worker on …" in said
    assert said.index("large worker") < said.index("small worker")


def test_tasks_stand_apart_as_what_may_be_done_at_any_time() -> None:
    table = at(
        "workers", players=1, mine={"goods": {"cow": 1, "barley": 1}, "large_workers": 1}, table={"tasks": ["cow_cook"]}
    )
    lines = shown(choices_of(table)).splitlines()
    title = lines.index("At any time:")
    assert "Use the task" in lines[title + 1]


def test_no_line_is_wider_than_the_screen() -> None:
    table = at("workers", mine={"goods": {"barley": 1}, "large_workers": 1, "small_workers": 3}, table={"round": 4})
    for width in (60, 80, 120):
        assert max(len(line) for line in shown(choices_of(table), width).splitlines()) <= width


@pytest.mark.parametrize(
    ("sentences", "start"),
    [
        (["Place it on Cook", "Place it on Craft"], "Place it on "),
        (["Keep Build", "Keep Muster"], ""),
        (["Pay 2 bone", "Pay 2 bone and more"], "Pay 2 "),
    ],
)
def test_the_common_start_is_made_of_whole_words_and_leaves_one(sentences: list[str], start: str) -> None:
    assert common_start(sentences) == start
