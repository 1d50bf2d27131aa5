"""The panel of decisions: the way back and on, a hint, why something cannot be done, and the rule that says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from hogar.manifest import GAMES
from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.sitter import BOT, HERE, Sitter

MOST_TRIED = 80
ASKED = "(what) => document.querySelector('.panel').innerText === what"
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_what_was_done_is_taken_back_and_done_again_by_step_and_by_turn(visit: Visit, game: str) -> None:
    ana = seated(visit, game)
    while ana.ready() == "choice" or not button(ana, "Undo").is_enabled():
        ana.act()
    after = asked(ana)
    for way, back in (("Undo", "Redo"), ("Undo turn", "Redo turn")):
        button(ana, way).click()
        expect(button(ana, back)).to_be_enabled()
        assert asked(ana) != after
        button(ana, back).click()
        ana.page.wait_for_function(ASKED, arg=after)


@each_game
def test_a_hint_is_a_move_to_look_at(visit: Visit, game: str) -> None:
    ana = seated(visit, game)
    while ana.ready() != "question":
        ana.act()
    button(ana, "Hint").click()
    expect(ana.page.get_by_role("button", name="Do it")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("button", name="Do it")).to_be_hidden()


@each_game
def test_what_cannot_be_done_says_why_and_opens_the_rule(visit: Visit, game: str) -> None:
    ana = seated(visit, game)
    why = ana.page.locator(".why")
    while not tried(ana):
        ana.act()
    clause = why.get_by_role("button").first
    number = clause.inner_text().removeprefix("§ ")
    clause.click()
    expect(ana.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(ana.page.locator("#tab-panel .asked")).to_contain_text(number)


@each_game
def test_the_board_of_another_player_is_one_tap_away(visit: Visit, game: str) -> None:
    ana = seated(visit, game, PHONE)
    players = ana.page.get_by_role("navigation", name="Players").get_by_role("button")
    for number, name in ((1, "Random"), (0, "Ana")):
        players.nth(number).click()
        expect(ana.page.locator("[data-home] h2")).to_contain_text(name)
        expect(ana.page.locator("[data-home] h2")).to_be_in_viewport(ratio=1)


def seated(visit: Visit, game: str, size: tuple[int, int] = WIDE) -> Sitter:
    """Somebody at a new table against a bot."""
    ana = visit(size)
    ana.like()
    ana.make(game, HERE, BOT)
    ana.sit()
    return ana


def button(ana: Sitter, name: str) -> Locator:
    """A button of the panel."""
    return ana.panel.get_by_role("button", name=name, exact=True)


def asked(ana: Sitter) -> str:
    """What the table asks now, with the answers."""
    return ana.panel.inner_text()


def tried(ana: Sitter) -> bool:
    """Points at what does not glow, one after the other, until a reason is given."""
    if ana.ready() != "question":
        return False
    for thing in ana.page.query_selector_all("#main [data-target]:not(.legal)")[:MOST_TRIED]:
        thing.dispatch_event("click")
        ana.page.wait_for_timeout(60)
        if ana.page.locator(".why").get_by_role("button").count():
            return True
    return False
