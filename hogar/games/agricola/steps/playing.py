"""Playing hand cards: occupations, minor improvements, and the actions that also build majors (chapter 16, AG-391)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.data import step_of
from hogar.games.agricola.happenings import PASSED_ON, PLAYED
from hogar.games.agricola.moves import BUILD, PLAY
from hogar.games.agricola.payment import FOR_MINOR, FOR_OCCUPATION, Bill, in_words, missing, payable, payable_then
from hogar.games.agricola.steps.action import Action
from hogar.games.agricola.steps.improvements import begin_major, major_details, major_obstacle
from hogar.games.agricola.steps.now import Now
from hogar.games.agricola.steps.payment import Owed, settle
from hogar.kernel.codec import Codec, Whole, Word
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import Moment, raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask
from hogar.parts.grid import members

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step

ACTION: Final = Word(w.ACTIONS, always=True)
CARD: Final = Word(w.CARDS)
FOOD: Final = Whole(NOBODY, 99)
BY_LESSONS: Final = -1
"""The price of an occupation on a Lessons space, by the number of those played before (AG-247)."""


def occupation_food(table: Table, seat: int, space: int) -> int:
    """What an occupation costs on a Lessons space (AG-77, AG-108, AG-109)."""
    figures = table.figures
    ladder = figures.lessons if space == w.LESSONS else figures.lessons_b[table.players - 1]
    return step_of(ladder, table.boards[seat].occupations())


def card_bill(table: Table, seat: int, card: int, food: int, source: int) -> Bill:
    """What a hand card costs; of several prices the first stands for all (AG-236, AG-246)."""
    its = table.hooks.card(card)
    goods = list(its.prices(table, seat)[0])
    goods[w.FOOD] += food
    return Bill(FOR_MINOR if its.kind == w.MINORS else FOR_OCCUPATION, goods, card, source)


def card_obstacle(table: Table, seat: int, card: int, food: int = 0, source: int = NOBODY) -> int:
    """Why a seat can't play a card of its hand (AG-237, AG-240, AG-367)."""
    if source >= 0 and not table.hooks.card(source).buildable(table, seat, w.MAJOR_KINDS + card):
        return r.NOT_WITH_THIS
    its = table.hooks.card(card)
    for requirement in its.requires:
        if not requirement.met(table, seat):
            return r.CARD_NEEDS
    reason = its.problem(table, seat)
    if reason:
        return reason
    bill = card_bill(table, seat, card, food, source)
    return r.OK if payable_then(table, seat, bill, before(card), subject(card)) else r.NOT_ENOUGH


def before(card: int) -> int:
    """The moment at which a card was chosen and its price is not paid yet."""
    return m.PLAY_OCCUPATION_BEFORE if w.kind_of(card) == w.OCCUPATIONS else m.PLAY_IMPROVEMENT_BEFORE


def subject(card: int) -> int:
    """What the moments of playing a card are about."""
    return card if w.kind_of(card) == w.OCCUPATIONS else w.MAJOR_KINDS + card


