"""What a table of Caverna may choose."""

from __future__ import annotations

from typing import ClassVar

from hogar.games.caverna import words as w
from hogar.kernel.codec import Codec, Flag, Whole, Word
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Options

STANDARD = 0
INTRODUCTORY = 1
SETS = ("standard", "introductory")


class CavernaOptions(Options):
    """The furnishing set (CA-38), who begins (CA-20; 0: drawn), and how doubts are settled.

    `late_markers` reveals the harvest marker before the harvest (CA-55); `second_drift_mining` is what the board for
    6 and 7 players shows in the place of Small-scale drift mining (CA-181); `solo_limit_reached` clears solo spaces at
    the limit already, not above it (CA-336).
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "furnishings": Word(SETS, always=True),
        "start_player": Whole(0, w.MOST_SEATS),
        "late_markers": Flag(),
        "second_drift_mining": Flag(),
        "solo_limit_reached": Flag(),
    }

    def __init__(self) -> None:
        super().__init__()
        self.furnishings = STANDARD
        self.start_player = 0
        self.late_markers = False
        self.second_drift_mining = False
        self.solo_limit_reached = False

    def check(self, players: int) -> None:
        if self.start_player > players:
            raise Invalid("invalid.option_players", {"option": "start_player", "players": players}, "CA-20")
        if self.late_markers and players == 1:
            raise Invalid("invalid.option_players", {"option": "late_markers", "players": players}, "CA-32")
        if self.second_drift_mining and players < 6:
            raise Invalid("invalid.option_players", {"option": "second_drift_mining", "players": players}, "CA-181")
        if self.solo_limit_reached and players > 1:
            raise Invalid("invalid.option_players", {"option": "solo_limit_reached", "players": players}, "CA-336")
