"""`hogar check` catches faults: games that are broken in one way, and the words that it finds for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from hogar.games.skara_brae.game import SkaraBrae
from hogar.games.skara_brae.table import Table
from hogar.kernel.codec import Codec
from hogar.kernel.combine import DONE
from hogar.kernel.move import Move, Verb
from hogar.kernel.parameters import Words
from hogar.kernel.seats import EVERYBODY, UNKNOWN
from hogar.lab.check.walk import Failure, Walk
from tests.lab.harbour import DEAL, DEALT, FISH, NO_CARD, SELL, SOLD, Day, DealCard, Harbour, NextDay, Quay

if TYPE_CHECKING:
    from hogar.kernel.game import Edition, Game, Options
    from hogar.kernel.rng import Rng

SEEDS = range(8)
MOST = 600


def failure(game: Game[Any], players: int = 3) -> Failure:
    """The first failure among some matches; the test fails where there is none."""
    for seed in SEEDS:
        found = Walk(game, players, seed, MOST).run().failure
        if found is not None:
            return found
    pytest.fail("no proof found the fault")


def says(game: Game[Any], proof: str, words: str, players: int = 3) -> None:
    """The failure is that of a proof, and its words say what is wrong."""
    found = failure(game, players)
    assert (found.proof, words in found.problem) == (proof, True), f"{found.proof}: {found.problem}"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_sound_game_keeps_every_promise(players: int) -> None:
    assert [Walk(Harbour(), players, seed).run().failure for seed in SEEDS] == [None] * len(SEEDS)


def test_every_proof_looks_at_something() -> None:
    made = Walk(Harbour(), 3, 1).run().made
    made.pop("words")  # a game of the tests has no catalogue
    assert [name for name, times in made.items() if not times] == []


# Legal lists, texts, refusals.


class EmptyDay(Day):
    def moves(self, quay: Quay) -> list[Move]:
        return super().moves(quay) if quay.coins[self.seat] < 3 else []


def test_an_empty_list_is_found() -> None:
    says(Harbour(day=EmptyDay), "legal lists", "is asked (HA-1), but nothing is legal")


class DoubleDay(Day):
    def moves(self, quay: Quay) -> list[Move]:
        return [*super().moves(quay), DONE.move()]


def test_a_move_that_is_listed_twice_is_found() -> None:
    says(Harbour(day=DoubleDay), "legal lists", "a move is twice in the list of seat 1")


class StuckDay(NextDay):
    def ready(self, quay: Quay) -> bool:
        return quay.round < 2 and super().ready(quay)


def test_a_game_in_which_nobody_can_go_on_is_found() -> None:
    says(Harbour(next_day=StuckDay), "legal lists", "nobody is asked and the game is not over")


MUMBLE = Verb("mumble", Words("word", ("so", "so")))


class MumblingDay(Day):
    def moves(self, quay: Quay) -> list[Move]:
        return [*super().moves(quay), MUMBLE.move(1)]


def test_a_text_that_is_read_as_another_move_is_found() -> None:
    says(Harbour(day=MumblingDay, verbs=(DEAL, FISH, SELL, MUMBLE)), "texts", "mumble so")


WAVE = Verb("wave")


class WavingDay(Day):
    def moves(self, quay: Quay) -> list[Move]:
        return [*super().moves(quay), WAVE.move()]


def test_a_verb_that_the_manifest_forgets_is_found() -> None:
    says(Harbour(day=WavingDay), "texts", "the verb of 'wave' is in no manifest")


class SpeechlessDay(Day):
    def check(self, quay: Quay, move: Move) -> int:
        return 7


def test_a_refusal_without_a_reason_is_found() -> None:
    says(Harbour(day=SpeechlessDay), "refusals", "IndexError")


class CuriousDay(Day):
    def check(self, quay: Quay, move: Move) -> int:
        quay.coins[self.seat] += 1
        return super().check(quay, move)


def test_a_question_that_changes_the_position_is_found() -> None:
    says(Harbour(day=CuriousDay), "refusals", "the position changed while moves were only asked about")


# Positions as data.


class SharingQuay(Quay):
    def clone(self) -> Quay:
        copy = super().clone()
        copy.boats = self.boats
        return copy


def test_a_clone_that_shares_a_list_is_found() -> None:
    says(Harbour(table=SharingQuay), "clones", "playing a clone changes the key or the lists of the original")


class ForgetfulQuay(Quay):
    FIELDS: ClassVar[dict[str, Codec]] = {name: codec for name, codec in Quay.FIELDS.items() if name != "sold"}


def test_a_field_that_saves_leave_out_is_found() -> None:
    says(Harbour(table=ForgetfulQuay), "saves", "the key of what was read is different")


class BlindQuay(Quay):
    def fingerprint(self) -> tuple[Any, ...]:
        return self.round, tuple(self.coins), tuple(self.boats), tuple(self.hands)


def test_a_field_that_keys_leave_out_is_found() -> None:
    says(Harbour(table=BlindQuay), "keys", "the key does not depend on table.sold")


class BrokeDay(Day):
    def interject(self, quay: Quay, move: Move) -> None:
        quay.coins[self.seat] -= 2


def test_a_broken_invariant_is_found() -> None:
    says(Harbour(day=BrokeDay), "invariants", "coins below zero")


# Lanes and undo.


class GreedyDay(Day):
    def moves(self, quay: Quay) -> list[Move]:
        left = 8 - sum(quay.coins)
        return [FISH.move(1), DONE.move()] if left > 0 else [DONE.move()]

    def pauses(self, quay: Quay) -> bool:
        return True


def test_lanes_that_fish_in_one_pond_are_found() -> None:
    found = failure(Harbour(day=GreedyDay))
    assert found.proof in ("legal lists", "lanes")
    assert "another lane" in found.problem or "in the other order" in found.problem


class RankedDay(Day):
    def choose(self, quay: Quay, move: Move) -> None:
        if move.verb is FISH:
            quay.coins[self.seat] += max(quay.coins) - quay.coins[self.seat]
        super().choose(quay, move)


def test_lanes_that_depend_on_who_came_first_are_found() -> None:
    says(Harbour(day=RankedDay), "lanes", "give another position in the other order")


# Hidden parts.


class OpenQuay(Quay):
    def mask(self, seat: int) -> None:
        pass


def test_a_view_that_shows_a_hidden_card_is_found() -> None:
    says(Harbour(table=OpenQuay), "leaks", "sees which of")


class LoudDeal(DealCard):
    def happen(self, quay: Quay, index: int) -> None:
        quay.hands[self.seat] = index
        quay.tell(DEALT, [self.seat, index], EVERYBODY)


def test_an_event_that_tells_everybody_is_found() -> None:
    says(Harbour(deal=LoudDeal), "leaks", "hears which of")


class LuckyQuay(Quay):
    def fill(self, seat: int, rng: Rng) -> None:
        self.hands = [5 if card == UNKNOWN else card for card in self.hands]


def test_a_guess_with_cards_that_are_not_there_is_found() -> None:
    says(Harbour(table=LuckyQuay), "views", "problems: ['a card too many']")


class SpyingDay(Day):
    def moves(self, quay: Quay) -> list[Move]:
        moves = super().moves(quay)
        return moves if quay.hands[self.seat - 1] != 3 else moves[1:]


def test_a_list_that_depends_on_a_hidden_card_is_found() -> None:
    found = failure(Harbour(day=SpyingDay))
    assert found.proof in ("views", "leaks")
    assert "depends on" in found.problem


class WinkingDay(Day):
    def check(self, quay: Quay, move: Move) -> int:
        return NO_CARD if quay.hands[self.seat - 1] == 2 else super().check(quay, move)


def test_a_refusal_that_depends_on_a_hidden_card_is_found() -> None:
    says(Harbour(day=WinkingDay), "leaks", "the refusal of")


class SilentDay(Day):
    def sell(self, quay: Quay) -> None:
        card = quay.hands[self.seat]
        quay.coins[self.seat] += max(card, 0)
        quay.sold[card] += 1
        quay.hands[self.seat] = 0
        quay.tell(SOLD, [self.seat, card])


def test_a_card_that_is_shown_without_saying_so_is_found() -> None:
    says(Harbour(day=SilentDay), "leaks", "depends on what is hidden")


# Whole matches.


class EndlessDay(NextDay):
    def do(self, quay: Quay) -> None:
        quay.round = 0
        super().do(quay)


def test_a_game_without_an_end_is_found() -> None:
    says(Harbour(next_day=EndlessDay), "end", "the match goes on after 600 moves")


class CrashingDay(Day):
    def choose(self, quay: Quay, move: Move) -> None:
        if quay.round == 3:
            raise KeyError("herring")
        super().choose(quay, move)


def test_rules_that_break_down_are_found_with_the_proof_that_met_them() -> None:
    found = failure(Harbour(day=CrashingDay))
    assert found.problem == "KeyError: 'herring'"
    assert found.number > 0


# A game of the house, broken.


class BrokenTable(Table):
    def clone(self) -> Table:
        copy = super().clone()
        copy.__class__ = type(self)
        return copy


class SharedDiscard(BrokenTable):
    def clone(self) -> Table:
        copy = super().clone()
        copy.discard = self.discard
        return copy


class OpenTable(BrokenTable):
    def mask(self, seat: int) -> None:
        pass


class BrokenSkaraBrae(SkaraBrae):
    def __init__(self, kind: type[Table]) -> None:
        super().__init__()
        self.kind = kind

    def table(self, players: int, options: Options, edition: Edition) -> Table:
        sound = super().table(players, options, edition)
        sound.__class__ = self.kind
        return sound


def test_a_shared_discard_pile_of_skara_brae_is_found() -> None:
    says(BrokenSkaraBrae(SharedDiscard), "clones", "of the original", players=2)


def test_open_tiles_of_skara_brae_are_found() -> None:
    says(BrokenSkaraBrae(OpenTable), "leaks", "sees which of", players=2)
