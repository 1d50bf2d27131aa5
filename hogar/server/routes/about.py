"""What the server knows before anybody plays: games, words, rules, figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from hogar import __version__
from hogar.bots.manifest import BOTS
from hogar.editions import write_edition
from hogar.kernel.codec import Codec, Flag, Listed, Mask, Whole
from hogar.kernel.codec import Word as WordCodec
from hogar.kernel.parameters import Number, Parameter, SeatNumber, Several, Words
from hogar.manifest import GAMES
from hogar.messages import LANGUAGES, rule_book
from hogar.server import wire
from hogar.server.http import Call, Endpoint, Nothing, Plain
from hogar.server.routes.parts import GameQuery, InLanguage, OfGame, OfGameIn, found_game
from hogar.server.words import patterns_of

if TYPE_CHECKING:
    from hogar.kernel.game import Game
    from hogar.kernel.move import Verb

MOST_FOUND: Final = 50


class Wanted(Struct, frozen=True):
    """The words of a search."""

    words: Annotated[str, Meta(max_length=200)]


async def games(call: Call[Nothing, Nothing, None]) -> wire.Games:
    """Every game."""
    return wire.Games([shown(game) for game in GAMES.values()], list(LANGUAGES), __version__)


def shown(game: Game[Any]) -> wire.GameShown:
    """A game with what can be chosen and played."""
    options = game.options()
    defaults = {str(players): game.read_options({}, players).to_json() for players in game.players}
    return wire.GameShown(
        game.id, (game.players[0], game.players[-1]), game.rules,
        [option(name, codec, options.to_json()[name]) for name, codec in options.FIELDS.items()],
        defaults, [verb(each) for each in game.verbs.values()], list(BOTS),
    )  # fmt: skip


def option(name: str, codec: Codec, default: Any) -> wire.OptionShown:
    """An option with what it may be."""
    if isinstance(codec, Flag):
        return wire.OptionShown(name, "flag", default)
    if isinstance(codec, Whole):
        return wire.OptionShown(name, "whole", default, codec.low, codec.high)
    if isinstance(codec, Listed):
        return wire.OptionShown(name, "text", default)
    assert isinstance(codec, WordCodec | Mask), f"option {name} has no form for clients"
    return wire.OptionShown(name, "word" if isinstance(codec, WordCodec) else "words", default, words=list(codec.words))


def verb(own: Verb) -> wire.VerbShown:
    """A kind of move."""
    return wire.VerbShown(own.name, own.extra, [parameter(each) for each in own.parameters])


def parameter(own: Parameter) -> wire.ParameterShown:
    """A place in a kind of move."""
    if isinstance(own, Words | Several):
        kind: Literal["word", "several"] = "word" if isinstance(own, Words) else "several"
        return wire.ParameterShown(own.name, kind, words=list(own.words), names=own.kind)
    if isinstance(own, SeatNumber):
        return wire.ParameterShown(own.name, "seat", 1, own.size)
    if isinstance(own, Number):
        return wire.ParameterShown(own.name, "number", 0, own.size - 1)
    return wire.ParameterShown(own.name, "text")  # a parameter of a game's own


async def words(call: Call[InLanguage, GameQuery, None]) -> wire.Words:
    """The sentences of a language."""
    game = found_game(call.query.game).id if call.query.game else ""
    return wire.Words(call.path.language, patterns_of(call.path.language, game))


async def rules(call: Call[OfGameIn, Nothing, None]) -> wire.Rules:
    """The rules of a game."""
    book = rule_book(found_game(call.path.game).id, call.path.language)
    return wire.Rules([wire.Chapter(each.id, each.title, each.clauses) for each in book.chapters])


async def search(call: Call[OfGameIn, Wanted, None]) -> wire.FoundClauses:
    """The clauses with these words."""
    book = rule_book(found_game(call.path.game).id, call.path.language)
    hits = book.find(call.query.words)[:MOST_FOUND]
    return wire.FoundClauses([wire.FoundClause(hit.chapter.id, hit.id, hit.text) for hit in hits])


async def figures(call: Call[OfGame, Nothing, None]) -> wire.Figures:
    """The figures of a game as printed."""
    return wire.Figures(found_game(call.path.game).edition().to_json())


async def edition(call: Call[OfGameIn, Nothing, None]) -> Plain:
    """The same as a file that an owner can correct."""
    game = found_game(call.path.game)
    return Plain(write_edition(game, call.path.language), "application/toml", f"{game.id}.toml")


GAME: Final = "/api/games/{game}"
ENDPOINTS: Final[list[Endpoint]] = [
    Endpoint("GET", "/api/games", games, "Every game, its options, its kinds of moves, its bots", wire.Games),
    Endpoint(
        "GET", "/api/words/{language}", words, "The sentences of a language, with those of a game", wire.Words,
        InLanguage, GameQuery, lasting=True,
    ),
    Endpoint("GET", GAME + "/rules/{language}", rules, "The rules of a game", wire.Rules, OfGameIn, lasting=True),
    Endpoint(
        "GET", GAME + "/rules/{language}/search", search, "The clauses with some words", wire.FoundClauses,
        OfGameIn, Wanted, cost=5,
    ),
    Endpoint("GET", GAME + "/edition", figures, "The printed figures of a game", wire.Figures, OfGame, lasting=True),
    Endpoint(
        "GET", GAME + "/edition/{language}", edition, "The same as a TOML file to correct", Plain, OfGameIn,
        lasting=True, file_kind="application/toml",
    ),
]  # fmt: skip
