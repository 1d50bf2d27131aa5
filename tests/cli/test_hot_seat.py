"""Several people at one screen: what one of them may not know is hidden from them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hogar.kernel.seats import CHANCE
from tests.cli.table import Table, after
from tests.cli.terminal import Terminal
from tests.skara_brae.builders import at

HAND_OVER = "Pass the device to {name}. {name}, press Enter when nobody else is looking."


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Table:
    """Ana and Bea choose their special tiles, unseen by each other."""
    return Table(monkeypatch, tmp_path, "Ana", "Bea")


def kept(said: str) -> set[str]:
    """The tiles that are offered."""
    return set(re.findall(r"Keep (.+)", said))


def test_the_screen_is_hidden_before_the_next_person_chooses_in_secret(two: Table) -> None:
    said = two.type("1", "")
    hidden = said[said.index(HAND_OVER.format(name="Bea")) :]
    first = {entry.played.move.text for entry in two.sitting.match.entries if entry.seat == 0}
    assert len(first) == 1
    assert "\n" * 40 in said
    assert len(kept(hidden)) == 2
    assert "Ana: Keep" not in hidden


def test_what_a_person_kept_is_not_told_to_the_other(two: Table) -> None:
    said = two.type("1", "", "log", "board 1", "score", "undo", "why 1")
    mine = [entry for entry in two.sitting.match.entries if entry.seat == 0]
    tile = two.screen.words.text(mine[0].played.move.message()).removeprefix("Keep ")
    assert tile not in said[said.index(HAND_OVER.format(name="Bea")) :]


def test_nobody_can_take_back_what_another_chose_in_secret(two: Table) -> None:
    assert "You have no move to take back." in two.type("1", "", "undo")


def test_nothing_is_hidden_where_everything_is_public(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = at("turn", table={"left": ["2", "neutral", "1"], "turn": 1})
    table = Table(monkeypatch, tmp_path, "Ana", "Bea", state=state)
    said = table.type("pass")
    assert "Bea: Take a village card" in said
    assert "Pass the device" not in said


def test_where_all_is_public_the_last_move_is_taken_back_whoever_sits_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    state = at("turn", table={"left": ["2", "neutral", "1"], "turn": 1})
    table = Table(monkeypatch, tmp_path, "Ana", "Bea", state=state)
    said = table.type("pass", "undo")
    assert "Taken back: Pass." in said
    assert "Ana: Take a village card" in after(said, "undo")


def test_cards_drawn_by_one_are_hidden_from_the_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine = {"goods": {"bone": 2}, "special": "explore", "large_workers": 1}
    state = at("workers", mine=mine, table={"left": ["neutral", "2"], "done": ["1"], "turn": 1})
    table = Table(monkeypatch, tmp_path, "Ana", "Bea", state=state)
    said = table.type("place explore large", "", "1", "", "log", "board")
    drawn = [entry.played.move for entry in table.sitting.match.entries if entry.seat == CHANCE]
    assert len(drawn) == 2
    told = said[said.index(HAND_OVER.format(name="Bea")) :]
    assert "Ana drew the card" not in told
    assert "Ana kept the card" in told


def test_people_take_turns_at_one_terminal(tmp_path: Path) -> None:
    with Terminal("play", "skara_brae", "--seats", "Ana,Bea", "--seed", "2", data=tmp_path) as terminal:
        own = kept(terminal.until())
        said = terminal.type("1")
        assert HAND_OVER.format(name="Bea") in said
        assert "\x1b[3J" in terminal.raw
        others = kept(terminal.type(""))
        assert len(others) == 2
        assert not own & others
