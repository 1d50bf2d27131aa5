"""The table of La Villa in a terminal: the areas and who stands there, the market, the dead, the farms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from hogar.cli.boards.parts import FAINT, LABEL, LABELS, folded, heading, joined, labelled, labelled_line, track
from hogar.cli.boards.sight import Sight
from hogar.games.village import words as w
from hogar.games.village.board import Board
from hogar.games.village.data import City
from hogar.games.village.moves import BUY, JOURNEY, MAKE, PROMOTE, SERVE, TRAIN
from hogar.games.village.steps.travel import journey_to
from hogar.games.village.table import Table
from hogar.kernel.move import Move

WIDE: Final = 110
CUBES: Final = 33
"""The columns of the cubes on an area."""
PLAYERS: Final = ("red", "dark_goldenrod", "dodger_blue2", "grey62")
"""The colours of the members, by seat."""
COLOURS: Final = ("orange4", "hot_pink3", "dark_orange", "green3", "bold bright_black")
"""The colours of the cubes, the plague last."""
THINGS: Final = (*COLOURS[:4], *["steel_blue1"] * 5, "gold3", "yellow3")


class VillageDrawing:
    """Draws La Villa."""

    NAMES: ClassVar[tuple[str, ...]] = ()

    def table(self, sight: Sight) -> RenderableType:
        """Everything: the village, the seat's own farm, the others in brief."""
        others = [seat for seat in range(sight.state.players) if seat != sight.seat]
        return Group(self.own(sight), *[farm_in_brief(sight, seat) for seat in others])

    def own(self, sight: Sight) -> RenderableType:
        """The village and the seat's own farm."""
        return Group(
            first_line(sight), *village(sight), *market(sight), *the_dead(sight), self.board(sight, sight.seat)
        )

    def smaller(self, sight: Sight) -> Iterator[RenderableType]:
        """Without the others' farms; then without who stands where; then in three lines."""
        farm = sight.state.boards[sight.seat]
        yield self.own(sight)
        yield Group(
            first_line(sight), cubes_line(sight), stalls_line(sight), *the_dead(sight), *farm_lines(sight, farm)
        )
        yield Group(first_line(sight), cubes_line(sight), things_line(sight, farm))

    def board(self, sight: Sight, seat: int) -> RenderableType:
        """One seat's farm, large."""
        farm = sight.state.boards[seat]
        return Group(farm_heading(sight, seat), *time_track(sight, farm), *farm_lines(sight, farm))

    def note(self, sight: Sight, move: Move) -> str:
        """What a customer wants and is worth, what a journey costs and brings, what a craft or a step costs."""
        figures = sight.state.figures
        if move.verb is SERVE:
            return wish(sight, move.a)
        if move.verb is JOURNEY:
            return journey_note(sight, move)
        if move.verb is BUY:
            made = figures.buildings[w.BUILDING_OF[move.a]]
            return amounts(sight, [*made.buy_cubes, 0, 0, 0, 0, 0, made.buy_grain, 0])
        if move.verb is MAKE:
            return time(sight, figures.buildings[w.BUILDING_OF[move.a]].make_time)
        if move.verb is TRAIN:
            return time(sight, figures.buildings[move.a].place_time)
        return time(sight, figures.council_time[move.a + 1]) if move.verb is PROMOTE else ""


# Words.


def word(sight: Sight, id: str, **values: int | str) -> str:
    """A word or sentence of this drawing."""
    return sight.sign(sight.say(f"cli.village.{id}", **values))


def nothing(sight: Sight) -> Text:
    """What stands where nothing is."""
    return Text(sight.sign("—"), FAINT)


def thing_name(sight: Sight, thing: int) -> str:
    """A cube, a good, grain or a coin in one word."""
    return word(sight, w.THINGS[thing])


def amounts(sight: Sight, counts: list[int]) -> str:
    """A price in short: `pink+orange`, `2 brown`."""
    named = [(thing_name(sight, thing), count) for thing, count in enumerate(counts) if count]
    return "+".join([f"{count} {name}" if count > 1 else name for name, count in named])


def time(sight: Sight, number: int) -> str:
    """An amount of time."""
    return word(sight, "time_lost", number=number)


