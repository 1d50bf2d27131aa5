"""What belongs to one player: the farmyard, the supply, the family, improvements, goods promised for later rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS, EVERY_CELL, FARM, START_ROOMS, Packed, planted
from hogar.games.agricola.promise import Promise
from hogar.games.agricola.store import NO_STOCK, HandOf, Notes, Stock
from hogar.kernel.codec import Codec, Counts, ListOf, Mask, Thing, Whole, Word
from hogar.kernel.seats import NOBODY
from hogar.parts.grid import count, members
from hogar.parts.housing import Housing, Place, housing

if TYPE_CHECKING:
    from hogar.games.agricola.cards.card import Card
    from hogar.games.agricola.cards.effect import Effect
    from hogar.games.agricola.data import AgricolaEdition

CELL_MASK = Mask(CELLS, always=True)
CARD = Word(w.CARDS, always=True)
NO_HOUSING = housing([], w.ANIMAL_KINDS)
NO_CARDS: list[int] = []
NO_NOTES: dict[int, int] = {}
NO_GOODS_ON_CARDS: dict[int, tuple[int, ...]] = {}
NOTHING_LOST = [0] * len(w.PIECES)


class Board:
    """One player's side of the table.

    `goods` are the supply and the animals on the farm: where those stand is not kept, only whether they can.
    `grain` and `vegetables` lie on field tiles. `home` counts the persons still to be placed in this round; `persons`
    are the spaces of those placed, in their order, `cradles` those of the newborns, who are `newborns` of `people`
    until the round is over. `crafted` are the workshops used in this harvest. Fences follow from the pastures: there
    are no others.

    Hand cards: `played` lie before the player, in the order of playing, `fresh` those of this turn, the last of them
    by the action `route`. `stock` is what lies on cards, `notes` what they count, `bonus` the points earned on the way.
    `apart` are stables that stand in no cell, `palisades` the fences in whose place lies wood. `lost` are pieces that
    went out of the game, or lie elsewhere; `guests` the persons on spaces that are not family, besides so many that are
    `waiting` to be placed in this round. `deeds` are what the player did in this turn. `seen` are cards of other hands
    that the player knows, `packs` those of a draft or about to be drawn from, `gathered` the building resources of this
    work phase.
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
        "hand_minors": HandOf(),
        "hand_occupations": HandOf(),
        "seen": HandOf(),
        "pack_minors": HandOf(),
        "pack_occupations": HandOf(),
        "played": ListOf(CARD, w.CARD_KINDS),
        "fresh": ListOf(CARD, w.CARD_KINDS),
        "route": Word(w.ACTIONS),
        "stock": Stock(),
        "notes": Notes(),
        "bonus": Whole(0, 999),
        "apart": Whole(0, 15),
        "palisades": Whole(0, 38),
        "lost": Counts(w.PIECES, 15),
        "guests": Whole(0, w.MOST_PEOPLE),
        "waiting": Whole(0, w.MOST_PEOPLE),
        "deeds": Mask(w.DEEDS, always=True),
        "gathered": Whole(0, 999),
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
        self.hand_minors: list[int] = NO_CARDS
        self.hand_occupations: list[int] = NO_CARDS
        self.seen: list[int] = NO_CARDS
        self.pack_minors: list[int] = NO_CARDS
        self.pack_occupations: list[int] = NO_CARDS
        self.played: list[int] = NO_CARDS
        self.fresh: list[int] = NO_CARDS
        self.route = NOBODY
        self.stock: dict[int, tuple[int, ...]] = NO_GOODS_ON_CARDS
        self.notes: dict[int, int] = NO_NOTES
        self.bonus = 0
        self.apart = 0
        self.palisades = 0
        self.lost: list[int] = NOTHING_LOST
        self.guests = 0
        self.waiting = 0
        self.deeds = 0
        self.gathered = 0
        self.has_cards = False
        self.rules = 0
        self.moments = 0
        self.own_spaces: list[int] = NO_CARDS
        self.ruling: list[Card] = []
        self.hearing: list[Card] = []
        self.trades: list[Effect] = []
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
        copy.gathered = self.gathered
        if self.has_cards:
            self.clone_cards(copy)
        copy.fences = self.fences
        copy.enclosed = self.enclosed
        copy.housing = self.housing
        copy.rates = self.rates
        copy.ovens = self.ovens
        return copy

    def clone_cards(self, copy: Board) -> None:
        """Copies what hand cards need; none of it is ever changed in place."""
        copy.has_cards = True
        copy.hand_minors = self.hand_minors
        copy.hand_occupations = self.hand_occupations
        copy.seen = self.seen
        copy.pack_minors = self.pack_minors
        copy.pack_occupations = self.pack_occupations
        copy.played = self.played
        copy.fresh = self.fresh
        copy.route = self.route
        copy.stock = self.stock
        copy.notes = self.notes
        copy.bonus = self.bonus
        copy.apart = self.apart
        copy.palisades = self.palisades
        copy.lost = self.lost
        copy.guests = self.guests
        copy.waiting = self.waiting
        copy.deeds = self.deeds
        copy.rules = self.rules
        copy.moments = self.moments
        copy.own_spaces = self.own_spaces
        copy.ruling = self.ruling
        copy.hearing = self.hearing
        copy.trades = self.trades

    def fingerprint(self) -> tuple[Any, ...]:
        """Everything that makes two boards different."""
        house = (self.material, self.rooms, self.people, self.newborns, self.home, self.begging)
        land = (self.fields, self.stables, self.grain, self.vegetables, tuple(sorted(self.pastures)))
        promised = tuple(sorted([promise.fingerprint() for promise in self.promises]))
        standing = (tuple(self.persons), tuple(self.cradles))
        family = (tuple(self.goods), house, standing, land, self.majors, self.crafted, promised)
        return (*family, *self.cards_print())

    def cards_print(self) -> tuple[Any, ...]:
        """The same of what hand cards need."""
        hands = (tuple(self.hand_minors), tuple(self.hand_occupations), tuple(self.seen))
        packs = (tuple(self.pack_minors), tuple(self.pack_occupations))
        kept = (tuple(sorted(self.stock.items())), tuple(sorted(self.notes.items())))
        counted = (
            self.route,
            self.bonus,
            self.apart,
            self.palisades,
            tuple(self.lost),
            self.guests,
            self.waiting,
            self.deeds,
            self.gathered,
        )
        return (hands, packs, tuple(self.played), tuple(self.fresh), kept, counted)

    # Hand cards.

    def hand(self, kind: int) -> list[int]:
        """The hand cards of a kind."""
        return self.hand_minors if kind == w.MINORS else self.hand_occupations

    def set_hand(self, kind: int, cards: list[int]) -> None:
        """Replaces the hand of a kind; hands are kept in order."""
        if kind == w.MINORS:
            self.hand_minors = sorted(cards)
        else:
            self.hand_occupations = sorted(cards)

    def pack(self, kind: int) -> list[int]:
        """The cards of a kind from which the player drafts (AG-29)."""
        return self.pack_minors if kind == w.MINORS else self.pack_occupations

    def set_pack(self, kind: int, cards: list[int]) -> None:
        """Replaces them."""
        if kind == w.MINORS:
            self.pack_minors = sorted(cards)
        else:
            self.pack_occupations = sorted(cards)

    def has(self, card: int) -> bool:
        """Whether a card lies before the player."""
        return card in self.played

    def occupations(self) -> int:
        """The occupations before the player."""
        return len([card for card in self.played if w.kind_of(card) == w.OCCUPATIONS])

    def minors(self) -> int:
        """The minor improvements before the player; passed-on cards are not among them (AG-260)."""
        return len(self.played) - self.occupations()

    def improvements(self) -> int:
        """The improvements before the player, major and minor (AG-260)."""
        return count(self.majors) + self.minors()

    def note(self, number: int, value: int) -> None:
        """Notes what an effect or a card counts; zero is not kept."""
        notes = dict(self.notes)
        if value:
            notes[number] = value
        else:
            notes.pop(number, None)
        self.notes = notes

    def note_of(self, number: int) -> int:
        """What was noted there."""
        return self.notes.get(number, 0)

    def stock_of(self, card: int) -> tuple[int, ...]:
        """What lies on a card."""
        return self.stock.get(card, NO_STOCK)

    def stock_up(self, card: int, goods: tuple[int, ...], sign: int) -> None:
        """Puts goods on a card, or takes them off."""
        lying = tuple([there + sign * more for there, more in zip(self.stock_of(card), goods, strict=True)])
        stock = dict(self.stock)
        if any(lying):
            stock[card] = lying
        else:
            stock.pop(card, None)
        self.stock = stock

    def did(self, deed: int) -> None:
        """Notes what the player did in this turn."""
        if self.has_cards:
            self.deeds |= deed

    def lose(self, piece: int, number: int = 1) -> None:
        """Pieces go out of the game, or to a place where they are not in the supply."""
        lost = list(self.lost)
        lost[piece] += number
        self.lost = lost

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

    def fence_pieces(self) -> int:
        """The fences that stand, without palisades."""
        return count(self.fences) - self.palisades

    def stables_built(self) -> int:
        """All stables that stand."""
        return count(self.stables) + self.apart

    def standing(self, spaces: int) -> int:
        """The persons on some spaces, newborns among them."""
        return len([space for space in self.persons + self.cradles if space >= 0 and spaces >> space & 1])

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
