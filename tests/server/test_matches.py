"""Whole matches over HTTP: every game, by chance, to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from hogar.manifest import GAMES
from tests.server.devices import HERE, OTHER, play_to_the_end, running


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    with running(tmp_path) as device:
        table = device.table(game, HERE, OTHER)
        news = play_to_the_end(device, table)
    assert news["result"]["ranking"]
