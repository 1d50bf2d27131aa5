"""Every figure printed on a component of Caverna, and nothing else holds such a figure.

`sources.py` says for each where it comes from and how sure it is. An owner of the box replaces them by a file
(`hogar edition caverna --init`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from hogar.games.caverna import words as w
from hogar.kernel.codec import Codec, Counts, ListOf, Thing, Whole, Word
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Edition

FIGURE: Final = Whole(0, 99)
POINTS: Final = Whole(-20, 20)
GOODS: Final = Counts(w.GOODS, 20)
SEATS: Final = Whole(1, w.MOST_SEATS)
ROUND: Final = Whole(1, w.LAST_ROUND)
STRENGTH: Final = Whole(0, 99)


def counts(words: tuple[str, ...], **amounts: int) -> list[int]:
    """A list of counts by word: `counts(w.GOODS, wood=2)`."""
    return [amounts.get(word, 0) for word in words]


def goods(**amounts: int) -> list[int]:
    """Goods by their words: `goods(wood=2)`."""
    return counts(w.GOODS, **amounts)


class Side:
    """A printed side of a space: what is added to it when empty and later, what it gives besides, what it costs.

    It holds from `seats` players on.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "seats": SEATS,
        "first": GOODS,
        "later": GOODS,
        "gives": GOODS,
        "price": GOODS,
        "level": FIGURE,
    }

    def __init__(self) -> None:
        self.seats = 1
        self.first: list[int] = goods()
        self.later: list[int] = goods()
        self.gives: list[int] = goods()
        self.price: list[int] = goods()
        self.level = 0


