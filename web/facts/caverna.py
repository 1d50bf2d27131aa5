"""What the drawing of Caverna shows beside the edition's figures: names in their order, what is printed on a space."""

from __future__ import annotations

from typing import Any

from hogar.games.caverna import home
from hogar.games.caverna import words as w
from hogar.games.caverna.data import CavernaEdition
from hogar.games.caverna.furnishings import furnishings
from hogar.parts.grid import lowest

COLOURS = ("orange", "green", "yellow")
BOARDS = ("rooms", "materials", "food", "storages")
TILES_OF_BOARD = 12
FENCES_FIRST = ("build_fences", "and_or", "build_stable", "then_or", "take_goods")
DIG = ("take_goods", "and_or", "lay_cavern_tunnel")
OFFERS: dict[str, tuple[str, ...]] = {
    "housework": ("get_goods", "and_or", "furnish"),
    "slash_and_burn": ("lay_meadow_field", "then_or", "sow"),
    "drift_mining": DIG,
    "excavation": ("take_goods", "and_or", "lay_caves"),
    "starting_player": ("become_starting_player", "take_goods"),
    "logging": ("take_goods", "then_or", "expedition"),
    "clearing": ("take_goods", "and_or", "lay_meadow_field"),
    "sustenance": ("take_goods", "and_or", "lay_meadow_field"),
    "growth": ("get_goods", "either", "grow_family"),
    "ore_mining": ("take_goods", "ore_of_mines"),
    "ore_delivery": ("take_goods", "ore_of_mines"),
    "imitation": ("imitate",),
    "imitation_small": ("imitate",),
    "imitation_medium": ("imitate",),
    "supplies": ("get_goods",),
    "extension": ("lay_meadow_field", "get:wood", "either", "lay_cavern_tunnel", "get:stone"),
    "small_scale_drift_mining": ("get_goods", "and_or", "lay_cavern_tunnel"),
    "drift_mining_additional": DIG,
    "weekly_market": ("get_goods", "then_or", "buy"),
    "hardware_rental": ("get_goods", "then_or", "expedition", "then_or", "sow"),
    "fence_building": ("take_goods", "then_or", "build_fences"),
    "blacksmithing": ("forge", "then_or", "expedition"),
    "sheep_farming": FENCES_FIRST,
    "donkey_farming": FENCES_FIRST,
    "ore_mine_construction": ("build_ore_mine", "then_or", "expedition"),
    "wish_for_children": ("furnish_dwelling", "either", "grow_family"),
    "urgent_wish_for_children": ("furnish_dwelling", "then", "grow_family", "either", "get_goods"),
    "ruby_mine_construction": ("ruby_mine_on_tunnel", "either", "ruby_mine_on_deep_tunnel"),
    "family_life": ("grow_family", "and_or", "sow"),
    "exploration": ("expedition",),
    "ore_trading": ("trade_ore",),
    "adventure": ("forge", "then_or", "expedition", "then", "expedition"),
}
"""The actions of a space with the words that join them (CA-75 to CA-78); `get:wood` is only the wood of what a
space gives. Without an entry it is `take_goods`."""


def facts() -> dict[str, Any]:
    """The names of everything in the order of the game, the colours of tiles, the offers of spaces, special cells."""
    kinds = furnishings(CavernaEdition())
    return {
        "supply": w.SUPPLY,
        "farm_animals": w.FARM_ANIMALS,
        "goods": w.GOODS,
        "spaces": w.SPACES,
        "offers": {space: OFFERS.get(space, ("take_goods",)) for space in w.SPACES},
        "tiles": [
            {"id": word, "colour": COLOURS[kind.colour()], "board": BOARDS[number // TILES_OF_BOARD]}
            for number, (word, kind) in enumerate(zip(w.TILES, kinds, strict=True))
        ],
        "loot": w.LOOT,
        "water": [home.CELLS[cell] for cell in home.WATER_CELLS],
        "wish": w.SPACES[w.WISH_FOR_CHILDREN],
        "urgent": w.SPACES[w.URGENT_WISH],
        "entrance": home.CELLS[lowest(home.ENTRANCE)],
        "first_dwelling": home.CELLS[lowest(home.FIRST_DWELLING)],
        "cookable": {word: w.GOODS[good] for word, good in zip(w.COOKABLE, w.COOKED_GOOD, strict=True)},
    }
