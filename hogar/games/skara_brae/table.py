"""What lies on the table of Skara Brae: the boards, the village cards, the markers; copies, keys, views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.board import Board
from hogar.games.skara_brae.data import SkaraBraeEdition
from hogar.games.skara_brae.invariants import problems
from hogar.games.skara_brae.options import SkaraBraeOptions
from hogar.games.skara_brae.scoring import ranking, score_sheet, verdict
from hogar.kernel.codec import Codec, Counts, ListOf, Mask, Thing, Whole, Word
from hogar.kernel.errors import Invalid
from hogar.kernel.seats import UNKNOWN
from hogar.kernel.state import State

if TYPE_CHECKING:
    from hogar.games.skara_brae.steps.action import ActionTile
    from hogar.kernel.game import Game
    from hogar.kernel.message import Message
    from hogar.kernel.rng import Rng
    from hogar.kernel.score import ScoreSheet

MARKER_STACK = ListOf(Word(w.MARKERS), 5)
CARD_ROW = ListOf(Word(w.CARDS), 9)


class Table(State):
    """A position of Skara Brae.

    `deck` is the multiset of the cards that nobody has seen: the remainder of everything else. Of the cards drawn
    with Explore, `drawn`, only their seat `drawer` knows those after the first `drawn_known`. Solo hands dealt
    ahead (SB-87) are `aside`: their number while they are still part of what nobody has seen, in `aside_cards` once
    a reshuffle has told them from the draw pile.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "round": Whole(0, 9),
        "turn": Whole(0, 9),
        "boards": ListOf(Thing(Board), 4),
        "discard": Counts(w.CARDS, 99),
        "groups": ListOf(CARD_ROW, 3),
        "hand": CARD_ROW,
        "drawn": CARD_ROW,
        "drawn_known": Whole(0, 9),
        "drawer": Whole(-1, 3),
        "aside": Whole(0, 9),
        "aside_cards": Counts(w.CARDS, 99),
        "left": MARKER_STACK,
        "passed": MARKER_STACK,
        "done": MARKER_STACK,
        "undealt": Mask(w.TILES),
        "objectives": Mask(w.OBJECTIVES),
        "tasks": Mask(w.TASKS),
    }

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: SkaraBraeOptions,
        edition: SkaraBraeEdition,
        tiles: list[ActionTile],
    ) -> None:
        super().__init__(game, players, options, edition)
        self.tiles = tiles
        self.figures = edition
        self.choices = options
        self.round = 0
        self.turn = 0
        self.boards: list[Board] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.groups: list[list[int]] = []
        self.hand: list[int] = []
        self.drawn: list[int] = []
        self.drawn_known = 0
        self.drawer = UNKNOWN
        self.aside = 0
        self.aside_cards: list[int] = []
        self.left: list[int] = []
        self.passed: list[int] = []
        self.done: list[int] = []
        self.undealt = 0
        self.objectives = 0
        self.tasks = 0

    def clone(self) -> Table:
        copy = Table(self.game, self.players, self.choices, self.figures, self.tiles)
        copy.copy_agenda(self)
        copy.round = self.round
        copy.turn = self.turn
        copy.boards = [board.clone() for board in self.boards]
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.groups = [group.copy() for group in self.groups]
        copy.hand = self.hand.copy()
        copy.drawn = self.drawn.copy()
        copy.drawn_known = self.drawn_known
        copy.drawer = self.drawer
        copy.aside = self.aside
        copy.aside_cards = self.aside_cards.copy()
        copy.left = self.left.copy()
        copy.passed = self.passed.copy()
        copy.done = self.done.copy()
        copy.undealt = self.undealt
        copy.objectives = self.objectives
        copy.tasks = self.tasks
        return copy

    def fingerprint(self) -> tuple[Any, ...]:
        return (
            (self.round, self.turn, self.drawer, self.drawn_known, self.aside, self.undealt),
            (self.objectives, self.tasks),
            tuple([board.fingerprint() for board in self.boards]),
            tuple(self.discard),
            tuple([tuple(group) for group in self.groups]),
            (tuple(self.hand), tuple(self.drawn), tuple(self.aside_cards)),
            (tuple(self.left), tuple(self.passed), tuple(self.done)),
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
        return self.round > 0 and self.decider() >= 0

    def balance(self) -> None:
        """The draw pile is what nobody has seen: all cards less those that lie elsewhere; so with the tiles."""
        for board in self.boards:
            if self.undealt != UNKNOWN and board.special >= w.BUILD:
                self.undealt &= ~(1 << board.special)
        self.deck = self.figures.cards.copy()
        for card in self.seen_cards():
            self.deck[card] -= 1
        for card in range(w.CARD_KINDS):
            self.deck[card] -= self.discard[card] + self.aside_cards[card]
            if self.deck[card] < 0:
                raise Invalid("invalid.too_many_cards", {"card": w.CARDS[card], "most": self.figures.cards[card]})

    def seen_cards(self) -> list[int]:
        """Every village card that lies open, with a player or in a hand; unknown ones left out."""
        cards = [card for row in [*self.groups, self.hand, self.drawn] for card in row if card != UNKNOWN]
        for board in self.boards:
            cards += [w.ROOF] * board.village_roofs + [w.STONE_BALL] * board.stone_balls
            cards += [w.UTENSILS] * board.utensils
            cards += [card for stack in board.settlers for card in stack]
        return cards

    def roofs_left(self) -> int:
        """The supply of roofs: what nobody has taken."""
        return self.figures.supply_roofs - sum([board.supply_roofs for board in self.boards])

    # What is hidden (SB-285): dealt and secretly chosen tiles, and the cards drawn with Explore.

    def mask(self, seat: int) -> None:
        for other in range(self.players):
            board = self.boards[other]
            if other != seat and board.tiles_dealt:
                board.dealt = UNKNOWN
                board.kept = UNKNOWN
                self.undealt = UNKNOWN
        if self.drawer != seat:
            for place in range(self.drawn_known, len(self.drawn)):
                self.deck[self.drawn[place]] += 1
                self.drawn[place] = UNKNOWN

    def fill(self, seat: int, rng: Rng) -> None:
        if self.undealt == UNKNOWN:
            self.fill_tiles(seat, rng)
        for place in range(self.drawn_known, len(self.drawn)):
            if self.drawn[place] == UNKNOWN:
                self.drawn[place] = rng.weighted(self.deck)
                self.deck[self.drawn[place]] -= 1
        self.drawn[self.drawn_known :] = sorted(self.drawn[self.drawn_known :])

    def fill_tiles(self, seat: int, rng: Rng) -> None:
        """Deals the unknown special tiles among the other seats; who has chosen has chosen one of them."""
        own = self.boards[seat].dealt if 0 <= seat < self.players else 0
        rest = [tile for tile in range(w.BUILD, w.TILE_KINDS) if not own >> tile & 1]
        for other in range(self.players):
            board = self.boards[other]
            if other != seat and board.tiles_dealt:
                tiles = [rest.pop(rng.below(len(rest))) for _ in range(board.tiles_dealt)]
                board.dealt = sum([1 << tile for tile in tiles])
                board.kept = tiles[0] if self.has_chosen(other) else UNKNOWN
        self.undealt = sum([1 << tile for tile in rest])

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat has chosen its special tile, while others may still be choosing."""
        return len(self.lanes) > 1 and self.lane_of(seat) is None
