"""Market (area D, chapter 9): a market day for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.farm import pass_time, pay
from hogar.games.village.happenings import CUSTOMER_CAME, CUSTOMER_MOVED, MARKET_DAY, MARKET_OVER, PASSED, SERVED
from hogar.games.village.moves import ARRIVE, PASS, SERVE
from hogar.games.village.steps.area import Area
from hogar.games.village.steps.death import Death
from hogar.games.village.steps.payment import Pay
from hogar.kernel.codec import Codec, Flag, Whole, Word
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask, Draw

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move


class Market(Area):
    """A market day, if there is anybody at a stall (VI-91, VI-105); it is not declined (VI-38)."""

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if customers_left(table) else r.NO_CUSTOMERS

    def act(self, table: Table, seat: int, owed: bool) -> None:
        if customers_left(table):
            table.tell(MARKET_DAY, [seat])
            table.push(EndMarket())
            table.push(Opportunity(seat, seat, 0, True))


def customers_left(table: Table) -> bool:
    """Whether anybody stands at a stall."""
    return max(table.stalls) >= 0


def covers(table: Table, seat: int, tile: int) -> bool:
    """Whether a player has all that a customer wants (VI-93)."""
    things = table.boards[seat].things
    return all(things[thing] >= count for thing, count in table.figures.customers[tile].needs)


class Opportunity(Ask["Table"]):
    """A player's opportunity: serve one customer or pass for the rest of the day (VI-94, VI-95).

    `passed` is the mask of the seats that are out; `free` says that nothing is paid besides (VI-96).
    """

    ASKED: ClassVar[str] = "ask.market"
    CLAUSE: ClassVar[str] = "VI-94"
    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "initiator": SEAT,
        "passed": Whole(0, (1 << w.MOST_SEATS) - 1),
        "free": Flag(),
    }

    def __init__(self, seat: int = NOBODY, initiator: int = NOBODY, passed: int = 0, free: bool = False) -> None:
        super().__init__(seat)
        self.initiator = initiator
        self.passed = passed
        self.free = free

    def can_sell(self, table: Table) -> bool:
        """Whether the player could pay what a sale costs besides (VI-96 to VI-98)."""
        things = table.boards[self.seat].things
        return self.free or things[w.GREEN] + things[w.COIN] >= table.figures.sale_green

    def moves(self, table: Table) -> list[Move]:
        moves: list[Move] = []
        if self.can_sell(table):
            for tile in table.stalls:
                if tile >= 0 and covers(table, self.seat, tile):
                    moves.append(SERVE.move(tile))
        moves.append(PASS.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is PASS:
            table.tell(PASSED, [self.seat])
            next_opportunity(table, self.seat, self.initiator, self.passed | 1 << self.seat)
            return
        table.push(NextSeller(self.seat, self.initiator, self.passed))
        table.push(Serve(self.seat, move.a))
        if not self.free:
            table.push(MarketTime(self.seat))
            table.push(Pay(self.seat, (0, 0, 0, table.figures.sale_green)))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not SERVE:
            return r.OK
        if move.a not in table.stalls:
            return r.NOT_AT_STALL
        return r.CANNOT_SERVE if self.can_sell(table) else r.NO_GREEN

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"customer": Message(f"customer.{w.CUSTOMERS[move.a]}"), "wants": wishes(table, move.a)}

    def asked(self, table: Table) -> Message:
        offers = [offer(table, tile) for tile in table.stalls if tile >= 0]
        if self.free:
            return Message("ask.market_free", {"offers": offers})
        figures = table.figures
        return Message("ask.market", {"green": figures.sale_green, "time": figures.sale_time, "offers": offers})


def wishes(table: Table, tile: int) -> list[Message]:
    """What a customer wants, in words."""
    return [
        Message("amount.thing", {"number": count, "thing": Message(f"thing.{w.THINGS[thing]}")})
        for thing, count in table.figures.customers[tile].needs
    ]


def offer(table: Table, tile: int) -> Message:
    """A customer with its wishes and its worth, in words."""
    name = Message(f"customer.{w.CUSTOMERS[tile]}")
    prestige = table.figures.customers[tile].prestige
    return Message("customer.offer", {"customer": name, "wants": wishes(table, tile), "prestige": prestige})


class MarketTime(Act["Table"]):
    """The time of a sale; who dies of it dies at once (VI-50, VI-99)."""

    def do(self, table: Table) -> None:
        for _ in range(pass_time(table, self.seat, table.figures.sale_time)):
            table.push(Death(self.seat))


class Serve(Act["Table"]):
    """A player gives a customer all that it wants and takes the tile (VI-93, VI-99)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "customer": Word(w.CUSTOMERS)}

    def __init__(self, seat: int = NOBODY, customer: int = 0) -> None:
        super().__init__(seat)
        self.customer = customer

    def do(self, table: Table) -> None:
        for thing, count in table.figures.customers[self.customer].needs:
            pay(table, self.seat, thing, count)
        table.stalls[table.stalls.index(self.customer)] = w.EMPTY
        table.boards[self.seat].served |= 1 << self.customer
        table.tell(SERVED, [self.seat, self.customer])


class NextSeller(Act["Table"]):
    """After a sale the opportunity goes on clockwise (VI-94)."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "initiator": SEAT,
        "passed": Whole(0, (1 << w.MOST_SEATS) - 1),
    }

    def __init__(self, seat: int = NOBODY, initiator: int = NOBODY, passed: int = 0) -> None:
        super().__init__(seat)
        self.initiator = initiator
        self.passed = passed

    def do(self, table: Table) -> None:
        if customers_left(table):
            next_opportunity(table, self.seat, self.initiator, self.passed)


def next_opportunity(table: Table, seat: int, initiator: int, passed: int) -> None:
    """Asks the next player clockwise who has not passed, the same one again if need be (VI-101, VI-203)."""
    for distance in range(1, table.players + 1):
        other = (seat + distance) % table.players
        if not passed >> other & 1:
            table.push(Opportunity(other, initiator, passed))
            return


class EndMarket(Act["Table"]):
    """The queue moves up into the empty stalls, and closes up; then new customers come (VI-102 to VI-104)."""

    def do(self, table: Table) -> None:
        table.tell(MARKET_OVER, [])
        for place, tile in enumerate(table.stalls):
            if tile < 0 and table.queue:
                came = table.queue.pop(0)
                table.stalls[place] = came
                table.tell(CUSTOMER_MOVED, [came])
        more_customers(table)


def more_customers(table: Table) -> None:
    """Lets customers come from the draw pile while the queue has room."""
    if table.pile and (w.EMPTY in table.stalls or len(table.queue) < table.card.queue):
        table.push(NewCustomer())


class NewCustomer(Draw["Table"]):
    """A customer from the draw pile: for a stall in the setup (VI-17), for the queue later (VI-102)."""

    def weights(self, table: Table) -> list[int]:
        return [table.pile >> tile & 1 for tile in range(w.CUSTOMER_KINDS)]

    def outcome(self, index: int) -> Move:
        return ARRIVE.move(index)

    def happen(self, table: Table, index: int) -> None:
        table.pile &= ~(1 << index)
        if w.EMPTY in table.stalls:
            table.stalls[table.stalls.index(w.EMPTY)] = index
        else:
            table.queue.append(index)
        table.tell(CUSTOMER_CAME, [index])
        more_customers(table)
