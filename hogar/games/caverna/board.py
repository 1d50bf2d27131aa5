"""What belongs to one player: home board, supply, dwarfs, furnishing tiles; and what follows from those."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.caverna import home
from hogar.games.caverna import words as w
from hogar.games.caverna.home import CELLS, Crops
from hogar.kernel.codec import Codec, Counts, Flag, ListOf, Mask, Thing, Whole, Word
from hogar.parts.grid import count, members
from hogar.parts.housing import Housing, Place, housing

if TYPE_CHECKING:
    from hogar.games.caverna.data import CavernaEdition
    from hogar.games.caverna.furnishings.furnishing import Furnishing
    from hogar.parts.payment import Exchange, Swap

CELL_MASK: Final = Mask(CELLS, always=True)
CELL: Final = Word(CELLS, always=True)
SPACE: Final = Word(w.SPACES, always=True)
NO_HOUSING: Final = housing([], w.ANIMAL_KINDS)
NO_GOODS: Final[list[int]] = [0] * w.GOOD_KINDS
NO_PRICES: Final[list[list[int]]] = [NO_GOODS] * w.PURPOSES


class Furnished:
    """A furnishing tile on a cell; it never changes."""

    FIELDS: ClassVar[dict[str, Codec]] = {"cell": CELL, "tile": Word(w.TILES, always=True)}

    def __init__(self, cell: int = 0, tile: int = 0) -> None:
        self.cell = cell
        self.tile = tile


class Delivery:
    """What a tile gives at the beginning of so many rounds to come (CA-296); it never changes."""

    FIELDS: ClassVar[dict[str, Codec]] = {"tile": Word(w.TILES, always=True), "rounds": Whole(1, 99)}

    def __init__(self, tile: int = 0, rounds: int = 1) -> None:
        self.tile = tile
        self.rounds = rounds


class Trade:
    """An exchange that a tile of somebody's allows at any time, the first or second way of it."""

    def __init__(self, tile: int, way: int, exchange: Exchange) -> None:
        self.tile = tile
        self.way = way
        self.exchange = exchange