def wish(sight: Sight, tile: int) -> str:
    """What a customer wants and is worth: `horse+plow → 6`."""
    figures = sight.state.figures.customers[tile]
    wants = amounts(sight, [0] * w.FIRST_GOOD + figures.wants)
    return sight.sign(f"{wants} → {figures.prestige}")


def reward(sight: Sight, city: City) -> str:
    """What a city gives."""
    parts = {"points": city.prestige, "cubes": city.cubes, "coins": city.coins}
    return "+".join([word(sight, f"reward_{name}", number=number) for name, number in parts.items() if number])


def journey_note(sight: Sight, move: Move) -> str:
    """The price of a journey besides the wagon, and the reward of a city not visited before."""
    figures = sight.state.figures
    journey = journey_to(sight.state, move.a, move.c)
    price = amounts(sight, journey.cubes) if journey is not None else ""
    cost = ", ".join([part for part in (price, time(sight, figures.journey_time)) if part])
    if sight.state.boards[sight.seat].markers >> move.c & 1:
        return f"{cost}; {word(sight, 'visited')}"
    return sight.sign(f"{cost} → {reward(sight, figures.cities[move.c])}")


# What everybody shares.


def first_line(sight: Sight) -> Text:
    """The round, everybody's points, who begins, what is left to draw."""
    table: Table = sight.state
    where = word(sight, "round", round=table.round) if table.round else word(sight, "setup")
    seats = [Text(f"{sight.name(seat)} {sight.score(seat)}", PLAYERS[seat]) for seat in range(table.players)]
    piles = word(sight, "piles", customers=table.pile.bit_count(), cubes=sum(table.bag))
    line = joined([Text(where, LABEL), *seats, *offices(sight), Text(piles, FAINT)], sight.sign(" · "))
    line.truncate(sight.width, overflow="ellipsis")
    return line


def offices(sight: Sight) -> Iterator[str]:
    """Who begins, who will begin, who triggered the end."""
    table: Table = sight.state
    held = {"start": table.start, "next_start": table.next_start, "trigger": table.trigger}
    return (word(sight, name, name=sight.name(seat)) for name, seat in held.items() if seat >= 0)


def village(sight: Sight) -> Iterator[Text]:
    """The seven areas: their cubes, and who stands there."""
    yield heading(word(sight, "village"), sight.width, line=sight.sign("─"))
    for area in range(w.AREA_KINDS):
        yield from area_lines(sight, area)
        if area == w.TRAVEL:
            yield from folded(Text(" " * LABELS), list(roads(sight)), sight)


def area_lines(sight: Sight, area: int) -> Iterator[Text]:
    """An area: its name, its cubes, and who stands there: behind the cubes where there is room, else below them."""
    line = labelled_line(sight.say(f"area.{w.AREAS[area]}")).append_text(cubes_on(sight, area))
    there = list(standing(sight, area))
    if not there:
        yield line
    elif sight.width >= WIDE:
        line.pad_right(max(2, LABELS + CUBES - line.cell_len))
        yield from folded(line, there, sight)
    else:
        yield line
        yield from folded(Text(" " * LABELS), there, sight)


def cubes_on(sight: Sight, area: int) -> Text:
    """The cubes of an area: `1 brown 2 pink 1 plague`."""
    counts = sight.state.areas[area * w.CUBE_KINDS : (area + 1) * w.CUBE_KINDS]
    parts = [Text(f"{count} {word(sight, w.CUBES[cube])}", COLOURS[cube]) for cube, count in enumerate(counts) if count]
    return joined(parts, " ") if parts else nothing(sight)


def standing(sight: Sight, area: int) -> Iterator[Text]:
    """Who stands in an area, place by place, and what is to be known of it."""
    if area == w.CRAFTS:
        for building in range(w.BUILDING_KINDS):
            yield people_in(sight, w.FIRST_BUILDING + building, word(sight, w.BUILDINGS[building]))
    elif area == w.TRAVEL:
        yield from cities(sight)
    elif area == w.COUNCIL:
        for level in range(w.LEVELS):
            yield people_in(sight, w.FIRST_LEVEL + level, word(sight, "level", number=level + 1))
    elif area == w.CHURCH:
        for window in range(w.WINDOWS):
            yield people_in(sight, w.FIRST_WINDOW + window, word(sight, "window", number=window + 1))
        yield people_in(sight, w.BLACK_BAG, word(sight, "bag"))


