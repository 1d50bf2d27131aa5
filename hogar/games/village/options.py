"""What a table of La Villa may choose."""

from __future__ import annotations

from typing import ClassVar

from hogar.games.village import words as w
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Options


class VillageOptions(Options):
    """Who begins (VI-23; 0: drawn) and after how many rounds a game is broken off (VI-196; 0: never)."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "start_player": Whole(0, w.MOST_SEATS),
        "round_limit": Whole(0, 99),
    }

    def __init__(self) -> None:
        super().__init__()
        self.start_player = 0
        self.round_limit = 0

    def check(self, players: int) -> None:
        if self.start_player > players:
            raise Invalid("invalid.option_players", {"option": "start_player", "players": players}, "VI-23")
