"""Crafts (area C, chapter 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.farm import gain, lose_time, move_member, pay
from hogar.games.village.moves import BUY, MAKE, MILL, TRAIN
from hogar.games.village.payment import affordable, price_in_words
from hogar.games.village.steps.area import Area, AreaAsk, thing_details
from hogar.games.village.steps.payment import Pay
from hogar.kernel.codec import Codec, Word
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.village.board import Board
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move


class Crafts(Area):
    """One good, or coins at the mill."""

    def problem(self, table: Table, seat: int) -> int:
        board = table.boards[seat]
        if board.at_home() or board.count_in(w.FIRST_BUILDING, w.BUILDING_KINDS):
            return r.OK
        if mill_open(table, board):
            return r.OK
        for building in range(w.BUILDING_KINDS):
            if can_buy(table, board, building):
                return r.OK
        return r.NO_CRAFT

    def act(self, table: Table, seat: int, owed: bool) -> None:
        table.push(ChooseCraft(seat, owed))


def mill_open(table: Table, board: Board) -> bool:
    """Whether there is grain for the mill (VI-89)."""
    return board.things[w.GRAIN] >= table.figures.mill_grain


def can_buy(table: Table, board: Board, building: int) -> bool:
    """Whether the price of a good of that building can be paid (VI-84)."""
    made = table.figures.buildings[building]
    return board.things[w.GRAIN] >= made.buy_grain and affordable(board.things, made.buy_cubes)


def make(table: Table, seat: int, thing: int) -> None:
    """A craftsman takes his time and makes a good (VI-80)."""
    building = w.BUILDING_OF[thing - w.FIRST_GOOD]
    lose_time(table, seat, table.figures.buildings[building].make_time)
    gain(table, seat, thing)


class ChooseCraft(AreaAsk):
    """Which building is used, and how (VI-76, VI-77)."""

    ASKED: ClassVar[str] = "ask.craft"
    CLAUSE: ClassVar[str] = "VI-77"

    def add_moves(self, table: Table, moves: list[Move]) -> None:
        board = table.boards[self.seat]
        members = board.members
        for building in range(w.BUILDING_KINDS):
            makes = board.count(w.FIRST_BUILDING + building)
            buys = can_buy(table, board, building)
            for thing in w.GOODS_OF[building]:
                if makes:
                    moves.append(MAKE.move(thing - w.FIRST_GOOD))
                if buys:
                    moves.append(BUY.move(thing - w.FIRST_GOOD))
            for generation in range(w.GENERATION_KINDS):
                if members[generation]:
                    moves.append(TRAIN.move(building, generation))
        if mill_open(table, board):
            moves.append(MILL.move())

    def carry_out(self, table: Table, move: Move) -> None:
        if move.verb is MAKE:
            make(table, self.seat, w.FIRST_GOOD + move.a)
        elif move.verb is BUY:
            self.buy(table, w.FIRST_GOOD + move.a)
        elif move.verb is TRAIN:
            move_member(table, self.seat, w.FARM, move.b, w.FIRST_BUILDING + move.a)
            lose_time(table, self.seat, table.figures.buildings[move.a].place_time)
            table.push(MakeAtOnce(self.seat, move.a))
        else:
            self.grind(table)

    def buy(self, table: Table, thing: int) -> None:
        """Pays the price of a good and takes it (VI-84)."""
        made = table.figures.buildings[w.BUILDING_OF[thing - w.FIRST_GOOD]]
        gain(table, self.seat, thing)
        pay(table, self.seat, w.GRAIN, made.buy_grain)
        if sum(made.buy_cubes):
            table.push(Pay(self.seat, tuple(made.buy_cubes)))

    def grind(self, table: Table) -> None:
        """Grain and time become coins (VI-89)."""
        lose_time(table, self.seat, table.figures.mill_time)
        pay(table, self.seat, w.GRAIN, table.figures.mill_grain)
        gain(table, self.seat, w.COIN, table.figures.mill_coins)

    def why_not(self, table: Table, move: Move) -> int:
        if move.verb is MAKE:
            return r.NO_CRAFTSMAN
        if move.verb is TRAIN:
            return r.NOBODY_AT_HOME
        if move.verb is MILL:
            return r.NOT_ENOUGH
        if move.verb is not BUY:
            return r.OK
        made = table.figures.buildings[w.BUILDING_OF[move.a]]
        enough_grain = table.boards[self.seat].things[w.GRAIN] >= made.buy_grain
        return r.NO_CUBES_TO_PAY if enough_grain else r.NOT_ENOUGH

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        if move.verb is TRAIN:
            return {"generation": move.b + 1}
        if move.verb is MILL:
            return thing_details(table, self.seat, w.GRAIN, table.figures.mill_grain)
        building = w.BUILDING_OF[move.a]
        made = table.figures.buildings[building]
        details = thing_details(table, self.seat, w.GRAIN, made.buy_grain)
        details["place"] = Message(f"place.{w.BUILDINGS[building]}")
        details["price"] = price_in_words(made.buy_cubes)
        return details


class MakeAtOnce(Ask["Table"]):
    """Whether the member just placed makes a good at once (VI-78, VI-79)."""

    ASKED: ClassVar[str] = "ask.make"
    CLAUSE: ClassVar[str] = "VI-79"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "building": Word(w.BUILDINGS)}

    def __init__(self, seat: int = NOBODY, building: int = 0) -> None:
        super().__init__(seat)
        self.building = building

    def moves(self, table: Table) -> list[Move]:
        moves = [MAKE.move(thing - w.FIRST_GOOD) for thing in w.GOODS_OF[self.building]]
        moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is MAKE:
            make(table, self.seat, w.FIRST_GOOD + move.a)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is BUY:
            return r.NOT_MIXED
        return r.NOT_MADE_HERE if move.verb is MAKE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        thing = Message(f"thing.{w.GOODS[move.a]}")
        return {"thing": thing, "place": Message(f"place.{w.BUILDINGS[self.building]}")}

    def asked(self, table: Table) -> Message:
        time = table.figures.buildings[self.building].make_time
        return Message("ask.make", {"place": Message(f"place.{w.BUILDINGS[self.building]}"), "time": time})
