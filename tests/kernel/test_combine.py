"""Combinators: what each offers, when it is over, what is still owed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from hogar.kernel.combine import AnyOrder, Choice, InOrder, May, OneOf, Option, ThenOr, Times
from hogar.kernel.message import Message
from hogar.kernel.step import Act, Ask, Step
from tests.kernel.builders import at, board, extras, has, offered, play, refused
from tests.kernel.toy import words as w
from tests.kernel.toy.steps import Gain, Plow, Sell, Sow, UseSpace

if TYPE_CHECKING:
    from hogar.kernel.move import Move
    from tests.kernel.toy.table import Farm


def asking(step: Step[Any], **mine: Any) -> Farm:
    """Seat 1 is in the middle of a turn that does a step; afterwards its food is 9, so that its end can be seen."""
    farm = at("turn", players=1, mine={"goods": {}, **mine})
    farm.lanes[0].steps.pop()
    farm.push_all([step, Mark()])
    farm.settle()
    return farm


class Mark(Act["Farm"]):
    """What comes after the step under test."""

    def do(self, farm: Farm) -> None:
        farm.boards[0].goods[w.FOOD] = 9


def is_over(farm: Farm) -> bool:
    """Whether the step under test is."""
    return has(farm, "food") == 9


def sells(*goods: str) -> tuple[Sell, ...]:
    """Options to sell goods."""
    return tuple(Sell(0, w.GOODS.index(good)) for good in goods)


def test_in_order_does_its_steps_from_the_first_to_the_last() -> None:
    farm = asking(InOrder(0, (Plow(0), Sow(0), Gain(0, w.GRAIN, 2))), goods={"grain": 1})
    assert (board(farm).plowed, board(farm).sown, has(farm, "grain")) == (1, 1, 2)


def test_in_order_is_chosen_by_the_name_of_its_first_step() -> None:
    step = InOrder(0, (Plow(0), Sow(0)))
    assert step.label() is w.PLOW.move()
    assert InOrder(0, (step, Sow(0))).label() is w.PLOW.move()


def test_in_order_is_possible_where_its_first_step_is() -> None:
    farm = asking(May(0, (InOrder(0, (Sow(0), Plow(0))), InOrder(0, (Plow(0), Sow(0))))))
    assert offered(farm) == ["plow", "done"]


def test_in_order_says_why_its_first_step_is_impossible() -> None:
    farm = asking(May(0, (InOrder(0, (Sell(0, w.WOOD), Plow(0))), *sells("grain"))), goods={"grain": 1})
    assert refused(farm, 1, "sell wood").message.values["have"] == 0


def test_one_of_offers_what_is_possible_and_no_way_out() -> None:
    farm = asking(OneOf(0, (*sells("wood", "sheep", "grain"), Plow(0))), goods={"wood": 1, "grain": 1})
    assert offered(farm) == ["sell wood", "sell grain", "plow"]


def test_one_of_is_over_after_one() -> None:
    farm = asking(OneOf(0, (*sells("wood"), Plow(0))), goods={"wood": 2})
    play(farm, 1, "sell wood")
    assert is_over(farm)
    assert has(farm, "wood") == 1


def test_one_of_without_a_choice_is_not_asked() -> None:
    farm = asking(OneOf(0, sells("wood", "grain")), goods={"wood": 2})
    assert is_over(farm)
    assert has(farm, "wood") == 1


@pytest.mark.parametrize("kind", [OneOf, May, AnyOrder, ThenOr, Times])
def test_a_choice_of_which_nothing_is_possible_is_over_at_once(kind: type[Choice]) -> None:
    assert is_over(asking(kind(0, sells("wood", "grain"))))


@pytest.mark.parametrize("kind", [OneOf, May, AnyOrder, ThenOr, Times])
def test_a_choice_is_possible_where_one_of_its_options_is(kind: type[Choice]) -> None:
    farm = asking(May(0, (Plow(0),)), goods={"wood": 1})
    assert kind(0, sells("grain", "wood")).possible(farm)
    assert not kind(0, sells("grain", "sheep")).possible(farm)


def test_may_can_be_declined() -> None:
    farm = asking(May(0, sells("wood", "grain")), goods={"wood": 1})
    assert offered(farm) == ["sell wood", "done"]
    play(farm, 1, "done")
    assert is_over(farm)
    assert has(farm, "wood") == 1


def test_may_is_over_after_one() -> None:
    farm = asking(May(0, sells("wood", "grain")), goods={"wood": 1, "grain": 1})
    play(farm, 1, "sell grain")
    assert is_over(farm)


def test_and_or_owes_one_before_it_may_be_left() -> None:
    farm = asking(AnyOrder(0, (Plow(0), Sow(0)), 1), goods={"grain": 1}, plowed=1)
    assert offered(farm) == ["plow", "sow"]
    play(farm, 1, "sow")
    assert offered(farm) == ["plow", "done"]


def test_and_or_does_both_in_either_order() -> None:
    farm = asking(AnyOrder(0, (Plow(0), Sow(0)), 1), goods={"grain": 1}, plowed=1)
    play(farm, 1, "sow", "plow")
    assert is_over(farm)
    assert (board(farm).plowed, board(farm).sown) == (2, 1)


def test_and_or_offers_what_became_possible_by_the_first() -> None:
    farm = asking(AnyOrder(0, (Sow(0), *sells("wood"), Plow(0)), 1), goods={"grain": 1, "wood": 1})
    assert offered(farm) == ["sell wood", "plow"]
    play(farm, 1, "plow")
    assert offered(farm) == ["sow", "sell wood", "done"]


def test_and_or_does_nothing_twice() -> None:
    farm = asking(AnyOrder(0, (Plow(0), *sells("wood")), 1), goods={"wood": 3})
    play(farm, 1, "sell wood")
    assert offered(farm) == ["plow", "done"]


def test_and_or_may_owe_several() -> None:
    farm = asking(AnyOrder(0, (Plow(0), *sells("wood", "grain", "sheep")), 2), goods={"wood": 1, "grain": 1})
    play(farm, 1, "plow")
    assert offered(farm) == ["sell wood", "sell grain"]
    play(farm, 1, "sell wood")
    assert offered(farm) == ["sell grain", "done"]


def test_and_or_owes_no_more_than_is_possible() -> None:
    farm = asking(AnyOrder(0, (Plow(0), *sells("wood", "grain")), 3), goods={"grain": 1})
    play(farm, 1, "plow")
    assert is_over(farm)


def test_and_or_that_owes_nothing_may_be_left_at_once() -> None:
    farm = asking(AnyOrder(0, (Plow(0),), 0))
    assert offered(farm) == ["plow", "done"]


def test_then_or_does_both_in_order() -> None:
    farm = asking(ThenOr(0, (Plow(0), Sow(0))), goods={"grain": 1})
    assert board(farm).plowed == 1  # the only possible one
    assert offered(farm) == ["sow", "done"]
    play(farm, 1, "sow")
    assert is_over(farm)


def test_then_or_can_leave_out_the_first_but_not_come_back_to_it() -> None:
    farm = asking(ThenOr(0, (Plow(0), *sells("wood"), Sow(0))), goods={"grain": 1, "wood": 1}, plowed=1)
    assert offered(farm) == ["plow", "sell wood", "sow"]
    play(farm, 1, "sell wood")
    assert offered(farm) == ["sow", "done"]


def test_then_or_can_leave_out_the_second() -> None:
    farm = asking(ThenOr(0, (Plow(0), Sow(0))), goods={"grain": 1}, plowed=1)
    play(farm, 1, "plow", "done")
    assert is_over(farm)
    assert board(farm).sown == 0


def test_times_is_over_after_so_many() -> None:
    farm = asking(Times(0, sells("wood", "grain"), 2), goods={"wood": 5, "grain": 5})
    play(farm, 1, "sell wood", "sell grain")
    assert is_over(farm)
    assert (has(farm, "wood"), has(farm, "grain")) == (4, 4)


def test_times_may_do_the_same_again() -> None:
    farm = asking(Times(0, sells("wood", "grain"), 3), goods={"wood": 5})
    play(farm, 1, "sell wood", "sell wood")
    assert offered(farm) == ["sell wood", "done"]


def test_times_owes_as_often_as_it_says() -> None:
    farm = asking(Times(0, sells("wood", "grain"), 3, 2), goods={"wood": 5, "grain": 1})
    assert offered(farm) == ["sell wood", "sell grain"]
    play(farm, 1, "sell wood")
    assert offered(farm) == ["sell wood", "sell grain"]
    play(farm, 1, "sell wood")
    assert offered(farm) == ["sell wood", "sell grain", "done"]


def test_times_is_over_when_nothing_more_is_possible() -> None:
    farm = asking(Times(0, sells("wood", "grain"), 3, 3), goods={"wood": 2})
    assert is_over(farm)
    assert has(farm, "wood") == 0


class Costly(Option["Farm"]):
    """An option of the same name as another, but impossible."""

    def label(self) -> Move:
        return w.PLOW.move()

    def problem(self, farm: Farm) -> int:
        return w.NO_ROOM


def test_of_two_options_with_one_name_the_possible_one_is_chosen() -> None:
    farm = asking(May(0, (Costly(0), Plow(0))))
    assert offered(farm) == ["plow", "done"]
    play(farm, 1, "plow")
    assert board(farm).plowed == 1


def test_an_option_says_why_it_is_impossible() -> None:
    farm = at("turn", players=1, mine={"goods": {"food": 1}}, used=["forest"])
    refusal = refused(farm, 1, "use forest")
    assert refusal.message == Message("refusal.space_used", {"space": Message("space.forest")})
    assert refusal.clause == "TO-2"


def test_an_option_says_what_is_missing() -> None:
    farm = asking(May(0, sells("wood", "grain")), goods={"grain": 1})
    assert refused(farm, 1, "sell wood").message == Message(
        "refusal.too_few", {"need": 1, "have": 0, "good": Message("good.wood")}
    )


def test_a_move_that_no_option_stands_for_does_not_answer() -> None:
    farm = asking(May(0, sells("wood")), goods={"wood": 1})
    assert refused(farm, 1, "plow").message.id == "refusal.not_asked"


def test_what_may_be_done_at_any_time_may_be_done_in_a_choice() -> None:
    farm = asking(May(0, sells("wood")), goods={"wood": 1, "sheep": 1})
    assert extras(farm) == ["cook sheep"]
    play(farm, 1, "cook sheep")
    assert has(farm, "food") == 2
    assert offered(farm) == ["sell wood", "done"]


def test_an_option_that_says_only_whether_it_is_possible() -> None:
    class Simple(Option["Farm"]):
        def label(self) -> Move:
            return w.PLOW.move()

        def possible(self, farm: Farm) -> bool:
            return False

    farm = asking(May(0, (Simple(0), UseSpace(0, w.FOREST))))
    assert offered(farm) == ["use forest", "done"]


class PayFood(Ask["Farm"]):
    """Pays 3 food; while there is less, only what may be cooked brings it nearer."""

    def moves(self, farm: Farm) -> list[Move]:
        if farm.boards[0].goods[w.FOOD] >= 3:
            return [w.PLOW.move()]
        return [move for move in farm.extras(0) if move.verb is w.COOK]

    def choose(self, farm: Farm, move: Move) -> None:
        farm.boards[0].goods[w.FOOD] -= 3


def test_an_extra_among_the_answers_leaves_the_question_open() -> None:
    farm = asking(PayFood(0), goods={"food": 1, "sheep": 2, "grain": 2})
    assert offered(farm) == ["cook grain", "cook sheep"]
    assert extras(farm) == []
    play(farm, 1, "cook grain")
    assert offered(farm) == ["cook grain", "cook sheep"]


def test_a_single_extra_among_the_answers_happens_by_itself() -> None:
    farm = asking(PayFood(0), goods={"sheep": 2})
    assert (has(farm, "sheep"), is_over(farm)) == (0, True)
