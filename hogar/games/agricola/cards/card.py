"""A hand card: its figures, what it does when, and what it changes while it lies before its owner.

A card is a subclass with an `ID`, its `EFFECTS` (see `effect`) and its `RULES`: the mask of the standing rules (see
`hooks`) for which it overrides a method below. `part` is always the place of an effect among `EFFECTS`. Cards hold
nothing themselves: what they count is a note of their owner's board (`Board.note_of`), what lies on them its stock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.cards.deal import read_goods
from hogar.games.agricola.cards.figures_a import MINORS_A, OCCUPATIONS_A
from hogar.games.agricola.cards.figures_b import MINORS_B, OCCUPATIONS_B
from hogar.games.agricola.cards.requirement import Requirement, requirements
from hogar.games.agricola.farm import EVERY_CELL
from hogar.kernel.native import mypyc_attr
from hogar.kernel.seats import NOBODY

if TYPE_CHECKING:
    from hogar.games.agricola.cards.effect import Effect
    from hogar.games.agricola.payment import Bill
    from hogar.games.agricola.table import Table
    from hogar.kernel.moment import Moment
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step
    from hogar.parts.housing import Place
    from hogar.parts.payment import Swap

NO_EFFECTS: Final[tuple[Any, ...]] = ()
PRINTED: Final = {line[0]: line for line in MINORS_A + MINORS_B}
PLAYERS: Final = {id: players for id, _, players in OCCUPATIONS_A + OCCUPATIONS_B}


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """What all cards share, and the answers of a card that changes nothing."""

    ID: ClassVar[str] = ""
    EFFECTS: ClassVar[tuple[Effect, ...]] = NO_EFFECTS
    RULES: ClassVar[int] = 0
    SPACE: ClassVar[int] = NOBODY
    """The action space that the card is (one of `words.CARD_SPACES`, or a round card to come), if it is one."""
    PUBLIC: ClassVar[bool] = True
    """Whether everybody may use that space."""
    FIELD: ClassVar[bool] = False
    """Whether the card is a field (AG-147)."""
    SPAN: ClassVar[int] = w.CELL_KINDS
    """The most cells that a pasture may have which is fenced in an action that the card offers."""

    CHOOSY: ClassVar[bool] = False
    """Whether it does not accept every way to pay for it (`accepts`)."""

    def __init__(self) -> None:
        self.id = str(getattr(self, "ID"))  # noqa: B009 - the subclass's, also when compiled
        self.number = w.CARDS.index(self.id.lower())
        self.kind = w.kind_of(self.number)
        self.players = PLAYERS.get(self.id, 1)
        self.costs_printed: list[list[int]] = [[0] * w.GOOD_KINDS]
        self.points = 0
        self.requires: list[Requirement] = []
        if self.kind == w.MINORS:
            _, _, cost, self.points, needs = PRINTED[self.id]
            self.costs_printed = [list(read_goods(part)) for part in cost.split("/")]
            self.requires = requirements(needs)
        self.choosy = bool(getattr(self, "CHOOSY"))  # noqa: B009
        self.rules = int(getattr(self, "RULES"))  # noqa: B009
        self.space = int(getattr(self, "SPACE"))  # noqa: B009
        self.public = bool(getattr(self, "PUBLIC"))  # noqa: B009
        self.span = int(getattr(self, "SPAN"))  # noqa: B009
        self.is_field = bool(getattr(self, "FIELD"))  # noqa: B009
        effects: tuple[Effect, ...] = getattr(self, "EFFECTS")  # noqa: B009
        self.effects = effects
        self.moments = 0
        for part, effect in enumerate(effects):
            effect.belongs(self, part)
            if effect.moment < m.MOMENT_KINDS:
                self.moments |= 1 << effect.moment
        self.own_note = self.number << m.PART_BITS | m.OWN_NOTE

    # Playing it.

    def prices(self, table: Table, seat: int) -> list[list[int]]:
        """What it costs to play: one of these (AG-236)."""
        return self.costs_printed

    def problem(self, table: Table, seat: int) -> int:
        """Why it may not be played, beyond the printed figures: a reason, 0 where it may."""
        return r.OK

    def by_action(self, action: int) -> bool:
        """Whether it may be played by a kind of action."""
        return True

    def pay(self, table: Table, seat: int) -> None:
        """Asks for what is due besides its price, if anything is: something that is no goods."""

    def bought(self, table: Table, seat: int, price: list[int]) -> None:
        """This price was paid for it."""

    def expression(self, seat: int) -> Step[Any]:
        """What a seat does on the space that the card is (`SPACE`)."""
        raise NotImplementedError

    # What it does when.

    def applies(self, table: Table, seat: int, part: int, moment: Moment) -> bool:
        """Whether the condition of an effect holds now."""
        return True

    def amount(self, table: Table, seat: int, part: int, subject: int) -> int:
        """How many times an effect gives what it gives; with 0 it does not happen."""
        return 1

    def allows(self, table: Table, seat: int, part: int, deal: int) -> bool:
        """Whether one of the deals of an effect may be chosen now, if it can be made."""
        return True

    def ahead(self, table: Table, rounds: tuple[int, ...]) -> tuple[int, ...]:
        """On which of the rounds ahead what a deal promises lies."""
        return rounds

    def act(self, table: Table, seat: int, part: int, user: int, subject: int) -> None:
        """Does what the record of an effect can't say; `user` is the seat whose act set it off."""

    def moves(self, table: Table, seat: int, part: int, value: int) -> list[Move]:
        """The answers to a question of the card's own (`AskCard`)."""
        return []

    def choose(self, table: Table, seat: int, part: int, value: int, move: Move) -> None:
        """Carries out one of those answers."""

    def drawn(self, table: Table, seat: int, part: int, card: int) -> None:
        """Chance drew a card for it (`DrawFromPack`), which lies in the packet of occupations."""

    # What it changes in an action that it offers itself (`Grant`).

    def price(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        """The prices of what is built in an action that this card offers."""
        return [bill.goods]

    def cells(self, table: Table, seat: int, action: int) -> int:
        """Where may be built in an action that this card offers."""
        return EVERY_CELL

    def fenceable(self, table: Table, seat: int, pasture: int) -> bool:
        """Whether a pasture may be fenced in an action that this card offers."""
        return True

    def buildable(self, table: Table, seat: int, card: int) -> bool:
        """Whether an improvement (majors first, then cards) may be chosen in an action that this card offers."""
        return True

    def upgrades(self) -> bool:
        """Whether a Cooking Hearth may be taken for a Fireplace in an action that this card offers (AG-211)."""
        return True

    def accepts(self, table: Table, seat: int, price: list[int]) -> bool:
        """Whether it may itself be paid in this way, or something in an action that it offers."""
        return True

    def palisades(self) -> bool:
        """Whether there may be palisades in an action that this card offers."""
        return True

    # Standing rules: each is asked only of cards with its bit in `RULES`.

    def costs(self, table: Table, seat: int, bill: Bill) -> list[list[int]]:
        """Other prices for a bill (COST)."""
        return []

    def swaps(self, table: Table, seat: int, bill: Bill) -> list[Swap]:
        """Reductions and substitutions of a price (COST)."""
        return []

    def paid(self, table: Table, seat: int, bill: Bill, price: list[int]) -> None:
        """Something was paid for (COST)."""

    def permits(self, table: Table, seat: int, space: int) -> bool:
        """Whether an occupied space may be used all the same (PERMIT)."""
        return False

    def anyway(self, table: Table, seat: int, space: int) -> bool:
        """Whether a space may be used although nothing can be done there (ANYWAY)."""
        return False

    def forbids(self, table: Table, seat: int, action: int) -> bool:
        """Whether an action may not be taken (FORBID)."""
        return False

    def toll(self, table: Table, owner: int, seat: int, space: int) -> list[int]:
        """What another player must pay the owner for using a space (TOLL); nothing: an empty list."""
        return []

    def replaces(self, table: Table, seat: int, space: int, step: Step[Any]) -> Step[Any]:
        """What the owner does on a space, given what it would be (REPLACE)."""
        return step

    def places(self, table: Table, seat: int, places: list[Place]) -> list[Place]:
        """Where animals may live, given the places so far (CAPACITY)."""
        return places

    def rooms(self, table: Table, seat: int) -> int:
        """Places for persons that are no rooms (PEOPLE)."""
        return 0

    def rates(self, table: Table, seat: int, rates: list[int]) -> list[int]:
        """The food for each good at any time, given the rates so far (COOKING)."""
        return rates

    def ovens(self, table: Table, seat: int) -> list[tuple[int, int]]:
        """What it bakes: the food for a grain, how many grain at most (BAKING)."""
        return []

    def sowable(self, table: Table, seat: int) -> int:
        """The mask of the crops that may be sown on it while it is empty (FIELDS)."""
        return 0

    def more_fields(self, table: Table, seat: int) -> int:
        """Cells of the farmyard that may be sown like fields (FIELDS)."""
        return 0

    def more_crops(self, table: Table, seat: int) -> int:
        """The fields that give a second crop in the field phase: cells, then field cards in their order (HARVEST)."""
        return 0

    def barred(self, table: Table, seat: int) -> int:
        """Unused cells that may not be put to use as long as there are others (LAND)."""
        return 0

    def stable_spot(self, table: Table, seat: int) -> bool:
        """Whether a stable of a Build Stables action may stand in a place of the card's own now (STABLES)."""
        return False

    def stable_stands(self, table: Table, seat: int) -> None:
        """A stable was built there (STABLES)."""

    def palisade(self) -> int:
        """The wood that may lie on the edge of the farmyard in the place of a fence (PALISADES)."""
        return 0

    def herd(self, table: Table, seat: int, place: int, capacity: int, animals: int) -> int:
        """Points at the end for so many animals in a place (HERDS): first come the pastures in their order."""
        return 0

    def score(self, table: Table, owner: int, seat: int) -> int:
        """Points at the end that its owner's card gives to a seat (SCORING); most give others none."""
        return 0
