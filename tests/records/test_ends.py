"""Every golden record was chosen for the way it ends (tools/golden.py): it still ends so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hogar.kernel.record import Record
from hogar.manifest import GAMES
from tools.endings import Story
from tools.golden import GOLDEN, Golden

FOLDER = Path(__file__).parent
CHOSEN = [(game, golden) for game, wanted in GOLDEN.items() for golden in wanted]


def told(game: str, golden: Golden) -> Story:
    record = Record(GAMES[game], json.loads((FOLDER / game / f"{golden.name}.json").read_text(encoding="utf-8")))
    positions = list(record.positions())
    return Story(record.first, [played for played, _ in positions if played is not None], positions[-1][1])


@pytest.mark.parametrize(("game", "golden"), CHOSEN, ids=[f"{game}-{golden.name}" for game, golden in CHOSEN])
def test_a_golden_record_ends_as_it_was_chosen_to(game: str, golden: Golden) -> None:
    assert golden.ends(told(game, golden))


@pytest.mark.parametrize("game", GOLDEN)
def test_every_golden_record_is_one_that_the_tool_makes(game: str) -> None:
    assert {path.stem for path in (FOLDER / game).glob("*.json")} == {golden.name for golden in GOLDEN[game]}
