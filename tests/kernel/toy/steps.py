"""The rules of Toy Farm, in the order of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hogar.kernel.codec import Codec, Whole, Word
from hogar.kernel.combine import DONE, AnyOrder, InOrder, May, OneOf, Option, ThenOr, Times
from hogar.kernel.message import Message
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import EVERYBODY, NOBODY, UNKNOWN
from hogar.kernel.step import SOMEBODY, Act, Ask, Draw, Step
from tests.kernel.toy import words as w

if TYPE_CHECKING:
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move
    from tests.kernel.toy.table import Farm

CARD = Word(w.CARDS, always=True)
GOOD = Word(w.GOODS, always=True)
OWN: dict[str, Codec] = {"seat": SOMEBODY}


def lacking(farm: Farm, seat: int, good: int, need: int) -> dict[str, Value]:
    """What a sentence about too few of a good needs."""
    return {"need": need, "have": farm.boards[seat].goods[good], "good": Message(f"good.{w.GOODS[good]}")}


# Dealing and passing.


class DealCard(Draw["Farm"]):
    """A card for a seat, which alone sees it."""

    FIELDS: ClassVar[dict[str, Codec]] = OWN

    def weights(self, farm: Farm) -> list[int]:
        return [farm.undealt >> card & 1 for card in range(len(w.CARDS))]

    def outcome(self, index: int) -> Move:
        return w.DEAL.move(index)

    def happen(self, farm: Farm, index: int) -> None:
        farm.boards[self.seat].take(index, 1 << self.seat)
        farm.undealt &= ~(1 << index)
        farm.tell(w.DEALT, [self.seat, index], 1 << self.seat)

    def known(self, farm: Farm) -> int:
        return 1 << self.seat


class ChoosePasses(Act["Farm"]):
    """All seats choose at the same time."""

    def do(self, farm: Farm) -> None:
        farm.push(PassCards())
        for seat in range(farm.players):
            farm.open_lane(seat, ChoosePass(seat))


class ChoosePass(Ask["Farm"]):
    """Which card to pass to the left, unseen by the others."""

    ASKED: ClassVar[str] = "ask.pass"
    CLAUSE: ClassVar[str] = "TO-4"

    def moves(self, farm: Farm) -> list[Move]:
        return [w.PASS_ON.move(card) for card in farm.boards[self.seat].hand]

    def pauses(self, farm: Farm) -> bool:
        return True

    def choose(self, farm: Farm, move: Move) -> None:
        farm.boards[self.seat].passing = move.a

    def check(self, farm: Farm, move: Move) -> int:
        return w.NOT_YOURS if move.verb is w.PASS_ON else w.OK

    def details(self, farm: Farm, move: Move, reason: int) -> dict[str, Value]:
        return {"card": Message(f"card.{w.CARDS[move.a]}")}


class PassCards(Act["Farm"]):
    """Everybody passes; who passed a card still knows it."""

    def ready(self, farm: Farm) -> bool:
        return farm.alone()

    def do(self, farm: Farm) -> None:
        passed = [(board.passing, board.leave(board.passing)) for board in farm.boards]
        for seat, (card, known) in enumerate(passed):
            left = (seat + 1) % farm.players
            farm.boards[seat].passing = UNKNOWN
            farm.boards[left].take(card, known | 1 << left)
            farm.reveal(1 << left)
            farm.tell(w.PASSED, [seat, card], known | 1 << left)


# Rounds.


class NextRound(Act["Farm"]):
    """A round, as long as there is one left."""

    def do(self, farm: Farm) -> None:
        if farm.round == farm.figures.rounds:
            return
        farm.round += 1
        farm.used = 0
        turns = [Turn(seat) for seat in range(farm.players)]
        farm.push_all([StartGuesses(), Weather(), *turns, EndRound(), self])


class StartGuesses(Act["Farm"]):
    """All seats guess at the same time."""

    def do(self, farm: Farm) -> None:
        farm.push(RevealGuesses())
        for seat in range(farm.players):
            farm.open_lane(seat, Guess(seat))


class Guess(Ask["Farm"]):
    """The weather that a seat expects."""

    ASKED: ClassVar[str] = "ask.guess"
    CLAUSE: ClassVar[str] = "TO-5"

    def moves(self, farm: Farm) -> list[Move]:
        return [w.GUESS.move(weather) for weather in range(len(w.WEATHER))]

    def choose(self, farm: Farm, move: Move) -> None:
        farm.boards[self.seat].guess = move.a


class RevealGuesses(Act["Farm"]):
    """The guesses are shown."""

    def ready(self, farm: Farm) -> bool:
        return farm.alone()

    def do(self, farm: Farm) -> None:
        farm.reveal()
        for seat, board in enumerate(farm.boards):
            farm.tell(w.GUESSED, [seat, board.guess])


class Weather(Draw["Farm"]):
    """The weather comes, sun twice as often as rain; who guessed it gets a food."""

    def weights(self, farm: Farm) -> list[int]:
        return [2, 1]

    def outcome(self, index: int) -> Move:
        return w.SHINE.move(index)

    def happen(self, farm: Farm, index: int) -> None:
        for seat, board in enumerate(farm.boards):
            if board.guess == index:
                gain(farm, seat, w.FOOD, 1)
            board.guess = UNKNOWN


class Turn(Act["Farm"]):
    """One space that nobody has used; where none is possible the turn is lost."""

    FIELDS: ClassVar[dict[str, Codec]] = OWN

    def do(self, farm: Farm) -> None:
        farm.push(OneOf(self.seat, tuple([UseSpace(self.seat, space) for space in range(len(w.SPACES))])))


def space_step(farm: Farm, seat: int, space: int) -> Step[Farm]:
    """What a space lets its user do."""
    cards = tuple([PlayCard(seat, card) for card in range(len(w.CARDS))])
    return {
        w.FOREST: Gain(seat, w.WOOD, farm.figures.wood),
        w.FIELD: AnyOrder(seat, (Plow(seat), Sow(seat)), 1),
        w.VILLAGE: ThenOr(seat, (Bake(seat), Build(seat))),
        w.MARKET: Times(seat, tuple([Sell(seat, good) for good in range(w.FOOD)]), 3, 1),
        w.CAMP: InOrder(seat, (Gain(seat, w.FOOD, 1), May(seat, cards))),
        w.SCHOOL: LearnCard(seat),
    }[space]


class UseSpace(Option["Farm"]):
    """A space and what it lets do."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SOMEBODY, "space": Word(w.SPACES, always=True)}

    def __init__(self, seat: int = NOBODY, space: int = 0) -> None:
        super().__init__(seat)
        self.space = space

    def label(self) -> Move:
        return w.USE.move(self.space)

    def problem(self, farm: Farm) -> int:
        if farm.used >> self.space & 1:
            return w.SPACE_USED
        return w.OK if space_step(farm, self.seat, self.space).possible(farm) else w.NOT_NOW

    def details(self, farm: Farm, reason: int) -> dict[str, Value]:
        return {"space": Message(f"space.{w.SPACES[self.space]}")}

    def do(self, farm: Farm) -> None:
        farm.used |= 1 << self.space
        farm.push(space_step(farm, self.seat, self.space))


