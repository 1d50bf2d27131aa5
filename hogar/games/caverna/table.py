"""What lies on the table of Caverna: spaces, round cards, furnishing tiles, the boards of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.caverna import words as w
from hogar.games.caverna.board import NO_GOODS, SPACE, Board
from hogar.games.caverna.data import CavernaEdition
from hogar.games.caverna.exchanges import carry_out, extra_details, extra_moves, extra_problem
from hogar.games.caverna.invariants import problems
from hogar.games.caverna.options import CavernaOptions
from hogar.games.caverna.scoring import ranking, score_sheet, verdict
from hogar.games.caverna.sketch import sketch
from hogar.games.caverna.spaces import printed_spaces
from hogar.kernel.codec import Codec, Counts, Json, ListOf, Mask, Thing, Whole, Word, as_table, word_index
from hogar.kernel.errors import Invalid
from hogar.kernel.seats import NOBODY
from hogar.kernel.state import State
from hogar.parts.grid import members
from hogar.parts.housing import Housing, housing

if TYPE_CHECKING:
    from hogar.games.caverna.furnishings.furnishing import Furnishing
    from hogar.games.caverna.steps.layout import Layout
    from hogar.kernel.game import Game
    from hogar.kernel.message import Message, Value
    from hogar.kernel.move import Move
    from hogar.kernel.score import ScoreSheet

SEATS: Final = tuple([str(seat + 1) for seat in range(w.MOST_SEATS)])


class Piles(Codec):
    """The goods on each space; written without the empty ones: `{"logging": {"wood": 3}}`."""

    def __init__(self) -> None:
        self.goods = Counts(w.GOODS, w.MOST_COUNT)

    def write(self, value: Any) -> Json:
        return {w.SPACES[space]: self.goods.write(goods) for space, goods in enumerate(value) if any(goods)}

    def read(self, data: Json, where: str) -> Any:
        piles = [NO_GOODS] * w.SPACE_KINDS
        for name, goods in as_table(data, where).items():
            piles[word_index(w.SPACES, name, where)] = self.goods.read(goods, f"{where}.{name}")
        return piles


class Table(State):
    """A position of Caverna.

    `revealed` are the round cards revealed so far, in order, and `markers` the harvest markers; those still hidden are
    the rest, in no order. `piles` are the goods on accumulation spaces. `start` has the starting player token. `passed`
    are the seats passed over since the last dwarf was placed (CA-343).
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "round": Whole(0, w.LAST_ROUND),
        "boards": ListOf(Thing(Board), w.MOST_SEATS),
        "revealed": ListOf(SPACE, w.ROUND_CARD_KINDS),
        "markers": ListOf(Word(w.MARKERS, always=True), w.LAST_ROUND),
        "piles": Piles(),
        "start": Whole(NOBODY, w.MOST_SEATS - 1),
        "passed": Mask(SEATS, always=True),
    }

    def __init__(
        self, game: Game[Any], players: int, options: CavernaOptions, edition: CavernaEdition, layout: Layout
    ) -> None:
        super().__init__(game, players, options, edition)
        self.figures = edition
        self.choices = options
        self.layout = layout
        self.tiles: list[Furnishing] = layout.tiles
        self.round = 0
        self.boards: list[Board] = []
        self.revealed: list[int] = []
        self.markers: list[int] = []
        self.piles: list[list[int]] = []
        self.start = NOBODY
        self.passed = 0
        self.deck = 0
        self.spaces: list[int] = []
        self.occupied = 0
        self.free_tiles = 0

    def clone(self) -> Table:
        copy = Table(self.game, self.players, self.choices, self.figures, self.layout)
        copy.copy_agenda(self)
        copy.round = self.round
        copy.boards = [board.clone() for board in self.boards]
        copy.revealed = self.revealed
        copy.markers = self.markers
        copy.piles = self.piles.copy()
        copy.start = self.start
        copy.passed = self.passed
        copy.deck = self.deck
        copy.spaces = self.spaces
        copy.occupied = self.occupied
        copy.free_tiles = self.free_tiles
        return copy

    def fingerprint(self) -> tuple[Any, ...]:
        return (
            (self.round, self.start, self.passed),
            tuple([board.fingerprint() for board in self.boards]),
            tuple(self.revealed),
            tuple(self.markers),
            tuple([tuple(goods) for goods in self.piles]),
        )

    def scores(self) -> list[ScoreSheet]:
        return [score_sheet(self, seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        return ranking(self)

    def verdict(self) -> Message | None:
        return verdict(self)

    def problems(self) -> list[str]:
        return problems(self)

    def sketch(self) -> Json:
        return sketch(self)

    def board_of(self, seat: int) -> Board:
        return self.boards[seat]

    def set_up(self) -> bool:
        lane = self.first_open()
        return self.round > 0 and lane is not None and lane.steps[-1].seat != NOBODY

    # At any time (section 8).

    def extras(self, seat: int) -> list[Move]:
        return extra_moves(self, seat)

    def interject(self, seat: int, move: Move) -> None:
        carry_out(self, seat, move)

    def check(self, seat: int, move: Move) -> int:
        return extra_problem(self, seat, move)

    def details(self, seat: int, move: Move, reason: int) -> dict[str, Value]:
        return extra_details(self, seat, move, reason)

    # What follows from the rest.

    def balance(self) -> None:
        """The round cards and furnishing tiles that are left, the spaces in play, what follows from tiles."""
        self.deck = self.all_cards()
        for card in self.revealed:
            if not self.deck >> card & 1:
                raise Invalid("invalid.round_card", {"space": w.SPACES[card]}, "CA-33")
            self.deck &= ~(1 << card)
        self.derive_spaces()
        self.occupied = self.occupied_spaces()
        self.free_tiles = self.layout.offered
        for board in self.boards:
            board.derive(self.figures)
            board.equip(self.figures, self.tiles)
            for tile in [its.tile for its in board.furnished] + members(board.covered):
                self.take_tile(tile)

    def derive_spaces(self) -> None:
        """The spaces in play: printed ones, then the round cards (CA-53)."""
        self.spaces = printed_spaces(self.players, self.figures, self.choices) + self.turned(self.revealed)

    def all_cards(self) -> int:
        """The round cards of this game, as a mask (CA-33, CA-35, CA-329)."""
        spaces = self.figures.spaces
        cards = 0
        for card in range(w.FIRST_ROUND_CARD, w.URGENT_WISH):
            if self.players in spaces[card].players:
                cards |= 1 << card
        return cards

    def turned(self, cards: list[int]) -> list[int]:
        """The spaces of some round cards: Wish for children turns over when Family life lies there (CA-56)."""
        urgent = w.FAMILY_LIFE in cards
        return [w.URGENT_WISH if card == w.WISH_FOR_CHILDREN and urgent else card for card in cards]

    def take_tile(self, tile: int) -> None:
        """A furnishing tile is no longer for sale, unless there is any number of it (CA-148)."""
        if not self.tiles[tile].unlimited():
            if not self.free_tiles >> tile & 1:
                raise Invalid("invalid.tile_twice", {"tile": w.TILES[tile]}, "CA-148")
            self.free_tiles &= ~(1 << tile)

    def occupied_spaces(self) -> int:
        """The mask of the spaces on which anybody stands."""
        occupied = 0
        for board in self.boards:
            for space in board.placed:
                occupied |= 1 << space
        return occupied

    def housing(self, seat: int) -> Housing:
        """Where the farm animals of a seat may live; worked out when it is asked for and has changed."""
        board = self.boards[seat]
        found = board.housing
        if found is None:
            found = housing(board.places(self.figures, self.tiles), w.ANIMAL_KINDS, board.goods[w.DOG])
            board.housing = found
        return found

    def room_for_dwarfs(self, seat: int) -> int:
        """How many dwarfs the dwellings of a seat hold; a sixth only beside five others (CA-153, CA-156)."""
        board = self.boards[seat]
        usual = min(board.dwarf_room, self.figures.dwarfs)
        return usual + board.sixth_room if usual == self.figures.dwarfs else usual

    def in_turn(self) -> list[int]:
        """The seats from the holder of the token on (CA-65)."""
        return [(self.start + turn) % self.players for turn in range(self.players)]
