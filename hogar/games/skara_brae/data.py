"""Every figure printed on a component of Skara Brae, and nothing else holds such a figure.

Sources: the rulebook where it gives a figure, the print of the components otherwise (see docs/skara_brae.md).
"""

from __future__ import annotations

from typing import ClassVar, Final

from hogar.games.skara_brae import words as w
from hogar.kernel.codec import Codec, Counts, ListOf, Whole
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Edition
from hogar.kernel.message import Value

FIGURE: Final = Whole(0, 99)
GOOD_COUNTS: Final = Counts(w.GOODS, 99)


def goods(**amounts: int) -> list[int]:
    """A list of counts by good: `goods(wool=2)`."""
    return [amounts.get(good, 0) for good in w.GOODS]


class SettlerEffect:
    """The bottom effect of a settler: what is paid, what is gained, and whose icons multiply it (-1: nobody's)."""

    def __init__(self, habitat: int, paid: list[int], gained: list[int], icons: int = -1) -> None:
        self.habitat = habitat
        self.paid = paid
        self.gained = gained
        self.icons = icons


def catch(habitat: int, **gained: int) -> SettlerEffect:
    """A fixed gain (SB-118)."""
    return SettlerEffect(habitat, goods(), goods(**gained))


def swap(habitat: int, paid: list[int], gained: list[int]) -> SettlerEffect:
    """An exchange (SB-119, SB-120)."""
    return SettlerEffect(habitat, paid, gained)


def visit(habitat: int, icons: int, **gained: int) -> SettlerEffect:
    """A harvest of another habitat (SB-121)."""
    return SettlerEffect(habitat, goods(), goods(**gained), icons)


NO_EFFECT: Final = SettlerEffect(-1, goods(), goods())

SETTLERS: Final[list[SettlerEffect]] = [
    NO_EFFECT, NO_EFFECT, NO_EFFECT,
    catch(w.SHORE, fish=1),
    swap(w.SHORE, goods(seaweed=1), goods(wood=2)),
    swap(w.SHORE, goods(seaweed=1), goods(barley=2)),
    swap(w.SHORE, goods(seaweed=1), goods(stone=2)),
    swap(w.SHORE, goods(seaweed=1), goods(wool=2)),
    visit(w.SHORE, w.HILLS, stone=1),
    visit(w.SHORE, w.THICKETS, wood=1),
    visit(w.SHORE, w.FIELDS, barley=1),
    catch(w.HILLS, rabbit=1),
    swap(w.HILLS, goods(stone=2), goods(sheep=1)),
    swap(w.HILLS, goods(stone=1), goods(shell=2)),
    swap(w.HILLS, goods(stone=1), goods(barley=2)),
    swap(w.HILLS, goods(stone=1), goods(wood=2)),
    swap(w.HILLS, goods(stone=1), goods(seaweed=2)),
    visit(w.HILLS, w.SHORE, seaweed=1),
    visit(w.HILLS, w.THICKETS, wood=1),
    visit(w.HILLS, w.FIELDS, barley=1),
    catch(w.THICKETS, rabbit=1),
    swap(w.THICKETS, goods(wood=2), goods(deer=1)),
    swap(w.THICKETS, goods(wood=1), goods(seaweed=2)),
    swap(w.THICKETS, goods(wood=1), goods(wool=2)),
    swap(w.THICKETS, goods(wood=1), goods(stone=2)),
    swap(w.THICKETS, goods(wood=1), goods(barley=2)),
    visit(w.THICKETS, w.SHORE, shell=1),
    visit(w.THICKETS, w.HILLS, stone=1),
    visit(w.THICKETS, w.FIELDS, barley=1),
    catch(w.FIELDS, rabbit=1),
    swap(w.FIELDS, goods(barley=3), goods(cow=1)),
    swap(w.FIELDS, goods(barley=1), goods(stone=2)),
    swap(w.FIELDS, goods(barley=1), goods(wool=2)),
    swap(w.FIELDS, goods(barley=1), goods(wood=2)),
    swap(w.FIELDS, goods(barley=1), goods(shell=2)),
    visit(w.FIELDS, w.SHORE, seaweed=1),
    visit(w.FIELDS, w.HILLS, wool=1),
    visit(w.FIELDS, w.THICKETS, wood=1),
]  # fmt: skip

HARVESTS: Final[list[list[int]]] = [[w.SHELL, w.SEAWEED], [w.STONE, w.WOOL], [w.WOOD], [w.BARLEY]]
"""What one icon of a habitat may yield (SB-113)."""


class GatherOption:
    """One option of a Gather tile (SB-182 to SB-185)."""

    def __init__(self, word: str, tile: int, back: bool, paid: list[int], gained: list[int]) -> None:
        self.word = word
        self.tile = tile
        self.back = back
        self.paid = paid
        self.gained = gained