class Space:
    """An action space: the numbers of players with which it is there, and its sides, that for fewer players first.

    `stage` is that of a round card, `mines` how many ruby mines it takes for what it gives.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "players": ListOf(SEATS, w.MOST_SEATS),
        "stage": Whole(0, w.STAGES),
        "mines": FIGURE,
        "sides": ListOf(Thing(Side), 2),
    }

    def __init__(self) -> None:
        self.players: list[int] = []
        self.stage = 0
        self.mines = 0
        self.sides: list[Side] = []

    def side(self, players: int) -> Side:
        """The side that so many players use."""
        found = self.sides[0]
        for side in self.sides:
            if side.seats <= players:
                found = side
        return found


ALWAYS: Final = range(1, 8)


def space(players: range, *sides: Side, stage: int = 0, mines: int = 0) -> Space:
    """An action space."""
    made = Space()
    made.players = list(players)
    made.sides = list(sides)
    made.stage = stage
    made.mines = mines
    return made


def fixed(seats: int = 1, level: int = 0, price: int = 0, **gives: int) -> Side:
    """A side on which nothing lies: what it gives, the level of its expedition, its price in food."""
    made = Side()
    made.seats = seats
    made.gives = goods(**gives)
    made.level = level
    made.price = goods(food=price)
    return made


def pile(
    first: list[int],
    later: list[int] | None = None,
    seats: int = 1,
    level: int = 0,
    gives: list[int] | None = None,
) -> Side:
    """A side on which goods accumulate: `first` when it is empty, else `later`, or the same again (CA-59 to CA-61)."""
    made = Side()
    made.seats = seats
    made.first = first
    made.later = later if later is not None else first.copy()
    made.level = level
    made.gives = gives if gives is not None else goods()
    return made


def basic_spaces() -> list[Space]:
    """The small basic board and the side for 1 to 3 players, or for 4 to 7 (CA-23 to CA-25)."""
    wood, stone, ore, food = (goods(**{good: 1}) for good in ("wood", "stone", "ore", "food"))
    few = range(1, 4)
    return [
        space(ALWAYS, pile(goods(ruby=1), gives=goods(ruby=1)), mines=1),
        space(ALWAYS, fixed(dog=1)),
        space(ALWAYS, fixed()),
        space(range(2, 8), pile(stone), pile(goods(stone=2), seats=4)),
        space(ALWAYS, pile(stone), pile(goods(stone=2), stone, seats=4)),
        space(range(2, 8), pile(food, gives=goods(ore=2)), pile(food, seats=4, gives=goods(ruby=1))),
        space(ALWAYS, pile(goods(wood=3), wood, level=1), pile(goods(wood=3), seats=4, level=1)),
        space(range(2, 4), fixed(wood=1, stone=1, ore=1, food=1, gold=2)),
        space(ALWAYS, pile(goods(ore=2), ore), pile(goods(ore=3), goods(ore=2), seats=4)),
        space(few, pile(wood)),
        space(range(2, 8), pile(wood), pile(goods(wood=2), seats=4)),
        space(ALWAYS, pile(food, gives=goods(grain=1)), pile(goods(grain=1), goods(vegetable=1), seats=4)),
        space(range(4, 8), fixed(wood=1, stone=1, ore=1, food=1, gold=2)),
    ]


def additional_spaces() -> list[Space]:
    """What the small and the medium additional board add, and Imitation everywhere (CA-26, CA-27, CA-266)."""
    wood = goods(wood=1)
    many = range(5, 8)
    return [
        space(
            range(3, 8),
            pile(wood, gives=goods(vegetable=1)),
            pile(goods(wood=2), wood, seats=4, gives=goods(food=2)),
        ),
        space(range(4, 8), fixed(price=2)),
        space(range(3, 4), pile(goods(ore=1), goods(stone=1), gives=goods(wood=2))),
        space(range(7, 8), pile(goods(wood=2, ore=1, stone=1), goods(wood=1, ore=1, stone=1))),
        space(range(7, 8), fixed(wood=1, stone=1)),
        space(range(3, 8, 4), fixed(price=4), fixed(seats=7)),
        space(many, pile(goods(wood=1, ore=1))),
        space(many, fixed(stone=1)),
        space(range(6, 8), pile(goods(stone=1))),
        space(many, fixed(gold=4)),
        space(many, fixed(level=2), fixed(seats=6, level=2, wood=2)),
        space(many, pile(wood), pile(goods(wood=2), wood, seats=6)),
        space(many, fixed(price=4), fixed(seats=6, price=1)),
    ]


def round_cards() -> list[Space]:
    """The round cards with their stages, and the back of Wish for children (CA-33)."""
    return [
        space(ALWAYS, fixed(level=3), stage=1),
        space(ALWAYS, pile(goods(sheep=1)), stage=1),
        space(ALWAYS, fixed(level=2, ore=3), stage=1),
        space(ALWAYS, fixed(), stage=2),
        space(ALWAYS, pile(goods(donkey=1)), stage=2),
        space(ALWAYS, fixed(ruby=1), stage=2),
        space(ALWAYS, pile(goods(stone=1, ore=1)), stage=3),
        space(ALWAYS, fixed(), stage=3),
        space(range(3, 8), fixed(level=4), stage=3),
        space(ALWAYS, fixed(gold=2, food=1), stage=4),
        space(ALWAYS, fixed(level=1), stage=4),
        space(ALWAYS, pile(goods(ruby=2), goods(ruby=1), gives=goods(ruby=1)), stage=4, mines=2),
        space(ALWAYS, fixed(gold=3)),
    ]


class Tile:
    """A kind of furnishing tile. Each kind reads the figures that concern it (see `furnishings`).

    `dwarfs` and `animals` are the room it offers. It `gives` something, or else `or_gives`, and `takes` something: off
    a price, or as the price of an exchange. `rounds` is for how many rounds it gives. At the end it is worth `worth`
    points for every `each` of something; `ladder` are points, or food, by a number.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "introductory": Whole(0, 1),
        "cost": GOODS,
        "points": POINTS,
        "dwarfs": FIGURE,
        "animals": FIGURE,
        "gives": GOODS,
        "or_gives": GOODS,
        "takes": GOODS,
        "rounds": FIGURE,
        "each": Whole(1, 99),
        "worth": POINTS,
        "ladder": ListOf(POINTS, 20),
    }

    def __init__(self) -> None:
        self.introductory = 0
        self.cost: list[int] = goods()
        self.points = 0
        self.dwarfs = 0
        self.animals = 0
        self.gives: list[int] = goods()
        self.or_gives: list[int] = goods()
        self.takes: list[int] = goods()
        self.rounds = 0
        self.each = 1
        self.worth = 0
        self.ladder: list[int] = []


