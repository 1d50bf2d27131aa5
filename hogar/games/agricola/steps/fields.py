"""Fields and crops (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS, FARM, NIBBLE, planted
from hogar.games.agricola.happenings import PLOWED, SOWN, SOWN_CARD
from hogar.games.agricola.moves import PLOW, SOW, SOW_CARD
from hogar.games.agricola.steps.action import Action, good_details
from hogar.games.agricola.steps.animals import Accommodate
from hogar.games.agricola.steps.rooms import CARD, CELL_MASK, allowed
from hogar.kernel.codec import Codec, Mask, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask
from hogar.parts.grid import members

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.table import Table
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move


ENOUGH: Final = -1
MOST: Final = Whole(ENOUGH, w.CELL_KINDS)
"""How many fields an action may still sow; 0 is any number."""
CROPS: Final = Mask(w.CROPS, always=True)
PLOWINGS: Final = Whole(0, w.CELL_KINDS)


def field_cells(board: Board) -> int:
    """The empty cells beside a field tile; any empty cell for the first one (AG-136, AG-137)."""
    cells = board.empty_cells()
    return cells & FARM.beside(board.fields) if board.fields else cells


def plowable(table: Table, seat: int, source: int = NOBODY) -> int:
    """Those of them that cards allow."""
    return allowed(table, seat, field_cells(table.boards[seat]), w.PLOW, source)


class Plow(Action):
    """One field tile (AG-135); of a card perhaps up to so many."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "source": CARD, "most": PLOWINGS}

    def __init__(self, seat: int = NOBODY, source: int = NOBODY, most: int = 1) -> None:
        super().__init__(seat)
        self.source = source
        self.most = most

    def action(self) -> int:
        return w.PLOW

    def obstacle(self, table: Table) -> int:
        return r.OK if plowable(table, self.seat, self.source) else r.NO_FIELD_CELL

    def do(self, table: Table) -> None:
        table.push(ChooseField(self.seat, self.source, self.most))


class ChooseField(Ask["Table"]):
    """Where the field lies (AG-136, AG-137)."""

    ASKED: ClassVar[str] = "ask.plow"
    CLAUSE: ClassVar[str] = "AG-137"
    FIELDS: ClassVar[dict[str, Codec]] = {**Plow.FIELDS, "plowed": CELL_MASK}

    def __init__(self, seat: int = NOBODY, source: int = NOBODY, most: int = 1, plowed: int = 0) -> None:
        super().__init__(seat)
        self.source = source
        self.most = most
        self.plowed = plowed

    def moves(self, table: Table) -> list[Move]:
        moves = [PLOW.move(cell) for cell in members(plowable(table, self.seat, self.source))] if self.most else []
        return [*moves, DONE.move()] if self.plowed else moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            raise_moment(table, m.FARM_SPACES_USED, self.seat, self.plowed)
            return
        if self.plowed or self.most > 1:
            table.push(ChooseField(self.seat, self.source, self.most - 1, self.plowed | 1 << move.a))
        table.boards[self.seat].fields |= 1 << move.a
        if table.listening:
            table.tell(PLOWED, [self.seat, move.a])
        table.rehouse(self.seat)
        if table.listeners:
            raise_moment(table, m.STATE_WATCH, self.seat)
            raise_moment(table, m.PLOW, self.seat, move.a)
            raise_moment(table, m.FARM_SPACE_USED, self.seat, 1 << move.a)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.MUST_DO_ONE
        if move.verb is not PLOW:
            return r.OK
        board = table.boards[self.seat]
        if not board.empty_cells() >> move.a & 1:
            return r.NOT_EMPTY
        return r.NOT_WITH_THIS if field_cells(board) >> move.a & 1 else r.NOT_BESIDE_FIELD

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"cell": CELLS[move.a]}


