"""Where the figures of La Villa come from and how sure they are, field by field."""

from __future__ import annotations

from typing import Final

from hogar.kernel.game import Source
from hogar.kernel.message import Message

RULEBOOK: Final = ("rulebook", "high")
DEDUCED: Final = ("rulebook_deduced", "high")
MIXED: Final = ("mixed", "mixed")
REBUILT: Final = ("reconstructed", "low")

SOURCES: Final[dict[str, tuple[str, str]]] = {
    "members": RULEBOOK,
    "generations": RULEBOOK,
    "generations_on_farm": RULEBOOK,
    "cubes_of_a_colour": RULEBOOK,
    "plague_cubes": RULEBOOK,
    "plague_time": RULEBOOK,
    "start_coins": RULEBOOK,
    "grain_limit": RULEBOOK,
    "setup_cards": MIXED,
    "setup_cards.cubes_into_bag": REBUILT,
    "setup_cards.cubes_per_area": REBUILT,
    "setup_cards.cubes_on_board": ("public", "medium"),
    "setup_cards.stalls": DEDUCED,
    "setup_cards.queue": DEDUCED,
    "setup_cards.chronicle": REBUILT,
    "setup_cards.graves": ("public", "low"),
    "time_spaces": ("public", "medium"),
    "market_spaces": RULEBOOK,
    "customers": MIXED,
    "customers.wants": REBUILT,
    "customers.prestige": REBUILT,
    "customers.3.wants": ("rulebook_deduced", "medium"),
    "customers.9.wants": RULEBOOK,
    "customers.9.prestige": RULEBOOK,
    "customers.11.wants": RULEBOOK,
    "customers.21.wants": RULEBOOK,
    "sale_green": RULEBOOK,
    "sale_time": RULEBOOK,
    "harvest": RULEBOOK,
    "buildings": RULEBOOK,
    "mill_time": RULEBOOK,
    "mill_grain": RULEBOOK,
    "mill_coins": RULEBOOK,
    "journey_time": RULEBOOK,
    "journey_wagons": RULEBOOK,
    "cities": REBUILT,
    "cities.1": RULEBOOK,
    "cities.2": RULEBOOK,
    "roads": REBUILT,
    "roads.1": RULEBOOK,
    "roads.2": DEDUCED,
    "council_green": RULEBOOK,
    "council_scrolls": RULEBOOK,
    "council_time": ("reconstructed", "medium"),
    "privilege_cubes": RULEBOOK,
    "privilege_goods": RULEBOOK,
    "privilege_coins": RULEBOOK,
    "privilege_prestige": RULEBOOK,
    "church_brown": RULEBOOK,
    "church_time": RULEBOOK,
    "window_grain": ("rulebook_deduced", "medium"),
    "monks": RULEBOOK,
    "mass_pieces": RULEBOOK,
    "mass_coins": RULEBOOK,
    "majority_prestige": RULEBOOK,
    "well_cubes": RULEBOOK,
    "city_points": RULEBOOK,
    "level_points": RULEBOOK,
    "window_points": RULEBOOK,
    "chronicle_points": RULEBOOK,
    "coin_points": RULEBOOK,
}
"""Source and confidence by field; `customers.wants` holds for all customers, `customers.9.wants` for the ninth."""


def sources() -> dict[str, Source]:
    """The same in words of the catalogue; a part of a list is called like the part of all."""
    found = {}
    for field, (origin, confidence) in SOURCES.items():
        name = "_".join([part for part in field.split(".") if not part.isdigit()])
        found[field] = Source(
            Message(f"figure.{name}"), Message(f"source.{origin}"), Message(f"confidence.{confidence}")
        )
    return found