def tile(points: int, dwarfs: int = 0, animals: int = 0, rounds: int = 0, **cost: int) -> Tile:
    """A tile of the standard set with its printed points and its cost."""
    made = Tile()
    made.points = points
    made.dwarfs = dwarfs
    made.animals = animals
    made.rounds = rounds
    made.cost = goods(**cost)
    return made


def does(made: Tile, gives: list[int] | None = None, takes: list[int] | None = None) -> Tile:
    """What a tile gives and takes."""
    made.gives = gives if gives is not None else goods()
    made.takes = takes if takes is not None else goods()
    return made


def scores(made: Tile, worth: int, each: int = 1) -> Tile:
    """What a tile is worth at the end."""
    made.worth = worth
    made.each = each
    return made


def tiles_of_rooms() -> list[Tile]:
    """Dwellings and rooms."""
    return [
        tile(3, wood=4, stone=3, dwarfs=1),
        tile(0, wood=4, stone=2, dwarfs=1),
        tile(0, wood=3, stone=3, dwarfs=1),
        tile(4, wood=5, stone=4, dwarfs=1, animals=2),
        tile(5, wood=8, stone=6, dwarfs=2),
        tile(5, wood=4, stone=3, dwarfs=1),
        tile(2, wood=1, animals=1),
        tile(0, wood=1, animals=3),
        tile(1, wood=1, ore=1, animals=1),
        tile(2, stone=1),
        tile(0, wood=1, stone=1),
        does(tile(0, stone=1), gives=goods(gold=2)),
    ]


def tiles_of_materials() -> list[Tile]:
    """What has to do with building materials."""
    return [
        does(tile(0, stone=1), takes=goods(wood=1)),
        does(tile(1, wood=1), gives=goods(stone=2), takes=goods(stone=1)),
        does(tile(3, wood=1, stone=2), gives=goods(ore=2), takes=goods(ore=2)),
        does(tile(3, wood=1, stone=1), gives=goods(ore=1)),
        does(tile(2, stone=1), gives=goods(ore=1), takes=goods(wood=1, stone=1)),
        does(tile(2, wood=1), gives=goods(wood=1, stone=1, ore=1), takes=goods(gold=2)),
        does(tile(2, stone=1, rounds=7), gives=goods(wood=1)),
        does(tile(1, wood=1, rounds=5), gives=goods(stone=1)),
        does(tile(2, wood=2, stone=2, rounds=4), gives=goods(ruby=1)),
        does(tile(0), gives=goods(wood=1)),
        does(tile(2, wood=1), gives=goods(stone=1)),
        does(tile(1, wood=2), gives=goods(ore=1)),
    ]


def tiles_of_food() -> list[Tile]:
    """Food caves and parlors."""
    beer = does(tile(3, wood=2), gives=goods(gold=3), takes=goods(grain=2))
    beer.or_gives = goods(food=4)
    breeding = tile(2, grain=1, stone=1)
    breeding.ladder = [0, 1, 2, 3, 5]
    food = goods(food=1)
    return [
        does(tile(2, wood=2, stone=2), gives=food.copy()),
        does(tile(2, stone=2), gives=goods(food=5), takes=goods(grain=1, vegetable=1)),
        does(tile(2, wood=1, stone=1), takes=goods(wood=1, stone=1, ore=2)),
        does(tile(2, wood=3, stone=2), gives=food.copy()),
        breeding,
        tile(2, wood=2, stone=2),
        scores(does(tile(0, wood=2, stone=1), gives=food.copy()), 1, each=2),
        scores(does(tile(0, wood=2, stone=2), gives=food.copy()), 1),
        scores(does(tile(0, stone=3, gold=5), gives=goods(food=2)), 4),
        does(tile(1, wood=2), gives=goods(gold=2, food=2), takes=goods(boar=2)),
        beer,
        does(tile(2, ore=3), gives=goods(gold=2, food=1), takes=goods(ruby=1, ore=1)),
    ]


