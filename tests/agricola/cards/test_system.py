"""What cards need of the system, shown with toy cards: each stands in the place of a real one for one test."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest

from hogar.games.agricola import hooks as h
from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.card import Card
from hogar.games.agricola.cards.deal import Grant
from hogar.games.agricola.cards.deal import goods as gifts
from hogar.games.agricola.cards.effect import A_ROUND, A_TURN, Effect
from hogar.games.agricola.conversions import cooking_improvements
from hogar.games.agricola.farm import FARM, Packed
from hogar.games.agricola.herds import may_stand
from hogar.games.agricola.moves import PLAY
from hogar.games.agricola.payment import FOR_ROOM, Bill
from hogar.games.agricola.scoring import unused
from hogar.games.agricola.steps.deals import AskCard
from hogar.games.agricola.steps.hands import DrawFromPack, back_in_hand, give_left, into_pack
from hogar.games.agricola.steps.playing import begin_card, card_obstacle
from hogar.games.agricola.steps.work import PlaceMore
from hogar.kernel.combine import DONE
from hogar.parts.grid import lowest
from hogar.parts.payment import Swap
from tests.agricola.builders import (
    answers,
    asks,
    board,
    chance,
    goods,
    hand,
    no,
    number,
    outcomes,
    play,
    played,
    points,
    with_card,
)
from tests.agricola.cards.toys import HEARD, Toys
from tests.clauses import clause

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move


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


class Scythe(Card):
    """A second crop from one field."""

    ID: ClassVar[str] = "A112"
    RULES: ClassVar[int] = h.HARVEST

    def more_crops(self, table: Table, seat: int) -> int:
        return 1 << 1


@clause("AG-265")
@pytest.mark.parametrize(("lying", "grain", "left"), [(3, 3, {"a3": 2, "a2": 1}), (1, 2, {"a3": 2})])
def test_a_card_takes_a_second_crop_of_a_field_in_the_same_event(
    toys: Toys, lying: int, grain: int, left: dict[str, int]
) -> None:
    toys(Scythe)
    mine = {"fields": ["a2", "a3"], "grain": {"a2": lying, "a3": 3}, "goods": {"food": 9}}
    table = with_card("A112", mine=mine, moment="harvest")
    assert (goods(table)["grain"], Packed().write(board(table).grain)) == (grain, left)


@clause("AG-215")
def test_a_turn_knows_that_a_cooking_improvement_was_used_or_a_fireplace_exchanged() -> None:
    mine = {"goods": {"vegetable": 2, "clay": 4}, "majors": ["fireplace_2"]}
    table = play(with_card("A116", mine=mine), "place major_improvement_space", "build cooking_hearth_4")
    play(table, "return fireplace_2")
    assert board(table).deeds & (w.UPGRADE_DEED | w.COOKING_DEED) == w.UPGRADE_DEED
    mine = {"goods": {"vegetable": 2}, "majors": ["fireplace_2"]}
    table = play(with_card("A116", mine=mine), "cook vegetable")
    assert board(table).deeds == w.COOKING_DEED
    assert board(play(with_card("A116", mine={"goods": {"vegetable": 2}}), "cook vegetable")).deeds == 0


@clause("AG-45", "AG-215")
def test_what_is_cooked_before_placing_belongs_to_the_turn_and_is_forgotten_with_the_next() -> None:
    mine = {"goods": {"vegetable": 2}, "majors": ["fireplace_2"]}
    table = play(with_card("A116", mine=mine), "cook vegetable", "place day_laborer")
    assert board(table).deeds == w.COOKING_DEED
    play(table, "place farmland", "plow a3", seat=2)
    assert (asks(table), board(table).deeds) == (1, 0)


class Early(Card):
    """The card of the last round as a space of the owner's."""

    ID: ClassVar[str] = "B023"
    SPACE: ClassVar[int] = w.FARM_REDEVELOPMENT
    PUBLIC: ClassVar[bool] = False


@clause("AG-20", "AG-380")
def test_a_round_card_to_come_is_its_owners_space_until_it_is_turned_up(toys: Toys) -> None:
    toys(Early)
    rich = {"goods": {"clay": 9, "stone": 9, "reed": 9, "wood": 9, "food": 9}}
    table = with_card("B023", mine=rich, others={"2": rich}, round=13)
    assert "place farm_redevelopment" in answers(table)
    play(table, "place day_laborer")
    assert "place farm_redevelopment" not in answers(table)
    play(table, "place fencing", "fence a5", "close", "done", seat=2)
    play(table, "place farm_redevelopment", "done")
    play(table, "place farmland", "plow a3", seat=2)
    while "place farmland" not in answers(table):
        play(table, "feed", seat=asks(table))
    assert (table.round, table.boards[0].own_spaces) == (14, [])
    play(table, "place farm_redevelopment", seat=asks(table))


