"""Makes the golden records: matches of every kind that the rules must replay to the same end for ever.

    python tools/golden.py [GAME ...]

Where rules change on purpose, run it again and look at what differs. Each record is the first match, from seed 1 on,
that ends as its name says; greedy bots and random ones share the seats.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from hogar.bots.manifest import bot_named
from hogar.kernel.record import write_record
from hogar.kernel.rng import Rng
from hogar.kernel.state import State
from hogar.lab.playing import play_game
from hogar.lab.seeds import derived
from hogar.manifest import GAMES

RECORDS: Final = Path(__file__).parent.parent / "tests" / "records"
MOST_SEEDS: Final = 200


@dataclass(frozen=True)
class Golden:
    """One record: its name, who sits where, the options that are not the usual ones, and how it ends."""

    name: str
    bots: list[str]
    options: dict[str, Any] = field(default_factory=dict)
    ends: Callable[[State], bool] = lambda state: True


def verdict(id: str) -> Callable[[State], bool]:
    """Ends with this result."""

    def ends(state: State) -> bool:
        said = state.verdict()
        return said is not None and said.id == id

    return ends


def shared_first_place(state: State) -> bool:
    """Two seats have the same points, so that the tie-break decides."""
    totals = sorted([sheet.total for sheet in state.scores()])
    return totals[-1] == totals[-2]


GOLDEN: Final[dict[str, list[Golden]]] = {
    "skara_brae": [
        Golden("solo-win", ["greedy"], {}, verdict("verdict.win")),
        Golden("solo-loss", ["random"], {}, verdict("verdict.loss")),
        Golden("solo-three-tiles", ["greedy"], {"special_tiles": 3}),
        Golden("solo-hands-ahead", ["greedy"], {"hands_ahead": True}),
        Golden("solo-harder", ["greedy"], {"objectives": 3, "tasks": 7}),
        Golden("solo-hardest", ["random"], {"objectives": 8, "tasks": 10, "hands_ahead": True, "special_tiles": 3}),
        Golden("two-players", ["greedy", "random"]),
        Golden("two-players-greedy", ["greedy", "greedy"]),
        Golden("two-players-three-tiles", ["greedy", "random"], {"special_tiles": 3}),
        Golden("two-players-any-purchase", ["random", "greedy"], {"purchase_must_differ": False}),
        Golden("two-players-tie", ["random", "random"], {}, shared_first_place),
        Golden("three-players", ["greedy", "random", "greedy"]),
        Golden("four-players", ["greedy", "random", "greedy", "random"]),
        Golden("four-players-random", ["random", "random", "random", "random"]),
    ]
}


def made(game: str, golden: Golden) -> Any:
    """The record of the first match that ends as it should."""
    for seed in range(1, MOST_SEEDS + 1):
        record, last = match(game, golden, seed)
        if golden.ends(last):
            return record
    raise SystemExit(f"{game}: no match of {MOST_SEEDS} ends as {golden.name} should")


def match(game: str, golden: Golden, seed: int) -> tuple[Any, State]:
    """The match of a seed: its record and its last position."""
    players = len(golden.bots)
    first = GAMES[game].start(players, GAMES[game].read_options(golden.options, players))
    bots = [bot_named(name) for name in golden.bots]
    chance, thinking = Rng(derived(seed, golden.name, "chance")), Rng(derived(seed, golden.name, "bots"))
    last, moves = play_game(first, bots, chance, thinking, float("inf"))
    return write_record(first, moves, golden.bots), last


def main(games: list[str]) -> None:
    """Write the records of these games, or of all."""
    for game in games or GOLDEN:
        folder = RECORDS / game
        folder.mkdir(parents=True, exist_ok=True)
        for golden in GOLDEN[game]:
            path = folder / f"{golden.name}.json"
            path.write_text(json.dumps(made(game, golden), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            print(path.relative_to(RECORDS.parent.parent))


if __name__ == "__main__":
    main(sys.argv[1:])
