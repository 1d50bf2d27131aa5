"""Options of a game by their own names on the command line."""

from __future__ import annotations

import inspect

import pytest

from hogar.cli.app import make_app
from hogar.cli.game_options import options_in_full
from hogar.manifest import GAMES


@pytest.mark.parametrize(
    ("line", "full"),
    [
        ("bench agricola --variant family --json", "bench agricola --option variant=family --json"),
        ("bench --variant family agricola", "bench --option variant=family agricola"),
        ("play skara_brae --special-tiles=3", "play skara_brae --option special_tiles=3"),
        ("play Skara-Brae --tasks 5 --players 1", "play Skara-Brae --option tasks=5 --players 1"),
        ("play agricola --variant-tile --seed 1", "play agricola --option variant_tile=yes --seed 1"),
        ("play agricola --banned A014,B021", "play agricola --option banned=A014,B021"),
        ("play agricola --variant-tile no", "play agricola --option variant_tile=no"),
        ("play skara_brae --tasks", "play skara_brae --option tasks="),
        ("play agricola --tasks 5", "play agricola --tasks 5"),
        ("play --tasks 5", "play --tasks 5"),
        ("play agricola --option variant=family", "play agricola --option variant=family"),
    ],
)
def test_an_option_of_the_game_may_stand_under_its_own_name(line: str, full: str) -> None:
    assert options_in_full(line.split()) == full.split()


def test_no_option_of_a_game_hides_one_of_a_command() -> None:
    app = make_app("en")
    commands = [app[name].default_command for name in ("play", "simulate", "bench", "check")]
    taken = {name for command in commands if command for name in inspect.signature(command).parameters}
    assert taken >= {"players", "seed", "json"}
    assert not {name for game in GAMES.values() for name in game.options().FIELDS} & taken
