"""What lies on the table of Toy Farm: figures, options, boards; copies, keys, what is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hogar.kernel.codec import Codec, Counts, Flag, ListOf, Mask, Thing, Whole, Word
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Edition, Options
from hogar.kernel.message import Message
from hogar.kernel.score import ScoreLine, ScoreSheet
from hogar.kernel.seats import UNKNOWN
from hogar.kernel.state import State
from hogar.kernel.step import Step
from tests.kernel.toy import words as w
from tests.kernel.toy.cards import TRIGGERS, CardTrigger
from tests.kernel.toy.steps import KeepOrReturn, PassCards, RevealGuesses

if TYPE_CHECKING:
    from hogar.kernel.game import Game
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng


class FarmOptions(Options):
    FIELDS: ClassVar[dict[str, Codec]] = {"passing": Flag()}

    def __init__(self) -> None:
        self.passing = True

    def check(self, players: int) -> None:
        if players == 1 and not self.passing:
            raise Invalid("invalid.option_players", {"option": "passing", "players": players}, "TO-7")


class FarmEdition(Edition):
    FIELDS: ClassVar[dict[str, Codec]] = {
        "rounds": Whole(1, 9),
        "hand": Whole(1, 2),
        "wood": Whole(0, 9),
        "room": Whole(0, 9),
        "seeds": Whole(0, 99),
    }

    def __init__(self) -> None:
        self.rounds = 3
        self.hand = 2
        self.wood = 3
        self.room = 2
        self.seeds = 5

    def check(self) -> None:
        if self.room > self.wood + 2:
            raise Invalid("invalid.figures", {"where": "edition.room"})


class Board:
    """One seat's farm. `known` says of each card in the hand which seats know it."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "goods": Counts(w.GOODS, 99),
        "rooms": Whole(0, 9),
        "plowed": Whole(0, 9),
        "sown": Whole(0, 9),
        "seeds": Whole(0, 99),
        "begging": Whole(0, 99),
        "hand": ListOf(Word(w.CARDS, always=True), 9),
        "known": ListOf(Whole(0, 15), 9),
        "passing": Word(w.CARDS),
        "guess": Word(w.WEATHER),
        "played": Mask(w.CARDS, always=True),
    }

    def __init__(self) -> None:
        self.goods = [0, 0, 1, 1]
        self.rooms = 1
        self.plowed = 0
        self.sown = 0
        self.seeds = 0
        self.begging = 0
        self.hand: list[int] = []
        self.known: list[int] = []
        self.passing = UNKNOWN
        self.guess = UNKNOWN
        self.played = 0

    def clone(self) -> Board:
        copy = Board()
        for name in self.FIELDS:
            value = getattr(self, name)
            setattr(copy, name, list(value) if isinstance(value, list) else value)
        return copy

    def take(self, card: int, known: int) -> None:
        """Adds a card to the hand, which is kept in a fixed order."""
        self.put([*self.hand, card], [*self.known, known])

    def put(self, hand: list[int], known: list[int]) -> None:
        """Gives the hand these cards, in order."""
        cards = sorted(zip(hand, known, strict=True))
        self.hand = [card for card, _ in cards]
        self.known = [known for _, known in cards]

    def leave(self, card: int) -> int:
        """Takes a card out of the hand, and says who knew it."""
        place = self.hand.index(card)
        del self.hand[place]
        return self.known.pop(place)

    def veil(self, seat: int) -> None:
        """Hides what a seat does not know of this hand; the order of what is left must not tell it either."""
        cards = zip(self.hand, self.known, strict=True)
        self.put([card if seat >= 0 and known >> seat & 1 else UNKNOWN for card, known in cards], self.known)


