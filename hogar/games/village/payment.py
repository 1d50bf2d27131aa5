"""Payments: which cubes, which coins in their place, or what else (VI-134, VI-135).

A payment is one int, a decimal digit for each kind that it may be made of; its text is the kinds with their counts:
`pink orange`, `2 green`, `green coin`, `scroll`, `3 time`.
"""

from __future__ import annotations

from typing import Final

from hogar.games.village import words as w
from hogar.kernel.message import Message
from hogar.parts.payment import Amounts

PAYMENT: Final = Amounts("payment", w.PAYMENTS, 9)
DIGIT: Final[list[int]] = PAYMENT.digit
ONE_COIN: Final = 10**w.PAY_COIN


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
