"""The harvest: field phase, feeding, breeding, and what markers change (section 6); the last exchanges."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.caverna import home
from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings.furnishing import DISARM
from hogar.games.caverna.happenings import BEGGED, FED, HARVEST_STARTED, HARVESTED, SKIPPED
from hogar.games.caverna.moves import FEED, MELT, PAYMENT, SERVE, SKIP, USE
from hogar.games.caverna.reach import cookings, covered, covered_all
from hogar.games.caverna.steps.animals import BeforeBreeding, Breed
from hogar.games.caverna.steps.question import Question
from hogar.games.caverna.supply import spend
from hogar.kernel.codec import Codec, Flag, Mask
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step

SEATS = Mask(tuple([str(seat + 1) for seat in range(w.MOST_SEATS)]), always=True)


def harvest_of(table: Table) -> int:
    """Which harvest the round ends with (CA-83 to CA-91, CA-335)."""
    usual = table.figures.harvests[table.round - 1]
    if table.round < table.figures.first_marker_round or not table.markers:
        return usual
    if table.markers[-1] == w.GREEN_LEAF:
        return usual
    red = table.markers.count(w.RED_QUESTION) - 1
    events = table.figures.red_events
    return events[red] if red < len(events) else usual


class HarvestOfRound(Act["Table"]):
    """The harvest that belongs to the round (CA-87)."""

    def do(self, table: Table) -> None:
        kind = harvest_of(table)
        table.tell(HARVEST_STARTED, [kind])
        if kind == w.NORMAL_HARVEST:
            table.push(Phases())
        elif kind == w.PAY_ONE_EACH:
            table.push_all([Feed(seat, True) for seat in table.in_turn()])
        elif kind == w.SKIP_ONE_PHASE:
            table.push(SkipPhase(table.start))


class SkipPhase(Ask["Table"]):
    """Which phase a player leaves out, clockwise from the holder of the token (CA-90, CA-346)."""

    ASKED: ClassVar[str] = "ask.skip"
    CLAUSE: ClassVar[str] = "CA-90"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "no_field": SEATS, "no_breeding": SEATS}

    def __init__(self, seat: int = NOBODY, no_field: int = 0, no_breeding: int = 0) -> None:
        super().__init__(seat)
        self.no_field = no_field
        self.no_breeding = no_breeding

    def moves(self, table: Table) -> list[Move]:
        return [SKIP.move(phase) for phase in range(len(w.PHASES))]

    def choose(self, table: Table, move: Move) -> None:
        own = 1 << self.seat
        no_field = self.no_field | own if move.a == w.FIELD_PHASE else self.no_field
        no_breeding = self.no_breeding | own if move.a == w.BREEDING_PHASE else self.no_breeding
        if table.listening:
            table.tell(SKIPPED, [self.seat, move.a])
        following = (self.seat + 1) % table.players
        if following == table.start:
            table.push(Phases(NOBODY, no_field, no_breeding))
        else:
            table.push(SkipPhase(following, no_field, no_breeding))


class Phases(Act["Table"]):
    """The three phases, each finished by everybody before the next; some leave one out (CA-90, CA-93)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "no_field": SEATS, "no_breeding": SEATS}

    def __init__(self, seat: int = NOBODY, no_field: int = 0, no_breeding: int = 0) -> None:
        super().__init__(seat)
        self.no_field = no_field
        self.no_breeding = no_breeding

    def do(self, table: Table) -> None:
        seats = table.in_turn()
        steps: list[Step[Table]] = []
        for seat in seats:
            if not self.no_field >> seat & 1:
                reap(table, seat)
            steps.append(Feed(seat))
        for seat in seats:
            if not self.no_breeding >> seat & 1:
                steps += [BeforeBreeding(seat), Breed(seat)]
        table.push_all(steps)


def reap(table: Table, seat: int) -> None:
    """One crop of every field with crops goes to the supply (CA-94, CA-95)."""
    board = table.boards[seat]
    if not board.grain and not board.vegetables:
        return
    for crop, crops in enumerate((board.grain, board.vegetables)):
        number = count(home.planted(crops))
        board.goods[w.GRAIN + crop] += number
        if number and table.listening:
            table.tell(HARVESTED, [seat, number, crop])
    board.grain = home.harvested(board.grain)
    board.vegetables = home.harvested(board.vegetables)
    board.housing = None


