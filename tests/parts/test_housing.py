from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hogar.parts.housing import ALL_KINDS, Place, arrange, housing, richest
from tests.clauses import clause

SHEEP, BOAR, CATTLE = 0, 1, 2

# The oracle: try every place for every animal (and every dog), and look whether each place is lawful.


def lawful(place: Place, animals: list[int], dogs: int) -> bool:
    kinds = [kind for kind, number in enumerate(animals) if number]
    if any(not place.kinds >> kind & 1 for kind in kinds) and not (place.watched and kinds == [SHEEP]):
        return False
    if len(kinds) > 1 and not place.mixed:
        return False
    if place.watched and dogs and kinds == [SHEEP] and animals[SHEEP] <= dogs + 1:
        return True
    return all(place.kinds >> kind & 1 for kind in kinds) and sum(animals) <= place.capacity


def contents(places: list[Place], animals: tuple[int, ...], dogs: int) -> bool:
    """Whether some arrangement is lawful: the animals go into the places one place after the other."""
    if not places:
        return not any(animals)
    for here in product(*[range(number + 1) for number in animals]):
        left = tuple(number - taken for number, taken in zip(animals, here, strict=True))
        for watch in range(dogs + 1 if places[0].watched else 1):
            if lawful(places[0], list(here), watch) and contents(places[1:], left, dogs - watch):
                return True
    return False


@st.composite
def farms(draw: st.DrawFn, kinds: int, watched: bool) -> list[Place]:
    masks = st.sampled_from([ALL_KINDS, ALL_KINDS, ALL_KINDS, 1, 2, 6])
    places = st.builds(Place, st.integers(0, 4), masks, st.booleans() if not watched else st.just(False), st.booleans())
    found = draw(st.lists(places, max_size=4))
    if not watched:
        found = [Place(place.capacity, place.kinds, place.mixed) for place in found]
    return found


HERD = st.tuples(st.integers(0, 5), st.integers(0, 4), st.integers(0, 3))


@settings(max_examples=150, deadline=None)
@given(farms(3, False), HERD)
def test_animals_fit_where_some_arrangement_is_lawful(places: list[Place], animals: tuple[int, ...]) -> None:
    assert housing(places, 3).fits(list(animals)) == contents(places, animals, 0)


@settings(max_examples=150, deadline=None)
@given(farms(3, True), HERD, st.integers(0, 3))
def test_dogs_make_room_as_some_arrangement_does(places: list[Place], animals: tuple[int, ...], dogs: int) -> None:
    assert housing(places, 3, dogs).fits(list(animals)) == contents(places, animals, dogs)


@settings(max_examples=80, deadline=None)
@given(farms(3, True), HERD, st.integers(0, 2))
def test_the_best_that_can_be_kept_is_all_that_fits_and_nothing_less(
    places: list[Place], animals: tuple[int, ...], dogs: int
) -> None:
    offered = housing(places, 3, dogs)
    fitting = [kept for kept in product(*[range(number + 1) for number in animals]) if offered.fits(list(kept))]
    best = {
        kept
        for kept in fitting
        if not any(kept != more and all(a <= b for a, b in zip(kept, more, strict=True)) for more in fitting)
    }
    found = [tuple(kept) for kept in offered.best(list(animals))]
    assert set(found) == best
    assert len(found) == len(best)


@settings(deadline=None)
@given(farms(3, True), HERD, st.integers(0, 2), st.integers(0, 2))
def test_the_room_for_a_kind_is_how_many_more_fit(
    places: list[Place], animals: tuple[int, ...], dogs: int, kind: int
) -> None:
    offered = housing(places, 3, dogs)
    room = offered.room(list(animals), kind)
    more = list(animals)
    more[kind] += max(room, 0)
    assert offered.fits(list(animals)) == (room >= 0)
    if room >= 0:
        assert offered.fits(more)
        more[kind] += 1
        assert not offered.fits(more)


