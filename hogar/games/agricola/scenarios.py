"""The moments of Agricola at which a scenario may stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.agricola import words as w
from hogar.games.agricola.moves import PLACE
from hogar.games.agricola.steps.harvest import Harvest
from hogar.games.agricola.steps.preparation import EndGame, NextRound
from hogar.games.agricola.steps.work import GoHome, PassOn, PlacePerson, can_place
from hogar.kernel.codec import Json, Whole, Word
from hogar.kernel.errors import Invalid

if TYPE_CHECKING:
    from collections.abc import Callable

    from hogar.games.agricola.table import Table
    from hogar.kernel.step import Step


def seat_of(table: Table, at: dict[str, Json]) -> int:
    """The seat that a moment names, from 1; the starting player where it names none."""
    seat: int = Whole(1, table.players).read(at.get("seat", table.start + 1), "at.seat")
    return seat - 1


def at_turn(table: Table, at: dict[str, Json]) -> None:
    """A seat is about to place a person, or the next one who can."""
    seat = seat_of(table, at)
    finish_round(table)
    if table.boards[seat].home and can_place(table, seat):
        table.push(PlacePerson(seat))
    else:
        table.push(PassOn(seat))


def at_space(table: Table, at: dict[str, Json]) -> None:
    """A seat has placed a person on a space and is about to carry out its actions."""
    seat = seat_of(table, at)
    space: int = Word(w.SPACES).read(at.get("space"), "at.space")
    if space < 0:
        raise Invalid("invalid.missing", {"where": "at", "field": "space"})
    finish_round(table)
    if space not in table.spaces:
        raise Invalid("invalid.not_in_play", {"space": w.SPACES[space]}, "AG-23")
    PlacePerson(seat).choose(table, PLACE.move(space))


def finish_round(table: Table) -> None:
    """What comes after the turns of a round."""
    steps: list[Step[Table]] = [GoHome()]
    if table.figures.harvest_after(table.round):
        steps.append(Harvest())
    table.push_all([*steps, NextRound()])


def at_home(table: Table, at: dict[str, Json]) -> None:
    """The work phase is over."""
    finish_round(table)


def at_harvest(table: Table, at: dict[str, Json]) -> None:
    """A harvest begins."""
    table.push_all([Harvest(), NextRound()])


def at_round(table: Table, at: dict[str, Json]) -> None:
    """A round is over, with its harvest; the next one begins."""
    for board in table.boards:
        board.home = 0
    table.push_all([NextRound()])


def at_end(table: Table, at: dict[str, Json]) -> None:
    """The last harvest is over."""
    table.push_all([EndGame()])


MOMENTS: Final[dict[str, Callable[[Table, dict[str, Json]], None]]] = {
    "turn": at_turn,
    "space": at_space,
    "home": at_home,
    "harvest": at_harvest,
    "round": at_round,
    "end": at_end,
}
