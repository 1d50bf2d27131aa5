"""Settlers' effects: counting icons with knives, the top harvest, the bottom effect (SB-106 to SB-123)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.skara_brae import reasons as r
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import HARVESTS, SETTLERS, SettlerEffect
from hogar.games.skara_brae.moves import EFFECT, HARVEST, KNIVES, MOST
from hogar.games.skara_brae.storage import covers, gain_all, pay, pay_all
from hogar.kernel.codec import Codec, Whole, Word
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move

HABITAT = Word(w.HABITATS)
CARD = Word(w.CARDS)


def offered_knives(table: Table, seat: int) -> list[Move]:
    """Any number of the seat's knives (SB-107, SB-108)."""
    return [KNIVES.move(number) for number in range(min(table.boards[seat].goods[w.KNIFE], MOST) + 1)]


class TopHarvest(Ask["Table"]):
    """The mandatory top harvest of a habitat: first, how many knives to spend on it (SB-103, SB-107)."""

    ASKED: ClassVar[str] = "ask.knives"
    CLAUSE: ClassVar[str] = "SB-107"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "habitat": HABITAT}

    def __init__(self, seat: int = NOBODY, habitat: int = 0) -> None:
        super().__init__(seat)
        self.habitat = habitat

    def moves(self, table: Table) -> list[Move]:
        return offered_knives(table, self.seat)

    def choose(self, table: Table, move: Move) -> None:
        pay(table, self.seat, w.KNIFE, move.a)
        icons = table.boards[self.seat].icons(self.habitat) + move.a
        table.push(GatherHarvest(self.seat, self.habitat, icons))

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_HAVE if move.verb is KNIVES else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return knife_details(table, self.seat, move.a)

    def asked(self, table: Table) -> Message:
        return ask_knives(table, self.seat, self.habitat)


class GatherHarvest(Ask["Table"]):
    """The harvest itself: one token per icon, in any mix of the habitat's types (SB-111 to SB-113)."""

    ASKED: ClassVar[str] = "ask.harvest"
    CLAUSE: ClassVar[str] = "SB-113"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "habitat": HABITAT, "icons": Whole(0, 999)}

    def __init__(self, seat: int = NOBODY, habitat: int = 0, icons: int = 0) -> None:
        super().__init__(seat)
        self.habitat = habitat
        self.icons = icons

    def moves(self, table: Table) -> list[Move]:
        goods = HARVESTS[self.habitat]
        lowest = 0 if len(goods) > 1 else self.icons
        return [HARVEST.move(goods[0], number) for number in range(lowest, self.icons + 1)]

    def choose(self, table: Table, move: Move) -> None:
        goods = HARVESTS[self.habitat]
        counts = [0] * w.GOOD_KINDS
        counts[goods[-1]] = self.icons - move.b
        counts[goods[0]] += move.b
        gain_all(table, self.seat, counts)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not HARVEST:
            return r.OK
        return r.TOO_MUCH if move.a == HARVESTS[self.habitat][0] else r.NOT_HARVESTED

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"icons": self.icons, "goods": [Message(f"good.{w.GOODS[good]}") for good in HARVESTS[self.habitat]]}

    def asked(self, table: Table) -> Message:
        goods = HARVESTS[self.habitat]
        names: list[Message] = [Message(f"good.{w.GOODS[good]}") for good in goods]
        return Message("ask.harvest", {"icons": self.icons, "first": names[0], "second": names[-1]})


class BottomEffect(Ask["Table"]):
    """The bottom effect of a settler, if the seat likes (SB-115)."""

    ASKED: ClassVar[str] = "ask.effect"
    CLAUSE: ClassVar[str] = "SB-115"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: int = NOBODY, card: int = w.FIRST_SETTLER) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, table: Table) -> list[Move]:
        if effect_problem(table, self.seat, self.card):
            return [DONE.move()]
        return [EFFECT.move(), DONE.move()]

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is EFFECT:
            table.push(ResolveEffect(self.seat, self.card))

    def check(self, table: Table, move: Move) -> int:
        return effect_problem(table, self.seat, self.card) if move.verb is EFFECT else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return effect_details(table, self.seat, self.card)

    def asked(self, table: Table) -> Message:
        return Message("ask.effect", {"card": Message(f"card.{w.CARDS[self.card]}")})


def effect_problem(table: Table, seat: int, card: int) -> int:
    """Why a settler's bottom effect can't be resolved, or would give nothing at all (SB-116, SB-122)."""
    effect = SETTLERS[card]
    board = table.boards[seat]
    if not covers(board.goods, effect.paid):
        return r.NOT_HAVE
    if effect.icons >= 0 and not board.icons(effect.icons) and not board.goods[w.KNIFE]:
        return r.NO_ICONS
    return r.OK


def effect_details(table: Table, seat: int, card: int) -> dict[str, Value]:
    """What the sentence of a problem with a bottom effect needs: what it costs, or whose icons it counts."""
    effect = SETTLERS[card]
    good = max(range(w.GOOD_KINDS), key=effect.paid.__getitem__)
    have = table.boards[seat].goods[good]
    details: dict[str, Value] = {"need": effect.paid[good], "have": have, "good": Message(f"good.{w.GOODS[good]}")}
    if effect.icons >= 0:
        details["habitat"] = Message(f"habitat.{w.HABITATS[effect.icons]}")
    return details


class ResolveEffect(Act["Table"]):
    """The bottom effect, in full: the cost, then the gain; where icons count, knives are asked for (SB-116)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: int = NOBODY, card: int = w.FIRST_SETTLER) -> None:
        super().__init__(seat)
        self.card = card

    def do(self, table: Table) -> None:
        effect: SettlerEffect = SETTLERS[self.card]
        if effect.icons >= 0:
            table.push(VisitHabitat(self.seat, self.card))
            return
        pay_all(table, self.seat, effect.paid)
        gain_all(table, self.seat, effect.gained)


class VisitHabitat(Ask["Table"]):
    """A bottom effect that harvests another habitat: how many knives to spend on it (SB-121)."""

    ASKED: ClassVar[str] = "ask.knives"
    CLAUSE: ClassVar[str] = "SB-107"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: int = NOBODY, card: int = w.FIRST_SETTLER) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, table: Table) -> list[Move]:
        return offered_knives(table, self.seat)

    def choose(self, table: Table, move: Move) -> None:
        effect = SETTLERS[self.card]
        pay(table, self.seat, w.KNIFE, move.a)
        count = table.boards[self.seat].icons(effect.icons) + move.a
        gain_all(table, self.seat, [count * number for number in effect.gained])

    def check(self, table: Table, move: Move) -> int:
        return r.NOT_HAVE if move.verb is KNIVES else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return knife_details(table, self.seat, move.a)

    def asked(self, table: Table) -> Message:
        return ask_knives(table, self.seat, SETTLERS[self.card].icons)


def knife_details(table: Table, seat: int, need: int) -> dict[str, Value]:
    """What is missing where more knives are named than the seat has."""
    return {"need": need, "have": table.boards[seat].goods[w.KNIFE], "good": Message("good.knife")}


def ask_knives(table: Table, seat: int, habitat: int) -> Message:
    """The question how many knives to count as icons of a habitat."""
    icons = table.boards[seat].icons(habitat)
    return Message("ask.knives", {"habitat": Message(f"habitat.{w.HABITATS[habitat]}"), "icons": icons})
