"""Harbour: a game of a few lines with everything that a proof looks at, and the ways in which tests break it.

Each seat gets a card from chance that it alone knows. Three times all seats act at the same time, each in its lane:
`fish` for one coin or two, `sell` the card for its number, or be `done`; for a coin a boat may be painted at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hogar.kernel.codec import Codec, Flag, ListOf, Whole
from hogar.kernel.combine import DONE
from hogar.kernel.event import Happening
from hogar.kernel.game import Edition, Game, Options, Reason
from hogar.kernel.move import Move, Verb
from hogar.kernel.parameters import Number, SeatNumber
from hogar.kernel.score import ScoreLine, ScoreSheet
from hogar.kernel.seats import NOBODY, UNKNOWN
from hogar.kernel.state import State
from hogar.kernel.step import SEAT, Act, Ask, Draw

if TYPE_CHECKING:
    from hogar.kernel.rng import Rng
    from hogar.kernel.step import Step

CARDS = 5
COPIES = 1
ROUNDS = 3

DEAL = Verb("deal", Number("card", CARDS))
FISH = Verb("fish", Number("coins", 2))
SELL = Verb("sell")
PAINT = Verb("paint", extra=True)
DEALT = Happening("dealt", SeatNumber(), Number("card", CARDS))
FISHED = Happening("fished", SeatNumber(), Number("coins", 2))
SOLD = Happening("sold", SeatNumber(), Number("card", CARDS))
NO_CARD = 1


class HarbourOptions(Options):
    """The choices of the game."""

    FIELDS: ClassVar[dict[str, Codec]] = {"start_coins": Whole(0, 3), "generous": Flag()}

    def __init__(self) -> None:
        super().__init__()
        self.start_coins = 1
        self.generous = False


class Quay(State):
    """What lies on the table; a hand of 0 is empty."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "round": Whole(0, ROUNDS),
        "coins": ListOf(Whole(0, 99), 4),
        "boats": ListOf(Whole(0, 99), 4),
        "hands": ListOf(Whole(0, CARDS, unknown=True), 4),
        "sold": ListOf(Whole(0, 99), CARDS + 1),
    }

    def __init__(self, game: Game[Any], players: int, options: HarbourOptions, edition: Edition) -> None:
        super().__init__(game, players, options, edition)
        self.choices = options
        self.round = 0
        self.coins = [options.start_coins] * players
        self.boats = [0] * players
        self.hands = [0] * players
        self.sold = [0] * (CARDS + 1)

    def clone(self) -> Quay:
        copy = type(self)(self.game, self.players, self.choices, self.edition)
        copy.copy_agenda(self)
        copy.round = self.round
        copy.coins = self.coins.copy()
        copy.boats = self.boats.copy()
        copy.hands = self.hands.copy()
        copy.sold = self.sold.copy()
        return copy

    def fingerprint(self) -> tuple[Any, ...]:
        return self.round, tuple(self.coins), tuple(self.boats), tuple(self.hands), tuple(self.sold)

    def pile(self) -> list[int]:
        """How many copies of each card nobody has seen."""
        return [0] + [COPIES - self.hands.count(card) - self.sold[card] for card in range(1, CARDS + 1)]

    def scores(self) -> list[ScoreSheet]:
        return [
            ScoreSheet([ScoreLine("coins", coins), ScoreLine("boats", 2 * boats)])
            for coins, boats in zip(self.coins, self.boats, strict=True)
        ]

    def ranking(self) -> list[int]:
        totals = [sheet.total for sheet in self.scores()]
        return [1 + len([other for other in totals if other > total]) for total in totals]

    def problems(self) -> list[str]:
        return ["coins below zero"] if min(self.coins) < 0 else ["a card too many"] if min(self.pile()) < 0 else []

    def board_of(self, seat: int) -> Any:
        raise NotImplementedError

    def mask(self, seat: int) -> None:
        for other in range(self.players):
            if other != seat and self.hands[other]:
                self.hands[other] = UNKNOWN

    def fill(self, seat: int, rng: Rng) -> None:
        for other in range(self.players):
            if self.hands[other] == UNKNOWN:
                self.hands[other] = rng.weighted(self.pile())


