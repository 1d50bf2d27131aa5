"""The table of Agricola in a terminal: the action board, what is still to come, the farms."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from hogar.cli.boards.agricola_cards import card_name, card_told, hand, in_play
from hogar.cli.boards.farmyard import farmyard
from hogar.cli.boards.parts import FAINT, LABEL, folded, heading, joined, labelled, labelled_line, side_by_side
from hogar.cli.boards.sight import Sight
from hogar.games.agricola import words as w
from hogar.games.agricola.board import Board
from hogar.games.agricola.farm import FENCING
from hogar.games.agricola.moves import BAKE, BUILD, COOK, CRAFT, DRAFT, FENCE, PICK, PLACE, PLAY, ROOM, STABLE, USE
from hogar.games.agricola.sketch import herds
from hogar.games.agricola.steps.fences import DrawPasture
from hogar.games.agricola.steps.harvest import crafted_good, food_needed
from hogar.games.agricola.steps.rooms import room_bill
from hogar.games.agricola.steps.stables import ChooseStable
from hogar.games.agricola.table import Table
from hogar.kernel.move import Move
from hogar.kernel.step import Step
from hogar.parts.grid import count, members

COLUMN: Final = 38
"""The columns that an action space takes."""
BESIDE: Final = 46
"""The columns that what is known of a farm needs to stand beside its yard."""
PLAYERS: Final = ("red", "dodger_blue2", "green3", "dark_goldenrod")
"""The colours of the families, by seat."""
GOODS: Final = (
    "orange4", "red3", "green4", "grey62", "yellow3", "dark_orange", "bright_white", "grey50", "dark_orange3", "tan",
)  # fmt: skip


class AgricolaDrawing:
    """Draws Agricola."""

    NAMES: ClassVar[tuple[str, ...]] = ()

    def table(self, sight: Sight) -> RenderableType:
        """Everything: the action board, the seat's own farm, the others in brief."""
        others = [seat for seat in range(sight.state.players) if seat != sight.seat]
        return Group(self.own(sight), *[farm_in_brief(sight, seat) for seat in others])

    def own(self, sight: Sight) -> RenderableType:
        """The action board and the seat's own farm."""
        return Group(first_line(sight), *action_board(sight), *to_come(sight), self.board(sight, sight.seat))

    def smaller(self, sight: Sight) -> Iterator[RenderableType]:
        """Without the others' farms; then without what is to come; then in three lines."""
        farm = sight.state.boards[sight.seat]
        yield self.own(sight)
        yield Group(first_line(sight), piles_line(sight), self.board(sight, sight.seat))
        yield Group(first_line(sight), piles_line(sight), *goods_lines(sight, farm))

    def board(self, sight: Sight, seat: int) -> RenderableType:
        """One seat's farm, large."""
        yard = farmyard(sight, seat, sight.width)
        beside = sight.width - yard[1].cell_len - 4
        if beside < BESIDE:
            return Group(farm_heading(sight, seat), *yard, *farm_lines(sight, seat, sight.width))
        facts = list(farm_lines(sight, seat, beside))
        return Group(farm_heading(sight, seat), *side_by_side(yard, facts, sight.width))

    def note(self, sight: Sight, move: Move) -> str:
        """What lies on a space, what something costs or brings, how many fences a pasture takes."""
        return sight.sign(told(sight, move))


# Words.


def word(sight: Sight, id: str, **values: int | str) -> str:
    """A word or sentence of this drawing."""
    return sight.sign(sight.say(f"cli.agricola.{id}", **values))


def nothing(sight: Sight) -> Text:
    """What stands where nothing is."""
    return Text(sight.sign("—"), FAINT)


def amounts(sight: Sight, goods: list[int]) -> list[Text]:
    """Goods with their numbers, each in its colour."""
    return [
        Text(sight.say(f"amount.{w.GOODS[good]}", number=number), GOODS[good])
        for good, number in enumerate(goods)
        if number
    ]


