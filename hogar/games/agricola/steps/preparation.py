"""The preparation phase: a round card, promised goods, the refill (section 3.1, AG-368)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.happenings import GAME_ENDED, ROUND_STARTED, START_PLAYER, TURNED_UP
from hogar.games.agricola.moves import BEGIN, ORDER, TURN_UP
from hogar.games.agricola.promise import Promise
from hogar.games.agricola.steps.animals import Accommodate
from hogar.games.agricola.steps.harvest import Harvest
from hogar.games.agricola.steps.now import Now
from hogar.games.agricola.steps.work import GoHome, StartWork
from hogar.games.agricola.supply import gain
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import Act, Ask, Draw

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step


class DrawStartPlayer(Draw["Table"]):
    """The starting player is drawn, and everybody gets food (AG-14)."""

    def weights(self, table: Table) -> list[int]:
        return [1] * table.players

    def outcome(self, index: int) -> Move:
        return BEGIN.move(index)

    def happen(self, table: Table, index: int) -> None:
        begin_with(table, index)


def begin_with(table: Table, seat: int) -> None:
    """The starting player gets the marker and less food than the others (AG-14, AG-27, AG-341)."""
    table.start = seat
    table.tell(START_PLAYER, [seat])
    figures = table.figures
    place = table.players - 1
    for other in range(table.players):
        food = figures.start_food[place] if other == seat else figures.others_food[place]
        table.boards[other].goods[w.FOOD] += food + table.choices.campaign_food


class NextRound(Act["Table"]):
    """A round and what belongs to it, or the end of the game (AG-33, AG-35)."""

    def do(self, table: Table) -> None:
        if table.round == table.figures.rounds():
            table.push(EndGame())
            return
        table.push(self)
        for board in table.boards:
            board.newborns = 0
            if board.promises:
                board.promises = [portion for portion in board.promises if portion.round > table.round]
        steps: list[Step[Table]] = [TurnUp(), StartRound(), Refill(), StartWork(), GoHome()]
        if table.choices.cards():
            coming = table.round + 1
            steps = [
                Now(moment=m.BEFORE_ROUND, subject=coming), *steps[:1], Now(moment=m.REVEAL, subject=coming),
                steps[1], Now(moment=m.FUTURE_ROUNDS, subject=coming), Now(moment=m.START_OF_ROUND, subject=coming),
                steps[2], Now(moment=m.BEFORE_WORK_PHASE, subject=coming), *steps[3:],
            ]  # fmt: skip
        if table.figures.harvest_after(table.round + 1):
            steps.append(Harvest())
        table.push_all(steps)


def stage_cards(table: Table) -> int:
    """The cards in the deck of the stage of the coming round (AG-20)."""
    stage = table.figures.stage_of(table.round + 1)
    cards = 0
    for place, its in enumerate(table.figures.stages):
        if its == stage:
            cards |= 1 << w.FIRST_ROUND_CARD + place
    return cards & table.deck


class TurnUp(Act["Table"]):
    """The next round card: chance decides among those of the stage, or a solo player does (AG-36, AG-330)."""

    def do(self, table: Table) -> None:
        cards = stage_cards(table)
        if cards & cards - 1 == 0:
            turn_up(table, cards.bit_length() - 1)
        elif table.choices.order_round_cards:
            table.push(ChooseRoundCard(0))
        else:
            table.push(DrawRoundCard())


def turn_up(table: Table, space: int) -> None:
    """A round card is an action space from now on (AG-36, AG-63)."""
    table.round += 1
    table.tell(ROUND_STARTED, [table.round])
    table.turned = [*table.turned, space]
    table.lay_spaces()
    table.deck &= ~(1 << space)
    for seat, board in enumerate(table.boards):
        if space in board.own_spaces:
            table.equip(seat)
    if table.listening:
        table.tell(TURNED_UP, [space])


class DrawRoundCard(Draw["Table"]):
    """The order inside a stage is unknown (AG-20, AG-21)."""

    def weights(self, table: Table) -> list[int]:
        cards = stage_cards(table)
        return [cards >> space & 1 for space in range(w.SPACE_KINDS)]

    def outcome(self, index: int) -> Move:
        return TURN_UP.move(index)

    def happen(self, table: Table, index: int) -> None:
        turn_up(table, index)


class ChooseRoundCard(Ask["Table"]):
    """A solo player may choose the order of the round cards inside their stages (AG-330)."""

    ASKED: ClassVar[str] = "ask.order"
    CLAUSE: ClassVar[str] = "AG-330"

    def moves(self, table: Table) -> list[Move]:
        cards = stage_cards(table)
        return [ORDER.move(space) for space in range(w.FIRST_ROUND_CARD, w.FIRST_CARD_SPACE) if cards >> space & 1]

    def choose(self, table: Table, move: Move) -> None:
        turn_up(table, move.a)

    def check(self, table: Table, move: Move) -> int:
        return r.OTHER_STAGE if move.verb is ORDER else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        stage = table.figures.stage_of(table.round + 1)
        return {"space": Message(f"space.{w.SPACES[move.a]}"), "stage": stage}


class StartRound(Act["Table"]):
    """What was promised for this round goes to its owners (AG-37, AG-43)."""

    def do(self, table: Table) -> None:
        for turn in range(table.players - 1, -1, -1):
            seat = (table.start + turn) % table.players
            board = table.boards[seat]
            due = [portion for portion in board.promises if portion.round == table.round]
            if due:
                later = [portion for portion in board.promises if portion.round != table.round]
                board.promises = later + offers(due) if table.listeners else later
                if any(w.FIRST_ANIMAL <= portion.good < w.FOOD for portion in due):
                    table.push(Accommodate(seat))
                for portion in due:
                    if portion.good >= 0:
                        gain(table, seat, portion.good, portion.amount)


def offers(due: list[Promise]) -> list[Promise]:
    """What is left on the round space for cards that offer something besides goods there: one mark for each card."""
    sources = sorted({portion.source for portion in due})
    return [Promise(due[0].round, source, NOBODY) for source in sources if source >= w.MAJOR_KINDS]


class Refill(Act["Table"]):
    """Every accumulation space in play gets its quantity, on top of what lies there (AG-39, AG-41)."""

    def do(self, table: Table) -> None:
        refill = table.layout.refill
        empty = 0
        for space in table.spaces:
            if refill[space]:
                if not table.piles[space]:
                    empty |= 1 << space
                table.piles[space] += refill[space]
        raise_moment(table, m.REPLENISH, table.start, empty)


class EndGame(Act["Table"]):
    """After the last harvest the points stand (AG-35)."""

    def do(self, table: Table) -> None:
        table.push(CloseGame())
        raise_moment(table, m.SCORING_START, table.start)


class CloseGame(Act["Table"]):
    """Nothing is gained any more (AG-398)."""

    def do(self, table: Table) -> None:
        table.tell(GAME_ENDED, [])
