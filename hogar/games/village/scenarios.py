"""The moments of La Villa at which a scenario may stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.village import words as w
from hogar.games.village.steps.mass import HoldMass
from hogar.games.village.steps.rounds import NextRound
from hogar.games.village.steps.turn import BeginTurn, EndGame, EndTurn
from hogar.games.village.steps.well import UseArea
from hogar.kernel.codec import Json, Whole, Word
from hogar.kernel.errors import Invalid

if TYPE_CHECKING:
    from collections.abc import Callable

    from hogar.games.village.table import Table
    from hogar.kernel.step import Step


def seat_of(table: Table, at: dict[str, Json]) -> int:
    """The seat that a moment names, from 1; the start player where it names none."""
    seat: int = Whole(1, table.players).read(at.get("seat", table.start + 1), "at.seat")
    return seat - 1


def at_turn(table: Table, at: dict[str, Json]) -> None:
    """A seat is about to take its turn."""
    table.push_all([BeginTurn(seat_of(table, at)), NextRound()])


def at_action(table: Table, at: dict[str, Json]) -> None:
    """A seat has taken a cube from an area and is about to carry out its action."""
    seat = seat_of(table, at)
    area: int = Word(w.AREAS).read(at.get("area"), "at.area")
    if area < 0:
        raise Invalid("invalid.missing", {"where": "at", "field": "area"})
    table.push_all([EndTurn(seat), NextRound()])
    table.rules[area].act(table, seat, False)


def at_free_action(table: Table, at: dict[str, Json]) -> None:
    """A seat has paid for the well and is about to choose an area."""
    seat = seat_of(table, at)
    table.push_all([UseArea(seat), EndTurn(seat), NextRound()])


def at_mass(table: Table, at: dict[str, Json]) -> None:
    """The last cube was taken; the mass begins."""
    table.push_all([HoldMass(), NextRound()])


def at_last_mass(table: Table, at: dict[str, Json]) -> None:
    """All last turns are over; the last mass begins."""
    steps: list[Step[Table]] = [HoldMass(), EndGame()]
    table.trigger = max(table.trigger, 0)
    table.turns_left = 0
    table.push_all(steps)


def at_round(table: Table, at: dict[str, Json]) -> None:
    """The mass is over; a new round begins."""
    table.push_all([NextRound()])


MOMENTS: Final[dict[str, Callable[[Table, dict[str, Json]], None]]] = {
    "turn": at_turn,
    "action": at_action,
    "well": at_free_action,
    "mass": at_mass,
    "last_mass": at_last_mass,
    "round": at_round,
}