# What the spaces and cards are made of.


def gain(farm: Farm, seat: int, good: int, count: int) -> None:
    """Takes goods from the supply."""
    farm.boards[seat].goods[good] += count
    farm.tell(w.GAINED, [seat, count, good])


class Gain(Act["Farm"]):
    """Gains a good; wood is a moment that cards may join."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SOMEBODY, "good": GOOD, "count": Whole(0, 9)}

    def __init__(self, seat: int = NOBODY, good: int = 0, count: int = 1) -> None:
        super().__init__(seat)
        self.good = good
        self.count = count

    def do(self, farm: Farm) -> None:
        gain(farm, self.seat, self.good, self.count)
        if self.good == w.WOOD:
            raise_moment(farm, w.WOOD_GAINED, self.seat, self.count)


class Spend(Act["Farm"]):
    """Puts goods back."""

    FIELDS: ClassVar[dict[str, Codec]] = Gain.FIELDS

    def __init__(self, seat: int = NOBODY, good: int = 0, count: int = 1) -> None:
        super().__init__(seat)
        self.good = good
        self.count = count

    def do(self, farm: Farm) -> None:
        farm.boards[self.seat].goods[self.good] -= self.count


class Leave(Act["Farm"]):
    """A card leaves play for good."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SOMEBODY, "card": CARD}

    def __init__(self, seat: int = NOBODY, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def do(self, farm: Farm) -> None:
        farm.boards[self.seat].played &= ~(1 << self.card)
        farm.gone |= 1 << self.card
        farm.listen()


class Draft(Act["Farm"]):
    """The first card of a hand comes into play."""

    FIELDS: ClassVar[dict[str, Codec]] = OWN

    def do(self, farm: Farm) -> None:
        board = farm.boards[self.seat]
        if board.hand:
            put_in_play(farm, self.seat, board.hand[0])


def put_in_play(farm: Farm, seat: int, card: int) -> None:
    """Brings a card of a hand into play."""
    farm.boards[seat].leave(card)
    farm.boards[seat].played |= 1 << card
    farm.reveal(EVERYBODY & ~(1 << seat))
    farm.listen()


class Plow(Option["Farm"]):
    """A field, of up to four."""

    def label(self) -> Move:
        return w.PLOW.move()

    def problem(self, farm: Farm) -> int:
        return w.OK if farm.boards[self.seat].plowed < 4 else w.NO_ROOM

    def do(self, farm: Farm) -> None:
        farm.boards[self.seat].plowed += 1


class Sow(Option["Farm"]):
    """A grain on an empty field."""

    def label(self) -> Move:
        return w.SOW.move()

    def problem(self, farm: Farm) -> int:
        board = farm.boards[self.seat]
        if board.sown == board.plowed:
            return w.NO_FIELD
        return w.OK if board.goods[w.GRAIN] else w.TOO_FEW

    def details(self, farm: Farm, reason: int) -> dict[str, Value]:
        return lacking(farm, self.seat, w.GRAIN, 1)

    def do(self, farm: Farm) -> None:
        board = farm.boards[self.seat]
        board.goods[w.GRAIN] -= 1
        board.sown += 1


class Bake(Option["Farm"]):
    """One each of some goods become food."""

    def label(self) -> Move:
        return w.BAKE.move()

    def problem(self, farm: Farm) -> int:
        return w.OK if farm.boards[self.seat].goods[w.GRAIN] else w.TOO_FEW

    def details(self, farm: Farm, reason: int) -> dict[str, Value]:
        return lacking(farm, self.seat, w.GRAIN, 1)

    def do(self, farm: Farm) -> None:
        farm.push(FillOven(self.seat))


class FillOven(Ask["Farm"]):
    """What goes into the oven: any goods but food, one of each."""

    ASKED: ClassVar[str] = "ask.oven"
    CLAUSE: ClassVar[str] = "TO-1"

    def moves(self, farm: Farm) -> list[Move]:
        goods = farm.boards[self.seat].goods
        have = sum([1 << good for good in range(w.FOOD) if goods[good]])
        return [w.OVEN.move(mask) for mask in range(1, have + 1) if not mask & ~have]

    def choose(self, farm: Farm, move: Move) -> None:
        goods = farm.boards[self.seat].goods
        for good in range(w.FOOD):
            if move.a >> good & 1:
                goods[good] -= 1
                goods[w.FOOD] += 2
        farm.tell(w.BAKED, [self.seat, move.a])


class Build(Option["Farm"]):
    """A room: its wood, then a food, which may have to be raised first."""

    def label(self) -> Move:
        return w.BUILD.move()

    def problem(self, farm: Farm) -> int:
        goods = farm.boards[self.seat].goods
        enough = goods[w.WOOD] >= farm.figures.room and goods[w.FOOD] + goods[w.GRAIN] + goods[w.SHEEP] >= 1
        if farm.boards[self.seat].rooms == 9:
            return w.NO_ROOM
        return w.OK if enough else w.TOO_FEW

    def details(self, farm: Farm, reason: int) -> dict[str, Value]:
        return lacking(farm, self.seat, w.WOOD, farm.figures.room)

    def do(self, farm: Farm) -> None:
        cost = farm.figures.room
        farm.push_all([Spend(self.seat, w.WOOD, cost), OweFood(self.seat, 1), AddRoom(self.seat)])


class OweFood(Ask["Farm"]):
    """Food that has to be paid: where it is not there it is raised, by cooking what nears the payment."""

    ASKED: ClassVar[str] = "ask.owe"
    CLAUSE: ClassVar[str] = "TO-1"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SOMEBODY, "owed": Whole(1, 9)}

    def __init__(self, seat: int = NOBODY, owed: int = 1) -> None:
        super().__init__(seat)
        self.owed = owed

    def moves(self, farm: Farm) -> list[Move]:
        goods = farm.boards[self.seat].goods
        if goods[w.FOOD] >= self.owed:
            return [w.PAY.move(self.owed, w.FOOD)]
        return [w.RAISE.move(good) for good in (w.GRAIN, w.SHEEP) if goods[good]]

    def extras(self, farm: Farm) -> list[Move]:
        return []

    def choose(self, farm: Farm, move: Move) -> None:
        if move.verb is w.PAY:
            farm.boards[self.seat].goods[w.FOOD] -= self.owed
        else:
            farm.interject(self.seat, w.COOK.move(move.a))
            farm.push(self)

    def check(self, farm: Farm, move: Move) -> int:
        if move.verb is w.PAY:
            return w.TOO_FEW if (move.a, move.b) == (self.owed, w.FOOD) else w.NOT_NOW
        return w.NOT_NOW if move.verb in (w.RAISE, w.COOK, w.GIVE) else w.OK

    def details(self, farm: Farm, move: Move, reason: int) -> dict[str, Value]:
        return lacking(farm, self.seat, w.FOOD, self.owed)

    def asked(self, farm: Farm) -> Message:
        return Message("ask.owe", {"owed": self.owed})


