"""What the rules ask of the cards: every question goes to the cards before a seat that have a say in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.farm import EVERY_CELL
from hogar.games.agricola.herds import homes
from hogar.games.agricola.moves import EXCHANGE
from hogar.games.agricola.options import BOTH_DECKS
from hogar.games.agricola.payment import FOR_MINOR
from hogar.games.agricola.steps.deals import OnPlay
from hogar.kernel.moment import Moment
from hogar.parts.housing import richest
from hogar.parts.payment import Exchange

if TYPE_CHECKING:
    from hogar.games.agricola.cards.card import Card
    from hogar.games.agricola.cards.effect import Effect
    from hogar.games.agricola.options import AgricolaOptions
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step
    from hogar.parts.housing import Place
    from hogar.parts.payment import Swap


class CardRules(h.Hooks):
    """The cards of the product and their answers."""

    def __init__(self, kinds: list[type[Card]]) -> None:
        self.cards: list[Card | None] = [None] * w.CARD_KINDS
        self.owners: dict[int, Card] = {}
        self.pooled: dict[tuple[Any, ...], list[list[int]]] = {}
        for kind in kinds:
            self.put(kind())

    def put(self, card: Card) -> None:
        """Makes a card one of the product's."""
        self.pooled = {}
        self.cards[card.number] = card
        if card.space >= 0:
            self.owners[card.space] = card

    # The cards themselves.

    def has(self, card: int) -> bool:
        return self.cards[card] is not None

    def card(self, card: int) -> Card:
        found = self.cards[card]
        assert found is not None, w.CARDS[card]
        return found

    def effect(self, number: int) -> Effect:
        return self.card(number >> m.PART_BITS).effects[number & m.OWN_NOTE]

    def pools(self, players: int, options: AgricolaOptions) -> list[list[int]]:
        key = (players, options.decks, options.banned)
        found = self.pooled.get(key)
        if found is None:
            decks = range(len(w.DECKS)) if options.decks == BOTH_DECKS else [options.decks - 1]
            cards = [card for card in self.cards if card is not None and card.number // w.DECK_CARDS in decks]
            cards = [card for card in cards if card.number not in options.banned and card.players <= players]
            found = [[card.number for card in cards if card.kind == kind] for kind in (w.MINORS, w.OCCUPATIONS)]
            self.pooled[key] = found
        return found

    def equip(self, table: Table, seat: int) -> None:
        board = table.boards[seat]
        board.moments = 0
        board.rules = 0
        board.own_spaces = []
        board.ruling = []
        board.hearing = []
        board.trades = []
        for number in board.played:
            card = self.card(number)
            if card.rules:
                board.ruling.append(card)
            if card.moments:
                board.hearing.append(card)
            if card.rules & h.EXTRAS:
                board.trades += [effect for effect in card.effects if effect.trades()]
            board.moments |= card.moments
            board.rules |= card.rules
            if card.space >= 0 and card.space not in table.turned:
                board.own_spaces = [*board.own_spaces, card.space]

    def everybodys(self, space: int) -> bool:
        return self.owners[space].public

    def expression(self, seat: int, space: int) -> Step[Any] | None:
        owner = self.owners.get(space)
        return owner.expression(seat) if owner is not None else None

    def named(self, source: int, action: int) -> bool:
        if source < 0:
            return True
        grants = [deal.grant for effect in self.card(source).effects for deal in effect.deals]
        return not any(grant is not None and grant.action == action and not grant.named for grant in grants)

    def on_play(self, table: Table, seat: int, card: int) -> list[Step[Any]]:
        return [OnPlay(seat, effect.number) for effect in self.card(card).effects if effect.moment == m.ON_PLAY]

    def triggers(self, table: Table, seat: int, moment: int) -> list[Any]:
        found: list[Any] = []
        board = table.boards[seat]
        if board.moments >> moment & 1:
            for card in board.hearing:
                if card.moments >> moment & 1:
                    found += [effect for effect in card.effects if effect.moment == moment]
        return found

    def having(self, table: Table, seat: int, rule: int) -> list[Card]:
        """The cards before a seat that have a say in a kind of rule."""
        board = table.boards[seat]
        if not board.rules & rule:
            return []
        return [card for card in board.ruling if card.rules & rule]

    # What they change.

    def permits(self, table: Table, seat: int, space: int) -> bool:
        return any(card.permits(table, seat, space) for card in self.having(table, seat, h.PERMIT))

    def anyway(self, table: Table, seat: int, space: int) -> bool:
        return any(card.anyway(table, seat, space) for card in self.having(table, seat, h.ANYWAY))

    def forbids(self, table: Table, seat: int, action: int) -> int:
        cards = self.having(table, seat, h.FORBID)
        return r.FORBIDDEN if any(card.forbids(table, seat, action) for card in cards) else r.OK

    def gives(self, table: Table, seat: int, moment: int, subject: int) -> list[list[int]]:
        given = [0] * w.GOOD_KINDS
        alone: list[list[int]] = []
        sure = 0
        here = Moment(seat, moment, subject)
        for card in self.having(table, seat, h.GIVE):
            for effect in card.effects:
                if effect.moment == moment and effect.due(table, seat, here):
                    amount = card.amount(table, seat, effect.part, subject)
                    for deal in effect.deals:
                        gift = [count * amount + taken for count, taken in zip(deal.give, deal.unstock, strict=True)]
                        alone.append([count - paid for count, paid in zip(gift, deal.pay, strict=True)])
                    if not effect.optional and len(effect.deals) == 1:
                        given = [one + other for one, other in zip(given, alone[-1], strict=True)]
                        sure += 1
        return [given, *alone] if sure > 1 else alone

    def toll(self, table: Table, seat: int, space: int) -> list[int]:
        total = [0] * w.GOOD_KINDS
        for owner in range(table.players):
            if owner != seat:
                for card in self.having(table, owner, h.TOLL):
                    toll = card.toll(table, owner, seat, space)
                    if toll:
                        total = [one + other for one, other in zip(total, toll, strict=True)]
        return total if any(total) else []

    def replaces(self, table: Table, seat: int, space: int, step: Step[Any]) -> Step[Any]:
        for card in self.having(table, seat, h.REPLACE):
            step = card.replaces(table, seat, space, step)
        return step

    def instead(self, table: Table, seat: int, action: int) -> list[int]:
        here = Moment(seat, m.INSTEAD, action)
        return [
            effect.number
            for card in self.having(table, seat, h.INSTEAD)
            for effect in card.effects
            if effect.moment == m.INSTEAD and effect.due(table, seat, here)
        ]

    def costs(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        prices = [bill.goods]
        if bill.source >= 0:
            prices = self.card(bill.source).price(table, seat, bill)
        if bill.kind == FOR_MINOR:
            printed = self.card(bill.subject).prices(table, seat)
            prices = prices + printed[1:]
        for card in self.having(table, seat, h.COST):
            prices = prices + card.costs(table, seat, bill)
        return prices

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        found: list[Swap] = []
        for card in self.having(table, seat, h.COST):
            found += card.swaps(table, seat, bill)
        return found

    def paid(self, table: Table, seat: int, bill: Bill, price: list[int]) -> None:
        if bill.kind == FOR_MINOR:
            self.card(bill.subject).bought(table, seat, price)
        for card in self.having(table, seat, h.COST):
            card.paid(table, seat, bill, price)

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        for card in self.having(table, seat, h.CAPACITY):
            places = card.places(table, seat, places)
        return places

    def rooms(self, table: Table, seat: int) -> int:
        return sum([card.rooms(table, seat) for card in self.having(table, seat, h.PEOPLE)])

    def rates(self, table: Table, seat: int, rates: list[int]) -> list[int]:
        for card in self.having(table, seat, h.COOKING):
            rates = card.rates(table, seat, rates)
        return rates

    def ovens(self, table: Table, seat: int) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for card in self.having(table, seat, h.BAKING):
            found += card.ovens(table, seat)
        return found

    def palisade(self, table: Table, seat: int) -> int:
        return min([card.palisade() for card in self.having(table, seat, h.PALISADES)])

    def barred(self, table: Table, seat: int) -> int:
        cells = 0
        for card in self.having(table, seat, h.LAND):
            cells |= card.barred(table, seat)
        return cells

    def stable_spots(self, table: Table, seat: int) -> list[int]:
        cards = self.having(table, seat, h.STABLES)
        return [card.number for card in cards if card.stable_spot(table, seat)]

    def bearing(self, table: Table, seat: int, rule: int) -> list[int]:
        return [card.number for card in self.having(table, seat, rule)]

    def field_cards(self, table: Table, seat: int) -> list[int]:
        return [card.number for card in self.having(table, seat, h.FIELDS) if card.is_field]

    def sowable(self, table: Table, seat: int, card: int) -> int:
        return 0 if any(table.boards[seat].stock_of(card)) else self.card(card).sowable(table, seat)

    def more_fields(self, table: Table, seat: int) -> int:
        cells = 0
        for card in self.having(table, seat, h.FIELDS):
            cells |= card.more_fields(table, seat)
        return cells & EVERY_CELL

    def more_crops(self, table: Table, seat: int) -> int:
        fields = 0
        for card in self.having(table, seat, h.HARVEST):
            fields |= card.more_crops(table, seat)
        return fields

    def score(self, table: Table, seat: int) -> int:
        points = 0
        for owner in range(table.players):
            for card in self.having(table, owner, h.SCORING):
                points += card.score(table, owner, seat)
        return points + herd_points(table, seat, self.having(table, seat, h.HERDS))

    def points(self, card: int) -> int:
        return self.card(card).points

    # At any time.

    def anytime(self, table: Table, seat: int) -> list[Effect]:
        """The effects that a seat may use now."""
        here = Moment(seat, m.ANYTIME)
        return [
            effect
            for card in self.having(table, seat, h.EXTRAS)
            for effect in card.effects
            if effect.moment == m.ANYTIME and effect.due(table, seat, here)
        ]

    def exchanges(self, table: Table, seat: int) -> list[Exchange]:
        return [effect.exchange for effect in table.boards[seat].trades]

    def exchange_moves(self, table: Table, seat: int) -> list[Move]:
        return [exchange_move(effect) for effect in table.boards[seat].trades]

    def extras(self, table: Table, seat: int) -> list[Move]:
        moves = [exchange_move(effect) for effect in self.anytime(table, seat)]
        return [move for move in moves if self.extra_problem(table, seat, move) == r.OK]

    def feeding(self, table: Table, seat: int) -> list[Move]:
        effects = self.anytime(table, seat)
        return [
            exchange_move(effect) for effect in effects if effect.deals[0].give[w.FOOD] > effect.deals[0].pay[w.FOOD]
        ]

    def extra_problem(self, table: Table, seat: int, move: Move) -> int:
        for effect in self.anytime(table, seat):
            if exchange_move(effect) is move:
                return r.OK
        return r.NOT_NOW

    def interject(self, table: Table, seat: int, move: Move) -> None:
        for effect in self.anytime(table, seat):
            if exchange_move(effect) is move:
                table.push(effect.begin(table, seat, seat, 0))
                return


def herd_points(table: Table, seat: int, cards: list[Card]) -> int:
    """What cards give for where animals stand, arranged once and in the best way for all of them (AG-399)."""
    if not cards:
        return 0
    places = [place for _, _, place in homes(table, seat)]
    worth = [
        [sum([card.herd(table, seat, number, place.capacity, herd) for card in cards])
         for herd in range(place.capacity + 1)]
        for number, place in enumerate(places)
    ]  # fmt: skip
    return richest(places, table.boards[seat].animals(), worth)


def exchange_move(effect: Effect) -> Move:
    """The move of an effect that may be used at any time."""
    return EXCHANGE.move(effect.number >> m.PART_BITS, effect.part)
