"""What hand cards keep on a board, as it looks in JSON: hands, goods on cards, counters."""

from __future__ import annotations

from typing import Any, Final

from hogar.games.agricola import moments as m
from hogar.games.agricola import words as w
from hogar.kernel.codec import Codec, Counts, Json, ListOf, Whole, Word, as_table, word_index, wrong
from hogar.kernel.seats import UNKNOWN

NO_STOCK: Final[tuple[int, ...]] = (0,) * w.GOOD_KINDS
PART: Final = Whole(0, m.OWN_NOTE)
HIGHEST: Final = 1 << 60
SEATS: Final = [str(number) for number in range(1, w.MOST_SEATS + 1)]


class HandOf(ListOf):
    """The cards of a hand, in order; null stands for one that a view hides."""

    def __init__(self) -> None:
        super().__init__(Word(w.CARDS), w.CARD_KINDS)

    def read(self, data: Json, where: str) -> Any:
        cards = sorted(super().read(data, where))
        known = [card for card in cards if card != UNKNOWN]
        if len(set(known)) != len(known):
            raise wrong(where, "card_twice")
        return cards


class Uses(ListOf):
    """Uses of spaces in their order, `1 forest`: the seat and the space, kept as `seat << 8 | space`."""

    def __init__(self) -> None:
        super().__init__(Use(), 99)


class Use(Codec):
    """One of them."""

    def write(self, value: Any) -> Json:
        return f"{(value >> 8) + 1} {w.SPACES[value & 255]}"

    def read(self, data: Json, where: str) -> Any:
        seat, _, space = data.partition(" ") if isinstance(data, str) else ("", "", "")
        if seat not in SEATS:
            raise wrong(where, "use")
        return SEATS.index(seat) << 8 | word_index(w.SPACES, space, where)


class Stock(Codec):
    """Goods by card: `{"a039": {"grain": 2}}`."""

    def __init__(self) -> None:
        self.goods = Counts(w.GOODS, 99)

    def write(self, value: Any) -> Json:
        return {w.CARDS[card]: self.goods.write(value[card]) for card in sorted(value)}

    def read(self, data: Json, where: str) -> Any:
        found = {}
        for id, goods in as_table(data, where).items():
            lying = tuple(self.goods.read(goods, f"{where}.{id}"))
            if any(lying):
                found[word_index(w.CARDS, id, where)] = lying
        return found


class Notes(Codec):
    """Counters by card, `a039`, or by one of its effects, `a039.1`."""

    def __init__(self) -> None:
        self.count = Whole(1, HIGHEST)

    def write(self, value: Any) -> Json:
        return {note_name(number): value[number] for number in sorted(value)}

    def read(self, data: Json, where: str) -> Any:
        return {
            note_number(name, where): self.count.read(n, f"{where}.{name}") for name, n in as_table(data, where).items()
        }


def note_name(number: int) -> str:
    """How a note is called."""
    id = w.CARDS[number >> m.PART_BITS]
    part = number & m.OWN_NOTE
    return id if part == m.OWN_NOTE else f"{id}.{part}"


def note_number(name: str, where: str) -> int:
    """The note of a name."""
    id, _, part = name.partition(".")
    place = m.OWN_NOTE
    if part:
        place = PART.read(int(part) if part.isascii() and part.isdigit() and len(part) < 3 else -1, where)
    return word_index(w.CARDS, id, where) << m.PART_BITS | place
