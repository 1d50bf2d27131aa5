"""Goods from spaces: piles, fixed gains, choices (AG-57 to AG-59, sections 6.1 to 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.happenings import GAINED, START_PLAYER
from hogar.games.agricola.moves import TAKE
from hogar.games.agricola.payment import in_words, missing, payable
from hogar.games.agricola.steps.action import Action
from hogar.games.agricola.steps.animals import Accommodate
from hogar.games.agricola.steps.payment import GOODS_TUPLE, NO_GOODS, settle
from hogar.games.agricola.supply import gain, gain_all
from hogar.kernel.codec import Codec, Word
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move


class TakePile(Action):
    """Everything on an accumulation space (AG-58, AG-59)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "space": Word(w.SPACES, always=True)}

    def __init__(self, seat: int = NOBODY, space: int = w.FOREST) -> None:
        super().__init__(seat)
        self.space = space

    def action(self) -> int:
        return w.TAKE_GOODS

    def obstacle(self, table: Table) -> int:
        return r.OK if table.piles[self.space] else r.EMPTY_PILE

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        return {"space": Message(f"space.{w.SPACES[self.space]}")}

    def do(self, table: Table) -> None:
        amount = table.piles[self.space]
        if not amount:
            return
        good = w.PILE_GOODS[self.space]
        table.piles[self.space] = 0
        table.boards[self.seat].goods[good] += amount
        if table.listening:
            table.tell(GAINED, [self.seat, amount, good])
        if w.FIRST_ANIMAL <= good < w.FOOD:
            table.push(Accommodate(self.seat, self.space, amount))
        if good < w.BUILDING_KINDS:
            table.boards[self.seat].gathered += amount
        if table.listeners:
            raise_moment(table, m.GAIN, self.seat, good << 8 | amount)
            raise_moment(table, m.TAKE, self.seat, self.space << 8 | amount)


class Gain(Action):
    """Goods from the general supply (AG-75, AG-78)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "goods": GOODS_TUPLE}

    def __init__(self, seat: int = NOBODY, goods: tuple[int, ...] = NO_GOODS) -> None:
        super().__init__(seat)
        self.goods = goods

    def action(self) -> int:
        return w.TAKE_GOODS

    def do(self, table: Table) -> None:
        gain_all(table, self.seat, list(self.goods))


class ChooseGood(Ask["Table"]):
    """One of several goods, as many as there are of it in the choice (AG-106)."""

    ASKED: ClassVar[str] = "ask.good"
    CLAUSE: ClassVar[str] = "AG-106"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "goods": GOODS_TUPLE}

    def __init__(self, seat: int = NOBODY, goods: tuple[int, ...] = NO_GOODS) -> None:
        super().__init__(seat)
        self.goods = goods

    def moves(self, table: Table) -> list[Move]:
        return [TAKE.move(good) for good, count in enumerate(self.goods) if count]

    def choose(self, table: Table, move: Move) -> None:
        gain(table, self.seat, move.a, self.goods[move.a])

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_OFFERED if move.verb is TAKE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"good": Message(f"good.{w.GOODS[move.a]}"), "offered": in_words(list(self.goods))}


class BuyAnimal(Ask["Table"]):
    """Animal Market: one of three animals, one of them with food, one for food (AG-320)."""

    ASKED: ClassVar[str] = "ask.animal"
    CLAUSE: ClassVar[str] = "AG-320"

    def moves(self, table: Table) -> list[Move]:
        bills = table.layout.prices.animals
        return [TAKE.move(w.FIRST_ANIMAL + kind) for kind, bill in enumerate(bills) if payable(table, self.seat, bill)]

    def choose(self, table: Table, move: Move) -> None:
        kind = move.a - w.FIRST_ANIMAL
        table.push(Bought(self.seat, kind))
        settle(table, self.seat, table.layout.prices.animals[kind])

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not TAKE:
            return r.OK
        return r.NOT_ENOUGH if w.FIRST_ANIMAL <= move.a < w.FOOD else r.NOT_OFFERED

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        offered: list[Message] = [Message(f"good.{animal}") for animal in w.ANIMALS]
        if reason == r.NOT_OFFERED:
            return {"good": Message(f"good.{w.GOODS[move.a]}"), "offered": offered}
        price = table.layout.prices.animals[move.a - w.FIRST_ANIMAL].goods
        return {"price": in_words(price), "missing": missing(table.boards[self.seat], price)}


class Bought(Act["Table"]):
    """What comes of a bargain at the Animal Market."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "animal": Word(w.ANIMALS, always=True)}

    def __init__(self, seat: int = NOBODY, animal: int = 0) -> None:
        super().__init__(seat)
        self.animal = animal

    def do(self, table: Table) -> None:
        table.push(Accommodate(self.seat))
        gain_all(table, self.seat, table.figures.animal_market_gains[self.animal])


class BecomeStartPlayer(Action):
    """The starting-player marker, which may be one's own already (AG-48, AG-56)."""

    def action(self) -> int:
        return w.START_PLAYER

    def do(self, table: Table) -> None:
        table.start = self.seat
        table.tell(START_PLAYER, [self.seat])