class PlayCard(Action):
    """Exactly one card: an occupation, a minor improvement, or an improvement of either kind (AG-65, AG-195, AG-245).

    `source` is the card that offers the action, `food` what an occupation then costs; on a Lessons space both are
    nobody's and `space` says which ladder holds.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "kind": ACTION,
        "source": CARD,
        "food": FOOD,
        "space": Word(w.SPACES),
    }

    def __init__(
        self, seat: int = NOBODY, kind: int = w.OCCUPATION, source: int = NOBODY, food: int = 0, space: int = NOBODY
    ) -> None:
        super().__init__(seat)
        self.kind = kind
        self.source = source
        self.food = food
        self.space = space

    def action(self) -> int:
        return self.kind

    def named(self, table: Table) -> bool:
        return table.hooks.named(self.source, self.kind)

    def cost(self, table: Table) -> int:
        """The occupation cost."""
        return occupation_food(table, self.seat, self.space) if self.food == BY_LESSONS else self.food

    def cards(self, table: Table) -> list[int]:
        """The cards of the hand that may be meant."""
        if self.kind == w.MAJOR:
            return []
        board = table.boards[self.seat]
        return board.hand_occupations if self.kind == w.OCCUPATION else board.hand_minors

    def majors(self, table: Table) -> list[int]:
        """The major improvements that can be built."""
        if self.kind not in {w.MAJOR, w.IMPROVEMENT}:
            return []
        majors = members(table.free_majors)
        return [major for major in majors if major_obstacle(table, self.seat, major, self.source) == r.OK]

    def playable(self, table: Table) -> list[int]:
        """The cards of the hand that can be played; what is hidden can't be told."""
        food = self.cost(table)
        return [card for card in self.cards(table) if card >= 0 and self.problem_of(table, card, food) == r.OK]

    def majors_open(self, table: Table) -> bool:
        """Whether any major improvement can be built."""
        if self.kind in {w.MAJOR, w.IMPROVEMENT}:
            for major in range(w.MAJOR_KINDS):
                if major_obstacle(table, self.seat, major, self.source) == r.OK:
                    return True
        return False

    def cards_open(self, table: Table) -> bool:
        """Whether any card of the hand can be played."""
        food = self.cost(table)
        return any(card >= 0 and self.problem_of(table, card, food) == r.OK for card in self.cards(table))

    def problem_of(self, table: Table, card: int, food: int) -> int:
        """Why a card can't be played by this action."""
        if not table.hooks.card(card).by_action(self.kind):
            return r.NOT_WITH_THIS
        return card_obstacle(table, self.seat, card, food, self.source)

    def obstacle(self, table: Table) -> int:
        if self.majors_open(table) or self.cards_open(table):
            return r.OK
        return r.NO_MAJOR if self.kind == w.MAJOR else r.NO_CARD

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        return {"cards": len(self.cards(table)), "food": self.cost(table)}

    def hidden(self, table: Table) -> bool:
        """Whether what is possible depends on cards that others can't see, so that the offer must be made anyway."""
        return bool(self.cards(table))

    def do(self, table: Table) -> None:
        table.push(ChooseCard(self.seat, self.kind, self.source, self.cost(table)))


class ChooseCard(Ask["Table"]):
    """Which card is played or built."""

    ASKED: ClassVar[str] = "ask.play"
    CLAUSE: ClassVar[str] = "AG-391"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "kind": ACTION, "source": CARD, "food": FOOD}

    def __init__(self, seat: int = NOBODY, kind: int = w.OCCUPATION, source: int = NOBODY, food: int = 0) -> None:
        super().__init__(seat)
        self.kind = kind
        self.source = source
        self.food = food

    def step(self) -> PlayCard:
        """The action that asks."""
        return PlayCard(self.seat, self.kind, self.source, self.food)

    def moves(self, table: Table) -> list[Move]:
        step = self.step()
        moves = [BUILD.move(major) for major in step.majors(table)]
        moves += [PLAY.move(card) for card in step.playable(table)]
        return moves if moves else [DONE.move()]

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is BUILD:
            begin_major(table, self.seat, move.a, self.source)
        elif move.verb is PLAY:
            begin_card(table, self.seat, move.a, self.food, self.source, self.kind)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is BUILD and self.kind in {w.MAJOR, w.IMPROVEMENT}:
            return major_obstacle(table, self.seat, move.a, self.source)
        if move.verb is not PLAY:
            return r.OK
        if move.a not in self.step().cards(table):
            return r.NOT_WITH_THIS if move.a in table.boards[self.seat].hand(w.kind_of(move.a)) else r.NOT_IN_HAND
        return self.step().problem_of(table, move.a, self.food)

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        if move.verb is BUILD:
            return major_details(table, self.seat, move.a)
        return card_details(table, self.seat, move.a, self.food)

    def pauses(self, table: Table) -> bool:
        return True


