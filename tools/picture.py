"""Draws the picture of the README: a table of Skara Brae in the terminal, in the middle of a match.

    python tools/picture.py [FILE]

The match is played by two bots from a fixed seed, so that the picture changes only when the drawing does.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from hogar.bots.bot import Budget
from hogar.bots.greedy import Greedy
from hogar.cli.boards import Sight, drawing_of
from hogar.cli.choices import Choices
from hogar.cli.words import words_for
from hogar.games.skara_brae.game import SKARA_BRAE
from hogar.games.skara_brae.table import Table
from hogar.kernel.decision import Decision
from hogar.kernel.match import Match
from hogar.kernel.rng import Rng
from hogar.kernel.view import View

FILE = Path("docs/images/play.svg")
NAMES = ["Ana", "Bea"]
SEED = 8
WIDTH = 114
ROUND, TURN = 3, 2
POSITIONS = 300

# Colours of a dark terminal: the background, the text, the eight colours, the eight bright ones.
THEME = TerminalTheme(
    (24, 26, 31),
    (214, 210, 200),
    [(40, 42, 48), (224, 108, 96), (140, 190, 110), (222, 180, 92), (104, 160, 220), (198, 130, 200), (94, 186, 190),
     (214, 210, 200)],
    [(128, 130, 136), (240, 130, 116), (160, 210, 130), (240, 200, 110), (130, 180, 236), (216, 150, 216),
     (116, 206, 210), (240, 236, 226)],
)  # fmt: skip

SVG = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" xml:space="preserve"
  role="img" aria-label="A table of Skara Brae in the terminal">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main(file: Path) -> None:
    """Play to the middle of the match and draw what Ana sees there."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    draw(console, position())
    file.parent.mkdir(parents=True, exist_ok=True)
    picture = console.export_svg(title="hogar play", theme=THEME, code_format=SVG, unique_id="hogar")
    file.write_text(picture, encoding="utf-8")
    print(f"{file}: {file.stat().st_size} bytes")


def position() -> Decision:
    """The moment at which Ana places a worker in the middle of the match."""
    match, rng, bot = Match(SKARA_BRAE.start(len(NAMES)), Rng(SEED), NAMES), Rng(SEED), Greedy(POSITIONS)
    while True:
        match.confirm()
        decision = match.state.decision()
        assert decision is not None
        state = match.state
        assert isinstance(state, Table)
        asked = decision.asked()
        place = decision.seat == 0 and asked is not None and asked.id == "ask.place"
        if (state.round, state.turn) >= (ROUND, TURN) and place and state.boards[0].large_on:
            return decision
        match.enter(decision, bot.choose(View(state, decision.seat), Budget(), rng))


def draw(console: Console, decision: Decision) -> None:
    """The table, the question and the moves, as `hogar play` shows them."""
    words = words_for("en", "skara_brae", NAMES, ("seat", *drawing_of("skara_brae").NAMES))
    sight = Sight(View(decision.state, decision.seat).masked, decision.seat, words, WIDTH)
    asked = decision.asked()
    assert asked is not None
    question = Text.assemble(("Ana: ", "bold yellow"), (words.text(asked), "bold"), (f" [{decision.clause()}]", "dim"))
    console.print(drawing_of("skara_brae").table(sight), question, markup=False, highlight=False)
    console.print(Choices(decision, words, lambda move: "").lines(WIDTH), Text("> "), highlight=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FILE)
