"""Housing animals: whether some animals fit into some places, which ones can be kept, and how that looks.

A place holds animals of one kind at a time, or any mixture; only some kinds, or all. What matters of all places is
which capacities they can offer to the kinds at once, in the best ways: that is a `Housing`, worked out once, shared,
and asked in well under a microsecond. People never need to place animals by hand; `arrange` draws them.
"""

from __future__ import annotations

from typing import Final

ALL_KINDS: Final = 0xFF
GUARDED: Final = 0
"""The kind that dogs watch."""
MOST_KEPT: Final = 20_000
Slot = tuple[int, int, bool]
"""How many animals of one kind, out of which kinds, and whether dogs may watch there."""


class Place:
    """Something that holds animals: a pasture, the house, a stable, a card, a mine.

    `kinds` is the mask of the kinds that may live there, of which only one at a time unless it is `mixed`. A place
    that can be `watched` may instead hold animals of the kind that dogs watch: one more than the dogs in it, if any.
    """

    def __init__(self, capacity: int = 0, kinds: int = ALL_KINDS, mixed: bool = False, watched: bool = False) -> None:
        self.capacity = capacity
        self.kinds = kinds
        self.mixed = mixed
        self.watched = watched

    def slots(self) -> list[Slot]:
        """Its parts that hold one kind each."""
        if self.mixed:
            return [(1, self.kinds, False)] * self.capacity
        return [(self.capacity, self.kinds, self.watched)]


class Housing:
    """What some places offer: for each best way to divide them among the kinds, the capacity that each kind gets.

    `free` places for one animal of any kind come on top.
    """

    def __init__(self, kinds: int = 0, free: int = 0, ways: list[list[int]] | None = None) -> None:
        self.kinds = kinds
        self.free = free
        self.ways: list[list[int]] = ways if ways is not None else []

    def fits(self, animals: list[int]) -> bool:
        """Whether all of these find a place together."""
        free = self.free
        for way in self.ways:
            over = 0
            for kind in range(self.kinds):
                if animals[kind] > way[kind]:
                    over += animals[kind] - way[kind]
            if over <= free:
                return True
        return False

    def room(self, animals: list[int], kind: int) -> int:
        """How many more of a kind would fit beside these; less than 0 where they don't fit themselves."""
        most = -1
        for way in self.ways:
            left = self.free
            for other in range(self.kinds):
                if other != kind and animals[other] > way[other]:
                    left -= animals[other] - way[other]
            if left >= 0 and way[kind] + left > most:
                most = way[kind] + left
        return most - animals[kind] if most >= 0 else -1

    def best(self, animals: list[int]) -> list[list[int]]:
        """Every choice out of these animals that fits and of which nothing more could be kept."""
        if self.fits(animals):
            return [list(animals)]
        kept: list[list[int]] = []
        for way in self.ways:
            base = [min(animals[kind], way[kind]) for kind in range(self.kinds)]
            for more in shared_out(self.free, [animals[kind] - base[kind] for kind in range(self.kinds)]):
                kept.append([base[kind] + more[kind] for kind in range(self.kinds)])
        return undominated(kept)


def shared_out(number: int, most: list[int]) -> list[list[int]]:
    """Every way to share out a number, up to a most for each."""
    ways: list[list[int]] = [[]]
    for place in range(len(most)):
        later = sum(most[place + 1 :])
        longer = []
        for way in ways:
            left = number - sum(way)
            for here in range(min(left, most[place]), max(0, left - later) - 1, -1):
                longer.append([*way, here])
        ways = longer
    return [way for way in ways if sum(way) == min(number, sum(most))]


def undominated(vectors: list[list[int]]) -> list[list[int]]:
    """Those that no other reaches or exceeds in every part, each once, the largest first."""
    ordered = sorted(vectors, reverse=True)
    best: list[list[int]] = []
    for vector in ordered:
        if not any(covers(other, vector) for other in best):
            best.append(vector)
    return best


def covers(one: list[int], other: list[int]) -> bool:
    """Whether every part of one is at least that of the other."""
    return all(one[place] >= other[place] for place in range(len(one)))


KNOWN: Final[dict[tuple[int, int, bool, tuple[Slot, ...]], Housing]] = {}


def housing(places: list[Place], kinds: int, dogs: int = 0) -> Housing:
    """What some places offer to so many kinds, with so many dogs about."""
    slots: list[Slot] = []
    for place in places:
        slots += place.slots()
    return offer(slots, kinds, dogs, False)


def offer(slots: list[Slot], kinds: int, dogs: int, watching: bool) -> Housing:
    """The same for parts of places; `watching` says that dogs watch another place already, which more may join."""
    key = (kinds, dogs, watching, tuple(sorted(slots)))
    known = KNOWN.get(key)
    if known is None:
        if len(KNOWN) > MOST_KEPT:
            KNOWN.clear()
        known = divided(slots, kinds, dogs, watching)
        KNOWN[key] = known
    return known


def divided(slots: list[Slot], kinds: int, dogs: int, watching: bool) -> Housing:
    """Divides some parts of places among the kinds in every best way."""
    every = (1 << kinds) - 1
    free = 0
    ways = {(0, *[0] * kinds)}  # the number of watched places, then the capacities
    for capacity, allowed, watched in slots:
        guarded = watched and dogs > 0
        if capacity == 1 and allowed & every == every and not guarded:
            free += 1
        elif capacity or guarded:
            ways = best_ways(ways, (capacity, allowed & every, guarded), dogs)
    vectors = []
    for way in ways:
        vector = list(way[1:])
        vector[GUARDED] += dogs + way[0] if way[0] or watching else 0
        vectors.append(vector)
    return Housing(kinds, free, undominated(vectors))