@settings(max_examples=200, deadline=None)
@given(farms(3, True), HERD, st.integers(0, 3), st.lists(st.integers(-1, 2), max_size=4))
def test_an_arrangement_is_lawful_and_complete(
    places: list[Place], animals: tuple[int, ...], dogs: int, wishes: list[int]
) -> None:
    rows = arrange(places, list(animals), dogs, wishes)
    assert bool(rows) == (housing(places, 3, dogs).fits(list(animals)) and bool(places))
    if rows:
        for kind in range(3):
            assert sum(row[kind] for row in rows) == animals[kind]
        assert sum(row[3] for row in rows) <= dogs
        for place, row in zip(places, rows, strict=True):
            assert lawful(place, row[:3], row[3])


@settings(max_examples=60, deadline=None)
@given(farms(3, False), st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 2)))
def test_the_richest_arrangement_is_the_best_of_all(places: list[Place], animals: tuple[int, ...]) -> None:
    worth = [[int(number == place.capacity) + int(number == 0) for number in range(9)] for place in places]
    parts = [Place(slot[0], slot[1]) for place in places for slot in place.slots()]
    tables = [worth[number] for number, place in enumerate(places) for _ in place.slots()]

    def best(place: int, left: tuple[int, ...]) -> int:
        if place == len(parts):
            return -1 if any(left) else 0
        most = -1
        for here in product(*[range(number + 1) for number in left]):
            if lawful(parts[place], list(here), 0):
                rest = best(place + 1, tuple(a - b for a, b in zip(left, here, strict=True)))
                most = max(most, rest + tables[place][sum(here)] if rest >= 0 else -1)
        return most

    assert richest(places, list(animals), worth) == best(0, animals)


@clause("AG-179", "AG-187")
def test_a_pasture_holds_one_kind_only() -> None:
    farm = housing([Place(4), Place(1)], 3)
    assert farm.fits([4, 1, 0])
    assert not farm.fits([3, 2, 0])
    assert not farm.fits([3, 1, 1])


@clause("AG-181")
def test_one_kind_may_live_in_several_places() -> None:
    assert housing([Place(4), Place(2), Place(1)], 3).fits([7, 0, 0])


@clause("AG-386")
def test_what_can_be_kept_is_offered_without_what_is_less() -> None:
    assert housing([Place(2), Place(1)], 3).best([2, 2, 0]) == [[2, 1, 0], [1, 2, 0]]


@clause("CA-227", "CA-228", "CA-230")
@pytest.mark.parametrize(("dogs", "sheep"), [(0, 4), (1, 4), (2, 4), (4, 5)])
def test_dogs_watch_a_large_pasture_instead_of_its_capacity(dogs: int, sheep: int) -> None:
    farm = housing([Place(4, watched=True)], 4, dogs)
    assert farm.fits([sheep, 0, 0, 0])
    assert not farm.fits([sheep + 1, 0, 0, 0])
    assert not farm.fits([0, 0, 0, 5])


@clause("CA-227", "CA-229")
def test_dogs_on_a_meadow_watch_sheep_and_nothing_else() -> None:
    farm = housing([Place(0, watched=True)], 4, 2)
    assert farm.fits([3, 0, 0, 0])
    assert not farm.fits([1, 1, 0, 0])
    assert not farm.fits([0, 1, 0, 0])


@clause("CA-226", "CA-227")
def test_dogs_are_shared_among_the_places() -> None:
    meadows = [Place(0, watched=True), Place(0, watched=True), Place(0, watched=True)]
    assert housing(meadows, 4, 2).fits([4, 0, 0, 0])
    assert not housing(meadows, 4, 2).fits([5, 0, 0, 0])


def test_an_arrangement_keeps_herds_together_and_single_places_for_the_rest() -> None:
    assert arrange([Place(1), Place(2), Place(4)], [3, 2, 1]) == [[0, 0, 1, 0], [0, 2, 0, 0], [3, 0, 0, 0]]


def test_wishes_are_honoured_where_everything_still_fits() -> None:
    places = [Place(2), Place(2)]
    assert arrange(places, [2, 1, 0], 0, [BOAR, -1]) == [[0, 1, 0, 0], [2, 0, 0, 0]]
    assert arrange(places, [2, 0, 1], 0, [CATTLE, CATTLE]) == [[0, 0, 1, 0], [2, 0, 0, 0]]
    assert arrange(places, [3, 0, 0], 0, [CATTLE, BOAR]) == [[2, 0, 0, 0], [1, 0, 0, 0]]