def people_in(sight: Sight, place: int, label: str) -> Text:
    """A place and whose members are there, by their generations: `stables Ana 1 1, Bea 2`."""
    there = [
        Text(f"{sight.name(seat)} {generations}", PLAYERS[seat])
        for seat, farm in enumerate(sight.state.boards)
        if (generations := members_in(farm, place))
    ]
    return labelled(label, joined(there, ", ") if there else nothing(sight), FAINT)


def members_in(farm: Board, place: int) -> str:
    """The members of a player in a place, by their generations: `1 1 2`."""
    counts = farm.members[place * w.GENERATION_KINDS : (place + 1) * w.GENERATION_KINDS]
    return in_order(counts)


def in_order(counts: list[int]) -> str:
    """Generations one by one: three of the first and one of the third are `1 1 1 3`."""
    return " ".join([str(generation) for generation, count in enumerate(counts, 1) for _ in range(count)])


def cities(sight: Sight) -> Iterator[Text]:
    """The cities: reward, travellers, markers."""
    table: Table = sight.state
    for place, city in enumerate(table.figures.cities):
        label = word(sight, "city", number=place + 1, reward=reward(sight, city))
        text = people_in(sight, w.FIRST_CITY + place, label)
        marked = [sight.name(seat) for seat, farm in enumerate(table.boards) if farm.markers >> place & 1]
        if marked:
            text.append(f" {word(sight, 'markers', names=', '.join(marked))}", FAINT)
        yield text


def roads(sight: Sight) -> Iterator[Text]:
    """The roads with their cubes: `1-3: 2 pink`."""
    for road in sight.state.figures.roads:
        start = word(sight, "home") if road.from_station == w.VILLAGE else str(road.from_station)
        yield Text(f"{start}-{road.to_station}: {amounts(sight, road.cubes)}", FAINT)


def market(sight: Sight) -> Iterator[Text]:
    """The customers at the stalls and in the queue, with what they want."""
    yield heading(sight.say("area.market"), sight.width, line=sight.sign("─"))
    yield from customers(sight, "stalls", sight.state.stalls)
    yield from customers(sight, "queue", sight.state.queue)


def customers(sight: Sight, label: str, tiles: list[int]) -> Iterator[Text]:
    """Customers in a row; a dash for an empty stall."""
    shown = [
        labelled(w.CUSTOMERS[tile].upper(), wish(sight, tile), "bold gold3") if tile >= 0 else nothing(sight)
        for tile in tiles
    ]
    yield from folded(labelled_line(word(sight, label)), shown or [nothing(sight)], sight)


def the_dead(sight: Sight) -> Iterator[Text]:
    """The chronicle by profession and the graveyard: how full they are, and who lies there."""
    table: Table = sight.state
    places = [(w.FIRST_CHRONICLE + place, spaces) for place, spaces in enumerate(table.card.chronicle)]
    names = [word(sight, f"chronicle_{profession}") for profession in w.PROFESSIONS]
    book = [
        people_in(sight, place, f"{name} {table.dead_in(place)}/{spaces}")
        for name, (place, spaces) in zip(names, places, strict=True)
    ]
    yield from folded(labelled_line(word(sight, "chronicle")), book, sight)
    graves = people_in(sight, w.GRAVE, f"{table.dead_in(w.GRAVE)}/{table.card.graves}")
    yield labelled_line(word(sight, "graves")).append_text(graves)


def cubes_line(sight: Sight) -> Text:
    """The cubes of all areas in a line or two."""
    parts = [
        labelled(sight.say(f"area.{name}"), cubes_on(sight, area))
        for area, name in enumerate(w.AREAS)
        if any(sight.state.areas[area * w.CUBE_KINDS : (area + 1) * w.CUBE_KINDS])
    ]
    return joined(parts, sight.sign(" · ")) if parts else Text(word(sight, "no_cubes"), FAINT)


