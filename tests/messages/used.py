"""Which ids of the catalogues the code can say, found in the same way for the kernel and for every game.

What a game declares (verbs, happenings, reasons, options) is asked of the game; what it says in the middle of its
rules (`Message("…")`, `Invalid("…")`, `wrong(…, "…")`, `ASKED = "…"`) is read from the source; the categories of its
score sheets are seen in play.
"""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import hogar
from hogar.kernel.codec import Mask, Word
from hogar.kernel.combine import KERNEL_VERBS
from hogar.kernel.errors import Invalid
from hogar.kernel.event import Happening
from hogar.kernel.game import Game
from hogar.kernel.message import Message
from hogar.kernel.moment import MOMENT_VERBS
from hogar.kernel.move import Phrase
from hogar.kernel.parameters import Parameter, SeatNumber, Several, Words
from hogar.kernel.playout import play_out
from hogar.kernel.rng import Rng
from hogar.kernel.state import State
from hogar.manifest import GAMES
from hogar.messages.catalogue import LIST_IDS
from hogar.messages.load import games_with_text

HOGAR: Final = Path(hogar.__file__).parent
CORE: Final = ("kernel", "parts", "games")
FOR_ALL: Final = {*LIST_IDS, "seat.name", "answer.yes", "answer.no", "language.en", "language.es", "score.total"}
"""What the catalogues themselves, the terminal, the server and the browser need of the shared words."""
ARGUMENT_OF_ID: Final = {"Message": 0, "Invalid": 0, "wrong": 1}
GOODS: Final = "good"
"""The kind of words that also has names short enough for tables."""
MOST_VALUES: Final = 1000
"""How many values of a parameter are tried one by one."""
AN_ID: Final = re.compile(r"[a-z_]+(?:\.[a-z0-9_+]+)+")


class Saying(NamedTuple):
    """An id in the source, with the names of the values it is said with (None where the source doesn't tell)."""

    id: str
    values: frozenset[str] | None
    place: str


# What the source says.


@cache
def sayings(*folders: Path) -> list[Saying]:
    """Everything that the source in these folders or files says by a literal id; f-strings have stars in theirs."""
    files = sorted([file for folder in folders for file in ([folder] if folder.is_file() else folder.rglob("*.py"))])
    return [saying for file in files for saying in sayings_of(file)]


def sayings_of(file: Path) -> Iterator[Saying]:
    """What one file says."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        place = f"{file.relative_to(HOGAR)}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Call):
            yield from said_by_call(node, place)
        elif isinstance(node, ast.ClassDef):
            yield from [Saying(id, None, place) for id in asked_by_class(node)]


def said_by_call(call: ast.Call, place: str) -> Iterator[Saying]:
    """What a call of Message, Invalid or wrong says."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    position = ARGUMENT_OF_ID.get(name, len(call.args))
    if position < len(call.args):
        prefix = "invalid." if name == "wrong" else ""
        for id in ids_in(call.args[position]):
            yield Saying(prefix + id, values_of(call, name), place)


def ids_in(expression: ast.expr) -> list[str]:
    """The ids that an expression may be: a literal, an f-string, or a choice between two."""
    if isinstance(expression, ast.IfExp):
        return ids_in(expression.body) + ids_in(expression.orelse)
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        return [expression.value]
    if isinstance(expression, ast.JoinedStr):
        return ["".join([str(getattr(part, "value", "*")) if is_text(part) else "*" for part in expression.values])]
    return []


def is_text(part: ast.expr) -> bool:
    """Whether a part of an f-string stands there as it is."""
    return isinstance(part, ast.Constant)


def values_of(call: ast.Call, name: str) -> frozenset[str] | None:
    """The names of the values of a call; None where they are not written out."""
    if name == "wrong":
        names = [keyword.arg for keyword in call.keywords]
        return None if None in names else frozenset(["where", *[str(given) for given in names]])
    if len(call.args) < 2 and not call.keywords:
        return frozenset()
    table = call.args[1] if len(call.args) > 1 else call.keywords[0].value
    if not isinstance(table, ast.Dict) or not all(key is not None and is_text(key) for key in table.keys):
        return None
    return frozenset([str(getattr(key, "value", "")) for key in table.keys])


def asked_by_class(definition: ast.ClassDef) -> Iterator[str]:
    """The ASKED of a step."""
    for node in definition.body:
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.AnnAssign) and isinstance(target, ast.Name) and target.id == "ASKED" and node.value:
            yield from [id for id in ids_in(node.value) if id]


@cache
def mentions(*folders: Path) -> set[str]:
    """Every string in the source of these folders that may be an id: somebody may say it in a way not seen here."""
    files = [file for folder in folders for file in folder.rglob("*.py")]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and AN_ID.fullmatch(node.value)
    }


# What is declared.


def room(game: Game[Any]) -> Path:
    """The folder of a game."""
    return HOGAR / "games" / game.id


