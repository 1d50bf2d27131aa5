"""What searching bots know of Agricola: the points to be expected.

The judgement adds to the points now what goods, rooms, fields and improvements still promise in the rounds that are
left, what the family will do in them, and takes off what is missing to feed it at the next harvest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import words as w
from hogar.games.agricola.bot import weights as k
from hogar.games.agricola.farm import total
from hogar.games.agricola.scoring import score_sheet
from hogar.games.agricola.steps.work import PlacePerson
from hogar.kernel.mind import Mind
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.data import AgricolaEdition
    from hogar.games.agricola.table import Table
    from hogar.kernel.step import Ask

SOON: Final = 8.0
"""With so many placements to come, or more, there is time to use any good."""


class AgricolaMind(Mind["Table"]):
    """The judgement of Agricola."""

    WEIGHTS: ClassVar[dict[str, float]] = k.USUAL

    def quiet(self, step: Ask[Any]) -> bool:
        return isinstance(step, PlacePerson)

    def value(self, state: Table, seat: int) -> float:
        board = state.boards[seat]
        points = float(score_sheet(state, seat).total)
        if state.over():
            return points
        weights = self.weights
        figures = state.figures
        rounds = sum(figures.rounds_of_stages)
        left = max(0, rounds - state.round)
        placements = board.home + board.people * left
        use = min(1.0, placements / SOON)
        points += weights[k.ROUND] * left + weights[k.PERSON] * board.people * left
        points += weights[k.PLACEMENT] * board.home
        points += use * self.goods(board) - self.hunger(state, board, seat)
        points += left / max(1, rounds) * self.lasting(board, figures)
        if state.start == seat:
            points += weights[k.START] * use
        return points

    def goods(self, board: Board) -> float:
        """What lies in the supply and on fields."""
        weights = self.weights
        worth = weights[k.SOWN] * total(board.grain) + weights[k.SOWN + 1] * total(board.vegetables)
        for good in range(w.GOOD_KINDS):
            worth += weights[k.GOOD + good] * board.goods[good]
        return worth + weights[k.FIELD] * count(board.unplanted())

    def lasting(self, board: Board, figures: AgricolaEdition) -> float:
        """What pays in every round that is left: rooms for children, kitchens, pastures, the house."""
        weights = self.weights
        rooms = count(board.rooms)
        worth = weights[k.FREE_ROOM] * min(1, max(0, rooms - board.people))
        worth -= weights[k.CROWDED] * max(0, board.people - rooms)
        if board.rates:
            worth += weights[k.KITCHEN] * (board.rates[w.SHEEP] + board.rates[w.BOAR] + board.rates[w.CATTLE])
        worth += weights[k.OVEN] * len(board.ovens) + weights[k.WORKSHOP] * count(board.majors & w.WORKSHOPS)
        worth += weights[k.ENCLOSED] * count(board.enclosed) + weights[k.STABLE] * count(board.stables)
        worth += weights[k.PASTURE] * len(board.pastures) + weights[k.PROMISE] * len(board.promises)
        return worth + (weights[k.HOUSE + board.material - 1] if board.material != w.WOODEN else 0.0)

    def hunger(self, table: Table, board: Board, seat: int) -> float:
        """What will be missing at the next harvest, and the mouths at those after it."""
        figures = table.figures
        harvests = len(figures.rounds_of_stages) - table.harvests
        if harvests <= 0:
            return 0.0
        adult = figures.adult_food[table.players - 1]
        have = board.goods[w.FOOD]
        for good in range(w.FIRST_CROP, w.FOOD):
            if board.rates:
                have += board.goods[good] * board.rates[good]
        missing = max(0, adult * board.people - have)
        soon = rounds_to_harvest(table)
        return missing * self.weights[k.HUNGER] / (1 + soon) + self.weights[k.LATER_MOUTH] * board.people * (
            harvests - 1
        )


def rounds_to_harvest(table: Table) -> int:
    """The rounds after this one until the next harvest."""
    end = 0
    for stage, rounds in enumerate(table.figures.rounds_of_stages):
        end += rounds
        if stage >= table.harvests:
            break
    return max(0, end - table.round)
