"""The house: building rooms, renovation (chapter 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS, FARM
from hogar.games.agricola.happenings import RENOVATED, ROOM_BUILT
from hogar.games.agricola.moves import RENOVATE, ROOM
from hogar.games.agricola.payment import Bill, in_words, missing, payable
from hogar.games.agricola.steps.action import Action
from hogar.games.agricola.steps.payment import Owed, settle
from hogar.kernel.codec import Codec, Mask, Whole, Word
from hogar.kernel.combine import DONE
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask
from hogar.parts.grid import count, members

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.table import Table
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move

CELL: Final = Word(CELLS, always=True)
CELL_MASK: Final = Mask(CELLS, always=True)
CARD: Final = Word(w.CARDS)
MATERIAL: Final = Word(w.MATERIALS, always=True)
MOST: Final = Whole(0, w.CELL_KINDS)


def room_cells(board: Board) -> int:
    """The empty cells beside a room (AG-114, AG-115)."""
    return board.empty_cells() & FARM.beside(board.rooms)


def room_bill(table: Table, seat: int, source: int = NOBODY, built: int = 0) -> Bill:
    """What the next room costs: it has the material of the house (AG-112, AG-113); `built` are those of the action."""
    return table.layout.prices.rooms[table.boards[seat].material].offered_by(source).after(count(built))


def allowed(table: Table, seat: int, cells: int, action: int, source: int) -> int:
    """Those of some cells where cards let a seat build."""
    if source >= 0:
        cells &= table.hooks.card(source).cells(table, seat, action)
    if table.boards[seat].rules & hooks.LAND:
        cells &= ~table.hooks.barred(table, seat)
    return cells


def bill_details(table: Table, seat: int, bill: Bill) -> dict[str, Value]:
    """A price and what is missing of it."""
    return {"price": in_words(bill.goods), "missing": missing(table.boards[seat], bill.goods)}


class BuildRooms(Action):
    """Any number of rooms, one after the other (AG-116); of a card perhaps only so many (0: any)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "source": CARD, "most": MOST}

    def __init__(self, seat: int = NOBODY, source: int = NOBODY, most: int = 0) -> None:
        super().__init__(seat)
        self.source = source
        self.most = most

    def action(self) -> int:
        return w.BUILD_ROOMS

    def named(self, table: Table) -> bool:
        return table.hooks.named(self.source, w.BUILD_ROOMS)

    def obstacle(self, table: Table) -> int:
        if not payable(table, self.seat, room_bill(table, self.seat, self.source)):
            return r.NOT_ENOUGH
        cells = allowed(table, self.seat, room_cells(table.boards[self.seat]), w.BUILD_ROOMS, self.source)
        return r.OK if cells else r.NO_ROOM_CELL

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        return bill_details(table, self.seat, room_bill(table, self.seat, self.source))

    def do(self, table: Table) -> None:
        table.push(ChooseRoom(self.seat, 0, self.source, self.most))
        if self.named(table):
            raise_moment(table, m.BUILD_ROOM_BEFORE, self.seat)


class ChooseRoom(Ask["Table"]):
    """Where the next room is built (AG-114, AG-116)."""

    ASKED: ClassVar[str] = "ask.room"
    CLAUSE: ClassVar[str] = "AG-116"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "built": CELL_MASK, "source": CARD, "most": MOST}

    def __init__(self, seat: int = NOBODY, built: int = 0, source: int = NOBODY, most: int = 0) -> None:
        super().__init__(seat)
        self.built = built
        self.source = source
        self.most = most

    def cells(self, table: Table) -> int:
        """Where the next room may be built, the price aside."""
        if self.most and count(self.built) >= self.most:
            return 0
        return allowed(table, self.seat, room_cells(table.boards[self.seat]), w.BUILD_ROOMS, self.source)

    def moves(self, table: Table) -> list[Move]:
        moves = []
        if payable(table, self.seat, room_bill(table, self.seat, self.source, self.built)):
            moves = [ROOM.move(cell) for cell in members(self.cells(table))]
        if self.built:
            moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            raise_moment(table, m.FARM_SPACES_USED, self.seat, self.built)
            raise_moment(table, m.BUILD_ROOM_AFTER, self.seat, self.built)
            return
        bill = room_bill(table, self.seat, self.source, self.built)
        table.push(ChooseRoom(self.seat, self.built | 1 << move.a, self.source, self.most))
        table.push(RoomBuilt(self.seat, move.a))
        settle(table, self.seat, bill)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.MUST_DO_ONE
        if move.verb is not ROOM:
            return r.OK
        board = table.boards[self.seat]
        if not board.empty_cells() >> move.a & 1:
            return r.NOT_EMPTY
        if not room_cells(board) >> move.a & 1:
            return r.NOT_BESIDE_ROOM
        return r.NOT_ENOUGH if self.cells(table) >> move.a & 1 else r.NOT_WITH_THIS

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"cell": CELLS[move.a], **bill_details(table, self.seat, room_bill(table, self.seat, self.source))}