class Straight(Card):
    """Wood to stone at once."""

    ID: ClassVar[str] = "A087"
    RULES: ClassVar[int] = h.STRAIGHT


@clause("AG-119", "AG-122")
def test_a_card_lets_a_wooden_house_become_stone_at_once(toys: Toys) -> None:
    toys(Straight)
    rich = {"goods": {"clay": 2, "stone": 2, "reed": 1}}
    table = play(with_card("A087", mine=rich), "place house_redevelopment")
    assert answers(table) == ["renovate clay", "renovate stone"]
    play(table, "renovate stone")
    assert (board(table).material, goods(table)) == (w.STONEN, {"clay": 2})
    table = play(with_card("A087", mine={"goods": {"stone": 2, "reed": 1}}), "place house_redevelopment")
    assert board(table).material == w.STONEN
    table = with_card(mine={"goods": {"stone": 2, "reed": 1}})
    assert no(table, "place house_redevelopment")[0] == "not_enough"


class Student(Card):
    """An occupation in the place of bread."""

    ID: ClassVar[str] = "A097"
    RULES: ClassVar[int] = h.INSTEAD
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.INSTEAD, grant=Grant(w.OCCUPATION, must=True), limit=A_TURN),)

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        return moment.subject == w.BAKE_BREAD


@clause("AG-223", "AG-232")
def test_an_action_may_be_taken_in_the_place_of_another(toys: Toys) -> None:
    toys(Student)
    table = with_card("A097", hand=("A116",), mine={"goods": {"grain": 1}, "majors": ["clay_oven"]})
    play(table, "place grain_utilization")
    assert answers(table) == ["do bake_bread", "use a097 0"]
    play(table, "use a097 0", "play a116")
    assert (played(table), goods(table), asks(table)) == (["A097", "A116"], {"grain": 1}, 2)
    play(with_card("A097", hand=("A116",)), "place grain_utilization", "use a097 0", "play a116")
    assert no(with_card("A097"), "place grain_utilization")[0] == "nothing_possible"


class Hearth(Card):
    """A Fireplace of one's own."""

    ID: ClassVar[str] = "A060"
    RULES: ClassVar[int] = h.FIREPLACE | h.COOKING

    def rates(self, table: Table, seat: int, rates: list[int]) -> list[int]:
        return [max(rate, 4) if good == w.VEGETABLE else rate for good, rate in enumerate(rates)]


@clause("AG-211")
def test_a_card_is_returned_like_a_fireplace_and_is_out_of_the_game(toys: Toys) -> None:
    toys(Hearth)
    table = with_card("A060", mine={"goods": {"clay": 4}})
    assert cooking_improvements(table, 0) == 1
    play(table, "place major_improvement_space", "build cooking_hearth_4")
    assert answers(table) == ["give_up a060", "pay 4 clay"]
    play(table, "give_up a060")
    assert (played(table), table.aside, goods(table)) == ([], [number("A060")], {"clay": 4})
    assert (board(table).deeds & w.UPGRADE_DEED, cooking_improvements(table, 0)) == (w.UPGRADE_DEED, 1)


class Fund(Card):
    """A wood before every improvement, for nothing or for a food."""

    ID: ClassVar[str] = "B075"
    RULES: ClassVar[int] = h.GIVE
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.PLAY_IMPROVEMENT_BEFORE, may=True, pay=gifts(food=1), give=gifts(wood=1)),
    )


@clause("AG-367")
def test_what_comes_before_a_payment_counts_and_must_then_be_taken(toys: Toys) -> None:
    toys(Fund)
    mine = {"goods": {"wood": 1, "stone": 2, "food": 1}}
    table = play(with_card("B075", mine=mine), "place major_improvement_space")
    assert answers(table) == ["build joinery"]
    play(table, "build joinery")
    assert answers(table) == ["use b075 0"]
    play(table, "use b075 0")
    assert goods(table) == {}
    mine["goods"]["wood"] = 2
    table = play(with_card("B075", mine=mine), "place major_improvement_space", "build joinery")
    assert answers(table) == ["use b075 0", "done"]
    assert no(with_card(mine={"goods": {"wood": 1, "stone": 2, "food": 1}}), "place major_improvement_space")


class Axe(Card):
    """Two reed less for the second room of an action."""

    ID: ClassVar[str] = "A014"
    RULES: ClassVar[int] = h.COST

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        return [Swap(w.REED, 2)] if bill.kind == FOR_ROOM and bill.earlier == 1 else []


