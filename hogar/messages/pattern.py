"""Sentences with places to fill in: the part of ICU MessageFormat 1 that the catalogues use.

    plain text, {name}, {n, number}
    {n, plural, =0 {no sheep} one {one sheep} other {# sheep}}      # is the number
    {kind, select, wool {woollen} other {other}}

An apostrophe quotes when a brace (or, in a plural, #) follows it: '{' is a brace, '{n}' are three characters; two
apostrophes are always one apostrophe, and any other lone apostrophe is itself. What ICU would let pass and an author
hardly means (a stray }, a quotation that never ends, a key given twice) is an error here.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hogar.kernel.message import Value

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
"""The plural categories that any language may have."""
DEEPEST: Final = 12
"""How many arguments may stand inside one another."""

_SPACE: Final = (" ", "\t", "\r", "\n")
_STOOD: Final = re.compile(r"\w+|.", re.DOTALL)
_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_SELECT_KEY: Final = re.compile(r"[A-Za-z0-9_]+")
_PLURAL_KEY: Final = re.compile(rf"=(?:0|-?[1-9][0-9]{{0,8}})(?![0-9])|(?:{'|'.join(CATEGORIES)})(?![A-Za-z0-9_])")


def _english(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _spanish(number: int) -> str:
    millions = number != 0 and number % 1_000_000 == 0
    return "many" if millions else _english(number)


PLURALS: Final[dict[str, Callable[[int], str]]] = {"en": _english, "es": _spanish}
"""For each language the plural category of a whole number; a new language needs one line here."""


class PatternError(ValueError):
    """A pattern that can't be read: where (in characters from its start), what was expected, what stood there."""

    def __init__(self, pattern: str, position: int, expected: str, found: str, place: str = "") -> None:
        """Says all of it; `place` is the message that the pattern belongs to."""
        before = pattern[max(0, position - 20) : position]
        where = f"at position {position}" + (f", after {before!r}" if before else "")
        super().__init__(f"{place + ': ' if place else ''}expected {expected} but found {found} {where}")
        self.pattern = pattern
        self.position = position
        self.expected = expected
        self.found = found

    def within(self, place: str) -> PatternError:
        """The same error, said with the message that the pattern belongs to."""
        return PatternError(self.pattern, self.position, self.expected, self.found, place)


class MissingValue(KeyError):
    """A message was said without a value that its sentence needs."""

    def __init__(self, id: str, name: str) -> None:
        """The message and the name of the value that it lacks."""
        super().__init__(id, name)
        self.id = id
        self.name = name

    def __str__(self) -> str:
        """The sentence, without the quotation marks of a KeyError."""
        return f"message {self.id!r} needs a value {self.name!r}"


class WrongValue(TypeError):
    """A message was said with a value of a kind that its sentence can't use."""

    def __init__(self, id: str, name: str, expected: str, value: object) -> None:
        """The message, the name of the value, what it should have been and what it was."""
        super().__init__(f"message {id!r} needs {expected} as {name!r}, not {value!r}")


@dataclass(frozen=True, slots=True)
class Filling:
    """What fills a pattern: the values of the message `id`, and `words`, which says how a value reads."""

    language: str
    values: Mapping[str, Value]
    id: str = ""
    words: Callable[[Value], str] = str

    def value(self, name: str) -> Value:
        """The value called so."""
        if name not in self.values:
            raise MissingValue(self.id, name)
        return self.values[name]

    def number(self, name: str) -> int:
        """The value called so, which must be a number."""
        value = self.value(name)
        if isinstance(value, int):
            return value
        raise WrongValue(self.id, name, "a number", value)

    def key(self, name: str) -> str:
        """The value called so as a key of a select: a word or a number."""
        value = self.value(name)
        if isinstance(value, int | str):
            return str(value)
        raise WrongValue(self.id, name, "a word or a number", value)


class Node(ABC):
    """A part of a parsed pattern."""

    __slots__ = ()

    @abstractmethod
    def write(self, filling: Filling) -> str:
        """This part with its places filled in."""

    def uses(self) -> Iterator[tuple[str, str]]:
        """Every value that it needs, as name and kind: `text`, `number` or `word`."""
        yield from ()


@dataclass(frozen=True, slots=True)
class Text(Node):
    """Words that stay as they are."""

    text: str

    def write(self, filling: Filling) -> str:
        """The words."""
        return self.text


@dataclass(frozen=True, slots=True)
class Place(Node):
    """`{name}`: any value, put into words."""

    name: str

    def write(self, filling: Filling) -> str:
        """The value in words."""
        return filling.words(filling.value(self.name))

    def uses(self) -> Iterator[tuple[str, str]]:
        """The one value."""
        yield self.name, "text"


@dataclass(frozen=True, slots=True)
class Number(Node):
    """`{n, number}`, or `#` inside the plural of n."""

    name: str

    def write(self, filling: Filling) -> str:
        """The number, plainly."""
        return str(filling.number(self.name))

    def uses(self) -> Iterator[tuple[str, str]]:
        """The one number."""
        yield self.name, "number"


@dataclass(frozen=True, slots=True)
class Pattern(Node):
    """A whole sentence, or what stands in one branch of a plural or select."""

    nodes: tuple[Node, ...]

    def write(self, filling: Filling) -> str:
        """All parts, one after another."""
        return "".join([node.write(filling) for node in self.nodes])

    def uses(self) -> Iterator[tuple[str, str]]:
        """What any of its parts needs."""
        for node in self.nodes:
            yield from node.uses()


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """What plural and select share: a value and the branches it chooses from."""

    name: str
    branches: Mapping[str, Pattern]

    def uses(self) -> Iterator[tuple[str, str]]:
        """What any of its branches needs."""
        for branch in self.branches.values():
            yield from branch.uses()


