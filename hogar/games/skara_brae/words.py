"""The ids of everything in the box and their words, in one fixed order each."""

from __future__ import annotations

from typing import Final

# Goods (SB-12); boar exists only for the owner of Hunt Boar.
SHELL: Final = 0
BARLEY: Final = 1
SEAWEED: Final = 2
WOOL: Final = 3
STONE: Final = 4
WOOD: Final = 5
HIDE: Final = 6
BONE: Final = 7
RABBIT: Final = 8
FISH: Final = 9
SHEEP: Final = 10
DEER: Final = 11
COW: Final = 12
KNIFE: Final = 13
FOOD: Final = 14
MIDDEN: Final = 15
BOAR: Final = 16
GOODS: Final[tuple[str, ...]] = (
    "shell", "barley", "seaweed", "wool", "stone", "wood", "hide", "bone",
    "rabbit", "fish", "sheep", "deer", "cow", "knife", "food", "midden", "boar",
)  # fmt: skip
GOOD_KINDS: Final = 17

# Habitats, in the order of their Gather tiles (SB-19).
SHORE: Final = 0
HILLS: Final = 1
THICKETS: Final = 2
FIELDS: Final = 3
HABITATS: Final[tuple[str, ...]] = ("shore", "hills", "thickets", "fields")

# Action tiles: nine of each player (SB-3) in their layout, then the eight special ones (SB-4).
FURNISH: Final = 0
COOK: Final = 1
CRAFT: Final = 2
CLEAN: Final = 3
TRADE: Final = 4
GATHER_SHORE: Final = 5
GATHER_FIELDS: Final = 8
BUILD: Final = 9
EXPLORE: Final = 10
HUNT_BOAR: Final = 11
INNOVATE: Final = 12
MUSTER: Final = 13
RECRUIT: Final = 14
SPIN_WOOL: Final = 15
TEND_LAND: Final = 16
TILES: Final[tuple[str, ...]] = (
    "furnish", "cook", "craft", "clean", "trade", "shore", "hills", "thickets", "fields",
    "build", "explore", "hunt_boar", "innovate", "muster", "recruit", "spin_wool", "tend_land",
)  # fmt: skip
STANDARD_TILES: Final = 9
SPECIAL_TILES: Final = 8
TILE_KINDS: Final = 17

# Village cards: kinds, not single cards, since equal cards can't be told apart (SB-6).
ROOF: Final = 0
STONE_BALL: Final = 1
UTENSILS: Final = 2
FIRST_SETTLER: Final = 3
CARDS: Final[tuple[str, ...]] = (
    "roof", "stone_ball", "utensils",
    "angler", "fisherman_wood", "fisherman_barley", "fisherman_stone", "fisherman_wool",
    "birdkeeper", "giller", "crab_farmer",
    "trapper", "shepherd", "sage_shell", "sage_barley", "sage_wood", "sage_seaweed",
    "tracker", "slinger", "mason",
    "axeman", "hunter", "woodcutter_seaweed", "woodcutter_wool", "woodcutter_stone", "woodcutter_barley",
    "forester", "scout", "sawyer",
    "watchman", "herdsman", "harvester_stone", "harvester_wool", "harvester_wood", "harvester_shell",
    "baker", "reaper", "farmhand",
)  # fmt: skip
CARD_KINDS: Final = 38

# Workers: black ones are small ones for the rules of placing (SB-215).
SIZES: Final[tuple[str, ...]] = ("large", "small")
LARGE: Final = 0
SMALL: Final = 1

NEUTRAL: Final = 4
"""The marker of nobody with two players (SB-29), among the markers of seats 0 to 3."""
MARKERS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "neutral")

CLEARS: Final[tuple[str, ...]] = ("midden", "slider")
CLEAR_MIDDEN: Final = 0
CLEAR_SLIDER: Final = 1

OBJECTIVES: Final[tuple[str, ...]] = ("habitat", "sets", "roofs", "midden", "trade", "furnish", "food", "tiles")

TASKS: Final[tuple[str, ...]] = (
    "cow_cook", "deer_trade", "sheep_trade", "catch_craft", "barley_craft",
    "wood_furnish", "stone_clean", "wool_clean", "seaweed_cook", "shell_furnish",
)  # fmt: skip
