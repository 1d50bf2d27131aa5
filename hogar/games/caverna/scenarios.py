"""The moments of Caverna at which a scenario may stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.caverna import words as w
from hogar.games.caverna.moves import PLACE
from hogar.games.caverna.steps.harvest import HarvestOfRound
from hogar.games.caverna.steps.preparation import NextRound
from hogar.games.caverna.steps.work import GoHome, PlaceDwarf, next_turn
from hogar.kernel.codec import Json, Whole, Word
from hogar.kernel.errors import Invalid

if TYPE_CHECKING:
    from collections.abc import Callable

    from hogar.games.caverna.table import Table


def seat_of(table: Table, at: dict[str, Json]) -> int:
    """The seat that a moment names, from 1; the holder of the token where it names none."""
    seat: int = Whole(1, table.players).read(at.get("seat", table.start + 1), "at.seat")
    return seat - 1


def finish_round(table: Table) -> None:
    """What comes after the turns of a round."""
    table.push_all([GoHome(), HarvestOfRound(), NextRound()])


def at_turn(table: Table, at: dict[str, Json]) -> None:
    """A seat is about to place a dwarf, or the next one who has any at home."""
    seat = seat_of(table, at)
    finish_round(table)
    next_turn(table, seat - 1)


def at_space(table: Table, at: dict[str, Json]) -> None:
    """A seat has placed a dwarf on a space and is about to carry out its actions."""
    seat = seat_of(table, at)
    space: int = Word(w.SPACES).read(at.get("space"), "at.space")
    if space < 0:
        raise Invalid("invalid.missing", {"where": "at", "field": "space"})
    if space not in table.spaces:
        raise Invalid("invalid.not_in_play", {"space": w.SPACES[space]}, "CA-28")
    if not table.boards[seat].home:
        raise Invalid("invalid.no_dwarf", {"seat": seat + 1}, "CA-67")
    finish_round(table)
    PlaceDwarf(seat).choose(table, PLACE.move(space))


def at_home(table: Table, at: dict[str, Json]) -> None:
    """The work phase is over."""
    finish_round(table)


def at_harvest(table: Table, at: dict[str, Json]) -> None:
    """The harvest of the round begins; all dwarfs are at home."""
    table.push_all([HarvestOfRound(), NextRound()])


def at_round(table: Table, at: dict[str, Json]) -> None:
    """A round is over, with its harvest; the next one begins, or the scoring."""
    table.push(NextRound())


MOMENTS: Final[dict[str, Callable[[Table, dict[str, Json]], None]]] = {
    "turn": at_turn,
    "space": at_space,
    "home": at_home,
    "harvest": at_harvest,
    "round": at_round,
}
