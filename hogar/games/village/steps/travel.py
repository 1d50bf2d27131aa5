"""Travel (area E, chapter 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.farm import gain, gain_prestige, generations_in, lose_time, move_member, pay
from hogar.games.village.happenings import MARKER_PLACED
from hogar.games.village.moves import JOURNEY
from hogar.games.village.payment import affordable, price_in_words
from hogar.games.village.steps.area import Area, AreaAsk, thing_details
from hogar.games.village.steps.payment import Pay
from hogar.games.village.steps.rewards import ChooseCubes
from hogar.kernel.codec import Codec, Word
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act

if TYPE_CHECKING:
    from hogar.games.village.data import Journey
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move


class Travel(Area):
    """One journey along one road."""

    def problem(self, table: Table, seat: int) -> int:
        board = table.boards[seat]
        if board.things[w.WAGON] < table.figures.journey_wagons:
            return r.NO_JOURNEY
        for station in range(w.CITY_KINDS + 1):
            if board.count(place_of(station)):
                for journey in table.figures.journeys[station]:
                    if affordable(board.things, journey.cubes):
                        return r.OK
        return r.NO_JOURNEY

    def act(self, table: Table, seat: int, owed: bool) -> None:
        table.push(ChooseJourney(seat, owed))


def place_of(station: int) -> int:
    """Where members stand who set out from a station: on the farm for the village, else in the city."""
    return w.FARM if station == w.VILLAGE else w.FIRST_CITY + station - 1


def station_of(place: int) -> int:
    """The station where members of a place set out; -1 where none do."""
    if place == w.FARM:
        return w.VILLAGE
    return place - w.FIRST_CITY + 1 if w.FIRST_CITY <= place < w.FIRST_CITY + w.CITY_KINDS else -1


def journey_to(table: Table, place: int, city: int) -> Journey | None:
    """The way from a place to a city along one road."""
    station = station_of(place)
    if station >= 0:
        for journey in table.figures.journeys[station]:
            if journey.city == city:
                return journey
    return None


class ChooseJourney(AreaAsk):
    """Who travels, and where to (VI-109, VI-110)."""

    ASKED: ClassVar[str] = "ask.travel"
    CLAUSE: ClassVar[str] = "VI-110"

    def add_moves(self, table: Table, moves: list[Move]) -> None:
        board = table.boards[self.seat]
        if board.things[w.WAGON] < table.figures.journey_wagons:
            return
        for station in range(w.CITY_KINDS + 1):
            place = place_of(station)
            generations = generations_in(board.members, place)
            if generations:
                for journey in table.figures.journeys[station]:
                    if affordable(board.things, journey.cubes):
                        for generation in generations:
                            moves.append(JOURNEY.move(place, generation, journey.city))

    def carry_out(self, table: Table, move: Move) -> None:
        journey = journey_to(table, move.a, move.c)
        assert journey is not None
        lose_time(table, self.seat, table.figures.journey_time)
        pay(table, self.seat, w.WAGON, table.figures.journey_wagons)
        move_member(table, self.seat, move.a, move.b, w.FIRST_CITY + move.c)
        table.push(Arrive(self.seat, move.c))
        table.push(Pay(self.seat, tuple(journey.cubes)))

    def why_not(self, table: Table, move: Move) -> int:
        if move.verb is not JOURNEY:
            return r.OK
        board = table.boards[self.seat]
        if not board.members[move.a * w.GENERATION_KINDS + move.b]:
            return r.NO_MEMBER_THERE
        if journey_to(table, move.a, move.c) is None:
            return r.NO_ROAD
        return r.NO_WAGON if board.things[w.WAGON] < table.figures.journey_wagons else r.NO_CUBES_TO_PAY

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        if move.verb is not JOURNEY:
            return {}
        details = thing_details(table, self.seat, w.WAGON, table.figures.journey_wagons)
        details["place"] = Message(f"place.{w.PLACES[move.a]}")
        details["city"] = Message(f"place.{w.CITIES[move.c]}")
        details["generation"] = move.b + 1
        journey = journey_to(table, move.a, move.c)
        details["price"] = price_in_words(journey.cubes) if journey is not None else []
        return details


class Arrive(Act["Table"]):
    """The first visit to a city brings a marker and the reward, later ones nothing (VI-114 to VI-116, VI-204)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "city": Word(w.CITIES)}

    def __init__(self, seat: int = NOBODY, city: int = 0) -> None:
        super().__init__(seat)
        self.city = city

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        if board.markers >> self.city & 1:
            return
        board.markers |= 1 << self.city
        table.tell(MARKER_PLACED, [self.seat, self.city])
        reward = table.figures.cities[self.city]
        gain_prestige(table, self.seat, reward.prestige)
        gain(table, self.seat, w.COIN, reward.coins)
        if reward.cubes:
            table.push(ChooseCubes(self.seat, reward.cubes))
