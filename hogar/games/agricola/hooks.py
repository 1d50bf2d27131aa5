"""What cards in play may change, asked where the rules need it; without hand cards nothing does.

Events only report: every rule of a card comes in through here, through moments, or as steps of its own. Each question
is asked only if the seat has a standing rule of that kind (`Board.rules`), so a game without cards pays one `and`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.games.agricola import reasons as r
from hogar.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from hogar.games.agricola.cards.card import Card
    from hogar.games.agricola.cards.effect import Effect
    from hogar.games.agricola.options import AgricolaOptions
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step
    from hogar.parts.housing import Place
    from hogar.parts.payment import Exchange, Swap

# Kinds of standing rules: the bits of `Board.rules`.
COST: Final = 1 << 0
PERMIT: Final = 1 << 1
FORBID: Final = 1 << 2
GIVE: Final = 1 << 3
REPLACE: Final = 1 << 4
CAPACITY: Final = 1 << 5
PEOPLE: Final = 1 << 6
COOKING: Final = 1 << 7
BAKING: Final = 1 << 8
FIELDS: Final = 1 << 9
SCORING: Final = 1 << 10
EXTRAS: Final = 1 << 11
HARVEST: Final = 1 << 13
STRAIGHT: Final = 1 << 14
"""A wooden house may be renovated to stone in one step; nothing is asked."""
INSTEAD: Final = 1 << 15
FIREPLACE: Final = 1 << 16
"""The card may be returned like a Fireplace; nothing is asked."""
STABLES: Final = 1 << 17
LAND: Final = 1 << 18
HERDS: Final = 1 << 19
PALISADES: Final = 1 << 20
ANYWAY: Final = 1 << 21
TOLL: Final = 1 << 12
"""Asked for the cards of others; `Table.rules` says whether anybody has one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """The questions, and the answers of a game without cards."""

    # The cards themselves.

    def has(self, card: int) -> bool:
        """Whether there is such a card in the product."""
        return False

    def card(self, card: int) -> Card:
        """A card by its number."""
        raise NotImplementedError

    def effect(self, number: int) -> Effect:
        """An effect by its number."""
        raise NotImplementedError

    def pools(self, players: int, options: AgricolaOptions) -> list[list[int]]:
        """The minor improvements and the occupations that a game is played with (AG-17, AG-19)."""
        return []

    def everybodys(self, space: int) -> bool:
        """Whether the space of a card may be used by others than its owner."""
        return False

    def expression(self, seat: int, space: int) -> Step[Any] | None:
        """What a seat does on the space of a card."""
        return None

    def named(self, source: int, action: int) -> bool:
        """Whether an action is one of the named ones: that of a card may not be (AG-379)."""
        return True

    def on_play(self, table: Table, seat: int, card: int) -> list[Step[Any]]:
        """What a card does when it is played, in order."""
        return []

    def equip(self, table: Table, seat: int) -> None:
        """Works out which moments and rules the cards before a seat know, and which spaces they bring."""

    def triggers(self, table: Table, seat: int, moment: int) -> list[Any]:
        """The effects of a seat's cards that wait for a moment."""
        return []

    # What they change.

    def permits(self, table: Table, seat: int, space: int) -> bool:
        """Whether an occupied space may be used all the same (PERMIT)."""
        return False

    def anyway(self, table: Table, seat: int, space: int) -> bool:
        """Whether a space may be used although nothing can be done there (ANYWAY)."""
        return False

    def forbids(self, table: Table, seat: int, action: int) -> int:
        """Why a seat may not take an action at all: a reason, 0 where it may (FORBID)."""
        return 0

    def gives(self, table: Table, seat: int, moment: int, subject: int) -> list[list[int]]:
        """What effects give before the actions of a space, or before a payment; each may come true (GIVE, AG-367)."""
        return []

    def toll(self, table: Table, seat: int, space: int) -> list[int]:
        """What a seat must pay others before it may use a space; nothing: an empty list (TOLL, AG-369)."""
        return []

    def replaces(self, table: Table, seat: int, space: int, step: Step[Any]) -> Step[Any]:
        """What a seat does on a space, given what it would be (REPLACE)."""
        return step

    def instead(self, table: Table, seat: int, action: int) -> list[int]:
        """The effects that may take the place of an action (INSTEAD)."""
        return []

    def costs(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        """The prices between which the payer may choose, the usual one among them (COST, AG-392)."""
        return [bill.goods]

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        """Reductions and substitutions of a price (COST, AG-392)."""
        return []

    def paid(self, table: Table, seat: int, bill: Bill, price: list[int]) -> None:
        """Something was paid for (COST)."""

    def exchanges(self, table: Table, seat: int) -> list[Exchange]:
        """The exchanges at any time that may help to pay (EXTRAS, AG-191)."""
        return []

    def exchange_moves(self, table: Table, seat: int) -> list[Move]:
        """The moves of those exchanges, in the same order."""
        return []

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        """Where animals may live, given the places of the farmyard (CAPACITY)."""
        return places

    def rooms(self, table: Table, seat: int) -> int:
        """Further places for persons (PEOPLE, AG-127)."""
        return 0

    def rates(self, table: Table, seat: int, rates: list[int]) -> list[int]:
        """The food for each good at any time, given the rates without cards (COOKING)."""
        return rates

    def ovens(self, table: Table, seat: int) -> list[tuple[int, int]]:
        """Further baking improvements: how many grain at most (0: any) and the food for each (BAKING)."""
        return []

    def palisade(self, table: Table, seat: int) -> int:
        """The wood that may lie on the edge of the farmyard in the place of a fence (PALISADES)."""
        return 0

    def barred(self, table: Table, seat: int) -> int:
        """Unused cells that may not be put to use as long as there are others (LAND)."""
        return 0

    def stable_spots(self, table: Table, seat: int) -> list[int]:
        """The cards that have a place of their own for a stable of a Build Stables action (STABLES)."""
        return []

    def bearing(self, table: Table, seat: int, rule: int) -> list[int]:
        """The cards before a seat that have a standing rule."""
        return []

    def field_cards(self, table: Table, seat: int) -> list[int]:
        """The cards before a seat that are fields (FIELDS, AG-147)."""
        return []

    def sowable(self, table: Table, seat: int, card: int) -> int:
        """The mask of the crops that may be sown on a field card (FIELDS)."""
        return 0

    def more_fields(self, table: Table, seat: int) -> int:
        """Cells that may be sown like fields (FIELDS)."""
        return 0

    def more_crops(self, table: Table, seat: int) -> int:
        """The fields that give a second crop in the field phase: cells, then field cards in their order (HARVEST)."""
        return 0

    def score(self, table: Table, seat: int) -> int:
        """What the cards of all players give a seat at the end (SCORING)."""
        return 0

    def points(self, card: int) -> int:
        """The printed points of a card."""
        return 0

    def extras(self, table: Table, seat: int) -> list[Move]:
        """What cards allow at any time (EXTRAS)."""
        return []

    def feeding(self, table: Table, seat: int) -> list[Move]:
        """Those of them that bring food (EXTRAS, AG-396)."""
        return []

    def extra_problem(self, table: Table, seat: int, move: Move) -> int:
        """Why a seat may not do it now."""
        return r.NOT_NOW

    def interject(self, table: Table, seat: int, move: Move) -> None:
        """Carries out one of those."""
        raise NotImplementedError

    def details(self, table: Table, seat: int, reason: int) -> dict[str, Value]:
        """The values that the sentence of a card's reason needs."""
        return {}


NO_HOOKS: Final = Hooks()
