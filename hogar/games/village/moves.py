"""The verbs of La Villa: every kind of move, chance's among them."""

from __future__ import annotations

from typing import Final

from hogar.games.village import words as w
from hogar.games.village.payment import PAYMENT
from hogar.kernel.message import Message, Value
from hogar.kernel.move import Move, Verb
from hogar.kernel.parameters import Parameter, SeatNumber, Words


class Piece(Parameter):
    """What is drawn from the black bag: a monk, or a member of a seat (`2-3`, seat 2, generation 3)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 1 + w.MOST_SEATS * w.GENERATION_KINDS)

    def text(self, value: int) -> str:
        if value == 0:
            return "monk"
        seat, generation = divmod(value - 1, w.GENERATION_KINDS)
        return f"{seat + 1}-{generation + 1}"

    def read(self, words: list[str]) -> int:
        for value in range(self.size):
            if words and words[0] == self.text(value):
                return value
        return -1

    def value(self, value: int) -> Value:
        if value == 0:
            return Message("piece.monk")
        seat, generation = divmod(value - 1, w.GENERATION_KINDS)
        return Message("piece.member", {"seat": Message(f"seat.{seat + 1}"), "generation": generation + 1})


AREA: Final = Words("area", w.AREAS)
CUBE: Final = Words("cube", w.CUBES)
COLOUR: Final = Words("colour", w.COLOURS, "cube")
THING: Final = Words("thing", w.THINGS)
GOOD: Final = Words("good", w.GOODS, "thing")
BUILDING: Final = Words("building", w.BUILDINGS, "place")
CITY: Final = Words("city", w.CITIES, "place")
PLACE: Final = Words("place", w.PLACES)
GENERATION: Final = Words("generation", w.GENERATIONS)
CUSTOMER: Final = Words("customer", w.CUSTOMERS)
ORDINALS: Final[tuple[str, ...]] = ("1", "2", "3", "4")
LEVEL: Final = Words("level", ORDINALS)
WINDOW: Final = Words("window", ORDINALS)
PRIVILEGE_NAMED: Final = Words("privilege", ("start", "cubes", "good", "prestige"))

# Chance.
BEGIN: Final = Verb("begin", SeatNumber("seat", w.MOST_SEATS))
ARRIVE: Final = Verb("arrive", CUSTOMER)
FILL: Final = Verb("fill", CUBE)
DRAW: Final = Verb("draw", Piece("piece"))

# Seats.
TAKE: Final = Verb("take", AREA, CUBE)
WELL: Final = Verb("well")
PAY: Final = Verb("pay", PAYMENT)
USE: Final = Verb("use", AREA)
PASS: Final = Verb("pass")
BURY: Final = Verb("bury", PLACE, GENERATION)
HARVEST: Final = Verb("harvest")
BIRTH: Final = Verb("birth")
RETURN: Final = Verb("return", PLACE, GENERATION)
TRAIN: Final = Verb("train", BUILDING, GENERATION)
MAKE: Final = Verb("make", GOOD)
BUY: Final = Verb("buy", GOOD)
MILL: Final = Verb("mill")
SERVE: Final = Verb("serve", CUSTOMER)
JOURNEY: Final = Verb("travel", PLACE, GENERATION, CITY)
CHOOSE: Final = Verb("choose", THING)
ENTER: Final = Verb("enter", GENERATION)
PROMOTE: Final = Verb("promote", LEVEL, GENERATION)
PRIVILEGE: Final = Verb("privilege", PRIVILEGE_NAMED)
ORDAIN: Final = Verb("ordain", GENERATION)
CALL: Final = Verb("call", GENERATION)
ADVANCE: Final = Verb("advance", WINDOW, GENERATION)

VERBS: Final[list[Verb]] = [
    BEGIN, ARRIVE, FILL, DRAW, TAKE, WELL, PAY, USE, PASS, BURY, HARVEST, BIRTH, RETURN, TRAIN, MAKE, BUY, MILL, SERVE,
    JOURNEY, CHOOSE, ENTER, PROMOTE, PRIVILEGE, ORDAIN, CALL, ADVANCE,
]  # fmt: skip

TAKES: Final[list[Move]] = [TAKE.move(area, cube) for area in range(w.AREA_KINDS) for cube in range(w.CUBE_KINDS)]
"""The moves of taking a cube, in the order of the cubes on the areas: asked every turn."""
