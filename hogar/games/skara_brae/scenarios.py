"""The moments of Skara Brae at which a scenario may stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.steps import round_end, rounds, turn_order
from hogar.games.skara_brae.steps.turn import Turn
from hogar.games.skara_brae.steps.workers import PlaceWorkers, TakeBackWorkers, ready_workers
from hogar.kernel.codec import Json, Whole, Word
from hogar.kernel.errors import Invalid

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


def at_turn(table: Table, at: dict[str, Json]) -> None:
    """The next marker, or the solo player, is about to act in the turn named by the table."""
    table.turn = max(0, table.turn - 1)
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
    ready_workers(table.boards[seat])
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
    table.push_all([round_end.EndRound(), rounds.NextRound()])


MOMENTS: Final[dict[str, Callable[[Table, dict[str, Json]], None]]] = {
    "turn": at_turn,
    "workers": at_workers,
    "card": at_card,
    "round_end": at_round_end,
}