def tiles_of_points() -> list[Tile]:
    """Storages and chambers."""
    broom = tile(0, wood=1)
    broom.ladder = [0, 0, 0, 0, 0, 5, 10]
    return [
        scores(tile(0, wood=3, ore=1), 1),
        scores(tile(0, wood=1, stone=2), 1, each=2),
        does(tile(0, wood=2), gives=goods(gold=2), takes=goods(wood=1, stone=1, ore=1)),
        scores(tile(0, wood=2, stone=1), 2),
        scores(tile(0, wood=3, stone=2), 3),
        scores(tile(0, food=3, wood=1), 8),
        broom,
        scores(tile(0, wood=1, stone=1), 1),
        scores(tile(0, wood=2, vegetable=2), 2),
        scores(tile(0, wood=2), 8),
        scores(tile(0, stone=2), 7),
        scores(tile(0, grain=2, stone=1), 1, each=3),
    ]


INTRODUCTORY: Final = (
    "dwelling", "simple_dwelling_4_2", "simple_dwelling_3_3", "cuddle_room", "breakfast_room", "stubble_room",
    "carpenter", "stone_carver", "blacksmith", "wood_supplier", "stone_supplier", "ruby_supplier",
    "slaughtering_cave", "cooking_cave", "working_cave", "weaving_parlor", "milking_parlor", "hunting_parlor",
    "beer_parlor", "stone_storage", "ore_storage", "main_storage", "weapon_storage", "treasure_chamber",
    "food_chamber", "writing_chamber", "fodder_chamber",
)  # fmt: skip
"""The set of the introductory game (CA-38)."""