def price(sight: Sight, goods: list[int]) -> str:
    """Goods in short: `2 wood+1 stone`."""
    return "+".join([text.plain for text in amounts(sight, goods)])


def one_good(good: int, number: int) -> list[int]:
    """So many of one good."""
    return [number if each == good else 0 for each in range(w.GOOD_KINDS)]


def in_food(sight: Sight, good: int, number: int, food: int) -> str:
    """What goods are worth as food: `1 sheep → 2 food`."""
    return f"{price(sight, one_good(good, number))} → {price(sight, one_good(w.FOOD, food))}"


def told(sight: Sight, move: Move) -> str:
    """What the words of a move leave open and the table shows."""
    table: Table = sight.state
    farm = table.boards[sight.seat]
    match move.verb.name:
        case PLACE.name:
            return gives(sight, move.a).plain
        case BUILD.name:
            return price(sight, table.layout.prices.majors[move.a].goods)
        case ROOM.name:
            return price(sight, room_bill(table, sight.seat).goods)
        case STABLE.name:
            return stable_told(sight)
        case FENCE.name:
            return fences_told(sight, move)
        case PLAY.name | DRAFT.name | PICK.name | USE.name:
            return card_told(sight, move.a)
        case BAKE.name:
            return baked(sight, farm, move.a)
        case COOK.name:
            return in_food(sight, move.a, 1, farm.rates[move.a])
        case CRAFT.name:
            good = crafted_good(table, move.a)
            return in_food(sight, good, 1, table.figures.majors[move.a].crafts[good])
    return ""


def asking(sight: Sight) -> Step[Table] | None:
    """The step that asks the seat."""
    return next((decision.step for decision in sight.state.decisions() if decision.seat == sight.seat), None)


def stable_told(sight: Sight) -> str:
    """What a stable costs here."""
    step = asking(sight)
    return price(sight, step.bill(sight.state).goods) if isinstance(step, ChooseStable) else ""


def fences_told(sight: Sight, move: Move) -> str:
    """How many fences the pasture would take with one more cell."""
    step = asking(sight)
    if not isinstance(step, DrawPasture):
        return ""
    fences = sight.state.boards[sight.seat].fences
    return word(sight, "fences", number=count(FENCING.needs(fences, step.cells | 1 << move.a)))


def baked(sight: Sight, farm: Board, grain: int) -> str:
    """The food for so many grain, the best ovens first."""
    food, left = 0, grain
    for rate, most in farm.ovens:
        used = min(left, most) if most else left
        food += used * rate
        left -= used
    return price(sight, one_good(w.FOOD, food))


# What everybody shares.


def first_line(sight: Sight) -> Text:
    """The round, its stage, the next harvest, everybody's points, who begins."""
    table: Table = sight.state
    figures = table.figures
    last = figures.rounds()
    parts = [Text(word(sight, "setup"), LABEL)]
    if table.round:
        parts = [Text(word(sight, "round", round=table.round, rounds=last, stage=figures.stage_of(table.round)), LABEL)]
        harvest = next(round for round in range(table.round, last + 1) if figures.harvest_after(round))
        parts.append(Text(word(sight, "harvest_now" if harvest == table.round else "harvest", round=harvest)))
    parts += [Text(f"{sight.name(seat)} {sight.score(seat)}", PLAYERS[seat]) for seat in range(table.players)]
    if table.start >= 0:
        parts.append(Text(word(sight, "start", name=sight.name(table.start))))
    line = joined(parts, sight.sign(" · "))
    line.truncate(sight.width, overflow="ellipsis")
    return line


