"""Payments: what may be paid for a price, whether it can be, and which exchanges on the way bring it nearer.

A price is a list of amounts, one for each good of the game. It may come with alternatives and with `Swap`s: what cards
or tiles take off it or put in the place of a part. `payments` gives every way to pay that is not plainly worse than
another. A `Purse` is what somebody has, with all that it could be turned into at any time.
"""

from __future__ import annotations

from typing import Final

from hogar.kernel.message import Message, Value
from hogar.kernel.native import mypyc_attr
from hogar.kernel.parameters import Parameter

ANY_NUMBER: Final = 99
NOTHING: Final = "nothing"
"""What is said where nothing at all is paid."""
LONGEST_CHAIN: Final = 12
"""No payment is raised by more exchanges one after the other, not counting what is simply turned into food."""


class Swap:
    """What a rule changes in a price, each use of it: takes up to `take` of a good off, and adds `pay` of another.

    It may be used while at least `need` of the good is due. A discount adds nothing. "2 clay by 1 wood" takes 2 and
    needs 2; "all the reed, 1 or 2, by 1 wood" takes 2 and needs 1; "any part of the food by wood" takes 1,
    `ANY_NUMBER` of times. What is paid from `elsewhere`, a pile for example, may be spared: then fewer uses are a way
    of their own.
    """

    def __init__(
        self,
        good: int,
        take: int,
        other: int = 0,
        pay: int = 0,
        need: int = 1,
        times: int = 1,
        elsewhere: bool = False,
    ) -> None:
        self.good = good
        self.take = take
        self.other = other
        self.pay = pay
        self.need = need
        self.times = times
        self.elsewhere = elsewhere

    def used(self, price: list[int]) -> list[int]:
        """The price after one use."""
        after = list(price)
        after[self.good] = max(0, after[self.good] - self.take)
        after[self.other] += self.pay
        return after


class Exchange:
    """Some goods for others, so many times. Of those with the same `family` (0 is none) only one may be used."""

    def __init__(self, pay: list[int], get: list[int], times: int = ANY_NUMBER, family: int = 0) -> None:
        self.pay = pay
        self.get = get
        self.times = times
        self.family = family

    def backwards(self, price: list[int]) -> list[int]:
        """What is to be paid where this exchange brings a part of the price."""
        return [max(0, price[good] - self.get[good]) + self.pay[good] for good in range(len(price))]