@clause("AG-116", "AG-392")
def test_a_price_knows_how_many_rooms_the_action_built_before(toys: Toys) -> None:
    toys(Axe)
    table = with_card("A014", mine={"goods": {"wood": 15, "reed": 4}})
    play(table, "place farm_expansion", "do build_rooms", "room a1", "room b2", "room b3")
    assert goods(table) == {}


class Lottery(Card):
    """An occupation of the hand by chance: played for 2 food, or given to the left."""

    ID: ClassVar[str] = "B003"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (Effect(m.ON_PLAY, act=True),)

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        for card in table.boards[seat].hand_occupations:
            into_pack(table, seat, card)
        table.push(DrawFromPack(seat, self.effects[0].number))

    def drawn(self, table: Table, seat: int, part: int, card: int) -> None:
        table.push(AskCard(seat, self.effects[0].number))

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        card = table.boards[seat].pack_occupations[0]
        moves = [PLAY.move(card)] if card >= 0 and card_obstacle(table, seat, card, 2) == 0 else []
        return [*moves, DONE.move()]

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        card = table.boards[seat].pack_occupations[0]
        back_in_hand(table, seat)
        if move.verb is PLAY:
            begin_card(table, seat, card, 2, -1, w.OCCUPATION)
        else:
            give_left(table, seat, card)


@clause("AG-364")
def test_a_card_of_the_hand_is_drawn_by_chance_and_given_away_unseen_by_others(toys: Toys) -> None:
    toys(Lottery)
    mine = {"goods": {"food": 2}}
    table = with_card(hand=("B003", "A116", "A090", "A102"), mine=mine, players=3)
    play(table, "place meeting_place", "do minor_improvement", "play b003")
    assert outcomes(table) == {"pick a090": 1, "pick a102": 1, "pick a116": 1}
    chance(table, "pick a116")
    assert (answers(table), sorted(hand(table))) == (["play a116", "done"], ["A090", "A102"])
    play(table, "done")
    assert (sorted(hand(table)), hand(table, 2)) == (["A090", "A102"], ["A116", "B003"])
    assert [number("A116") in own.seen for own in table.boards] == [True, False, False]
    assert [board(view_of(table, seat), 2).hand_occupations for seat in range(3)] == [
        [number("A116")], [number("A116")], [-1],
    ]  # fmt: skip


def view_of(table: Table, seat: int) -> Table:
    """The table as a seat sees it."""
    copy = table.clone()
    copy.mask(seat)
    return copy


class Corner(Card):
    """A place of its own for a stable."""

    ID: ClassVar[str] = "B085"
    RULES: ClassVar[int] = h.STABLES

    def stable_spot(self, table: Table, seat: int) -> bool:
        return not table.boards[seat].note_of(self.own_note)

    def stable_stands(self, table: Table, seat: int) -> None:
        table.boards[seat].note(self.own_note, 1)


@clause("AG-148", "AG-149")
def test_a_stable_of_the_action_may_stand_in_a_place_of_a_card(toys: Toys) -> None:
    toys(Corner)
    table = play(with_card("B085", mine={"goods": {"wood": 4}}), "place farm_expansion")
    assert "use b085 0" in answers(table)
    play(table, "use b085 0")
    assert "use b085 0" not in answers(table)
    play(table, "stable a5")
    assert (table.stables_left(0), board(table).stables_built(), goods(table), asks(table)) == (2, 2, {}, 2)


class Planks(Card):
    """Two wood in the place of a fence."""

    ID: ClassVar[str] = "B030"
    RULES: ClassVar[int] = h.PALISADES

    def palisade(self) -> int:
        return 2


@clause("AG-171", "AG-232")
def test_wood_may_lie_on_the_edge_in_the_place_of_fences(toys: Toys) -> None:
    toys(Planks)
    table = play(with_card("B030", mine={"goods": {"wood": 5}}), "place fencing", "fence a5")
    assert answers(table) == ["palisades 0", "palisades 1"]
    play(table, "palisades 1")
    assert (board(table).palisades, board(table).fence_pieces(), table.fences_left(0)) == (1, 3, 12)
    assert goods(table) == {}


@clause("AG-171")
def test_who_has_no_fences_left_builds_with_palisades_alone_on_the_edge(toys: Toys) -> None:
    toys(Planks)
    mine = {"goods": {"wood": 6}, "pastures": [["a4", "b4"], ["b3", "c3", "c4", "c5"]], "lost": {"fence": 1}}
    table = with_card("B030", mine=mine)
    assert (table.fences_left(0), "place fencing" in answers(table)) == (0, True)
    play(table, "place fencing")
    assert answers(table) == ["fence a5", "fence b5"]
    play(table, "fence a5")
    assert (board(table).palisades, goods(table), asks(table), board(table).deeds) == (3, {}, 2, 0)
    assert "place fencing" not in answers(with_card(mine=mine))


