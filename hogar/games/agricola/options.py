"""What a table of Agricola may choose."""

from __future__ import annotations

from typing import ClassVar

from hogar.games.agricola import words as w
from hogar.kernel.codec import Codec, Flag, Listed, Whole, Word
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Options

FAMILY = 0
WITH_CARDS = 1
VARIANTS = ("family", "cards")
BOTH_DECKS = 0
DECKS = ("both", "a", "b")
LEAST_DRAFTED = 7
MOST_DRAFTED = 9
MOST_PERMANENT = 7


class AgricolaOptions(Options):
    """The variant (AG-309), who begins (AG-14; 0: drawn), the tile (AG-317), the order of the round cards (AG-330).

    `campaign` is which game of a series of solo games it is (AG-336; 0: none), `campaign_food` what the last one left
    for it (AG-341).

    With hand cards: from which `decks` is dealt, whether the hands are drafted and out of how many cards of each kind
    (`draft`; 0: dealt, AG-28, AG-29), which cards are `banned`: never dealt, whether a solo player chooses the hand
    (AG-329), and which occupations are `permanent` in a series of solo games (AG-339).
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "variant": Word(VARIANTS, always=True),
        "start_player": Whole(0, w.MOST_SEATS),
        "decks": Word(DECKS, always=True),
        "draft": Whole(0, MOST_DRAFTED),
        "banned": Listed(w.CARDS, w.CARD_KINDS),
        "choose_hand": Flag(),
        "variant_tile": Flag(),
        "order_round_cards": Flag(),
        "campaign": Whole(0, 99),
        "campaign_food": Whole(0, 99),
        "permanent": Listed(w.CARDS, MOST_PERMANENT),
    }

    def __init__(self) -> None:
        super().__init__()
        self.variant = FAMILY
        self.start_player = 0
        self.decks = BOTH_DECKS
        self.draft = 0
        self.banned: tuple[int, ...] = ()
        self.choose_hand = False
        self.variant_tile = False
        self.order_round_cards = False
        self.campaign = 0
        self.campaign_food = 0
        self.permanent: tuple[int, ...] = ()

    def check(self, players: int) -> None:
        if self.start_player > players:
            raise Invalid("invalid.option_players", {"option": "start_player", "players": players}, "AG-14")
        if self.variant_tile and players == 1:
            raise Invalid("invalid.option_players", {"option": "variant_tile", "players": players}, "AG-361")
        solo = {
            "order_round_cards": (self.order_round_cards, "AG-330"),
            "campaign": (self.campaign > 0, "AG-337"),
            "choose_hand": (self.choose_hand, "AG-329"),
        }
        for option, (chosen, clause) in solo.items():
            if chosen and players > 1:
                raise Invalid("invalid.option_players", {"option": option, "players": players}, clause)
        if self.draft and (players == 1 or self.draft < LEAST_DRAFTED):
            raise Invalid("invalid.draft", {"least": LEAST_DRAFTED, "most": MOST_DRAFTED, "players": players}, "AG-29")
        if self.family() and (self.decks or self.draft or self.choose_hand or self.banned or self.permanent):
            raise Invalid("invalid.family_cards", {}, "AG-309")
        if self.campaign_food and self.campaign < 2:
            raise Invalid("invalid.campaign_food", {"food": self.campaign_food}, "AG-341")

        self.check_permanent()

    def check_permanent(self) -> None:
        """One occupation for each goal reached in the games before (AG-339)."""
        if any(w.kind_of(card) != w.OCCUPATIONS or card in self.banned for card in self.permanent):
            raise Invalid("invalid.permanent_kind", {}, "AG-339")
        if len(self.permanent) > max(0, self.campaign - 1):
            raise Invalid("invalid.permanent", {"cards": len(self.permanent)}, "AG-339")

    def family(self) -> bool:
        """Whether the game is played without hand cards (AG-309)."""
        return self.variant == FAMILY

    def cards(self) -> bool:
        """Whether the game is played with hand cards."""
        return self.variant != FAMILY
