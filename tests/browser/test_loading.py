"""How much comes over the wire, and how soon there is something to do."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from hogar.manifest import GAMES
from tests.browser.conftest import PHONE, SCREENSHOTS, WIDE, Visit
from tests.browser.sitter import BOT, HERE, Sitter

MOST_BYTES = 250_000
MIDDLE = 45
each_game = pytest.mark.parametrize("game", GAMES)


def test_the_lobby_comes_in_less_than_250_kb(visit: Visit) -> None:
    ana = visit()
    loaded = counting(ana)
    ana.go("/")
    expect(ana.page.locator(".game svg")).to_have_count(len(GAMES))
    ana.page.wait_for_load_state("networkidle")
    print(f"lobby: {sum(loaded)} bytes in {len(loaded)} answers")
    assert 10_000 < sum(loaded) < MOST_BYTES


def counting(sitter: Sitter) -> list[float]:
    """The bytes of each answer from now on, as they came over the wire."""
    loaded: list[float] = []
    session: Any = sitter.context.new_cdp_session(sitter.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    return loaded


def test_the_app_can_be_installed_and_opens_without_the_server(visit: Visit) -> None:
    ana = visit(service_workers="allow")
    ana.go("/")
    manifest = ana.context.request.get(f"{ana.address}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert ana.context.request.get(ana.address + icon["src"]).ok
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.page.reload()
    expect(ana.page.locator(".game").first).to_be_visible()
    ana.context.set_offline(True)
    ana.page.reload()
    expect(ana.page.get_by_role("alert")).to_contain_text("The server cannot be reached")


@each_game
def test_pictures_of_a_table_are_made(visit: Visit, game: str) -> None:
    ana = visit()
    ana.like()
    ana.make(game, HERE, BOT)
    ana.advance(MIDDLE)
    begun = time.monotonic()
    ana.sit()
    ana.ready()
    seconds = {"game": game, "seconds": round(time.monotonic() - begun, 3)}
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    (SCREENSHOTS / f"{game}.json").write_text(json.dumps(seconds) + "\n")
    for theme in ("light", "dark"):
        ana.page.emulate_media(color_scheme=theme)
        for width, height in (WIDE, PHONE):
            ana.page.set_viewport_size({"width": width, "height": height})
            ana.page.wait_for_timeout(100)
            ana.page.screenshot(path=SCREENSHOTS / f"{game}-{width}x{height}-{theme}.png")
