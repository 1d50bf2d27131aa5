"""Steps: what they are by default, what makes two of them equal, how a lane runs through them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest

from hogar.kernel.combine import AnyOrder, InOrder, OneOf, ThenOr
from hogar.kernel.message import Message
from hogar.kernel.moment import ChooseTrigger, Moment
from hogar.kernel.move import Verb
from hogar.kernel.seats import EVERYBODY, NOBODY, TRUNK
from hogar.kernel.state import FUSE
from hogar.kernel.step import Act, Ask, Draw, Step, fingerprint
from tests.kernel.builders import asked, at, has, new_farm, offered
from tests.kernel.toy import words as w
from tests.kernel.toy.game import TOY
from tests.kernel.toy.steps import AddRoom, Feed, Gain, KeepOrReturn, OweFood, Plow, Sell, Sow, Spend, Turn

if TYPE_CHECKING:
    from hogar.kernel.move import Move
    from tests.kernel.toy.table import Farm

STOP = Verb("stop")


class Signal(Ask["Farm"]):
    """A question with no answer but one, of no use to anybody."""

    ASKED: ClassVar[str] = "ask.signal"
    CLAUSE: ClassVar[str] = "TO-9"

    def moves(self, farm: Farm) -> list[Move]:
        return [STOP.move()]

    def choose(self, farm: Farm, move: Move) -> None:
        farm.boards[self.seat].rooms = 7


class Loud(Signal):
    """The same, always asked."""

    def pauses(self, farm: Farm) -> bool:
        return True


class Endless(Act["Farm"]):
    """A rule that runs in a circle."""

    def do(self, farm: Farm) -> None:
        farm.push(self)


class Countdown(Act["Farm"]):
    """A long way to go, but not an endless one."""

    def __init__(self, seat: int = NOBODY, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def do(self, farm: Farm) -> None:
        if self.left:
            farm.push(Countdown(self.seat, self.left - 1))


class Patient(Act["Farm"]):
    """Waits until some room is built."""

    def ready(self, farm: Farm) -> bool:
        return farm.boards[0].rooms > 1

    def do(self, farm: Farm) -> None:
        farm.boards[0].plowed = 4


def on_top(*steps: Step[Farm]) -> Farm:
    """Seat 1 is in the middle of a turn; these steps come first."""
    farm = at("turn", players=1)
    farm.push_all(list(steps))
    farm.settle()
    return farm


def test_a_step_is_nobodys_always_possible_ready_and_plain_to_see() -> None:
    farm = new_farm()
    step = Turn()
    assert (step.seat, step.possible(farm), step.ready(farm)) == (NOBODY, True, True)
    assert step.masked(0) is step


def test_a_question_says_what_it_asks_and_by_which_rule() -> None:
    farm = new_farm()
    question = Signal(0)
    assert question.asked(farm) == Message("ask.signal")
    assert question.clause() == "TO-9"


def test_by_default_no_move_has_a_reason_to_be_refused() -> None:
    farm = new_farm()
    question = Signal(0)
    assert (question.check(farm, STOP.move()), question.details(farm, STOP.move(), 0)) == (0, {})


def test_everybody_sees_what_chance_does_unless_the_step_says_otherwise() -> None:
    class Coin(Draw["Farm"]):
        def weights(self, farm: Farm) -> list[int]:
            return [1, 1]

    assert Coin().known(new_farm()) == EVERYBODY


def test_what_is_pushed_last_comes_first() -> None:
    farm = at("turn", players=1, mine={"goods": {}})
    farm.push(Spend(0, w.WOOD, 2))
    farm.push(Gain(0, w.WOOD, 2))
    farm.settle()
    assert has(farm, "wood") == 0


def test_a_list_of_steps_is_done_in_its_order() -> None:
    farm = on_top(Plow(0), Gain(0, w.GRAIN, 1), Sow(0))
    assert (farm.boards[0].plowed, farm.boards[0].sown) == (1, 1)


def test_a_question_with_one_answer_answers_itself() -> None:
    farm = on_top(Signal(0))
    assert (farm.boards[0].rooms, asked(farm)) == (7, "OneOf")


def test_a_question_that_pauses_is_asked_even_so() -> None:
    farm = on_top(Loud(0))
    assert (farm.boards[0].rooms, offered(farm)) == (1, ["stop"])


def test_a_step_that_is_not_ready_stops_its_lane() -> None:
    farm = on_top(Patient(0))
    assert farm.decisions() == []
    assert not farm.over()


def test_a_step_goes_on_when_it_becomes_ready() -> None:
    farm = on_top(Patient(0))
    farm.boards[0].rooms = 2
    farm.settle()
    assert (farm.boards[0].plowed, asked(farm)) == (4, "OneOf")


def test_rules_that_run_in_a_circle_are_stopped() -> None:
    with pytest.raises(RuntimeError, match="the rules run in a circle"):
        on_top(Endless())


def test_a_long_way_without_a_decision_is_no_circle() -> None:
    assert asked(on_top(Countdown(0, FUSE // 2))) == "OneOf"


def test_the_way_to_a_circle_begins_anew_with_each_decision() -> None:
    farm = on_top(Countdown(0, FUSE // 2), Loud(0), Countdown(0, FUSE // 2))
    farm.apply(TRUNK, STOP.move())
    assert asked(farm) == "OneOf"


EQUAL = [
    (Turn(1), Turn(1)),
    (Gain(1, w.WOOD, 2), Gain(1, w.WOOD, 2)),
    (OneOf(0, (Plow(0), Sow(0))), OneOf(0, (Plow(0), Sow(0)))),
    (Moment(0, 1, 2, 1, ((1,), ())), Moment(0, 1, 2, 1, ((1,), ()))),
    (ChooseTrigger(0, Moment(0, 1)), ChooseTrigger(0, Moment(0, 1))),
]

DIFFERENT = [
    (Turn(0), Turn(1)),
    (Turn(0), Feed(0)),
    (Gain(1, w.WOOD, 2), Spend(1, w.WOOD, 2)),
    (Gain(1, w.WOOD, 2), Gain(1, w.GRAIN, 2)),
    (Gain(1, w.WOOD, 2), Gain(1, w.WOOD, 3)),
    (OneOf(0, (Plow(0), Sow(0))), OneOf(0, (Sow(0), Plow(0)))),
    (OneOf(0, (Plow(0), Sow(0))), OneOf(0, (Plow(0), Sow(1)))),
    (OneOf(0, (Plow(0),)), OneOf(0, (Plow(0), Sow(0)))),
    (OneOf(0, (Sell(0, 1),)), OneOf(0, (Sell(0, 2),))),
    (AnyOrder(0, (Plow(0),), 0), AnyOrder(0, (Plow(0),), 1)),
    (AnyOrder(0, (Plow(0),), 1), ThenOr(0, (Plow(0),), 1)),
    (InOrder(0, (InOrder(0, (Plow(0),)),)), InOrder(0, (InOrder(0, (Sow(0),)),))),
    (Moment(0, 1, 2, 1, ((1,), ())), Moment(0, 1, 2, 1, ((), (1,)))),
    (Moment(0, 1, 2, 0, ((1,), ())), Moment(0, 1, 2, 1, ((1,), ()))),
    (ChooseTrigger(0, Moment(0, 1)), ChooseTrigger(0, Moment(0, 0))),
    (KeepOrReturn(0, 1), KeepOrReturn(0)),
    (OweFood(0, 1), OweFood(0, 2)),
]


@pytest.mark.parametrize(("first", "second"), EQUAL)
def test_equal_steps_have_equal_fingerprints(first: Step[Farm], second: Step[Farm]) -> None:
    assert fingerprint(first, TOY.numbers) == fingerprint(second, TOY.numbers)


@pytest.mark.parametrize(("first", "second"), DIFFERENT)
def test_different_steps_have_different_fingerprints(first: Step[Farm], second: Step[Farm]) -> None:
    assert fingerprint(first, TOY.numbers) != fingerprint(second, TOY.numbers)


def test_every_step_of_a_game_has_a_number_of_its_own() -> None:
    assert sorted(TOY.numbers.values()) == list(range(len(TOY.steps)))


def test_every_step_can_be_made_without_values() -> None:
    assert [name for name, kind in TOY.steps.items() if kind().seat != NOBODY] == []


def test_a_room_is_a_step_that_cards_may_join() -> None:
    assert on_top(AddRoom(0)).boards[0].rooms == 2
