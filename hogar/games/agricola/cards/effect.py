"""When a card does something: a moment, whose act it was, on which spaces, how often; and the deals that it offers.

Effects are triggers of the kernel's moments. What they bring is in their deals; conditions and amounts that a record
can't say are asked of the card (`Card.applies`, `Card.amount`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.deal import NOTHING, Deal, Goods, Grant
from hogar.games.agricola.moves import USE
from hogar.games.agricola.steps.deals import CarryOut, ChooseDeal, offered
from hogar.kernel.moment import Moment, Trigger
from hogar.parts.payment import Exchange

if TYPE_CHECKING:
    from hogar.games.agricola.cards.card import Card
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step

# Whose act an effect waits for.
OWN: Final = 0
OTHERS: Final = 1
ANYBODY: Final = 2

# How often it may be used.
ALWAYS: Final = 0
A_TURN: Final = 1
A_ROUND: Final = 2
A_HARVEST: Final = 3
A_GAME: Final = 4


class Effect(Trigger["Table"]):
    """An effect of a card.

    `spaces` is the mask of the spaces that it is about, for moments of a use. Without `deals` the other values make a
    single one. A card with several deals offers the choice between those that are possible. `itself` lets it react to
    the use or the playing by which the card came into play (AG-253). Of a card's effects with `one_of` only one
    happens at the same occasion.
    """

    def __init__(
        self,
        moment: int,
        *,
        may: bool = False,
        who: int = OWN,
        spaces: int = 0,
        limit: int = ALWAYS,
        deals: tuple[Deal, ...] = (),
        pay: Goods = NOTHING,
        give: Goods = NOTHING,
        points: int = 0,
        promise: Goods = NOTHING,
        rounds: tuple[int, ...] = (),
        on_rounds: tuple[int, ...] = (),
        stock: Goods = NOTHING,
        unstock: Goods = NOTHING,
        grant: Grant | None = None,
        act: bool = False,
        to_user: bool = False,
        by_user: bool = False,
        itself: bool = False,
        one_of: bool = False,
    ) -> None:
        super().__init__(0, may)
        self.itself = itself
        self.one_of = one_of
        self.moment = moment
        self.who = who
        self.spaces = spaces
        self.limit = limit
        one = Deal(
            pay=pay, give=give, points=points, promise=promise, rounds=rounds, on_rounds=on_rounds, stock=stock,
            unstock=unstock, grant=grant, act=act, to_user=to_user, by_user=by_user,
        )  # fmt: skip
        self.deals = deals if deals else (one,)
        self.free = not may and len(self.deals) == 1 and commutes(self.deals[0])
        self.exchange = Exchange(list(self.deals[0].pay), list(self.deals[0].give))
        self.part = 0
        self.card: Card | None = None

    def belongs(self, card: Card, part: int) -> None:
        """Gives the effect its card and its number."""
        self.card = card
        assert part < m.OWN_NOTE, card.id
        self.part = part
        self.number = card.number << m.PART_BITS | part
        self.family = card.number + 1 if self.one_of else 0

    def trades(self) -> bool:
        """Whether it is an exchange of goods at any time, which helps to pay (AG-191)."""
        return self.moment == m.ANYTIME and self.limit == ALWAYS and any(self.deals[0].give)

    def label(self) -> Move:
        return USE.move(self.number >> m.PART_BITS, self.part)

    def concerns(self, owner: int, moment: Moment) -> bool:
        """Whether it is the right player's act, on the right space."""
        if self.moment < m.MOMENT_KINDS and not m.EVERYBODYS >> self.moment & 1:
            mine = moment.seat == owner
            if (self.who == OWN and not mine) or (self.who == OTHERS and mine):
                return False
        if not self.spaces:
            return True
        space = moment.subject >> 8 if self.moment in {m.TAKE, m.ANIMALS_TAKEN} else moment.subject
        return space >= 0 and bool(self.spaces >> space & 1)

    def too_new(self, table: Table, owner: int, moment: Moment) -> bool:
        """Whether the card came into play by what the moment is about (AG-253)."""
        assert self.card is not None
        if self.itself:
            return False
        if moment.kind == m.PLAY_OCCUPATION:
            return moment.subject == self.card.number
        if moment.kind == m.PLAY_IMPROVEMENT:
            return moment.subject == w.MAJOR_KINDS + self.card.number
        return bool(m.AFTER_USE >> moment.kind & 1) and self.card.number in table.boards[owner].fresh

    def promised(self, table: Table, owner: int) -> bool:
        """Whether the card lies on the round space of this round."""
        source = w.MAJOR_KINDS + (self.number >> m.PART_BITS)
        promises = table.boards[owner].promises
        return any(p.round == table.round and p.good < 0 and p.source == source for p in promises)

    def unused(self, table: Table, owner: int) -> bool:
        """Whether its limit allows another use."""
        if self.limit == ALWAYS:
            return True
        return table.boards[owner].notes.get(self.number, 0) < stamp(table, self.limit)

    def due(self, table: Table, owner: int, moment: Moment) -> bool:
        card = self.card
        assert card is not None
        if not self.concerns(owner, moment) or not self.unused(table, owner) or self.too_new(table, owner, moment):
            return False
        if self.moment == m.FUTURE_ROUNDS and not self.promised(table, owner):
            return False
        if not card.applies(table, owner, self.part, moment):
            return False
        return bool(offered(table, owner, self, moment.seat, moment.subject))

    def step(self, table: Table, owner: int, moment: Moment) -> Step[Any]:
        return self.begin(table, owner, moment.seat, moment.subject)

    def begin(self, table: Table, owner: int, user: int, subject: int) -> Step[Any]:
        """The step that carries it out: the choice between its deals where there are several."""
        if self.limit != ALWAYS:
            table.boards[owner].note(self.number, stamp(table, self.limit))
        if self.moment == m.FUTURE_ROUNDS:
            self.redeem(table, owner)
        possible = offered(table, owner, self, user, subject)
        number = self.number
        if len(possible) == 1:
            return CarryOut(owner, number, possible[0], user, subject)
        return ChooseDeal(owner, number, user, subject)

    def redeem(self, table: Table, owner: int) -> None:
        """Takes the card's mark off the round space."""
        source = w.MAJOR_KINDS + (self.number >> m.PART_BITS)
        board = table.boards[owner]
        board.promises = [p for p in board.promises if p.round != table.round or p.good >= 0 or p.source != source]


def commutes(deal: Deal) -> bool:
    """Whether the order in which a deal happens can't matter: nothing is paid, asked or left to the card."""
    animals = any(deal.give[w.FIRST_ANIMAL : w.FOOD])
    return not any(deal.pay) and not any(deal.unstock) and deal.grant is None and not deal.act and not animals


def stamp(table: Table, limit: int) -> int:
    """What is noted when an effect is used: it may be used again once this has grown."""
    if limit == A_TURN:
        return table.turns + 1
    if limit == A_ROUND:
        return table.round
    return table.harvests + 1 if limit == A_HARVEST else 1