class Meadow(Card):
    """Small pastures are sown like fields."""

    ID: ClassVar[str] = "B072"
    RULES: ClassVar[int] = h.FIELDS

    def more_fields(self, table: Table, seat: int) -> int:
        return sum([1 << lowest(pasture) for pasture in table.boards[seat].pastures])


@clause("AG-143", "AG-166")
def test_a_pasture_with_crops_is_not_divided(toys: Toys) -> None:
    toys(Meadow)
    mine = {"goods": {"wood": 9, "grain": 1}, "pastures": [["a4", "a5"], ["b4", "b5"]]}
    table = play(with_card("B072", mine=mine), "place grain_utilization", "sow grain a4")
    play(table, "place farmland", "plow a3", seat=2)
    play(table, "place fencing")
    assert "fence a4" not in answers(table)
    assert "fence b4" in answers(table)
    assert Packed().write(board(table).grain) == {"a4": 3}


class Building(Card):
    """The cells beside the house come last."""

    ID: ClassVar[str] = "B038"
    RULES: ClassVar[int] = h.LAND

    def barred(self, table: Table, seat: int) -> int:
        beside = FARM.beside(board(table, seat + 1).rooms)
        return beside if unused(board(table, seat + 1)) & ~beside else 0


@clause("AG-232")
def test_a_card_keeps_cells_free_until_there_are_no_others(toys: Toys) -> None:
    toys(Building)
    rich = {"goods": {"wood": 15, "reed": 4}}
    table = play(with_card("B038", mine=rich), "place farmland")
    assert "plow a1" not in answers(table)
    assert no(table, "plow a1") == ("not_with_this", "AG-232")
    assert answers(play(with_card("B038", mine=rich), "place farm_expansion"))[0] == "stable a2"
    table = play(with_card("B038", mine={"goods": {"wood": 9}}), "place fencing")
    assert "fence b2" not in answers(table)


class Full(Card):
    """A point for each full pasture."""

    ID: ClassVar[str] = "A134"
    RULES: ClassVar[int] = h.HERDS

    def herd(self, table: Table, seat: int, place: int, capacity: int, animals: int) -> int:
        return int(place < len(table.boards[seat].pastures) and animals == capacity)


class Roomy(Full):
    """A point for each pasture that has animals and room for 3 more."""

    ID: ClassVar[str] = "B098"

    def herd(self, table: Table, seat: int, place: int, capacity: int, animals: int) -> int:
        return int(place < len(table.boards[seat].pastures) and 0 < animals <= capacity - 3)


@clause("AG-180", "AG-261", "AG-399")
def test_cards_that_look_at_herds_share_the_best_arrangement(toys: Toys) -> None:
    toys(Full)
    toys(Roomy)
    farm = {"pastures": [["a4"], ["a5", "b5"]], "goods": {"sheep": 3}}
    assert points(with_card("A134", mine=farm), "cards") == 1
    assert points(with_card("B098", mine=farm), "cards") == 1
    assert points(with_card("A134", "B098", mine=farm), "cards") == 2
    farm["goods"] = {"sheep": 4}
    assert points(with_card("A134", mine=farm), "cards") == 1


@clause("AG-180")
def test_herds_are_arranged_as_a_card_wishes_if_all_find_a_place() -> None:
    farm = {"pastures": [["a4"], ["a5", "b5"]], "goods": {"sheep": 3, "boar": 1}}
    table = with_card("A116", mine=farm)
    assert may_stand(table, 0, [1, 0])
    assert not may_stand(table, 0, [0, 2])
    assert may_stand(table, 0, [0, 0])
    assert not may_stand(with_card("A116", mine={"pastures": farm["pastures"], "goods": {"sheep": 1}}), 0, [0, 0])


class Digger(Card):
    """A field for every occupation."""

    ID: ClassVar[str] = "A015"
    EFFECTS: ClassVar[tuple[Effect, ...]] = (
        Effect(m.PLAY_OCCUPATION, grant=Grant(w.PLOW, must=True)),
        Effect(m.PLAY_OCCUPATION, pay=gifts(food=1), give=gifts(stone=1)),
    )


@clause("AG-375")
def test_an_effect_is_settled_with_all_that_it_sets_off_before_the_next(toys: Toys) -> None:
    toys(Digger)
    table = play(with_card("A015", hand=("A116",), mine={"goods": {"food": 1}}), "place lessons", "play a116")
    assert answers(table) == ["use a015 0", "use a015 1"]
    play(table, "use a015 0")
    assert (answers(table)[0].startswith("plow"), goods(table)) == (True, {"food": 1})
    play(table, "plow a3")
    assert (asks(table), goods(table)) == (2, {"stone": 1})
