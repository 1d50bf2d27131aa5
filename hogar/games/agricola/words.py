"""The ids of everything in the box and their words, in one fixed order each."""

from __future__ import annotations

from typing import Final

# Goods: building resources, crops, animals, food.
WOOD: Final = 0
CLAY: Final = 1
REED: Final = 2
STONE: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
SHEEP: Final = 6
BOAR: Final = 7
CATTLE: Final = 8
FOOD: Final = 9
BUILDING_RESOURCES: Final[tuple[str, ...]] = ("wood", "clay", "reed", "stone")
BUILDING_KINDS: Final = 4
CROPS: Final[tuple[str, ...]] = ("grain", "vegetable")
CROP_KINDS: Final = 2
FIRST_CROP: Final = 4
ANIMALS: Final[tuple[str, ...]] = ("sheep", "boar", "cattle")
ANIMAL_KINDS: Final = 3
FIRST_ANIMAL: Final = 6
GOODS: Final[tuple[str, ...]] = (*BUILDING_RESOURCES, *CROPS, *ANIMALS, "food")
GOOD_KINDS: Final = 10

# What houses are made of (AG-119); a material is paid with the building resource of the same number but one.
WOODEN: Final = 0
CLAYEN: Final = 1
STONEN: Final = 2
MATERIALS: Final[tuple[str, ...]] = ("wood", "clay", "stone")
RESOURCE_OF: Final[list[int]] = [WOOD, CLAY, STONE]
"""The building resource that a house material is made of."""

# Action spaces: printed ones, extension (AG-24, AG-25), Side Job (AG-313), variant tiles (AG-318), round cards.
FARM_EXPANSION: Final = 0
MEETING_PLACE: Final = 1
GRAIN_SEEDS: Final = 2
FARMLAND: Final = 3
LESSONS: Final = 4
DAY_LABORER: Final = 5
FOREST: Final = 6
CLAY_PIT: Final = 7
REED_BANK: Final = 8
FISHING: Final = 9
COPSE: Final = 10
GROVE: Final = 11
HOLLOW: Final = 12
RESOURCE_MARKET: Final = 13
LESSONS_B: Final = 14
TRAVELING_PLAYERS: Final = 15
SIDE_JOB: Final = 16
COPSE_TILE: Final = 17
RESOURCE_MARKET_TILE: Final = 18
ANIMAL_MARKET: Final = 19
MODEST_WISH: Final = 20
MAJOR_IMPROVEMENT: Final = 21
FENCING: Final = 22
GRAIN_UTILIZATION: Final = 23
SHEEP_MARKET: Final = 24
BASIC_WISH: Final = 25
HOUSE_REDEVELOPMENT: Final = 26
WESTERN_QUARRY: Final = 27
VEGETABLE_SEEDS: Final = 28
PIG_MARKET: Final = 29
CATTLE_MARKET: Final = 30
EASTERN_QUARRY: Final = 31
URGENT_WISH: Final = 32
CULTIVATION: Final = 33
FARM_REDEVELOPMENT: Final = 34
FIRST_ROUND_CARD: Final = 21
ROUND_CARDS: Final[tuple[str, ...]] = (
    "major_improvement_space", "fencing", "grain_utilization", "sheep_market", "basic_wish_for_children",
    "house_redevelopment", "western_quarry", "vegetable_seeds", "pig_market", "cattle_market", "eastern_quarry",
    "urgent_wish_for_children", "cultivation", "farm_redevelopment",
)  # fmt: skip
ROUND_CARD_KINDS: Final = 14
CARD_SPACES: Final[tuple[str, ...]] = ("card_space_1", "card_space_2", "card_space_3", "card_space_4")
"""Action spaces that hand cards bring; which card owns which is said by the card."""
SPACES: Final[tuple[str, ...]] = (
    "farm_expansion", "meeting_place", "grain_seeds", "farmland", "lessons", "day_laborer", "forest", "clay_pit",
    "reed_bank", "fishing", "copse", "grove", "hollow", "resource_market", "lessons_b", "traveling_players", "side_job",
    "copse_tile", "resource_market_tile", "animal_market", "modest_wish_for_children", *ROUND_CARDS,
    *CARD_SPACES,
)  # fmt: skip
FIRST_CARD_SPACE: Final = 35
SPACE_KINDS: Final = 39
STAGES: Final = 6

PILE_OF: Final[dict[int, int]] = {
    FOREST: WOOD, CLAY_PIT: CLAY, REED_BANK: REED, FISHING: FOOD, COPSE: WOOD, GROVE: WOOD, HOLLOW: CLAY,
    TRAVELING_PLAYERS: FOOD, COPSE_TILE: WOOD, SHEEP_MARKET: SHEEP, WESTERN_QUARRY: STONE, PIG_MARKET: BOAR,
    CATTLE_MARKET: CATTLE, EASTERN_QUARRY: STONE, MEETING_PLACE: FOOD,
}  # fmt: skip
"""The good that accumulates on a space (AG-58); on Meeting Place only without hand cards (AG-311)."""
PILE_GOODS: Final[list[int]] = [PILE_OF.get(space, FOOD) for space in range(SPACE_KINDS)]
"""The same by space."""
LESSONS_SPACES: Final = 1 << LESSONS | 1 << LESSONS_B
TILE_SPACES: Final = 1 << COPSE_TILE | 1 << RESOURCE_MARKET_TILE | 1 << ANIMAL_MARKET | 1 << MODEST_WISH