class Sow(Action):
    """Any number of empty fields, at least one (AG-140); of a card perhaps only so many (0: any)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "most": MOST}

    def __init__(self, seat: int = NOBODY, most: int = 0) -> None:
        super().__init__(seat)
        self.most = most

    def action(self) -> int:
        return w.SOW

    def named(self, table: Table) -> bool:
        return not self.most

    def obstacle(self, table: Table) -> int:
        board = table.boards[self.seat]
        if not board.goods[w.GRAIN] and not board.goods[w.VEGETABLE] and not self.seed_given(table):
            return r.NO_SEED
        return r.OK if sowable_cells(table, self.seat) or card_sowings(table, self.seat) else r.NO_FIELD_TO_SOW

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        return good_details(w.GRAIN, 0, 1)

    def seed_given(self, table: Table) -> bool:
        """Whether cards give grain before an unconditional sowing (AG-367)."""
        if self.most or not table.boards[self.seat].rules & hooks.GIVE:
            return False
        return any(gift[w.GRAIN] > 0 for gift in table.hooks.gives(table, self.seat, m.SOW_BEFORE, 0))

    def do(self, table: Table) -> None:
        table.push(ChooseSowing(self.seat, 0, self.most))
        if not self.most:
            raise_moment(table, m.SOW_BEFORE, self.seat)


class ChooseSowing(Ask["Table"]):
    """Which field is sown next, and with what (AG-140 to AG-143)."""

    ASKED: ClassVar[str] = "ask.sow"
    CLAUSE: ClassVar[str] = "AG-140"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "sown": CELL_MASK, "most": MOST, "crops": CROPS}

    def __init__(self, seat: int = NOBODY, sown: int = 0, most: int = 0, crops: int = 0) -> None:
        super().__init__(seat)
        self.sown = sown
        self.most = most
        self.crops = crops

    def moves(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        moves = []
        if self.most != ENOUGH:
            cells = members(sowable_cells(table, self.seat))
            for crop in range(w.CROP_KINDS):
                if board.goods[w.FIRST_CROP + crop]:
                    moves += [SOW.move(crop, cell) for cell in cells]
            moves += card_sowings(table, self.seat)
        if self.crops:
            moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            if not self.most:
                raise_moment(table, m.SOW_AFTER, self.seat, self.sown << w.CROP_KINDS | self.crops)
            return
        sown = self.sown | 1 << move.b if move.verb is SOW else self.sown
        most = ENOUGH if self.most == 1 else max(0, self.most - 1)
        table.push(ChooseSowing(self.seat, sown, most, self.crops | 1 << move.a))
        if move.verb is SOW:
            sow(table, self.seat, move.a, move.b)
        else:
            sow_card(table, self.seat, move.a, move.b)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.MUST_DO_ONE
        if move.verb is not SOW:
            return r.OK
        board = table.boards[self.seat]
        if not (board.fields | sowable_cells(table, self.seat)) >> move.b & 1:
            return r.NO_FIELD_THERE
        return r.NO_SEED if sowable_cells(table, self.seat) >> move.b & 1 else r.PLANTED

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        good = w.FIRST_CROP + move.a
        return {"cell": CELLS[move.b], **good_details(good, table.boards[self.seat].goods[good], 1)}


def sowable_cells(table: Table, seat: int) -> int:
    """The empty fields of the farmyard, those that cards make of other cells among them (AG-143)."""
    board = table.boards[seat]
    if board.rules & hooks.FIELDS:
        return (board.fields | table.hooks.more_fields(table, seat)) & ~planted(board.grain | board.vegetables)
    return board.unplanted()


def card_sowings(table: Table, seat: int) -> list[Move]:
    """What may be sown on field cards (AG-147)."""
    board = table.boards[seat]
    if not board.rules & hooks.FIELDS:
        return []
    return [
        SOW_CARD.move(crop, card)
        for card in table.hooks.field_cards(table, seat)
        for crop in range(w.CROP_KINDS)
        if board.goods[w.FIRST_CROP + crop] and table.hooks.sowable(table, seat, card) >> crop & 1
    ]


def sow_card(table: Table, seat: int, crop: int, card: int) -> None:
    """One seed from the supply, more from the general supply, on a card (AG-140, AG-147)."""
    board = table.boards[seat]
    good = w.FIRST_CROP + crop
    board.goods[good] -= 1
    lying = [0] * w.GOOD_KINDS
    lying[good] = table.figures.sown[crop]
    board.stock_up(card, tuple(lying), 1)
    if table.listening:
        table.tell(SOWN_CARD, [seat, crop, card])
    raise_moment(table, m.SOW, seat, (w.CELL_KINDS + card) << 1 | crop)


def sow(table: Table, seat: int, crop: int, cell: int) -> None:
    """One seed from the supply, more from the general supply (AG-140)."""
    board = table.boards[seat]
    board.goods[w.FIRST_CROP + crop] -= 1
    lying = table.figures.sown[crop] << NIBBLE * cell
    if crop == 0:
        board.grain |= lying
    else:
        board.vegetables |= lying
    if table.listening:
        table.tell(SOWN, [seat, crop, cell])
    board.did(w.GOODS_DEED)
    resettle(table, seat)
    raise_moment(table, m.SOW, seat, cell << 1 | crop)


def resettle(table: Table, seat: int) -> None:
    """Works out anew where animals may live once crops came or went, and lets them find a place there."""
    table.rehouse(seat)
    if table.boards[seat].rules & hooks.CAPACITY:
        table.push(Accommodate(seat))
