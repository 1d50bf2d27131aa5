"""Draws the pictures of the docs: a table of each game in the terminal, in the middle of a match.

    python tools/picture.py [FOLDER]

The matches are played by bots from fixed seeds, so that a picture changes only when its drawing does.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from hogar.bots.bot import Budget
from hogar.bots.greedy import Greedy
from hogar.cli.boards import Sight, drawing_of
from hogar.cli.choices import Choices
from hogar.cli.words import words_for
from hogar.kernel.decision import Decision
from hogar.kernel.match import Match
from hogar.kernel.rng import Rng
from hogar.kernel.view import View
from hogar.manifest import game_named

FOLDER = Path("docs/images")
NAMES = ["Ana", "Bea"]
WIDTH = 114
POSITIONS = 300
MOMENTS = {"skara_brae": (8, "ask.place", 3), "village": (3, "ask.take", 3)}
"""For each game the seed of its match, and the first question of Ana from a round on that is drawn."""

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
  role="img" aria-label="A table in the terminal">
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


def main(folder: Path) -> None:
    """Play each game to the middle of a match and draw what Ana sees there."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in MOMENTS:
        console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
        draw(console, position(game))
        picture = console.export_svg(title="hogar play", theme=THEME, code_format=SVG, unique_id="hogar")
        file = folder / f"{game}.svg"
        file.write_text(picture, encoding="utf-8")
        print(f"{file}: {file.stat().st_size} bytes")


def position(game: str) -> Decision:
    """The moment at which Ana is asked in the middle of the match."""
    seed, question, begin = MOMENTS[game]
    match, rng, bot = Match(game_named(game).start(len(NAMES)), Rng(seed), NAMES), Rng(seed), Greedy(POSITIONS)
    while True:
        match.confirm()
        decision = match.state.decision()
        assert decision is not None
        asked = decision.asked()
        table: Any = match.state
        if table.round >= begin and decision.seat == 0 and asked is not None and asked.id == question:
            return decision
        match.enter(decision, bot.choose(View(table, decision.seat), Budget(), rng))


def draw(console: Console, decision: Decision) -> None:
    """The table, the question and the moves, as `hogar play` shows them."""
    drawing = drawing_of(decision.state.game.id)
    words = words_for("en", decision.state.game.id, NAMES, ("seat", *drawing.NAMES))
    sight = Sight(View(decision.state, decision.seat).masked, decision.seat, words, WIDTH)
    asked = decision.asked()
    assert asked is not None
    question = Text.assemble(("Ana: ", "bold yellow"), (words.text(asked), "bold"), (f" [{decision.clause()}]", "dim"))
    console.print(drawing.table(sight), question, markup=False, highlight=False)
    console.print(
        Choices(decision, words, lambda move: drawing.note(sight, move)).lines(WIDTH), Text("> "), highlight=False
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
