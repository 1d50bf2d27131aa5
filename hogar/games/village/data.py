"""Every figure printed on a component of La Villa, and nothing else holds such a figure.

Many of them could not be confirmed: `sources.py` says for each where it comes from and how sure it is. An owner of
the box replaces them by a file (`hogar edition village --init`); `check` tells which total doesn't fit.
"""

from __future__ import annotations

from typing import ClassVar, Final

from hogar.games.village import words as w
from hogar.kernel.codec import Codec, Counts, ListOf, Thing, Whole, Word
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Edition
from hogar.kernel.message import Value

FIGURE: Final = Whole(0, 99)
PRICE: Final = Whole(0, 9)
COLOUR_COUNTS: Final = Counts(w.COLOURS, 9)
MOST_PAID: Final = 9
AREA_COUNTS: Final = Counts(w.AREAS, 30)


def counts(words: tuple[str, ...], amounts: dict[str, int]) -> list[int]:
    """A list of counts by word: `counts(w.COLOURS, {"pink": 2})`."""
    return [amounts.get(word, 0) for word in words]


class SetupCard:
    """What depends on the number of players: the setup card (VI-22), and which printed spaces are in use."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "cubes_into_bag": Counts(w.COLOURS, 30),
        "cubes_per_area": AREA_COUNTS,
        "cubes_on_board": FIGURE,
        "stalls": Whole(1, 10),
        "queue": Whole(0, 10),
        "chronicle": Counts(w.PROFESSIONS, 20),
        "graves": Whole(1, 20),
    }

    def __init__(self) -> None:
        self.cubes_into_bag: list[int] = []
        self.cubes_per_area: list[int] = []
        self.cubes_on_board = 0
        self.stalls = 1
        self.queue = 0
        self.chronicle: list[int] = []
        self.graves = 1


def card(
    each_colour: int, areas: list[int], stalls: int, chronicle: list[int], graves: int, cubes_on_board: int
) -> SetupCard:
    """A setup card; the queue has five spaces with any number of players (VI-18)."""
    made = SetupCard()
    made.cubes_into_bag = [each_colour] * w.COLOUR_KINDS
    made.cubes_per_area = areas
    made.cubes_on_board = cubes_on_board
    made.stalls = stalls
    made.queue = 5
    made.chronicle = chronicle
    made.graves = graves
    return made


class Customer:
    """A customer tile: what it wants and what it is worth. `needs` are pairs of a thing and its count."""

    FIELDS: ClassVar[dict[str, Codec]] = {"wants": Counts(w.WANTED, 9), "prestige": FIGURE}

    def __init__(self) -> None:
        self.wants: list[int] = []
        self.prestige = 0
        self.needs: list[tuple[int, int]] = []

    def derive(self) -> None:
        """Works out the pairs."""
        self.needs = [(w.FIRST_GOOD + want, count) for want, count in enumerate(self.wants) if count]


def customer(prestige: int, **wants: int) -> Customer:
    """A tile: `customer(6, horse=1, plow=1)`."""
    made = Customer()
    made.wants = counts(w.WANTED, wants)
    made.prestige = prestige
    return made


class Building:
    """A craft building: the time of both steps and the price of its goods (VI-85 to VI-88)."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "place_time": PRICE,
        "make_time": PRICE,
        "buy_cubes": COLOUR_COUNTS,
        "buy_grain": PRICE,
    }

    def __init__(self) -> None:
        self.place_time = 0
        self.make_time = 0
        self.buy_cubes: list[int] = []
        self.buy_grain = 0


def building(time: int, grain: int = 0, **cubes: int) -> Building:
    """A building: placing and making take the same time in all of them."""
    made = Building()
    made.place_time = time
    made.make_time = time
    made.buy_cubes = counts(w.COLOURS, cubes)
    made.buy_grain = grain
    return made


class City:
    """The reward of a city (VI-114)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"prestige": FIGURE, "cubes": PRICE, "coins": PRICE}

    def __init__(self) -> None:
        self.prestige = 0
        self.cubes = 0
        self.coins = 0


def city(prestige: int = 0, cubes: int = 0, coins: int = 0) -> City:
    """A city."""
    made = City()
    made.prestige = prestige
    made.cubes = cubes
    made.coins = coins
    return made


class Road:
    """A road and the cubes of a journey on it; those from the village lead out of it only (VI-113)."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "from_station": Word(w.STATIONS),
        "to_station": Word(w.STATIONS),
        "cubes": COLOUR_COUNTS,
    }

    def __init__(self) -> None:
        self.from_station = w.VILLAGE
        self.to_station = w.VILLAGE
        self.cubes: list[int] = []


