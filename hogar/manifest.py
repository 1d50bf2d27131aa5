"""Which games there are. The only place that lists them."""

from __future__ import annotations

from typing import Any, Final

from hogar.games.agricola.game import AGRICOLA
from hogar.games.caverna.game import CAVERNA
from hogar.games.skara_brae.game import SKARA_BRAE
from hogar.games.village.game import VILLAGE
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Game

ALL: Final[list[Game[Any]]] = [AGRICOLA, CAVERNA, SKARA_BRAE, VILLAGE]
GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in ALL}


def game_named(id: str) -> Game[Any]:
    """The game with that id; raises `Invalid` with those that there are."""
    game = GAMES.get(id.lower().replace("-", "_"))
    if game is None:
        raise Invalid("invalid.no_game", {"got": id[:40], "games": ", ".join(GAMES)})
    return game
