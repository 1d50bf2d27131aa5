"""What the drawing of Agricola shows beside the edition's figures: what lies on which space, what is done there."""

from __future__ import annotations

from typing import Any

from hogar.games.agricola import words as w
from hogar.games.agricola.cards.manifest import CARD_RULES
from hogar.games.agricola.data import AgricolaEdition
from hogar.games.agricola.farm import CELLS
from hogar.games.agricola.game import AGRICOLA
from hogar.games.agricola.options import VARIANTS, AgricolaOptions
from hogar.games.agricola.steps.action import Action
from hogar.games.agricola.steps.layout import Layout
from hogar.kernel.combine import Choice, InOrder


def facts() -> dict[str, Any]:
    """The goods, cells and majors in the order of the game; the good of each pile; the actions of each space."""
    return {
        "goods": w.GOODS,
        "animals": w.ANIMALS,
        "cells": CELLS,
        "rows": w.ROWS,
        "columns": w.COLUMNS,
        "majors": w.MAJORS,
        "piles": {VARIANTS[variant]: piles_of(layout_of(variant)) for variant in range(len(VARIANTS))},
        "card_ids": w.CARDS,
        "cards": {name: card_of(card) for card, name in enumerate(w.CARDS) if CARD_RULES.has(card)},
        "actions": {VARIANTS[variant]: actions_of(layout_of(variant)) for variant in range(len(VARIANTS))},
    }


def card_of(card: int) -> dict[str, Any]:
    """What is printed on a hand card beside its text: its kind, costs, points, the players it is meant for."""
    its = CARD_RULES.card(card)
    return {
        "kind": w.HANDS[its.kind],
        "costs": [goods_of(cost) for cost in its.costs_printed if any(cost)],
        "points": its.points,
        "players": its.players,
        "passes": w.passes_on(card),
    }


def goods_of(counts: list[int]) -> dict[str, int]:
    """The counts by good, without the zeros."""
    return {w.GOODS[good]: count for good, count in enumerate(counts) if count}


def layout_of(variant: int) -> Layout:
    """The spaces of a variant."""
    options = AgricolaOptions()
    options.variant = variant
    return AGRICOLA.layout(2, options, AgricolaEdition())


def piles_of(layout: Layout) -> dict[str, str]:
    """The good that accumulates on each space on which any does."""
    return {w.SPACES[space]: w.GOODS[good] for space, good in w.PILE_OF.items() if layout.refill[space]}


def actions_of(layout: Layout) -> dict[str, list[list[str]]]:
    """For each space what can be done there: one after the other, each one action or several of which one is enough."""
    found = {}
    for space, name in enumerate(w.SPACES):
        told = [part for part in parts(layout.expressions[0][space]) if part != ["take_goods"]]
        if told:
            found[name] = told
    return found


def parts(step: Any) -> list[list[str]]:
    """The actions of an expression, those that are taken in any order together."""
    if isinstance(step, InOrder):
        return [part for one in step.steps for part in parts(one)]
    if isinstance(step, Choice):
        return [[w.ACTIONS[option.label().a] for option in step.options]]
    return [[w.ACTIONS[step.action()]]] if isinstance(step, Action) else []
