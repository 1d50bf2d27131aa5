"""Writes the figures of a game as TOML, with what each of them is, its source and its confidence as comments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.kernel.codec import ListOf, Thing
from hogar.messages import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from hogar.kernel.codec import Codec, Json
    from hogar.kernel.game import Edition, Game
    from hogar.kernel.message import Message
    from hogar.messages import Catalogue


def write_edition(game: Game[Any], language: str = "en", edition: Edition | None = None) -> str:
    """The file: today's figures of a game, or those of another edition of it."""
    return Writer(game, catalogue(language, game.id)).write(edition if edition is not None else game.edition())


def is_block(codec: Codec) -> bool:
    """Whether a field is a list of things with fields of their own: `[[roads]]`, once for each."""
    return isinstance(codec, ListOf) and isinstance(codec.item, Thing)


def to_toml(value: Json) -> str:
    """A value on one line; text in the core's words needs no escapes."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        inside = ", ".join([f"{key} = {to_toml(item)}" for key, item in value.items()])
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join([to_toml(item) for item in value])}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


class Writer:
    """Writes the figures of one game in one language."""

    def __init__(self, game: Game[Any], words: Catalogue) -> None:
        self.game = game
        self.words = words
        self.sources = game.sources()

    def write(self, edition: Edition) -> str:
        """The whole file: plain fields first, as TOML has it, then the lists of things."""
        data = edition.to_json()
        name = self.words.say(f"game.{self.game.id}.name")
        lines = [f"# {self.words.say('edition.title', game=name)}", f"# {self.words.say('edition.about')}", ""]
        lines.append(f'game = "{self.game.id}"')
        fields = edition.FIELDS
        for field in [field for field, codec in fields.items() if not is_block(codec)]:
            lines += ["", *self.comment(field), f"{field} = {to_toml(data[field])}"]
        for field in [field for field, codec in fields.items() if is_block(codec)]:
            lines += ["", *self.comment(field), *self.blocks(field, data[field])]
        return "\n".join(lines) + "\n"

    def blocks(self, field: str, things: list[Mapping[str, Json]]) -> Iterator[str]:
        """A list of things, each under a heading of its own with its number."""
        for number, thing in enumerate(things, 1):
            yield ""
            yield f"[[{field}]]  # {number}"
            mark = self.mark(f"{field}.{number}")
            yield from [mark] if mark else []
            for part, value in thing.items():
                own = self.mark(f"{field}.{number}.{part}") or ("" if mark else self.mark(f"{field}.{part}"))
                yield f"{part} = {to_toml(value)}" + (f"  {own}" if own else "")

    def comment(self, field: str) -> list[str]:
        """What a field is, and its mark."""
        source = self.sources.get(field)
        if source is None:
            return []
        return [f"# {self.words.text(source.about)}", self.mark(field)]

    def mark(self, field: str) -> str:
        """Source and confidence of a field, or nothing."""
        source = self.sources.get(field)
        if source is None:
            return ""
        values: dict[str, Message] = {"source": source.origin, "confidence": source.confidence}
        return f"# {self.words.say('edition.mark', **values)}"