def stalls_line(sight: Sight) -> Text:
    """The customers at the stalls in a line."""
    return Text("\n").join(list(customers(sight, "stalls", sight.state.stalls)))


# One farm.


def farm_heading(sight: Sight, seat: int) -> Text:
    """Whose farm it is, and the points so far."""
    points = labelled(str(sight.score(seat)), word(sight, "points", number=sight.score(seat)))
    return heading(sight.name(seat), sight.width, points, sight.sign("─"))


def time_track(sight: Sight, farm: Board) -> list[Text]:
    """The time track from the cloud to the bridge, with the marker."""
    spaces = [str(space) for space in range(sight.state.figures.time_spaces)]
    cell = max(3, min(5, (sight.width - LABELS - 12) // len(spaces)))
    lines = track([(word(sight, "time"), spaces)], farm.time, LABELS, cell)
    lines[0].append(word(sight, "bridge"), FAINT)
    lines[0].truncate(sight.width, overflow="ellipsis")
    return lines


def farm_lines(sight: Sight, farm: Board) -> Iterator[Text]:
    """Members at home and abroad, what the farm holds, what will count."""
    yield things_line(sight, farm)
    parts = [*family(sight, farm), *honours(sight, farm)]
    yield from folded(labelled_line(word(sight, "family")), parts, sight)


def things_line(sight: Sight, farm: Board) -> Text:
    """Cubes, goods, grain and coins."""
    parts = [
        Text.assemble((thing_name(sight, thing), THINGS[thing]), " ", (str(count), "bold"))
        for thing, count in enumerate(farm.things)
        if count
    ]
    line = labelled_line(word(sight, "farm"))
    return line.append_text(joined(parts, "  ") if parts else nothing(sight))


def family(sight: Sight, farm: Board) -> Iterator[Text]:
    """The members of a player: at home, abroad, in the bag, not born yet; deaths that wait."""
    yield labelled(word(sight, "at_home"), members_in(farm, w.FARM) or nothing(sight), FAINT)
    abroad = in_order(added(farm, w.FARM + 1, w.VISIBLE_PLACES))
    yield labelled(word(sight, "abroad"), abroad or nothing(sight), FAINT)
    if farm.count(w.BLACK_BAG):
        yield labelled(word(sight, "bag"), members_in(farm, w.BLACK_BAG), FAINT)
    yield labelled(word(sight, "unborn"), in_order(farm.reserve) or nothing(sight), FAINT)
    if farm.due:
        yield Text(word(sight, "due", number=farm.due), "bold red")


def added(farm: Board, first: int, beyond: int) -> list[int]:
    """The members of each generation in several places together."""
    members = farm.members[first * w.GENERATION_KINDS : beyond * w.GENERATION_KINDS]
    return [sum(members[generation :: w.GENERATION_KINDS]) for generation in range(w.GENERATION_KINDS)]


def honours(sight: Sight, farm: Board) -> Iterator[Text]:
    """What counts in the end besides members: points gained, customers, markers, the chronicle."""
    served = [tile for tile in range(w.CUSTOMER_KINDS) if farm.served >> tile & 1]
    points = sum([sight.state.figures.customers[tile].prestige for tile in served])
    yield labelled(word(sight, "track"), str(farm.score), FAINT)
    yield labelled(word(sight, "served"), word(sight, "served_points", number=len(served), points=points), FAINT)
    yield labelled(word(sight, "cities"), str(farm.markers.bit_count()), FAINT)
    yield labelled(word(sight, "in_chronicle"), str(farm.count_in(w.FIRST_CHRONICLE, w.PROFESSION_KINDS)), FAINT)


def farm_in_brief(sight: Sight, seat: int) -> RenderableType:
    """Another player's farm."""
    farm = sight.state.boards[seat]
    clock = word(sight, "clock", space=farm.time, spaces=sight.state.figures.time_spaces)
    line = things_line(sight, farm).append(f"  {clock}", FAINT)
    parts = [*family(sight, farm), *honours(sight, farm)]
    return Group(farm_heading(sight, seat), line, *folded(labelled_line(word(sight, "family")), parts, sight))
