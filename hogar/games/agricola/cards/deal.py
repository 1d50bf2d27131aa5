"""What an effect of a card brings: goods for goods, points, goods on later rounds, an action.

A `Deal` is a record; `hogar.games.agricola.steps.deals` carries it out. Whatever a record can't say, the card does in
`Card.act` once the deal is paid.
"""

from __future__ import annotations

from typing import Final

from hogar.games.agricola import words as w

Goods = tuple[int, ...]
NOTHING: Final[Goods] = (0,) * w.GOOD_KINDS


def goods(
    wood: int = 0,
    clay: int = 0,
    reed: int = 0,
    stone: int = 0,
    grain: int = 0,
    vegetable: int = 0,
    sheep: int = 0,
    boar: int = 0,
    cattle: int = 0,
    food: int = 0,
) -> Goods:
    """Goods by name."""
    return (wood, clay, reed, stone, grain, vegetable, sheep, boar, cattle, food)


def read_goods(text: str) -> Goods:
    """Goods of a printed line: `2 wood 1 reed`."""
    words = text.split()
    found = [0] * w.GOOD_KINDS
    for number, good in zip(words[::2], words[1::2], strict=True):
        found[w.GOODS.index(good)] += int(number)
    return tuple(found)


class Grant:
    """An action that a card offers (AG-255): which one, how often inside it, whether it must be taken.

    What it costs is what it always costs, unless the card says otherwise in `Card.price`; where it may be built, in
    `Card.cells`. `any_room` is Family Growth even without room; `food` is the price of an occupation. A grant that
    is not `named` is none of the named actions for other cards (AG-379).
    """

    def __init__(
        self, action: int, most: int = 0, must: bool = False, any_room: bool = False, food: int = 0, named: bool = True
    ) -> None:
        self.action = action
        self.most = most
        self.must = must
        self.any_room = any_room
        self.food = food
        self.named = named


class Deal:
    """What is paid and what comes of it.

    `give` and `points` come at once; `promise` lies on the rounds that are so many `rounds` ahead, or on those in
    `on_rounds` that are still to come. `stock` is put on the card, `unstock` taken from it while it lies there.
    `grant` is an action that is offered then. With `act` the card's own `act` follows. `to_user` lets the payment go
    to the player whose act set the effect off, `by_user` lets that player pay the owner.
    """

    def __init__(
        self,
        *,
        pay: Goods = NOTHING,
        give: Goods = NOTHING,
        points: int = 0,
        promise: Goods = NOTHING,
        rounds: tuple[int, ...] = (),
        on_rounds: tuple[int, ...] = (),
        stock: Goods = NOTHING,
        unstock: Goods = NOTHING,
        grant: Grant | None = None,
        act: bool = False,
        to_user: bool = False,
        by_user: bool = False,
    ) -> None:
        self.pay = pay
        self.give = give
        self.points = points
        self.promise = promise
        self.rounds = rounds
        self.on_rounds = on_rounds
        self.stock = stock
        self.unstock = unstock
        self.grant = grant
        self.act = act
        self.to_user = to_user
        self.by_user = by_user


NO_DEAL: Final = Deal()
