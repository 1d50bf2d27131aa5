"""What effects of cards do: the choice between deals, the payment, what comes of it, questions of a card's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.happenings import PROMISED, SCORED, USED
from hogar.games.agricola.moves import CHOOSE, USE
from hogar.games.agricola.payment import FOR_CARD, Bill, in_words, missing, payable
from hogar.games.agricola.promise import Promise
from hogar.games.agricola.steps.action import Action, Offer
from hogar.games.agricola.steps.animals import Accommodate
from hogar.games.agricola.steps.grants import granted
from hogar.games.agricola.steps.payment import Owed, settle
from hogar.games.agricola.supply import gain
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import LAST_TRIGGER, Moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hogar.games.agricola.cards.deal import Deal
    from hogar.games.agricola.cards.effect import Effect
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move

EFFECT: Final = Whole(0, LAST_TRIGGER)
SUBJECT: Final = Whole(NOBODY, 1 << 60)
VALUE: Final = Whole(NOBODY, 1 << 60)


def offered(table: Table, owner: int, effect: Effect, user: int, subject: int) -> list[int]:
    """Which deals of an effect can be made now."""
    card = effect.card
    assert card is not None
    amount = card.amount(table, owner, effect.part, subject)
    if not amount:
        return []
    return [
        place
        for place, deal in enumerate(effect.deals)
        if card.allows(table, owner, effect.part, place) and possible(table, owner, effect, deal, user, subject)
    ]


def possible(table: Table, owner: int, effect: Effect, deal: Deal, user: int, subject: int) -> bool:
    """Whether a deal can be paid, leaves what is still owed possible, and is not empty (AG-255, AG-367).

    What is optional and asks for hand cards is offered as long as there are any: nobody learns whether one is playable.
    """
    payer = user if deal.by_user else owner
    if any(deal.pay):
        if not payable(table, payer, deal_bill(effect, deal)):
            return False
        if user == owner and spoils(table, owner, effect, deal, subject):
            return False
    if any(deal.unstock):
        lying = table.boards[owner].stock_of(effect.number >> m.PART_BITS)
        if any(there < taken for there, taken in zip(lying, deal.unstock, strict=True)):
            return False
    if deal.grant is None or deal.act or deal.points or any(deal.give):
        return True
    goods = table.boards[owner].goods
    change(goods, deal.pay, -1)
    action = granted(owner, deal.grant, effect.number >> m.PART_BITS)
    found = action.possible(table) or (effect.optional and action.hidden(table))
    change(goods, deal.pay, 1)
    return found


def spoils(table: Table, owner: int, effect: Effect, deal: Deal, subject: int) -> bool:
    """Whether what a deal takes makes impossible what was chosen: a space, or something to be paid (AG-367)."""
    owed = [step for step in table.lane.steps[-2:] if isinstance(step, Owed)]
    if effect.moment != m.BEFORE_ACTION and not (owed and m.BEFORE_PAYING >> effect.moment & 1):
        return False
    card = effect.card
    assert card is not None
    amount = card.amount(table, owner, effect.part, subject)
    goods = table.boards[owner].goods
    change(goods, deal.pay, -1)
    change(goods, deal.give, amount)
    if effect.moment == m.BEFORE_ACTION:
        spoilt = table.layout.problem(table, owner, subject) != 0
    else:
        spoilt = not owed[-1].possible(table)
    change(goods, deal.give, -amount)
    change(goods, deal.pay, 1)
    return spoilt


def change(goods: list[int], by: Sequence[int], sign: int) -> None:
    """Adds goods to others, or takes them away."""
    for good in range(w.GOOD_KINDS):
        goods[good] += sign * by[good]


def deal_bill(effect: Effect, deal: Deal) -> Bill:
    """What a deal costs."""
    return Bill(FOR_CARD, list(deal.pay), effect.number >> m.PART_BITS)


class DealStep(Act["Table"]):
    """An effect in progress: whose it is, whose act set it off and with what subject."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "effect": EFFECT,
        "deal": Whole(0, 15),
        "user": SEAT,
        "subject": SUBJECT,
    }

    def __init__(
        self, seat: int = NOBODY, effect: int = 0, deal: int = 0, user: int = NOBODY, subject: int = 0
    ) -> None:
        super().__init__(seat)
        self.effect = effect
        self.deal = deal
        self.user = user
        self.subject = subject

    def record(self, table: Table) -> Deal:
        """The deal that is made."""
        return table.hooks.effect(self.effect).deals[self.deal]


