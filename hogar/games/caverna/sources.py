"""Where the figures of Caverna come from and how sure they are, field by field."""

from __future__ import annotations

from typing import Final

from hogar.kernel.game import Source
from hogar.kernel.message import Message

RULEBOOK: Final = ("rulebook", "high")
PUBLIC: Final = ("public", "high")
BOTH: Final = ("both", "high")
DISPUTED: Final = ("rulebook", "medium")

SOURCES: Final[dict[str, tuple[str, str]]] = {
    "spaces": BOTH,
    "spaces.players": BOTH,
    "spaces.stage": RULEBOOK,
    "spaces.mines": PUBLIC,
    "spaces.sides": PUBLIC,
    "tiles": PUBLIC,
    "tiles.introductory": PUBLIC,
    "tiles.cost": PUBLIC,
    "tiles.points": PUBLIC,
    "tiles.dwarfs": BOTH,
    "tiles.animals": PUBLIC,
    "tiles.gives": PUBLIC,
    "tiles.or_gives": PUBLIC,
    "tiles.takes": PUBLIC,
    "tiles.rounds": PUBLIC,
    "tiles.each": PUBLIC,
    "tiles.worth": PUBLIC,
    "tiles.ladder": PUBLIC,
    "loot": PUBLIC,
    "loot.strength": PUBLIC,
    "loot.gives": PUBLIC,
    "loot.price": PUBLIC,
    "loot.kinds": PUBLIC,
    "start_food": RULEBOOK,
    "solo_food": RULEBOOK,
    "start_dwarfs": RULEBOOK,
    "dwarfs": RULEBOOK,
    "stables": RULEBOOK,
    "markers": BOTH,
    "removed_markers": BOTH,
    "first_marker_round": RULEBOOK,
    "skipped_round": RULEBOOK,
    "harvests": RULEBOOK,
    "red_events": RULEBOOK,
    "wish_round": RULEBOOK,
    "solo_order": RULEBOOK,
    "late_rubies": RULEBOOK,
    "solo_limit": DISPUTED,
    "adult_food": RULEBOOK,
    "newborn_food": RULEBOOK,
    "event_food": RULEBOOK,
    "cooking": RULEBOOK,
    "gold_lost": RULEBOOK,
    "sown": RULEBOOK,
    "sown_fields": RULEBOOK,
    "water": BOTH,
    "small_pasture_price": RULEBOOK,
    "large_pasture_price": RULEBOOK,
    "stable_price": RULEBOOK,
    "pasture_cell": RULEBOOK,
    "stable_factor": RULEBOOK,
    "stable_animals": RULEBOOK,
    "mine_animals": RULEBOOK,
    "first_dwelling_dwarfs": RULEBOOK,
    "first_dwelling_animals": RULEBOOK,
    "ore_for_mines": RULEBOOK,
    "forge_most": RULEBOOK,
    "strength_most": RULEBOOK,
    "strength_gain": RULEBOOK,
    "trade_price": RULEBOOK,
    "trades": RULEBOOK,
    "market": RULEBOOK,
    "ruby_goods": RULEBOOK,
    "ruby_food": RULEBOOK,
    "single_rubies": RULEBOOK,
    "animal_points": RULEBOOK,
    "missing_points": RULEBOOK,
    "grain_each": RULEBOOK,
    "good_points": RULEBOOK,
    "dwarf_points": RULEBOOK,
    "unused_points": RULEBOOK,
    "small_pasture_points": RULEBOOK,
    "large_pasture_points": RULEBOOK,
    "ore_mine_points": RULEBOOK,
    "ruby_mine_points": RULEBOOK,
    "begging_points": RULEBOOK,
    "solo_target": RULEBOOK,
}
"""Source and confidence by field; `tiles.cost` holds for all tiles."""


def sources() -> dict[str, Source]:
    """The same in words of the catalogue; a part of a list is called like the part of all."""
    found = {}
    for field, (origin, confidence) in SOURCES.items():
        name = field.replace(".", "_")
        found[field] = Source(
            Message(f"figure.{name}"), Message(f"source.{origin}"), Message(f"confidence.{confidence}")
        )
    return found
