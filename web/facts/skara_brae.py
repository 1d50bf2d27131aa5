"""What the drawing of Skara Brae shows beside the edition's figures: the effects of the settlers, the tasks' costs."""

from __future__ import annotations

from typing import Any

from hogar.games.skara_brae import data
from hogar.games.skara_brae import words as w


def facts() -> dict[str, Any]:
    """The effects by card, the harvests by habitat, the costs of tasks, the goods that a hearth takes."""
    return {
        "habitats": w.HABITATS,
        "goods": w.GOODS,
        "tiles": w.TILES,
        "standard_tiles": w.TILES[: w.STANDARD_TILES],
        "cards": {w.CARDS[card]: effect(card) for card in range(w.FIRST_SETTLER, w.CARD_KINDS)},
        "harvests": [[w.GOODS[good] for good in goods] for goods in data.HARVESTS],
        "tasks": {
            name: {"tile": w.TILES[task.tile], "costs": [counts(cost) for cost in task.costs]}
            for name, task in zip(w.TASKS, data.TASK_CARDS, strict=True)
        },
        "storage_rows": data.STORAGE_ROWS,
    }


def effect(card: int) -> dict[str, Any]:
    """A settler's habitat and bottom effect."""
    made = data.SETTLERS[card]
    return {
        "habitat": w.HABITATS[made.habitat],
        "paid": counts(made.paid),
        "gained": counts(made.gained),
        "icons": w.HABITATS[made.icons] if made.icons >= 0 else None,
    }


def counts(goods: list[int]) -> dict[str, int]:
    """The counts by good, without the zeros."""
    return {w.GOODS[good]: count for good, count in enumerate(goods) if count}