# Groups of spaces in card texts (AG-381).
WOOD_SPACES: Final = 1 << FOREST | 1 << GROVE | 1 << COPSE | 1 << COPSE_TILE
CLAY_SPACES: Final = 1 << CLAY_PIT | 1 << HOLLOW
REED_SPACES: Final = 1 << REED_BANK
QUARRIES: Final = 1 << WESTERN_QUARRY | 1 << EASTERN_QUARRY
FOOD_SPACES: Final = 1 << FISHING | 1 << TRAVELING_PLAYERS
ANIMAL_MARKETS: Final = 1 << SHEEP_MARKET | 1 << PIG_MARKET | 1 << CATTLE_MARKET
BUILDING_SPACES: Final = WOOD_SPACES | CLAY_SPACES | REED_SPACES | QUARRIES
PILE_SPACES: Final = BUILDING_SPACES | FOOD_SPACES | ANIMAL_MARKETS
"""The accumulation spaces of a game with hand cards."""
WISH_SPACES: Final = 1 << BASIC_WISH | 1 << URGENT_WISH | 1 << MODEST_WISH

# The named actions (AG-64).
BUILD_ROOMS: Final = 0
BUILD_STABLES: Final = 1
BUILD_FENCES: Final = 2
PLOW: Final = 3
SOW: Final = 4
BAKE_BREAD: Final = 5
RENOVATE: Final = 6
FAMILY_GROWTH: Final = 7
IMPROVEMENT: Final = 8
MINOR_IMPROVEMENT: Final = 9
MAJOR: Final = 10
OCCUPATION: Final = 11
START_PLAYER: Final = 12
TAKE_GOODS: Final = 13
ACTIONS: Final[tuple[str, ...]] = (
    "build_rooms", "build_stables", "build_fences", "plow", "sow", "bake_bread", "renovate", "family_growth",
    "improvement", "minor_improvement", "major_improvement", "occupation", "start_player", "take_goods",
)  # fmt: skip

# Major improvements (AG-199 to AG-210).
FIREPLACE_2: Final = 0
FIREPLACE_3: Final = 1
COOKING_HEARTH_4: Final = 2
COOKING_HEARTH_5: Final = 3
WELL: Final = 4
CLAY_OVEN: Final = 5
STONE_OVEN: Final = 6
JOINERY: Final = 7
POTTERY: Final = 8
BASKETMAKERS_WORKSHOP: Final = 9
MAJORS: Final[tuple[str, ...]] = (
    "fireplace_2", "fireplace_3", "cooking_hearth_4", "cooking_hearth_5", "well", "clay_oven", "stone_oven", "joinery",
    "pottery", "basketmakers_workshop",
)  # fmt: skip
MAJOR_KINDS: Final = 10
ALL_MAJORS: Final = (1 << MAJOR_KINDS) - 1
FIREPLACES: Final = 1 << FIREPLACE_2 | 1 << FIREPLACE_3
HEARTHS: Final = 1 << COOKING_HEARTH_4 | 1 << COOKING_HEARTH_5
OVENS: Final = 1 << CLAY_OVEN | 1 << STONE_OVEN
WORKSHOPS: Final = 1 << JOINERY | 1 << POTTERY | 1 << BASKETMAKERS_WORKSHOP

# The farmyard (AG-10): cells by row letter and column number, as `hogar.parts.grid` names them.
ROWS: Final = 3
COLUMNS: Final = 5
CELL_KINDS: Final = 15

MOST_SEATS: Final = 4

# What a player did in a turn, for cards that look back at it; the last of them in a whole work phase.
DEEDS: Final[tuple[str, ...]] = (
    "wooden_room", "clay_room", "stone_room", "stable", "fence", "cooking", "upgrade", "farmyard_goods",
)  # fmt: skip
ROOM_DEED: Final = 1
"""A room of wood; shifted by the material for the others."""
STABLE_DEED: Final = 1 << 3
FENCE_DEED: Final = 1 << 4
COOKING_DEED: Final = 1 << 5
"""An animal or a vegetable was turned into food with a cooking improvement."""
UPGRADE_DEED: Final = 1 << 6
"""A Cooking Hearth was taken for a Fireplace."""
GOODS_DEED: Final = 1 << 7
"""A good was put on the farmyard in this work phase."""

# Hand cards (AG-16): decks A and B, each minor improvements first, passing cards first among them (AG-243).
DECKS: Final[tuple[str, ...]] = ("a", "b")
DECK_CARDS: Final = 168
DECK_MINORS: Final = 84
DECK_PASSING: Final = 9
CARD_KINDS: Final = 336
CARDS: Final[tuple[str, ...]] = tuple([f"{deck}{number:03}" for deck in DECKS for number in range(1, DECK_CARDS + 1)])
PIECES: Final[tuple[str, ...]] = ("fence", "stable", "person")
FENCE_PIECE: Final = 0
STABLE_PIECE: Final = 1
PERSON_PIECE: Final = 2
MINORS: Final = 0
OCCUPATIONS: Final = 1
HANDS: Final[tuple[str, ...]] = ("minors", "occupations")
"""The two kinds of hand cards."""


def kind_of(card: int) -> int:
    """Whether a card is a minor improvement or an occupation."""
    return MINORS if card % DECK_CARDS < DECK_MINORS else OCCUPATIONS


def passes_on(card: int) -> bool:
    """Whether a card goes to the hand of the left neighbour once it is played (AG-242, AG-243)."""
    return card % DECK_CARDS < DECK_PASSING


MOST_PEOPLE: Final = 15
EVERY_SPACE: Final = (1 << SPACE_KINDS) - 1
