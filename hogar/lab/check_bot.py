"""Tests a bot that is a program outside: whether it greets, plays legal moves in time, and leaves when it is told."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

from hogar.bots.bot import Bot
from hogar.bots.outside import Outside
from hogar.bots.random_moves import RandomMoves
from hogar.kernel.rng import Rng
from hogar.lab.playing import play_game
from hogar.lab.seeds import derived
from hogar.manifest import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hogar.bots.bot import Budget
    from hogar.kernel.codec import Json
    from hogar.kernel.game import Game
    from hogar.kernel.move import Move
    from hogar.kernel.view import View


@dataclass(frozen=True)
class Checked:
    """A match that a program has played to its end."""

    game: str
    players: int
    name: str
    moves: int
    slowest: float
    scores: list[int]

    def to_json(self) -> dict[str, Json]:
        """The figures as JSON."""
        return asdict(self)


class Watched(Bot):
    """A bot whose moves are counted and timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.moves = 0
        self.slowest = 0.0

    def choose(self, view: View, budget: Budget, rng: Rng) -> Move:
        start = perf_counter()
        move = self.bot.choose(view, budget, rng)
        self.slowest = max(self.slowest, perf_counter() - start)
        self.moves += 1
        return move


def check_bot(command: str, games: list[str], matches: int, seconds: float, seed: int) -> Iterator[Checked]:
    """Plays matches against random moves, in every game for its smallest and largest number of players.

    Raises `Invalid` with what the program did wrong.
    """
    for game in [GAMES[name] for name in games]:
        for players in sorted({game.players[0], game.players[-1]}):
            for number in range(matches):
                yield one_match(command, game, players, number, seconds, seed)


def one_match(command: str, game: Game[Any], players: int, number: int, seconds: float, seed: int) -> Checked:
    """One match; the program sits in another seat each time."""
    outside = Outside(command)
    bot = Watched(outside)
    bots: list[Bot] = [bot if seat == number % players else RandomMoves() for seat in range(players)]
    parts = (game.id, players, number)
    chance, thinking = Rng(derived(seed, *parts, "chance")), Rng(derived(seed, *parts, "bots"))
    first = game.start(players, game.read_options({}, players))
    state, _ = play_game(first, bots, chance, thinking, seconds)
    outside.leave()
    scores = [sheet.total for sheet in state.scores()]
    return Checked(game.id, players, outside.name, bot.moves, round(bot.slowest, 4), scores)
