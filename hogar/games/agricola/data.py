"""Every figure printed on a component of Agricola, and nothing else holds such a figure.

`sources.py` says for each where it comes from and how sure it is. An owner of the box replaces them by a file
(`hogar edition agricola --init`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from hogar.games.agricola import words as w
from hogar.kernel.codec import Codec, Counts, ListOf, Thing, Whole
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Edition

FIGURE: Final = Whole(0, 99)
POINTS: Final = Whole(-20, 20)
PRICE: Final = Whole(0, 9)
GOODS: Final = Counts(w.GOODS, 20)
LADDER: Final = ListOf(POINTS, 20)
"""Points by the number of something, from 0 on; more than the last counts like the last."""
PER_PLAYERS: Final = ListOf(FIGURE, w.MOST_SEATS, exactly=True)
TIER_NUMBERS: Final = ListOf(FIGURE, 9)


def counts(words: tuple[str, ...], **amounts: int) -> list[int]:
    """A list of counts by word: `counts(w.GOODS, wood=2)`."""
    return [amounts.get(word, 0) for word in words]


def goods(**amounts: int) -> list[int]:
    """Goods by their words: `goods(wood=2)`."""
    return counts(w.GOODS, **amounts)


class Major:
    """A major improvement: cost, points, what it turns into food, and how (AG-199 to AG-210).

    `cooks` is the food for each good at any time; `bakes` the food for a grain, at most `bakes_most` in an action (0:
    any number); `crafts` the food for one good per harvest; `tiers` how many of that good are worth `tier_points`.
    """

    FIELDS: ClassVar[dict[str, Codec]] = {
        "cost": GOODS,
        "points": POINTS,
        "cooks": GOODS,
        "bakes": PRICE,
        "bakes_most": PRICE,
        "crafts": GOODS,
        "tiers": TIER_NUMBERS,
        "tier_points": TIER_NUMBERS,
        "promises": GOODS,
        "promise_rounds": FIGURE,
    }

    def __init__(self) -> None:
        self.cost: list[int] = goods()
        self.points = 0
        self.cooks: list[int] = goods()
        self.bakes = 0
        self.bakes_most = 0
        self.crafts: list[int] = goods()
        self.tiers: list[int] = []
        self.tier_points: list[int] = []
        self.promises: list[int] = goods()
        self.promise_rounds = 0


def major(points: int, **cost: int) -> Major:
    """A major improvement with its cost."""
    made = Major()
    made.points = points
    made.cost = goods(**cost)
    return made


def kitchen(clay: int, bakes: int, **cooks: int) -> Major:
    """A Fireplace or Cooking Hearth (AG-201, AG-204)."""
    made = major(1, clay=clay)
    made.cooks = goods(**cooks)
    made.bakes = bakes
    return made


def fireplace(clay: int) -> Major:
    """A Fireplace."""
    return kitchen(clay, 2, sheep=2, boar=2, cattle=3, vegetable=2)


def hearth(clay: int) -> Major:
    """A Cooking Hearth."""
    return kitchen(clay, 3, sheep=2, boar=3, cattle=4, vegetable=3)


def oven(points: int, most: int, bakes: int, **cost: int) -> Major:
    """An oven, which bakes at most so many grain in an action (AG-206, AG-207)."""
    made = major(points, **cost)
    made.bakes = bakes
    made.bakes_most = most
    return made


def workshop(good: str, food: int, tiers: list[int]) -> Major:
    """A workshop, which costs two of its good and two stone (AG-208 to AG-210)."""
    made = major(2, stone=2, **{good: 2})
    made.crafts = goods(**{good: food})
    made.tiers = tiers
    made.tier_points = [1, 2, 3]
    return made


def well() -> Major:
    """The Well (AG-205)."""
    made = major(4, wood=1, stone=3)
    made.promises = goods(food=1)
    made.promise_rounds = 5
    return made


def majors() -> list[Major]:
    """The ten, in the order of their words."""
    ovens = [oven(2, 1, 5, clay=3, stone=1), oven(3, 2, 4, clay=1, stone=3)]
    workshops = [workshop("wood", 2, [3, 5, 7]), workshop("clay", 2, [3, 5, 7]), workshop("reed", 3, [2, 4, 5])]
    return [fireplace(2), fireplace(3), hearth(4), hearth(5), well(), *ovens, *workshops]


def refill(players: int) -> list[int]:
    """What the accumulation spaces get in a round, by space (AG-79 to AG-82, AG-92 to AG-99, AG-103 to AG-111)."""
    return counts(
        w.SPACES,
        forest=2 if players == 1 else 3,
        clay_pit=1,
        reed_bank=1,
        fishing=1,
        copse=1,
        grove=2,
        hollow=2 if players == 4 else 1,
        traveling_players=1,
        copse_tile=1,
        sheep_market=1,
        western_quarry=1,
        pig_market=1,
        cattle_market=1,
        eastern_quarry=1,
        meeting_place=1,
    )


class AgricolaEdition(Edition):
    """The figures of the box; see the module."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "rounds_of_stages": ListOf(Whole(1, 9), w.STAGES, exactly=True),
        "stages": Counts(w.ROUND_CARDS, w.STAGES),
        "fences": Whole(0, 38),
        "stables": Whole(0, w.CELL_KINDS),
        "people": Whole(2, w.MOST_PEOPLE),
        "start_people": Whole(1, 2),
        "start_food": PER_PLAYERS,
        "others_food": PER_PLAYERS,
        "hand": FIGURE,
        "refill": ListOf(Counts(w.SPACES, 9), w.MOST_SEATS, exactly=True),
        "grain_seeds": GOODS,
        "vegetable_seeds": GOODS,
        "day_laborer": GOODS,
        "resource_market": ListOf(GOODS, w.MOST_SEATS, exactly=True),
        "resource_market_choice": GOODS,
        "resource_market_tile": GOODS,
        "animal_market_gains": ListOf(GOODS, w.ANIMAL_KINDS, exactly=True),
        "animal_market_prices": ListOf(GOODS, w.ANIMAL_KINDS, exactly=True),
        "modest_wish_round": FIGURE,
        "lessons": ListOf(PRICE, 9),
        "lessons_b": ListOf(ListOf(PRICE, 9), w.MOST_SEATS, exactly=True),
        "room_material": FIGURE,
        "room_reed": FIGURE,
        "renovation_material": FIGURE,
        "renovation_reed": FIGURE,
        "stable_wood": FIGURE,
        "side_job_stable_wood": FIGURE,
        "side_job_stables": FIGURE,
        "fence_wood": Whole(1, 9),
        "sown": Counts(w.CROPS, 9),
        "pasture_cell": Whole(1, 9),
        "stable_factor": Whole(1, 4),
        "stable_animals": FIGURE,
        "pets": FIGURE,
        "raw": GOODS,
        "adult_food": PER_PLAYERS,
        "newborn_food": FIGURE,
        "majors": ListOf(Thing(Major), w.MAJOR_KINDS, exactly=True),
        "field_points": LADDER,
        "pasture_points": LADDER,
        "crop_points": ListOf(LADDER, w.CROP_KINDS, exactly=True),
        "animal_points": ListOf(LADDER, w.ANIMAL_KINDS, exactly=True),
        "unused_points": POINTS,
        "fenced_stable_points": POINTS,
        "room_points": ListOf(POINTS, 3, exactly=True),
        "person_points": POINTS,
        "begging_points": POINTS,
        "goals": ListOf(FIGURE, 20),
        "goal_step": FIGURE,
        "points_for_food": Whole(1, 99),
    }

    def __init__(self) -> None:
        super().__init__()
        self.setup_figures()
        self.space_figures()
        self.farm_figures()
        self.point_figures()
        self.majors = majors()

    def setup_figures(self) -> None:
        """Rounds and stages (AG-20, AG-34), pieces (AG-4), what everybody begins with (AG-12 to AG-16)."""
        self.rounds_of_stages = [4, 3, 2, 2, 2, 1]
        self.stages = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]
        self.fences = 15
        self.stables = 4
        self.people = 5
        self.start_people = 2
        self.start_food = [0, 2, 2, 2]
        self.others_food = [0, 3, 3, 3]
        self.hand = 7

    def space_figures(self) -> None:
        """What the action spaces give (sections 6 and 19.2)."""
        self.refill = [refill(players) for players in range(1, w.MOST_SEATS + 1)]
        self.grain_seeds = goods(grain=1)
        self.vegetable_seeds = goods(vegetable=1)
        self.day_laborer = goods(food=2)
        self.resource_market = [goods(), goods(), goods(food=1), goods(reed=1, stone=1, food=1)]
        self.resource_market_choice = goods(reed=1, stone=1)
        self.resource_market_tile = goods(stone=1, food=1)
        self.animal_market_gains = [goods(sheep=1, food=1), goods(boar=1), goods(cattle=1)]
        self.animal_market_prices = [goods(), goods(), goods(food=1)]
        self.modest_wish_round = 5
        self.lessons = [0, 1]
        self.lessons_b = [[0], [0], [2], [1, 1, 2]]

    def farm_figures(self) -> None:
        """What building costs, what farms hold, what people eat (sections 7 to 13 and 17)."""
        self.room_material = 5
        self.room_reed = 2
        self.renovation_material = 1
        self.renovation_reed = 1
        self.stable_wood = 2
        self.side_job_stable_wood = 1
        self.side_job_stables = 1
        self.fence_wood = 1
        self.sown = [3, 2]
        self.pasture_cell = 2
        self.stable_factor = 2
        self.stable_animals = 1
        self.pets = 1
        self.raw = goods(grain=1, vegetable=1)
        self.adult_food = [3, 2, 2, 2]
        self.newborn_food = 1

    def point_figures(self) -> None:
        """The scoring sheet (section 18) and the goals of the solo series (AG-337, AG-341)."""
        self.field_points = [-1, -1, 1, 2, 3, 4]
        self.pasture_points = [-1, 1, 2, 3, 4]
        self.crop_points = [[-1, 1, 1, 1, 2, 2, 3, 3, 4], [-1, 1, 2, 3, 4]]
        self.animal_points = [[-1, 1, 1, 1, 2, 2, 3, 3, 4], [-1, 1, 1, 2, 2, 3, 3, 4], [-1, 1, 2, 2, 3, 3, 4]]
        self.unused_points = -1
        self.fenced_stable_points = 1
        self.room_points = [0, 1, 2]
        self.person_points = 3
        self.begging_points = -3
        self.goals = [50, 55, 59, 62, 64, 65, 66, 67]
        self.goal_step = 1
        self.points_for_food = 2

    def check(self) -> None:
        """As many round cards as rounds in every stage; every ladder and price list has a first step."""
        for stage, rounds in enumerate(self.rounds_of_stages, 1):
            cards = self.stages.count(stage)
            if cards != rounds:
                raise Invalid("invalid.stage_cards", {"stage": stage, "cards": cards, "rounds": rounds}, "AG-20")
        lists = [self.field_points, self.pasture_points, *self.crop_points, *self.animal_points, self.goals]
        if not all([*lists, self.lessons, *self.lessons_b]):
            raise Invalid("invalid.empty_ladder", {}, "AG-288")

    def stage_of(self, round: int) -> int:
        """The stage of a round, from 1 (AG-34)."""
        last = 0
        for stage, rounds in enumerate(self.rounds_of_stages, 1):
            last += rounds
            if round <= last:
                return stage
        return w.STAGES

    def rounds(self) -> int:
        """How many rounds there are (AG-33)."""
        return sum(self.rounds_of_stages)

    def harvest_after(self, round: int) -> bool:
        """Whether a harvest ends this round: every stage ends with one (AG-34, AG-262)."""
        return round == self.rounds() or self.stage_of(round) != self.stage_of(round + 1)

    def goal_of(self, game: int) -> int:
        """The points that a game of the solo series asks for (AG-337)."""
        beyond = max(0, game - len(self.goals))
        return self.goals[game - 1 - beyond] + self.goal_step * beyond


def step_of(ladder: list[int], number: int) -> int:
    """The entry of a ladder for a number; beyond its end the last one."""
    return ladder[number] if number < len(ladder) else ladder[-1]