class RoomBuilt(Act["Table"]):
    """A room that is paid stands."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "cell": CELL}

    def __init__(self, seat: int = NOBODY, cell: int = 0) -> None:
        super().__init__(seat)
        self.cell = cell

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        board.rooms |= 1 << self.cell
        board.did(w.ROOM_DEED << board.material)
        if table.listening:
            table.tell(ROOM_BUILT, [self.seat, self.cell])
        table.rehouse(self.seat)
        if table.listeners:
            raise_moment(table, m.STATE_WATCH, self.seat)
            raise_moment(table, m.BUILD_ROOM, self.seat, self.cell)
            raise_moment(table, m.FARM_SPACE_USED, self.seat, 1 << self.cell)


class Renovate(Action):
    """The whole house gets the next material, one step (AG-119 to AG-123); with a card perhaps stone at once."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "source": CARD}

    def __init__(self, seat: int = NOBODY, source: int = NOBODY) -> None:
        super().__init__(seat)
        self.source = source

    def action(self) -> int:
        return w.RENOVATE

    def named(self, table: Table) -> bool:
        return table.hooks.named(self.source, w.RENOVATE)

    def bill(self, table: Table, material: int) -> Bill:
        """What it costs to get a house of a material."""
        board = table.boards[self.seat]
        return table.layout.prices.renovations[material][count(board.rooms)].offered_by(self.source)

    def targets(self, table: Table) -> list[int]:
        """The materials that the house may get and that can be paid."""
        materials = range(next_material(table, self.seat), 1 + last_material(table, self.seat))
        return [material for material in materials if payable(table, self.seat, self.bill(table, material))]

    def obstacle(self, table: Table) -> int:
        if table.boards[self.seat].material == w.STONEN:
            return r.STONE_HOUSE
        return r.OK if self.targets(table) else r.NOT_ENOUGH

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        return bill_details(table, self.seat, self.bill(table, next_material(table, self.seat)))

    def do(self, table: Table) -> None:
        if table.boards[self.seat].rules & hooks.STRAIGHT:
            table.push(ChooseMaterial(self.seat, self.source))
        else:
            self.begin(table, next_material(table, self.seat))

    def begin(self, table: Table, material: int) -> None:
        """The material is chosen: what comes before a renovation, its price, then the renovation itself."""
        table.push(Renovated(self.seat, material))
        if table.listeners >> m.RENOVATE_BEFORE & 1:
            table.push(PayRenovation(self.seat, self.source, material))
            raise_moment(table, m.RENOVATE_BEFORE, self.seat)
        else:
            settle(table, self.seat, self.bill(table, material))


def next_material(table: Table, seat: int) -> int:
    """What the house is made of after a usual renovation."""
    return min(table.boards[seat].material + 1, w.STONEN)


def last_material(table: Table, seat: int) -> int:
    """What it may be made of after one with cards."""
    return w.STONEN if table.boards[seat].rules & hooks.STRAIGHT else next_material(table, seat)


class ChooseMaterial(Ask["Table"]):
    """Of which material the house is from now on (AG-119)."""

    ASKED: ClassVar[str] = "ask.renovate"
    CLAUSE: ClassVar[str] = "AG-119"
    FIELDS: ClassVar[dict[str, Codec]] = Renovate.FIELDS

    def __init__(self, seat: int = NOBODY, source: int = NOBODY) -> None:
        super().__init__(seat)
        self.source = source

    def moves(self, table: Table) -> list[Move]:
        return [RENOVATE.move(material) for material in Renovate(self.seat, self.source).targets(table)]

    def choose(self, table: Table, move: Move) -> None:
        Renovate(self.seat, self.source).begin(table, move.a)

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_ENOUGH if move.verb is RENOVATE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return bill_details(table, self.seat, Renovate(self.seat, self.source).bill(table, move.a))


class PayRenovation(Owed):
    """The price is due after what cards do before a renovation."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "source": CARD, "material": MATERIAL}

    def __init__(self, seat: int = NOBODY, source: int = NOBODY, material: int = w.CLAYEN) -> None:
        super().__init__(seat)
        self.source = source
        self.material = material

    def possible(self, table: Table) -> bool:
        return payable(table, self.seat, Renovate(self.seat, self.source).bill(table, self.material))

    def do(self, table: Table) -> None:
        settle(table, self.seat, Renovate(self.seat, self.source).bill(table, self.material))


class Renovated(Act["Table"]):
    """A renovation that is paid is done."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "material": MATERIAL}

    def __init__(self, seat: int = NOBODY, material: int = w.CLAYEN) -> None:
        super().__init__(seat)
        self.material = material

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        before = board.material
        board.material = self.material
        if table.listening:
            table.tell(RENOVATED, [self.seat, board.material])
        table.rehouse(self.seat)
        raise_moment(table, m.STATE_WATCH, self.seat)
        raise_moment(table, m.RENOVATE_AFTER, self.seat, before << 8 | board.material)
