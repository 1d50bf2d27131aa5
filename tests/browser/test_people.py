"""Several people: at one screen, by link, with a connection that comes and goes, with a server that falls."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from hogar.manifest import GAMES
from tests.browser.conftest import PHONE, Visit
from tests.browser.house import House
from tests.browser.sitter import BOT, HERE, LINK, OTHER, PATIENCE, Sitter

SOME = 30
UNCOVERED = """() => [...Array(300).keys()]
    .map((at) => [(at % 20 + .5) * innerWidth / 20, (at / 20 + .5) * innerHeight / 16])
    .filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('dialog.curtain'))"""
"""The points of the screen at which something else than the curtain is seen."""
each_game = pytest.mark.parametrize("game", GAMES)
each_hand = pytest.mark.parametrize(
    ("game", "options"), [*[(game, {}) for game in GAMES], ("agricola", {"variant": "cards"})]
)


@each_hand
def test_a_curtain_falls_between_two_people_at_one_screen_where_something_is_hidden(
    visit: Visit, game: str, options: dict[str, str]
) -> None:
    both = visit()
    both.like(atOnce=True)
    both.make(game, HERE, OTHER, **options)
    both.sit()
    done, secret = [], False
    for _ in range(SOME):
        done.append(both.act())
        secret = secret or any(view["secret"] for view in both.news()["views"].values())
    assert ("curtain" in done) == secret
    assert "question" in done


@each_hand
def test_behind_the_curtain_nothing_is_read_and_nothing_is_reached(
    visit: Visit, game: str, options: dict[str, str]
) -> None:
    both = visit()
    both.like(atOnce=True)
    both.make(game, HERE, OTHER, **options)
    both.sit()
    if both.ready() != "curtain":
        assert not any(view["secret"] for view in both.news()["views"].values())
        return
    expect(both.page.locator("dialog.curtain")).to_be_visible()
    for key in ("Tab", "Tab", "Escape"):
        both.page.keyboard.press(key)
        assert both.page.evaluate("document.activeElement.closest('main, aside, header')") is None
    assert both.page.evaluate(UNCOVERED) == []


@each_game
def test_somebody_joins_by_the_link_and_two_browsers_play_together(visit: Visit, game: str) -> None:
    ana, caro = visit(), visit(PHONE)
    for sitter in (ana, caro):
        sitter.like(atOnce=True)
    ana.make(game, HERE, LINK)
    ana.sit()
    link = link_of(ana, "Caro")
    caro.page.goto(link)
    caro.page.get_by_label("Your name").fill("Carolina")
    caro.page.get_by_role("button", name="Sit down").click()
    expect(caro.panel).to_be_visible()
    expect(ana.page.get_by_role("navigation", name="Players")).to_contain_text("Carolina")
    for _ in range(SOME):
        whoever_is_asked(ana, caro).act()
    assert "j#" not in caro.page.url


def link_of(ana: Sitter, name: str) -> str:
    """The link for somebody, as the menu shows it."""
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Seats and links").click()
    expect(ana.page.get_by_role("img", name=f"Link for {name} as a picture")).to_be_visible()
    link = ana.page.get_by_label(f"Link for {name}", exact=True).input_value()
    ana.page.get_by_role("button", name="Close").click()
    return link


def whoever_is_asked(*sitters: Sitter) -> Sitter:
    """The one that has something to do, as soon as one has."""
    for _ in range(PATIENCE // 20):
        for sitter in sitters:
            if sitter.state()[0] not in ("waiting", "over"):
                return sitter
        sitters[0].page.wait_for_timeout(20)
    raise AssertionError("nobody has anything to do")


def test_what_was_chosen_survives_a_lost_connection_in_the_middle_of_a_turn(visit: Visit) -> None:
    ana = visit()
    ana.like()
    ana.make(next(iter(GAMES)), HERE, BOT)
    ana.sit()
    while ana.state()[0] != "choice":
        ana.act()
    chosen = ana.page.locator(".choice .move").inner_text()
    ana.context.set_offline(True)
    expect(ana.page.get_by_text("Connection lost")).to_be_visible()
    ana.page.get_by_role("button", name="Do it").click()
    expect(ana.page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    ana.context.set_offline(False)
    expect(ana.page.get_by_text("Connection lost")).to_be_hidden()
    expect(ana.page.locator(".choice .move")).to_have_text(chosen)
    assert ana.act() == "choice"
    ana.act()


def test_a_table_goes_on_where_it_was_when_the_server_was_killed(visit: Visit, tmp_path: Path) -> None:
    with House(tmp_path) as own:
        ana = visit(address=own.address)
        ana.like()
        ana.make(next(iter(GAMES)), HERE, BOT)
        ana.sit()
        ana.play(9)
        while ana.state()[0] not in ("choice", "question"):
            ana.act()
        moves = ana.news()["moves"]
        own.kill()
        expect(ana.page.get_by_text("Connection lost")).to_be_visible()
        own.start()
        expect(ana.page.get_by_text("Connection lost")).to_be_hidden()
        assert ana.news()["moves"] >= moves
        ana.play(5)
