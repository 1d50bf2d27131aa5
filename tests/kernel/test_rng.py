"""The generator: the same numbers everywhere, within bounds, evenly."""

from __future__ import annotations

from collections import Counter

import pytest

from hogar.kernel.rng import Rng


@pytest.mark.parametrize(
    ("seed", "bits"),
    [
        (0, [1427488602, 1980682239, 456575201, 3300212312]),
        (1, [573063952, 3268221502, 703077755, 2308299391]),
        (1099511627783, [285645537, 2795397401, 3249033313, 251473621]),
    ],
)
def test_a_seed_gives_the_same_numbers_on_any_machine(seed: int, bits: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.bits() for _ in bits] == bits


def sfc32(state: list[int]) -> int:
    """The generator by its published definition, in unbounded integers."""
    a, b, c, count = state
    result = (a + b + count) % 2**32
    turned = (c * 2**21) % 2**32 + c // 2**11
    state[:] = [b ^ (b // 2**9), (c * 9) % 2**32, (turned + result) % 2**32, (count + 1) % 2**32]
    return result


def test_it_is_the_published_generator() -> None:
    state = [123456789, 0, 0x9E3779B9, 1]
    for _ in range(12):
        sfc32(state)
    rng = Rng(123456789)
    assert [rng.bits() for _ in range(1000)] == [sfc32(state) for _ in range(1000)]


def test_both_halves_of_a_seed_count() -> None:
    assert len({Rng(seed).bits() for seed in (1, 2, 1 << 32, 2 << 32, 1 << 63)}) == 5


def test_numbers_below_a_limit_reach_both_ends_and_no_further() -> None:
    rng = Rng(7)
    assert {rng.below(6) for _ in range(300)} == {0, 1, 2, 3, 4, 5}


def test_below_one_there_is_only_zero() -> None:
    rng = Rng(7)
    assert {rng.below(1) for _ in range(50)} == {0}


def test_large_limits_work() -> None:
    rng = Rng(7)
    numbers = [rng.below(1 << 31) for _ in range(200)]
    assert 0 <= min(numbers) < 1 << 28
    assert (1 << 31) - (1 << 28) < max(numbers) < 1 << 31


def test_numbers_below_a_limit_are_even() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(10) for _ in range(20_000))
    assert all(1800 < counts[number] < 2200 for number in range(10))


def test_pairs_of_numbers_are_even() -> None:
    rng = Rng(4)
    counts = Counter((rng.below(4), rng.below(4)) for _ in range(16_000))
    assert len(counts) == 16
    assert all(850 < count < 1150 for count in counts.values())


def test_weights_say_how_often() -> None:
    rng = Rng(5)
    counts = Counter(rng.weighted([3, 0, 1]) for _ in range(8_000))
    assert counts[1] == 0
    assert 5800 < counts[0] < 6200


def test_a_weight_at_the_end_of_the_list_is_reached() -> None:
    rng = Rng(6)
    assert {rng.weighted([0, 0, 1]) for _ in range(50)} == {2}


def test_a_fork_goes_its_own_way() -> None:
    rng, twin = Rng(9), Rng(9)
    fork = rng.fork()
    twin.bits()
    twin.bits()
    assert [fork.bits() for _ in range(5)] != [twin.bits() for _ in range(5)]


def test_using_a_fork_does_not_disturb_the_first() -> None:
    rng, twin = Rng(9), Rng(9)
    rng.fork().bits()
    twin.fork()
    assert rng.bits() == twin.bits()


def test_forks_of_equal_generators_are_equal() -> None:
    assert Rng(9).fork().bits() == Rng(9).fork().bits()
