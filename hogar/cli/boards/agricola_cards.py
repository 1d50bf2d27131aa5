"""Hand cards of Agricola in a terminal: in hand with what is missing for each, in play with what lies on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from hogar.cli.boards.parts import FAINT, joined
from hogar.cli.boards.sight import Sight
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.board import Board
from hogar.games.agricola.payment import missing
from hogar.games.agricola.sketch import Herd
from hogar.games.agricola.steps.playing import card_bill, card_obstacle
from hogar.kernel.seats import NOBODY

KINDS: Final = ("orange3", "gold3")
"""The colours of minor improvements and occupations."""


def card_name(sight: Sight, card: int) -> Text:
    """The name of a card in the colour of its kind."""
    return Text(sight.say(f"card.{w.CARDS[card]}"), KINDS[w.kind_of(card)])


def hand(sight: Sight, seat: int, kind: int) -> Iterator[Text]:
    """The cards of a kind in a hand; those that are hidden are counted."""
    cards = sight.state.boards[seat].hand(kind)
    for card in cards:
        if card >= 0:
            yield in_hand(sight, seat, card)
    hidden = len([card for card in cards if card < 0])
    if hidden:
        yield Text(sight.say("cli.agricola.hidden", number=hidden), FAINT)


def in_hand(sight: Sight, seat: int, card: int) -> Text:
    """A card in hand: whether it could be played, or what is missing."""
    lacks = lacking(sight, seat, card)
    name = card_name(sight, card)
    name.append(sight.sign(f" ✗ {lacks}") if lacks else sight.sign(" ✓"), FAINT if lacks else "green3")
    return name


def card_told(sight: Sight, card: int) -> str:
    """What a card does, and costs where it is not in play."""
    its = sight.state.boards[sight.seat]
    goods = [] if its.has(card) else card_bill(sight.state, sight.seat, card, 0, NOBODY).goods
    cost = [sight.say(f"amount.{w.GOODS[good]}", number=number) for good, number in enumerate(goods) if number]
    does = sight.say(f"card_text.{w.CARDS[card]}")
    return f"{'+'.join(cost)}; {does}" if cost else does


def lacking(sight: Sight, seat: int, card: int) -> str:
    """What is missing for a card, its occupation cost aside; empty where nothing is."""
    table = sight.state
    reason = card_obstacle(table, seat, card)
    if reason == r.OK:
        return ""
    if reason == r.CARD_NEEDS:
        return sight.say(f"card_needs.{w.CARDS[card]}")
    if reason == r.NOT_ENOUGH:
        lacks = missing(table.boards[seat], card_bill(table, seat, card, 0, NOBODY).goods)
        return ", ".join([sight.words.text(message) for message in lacks])
    return sight.say("cli.agricola.not_now")


def in_play(sight: Sight, board: Board, beasts: list[Herd]) -> Iterator[Text]:
    """The cards before a player in the order of playing, with the goods and animals on them."""
    for card in board.played:
        name = card_name(sight, card)
        lying = list(lies_on(sight, board, card, beasts))
        if lying:
            name.append(" [").append_text(joined(lying, ", ")).append("]")
        yield name


def lies_on(sight: Sight, board: Board, card: int, beasts: list[Herd]) -> Iterator[str]:
    """What lies or lives on a card."""
    for good, number in enumerate(board.stock_of(card)):
        if number:
            yield sight.say(f"amount.{w.GOODS[good]}", number=number)
    for _, home, _, animals in beasts:
        if home == card:
            for kind, number in enumerate(animals):
                if number:
                    yield sight.say(f"amount.{w.ANIMALS[kind]}", number=number)