class Loot:
    """A loot item: the strength it takes, what it gives or what it costs, and how many kinds breed (section 18.3)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"strength": STRENGTH, "gives": GOODS, "price": GOODS, "kinds": FIGURE}

    def __init__(self) -> None:
        self.strength = 1
        self.gives: list[int] = goods()
        self.price: list[int] = goods()
        self.kinds = 0


def loot(strength: int, price: list[int] | None = None, kinds: int = 0, **gives: int) -> Loot:
    """A loot item."""
    made = Loot()
    made.strength = strength
    made.price = price if price is not None else goods()
    made.kinds = kinds
    made.gives = goods(**gives)
    return made


def loot_items() -> list[Loot]:
    """All of them, in the order of their words (CA-248 to CA-259)."""
    return [
        loot(1), loot(1, wood=1), loot(1, dog=1), loot(2, grain=1), loot(2, sheep=1), loot(3, stone=1),
        loot(3, donkey=1), loot(4, vegetable=1), loot(4, ore=2), loot(5, boar=1), loot(6, gold=2), loot(7), loot(8),
        loot(9), loot(9, price=goods(wood=1)), loot(10, cattle=1), loot(10, price=goods(wood=2)), loot(11),
        loot(11, price=goods(wood=2, stone=2)), loot(12), loot(12), loot(14), loot(14, kinds=2),
    ]  # fmt: skip


class CavernaEdition(Edition):
    """The figures of the box; see the module."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "spaces": ListOf(Thing(Space), w.SPACE_KINDS, exactly=True),
        "tiles": ListOf(Thing(Tile), w.TILE_KINDS, exactly=True),
        "loot": ListOf(Thing(Loot), w.LOOT_KINDS, exactly=True),
        "start_food": ListOf(FIGURE, w.MOST_SEATS, exactly=True),
        "solo_food": FIGURE,
        "start_dwarfs": Whole(1, 5),
        "dwarfs": Whole(1, 14),
        "stables": Whole(0, w.MOST_STABLES),
        "markers": Counts(w.MARKERS, 9),
        "removed_markers": Counts(w.MARKERS, 9),
        "first_marker_round": ROUND,
        "skipped_round": ROUND,
        "harvests": ListOf(Word(w.HARVESTS, always=True), w.LAST_ROUND, exactly=True),
        "red_events": ListOf(Word(w.HARVESTS, always=True), 9),
        "wish_round": ROUND,
        "solo_order": ListOf(Word(w.SPACES, always=True), w.ROUND_CARD_KINDS),
        "late_rubies": ROUND,
        "solo_limit": FIGURE,
        "adult_food": FIGURE,
        "newborn_food": FIGURE,
        "event_food": FIGURE,
        "cooking": Counts(w.COOKABLE, 20),
        "gold_lost": Whole(1, 9),
        "sown": Counts(w.CROPS, 3),
        "sown_fields": Counts(w.CROPS, 9),
        "water": ListOf(GOODS, 5, exactly=True),
        "small_pasture_price": GOODS,
        "large_pasture_price": GOODS,
        "stable_price": GOODS,
        "pasture_cell": Whole(1, 9),
        "stable_factor": Whole(1, 4),
        "stable_animals": FIGURE,
        "mine_animals": FIGURE,
        "first_dwelling_dwarfs": FIGURE,
        "first_dwelling_animals": FIGURE,
        "ore_for_mines": FIGURE,
        "forge_most": STRENGTH,
        "strength_most": Whole(1, w.MOST_STRENGTH),
        "strength_gain": FIGURE,
        "trade_price": GOODS,
        "trades": Whole(1, 9),
        "market": Counts(w.GOODS, 9),
        "ruby_goods": Counts(w.GOODS, 9),
        "ruby_food": Counts(w.GOODS, 9),
        "single_rubies": Counts(w.SINGLES, 9),
        "animal_points": Counts(w.GOODS, 9),
        "missing_points": POINTS,
        "grain_each": Whole(1, 9),
        "good_points": Counts(w.GOODS, 9),
        "dwarf_points": POINTS,
        "unused_points": POINTS,
        "small_pasture_points": POINTS,
        "large_pasture_points": POINTS,
        "ore_mine_points": POINTS,
        "ruby_mine_points": POINTS,
        "begging_points": POINTS,
        "solo_target": Whole(0, 999),
    }

    def __init__(self) -> None:
        super().__init__()
        self.spaces = basic_spaces() + additional_spaces() + round_cards()
        self.tiles = tiles_of_rooms() + tiles_of_materials() + tiles_of_food() + tiles_of_points()
        for number, word in enumerate(w.TILES):
            self.tiles[number].introductory = int(word in INTRODUCTORY)
        self.loot = loot_items()
        self.setup_figures()
        self.harvest_figures()
        self.board_figures()
        self.exchange_figures()
        self.point_figures()

    def setup_figures(self) -> None:
        """What everybody begins with, the order of rounds, the solo game (sections 3 and 23)."""
        self.start_food = [1, 1, 2, 3, 3, 3, 3]
        self.solo_food = 2
        self.start_dwarfs = 2
        self.dwarfs = 5
        self.stables = 3
        self.markers = [4, 3]
        self.removed_markers = [1, 0]
        self.first_marker_round = 6
        self.skipped_round = 9
        self.wish_round = 4
        self.solo_order = [
            w.BLACKSMITHING, w.SHEEP_FARMING, w.ORE_MINE_CONSTRUCTION, w.WISH_FOR_CHILDREN, w.DONKEY_FARMING,
            w.RUBY_MINE_CONSTRUCTION, w.ORE_DELIVERY, w.FAMILY_LIFE, w.ORE_TRADING, w.ADVENTURE, w.RUBY_DELIVERY,
        ]  # fmt: skip
        self.late_rubies = 3
        self.solo_limit = 6
        self.solo_target = 100

    def harvest_figures(self) -> None:
        """Which rounds end with which harvest, and what is eaten (section 6)."""
        normal = w.NORMAL_HARVEST
        self.harvests = [w.NO_HARVEST, w.NO_HARVEST, normal, w.PAY_ONE_EACH, *[normal] * 8]
        self.red_events = [w.NO_HARVEST, w.PAY_ONE_EACH, w.SKIP_ONE_PHASE]
        self.adult_food = 2
        self.newborn_food = 1
        self.event_food = 1
        self.sown = [3, 2]
        self.sown_fields = [2, 2]

    def board_figures(self) -> None:
        """The home board: water and preserves, pastures, stables, mines, dwarfs (sections 4, 13, 16 to 18)."""
        self.water = [goods(boar=1), goods(boar=1), goods(food=1), goods(food=2), goods(food=1)]
        self.small_pasture_price = goods(wood=2)
        self.large_pasture_price = goods(wood=4)
        self.stable_price = goods(stone=1)
        self.pasture_cell = 2
        self.stable_factor = 2
        self.stable_animals = 1
        self.mine_animals = 1
        self.first_dwelling_dwarfs = 2
        self.first_dwelling_animals = 2
        self.ore_for_mines = 2
        self.forge_most = 8
        self.strength_most = w.MOST_STRENGTH
        self.strength_gain = 1

    def exchange_figures(self) -> None:
        """Food, rubies, trade and market (sections 7, 14, 15)."""
        self.cooking = [1, 1, 3, 2, 3, 1, 2, 2]
        self.gold_lost = 1
        self.trade_price = goods(ore=2)
        self.trades = 3
        self.market = goods(wood=1, stone=1, ore=1, grain=1, vegetable=2, dog=2, sheep=1, donkey=1, boar=2, cattle=3)
        self.ruby_goods = goods(
            wood=1, stone=1, ore=1, grain=1, vegetable=1, gold=1, dog=1, sheep=1, donkey=1, boar=1, cattle=1
        )
        self.ruby_food = goods(cattle=1)
        self.single_rubies = counts(w.SINGLES, meadow=1, field=1, cavern=2, tunnel=1)

    def point_figures(self) -> None:
        """The scoring sheet (section 22)."""
        self.animal_points = goods(dog=1, sheep=1, donkey=1, boar=1, cattle=1)
        self.missing_points = -2
        self.grain_each = 2
        self.good_points = goods(ruby=1, gold=1, grain=1, vegetable=1)
        self.dwarf_points = 1
        self.unused_points = -1
        self.small_pasture_points = 2
        self.large_pasture_points = 4
        self.ore_mine_points = 3
        self.ruby_mine_points = 4
        self.begging_points = -3

    def check(self) -> None:
        """Every space has a side, every stage as many cards as rounds, and the solo order names each card once."""
        for number, its in enumerate(self.spaces):
            if not its.sides:
                raise Invalid("invalid.no_side", {"space": w.SPACES[number]})
        stages = [its.stage for its in self.spaces[w.FIRST_ROUND_CARD : w.URGENT_WISH]]
        if [stages.count(stage) for stage in range(1, w.STAGES + 1)] != [3, 3, 3, 3]:
            raise Invalid("invalid.stage_cards", {}, "CA-33")
        cards = set(self.solo_order)
        if len(cards) != len(self.solo_order) or len(cards) != w.ROUND_CARD_KINDS - 1:
            raise Invalid("invalid.solo_order", {}, "CA-331")
        if min(cards) < w.FIRST_ROUND_CARD or w.URGENT_WISH in cards:
            raise Invalid("invalid.solo_order", {}, "CA-331")