def best_ways(ways: set[tuple[int, ...]], slot: Slot, dogs: int) -> set[tuple[int, ...]]:
    """The ways with one more part of a place, those aside that are no better than another anywhere."""
    capacity, allowed, guarded = slot
    wider: list[list[int]] = []
    for way in ways:
        for kind in range(len(way) - 1):
            if allowed >> kind & 1:
                wider.append([*way[: kind + 1], way[kind + 1] + capacity, *way[kind + 2 :]])
        if guarded and way[0] < dogs:
            wider.append([way[0] + 1, *way[1:]])
    kept: set[tuple[int, ...]] = set()
    for number in range(dogs + 1):
        for vector in undominated([vector for vector in wider if vector[0] == number]):
            kept.add(tuple(vector))
    return kept


NO_WISHES: Final[list[int]] = []


def arrange(places: list[Place], animals: list[int], dogs: int = 0, wishes: list[int] = NO_WISHES) -> list[list[int]]:
    """One natural arrangement: for each place how many of each kind, and last how many dogs. Empty where none exists.

    Herds stand together, large ones in large places; single places come last. `wishes` may name a kind for each place
    (-1 for none); earlier wishes go first, as far as all animals still find a place.
    """
    return Arrangement(places, animals, dogs, wishes).worked_out()


class Arrangement:
    """An arrangement in the making: what is still without a place, and the parts of places still empty."""

    def __init__(self, places: list[Place], animals: list[int], dogs: int, wishes: list[int]) -> None:
        self.kinds = len(animals)
        self.left = list(animals)
        self.dogs = dogs
        self.watching = False
        self.rows = [[0] * (self.kinds + 1) for place in places]
        self.owners: list[int] = []
        self.slots: list[Slot] = []
        for number, place in enumerate(places):
            for slot in place.slots():
                self.owners.append(number)
                self.slots.append(slot)
        self.wishes = [wishes[number] if number < len(wishes) else -1 for number in self.owners]

    def worked_out(self) -> list[list[int]]:
        """Fills one part after the other, never so that the rest could not be housed."""
        if not offer(self.slots, self.kinds, self.dogs, False).fits(self.left):
            return []
        rest = sorted(range(len(self.slots)), key=self.turn)
        while rest:
            self.fill(rest[0], [self.slots[place] for place in rest[1:]])
            rest = rest[1:]
        for place in range(len(self.slots)):
            row = self.rows[self.owners[place]]
            if row[self.kinds] and self.left[GUARDED]:
                self.join(row, self.left[GUARDED])
        return self.rows

    def turn(self, place: int) -> tuple[bool, int, int, int]:
        """When a part is filled: wished ones first, then those for few kinds, then large ones."""
        capacity, allowed, _ = self.slots[place]
        kinds = sum([allowed >> kind & 1 for kind in range(self.kinds)])
        return self.wishes[place] < 0, kinds, -capacity, place

    def fill(self, place: int, rest: list[Slot]) -> None:
        """Gives one part to the kind that needs it most, of those for which everything else still fits."""
        capacity, allowed, watched = self.slots[place]
        row = self.rows[self.owners[place]]
        order = sorted(range(self.kinds), key=lambda kind: (kind != self.wishes[place], -self.left[kind]))
        for kind in order:
            number = min(capacity, self.left[kind])
            if allowed >> kind & 1 and number and self.fits(rest, kind, number):
                row[kind] += number
                self.left[kind] -= number
                return
        if watched and self.dogs and not self.fits(rest, GUARDED, 0):
            self.watch(row, rest)

    def watch(self, row: list[int], rest: list[Slot]) -> None:
        """Puts a dog into a place."""
        self.dogs -= 1
        self.watching = True
        row[self.kinds] = 1
        number = min(2, self.left[GUARDED])
        row[GUARDED] += number
        self.left[GUARDED] -= number

    def join(self, row: list[int], number: int) -> None:
        """Puts more dogs into a watched place, each with one more animal."""
        row[GUARDED] += number
        row[self.kinds] += number
        self.left[GUARDED] -= number
        self.dogs -= number

    def fits(self, rest: list[Slot], kind: int, number: int) -> bool:
        """Whether the rest would find room once some of a kind have found theirs."""
        left = list(self.left)
        left[kind] -= number
        return offer(rest, self.kinds, self.dogs, self.watching).fits(left)


def richest(places: list[Place], animals: list[int], worth: list[list[int]]) -> int:
    """The most that any arrangement of these animals is worth; -1 where there is none.

    `worth` says for each place what it is worth with 0, 1, 2 ... animals in it (for each single one of a mixed place).
    """
    tables: list[list[int]] = []
    slots: list[Slot] = []
    for number, place in enumerate(places):
        for slot in place.slots():
            slots.append(slot)
            tables.append(worth[number])
    reached = {tuple(animals): 0}
    for slot, table in zip(slots, tables, strict=True):
        after: dict[tuple[int, ...], int] = {}
        for left, points in reached.items():
            for rest, number in fillings(left, slot):
                after[rest] = max(after.get(rest, 0), points + table[number])
        reached = after
    return reached.get(tuple([0] * len(animals)), -1)


def fillings(left: tuple[int, ...], slot: Slot) -> list[tuple[tuple[int, ...], int]]:
    """Every way to fill a part of a place: what is then left, and how many went in."""
    ways = [(left, 0)]
    for kind in range(len(left)):
        if slot[1] >> kind & 1:
            for number in range(1, min(slot[0], left[kind]) + 1):
                ways.append(((*left[:kind], left[kind] - number, *left[kind + 1 :]), number))
    return ways
