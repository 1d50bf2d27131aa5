"""The ids of everything in the box and their words, in one fixed order each."""

from __future__ import annotations

from typing import Final

# Goods and animals (CA-3, CA-4). A player's animals are counted with the goods; they stand on the home board (CA-5).
WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
FOOD: Final = 4
GOLD: Final = 5
GRAIN: Final = 6
VEGETABLE: Final = 7
DOG: Final = 8
SHEEP: Final = 9
DONKEY: Final = 10
BOAR: Final = 11
CATTLE: Final = 12
SUPPLY: Final[tuple[str, ...]] = ("wood", "stone", "ore", "ruby", "food", "gold", "grain", "vegetable")
CROPS: Final[tuple[str, ...]] = ("grain", "vegetable")
CROP_KINDS: Final = 2
FARM_ANIMALS: Final[tuple[str, ...]] = ("sheep", "donkey", "boar", "cattle")
ANIMAL_KINDS: Final = 4
GOODS: Final[tuple[str, ...]] = (*SUPPLY, "dog", *FARM_ANIMALS)
GOOD_KINDS: Final = 13
SUPPLY_KINDS: Final = 8

# Farm animals by their own numbers, for housing and breeding: a good of that number plus `SHEEP`.
SHEEP_KIND: Final = 0
DONKEY_KIND: Final = 1
BOAR_KIND: Final = 2
CATTLE_KIND: Final = 3

# Twin tiles and single tiles (sections 9.2 to 9.4). The first half of a twin tile lies on the first cell named.
MEADOW_FIELD: Final = 0
CAVERN_TUNNEL: Final = 1
CAVERN_CAVERN: Final = 2
TWINS: Final[tuple[str, ...]] = ("meadow_field", "cavern_tunnel", "cavern_cavern")
MEADOW: Final = 0
FIELD: Final = 1
CAVERN: Final = 2
TUNNEL: Final = 3
SINGLES: Final[tuple[str, ...]] = ("meadow", "field", "cavern", "tunnel")

# Action spaces: printed ones, then round cards; Urgent wish is the back of Wish for children (CA-56).
RUBY_MINING: Final = 0
HOUSEWORK: Final = 1
SLASH_AND_BURN: Final = 2
DRIFT_MINING: Final = 3
EXCAVATION: Final = 4
STARTING_PLAYER: Final = 5
LOGGING: Final = 6
SUPPLIES: Final = 7
ORE_MINING: Final = 8
WOOD_GATHERING: Final = 9
CLEARING: Final = 10
SUSTENANCE: Final = 11
GROWTH: Final = 12
FOREST_EXPLORATION: Final = 13
IMITATION: Final = 14
STRIP_MINING: Final = 15
LARGE_DEPOT: Final = 16
EXTENSION: Final = 17
IMITATION_SMALL: Final = 18
DEPOT: Final = 19
SMALL_SCALE_DRIFT_MINING: Final = 20
DRIFT_MINING_ADDITIONAL: Final = 21
WEEKLY_MARKET: Final = 22
HARDWARE_RENTAL: Final = 23
FENCE_BUILDING: Final = 24
IMITATION_MEDIUM: Final = 25
BLACKSMITHING: Final = 26
SHEEP_FARMING: Final = 27
ORE_MINE_CONSTRUCTION: Final = 28
WISH_FOR_CHILDREN: Final = 29
DONKEY_FARMING: Final = 30
RUBY_MINE_CONSTRUCTION: Final = 31
ORE_DELIVERY: Final = 32
FAMILY_LIFE: Final = 33
EXPLORATION: Final = 34
ORE_TRADING: Final = 35
ADVENTURE: Final = 36
RUBY_DELIVERY: Final = 37
URGENT_WISH: Final = 38
FIRST_ROUND_CARD: Final = 26
ROUND_CARDS: Final[tuple[str, ...]] = (
    "blacksmithing", "sheep_farming", "ore_mine_construction", "wish_for_children", "donkey_farming",
    "ruby_mine_construction", "ore_delivery", "family_life", "exploration", "ore_trading", "adventure", "ruby_delivery",
)  # fmt: skip
ROUND_CARD_KINDS: Final = 12
SPACES: Final[tuple[str, ...]] = (
    "ruby_mining", "housework", "slash_and_burn", "drift_mining", "excavation", "starting_player", "logging",
    "supplies", "ore_mining", "wood_gathering", "clearing", "sustenance", "growth", "forest_exploration", "imitation",
    "strip_mining", "large_depot", "extension", "imitation_small", "depot", "small_scale_drift_mining",
    "drift_mining_additional", "weekly_market", "hardware_rental", "fence_building", "imitation_medium",
    *ROUND_CARDS, "urgent_wish_for_children",
)  # fmt: skip
SPACE_KINDS: Final = 39
IMITATIONS: Final = 1 << IMITATION | 1 << IMITATION_SMALL | 1 << IMITATION_MEDIUM
STAGES: Final = 4

