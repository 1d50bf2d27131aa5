"""The 48 kinds of furnishing tiles, registered one by one; the rules know none of them by name.

How to write one
----------------
1. A tile is a small class in the module of its board (`rooms`, `materials`, `caves`, `parlors`, `storages`), named like
   it, with the clause in its docstring. It subclasses `Furnishing`, or `Dwelling` / `Yellow` of `plain`, and answers
   only the questions of `furnishing.Furnishing` that concern it. Most need three lines. Each question says there when
   it is asked; nothing else reaches a tile.
2. It holds no figure: those are in `self.its` (`data.Tile`): what it `gives` or `or_gives`, `takes`, for how many
   `rounds`, `each`, `worth`, `ladder`, room for `dwarfs` and `animals`. Names of goods and kinds are in `words`.
3. It keeps nothing: positions share tiles. What it needs to know it reads off the board (`table.boards[seat]`, with
   `goods`, `farm_animals()`, `ore_mines`, `dwarfs()`, `armed()`, `strengths()`, `dwellings`, `empty_fields()`,
   `grain_everywhere()` …). Gains go through `supply.gain`, `gain_all` or `plain.gain_times`; goods for later rounds
   through `supply.promise`. A tile never gives farm animals.
4. Register it below, in the order of `words.TILES`. Its name is `tile.<id>` and what it does `effect.<id>` in
   `text/en.toml` and `text/es.toml`, in our own words.
5. Tests: `tests/caverna/test_<module>.py`, one fact each, with `@clause`; `builders.at(..., mine={"furnished": [...]})`
   puts tiles on a board.

For example:

    class Quarry(Furnishing):
        # with its docstring: 1 stone for each newborn donkey kept (CA-299).
        def born(self, table: Table, seat: int, newborns: list[int]) -> None:
            gain_times(table, seat, self.its.gives, newborns[w.DONKEY_KIND])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings.caves import (
    BreedingCave,
    CookingCave,
    MiningCave,
    PeacefulCave,
    SlaughteringCave,
    WorkingCave,
)
from hogar.games.caverna.furnishings.furnishing import Furnishing
from hogar.games.caverna.furnishings.materials import (
    Blacksmith,
    Builder,
    Carpenter,
    DogSchool,
    Miner,
    Quarry,
    Seam,
    StoneCarver,
    Supplier,
    Trader,
)
from hogar.games.caverna.furnishings.parlors import Bartering, MilkingParlor, StateParlor, WeavingParlor
from hogar.games.caverna.furnishings.plain import Dwelling
from hogar.games.caverna.furnishings.rooms import (
    AdditionalDwelling,
    BreakfastRoom,
    CuddleRoom,
    GuestRoom,
    MixedDwelling,
    OfficeRoom,
    OrdinaryDwelling,
    StubbleRoom,
    WorkRoom,
)
from hogar.games.caverna.furnishings.storages import (
    BroomChamber,
    FodderChamber,
    FoodChamber,
    MainStorage,
    OreStorage,
    PrayerChamber,
    SparePartStorage,
    StoneStorage,
    SuppliesStorage,
    TreasureChamber,
    WeaponStorage,
    WritingChamber,
)

if TYPE_CHECKING:
    from hogar.games.caverna.data import CavernaEdition

KINDS: Final[list[type[Furnishing]]] = [
    OrdinaryDwelling,  # dwelling
    Dwelling,  # simple_dwelling_4_2
    Dwelling,  # simple_dwelling_3_3
    MixedDwelling,
    Dwelling,  # couple_dwelling
    AdditionalDwelling,
    CuddleRoom,
    BreakfastRoom,
    StubbleRoom,
    WorkRoom,
    GuestRoom,
    OfficeRoom,
    Carpenter,
    StoneCarver,
    Blacksmith,
    Miner,
    Builder,
    Trader,
    Supplier,  # wood_supplier
    Supplier,  # stone_supplier
    Supplier,  # ruby_supplier
    DogSchool,
    Quarry,
    Seam,
    SlaughteringCave,
    CookingCave,
    WorkingCave,
    MiningCave,
    BreedingCave,
    PeacefulCave,
    WeavingParlor,
    MilkingParlor,
    StateParlor,
    Bartering,  # hunting_parlor
    Bartering,  # beer_parlor
    Bartering,  # blacksmithing_parlor
    StoneStorage,
    OreStorage,
    SparePartStorage,
    MainStorage,
    WeaponStorage,
    SuppliesStorage,
    BroomChamber,
    TreasureChamber,
    FoodChamber,
    PrayerChamber,
    WritingChamber,
    FodderChamber,
]
"""The class of every kind, in the order of `words.TILES`."""


def furnishings(figures: CavernaEdition) -> list[Furnishing]:
    """All kinds with their figures."""
    return [kind(number, figures.tiles[number]) for number, kind in enumerate(KINDS)]


def offered(figures: CavernaEdition, introductory: bool) -> int:
    """The kinds that can be bought in a game, as a mask (CA-38)."""
    return sum(
        [1 << number for number in range(w.TILE_KINDS) if figures.tiles[number].introductory or not introductory]
    )
