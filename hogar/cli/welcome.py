"""What is asked before a match begins: which game, how many, who sits where, with which options."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from rich.table import Table as Grid
from rich.text import Text

from hogar.bots.manifest import BOTS, COMMAND
from hogar.cli.editions import edition_of
from hogar.cli.screen import Screen, going_on
from hogar.cli.sitters import Sitter, named
from hogar.cli.words import clean_name, refusal, words_for
from hogar.kernel.codec import Codec, Flag
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Edition, Game, Options
from hogar.kernel.state import State
from hogar.manifest import GAMES, game_named
from hogar.messages import Catalogue
from hogar.messages.catalogue import folded

USUAL_BOT: Final = "casual"
NOT_A_NAME: Final = ("root", "user", "admin", "ubuntu")
T = TypeVar("T")


@dataclass
class Wishes:
    """What the command line says about the match to come; what it leaves out is asked."""

    game: str | None = None
    players: int | None = None
    seats: str | None = None
    options: list[str] = field(default_factory=list)
    edition: str | None = None

    def silent(self) -> bool:
        """Whether it says nothing at all: then everything is asked, options too."""
        return self.players is None and self.seats is None and not self.options


@dataclass(frozen=True)
class Plan:
    """A match that is about to begin."""

    game: Game[Any]
    seats: list[Sitter]
    options: Options
    edition: Edition | None = None

    def start(self) -> State:
        """The first position of the match."""
        first: State = self.game.start(len(self.seats), self.options, self.edition)
        return first


def find_game(asked: str) -> Game[Any]:
    """The game of that name; raises `Invalid` with those that there are, and the one that may be meant."""
    id = folded(asked).replace(" ", "_").replace("-", "_")
    close = difflib.get_close_matches(id, GAMES, n=1, cutoff=0.6)
    if id not in GAMES and close:
        raise Invalid("cli.error.game", {"got": asked[:40], "like": close[0]})
    return game_named(id)


def plan_match(screen: Screen, wishes: Wishes) -> Plan:
    """Asks for everything that the wishes leave open."""
    game = find_game(wishes.game) if wishes.game else ask_game(screen)
    edition = edition_of(game, wishes.edition)
    screen.words = words_for(screen.words.language, game.id)
    players = number_of_players(screen, game, wishes)
    seats = read_seats(screen.words, wishes.seats, players) if wishes.seats else ask_seats(screen, game, players)
    texts = wishes.options
    if wishes.silent() and game.options().FIELDS:
        return Plan(game, seats, ask_options(screen, game, players), edition)
    return Plan(game, seats, read_options(screen.words, game, players, texts), edition)


def asked_until(screen: Screen, read: Callable[[str], T], known: Sequence[str] = ()) -> T:
    """The first answer that can be read; what is wrong with others is said."""
    while True:
        line = screen.ask(lambda start: going_on(start, known))
        try:
            return read(line)
        except Invalid as refused:
            screen.tell(refusal(screen.words, refused), "red")


# Game and players.


def ask_game(screen: Screen) -> Game[Any]:
    """Which game; not asked where there is only one."""
    games = list(GAMES.values())
    if len(games) == 1:
        return games[0]
    screen.say("welcome.game", style="bold")
    for number, game in enumerate(games, 1):
        name, about = [screen.words.say(f"game.{game.id}.{part}") for part in ("name", "about")]
        screen.show(Text.assemble((f"{number:>3} ", "bold cyan"), (f"{name}: ", "bold"), about))
    return asked_until(screen, lambda line: picked_game(games, line), [game.id for game in games])


def picked_game(games: list[Game[Any]], line: str) -> Game[Any]:
    """The game of a number or a name; the first one for an empty line."""
    if line.isdecimal() and 1 <= int(line) <= len(games):
        return games[int(line) - 1]
    return find_game(line) if line else games[0]


def number_of_players(screen: Screen, game: Game[Any], wishes: Wishes) -> int:
    """How many play: as wished, as many as seats are named, or as answered."""
    if wishes.players is not None:
        return refused_players(game, wishes.players)
    if wishes.seats:
        return refused_players(game, len(split_seats(wishes.seats)))
    usual = 2 if 2 in game.players else game.players[0]
    name = screen.words.say(f"game.{game.id}.name")
    screen.say("welcome.players", style="bold", game=name, low=game.players[0], high=game.players[-1], usual=usual)
    return asked_until(screen, lambda line: read_players(game, line, usual))


def read_players(game: Game[Any], line: str, usual: int) -> int:
    """A number of players as it was typed."""
    if not line:
        return usual
    if not re.fullmatch(r"[0-9]{1,4}", line):
        raise Invalid("cli.error.number", {"got": line[:40]})
    return refused_players(game, int(line))


def refused_players(game: Game[Any], players: int) -> int:
    """The number itself, if the game is for so many."""
    if players not in game.players:
        raise Invalid("invalid.players", {"low": game.players[0], "high": game.players[-1], "got": players})
    return players


# Seats.


def split_seats(text: str) -> list[str]:
    """The names between the commas."""
    return [part.strip() for part in text.split(",")]


def read_seats(words: Catalogue, text: str, players: int) -> list[Sitter]:
    """Who sits where, as a list such as `you,greedy,random` or `Ana,Bea` says it."""
    names = split_seats(text)
    if len(names) != players:
        raise Invalid("cli.error.seats", {"players": players, "got": len(names)})
    seats: list[Sitter] = []
    for place, name in enumerate(names, 1):
        seats.append(sitter(words, name, place, seats))
    return seats


def sitter(words: Catalogue, name: str, place: int, before: list[Sitter]) -> Sitter:
    """A person or a bot by that name, told from those who sit already."""
    if name.startswith(COMMAND):
        return Sitter(other_name(words.say("cli.welcome.program"), before), name)
    bot = named(name).bot
    if bot:
        return Sitter(other_name(bot.capitalize(), before), bot)
    if folded(name) in [folded(word) for word in words.say("cli.welcome.you").split()] + ["you"]:
        return Sitter(other_name(own_name(words, place), before))
    clean = clean_name(name)
    if not clean:
        raise Invalid("cli.error.no_name", {"seat": place})
    if folded(clean) in [folded(other.name) for other in before]:
        raise Invalid("cli.error.same_name", {"name": clean})
    return Sitter(clean)


def other_name(name: str, before: list[Sitter]) -> str:
    """The name, with a number where somebody has it already."""
    taken = {folded(other.name) for other in before}
    names = [name, *[f"{name} {number}" for number in range(2, 20)]]
    return next(own for own in names if folded(own) not in taken)


def own_name(words: Catalogue, place: int) -> str:
    """What to call a person who gave no name: as the computer does, else by the seat."""
    user = clean_name(os.environ.get("USER") or os.environ.get("USERNAME") or "")
    return user.capitalize() if user and user not in NOT_A_NAME else words.say(f"seat.{place}")


def ask_seats(screen: Screen, game: Game[Any], players: int) -> list[Sitter]:
    """Who sits where, seat by seat; who just presses Enter plays against bots."""
    seats: list[Sitter] = []
    screen.say("welcome.seats", style="bold", bots=", ".join(BOTS))
    for place in range(1, players + 1):
        usual = own_name(screen.words, place) if place == 1 else USUAL_BOT
        screen.say("welcome.seat", place=place, usual=usual)
        seats.append(asked_until(screen, seat_reader(screen.words, usual, place, seats), list(BOTS)))
    return seats


def seat_reader(words: Catalogue, usual: str, place: int, seats: list[Sitter]) -> Callable[[str], Sitter]:
    """What makes a sitter of a line."""
    return lambda line: sitter(words, line or usual, place, seats)


# Options.


def ask_options(screen: Screen, game: Game[Any], players: int) -> Options:
    """The usual options, or those that the person changes."""
    options = fitting(game, players)
    known = [f"{name}=" for name in options.FIELDS]
    while True:
        screen.say("welcome.options", style="bold")
        screen.show(option_table(screen.words, options))
        line = screen.ask(lambda start: going_on(start, known))
        if not line:
            return options
        try:
            options = read_options(screen.words, game, players, [line], options)
        except Invalid as refused:
            screen.tell(refusal(screen.words, refused), "red")


def fitting(game: Game[Any], players: int) -> Options:
    """The usual options for a number of players."""
    return game.read_options({}, players)


def option_table(words: Catalogue, options: Options) -> Grid:
    """The options with their values and what they mean."""
    table = Grid.grid(padding=(0, 2, 0, 1))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for name, codec in options.FIELDS.items():
        about = words.say(f"option.{name}.about") if words.has(f"option.{name}.about") else ""
        table.add_row(f"{name}={value_text(words, codec, getattr(options, name))}", Text(about, "dim"))
    return table


def value_text(words: Catalogue, codec: Codec, value: Any) -> str:
    """A value as a person may type it."""
    if isinstance(codec, Flag):
        return words.say("answer.yes" if value else "answer.no")
    return str(codec.write(value))


def read_options(
    words: Catalogue, game: Game[Any], players: int, texts: Sequence[str], before: Options | None = None
) -> Options:
    """Options as texts such as `special_tiles=3` say them; raises `Invalid` for what there is not."""
    data = before.to_json() if before is not None else {}
    fields = game.options().FIELDS
    for text in texts:
        name, equals, value = [part.strip() for part in text.partition("=")]
        if not equals:
            raise Invalid("cli.error.option_form", {"got": text[:40]})
        if name not in fields:
            like = difflib.get_close_matches(name, fields, n=1)
            values: dict[str, Any] = {"got": name[:40], "options": ", ".join(fields), "like": "".join(like)}
            raise Invalid("cli.error.option", {**values, "some": len(like)})
        data[name] = read_value(words, fields[name], value)
    return game.read_options(data, players)


def read_value(words: Catalogue, codec: Codec, text: str) -> Any:
    """A value of an option as JSON; the game says whether it is a good one."""
    plain = folded(text)
    if isinstance(codec, Flag):
        yes = {folded(words.say("answer.yes")), "yes", "true", "on", "1"}
        no = {folded(words.say("answer.no")), "no", "false", "off", "0"}
        return True if plain in yes else False if plain in no else text
    return int(plain) if re.fullmatch(r"-?[0-9]{1,9}", plain) else text
