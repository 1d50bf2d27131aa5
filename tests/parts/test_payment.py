from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from hogar.parts.payment import ANY_NUMBER, Amounts, Exchange, Purse, Swap, payable, payments
from tests.clauses import clause

WOOD, CLAY, REED, FOOD = 0, 1, 2, 3
GOODS = 4
ROOM = [5, 0, 2, 0]


def goods(wood: int = 0, clay: int = 0, reed: int = 0, food: int = 0) -> list[int]:
    return [wood, clay, reed, food]


def purse(have: list[int], rates: list[int] | None = None, exchanges: list[Exchange] | None = None) -> Purse:
    return Purse(have, FOOD, rates or [], exchanges or [])


AMOUNTS = st.lists(st.integers(0, 3), min_size=GOODS, max_size=GOODS)
SWAPS = st.builds(
    Swap,
    st.integers(0, 3),
    st.integers(1, 2),
    st.integers(0, 3),
    st.integers(0, 1),
    st.integers(1, 2),
    st.integers(1, 2),
)
EXCHANGES = st.builds(Exchange, st.sampled_from([[1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 1, 1]]), st.sampled_from(
    [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 2], [1, 0, 0, 0]]), st.integers(1, 2))  # fmt: skip


# The oracles play every order of everything.


def all_prices(price: list[int], swaps: list[Swap], used: tuple[int, ...]) -> set[tuple[int, ...]]:
    found = {tuple(price)}
    for number, swap in enumerate(swaps):
        if used[number] < swap.times and price[swap.good] >= swap.need:
            more = (*used[:number], used[number] + 1, *used[number + 1 :])
            found |= all_prices(swap.used(price), swaps, more)
    return found


def pays(have: tuple[int, ...], price: list[int], rates: list[int], left: list[Exchange]) -> bool:
    if all(a >= b for a, b in zip(have, price, strict=True)):
        return True
    for good, rate in enumerate(rates):
        if rate and have[good] and have[FOOD] < price[FOOD]:
            after = list(have)
            after[good] -= 1
            after[FOOD] += rate
            if pays(tuple(after), price, rates, left):
                return True
    for place, exchange in enumerate(left):
        if exchange.times and all(a >= b for a, b in zip(have, exchange.pay, strict=True)):
            fewer = [*left[:place], Exchange(exchange.pay, exchange.get, exchange.times - 1), *left[place + 1 :]]
            after = [a - b + c for a, b, c in zip(have, exchange.pay, exchange.get, strict=True)]
            if pays(tuple(after), price, rates, fewer):
                return True
    return False


@settings(deadline=None)
@given(st.lists(AMOUNTS, min_size=1, max_size=2), st.lists(SWAPS, max_size=3), AMOUNTS)
def test_payments_are_all_that_can_be_paid_and_none_is_plainly_worse(
    prices: list[list[int]], swaps: list[Swap], have: list[int]
) -> None:
    every = {reached for price in prices for reached in all_prices(price, swaps, (0,) * len(swaps))}
    expected = {
        price
        for price in every
        if all(a >= b for a, b in zip(have, price, strict=True))
        and not any(other != price and all(a <= b for a, b in zip(other, price, strict=True)) for other in every)
    }
    found = [tuple(price) for price in payments(prices, swaps, purse(have))]
    if swaps or len(prices) > 1:
        assert set(found) == expected
        assert len(found) == len(expected)
    assert payable(prices, swaps, purse(have)) == bool(found)
    assert bool(found) == bool(expected)


@settings(deadline=None)
@given(AMOUNTS, AMOUNTS, st.sampled_from([[0, 0, 0, 0], [1, 0, 2, 0], [0, 3, 1, 0]]), st.lists(EXCHANGES, max_size=2))
def test_a_purse_covers_what_some_order_of_exchanges_pays(
    have: list[int], price: list[int], rates: list[int], exchanges: list[Exchange]
) -> None:
    assert purse(have, rates, exchanges).covers(price) == pays(tuple(have), price, rates, exchanges)


@settings(deadline=None)
@given(AMOUNTS, AMOUNTS, st.sampled_from([[0, 0, 0, 0], [1, 0, 2, 0]]), st.lists(EXCHANGES, max_size=2))
def test_whoever_raises_a_payment_always_gets_there(
    have: list[int], price: list[int], rates: list[int], exchanges: list[Exchange]
) -> None:
    mine = purse(have, rates, exchanges)
    if not mine.covers(price):
        assert mine.cooks(price) == []
        assert mine.trades(price) == []
        return
    for _ in range(40):
        if mine.holds(price):
            return
        cooks, trades = mine.cooks(price), mine.trades(price)
        assert cooks or trades
        mine = mine.cooked(cooks[-1]) if cooks else mine.traded(trades[-1])
    raise AssertionError("it goes on for ever")


