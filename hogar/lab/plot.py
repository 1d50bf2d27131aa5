"""A tournament as a picture: ratings with their confidence intervals, and how the points of each bot are spread."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from hogar.lab.tournament import BINS

if TYPE_CHECKING:
    from hogar.kernel.codec import Json

WIDTH: Final = 760
NAMES: Final = 110
ROW: Final = 46
TOP: Final = 40
GAP: Final = 30
RATING_END: Final = 400
SCORE_START: Final = 440
SCORE_END: Final = WIDTH - 20
BAR: Final = 30
STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#33302b}.dim{fill:#8a8378;font-size:11px}"
    ".axis{stroke:#d8d2c6}.range{stroke:#7c93a8;stroke-width:6;stroke-linecap:round}.point{fill:#274b6d}.bar{fill:#c98f4e}"
)


class Scale:
    """From figures to places across the picture."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low = low
        self.high = max(high, low + 1)
        self.start = start
        self.end = end

    def at(self, value: float) -> float:
        """Where a figure stands."""
        return round(self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start), 1)


def picture(found: Json, title: str, rating: str, points: str) -> str:
    """The picture as SVG, with its title and the headings of its two halves."""
    bots = sorted(found["bots"].items(), key=lambda item: -item[1].get("rating", 0.0))
    height = TOP + GAP + ROW * len(bots) + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">',
        f'<style>{STYLE}</style><rect width="100%" height="100%" fill="#fdfaf4"/>',
        text(20, 24, title, 'font-weight="bold"'),
    ]
    if any("rating" in bot for _, bot in bots):
        parts += [text(NAMES, TOP + 8, rating, 'class="dim"'), *rating_marks(bots, height)]
    parts += [text(SCORE_START, TOP + 8, points, 'class="dim"'), *score_bars(bots, height)]
    for place, (name, _) in enumerate(bots):
        parts.append(text(20, middle(place) + 4, name))
    return "\n".join([*parts, "</svg>\n"])


def middle(place: int) -> int:
    """The middle of a row."""
    return TOP + GAP + place * ROW + ROW // 2


def text(x: float, y: float, words: str, more: str = "") -> str:
    """Some words."""
    return f'<text x="{x}" y="{y}" {more}>{escape(words)}</text>'


def grid(scale: Scale, values: list[int], height: int) -> list[str]:
    """Lines down the picture with their figures below."""
    marks = []
    for value in values:
        x = scale.at(value)
        marks.append(f'<line class="axis" x1="{x}" y1="{TOP + GAP - 8}" x2="{x}" y2="{height - GAP}"/>')
        marks.append(text(x, height - 12, str(value), 'class="dim" text-anchor="middle"'))
    return marks


def ticks(low: float, high: float) -> list[int]:
    """Round figures between two ends, four to eight of them."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        if (high - low) / step <= 8:
            break
    first = int(-(-low // step)) * step
    return list(range(first, int(high) + 1, step))


def rating_marks(bots: list[tuple[str, Json]], height: int) -> list[str]:
    """A point and its interval for each bot."""
    rated = [(place, bot) for place, (_, bot) in enumerate(bots) if "rating" in bot]
    low, high = min([bot["low"] for _, bot in rated]), max([bot["high"] for _, bot in rated])
    scale = Scale(low, high, NAMES + 10, RATING_END - 40)
    marks = grid(scale, ticks(low, high), height)
    for place, bot in rated:
        y = middle(place)
        marks.append(
            f'<line class="range" x1="{scale.at(bot["low"])}" y1="{y}" x2="{scale.at(bot["high"])}" y2="{y}"/>'
        )
        marks.append(f'<circle class="point" cx="{scale.at(bot["rating"])}" cy="{y}" r="5"/>')
        marks.append(text(scale.at(bot["high"]) + 10, y + 4, f"{bot['rating']:.0f}"))
    return marks


def score_bars(bots: list[tuple[str, Json]], height: int) -> list[str]:
    """A small histogram for each bot, all on one scale."""
    lows = [int(low) for _, bot in bots for low in bot["histogram"]]
    if not lows:
        return []
    scale = Scale(min(lows), max(lows) + BINS, SCORE_START, SCORE_END)
    marks = grid(scale, ticks(min(lows), max(lows) + BINS), height)
    for place, (_, bot) in enumerate(bots):
        most = max(bot["histogram"].values(), default=1)
        for low, count in bot["histogram"].items():
            x, tall = scale.at(int(low)), round(BAR * count / most, 1)
            wide = round(scale.at(int(low) + BINS) - x - 1, 1)
            y = middle(place) + BAR / 2 - tall
            marks.append(f'<rect class="bar" x="{x}" y="{y}" width="{wide}" height="{tall}"/>')
    return marks
