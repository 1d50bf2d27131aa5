"""Where the figures of Agricola come from and how sure they are, field by field."""

from __future__ import annotations

from typing import Final

from hogar.kernel.game import Source
from hogar.kernel.message import Message

RULEBOOK: Final = ("rulebook", "high")
PUBLIC: Final = ("public", "high")
BOTH: Final = ("both", "high")
SERIES: Final = ("series", "medium")
TILES: Final = ("public", "medium")

SOURCES: Final[dict[str, tuple[str, str]]] = {
    "rounds_of_stages": RULEBOOK,
    "stages": BOTH,
    "fences": RULEBOOK,
    "stables": RULEBOOK,
    "people": RULEBOOK,
    "start_people": RULEBOOK,
    "start_food": RULEBOOK,
    "others_food": RULEBOOK,
    "hand": RULEBOOK,
    "refill": BOTH,
    "grain_seeds": RULEBOOK,
    "vegetable_seeds": RULEBOOK,
    "day_laborer": PUBLIC,
    "resource_market": PUBLIC,
    "resource_market_choice": PUBLIC,
    "resource_market_tile": TILES,
    "animal_market_gains": TILES,
    "animal_market_prices": TILES,
    "modest_wish_round": TILES,
    "lessons": RULEBOOK,
    "lessons_b": RULEBOOK,
    "room_material": RULEBOOK,
    "room_reed": RULEBOOK,
    "renovation_material": RULEBOOK,
    "renovation_reed": RULEBOOK,
    "stable_wood": RULEBOOK,
    "side_job_stable_wood": PUBLIC,
    "side_job_stables": PUBLIC,
    "fence_wood": RULEBOOK,
    "sown": RULEBOOK,
    "pasture_cell": RULEBOOK,
    "stable_factor": RULEBOOK,
    "stable_animals": RULEBOOK,
    "pets": RULEBOOK,
    "raw": RULEBOOK,
    "adult_food": RULEBOOK,
    "newborn_food": RULEBOOK,
    "majors": BOTH,
    "majors.cost": BOTH,
    "majors.points": PUBLIC,
    "majors.cooks": PUBLIC,
    "majors.bakes": BOTH,
    "majors.bakes_most": BOTH,
    "majors.crafts": RULEBOOK,
    "majors.tiers": RULEBOOK,
    "majors.tier_points": RULEBOOK,
    "majors.promises": RULEBOOK,
    "majors.promise_rounds": RULEBOOK,
    "field_points": RULEBOOK,
    "pasture_points": RULEBOOK,
    "crop_points": BOTH,
    "animal_points": BOTH,
    "unused_points": BOTH,
    "fenced_stable_points": BOTH,
    "room_points": BOTH,
    "person_points": BOTH,
    "begging_points": RULEBOOK,
    "goals": SERIES,
    "goal_step": SERIES,
    "points_for_food": SERIES,
}
"""Source and confidence by field; `majors.cost` holds for all majors."""


def sources() -> dict[str, Source]:
    """The same in words of the catalogue; a part of a list is called like the part of all."""
    found = {}
    for field, (origin, confidence) in SOURCES.items():
        name = field.replace(".", "_")
        found[field] = Source(
            Message(f"figure.{name}"), Message(f"source.{origin}"), Message(f"confidence.{confidence}")
        )
    return found
