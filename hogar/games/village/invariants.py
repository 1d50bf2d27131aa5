"""What no position of La Villa may break: totals of the box, limits, signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.village import words as w

if TYPE_CHECKING:
    from hogar.games.village.board import Board
    from hogar.games.village.table import Table


def problems(table: Table) -> list[str]:
    """The promises that a position breaks, named for whoever has to find the cause."""
    found = table_problems(table)
    for seat, board in enumerate(table.boards):
        found += [f"seat {seat + 1}: {problem}" for problem in board_problems(table, board)]
    return found


def table_problems(table: Table) -> list[str]:
    """What concerns everybody: cubes, customers, spaces of the dead, whose turn comes."""
    figures = table.figures
    cubes = total_cubes(table)
    found = {
        "number of boards": len(table.boards) != table.players,
        "cubes below zero": min(table.supply + table.bag + table.areas) < 0,
        "cubes of a colour (VI-31)": any(total != figures.cubes_of_a_colour for total in cubes[: w.COLOUR_KINDS]),
        "plague cubes (VI-30)": cubes[w.PLAGUE] != figures.plague_cubes,
        "customers (VI-4)": len(table.seen_customers()) + table.pile.bit_count() != w.CUSTOMER_KINDS,
        "a customer twice": len(set(table.seen_customers())) != len(table.seen_customers()),
        "stalls": table.round > 0 and len(table.stalls) != table.card.stalls,
        "an empty space in the queue": w.EMPTY in table.queue,
        "queue": len(table.queue) > table.card.queue,
        "a seat that nobody has": max(table.start, table.next_start, table.trigger) >= table.players,
        "no start player": table.round > 0 and table.start < 0,
        "last turns": (table.turns_left >= 0 and table.trigger < 0) or table.turns_left > table.players,
        "graves (VI-58)": table.dead_in(w.GRAVE) > table.card.graves,
    }
    return [name for name, broken in found.items() if broken] + chronicle_problems(table)


def total_cubes(table: Table) -> list[int]:
    """The cubes of each colour, wherever they are."""
    totals = []
    for cube in range(w.CUBE_KINDS):
        farms = sum([board.things[cube] for board in table.boards]) if cube < w.COLOUR_KINDS else 0
        totals.append(table.supply[cube] + table.bag[cube] + sum(table.areas[cube :: w.CUBE_KINDS]) + farms)
    return totals


def chronicle_problems(table: Table) -> list[str]:
    """The professions with more members than spaces in the chronicle (VI-57)."""
    there = [table.dead_in(w.FIRST_CHRONICLE + profession) for profession in range(w.PROFESSION_KINDS)]
    return [
        f"chronicle of {w.PROFESSIONS[profession]} (VI-57)"
        for profession, spaces in enumerate(table.card.chronicle)
        if there[profession] > spaces
    ] + end_problems(table, sum(there))


def end_problems(table: Table, chronicle: int) -> list[str]:
    """Whether somebody triggered the end where chronicle or graveyard are full (VI-165)."""
    full = chronicle == sum(table.card.chronicle) or table.dead_in(w.GRAVE) == table.card.graves
    return ["the end was not triggered (VI-165)"] if full and table.trigger < 0 else []


def board_problems(table: Table, board: Board) -> list[str]:
    """What concerns one player."""
    figures = table.figures
    found = {
        "things below zero": min(board.things) < 0,
        "too much grain (VI-5)": board.things[w.GRAIN] > figures.grain_limit,
        "members below zero": min(board.members + board.reserve) < 0,
        "members (VI-2)": not members_add_up(table, board),
        "time marker": not 0 <= board.time < figures.time_spaces,
        "deaths that wait (VI-44)": board.due < 0,
    }
    return [name for name, broken in found.items() if broken]


def members_add_up(table: Table, board: Board) -> bool:
    """Whether the members of every generation are all there."""
    return all(
        sum(board.members[generation :: w.GENERATION_KINDS]) + board.reserve[generation] == there
        for generation, there in enumerate(table.figures.generations)
    )