# Feeding.


def food_needed(table: Table, seat: int, event: bool, served: bool) -> int:
    """The food due: less for newborns, for whoever was served, and what tiles save (CA-96, CA-101, CA-303, CA-304)."""
    board = table.boards[seat]
    figures = table.figures
    dwarfs = board.dwarfs()
    if event:
        adult = newborn = figures.event_food
    else:
        adult, newborn = figures.adult_food, figures.newborn_food
    due = adult * (dwarfs - board.newborns) + newborn * board.newborns
    if served:
        due -= adult if dwarfs > board.newborns else newborn
    return max(0, due - sum([table.tiles[its.tile].food_saved(board) for its in board.furnished]))


class Feed(Question):
    """Goods become food, one at a time; then the dwarfs are fed, or beg (CA-96 to CA-99, CA-345)."""

    ASKED: ClassVar[str] = "ask.feed"
    CLAUSE: ClassVar[str] = "CA-97"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "event": Flag(), "served": Flag()}

    def __init__(self, seat: int = NOBODY, event: bool = False, served: bool = False) -> None:
        super().__init__(seat)
        self.event = event
        self.served = served

    def owes(self, table: Table) -> bool:
        return False

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        due = food_needed(table, self.seat, self.event, self.served)
        moves = []
        short = due - board.goods[w.FOOD]
        if short > 0:
            moves = cookings(board)
            if board.goods[w.GOLD] > table.figures.gold_lost:
                moves.append(MELT.move(min(board.goods[w.GOLD], short + table.figures.gold_lost)))
            for trade in board.trades:
                if trade.exchange.get[w.FOOD] and covered_all(board.goods, trade.exchange.pay):
                    moves.append(USE.move(trade.tile, trade.way))
        if due:
            moves += [SERVE.move(PAYMENT.packed(meal[: w.SUPPLY_KINDS])) for meal in self.meals(table)]
        moves.append(FEED.move())
        return moves

    def meals(self, table: Table) -> list[list[int]]:
        """What may be served to a dwarf instead of food (CA-303)."""
        board = table.boards[self.seat]
        if self.served:
            return []
        meals = [meal for its in board.furnished for meal in table.tiles[its.tile].meals()]
        return [meal for meal in meals if covered(board.goods, meal)]

    def answer(self, table: Table, move: Move) -> None:
        if move.verb is SERVE:
            counts = PAYMENT.counts(move.a)
            spend(table, self.seat, counts + [0] * (w.GOOD_KINDS - w.SUPPLY_KINDS))
            table.push(Feed(self.seat, self.event, True))
        else:
            feed(table, self.seat, food_needed(table, self.seat, self.event, self.served))

    def pauses(self, table: Table) -> bool:
        """Whether rubies could buy animals for which less food is due (CA-97, CA-304)."""
        board = table.boards[self.seat]
        return bool(board.goods[w.RUBY]) and board.goods[w.DONKEY] < count(board.ore_mines | board.ruby_mines)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not SERVE:
            return r.OK
        return r.SERVED_ALREADY if self.served else r.NO_SUCH_MEAL

    def asked(self, table: Table) -> Message:
        have = table.boards[self.seat].goods[w.FOOD]
        return Message("ask.feed", {"need": food_needed(table, self.seat, self.event, self.served), "have": have})


def feed(table: Table, seat: int, due: int) -> None:
    """Food is paid as far as there is any; a begging marker for each that is missing (CA-98, CA-99)."""
    board = table.boards[seat]
    paid = min(due, board.goods[w.FOOD])
    board.goods[w.FOOD] -= paid
    board.begging += due - paid
    if table.listening:
        table.tell(FED, [seat, paid])
        if due > paid:
            table.tell(BEGGED, [seat, due - paid])


class BeforeScoring(Question):
    """The last exchanges, where any could bring points (CA-117, CA-120)."""

    ASKED: ClassVar[str] = "ask.before_scoring"
    CLAUSE: ClassVar[str] = "CA-120"

    def owes(self, table: Table) -> bool:
        return False

    def moves(self, table: Table) -> list[Move]:
        return [DONE.move()]

    def pauses(self, table: Table) -> bool:
        """Whether there is anything to exchange that counts."""
        board = table.boards[self.seat]
        return bool(board.goods[w.RUBY] or board.trades or (board.rules & DISARM and board.armed()))
