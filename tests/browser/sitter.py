"""Somebody at a browser: makes tables, sits at them, plays by clicking."""

from __future__ import annotations

import json
import random
import secrets
from typing import Any

from playwright.sync_api import BrowserContext, ElementHandle, Locator, Page, expect

HERE = {"kind": "here", "name": "Ana"}
OTHER = {"kind": "here", "name": "Bea"}
LINK = {"kind": "link", "name": "Caro"}
BOT = {"kind": "bot", "bot": "random"}
MOST = 4000
MOST_TABS = 150
PATIENCE = 20_000
"""So many milliseconds a page or a bot may take."""

STATE = """() => {
    const there = (what) => document.querySelector(what) !== null;
    const table = document.querySelector('.table');
    if (!table) return null;
    const what = there('dialog.curtain') ? 'curtain' : there('.panel .choice .main:enabled') ? 'choice'
        : there('.panel > .main:enabled') ? 'end' : there('.moves .move') ? 'question'
        : there('.ending') ? 'over' : 'waiting';
    const count = (which) => document.querySelectorAll(which).length;
    const text = (which) => document.querySelector(which)?.textContent;
    const seen = [what, table.dataset.version, count('.aimed'), count('.moves .move'),
        text('.choice .move'), text('.asked')];
    return [what, seen.join('|')];
}"""
"""What is to be done now, and what tells this moment from another."""
READY = (
    f"(before) => {{ const [what, seen] = ({STATE})() ?? []; return what && what !== 'waiting' && seen !== before; }}"
)


class Sitter:
    """A browser of somebody's own, with a page at a table or before one."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.table = ""
        self.rng = random.Random(1)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def like(self, **settings: Any) -> None:
        """Sets what a person likes before a page opens: theme, still, atOnce."""
        kept = json.dumps(json.dumps({"still": True, **settings}))
        self.context.add_init_script(f"localStorage.setItem('hogar.settings', {kept})")

    # Through the API: what a test needs before it looks.

    def ask(self, path: str, body: Any = None) -> Any:
        """What the server answers this browser; it waits where it asked too often."""
        address, request = f"{self.address}/api{path}", self.context.request
        while True:
            answer = request.get(address) if body is None else request.post(address, data=body)
            if answer.status != 429:
                break
            self.page.wait_for_timeout(200)
        assert answer.ok, (path, answer.status, answer.text()[:500])
        return answer.json()

    def make(self, game: str, *seats: dict[str, str], **options: Any) -> str:
        """Makes a table."""
        self.ask("/me")
        self.table = self.ask("/tables", {"game": game, "seats": list(seats), "options": options})["table"]
        return self.table

    def news(self) -> dict[str, Any]:
        """What this browser may know of its table."""
        found: dict[str, Any] = self.ask(f"/tables/{self.table}")
        return found

    def advance(self, moves: int = MOST) -> None:
        """Plays any legal moves for the seats that this browser holds, so many or to the end."""
        played = 0
        while played < moves and not (news := self.news())["over"]:
            played += self.advance_once(news)

    def advance_once(self, news: dict[str, Any]) -> bool:
        """Plays one move, or ends a turn; says whether there was something to do."""
        wish: dict[str, Any] = {"request": secrets.token_urlsafe(12)}
        for seat in news["confirm"]:
            self.ask(f"/tables/{self.table}/confirm", {**wish, "seat": seat, "version": news["version"]})
            return True
        for seat, view in news["views"].items():
            for decision in view["decisions"]:
                move = self.rng.choice(decision["moves"])["text"]
                played = {"seat": int(seat), "version": decision["version"], "move": move}
                self.ask(f"/tables/{self.table}/moves", {**wish, **played})
                return True
        return False

    # Through the page.

    def go(self, path: str) -> None:
        """Opens an address of the app."""
        self.page.goto(self.address + path)
        expect(self.page.locator("h1, h2").first).to_be_visible()

    def sit(self, query: str = "") -> None:
        """Opens the table."""
        self.go(f"/t/{self.table}{query}")
        expect(self.panel).to_be_visible()

    @property
    def panel(self) -> Locator:
        """What is asked now, or the replay."""
        return self.page.locator("#side > section").first

    def state(self) -> tuple[str, str]:
        """What is to be done now, and what tells this moment from another."""
        what, seen = self.page.evaluate(STATE)
        return what, seen

    def ready(self, before: str = "") -> str:
        """Waits until there is something to do that was not there before; says what."""
        self.page.wait_for_function(READY, arg=before)
        return self.state()[0]

    def act(self) -> str:
        """Does one thing, as a person does it; says what it was."""
        what = self.ready()
        before = self.state()[1]
        if what == "over":
            return what
        deeds = {"curtain": "dialog.curtain .main", "choice": ".panel .choice .main", "end": ".panel > .main"}
        if what == "question":
            self.answer()
        else:
            self.page.locator(deeds[what]).click()
        self.ready_or_waiting(before)
        return what

    def ready_or_waiting(self, before: str) -> None:
        """Waits until a click has shown."""
        self.page.wait_for_function(f"(before) => (({STATE})() ?? [])[1] !== before", arg=before)

    def answer(self) -> None:
        """Points at something that glows where anything does, else takes a move from the list."""
        listed = self.page.locator(".moves .move")
        narrowed = self.page.locator("#main .aimed").count() > 0
        glowing = [] if narrowed else self.glowing()
        if glowing:
            self.rng.choice(glowing).click()
        else:
            listed.nth(self.rng.randrange(listed.count())).click()

    def glowing(self) -> list[ElementHandle]:
        """The things on the table that may be pointed at now."""
        return self.page.query_selector_all("#main .legal")

    def press(self) -> str:
        """Does one thing with the keyboard alone; says what it was."""
        what = self.ready()
        before = self.state()[1]
        if what == "over":
            return what
        if what == "question":
            self.reach("document.activeElement.matches('.moves .move, #main .legal')")
            if self.rng.random() < 0.5:
                self.page.keyboard.press("ArrowDown")
        else:
            self.reach("document.activeElement.matches('.curtain .main, .choice .main, .panel > .main')")
        self.page.keyboard.press("Enter")
        self.ready_or_waiting(before)
        return what

    def reach(self, there: str) -> None:
        """Goes on with the Tab key until the focus is there."""
        for _ in range(MOST_TABS):
            self.page.evaluate("new Promise((shown) => requestAnimationFrame(() => shown(true)))")
            if self.page.evaluate(there):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {there}")

    def play(self, actions: int = MOST) -> str:
        """Plays by clicking, so many things or to the end; says what the last was."""
        done = ""
        for _ in range(actions):
            done = self.act()
            if done == "over":
                break
        return done
