"""The names of everything in Toy Farm, its moves, events and reasons."""

from __future__ import annotations

from typing import Final

from hogar.kernel.event import Happening
from hogar.kernel.game import Reason
from hogar.kernel.move import Verb
from hogar.kernel.parameters import Number, SeatNumber, Several, Words

GOODS: Final = ("wood", "grain", "sheep", "food")
WOOD, GRAIN, SHEEP, FOOD = range(4)

CARDS: Final = ("cart", "sawmill", "kiln", "beggar", "herald", "trader", "miser", "tutor", "barn", "well")
CART, SAWMILL, KILN, BEGGAR, HERALD, TRADER, MISER, TUTOR, BARN, WELL = range(10)

SPACES: Final = ("forest", "field", "village", "market", "camp", "school")
FOREST, FIELD, VILLAGE, MARKET, CAMP, SCHOOL = range(6)

WEATHER: Final = ("sun", "rain")

WOOD_GAINED: Final = 0
ROOM_BUILT: Final = 1

GOOD: Final = Words("good", GOODS)
CARD: Final = Words("card", CARDS)

USE: Final = Verb("use", Words("space", SPACES))
PLOW: Final = Verb("plow")
SOW: Final = Verb("sow")
BAKE: Final = Verb("bake")
BUILD: Final = Verb("build")
SELL: Final = Verb("sell", GOOD)
PLAY: Final = Verb("play", CARD)
OVEN: Final = Verb("oven", Several("goods", GOODS, "good"))
RAISE: Final = Verb("raise", GOOD)
PAY: Final = Verb("pay", Number("count", 9), GOOD)
PASS_ON: Final = Verb("pass", CARD)
GUESS: Final = Verb("guess", Words("weather", WEATHER))
KEEP: Final = Verb("keep", CARD)
RETURN: Final = Verb("return", CARD)
FEED: Final = Verb("feed", Number("food", 99))
FIRE: Final = Verb("fire", CARD)
COOK: Final = Verb("cook", GOOD, extra=True)
GIVE: Final = Verb("give", Number("count", 3), GOOD, SeatNumber(), extra=True)
DEAL: Final = Verb("deal", CARD)
SHINE: Final = Verb("weather", Words("weather", WEATHER))

VERBS: Final[list[Verb]] = [
    USE, PLOW, SOW, BAKE, BUILD, SELL, PLAY, OVEN, RAISE, PAY, PASS_ON, GUESS, KEEP, RETURN, FEED, FIRE, COOK, GIVE,
    DEAL, SHINE,
]  # fmt: skip

SEAT_WORD: Final = SeatNumber()
DEALT: Final = Happening("dealt", SEAT_WORD, CARD)
PASSED: Final = Happening("passed", SEAT_WORD, CARD)
GUESSED: Final = Happening("guessed", SEAT_WORD, Words("weather", WEATHER))
GAINED: Final = Happening("gained", SEAT_WORD, Number("count", 99), GOOD)
BUILT: Final = Happening("built", SEAT_WORD)
BAKED: Final = Happening("baked", SEAT_WORD, Several("goods", GOODS, "good"))

OK, TOO_FEW, SPACE_USED, NO_FIELD, NOT_YOURS, NOT_NOW, NO_ROOM = range(7)
REASONS: Final[list[Reason]] = [
    Reason("ok", ""),
    Reason("too_few", "TO-1"),
    Reason("space_used", "TO-2"),
    Reason("no_field", "TO-3"),
    Reason("not_yours", "TO-4"),
    Reason("not_now", "TO-5"),
    Reason("no_room", "TO-6"),
]