GATHERS: Final[list[GatherOption]] = [
    GatherOption("shell", 5, False, goods(), goods(shell=1)),
    GatherOption("seaweed", 5, False, goods(), goods(seaweed=1)),
    GatherOption("shell+seaweed", 5, True, goods(), goods(shell=1, seaweed=1)),
    GatherOption("fish", 5, True, goods(), goods(fish=1)),
    GatherOption("stone", 6, False, goods(), goods(stone=1)),
    GatherOption("wool", 6, False, goods(), goods(wool=1)),
    GatherOption("stone+wool", 6, True, goods(), goods(stone=1, wool=1)),
    GatherOption("rabbit", 6, True, goods(), goods(rabbit=1)),
    GatherOption("wood", 7, False, goods(), goods(wood=1)),
    GatherOption("wood+wood", 7, True, goods(), goods(wood=2)),
    GatherOption("deer", 7, True, goods(wood=1), goods(deer=1)),
    GatherOption("barley", 8, False, goods(), goods(barley=1)),
    GatherOption("barley+barley", 8, True, goods(), goods(barley=2)),
    GatherOption("cow", 8, True, goods(barley=2), goods(cow=1)),
]


class Task:
    """A task card: its alternative costs, each complete, and the tile whose action it gives (SB-276)."""

    def __init__(self, tile: int, costs: list[list[int]]) -> None:
        self.tile = tile
        self.costs = costs


TASK_CARDS: Final[list[Task]] = [
    Task(w.COOK, [goods(cow=1)]),
    Task(w.TRADE, [goods(deer=1)]),
    Task(w.TRADE, [goods(sheep=1), goods(hide=2)]),
    Task(w.CRAFT, [goods(fish=2), goods(fish=1, rabbit=1), goods(rabbit=2)]),
    Task(w.CRAFT, [goods(barley=3)]),
    Task(w.FURNISH, [goods(wood=3)]),
    Task(w.CLEAN, [goods(stone=3)]),
    Task(w.CLEAN, [goods(wool=3)]),
    Task(w.COOK, [goods(seaweed=3)]),
    Task(w.FURNISH, [goods(shell=3)]),
]
TASK_COSTS: Final = 3
"""The most alternatives on one task card."""

CLEANED: Final[tuple[str, ...]] = ("hide", "barley", "seaweed", "wood", "food")
"""What Clean accepts; the last one on its back only (SB-161, SB-163)."""
CLEANED_GOODS: Final[list[int]] = [w.HIDE, w.BARLEY, w.SEAWEED, w.WOOD, w.FOOD]


