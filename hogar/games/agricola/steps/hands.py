"""Hands: dealt, drafted or chosen before the first round (sections 2.1 and 2.4, AG-329)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.happenings import DEALT
from hogar.games.agricola.moves import DEAL, DRAFT, PICK
from hogar.kernel.codec import Codec, Whole, Word
from hogar.kernel.errors import Invalid
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import LAST_TRIGGER
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask, Draw

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step

KIND: Final = Word(w.HANDS, always=True)
LEFT: Final = Whole(0, w.CARD_KINDS)


def lay_permanent(table: Table) -> None:
    """The permanent occupations of a solo series lie in play; playing them again they don't (AG-339, AG-342)."""
    cards = table.choices.permanent
    for card in cards:
        if card not in table.pool(w.OCCUPATIONS):
            raise Invalid("invalid.hand_card", {"card": Message(f"card.{w.CARDS[card]}")}, "AG-339")
    if cards:
        table.boards[0].played = list(cards)
        table.equip(0)


class DealHands(Act["Table"]):
    """Everybody is dealt a hand of both kinds, or packets to draft from; a solo player may choose (AG-16, AG-29)."""

    def do(self, table: Table) -> None:
        wanted = table.choices.draft if table.choices.draft else table.figures.hand
        steps: list[Step[Table]] = []
        for seat in range(table.players):
            for kind in (w.OCCUPATIONS, w.MINORS):
                have = len(table.boards[seat].hand(kind))
                if kind == w.OCCUPATIONS:
                    have += len(table.choices.permanent)
                left = min(wanted - have, len(table.undealt(kind)) // table.players)
                if left > 0 and table.choices.choose_hand:
                    steps.append(ChooseHand(seat, kind, left))
                elif left > 0:
                    steps.append(DealCard(seat, kind, left))
        if table.choices.draft:
            steps.append(Draft())
        table.push_all(steps)


class DealCard(Draw["Table"]):
    """One card of a kind after the other; only who gets it sees it (AG-16, AG-364)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "kind": KIND, "left": LEFT}

    def __init__(self, seat: int = NOBODY, kind: int = w.MINORS, left: int = 1) -> None:
        super().__init__(NOBODY)
        self.seat = seat
        self.kind = kind
        self.left = left

    def weights(self, table: Table) -> list[int]:
        weights = [0] * w.CARD_KINDS
        for card in table.undealt(self.kind):
            weights[card] = 1
        return weights

    def outcome(self, index: int) -> Move:
        return DEAL.move(index)

    def known(self, table: Table) -> int:
        return 1 << self.seat

    def happen(self, table: Table, index: int) -> None:
        board = table.boards[self.seat]
        if table.choices.draft:
            board.set_pack(self.kind, [*board.pack(self.kind), index])
        else:
            table.enters_hand(self.seat, index)
        if table.listening:
            table.tell(DEALT, [self.seat, index], 1 << self.seat)
        if self.left > 1:
            table.push(DealCard(self.seat, self.kind, self.left - 1))


class ChooseHand(Ask["Table"]):
    """A solo player takes any cards into hand (AG-329)."""

    ASKED: ClassVar[str] = "ask.hand"
    CLAUSE: ClassVar[str] = "AG-329"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "kind": KIND, "left": LEFT}

    def __init__(self, seat: int = NOBODY, kind: int = w.MINORS, left: int = 1) -> None:
        super().__init__(seat)
        self.kind = kind
        self.left = left

    def moves(self, table: Table) -> list[Move]:
        return [PICK.move(card) for card in table.undealt(self.kind)]

    def choose(self, table: Table, move: Move) -> None:
        table.enters_hand(self.seat, move.a)
        if self.left > 1:
            table.push(ChooseHand(self.seat, self.kind, self.left - 1))

    def extras(self, table: Table) -> list[Move]:
        return []

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_TO_CHOOSE if move.verb is PICK else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"card": Message(f"card.{w.CARDS[move.a]}")}

    def asked(self, table: Table) -> Message:
        return Message("ask.hand", {"left": self.left})


class DrawFromPack(Draw["Table"]):
    """A card of a seat's packet of occupations by chance, for a card; the others go back into hand.

    What was drawn stays in the packet, where nobody else sees it, until the card has decided.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "effect": Whole(0, LAST_TRIGGER)}

    def __init__(self, seat: int = NOBODY, effect: int = 0) -> None:
        super().__init__(NOBODY)
        self.seat = seat
        self.effect = effect

    def weights(self, table: Table) -> list[int]:
        weights = [0] * w.CARD_KINDS
        for card in table.boards[self.seat].pack_occupations:
            weights[card] = 1
        return weights

    def outcome(self, index: int) -> Move:
        return PICK.move(index)

    def known(self, table: Table) -> int:
        return 1 << self.seat

    def happen(self, table: Table, index: int) -> None:
        back_in_hand(table, self.seat, index)
        effect = table.hooks.effect(self.effect)
        assert effect.card is not None
        effect.card.drawn(table, self.seat, effect.part, index)


