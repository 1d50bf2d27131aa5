"""Moments: which cards join in, in which order, who is asked, what nested effects and leaving cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from hogar.kernel.moment import TRIGGER, Moment, Trigger, raise_moment
from hogar.kernel.step import Act, Step
from tests.kernel.builders import asked, at, board, extras, has, offered, play, refused
from tests.kernel.toy import words as w
from tests.kernel.toy.cards import TRIGGERS
from tests.kernel.toy.steps import Gain

if TYPE_CHECKING:
    from tests.kernel.toy.table import Farm


def wooded(players: int = 2, wood: int = 0, **played: list[str]) -> Farm:
    """Seat 1 is about to use the forest, which gives three wood; `a` to `d` have these cards in play."""
    seats = {str("abcd".index(seat) + 1): {"played": cards} for seat, cards in played.items()}
    mine = {"goods": {"wood": wood}, **seats.pop("1", {})}
    return at(
        "turn", players=players, mine=mine, others={seat: {"goods": {}, **cards} for seat, cards in seats.items()}
    )


def built(players: int = 2, **boards: dict[str, Any]) -> Farm:
    """Seat 1 has just built a room; `a` to `d` are the boards of the seats."""
    seats = {str("abcd".index(seat) + 1): {"goods": {}, **fields} for seat, fields in boards.items()}
    return at("build", players=players, mine=seats.pop("1", {"goods": {}}), others=seats)


def test_a_moment_that_nobody_waits_for_never_comes() -> None:
    farm = wooded()
    raise_moment(farm, w.WOOD_GAINED, 0)
    assert not isinstance(farm.lanes[-1].steps[-1], Moment)


def test_a_card_that_waits_for_another_moment_stays_quiet() -> None:
    farm = wooded(a=["herald"])
    play(farm, 1, "use forest")
    assert has(farm, "wood") == 3


def test_a_mandatory_trigger_happens_unasked() -> None:
    farm = wooded(a=["sawmill"])
    play(farm, 1, "use forest")
    assert (has(farm, "wood"), has(farm, "food")) == (2, 1)


def test_a_trigger_whose_condition_does_not_hold_stays_quiet() -> None:
    farm = built(a={"played": ["tutor"]})
    assert board(farm).played == 1 << w.TUTOR


def test_two_that_are_due_are_put_in_order_by_their_owner() -> None:
    farm = wooded(wood=1, a=["sawmill", "kiln"])
    play(farm, 1, "use forest")
    assert asked(farm) == "ChooseTrigger"
    assert offered(farm) == ["fire sawmill", "fire kiln"]


def test_the_second_follows_unasked() -> None:
    farm = wooded(wood=1, a=["sawmill", "kiln"])
    play(farm, 1, "use forest", "fire kiln")
    assert (has(farm, "wood"), has(farm, "food"), has(farm, "grain")) == (2, 1, 1)


def test_a_trigger_whose_condition_another_one_ended_does_not_happen() -> None:
    farm = wooded(a=["sawmill", "kiln"])
    play(farm, 1, "use forest", "fire kiln")
    assert (has(farm, "wood"), has(farm, "food"), has(farm, "grain")) == (2, 0, 1)


def test_a_trigger_that_commutes_is_not_asked_about() -> None:
    farm = wooded(a=["cart", "sawmill"])
    play(farm, 1, "use forest")
    assert (has(farm, "wood"), has(farm, "food")) == (2, 2)


def test_a_trigger_that_commutes_goes_first_wherever_it_stands() -> None:
    farm = wooded(a=["cart", "sawmill", "kiln"])
    play(farm, 1, "use forest")
    assert has(farm, "food") == 1
    assert offered(farm) == ["fire sawmill", "fire kiln"]


def test_an_optional_trigger_is_offered() -> None:
    farm = built(a={"played": ["trader"]})
    assert offered(farm) == ["fire trader", "done"]
    play(farm, 1, "fire trader")
    assert has(farm, "sheep") == 1


def test_an_optional_trigger_can_be_declined() -> None:
    farm = built(a={"played": ["trader"], "goods": {"food": 1}})
    play(farm, 1, "done")
    assert has(farm, "sheep") == 0
    assert asked(farm) == "Feed"


def test_a_mandatory_one_can_not_be_declined_with_the_optional() -> None:
    farm = built(a={"played": ["trader", "herald"]})
    assert offered(farm) == ["fire herald", "fire trader"]
    play(farm, 1, "fire herald")
    assert offered(farm) == ["fire trader", "done"]


def test_while_a_trigger_is_chosen_everything_may_be_done_that_always_may() -> None:
    farm = built(a={"played": ["trader"], "goods": {"sheep": 1}})
    assert extras(farm) == ["cook sheep"]
    play(farm, 1, "cook sheep")
    assert offered(farm) == ["fire trader", "done"]


def test_a_card_that_is_not_due_can_not_be_chosen() -> None:
    farm = built(a={"played": ["trader", "cart"]})
    assert refused(farm, 1, "fire cart").message.id == "refusal.not_asked"


def test_other_seats_react_clockwise_from_the_one_that_acts() -> None:
    farm = at("turn", players=4, seat=3, others={"2": {"played": ["beggar"]}})
    play(farm, 3, "use forest")
    assert [asked(farm, seat) for seat in (1, 2, 3, 4)] == ["", "ChooseTrigger", "", ""]


def test_the_acting_seat_resolves_all_of_its_own_first() -> None:
    farm = built(a={"played": ["trader"], "goods": {}}, b={"played": ["herald"], "goods": {}})
    assert asked(farm, 1) == "ChooseTrigger"
    assert has(farm, "wood", 2) == 0
    play(farm, 1, "done")
    assert has(farm, "wood", 2) == 1


def test_every_seat_in_turn_is_asked() -> None:
    farm = wooded(players=3, b=["miser"], c=["beggar"])
    play(farm, 1, "use forest")
    assert has(farm, "food", 2) == 2
    assert offered(farm, 3) == ["fire beggar", "done"]
    play(farm, 3, "fire beggar")
    assert has(farm, "food", 3) == 1
    assert asked(farm, 2) == "OneOf"


def test_what_a_trigger_sets_off_is_settled_first() -> None:
    farm = built(a={"played": ["herald", "trader"]}, b={"played": ["beggar"]})
    play(farm, 1, "fire herald")
    assert asked(farm, 2) == "ChooseTrigger"
    assert asked(farm, 1) == ""
    play(farm, 2, "done")
    assert offered(farm, 1) == ["fire trader", "done"]


def test_a_nested_moment_belongs_to_who_caused_it() -> None:
    farm = built(a={"goods": {}}, b={"played": ["herald", "sawmill"], "goods": {"wood": 2}})
    assert (has(farm, "wood", 2), has(farm, "food", 2)) == (2, 1)


def test_a_card_that_leaves_play_does_not_silence_the_next() -> None:
    farm = wooded(b=["miser", "beggar"])
    play(farm, 1, "use forest")
    assert offered(farm, 2) == ["fire beggar", "fire miser"]
    play(farm, 2, "fire miser")
    assert offered(farm, 2) == ["fire beggar", "done"]


def test_a_card_that_left_play_no_longer_takes_part() -> None:
    farm = wooded(b=["miser"])
    play(farm, 1, "use forest")
    assert farm.gone == 1 << w.MISER
    assert farm.listeners == 0


def test_a_card_that_comes_into_play_waits_for_the_next_moment() -> None:
    farm = built(a={"played": ["tutor"], "hand": ["trader"], "known": [1], "goods": {"food": 1}})
    assert board(farm).played == 1 << w.TUTOR | 1 << w.TRADER
    assert asked(farm) == "Feed"


def test_a_card_that_comes_into_play_takes_part_in_moments_that_begin_later() -> None:
    farm = at("turn", players=1, mine={"goods": {}, "hand": ["cart"], "known": [1]})
    play(farm, 1, "use camp")
    assert offered(farm) == ["play cart", "done"]
    play(farm, 1, "play cart")
    assert farm.listeners == 1 << w.WOOD_GAINED
    raise_moment(farm, w.WOOD_GAINED, 0)
    assert farm.lane.steps[-1].waiting == ((w.CART,),)  # type: ignore[attr-defined]  # it is a moment


def test_a_moment_remembers_who_took_part_when_it_began() -> None:
    farm = wooded(players=3, a=["sawmill", "kiln"], c=["beggar", "trader"])
    play(farm, 1, "use forest")
    moment = farm.decisions()[0].step.moment  # type: ignore[attr-defined]  # ChooseTrigger's
    assert moment.waiting == ((w.SAWMILL, w.KILN), (), (w.BEGGAR,))


def test_a_moment_says_what_it_is_about() -> None:
    farm = wooded(a=["sawmill", "kiln"])
    play(farm, 1, "use forest")
    moment = farm.decisions()[0].step.moment  # type: ignore[attr-defined]  # ChooseTrigger's
    assert (moment.seat, moment.kind, moment.subject, moment.turn) == (0, w.WOOD_GAINED, 3, 0)


def test_triggers_have_numbers_of_their_own() -> None:
    assert len({trigger.number for trigger in TRIGGERS}) == len(TRIGGERS) == 8


def test_a_trigger_without_a_name_of_its_own_is_chosen_by_number() -> None:
    assert Trigger[Any](17).label() is TRIGGER.move(17)
    assert Trigger[Any](17).label().text == "trigger 17"


class Echo(Trigger["Farm"]):
    """A card that sets itself off for ever."""

    def step(self, farm: Farm, owner: int, moment: Moment) -> Step[Any]:
        return Again(owner)


class Again(Act["Farm"]):
    """Raises the moment again."""

    def do(self, farm: Farm) -> None:
        raise_moment(farm, w.WOOD_GAINED, self.seat)


def test_cards_that_set_each_other_off_for_ever_are_stopped(monkeypatch: Any) -> None:
    farm = wooded(a=["cart"])
    monkeypatch.setattr(type(farm), "triggers", lambda *_: [Echo(3)])
    farm.push(Gain(0, w.WOOD, 1))
    with pytest.raises(RuntimeError, match="the rules run in a circle"):
        farm.settle()