class Board:
    """One player's side of the table.

    `goods` are the supply and the animals; where those stand is not kept, only whether they can (CA-350). Masks of
    cells say what terrain lies where; a furnishing tile stands on its cavern or tunnel, which stays in its mask.
    `home` are the strengths of the dwarfs still to be placed in this round, weakest first; `placed` the spaces of those
    at work with `weapons` their strengths, in the order of placing; `cradles` the spaces of those born, who are
    `newborns` until the round is over. `covered` are the tiles that another was built over (CA-295).

    Three things are set only for as long as somebody asks what is possible: `acting` is the strength of the dwarf about
    whom it is asked, `reserved` the food that must be left over, `bare` leaves out all exchanges.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "goods": Counts(w.GOODS, w.MOST_COUNT),
        "begging": Whole(0, w.MOST_COUNT),
        "meadows": CELL_MASK,
        "fields": CELL_MASK,
        "small_pastures": CELL_MASK,
        "large_pastures": ListOf(CELL_MASK, home.HALF_CELLS),
        "stables": CELL_MASK,
        "caverns": CELL_MASK,
        "tunnels": CELL_MASK,
        "deep_tunnels": CELL_MASK,
        "ore_mines": CELL_MASK,
        "ruby_mines": CELL_MASK,
        "grain": Crops(),
        "vegetables": Crops(),
        "furnished": ListOf(Thing(Furnished), home.CELL_KINDS),
        "covered": Mask(w.TILES, always=True),
        "deliveries": ListOf(Thing(Delivery), w.TILE_KINDS),
        "home": ListOf(Whole(0, w.MOST_STRENGTH), w.MOST_DWARFS),
        "placed": ListOf(SPACE, w.MOST_DWARFS),
        "weapons": ListOf(Whole(0, w.MOST_STRENGTH), w.MOST_DWARFS),
        "cradles": ListOf(SPACE, w.MOST_DWARFS),
        "newborns": Whole(0, w.MOST_DWARFS),
        "extended": Flag(),
    }

    def __init__(self) -> None:
        self.goods: list[int] = [0] * w.GOOD_KINDS
        self.begging = 0
        self.meadows = 0
        self.fields = 0
        self.small_pastures = 0
        self.large_pastures: list[int] = []
        self.stables = 0
        self.caverns = home.FIRST_CAVERN
        self.tunnels = 0
        self.deep_tunnels = 0
        self.ore_mines = 0
        self.ruby_mines = 0
        self.grain = 0
        self.vegetables = 0
        self.furnished: list[Furnished] = []
        self.covered = 0
        self.deliveries: list[Delivery] = []
        self.home: list[int] = [0, 0]
        self.placed: list[int] = []
        self.weapons: list[int] = []
        self.cradles: list[int] = []
        self.newborns = 0
        self.extended = False
        # What follows from the rest.
        self.rules = 0
        self.heeds = 0
        self.rooms = 0
        self.dwellings = home.FIRST_DWELLING
        self.dwarf_room = 0
        self.sixth_room = 0
        self.large = 0
        self.rates: list[int] = []
        self.discounts: list[list[int]] = NO_PRICES
        self.swaps: list[Swap] = []
        self.trades: list[Trade] = []
        self.housing: Housing | None = None
        # What is asked about just now.
        self.acting = 0
        self.reserved = 0
        self.bare = False

    def clone(self) -> Board:
        """An independent copy; lists that are only ever replaced are shared."""
        copy = Board()
        copy.goods = self.goods.copy()
        copy.begging = self.begging
        copy.meadows = self.meadows
        copy.fields = self.fields
        copy.small_pastures = self.small_pastures
        copy.large_pastures = self.large_pastures
        copy.stables = self.stables
        copy.caverns = self.caverns
        copy.tunnels = self.tunnels
        copy.deep_tunnels = self.deep_tunnels
        copy.ore_mines = self.ore_mines
        copy.ruby_mines = self.ruby_mines
        copy.grain = self.grain
        copy.vegetables = self.vegetables
        copy.furnished = self.furnished
        copy.covered = self.covered
        copy.deliveries = self.deliveries
        copy.home = self.home
        copy.placed = self.placed
        copy.weapons = self.weapons
        copy.cradles = self.cradles
        copy.newborns = self.newborns
        copy.extended = self.extended
        copy.rules = self.rules
        copy.heeds = self.heeds
        copy.rooms = self.rooms
        copy.dwellings = self.dwellings
        copy.dwarf_room = self.dwarf_room
        copy.sixth_room = self.sixth_room
        copy.large = self.large
        copy.rates = self.rates
        copy.discounts = self.discounts
        copy.swaps = self.swaps
        copy.trades = self.trades
        copy.housing = self.housing
        copy.acting = self.acting
        return copy

    def fingerprint(self) -> tuple[Any, ...]:
        """Everything that makes two boards different."""
        forest = (self.meadows, self.fields, self.small_pastures, tuple(sorted(self.large_pastures)), self.stables)
        mountain = (self.caverns, self.tunnels, self.deep_tunnels, self.ore_mines, self.ruby_mines)
        rooms = tuple(sorted([(its.cell, its.tile) for its in self.furnished]))
        coming = tuple(sorted([(its.tile, its.rounds) for its in self.deliveries]))
        dwarfs = (tuple(self.home), tuple(self.placed), tuple(self.weapons), tuple(self.cradles), self.newborns)
        numbers = (self.begging, self.grain, self.vegetables, self.covered, self.extended)
        return (tuple(self.goods), numbers, forest, mountain, rooms, coming, dwarfs)

    # Dwarfs.

    def dwarfs(self) -> int:
        """The dwarfs in play, newborns among them (CA-7)."""
        return len(self.home) + len(self.placed) + len(self.cradles)

    def strengths(self) -> list[int]:
        """The strength of every dwarf in play."""
        return self.home + self.weapons + [0] * len(self.cradles)

    def armed(self) -> int:
        """The dwarfs with a weapon."""
        return len([strength for strength in self.strengths() if strength])

    # Terrain.

    def forest_tiles(self) -> int:
        """The cells with an own field, meadow or pasture (CA-127)."""
        return self.meadows | self.fields | self.small_pastures | self.large

    def cave_system(self) -> int:
        """The occupied mountain cells (CA-10)."""
        mines = self.ore_mines | self.ruby_mines
        return self.caverns | self.tunnels | self.deep_tunnels | mines | home.FIRST_DWELLING

    def covered_cells(self) -> int:
        """The cells with a tile or a printed room."""
        return self.forest_tiles() | self.cave_system()

    def unused(self) -> int:
        """The cells of the board without tile, printed room or stable (CA-9)."""
        return home.HOME & ~(self.forest_tiles() | self.cave_system() | self.stables)

    def empty_fields(self) -> int:
        """The fields without crops (CA-141)."""
        return self.fields & ~home.planted(self.grain) & ~home.planted(self.vegetables)

    def grain_everywhere(self) -> int:
        """The grain in the supply and on fields."""
        return self.goods[w.GRAIN] + home.total(self.grain)

    def vegetables_everywhere(self) -> int:
        """The vegetables in the supply and on fields."""
        return self.goods[w.VEGETABLE] + home.total(self.vegetables)

    # Animals.

    def farm_animals(self) -> list[int]:
        """The farm animals by kind; dogs need no room."""
        return self.goods[w.SHEEP : w.SHEEP + w.ANIMAL_KINDS]

    def donkeys_in_mines(self, mines: int) -> int:
        """How many donkeys can stand in so many mines: a mine holds one, and moving is free (CA-292, CA-304)."""
        return min(self.goods[w.DONKEY], count(mines))

    def places(self, figures: CavernaEdition, tiles: list[Furnishing]) -> list[Place]:
        """Where farm animals may live (section 17): pastures, stables, mines, the first dwelling, what tiles add."""
        places = [Place(capacity(figures, pasture, self.stables), watched=True) for pasture in self.pastures()]
        for cell in members(self.meadows):
            places.append(Place(figures.stable_animals if self.stables >> cell & 1 else 0, watched=True))
        for _ in members(self.stables & ~self.forest_tiles()):
            places.append(Place(figures.stable_animals, 1 << w.BOAR_KIND))
        for _ in members(self.ore_mines | self.ruby_mines):
            places.append(Place(figures.mine_animals, 1 << w.DONKEY_KIND))
        places.append(Place(figures.first_dwelling_animals))
        for its in self.furnished:
            places += tiles[its.tile].places(self)
        return places

    def pastures(self) -> list[int]:
        """All pastures, small ones first."""
        return [1 << cell for cell in members(self.small_pastures)] + self.large_pastures

    # What follows from tiles; `housing` is worked out again when it is next asked for.

    def derive(self, figures: CavernaEdition) -> None:
        """Works out what follows from terrain."""
        self.large = 0
        for pasture in self.large_pastures:
            self.large |= pasture
        self.acting = self.weapons[-1] if self.weapons else 0
        self.housing = None

    def equip(self, figures: CavernaEdition, tiles: list[Furnishing]) -> None:
        """Works out what follows from the furnishing tiles."""
        owned = [tiles[its.tile] for its in self.furnished]
        self.rules = 0
        self.heeds = 0
        self.rooms = 0
        self.dwellings = home.FIRST_DWELLING
        self.dwarf_room = figures.first_dwelling_dwarfs
        self.sixth_room = 0
        bonus = 0
        for its in self.furnished:
            tile = tiles[its.tile]
            self.rules |= tile.rules()
            self.heeds |= tile.heeds()
            self.rooms |= 1 << its.cell
            bonus += tile.food_for_animal()
            self.dwarf_room += tile.dwarf_room()
            self.sixth_room += tile.sixth_room()
            if tile.colour() == w.ORANGE:
                self.dwellings |= 1 << its.cell
        self.rates = cooking_rates(figures, bonus)
        self.discounts = [together([tile.discount(purpose) for tile in owned]) for purpose in range(w.PURPOSES)]
        self.swaps = [swap for tile in owned for swap in tile.swaps()]
        self.trades = [
            Trade(tile.number, way, exchange) for tile in owned for way, exchange in enumerate(tile.exchanges())
        ]
        self.housing = None


def cooking_rates(figures: CavernaEdition, bonus: int) -> list[int]:
    """The food for everything that turns into food, with a bonus for each farm animal (CA-111, CA-115, CA-301).

    The last figure is the gold that is lost each time (`words.GOLD_LOST`, CA-112).
    """
    rates = [food + bonus * w.COOKED_ANIMALS[kind] for kind, food in enumerate(figures.cooking)]
    rates[w.COOK_RUBY] = max(figures.cooking[w.COOK_RUBY], rates[w.COOK_BOAR] * figures.ruby_goods[w.BOAR])
    return [*rates, figures.gold_lost]


def together(prices: list[list[int]]) -> list[int]:
    """The sum of some lists of goods."""
    total = [0] * w.GOOD_KINDS
    for price in prices:
        for good in range(w.GOOD_KINDS):
            total[good] += price[good]
    return total


def capacity(figures: CavernaEdition, pasture: int, stables: int) -> int:
    """How many animals a pasture holds (CA-220)."""
    factor: int = figures.stable_factor ** count(pasture & stables)
    return figures.pasture_cell * count(pasture) * factor
