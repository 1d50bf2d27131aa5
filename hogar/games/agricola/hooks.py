"""What cards in play may change, asked where the rules need it; without hand cards nothing does.

Events only report: every rule of a card comes in through here, through moments, or as steps of its own. Each question
is asked only if the seat has a standing rule of that kind (`Board.rules`), so a game without cards pays one `and`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.combine import Option
    from hogar.kernel.message import Value
    from hogar.kernel.move import Move
    from hogar.kernel.score import ScoreLine
    from hogar.parts.housing import Place
    from hogar.parts.payment import Swap

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """The questions, and the answers of a game without cards."""

    def triggers(self, table: Table, seat: int, moment: int) -> list[Any]:
        """The effects of a seat's cards that wait for a moment."""
        return []

    def permits(self, table: Table, seat: int, space: int) -> bool:
        """Whether an occupied space may be used all the same (PERMIT)."""
        return False

    def forbids(self, table: Table, seat: int, action: int) -> int:
        """Why a seat may not take an action at all: a reason, 0 where it may (FORBID)."""
        return 0

    def gives(self, table: Table, seat: int, space: int) -> list[list[int]]:
        """What effects before the actions of a space give, each a list of goods that may come true (GIVE, AG-367)."""
        return []

    def replaces(self, table: Table, seat: int, space: int, action: int) -> tuple[Option[Any], ...]:
        """What may be done in the place of an action (REPLACE)."""
        return ()

    def costs(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        """The prices between which the payer may choose, the usual one among them (COST, AG-392)."""
        return [bill.goods]

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        """Reductions and substitutions of a price (COST, AG-392)."""
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

    def score(self, table: Table, seat: int) -> list[ScoreLine]:
        """What cards score (SCORING)."""
        return []

    def extras(self, table: Table, seat: int) -> list[Move]:
        """What cards allow at any time (EXTRAS)."""
        return []

    def interject(self, table: Table, seat: int, move: Move) -> None:
        """Carries out one of those."""
        raise NotImplementedError

    def details(self, table: Table, seat: int, reason: int) -> dict[str, Value]:
        """The values that the sentence of a card's reason needs."""
        return {}


NO_HOOKS: Final = Hooks()
