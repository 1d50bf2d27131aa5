"""Forging weapons, and expeditions with their loot (section 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.board import NO_GOODS
from hogar.games.caverna.furnishings.furnishing import DISARM as DISARM_RULE
from hogar.games.caverna.happenings import FORGED, LOOTED, SET_OUT, STRENGTHENED
from hogar.games.caverna.moves import DISARM, FORGE, TAKE_LOOT
from hogar.games.caverna.reach import payable
from hogar.games.caverna.steps.action import Action
from hogar.games.caverna.steps.animals import EVERY_KIND, ChooseBreeds, can_breed
from hogar.games.caverna.steps.furnishing import less
from hogar.games.caverna.steps.payment import settle
from hogar.games.caverna.steps.question import Question
from hogar.kernel.codec import Codec, Mask, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move

STRENGTH = Whole(0, w.MOST_STRENGTH)
ITEMS = Mask(w.LOOT, always=True)


def forge_price(table: Table, seat: int, strength: int) -> list[int]:
    """The ore for a weapon (CA-235, CA-291)."""
    price = NO_GOODS.copy()
    price[w.ORE] = strength
    return less(price, table.boards[seat].discounts[w.FOR_FORGING])


class Forge(Action):
    """A weapon for the acting dwarf, who has none, or may give it up first (CA-235, CA-236, CA-307)."""

    def action(self) -> int:
        return w.FORGE

    def problem(self, table: Table) -> int:
        board = table.boards[self.seat]
        if board.acting and not board.rules & DISARM_RULE:
            return r.ARMED_ALREADY
        if board.goods[w.ORE]:
            return r.OK
        return r.OK if payable(board, forge_price(table, self.seat, 1)) else r.NO_ORE

    def do(self, table: Table) -> None:
        table.push(ChooseWeapon(self.seat))


class ChooseWeapon(Question):
    """How strong a weapon is forged; an armed dwarf gives up the old one first (CA-307)."""

    ASKED: ClassVar[str] = "ask.forge"
    CLAUSE: ClassVar[str] = "CA-235"

    def answers(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        if board.acting:
            return [DISARM.move(w.PLACED_LAST, board.acting)]
        strengths = range(1, min(table.figures.forge_most, table.figures.strength_most) + 1)
        return [
            FORGE.move(strength) for strength in strengths if payable(board, forge_price(table, self.seat, strength))
        ]

    def answer(self, table: Table, move: Move) -> None:
        table.push(Forged(self.seat, move.a))
        settle(table, self.seat, forge_price(table, self.seat, move.a))

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not FORGE:
            return r.OK
        return r.NO_ORE if 0 < move.a <= table.figures.forge_most else r.TOO_STRONG

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"most": table.figures.forge_most}


class Forged(Act["Table"]):
    """The acting dwarf has a weapon that is paid (CA-237)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "strength": STRENGTH}

    def __init__(self, seat: int = NOBODY, strength: int = 1) -> None:
        super().__init__(seat)
        self.strength = strength

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        board.weapons = [*board.weapons[:-1], self.strength]
        board.acting = self.strength
        if table.listening:
            table.tell(FORGED, [self.seat, self.strength])


class Expedition(Action):
    """The acting dwarf goes on an expedition of a level, if he is armed (CA-240)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "level": Whole(0, 99)}

    def __init__(self, seat: int = NOBODY, level: int = 1) -> None:
        super().__init__(seat)
        self.level = level

    def action(self) -> int:
        return w.EXPEDITION

    def problem(self, table: Table) -> int:
        return r.OK if table.boards[self.seat].acting else r.UNARMED

    def do(self, table: Table) -> None:
        strength = table.boards[self.seat].acting
        table.push(ChooseLoot(self.seat, self.level, strength))
        if table.listening:
            table.tell(SET_OUT, [self.seat, self.level, strength])


class ChooseLoot(Question):
    """Which loot item is taken next; the strength is that before the expedition (CA-241 to CA-243, CA-246, CA-352)."""

    ASKED: ClassVar[str] = "ask.loot"
    CLAUSE: ClassVar[str] = "CA-241"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": Whole(0, 99), "strength": STRENGTH, "chosen": ITEMS}

    def __init__(self, seat: int = NOBODY, left: int = 0, strength: int = 0, chosen: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.strength = strength
        self.chosen = chosen

    def owes(self, table: Table) -> bool:
        return not self.chosen

    def item_problem(self, table: Table, item: int) -> int:
        """Why an item can't be taken."""
        if self.chosen >> item & 1:
            return r.LOOTED_ALREADY
        if table.figures.loot[item].strength > self.strength:
            return r.TOO_WEAK
        if item == w.LOOT_BREED:
            return r.OK if can_breed(table, self.seat, EVERY_KIND) else r.LOOT_IMPOSSIBLE
        its = table.layout.loot[self.seat][item]
        return r.OK if its is None or its.possible(table) else r.LOOT_IMPOSSIBLE

    def answers(self, table: Table) -> list[Move]:
        moves = [TAKE_LOOT.move(item) for item in range(w.LOOT_KINDS) if self.item_problem(table, item) == r.OK]
        if self.chosen:
            moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            come_back(table, self.seat, self.chosen)
        else:
            self.answer(table, move)

    def answer(self, table: Table, move: Move) -> None:
        chosen = self.chosen | 1 << move.a
        if self.left > 1:
            table.push(ChooseLoot(self.seat, self.left - 1, self.strength, chosen))
        else:
            table.push(ComeBack(self.seat, chosen))
        if table.listening:
            table.tell(LOOTED, [self.seat, move.a])
        its = table.layout.loot[self.seat][move.a]
        if move.a == w.LOOT_BREED:
            table.push(ChooseBreeds(self.seat))
        elif its is not None:
            table.push(its)

    def pauses(self, table: Table) -> bool:
        """Whether exchanges could let another item be taken (CA-352)."""
        return bool(table.boards[self.seat].goods[w.RUBY])

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.MUST_DO_ONE
        return self.item_problem(table, move.a) if move.verb is TAKE_LOOT else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        needed = table.figures.loot[move.a].strength
        return {"loot": Message(f"loot.{w.LOOT[move.a]}"), "have": self.strength, "need": needed}

    def asked(self, table: Table) -> Message:
        return Message("ask.loot", {"left": self.left, "strength": self.strength})


class ComeBack(Act["Table"]):
    """The expedition is over (CA-244, CA-245)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "chosen": ITEMS}

    def __init__(self, seat: int = NOBODY, chosen: int = 0) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def do(self, table: Table) -> None:
        come_back(table, self.seat, self.chosen)


def come_back(table: Table, seat: int, chosen: int) -> None:
    """The weapon gains strength, and all of them do where that was the loot; up to a limit (CA-238, CA-244, CA-245)."""
    board = table.boards[seat]
    gain = table.figures.strength_gain
    most = table.figures.strength_most
    board.weapons = [*board.weapons[:-1], stronger(board.weapons[-1], gain, most)]
    if chosen >> w.ALL_WEAPONS & 1:
        board.weapons = [stronger(weapon, gain, most) for weapon in board.weapons]
        board.home = [stronger(weapon, gain, most) for weapon in board.home]
    board.acting = board.weapons[-1]
    if table.listening:
        table.tell(STRENGTHENED, [seat, board.acting])


def stronger(weapon: int, gain: int, most: int) -> int:
    """A weapon with more strength; there is none for the unarmed."""
    return min(most, weapon + gain) if weapon else 0
