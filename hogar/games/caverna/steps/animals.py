"""Animals need a place at once, and breed where there is one (sections 6.4 and 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.happenings import BRED
from hogar.games.caverna.moves import BREED, COOK, KEEP_YOUNG, RUBY, RUBY_TILE, USE
from hogar.games.caverna.reach import cookings, covered_all
from hogar.games.caverna.steps.question import Question
from hogar.kernel.codec import Codec, Flag, Mask
from hogar.kernel.combine import DONE
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act
from hogar.parts.grid import count, members

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move

KINDS = Mask(w.FARM_ANIMALS, always=True)
EVERY_KIND = (1 << w.ANIMAL_KINDS) - 1


def fits(table: Table, seat: int, animals: list[int]) -> bool:
    """Whether some farm animals find a place together on the board of a seat (CA-350)."""
    return table.housing(seat).fits(animals)


def conversions(board: Board) -> list[Move]:
    """The ways to part with farm animals: food by the table, or a trade that takes them (CA-232)."""
    moves = [move for move in cookings(board) if w.COOKED_GOOD[move.a] >= w.SHEEP]
    for trade in board.trades:
        if any(trade.exchange.pay[w.SHEEP :]) and covered_all(board.goods, trade.exchange.pay):
            moves.append(USE.move(trade.tile, trade.way))
    return moves


class Accommodate(Act["Table"]):
    """All farm animals, those that just arrived among them, must find a place (CA-232, CA-234)."""

    def do(self, table: Table) -> None:
        animals = table.boards[self.seat].farm_animals()
        if any(animals) and not fits(table, self.seat, animals):
            table.push(Surplus(self.seat))


class Surplus(Question):
    """Which animals are converted, until all others have a place; what makes room may come first (CA-232, CA-351)."""

    ASKED: ClassVar[str] = "ask.surplus"
    CLAUSE: ClassVar[str] = "CA-232"

    def owes(self, table: Table) -> bool:
        return False

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        return [] if fits(table, self.seat, board.farm_animals()) else conversions(board)

    def extras(self, table: Table) -> list[Move]:
        return [move for move in table.extras(self.seat) if makes_room(move)]

    def check(self, table: Table, move: Move) -> int:
        return r.OK if makes_room(move) or not move.verb.extra else r.ANIMALS_FIRST


def makes_room(move: Move) -> bool:
    """Whether an exchange can make room for animals: fewer of them, more dogs, another place (CA-232)."""
    if move.verb is COOK:
        return w.COOKED_GOOD[move.a] >= w.SHEEP
    if move.verb is RUBY:
        return move.a == w.DOG
    return move.verb is USE or (move.verb is RUBY_TILE and move.a in {w.MEADOW, w.FIELD})


# Breeding.


def young(board: Board, kinds: int) -> int:
    """The kinds out of some of which there are parents, as a mask (CA-102)."""
    herd = board.farm_animals()
    mask = 0
    for kind in range(w.ANIMAL_KINDS):
        if kinds >> kind & 1 and herd[kind] >= 2:
            mask |= 1 << kind
    return mask


def with_young(herd: list[int], mask: int) -> list[int]:
    """A herd with newborns of some kinds."""
    return [number + (mask >> kind & 1) for kind, number in enumerate(herd)]


class Breed(Act["Table"]):
    """One newborn of every kind of which there are parents, where they find a place (CA-102 to CA-108).

    Loot is for some kinds only, and owes one newborn (CA-260).
    """

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "kinds": KINDS, "owed": Flag()}

    def __init__(self, seat: int = NOBODY, kinds: int = EVERY_KIND, owed: bool = False) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.owed = owed

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        mask = young(board, self.kinds)
        if not mask:
            return
        if fits(table, self.seat, with_young(board.farm_animals(), mask)):
            arrive(table, self.seat, mask)
        else:
            table.push(ChooseYoung(self.seat, mask, self.owed))


def arrive(table: Table, seat: int, mask: int) -> None:
    """Newborn animals are kept (CA-104, CA-299, CA-306)."""
    board = table.boards[seat]
    newborns = [mask >> kind & 1 for kind in range(w.ANIMAL_KINDS)]
    for kind in members(mask):
        board.goods[w.SHEEP + kind] += 1
        if table.listening:
            table.tell(BRED, [seat, kind])
    if mask:
        for its in board.furnished:
            table.tiles[its.tile].born(table, seat, newborns)


class ChooseYoung(Question):
    """Which newborn animals are kept where not all find a place; others may be converted first (CA-107, CA-347)."""

    ASKED: ClassVar[str] = "ask.young"
    CLAUSE: ClassVar[str] = "CA-347"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "kinds": KINDS, "owed": Flag()}

    def __init__(self, seat: int = NOBODY, kinds: int = 0, owed: bool = False) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.owed = owed

    def answers(self, table: Table) -> list[Move]:
        kept = self.sets(table)
        if kept == [self.kinds]:
            return [KEEP_YOUNG.move(self.kinds)]
        board = table.boards[self.seat]
        moves = [KEEP_YOUNG.move(mask) for mask in kept if mask or not self.owed]
        return moves + [move for move in conversions(board) if self.allows(table, move)]

    def sets(self, table: Table) -> list[int]:
        """The sets of newborns that fit, beside which no other would, and whose parents are there (CA-347, CA-348)."""
        herd = table.boards[self.seat].farm_animals()
        fitting = [
            mask
            for mask in range(EVERY_KIND, -1, -1)
            if not mask & ~self.kinds and fits(table, self.seat, with_young(herd, mask))
        ]
        largest = [mask for mask in fitting if not any(other & mask == mask and other != mask for other in fitting)]
        parents = young(table.boards[self.seat], self.kinds)
        return [mask for mask in largest if not mask & ~parents]

    def allows(self, table: Table, move: Move) -> bool:
        """Whether there is still something to choose after a conversion: parents are protected (CA-106)."""
        board = table.boards[self.seat]
        kept = board.goods
        board.goods = kept.copy()
        part_with(board, move)
        still = bool(self.sets(table)) if not self.owed else can_breed(table, self.seat, self.kinds)
        board.goods = kept
        return still

    def answer(self, table: Table, move: Move) -> None:
        arrive(table, self.seat, move.a)

    def extras(self, table: Table) -> list[Move]:
        return [move for move in self.answers(table) if move.verb.extra]

    def check(self, table: Table, move: Move) -> int:
        if move.verb.extra:
            return r.WHILE_BREEDING
        return r.NOT_THESE_YOUNG if move.verb is KEEP_YOUNG else r.OK


def part_with(board: Board, move: Move) -> None:
    """Takes away what a conversion takes, on goods that are a trial's."""
    if move.verb is COOK:
        board.goods[w.COOKED_GOOD[move.a]] -= w.COOKED_NUMBER[move.a]
    else:
        pay = next(its.exchange.pay for its in board.trades if its.tile == move.a and its.way == move.b)
        for good in range(w.GOOD_KINDS):
            board.goods[good] -= pay[good]