@clause("AG-112")
def test_a_plain_price_has_one_payment() -> None:
    assert payments([ROOM], [], purse(goods(5, 0, 2))) == [ROOM]
    assert payments([ROOM], [], purse(goods(4, 0, 2))) == []


@clause("AG-236")
def test_alternatives_are_offered_side_by_side() -> None:
    assert payments([goods(wood=1), goods(clay=1)], [], purse(goods(1, 1))) == [goods(wood=1), goods(clay=1)]


def test_an_alternative_that_costs_more_of_the_same_is_left_out() -> None:
    assert payments([goods(wood=2), goods(wood=1)], [], purse(goods(3))) == [goods(wood=1)]


@clause("AG-392")
def test_no_part_of_a_price_falls_below_zero() -> None:
    assert payments([goods(wood=1)], [Swap(WOOD, 3)], purse(goods())) == [goods()]


@clause("AG-392")
def test_reductions_and_substitutions_apply_in_any_order() -> None:
    exactly_two = Swap(CLAY, 2, WOOD, 1, need=2)
    one_less = Swap(CLAY, 1)
    assert payments([goods(clay=2)], [exactly_two, one_less], purse(goods(9, 9))) == [goods(wood=1), goods(clay=1)]


def test_any_part_may_be_replaced() -> None:
    mixed = payments([goods(wood=2)], [Swap(WOOD, 1, CLAY, 1, times=ANY_NUMBER)], purse(goods(9, 9)))
    assert mixed == [goods(2, 0), goods(1, 1), goods(0, 2)]


@clause("AG-188", "AG-191")
def test_crops_and_animals_pay_for_food_and_may_not_be_spent_twice() -> None:
    mine = purse(goods(wood=2), [2, 0, 0, 0])
    assert mine.covers(goods(food=4))
    assert mine.covers(goods(wood=1, food=2))
    assert not mine.covers(goods(wood=1, food=3))


def test_exchanges_may_feed_each_other() -> None:
    chain = [Exchange(goods(wood=1), goods(clay=1)), Exchange(goods(clay=1), goods(reed=1))]
    mine = purse(goods(wood=1), None, chain)
    assert mine.covers(goods(reed=1))
    assert mine.trades(goods(reed=1)) == [0]


def test_of_a_family_only_one_exchange_is_used() -> None:
    pile = [Exchange(goods(food=1), goods(wood=1), 1, 1), Exchange(goods(food=2), goods(wood=1, clay=1), 1, 1)]
    assert purse(goods(food=2), None, pile).covers(goods(wood=1, clay=1))
    assert not purse(goods(food=3), None, pile).covers(goods(wood=2, clay=1))


def test_amounts_are_read_and_written_as_people_say_them() -> None:
    amounts = Amounts("payment", ("wood", "clay", "reed", "food"), 31)
    for counts in product((0, 1, 12), repeat=4):
        value = amounts.packed(list(counts))
        assert amounts.counts(value) == list(counts)
        assert amounts.read(amounts.text(value).split()) == value
    assert amounts.text(amounts.packed([5, 0, 2, 1])) == "5 wood 2 reed food"


def test_what_comes_from_elsewhere_may_be_spared() -> None:
    rich = purse(goods(food=2))
    spared = Swap(FOOD, 1, times=2, elsewhere=True)
    assert payments([goods(food=2)], [spared], rich) == [goods(), goods(food=1), goods(food=2)]
    assert payments([goods(food=2)], [Swap(FOOD, 1, times=2)], rich) == [goods()]
    assert payments([goods(food=2)], [spared], purse(goods(food=1))) == [goods(), goods(food=1)]
    wood = Swap(FOOD, 1, WOOD, 1, times=ANY_NUMBER)
    assert payments([goods(food=1)], [spared, wood], purse(goods(wood=1))) == [goods(), goods(wood=1)]


def test_amounts_refuse_what_means_nothing() -> None:
    amounts = Amounts("payment", ("wood", "clay"), 9)
    for text in ("", "5", "wood 5", "10 wood", "0 wood", "05 wood", "5 5 wood", "gold", "wood gold", "-1 wood"):
        assert amounts.read(text.split()) == -1
