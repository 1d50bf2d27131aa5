"""The work phase and the way home (sections 3.2 to 3.4, AG-369, AG-370)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.happenings import PLACED, SKIPPED, WENT_HOME
from hogar.games.agricola.moves import PLACE, PLACES
from hogar.games.agricola.payment import FOR_CARD, Bill, payable
from hogar.games.agricola.spaces import LINKED
from hogar.games.agricola.steps.now import Now
from hogar.games.agricola.steps.playing import PlayCard
from hogar.kernel.codec import Codec, Flag, Mask, Whole, Word
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step

SPACE: Final = Word(w.SPACES, always=True)
SPACE_MASK: Final = Mask(w.SPACES, always=True)


def space_problem(table: Table, seat: int, space: int, occupied: bool = False) -> int:
    """Why a seat can't use a space that is in play (AG-46, AG-47); it may be `occupied` where a card says so."""
    taken = 0 if occupied else table.occupied & LINKED[space]
    if taken and not (table.boards[seat].rules & hooks.PERMIT and table.hooks.permits(table, seat, space)):
        return r.OCCUPIED if taken >> space & 1 else r.LINKED
    problem = table.layout.problem(table, seat, space)
    if problem and table.boards[seat].rules & hooks.GIVE:
        problem = problem_with_gifts(table, seat, space, problem)
    if problem and table.boards[seat].rules & hooks.ANYWAY and table.hooks.anyway(table, seat, space):
        problem = r.OK
    if table.rules & hooks.TOLL and problem == r.OK:
        return toll_problem(table, seat, space)
    return problem


def problem_with_gifts(table: Table, seat: int, space: int, problem: int) -> int:
    """The same once effects before the actions have given what they give (AG-252, AG-367)."""
    goods = table.boards[seat].goods
    for gift in table.hooks.gives(table, seat, m.BEFORE_ACTION, space):
        for good in range(w.GOOD_KINDS):
            goods[good] += gift[good]
        found = table.layout.problem(table, seat, space)
        for good in range(w.GOOD_KINDS):
            goods[good] -= gift[good]
        if found == r.OK:
            return r.OK
    return problem


def toll_problem(table: Table, seat: int, space: int) -> int:
    """Why a seat can't use a space for which others ask a toll: it can't pay, or nothing would be left (AG-369)."""
    toll = table.hooks.toll(table, seat, space)
    if not toll:
        return r.OK
    if not payable(table, seat, Bill(FOR_CARD, toll)):
        return r.TOLL
    goods = table.boards[seat].goods
    for good in range(w.GOOD_KINDS):
        goods[good] -= toll[good]
    found = table.layout.problem(table, seat, space)
    for good in range(w.GOOD_KINDS):
        goods[good] += toll[good]
    return r.TOLL if found else r.OK


def spaces_of(table: Table, seat: int) -> list[int]:
    """The spaces in play that a seat may think of: everybody's, and those of its cards."""
    own = table.boards[seat].own_spaces
    return table.spaces + [space for space in own if space not in table.spaces] if own else table.spaces


def why_not_there(table: Table, seat: int, space: int) -> int:
    """Why a seat can't use any space, in play or not."""
    if space in spaces_of(table, seat):
        return space_problem(table, seat, space)
    if table.deck >> space & 1:
        return r.NOT_TURNED_UP
    return r.NO_HAND_CARDS if w.LESSONS_SPACES >> space & 1 and table.choices.family() else r.NOT_IN_PLAY


def can_place(table: Table, seat: int) -> bool:
    """Whether there is any space that a seat can use."""
    found = False
    for space in spaces_of(table, seat):
        if space_problem(table, seat, space) == r.OK:
            if not by_hand(table, seat, space):
                return True
            found = True
    if table.choices.cards():
        table.reveal()
    return found


def by_hand(table: Table, seat: int, space: int) -> bool:
    """Whether only the hand of a seat says that it can use a space; others learn that from it, then."""
    step = table.layout.step(table, seat, space)
    return isinstance(step, PlayCard) and not step.majors_open(table)


class StartWork(Act["Table"]):
    """Everybody's persons can be placed; the starting player begins (AG-42, AG-44)."""

    def do(self, table: Table) -> None:
        for board in table.boards:
            board.home = board.adults()
            board.gathered = 0
            board.deeds = 0
        if table.listeners >> m.START_OF_WORK_PHASE & 1:
            table.push(PassOn(table.start - 1))
            table.push(Now(moment=m.START_OF_WORK_PHASE, subject=table.round))
        else:
            next_turn(table, table.start - 1)


def next_turn(table: Table, seat: int) -> None:
    """The next player clockwise who has a person left and a space for it; nobody ends the phase (AG-45, AG-51)."""
    for turn in range(1, table.players + 1):
        other = (seat + turn) % table.players
        if can_act(table, other):
            if can_place(table, other):
                forget_deeds(table, other)
                table.push(PLACERS[other])
                return
            table.tell(SKIPPED, [other])
    if table.listeners >> m.WORK_OVER & 1:
        table.push(LastCall(seat))
        table.push(Now(moment=m.WORK_OVER, subject=table.round))