class CarryOut(DealStep):
    """A deal is paid; what comes of it follows."""

    def do(self, table: Table) -> None:
        deal = self.record(table)
        if table.listening:
            table.tell(USED, [self.seat, self.effect >> m.PART_BITS])
        table.push(Reap(self.seat, self.effect, self.deal, self.user, self.subject))
        if any(deal.pay):
            effect = table.hooks.effect(self.effect)
            settle(table, self.user if deal.by_user else self.seat, deal_bill(effect, deal))


class Reap(DealStep):
    """What comes of a deal, in the order in which its record names it."""

    def do(self, table: Table) -> None:
        deal = self.record(table)
        effect = table.hooks.effect(self.effect)
        card = effect.card
        assert card is not None
        if deal.act:
            table.push(CardAct(self.seat, self.effect, self.deal, self.user, self.subject))
        if deal.grant is not None:
            action = granted(self.seat, deal.grant, card.number)
            if deal.grant.must:
                if action.possible(table) or action.hidden(table):
                    table.push(action)
            else:
                table.push(Offer(self.seat, (action,)))
        amount = card.amount(table, self.seat, effect.part, self.subject)
        if deal.points:
            score(table, self.seat, card.number, deal.points * amount)
        schedule(table, self.seat, card.number, deal)
        if any(deal.stock):
            table.boards[self.seat].stock_up(card.number, deal.stock, 1)
        if any(deal.unstock):
            table.boards[self.seat].stock_up(card.number, deal.unstock, -1)
            receive(table, self.seat, deal.unstock)
        if deal.to_user or deal.by_user:
            receive(table, self.seat if deal.by_user else self.user, deal.pay)
        receive(table, self.seat, [count * amount for count in deal.give])


class CardAct(DealStep):
    """What only the card itself can say."""

    def do(self, table: Table) -> None:
        effect = table.hooks.effect(self.effect)
        assert effect.card is not None
        effect.card.act(table, self.seat, effect.part, self.user, self.subject)