class AddRoom(Act["Farm"]):
    """The room stands; cards may join."""

    FIELDS: ClassVar[dict[str, Codec]] = OWN

    def do(self, farm: Farm) -> None:
        farm.boards[self.seat].rooms += 1
        farm.tell(w.BUILT, [self.seat])
        raise_moment(farm, w.ROOM_BUILT, self.seat)


class Sell(Option["Farm"]):
    """A good for two food."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SOMEBODY, "good": GOOD}

    def __init__(self, seat: int = NOBODY, good: int = 0) -> None:
        super().__init__(seat)
        self.good = good

    def label(self) -> Move:
        return w.SELL.move(self.good)

    def problem(self, farm: Farm) -> int:
        return w.OK if farm.boards[self.seat].goods[self.good] else w.TOO_FEW

    def details(self, farm: Farm, reason: int) -> dict[str, Value]:
        return lacking(farm, self.seat, self.good, 1)

    def do(self, farm: Farm) -> None:
        farm.boards[self.seat].goods[self.good] -= 1
        farm.boards[self.seat].goods[w.FOOD] += 2


class PlayCard(Option["Farm"]):
    """A card of the hand comes into play."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SOMEBODY, "card": CARD}

    def __init__(self, seat: int = NOBODY, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def label(self) -> Move:
        return w.PLAY.move(self.card)

    def problem(self, farm: Farm) -> int:
        return w.OK if self.card in farm.boards[self.seat].hand else w.NOT_YOURS

    def details(self, farm: Farm, reason: int) -> dict[str, Value]:
        return {"card": Message(f"card.{w.CARDS[self.card]}")}

    def do(self, farm: Farm) -> None:
        put_in_play(farm, self.seat, self.card)


class LearnCard(Draw["Farm"]):
    """A card that its seat alone sees, to be kept or returned; it lies on the agenda until then."""

    FIELDS: ClassVar[dict[str, Codec]] = OWN

    def possible(self, farm: Farm) -> bool:
        return farm.undealt != 0 and len(farm.boards[self.seat].hand) < 5

    def weights(self, farm: Farm) -> list[int]:
        return [farm.undealt >> card & 1 for card in range(len(w.CARDS))]

    def outcome(self, index: int) -> Move:
        return w.DEAL.move(index)

    def happen(self, farm: Farm, index: int) -> None:
        farm.undealt &= ~(1 << index)
        farm.tell(w.DEALT, [self.seat, index], 1 << self.seat)
        farm.push(KeepOrReturn(self.seat, index))

    def known(self, farm: Farm) -> int:
        return 1 << self.seat


class KeepOrReturn(Ask["Farm"]):
    """Whether to keep a card that was drawn."""

    ASKED: ClassVar[str] = "ask.keep"
    CLAUSE: ClassVar[str] = "TO-4"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SOMEBODY, "card": CARD}

    def __init__(self, seat: int = NOBODY, card: int = UNKNOWN) -> None:
        super().__init__(seat)
        self.card = card

    def masked(self, seat: int) -> KeepOrReturn:
        return self if seat == self.seat else KeepOrReturn(self.seat)

    def moves(self, farm: Farm) -> list[Move]:
        return [w.KEEP.move(self.card), w.RETURN.move(self.card)]

    def choose(self, farm: Farm, move: Move) -> None:
        if move.verb is w.KEEP:
            farm.boards[self.seat].take(self.card, 1 << self.seat)
        else:
            farm.undealt |= 1 << self.card