# What a space or loot lets somebody do: the options of a choice.
TAKE_GOODS: Final = 0
GET_GOODS: Final = 1
LAY_MEADOW_FIELD: Final = 2
LAY_CAVERN_TUNNEL: Final = 3
LAY_CAVES: Final = 4
FURNISH: Final = 5
FURNISH_DWELLING: Final = 6
GROW_FAMILY: Final = 7
SOW: Final = 8
BUILD_FENCES: Final = 9
BUILD_STABLE: Final = 10
FORGE: Final = 11
EXPEDITION: Final = 12
BUILD_ORE_MINE: Final = 13
RUBY_MINE_ON_TUNNEL: Final = 14
RUBY_MINE_ON_DEEP_TUNNEL: Final = 15
TRADE_ORE: Final = 16
BECOME_STARTING_PLAYER: Final = 17
BUY: Final = 18
IMITATE: Final = 19
ACTIONS: Final[tuple[str, ...]] = (
    "take_goods", "get_goods", "lay_meadow_field", "lay_cavern_tunnel", "lay_caves", "furnish", "furnish_dwelling",
    "grow_family", "sow", "build_fences", "build_stable", "forge", "expedition", "build_ore_mine",
    "ruby_mine_on_tunnel", "ruby_mine_on_deep_tunnel", "trade_ore", "become_starting_player", "buy", "imitate",
)  # fmt: skip

# Loot items in the order of their minimum strength (section 18.3).
ALL_WEAPONS: Final = 0
LOOT_WOOD: Final = 1
LOOT_DOG: Final = 2
LOOT_GRAIN: Final = 3
LOOT_SHEEP: Final = 4
LOOT_STONE: Final = 5
LOOT_DONKEY: Final = 6
LOOT_VEGETABLE: Final = 7
LOOT_ORE: Final = 8
LOOT_BOAR: Final = 9
LOOT_GOLD: Final = 10
LOOT_FURNISH: Final = 11
LOOT_STABLE: Final = 12
LOOT_TUNNEL: Final = 13
LOOT_SMALL_PASTURE: Final = 14
LOOT_CATTLE: Final = 15
LOOT_LARGE_PASTURE: Final = 16
LOOT_MEADOW: Final = 17
LOOT_DWELLING: Final = 18
LOOT_FIELD: Final = 19
LOOT_SOW: Final = 20
LOOT_CAVERN: Final = 21
LOOT_BREED: Final = 22
LOOT: Final[tuple[str, ...]] = (
    "all_weapons", "wood", "dog", "grain", "sheep", "stone", "donkey", "vegetable", "ore", "boar", "gold", "furnish",
    "stable", "tunnel", "small_pasture", "cattle", "large_pasture", "meadow", "dwelling", "field", "sow", "cavern",
    "breed",
)  # fmt: skip
LOOT_KINDS: Final = 23

