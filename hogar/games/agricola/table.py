"""What lies on the table of Agricola: spaces, round cards, majors, the boards of the players; copies, keys, totals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import words as w
from hogar.games.agricola.board import Board
from hogar.games.agricola.conversions import convert, extra_moves, extra_problem
from hogar.games.agricola.data import AgricolaEdition
from hogar.games.agricola.hooks import Hooks
from hogar.games.agricola.invariants import problems
from hogar.games.agricola.options import AgricolaOptions
from hogar.games.agricola.scoring import ranking, score_sheet, verdict
from hogar.games.agricola.sketch import sketch
from hogar.games.agricola.spaces import printed_spaces
from hogar.kernel.codec import Codec, Counts, Json, ListOf, Thing, Whole, Word
from hogar.kernel.errors import Invalid
from hogar.kernel.message import Message
from hogar.kernel.seats import NOBODY
from hogar.kernel.state import State

if TYPE_CHECKING:
    from hogar.games.agricola.steps.layout import Layout
    from hogar.kernel.game import Game
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move
    from hogar.kernel.score import ScoreSheet

LAST_ROUND: Final = 99


class Table(State):
    """A position of Agricola.

    `turned` are the round cards turned up so far, in order; those still in the deck are the rest. `piles` counts the
    goods on accumulation spaces. `start` has the starting-player marker. `harvests` counts those that are over.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "round": Whole(0, LAST_ROUND),
        "boards": ListOf(Thing(Board), w.MOST_SEATS),
        "turned": ListOf(Word(w.SPACES, always=True), w.ROUND_CARD_KINDS),
        "piles": Counts(w.SPACES, 999),
        "start": Whole(NOBODY, w.MOST_SEATS - 1),
        "harvests": Whole(0, LAST_ROUND),
    }

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: AgricolaOptions,
        edition: AgricolaEdition,
        layout: Layout,
        hooks: Hooks,
    ) -> None:
        super().__init__(game, players, options, edition)
        self.figures = edition
        self.choices = options
        self.layout = layout
        self.hooks = hooks
        self.round = 0
        self.boards: list[Board] = []
        self.turned: list[int] = []
        self.piles: list[int] = []
        self.start = NOBODY
        self.harvests = 0
        self.deck = 0
        self.spaces: list[int] = []
        self.occupied = 0
        self.free_majors = 0

    def clone(self) -> Table:
        copy = Table(self.game, self.players, self.choices, self.figures, self.layout, self.hooks)
        copy.copy_agenda(self)
        copy.round = self.round
        copy.boards = [board.clone() for board in self.boards]
        copy.turned = self.turned
        copy.piles = self.piles.copy()
        copy.start = self.start
        copy.harvests = self.harvests
        copy.deck = self.deck
        copy.spaces = self.spaces
        copy.occupied = self.occupied
        copy.free_majors = self.free_majors
        return copy

    def fingerprint(self) -> tuple[Any, ...]:
        return (
            (self.round, self.start, self.harvests),
            tuple([board.fingerprint() for board in self.boards]),
            tuple(self.turned),
            tuple(self.piles),
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

    def triggers(self, seat: int, moment: int) -> list[Any]:
        return self.hooks.triggers(self, seat, moment)

    # At any time (AG-188 to AG-193, AG-184).

    def extras(self, seat: int) -> list[Move]:
        return extra_moves(self, seat)

    def interject(self, seat: int, move: Move) -> None:
        convert(self, seat, move)

    def check(self, seat: int, move: Move) -> int:
        return extra_problem(self, seat, move)

    def details(self, seat: int, move: Move, reason: int) -> dict[str, Value]:
        return {"good": Message(f"good.{w.GOODS[move.a]}")} if move.a < w.GOOD_KINDS else {}

    # What follows from the rest.

    def balance(self) -> None:
        """The deck, the spaces in play and the improvements on display are what is left; farms know their fences."""
        self.deck = 0
        for card in range(w.FIRST_ROUND_CARD, w.SPACE_KINDS):
            if self.turned.count(card) > 1 or not min([card, *self.turned]) >= w.FIRST_ROUND_CARD:
                raise Invalid("invalid.round_card", {"space": Message(f"space.{w.SPACES[card]}")}, "AG-20")
            if card not in self.turned:
                self.deck |= 1 << card
        self.spaces = printed_spaces(self.players, self.choices) + self.turned
        self.occupied = self.occupied_spaces()
        self.free_majors = w.ALL_MAJORS
        for board in self.boards:
            if board.majors & ~self.free_majors:
                raise Invalid("invalid.major_twice", {}, "AG-196")
            self.free_majors &= ~board.majors
            board.derive(self.figures)
            board.equip(self.figures)

    def house(self, seat: int) -> None:
        """Works out anew where the animals of a seat may live."""
        board = self.boards[seat]
        board.derive(self.figures)

    def occupied_spaces(self) -> int:
        """The mask of the spaces on which anybody stands (AG-380)."""
        occupied = 0
        for board in self.boards:
            for space in board.persons + board.cradles:
                if space >= 0:
                    occupied |= 1 << space
        return occupied