# The end of a round.


class EndRound(Act["Farm"]):
    """All seats feed and take a seed at the same time."""

    def do(self, farm: Farm) -> None:
        farm.push(RoundOver())
        for seat in range(farm.players):
            farm.open_lane(seat, InOrder(seat, (Feed(seat), TakeSeed(seat), Rest(seat))))


class Feed(Ask["Farm"]):
    """How much food to spend on the rooms; what is missing is begged for."""

    ASKED: ClassVar[str] = "ask.feed"
    CLAUSE: ClassVar[str] = "TO-1"

    def moves(self, farm: Farm) -> list[Move]:
        board = farm.boards[self.seat]
        return [w.FEED.move(food) for food in range(min(board.rooms, board.goods[w.FOOD]) + 1)]

    def choose(self, farm: Farm, move: Move) -> None:
        board = farm.boards[self.seat]
        board.goods[w.FOOD] -= move.a
        board.begging += board.rooms - move.a

    def check(self, farm: Farm, move: Move) -> int:
        return w.TOO_FEW if move.verb is w.FEED else w.OK

    def details(self, farm: Farm, move: Move, reason: int) -> dict[str, Value]:
        return lacking(farm, self.seat, w.FOOD, move.a)


class TakeSeed(Act["Farm"]):
    """A seed becomes grain, while there are any; who comes first in the order of lanes goes before."""

    def ready(self, farm: Farm) -> bool:
        earlier = len(farm.earlier_lanes())
        return earlier == 0 or farm.supply > earlier

    def do(self, farm: Farm) -> None:
        if farm.supply:
            farm.supply -= 1
            farm.boards[self.seat].seeds += 1
            gain(farm, self.seat, w.GRAIN, 1)


class Rest(Ask["Farm"]):
    """The last chance to cook before the round is over."""

    ASKED: ClassVar[str] = "ask.rest"
    CLAUSE: ClassVar[str] = "TO-1"

    def moves(self, farm: Farm) -> list[Move]:
        return [DONE.move()]

    def pauses(self, farm: Farm) -> bool:
        return bool(self.extras(farm))

    def choose(self, farm: Farm, move: Move) -> None:
        return


class RoundOver(Act["Farm"]):
    """The next round waits for all lanes."""

    def ready(self, farm: Farm) -> bool:
        return farm.alone()

    def do(self, farm: Farm) -> None:
        farm.used = 0


STEPS: list[type[Step[Any]]] = [
    DealCard, ChoosePasses, ChoosePass, PassCards, NextRound, StartGuesses, Guess, RevealGuesses, Weather, Turn,
    UseSpace, Gain, Spend, Leave, Draft, Plow, Sow, Bake, FillOven, Build, OweFood, AddRoom, Sell, PlayCard,
    LearnCard, KeepOrReturn, EndRound, Feed, TakeSeed, Rest, RoundOver,
]  # fmt: skip
