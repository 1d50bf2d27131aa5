"""Whole matches by clicking, in every game: from the lobby to the end, and what can be done with it then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from hogar.manifest import GAMES
from tests.browser.conftest import Visit
from tests.browser.sitter import Sitter

LOOKED_AT = 24
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_a_match_is_played_by_clicking_from_the_lobby_to_the_end(visit: Visit, game: str, tmp_path: Path) -> None:
    ana = visit()
    ana.like()
    ana.go("/")
    ana.page.locator(f'a[href="/new/{game}"]').click()
    ana.page.get_by_label("Name in seat 1").fill("Ana")
    ana.page.get_by_label("Bot of seat 2").select_option("random")
    ana.page.get_by_role("button", name="Begin").click()
    ana.play(LOOKED_AT)
    play_at_once(ana)
    assert ana.play() == "over"
    expect(ana.page.get_by_role("heading", name="The game is over", exact=True)).to_be_visible()
    record = kept_record(ana, tmp_path)
    assert record["game"] == game
    replays(ana, len(record["moves"]))


def play_at_once(ana: Sitter) -> None:
    """Finds the setting that plays without asking again."""
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_label("Play at once").check()
    ana.page.get_by_role("button", name="Close").click()


def kept_record(ana: Sitter, folder: Path) -> dict[str, Any]:
    """The record file that is offered at the end, opened again from the lobby."""
    with ana.page.expect_download() as download:
        ana.page.locator(".ending").get_by_role("link", name="Download the record").click()
    file = folder / "kept.json"
    download.value.save_as(file)
    ana.go("/")
    ana.page.get_by_label("Choose a file").set_input_files(file)
    ana.page.wait_for_url("**/t/*?at=0*")
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record


def replays(ana: Sitter, moves: int) -> None:
    """Goes through a match by step, round and slider; each position has an address that leads there again."""
    title = ana.page.get_by_role("heading", name="Position")
    expect(title).to_have_text(f"Position 0 of {moves}")
    ana.page.get_by_role("button", name="On", exact=True).click()
    expect(title).to_have_text(f"Position 1 of {moves}")
    ana.page.get_by_label("Step by").select_option("round")
    ana.page.get_by_role("button", name="On", exact=True).click()
    expect(title).not_to_have_text(f"Position 1 of {moves}")
    slider = ana.page.get_by_label("Position", exact=True)
    before = slider.input_value()
    slider.press("ArrowRight")
    assert int(slider.input_value()) > int(before) + 1
    ana.page.get_by_label("Step by").select_option("move")
    slider.fill(str(moves - 3))
    expect(title).to_have_text(f"Position {moves - 3} of {moves}")
    ana.page.reload()
    expect(title).to_have_text(f"Position {moves - 3} of {moves}")
    ana.page.get_by_role("button", name="Go on from here").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    ana.page.wait_for_url(lambda address: "?at=" not in address)
    expect(ana.panel).to_be_visible()
    ana.act()
