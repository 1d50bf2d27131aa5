"""The harvest: field phase, feeding phase, breeding phase (chapter 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.farm import EVERY_CELL, one_of_each, packed
from hogar.games.agricola.happenings import BEGGED, FED, HARVEST_STARTED, HARVESTED
from hogar.games.agricola.moves import COOK, CRAFT, FEED
from hogar.games.agricola.steps.animals import Breed, crowded_birth
from hogar.games.agricola.steps.fields import resettle
from hogar.games.agricola.steps.now import Now
from hogar.games.agricola.supply import gain_all, release
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import raise_moment
from hogar.kernel.step import Act, Ask
from hogar.parts.grid import count, members

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step


def in_turn(table: Table) -> list[int]:
    """The seats from the starting player on (AG-264)."""
    return [(table.start + turn) % table.players for turn in range(table.players)]


class Harvest(Act["Table"]):
    """Three phases, each finished by everybody before the next begins (AG-263)."""

    def do(self, table: Table) -> None:
        number = table.harvests + 1
        table.tell(HARVEST_STARTED, [number])
        seats = in_turn(table)
        steps: list[Step[Table]] = []
        if table.choices.cards():
            steps = self.with_moments(seats, number)
        else:
            for seat in seats:
                gather(table, seat)
            steps = [*[FeedFamily(seat) for seat in seats], *[Breed(seat) for seat in seats], EndHarvest()]
        table.push_all(steps)

    def with_moments(self, seats: list[int], number: int) -> list[Step[Table]]:
        """The same with what cards wait for (AG-371); inside a phase one player after the other (AG-264)."""
        steps: list[Step[Table]] = [Now(moment=m.BEFORE_HARVEST, subject=number)]
        for seat in seats:
            steps += [Now(seat, m.START_OF_FIELD_PHASE, number), Now(seat, m.HARVEST_FIELD, number), Gather(seat)]
            steps.append(Now(seat, m.AFTER_FIELD_PHASE, number))
        for seat in seats:
            steps += [Now(seat, m.DURING_HARVEST, number), Now(seat, m.HARVEST_FEED, number), FeedFamily(seat)]
            steps.append(Now(seat, m.AFTER_FEEDING, number))
        steps.append(EndFeeding())
        for seat in seats:
            steps += [Breed(seat), Now(seat, m.AFTER_BREEDING, number), Now(seat, m.DURING_HARVEST, number)]
        return [*steps, Now(moment=m.AFTER_HARVEST_INSIDE, subject=number), EndHarvest()]


class Gather(Act["Table"]):
    """The field phase of one player."""

    def do(self, table: Table) -> None:
        gather(table, self.seat)


def gather(table: Table, seat: int) -> None:
    """One crop of every field with crops goes to the supply; all of it is a single event (AG-265)."""
    board = table.boards[seat]
    more = table.hooks.more_crops(table, seat) if board.rules & hooks.HARVEST else 0
    found = reap(board, packed(more & EVERY_CELL) if more else 0)
    if board.rules & hooks.FIELDS:
        gather_cards(table, seat, found, more >> w.CELL_KINDS)
    for crop in range(w.CROP_KINDS):
        number = found[crop]
        board.goods[w.FIRST_CROP + crop] += number
        if number and table.listening:
            table.tell(HARVESTED, [seat, number, crop])
    if table.listeners:
        for crop in range(w.CROP_KINDS):
            if found[crop]:
                raise_moment(table, m.GAIN, seat, w.FIRST_CROP + crop << 8 | found[crop])
        subject = sum([number << 8 * place for place, number in enumerate(found)])
        raise_moment(table, m.HARVEST_FIELD_AFTER, seat, subject)
    resettle(table, seat)


def reap(board: Board, more: int) -> list[int]:
    """Takes the crops from the farmyard, a second one where `more` says so; what was taken (`HARVEST_FIELD_AFTER`)."""
    grain = one_of_each(board.grain)
    vegetables = one_of_each(board.vegetables) & ~grain
    board.grain -= grain
    board.vegetables -= vegetables
    found = [count(grain), count(vegetables), count(grain), 0, 0]
    if more:
        second = [one_of_each(board.grain) & grain & more, one_of_each(board.vegetables) & vegetables & more]
        board.grain -= second[0]
        board.vegetables -= second[1]
        found[0] += count(second[0])
        found[1] += count(second[1])
    found[3] = count(grain & ~one_of_each(board.grain))
    found[4] = count(vegetables & ~one_of_each(board.vegetables))
    return found


def gather_cards(table: Table, seat: int, found: list[int], more: int) -> None:
    """The same of every field card (AG-147)."""
    board = table.boards[seat]
    for place, card in enumerate(table.hooks.field_cards(table, seat)):
        lying = board.stock_of(card)
        for crop in range(w.CROP_KINDS):
            there = lying[w.FIRST_CROP + crop]
            if there:
                taken = min(there, 1 + (more >> place & 1))
                board.stock_up(card, goods_of(w.FIRST_CROP + crop, taken), -1)
                found[crop] += taken
                found[2] += crop == 0
                found[3 + crop] += there == taken
                break


def goods_of(good: int, number: int) -> tuple[int, ...]:
    """So many of a good."""
    goods = [0] * w.GOOD_KINDS
    goods[good] = number
    return tuple(goods)


def food_needed(table: Table, seat: int) -> int:
    """The food for a family: less for the newborn (AG-267, AG-326)."""
    board = table.boards[seat]
    figures = table.figures
    return figures.adult_food[table.players - 1] * board.adults() + figures.newborn_food * board.newborns


def crafts(table: Table, seat: int) -> list[int]:
    """The workshops that a player can still use in this harvest (AG-219, AG-220)."""
    board = table.boards[seat]
    workshops = board.majors & w.WORKSHOPS & ~board.crafted
    return [major for major in members(workshops) if board.goods[crafted_good(table, major)]] if workshops else []


def crafted_good(table: Table, major: int) -> int:
    """The good that a workshop turns into food."""
    crafts = table.figures.majors[major].crafts
    return next((good for good in range(w.GOOD_KINDS) if crafts[good]), w.FOOD)


class FeedFamily(Ask["Table"]):
    """Crops, animals and goods become food, one at a time; then the family is fed, or begs (AG-396).

    Who has food enough is asked only where cooking animals would make room for newborns (AG-193, AG-284).
    """

    ASKED: ClassVar[str] = "ask.feed"
    CLAUSE: ClassVar[str] = "AG-396"

    def moves(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        moves = []
        if board.goods[w.FOOD] < food_needed(table, self.seat):
            first = 0
        else:
            first = w.FIRST_ANIMAL if crowded_birth(board) else w.FOOD
        for good in range(first, w.FOOD):
            if board.goods[good] and board.rates[good]:
                moves.append(COOK.move(good))
        if board.rules & hooks.EXTRAS and not first:
            moves += table.hooks.feeding(table, self.seat)
        for major in crafts(table, self.seat):
            moves.append(CRAFT.move(major))
        moves.append(FEED.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is FEED:
            feed(table, self.seat)
        else:
            table.push(self)
            craft(table, self.seat, move.a)

    def check(self, table: Table, move: Move) -> int:
        board = table.boards[self.seat]
        if move.verb is not CRAFT:
            return r.OK
        if not board.majors & w.WORKSHOPS & 1 << move.a:
            return r.NOT_YOURS
        return r.ONCE_A_HARVEST if board.crafted >> move.a & 1 else r.NONE_OF_IT

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        good = w.GOODS[crafted_good(table, move.a)]
        return {"major": Message(f"major.{w.MAJORS[move.a]}"), "good": Message(f"good.{good}")}

    def asked(self, table: Table) -> Message:
        have = table.boards[self.seat].goods[w.FOOD]
        return Message("ask.feed", {"need": food_needed(table, self.seat), "have": have})


def craft(table: Table, seat: int, major: int) -> None:
    """A workshop turns one of its good into food (AG-208 to AG-210)."""
    board = table.boards[seat]
    board.crafted |= 1 << major
    good = crafted_good(table, major)
    release(table, seat, good, 1)
    food = [0] * w.GOOD_KINDS
    food[w.FOOD] = table.figures.majors[major].crafts[good]
    gain_all(table, seat, food)


def feed(table: Table, seat: int) -> None:
    """Food is paid as far as there is any; begging tokens for the rest (AG-272, AG-274)."""
    board = table.boards[seat]
    need = food_needed(table, seat)
    paid = min(need, board.goods[w.FOOD])
    board.goods[w.FOOD] -= paid
    board.begging += need - paid
    if table.listening:
        table.tell(FED, [seat, paid])
        if need > paid:
            table.tell(BEGGED, [seat, need - paid])


class EndFeeding(Act["Table"]):
    """Everybody's family is fed; some cards count how often that was."""

    def do(self, table: Table) -> None:
        table.feedings += 1
        for seat in range(table.players):
            table.rehouse(seat)


class EndHarvest(Act["Table"]):
    """The harvest is over (AG-371)."""

    def do(self, table: Table) -> None:
        table.harvests += 1
        for board in table.boards:
            board.crafted = 0
        table.push(Now(moment=m.AFTER_HARVEST, subject=table.harvests))