def happenings(game: Game[Any]) -> list[Happening]:
    """Every kind of event that the modules of a game's room hold."""
    package = import_module(f"hogar.games.{game.id}")
    modules = [import_module(info.name) for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    found = [thing for module in modules for thing in vars(module).values() if isinstance(thing, Happening)]
    return list({happening.name: happening for happening in found}.values())


def words_in(phrases: Iterable[Phrase]) -> set[str]:
    """The names of all words that phrases may hold."""
    found: set[str] = set()
    for parameter in [parameter for phrase in phrases for parameter in phrase.parameters]:
        if isinstance(parameter, (Words, Several)):
            found |= {f"{parameter.kind}.{word}" for word in parameter.words}
        elif isinstance(parameter, SeatNumber):
            found |= {f"seat.{place + 1}" for place in range(parameter.size)}
    return found


def shown_values(parameter: Parameter) -> Iterator[Message]:
    """What a parameter shows for its values: for the first ones and, where there are too many, for powers."""
    powers = {base**power for base in (2, 10) for power in range(60)}
    for value in sorted({*range(MOST_VALUES), *powers}):
        shown = parameter.value(value) if value < parameter.size else 0
        yield from [shown] if isinstance(shown, Message) else shown if isinstance(shown, list) else []


def ids_of(message: Message) -> Iterator[str]:
    """The id of a message and those of the messages in it."""
    yield message.id
    for value in message.values.values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, Message):
                yield from ids_of(inner)


def parameters_of(game: Game[Any]) -> list[Parameter]:
    """Every place of a game's verbs and events."""
    phrases: list[Phrase] = [*game.verbs.values(), *happenings(game)]
    return list(dict.fromkeys([parameter for phrase in phrases for parameter in phrase.parameters]))


def short_names(words: Iterable[str]) -> set[str]:
    """The short names of the goods among these words."""
    return {f"short.{id.removeprefix(f'{GOODS}.')}" for id in words if id.startswith(f"{GOODS}.")}


def options_of(game: Game[Any]) -> set[str]:
    """The names and explanations of options, and of the words that people choose from; listed ones are typed as ids."""
    fields = game.options().FIELDS
    chosen = {name: codec.words for name, codec in fields.items() if isinstance(codec, Word | Mask)}
    words = {f"option.{name}.{word}" for name in chosen for word in chosen[name]}
    return words | {f"option.{name}.{part}" for name in fields for part in ("name", "about")}


@cache
def categories(game_id: str) -> set[str]:
    """The categories of score sheets, as seen in a random game for each number of players, and at other beginnings."""
    game = GAMES[game_id]
    found: set[str] = set()
    for players in game.players:
        state, rng = game.start(players), Rng(players)
        for other in beginnings(game, players):
            found |= categories_of(other)
        made = 1
        while made:
            found |= categories_of(state)
            made = play_out(state, rng, 100)
    return found


def categories_of(state: State) -> set[str]:
    """The categories of the sheets of a position."""
    return {f"score.{category}" for sheet in state.scores() for category in sheet.to_json()}


def beginnings(game: Game[Any], players: int) -> Iterator[State]:
    """The first position with each other word that an option may have, as far as it fits the usual choices."""
    for name, codec in game.options().FIELDS.items():
        for word in codec.words if isinstance(codec, Word) else ():
            with suppress(Invalid):
                yield game.start(players, game.read_options({name: word}, players))


# All of it.


def exactly(said: Iterable[str]) -> set[str]:
    """The ids without a star."""
    return {id for id in said if "*" not in id}


@cache
def said_by_all() -> set[str]:
    """What the kernel, the parts and the manifest say, and what every table needs."""
    source = {saying.id for saying in sayings(HOGAR / "kernel", HOGAR / "parts", HOGAR / "manifest.py")}
    verbs = KERNEL_VERBS + MOMENT_VERBS
    seats = words_in([Phrase("", SeatNumber())])
    names = {f"game.{game}.{part}" for game in GAMES for part in ("name", "about")}
    return FOR_ALL | seats | names | {f"move.{verb.name}" for verb in verbs} | words_in(verbs) | exactly(source)


@cache
def said_by_game(game_id: str) -> set[str]:
    """What a game says beyond that."""
    game = GAMES[game_id]
    verbs, events = list(game.verbs.values()), happenings(game)
    words = words_in([*verbs, *events])
    phrases = {f"move.{verb.name}" for verb in verbs} | {f"event.{event.name}" for event in events}
    reasons = {f"refusal.{reason.name}" for reason in game.reasons[1:]}
    shown = {id for place in parameters_of(game) for message in shown_values(place) for id in ids_of(message)}
    source = exactly([saying.id for saying in sayings(room(game))]) | shown
    return words | short_names(words) | phrases | reasons | options_of(game) | categories(game_id) | source


def edges() -> list[Path]:
    """The packages around the core: terminal, server, bots and whatever else there is."""
    packages = [folder for folder in HOGAR.iterdir() if (folder / "__init__.py").is_file()]
    return sorted([folder for folder in packages if folder.name not in CORE])


def may_be_said(said: set[str], *folders: Path) -> set[str]:
    """What is said, and what else the source of some folders could mean: stars stand for any text.

    An f-string counts only where no exact id fits it: `good.*` must not excuse a name that no good has.
    """
    stars = {saying.id for saying in sayings(*folders, *edges()) if "*" in saying.id}
    heads = {star.partition("*")[0] for star in stars}
    unknown = {f"{head}*" for head in heads if head and not any(id.startswith(head) for id in said)}
    return said | unknown | mentions(*folders, *edges())


def names_of_rooms() -> set[str]:
    """What the shared words may call games that have a room already, though they are in no manifest yet."""
    return {f"game.{game}.{part}" for game in games_with_text() for part in ("name", "about")}
