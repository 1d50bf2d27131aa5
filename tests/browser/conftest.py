"""One server and one Chromium for the tests of a worker, and as many browsers as a test asks for."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import House
from tests.browser.sitter import Sitter

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"
CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
QUIET = [
    "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip
WIDE = (1440, 900)
PHONE = (390, 844)
NARROW = (360, 740)

Visit: TypeAlias = Callable[..., Sitter]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The Chromium of this machine; without one these tests are left out, unless HOGAR_BROWSER=required."""
    built = (ROOT / "hogar" / "web" / "index.html").is_file()
    if CHROMIUM is None or not built:
        reason = "the client is not built: make web" if CHROMIUM else "there is no Chromium (apt install chromium)"
        if os.environ.get("HOGAR_BROWSER") == "required":
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET, chromium_sandbox=False)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that stays up."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def visit(chromium: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes somebody with a browser of their own; a page that failed in any of them fails the test.

    What they see when a test fails is kept in build/screenshots.
    """
    sitters: list[Sitter] = []

    def come(size: tuple[int, int] = WIDE, address: str = "", **more: Any) -> Sitter:
        usual: dict[str, Any] = {
            "viewport": {"width": size[0], "height": size[1]}, "locale": "en-GB", "service_workers": "block",
        }  # fmt: skip
        sitter = Sitter(chromium.new_context(**(usual | more)), address or house.address)
        sitters.append(sitter)
        return sitter

    failed = request.session.testsfailed
    yield come
    for number, sitter in enumerate(sitters):
        if request.session.testsfailed > failed:
            sitter.page.screenshot(path=SCREENSHOTS / f"failed-{request.node.name}-{number}.png", full_page=True)
        sitter.context.close()
    assert [error for sitter in sitters for error in sitter.errors] == []
