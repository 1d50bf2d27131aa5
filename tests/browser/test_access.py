"""For everybody: by keyboard, in Spanish, on a small screen, to a screen reader, by day and by night."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hogar.manifest import GAMES
from tests.browser.conftest import NARROW, ROOT, Visit
from tests.browser.sitter import BOT, HERE

SOME = 30
MIDDLE = 30
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RAW_ID = re.compile(r"\b[a-z_]{2,}\.[a-z_]{2,}[a-z_.]*\b")
"""What a message looks like that has no words: `web.panel.title`."""
each_game = pytest.mark.parametrize("game", GAMES)
each_theme = pytest.mark.parametrize("theme", ["light", "dark"])


@each_game
def test_turns_are_played_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    ana = visit()
    ana.like()
    ana.make(game, HERE, BOT)
    ana.sit()
    done = [ana.press() for _ in range(SOME)]
    assert {"question", "choice", "end"} <= {*done}


@each_game
def test_the_text_view_and_the_list_of_moves_are_a_way_to_play(visit: Visit, game: str) -> None:
    ana = visit()
    ana.like()
    ana.make(game, HERE, BOT)
    ana.sit("?text=1")
    expect(ana.page.get_by_role("heading", name="The table in words")).to_be_visible()
    before = ana.page.locator("#main article").inner_text()
    for _ in range(SOME):
        ana.press()
    assert ana.page.locator("#main article").inner_text() != before
    assert ana.page.locator('[aria-live="polite"]').inner_text()


@each_game
def test_everything_is_said_in_spanish(visit: Visit, game: str) -> None:
    words = tomllib.loads((ROOT / "web" / "text" / "es.toml").read_text(encoding="utf-8"))["web"]
    ana = visit(locale="es-ES")
    ana.like()
    ana.go("/")
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(words["lobby"]["title"])
    seen = [said(ana.page)]
    ana.go(f"/new/{game}")
    expect(ana.page.get_by_role("button", name=words["new"]["begin"])).to_be_enabled()
    ana.page.get_by_text(words["new"]["options"]).click()
    seen.append(said(ana.page))
    ana.make(game, HERE, BOT)
    ana.sit()
    for tab in ("log", "scores", "rules"):
        ana.play(SOME // 3)
        ana.page.get_by_role("tab", name=words["tab"][tab]).click()
        ana.page.wait_for_timeout(100)
        seen.append(said(ana.page))
    ana.sit("?text=1")
    seen.append(said(ana.page))
    assert [found for text in seen for found in RAW_ID.findall(text)] == []
    assert [word for text in seen for word in ("undefined", "NaN", "[object") if word in text] == []


def said(page: Page) -> str:
    """All that a page says, seen or read out."""
    text: str = page.evaluate("""() => [document.body.innerText,
        ...['aria-label', 'title', 'placeholder'].flatMap((name) =>
            [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)))].join(' ')""")
    return text


@each_game
def test_turns_are_played_at_a_width_of_360_pixels(visit: Visit, game: str) -> None:
    ana = visit(NARROW, has_touch=True, is_mobile=True)
    ana.like()
    ana.go("/")
    wide = [too_wide(ana.page)]
    ana.go(f"/new/{game}")
    wide.append(too_wide(ana.page))
    ana.make(game, HERE, BOT)
    ana.sit()
    done = [ana.act() for _ in range(SOME)]
    assert {"question", "choice", "end"} <= {*done}
    wide.append(too_wide(ana.page))
    ana.sit("?at=3")
    wide.append(too_wide(ana.page))
    ana.sit("?text=1")
    wide.append(too_wide(ana.page))
    assert wide == [[]] * len(wide)


def too_wide(page: Page) -> list[str]:
    """What reaches beyond the screen, if the page can be moved sideways."""
    found: list[str] = page.evaluate("""() => document.documentElement.scrollWidth <= innerWidth ? [] :
        ['page', ...[...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => `${one.tagName} ${one.getAttribute('class')}`).slice(0, 8)]""")
    return found


@each_theme
def test_axe_finds_nothing_before_the_table(visit: Visit, theme: str) -> None:
    ana = visit(color_scheme=theme)
    ana.like()
    ana.make(next(iter(GAMES)), HERE, BOT)
    ana.go("/")
    expect(ana.page.locator(".mine li")).to_have_count(1)
    found = complaints(ana.page)
    for game in GAMES:
        ana.go(f"/new/{game}")
        expect(ana.page.get_by_role("button", name="Begin")).to_be_enabled()
        ana.page.locator("summary").click()
        found += complaints(ana.page)
    ana.go("/j#nothing")
    found += complaints(ana.page)
    assert not found, "\n".join(found)


@each_theme
@each_game
def test_axe_finds_nothing_at_a_table(visit: Visit, game: str, theme: str) -> None:
    ana = visit(color_scheme=theme)
    ana.like()
    ana.make(game, HERE, BOT)
    ana.advance(MIDDLE)
    ana.sit()
    ana.ready()
    found = complaints(ana.page)
    ana.page.get_by_role("tab", name="Scores").click()
    found += complaints(ana.page, "#side")
    ana.page.get_by_role("tab", name="Rules").click()
    expect(ana.page.locator("#side summary").first).to_be_visible()
    found += complaints(ana.page, "#side")
    while ana.state()[0] != "choice":
        ana.act()
    found += complaints(ana.page, "#side")
    ana.sit("?at=9")
    found += complaints(ana.page)
    ana.sit("?text=1")
    found += complaints(ana.page)
    assert not found, "\n".join(found)


def complaints(page: Page, part: str = "body") -> list[str]:
    """What axe-core has against a page, or a part of it."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("(part) => axe.run(part, { resultTypes: ['violations'] })", part)
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in result["violations"]
        for node in one["nodes"]
    ]
