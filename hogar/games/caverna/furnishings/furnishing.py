"""What a furnishing tile can do: the questions that the rules ask it. Every answer here is that of a plain tile.

The rules never name a tile. They ask: what room does it offer, what does it take off a price, what can be exchanged,
what happens when it is built, when a round begins, when something is received or born, when a family is fed, at the
end. A kind of tile answers what concerns it, with the figures of its `Tile` in the edition (`self.its`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.caverna import words as w
from hogar.games.caverna.data import Tile
from hogar.kernel.message import Message
from hogar.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table
    from hogar.parts.housing import Place
    from hogar.parts.payment import Exchange, Swap

# Standing rules: bits of `Board.rules`, asked by the steps that they change.
BOTH_HALVES: Final = 1 << 0
"""Either … or becomes and/or (CA-282)."""
OVERHANG: Final = 1 << 1
"""Twin tiles may stick out over the outer edge (CA-286)."""
DISARM: Final = 1 << 2
"""Weapons may be given up at any time (CA-307)."""

NOTHING: Final[list[int]] = [0] * w.GOOD_KINDS
PLAIN: Final = Tile()


@mypyc_attr(allow_interpreted_subclasses=True)
class Furnishing:
    """A kind of furnishing tile in a game. `number` is its id in `words.TILES`, `its` are its figures."""

    def __init__(self, number: int = 0, its: Tile = PLAIN) -> None:
        self.number = number
        self.its = its

    # What it is.

    def colour(self) -> int:
        """The colour of its name: `words.ORANGE` (dwellings), `GREEN` or `YELLOW`."""
        return w.GREEN

    def effect(self) -> Message:
        """What it does, for people to read."""
        return Message(f"effect.{w.TILES[self.number]}")

    def unlimited(self) -> bool:
        """Whether there is any number of it (CA-13)."""
        return False

    def over(self) -> int:
        """The kind on top of which it must be built by whoever owns that one (CA-295); `words.NO_TILE` for none."""
        return w.NO_TILE

    # Standing rules; asked when tiles change, and remembered on the board.

    def rules(self) -> int:
        """The standing rules that it brings: `BOTH_HALVES`, `OVERHANG`, `DISARM`."""
        return 0

    def heeds(self) -> int:
        """The goods whose receipt it wants to hear of (see `received`), as a mask: `1 << words.DOG`."""
        return 0

    def dwarf_room(self) -> int:
        """How many dwarfs it offers room to (CA-153)."""
        return self.its.dwarfs

    def sixth_room(self) -> int:
        """How many dwarfs beyond the usual five it offers room to (CA-156)."""
        return 0

    def food_for_animal(self) -> int:
        """How much more food each farm animal turns into (CA-301)."""
        return 0

    def discount(self, purpose: int) -> list[int]:
        """What it takes off a price: for `FOR_FURNISHING`, `FOR_FENCES` (an action), `FOR_STABLE` or `FOR_FORGING`."""
        return NOTHING

    def swaps(self) -> list[Swap]:
        """What may be paid in the place of parts of the price of a furnishing tile, after all discounts (CA-354)."""
        return []

    def exchanges(self) -> list[Exchange]:
        """What may be exchanged at any time, any number of times; the ways of it in a fixed order."""
        return []

    # Room; asked when somebody needs to know.

    def places(self, board: Board) -> list[Place]:
        """Where its owner may keep farm animals besides (CA-225). Kinds are masks of `words.SHEEP_KIND` and so on."""
        return []

    def sites(self, board: Board) -> int:
        """The cells, besides caverns, on which its owner may place furnishing tiles, if no tile is there (CA-281)."""
        return 0

    # What happens.

    def built(self, table: Table, seat: int, cell: int) -> None:
        """It was just placed on a cell, after its cost was paid: one-time effects (use `supply.gain`)."""

    def round_begins(self, table: Table, seat: int) -> None:
        """A round is about to begin, before its card is revealed (CA-52)."""

    def received(self, table: Table, seat: int, good: int, number: int) -> None:
        """Its owner received goods or dogs that it heeds."""

    def born(self, table: Table, seat: int, newborns: list[int]) -> None:
        """Its owner kept newborn farm animals: how many of each kind; in a harvest after the feeding (CA-306)."""

    def stuck_out(self, table: Table, seat: int) -> None:
        """Its owner laid a twin tile over the outer edge of the board (CA-286)."""

    # Feeding.

    def meals(self) -> list[list[int]]:
        """What may feed one dwarf, each in the place of the food due for him, once per feeding (CA-303)."""
        return []

    def food_saved(self, board: Board) -> int:
        """How much less food is due in a feeding, asked at the moment of paying (CA-304)."""
        return 0

    # The end.

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        """Its points at the end beside the printed ones (CA-325)."""
        return 0

    def cancels(self) -> int:
        """How many negative points it cancels (CA-316)."""
        return 0