# Furnishing tiles (section 21), in the order of the boards they are offered on; the dwellings come first.
DWELLING: Final = 0
SIMPLE_DWELLING_4_2: Final = 1
SIMPLE_DWELLING_3_3: Final = 2
MIXED_DWELLING: Final = 3
COUPLE_DWELLING: Final = 4
ADDITIONAL_DWELLING: Final = 5
CUDDLE_ROOM: Final = 6
BREAKFAST_ROOM: Final = 7
STUBBLE_ROOM: Final = 8
WORK_ROOM: Final = 9
GUEST_ROOM: Final = 10
OFFICE_ROOM: Final = 11
CARPENTER: Final = 12
STONE_CARVER: Final = 13
BLACKSMITH: Final = 14
MINER: Final = 15
BUILDER: Final = 16
TRADER: Final = 17
WOOD_SUPPLIER: Final = 18
STONE_SUPPLIER: Final = 19
RUBY_SUPPLIER: Final = 20
DOG_SCHOOL: Final = 21
QUARRY: Final = 22
SEAM: Final = 23
SLAUGHTERING_CAVE: Final = 24
COOKING_CAVE: Final = 25
WORKING_CAVE: Final = 26
MINING_CAVE: Final = 27
BREEDING_CAVE: Final = 28
PEACEFUL_CAVE: Final = 29
WEAVING_PARLOR: Final = 30
MILKING_PARLOR: Final = 31
STATE_PARLOR: Final = 32
HUNTING_PARLOR: Final = 33
BEER_PARLOR: Final = 34
BLACKSMITHING_PARLOR: Final = 35
STONE_STORAGE: Final = 36
ORE_STORAGE: Final = 37
SPARE_PART_STORAGE: Final = 38
MAIN_STORAGE: Final = 39
WEAPON_STORAGE: Final = 40
SUPPLIES_STORAGE: Final = 41
BROOM_CHAMBER: Final = 42
TREASURE_CHAMBER: Final = 43
FOOD_CHAMBER: Final = 44
PRAYER_CHAMBER: Final = 45
WRITING_CHAMBER: Final = 46
FODDER_CHAMBER: Final = 47
TILES: Final[tuple[str, ...]] = (
    "dwelling", "simple_dwelling_4_2", "simple_dwelling_3_3", "mixed_dwelling", "couple_dwelling",
    "additional_dwelling", "cuddle_room", "breakfast_room", "stubble_room", "work_room", "guest_room", "office_room",
    "carpenter", "stone_carver", "blacksmith", "miner", "builder", "trader", "wood_supplier", "stone_supplier",
    "ruby_supplier", "dog_school", "quarry", "seam", "slaughtering_cave", "cooking_cave", "working_cave",
    "mining_cave", "breeding_cave", "peaceful_cave", "weaving_parlor", "milking_parlor", "state_parlor",
    "hunting_parlor", "beer_parlor", "blacksmithing_parlor", "stone_storage", "ore_storage", "spare_part_storage",
    "main_storage", "weapon_storage", "supplies_storage", "broom_chamber", "treasure_chamber", "food_chamber",
    "prayer_chamber", "writing_chamber", "fodder_chamber",
)  # fmt: skip
TILE_KINDS: Final = 48
NO_TILE: Final = -1

# The colour of a tile's name.
ORANGE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2

# What discounts are for.
FOR_FURNISHING: Final = 0
FOR_FENCES: Final = 1
FOR_STABLE: Final = 2
FOR_FORGING: Final = 3
PURPOSES: Final = 4

# What turns into food by the table (CA-111); a pair of donkeys is worth more than two single ones.
COOKABLE: Final[tuple[str, ...]] = (
    "sheep", "donkey", "donkeys", "boar", "cattle", "grain", "vegetable", "ruby",
)  # fmt: skip
COOK_SHEEP: Final = 0
COOK_DONKEY: Final = 1
COOK_DONKEYS: Final = 2
COOK_BOAR: Final = 3
COOK_CATTLE: Final = 4
COOK_GRAIN: Final = 5
COOK_VEGETABLE: Final = 6
COOK_RUBY: Final = 7
COOK_KINDS: Final = 8
GOLD_LOST: Final = 8
COOKED_GOOD: Final[list[int]] = [SHEEP, DONKEY, DONKEY, BOAR, CATTLE, GRAIN, VEGETABLE, RUBY]
COOKED_NUMBER: Final[list[int]] = [1, 1, 2, 1, 1, 1, 1, 1]
COOKED_ANIMALS: Final[list[int]] = [1, 1, 2, 1, 1, 0, 0, 1]
"""How many farm animals it takes; a ruby goes the way over a wild boar where that brings more (CA-115)."""

# Where a dwarf is whose weapon is given up (CA-307).
AT_HOME: Final = 0
PLACED_LAST: Final = 1
PLACED_BEFORE: Final = 2
WHEREABOUTS: Final[tuple[str, ...]] = ("at_home", "placed_last", "placed_before")

# Harvest markers (CA-29) and harvest events (CA-88 to CA-90).
GREEN_LEAF: Final = 0
RED_QUESTION: Final = 1
MARKERS: Final[tuple[str, ...]] = ("green_leaf", "red_question")
NO_HARVEST: Final = 0
NORMAL_HARVEST: Final = 1
PAY_ONE_EACH: Final = 2
SKIP_ONE_PHASE: Final = 3
HARVESTS: Final[tuple[str, ...]] = ("none", "normal", "pay_one_each", "skip_one_phase")
FIELD_PHASE: Final = 0
BREEDING_PHASE: Final = 1
PHASES: Final[tuple[str, ...]] = ("field", "breeding")

MOST_SEATS: Final = 7
MOST_DWARFS: Final = 15
LAST_ROUND: Final = 12
MOST_STRENGTH: Final = 14
MOST_STABLES: Final = 9
MOST_COUNT: Final = 999