def action_board(sight: Sight) -> Iterator[Text]:
    """The action spaces in columns, the round cards with their rounds."""
    table: Table = sight.state
    yield heading(word(sight, "spaces"), sight.width, line=sight.sign("─"))
    columns = max(1, sight.width // COLUMN)
    wide = sight.width // columns
    entries = [space_text(sight, space, wide - 1) for space in table.spaces]
    height = -(-len(entries) // columns)
    for row in zip_longest(*[entries[at : at + height] for at in range(0, len(entries), height)]):
        line = Text()
        for entry in row:
            shown = entry.copy() if entry is not None else Text()
            shown.pad_right(wide - shown.cell_len)
            line.append_text(shown)
        line.rstrip()
        yield line


def space_text(sight: Sight, space: int, width: int) -> Text:
    """An action space: its round, its name, what lies there, who stands there."""
    table: Table = sight.state
    line = Text()
    if space in table.turned:
        line.append(f"{table.turned.index(space) + 1}. ", FAINT)
    there = list(standing(sight, space))
    line.append(sight.say(f"space.{w.SPACES[space]}"), FAINT if there else "")
    given = gives(sight, space)
    if given.plain:
        line.append("  ").append_text(given)
    for who in there:
        line.append(" ").append_text(who)
    line.truncate(width, overflow="ellipsis")
    return line


def standing(sight: Sight, space: int) -> Iterator[Text]:
    """Whose persons and newborns stand on a space."""
    for seat, farm in enumerate(sight.state.boards):
        number = farm.persons.count(space) + farm.cradles.count(space)
        if number:
            more = f" ×{number}" if number > 1 else ""
            yield Text(sight.sign(f"[{sight.name(seat)}{more}]"), f"{LABEL} {PLAYERS[seat]}")


def gives(sight: Sight, space: int) -> Text:
    """The goods that lie on a space, or that it always gives."""
    table: Table = sight.state
    if table.layout.refill[space]:
        return joined(amounts(sight, one_good(w.PILE_GOODS[space], table.piles[space])) or [nothing(sight)], "+")
    figures = table.figures
    fixed = {
        w.GRAIN_SEEDS: figures.grain_seeds,
        w.VEGETABLE_SEEDS: figures.vegetable_seeds,
        w.DAY_LABORER: figures.day_laborer,
        w.RESOURCE_MARKET: figures.resource_market[table.players - 1],
        w.RESOURCE_MARKET_TILE: figures.resource_market_tile,
    }
    return joined(amounts(sight, fixed[space]), "+") if space in fixed else Text()


def piles_line(sight: Sight) -> Text:
    """The free spaces with goods on them, in as many lines as they need."""
    table: Table = sight.state
    parts = [
        labelled(sight.say(f"space.{w.SPACES[space]}"), gives(sight, space), FAINT)
        for space in table.spaces
        if table.piles[space] and not table.occupied >> space & 1
    ]
    return Text("\n").join(list(folded(Text(), parts or [nothing(sight)], sight)))


def to_come(sight: Sight) -> Iterator[Text]:
    """The round cards of each stage still in the deck, the major improvements on display."""
    table: Table = sight.state
    coming = []
    for stage in range(1, w.STAGES + 1):
        names = [
            sight.say(f"space.{name}")
            for place, name in enumerate(w.ROUND_CARDS)
            if table.figures.stages[place] == stage and table.deck >> w.FIRST_ROUND_CARD + place & 1
        ]
        if names:
            coming.append(labelled(word(sight, "stage", number=stage), ", ".join(names), FAINT))
    if coming:
        yield from folded(labelled_line(word(sight, "to_come")), coming, sight)
    majors = [major_text(sight, major) for major in members(table.free_majors)]
    yield from folded(labelled_line(word(sight, "majors")), majors or [nothing(sight)], sight)


def major_text(sight: Sight, major: int) -> Text:
    """A major improvement with its cost and points."""
    figures = sight.state.figures.majors[major]
    name = sight.say(f"major.{w.MAJORS[major]}").split(" (")[0]
    return Text.assemble(name, " ", (price(sight, figures.cost), FAINT), " ", sight.sign(f"{figures.points}★"))


# One farm.


def farm_heading(sight: Sight, seat: int) -> Text:
    """Whose farm it is, and the points so far."""
    points = labelled(str(sight.score(seat)), word(sight, "points", number=sight.score(seat)))
    return heading(sight.name(seat), sight.width, points, sight.sign("─"))


def farm_lines(sight: Sight, seat: int, width: int) -> Iterator[Text]:
    """The supply, the family and what it eats, pieces left, improvements, promised goods."""
    farm = sight.state.boards[seat]
    narrow = Sight(sight.state, sight.seat, sight.words, width, sight.plain)
    yield from goods_lines(narrow, farm)
    yield from folded(labelled_line(word(sight, "family")), list(family(sight, seat)), narrow)
    yield from folded(labelled_line(word(sight, "pieces")), list(pieces(sight, seat)), narrow)
    for kind, name in enumerate(w.HANDS):
        cards = list(hand(sight, seat, kind))
        if cards:
            yield from folded(labelled_line(word(sight, f"hand_{name}")), cards, narrow)
    played = list(in_play(sight, farm, herds(sight.state, seat)))
    if played:
        yield from folded(labelled_line(word(sight, "played")), played, narrow)
    owned = [Text(sight.say(f"major.{w.MAJORS[major]}").split(" (")[0]) for major in members(farm.majors)]
    if owned:
        yield from folded(labelled_line(word(sight, "improvements")), owned, narrow)
    coming = list(promised(sight, farm))
    if coming:
        yield from folded(labelled_line(word(sight, "promised")), coming, narrow)


def goods_lines(sight: Sight, farm: Board) -> Iterator[Text]:
    """The supply and the animals."""
    return folded(labelled_line(word(sight, "goods")), amounts(sight, farm.goods) or [nothing(sight)], sight)


def family(sight: Sight, seat: int) -> Iterator[Text]:
    """How many people there are, how many of them are still at home, what they will eat."""
    farm = sight.state.boards[seat]
    yield Text(word(sight, "people", number=farm.people))
    if farm.newborns:
        yield Text(word(sight, "newborns", number=farm.newborns))
    yield Text(word(sight, "to_place", number=farm.home))
    yield Text(word(sight, "eats", number=food_needed(sight.state, seat)))
    if farm.begging:
        yield Text(word(sight, "begging", number=farm.begging), "bold red")


def pieces(sight: Sight, seat: int) -> Iterator[Text]:
    """Fences and stables that can still be built."""
    yield Text(word(sight, "fences", number=sight.state.fences_left(seat)))
    yield Text(word(sight, "stables", number=sight.state.stables_left(seat)))


def promised(sight: Sight, farm: Board) -> Iterator[Text]:
    """What comes at the start of later rounds."""
    for round in range(sight.state.round + 1, sight.state.figures.rounds() + 1):
        goods = [0] * w.GOOD_KINDS
        offers = []
        for portion in farm.promises:
            if portion.round == round and portion.good >= 0:
                goods[portion.good] += portion.amount
            elif portion.round == round:
                offers.append(card_name(sight, portion.source - w.MAJOR_KINDS))
        if any(goods) or offers:
            yield labelled(f"{round}:", joined(amounts(sight, goods) + offers, "+"), FAINT)


def farm_in_brief(sight: Sight, seat: int) -> RenderableType:
    """Another player's farm without its yard."""
    farm = sight.state.boards[seat]
    tiles = {
        f"rooms_{w.MATERIALS[farm.material]}": count(farm.rooms),
        "fields": count(farm.fields),
        "pastures": len(farm.pastures),
        "stables": count(farm.stables),
    }
    yard = [Text(word(sight, name, number=number)) for name, number in tiles.items() if number]
    return Group(
        farm_heading(sight, seat),
        *folded(labelled_line(word(sight, "farm")), yard, sight),
        *list(farm_lines(sight, seat, sight.width)),
    )
