"""The ids of everything in the box and their words, in one fixed order each."""

from __future__ import annotations

from typing import Final

# Influence cubes (VI-10) and the plague (VI-3): what the green bag and the areas hold.
BROWN: Final = 0
PINK: Final = 1
ORANGE: Final = 2
GREEN: Final = 3
PLAGUE: Final = 4
COLOURS: Final[tuple[str, ...]] = ("brown", "pink", "orange", "green")
COLOUR_KINDS: Final = 4
CUBES: Final[tuple[str, ...]] = (*COLOURS, "plague")
CUBE_KINDS: Final = 5

# What a farm holds: influence cubes, goods, grain, coins (VI-5).
SCROLL: Final = 4
HORSE: Final = 5
PLOW: Final = 6
OX: Final = 7
WAGON: Final = 8
GRAIN: Final = 9
COIN: Final = 10
GOODS: Final[tuple[str, ...]] = ("scroll", "horse", "plow", "ox", "wagon")
FIRST_GOOD: Final = 4
GOOD_KINDS: Final = 5
THINGS: Final[tuple[str, ...]] = (*COLOURS, *GOODS, "grain", "coin")
THING_KINDS: Final = 11
WANTED: Final[tuple[str, ...]] = (*GOODS, "grain")
"""What customers want: the things from `FIRST_GOOD` on (VI-93)."""

# Areas that get cubes, A to G (VI-13).
HARVEST: Final = 0
FAMILY: Final = 1
CRAFTS: Final = 2
MARKET: Final = 3
TRAVEL: Final = 4
COUNCIL: Final = 5
CHURCH: Final = 6
AREAS: Final[tuple[str, ...]] = ("harvest", "family", "crafts", "market", "travel", "council", "church")
AREA_KINDS: Final = 7

# Craft buildings that take members (VI-82), as indices of their own.
WAINWRIGHT: Final = 0
STABLES: Final = 1
OFFICE: Final = 2
SMITHY: Final = 3
BUILDINGS: Final[tuple[str, ...]] = ("wainwright", "stables", "office", "smithy")
BUILDING_KINDS: Final = 4
BUILDING_OF: Final[list[int]] = [OFFICE, STABLES, SMITHY, STABLES, WAINWRIGHT]
"""Where each good is made (VI-85 to VI-88)."""
GOODS_OF: Final[list[list[int]]] = [[WAGON], [HORSE, OX], [SCROLL], [PLOW]]
"""What each building makes, as things."""

VILLAGE: Final = 0
CITIES: Final[tuple[str, ...]] = ("city_1", "city_2", "city_3", "city_4", "city_5", "city_6")
CITY_KINDS: Final = 6
STATIONS: Final[tuple[str, ...]] = ("village", *CITIES)
"""The ends of roads; a journey from the farm begins in the village (VI-109)."""

LEVELS: Final = 4
WINDOWS: Final = 4
PROFESSIONS: Final[tuple[str, ...]] = ("council", "crafts", "travel", "church", "farm")
PROFESSION_KINDS: Final = 5

# Where a member may be (VI-52, VI-56): visible places first, then the black bag, then the places of the dead.
FARM: Final = 0
FIRST_BUILDING: Final = 1
FIRST_CITY: Final = 5
FIRST_LEVEL: Final = 11
FIRST_WINDOW: Final = 15
VISIBLE_PLACES: Final = 19
BLACK_BAG: Final = 19
LIVING_PLACES: Final = 20
FIRST_CHRONICLE: Final = 20
GRAVE: Final = 25
REMOVED: Final = 26
PLACE_KINDS: Final = 27
PLACES: Final[tuple[str, ...]] = (
    "farm", *BUILDINGS, *CITIES,
    *[f"level_{level}" for level in range(1, 5)], *[f"window_{window}" for window in range(1, 5)],
    "bag", *[f"chronicle_{profession}" for profession in PROFESSIONS], "grave", "removed",
)  # fmt: skip
PROFESSION_OF: Final[list[int]] = [4, *[1] * 4, *[2] * 6, *[0] * 4, *[3] * 4]
"""The profession of who dies in a visible place (VI-56)."""

# Members of equal generation in the same place can't be told apart; they are counted.
GENERATIONS: Final[tuple[str, ...]] = ("1", "2", "3", "4")
GENERATION_KINDS: Final = 4
MEMBERS: Final[tuple[str, ...]] = tuple([f"{place}:{number}" for place in PLACES for number in GENERATIONS])
"""The kinds of members by place and generation: kind `place * 4 + generation`."""

CUSTOMERS: Final[tuple[str, ...]] = tuple([f"c{number:02}" for number in range(1, 25)])
CUSTOMER_KINDS: Final = 24
EMPTY: Final = -1
"""A stall without a customer."""

PRIVILEGES: Final = 4

# What payments are made of: cubes, coins in their place, and what may be paid instead of them.
PAY_SCROLL: Final = 4
PAY_COIN: Final = 5
PAY_TIME: Final = 6
PAYMENTS: Final[tuple[str, ...]] = (*COLOURS, "scroll", "coin", "time")
PAYMENT_KINDS: Final = 7

MOST_SEATS: Final = 4
FEWEST_SEATS: Final = 2
