"""What belongs to one player: the farmyard, the supply, the family, improvements, goods promised for later rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS, EVERY_CELL, FARM, START_ROOMS, Packed, planted
from hogar.games.agricola.promise import Promise
from hogar.kernel.codec import Codec, Counts, ListOf, Mask, Thing, Whole, Word
from hogar.parts.grid import count, members
from hogar.parts.housing import Housing, Place, housing

if TYPE_CHECKING:
    from hogar.games.agricola.data import AgricolaEdition

CELL_MASK = Mask(CELLS, always=True)
NO_HOUSING = housing([], w.ANIMAL_KINDS)


class Board:
    """One player's side of the table.

    `goods` are the supply and the animals on the farm: where those stand is not kept, only whether they can.
    `grain` and `vegetables` lie on field tiles. `home` counts the persons still to be placed in this round; `persons`
    are the spaces of those placed, in their order, `cradles` those of the newborns, who are `newborns` of `people`
    until the round is over. `crafted` are the workshops used in this harvest. Fences follow from the pastures: there
    are no others.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "goods": Counts(w.GOODS, 999),
        "begging": Whole(0, 999),
        "material": Word(w.MATERIALS, always=True),
        "rooms": CELL_MASK,
        "fields": CELL_MASK,
        "stables": CELL_MASK,
        "pastures": ListOf(CELL_MASK, w.CELL_KINDS),
        "grain": Packed(),
        "vegetables": Packed(),
        "people": Whole(0, w.MOST_PEOPLE),
        "newborns": Whole(0, w.MOST_PEOPLE),
        "home": Whole(0, w.MOST_PEOPLE),
        "persons": ListOf(Word(w.SPACES), 30),
        "cradles": ListOf(Word(w.SPACES), w.MOST_PEOPLE),
        "majors": Mask(w.MAJORS, always=True),
        "crafted": Mask(w.MAJORS, always=True),
        "promises": ListOf(Thing(Promise), 99),
    }

    def __init__(self) -> None:
        self.goods: list[int] = [0] * w.GOOD_KINDS
        self.begging = 0
        self.material = w.WOODEN
        self.rooms = START_ROOMS
        self.fields = 0
        self.stables = 0
        self.pastures: list[int] = []
        self.grain = 0
        self.vegetables = 0
        self.people = 2
        self.newborns = 0
        self.home = 0
        self.persons: list[int] = []
        self.cradles: list[int] = []
        self.majors = 0
        self.crafted = 0
        self.promises: list[Promise] = []
        self.rules = 0
        self.fences = 0
        self.enclosed = 0
        self.housing: Housing = NO_HOUSING
        self.rates: list[int] = []
        self.ovens: list[tuple[int, int]] = []

    def clone(self) -> Board:
        """An independent copy; lists that are only ever replaced are shared."""
        copy = Board()
        copy.goods = self.goods.copy()
        copy.begging = self.begging
        copy.material = self.material
        copy.rooms = self.rooms
        copy.fields = self.fields
        copy.stables = self.stables
        copy.pastures = self.pastures
        copy.grain = self.grain
        copy.vegetables = self.vegetables
        copy.people = self.people
        copy.newborns = self.newborns
        copy.home = self.home
        copy.persons = self.persons
        copy.cradles = self.cradles
        copy.majors = self.majors
        copy.crafted = self.crafted
        copy.promises = self.promises
        copy.rules = self.rules
        copy.fences = self.fences
        copy.enclosed = self.enclosed
        copy.housing = self.housing
        copy.rates = self.rates
        copy.ovens = self.ovens
        return copy

    def fingerprint(self) -> tuple[Any, ...]:
        """Everything that makes two boards different."""
        house = (self.material, self.rooms, self.people, self.newborns, self.home, self.begging)
        land = (self.fields, self.stables, self.grain, self.vegetables, tuple(sorted(self.pastures)))
        promised = tuple(sorted([promise.fingerprint() for promise in self.promises]))
        standing = (tuple(self.persons), tuple(self.cradles))
        return (tuple(self.goods), house, standing, land, self.majors, self.crafted, promised)

    # The farmyard.

    def derive(self, figures: AgricolaEdition) -> None:
        """Works out what follows from pastures and stables: fences, enclosed cells, room for animals."""
        self.enclosed = 0
        self.fences = 0
        for pasture in self.pastures:
            self.enclosed |= pasture
            self.fences |= FARM.outline(pasture)
        self.housing = housing(self.places(figures), w.ANIMAL_KINDS)

    def places(self, figures: AgricolaEdition) -> list[Place]:
        """Where animals may live: the pastures, then the unfenced stables, then the house (AG-177 to AG-180)."""
        places = [Place(capacity(figures, pasture, self.stables)) for pasture in self.pastures]
        for _ in range(count(self.stables & ~self.enclosed)):
            places.append(Place(figures.stable_animals, mixed=True))
        places.append(Place(figures.pets, mixed=True))
        return places

    def equip(self, figures: AgricolaEdition) -> None:
        """Works out what follows from improvements: the best food for each good, and what bakes (AG-215, AG-226)."""
        owned = [figures.majors[major] for major in members(self.majors)]
        self.rates = [max([raw, *[major.cooks[good] for major in owned]]) for good, raw in enumerate(figures.raw)]
        bakers = [(major.bakes, major.bakes_most) for major in owned if major.bakes]
        self.ovens = sorted(bakers, reverse=True)

    def empty_cells(self) -> int:
        """The cells without room, field, stable and pasture (AG-115, AG-136)."""
        return EVERY_CELL & ~(self.rooms | self.fields | self.stables | self.enclosed)

    def unplanted(self) -> int:
        """The field tiles without crops (AG-143)."""
        if not self.grain and not self.vegetables:
            return self.fields
        return self.fields & ~planted(self.grain | self.vegetables)

    def animals(self) -> list[int]:
        """The animals on the farm, by kind."""
        return self.goods[w.FIRST_ANIMAL : w.FIRST_ANIMAL + w.ANIMAL_KINDS]

    def adults(self) -> int:
        """The family without those born in this round (AG-384)."""
        return self.people - self.newborns


def capacity(figures: AgricolaEdition, pasture: int, stables: int) -> int:
    """How many animals a pasture holds (AG-180)."""
    factor: int = figures.stable_factor ** count(pasture & stables)
    return figures.pasture_cell * count(pasture) * factor
