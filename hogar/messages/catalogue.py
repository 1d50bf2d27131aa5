"""A catalogue: every sentence of one language by its id, and how messages of the core become sentences."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from hogar.kernel.message import Message, Value
from hogar.messages.pattern import PLURALS, Filling, Pattern, PatternError, parse

LIST_NOTHING: Final = "list.nothing"
"""What an empty list reads as."""
LIST_COMMA: Final = "list.comma"
"""`items` and the `next` one, when more follow."""
LIST_LAST: Final = "list.last"
"""`items` and the `last` one."""
LIST_LAST_I: Final = "list.last_i"
"""The same where the last one begins with the sound i: Spanish then says e instead of y."""
LIST_IDS: Final = (LIST_NOTHING, LIST_COMMA, LIST_LAST, LIST_LAST_I)
"""What every catalogue needs to join lists."""

_SOUND_I: Final = re.compile(r"\W*(?:i|hi(?![ae]))")


def folded(text: str) -> str:
    """The text without accents and capitals, for comparing as people do."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join([character for character in apart if not unicodedata.combining(character)]).casefold()


class MissingMessage(KeyError):
    """An id that the catalogue does not have."""

    def __init__(self, id: str, language: str) -> None:
        """The id and the language of the catalogue."""
        super().__init__(id, language)
        self.id = id
        self.language = language

    def __str__(self) -> str:
        """The sentence, without the quotation marks of a KeyError."""
        return f"there is no message {self.id!r} in the catalogue {self.language!r}"


class Catalogue:
    """The sentences of one language; each is parsed when it is first needed."""

    def __init__(self, language: str, patterns: Mapping[str, str]) -> None:
        """A catalogue of these patterns by id."""
        if language not in PLURALS:
            raise ValueError(f"no plural rule for language {language!r}; there are {', '.join(PLURALS)}")
        self.language = language
        self._patterns = dict(patterns)

    def has(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return id in self._patterns

    def ids(self) -> list[str]:
        """All ids, in the order of the catalogue."""
        return list(self._patterns)

    def pattern(self, id: str) -> Pattern:
        """The parsed sentence of an id; MissingMessage or PatternError where there is none."""
        if id not in self._patterns:
            raise MissingMessage(id, self.language)
        try:
            return parse(self._patterns[id])
        except PatternError as error:
            raise error.within(f"message {id!r} ({self.language})") from None

    def text(self, message: Message) -> str:
        """A message as people read it."""
        filling = Filling(self.language, message.values, message.id, self._words)
        return self.pattern(message.id).write(filling)

    def say(self, id: str, /, **values: Value) -> str:
        """The sentence of an id with these values."""
        return self.text(Message(id, values))

    def _words(self, value: Value) -> str:
        if isinstance(value, Message):
            return self.text(value)
        return self._joined(value) if isinstance(value, list) else str(value)

    def _joined(self, messages: list[Message]) -> str:
        texts = [self.text(message) for message in messages]
        if not texts:
            return self.say(LIST_NOTHING)
        items = texts[0]
        for text in texts[1:-1]:
            items = self.say(LIST_COMMA, items=items, next=text)
        return self._with_last(items, texts[-1]) if len(texts) > 1 else items

    def _with_last(self, items: str, last: str) -> str:
        id = LIST_LAST_I if _SOUND_I.match(folded(last)) else LIST_LAST
        return self.say(id, items=items, last=last)
