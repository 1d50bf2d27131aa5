"""What cards need of the system, shown with toy cards: each stands in the place of a real one for one test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import pytest

from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.effect import A_ROUND, Effect
from hogar.games.agricola.cards.manifest import CARD_RULES
from hogar.games.agricola.steps.work import PlaceMore
from tests.agricola.builders import answers, asks, board, no, play, with_card
from tests.clauses import clause

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table

HEARD: Final[list[Any]] = []
"""What a toy card saw."""


class Toys:
    """Puts toy cards in the place of real ones."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(CARD_RULES, "cards", list(CARD_RULES.cards))
        patch.setattr(CARD_RULES, "owners", dict(CARD_RULES.owners))

    def __call__(self, kind: type[Card]) -> None:
        CARD_RULES.put(kind())


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Toys:
    """Toy cards for one test."""
    return Toys(monkeypatch)


class Pair(Card):
    """A second turn at once."""

    ID: ClassVar[str] = "B024"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.TURN_OVER, may=True, act=True),)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(PlaceMore(seat, spaces=w.ANIMAL_MARKETS, turn=True))


@clause("AG-369", "AG-380")
def test_a_second_turn_of_the_same_player_is_a_turn_of_its_own_and_no_third_follows(toys: Toys) -> None:
    toys(Pair)
    table = with_card("B024", mine={"home": 3, "people": 3}, table={"piles": {"sheep_market": 1}})
    play(table, "place day_laborer", "use b024 0")
    assert (answers(table), table.turns, board(table).deeds) == (["place sheep_market", "done"], 1, 0)
    play(table, "place sheep_market")
    assert (asks(table), table.turns, table.used(0), table.used(0, table.before)) == (
        2, 2, [w.DAY_LABORER, w.SHEEP_MARKET], [w.SHEEP_MARKET],
    )  # fmt: skip


class Anywhere(Card):
    """Another person on any space, occupied or not."""

    ID: ClassVar[str] = "A094"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.IMMEDIATELY_AFTER, spaces=1 << w.FARMLAND, act=True),)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.push(PlaceMore(seat, True, spaces=w.EVERY_SPACE & ~(1 << w.MEETING_PLACE), occupied=True))


@clause("AG-46", "AG-369")
def test_a_person_may_be_placed_where_somebody_stands_if_a_card_says_so(toys: Toys) -> None:
    toys(Anywhere)
    table = play(with_card("A094"), "place farmland", "plow a3")
    assert "place farmland" in answers(table)
    assert no(table, "place meeting_place") == ("not_with_this", "AG-232")
    play(table, "place farmland", "plow a4")
    assert (asks(table), table.turns, table.visitors(w.FARMLAND)) == (2, 1, [0, 0])


class Borrowed(Card):
    """Looks at where everybody stands at the end of the work phase."""

    ID: ClassVar[str] = "A022"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.END_OF_WORK, act=True),)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        HEARD.append(table.boards[seat].persons)


@clause("AG-45", "AG-126")
@pytest.mark.parametrize(("end", "guests"), [("place grain_seeds", 1), ("done", 0)])
def test_a_guest_takes_a_turn_more_or_is_left_at_home(toys: Toys, end: str, guests: int) -> None:
    toys(Borrowed)
    mine = {"home": 1, "waiting": 1}
    table = play(with_card("A022", mine=mine, others={"2": {"home": 0}}), "place day_laborer")
    assert (asks(table), "done" in answers(table), table.persons_left(0)) == (1, True, 3)
    HEARD.clear()
    play(table, end)
    assert len(HEARD[0]) == guests + 1


class Latecomer(Card):
    """A newborn comes home when nobody else is left."""

    ID: ClassVar[str] = "A092"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.WORK_OVER, act=True, limit=A_ROUND),)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        table.boards[seat].home += 1


@clause("AG-51")
def test_who_gets_a_person_when_nobody_has_one_left_places_it_still(toys: Toys) -> None:
    toys(Latecomer)
    table = with_card("A092", mine={"home": 1}, others={"2": {"home": 0}})
    play(table, "place day_laborer")
    assert (asks(table), board(table).home) == (1, 1)