def can_act(table: Table, seat: int) -> bool:
    """Whether a seat has a person left to place: of its family, or a guest."""
    board = table.boards[seat]
    return board.home > 0 or (board.waiting > 0 and table.persons_left(seat) > 0)


class LastCall(Act["Table"]):
    """Nobody had a person left; who got one from a card just now places it still (AG-45, AG-51)."""

    def do(self, table: Table) -> None:
        if any(can_act(table, seat) for seat in range(table.players)):
            next_turn(table, self.seat)


class PlacePerson(Ask["Table"]):
    """On which space a person is placed (AG-44, AG-47)."""

    ASKED: ClassVar[str] = "ask.place"
    CLAUSE: ClassVar[str] = "AG-44"

    def moves(self, table: Table) -> list[Move]:
        seat = self.seat
        moves = [PLACES[space] for space in spaces_of(table, seat) if space_problem(table, seat, space) == r.OK]
        return moves if moves and table.boards[seat].home else [*moves, DONE.move()]

    def choose(self, table: Table, move: Move) -> None:
        seat = self.seat
        board = table.boards[seat]
        if move.verb is not PLACE:
            board.waiting = 0
            next_turn(table, seat)
            return
        if board.home:
            board.home -= 1
        else:
            board.waiting -= 1
            board.guests += 1
        begin_turn(table, seat)
        table.push(EndTurn(seat, move.a))
        use(table, seat, move.a)

    def check(self, table: Table, move: Move) -> int:
        return why_not_there(table, self.seat, move.a) if move.verb is PLACE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        details: dict[str, Value] = {}
        if reason not in {r.OCCUPIED, r.LINKED, r.NOT_TURNED_UP, r.NO_HAND_CARDS, r.NOT_IN_PLAY}:
            details = table.layout.details(table, self.seat, move.a, reason)
        return {"space": Message(f"space.{w.SPACES[move.a]}"), **details}


def begin_turn(table: Table, seat: int) -> None:
    """A turn begins: what was done in the last one is over."""
    table.turns += 1
    if not table.choices.cards():
        return
    table.active = seat
    table.before = len(table.uses)
    for board in table.boards:
        board.fresh = NOBODY_PLACED


def forget_deeds(table: Table, seat: int) -> None:
    """A seat's last turn is over as soon as it is asked for the next; what it does from now on belongs to that."""
    table.boards[seat].deeds &= w.GOODS_DEED


def use(table: Table, seat: int, space: int) -> None:
    """A person uses a space: toll, placing, what comes before the actions, the actions (AG-369)."""
    if table.listeners & m.AT_USE:
        table.push(Actions(seat, space))
        table.push(Now(seat, m.BEFORE_ACTION, space))
        if table.listeners >> m.PLACE_PERSON & 1:
            table.push(Now(seat, m.PLACE_PERSON, space))
        table.push(Stand(seat, space))
        if table.listeners >> m.TOLL & 1:
            table.push(Now(seat, m.TOLL, space))
    else:
        table.push(table.layout.step(table, seat, space))
        stand(table, seat, space)


PLACERS: Final[list[PlacePerson]] = [PlacePerson(seat) for seat in range(w.MOST_SEATS)]


def stand(table: Table, seat: int, space: int) -> None:
    """A person stands on a space, which nobody can use any more (AG-46)."""
    board = table.boards[seat]
    board.persons = [*board.persons, space]
    table.occupied |= 1 << space
    if table.choices.cards():
        table.uses = [*table.uses, seat << 8 | space]
    if table.listening:
        table.tell(PLACED, [seat, space])


