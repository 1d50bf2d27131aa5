"""What a table of Agricola may choose."""

from __future__ import annotations

from typing import ClassVar

from hogar.games.agricola import words as w
from hogar.kernel.codec import Codec, Flag, Whole, Word
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Options

FAMILY = 0
VARIANTS = ("family",)


class AgricolaOptions(Options):
    """The variant (AG-309), who begins (AG-14; 0: drawn), the tile (AG-317), the order of the round cards (AG-330).

    `campaign` is which game of a series of solo games it is (AG-336; 0: none), `campaign_food` what the last one left
    for it (AG-341).
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "variant": Word(VARIANTS, always=True),
        "start_player": Whole(0, w.MOST_SEATS),
        "variant_tile": Flag(),
        "order_round_cards": Flag(),
        "campaign": Whole(0, 99),
        "campaign_food": Whole(0, 99),
    }

    def __init__(self) -> None:
        super().__init__()
        self.variant = FAMILY
        self.start_player = 0
        self.variant_tile = False
        self.order_round_cards = False
        self.campaign = 0
        self.campaign_food = 0

    def check(self, players: int) -> None:
        if self.start_player > players:
            raise Invalid("invalid.option_players", {"option": "start_player", "players": players}, "AG-14")
        if self.variant_tile and players == 1:
            raise Invalid("invalid.option_players", {"option": "variant_tile", "players": players}, "AG-361")
        solo = {"order_round_cards": (self.order_round_cards, "AG-330"), "campaign": (self.campaign > 0, "AG-337")}
        for option, (chosen, clause) in solo.items():
            if chosen and players > 1:
                raise Invalid("invalid.option_players", {"option": option, "players": players}, clause)
        if self.campaign_food and self.campaign < 2:
            raise Invalid("invalid.campaign_food", {"food": self.campaign_food}, "AG-341")

    def family(self) -> bool:
        """Whether the game is played without hand cards (AG-309)."""
        return self.variant == FAMILY

    def cards(self) -> bool:
        """Whether the game is played with hand cards."""
        return self.variant != FAMILY
