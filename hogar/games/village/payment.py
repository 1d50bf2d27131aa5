"""Payments: which cubes, which coins in their place, or what else (VI-134, VI-135).

A payment is one int, a decimal digit for each kind that it may be made of; its text is the kinds with their counts:
`pink orange`, `2 green`, `green coin`, `scroll`, `3 time`.
"""

from __future__ import annotations

from typing import Final

from hogar.games.village import words as w
from hogar.kernel.message import Message, Value
from hogar.kernel.parameters import Parameter

DIGIT: Final[list[int]] = [10**kind for kind in range(w.PAYMENT_KINDS)]
ONE_COIN: Final = 10**w.PAY_COIN
MOST_OF_ONE: Final = 9


class Payment(Parameter):
    """A payment as words."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 10**w.PAYMENT_KINDS)

    def text(self, value: int) -> str:
        words = []
        for kind, word in enumerate(w.PAYMENTS):
            count = value // DIGIT[kind] % 10
            if count > 1:
                words.append(str(count))
            if count:
                words.append(word)
        return " ".join(words)

    def read(self, words: list[str]) -> int:
        counts = [0] * w.PAYMENT_KINDS
        times = 1
        for word in words:
            if word in w.PAYMENTS:
                counts[w.PAYMENTS.index(word)] += times
                times = 1
            elif len(word) == 1 and word in "123456789" and times == 1:
                times = int(word)
            else:
                return -1
        if not words or words[-1] not in w.PAYMENTS or max(counts) > MOST_OF_ONE:
            return -1
        return sum([count * DIGIT[kind] for kind, count in enumerate(counts)])

    def greedy(self) -> bool:
        return True

    def value(self, value: int) -> Value:
        parts = []
        for kind, word in enumerate(w.PAYMENTS):
            count = value // DIGIT[kind] % 10
            if count:
                parts.append(Message(f"amount.{word}", {"number": count}))
        return parts


def price_in_words(cubes: list[int]) -> list[Message]:
    """What a price in cubes asks for."""
    return [Message(f"amount.{w.COLOURS[colour]}", {"number": count}) for colour, count in enumerate(cubes) if count]


def affordable(things: list[int], cubes: list[int]) -> bool:
    """Whether cubes and coins cover a price in cubes."""
    coins = things[w.COIN]
    for colour in range(w.COLOUR_KINDS):
        missing = cubes[colour] - things[colour]
        if missing > 0:
            coins -= missing
            if coins < 0:
                return False
    return True


def cube_payments(things: list[int], cubes: list[int]) -> list[int]:
    """Every way to pay a price in cubes: as many as there are, each of them replaced by a coin or not."""
    ways = [0]
    for colour in range(w.COLOUR_KINDS):
        need = cubes[colour]
        if need:
            have = things[colour]
            ways = [
                way + count * DIGIT[colour] + (need - count) * ONE_COIN
                for way in ways
                for count in range(min(need, have), -1, -1)
                if way // ONE_COIN + need - count <= things[w.COIN]
            ]
    return ways
