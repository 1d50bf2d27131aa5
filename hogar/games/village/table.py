"""What lies on the table of La Villa: areas, bags, market, markers, the players' boards; copies, keys, totals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hogar.games.village import words as w
from hogar.games.village.board import Board
from hogar.games.village.data import VillageEdition
from hogar.games.village.invariants import problems
from hogar.games.village.options import VillageOptions
from hogar.games.village.scoring import ranking, score_sheet, verdict
from hogar.kernel.codec import Codec, Counts, ListOf, Thing, Whole, Word
from hogar.kernel.errors import Invalid
from hogar.kernel.seats import NOBODY
from hogar.kernel.state import State

if TYPE_CHECKING:
    from hogar.games.village.steps.area import Area
    from hogar.kernel.game import Game
    from hogar.kernel.message import Message
    from hogar.kernel.score import ScoreSheet

SEAT_OR_NOBODY = Whole(NOBODY, w.MOST_SEATS - 1)
AREA_CUBES = tuple([f"{area}:{cube}" for area in w.AREAS for cube in w.CUBES])


class Table(State):
    """A position of La Villa.

    `areas` counts the cubes by area and colour. The cubes in the supply, the customers in the draw pile and the
    members in the reserve are what is left of everything else. `trigger` is the seat that triggered the end, and
    `turns_left` the last turns after the one in progress (-1 before they are known).
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "round": Whole(0, 9999),
        "boards": ListOf(Thing(Board), w.MOST_SEATS),
        "areas": Counts(AREA_CUBES, 99),
        "bag": Counts(w.CUBES, 99),
        "stalls": ListOf(Word(w.CUSTOMERS), 10),
        "queue": ListOf(Word(w.CUSTOMERS), 10),
        "start": SEAT_OR_NOBODY,
        "next_start": SEAT_OR_NOBODY,
        "trigger": SEAT_OR_NOBODY,
        "turns_left": Whole(-1, w.MOST_SEATS),
    }

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: VillageOptions,
        edition: VillageEdition,
        rules: list[Area],
    ) -> None:
        super().__init__(game, players, options, edition)
        self.rules = rules
        self.figures = edition
        self.choices = options
        self.card = edition.setup_cards[players - w.FEWEST_SEATS]
        self.round = 0
        self.boards: list[Board] = []
        self.areas: list[int] = []
        self.bag: list[int] = []
        self.supply: list[int] = []
        self.stalls: list[int] = []
        self.queue: list[int] = []
        self.pile = 0
        self.start = NOBODY
        self.next_start = NOBODY
        self.trigger = NOBODY
        self.turns_left = -1

    def clone(self) -> Table:
        copy = Table(self.game, self.players, self.choices, self.figures, self.rules)
        copy.copy_agenda(self)
        copy.round = self.round
        copy.boards = [board.clone() for board in self.boards]
        copy.areas = self.areas.copy()
        copy.bag = self.bag.copy()
        copy.supply = self.supply.copy()
        copy.stalls = self.stalls.copy()
        copy.queue = self.queue.copy()
        copy.pile = self.pile
        copy.start = self.start
        copy.next_start = self.next_start
        copy.trigger = self.trigger
        copy.turns_left = self.turns_left
        return copy

    def fingerprint(self) -> tuple[Any, ...]:
        return (
            (self.round, self.start, self.next_start, self.trigger, self.turns_left),
            tuple([board.fingerprint() for board in self.boards]),
            tuple(self.areas),
            tuple(self.bag),
            tuple(self.stalls),
            tuple(self.queue),
        )

    def scores(self) -> list[ScoreSheet]:
        return [score_sheet(self, board) for board in self.boards]

    def ranking(self) -> list[int]:
        return ranking(self)

    def verdict(self) -> Message | None:
        return verdict(self)

    def problems(self) -> list[str]:
        return problems(self)

    def board_of(self, seat: int) -> Board:
        return self.boards[seat]

    def set_up(self) -> bool:
        lane = self.first_open()
        return self.round > 0 and lane is not None and lane.steps[-1].seat != NOBODY

    def balance(self) -> None:
        """The supply, the draw pile and the reserves are what lies nowhere else (VI-31)."""
        self.balance_cubes()
        self.balance_customers()
        for seat, board in enumerate(self.boards):
            self.balance_members(seat, board)

    def balance_cubes(self) -> None:
        """The supply of cubes: all less those in the bag, on the areas and on farms."""
        total = [self.figures.cubes_of_a_colour] * w.COLOUR_KINDS + [self.figures.plague_cubes]
        for cube in range(w.CUBE_KINDS):
            used = self.bag[cube] + sum(self.areas[cube :: w.CUBE_KINDS])
            if cube < w.COLOUR_KINDS:
                used += sum([board.things[cube] for board in self.boards])
            if used > total[cube]:
                raise Invalid("invalid.too_many_cubes", {"cube": w.CUBES[cube], "got": used, "most": total[cube]})
            total[cube] -= used
        self.supply = total

    def balance_customers(self) -> None:
        """The draw pile: the customers who are neither on the market nor served."""
        self.pile = (1 << w.CUSTOMER_KINDS) - 1
        for tile in self.seen_customers():
            if not self.pile >> tile & 1:
                raise Invalid("invalid.customer_twice", {"customer": w.CUSTOMERS[tile]})
            self.pile &= ~(1 << tile)

    def seen_customers(self) -> list[int]:
        """The customers on the market and those served, one by one."""
        seen = [tile for tile in self.stalls + self.queue if tile >= 0]
        for board in self.boards:
            seen += [tile for tile in range(w.CUSTOMER_KINDS) if board.served >> tile & 1]
        return seen

    def balance_members(self, seat: int, board: Board) -> None:
        """The reserve of a player: the members who are nowhere else."""
        reserve = []
        for generation in range(w.GENERATION_KINDS):
            used = sum(board.members[generation :: w.GENERATION_KINDS])
            most = self.figures.generations[generation]
            if used > most:
                values = {"seat": seat + 1, "generation": generation + 1, "got": used, "most": most}
                raise Invalid("invalid.too_many_members", {**values})
            reserve.append(most - used)
        board.reserve = reserve

    def dead_in(self, place: int) -> int:
        """The members of all players in the chronicle of a profession, or in the graves."""
        return sum([board.count(place) for board in self.boards])

    def cubes_on_board(self) -> bool:
        """Whether any cube lies on an area."""
        return any(self.areas)