class Farm(State):
    """A position. `undealt` are the cards that lie nowhere else, `supply` the seeds that nobody has."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "round": Whole(0, 9),
        "used": Mask(w.SPACES, always=True),
        "gone": Mask(w.CARDS, always=True),
        "boards": ListOf(Thing(Board), 4),
    }

    def __init__(self, game: Game[Any], players: int, options: FarmOptions, edition: FarmEdition) -> None:
        super().__init__(game, players, options, edition)
        self.choices = options
        self.figures = edition
        self.round = 0
        self.used = 0
        self.gone = 0
        self.boards: list[Board] = []
        self.undealt = 0
        self.supply = 0

    def clone(self) -> Farm:
        copy = Farm(self.game, self.players, self.choices, self.figures)
        copy.copy_agenda(self)
        copy.round = self.round
        copy.used = self.used
        copy.gone = self.gone
        copy.boards = [board.clone() for board in self.boards]
        copy.undealt = self.undealt
        copy.supply = self.supply
        return copy

    def fingerprint(self) -> tuple[Any, ...]:
        boards = []
        for board in self.boards:
            values = [getattr(board, name) for name in board.FIELDS]
            boards.append(tuple([tuple(value) if isinstance(value, list) else value for value in values]))
        return (self.round, self.used, self.gone, tuple(boards))

    def board_of(self, seat: int) -> Board:
        return self.boards[seat]

    def set_up(self) -> bool:
        return self.round > 0

    # Scores.

    def scores(self) -> list[ScoreSheet]:
        return [self.score(board) for board in self.boards]

    def score(self, board: Board) -> ScoreSheet:
        """The sheet of one farm."""
        cards = 2 * (board.played >> w.BARN & 1) + (board.played >> w.WELL & 1)
        return ScoreSheet(
            [
                ScoreLine("rooms", 2 * board.rooms),
                ScoreLine("fields", board.plowed + board.sown),
                ScoreLine("goods", sum(board.goods)),
                ScoreLine("cards", cards),
                ScoreLine("begging", -3 * board.begging),
            ]
        )

    def ranking(self) -> list[int]:
        order = [(sheet.total, board.rooms) for sheet, board in zip(self.scores(), self.boards, strict=True)]
        return [1 + sum([1 for other in order if other > own]) for own in order]

    def verdict(self) -> Message | None:
        return Message("verdict.alone", {"points": self.scores()[0].total}) if self.players == 1 else None

    # Promises.

    def problems(self) -> list[str]:
        found = {
            "number of boards": len(self.boards) != self.players,
            "round": self.round > self.figures.rounds,
            "seeds": self.supply < 0,
        }
        for seat, board in enumerate(self.boards):
            found[f"goods of seat {seat + 1}"] = min(board.goods) < 0
            found[f"fields of seat {seat + 1}"] = board.sown > board.plowed
            found[f"hand of seat {seat + 1}"] = not hand_fits(board, seat)
        return [name for name, broken in found.items() if broken]

    def balance(self) -> None:
        seen = [card for board in self.boards for card in board.hand]
        seen += [step.card for lane in self.lanes for step in lane.steps if isinstance(step, KeepOrReturn)]
        seen += [card for card in range(len(w.CARDS)) if self.gone >> card & 1]
        seen += [card for board in self.boards for card in range(len(w.CARDS)) if board.played >> card & 1]
        seen = [card for card in seen if card != UNKNOWN]
        if len(set(seen)) != len(seen):
            raise Invalid("invalid.position", {"problem": "a card twice"})
        self.undealt = sum([1 << card for card in range(len(w.CARDS)) if card not in seen])
        self.supply = self.figures.seeds - sum([board.seeds for board in self.boards])
        if self.supply < 0:
            raise Invalid("invalid.position", {"problem": "too many seeds"})
        self.listen()

    def listen(self) -> None:
        """Works out the bits of the moments that any card in play waits for."""
        played = 0
        for board in self.boards:
            played |= board.played
        self.listeners = 0
        for trigger in TRIGGERS:
            self.listeners |= (played >> trigger.number & 1) << trigger.kind

    def triggers(self, seat: int, moment: int) -> list[CardTrigger]:
        played = self.boards[seat].played
        return [trigger for trigger in TRIGGERS if trigger.kind == moment and played >> trigger.number & 1]

    # At any time: cooking, and giving away.

    def extras(self, seat: int) -> list[Move]:
        moves = [w.COOK.move(good) for good in (w.GRAIN, w.SHEEP)]
        moves += [w.GIVE.move(1, w.FOOD, other) for other in range(self.players)]
        return [move for move in moves if self.check(seat, move) == w.OK]

    def check(self, seat: int, move: Move) -> int:
        if move.verb is w.COOK:
            if move.a not in (w.GRAIN, w.SHEEP):
                return w.NOT_NOW
            return w.OK if self.boards[seat].goods[move.a] else w.TOO_FEW
        if move.verb is not w.GIVE:
            return w.OK
        if move.a != 1 or move.b != w.FOOD or move.c == seat or move.c >= self.players or not self.alone():
            return w.NOT_NOW
        return w.OK if self.boards[seat].goods[w.FOOD] else w.TOO_FEW

    def details(self, seat: int, move: Move, reason: int) -> dict[str, Value]:
        good = move.a if move.verb is w.COOK else move.b
        return {"need": 1, "have": self.boards[seat].goods[good], "good": Message(f"good.{w.GOODS[good]}")}

    def interject(self, seat: int, move: Move) -> None:
        board = self.boards[seat]
        if move.verb is w.COOK:
            board.goods[move.a] -= 1
            board.goods[w.FOOD] += 1 + (move.a == w.SHEEP)
        else:
            board.goods[w.FOOD] -= 1
            self.boards[move.c].goods[w.FOOD] += 1

    # What is hidden: hands but for who knows a card, the card chosen to pass, guesses until all are made.

    def mask(self, seat: int) -> None:
        for other, board in enumerate(self.boards):
            if other != seat:
                board.veil(seat)
                board.passing = UNKNOWN
                if self.waits_for(RevealGuesses):
                    board.guess = UNKNOWN
        self.balance()

    def waits_for(self, kind: type[Step[Any]]) -> bool:
        """Whether the trunk waits for all seats to choose in secret, to go on with such a step."""
        trunk = self.lanes[-1].steps
        return bool(trunk) and isinstance(trunk[-1], kind)

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat has made its secret choice, while others may still be at it."""
        return len(self.lanes) > 1 and self.lane_of(seat) is None

    def fill(self, seat: int, rng: Rng) -> None:
        for lane in self.lanes:
            lane.steps = [self.filled(step, rng) for step in lane.steps]
        for other, board in enumerate(self.boards):
            if other != seat:
                board.put([self.sample(rng) if card == UNKNOWN else card for card in board.hand], board.known)
                self.fill_choices(other, board, rng)

    def fill_choices(self, other: int, board: Board, rng: Rng) -> None:
        """What another seat may have chosen in secret."""
        if not self.has_chosen(other):
            return
        if self.waits_for(RevealGuesses):
            board.guess = rng.below(len(w.WEATHER))
        elif self.waits_for(PassCards):
            board.passing = board.hand[rng.below(len(board.hand))]

    def filled(self, step: Step[Any], rng: Rng) -> Step[Any]:
        """A step with a card in the place of an unknown one."""
        if isinstance(step, KeepOrReturn) and step.card == UNKNOWN:
            return KeepOrReturn(step.seat, self.sample(rng))
        return step

    def sample(self, rng: Rng) -> int:
        """One of the cards that could lie anywhere."""
        card = rng.weighted([self.undealt >> card & 1 for card in range(len(w.CARDS))])
        self.undealt &= ~(1 << card)
        return card


def hand_fits(board: Board, seat: int) -> bool:
    """Whether the cards of a hand are in order and known to who holds them."""
    cards = list(zip(board.hand, board.known, strict=False))
    fits = len(board.hand) == len(board.known) and cards == sorted(cards)
    return fits and all(known >> seat & 1 for known in board.known)