class DealCard(Draw[Quay]):
    """A seat gets a card that it alone sees."""

    def weights(self, quay: Quay) -> list[int]:
        return quay.pile()

    def outcome(self, index: int) -> Move:
        return DEAL.move(index)

    def happen(self, quay: Quay, index: int) -> None:
        quay.hands[self.seat] = index
        quay.tell(DEALT, [self.seat, index], self.known(quay))

    def known(self, quay: Quay) -> int:
        return 1 << self.seat


class NextDay(Act[Quay]):
    """All seats act at the same time."""

    def ready(self, quay: Quay) -> bool:
        return quay.alone()

    def do(self, quay: Quay) -> None:
        if quay.round < ROUNDS:
            quay.round += 1
            quay.push(self)
            for seat in range(quay.players):
                quay.open_lane(seat, day(quay)(seat, 2))


class Day(Ask[Quay]):
    """What a seat does with its day: so many things."""

    ASKED: ClassVar[str] = "ask.day"
    CLAUSE: ClassVar[str] = "HA-1"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "left": Whole(0, 9)}

    def __init__(self, seat: int = NOBODY, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, quay: Quay) -> list[Move]:
        most = 2 if quay.choices.generous else 1
        moves = [FISH.move(coins) for coins in range(1, most + 1)]
        if quay.hands[self.seat]:
            moves.append(SELL.move())
        return [*moves, DONE.move()]

    def choose(self, quay: Quay, move: Move) -> None:
        if move.verb is DONE:
            return
        if move.verb is FISH:
            quay.coins[self.seat] += move.a
            quay.tell(FISHED, [self.seat, move.a])
        else:
            self.sell(quay)
        if self.left > 1:
            quay.push(type(self)(self.seat, self.left - 1))

    def sell(self, quay: Quay) -> None:
        """Shows the card and takes its number of coins."""
        card = quay.hands[self.seat]
        quay.coins[self.seat] += max(card, 0)
        quay.sold[card] += 1
        quay.hands[self.seat] = 0
        quay.reveal()
        quay.tell(SOLD, [self.seat, card])

    def extras(self, quay: Quay) -> list[Move]:
        return [PAINT.move()] if quay.coins[self.seat] else []

    def interject(self, quay: Quay, move: Move) -> None:
        quay.coins[self.seat] -= 1
        quay.boats[self.seat] += 1

    def check(self, quay: Quay, move: Move) -> int:
        return NO_CARD if move.verb is SELL else 0


def day(quay: Quay) -> type[Day]:
    """The days of the game that is played."""
    game = quay.game
    assert isinstance(game, Harbour)
    return game.day


class Harbour(Game[Quay]):
    """The game; a test may give it another table, another day or another deal, each broken in one way."""

    def __init__(
        self,
        table: type[Quay] = Quay,
        day: type[Day] = Day,
        deal: type[DealCard] = DealCard,
        next_day: type[NextDay] = NextDay,
        verbs: tuple[Verb, ...] = (DEAL, FISH, SELL, PAINT),
    ) -> None:
        steps: list[type[Step[Any]]] = [deal, next_day, day]
        super().__init__("harbour", range(1, 5), 1, steps, list(verbs), [Reason("", ""), Reason("no_card", "HA-2")], {})
        self.kind = table
        self.day = day
        self.deal = deal
        self.next_day = next_day

    def options(self) -> Options:
        return HarbourOptions()

    def table(self, players: int, options: Options, edition: Edition) -> Quay:
        assert isinstance(options, HarbourOptions)
        return self.kind(self, players, options, edition)

    def begin(self, state: Quay) -> None:
        state.push_all([*[self.deal(seat) for seat in range(state.players)], self.next_day()])
