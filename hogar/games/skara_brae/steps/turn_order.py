"""Who acts next: the turn-order tile with its three stacks, passing, the neutral marker (chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.happenings import CARD_LEFT, NEUTRAL_DISCARDED, PASSED
from hogar.games.skara_brae.moves import PASS, TAKE
from hogar.games.skara_brae.steps.turn import Turn
from hogar.games.skara_brae.village import place_discard
from hogar.kernel.codec import Codec, Flag
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY, UNKNOWN
from hogar.kernel.step import SEAT, Act, Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move


class NextMarker(Act["Table"]):
    """The marker on top of the left stack acts, then those that passed, last one first (SB-66, SB-70)."""

    def do(self, table: Table) -> None:
        if table.left:
            self.from_left(table, table.left[-1])
        elif table.passed:
            table.push(self)
            table.push(TakeCard(table.passed[-1], False))
        else:
            table.push(EndGroup())

    def from_left(self, table: Table, marker: int) -> None:
        """The neutral marker discards; a player takes a card or passes (SB-67, SB-79)."""
        table.push(self)
        table.push(NeutralDiscards() if marker == w.NEUTRAL else TakeCard(marker, True))


def current_group(table: Table) -> list[int]:
    """The group of this turn; gaps are unknown cards (SB-63, SB-290)."""
    return table.groups[table.turn - 1]


class NeutralDiscards(Act["Table"]):
    """The neutral marker takes its turn: the leftmost card of the group goes (SB-79).

    Its card may be part of a reshuffle, so it waits while a turn is open that could cause one.
    """

    def ready(self, table: Table) -> bool:
        return not any(lane.seat >= 0 and table.boards[lane.seat].special == w.EXPLORE for lane in table.lanes)

    def do(self, table: Table) -> None:
        table.left.pop()
        table.done.append(w.NEUTRAL)
        group = current_group(table)
        for place, card in enumerate(group):
            if card != UNKNOWN:
                group[place] = UNKNOWN
                place_discard(table, card)
                table.tell(NEUTRAL_DISCARDED, [card])
                return


class TakeCard(Ask["Table"]):
    """Take a card of the group and with it the turn; from the left space a player may pass instead (SB-67 to SB-72)."""

    ASKED: ClassVar[str] = "ask.take"
    CLAUSE: ClassVar[str] = "SB-67"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "may_pass": Flag()}

    def __init__(self, seat: int = NOBODY, may_pass: bool = True) -> None:
        super().__init__(seat)
        self.may_pass = may_pass

    def moves(self, table: Table) -> list[Move]:
        group = current_group(table)
        moves = [TAKE.move(card, place + 1) for place, card in enumerate(group) if card != UNKNOWN]
        if self.may_pass:
            moves.append(PASS.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is PASS:
            table.passed.append(table.left.pop())
            table.tell(PASSED, [self.seat])
            return
        table.done.append(table.left.pop() if self.may_pass else table.passed.pop())
        current_group(table)[move.b - 1] = UNKNOWN
        table.open_lane(self.seat, Turn(self.seat, move.a))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is PASS:
            return r.OK if self.may_pass else r.NO_PASS
        return r.CARD_NOT_THERE if move.verb is TAKE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"card": Message(f"card.{w.CARDS[move.a]}")}

    def asked(self, table: Table) -> Message:
        return Message("ask.take_or_pass" if self.may_pass else "ask.take")


class EndGroup(Act["Table"]):
    """When all have finished: the card left over goes, the markers return to the left (SB-64, SB-74, SB-78)."""

    def ready(self, table: Table) -> bool:
        return table.alone()

    def do(self, table: Table) -> None:
        group = current_group(table)
        for place, card in enumerate(group):
            if card != UNKNOWN:
                group[place] = UNKNOWN
                place_discard(table, card)
                table.tell(CARD_LEFT, [card])
        table.left = table.done
        table.done = []
