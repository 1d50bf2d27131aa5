"""What lies on the table of Agricola: spaces, round cards, majors, the boards of the players; copies, keys, totals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.board import Board
from hogar.games.agricola.conversions import convert, extra_moves, extra_problem
from hogar.games.agricola.data import AgricolaEdition
from hogar.games.agricola.hooks import Hooks
from hogar.games.agricola.invariants import problems
from hogar.games.agricola.moves import EXCHANGE
from hogar.games.agricola.options import AgricolaOptions
from hogar.games.agricola.scoring import ranking, score_sheet, verdict
from hogar.games.agricola.sketch import sketch
from hogar.games.agricola.spaces import printed_spaces
from hogar.games.agricola.store import Uses
from hogar.kernel.codec import Codec, Counts, Json, ListOf, Thing, Whole, Word
from hogar.kernel.errors import Invalid
from hogar.kernel.message import Message
from hogar.kernel.seats import NOBODY, UNKNOWN
from hogar.kernel.state import State
from hogar.parts.housing import housing

if TYPE_CHECKING:
    from hogar.games.agricola.steps.layout import Layout
    from hogar.kernel.game import Game
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng
    from hogar.kernel.score import ScoreSheet

LAST_ROUND: Final = 99


def masked(cards: list[int], known: list[int]) -> list[int]:
    """A hand as somebody sees it who knows only some of its cards."""
    return sorted([card if card in known else UNKNOWN for card in cards])


def drawn(cards: list[int], rng: Rng) -> int:
    """A card taken out of a list by chance."""
    return cards.pop(rng.below(len(cards)))


def refuse_double_cards(table: Table) -> None:
    """No card lies in two places, and there are only cards that the product has."""
    places = list(table.aside)
    for board in table.boards:
        for cards in (
            board.hand_minors,
            board.hand_occupations,
            board.pack_minors,
            board.pack_occupations,
            board.played,
        ):
            places += [card for card in cards if card >= 0]
    for card in places:
        if places.count(card) > 1 or not table.hooks.has(card):
            raise Invalid("invalid.hand_card", {"card": Message(f"card.{w.CARDS[card]}")}, "AG-16")


class Table(State):
    """A position of Agricola.

    `turned` are the round cards turned up so far, in order; those still in the deck are the rest. `piles` counts the
    goods on accumulation spaces. `start` has the starting-player marker. `harvests` and `feedings` count those that are
    over, `turns` the players' so far. `aside` are hand cards in play nowhere, for all to see: being played, or out of
    the game.

    With hand cards: `active` is whose turn it is, `uses` are those of spaces in this work phase in their order, also by
    persons that cards moved, of which so many lie `before` this turn.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "round": Whole(0, LAST_ROUND),
        "boards": ListOf(Thing(Board), w.MOST_SEATS),
        "turned": ListOf(Word(w.SPACES, always=True), w.ROUND_CARD_KINDS),
        "piles": Counts(w.SPACES, 999),
        "start": Whole(NOBODY, w.MOST_SEATS - 1),
        "harvests": Whole(0, LAST_ROUND),
        "turns": Whole(0, 999),
        "aside": ListOf(Word(w.CARDS, always=True), w.CARD_KINDS),
        "feedings": Whole(0, LAST_ROUND),
        "active": Whole(NOBODY, w.MOST_SEATS - 1),
        "uses": Uses(),
        "before": Whole(0, 99),
    }

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: AgricolaOptions,
        edition: AgricolaEdition,
        layout: Layout,
        cards: Hooks,
    ) -> None:
        super().__init__(game, players, options, edition)
        self.figures = edition
        self.choices = options
        self.layout = layout
        self.hooks = cards
        self.round = 0
        self.boards: list[Board] = []
        self.turned: list[int] = []
        self.piles: list[int] = []
        self.start = NOBODY
        self.harvests = 0
        self.turns = 0
        self.aside: list[int] = []
        self.feedings = 0
        self.active = NOBODY
        self.uses: list[int] = []
        self.before = 0
        self.rules = 0
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
        copy.turns = self.turns
        copy.aside = self.aside
        copy.feedings = self.feedings
        copy.active = self.active
        copy.uses = self.uses
        copy.before = self.before
        copy.rules = self.rules
        copy.deck = self.deck
        copy.spaces = self.spaces
        copy.occupied = self.occupied
        copy.free_majors = self.free_majors
        return copy

    def fingerprint(self) -> tuple[Any, ...]:
        return (
            (self.round, self.start, self.harvests, self.turns, tuple(self.aside)),
            (self.feedings, self.active, tuple(self.uses), self.before),
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

    def owes(self, seat: int, moment: int, subject: int) -> bool:
        """What only an effect before it makes possible obliges to that effect (AG-367)."""
        if m.BEFORE_PAYING >> moment & 1:
            return not self.lane.steps[-2].possible(self)
        return moment == m.BEFORE_ACTION and self.layout.problem(self, seat, subject) != 0

    # At any time (AG-188 to AG-193, AG-184).

    def extras(self, seat: int) -> list[Move]:
        return extra_moves(self, seat)

    def interject(self, seat: int, move: Move) -> None:
        convert(self, seat, move)

    def check(self, seat: int, move: Move) -> int:
        return extra_problem(self, seat, move)

    def details(self, seat: int, move: Move, reason: int) -> dict[str, Value]:
        if move.verb is EXCHANGE:
            return {"card": Message(f"card.{w.CARDS[move.a]}")}
        return {"good": Message(f"good.{w.GOODS[move.a]}")} if move.a < w.GOOD_KINDS else {}

    # What follows from the rest.

    def balance(self) -> None:
        """The deck, the spaces in play and the improvements on display are what is left; farms know their fences."""
        self.deck = 0
        for card in range(w.FIRST_ROUND_CARD, w.FIRST_CARD_SPACE):
            if self.turned.count(card) > 1 or not min([card, *self.turned]) >= w.FIRST_ROUND_CARD:
                raise Invalid("invalid.round_card", {"space": Message(f"space.{w.SPACES[card]}")}, "AG-20")
            if card not in self.turned:
                self.deck |= 1 << card
        self.lay_spaces()
        self.occupied = self.occupied_spaces()
        self.free_majors = w.ALL_MAJORS
        for board in self.boards:
            if board.majors & ~self.free_majors:
                raise Invalid("invalid.major_twice", {}, "AG-196")
            self.free_majors &= ~board.majors
        for seat in range(self.players):
            self.equip(seat)
            self.house(seat)
        if self.choices.cards():
            refuse_double_cards(self)

    def equip(self, seat: int) -> None:
        """Works out anew what follows from the improvements and cards of a seat: rates, ovens, rules, moments."""
        board = self.boards[seat]
        board.equip(self.figures)
        if not self.choices.cards():
            return
        board.has_cards = True
        self.hooks.equip(self, seat)
        if board.rules & hooks.COOKING:
            board.rates = self.hooks.rates(self, seat, board.rates)
        self.listeners = 0
        self.rules = 0
        for other in self.boards:
            self.listeners |= other.moments
            self.rules |= other.rules
        self.lay_spaces()
        self.rehouse(seat)

    def lay_spaces(self) -> None:
        """Works out anew which spaces everybody may use, in an order that doesn't depend on how it came about."""
        self.spaces = printed_spaces(self.players, self.choices) + self.turned
        for board in self.boards:
            self.spaces += [space for space in board.own_spaces if self.hooks.everybodys(space)]

    def house(self, seat: int) -> None:
        """Works out anew where the animals of a seat may live."""
        board = self.boards[seat]
        board.derive(self.figures)
        self.rehouse(seat)

    def rehouse(self, seat: int) -> None:
        """The same where only what its cards say of places has changed."""
        board = self.boards[seat]
        if board.rules & hooks.CAPACITY:
            places = self.hooks.places(self, seat, board.places(self.figures))
            board.housing = housing(places, w.ANIMAL_KINDS)

    def rounds_left(self) -> int:
        """The complete rounds that are left (AG-393)."""
        return self.figures.rounds() - self.round

    # Pieces (AG-4).

    def fences_left(self, seat: int) -> int:
        """The fences that a seat can still build."""
        board = self.boards[seat]
        return self.figures.fences - board.fence_pieces() - board.lost[w.FENCE_PIECE]

    def stables_left(self, seat: int) -> int:
        """The stables that a seat can still build."""
        board = self.boards[seat]
        return self.figures.stables - board.stables_built() - board.lost[w.STABLE_PIECE]

    def persons_left(self, seat: int) -> int:
        """The persons in the supply of a seat (AG-126)."""
        board = self.boards[seat]
        return self.figures.people - board.people - board.guests - board.lost[w.PERSON_PIECE]

    # Uses of spaces, for cards that look back (AG-380).

    def used(self, seat: int, first: int = 0) -> list[int]:
        """The spaces that a seat has used in this work phase; from `before` on in this turn."""
        return [use & 255 for use in self.uses[first:] if use >> 8 == seat]

    def this_use(self) -> int:
        """A number for the use of a space in progress."""
        return self.turns << 8 | len(self.uses)

    def visitors(self, space: int) -> list[int]:
        """The seat of everybody who stands on a space, newborns among them."""
        found: list[int] = []
        for seat, board in enumerate(self.boards):
            found += [seat] * (board.persons.count(space) + board.cradles.count(space))
        return found

    # Hands (AG-231, AG-364).

    def undealt(self, kind: int) -> list[int]:
        """The cards of a kind that may lie undealt: those that nobody is known to have had."""
        gone = set(self.aside)
        for board in self.boards:
            gone.update(board.played, board.hand(kind), board.pack(kind))
        return [card for card in self.pool(kind) if card not in gone]

    def pool(self, kind: int) -> list[int]:
        """The cards of a kind that this game is played with (AG-17)."""
        pools = self.hooks.pools(self.players, self.choices)
        return pools[kind] if pools else []

    def leaves_hand(self, seat: int, card: int) -> None:
        """A card is played, or given away: nobody needs to remember it any more."""
        kind = w.kind_of(card)
        board = self.boards[seat]
        board.set_hand(kind, [other for other in board.hand(kind) if other != card])
        for other in self.boards:
            if card in other.seen:
                other.seen = [known for known in other.seen if known != card]

    def enters_hand(self, seat: int, card: int) -> None:
        """A player takes a card into hand."""
        board = self.boards[seat]
        board.set_hand(w.kind_of(card), [*board.hand(w.kind_of(card)), card])

    def knows(self, seat: int, card: int) -> None:
        """A player knows a card of another hand (AG-364)."""
        board = self.boards[seat]
        if card not in board.hand(w.kind_of(card)) and card not in board.seen:
            board.seen = sorted([*board.seen, card])

    def mask(self, seat: int) -> None:
        if not self.choices.cards():
            return
        known = self.boards[seat].seen if 0 <= seat < self.players else []
        own = self.boards[seat].hand_minors + self.boards[seat].hand_occupations if 0 <= seat < self.players else []
        for other in range(self.players):
            board = self.boards[other]
            if other != seat:
                board.hand_minors = masked(board.hand_minors, known)
                board.hand_occupations = masked(board.hand_occupations, known)
                board.pack_minors = masked(board.pack_minors, [])
                board.pack_occupations = masked(board.pack_occupations, [])
                board.seen = [card for card in board.seen if card in own or card in known]

    def fill(self, seat: int, rng: Rng) -> None:
        for kind in (w.MINORS, w.OCCUPATIONS):
            rest = self.undealt(kind)
            for board in self.boards:
                board.set_hand(kind, [card if card >= 0 else drawn(rest, rng) for card in board.hand(kind)])
                board.set_pack(kind, [card if card >= 0 else drawn(rest, rng) for card in board.pack(kind)])

    def occupied_spaces(self) -> int:
        """The mask of the spaces on which anybody stands (AG-380)."""
        occupied = 0
        for board in self.boards:
            for space in board.persons + board.cradles:
                if space >= 0:
                    occupied |= 1 << space
        return occupied