class CardSpace(Action):
    """What the action space that a card is does for its user, the owner or not."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "effect": EFFECT}

    def __init__(self, seat: int = NOBODY, effect: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect

    def action(self) -> int:
        return w.TAKE_GOODS

    def obstacle(self, table: Table) -> int:
        effect = table.hooks.effect(self.effect)
        card = effect.card
        assert card is not None
        if not card.applies(table, self.seat, effect.part, Moment(self.seat, m.CARD_SPACE)):
            return r.NOT_NOW
        return r.OK if offered(table, self.seat, effect, self.seat, NOBODY) else r.NOT_ENOUGH

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        price = list(table.hooks.effect(self.effect).deals[0].pay)
        found = missing(table.boards[self.seat], price)
        return {"card": card_name(self.effect >> m.PART_BITS), "price": in_words(price), "missing": found}

    def do(self, table: Table) -> None:
        table.push(table.hooks.effect(self.effect).begin(table, self.seat, self.seat, NOBODY))


def receive(table: Table, seat: int, goods: Sequence[int]) -> None:
    """A player gets goods; animals look for a place at once (AG-175)."""
    animals = sum(goods[w.FIRST_ANIMAL : w.FOOD])
    if animals:
        table.push(Accommodate(seat, taken=animals))
    for good in range(w.GOOD_KINDS):
        if goods[good]:
            gain(table, seat, good, goods[good])


def receive_one(table: Table, seat: int, good: int, count: int = 1) -> None:
    """A player gets so many of a good."""
    goods = [0] * w.GOOD_KINDS
    goods[good] = count
    receive(table, seat, goods)


def score(table: Table, seat: int, card: int, points: int) -> None:
    """A player earns bonus points, which are never lost (AG-300)."""
    table.boards[seat].bonus += points
    if table.listening:
        table.tell(SCORED, [seat, points, card])


def schedule(table: Table, seat: int, card: int, deal: Deal) -> None:
    """Puts what a deal promises on the round spaces that there are (AG-256)."""
    ahead = table.hooks.card(card).ahead(table, deal.rounds)
    rounds = [table.round + far for far in ahead] + [day for day in deal.on_rounds if day > table.round]
    for day in rounds:
        for good in range(w.GOOD_KINDS):
            if deal.promise[good]:
                promise_for(table, seat, card, day, good, deal.promise[good])


def promise_for(table: Table, seat: int, card: int, day: int, good: int, amount: int = 1) -> None:
    """Puts something of a card on a round space: goods, or with no good an offer of the card (AG-256)."""
    if day > table.figures.rounds():
        return
    board = table.boards[seat]
    board.promises = [*board.promises, Promise(day, w.MAJOR_KINDS + card, good, amount)]
    if table.listening and good >= 0:
        table.tell(PROMISED, [seat, amount, good, day])


class ChooseDeal(Ask["Table"]):
    """Which of the deals that an effect offers is made."""

    ASKED: ClassVar[str] = "ask.deal"
    CLAUSE: ClassVar[str] = "AG-62"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "effect": EFFECT, "user": SEAT, "subject": SUBJECT}

    def __init__(self, seat: int = NOBODY, effect: int = 0, user: int = NOBODY, subject: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect
        self.user = user
        self.subject = subject

    def moves(self, table: Table) -> list[Move]:
        effect = table.hooks.effect(self.effect)
        deals = offered(table, self.seat, effect, self.user, self.subject)
        moves = [CHOOSE.move(self.effect >> m.PART_BITS, deal) for deal in deals]
        return moves if moves else [DONE.move()]

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is CHOOSE:
            table.push(CarryOut(self.seat, self.effect, move.b, self.user, self.subject))

    def asked(self, table: Table) -> Message:
        return Message("ask.deal", {"card": card_name(self.effect >> m.PART_BITS)})


def card_name(card: int) -> Message:
    """The name of a card."""
    return Message(f"card.{w.CARDS[card]}")


class AskCard(Ask["Table"]):
    """A question of a card's own: the card lists the answers and carries them out."""

    ASKED: ClassVar[str] = "ask.card"
    CLAUSE: ClassVar[str] = "AG-232"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "effect": EFFECT, "value": VALUE}

    def __init__(self, seat: int = NOBODY, effect: int = 0, value: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect
        self.value = value

    def moves(self, table: Table) -> list[Move]:
        effect = table.hooks.effect(self.effect)
        assert effect.card is not None
        moves: list[Move] = effect.card.moves(table, self.seat, effect.part, self.value)
        return moves if moves else [DONE.move()]

    def pauses(self, table: Table) -> bool:
        """What is possible with a card that was drawn in secret would tell others which one it is."""
        return bool(table.boards[self.seat].pack_occupations)

    def choose(self, table: Table, move: Move) -> None:
        effect = table.hooks.effect(self.effect)
        assert effect.card is not None
        effect.card.choose(table, self.seat, effect.part, self.value, move)

    def asked(self, table: Table) -> Message:
        return Message("ask.card", {"card": card_name(self.effect >> m.PART_BITS)})


class OnPlay(Act["Table"]):
    """An effect of a card that was just played: at once, or offered if it is optional (AG-391)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "effect": EFFECT}

    def __init__(self, seat: int = NOBODY, effect: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect

    def do(self, table: Table) -> None:
        effect = table.hooks.effect(self.effect)
        if not effect.due(table, self.seat, Moment(self.seat, m.ON_PLAY)):
            return
        if effect.optional:
            table.push(MayUse(self.seat, self.effect))
        else:
            table.push(effect.begin(table, self.seat, self.seat, 0))


class MayUse(Ask["Table"]):
    """Whether an effect of a card that was just played is used."""

    ASKED: ClassVar[str] = "ask.use"
    CLAUSE: ClassVar[str] = "AG-255"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "effect": EFFECT}

    def __init__(self, seat: int = NOBODY, effect: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect

    def moves(self, table: Table) -> list[Move]:
        effect = table.hooks.effect(self.effect)
        due = effect.due(table, self.seat, Moment(self.seat, m.ON_PLAY))
        return [effect.label(), DONE.move()] if due else [DONE.move()]

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is USE:
            table.push(table.hooks.effect(self.effect).begin(table, self.seat, self.seat, 0))

    def asked(self, table: Table) -> Message:
        return Message("ask.use", {"card": card_name(self.effect >> m.PART_BITS)})
