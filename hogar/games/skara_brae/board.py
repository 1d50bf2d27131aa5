"""What lies before one player: storage and slider, tiles, tracks, cards and workers; and what all of it counts for."""

from __future__ import annotations

from typing import Any, ClassVar

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import LAST_FURNISH, LAST_SLIDER, LAST_TRADE, STORAGE_ROWS
from hogar.kernel.codec import Codec, Counts, ListOf, Mask, TupleOf, Whole, Word
from hogar.kernel.seats import UNKNOWN

COUNT = Whole(0, 99)
STANDARD_MASK = (1 << w.STANDARD_TILES) - 1


class Board:
    """One player's side of the table. `special` and `kept` are -1 while there is none (or a view hides it)."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "goods": Counts(w.GOODS, 999),
        "slider": Whole(0, LAST_SLIDER),
        "furnish": Whole(0, LAST_FURNISH),
        "trade": Whole(0, LAST_TRADE),
        "special": Word(w.TILES),
        "flipped": Mask(w.TILES),
        "settlers": ListOf(TupleOf(Word(w.CARDS), 60), 4, exactly=True),
        "village_roofs": COUNT,
        "supply_roofs": COUNT,
        "stone_balls": COUNT,
        "utensils": COUNT,
        "spindles": COUNT,
        "large_workers": Whole(0, 1),
        "small_workers": Whole(0, 3),
        "black_workers": Whole(0, 3),
        "large_ready": Whole(0, 1),
        "small_ready": Whole(0, 6),
        "large_on": Mask(w.TILES),
        "small_on": Mask(w.TILES),
        "second_small_on": Mask(w.TILES),
        "dealt": Mask(w.TILES),
        "tiles_dealt": COUNT,
        "kept": Word(w.TILES),
    }

    def __init__(self) -> None:
        self.goods: list[int] = [0] * w.GOOD_KINDS
        self.slider = 0
        self.furnish = 0
        self.trade = 0
        self.special = UNKNOWN
        self.flipped = 0
        self.settlers: list[tuple[int, ...]] = [(), (), (), ()]
        self.village_roofs = 0
        self.supply_roofs = 0
        self.stone_balls = 0
        self.utensils = 0
        self.spindles = 0
        self.large_workers = 0
        self.small_workers = 0
        self.black_workers = 0
        self.large_ready = 0
        self.small_ready = 0
        self.large_on = 0
        self.small_on = 0
        self.second_small_on = 0
        self.dealt = 0
        self.tiles_dealt = 0
        self.kept = UNKNOWN

    def clone(self) -> Board:
        """An independent copy; the stacks of settlers are tuples and shared."""
        copy = Board()
        copy.goods = self.goods.copy()
        copy.slider = self.slider
        copy.furnish = self.furnish
        copy.trade = self.trade
        copy.special = self.special
        copy.flipped = self.flipped
        copy.settlers = self.settlers.copy()
        copy.village_roofs = self.village_roofs
        copy.supply_roofs = self.supply_roofs
        copy.stone_balls = self.stone_balls
        copy.utensils = self.utensils
        copy.spindles = self.spindles
        copy.large_workers = self.large_workers
        copy.small_workers = self.small_workers
        copy.black_workers = self.black_workers
        copy.large_ready = self.large_ready
        copy.small_ready = self.small_ready
        copy.large_on = self.large_on
        copy.small_on = self.small_on
        copy.second_small_on = self.second_small_on
        copy.dealt = self.dealt
        copy.tiles_dealt = self.tiles_dealt
        copy.kept = self.kept
        return copy

    def fingerprint(self) -> tuple[Any, ...]:
        """Everything that makes two boards different."""
        return (
            tuple(self.goods),
            tuple(self.settlers),
            (self.slider, self.furnish, self.trade, self.special, self.flipped),
            (self.village_roofs, self.supply_roofs, self.stone_balls, self.utensils, self.spindles),
            (self.large_workers, self.small_workers, self.black_workers, self.large_ready, self.small_ready),
            (self.large_on, self.small_on, self.second_small_on, self.dealt, self.tiles_dealt, self.kept),
        )

    def tiles(self) -> int:
        """The mask of the player's action tiles: nine standard ones and the special one (SB-5)."""
        return STANDARD_MASK if self.special < 0 else STANDARD_MASK | 1 << self.special

    def is_back(self, tile: int) -> bool:
        """Whether a tile shows its back."""
        return bool(self.flipped >> tile & 1)

    def capacity(self) -> int:
        """The usable storage spaces (SB-36)."""
        return STORAGE_ROWS * self.slider

    def tokens(self) -> int:
        """All tokens, those beside the board among them (SB-37, SB-47)."""
        return sum(self.goods)

    def icons(self, habitat: int) -> int:
        """The icons of a habitat (SB-106)."""
        return len(self.settlers[habitat]) + (self.flipped >> (w.GATHER_SHORE + habitat) & 1)

    def settler_count(self) -> int:
        """The number of settlers."""
        return sum([len(stack) for stack in self.settlers])

    def sets(self) -> int:
        """The complete sets of settlers (SB-248)."""
        return min([len(stack) for stack in self.settlers])

    def roofs(self) -> int:
        """The roofs of both kinds (SB-94)."""
        return self.village_roofs + self.supply_roofs

    def flipped_count(self) -> int:
        """The number of flipped tiles."""
        return self.flipped.bit_count()
