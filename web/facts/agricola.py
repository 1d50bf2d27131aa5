"""What the drawing of Agricola shows beside the edition's figures: what lies on which space, what is done there."""

from __future__ import annotations

from typing import Any

from hogar.games.agricola import words as w
from hogar.games.agricola.data import AgricolaEdition
from hogar.games.agricola.farm import CELLS
from hogar.games.agricola.game import AGRICOLA
from hogar.games.agricola.options import VARIANTS, AgricolaOptions
from hogar.games.agricola.steps.action import Action
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
        "piles": {w.SPACES[space]: w.GOODS[good] for space, good in w.PILE_OF.items()},
        "actions": {VARIANTS[variant]: actions_of(variant) for variant in range(len(VARIANTS))},
    }


def actions_of(variant: int) -> dict[str, list[list[str]]]:
    """For each space what can be done there: one after the other, each one action or several of which one is enough."""
    options = AgricolaOptions()
    options.variant = variant
    layout = AGRICOLA.layout(2, options, AgricolaEdition())
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
