"""Council (area F, chapter 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.farm import gain_prestige, generations_in, lose_time, move_member, pay
from hogar.games.village.happenings import PRIVILEGE_USED
from hogar.games.village.moves import ENTER, PRIVILEGE, PROMOTE
from hogar.games.village.steps.area import Area, AreaAsk, thing_details
from hogar.games.village.steps.payment import Pay
from hogar.games.village.steps.rewards import ChooseCubes, ChooseGood
from hogar.kernel.codec import Codec, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move

START: Final = 0
CUBES: Final = 1
GOOD: Final = 2
PRESTIGE: Final = 3


class Council(Area):
    """Enter, be promoted, or stay; with at most one privilege."""

    def problem(self, table: Table, seat: int) -> int:
        board = table.boards[seat]
        if can_pay(table, seat) and (board.at_home() or board.count_in(w.FIRST_LEVEL, w.LEVELS - 1)):
            return r.OK
        for privilege in range(board.highest_level()):
            if privilege_problem(table, seat, privilege) == r.OK:
                return r.OK
        return r.NO_COUNCIL

    def act(self, table: Table, seat: int, owed: bool) -> None:
        table.push(ChooseCouncil(seat, owed))


def can_pay(table: Table, seat: int) -> bool:
    """Whether a step into or up the council can be paid: cubes with coins, or a scroll (VI-120, VI-129)."""
    things = table.boards[seat].things
    figures = table.figures
    return things[w.GREEN] + things[w.COIN] >= figures.council_green or things[w.SCROLL] >= figures.council_scrolls


def step_price(table: Table, seat: int) -> Pay:
    """The question how to pay for a step into or up the council."""
    return Pay(seat, (0, 0, 0, table.figures.council_green), table.figures.council_scrolls)


def privilege_problem(table: Table, seat: int, privilege: int) -> int:
    """Why a privilege would do nothing or can't be used (VI-125 to VI-128)."""
    if privilege == START:
        return r.OK if table.next_start < 0 else r.START_TAKEN
    if privilege == CUBES:
        return r.OK if any(table.supply[: w.COLOUR_KINDS]) else r.SUPPLY_EMPTY
    if privilege == PRESTIGE:
        return r.OK if table.boards[seat].things[w.COIN] >= table.figures.privilege_coins else r.NO_COIN
    return r.OK


def use_privilege(table: Table, seat: int, privilege: int) -> None:
    """One privilege (VI-125 to VI-128)."""
    table.tell(PRIVILEGE_USED, [seat, privilege])
    figures = table.figures
    if privilege == START:
        table.next_start = seat
    elif privilege == CUBES:
        table.push(ChooseCubes(seat, figures.privilege_cubes))
    elif privilege == GOOD:
        table.push(ChooseGood(seat, figures.privilege_goods))
    else:
        pay(table, seat, w.COIN, figures.privilege_coins)
        gain_prestige(table, seat, figures.privilege_prestige)


def privilege_moves(table: Table, seat: int, level: int) -> list[Move]:
    """The privileges of a level and of those below it that do something now."""
    return [
        PRIVILEGE.move(privilege) for privilege in range(level) if privilege_problem(table, seat, privilege) == r.OK
    ]


def privilege_details(table: Table, seat: int, level: int) -> dict[str, Value]:
    """What the sentences about privileges need."""
    details = thing_details(table, seat, w.COIN, table.figures.privilege_coins)
    details["level"] = level
    return details


class ChooseCouncil(AreaAsk):
    """Enter, promote or stay (VI-119); staying is the choice of a privilege (VI-122)."""

    ASKED: ClassVar[str] = "ask.council"
    CLAUSE: ClassVar[str] = "VI-119"

    def add_moves(self, table: Table, moves: list[Move]) -> None:
        board = table.boards[self.seat]
        if can_pay(table, self.seat):
            for generation in generations_in(board.members, w.FARM):
                moves.append(ENTER.move(generation))
            for level in range(w.LEVELS - 1):
                for generation in generations_in(board.members, w.FIRST_LEVEL + level):
                    moves.append(PROMOTE.move(level, generation))
        level = board.highest_level()
        if level:
            moves += privilege_moves(table, self.seat, level)

    def carry_out(self, table: Table, move: Move) -> None:
        if move.verb is PRIVILEGE:
            use_privilege(table, self.seat, move.a)
        elif move.verb is ENTER:
            self.step(table, w.FARM, move.a, 0)
        else:
            self.step(table, w.FIRST_LEVEL + move.a, move.b, move.a + 1)

    def step(self, table: Table, start: int, generation: int, level: int) -> None:
        """A member reaches a level, pays, and may use a privilege there (VI-120, VI-121)."""
        move_member(table, self.seat, start, generation, w.FIRST_LEVEL + level)
        lose_time(table, self.seat, table.figures.council_time[level])
        table.push(ChoosePrivilege(self.seat, level + 1))
        table.push(step_price(table, self.seat))

    def why_not(self, table: Table, move: Move) -> int:
        board = table.boards[self.seat]
        if move.verb is PRIVILEGE:
            level = board.highest_level()
            return r.LEVEL_TOO_LOW if move.a >= level else privilege_problem(table, self.seat, move.a)
        if move.verb is ENTER:
            return r.NO_STEP_PRICE if board.members[move.a] else r.NOBODY_AT_HOME
        if move.verb is not PROMOTE:
            return r.OK
        if not board.members[(w.FIRST_LEVEL + move.a) * w.GENERATION_KINDS + move.b]:
            return r.NO_MEMBER_THERE
        return r.TOP_LEVEL if move.a == w.LEVELS - 1 else r.NO_STEP_PRICE

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        details = privilege_details(table, self.seat, table.boards[self.seat].highest_level())
        details["green"] = table.figures.council_green
        details["scrolls"] = table.figures.council_scrolls
        if move.verb is PROMOTE:
            details["place"] = Message(f"place.{w.PLACES[w.FIRST_LEVEL + move.a]}")
            details["generation"] = move.b + 1
        elif move.verb is ENTER:
            details["generation"] = move.a + 1
        return details


class ChoosePrivilege(Ask["Table"]):
    """Which privilege to use after a step to that level, if any (VI-120, VI-121, VI-124)."""

    ASKED: ClassVar[str] = "ask.privilege"
    CLAUSE: ClassVar[str] = "VI-124"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "level": Whole(1, w.LEVELS)}

    def __init__(self, seat: int = NOBODY, level: int = 1) -> None:
        super().__init__(seat)
        self.level = level

    def moves(self, table: Table) -> list[Move]:
        moves = privilege_moves(table, self.seat, self.level)
        moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is PRIVILEGE:
            use_privilege(table, self.seat, move.a)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not PRIVILEGE:
            return r.OK
        return r.LEVEL_TOO_LOW if move.a >= self.level else privilege_problem(table, self.seat, move.a)

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return privilege_details(table, self.seat, self.level)