def into_pack(table: Table, seat: int, card: int) -> None:
    """An occupation of the hand goes into the packet from which a card is drawn."""
    board = table.boards[seat]
    board.set_hand(w.OCCUPATIONS, [other for other in board.hand_occupations if other != card])
    board.set_pack(w.OCCUPATIONS, [*board.pack_occupations, card])


def back_in_hand(table: Table, seat: int, kept: int = NOBODY) -> None:
    """The packet goes back into hand, all but a card that stays there."""
    board = table.boards[seat]
    board.set_hand(w.OCCUPATIONS, board.hand_occupations + [card for card in board.pack_occupations if card != kept])
    board.set_pack(w.OCCUPATIONS, [card for card in board.pack_occupations if card == kept])


def give_left(table: Table, seat: int, card: int) -> None:
    """A card of the hand goes to the left neighbour, unseen by the others (AG-364); in solo it is gone (AG-328)."""
    table.leaves_hand(seat, card)
    if table.players == 1:
        table.aside = [*table.aside, card]
        table.reveal()
        return
    left = (seat + 1) % table.players
    table.enters_hand(left, card)
    table.knows(seat, card)
    table.reveal(1 << left)


class Draft(Act["Table"]):
    """Everybody chooses a card of both kinds in secret; then the packets go on (AG-29)."""

    def ready(self, table: Table) -> bool:
        return table.alone()

    def do(self, table: Table) -> None:
        if len(table.boards[0].hand_minors) + len(table.boards[0].hand_occupations) >= 2 * table.figures.hand:
            for board in table.boards:
                board.set_pack(w.MINORS, [])
                board.set_pack(w.OCCUPATIONS, [])
            return
        table.push_all([PassPackets(), Draft()])
        for seat in range(table.players):
            table.open_lane(seat, DraftCard(seat, w.OCCUPATIONS))


class DraftCard(Ask["Table"]):
    """Which card of the packet is kept; an occupation first, then a minor improvement."""

    ASKED: ClassVar[str] = "ask.draft"
    CLAUSE: ClassVar[str] = "AG-29"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "kind": KIND}

    def __init__(self, seat: int = NOBODY, kind: int = w.MINORS) -> None:
        super().__init__(seat)
        self.kind = kind

    def moves(self, table: Table) -> list[Move]:
        return [DRAFT.move(card) for card in table.boards[self.seat].pack(self.kind)]

    def choose(self, table: Table, move: Move) -> None:
        board = table.boards[self.seat]
        board.set_pack(self.kind, [card for card in board.pack(self.kind) if card != move.a])
        table.enters_hand(self.seat, move.a)
        if self.kind == w.OCCUPATIONS:
            table.push(DraftCard(self.seat, w.MINORS))

    def extras(self, table: Table) -> list[Move]:
        return []

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_TO_CHOOSE if move.verb is DRAFT else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"card": Message(f"card.{w.CARDS[move.a]}")}


class PassPackets(Act["Table"]):
    """Both packets go to the left neighbour (AG-29)."""

    def ready(self, table: Table) -> bool:
        return table.alone()

    def do(self, table: Table) -> None:
        for kind in (w.MINORS, w.OCCUPATIONS):
            packets = [board.pack(kind) for board in table.boards]
            for seat, board in enumerate(table.boards):
                board.set_pack(kind, packets[seat - 1])
        table.reveal()
