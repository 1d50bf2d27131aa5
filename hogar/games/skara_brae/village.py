"""The village cards on the table: the draw pile, its renewal, hands dealt ahead (chapter 16, SB-87)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.happenings import PILE_RENEWED

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table


def can_draw(table: Table) -> bool:
    """Whether a village card can be drawn, if need be after a reshuffle (SB-280, SB-283)."""
    return pile_size(table) > 0 or sum(table.discard) > 0


def pile_size(table: Table) -> int:
    """The cards of the draw pile; those dealt ahead, but not told from it yet, are no part of it."""
    return sum(table.deck) - (table.aside - sum(table.aside_cards))


def renew_pile(table: Table) -> None:
    """Shuffles the discards into a new draw pile where the next card needs it (SB-280)."""
    if pile_size(table) == 0 and sum(table.discard) > 0:
        take_discards(table)


def take_discards(table: Table) -> None:
    """The discards become the draw pile; what was left unseen can only be the cards dealt ahead.

    Whoever counts cards knows from now on which cards were drawn before.
    """
    table.aside_cards = [ahead + left for ahead, left in zip(table.aside_cards, table.deck, strict=True)]
    table.deck = table.discard
    table.discard = [0] * w.CARD_KINDS
    table.drawn_known = len(table.drawn)
    table.tell(PILE_RENEWED, [])


def set_hands_aside(table: Table) -> None:
    """Deals the solo hands of a round ahead, unseen (SB-87); where the pile is too short, the discards follow it."""
    hands = sum(table.figures.hands)
    if sum(table.deck) < hands:
        take_discards(table)
    table.aside = min(hands, sum(table.deck) + sum(table.aside_cards))


def place_discard(table: Table, card: int) -> None:
    """Puts a card on the discard pile."""
    table.discard[card] += 1