def card_details(table: Table, seat: int, card: int, food: int) -> dict[str, Value]:
    """A hand card, its price, what is missing of it, what it requires."""
    name = Message(f"card.{w.CARDS[card]}")
    details: dict[str, Value] = {"card": name, "needs": Message(f"card_needs.{w.CARDS[card]}")}
    if not table.hooks.has(card):
        return details
    goods = card_bill(table, seat, card, food, NOBODY).goods
    return {**details, "price": in_words(goods), "missing": missing(table.boards[seat], goods)}


def begin_card(table: Table, seat: int, card: int, food: int, source: int, kind: int) -> None:
    """A card was chosen: what comes before it, its cost, then the card itself (AG-391)."""
    table.leaves_hand(seat, card)
    table.aside = [*table.aside, card]
    table.push(CardPlayed(seat, card, kind if table.hooks.named(source, kind) else NOBODY))
    table.push(PayCard(seat, card, food, source))
    raise_moment(table, before(card), seat, subject(card))


class PayCard(Owed):
    """The cost of a card is due."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "card": CARD, "food": FOOD, "source": CARD}

    def __init__(self, seat: int = NOBODY, card: int = 0, food: int = 0, source: int = NOBODY) -> None:
        super().__init__(seat)
        self.card = card
        self.food = food
        self.source = source

    def bill(self, table: Table) -> Bill:
        """The cost."""
        return card_bill(table, self.seat, self.card, self.food, self.source)

    def possible(self, table: Table) -> bool:
        return payable(table, self.seat, self.bill(table))

    def do(self, table: Table) -> None:
        table.hooks.card(self.card).pay(table, self.seat)
        settle(table, self.seat, self.bill(table))


class CardPlayed(Act["Table"]):
    """A card that is paid lies before its owner, or aside if it passes on; its effect, then what follows (AG-391)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "card": CARD, "kind": Word(w.ACTIONS)}

    def __init__(self, seat: int = NOBODY, card: int = 0, kind: int = NOBODY) -> None:
        super().__init__(seat)
        self.card = card
        self.kind = kind

    def do(self, table: Table) -> None:
        seat, card = self.seat, self.card
        if table.listening:
            table.tell(PLAYED, [seat, card])
        steps: list[Step[Table]] = table.hooks.on_play(table, seat, card)
        board = table.boards[seat]
        board.route = self.kind
        if w.passes_on(card):
            steps = [*steps, self.after(), CardPasses(seat, card)]
        else:
            table.aside = [other for other in table.aside if other != card]
            board.played = [*board.played, card]
            board.fresh = [*board.fresh, card]
            table.equip(seat)
            join_round(table, seat, card)
            steps = [*steps, self.after()]
        table.push_all(steps)
        raise_moment(table, m.STATE_WATCH, seat)

    def after(self) -> Now:
        """The moment of those who wait for a card."""
        occupation = w.kind_of(self.card) == w.OCCUPATIONS
        return Now(self.seat, m.PLAY_OCCUPATION if occupation else m.PLAY_IMPROVEMENT, subject(self.card))


def join_round(table: Table, seat: int, card: int) -> None:
    """A card that is played at the start of a round may be used at the start of that round already (AG-368)."""
    effects = table.hooks.card(card).effects
    new = tuple([effect.number for effect in effects if effect.moment == m.START_OF_ROUND])
    for place, step in enumerate(table.lane.steps):
        if new and isinstance(step, Moment) and step.kind == m.START_OF_ROUND:
            own = (seat - step.seat) % table.players
            waiting = [old + new if turn == own else old for turn, old in enumerate(step.waiting)]
            table.lane.steps[place] = Moment(step.seat, step.kind, step.subject, step.turn, tuple(waiting))


class CardPasses(Act["Table"]):
    """A passing card goes to the hand of the left neighbour, for all to see (AG-242); in solo it is gone (AG-328)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: int = NOBODY, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def do(self, table: Table) -> None:
        if table.players == 1:
            return
        table.aside = [card for card in table.aside if card != self.card]
        left = (self.seat + 1) % table.players
        table.enters_hand(left, self.card)
        for seat in range(table.players):
            table.knows(seat, self.card)
        if table.listening:
            table.tell(PASSED_ON, [left, self.card])