@dataclass(frozen=True, slots=True)
class Plural(Choice):
    """`{n, plural, …}`: the branch for exactly this number, else for its category, else `other`."""

    def write(self, filling: Filling) -> str:
        """The branch that the number chooses."""
        number = filling.number(self.name)
        for key in (f"={number}", PLURALS[filling.language](number)):
            if key in self.branches:
                return self.branches[key].write(filling)
        return self.branches["other"].write(filling)

    def uses(self) -> Iterator[tuple[str, str]]:
        """The number and what the branches need."""
        yield self.name, "number"
        yield from Choice.uses(self)


@dataclass(frozen=True, slots=True)
class Select(Choice):
    """`{x, select, …}`: the branch of this word, else `other`."""

    def write(self, filling: Filling) -> str:
        """The branch that the word chooses."""
        branch = self.branches.get(filling.key(self.name), self.branches["other"])
        return branch.write(filling)

    def uses(self) -> Iterator[tuple[str, str]]:
        """The word and what the branches need."""
        yield self.name, "word"
        yield from Choice.uses(self)


@lru_cache(maxsize=16384)
def parse(pattern: str) -> Pattern:
    """The tree of a pattern; a PatternError says where it can't be read."""
    return _Parser(pattern).whole()


class _Parser:
    """Reads one pattern from left to right; `position` is the next character."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.depth = 0

    def whole(self) -> Pattern:
        pattern = self.pattern("")
        if self.next():
            raise self.error("text or the end (a brace as text is written '}')")
        return pattern

    def pattern(self, counted: str) -> Pattern:
        """Up to a closing brace or the end; `counted` is the number that # stands for, if any."""
        nodes: list[Node] = []
        while self.next() not in ("", "}"):
            nodes.append(self.node(counted))
        return Pattern(tuple(nodes))

    def node(self, counted: str) -> Node:
        if self.next() == "{":
            return self.argument()
        if counted and self.take("#"):
            return Number(counted)
        return Text(self.plain("{}#" if counted else "{}"))

    def plain(self, special: str) -> str:
        parts: list[str] = []
        while self.next() and self.next() not in special:
            parts.append(self.apostrophe(special) if self.next() == "'" else self.step())
        return "".join(parts)

    def apostrophe(self, special: str) -> str:
        start = self.position
        self.position += 1
        if self.take("'"):
            return "'"
        return self.quotation(start) if self.next() and self.next() in special else "'"

    def quotation(self, start: int) -> str:
        parts: list[str] = []
        while self.next():
            if not self.take("'"):
                parts.append(self.step())
            elif self.take("'"):
                parts.append("'")
            else:
                return "".join(parts)
        raise self.error(f"an apostrophe that ends the quotation begun at position {start}")

    def argument(self) -> Node:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.error(f"no more than {DEEPEST} arguments inside one another")
        self.expect("{")
        name = self.match(_NAME, "the name of a value")
        node = Place(name) if self.next() == "}" else self.kind(name)
        self.expect("}")
        self.depth -= 1
        return node

    def kind(self, name: str) -> Node:
        """What follows the name, up to the closing brace."""
        self.expect(",", "',' or '}'")
        self.space()
        start = self.position
        kind = self.match(_NAME, "number, plural or select")
        if kind == "number":
            return Number(name)
        if kind in ("plural", "select"):
            return self.choice(kind, name)
        raise self.error("number, plural or select", start)

    def choice(self, kind: str, name: str) -> Choice:
        self.expect(",")
        if kind == "plural":
            return Plural(name, self.branches(_PLURAL_KEY, f"=number or one of {', '.join(CATEGORIES)}", name))
        return Select(name, self.branches(_SELECT_KEY, "a key and its text in braces", ""))

    def branches(self, keys: re.Pattern[str], expected: str, counted: str) -> dict[str, Pattern]:
        branches: dict[str, Pattern] = {}
        self.space()
        while self.next() != "}":
            self.branch(branches, self.match(keys, expected), counted)
        if "other" not in branches:
            raise self.error("a branch other {…}")
        return branches

    def branch(self, branches: dict[str, Pattern], key: str, counted: str) -> None:
        if key in branches:
            raise self.error("every key once", self.position, f"{key!r} again")
        self.expect("{")
        branches[key] = self.pattern(counted)
        self.expect("}")
        self.space()

    def next(self) -> str:
        """The character that comes; empty at the end."""
        return self.text[self.position : self.position + 1]

    def step(self) -> str:
        self.position += 1
        return self.text[self.position - 1]

    def take(self, character: str) -> bool:
        taken = self.next() == character
        self.position += taken
        return taken

    def expect(self, character: str, expected: str = "") -> None:
        if not self.take(character):
            raise self.error(expected or repr(character))

    def match(self, what: re.Pattern[str], expected: str) -> str:
        """A word with the space around it."""
        self.space()
        match = what.match(self.text, self.position)
        if match is None:
            raise self.error(expected)
        self.position = match.end()
        self.space()
        return match[0]

    def space(self) -> None:
        while self.next() in _SPACE:
            self.position += 1

    def error(self, expected: str, position: int = -1, found: str = "") -> PatternError:
        where = self.position if position < 0 else position
        stood = _STOOD.match(self.text, where)
        return PatternError(self.text, where, expected, found or (repr(stood[0]) if stood else "the end"))
