"""The generator behind chance and bots: 32-bit, masked, the same compiled and interpreted on any machine.

It lies with whoever drives a match or searches, never inside a position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hogar.kernel.native import i64

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """A small fast counting generator; equal seeds give equal sequences."""

    def __init__(self, seed: int = 0) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = 0x9E3779B9
        self.count: i64 = 1
        for _ in range(WARM_UP):
            self.bits()

    def bits(self) -> int:
        """The next 32 bits."""
        result: i64 = (self.a + self.b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + result & MASK
        return int(result)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as the others (limit up to 2**31)."""
        bits: i64 = self.bits()
        wide: i64 = limit
        return int((bits * wide) >> 32)

    def weighted(self, weights: list[int]) -> int:
        """An index, as likely as its weight is large."""
        rest = self.below(sum(weights))
        index = 0
        while rest >= weights[index]:
            rest -= weights[index]
            index += 1
        return index

    def fork(self) -> Rng:
        """A generator of its own, for a helper that must not disturb this sequence's users."""
        return Rng(self.bits() | (self.bits() << 32))
