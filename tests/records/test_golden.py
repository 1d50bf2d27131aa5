"""Golden records (tools/golden.py): matches that must replay, move by move, to the end that they had."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hogar.kernel.record import Record
from hogar.manifest import GAMES
from tools.golden import GOLDEN

FOLDER = Path(__file__).parent
PATHS = sorted(FOLDER.glob("*/*.json"))


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def of_skara_brae() -> list[Any]:
    return [read(path) for path in PATHS if path.parent.name == "skara_brae"]


def result(game: str, name: str) -> Any:
    return read(FOLDER / game / f"{name}.json")["result"]


def totals(result: Any) -> list[int]:
    return [sheet["total"] for sheet in result["scores"]]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_end(path: Path) -> None:
    data = read(path)
    record = Record(GAMES[path.parent.name], data)
    assert len(record.replay()) == len(data["moves"])
    assert data["result"] is not None
    assert str(len(data["moves"])) in data["keys"]


@pytest.mark.parametrize("game", GOLDEN)
def test_every_number_of_players_of_a_game_has_a_golden_record(game: str) -> None:
    found = {read(path)["players"] for path in PATHS if path.parent.name == game}
    assert found == set(GAMES[game].players)


def test_every_option_of_skara_brae_has_a_golden_record() -> None:
    options = [(data["players"], data["options"]) for data in of_skara_brae()]
    assert {players for players, chosen in options if chosen["special_tiles"] == 3} == {1, 2}
    assert any(chosen["hands_ahead"] for _, chosen in options)
    assert any(chosen["objectives"] == 8 and chosen["tasks"] == 10 for _, chosen in options)
    assert any(not chosen["purchase_must_differ"] for _, chosen in options)


def test_every_way_to_end_skara_brae_has_a_golden_record() -> None:
    assert totals(result("skara_brae", "solo-win"))[0] >= 45
    assert totals(result("skara_brae", "solo-loss"))[0] < 45
    tied = result("skara_brae", "two-players-tie")
    assert len(set(totals(tied))) == 1
    assert sorted(tied["ranking"]) == [1, 2]


def test_a_tie_of_caverna_has_a_golden_record_and_is_shared() -> None:
    tied = result("caverna", "two-players-tie")
    assert len(set(totals(tied))) == 1
    assert tied["ranking"] == [1, 1]
