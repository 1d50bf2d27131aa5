"""Housing animals: whether some animals fit into some places, which ones can be kept, and how that looks.

A place holds animals of one kind at a time, or any mixture; only some kinds, or all. A `Housing` is what all places
of a farm offer together, made when the farm changes and asked in well under a microsecond. People never need to place
animals by hand; `arrange` draws them.
"""

from __future__ import annotations

from typing import Final

ALL_KINDS: Final = 0xFF
GUARDED: Final = 0
"""The kind that dogs watch."""
Slot = tuple[int, int, bool]
"""How many animals of one kind, out of which kinds, and whether dogs may watch there."""


class Place:
    """Something that holds animals: a pasture, the house, a stable, a card, a mine.

    `kinds` is the mask of the kinds that may live there, of which only one at a time unless it is `mixed`. A place
    that can be `watched` may instead hold animals of the kind that dogs watch: one more than the dogs in it, if any.
    """

    def __init__(self, capacity: int = 0, kinds: int = ALL_KINDS, mixed: bool = False, watched: bool = False) -> None:
        self.capacity = capacity
        self.kinds = kinds | 1 << GUARDED if watched else kinds
        self.mixed = mixed
        self.watched = watched

    def slots(self) -> list[Slot]:
        """Its parts that hold one kind each."""
        if self.mixed:
            return [(1, self.kinds, False)] * self.capacity
        return [(self.capacity, self.kinds, self.watched)]


class Housing:
    """What some places offer together to so many kinds, with so many dogs about.

    Places for a single kind are its `own`, single places for any kind are `free`; only the others, the `herds`, have to
    be divided among the kinds, the largest first. Dogs watch wherever there would be no room without them: each place
    so watched holds one more than the dogs in it. Where there is no such place, watching a single other one is best.
    """

    def __init__(self, slots: list[Slot], kinds: int, dogs: int = 0, watching: bool = False) -> None:
        self.kinds = kinds
        self.own = [0] * kinds
        self.free = 0
        every = (1 << kinds) - 1
        meadows = 0
        herds: list[Slot] = []
        for capacity, allowed, watched in slots:
            kind = (allowed & every).bit_length() - 1
            if watched and not capacity:
                meadows += 1
            elif watched and dogs and not watching:
                herds.append((capacity, allowed & every, True))
            elif capacity == 1 and allowed & every == every:
                self.free += 1
            elif allowed & every == 1 << kind:
                self.own[kind] += capacity
            elif capacity:
                herds.append((capacity, allowed & every, False))
        if dogs and (meadows or watching):
            self.own[GUARDED] += dogs + min(dogs, meadows)
            dogs = 0
        herds.sort(reverse=True)
        self.dogs = dogs
        self.herds = herds
        self.later = [0] * (len(herds) + 1)
        for place in range(len(herds) - 1, -1, -1):
            capacity, _, watched = herds[place]
            self.later[place] = self.later[place + 1] + (max(capacity, dogs + 1) if watched else capacity)

    def fits(self, animals: list[int]) -> bool:
        """Whether all of these find a place together."""
        need = [animals[kind] - self.own[kind] for kind in range(self.kinds)]
        return self.divide(need, 0, self.dogs, 0)

    def divide(self, need: list[int], place: int, dogs: int, first: int) -> bool:
        """Whether what has no place yet can be divided among the herds from one on; kinds before `first` were tried."""
        over = -self.free
        for number in need:
            if number > 0:
                over += number
        if over <= 0:
            return True
        if over > self.later[place]:
            return False
        capacity, allowed, watched = self.herds[place]
        alike = place + 1 < len(self.herds) and self.herds[place] == self.herds[place + 1]
        idle = True
        for kind in range(first, self.kinds):
            if need[kind] > 0 and allowed >> kind & 1:
                idle = False
                need[kind] -= capacity
                done = self.divide(need, place + 1, dogs, kind if alike else 0)
                need[kind] += capacity
                if done:
                    return True
        if watched and dogs >= capacity and dogs and need[GUARDED] > 0:
            need[GUARDED] -= dogs + 1
            done = self.divide(need, place + 1, 0, 0)
            need[GUARDED] += dogs + 1
            return done
        return idle and self.divide(need, place + 1, dogs, 0)

    def room(self, animals: list[int], kind: int) -> int:
        """How many more of a kind would fit beside these; -1 where they don't fit themselves."""
        more = list(animals)
        while self.fits(more):
            more[kind] += 1
        return more[kind] - animals[kind] - 1

    def best(self, animals: list[int]) -> list[list[int]]:
        """Every choice out of these animals that fits and of which nothing more could be kept."""
        if self.fits(animals):
            return [list(animals)]
        kept: list[list[int]] = []
        for left in self.leftovers(animals):
            base = [animals[kind] - left[kind] for kind in range(self.kinds)]
            for more in shared_out(self.free, left):
                kept.append([base[kind] + more[kind] for kind in range(self.kinds)])
        return undominated(kept)

    def leftovers(self, animals: list[int]) -> list[list[int]]:
        """What is left for the free places, for every way to divide the herds that leaves no more than another."""
        ways = {(self.dogs, *[max(0, animals[kind] - self.own[kind]) for kind in range(self.kinds)])}
        for herd in self.herds:
            wider = {after for way in ways for after in divisions(way, herd)}
            ways = {way for way in wider if not any(less(other, way) for other in wider)}
        return [list(way[1:]) for way in sorted(ways)]


def divisions(way: tuple[int, ...], herd: Slot) -> list[tuple[int, ...]]:
    """What is left after each use of a herd's place; the dogs that may still watch stand first."""
    capacity, allowed, watched = herd
    after = [way]
    for kind in range(len(way) - 1):
        if allowed >> kind & 1:
            after.append((*way[: kind + 1], max(0, way[kind + 1] - capacity), *way[kind + 2 :]))
    if watched and way[0]:
        after.append((0, max(0, way[GUARDED + 1] - way[0] - 1), *way[GUARDED + 2 :]))
    return after


def less(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether one way leaves less than another, and as many dogs."""
    return one != other and one[0] >= other[0] and all(one[part] <= other[part] for part in range(1, len(one)))


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


def housing(places: list[Place], kinds: int, dogs: int = 0) -> Housing:
    """What some places offer to so many kinds, with so many dogs about."""
    slots: list[Slot] = []
    for place in places:
        slots += place.slots()
    return Housing(slots, kinds, dogs)


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
        if not Housing(self.slots, self.kinds, self.dogs).fits(self.left):
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
        return Housing(rest, self.kinds, self.dogs, self.watching).fits(left)


def stands(places: list[Place], animals: list[int], wishes: list[int]) -> bool:
    """Whether all of these find a place so that each of the first places has one of the kind that `wishes` names.

    It is enough to reserve those places: as long as there are as many of a kind as places that wish it, one can always
    be moved there from a place with several, or from one that wishes none.
    """
    reserved = list(places)
    for number, kind in enumerate(wishes):
        if kind >= 0:
            place = places[number]
            if not place.capacity or not place.kinds >> kind & 1 or animals[kind] < wishes.count(kind):
                return False
            reserved[number] = Place(place.capacity, 1 << kind)
    return housing(reserved, len(animals)).fits(animals)


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