class Stand(Act["Table"]):
    """The person stands on the space once a toll is paid (AG-405)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "space": SPACE}

    def __init__(self, seat: int = NOBODY, space: int = w.FOREST) -> None:
        super().__init__(seat)
        self.space = space

    def do(self, table: Table) -> None:
        stand(table, self.seat, self.space)


class Actions(Stand):
    """The actions of a space, as they are once everything before them is done."""

    def do(self, table: Table) -> None:
        table.push(table.layout.step(table, self.seat, self.space))


class EndTurn(Stand):
    """What follows the actions of a space, and the next turn (AG-50, AG-369)."""

    def do(self, table: Table) -> None:
        if table.listeners & m.AT_END_OF_USE:
            table.push(PassOn(self.seat))
            table.push(EndUse(self.seat, self.space, 0, OF_A_TURN))
        else:
            next_turn(table, self.seat)


AFTERWARDS: Final[list[int]] = [m.IMMEDIATELY_AFTER, m.AFTER_ACTION, m.OTHER_PLAYER, m.END_OF_TURN, m.TURN_OVER]
OF_A_USE: Final = 3
OF_A_TURN: Final = 5
STAGE: Final = Whole(0, OF_A_TURN)


class UseSpace(Stand):
    """A person that needs no turn for it uses a space: one that a card moves there, or places besides (AG-380)."""

    def do(self, table: Table) -> None:
        table.push(EndUse(self.seat, self.space))
        use(table, self.seat, self.space)


class MoveOn(Stand):
    """A person that a card moves leaves its space for another and uses that; it keeps its number (AG-380, AG-394)."""

    FIELDS: ClassVar[dict[str, Codec]] = {**Stand.FIELDS, "left": SPACE}

    def __init__(self, seat: int = NOBODY, space: int = w.FOREST, left: int = w.FOREST) -> None:
        super().__init__(seat, space)
        self.left = left

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        place = len(board.persons) - 1 - board.persons[::-1].index(self.left)
        board.persons = [*board.persons[:place], self.space, *board.persons[place + 1 :]]
        table.occupied = table.occupied_spaces()
        table.uses = [*table.uses, self.seat << 8 | self.space]
        table.push(EndUse(self.seat, self.space))
        table.push(Actions(self.seat, self.space))
        if table.listeners & m.AT_USE:
            table.push(Now(self.seat, m.BEFORE_ACTION, self.space))


class EndUse(Stand):
    """What follows the actions of a space, moment by moment, of the user's cards first (AG-369)."""

    FIELDS: ClassVar[dict[str, Codec]] = {**Stand.FIELDS, "stage": STAGE, "end": STAGE}

    def __init__(self, seat: int = NOBODY, space: int = w.FOREST, stage: int = 0, end: int = OF_A_USE) -> None:
        super().__init__(seat, space)
        self.stage = stage
        self.end = end

    def do(self, table: Table) -> None:
        for stage in range(self.stage, self.end):
            moment = AFTERWARDS[stage]
            if table.listeners >> moment & 1:
                table.push(EndUse(self.seat, self.space, stage + 1, self.end))
                raise_moment(table, moment, self.seat, self.space)
                return


class PlaceMore(PlacePerson):
    """One more person is placed at once; `done` declines if it is optional.

    `guest` is a person of the supply that does not belong to the family; `spaces` are those that may be used, even if
    they are `occupied`. It belongs to the turn in progress, unless it is a `turn` of its own.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT, "must": Flag(), "guest": Flag(), "spaces": SPACE_MASK, "occupied": Flag(), "turn": Flag(),
    }  # fmt: skip

    def __init__(
        self,
        seat: int = NOBODY,
        must: bool = False,
        guest: bool = False,
        spaces: int = w.EVERY_SPACE,
        occupied: bool = False,
        turn: bool = False,
    ) -> None:
        super().__init__(seat)
        self.must = must
        self.guest = guest
        self.spaces = spaces
        self.occupied = occupied
        self.turn = turn

    def possible(self, table: Table) -> bool:
        return bool(self.open(table))

    def open(self, table: Table) -> list[Move]:
        """Where the person may be placed; nowhere if there is none."""
        seat = self.seat
        if not (table.persons_left(seat) if self.guest else table.boards[seat].home):
            return []
        spaces = [space for space in spaces_of(table, seat) if self.spaces >> space & 1]
        return [PLACES[space] for space in spaces if space_problem(table, seat, space, self.occupied) == r.OK]

    def moves(self, table: Table) -> list[Move]:
        moves = self.open(table)
        return moves if self.must and moves else [*moves, DONE.move()]

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not PLACE or self.spaces >> move.a & 1:
            return super().check(table, move)
        return r.NOT_WITH_THIS

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            table.reveal()
            return
        board = table.boards[self.seat]
        if self.guest:
            board.guests += 1
        else:
            board.home -= 1
        if self.turn:
            forget_deeds(table, self.seat)
            begin_turn(table, self.seat)
            table.push(Now(self.seat, m.END_OF_TURN, move.a))
        table.push(UseSpace(self.seat, move.a))


class PassOn(Act["Table"]):
    """The turn goes on to the next player."""

    def do(self, table: Table) -> None:
        next_turn(table, self.seat)


class GoHome(Act["Table"]):
    """All persons go home; the spaces are free (AG-53, AG-370)."""

    def do(self, table: Table) -> None:
        if not table.choices.cards():
            go_home(table)
            return
        table.active = NOBODY
        steps: list[Step[Table]] = [
            Now(moment=moment, subject=table.round)
            for moment in (m.END_OF_WORK, m.AFTER_WORK, m.RETURNING_HOME_START, m.RETURNING_HOME)
        ]
        table.push_all([*steps, EmptySpaces(), Now(moment=m.END_OF_ROUND, subject=table.round)])


def go_home(table: Table) -> None:
    """Newborns go home as well; they stay newborns until the round is over (AG-53, AG-134)."""
    for board in table.boards:
        board.home = 0
        board.persons = NOBODY_PLACED
        board.cradles = NOBODY_PLACED
        board.guests = 0
        board.waiting = 0
    table.occupied = 0
    table.uses = NOBODY_PLACED
    table.before = 0
    table.tell(WENT_HOME, [])


NOBODY_PLACED: Final[list[int]] = []


class EmptySpaces(Act["Table"]):
    """The persons leave their spaces, after what cards do while they stand there."""

    def do(self, table: Table) -> None:
        go_home(table)