def can_breed(table: Table, seat: int, kinds: int) -> bool:
    """Whether a newborn of some kinds could be kept, if need be after converting everything else (CA-246)."""
    return bool(breeding_kinds(table, seat, kinds))


def breeding_kinds(table: Table, seat: int, kinds: int) -> int:
    """The kinds of which a newborn could be kept, as a mask."""
    mask = 0
    for kind in members(young(table.boards[seat], kinds)):
        three = [0] * w.ANIMAL_KINDS
        three[kind] = 3
        if fits(table, seat, three):
            mask |= 1 << kind
    return mask


class ChooseBreeds(Question):
    """Which kinds breed by loot, up to a number of them (CA-260)."""

    ASKED: ClassVar[str] = "ask.breeds"
    CLAUSE: ClassVar[str] = "CA-260"

    def answers(self, table: Table) -> list[Move]:
        possible = breeding_kinds(table, self.seat, EVERY_KIND)
        most = table.figures.loot[w.LOOT_BREED].kinds
        return [BREED.move(mask) for mask in range(1, EVERY_KIND + 1) if not mask & ~possible and count(mask) <= most]

    def answer(self, table: Table, move: Move) -> None:
        table.push(Breed(self.seat, move.a, True))

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_THESE_BREEDS if move.verb is BREED else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"most": table.figures.loot[w.LOOT_BREED].kinds}


class BeforeBreeding(Question):
    """What may be exchanged just before animals breed, where it matters (CA-106, CA-110)."""

    ASKED: ClassVar[str] = "ask.before_breeding"
    CLAUSE: ClassVar[str] = "CA-110"

    def owes(self, table: Table) -> bool:
        return False

    def moves(self, table: Table) -> list[Move]:
        return [DONE.move()]

    def pauses(self, table: Table) -> bool:
        """Whether a ruby could complete a pair, or young animals find no place."""
        board = table.boards[self.seat]
        if board.goods[w.RUBY]:
            return True
        mask = young(board, EVERY_KIND)
        return bool(mask) and not fits(table, self.seat, with_young(board.farm_animals(), mask))