def road(start: int, end: int, **cubes: int) -> Road:
    """A road between two stations: 0 is the village, 1 to 6 are the cities."""
    made = Road()
    made.from_station = start
    made.to_station = end
    made.cubes = counts(w.COLOURS, cubes)
    return made


class Journey:
    """A way out of a station: where it leads and the cubes of its road."""

    def __init__(self, city: int, cubes: list[int]) -> None:
        self.city = city
        self.cubes = cubes


# What is printed; editions share it, since nothing changes it.

SETUP_CARDS: Final[list[SetupCard]] = [
    card(4, [2, 2, 4, 2, 2, 3, 3], 3, [2, 2, 2, 2, 2], 3, 18),
    card(5, [3, 2, 5, 2, 3, 3, 3], 4, [3, 3, 3, 3, 2], 4, 21),
    card(6, [3, 3, 5, 3, 3, 4, 3], 5, [4, 4, 4, 4, 2], 5, 24),
]
"""With 2, 3 and 4 players (VI-17 to VI-22)."""

CUSTOMERS: Final[list[Customer]] = [
    customer(4, scroll=1, wagon=1), customer(5, scroll=1, horse=1), customer(5, scroll=1, ox=1),
    customer(5, scroll=1, plow=1), customer(5, wagon=1, horse=1), customer(5, wagon=1, ox=1),
    customer(5, wagon=1, plow=1), customer(6, horse=1, ox=1), customer(6, horse=1, plow=1),
    customer(6, ox=1, plow=1), customer(3, scroll=1, grain=1), customer(3, wagon=1, grain=1),
    customer(4, horse=1, grain=1), customer(4, ox=1, grain=1), customer(4, plow=1, grain=1),
    customer(4, scroll=1, grain=2), customer(4, wagon=1, grain=2), customer(5, horse=1, grain=2),
    customer(5, ox=1, grain=2), customer(5, plow=1, grain=2), customer(3, grain=3), customer(3, grain=3),
    customer(4, grain=4), customer(4, grain=4),
]  # fmt: skip
"""The 24 tiles (VI-4), C01 to C24."""

BUILDINGS: Final[list[Building]] = [
    building(2, pink=1, orange=1), building(3, grain=3), building(2, pink=1), building(3, pink=1, orange=1),
]  # fmt: skip
"""Wainwright, stables, office, smithy (VI-85 to VI-88)."""

CITIES: Final[list[City]] = [
    city(prestige=3), city(prestige=3), city(cubes=2), city(coins=1), city(coins=1), city(cubes=2),
]  # fmt: skip
"""The two next to the village first (VI-114)."""

ROADS: Final[list[Road]] = [
    road(w.VILLAGE, 1, brown=2), road(w.VILLAGE, 2, pink=2), road(1, 2, orange=2), road(1, 3, pink=2),
    road(2, 4, brown=2), road(3, 4, orange=2), road(3, 5, brown=2), road(4, 6, pink=2), road(5, 6, orange=2),
]  # fmt: skip
"""Three columns of two cities, joined like a ladder (VI-112, VI-113)."""


