"""The beginning of a game and of each round: token, income, round card, harvest marker, replenishment (5.1, 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.board import NO_GOODS, Delivery
from hogar.games.caverna.happenings import (
    CLEARED,
    GAME_ENDED,
    MARKED,
    PAID,
    PROTECTED,
    REVEALED,
    ROUND_STARTED,
    STARTING_PLAYER,
)
from hogar.games.caverna.moves import BEGIN, MARK, PROTECT, REVEAL
from hogar.games.caverna.steps.harvest import BeforeScoring, HarvestOfRound
from hogar.games.caverna.steps.work import GoHome, StartWork
from hogar.games.caverna.supply import gain_all
from hogar.kernel.codec import Codec, Mask
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask, Draw

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step

SPACES = Mask(w.SPACES, always=True)


class DrawStartingPlayer(Draw["Table"]):
    """Who begins is drawn (CA-20)."""

    def weights(self, table: Table) -> list[int]:
        return [1] * table.players

    def outcome(self, index: int) -> Move:
        return BEGIN.move(index)

    def happen(self, table: Table, index: int) -> None:
        begin_with(table, index)


def begin_with(table: Table, seat: int) -> None:
    """The starting player gets the token, everybody food by the order of turns (CA-20 to CA-22)."""
    table.start = seat
    table.tell(STARTING_PLAYER, [seat])
    figures = table.figures
    for place, other in enumerate(table.in_turn()):
        food = figures.solo_food if table.players == 1 else figures.start_food[place]
        table.boards[other].goods[w.FOOD] += food


class NextRound(Act["Table"]):
    """A round with its five phases, or the end of the game (CA-37, CA-51, CA-317)."""

    def do(self, table: Table) -> None:
        coming = [round for round in table.layout.rounds if round > table.round]
        if not coming:
            table.push_all([*[BeforeScoring(seat) for seat in table.in_turn()], EndGame()])
            return
        table.push(self)
        table.round = coming[0]
        table.tell(ROUND_STARTED, [table.round])
        for board in table.boards:
            board.newborns = 0
        marker: list[Step[Table]] = [DrawMarker()] if markers_left(table) else []
        late = table.choices.late_markers
        before: list[Step[Table]] = [] if late else marker
        after: list[Step[Table]] = marker if late else []
        phases: list[Step[Table]] = [Replenish(), StartWork(), GoHome()]
        table.push_all([Income(), Reveal(), *before, *phases, *after, HarvestOfRound()])


def markers_left(table: Table) -> bool:
    """Whether a harvest marker lies on the space of the round (CA-30, CA-54)."""
    return table.round >= table.figures.first_marker_round and sum(table.layout.markers) > len(table.markers)


class Income(Act["Table"]):
    """What comes at the beginning of a round, before its card is revealed (CA-52)."""

    def do(self, table: Table) -> None:
        for seat in table.in_turn():
            board = table.boards[seat]
            for coming in board.deliveries:
                gain_all(table, seat, table.tiles[coming.tile].its.gives)
            if board.deliveries:
                board.deliveries = [Delivery(its.tile, its.rounds - 1) for its in board.deliveries if its.rounds > 1]
            for its in board.furnished:
                table.tiles[its.tile].round_begins(table, seat)


# Phase 1: the round card and the harvest marker.


def next_cards(table: Table) -> int:
    """The round cards of which one comes now, as a mask (CA-34, CA-35, CA-331)."""
    if table.players == 1:
        place = table.layout.rounds.index(table.round)
        return 1 << table.figures.solo_order[place] & table.deck
    if table.round == table.figures.wish_round:
        return 1 << w.WISH_FOR_CHILDREN & table.deck
    return table.layout.cards_of(table.round) & table.deck & ~(1 << w.WISH_FOR_CHILDREN)


class Reveal(Act["Table"]):
    """The next round card: chance decides among those of the stage (CA-34, CA-53)."""

    def do(self, table: Table) -> None:
        cards = next_cards(table)
        if cards & cards - 1:
            table.push(DrawRoundCard())
        elif cards:
            reveal_card(table, cards.bit_length() - 1)


def reveal_card(table: Table, card: int) -> None:
    """A round card is an action space from now on; Family life turns Wish for children over (CA-53, CA-56)."""
    table.revealed = [*table.revealed, card]
    table.deck &= ~(1 << card)
    table.derive_spaces()
    if table.listening:
        table.tell(REVEALED, [card])


class DrawRoundCard(Draw["Table"]):
    """The order inside a stage is unknown (CA-36)."""

    def weights(self, table: Table) -> list[int]:
        cards = next_cards(table)
        return [cards >> space & 1 for space in range(w.SPACE_KINDS)]

    def outcome(self, index: int) -> Move:
        return REVEAL.move(index)

    def happen(self, table: Table, index: int) -> None:
        reveal_card(table, index)


class DrawMarker(Draw["Table"]):
    """The harvest marker of the round is turned (CA-54, CA-55)."""

    def weights(self, table: Table) -> list[int]:
        return [number - table.markers.count(marker) for marker, number in enumerate(table.layout.markers)]

    def outcome(self, index: int) -> Move:
        return MARK.move(index)

    def happen(self, table: Table, index: int) -> None:
        table.markers = [*table.markers, index]
        if table.listening:
            table.tell(MARKED, [index])


# Phase 2: replenishment.


class Replenish(Act["Table"]):
    """Every accumulation space in play gets its goods; alone, full ones are cleared first (CA-58, CA-336)."""

    def do(self, table: Table) -> None:
        full = full_spaces(table) if table.players == 1 else 0
        if full:
            table.push(Protect(0, 0))
        else:
            replenish(table)


def full_spaces(table: Table) -> int:
    """The spaces that a solo player may lose, as a mask (CA-336)."""
    limit = table.figures.solo_limit - table.choices.solo_limit_reached
    mask = 0
    for space in table.spaces:
        if sum(table.piles[space]) > limit:
            mask |= 1 << space
    return mask


def replenish(table: Table) -> None:
    """The first or the later quantity, judged once for all goods of a space (CA-59 to CA-64)."""
    for space in table.spaces:
        side = table.layout.sides[space]
        if not side.stores or (space == w.RUBY_MINING and too_early(table)):
            continue
        pile = table.piles[space]
        if any(pile):
            table.piles[space] = [pile[good] + side.later[good] for good in range(w.GOOD_KINDS)]
        else:
            table.piles[space] = side.first


def too_early(table: Table) -> bool:
    """Whether no rubies are added yet (CA-63)."""
    return table.players == 2 and table.round < table.figures.late_rubies


class Protect(Ask["Table"]):
    """Which full spaces a solo player keeps for a ruby each (CA-336, CA-337)."""

    ASKED: ClassVar[str] = "ask.protect"
    CLAUSE: ClassVar[str] = "CA-336"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "kept": SPACES}

    def __init__(self, seat: int = NOBODY, kept: int = 0) -> None:
        super().__init__(seat)
        self.kept = kept

    def threatened(self, table: Table) -> list[int]:
        """The full spaces that are not protected."""
        full = full_spaces(table)
        return [space for space in table.spaces if (full & ~self.kept) >> space & 1]

    def moves(self, table: Table) -> list[Move]:
        moves = []
        if table.boards[self.seat].goods[w.RUBY]:
            moves = [PROTECT.move(space) for space in self.threatened(table)]
        return [*moves, DONE.move()]

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is PROTECT:
            table.boards[self.seat].goods[w.RUBY] -= 1
            table.push(Protect(self.seat, self.kept | 1 << move.a))
            if table.listening:
                table.tell(PAID, [self.seat, 1, w.RUBY])
                table.tell(PROTECTED, [move.a])
            return
        for space in self.threatened(table):
            table.piles[space] = NO_GOODS
            if table.listening:
                table.tell(CLEARED, [space])
        replenish(table)

    def extras(self, table: Table) -> list[Move]:
        return []

    def check(self, table: Table, move: Move) -> int:
        if move.verb.extra:
            return r.NOT_NOW
        if move.verb is not PROTECT:
            return r.OK
        return r.NO_RUBY if move.a in self.threatened(table) else r.CLEARED

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        space = Message(f"space.{w.SPACES[move.a]}") if move.verb is PROTECT else ""
        return {"space": space, "good": Message(f"good.{w.GOODS[w.RUBY]}"), "limit": table.figures.solo_limit}


class EndGame(Act["Table"]):
    """The points stand (CA-317)."""

    def do(self, table: Table) -> None:
        table.tell(GAME_ENDED, [])
