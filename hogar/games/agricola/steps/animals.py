"""Animals need a place at once (chapter 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.conversions import changes, exchange_problem
from hogar.games.agricola.happenings import BRED
from hogar.games.agricola.moves import EXCHANGE, KEEP
from hogar.games.agricola.supply import release, to_food
from hogar.kernel.codec import Codec, Mask, Whole, Word
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move

TAKEN = Whole(0, 999)
MOST_TOLD: Final = 15


class Accommodate(Act["Table"]):
    """All animals on the farm, those that just arrived among them, must find a place (AG-175, AG-386).

    `space` and `taken` say where they came from, for cards: nowhere is -1.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "space": Word(w.SPACES), "taken": TAKEN}

    def __init__(self, seat: int = NOBODY, space: int = NOBODY, taken: int = 0) -> None:
        super().__init__(seat)
        self.space = space
        self.taken = taken

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        if table.listeners:
            table.push(Accommodated(self.seat, self.space, self.taken, sum(board.animals())))
        if not board.housing.fits(board.animals()):
            table.push(ChooseHerd(self.seat))


class Accommodated(Accommodate):
    """All animals have found a place, or left: of those just taken so many were kept (AG-369)."""

    FIELDS: ClassVar[dict[str, Codec]] = {**Accommodate.FIELDS, "before": TAKEN}

    def __init__(self, seat: int = NOBODY, space: int = NOBODY, taken: int = 0, before: int = 0) -> None:
        super().__init__(seat, space, taken)
        self.before = before

    def do(self, table: Table) -> None:
        raise_moment(table, m.STATE_WATCH, self.seat)
        gone = self.before - sum(table.boards[self.seat].animals())
        if self.taken > gone:
            table.boards[self.seat].did(w.GOODS_DEED)
        if self.space >= 0:
            good = w.PILE_GOODS[self.space]
            kept = max(0, min(self.taken, table.boards[self.seat].goods[good], self.taken - gone))
            raise_moment(
                table,
                m.ANIMALS_TAKEN,
                self.seat,
                self.space << 8 | min(self.taken, MOST_TOLD) << 4 | min(kept, MOST_TOLD),
            )


class ChooseHerd(Ask["Table"]):
    """Which animals stay; the others are cooked, if the player can, or given up (AG-174, AG-386)."""

    ASKED: ClassVar[str] = "ask.keep"
    CLAUSE: ClassVar[str] = "AG-386"

    def animals(self, table: Table) -> list[int]:
        """The animals that look for a place."""
        return table.boards[self.seat].animals()

    def moves(self, table: Table) -> list[Move]:
        best = table.boards[self.seat].housing.best(self.animals(table))
        return [KEEP.move(herd[0], herd[1], herd[2]) for herd in best]

    def extras(self, table: Table) -> list[Move]:
        return [move for move in super().extras(table) if not parts_with_animals(table, self.seat, move)]

    def choose(self, table: Table, move: Move) -> None:
        animals = self.animals(table)
        for kind, kept in enumerate((move.a, move.b, move.c)):
            over = animals[kind] - kept
            if over:
                self.part_with(table, w.FIRST_ANIMAL + kind, over)

    def part_with(self, table: Table, good: int, count: int) -> None:
        """What happens to those without a place."""
        if table.boards[self.seat].rates[good]:
            to_food(table, self.seat, good, count)
        else:
            release(table, self.seat, good, count)

    def check(self, table: Table, move: Move) -> int:
        if parts_with_animals(table, self.seat, move):
            return r.NOT_NOW
        return r.NOT_KEPT if move.verb is KEEP else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        if move.verb is EXCHANGE:
            return {"card": Message(f"card.{w.CARDS[move.a]}")}
        return dict(zip(w.ANIMALS, self.animals(table), strict=True))


class Breed(Act["Table"]):
    """One newborn of every kind of which a farm has two, where they find a place (AG-278 to AG-282)."""

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        herd = board.animals()
        newborns = bear(herd)
        if not newborns:
            return
        if board.housing.fits(herd):
            arrive(table, self.seat, newborns)
        else:
            table.push(ChooseYoung(self.seat, newborns))


def bear(herd: list[int]) -> int:
    """Adds to a herd the newborns that it would have, and says of which kinds they are (AG-278, AG-279)."""
    newborns = 0
    for kind in range(w.ANIMAL_KINDS):
        if herd[kind] >= 2:
            newborns |= 1 << kind
            herd[kind] += 1
    return newborns


def crowded_birth(board: Board) -> bool:
    """Whether there will be no place for all newborns, so that cooking animals before makes a difference (AG-284)."""
    herd = board.animals()
    return bool(bear(herd)) and not board.housing.fits(herd)


def arrive(table: Table, seat: int, newborns: int) -> None:
    """Newborn animals are received (AG-287)."""
    for kind in range(w.ANIMAL_KINDS):
        if newborns >> kind & 1:
            table.boards[seat].goods[w.FIRST_ANIMAL + kind] += 1
            if table.listening:
                table.tell(BRED, [seat, kind])
    raise_moment(table, m.STATE_WATCH, seat)
    raise_moment(table, m.HARVEST_BREED, seat, newborns)


def parts_with_animals(table: Table, seat: int, move: Move) -> bool:
    """Whether a card would take animals: only those that have found a place already (AG-175)."""
    if move.verb is not EXCHANGE or exchange_problem(table, seat, move):
        return False
    return min(changes(table, seat, move)[w.FIRST_ANIMAL : w.FOOD]) < 0


class ChooseYoung(ChooseHerd):
    """Which herd there is after the birth: nothing is cooked, and no newborn is left out that would fit (AG-286).

    Others may be given up for a newborn; a species that keeps fewer than its parents has none (AG-397).
    """

    ASKED: ClassVar[str] = "ask.breed"
    CLAUSE: ClassVar[str] = "AG-286"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "newborns": Mask(w.ANIMALS, always=True)}

    def __init__(self, seat: int = NOBODY, newborns: int = 0) -> None:
        super().__init__(seat)
        self.newborns = newborns

    def animals(self, table: Table) -> list[int]:
        herd = table.boards[self.seat].animals()
        return [count + (self.newborns >> kind & 1) for kind, count in enumerate(herd)]

    def choose(self, table: Table, move: Move) -> None:
        before = table.boards[self.seat].animals()
        born = 0
        for kind, kept in enumerate((move.a, move.b, move.c)):
            if kept > before[kind]:
                born |= 1 << kind
            elif kept < before[kind]:
                release(table, self.seat, w.FIRST_ANIMAL + kind, before[kind] - kept)
        arrive(table, self.seat, born)

    def extras(self, table: Table) -> list[Move]:
        return []

    def check(self, table: Table, move: Move) -> int:
        return r.WHILE_BREEDING if move.verb.extra else super().check(table, move)