NO_GOODS: Final[list[int]] = []
NO_EXCHANGES: Final[list[Exchange]] = []
NO_SWAPS: Final[list[Swap]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Purse:
    """The goods somebody has, how much `food` (a good) one of each gives, and the other exchanges at hand."""

    def __init__(
        self, have: list[int], food: int, rates: list[int] = NO_GOODS, exchanges: list[Exchange] = NO_EXCHANGES
    ) -> None:
        self.have = have
        self.food = food
        self.rates = rates
        self.exchanges = exchanges

    def covers(self, price: list[int]) -> bool:
        """Whether a price can be paid, exchanges counted."""
        if self.missing(price) < 0:
            return True
        return bool(self.exchanges) and self.chain(price, [], set(), True) != 0

    def missing(self, price: list[int]) -> int:
        """The first good of a price that is missing, food last and whatever gives food counted; -1 if none is."""
        have = self.have
        short = price[self.food] - have[self.food]
        for good in range(len(price)):
            if good != self.food:
                left = have[good] - price[good]
                if left < 0:
                    return good
                if short > 0 and left and self.rates:
                    short -= left * self.rates[good]
        return self.food if short > 0 else -1

    def chain(self, price: list[int], used: list[int], seen: set[tuple[int, ...]], any_way: bool) -> int:
        """The mask of the exchanges that the ways to raise a price use (n is bit n + 1), and bit 0 if there is any way.

        Something that is missing must come out of an exchange that gives it. `any_way` stops at the first way.
        """
        good = self.missing(price)
        if good < 0:
            return 1 | sum([2 << number for number in set(used)])
        found = 0
        if len(used) < LONGEST_CHAIN:
            for number, exchange in enumerate(self.exchanges):
                if exchange.get[good] and self.may_use(number, used):
                    longer = sorted([*used, number])
                    if tuple(longer) not in seen:
                        seen.add(tuple(longer))
                        found |= self.chain(exchange.backwards(price), longer, seen, any_way)
                        if found and any_way:
                            break
        return found

    def may_use(self, number: int, used: list[int]) -> bool:
        """Whether an exchange may be used once more beside others."""
        exchange = self.exchanges[number]
        if exchange.family and any(self.exchanges[other].family == exchange.family for other in used):
            return False
        return used.count(number) < exchange.times

    def cooks(self, price: list[int]) -> list[int]:
        """The goods of which one may be turned into food now, in order to pay a price that needs more food."""
        if not self.rates or price[self.food] <= self.have[self.food]:
            return []
        goods = [good for good in range(len(price)) if self.rates[good] and self.have[good]]
        return [good for good in goods if self.cooked(good).covers(price)]

    def cooked(self, good: int) -> Purse:
        """The purse after one of a good has been turned into food."""
        have = list(self.have)
        have[good] -= 1
        have[self.food] += self.rates[good]
        return Purse(have, self.food, self.rates, self.exchanges)

    def trades(self, price: list[int]) -> list[int]:
        """The numbers of the exchanges that may be used now in order to pay a price, so that it can still be paid."""
        useful = self.chain(price, [], set(), False)
        return [
            number
            for number, exchange in enumerate(self.exchanges)
            if useful >> number + 1 & 1 and self.holds(exchange.pay) and self.traded(number).covers(price)
        ]

    def holds(self, price: list[int]) -> bool:
        """Whether a price can be paid as it is, without any exchange."""
        return all(self.have[good] >= price[good] for good in range(len(price)))

    def traded(self, number: int) -> Purse:
        """The purse after an exchange has been used once."""
        exchange = self.exchanges[number]
        have = [self.have[good] - exchange.pay[good] + exchange.get[good] for good in range(len(self.have))]
        left: list[Exchange] = []
        for other in self.exchanges:
            if other is not exchange and (not other.family or other.family != exchange.family):
                left.append(other)
        if exchange.times > 1:
            left.append(Exchange(exchange.pay, exchange.get, exchange.times - 1, exchange.family))
        return Purse(have, self.food, self.rates, left)


def payments(prices: list[list[int]], swaps: list[Swap], purse: Purse) -> list[list[int]]:
    """Every payment for one of these prices that the purse covers and that is not plainly worse than another."""
    if not swaps and len(prices) == 1:
        return prices if purse.covers(prices[0]) else []
    return [price for price in swapped(prices, swaps) if purse.covers(price)]


def payable(prices: list[list[int]], swaps: list[Swap], purse: Purse) -> bool:
    """Whether there is any such payment."""
    if any(purse.covers(price) for price in prices):
        return True
    return bool(swaps) and any(purse.covers(price) for price, _ in reached(prices, swaps))


def swapped(prices: list[list[int]], swaps: list[Swap]) -> list[list[int]]:
    """What the swaps make of some prices, used in any order; what is plainly worse than another is left out."""
    found = reached(prices, swaps)
    ways: list[list[int]] = []
    for spared in sorted({number for _, number in found}, reverse=True):
        ways += [way for way in cheapest([price for price, number in found if number == spared]) if way not in ways]
    return ways


def reached(prices: list[list[int]], swaps: list[Swap]) -> list[tuple[list[int], int]]:
    """Everything that the swaps make of some prices, each with how many times something came from elsewhere."""
    unused = [0] * len(swaps)
    seen: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
    ahead = [(price, unused) for price in prices]
    found: list[tuple[list[int], int]] = []
    while ahead:
        following: list[tuple[list[int], list[int]]] = []
        for price, used in ahead:
            key = (tuple(price), tuple(used))
            if key not in seen:
                seen.add(key)
                found.append((price, sum([used[place] for place, swap in enumerate(swaps) if swap.elsewhere])))
                following += next_swaps(price, used, swaps)
        ahead = following
    return found


def next_swaps(price: list[int], used: list[int], swaps: list[Swap]) -> list[tuple[list[int], list[int]]]:
    """A price after each swap that may be used next."""
    following = []
    for number, swap in enumerate(swaps):
        if used[number] < swap.times and price[swap.good] >= swap.need:
            following.append((swap.used(price), [*used[:number], used[number] + 1, *used[number + 1 :]]))
    return following


def cheapest(prices: list[list[int]]) -> list[list[int]]:
    """Those that are not, in every part, at least as much as another; each once, in the order given."""
    kept: list[list[int]] = []
    for place, price in enumerate(prices):
        worse = False
        for other_place, other in enumerate(prices):
            if other_place != place and no_more(other, price) and (other != price or other_place < place):
                worse = True
                break
        if not worse:
            kept.append(price)
    return kept


def no_more(one: list[int], other: list[int]) -> bool:
    """Whether every part of one price is at most that of the other."""
    return all(one[good] <= other[good] for good in range(len(one)))


class Amounts(Parameter):
    """Several things with their counts, as one int with a digit for each: `5 wood 2 reed`, `sheep`.

    `most` is the largest count. The name of a thing with its count is the message `amount.<word>`.
    """

    def __init__(self, name: str, words: tuple[str, ...], most: int) -> None:
        super().__init__(name, (most + 1) ** len(words))
        self.words = words
        self.most = most
        self.digit = [(most + 1) ** place for place in range(len(words))]

    def packed(self, counts: list[int]) -> int:
        """The int of some counts."""
        return sum([count * self.digit[place] for place, count in enumerate(counts)])

    def counts(self, value: int) -> list[int]:
        """The counts in an int."""
        base = self.most + 1
        return [value // digit % base for digit in self.digit]

    def text(self, value: int) -> str:
        words = []
        for word, count in zip(self.words, self.counts(value), strict=True):
            if count > 1:
                words.append(str(count))
            if count:
                words.append(word)
        return " ".join(words) or NOTHING

    def read(self, words: list[str]) -> int:
        if words == [NOTHING]:
            return 0
        counts = [0] * len(self.words)
        times = 1
        for word in words:
            if word in self.words:
                counts[self.words.index(word)] += times
                times = 1
            elif times == 1 and word.isascii() and word.isdigit() and len(word) < 4 and not word.startswith("0"):
                times = int(word)
            else:
                return -1
        if not words or words[-1] not in self.words or max(counts) > self.most:
            return -1
        return self.packed(counts)

    def greedy(self) -> bool:
        return True

    def value(self, value: int) -> Value:
        if not value:
            return [Message(f"amount.{NOTHING}")]
        counts = zip(self.words, self.counts(value), strict=True)
        return [Message(f"amount.{word}", {"number": count}) for word, count in counts if count]
