"""What no position of Skara Brae may break: limits of the box, totals, signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import LAST_SLIDER, SETTLERS

if TYPE_CHECKING:
    from hogar.games.skara_brae.board import Board
    from hogar.games.skara_brae.table import Table


def problems(table: Table) -> list[str]:
    """The promises that a position breaks, named for whoever has to find the cause."""
    found = table_problems(table)
    for seat, board in enumerate(table.boards):
        found += [f"seat {seat + 1}: {problem}" for problem in board_problems(table, board)]
    return found


def table_problems(table: Table) -> list[str]:
    """What concerns everybody: cards, markers, the supplies that are shared."""
    figures = table.figures
    marked = table.left + table.passed + table.done
    found = {
        "number of boards": len(table.boards) != table.players,
        "a pile of cards below zero": min(table.deck + table.discard) < 0,
        "cards do not add up": total_cards(table) != sum(figures.cards),
        "supply of roofs": table.roofs_left() < 0,
        "a marker twice": len(set(marked)) != len(marked),
        "marker of nobody": any(marker != w.NEUTRAL and marker >= table.players for marker in marked),
        "round or turn": table.round > figures.rounds or table.turn > figures.turns,
        "special tile twice": len(set(specials(table))) != len(specials(table)),
    }
    return [name for name, broken in found.items() if broken]


def total_cards(table: Table) -> int:
    """All village cards, wherever they are (SB-6)."""
    return sum(table.deck) + sum(table.discard) + sum(table.aside_cards) + len(table.seen_cards())


def specials(table: Table) -> list[int]:
    """The special tiles in play."""
    return [board.special for board in table.boards if board.special >= 0]


def board_problems(table: Table, board: Board) -> list[str]:
    """What concerns one player."""
    figures = table.figures
    tiles = board.tiles()
    found = {
        "goods below zero": min(board.goods) < 0,
        "too many boars (SB-14)": board.goods[w.BOAR] > (figures.boars if board.special == w.HUNT_BOAR else 0),
        "tokens without space (SB-40)": board.tokens() > board.capacity() and board.slider < LAST_SLIDER,
        "a foreign tile flipped or used": bool((board.flipped | board.large_on | board.small_on) & ~tiles),
        "second small worker alone": bool(board.second_small_on & ~board.small_on),
        "special tile": 0 <= board.special < w.BUILD,
        "spindles": board.spindles > (figures.spindles if board.special == w.SPIN_WOOL else 0),
        "black workers": board.black_workers > (figures.black_workers if board.special == w.RECRUIT else 0),
        "workers": not workers_add_up(board),
        "a card that is no settler, or in a wrong habitat": not settlers_fit(board),
    }
    return [name for name, broken in found.items() if broken]


def workers_add_up(board: Board) -> bool:
    """Whether the workers on tiles and those ready are those that the player has."""
    placed = board.small_on.bit_count() + board.second_small_on.bit_count()
    small = board.small_workers + board.black_workers == board.small_ready + placed
    return small and board.large_workers == board.large_ready + board.large_on.bit_count()


def settlers_fit(board: Board) -> bool:
    """Whether every settler lies under the tile of its own habitat (SB-102)."""
    return all(
        card >= w.FIRST_SETTLER and SETTLERS[card].habitat == habitat
        for habitat, stack in enumerate(board.settlers)
        for card in stack
    )