class VillageEdition(Edition):
    """The figures; positions share one of these."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "members": FIGURE,
        "generations": ListOf(Whole(0, 15), w.GENERATION_KINDS, exactly=True),
        "generations_on_farm": ListOf(Whole(0, 15), w.GENERATION_KINDS, exactly=True),
        "cubes_of_a_colour": FIGURE,
        "plague_cubes": FIGURE,
        "plague_time": PRICE,
        "start_coins": FIGURE,
        "grain_limit": FIGURE,
        "setup_cards": ListOf(Thing(SetupCard), 3, exactly=True),
        "time_spaces": Whole(1, 99),
        "market_spaces": FIGURE,
        "customers": ListOf(Thing(Customer), w.CUSTOMER_KINDS, exactly=True),
        "sale_green": PRICE,
        "sale_time": PRICE,
        "harvest": ListOf(PRICE, 3, exactly=True),
        "buildings": ListOf(Thing(Building), w.BUILDING_KINDS, exactly=True),
        "mill_time": PRICE,
        "mill_grain": PRICE,
        "mill_coins": PRICE,
        "journey_time": PRICE,
        "journey_wagons": PRICE,
        "cities": ListOf(Thing(City), w.CITY_KINDS, exactly=True),
        "roads": ListOf(Thing(Road), 21),
        "council_green": PRICE,
        "council_scrolls": PRICE,
        "council_time": ListOf(PRICE, w.LEVELS, exactly=True),
        "privilege_cubes": PRICE,
        "privilege_goods": PRICE,
        "privilege_coins": PRICE,
        "privilege_prestige": PRICE,
        "church_brown": PRICE,
        "church_time": PRICE,
        "window_grain": ListOf(PRICE, w.WINDOWS - 1, exactly=True),
        "monks": FIGURE,
        "mass_pieces": FIGURE,
        "mass_coins": PRICE,
        "majority_prestige": PRICE,
        "well_cubes": PRICE,
        "city_points": ListOf(FIGURE, w.CITY_KINDS + 1, exactly=True),
        "level_points": ListOf(FIGURE, w.LEVELS, exactly=True),
        "window_points": ListOf(FIGURE, w.WINDOWS, exactly=True),
        "chronicle_points": ListOf(FIGURE, 6, exactly=True),
        "coin_points": FIGURE,
    }

    def __init__(self) -> None:
        super().__init__()
        self.members = 11
        self.generations = [4, 3, 2, 2]
        self.generations_on_farm = [4, 0, 0, 0]
        self.cubes_of_a_colour = 18
        self.plague_cubes = 6
        self.plague_time = 2
        self.start_coins = 1
        self.grain_limit = 5
        self.setup_cards = SETUP_CARDS
        self.time_spaces = 10
        self.market_spaces = 10
        self.customers = CUSTOMERS
        self.sale_green = 1
        self.sale_time = 1
        self.harvest = [2, 3, 4]
        self.buildings = BUILDINGS
        self.mill_time = 2
        self.mill_grain = 2
        self.mill_coins = 2
        self.journey_time = 2
        self.journey_wagons = 1
        self.cities = CITIES
        self.roads = ROADS
        self.council_green = 2
        self.council_scrolls = 1
        self.council_time = [1, 2, 2, 3]
        self.privilege_cubes = 2
        self.privilege_goods = 1
        self.privilege_coins = 1
        self.privilege_prestige = 3
        self.church_brown = 1
        self.church_time = 3
        self.window_grain = [1, 2, 2]
        self.monks = 4
        self.mass_pieces = 4
        self.mass_coins = 1
        self.majority_prestige = 2
        self.well_cubes = 3
        self.city_points = [0, 1, 3, 6, 10, 14, 18]
        self.level_points = [0, 2, 4, 6]
        self.window_points = [2, 3, 4, 6]
        self.chronicle_points = [0, 0, 0, 4, 7, 12]
        self.coin_points = 1
        self.journeys: list[list[Journey]] = []
        self.derive()

    def derive(self) -> None:
        """Works out what is asked often: the ways out of each station, the needs of each customer."""
        journeys: list[list[Journey]] = [[] for _ in w.STATIONS]
        for way in self.roads:
            journeys[way.from_station].append(Journey(way.to_station - 1, way.cubes))
            if way.from_station != w.VILLAGE:
                journeys[way.to_station].append(Journey(way.from_station - 1, way.cubes))
        self.journeys = journeys
        for tile in self.customers:
            tile.derive()

    def check(self) -> None:
        self.check_members()
        for place, setup in enumerate(self.setup_cards):
            self.check_card(place + w.FEWEST_SEATS, setup)
        self.check_blocked()
        self.check_prices()
        self.check_roads()
        self.check_customers()
        if self.mass_pieces > self.monks:
            raise Invalid("invalid.edition_mass_pieces", sums(self.mass_pieces, self.monks), "VI-151")
        self.derive()

    def check_members(self) -> None:
        """The members of a colour by generation (VI-2) and those that begin on the farm (VI-14)."""
        if sum(self.generations) != self.members:
            raise Invalid("invalid.edition_members", sums(sum(self.generations), self.members), "VI-2")
        for there, start in zip(self.generations, self.generations_on_farm, strict=True):
            if start > there:
                raise Invalid("invalid.edition_start_members", sums(start, there), "VI-14")

    def check_card(self, players: int, setup: SetupCard) -> None:
        """The totals of a setup card."""
        if sum(setup.cubes_per_area) != setup.cubes_on_board:
            raise Invalid(
                "invalid.edition_area_cubes", sums(sum(setup.cubes_per_area), setup.cubes_on_board, players), "VI-28"
            )
        if setup.cubes_on_board == 0:
            raise Invalid("invalid.edition_no_area_cubes", sums(0, 1, players), "VI-24")
        if sum(setup.cubes_into_bag) + self.plague_cubes < setup.cubes_on_board:
            bagged = sum(setup.cubes_into_bag) + self.plague_cubes
            raise Invalid("invalid.edition_bag_cubes", sums(bagged, setup.cubes_on_board, players), "VI-32")
        if max(setup.cubes_into_bag) > self.cubes_of_a_colour:
            raise Invalid(
                "invalid.edition_colour_cubes", sums(max(setup.cubes_into_bag), self.cubes_of_a_colour, players), "VI-3"
            )
        if setup.stalls + setup.queue > self.market_spaces:
            raise Invalid(
                "invalid.edition_market_spaces", sums(setup.stalls + setup.queue, self.market_spaces, players), "VI-17"
            )

    def check_blocked(self) -> None:
        """Spaces only become more with more players, and one unused colour blocks the others (VI-19)."""
        whole = self.setup_cards[-1]
        if whole.stalls + whole.queue != self.market_spaces:
            raise Invalid(
                "invalid.edition_market_total",
                sums(whole.stalls + whole.queue, self.market_spaces, w.MOST_SEATS),
                "VI-18",
            )
        for place in range(len(self.setup_cards) - 1):
            fewer = self.setup_cards[place]
            more = self.setup_cards[place + 1]
            for few, many in zip([*fewer.chronicle, fewer.graves], [*more.chronicle, more.graves], strict=True):
                if few > many:
                    raise Invalid("invalid.edition_fewer_spaces", sums(many, few, place + 1 + w.FEWEST_SEATS), "VI-19")
            if fewer.stalls > more.stalls:
                values = sums(more.stalls, fewer.stalls, place + 1 + w.FEWEST_SEATS)
                raise Invalid("invalid.edition_fewer_stalls", values, "VI-18")
        for place, fewer in enumerate(self.setup_cards):
            blocked = sum(whole.chronicle) + whole.graves - sum(fewer.chronicle) - fewer.graves
            if blocked > self.members:
                raise Invalid("invalid.edition_blocked", sums(blocked, self.members, place + w.FEWEST_SEATS), "VI-19")
            if not sum(fewer.chronicle):
                raise Invalid("invalid.edition_no_chronicle", sums(0, 1, place + w.FEWEST_SEATS), "VI-165")

    def check_prices(self) -> None:
        """A price in cubes is a small one: what pays it is written with one digit for each kind."""
        for cubes in [made.buy_cubes for made in self.buildings] + [way.cubes for way in self.roads]:
            if sum(cubes) > MOST_PAID:
                raise Invalid("invalid.edition_price", sums(sum(cubes), MOST_PAID), "VI-43")

    def check_roads(self) -> None:
        """Every road joins two stations, no two the same ones, and every city can be reached (VI-108 to VI-113)."""
        ends = [tuple(sorted([way.from_station, way.to_station])) for way in self.roads]
        for place, (start, end) in enumerate(ends):
            if start == end or start < 0 or ends.index((start, end)) != place:
                raise Invalid("invalid.edition_road", sums(place + 1, len(ends)), "VI-108")
            if self.roads[place].to_station == w.VILLAGE:
                raise Invalid("invalid.edition_road_home", sums(place + 1, len(ends)), "VI-113")
        reached = {w.VILLAGE}
        for _ in w.STATIONS:
            reached |= {way.to_station for way in self.roads if way.from_station in reached}
            reached |= {way.from_station for way in self.roads if way.to_station in reached}
        if len(reached) != len(w.STATIONS):
            raise Invalid("invalid.edition_cities", sums(len(reached) - 1, w.CITY_KINDS), "VI-110")

    def check_customers(self) -> None:
        """Every customer wants something (VI-93), and not more grain than a farm can hold (VI-5)."""
        for place, tile in enumerate(self.customers):
            if not sum(tile.wants):
                raise Invalid("invalid.edition_customer_wants", sums(place + 1, w.CUSTOMER_KINDS), "VI-93")
            if tile.wants[-1] > self.grain_limit:
                raise Invalid("invalid.edition_customer_grain", sums(tile.wants[-1], self.grain_limit), "VI-5")


def sums(got: int, need: int, players: int = 0) -> dict[str, Value]:
    """What the sentence about figures that don't add up needs."""
    return {"got": got, "need": need, "players": players}