class SkaraBraeEdition(Edition):
    """The figures; positions share one of these."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "rounds": Whole(1, 4),
        "turns": Whole(1, 3),
        "cards": ListOf(FIGURE, w.CARD_KINDS, exactly=True),
        "supply_roofs": FIGURE,
        "spindles": FIGURE,
        "black_workers": FIGURE,
        "boars": FIGURE,
        "start_knives": FIGURE,
        "start_slider": FIGURE,
        "slider_midden": ListOf(FIGURE, 11, exactly=True),
        "slider_loss": ListOf(FIGURE, 11, exactly=True),
        "payments": ListOf(FIGURE, 7, exactly=True),
        "payment_wool": FIGURE,
        "settler_points": ListOf(FIGURE, 7, exactly=True),
        "set_points": ListOf(FIGURE, 7, exactly=True),
        "trade_costs": ListOf(FIGURE, 8, exactly=True),
        "trade_points": ListOf(FIGURE, 8, exactly=True),
        "trade_goods": ListOf(GOOD_COUNTS, 8, exactly=True),
        "hearth": FIGURE,
        "hearth_cook": FIGURE,
        "hearth_utensils": FIGURE,
        "hearth_muster": FIGURE,
        "hearth_sizes": GOOD_COUNTS,
        "yields": ListOf(GOOD_COUNTS, w.GOOD_KINDS, exactly=True),
        "boar_back_hides": FIGURE,
        "flip_costs": ListOf(GOOD_COUNTS, w.TILE_KINDS, exactly=True),
        "front_clears": ListOf(FIGURE, 6, exactly=True),
        "back_clears": ListOf(FIGURE, 6, exactly=True),
        "saving": ListOf(FIGURE, 2, exactly=True),
        "explored": ListOf(FIGURE, 2, exactly=True),
        "picks": ListOf(FIGURE, 2, exactly=True),
        "roof_wool": FIGURE,
        "hands": ListOf(Whole(1, 9), 3, exactly=True),
        "group_size": ListOf(Whole(0, 9), 5, exactly=True),
        "objective_figures": ListOf(FIGURE, len(w.OBJECTIVES), exactly=True),
    }

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 4
        self.turns = 3
        self.cards = [8, 8, 4] + [8, *[1] * 7] + [2, 6, *[1] * 7] * 3
        self.supply_roofs = 40
        self.spindles = 10
        self.black_workers = 3
        self.boars = 3
        self.start_knives = 2
        self.start_slider = 1
        self.slider_midden = [0, 0, 1, 2, 3, 3, 4, 4, 5, 6, 7]
        self.slider_loss = [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6]
        self.payments = [0, 1, 2, 2, 2, 3, 3]
        self.payment_wool = 2
        self.settler_points = [1, 1, 1, 1, 2, 2, 2]
        self.set_points = [0, 2, 4, 6, 2, 4, 6]
        self.trade_costs = [0, 2, 3, 4, 4, 5, 5, 6]
        self.trade_points = [0, 1, 3, 5, 8, 11, 15, 20]
        self.trade_goods = [
            goods(), goods(cow=1), goods(deer=1), goods(sheep=1), goods(rabbit=1), goods(fish=1), goods(shell=2),
            goods(barley=2),
        ]  # fmt: skip
        self.hearth = 4
        self.hearth_cook = 2
        self.hearth_utensils = 1
        self.hearth_muster = 1
        self.hearth_sizes = goods(shell=1, barley=1, fish=2, rabbit=2, sheep=3, deer=3, cow=4, boar=3)
        self.yields = yields()
        self.boar_back_hides = 1
        self.flip_costs = flip_costs()
        self.front_clears = [0, 0, 1, 3, 0, 0]
        self.back_clears = [0, 0, 2, 4, 6, 0]
        self.saving = [2, 3]
        self.explored = [2, 3]
        self.picks = [3, 4]
        self.roof_wool = 3
        self.hands = [4, 3, 2]
        self.group_size = [0, 0, 4, 4, 5]
        self.objective_figures = [6, 2, 7, 2, 6, 5, 7, 8]

    def check(self) -> None:
        for players in range(2, len(self.group_size)):
            need = players + (1 if players == 2 else 0)
            if self.group_size[players] < need:
                values: dict[str, Value] = {"players": players, "need": need, "got": self.group_size[players]}
                raise Invalid("invalid.edition_group", values, "SB-60")
        need = self.rounds * self.turns * max(*self.group_size, *self.hands)
        if sum(self.cards) < need:
            raise Invalid("invalid.edition_cards", {"need": need, "got": sum(self.cards)}, "SB-6")


def yields() -> list[list[int]]:
    """What one cooked token gives, by good (SB-148, SB-149)."""
    table = [goods() for _ in w.GOODS]
    table[w.SHELL] = goods(food=1)
    table[w.BARLEY] = goods(food=1)
    table[w.FISH] = goods(food=1, bone=1)
    table[w.RABBIT] = goods(food=1, hide=1)
    table[w.SHEEP] = goods(food=1, hide=1, bone=1, wool=1)
    table[w.DEER] = goods(food=1, hide=1, bone=2)
    table[w.COW] = goods(food=2, hide=1, bone=2)
    table[w.BOAR] = goods(food=2, hide=1, bone=1)
    return table


def flip_costs() -> list[list[int]]:
    """What it costs to flip a tile, by tile (SB-157)."""
    standard = [
        goods(stone=1, wood=1), goods(stone=1, seaweed=1), goods(stone=1, wool=1), goods(stone=1, shell=1),
        goods(stone=1, hide=1), goods(bone=1, wood=1), goods(bone=1, seaweed=1), goods(bone=1, wool=1),
        goods(bone=1, shell=1),
    ]  # fmt: skip
    return standard + [goods(bone=1, hide=1) for _ in range(w.SPECIAL_TILES)]


ROUND_WORKERS: Final[list[int]] = [w.LARGE, w.SMALL, w.SMALL, w.SMALL]
"""The worker that each player receives at the start of a round (SB-57)."""

UNITS: Final[tuple[str, ...]] = ("bone+bone", "food+bone", "food+food")
"""How the two units of a special tile may be paid; the index is the number of food (SB-188)."""
UNITS_TO_PAY: Final = 2

FLIPPED_POINTS: Final = 2
VILLAGE_ROOF_POINTS: Final = 2
SUPPLY_ROOF_POINTS: Final = 1
STONE_BALL_POINTS: Final = 2
UTENSILS_POINTS: Final = 2
SPINDLE_POINTS: Final = 1
OBJECTIVE_LOSS: Final = 5
TASK_LOSS: Final = 2
SOLO_WIN: Final = 45
SOLO_EXCELLENT: Final = 55
STORAGE_ROWS: Final = 3
LAST_SLIDER: Final = 10
LAST_FURNISH: Final = 6
LAST_TRADE: Final = 7
