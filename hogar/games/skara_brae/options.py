"""What a table of Skara Brae may choose."""

from __future__ import annotations

from typing import ClassVar

from hogar.kernel.codec import Codec, Flag, Whole
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Options


class SkaraBraeOptions(Options):
    """Special tiles to choose from (SB-24, SB-25), the solo game (SB-32 to SB-34, SB-87) and one ruling (SB-178)."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "special_tiles": Whole(2, 3),
        "objectives": Whole(1, 8),
        "tasks": Whole(4, 10),
        "hands_ahead": Flag(),
        "purchase_must_differ": Flag(),
    }

    def __init__(self) -> None:
        super().__init__()
        self.special_tiles = 2
        self.objectives = 1
        self.tasks = 4
        self.hands_ahead = False
        self.purchase_must_differ = True

    def check(self, players: int) -> None:
        if self.special_tiles == 3 and players > 2:
            raise Invalid("invalid.option_players", {"option": "special_tiles", "players": players}, "SB-25")
        solo = {
            "objectives": ("SB-34", self.objectives > 1),
            "tasks": ("SB-34", self.tasks > 4),
            "hands_ahead": ("SB-87", self.hands_ahead),
        }
        for option, (clause, changed) in solo.items():
            if changed and players > 1:
                raise Invalid("invalid.option_players", {"option": option, "players": players}, clause)
