"""The actions that cards offer (AG-64, AG-255): the same steps that action spaces offer, with the card behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.agricola import words as w
from hogar.games.agricola.steps.baking import Bake
from hogar.games.agricola.steps.family import Growth
from hogar.games.agricola.steps.fences import BuildFences
from hogar.games.agricola.steps.fields import Plow, Sow
from hogar.games.agricola.steps.playing import PlayCard
from hogar.games.agricola.steps.rooms import BuildRooms, Renovate
from hogar.games.agricola.steps.stables import BuildStables
from hogar.kernel.seats import NOBODY

if TYPE_CHECKING:
    from hogar.games.agricola.cards.deal import Grant
    from hogar.games.agricola.steps.action import Action


def granted(seat: int, grant: Grant, source: int) -> Action:
    """The step of an action that a card offers."""
    match grant.action:
        case w.BUILD_ROOMS:
            return BuildRooms(seat, source, grant.most)
        case w.BUILD_STABLES:
            return BuildStables(seat, source, grant.most)
        case w.BUILD_FENCES:
            return BuildFences(seat, source, grant.most)
        case w.PLOW:
            return Plow(seat, source, max(1, grant.most))
        case w.SOW:
            return Sow(seat, grant.most)
        case w.BAKE_BREAD:
            return Bake(seat)
        case w.RENOVATE:
            return Renovate(seat, source)
        case w.FAMILY_GROWTH:
            return Growth(seat, NOBODY, not grant.any_room)
    return PlayCard(seat, grant.action, source, grant.food)
