"""How the fields of positions, steps, options and editions look in JSON, and what is accepted back.

Each class that is written lists its `FIELDS`; the same list writes a save, reads it, reads what a scenario sets and
copies nothing by hand. Whatever comes in is checked here: type, bounds, length. A refusal names the place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias
from unicodedata import category

from hogar.kernel.errors import Invalid
from hogar.kernel.seats import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

Json: TypeAlias = Any

LONGEST_SHOWN: Final = 40
NO_TEXT: Final = ("Cc", "Cs")
"""The Unicode categories that no text may hold: control signs and halves of pairs."""


def wrong(where: str, expected: str, **values: int | str) -> Invalid:
    """The refusal of a value at a place: `invalid.<expected>`."""
    return Invalid(f"invalid.{expected}", {"where": where or ".", **values})


def shown(data: Json) -> str:
    """A value for the sentence of its refusal: short, and nothing in it that a terminal would obey."""
    if isinstance(data, str):
        return "".join([sign if sign.isprintable() else "?" for sign in data[:LONGEST_SHOWN]])
    if data is None or isinstance(data, float) or (isinstance(data, int) and abs(data) < 1 << 63):
        return str(data)
    return type(data).__name__


def as_table(data: Json, where: str) -> dict[str, Json]:
    """The data as a JSON object, or a refusal."""
    if not isinstance(data, dict):
        raise wrong(where, "table")
    return data


def as_list(data: Json, where: str, longest: int) -> list[Json]:
    """The data as a JSON array of bounded length, or a refusal."""
    if not isinstance(data, list):
        raise wrong(where, "list")
    if len(data) > longest:
        raise wrong(where, "longest", longest=longest)
    return data


def as_text(data: Json, where: str, longest: int = 200) -> str:
    """The data as a string of bounded length, without control signs or broken ones, or a refusal."""
    if not isinstance(data, str):
        raise wrong(where, "text")
    if len(data) > longest:
        raise wrong(where, "longest", longest=longest)
    if not data.isprintable() and any(category(sign) in NO_TEXT for sign in data):
        raise wrong(where, "text")
    return data


class Codec:
    """One kind of field."""

    def write(self, value: Any) -> Json:
        """The JSON form of a value."""
        return value

    def read(self, data: Json, where: str) -> Any:
        """The value of a JSON form; raises `Invalid` with the place."""
        raise NotImplementedError


class Whole(Codec):
    """A whole number within bounds; with `unknown`, null stands for what a view hides."""

    def __init__(self, low: int, high: int, unknown: bool = False) -> None:
        self.low = low
        self.high = high
        self.unknown = unknown

    def write(self, value: Any) -> Json:
        return None if self.unknown and value == UNKNOWN else value

    def read(self, data: Json, where: str) -> Any:
        if self.unknown and data is None:
            return UNKNOWN
        if not isinstance(data, int) or isinstance(data, bool) or not self.low <= data <= self.high:
            raise wrong(where, "whole", low=self.low, high=self.high)
        return data


class Flag(Codec):
    """True or false."""

    def read(self, data: Json, where: str) -> Any:
        if not isinstance(data, bool):
            raise wrong(where, "flag")
        return data


def word_index(words: tuple[str, ...], data: Json, where: str) -> int:
    """The place of a word in a list, or a refusal that names the words."""
    if data not in words:
        raise wrong(where, "word", got=shown(data), words=", ".join(words[:40]))
    return words.index(data)


class Word(Codec):
    """One of a list of words, kept as its index; null for nothing or unknown (-1), but not where it `always` is one."""

    def __init__(self, words: tuple[str, ...], always: bool = False) -> None:
        self.words = words
        self.always = always

    def write(self, value: Any) -> Json:
        return None if value == UNKNOWN else self.words[value]

    def read(self, data: Json, where: str) -> Any:
        if data is None and not self.always:
            return UNKNOWN
        return word_index(self.words, data, where)


class Counts(Codec):
    """A list of counts, one for each word; written without the zeros: `{"wool": 2}`."""

    def __init__(self, words: tuple[str, ...], high: int) -> None:
        self.words = words
        self.count = Whole(0, high)

    def write(self, value: Any) -> Json:
        return {word: count for word, count in zip(self.words, value, strict=True) if count}

    def read(self, data: Json, where: str) -> Any:
        counts = [0] * len(self.words)
        for word, count in as_table(data, where).items():
            counts[word_index(self.words, word, where)] = self.count.read(count, f"{where}.{word}")
        return counts


class Mask(Codec):
    """A set of words, kept as a bit mask and written as a list; null where a view hides it, if one ever does."""

    def __init__(self, words: tuple[str, ...], always: bool = False) -> None:
        self.words = words
        self.always = always

    def write(self, value: Any) -> Json:
        if value == UNKNOWN:
            return None
        return [word for index, word in enumerate(self.words) if value >> index & 1]

    def read(self, data: Json, where: str) -> Any:
        if data is None and not self.always:
            return UNKNOWN
        mask = 0
        for place, word in enumerate(as_list(data, where, len(self.words))):
            mask |= 1 << word_index(self.words, word, f"{where}.{place}")
        return mask


class Listed(Codec):
    """Some words of a list, each once, kept as the tuple of their indexes and written as a text: `a014 b021`.

    For choices out of many: people type them, separated by blanks or commas.
    """

    def __init__(self, words: tuple[str, ...], longest: int) -> None:
        self.words = words
        self.longest = longest

    def write(self, value: Any) -> Json:
        return " ".join([self.words[index] for index in value])

    def read(self, data: Json, where: str) -> Any:
        if not isinstance(data, str):
            raise wrong(where, "text")
        words = data.lower().replace(",", " ").split()
        if len(words) > self.longest:
            raise wrong(where, "longest", longest=self.longest)
        return tuple(sorted({word_index(self.words, word, where) for word in words}))


class ListOf(Codec):
    """A list of equal things, of bounded or exact length."""

    def __init__(self, item: Codec, longest: int, exactly: bool = False) -> None:
        self.item = item
        self.longest = longest
        self.exactly = exactly

    def write(self, value: Any) -> Json:
        return [self.item.write(item) for item in value]

    def read(self, data: Json, where: str) -> Any:
        items = as_list(data, where, self.longest)
        if self.exactly and len(items) != self.longest:
            raise wrong(where, "length", length=self.longest)
        return [self.item.read(item, f"{where}.{place}") for place, item in enumerate(items)]


class TupleOf(ListOf):
    """The same, kept as a tuple: for what positions share and never change."""

    def read(self, data: Json, where: str) -> Any:
        return tuple(super().read(data, where))


Fields: TypeAlias = "Mapping[str, Codec]"


def write_fields(thing: object, fields: Fields) -> dict[str, Json]:
    """The fields of a thing as JSON."""
    return {name: codec.write(getattr(thing, name)) for name, codec in fields.items()}


def as_fields(data: Json, where: str, known: Collection[str], needed: Collection[str] = ()) -> dict[str, Json]:
    """The data as a JSON object of known names, the needed ones among them, or a refusal."""
    table = as_table(data, where)
    for name in table:
        if name not in known:
            raise wrong(where, "field", got=shown(name), fields=", ".join(known))
    for name in needed:
        if name not in table:
            raise wrong(where, "missing", field=name)
    return table


def set_fields(thing: object, fields: Fields, data: Json, where: str, needed: Collection[str] = ()) -> None:
    """Sets those fields of a thing that the data names, all or none; nothing else may be named."""
    table = as_fields(data, where, fields, needed)
    values = {name: fields[name].read(table[name], f"{where}.{name}") for name in table}
    for name, value in values.items():
        setattr(thing, name, value)


def read_fields(thing: object, fields: Fields, data: Json, where: str) -> None:
    """Sets all fields of a thing from the data; none may be missing."""
    set_fields(thing, fields, data, where, fields)


class Thing(Codec):
    """A part of the table with fields of its own; made anew when it is read."""

    def __init__(self, kind: type[Any]) -> None:
        self.kind = kind

    def write(self, value: Any) -> Json:
        return write_fields(value, value.FIELDS)

    def read(self, data: Json, where: str) -> Any:
        thing = self.kind()
        read_fields(thing, thing.FIELDS, data, where)
        return thing
