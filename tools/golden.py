"""Makes the golden records: matches of every kind that the rules must replay to the same end for ever.

    python tools/golden.py [GAME ...]

Where rules change on purpose, run it again and look at what differs. Each record is the first match, from seed 1 on,
that ends as its name says; greedy bots and random ones share the seats.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from hogar.bots.manifest import bot_named
from hogar.kernel.record import write_record
from hogar.kernel.rng import Rng
from hogar.kernel.scenario import read_scenario
from hogar.kernel.state import State
from hogar.lab.playing import play_game
from hogar.lab.seeds import derived
from hogar.manifest import GAMES
from tools import endings as e

RECORDS: Final = Path(__file__).parent.parent / "tests" / "records"
MOST_SEEDS: Final = 2000


@dataclass(frozen=True)
class Golden:
    """One record: its name, who sits where, the options that are not the usual ones, and how it ends.

    It may have figures of its own, and begin in the middle: `scenario` is what a scenario says besides the rest.
    """

    name: str
    bots: list[str]
    options: dict[str, Any] = field(default_factory=dict)
    ends: e.Ending = e.any_end
    edition: dict[str, Any] = field(default_factory=dict)
    scenario: dict[str, Any] = field(default_factory=dict)


FIGURES: Final = {"council_time": [1, 2, 3, 3], "window_grain": [1, 2, 4]}
"""What the box of La Villa may show instead (docs/village.md), as its owner would correct it."""

TWO_DEATHS: Final = {
    "at": {"moment": "turn", "seat": 1},
    "set": {
        "table": {
            "areas": {"market:plague": 1, "market:pink": 4, "market:brown": 1},
            "stalls": ["c21", "c14", "c01"],
            "queue": [],
        },
        "seats": {
            "1": {"things": {"ox": 1, "grain": 1}, "time": 8, "members": {
                "chronicle_council:1": 2, "chronicle_crafts:1": 2, "chronicle_travel:2": 2, "chronicle_church:3": 2,
                "chronicle_farm:4": 1, "grave:2": 1, "farm:4": 1}},
            "2": {"things": {"grain": 3, "green": 1}, "time": 9, "members": {
                "smithy:1": 1, "grave:1": 1, "bag:1": 2}},
        },
    },
}  # fmt: skip
"""The chronicle and the graves have one space each, and both families are about to cross the bridge at the market."""


GOLDEN: Final[dict[str, list[Golden]]] = {
    "agricola": [
        Golden("solo", ["random"]),
        Golden("solo-cards-chosen-hand", ["random"], {"variant": "cards", "choose_hand": True}),
        Golden("solo-ordered-round-cards", ["random"], {"order_round_cards": True}),
        Golden("solo-series", ["random"], {"campaign": 1, "variant": "cards"}),
        Golden("two-players", ["random", "random"]),
        Golden("two-players-tie", ["random", "random"], {}, e.shared_first_place),
        Golden("two-players-cards", ["random", "random"], {"variant": "cards"}),
        Golden("two-players-deck-a", ["random", "random"], {"variant": "cards", "decks": "a"}),
        Golden("two-players-deck-b", ["random", "random"], {"variant": "cards", "decks": "b"}),
        Golden("three-players", ["random"] * 3, {"variant_tile": True}),
        Golden("three-players-draft", ["random"] * 3, {"variant": "cards", "draft": 7}),
        Golden("four-players", ["random"] * 4, {"start_player": 3}),
        Golden("four-players-cards", ["random"] * 4, {"variant": "cards"}),
    ],
    "caverna": [
        Golden("solo", ["random"]),
        Golden("solo-greedy", ["greedy"], {"solo_limit_reached": True}),
        Golden("two-players", ["greedy", "random"]),
        Golden("two-players-introductory", ["random", "random"], {"furnishings": "introductory"}),
        Golden("two-players-tie", ["random", "random"], {}, e.shared_first_place),
        Golden("three-players", ["random"] * 3),
        Golden("three-players-late-markers", ["random"] * 3, {"late_markers": True}),
        Golden("four-players", ["random"] * 4),
        Golden("five-players", ["random"] * 5, {"start_player": 4}),
        Golden("six-players", ["random"] * 6, {"furnishings": "introductory"}),
        Golden("six-players-second-drift-mining", ["random"] * 6, {"second_drift_mining": True}),
        Golden("seven-players", ["random"] * 7),
    ],
    "skara_brae": [
        Golden("solo-win", ["greedy"], {}, e.verdict("verdict.win")),
        Golden("solo-loss", ["random"], {}, e.verdict("verdict.loss")),
        Golden("solo-three-tiles", ["greedy"], {"special_tiles": 3}),
        Golden("solo-hands-ahead", ["greedy"], {"hands_ahead": True}),
        Golden("solo-harder", ["greedy"], {"objectives": 3, "tasks": 7}),
        Golden("solo-hardest", ["random"], {"objectives": 8, "tasks": 10, "hands_ahead": True, "special_tiles": 3}),
        Golden("two-players", ["greedy", "random"]),
        Golden("two-players-greedy", ["greedy", "greedy"]),
        Golden("two-players-three-tiles", ["greedy", "random"], {"special_tiles": 3}),
        Golden("two-players-any-purchase", ["random", "greedy"], {"purchase_must_differ": False}),
        Golden("two-players-tie", ["random", "random"], {}, e.shared_first_place),
        Golden("three-players", ["greedy", "random", "greedy"]),
        Golden("four-players", ["greedy", "random", "greedy", "random"]),
        Golden("four-players-random", ["random", "random", "random", "random"]),
    ],
    "village": [
        Golden("two-players", ["greedy", "random"]),
        Golden("two-players-greedy", ["greedy", "greedy"], {"start_player": 2}),
        Golden("three-players", ["greedy", "random", "greedy"]),
        Golden("four-players", ["greedy", "random", "greedy", "random"]),
        Golden("chronicle-full-two-players", ["random"] * 2, {}, e.only_chronicle_full),
        Golden("chronicle-full-three-players", ["random"] * 3, {}, e.only_chronicle_full),
        Golden("chronicle-full-four-players", ["random"] * 4, {}, e.only_chronicle_full),
        Golden("graves-full-two-players", ["random"] * 2, {}, e.only_graves_full),
        Golden("graves-full-three-players", ["random"] * 3, {}, e.only_graves_full),
        Golden("graves-full-four-players", ["random"] * 4, {}, e.only_graves_full),
        Golden("own-market-day", ["random"] * 3, {}, e.on_own_market_day),
        Golden("another-s-market-day", ["random"] * 3, {}, e.on_another_s_market_day),
        Golden("plague-of-the-market", ["random"] * 2, {}, e.after_own_market_day),
        Golden("initiator-too-late", ["random"] * 2, {"start_player": 1}, e.initiator_follows, scenario=TWO_DEATHS),
        Golden("free-last-turns", ["random"] * 4, {}, e.free_last_turns),
        Golden("somebody-removed", ["random"] * 3, {}, e.somebody_removed),
        Golden("own-figures", ["greedy", "random"], edition=FIGURES),
        Golden("round-limit", ["random"] * 2, {"round_limit": 2}, e.verdict("verdict.broken_off")),
        Golden("tie-customers", ["random"] * 2, {}, e.tied_as_far_as(1)),
        Golden("tie-living", ["random"] * 2, {}, e.tied_as_far_as(2)),
        Golden("tie-shared", ["random"] * 4, {}, e.tied_as_far_as(3)),
    ],
}


def made(game: str, golden: Golden) -> Any:
    """The record of the first match that ends as it should."""
    for seed in range(1, MOST_SEEDS + 1):
        story = match(game, golden, seed)
        if golden.ends(story):
            return write_record(story.first, story.moves, golden.bots)
    raise SystemExit(f"{game}: no match of {MOST_SEEDS} ends as {golden.name} should")


def match(game: str, golden: Golden, seed: int) -> e.Story:
    """The match of a seed."""
    players = len(golden.bots)
    first = beginning(game, golden, players)
    bots = [bot_named(name) for name in golden.bots]
    chance, thinking = Rng(derived(seed, golden.name, "chance")), Rng(derived(seed, golden.name, "bots"))
    last, moves = play_game(first, bots, chance, thinking, float("inf"))
    return e.Story(first, moves, last)


def beginning(name: str, golden: Golden, players: int) -> State:
    """The position that a match begins with."""
    game = GAMES[name]
    if golden.scenario:
        header = {"game": name, "players": players, "options": golden.options, "seed": 1}
        return read_scenario(game, header | golden.scenario)
    edition = game.read_edition(game.edition().to_json() | golden.edition)
    start: State = game.start(players, game.read_options(golden.options, players), edition)
    return start


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
