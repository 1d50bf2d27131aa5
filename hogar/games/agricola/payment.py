"""Prices: what something costs a seat, whether it can be paid, and in which ways (AG-377, AG-392)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.agricola import hooks
from hogar.games.agricola import words as w
from hogar.games.agricola.happenings import PAID
from hogar.kernel.message import Message
from hogar.kernel.seats import NOBODY
from hogar.parts.payment import Purse, payments
from hogar.parts.payment import payable as any_payment

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.data import AgricolaEdition
    from hogar.games.agricola.table import Table
    from hogar.parts.payment import Swap

# What is paid for.
FOR_ROOM: Final = 0
FOR_STABLE: Final = 1
FOR_FENCES: Final = 2
FOR_RENOVATION: Final = 3
FOR_MAJOR: Final = 4
FOR_MINOR: Final = 5
FOR_OCCUPATION: Final = 6
FOR_ANIMAL: Final = 7
FOR_CARD: Final = 8
BILLS: Final[tuple[str, ...]] = (
    "room", "stable", "fences", "renovation", "major", "minor", "occupation", "animal", "card",
)  # fmt: skip


ANY_PRICE: Final = hooks.COST | hooks.EXTRAS
NO_SWAPS: Final[list[Swap]] = []


class Bill:
    """What is to be paid and what for; it never changes. `subject` is the major, the card, the number of fences ...

    `source` is the card that offers what is paid for, if one does; `earlier` is how many of it the same action had
    before (rooms).
    """

    def __init__(self, kind: int, goods: list[int], subject: int = 0, source: int = NOBODY, earlier: int = 0) -> None:
        self.kind = kind
        self.goods = goods
        self.subject = subject
        self.source = source
        self.earlier = earlier

    def plain(self) -> bool:
        """Whether only standing rules can change the price."""
        return self.source < 0 and self.kind != FOR_MINOR

    def offered_by(self, source: int) -> Bill:
        """The same bill in an action that a card offers."""
        return self if source < 0 else Bill(self.kind, self.goods, self.subject, source)

    def after(self, earlier: int) -> Bill:
        """The same bill after so many others of one action."""
        return self if not earlier else Bill(self.kind, self.goods, self.subject, self.source, earlier)


def room_bill(figures: AgricolaEdition, material: int) -> Bill:
    """A room of the material of the house (AG-112)."""
    goods = [0] * w.GOOD_KINDS
    goods[w.RESOURCE_OF[material]] = figures.room_material
    goods[w.REED] += figures.room_reed
    return Bill(FOR_ROOM, goods, material)


def renovation_bill(figures: AgricolaEdition, material: int, rooms: int) -> Bill:
    """The next material for all rooms at once (AG-120, AG-121)."""
    goods = [0] * w.GOOD_KINDS
    goods[w.RESOURCE_OF[material]] = figures.renovation_material * rooms
    goods[w.REED] += figures.renovation_reed
    return Bill(FOR_RENOVATION, goods, material)


def wood_bill(kind: int, wood: int, subject: int = 0) -> Bill:
    """A stable or fences (AG-148, AG-157)."""
    goods = [0] * w.GOOD_KINDS
    goods[w.WOOD] = wood
    return Bill(kind, goods, subject)


class Prices:
    """The bills without cards, made once for a table."""

    def __init__(self, figures: AgricolaEdition) -> None:
        materials = range(len(w.MATERIALS))
        self.rooms = [room_bill(figures, material) for material in materials]
        self.renovations = [
            [renovation_bill(figures, material, rooms) for rooms in range(w.CELL_KINDS + 1)] for material in materials
        ]
        self.stable = wood_bill(FOR_STABLE, figures.stable_wood)
        self.side_job_stable = wood_bill(FOR_STABLE, figures.side_job_stable_wood, 1)
        self.fences = [wood_bill(FOR_FENCES, figures.fence_wood * count, count) for count in range(39)]
        self.majors = [Bill(FOR_MAJOR, major.cost, number) for number, major in enumerate(figures.majors)]
        self.animals = [Bill(FOR_ANIMAL, price, number) for number, price in enumerate(figures.animal_market_prices)]


def payable(table: Table, seat: int, bill: Bill) -> bool:
    """Whether a seat can pay, conversions at any time counted (AG-191, AG-367)."""
    board = table.boards[seat]
    rules = board.rules & ANY_PRICE
    if not rules and bill.plain():
        return covers(board, bill.goods)
    if bill.source >= 0 or (bill.kind == FOR_MINOR and table.hooks.card(bill.subject).choosy):
        return bool(ways(table, seat, bill))
    prices = table.hooks.costs(table, seat, bill)
    for price in prices:
        if covers(board, price):
            return True
    swaps = table.hooks.swaps(table, seat, bill) if rules & hooks.COST else NO_SWAPS
    if not swaps and not (rules & hooks.EXTRAS and trading(table, seat)):
        return False
    return any_payment(prices, swaps, purse(table, seat))


def trading(table: Table, seat: int) -> bool:
    """Whether a seat can use any exchange of its cards now; without a first one there is no second."""
    board = table.boards[seat]
    return any(covers(board, exchange.pay) for exchange in table.hooks.exchanges(table, seat))


def payable_then(table: Table, seat: int, bill: Bill, moment: int, subject: int) -> bool:
    """Whether a seat can pay, counting what its cards give before it has to (AG-367)."""
    if payable(table, seat, bill):
        return True
    board = table.boards[seat]
    if not board.rules & hooks.GIVE:
        return False
    goods = board.goods
    for gift in table.hooks.gives(table, seat, moment, subject):
        board.goods = [have + more for have, more in zip(goods, gift, strict=True)]
        found = min(board.goods) >= 0 and payable(table, seat, bill)
        board.goods = goods
        if found:
            return True
    return False


def covers(board: Board, price: list[int]) -> bool:
    """Whether the supply covers a price, with what can be turned into food (AG-188, AG-189)."""
    goods = board.goods
    for good in range(w.FOOD):
        if price[good] > goods[good]:
            return False
    short = price[w.FOOD] - goods[w.FOOD]
    return short <= 0 or short <= convertible(board, price)


def convertible(board: Board, spared: list[int]) -> int:
    """The food that a supply can become, without what is spared."""
    food = 0
    for good in range(w.FOOD):
        food += board.rates[good] * (board.goods[good] - spared[good])
    return food


def ways(table: Table, seat: int, bill: Bill) -> list[list[int]]:
    """Every way to pay that is not plainly worse than another (AG-392)."""
    board = table.boards[seat]
    if not board.rules & ANY_PRICE and bill.plain():
        return [bill.goods] if covers(board, bill.goods) else []
    cards = table.hooks
    found = payments(cards.costs(table, seat, bill), cards.swaps(table, seat, bill), purse(table, seat))
    if bill.source >= 0:
        found = [way for way in found if cards.card(bill.source).accepts(table, seat, way)]
    if bill.kind == FOR_MINOR:
        found = [way for way in found if cards.card(bill.subject).accepts(table, seat, way)]
    return found


def purse(table: Table, seat: int) -> Purse:
    """What a seat has, with all that it could be turned into."""
    board = table.boards[seat]
    if board.rules & hooks.EXTRAS:
        return Purse(board.goods, w.FOOD, board.rates, table.hooks.exchanges(table, seat))
    return Purse(board.goods, w.FOOD, board.rates)


def spend(table: Table, seat: int, price: list[int]) -> None:
    """Goods go to the general supply (AG-377)."""
    goods = table.boards[seat].goods
    for good in range(w.GOOD_KINDS):
        count = price[good]
        if count:
            goods[good] -= count
            if table.listening:
                table.tell(PAID, [seat, count, good])


def in_words(price: list[int]) -> list[Message]:
    """A price for a sentence."""
    return [Message(f"amount.{w.GOODS[good]}", {"number": count}) for good, count in enumerate(price) if count]


def missing(board: Board, price: list[int]) -> list[Message]:
    """What a supply lacks of a price."""
    return in_words([max(0, count - board.goods[good]) for good, count in enumerate(price)])
