"""The moments of Skara Brae at which a scenario may stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.steps import round_end, rounds, turn_order
from hogar.games.skara_brae.steps.turn import Turn
from hogar.games.skara_brae.steps.workers import PlaceWorkers, TakeBackWorkers, ready_workers
from hogar.kernel.codec import Json, Whole, Word
from hogar.kernel.errors import Invalid
from hogar.kernel.seats import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from hogar.games.skara_brae.table import Table
    from hogar.kernel.step import Step


def seat_of(table: Table, at: dict[str, Json]) -> int:
    """The seat that a moment names, from 1; the first where it names none."""
    seat: int = Whole(1, table.players).read(at.get("seat", 1), "at.seat")
    return seat - 1


def rest_of_round(table: Table) -> list[Step[Table]]:
    """What follows the turn in progress."""
    turn: list[Step[Table]] = [turn_order.NextMarker()] if table.players > 1 else []
    return [*turn, rounds.NextTurn(), round_end.EndRound(), rounds.NextRound()]


def take_up(table: Table, cards: list[int]) -> None:
    """Cards that the setup laid out, but which don't lie there at this moment, are among the unseen ones again."""
    for card in cards:
        if card != UNKNOWN:
            table.deck[card] += 1


def turns_to_come(table: Table, played: int) -> None:
    """All workers are back; no solo hand is held; of those dealt ahead the ones of turns to come are left (SB-87)."""
    for board in table.boards:
        ready_workers(board)
    take_up(table, table.hand)
    table.hand = []
    if table.choices.hands_ahead and not sum(table.aside_cards):
        table.aside = min(sum(table.figures.hands[played:]), sum(table.deck))


def groups_gone(table: Table, groups: int) -> None:
    """The groups of turns that are over have left the table; their places stay, as gaps (SB-290)."""
    for place in range(min(groups, len(table.groups))):
        take_up(table, table.groups[place])
        table.groups[place] = [UNKNOWN] * len(table.groups[place])


def at_turn(table: Table, at: dict[str, Json]) -> None:
    """The next marker, or the solo player, is about to act in the turn named by the table."""
    table.turn = max(0, table.turn - 1)
    turns_to_come(table, table.turn)
    groups_gone(table, table.turn)
    if table.players > 1:
        table.left = table.left + table.passed + table.done
        table.passed = []
        table.done = []
    table.push_all([rounds.NextTurn(), round_end.EndRound(), rounds.NextRound()])


def open_turn(table: Table, seat: int) -> None:
    """A seat is in the middle of its turn: its marker lies on the right, the others wait on the left."""
    if table.players > 1:
        table.left = [marker for marker in table.left + table.passed + table.done if marker != seat]
        table.passed = []
        table.done = [seat]
    turns_to_come(table, table.turn)
    groups_gone(table, table.turn - 1)
    table.push_all(rest_of_round(table))
    table.open_lane(seat, TakeBackWorkers(seat))
    table.lane = table.lanes[0]


def at_workers(table: Table, at: dict[str, Json]) -> None:
    """A seat is about to place its workers, all of them ready."""
    seat = seat_of(table, at)
    open_turn(table, seat)
    table.push(PlaceWorkers(seat))


def at_card(table: Table, at: dict[str, Json]) -> None:
    """A seat has chosen a village card, one of those that nobody has seen, and resolves it."""
    seat = seat_of(table, at)
    turns_to_come(table, table.turn)
    card = w.CARDS[0] if "card" not in at else at["card"]
    taken: int = Word(w.CARDS).read(card, "at.card")
    if taken < 0 or not table.deck[taken]:
        raise Invalid("invalid.too_many_cards", {"card": str(card), "most": table.figures.cards[max(taken, 0)]})
    table.deck[taken] -= 1
    open_turn(table, seat)
    table.lane.steps.pop()
    Turn(seat, taken).do(table)


def at_round_end(table: Table, at: dict[str, Json]) -> None:
    """All turns of the round are over."""
    table.left = table.left + table.passed + table.done
    table.passed = []
    table.done = []
    table.turn = table.figures.turns
    turns_to_come(table, table.turn)
    groups_gone(table, table.turn)
    table.push_all([round_end.EndRound(), rounds.NextRound()])


MOMENTS: Final[dict[str, Callable[[Table, dict[str, Json]], None]]] = {
    "turn": at_turn,
    "workers": at_workers,
    "card": at_card,
    "round_end": at_round_end,
}
